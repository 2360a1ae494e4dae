// Summarises an assessment: its subject, who opened it, and its status.
import { bareEntry, presentEntry } from '../call/list-entry.ts'
import { Problem } from '../call/problem.ts'
import type { AssessmentReads, AssessmentStore, ListedSession } from './ports.ts'
import { ERASED_PITCH, sessionErasureShown } from './session-erasure.ts'

/** Names of the keys and members of a workspace, by id. */
export async function namesOf(
  workspaceId: string,
  { accounts, members }: Pick<AssessmentStore, 'accounts' | 'members'>,
): Promise<ReadonlyMap<string, string>> {
  const named = await Promise.all([accounts.keys(workspaceId), members.members(workspaceId)])
  return new Map(named.flat().map(({ id, name }) => [id, name]))
}

/** A session as lists have it. */
export async function listedSession(
  tenant: Pick<AssessmentReads, 'session' | 'listEntry'>,
  id: string,
): Promise<ListedSession | undefined> {
  const session = await tenant.session(id)
  return session && { ...session, entry: (await tenant.listEntry('session', id)) ?? bareEntry(session.keyId) }
}

export function sessionSummary(session: ListedSession) {
  const { id, category, openedAt, current } = session
  const entry = presentEntry(session.entry)
  const erased = sessionErasureShown(session)
  return {
    id,
    pitch: session.erasure === undefined ? session.pitch : ERASED_PITCH,
    category,
    openedAt,
    openedBy: entry.owner.name,
    ...entry,
    ...(current !== null && {
      total: current.scores.reduce((sum, score) => sum + score, 0),
      verdict: current.verdict,
    }),
    ...(erased && { erased }),
  }
}

export const noSuchSession = (): Problem =>
  new Problem('not_found', {
    detail: 'This workspace has no session of that id. list_sessions has them',
  })
