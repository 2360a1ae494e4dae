// Shows a session of the workspace and how much is stored of it, before it is erased and after.
import type { Operations } from '../../contract/index.ts'
import type { OutputOf } from '../../contract/operations/operation.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { AssessmentPorts, AssessmentStore } from '../ports.ts'
import { listedSession, noSuchSession, sessionSummary } from '../session-summary.ts'

export const getSession: UseCase<Operations['get_session'], Pick<AssessmentPorts, 'store'>> = {
  async run({ caller: { workspaceId }, input: { id } }, { store }) {
    const found = await storedSession(store, workspaceId, id)
    if (found === undefined) throw noSuchSession()
    return found
  },
}

/** Undefined where the workspace has no such session. */
export async function storedSession(
  store: Pick<AssessmentStore, 'read'>,
  workspaceId: string,
  id: string,
): Promise<OutputOf<Operations['get_session']> | undefined> {
  const read = await store.read(workspaceId, async (tenant) => {
    const session = await listedSession(tenant, id)
    return session && { session, traces: await tenant.sessionTraces(id) }
  })
  if (read === undefined) return undefined
  const { id: session_id, openedAt, openedBy, archivedAt, archivedBy, ...rest } = sessionSummary(read.session)
  const { citationChecks, ...counts } = read.traces
  return {
    session_id,
    opened_at: openedAt,
    opened_by: openedBy,
    ...rest,
    ...(archivedAt !== undefined && { archived_at: archivedAt }),
    ...(archivedBy !== undefined && { archived_by: archivedBy }),
    holds: { ...counts, citation_checks: citationChecks },
  }
}
