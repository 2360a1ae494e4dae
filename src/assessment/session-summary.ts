// Summarises an assessment: its subject, who opened it, and its status.
import type { Verdict } from '../contract/vocabulary/scorecard.ts'
import { type Accounts, isDashboardKeyId } from '../accounts/ports.ts'
import type { Session } from './ports.ts'

/** Names of the keys of a workspace, by id. */
export const openersOf = async (
  workspaceId: string,
  accounts: Pick<Accounts, 'keys'>,
): Promise<ReadonlyMap<string, string>> =>
  new Map((await accounts.keys(workspaceId)).map(({ id, name }) => [id, name]))

export function sessionSummary(session: Session, openers: ReadonlyMap<string, string>) {
  const { id, keyId, pitch, category, openedAt, current } = session
  return {
    id,
    pitch,
    category,
    openedAt,
    openedBy: isDashboardKeyId(keyId) ? 'dashboard' : (openers.get(keyId) ?? keyId),
    ...(current !== null && {
      total: current.scores.reduce((sum, score) => sum + score, 0),
      verdict: current.verdict as Verdict,
    }),
  }
}
