// Summarises an assessment: its subject, who opened it, and its status.
import { isDashboardKeyId } from '../accounts/ports.ts'
import type { AssessmentStore, Session } from './ports.ts'
import { ERASED_PITCH, sessionErasureShown } from './session-erasure.ts'

/** Names of the keys and members of a workspace, by id. */
export async function namesOf(
  workspaceId: string,
  { accounts, members }: Pick<AssessmentStore, 'accounts' | 'members'>,
): Promise<ReadonlyMap<string, string>> {
  const named = await Promise.all([accounts.keys(workspaceId), members.members(workspaceId)])
  return new Map(named.flat().map(({ id, name }) => [id, name]))
}

export function sessionSummary(session: Session, names: ReadonlyMap<string, string>) {
  const { id, keyId, category, openedAt, current } = session
  const erased = sessionErasureShown(session)
  return {
    id,
    pitch: session.erasure === undefined ? session.pitch : ERASED_PITCH,
    category,
    openedAt,
    openedBy: isDashboardKeyId(keyId) ? 'dashboard' : (names.get(keyId) ?? keyId),
    ...(current !== null && {
      total: current.scores.reduce((sum, score) => sum + score, 0),
      verdict: current.verdict,
    }),
    ...(erased && { erased }),
  }
}
