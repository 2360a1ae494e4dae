// Cases: a listed party that a subject may be, what people decided about it, and the evidence that each decision was made on.
import { z } from 'zod'
import { BatchMatch } from './batch.ts'
import { unreadable } from './list-entry.ts'
import { CaseActor, CaseDecisionState, CaseId, CaseState } from './match-decision.ts'
import { PortfolioId, SubjectReference } from './portfolio.ts'
import { Instant } from './value.ts'

export const CaseReason = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(2_000, 'must have at most 2,000 characters')
  .refine((text) => text.isWellFormed(), 'must be whole characters')
  .describe('Why, in words.')
  .meta({ examples: ['Another person: born in 1984 by the passport on file.'] })

const facts = z.record(z.string(), z.array(z.string()))

export const CaseEvidence = z
  .object({
    hash: z.string().describe('SHA-256, hex, of the three parts as canonical JSON.'),
    subject: facts.describe('What is known of the subject, by name of the fact.'),
    listed: facts.describe('What the lists say of the party: names, facts, measures and its records.'),
    comparison: facts.describe(
      'How the two compare: the outcome, its rule, and each fact that agrees or differs.',
    ),
  })
  .meta({
    id: 'CaseEvidence',
    description:
      'What a decision rests on. White space, letter case, snapshots and remarks are no part of it.',
  })
export type CaseEvidence = z.infer<typeof CaseEvidence>

export const CaseDecision = z
  .object({
    state: CaseDecisionState,
    reason: z.string(),
    at: Instant,
    by: CaseActor,
    proposed: z
      .object({ reason: z.string(), at: Instant, by: CaseActor })
      .optional()
      .describe('The proposal that this decision approved, where the workspace asks for two people.'),
    evidence: z.string().describe('Hash of the evidence that it was made on.'),
    holds: z
      .boolean()
      .describe(
        'Whether that evidence is the evidence of the case now, so that the match does not come again.',
      ),
    auditHash: z.string().describe('Hash of its entry in the audit log.'),
  })
  .meta({ id: 'CaseDecision', description: 'What was decided about a case, by whom and why.' })
export type CaseDecision = z.infer<typeof CaseDecision>

export const CaseProposal = z
  .object({ state: CaseDecisionState, reason: z.string(), at: Instant, by: CaseActor })
  .meta({ id: 'CaseProposal', description: 'A decision that another person has to make as well.' })
export type CaseProposal = z.infer<typeof CaseProposal>

export const CaseReopening = z
  .object({
    at: Instant,
    facts: z
      .array(z.string())
      .describe('The facts that changed.')
      .meta({ examples: [['listed.births', 'comparison.outcome']] }),
  })
  .meta({ id: 'CaseReopening', description: 'Why a decided case is open again.' })
export type CaseReopening = z.infer<typeof CaseReopening>

export const Assignee = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(200, 'must have at most 200 characters')
  .refine((text) => text.isWellFormed(), 'must be whole characters')
  .describe('Who works on it: a name, an address or an id.')

export const DueDate = z.iso
  .date()
  .describe('Day by which it has to be decided.')
  .meta({ examples: ['2026-12-01'] })

export const Case = z
  .object({
    id: CaseId,
    state: CaseState,
    about: z
      .enum(['watch', 'run'])
      .describe('`watch`: a subject of a watched portfolio; `run`: the subject of diligence runs.'),
    portfolio: PortfolioId.optional(),
    ref: SubjectReference.optional(),
    run: z.string().optional().describe('Id of the newest run that met the party.'),
    subject: z.string().nullable().describe('Name of the subject; null where the data was erased.'),
    match: BatchMatch.nullable().describe('The match as it was met last; null where the data was erased.'),
    evidence: CaseEvidence.nullable().describe('Null where the data was erased.'),
    openedAt: Instant,
    changedAt: Instant,
    assignee: Assignee.nullable().describe('Who works on it; null: no one.'),
    dueDate: DueDate.nullable().describe('Day by which it has to be decided; null: none.'),
    proposal: CaseProposal.optional().describe('Present while it waits for a second person.'),
    decision: CaseDecision.optional().describe('The newest decision.'),
    reopened: CaseReopening.optional().describe(
      'Present while the case is open because its evidence changed.',
    ),
    unreadable,
  })
  .meta({ id: 'Case', description: 'A listed party that a subject may be. A person has to decide it.' })
export type Case = z.infer<typeof Case>

export const CaseFile = z
  .strictObject({
    name: z
      .string()
      .trim()
      .min(1, 'must not be empty')
      .max(255, 'must have at most 255 characters')
      .refine((text) => text.isWellFormed(), 'must be whole characters')
      .describe('Name of the file.'),
    size: z.int().min(0).describe('Bytes.'),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hex digits')
      .describe('SHA-256 of its bytes, hex.'),
  })
  .meta({ id: 'CaseFile', description: 'A file that is kept elsewhere, named by its hash.' })
export type CaseFile = z.infer<typeof CaseFile>

export const CaseEvent = z
  .object({
    id: z.string(),
    at: Instant,
    kind: z
      .enum(['updated', 'comment', 'proposed', 'decided', 'reopened'])
      .describe('What happened; the opening is `openedAt` of the case.'),
    by: CaseActor,
    state: CaseState.optional().describe('The state that it set or proposes.'),
    text: z.string().optional().describe('The comment or the reason.'),
    assignee: z.string().nullable().optional(),
    dueDate: z.string().nullable().optional(),
    files: z.array(CaseFile).optional(),
    facts: z.array(z.string()).optional().describe('Of a reopening: the facts that changed.'),
    evidence: z.string().optional().describe('Hash of the evidence then.'),
    auditHash: z.string().optional().describe('Of a decision: the hash of its entry in the audit log.'),
    unreadable,
  })
  .meta({ id: 'CaseEvent', description: 'What happened to a case.' })
export type CaseEvent = z.infer<typeof CaseEvent>

export const ReportedDecision = z
  .object({
    case: CaseId,
    about: Case.shape.about,
    portfolio: PortfolioId.optional(),
    ref: SubjectReference.optional(),
    run: z.string().optional(),
    subject: z
      .string()
      .nullable()
      .describe('Name of the subject; null where the data of the case was erased.'),
    party: z.string().nullable().describe('Name of the listed party then; null likewise.'),
    records: z.array(z.string()).describe('Records about the party then: list and id. Empty likewise.'),
    state: CaseDecisionState.nullable().describe('Null where it was altered in the store.'),
    reason: z.string().nullable().describe('Null where the data of the case was erased.'),
    at: Instant,
    by: CaseActor,
    proposed: CaseDecision.shape.proposed,
    evidence: z
      .string()
      .nullable()
      .describe('Hash of the evidence that it was made on; null where the data of the case was erased.'),
    auditHash: CaseDecision.shape.auditHash.nullable(),
    unreadable,
  })
  .meta({ id: 'ReportedDecision', description: 'A decision, as the report prints it.' })
export type ReportedDecision = z.infer<typeof ReportedDecision>
