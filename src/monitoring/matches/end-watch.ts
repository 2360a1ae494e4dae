// Ends the watch of a portfolio in the transaction of the caller: its open pass fails, and the log says that nothing is remembered.
import type { WorkspaceLog } from '../../audit/log/workspace-log.ts'
import { failPass } from '../fail-pass.ts'
import { sealNoMatches } from './forget-matches.ts'
import type { MonitoringTransaction, StoredPortfolio } from '../ports.ts'

const ENDED = 'The watch of the portfolio was ended before this pass was.'

interface Ending {
  readonly auditLog: Pick<WorkspaceLog, 'open'>
  /** Milliseconds since 1970. */
  readonly now: number
  readonly actor: string
  /** Whether the portfolio is deleted: its passes go as well, and the entry says so. */
  readonly deleted?: boolean
}

/** The caller has locked the portfolio. Throws LogBroken: what cannot be recorded is not done. */
export async function endWatch(
  tenant: MonitoringTransaction,
  { id, watch }: Pick<StoredPortfolio, 'id' | 'watch'>,
  { auditLog, now, actor, deleted = false }: Ending,
): Promise<void> {
  const open = watch === null ? undefined : await tenant.openPass(id)
  const pass = open === undefined ? undefined : await tenant.lockPass(open)
  if (pass !== undefined) await failPass(tenant, pass, { error: ENDED, now, actor, auditLog })
  await sealNoMatches(tenant, id, { auditLog, at: new Date(now).toISOString(), actor, deleted })
  if (watch !== null) await tenant.setWatch(id, null)
}
