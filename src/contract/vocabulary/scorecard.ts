// The schema of the 70-point scorecard, the reason for each point, and the estimate anchored to a reference class.
import { z } from 'zod'
import { AxisId, perAxis } from './axis.ts'

export const Verdict = z
  .enum(['kill', 'validate', 'iterate', 'build'])
  .meta({ id: 'Verdict', description: 'What the evidence supports (rules V-1 to V-4).' })
export type Verdict = z.infer<typeof Verdict>

export const VerdictGate = z
  .enum([
    'kill_rule',
    'axis_at_or_below_4',
    'total_below_42',
    'evidence_absent',
    'total_below_56',
    'axis_below_6',
    'evidence_unread',
    'hosts_unknown',
    'off_pitch',
    'adverse_misfiled',
    'no_costly_signal',
    'commitment_unproved',
  ])
  .meta({
    id: 'VerdictGate',
    description: 'A condition that kept the verdict from being better (rules G-9 to G-20).',
  })
export type VerdictGate = z.infer<typeof VerdictGate>

export const GateReason = z
  .object({
    gate: VerdictGate,
    text: z.string().describe('What it rests on, and what lifts it.'),
    cites: z.array(z.string()).describe('Ids of up to 8 ledger entries that it is about.'),
  })
  .meta({ id: 'GateReason', description: 'What a gate of the verdict rests on, and what lifts it.' })
export type GateReason = z.infer<typeof GateReason>

export const Estimate = z
  .object({
    posterior_p: z
      .number()
      .describe('Estimated probability of product-market fit within 24 months, 4 decimals.'),
    ci_95: z
      .array(z.number())
      .length(2)
      .describe(
        '95% interval of the success rate among ventures with this evidence profile: [lower, upper].',
      ),
    reference: z.object({
      category: z.string().describe('Reference class used.'),
      base_rate_pmf_24mo: z.number().describe('Base rate of that class over 24 months.'),
    }),
  })
  .meta({
    id: 'Estimate',
    description: 'Bayesian estimate anchored to a reference class (rules E-1 to E-8).',
  })
export type Estimate = z.infer<typeof Estimate>

export const Scorecard = z
  .object({
    protocol: z.string(),
    axes: z.array(z.object({ id: AxisId, score: z.int().min(0).max(10), max: z.int(), label: z.string() })),
    total: z.int().min(0).max(70),
    max_total: z.int(),
    verdict: Verdict,
    estimate: Estimate,
  })
  .meta({ id: 'Scorecard', description: 'Seven axis scores of 10, their total of 70, verdict and estimate.' })
export type Scorecard = z.infer<typeof Scorecard>

const WordSpan = z
  .object({
    entry: z.string().describe('Id of the ledger entry whose text holds the words.'),
    start: z.int().min(0).describe('First UTF-16 unit of the words.'),
    end: z.int().min(0).describe('Unit behind the last one.'),
  })
  .meta({ id: 'WordSpan', description: 'The words of a quote that a rule rests on (rule R-3).' })

const spans = z
  .array(WordSpan)
  .optional()
  .describe('The words of the cited quotes that the rule rests on, where the reader marks any.')

export const Point = z
  .object({
    rule: z.string().describe('Rule that gave or took the points.'),
    points: z.int(),
    text: z.string(),
    cites: z.array(z.string()).describe('Ids of the ledger entries that earned it.'),
    spans,
  })
  .meta({ id: 'Point', description: 'Points and the evidence that earned them.' })
export type Point = z.infer<typeof Point>

export const Cap = z
  .object({
    cap: z.string(),
    at: z.int().describe('Highest score the axis can have while the cap holds.'),
    binding: z.boolean().describe('True when the cap lowered the score.'),
    text: z.string(),
    cites: z.array(z.string()).describe('Ids of the ledger entries that triggered it.'),
    spans,
  })
  .meta({ id: 'Cap', description: 'A ceiling on an axis and the evidence that triggered it.' })
export type Cap = z.infer<typeof Cap>

export const Explanation = z.object({ points: z.array(Point), caps: z.array(Cap) }).meta({
  id: 'Explanation',
  description: 'Why an axis has its score: the points and the lowest binding cap reproduce it.',
})
export type Explanation = z.infer<typeof Explanation>

export const Explanations = perAxis(Explanation)
export type Explanations = z.infer<typeof Explanations>
