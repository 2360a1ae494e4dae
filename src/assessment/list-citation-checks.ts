// Lists the checks of quotes at their sources that the workspace made (rule M-7).
import type { DashboardOperations } from '../contract/dashboard.ts'
import { pageOf } from '../call/page.ts'
import type { UseCase } from '../call/use-case.ts'
import type { AssessmentPorts } from './ports.ts'
import { namesOf } from './session-summary.ts'

export const listCitationChecks: UseCase<
  DashboardOperations['list_citation_checks'],
  Pick<AssessmentPorts, 'store'>
> = {
  async run({ caller: { workspaceId }, input }, { store }) {
    const { items, next } = await pageOf(input, async (request) => ({
      items: await store.read(workspaceId, (tenant) => tenant.citationRecords(request)),
    }))
    const names = await namesOf(workspaceId, store)
    const checks = items.map(({ id, sentBy, sessionId, verbatim, sourceUrl, check }) => ({
      id,
      at: check.at,
      by: names.get(sentBy) ?? sentBy,
      ...(sessionId !== null && { sessionId }),
      verbatim,
      sourceUrl,
      valid: check.valid,
      ...(check.reason !== undefined && { reason: check.reason }),
      ...(check.passage !== undefined && { passage: check.passage }),
      ...(check.page_sha256 !== undefined && { pageSha256: check.page_sha256 }),
      ...(check.model !== undefined && { model: check.model }),
      ...(check.response_sha256 !== undefined && { responseSha256: check.response_sha256 }),
    }))
    return { checks, ...(next !== undefined && { next }) }
  },
}
