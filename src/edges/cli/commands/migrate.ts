// `assay migrate`: the tables, ahead of the first server of a release, and behind the last one of the release before.
import type { Config } from '../../../installation/config.ts'
import { lockFolder, writableDataFolder } from '../../../installation/data-folder.ts'
import { storeLocation } from '../../../installation/store-location.ts'
import { pendingChanges, updateTables } from '../../../platform/store/store.ts'
import { print, type Printing } from './with-administration.ts'

export async function migrateCommand(
  config: Config,
  { contract = false, ...printing }: Printing & { readonly contract?: boolean },
): Promise<void> {
  const location = storeLocation(config)
  const lock =
    contract && location.kind === 'sqlite' ? lockFolder(writableDataFolder(config.ASSAY_DATA_DIR)) : undefined
  try {
    const ran = await updateTables(location, { contract })
    const { contracts } = await pendingChanges(location)
    print({ ran, waiting: contracts }, printing, [
      ran.length === 0 ? 'The tables are up to date.' : `Done: ${ran.join(', ')}.`,
      ...(contracts.length === 0
        ? []
        : [
            `Waiting until no server of an older release is left: ${contracts.join(', ')}. Then run: assay migrate --contract`,
          ]),
    ])
  } finally {
    lock?.release()
  }
}
