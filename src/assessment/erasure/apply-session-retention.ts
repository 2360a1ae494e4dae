// Erases the sessions that nothing was added to for longer than their workspace keeps them.
import type { Clock } from '../../base/ports.ts'
import { DAY_MS } from '../../base/day.ts'
import { examineAssessment } from '../scorecards/examine-assessment.ts'
import { eraseSessions } from './erase-sessions.ts'
import { eraseLoggedSessions, type EraseSessionPorts } from './logged-sessions.ts'

/** Sessions of one transaction. */
const BATCH = 25
const ACTOR = 'retention'

export interface SessionRetentionPorts extends EraseSessionPorts {
  readonly clock: Clock
  /** Called after each transaction; rejects to stop. */
  readonly pause: () => Promise<void>
  /** Called with sessions that seem to be due and are not what was sealed: they are not erased for their age. */
  readonly onAltered: (sessions: readonly string[]) => void
}

/** Erases what a workspace keeps no longer; null days: it keeps its sessions. Returns the number of sessions. Throws LogBroken. */
export async function applySessionRetention(
  { store, auditLog, clock, pause, onAltered }: SessionRetentionPorts,
  workspaceId: string,
  days: number | null,
): Promise<number> {
  if (days === null) return 0
  const now = clock.now()
  const oldest = new Date(now - days * DAY_MS).toISOString()
  const erasing = { reason: 'retention', at: new Date(now).toISOString(), actor: ACTOR } as const
  const altered = new Set<string>()
  let count = 0
  for (;;) {
    const due = await store.read(workspaceId, (tenant) => tenant.idleSessions(oldest, BATCH + altered.size))
    const ids = due.filter((session) => !altered.has(session))
    if (ids.length === 0) break
    // why: in a broken log every session would look altered
    await store.read(workspaceId, (tenant) => auditLog.head(tenant))
    const intact: string[] = []
    for (const id of ids) {
      const { faults } = await store.read(workspaceId, (tenant) => examineAssessment(tenant, auditLog, id))
      if (faults.length === 0) intact.push(id)
      else altered.add(id)
    }
    const erased = await store.write(workspaceId, (tenant) =>
      // why asked again: evidence may have come meanwhile
      eraseSessions(tenant, auditLog, intact, erasing, () =>
        tenant.idleSessions(oldest, BATCH + altered.size),
      ),
    )
    count += erased.length
    await pause()
  }
  if (count > 0) await store.purgeDeleted()
  if (altered.size > 0) onAltered([...altered])
  return count
}

/** What the server does with the sessions of a workspace in each pass; where `isFirst`, it erases again what the log says is erased. */
export function sessionRetention({
  sessionDays,
  ...ports
}: Omit<SessionRetentionPorts, 'pause' | 'onAltered'> & {
  /** The days of a workspace; null: it keeps its sessions. */
  readonly sessionDays: (workspaceId: string) => Promise<number | null>
}) {
  return async (
    workspaceId: string,
    { isFirst, ...by }: { readonly isFirst: boolean } & Pick<SessionRetentionPorts, 'pause' | 'onAltered'>,
  ): Promise<number> => {
    const again = isFirst ? await eraseLoggedSessions({ ...ports, ...by }, workspaceId) : 0
    const days = await sessionDays(workspaceId)
    return again + (await applySessionRetention({ ...ports, ...by }, workspaceId, days))
  }
}
