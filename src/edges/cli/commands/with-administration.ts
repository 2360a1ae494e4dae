// Accounts for one operator command, and how its result is printed.
import { randomIds } from '../../../platform/ids/random-ids.ts'
import { systemClock } from '../../../platform/clock/system-clock.ts'
import { administration } from '../../../accounts/administration/administration.ts'
import type { Config } from '../../../installation/config.ts'
import { asInvoked } from '../parts/as-invoked.ts'
import { withStore } from './with-store.ts'

export const withAdministration = <T>(
  config: Config,
  work: (admin: ReturnType<typeof administration>) => Promise<T>,
): Promise<T> =>
  withStore(config, (store) => work(administration({ store, clock: systemClock, ids: randomIds() })))

/** How a result is printed: JSON for programs, lines for people. */
export interface Printing {
  readonly json?: boolean
}

/** Prints a result on standard output. */
export function print(result: unknown, { json }: Printing, lines: readonly string[]): void {
  process.stdout.write(`${json ? JSON.stringify(result) : asInvoked(lines.join('\n'))}\n`)
}
