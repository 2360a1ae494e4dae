// The operations on cases: the matches that people decide, their history, and the report of decisions.
import { z } from 'zod'
import {
  Assignee,
  Case,
  CaseEvent,
  CaseFile,
  CaseReason,
  DueDate,
  ReportedDecision,
} from '../vocabulary/case.ts'
import { EarlierSize } from '../vocabulary/audit.ts'
import { CaseBundle } from '../vocabulary/case-trail.ts'
import { RecordNumber } from '../vocabulary/watch-trail.ts'
import { CaseDecisionState, CaseId, CaseState } from '../vocabulary/match-decision.ts'
import { IdentityOutcome } from '../vocabulary/identity.ts'
import { ListId, listOrder } from '../vocabulary/list-entry.ts'
import { ListedId, next, total } from '../vocabulary/page.ts'
import { CASE_SORTS } from '../vocabulary/sorts.ts'
import { PortfolioId, SubjectReference } from '../vocabulary/portfolio.ts'
import { operation } from './operation.ts'

const shared = { group: 'cases', tier: 'free', limit: 'calls' } as const
const reads = {
  scope: 'read',
  writes: false,
  hints: { readOnly: true, idempotent: true, openWorld: false },
} as const
const changes = {
  scope: 'run',
  writes: true,
  hints: { readOnly: false, idempotent: false, openWorld: false },
} as const

const ById = z.strictObject({ id: CaseId })
const before = ListedId.exactOptional().describe('`next` of the page before.')
const CaseWithHistory = Case.extend({
  history: z.array(CaseEvent).describe('What happened to it, oldest first.'),
}).meta({ id: 'CaseWithHistory', description: 'A case, and what happened to it.' })

export const listCasesOperation = operation({
  ...shared,
  ...reads,
  name: 'list_cases',
  title: 'List the cases',
  description:
    'The cases of the workspace, newest first, 50 at a time. A case opens for each listed party that a ' +
    'watched subject or the subject of a run may be.',
  forAgents: 'You get 20 at a time; send `next` as `before` for more. get_case has the evidence of one.',
  method: 'GET',
  path: '/v1/cases',
  input: z.strictObject({
    query: z.string().max(200).exactOptional().describe('Words of subject, reference or listed party.'),
    state: CaseState.exactOptional().describe('Only those in this state.'),
    assignee: Assignee.exactOptional().describe('Only those of this assignee.'),
    outcome: IdentityOutcome.exactOptional().describe('Only of this outcome.'),
    list: ListId.exactOptional(),
    portfolio: PortfolioId.exactOptional().describe('Only those of subjects of this portfolio.'),
    ref: SubjectReference.exactOptional().describe('Reference of a subject; give its portfolio as well.'),
    sort: listOrder(CASE_SORTS).exactOptional(),
    before,
  }),
  output: z.object({
    cases: z.array(Case).describe('At most 50.'),
    next,
    total,
    fourEyes: z.boolean().describe('Whether a decision needs two people.'),
  }),
  problems: [],
})

export const reportDecisionsOperation = operation({
  ...shared,
  ...reads,
  name: 'report_decisions',
  title: 'Report the decisions',
  description:
    'The decisions about cases, newest first, 50 at a time: who decided what, when, why and on which evidence. Each is an entry of the ' +
    'audit log.',
  method: 'GET',
  path: '/v1/cases/report',
  input: z.strictObject({
    from: z.iso
      .date()
      .exactOptional()
      .describe('First day (UTC).')
      .meta({ examples: ['2026-01-01'] }),
    to: z.iso
      .date()
      .exactOptional()
      .describe('Last day (UTC).')
      .meta({ examples: ['2026-12-31'] }),
    before,
  }),
  output: z.object({ decisions: z.array(ReportedDecision).describe('At most 50.'), next }),
  problems: [],
})

export const getCaseOperation = operation({
  ...shared,
  ...reads,
  name: 'get_case',
  title: 'Fetch a case',
  description: 'Fetch a case with its evidence and its history.',
  forAgents:
    'Before you comment or decide. Show the user what agrees and what differs, with the records. `evidence.hash` is what decide_case ' +
    'takes.',
  method: 'GET',
  path: '/v1/cases/{id}',
  input: ById,
  output: CaseWithHistory,
  problems: ['not_found'],
})

export const getCaseAuditOperation = operation({
  ...shared,
  ...reads,
  name: 'get_case_audit',
  title: 'Fetch the audit trail of a case',
  description:
    'Fetch the records of the decisions about a case, with who decided, when, why and on which evidence, and the proofs that the ' +
    'records are in the signed log of the workspace: at most 1,000, the newest. They stay when the data of the case is erased, without ' +
    'reasons, names and evidence.',
  forRest:
    'With `from`, it also proves that the log continues the one of that size. With `before`, it has the records before that one.',
  method: 'GET',
  path: '/v1/cases/{id}/audit',
  input: ById.extend({ from: EarlierSize.exactOptional(), before: RecordNumber.exactOptional() }),
  output: CaseBundle,
  problems: ['not_found'],
})

export const updateCaseOperation = operation({
  ...shared,
  ...changes,
  name: 'update_case',
  title: 'Assign or move a case',
  description:
    'Set who works on a case, the day by which it has to be decided, or a state that decides nothing. A new state withdraws a proposal.',
  forAgents:
    'When the user says who takes it, or you cannot settle it: escalated, with a comment that says why.',
  method: 'POST',
  path: '/v1/cases/{id}',
  input: ById.extend({
    state: CaseState.extract(['open', 'in_review', 'escalated']).exactOptional().describe('The new state.'),
    assignee: Assignee.nullable().exactOptional().describe('Who works on it; null: no one.'),
    dueDate: DueDate.nullable().exactOptional().describe('Day by which it has to be decided; null: none.'),
  }),
  output: CaseWithHistory,
  answersAs: 'get_case',
  problems: ['not_found', 'case_conflict', 'idempotency_key_reused'],
})

export const commentOnCaseOperation = operation({
  ...shared,
  ...changes,
  name: 'comment_on_case',
  title: 'Comment on a case',
  description:
    'Add a comment to the history of a case, with the hashes of files that support it. Assay keeps the hashes and not the files.',
  forAgents: 'For what you found out about a case and its source. It decides nothing.',
  method: 'POST',
  path: '/v1/cases/{id}/comments',
  input: ById.extend({
    text: CaseReason.describe('The comment.'),
    files: z
      .array(CaseFile)
      .max(20, 'must have at most 20 files')
      .exactOptional()
      .describe('Files that are kept elsewhere.'),
  }),
  output: CaseWithHistory,
  answersAs: 'get_case',
  problems: ['not_found', 'case_conflict', 'idempotency_key_reused'],
})

export const decideCaseOperation = operation({
  ...shared,
  ...changes,
  name: 'decide_case',
  logs: true,
  title: 'Decide a case',
  description:
    'Decide a case on the evidence that get_case shows. While that evidence stays the same, the match makes no alert. When a fact of it ' +
    'changes, the case opens again and says which. Where the workspace asks for two people, the first decision is a proposal, and the ' +
    'same decision by another person makes it.',
  forAgents:
    'Only when the user has decided, with the reason of the user: never decide for them. The key needs the scope `decide`. 409: call ' +
    'get_case again; the evidence changed.',
  method: 'POST',
  path: '/v1/cases/{id}/decisions',
  scope: 'decide',
  input: ById.extend({
    state: CaseDecisionState,
    reason: CaseReason,
    evidence: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'must be evidence.hash of get_case')
      .describe('`evidence.hash` of the case as you saw it.'),
  }),
  output: CaseWithHistory,
  answersAs: 'get_case',
  problems: [
    'not_found',
    'case_conflict',
    'second_person_required',
    'audit_log_broken',
    'idempotency_key_reused',
  ],
})
