// The operations of the assessment, in the order an assessment takes.
import { z } from 'zod'
import { operation } from './operation.ts'
import { signalProblems } from '../problems/signal-problems.ts'
import { AssessmentBundle, AssessmentSeal, EarlierSize } from '../vocabulary/audit.ts'
import { AxisId, JsonSchema, Protocol } from '../vocabulary/axis.ts'
import { DeckSeed, StackHandoff } from '../vocabulary/hand-off.ts'
import { Erasure } from '../vocabulary/erasure.ts'
import { Earned, EvidenceRead, Provenance } from '../vocabulary/provenance.ts'
import { MissingKinds, Progress } from '../vocabulary/progress.ts'
import { Milestone } from '../vocabulary/roadmap.ts'
import { EstimateBasis } from '../vocabulary/estimate-basis.ts'
import { Explanations, GateReason, Scorecard, Verdict, VerdictGate } from '../vocabulary/scorecard.ts'
import { sessionEntry } from '../vocabulary/list-entry.ts'
import { next } from '../vocabulary/page.ts'
import { SessionListInput } from '../vocabulary/session-list.ts'
import { SessionField, SessionId, SessionIdField, SessionToken } from '../vocabulary/session.ts'
import { CategoryField } from '../vocabulary/category.ts'
import { Signal } from '../vocabulary/signal.ts'
import { Instant } from '../vocabulary/value.ts'

const sessionProblems = [
  'invalid_session_token',
  'expired_session_token',
  'session_key_mismatch',
  'session_erased',
  'signing_misconfigured',
] as const

const shared = { group: 'assessment', scope: 'run', tier: 'free', limit: 'calls' } as const
const computes = { writes: false, hints: { readOnly: true, idempotent: true, openWorld: false } } as const

const characters = (text: string): number => [...text.trim()].length

export const startOperation = operation({
  ...shared,
  name: 'start',
  title: 'Open a session',
  description:
    'Open an assessment session for a pitch. Call first. Returns the session token, and the protocol with its seven ' +
    'axes and the signals that each needs. Free workspaces may open 3 assessments per calendar month (UTC).',
  forAgents:
    'Once per pitch. Keep the token and pass it unchanged as `session` in every later call. An older token of the same ' +
    'session works too; every write renews the 30 days. Next: submit_signal, 33 signals in all. Ask the founder for real ' +
    'evidence; never invent any. 429 quota_exceeded: tell the user when the quota returns; do not retry before.',
  method: 'POST',
  path: '/v1/start',
  input: z.strictObject({
    pitch: z
      .string()
      .refine(
        (text) => characters(text) >= 10 && characters(text) <= 10_000,
        'must have 10 to 10,000 characters after trimming',
      )
      .describe('What the venture does, for whom and why: 10 to 10,000 characters.')
      .meta({
        minLength: 10,
        maxLength: 10_000,
        examples: [
          'Card-on-file for dental practices: balances are chased by text, not by the receptionist.',
        ],
      }),
    category: CategoryField.optional(),
  }),
  output: z.object({ session_id: SessionId, token: SessionToken, protocol: Protocol }),
  constant: 'protocol',
  writes: true,
  hints: { readOnly: false, idempotent: false, openWorld: false },
  problems: ['unknown_category', 'quota_exceeded', 'idempotency_key_reused', 'signing_misconfigured'],
})

export const submitSignalOperation = operation({
  ...shared,
  name: 'submit_signal',
  title: 'Submit a signal',
  description:
    "Submit one signal (evidence for one axis). Use after start, once per signal, with the founder's own facts; never " +
    'invent values. Every URL in the value is checked within 3 seconds, and the page is read for what the signal claims of ' +
    'it: `provenance` says what was seen. A refused signal changes nothing.',
  forAgents:
    'In any order, also in parallel; about 33 calls before score. Look at `provenance.grade`: an `absent` entry earns nothing ' +
    'and blocks the verdict; correct the wording or the address. An `unread` one can be sent again. When `missing_signals` is ' +
    'empty, call score. 422 states the error: correct it and submit again at most twice, then ask the founder.',
  method: 'POST',
  path: '/v1/submit_signal',
  input: Signal.extend({
    session: SessionField,
    replaces: z
      .string()
      .min(1)
      .max(64)
      .optional()
      .describe('Id of a live entry of this axis. The signal takes its place; the entry stays in the record.')
      .meta({ examples: ['e_1f0c2a9b'] }),
    withdraw: z
      .boolean()
      .optional()
      .describe('With `replaces`: take that entry back instead. `kind` is its kind, `value` is {}.'),
  }).superRefine(({ value, replaces, withdraw }, context) => {
    if (withdraw !== true) return
    const issue = (path: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (replaces === undefined)
      issue('replaces', 'is required with withdraw: the id of the entry to take back')
    if (Object.keys(value).length > 0) issue('value', 'must be {} with withdraw')
  }),
  // why: a message of 256 KB grows in JSON, where a line end takes four bytes and a quotation mark two
  maxBodyBytes: 655_360,
  output: z.object({
    session_token: SessionToken,
    accepted: z.boolean().describe('Always true: Assay refuses other signals with 422.'),
    entry: z.string().describe('Id of the ledger entry; of the withdrawn one with `withdraw`.'),
    provenance: Provenance.optional().describe('What was seen at its source. Absent for a withdrawal.'),
    earned: Earned.optional().describe(
      'What it earns now. Absent for a withdrawal, and while the axis lacks what its rules need.',
    ),
    missing_signals: z
      .array(z.string())
      .describe('Signals that score still needs; over MCP the first 3 kinds.'),
    missing_more: z.int().optional().describe('Over MCP: how many more kinds score still needs.'),
  }),
  writes: true,
  hints: { readOnly: false, idempotent: true, openWorld: true },
  problems: ['unknown_axis', ...sessionProblems, ...signalProblems, 'idempotency_key_reused'],
})

export const checkProgressOperation = operation({
  ...shared,
  name: 'check_progress',
  title: 'Check progress',
  description:
    'See which required signals are still missing, axis by axis. While the scorecard is current it also names the ' +
    'signals that would move the estimate most.',
  forAgents:
    'After start, if you have lost track of a session. submit_signal lists the missing signals too, so do not call this ' +
    'after each one. Changes nothing. Next: submit_signal, or score once ready_to_score is true.',
  method: 'GET',
  path: '/v1/check_progress',
  scope: 'read',
  input: z.strictObject({ session: SessionField }),
  output: Progress,
  ...computes,
  problems: [...sessionProblems],
})

export const scoreOperation = operation({
  ...shared,
  name: 'score',
  title: 'Score the session',
  description:
    'Score the session once every axis has its minimum of signals: 70 points, a verdict, and a Bayesian estimate ' +
    'anchored to a reference class. Every point and every cap cites the entries behind it. An unchanged ledger gets ' +
    'the same scorecard, byte for byte.',
  forAgents:
    'When missing_signals is empty, and again only after new signals. 412 signals_missing lists the signals to submit first. ' +
    'Report the numbers as they are, the base rate before the estimate, and the allowance beside it. Next: generate_roadmap, then export.',
  forRest:
    'The header `Assay-Log-Checkpoint` of the answer is the signed checkpoint of the log that holds the seal, in base64. Keep it: a ' +
    'later log must continue it. It is no part of the answer, because it changes with every write of the workspace.',
  method: 'POST',
  path: '/v1/score',
  input: z.strictObject({ session: SessionField, category: CategoryField.optional() }),
  output: z.object({
    summary: z.string().describe('How many quotes were read at their sources, in a sentence or two.'),
    evidence: EvidenceRead.optional().describe('Absent for a scorecard from before pages were read.'),
    scorecard: Scorecard,
    estimate_basis: EstimateBasis.optional().describe(
      'Absent for a scorecard from before the estimate allowed for made-up evidence.',
    ),
    session_token: SessionToken,
    audit: AssessmentSeal.nullable().describe(
      'Its seal in the audit log; null for a scorecard from before scorecards were sealed.',
    ),
    explanations: Explanations.describe(
      'Axis -> the points and caps that make its score; over MCP as lines: points, rules, ids of entries.',
    ),
    gates: z.array(VerdictGate).describe('Reasons why the verdict is not better; empty for `build`.'),
    gate_reasons: z
      .array(GateReason)
      .optional()
      .describe('What each gate rests on, with up to 8 entries, and what lifts it.'),
    requested_category: z
      .string()
      .optional()
      .describe('The requested class, if the server used another one (rule V-7).'),
  }),
  writes: true,
  hints: { readOnly: false, idempotent: true, openWorld: false },
  problems: [
    'unknown_category',
    ...sessionProblems,
    'signals_missing',
    'too_many_scorings',
    'idempotency_key_reused',
    'audit_log_broken',
  ],
})

export const generateRoadmapOperation = operation({
  ...shared,
  name: 'generate_roadmap',
  title: 'Generate the roadmap',
  description:
    'Turn the current scorecard into milestones: what to validate or kill first, what to strengthen next, and which ' +
    'single signal would move the estimate most.',
  forAgents:
    'After score, once per scorecard. 412 not_scored: call score first. Next: export, or submit_signal with what the first ' +
    'milestone asks for.',
  method: 'POST',
  path: '/v1/generate_roadmap',
  input: z.strictObject({ session: SessionField }),
  output: z.object({ session_id: SessionId, verdict: Verdict, milestones: z.array(Milestone) }),
  ...computes,
  problems: [...sessionProblems, 'not_scored'],
})

export const exportAssessmentOperation = operation({
  ...shared,
  name: 'export',
  title: 'Export the assessment',
  description:
    'Export the assessment as one document: pitch, scorecard, evidence ledger, roadmap and disclaimer. Markdown is ' +
    'free; pdf needs Pro and comes as base64.',
  forAgents:
    'After score, once, when the user wants the document; give them `content` unchanged. A pdf comes as a link, ' +
    'and `content` is its address. 412 not_scored: call score first. ' +
    '402 for pdf: tell the user, use markdown.',
  method: 'POST',
  path: '/v1/export',
  input: z.strictObject({
    session: SessionField,
    // why not the enum: another format has a problem of its own
    format: z
      .string()
      .describe('`markdown`, or `pdf` (Pro).')
      .meta({ enum: ['markdown', 'pdf'], examples: ['markdown'] }),
  }),
  output: z.object({
    format: z.enum(['markdown', 'pdf']).describe('The format of `content`.'),
    content: z.string().describe('The document: text for markdown, base64 (RFC 4648) for pdf.'),
  }),
  fileIn: { member: 'content', typeIn: 'format', types: { pdf: 'application/pdf' } },
  ...computes,
  problems: ['unsupported_format', 'tier_required', ...sessionProblems, 'not_scored'],
})

export const stackHandoffOperation = operation({
  ...shared,
  name: 'stack_handoff',
  title: 'Hand off to a stack tool',
  description:
    'Get the intent for a stack-composition tool. Requires the verdict `build`. Returns a payload and sends nothing.',
  forAgents:
    'After score, once. 409 verdict_not_build: do not retry; call generate_roadmap to see what is missing.',
  method: 'POST',
  path: '/v1/stack_handoff',
  input: z.strictObject({ session: SessionField }),
  output: StackHandoff,
  ...computes,
  problems: [...sessionProblems, 'not_scored', 'verdict_not_build'],
})

export const deckHandoffOperation = operation({
  ...shared,
  name: 'deck_handoff',
  title: 'Hand off to a deck tool',
  description:
    'Pro. Get the seed for a deck-generation tool. Returns a payload and sends nothing. Free callers get 402.',
  forAgents: 'After score, once. 402: give the user upgrade_url, do not retry.',
  method: 'POST',
  path: '/v1/deck_handoff',
  tier: 'pro',
  input: z.strictObject({ session: SessionField }),
  output: z.object({ seed: DeckSeed }),
  ...computes,
  problems: ['tier_required', ...sessionProblems, 'not_scored'],
})

export const listSessionsOperation = operation({
  ...shared,
  name: 'list_sessions',
  title: 'List the sessions of the workspace',
  description:
    'The assessment sessions of the workspace, newest first, each with a token of this key: for a caller that lost its token, ' +
    'or that continues what another key or person opened. `query` searches titles and pitches. Archived ones are left out unless `archived` asks for them.',
  method: 'GET',
  path: '/v1/sessions',
  scope: 'read',
  input: SessionListInput,
  output: z.object({
    sessions: z
      .array(
        z.object({
          session_id: SessionId,
          session_token: SessionToken,
          pitch: z.string().describe('At most its first 200 characters.'),
          category: z.string().describe('Reference class in force.'),
          opened_at: Instant,
          opened_by: z.string().describe('Name of the key or person that opened it.'),
          ...sessionEntry,
          missing: MissingKinds,
          total: z.int().optional().describe('Of 70, while the scorecard is current.'),
          verdict: Verdict.optional().describe('While the scorecard is current.'),
          erased: Erasure.optional().describe(
            'In an erased session only: every call with its token is refused.',
          ),
        }),
      )
      .describe('At most 50.'),
    next,
  }),
  ...computes,
  problems: ['signing_misconfigured'],
})

export const getSessionAuditOperation = operation({
  ...shared,
  name: 'get_session_audit',
  title: 'Fetch the audit trail of a session',
  description:
    'Fetch the sealed records of an assessment: each scoring with its scores, the entries of the ledger with the grade of their ' +
    'evidence, and the proofs that the records are in the signed log of the workspace.',
  forRest: 'With `from`, it also proves that the log continues the one of that size.',
  method: 'GET',
  path: '/v1/sessions/{id}/audit',
  scope: 'read',
  input: z.strictObject({ id: SessionIdField, from: EarlierSize.exactOptional() }),
  output: AssessmentBundle,
  ...computes,
  problems: ['not_found', 'not_scored', 'session_erased'],
})

const Citation = z
  .strictObject({
    verbatim: z.string().min(1).describe('The quote.'),
    source_url: z.string().min(1).describe('Where it can be read.'),
  })
  .meta({ id: 'Citation', description: 'A quote and its source.' })

export const deepResearchOperation = operation({
  ...shared,
  name: 'deep_research_mode',
  title: 'Deep research',
  description:
    'Pro. With `session` and `axis`: returns the optional signals of that axis and their JSON Schemas, worth 1 to 2 points. ' +
    'With `citations` (at most 25): reads each source and reports whether it holds the quote with the same meaning. Free ' +
    'callers get 402.',
  forAgents:
    'After start, once per axis worth raising: collect the data with your own search and fetch tools, then submit_signal. ' +
    'With `citations` and `session`, after the quotes are submitted: refuted quotes no longer count, found ones count as read; score again. ' +
    '402: give the user upgrade_url, do not retry.',
  method: 'POST',
  path: '/v1/deep_research_mode',
  tier: 'pro',
  input: z
    .strictObject({
      session: SessionField.optional(),
      axis: z
        .string()
        .optional()
        .describe('Axis id; together with `session`.')
        .meta({ enum: AxisId.options }),
      citations: z
        // why cut: one citation too many is enough to refuse; thousands need not be read for it
        .preprocess((list) => (Array.isArray(list) ? list.slice(0, 26) : list), z.array(Citation).min(1))
        .optional()
        .meta({ maxItems: 25 })
        .describe('Quotes to verify, 1 to 25.'),
    })
    .superRefine((input, context) => {
      const issue = (path: string, message: string): void =>
        context.addIssue({ code: 'custom', path: [path], message })
      if (input.axis !== undefined && input.citations !== undefined)
        issue('citations', 'must not be sent together with axis')
      if (input.axis === undefined && input.citations === undefined)
        issue('axis', 'is required (with session), or citations in its place')
      if (input.axis !== undefined && input.session === undefined) issue('session', 'is required with axis')
    }),
  output: z.object({
    axis: AxisId.optional(),
    label: z.string().optional().describe('Human title of the axis.'),
    optional_signals: z
      .array(z.object({ kind: z.string(), schema: JsonSchema }))
      .optional()
      .describe('The optional kinds of the axis and the JSON Schemas of their values.'),
    note: z.string().optional().describe('What to do with them.'),
    citations: z
      .array(z.object({ valid: z.boolean(), reason: z.string().optional() }))
      .optional()
      .describe('One result per citation, in request order.'),
    session_token: SessionToken.optional(),
  }),
  writes: false,
  hints: { readOnly: false, idempotent: true, openWorld: true },
  problems: ['tier_required', 'too_many_citations', 'unknown_axis', ...sessionProblems],
})
