// The report of decisions: who decided what, when and why, newest first.
import type { Operations } from '../contract/index.ts'
import type { ReportedDecision } from '../contract/vocabulary/case.ts'
import { nextOf, PAGE_SIZE } from '../call/page.ts'
import { Problem } from '../call/problem.ts'
import type { UseCase } from '../call/use-case.ts'
import { recordsOfMatch } from './met-match.ts'
import { presentDecision } from './present-case.ts'
import type { CasePorts, StoredCase, StoredCaseEvent, StoredDecision } from './ports.ts'
import { isDecided } from './rules/case-states.ts'

export const reportDecisions: UseCase<Operations['report_decisions'], Pick<CasePorts, 'store'>> = {
  check({ input: { from, to } }) {
    if (from !== undefined && to !== undefined && from > to)
      throw new Problem('invalid_request', { detail: 'from is after to' })
  },

  run: ({ input: { from, to, before }, caller }, { store }) =>
    store.read(caller.workspaceId, async (tenant) => {
      // why: every instant of the last day sorts before it
      const range = { from, to: to === undefined ? undefined : `${to}U` }
      const found = await tenant.caseDecisions(range, { before, limit: PAGE_SIZE + 1 })
      return { decisions: found.slice(0, PAGE_SIZE).flatMap(reported), ...nextOf(found) }
    }),
}

function reported({
  case: its,
  at,
  by,
  state,
  data,
  auditHash,
}: StoredCaseEvent & { readonly case: StoredCase }): readonly ReportedDecision[] {
  if (state === null || !isDecided(state) || auditHash === null) return []
  const decision = data === null ? undefined : (JSON.parse(data) as StoredDecision)
  const { portfolio, ref, run, about, id } = its
  return [
    {
      case: id,
      about,
      ...(portfolio !== null && { portfolio }),
      ...(ref !== null && { ref }),
      ...(run !== null && { run }),
      subject: decision?.subject ?? null,
      party: decision?.match.matchedName ?? null,
      records: decision === undefined ? [] : [...recordsOfMatch(decision.match)],
      reason: null,
      evidence: null,
      at,
      by,
      auditHash,
      ...(decision && presentDecision(decision)),
      state,
    },
  ]
}
