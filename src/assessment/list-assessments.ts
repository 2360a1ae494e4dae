// Lists the assessments of the workspace, including those that other members and keys opened (rule C-3).
import type { Operations } from '../contract/index.ts'
import type { DashboardOperations } from '../contract/dashboard.ts'
import { pageOf } from '../call/page.ts'
import type { Call, UseCase } from '../call/use-case.ts'
import type { AssessmentPorts, Session } from './ports.ts'
import { readProgress } from './ledger-state.ts'
import { freshToken } from './open-session.ts'
import { namesOf, sessionSummary } from './session-summary.ts'

const MAX_PITCH = 200

/** For people. */
export const listAssessments: UseCase<
  DashboardOperations['list_assessments'],
  Pick<AssessmentPorts, 'store'>
> = {
  async run(call, ports) {
    const { items, next } = await summaries(call, ports)
    return {
      assessments: items.map(({ summary, missing }) => ({ ...summary, missing })),
      ...(next !== undefined && { next }),
    }
  },
}

/** For callers with a key: with a token for each. */
export const listSessions: UseCase<Operations['list_sessions'], Pick<AssessmentPorts, 'store' | 'signer'>> = {
  async run(call, ports) {
    const { items, next } = await summaries(call, ports)
    const sessions = items.map(({ session, summary, missing }) => {
      const { id: session_id, pitch, openedAt: opened_at, openedBy: opened_by, ...rest } = summary
      return {
        session_id,
        session_token: freshToken(session, call, ports),
        pitch: [...pitch].slice(0, MAX_PITCH).join(''),
        opened_at,
        opened_by,
        ...rest,
        missing,
      }
    })
    return { sessions, ...(next !== undefined && { next }) }
  },
}

async function summaries(
  { caller, input }: Call<{ readonly query?: string | undefined; readonly before?: string | undefined }>,
  { store }: Pick<AssessmentPorts, 'store'>,
) {
  const { items, next } = await pageOf(input, (request) =>
    store.read(caller.workspaceId, (tenant) => tenant.sessions(request)),
  )
  const names = await namesOf(caller.workspaceId, store)
  const summarised = items.map((session: Session) => ({
    session,
    summary: sessionSummary(session, names),
    // why: an erased session has no map
    missing: session.progress === '' ? 0 : readProgress(session.progress).missing_signals.length,
  }))
  return { items: summarised, next }
}
