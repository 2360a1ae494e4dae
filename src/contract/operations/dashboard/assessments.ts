// Operations that show people assessments: a list, and one assessment with everything behind its score.
import { z } from 'zod'
import { operation } from '../operation.ts'
import { Erasure } from '../../vocabulary/erasure.ts'
import { AssessmentSeal } from '../../vocabulary/audit.ts'
import { AxisId, AxisSpecification, JsonSchema, Protocol } from '../../vocabulary/axis.ts'
import { MissingKinds, NextSignal, Progress } from '../../vocabulary/progress.ts'
import { EstimateBasis } from '../../vocabulary/estimate-basis.ts'
import { Milestone } from '../../vocabulary/roadmap.ts'
import { EvidenceRead, Provenance } from '../../vocabulary/provenance.ts'
import { Explanations, Scorecard, Verdict, GateReason, VerdictGate } from '../../vocabulary/scorecard.ts'
import { SessionId, SessionToken } from '../../vocabulary/session.ts'
import { Instant } from '../../vocabulary/value.ts'
import { listedEntry } from '../../vocabulary/list-entry.ts'
import { next } from '../../vocabulary/page.ts'
import { SessionListInput } from '../../vocabulary/session-list.ts'
import { IdInput, reads, shared } from './shared.ts'

const summary = {
  id: SessionId,
  pitch: z.string(),
  category: z.string().describe('Reference class in force.'),
  openedAt: Instant,
  openedBy: z.string().describe('Name of the key or person that opened it.'),
  ...listedEntry,
  total: z.int().optional().describe('Of 70, while the scorecard is current.'),
  verdict: Verdict.optional().describe('While the scorecard is current.'),
  erased: Erasure.optional().describe('In an erased assessment only.'),
}

export const listAssessmentsOperation = operation({
  ...shared,
  ...reads,
  name: 'list_assessments',
  title: 'List assessments',
  description: 'The assessments of the workspace, newest first; `query` searches their titles and pitches.',
  method: 'GET',
  path: '/v1/dashboard/assessments',
  input: SessionListInput,
  output: z.object({
    assessments: z.array(z.object({ ...summary, missing: MissingKinds })),
    next,
  }),
})

const WholeProtocol = Protocol.extend({
  axes: z.array(
    AxisSpecification.extend({
      optional: z
        .record(z.string(), JsonSchema)
        .describe(
          'Optional kind -> JSON Schema of its value. They can raise the score of the axis, on every plan.',
        ),
    }),
  ),
  singular: z.array(z.string()).describe('Kinds of which one entry counts at a time: a new one replaces it.'),
  examples: z
    .record(z.string(), z.record(z.string(), z.unknown()))
    .describe('Kind -> a value of it with all of its fields.'),
})

export const getProtocolOperation = operation({
  ...shared,
  ...reads,
  name: 'get_protocol',
  title: 'Look at the protocol',
  description:
    'The protocol of an assessment, as start returns it, with the optional kinds of each axis and the singular kinds. It opens no session.',
  method: 'GET',
  path: '/v1/dashboard/protocol',
  input: z.strictObject({}),
  output: z.object({ protocol: WholeProtocol }),
})

const Verification = z.object({
  valid: z.boolean(),
  reason: z.string().optional().describe('A code such as `quote_not_found`, a colon, and what was seen.'),
  at: Instant,
  passage: z.string().optional().describe('What the page says, where it was read.'),
  pageSha256: z.string().optional().describe('SHA-256 of the bytes of the page as it was read.'),
})

const LedgerEntry = z.object({
  id: z.string(),
  axis: AxisId,
  kind: z.string(),
  value: z.record(z.string(), z.unknown()).describe('As it was sent.'),
  quote: z.string().nullable(),
  details: z
    .array(z.object({ name: z.string(), text: z.string() }))
    .describe('The rest of the value, readable.'),
  urls: z.array(z.string()),
  date: z.string().nullable().describe('The day that dates it, YYYY-MM-DD.'),
  receivedAt: Instant,
  sentBy: z
    .string()
    .optional()
    .describe('Name of the key or person that sent it; absent where the entry is older than this record.'),
  flags: z
    .array(z.string())
    .describe('Why it counts less or not at all: `superseded`, `withdrawn`, `excluded`, `stale` ...'),
  muted: z.boolean().describe('Live, and its text keeps it from earning a point; `flags` say why.'),
  provenance: Provenance,
  page: z.string().optional().describe('Address of the page that decided the grade, after redirects.'),
  established: z.boolean().describe('Read on a host where strangers speak or records are kept (rule P-7).'),
  verify: Verification.extend({
    refutation: Verification.optional().describe(
      'The earlier check that excluded the quote, where the latest could not tell.',
    ),
  })
    .nullable()
    .describe('Latest check of the quote at its source.'),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

const Charts = z.object({
  radar: z.string().describe('SVG.'),
  posterior: z.string().describe('SVG.'),
})

export const getAssessmentOperation = operation({
  ...shared,
  ...reads,
  name: 'get_assessment',
  title: 'Look at an assessment',
  description:
    'One assessment with its evidence. While it is scored, also the reason for each point and the next steps.',
  method: 'GET',
  path: '/v1/dashboard/assessments/{id}',
  input: IdInput,
  output: z.object({
    ...summary,
    progress: Progress.describe('What each axis has and needs.'),
    evidence: EvidenceRead.omit({ points_on_read: true })
      .extend({ summary: z.string().describe('How many quotes were read at their sources, in words.') })
      .describe('How much of the ledger was read, scored or not (rule P-10).'),
    entries: z.array(LedgerEntry).describe('The whole ledger, by axis, kind and id.'),
    scored: z
      .object({
        summary: z.string().describe('How many quotes were read at their sources, in words.'),
        evidence: EvidenceRead.optional().describe('Absent for a scorecard from before pages were read.'),
        scorecard: Scorecard,
        estimateBasis: EstimateBasis.optional().describe(
          'Absent for a scorecard from before the estimate allowed for made-up evidence.',
        ),
        explanations: Explanations,
        gates: z.array(VerdictGate),
        gateReasons: z.array(GateReason).optional().describe('What each gate rests on, and what lifts it.'),
        requestedCategory: z.string().optional().describe('Class that was asked for and could not be used.'),
        scoredAt: Instant,
        audit: AssessmentSeal.nullable().describe(
          'Its seal in the audit log; null for a scorecard from before scorecards were sealed.',
        ),
        reference: z.object({
          note: z.string(),
          grade: z.string().describe('Evidence grade of the base rate, A to D.'),
          plausibleRange: z.array(z.number()).length(2).describe('Judged 80% interval of the base rate.'),
          derivation: z.string().describe('How the base rate follows from its sources.'),
          calibration: z.string().describe('How the interval fared in simulation.'),
        }),
        charts: Charts.extend({ narrow: Charts.describe('The same, for less than 500 px.') }),
        milestones: z.array(Milestone),
        nextSignals: z.array(NextSignal),
        since: z
          .object({
            entries: z.array(z.string()).describe('Ids of entries that came, or came back, after it.'),
            checked: z.array(z.string()).describe('Ids of older entries whose quote was checked after it.'),
          })
          .optional()
          .describe('What the scorecard does not know of; absent while it is current.'),
      })
      .optional()
      .describe('The latest scorecard, current or not; absent before the first.'),
    sealed: AssessmentSeal.optional().describe(
      'In an erased assessment that was scored: its last seal. `tamperEvident`: the records hold, and exactly what the log says was ' +
        'erased is gone.',
    ),
    history: z
      .array(z.object({ at: Instant, category: z.string(), total: z.int(), verdict: Verdict }))
      .describe('Every scorecard, oldest first.'),
    confirmedQuotes: z.int().describe('Counted quotes that were confirmed at their source.'),
    totalQuotes: z.int(),
    sessionToken: SessionToken.describe('To go on with it.'),
  }),
  problems: ['not_found'],
})
