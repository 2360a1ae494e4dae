// Lists the assessments of the workspace, including those that other members opened.
import type { AssessmentPorts } from './ports.ts'
import type { DashboardOperations } from '../contract/dashboard.ts'
import { pageOf } from '../call/page.ts'
import type { UseCase } from '../call/use-case.ts'
import { readProgress } from './ledger-state.ts'
import { openersOf, sessionSummary } from './session-summary.ts'

export const listAssessments: UseCase<
  DashboardOperations['list_assessments'],
  Pick<AssessmentPorts, 'store'>
> = {
  async run({ caller, input }, { store }) {
    const { items, next } = await pageOf(input, (request) =>
      store.read(caller.workspaceId, (tenant) => tenant.sessions(request)),
    )
    const openers = await openersOf(caller.workspaceId, store.accounts)
    const assessments = items.map((session) => ({
      ...sessionSummary(session, openers),
      missing: readProgress(session.progress).missing_signals.length,
    }))
    return { assessments, ...(next !== undefined && { next }) }
  },
}
