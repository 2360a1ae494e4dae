// The report of decisions: who decided what, when and why, newest first.
import type { Operations } from '../contract/index.ts'
import { ReportedDecision } from '../contract/vocabulary/case.ts'
import { nextOf, PAGE_SIZE } from '../call/page.ts'
import { Problem } from '../call/problem.ts'
import { presentReadable } from '../call/present-readable.ts'
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
      return { decisions: found.slice(0, PAGE_SIZE).map(reported), ...nextOf(found) }
    }),
}

type DecidedEvent = StoredCaseEvent & { readonly case: StoredCase }

/** Without what was altered in the store and cannot be read. */
const reported = (event: DecidedEvent): ReportedDecision =>
  presentReadable(
    ReportedDecision,
    () => reportedWhole(event),
    () => ({ ...reportedBare(event), unreadable: true }),
  )

function reportedWhole(event: DecidedEvent): ReportedDecision {
  const bare = reportedBare(event)
  const { state, auditHash } = bare
  if (state === null || auditHash === null) throw new Error('a decision has a state and an entry of the log')
  if (event.data === null) return bare
  const decision = JSON.parse(event.data) as StoredDecision
  return {
    ...bare,
    subject: decision.subject,
    party: decision.match.matchedName,
    records: [...recordsOfMatch(decision.match)],
    ...presentDecision(decision),
    state,
  }
}

/** What is left of a decision whose data was erased. */
function reportedBare({ case: its, at, by, state, auditHash }: DecidedEvent): ReportedDecision {
  const { portfolio, ref, run, about, id } = its
  return {
    case: id,
    about,
    ...(portfolio !== null && { portfolio }),
    ...(ref !== null && { ref }),
    ...(run !== null && { run }),
    subject: null,
    party: null,
    records: [],
    reason: null,
    evidence: null,
    at,
    by,
    state: state !== null && isDecided(state) ? state : null,
    auditHash,
  }
}
