// A file that a worker writes while its store answers. A worker listens on no port, so the health check of the image looks at its age.
import { writeFile } from 'node:fs/promises'
import { type Pauses, repeat } from '../base/repeat.ts'

export interface AliveOptions extends Pauses {
  /** Empty: none is written. */
  readonly path: string
  readonly store: { ping(): Promise<void> }
}

export function keepAliveFile({ path, store, ...pauses }: AliveOptions): { stop(): Promise<void> } {
  if (path === '') return { stop: () => Promise.resolve() }
  const write = async (): Promise<void> => {
    await store.ping()
    await writeFile(path, '')
  }
  return repeat(write, pauses)
}
