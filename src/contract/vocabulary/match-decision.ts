// The states of a case, who acts on it, and a decision as it is shown beside a match.
import { z } from 'zod'
import { Instant } from './value.ts'

export const CaseId = z
  .string()
  .regex(/^[\x21-\x7e]{1,64}$/, 'must be the id of a case, as list_cases returned it')
  .describe('Id of the case.')
  .meta({ examples: ['01K9Z3T0Z8Q4W7X2M5N9R3C1KD'] })

export const CASE_STATES = {
  open: 'no one has worked on it since it opened',
  in_review: 'someone works on it',
  escalated: 'it waits for a person with more authority',
  true_match: 'decided: the subject is the listed party',
  false_positive: 'decided: the subject is another party',
  closed: 'decided: nothing remains to be done, whichever party it is',
} as const

export const CaseState = z.enum(Object.keys(CASE_STATES) as [keyof typeof CASE_STATES]).meta({
  id: 'CaseState',
  description: Object.entries(CASE_STATES)
    .map(([state, meaning]) => `\`${state}\`: ${meaning}.`)
    .join(' '),
})
export type CaseState = z.infer<typeof CaseState>

export const CaseDecisionState = CaseState.extract(['true_match', 'false_positive', 'closed']).meta({
  id: 'CaseDecisionState',
  description: 'What a person can decide about a case.',
})
export type CaseDecisionState = z.infer<typeof CaseDecisionState>

export const CaseActor = z
  .object({
    id: z.string().describe('Id of the person or of the API key.'),
    name: z.string().describe('Name of the person or of the key at that time.'),
  })
  .meta({ id: 'CaseActor', description: 'Who acted.' })
export type CaseActor = z.infer<typeof CaseActor>

export const MatchDecision = z
  .object({
    case: CaseId,
    state: CaseDecisionState,
    reason: z.string(),
    at: Instant,
    by: CaseActor,
    evidence: z.string().describe('Hash of the evidence that it was made on, which is that of the match.'),
    auditHash: z.string().describe('Hash of its entry in the audit log.'),
    setAside: z
      .boolean()
      .describe(
        'Whether the match counts for nothing: a possible match of a false positive, whose subject gives more than a name.',
      ),
  })
  .meta({
    id: 'MatchDecision',
    description: 'What was decided about this match before, on the same evidence.',
  })
export type MatchDecision = z.infer<typeof MatchDecision>
