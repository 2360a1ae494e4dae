// Opens the store for one operator command. The server may be running: each command is a short transaction beside it.
import { randomIds } from '../../adapters/ids/random-ids.ts'
import { systemClock } from '../../adapters/clock/system-clock.ts'
import { openStore } from '../../adapters/store/store.ts'
import { administration } from '../../app/workspaces/administration.ts'
import type { Config } from '../config.ts'
import { storeLocation } from '../wiring.ts'

export async function withAdministration<T>(
  config: Config,
  work: (admin: ReturnType<typeof administration>) => Promise<T>,
): Promise<T> {
  const store = await openStore(storeLocation(config))
  try {
    return await work(administration({ store, clock: systemClock, ids: randomIds() }))
  } finally {
    await store.close()
  }
}

/** How a result is printed: JSON for programs, lines for people. */
export interface Printing {
  readonly json?: boolean
}

/** Prints a result on standard output. */
export function print(result: unknown, { json }: Printing, lines: readonly string[]): void {
  process.stdout.write(`${json ? JSON.stringify(result) : lines.join('\n')}\n`)
}
