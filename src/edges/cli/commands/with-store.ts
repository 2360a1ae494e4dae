// Opens the store for one operator command. The server may be running: each command is short transactions beside it.
import { type OpenStore, openStore } from '../../../platform/store/store.ts'
import type { Config } from '../../../installation/config.ts'
import { storeLocation } from '../../../installation/store-location.ts'

export async function withStore<T>(config: Config, work: (store: OpenStore) => Promise<T>): Promise<T> {
  const store = await openStore(storeLocation(config))
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
