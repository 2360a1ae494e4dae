// Ends a pass as failed. The alerts that it made stay, so an entry of the log has their digest, in a chain beside that of the passes that
// were completed.
import type { EntryDraft } from '../audit/chain.ts'
import { readEntry } from '../audit/entry.ts'
import type { WorkspaceLog } from '../audit/log/workspace-log.ts'
import { isJsonObject } from '../base/json.ts'
import { enqueueEvent, type OutgoingEvent } from '../call/enqueue-event.ts'
import { alertPages, type AlertsDigest, alertsDigest } from './alerts-digest.ts'
import type { MonitoringTransaction, StoredPass, WatchState } from './ports.ts'

export const failedChain = (portfolioId: string): string => `${portfolioId}.failed`

interface Failing {
  /** In words for the workspace. */
  readonly error: string
  /** Milliseconds since 1970. */
  readonly now: number
  readonly actor: string
  /** What the next pass goes on from; null: from nothing. Absent: from what the pass before did. */
  readonly state?: WatchState | null
  /** Absent where the log is broken: the pass then ends without an entry. */
  readonly auditLog?: Pick<WorkspaceLog, 'open'>
}

/** The caller has locked the pass. Throws LogBroken. */
export async function failPass(
  tenant: MonitoringTransaction,
  pass: StoredPass,
  { error, now, actor, state, auditLog }: Failing,
): Promise<void> {
  const at = new Date(now).toISOString()
  if (pass.alerts > 0 && auditLog !== undefined) {
    const alerts = await alertsDigest(alertPages((work) => work(tenant), pass.id))
    const log = await auditLog.open(tenant)
    await log.record(failedChain(pass.portfolioId), [failedDraft(pass.id, alerts, { at, actor })])
  }
  await tenant.endPass(pass, {
    status: 'failed',
    at,
    auditHash: null,
    error,
    ...(state !== undefined && { state }),
  })
  await enqueueEvent(tenant, passEvent('failed', pass), now)
}

const failedDraft = (
  pass: string,
  { count, sha256 }: AlertsDigest,
  { at, actor }: Pick<EntryDraft, 'at' | 'actor'>,
): EntryDraft => ({ type: 'watch.failed', at, actor, data: { pass, alerts: { count, sha256 } } })

export interface LoggedFailure {
  /** Id of the pass. */
  readonly pass: string
  readonly alerts: AlertsDigest
  /** Of the entry. */
  readonly hash: string
}

/** Undefined where it is no such entry. Never throws. */
export function readFailedEntry(record: string): LoggedFailure | undefined {
  const reading = readEntry(record)
  if (reading.kind !== 'entry' || reading.entry.type !== 'watch.failed') return undefined
  const { pass, alerts } = reading.entry.data
  const { count, sha256 } = isJsonObject(alerts) ? alerts : {}
  return typeof pass === 'string' && typeof count === 'number' && typeof sha256 === 'string'
    ? { pass, alerts: { count, sha256 }, hash: reading.hash }
    : undefined
}

export const passEvent = (
  status: 'completed' | 'failed',
  { id, portfolioId: portfolio, screened, alerts }: StoredPass,
): OutgoingEvent => ({ type: `watch.pass.${status}`, data: { pass: id, portfolio, screened, alerts } })
