// Accounts for one operator command, and how its result is printed.
import { randomIds } from '../../../platform/ids/random-ids.ts'
import { systemClock } from '../../../platform/clock/system-clock.ts'
import { administration } from '../../../accounts/administration/administration.ts'
import type { Ids } from '../../../base/ports.ts'
import { auditLogKey, auditLogOf } from '../../../installation/audit-log.ts'
import { serverAddress } from '../../../installation/server-address.ts'
import type { OpenStore } from '../../../platform/store/store.ts'
import { type Config, ConfigError } from '../../../installation/config.ts'
import { asInvoked } from '../parts/as-invoked.ts'
import { withStore } from './with-store.ts'

export const withAdministration = <T>(
  config: Config,
  work: (admin: ReturnType<typeof administration>) => Promise<T>,
): Promise<T> =>
  withStore(config, async (store) => {
    const ids = randomIds()
    const auditLog = await logFor(config, store, ids)
    return work(administration({ store, clock: systemClock, ids, auditLog }))
  })

/**
 * The log in which a command records what it does. Without its key, what protects people still goes on, and anything else fails with the
 * reason. Nothing can vouch for such an act later: it waits without a signature, so the log does not take it in.
 */
export async function logFor(
  config: Config,
  store: OpenStore,
  ids: Ids,
): Promise<Pick<AuditLog, 'open' | 'waiting'>> {
  try {
    return auditLogOf(await auditLogKey(config, store), serverAddress(config, config.ASSAY_PORT), ids)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return {
      open: () => Promise.reject(error),
      waiting: { sign: unsigned, read: () => undefined },
    }
  }
}

function unsigned(_workspaceId: string, row: { readonly id: string; readonly act: string }) {
  process.stderr.write(
    `Without the key of the log, the audit log does not take in what this command does. It stays in waiting_acts as ${row.id}, and assay fsck names it.\n`,
  )
  return { ...row, signature: '' }
}

type AuditLog = ReturnType<typeof auditLogOf>

/** How a result is printed: JSON for programs, lines for people. */
export interface Printing {
  readonly json?: boolean
}

/** Prints a result on standard output. */
export function print(result: unknown, { json }: Printing, lines: readonly string[]): void {
  process.stdout.write(`${json ? JSON.stringify(result) : asInvoked(lines.join('\n'))}\n`)
}
