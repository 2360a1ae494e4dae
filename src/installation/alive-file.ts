// A file that a worker writes while its store answers. A worker listens on no port, so the health check of the image looks at its age.
import { writeFile } from 'node:fs/promises'

export interface AliveOptions {
  /** Empty: none is written. */
  readonly path: string
  readonly store: { ping(): Promise<void> }
  readonly everyMs: number
  /** Runs work once after some milliseconds; the result cancels it. */
  readonly later: (work: () => void, ms: number) => () => void
  readonly onFault: (error: unknown) => void
}

export function keepAliveFile({ path, store, everyMs, later, onFault }: AliveOptions): {
  stop(): Promise<void>
} {
  if (path === '') return { stop: () => Promise.resolve() }
  let [stopped, cancel] = [false, (): void => undefined]
  const look = async (): Promise<void> => {
    try {
      await store.ping()
      await writeFile(path, '')
    } catch (error) {
      onFault(error)
    }
    if (!stopped) cancel = later(() => void (looking = look()), everyMs)
  }
  let looking = look()
  return {
    async stop() {
      stopped = true
      cancel()
      await looking
    },
  }
}
