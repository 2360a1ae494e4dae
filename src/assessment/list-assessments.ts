// Lists the assessments of the workspace, including those that other members and keys opened (rule C-3).
import type { Operations } from '../contract/index.ts'
import type { DashboardOperations } from '../contract/dashboard.ts'
import { type ListInput, listPageOf } from '../call/page.ts'
import type { Call, UseCase } from '../call/use-case.ts'
import type { AssessmentPorts, ListedSession } from './ports.ts'
import { readProgress } from './ledger-state.ts'
import { freshToken } from './open-session.ts'
import { sessionSummary } from './session-summary.ts'

const MAX_PITCH = 200

/** For people. */
export const listAssessments: UseCase<
  DashboardOperations['list_assessments'],
  Pick<AssessmentPorts, 'store' | 'closeSpelling'>
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
export const listSessions: UseCase<
  Operations['list_sessions'],
  Pick<AssessmentPorts, 'store' | 'signer' | 'closeSpelling'>
> = {
  async run(call, ports) {
    const { items, next } = await summaries(call, ports)
    const sessions = items.map(({ session, summary, missing }) => {
      const { id: session_id, pitch, openedAt: opened_at, openedBy: opened_by, ...others } = summary
      const { archivedAt: archived_at, archivedBy: archived_by, ...rest } = others
      return {
        session_id,
        session_token: freshToken(session, call, ports),
        pitch: [...pitch].slice(0, MAX_PITCH).join(''),
        opened_at,
        opened_by,
        ...rest,
        ...(archived_at !== undefined && { archived_at }),
        ...(archived_by !== undefined && { archived_by }),
        missing,
      }
    })
    return { sessions, ...(next !== undefined && { next }) }
  },
}

async function summaries(
  { caller, input, signal }: Call<ListInput>,
  { store, closeSpelling }: Pick<AssessmentPorts, 'store' | 'closeSpelling'>,
) {
  const { items, next } = await listPageOf(
    { ...input, signal },
    (request) => store.read(caller.workspaceId, (tenant) => tenant.sessions(request)),
    closeSpelling,
  )
  const summarised = items.map((session: ListedSession) => {
    const missing = missingOf(session)
    const summary = { ...sessionSummary(session), ...(missing === null && { unreadable: true as const }) }
    return { session, summary, missing }
  })
  return { items: summarised, next }
}

/** Kinds that are missing: none of an erased session, which has no map; null where the map was altered. */
function missingOf({ progress }: ListedSession): number | null {
  if (progress === '') return 0
  try {
    return readProgress(progress).missing_signals.length
  } catch {
    return null
  }
}
