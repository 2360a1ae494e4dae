// A diligence run from the queue to its scorecard, or to the reason why it has none.
import { z } from 'zod'
import { loggedPlace, LogPlace } from './audit.ts'
import { RecordCitation } from './citation.ts'
import { Condition } from './condition.ts'
import { Coverage } from './coverage.ts'
import { Erasure } from './erasure.ts'
import { ListingMeasure } from './listing-measure.ts'
import { Finding } from './finding.ts'
import { ScorerVersions } from './scorer.ts'
import { ScorerValue } from './scorer-result.ts'
import { SourceUsed } from './source.ts'
import { RunSubject } from './subject.ts'
import { Instant, Sha256 } from './value.ts'

export const RunId = z.string().meta({
  id: 'RunId',
  description: 'ULID of the run.',
  examples: ['01K9Z3T0Z8Q4W7X2M5N9R3C1KD'],
})

/** Stands in place of the name of an erased subject. */
export const ERASED_NAME = '(erased)'

export const RunStatus = z.enum(['queued', 'running', 'completed', 'failed', 'erased']).meta({
  id: 'RunStatus',
  description: 'State of a run.',
})
export type RunStatus = z.infer<typeof RunStatus>

export const DiligenceVerdict = z
  .enum(['do_not_proceed', 'enhanced_diligence', 'insufficient_data', 'proceed_with_conditions', 'proceed'])
  .meta({
    id: 'DiligenceVerdict',
    description:
      'What the records support. What was found decides first: a confirmed party whose assets are frozen, then what a person ' +
      'has to look at; only then a required list that is missing or stale.',
  })
export type DiligenceVerdict = z.infer<typeof DiligenceVerdict>

export const Confidence = z.enum(['high', 'medium', 'low']).meta({
  id: 'Confidence',
  description:
    '`high`: the subject was resolved by an identifier and every source is current; `medium`: resolved; `low`: not.',
})
export type Confidence = z.infer<typeof Confidence>

export const ScoredSide = z
  .object({
    value: ScorerValue,
    citations: z.array(RecordCitation).describe('Every record the value was read from, once.'),
  })
  .meta({ id: 'ScoredSide', description: 'A value and the records behind it.' })
export type ScoredSide = z.infer<typeof ScoredSide>

export const AuditSeal = z
  .object({
    hash: Sha256.describe('Hash of the entry that seals the scorecard; it covers every entry before it.'),
    tamperEvident: z
      .boolean()
      .describe('Whether the stored records verified when this was answered. False: they were changed.'),
    lostEntries: z
      .int()
      .min(1)
      .optional()
      .describe(
        'Entries of earlier runs that were missing when this run began: deleted or changed after they were logged.',
      ),
  })
  .meta({ id: 'AuditSeal', description: 'The hash that fixes the run, and whether its records still hold.' })
export type AuditSeal = z.infer<typeof AuditSeal>

export const RunErrorCode = z.enum(['internal', 'interrupted', 'overloaded', 'cancelled']).meta({
  id: 'RunErrorCode',
  description:
    '`internal`: it broke off on our side; `interrupted`: the server stopped while it worked on it, several times; ' +
    '`overloaded`: the records could not be read in several attempts; `cancelled`: cancel_run ended it.',
})
export type RunErrorCode = z.infer<typeof RunErrorCode>

export const RunError = z
  .object({ code: RunErrorCode, message: z.string().describe('Why it failed and what to do next.') })
  .meta({ id: 'RunError', description: 'Why a run failed.' })
export type RunError = z.infer<typeof RunError>

/** What every completed run has besides its seal, and no other run has. */
export const Outcome = z.object({
  verdict: DiligenceVerdict,
  conditions: z
    .array(Condition)
    .describe(
      'What stands in the way of `proceed`: a code, its parameters and a sentence each; often empty.',
    ),
  confidence: Confidence,
  risk: ScoredSide.describe('What speaks against the subject.'),
  upside: ScoredSide.describe('What speaks for the subject.'),
  findings: z.array(Finding).describe('What speaks against it, heaviest first, then what speaks for it.'),
  sources: z.array(SourceUsed).describe('Every source that applies, missing ones too, as the run used it.'),
  scorers: ScorerVersions,
})
export type Outcome = z.infer<typeof Outcome>

/** Members of a completed run that older ones do not have. */
const LaterOutcome = z.object({
  notes: z.array(Condition).describe('What a reader should know and cannot act on.'),
  coverage: Coverage,
  blockingMeasures: z
    .array(ListingMeasure)
    .describe('The measures under which a confirmed party stops a run, as the server was set for this run.'),
})
export type LaterOutcome = z.infer<typeof LaterOutcome>

type FinalMember = keyof Outcome | 'audit' | 'completedAt' | 'error' | 'erased'

const COMPLETED: readonly FinalMember[] = [
  'completedAt',
  ...(Object.keys(Outcome.shape) as (keyof Outcome)[]),
  'audit',
]
const FAILED: readonly FinalMember[] = ['completedAt', 'error']
const ERASED: readonly FinalMember[] = ['completedAt', 'erased']

/** The members that a run has in each state, besides those it always has. */
const FINAL: Readonly<Record<RunStatus, readonly FinalMember[]>> = {
  queued: [],
  running: [],
  completed: COMPLETED,
  failed: FAILED,
  erased: ERASED,
}

const queued = {
  id: '01K9Z3T0Z8Q4W7X2M5N9R3C1KD',
  status: 'queued',
  subject: { name: 'Acme Robotics Ltd', type: 'company', lei: '984500ACMEROBOTICS38' },
  createdAt: '2026-11-20T09:30:00.000Z',
  log: loggedPlace,
} as const

const entry = {
  source: 'gleif-lei',
  id: '984500ACMEROBOTICS38',
  url: 'https://search.gleif.org/#/record/984500ACMEROBOTICS38',
  snapshotDate: '2026-11-19',
}

const completed = {
  ...queued,
  status: 'completed',
  completedAt: '2026-11-20T09:30:00.041Z',
  verdict: 'proceed_with_conditions',
  conditions: [
    {
      code: 'open_litigation',
      severity: 'review',
      parameters: { cases: 1 },
      text: 'Open litigation: one case names the subject or a name near it.',
    },
  ],
  notes: [
    {
      code: 'source_never_loaded',
      severity: 'coverage',
      source: 'courtlistener',
      parameters: { required: false, importFailed: false },
      text: 'Source courtlistener was never loaded: what it would say is not known.',
    },
  ],
  coverage: {
    required: {
      current: [{ source: 'un-sc', snapshotDate: '2026-11-18' }],
      partial: [],
      stale: [],
      missing: [],
    },
    other: {
      current: [{ source: 'gleif-lei', snapshotDate: '2026-11-19' }],
      partial: [],
      stale: [],
      missing: [{ source: 'courtlistener', snapshotDate: null }],
    },
  },
  blockingMeasures: ['asset_freeze'],
  confidence: 'medium',
  risk: { value: 10, citations: [entry] },
  upside: { value: 0, citations: [] },
  findings: [
    {
      id: 'risk:registration-lapsed:gleif-lei:984500ACMEROBOTICS38',
      scorer: 'risk',
      kind: 'registration-lapsed',
      severity: 'low',
      statement: 'The entry of Acme Robotics Ltd was not renewed: gleif-lei calls it LAPSED.',
      points: 10,
      citations: [entry],
    },
  ],
  sources: [
    {
      id: 'courtlistener',
      name: 'CourtListener: dockets of US courts',
      snapshotDate: null,
      recordsHash: null,
      status: 'never_synced',
    },
    {
      id: 'gleif-lei',
      name: 'GLEIF LEI records (level 1)',
      snapshotDate: '2026-11-19',
      recordsHash: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
      status: 'current',
    },
  ],
  scorers: { risk: '1', upside: '1', sanctions: '1', litigation: '1', officers: '1' },
  audit: {
    hash: '30841e2628ff1bc797c5de2feb802687455e765251cb8af5da97077bb23e1329',
    tamperEvident: true,
  },
} as const

const failed = {
  ...queued,
  status: 'failed',
  completedAt: '2026-11-20T09:30:00.041Z',
  error: {
    code: 'internal',
    message: 'The run broke off inside the service, which has noted why. Send the same request again.',
  },
} as const

const erased = {
  ...queued,
  status: 'erased',
  subject: { name: ERASED_NAME },
  completedAt: completed.completedAt,
  erased: { at: '2026-12-01T10:00:00.000Z', reason: 'request' },
  audit: completed.audit,
} as const

const altered = {
  ...queued,
  status: 'completed',
  completedAt: completed.completedAt,
  audit: { ...completed.audit, tamperEvident: false },
} as const

/**
 * One shape for all states, so that a client only has to look at `status`. A run that lacks a member of its state, or has a
 * member of another state, does not fit. A run whose records were altered has the members that can still be shown.
 */
export const Run = z
  .object({
    id: RunId,
    status: RunStatus,
    subject: RunSubject,
    createdAt: Instant.describe('When it was asked for.'),
    completedAt: Instant.optional().describe('When it was completed or failed.'),
    ...Outcome.partial().shape,
    ...LaterOutcome.partial().shape,
    audit: AuditSeal.optional().describe('In a completed run, and in every run whose records were altered.'),
    error: RunError.optional().describe('In a failed run only.'),
    erased: Erasure.optional().describe('Its erasure.'),
    log: LogPlace.optional().describe('In the answer to its request.'),
  })
  .superRefine((run, context) => {
    if (run.audit?.tamperEvident === false) return
    for (const name of Object.keys(LaterOutcome.shape) as (keyof LaterOutcome)[])
      if (run.status !== 'completed' && run[name] !== undefined)
        context.addIssue({ code: 'custom', path: [name], message: `does not fit the status ${run.status}` })
    for (const name of new Set([...COMPLETED, ...FAILED, ...ERASED])) {
      // why: the seal of a run that was completed before it was erased stays
      if (run.status === 'erased' && name === 'audit') continue
      if (FINAL[run.status].includes(name) !== (run[name] !== undefined))
        context.addIssue({ code: 'custom', path: [name], message: `does not fit the status ${run.status}` })
    }
  })
  .meta({
    id: 'Run',
    description:
      'A diligence run. `completed`: everything but `error` and `erased`. `failed`: `completedAt` and `error`. Altered ' +
      'in the store: `audit.tamperEvident` is false, and what cannot be read is left out.',
    examples: [queued, completed, failed, erased, altered],
  })
export type Run = z.infer<typeof Run>

export const RunAccepted = z.object({ id: RunId, status: RunStatus, log: LogPlace.optional() }).meta({
  id: 'RunAccepted',
  description: 'A run that is not finished. Ask get_run for it; its address is in the header Location.',
  examples: [{ id: queued.id, status: queued.status, log: queued.log }],
})
export type RunAccepted = z.infer<typeof RunAccepted>
