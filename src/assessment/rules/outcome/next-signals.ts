// Ranks the signals to submit next: the expected movement of the estimate per day of effort, found by re-scoring each
// hypothetical with the table of rules (rules N-1 to N-7).
import type { NextSignal } from '../../../contract/vocabulary/progress.ts'
import type { Cap } from '../../../contract/vocabulary/scorecard.ts'
import { AXES, byAxis, optionalKindsOf, type AxisId } from '../protocol/axes.ts'
import type { Kind } from '../protocol/value-schemas.ts'
import type { Plan, Remedy } from '../scoring/axis-rules.ts'
import {
  BOOST_FROM,
  MAX_SCORE,
  QUALITY_CEILING,
  AXIS_RULES,
  type AxisScore,
  type AxisScores,
} from '../scoring/score.ts'
import type { Estimator } from './estimate.ts'
import { round4 } from './numerics.ts'
import { decideVerdict, type Scores, type Standing } from './verdict.ts'

/** Lifting a cap: odds and days (N-2). */
const LIFT = { q: 0.5, d: 0.15, days: 5 }

/** Optional kinds: odds and days (N-7). */
const OPTIONAL: ReadonlyMap<Kind, { q: number; d: number; days: number }> = new Map([
  ['search_volume_snapshot', { q: 0.5, d: 0.2, days: 1 }],
  ['commitment_record', { q: 0.2, d: 0, days: 14 }],
  ['market_count_source', { q: 0.7, d: 0.05, days: 1 }],
  ['competitor_pricing_scrape', { q: 0.8, d: 0, days: 1 }],
  ['review_corpus_snapshot', { q: 0.6, d: 0.05, days: 2 }],
  ['wedge_test', { q: 0.35, d: 0.25, days: 7 }],
  ['incumbent_roadmap_check', { q: 0.5, d: 0.25, days: 2 }],
  ['channel_experiment', { q: 0.35, d: 0.25, days: 10 }],
  ['willingness_to_pay_test', { q: 0.35, d: 0.25, days: 7 }],
  ['retention_snapshot', { q: 0.2, d: 0.2, days: 30 }],
  ['founder_background_lookup', { q: 0.6, d: 0.05, days: 1 }],
  ['reference_statement', { q: 0.5, d: 0.05, days: 3 }],
])

/** A contradiction lowers the axis to this score or less (N-3). */
const CONTRADICTED_SCORE = 4
/** How many of each type are listed (N-6). */
const SHOWN = 5

export interface AxisStanding {
  readonly axes: AxisScores
  readonly estimator: Estimator
  readonly standing: Standing
  /** The first economic input that is still an assumption (N-7). */
  readonly firstAssumption: Kind | undefined
}

interface Candidate {
  readonly lifts: AxisId
  readonly rule: string
  readonly reason: string
  readonly plan: Plan
  readonly type: NextSignal['type']
  /** Score of the axis if the signal succeeds. */
  readonly up: number
}

/** Every candidate that moves the estimate, best movement per day first (N-4); ties by axis id, then rule. */
export function rankSignals(assessed: AxisStanding): NextSignal[] {
  const { axes, estimator, standing } = assessed
  const scores: Scores = byAxis((axis) => axes[axis].score)
  const present = estimator.posterior(scores)
  const verdict = decideVerdict(scores, standing).verdict
  const weighed = AXES.flatMap((axis) => candidates(axis, axes[axis])).flatMap((candidate) => {
    const { lifts, rule, reason, plan, type, up } = candidate
    if (up <= scores[lifts]) return [] // N-3
    const gain = estimator.posterior({ ...scores, [lifts]: up }) - present
    const contradicted = { ...scores, [lifts]: Math.min(scores[lifts], CONTRADICTED_SCORE) }
    const loss = plan.d > 0 ? estimator.posterior(contradicted) - present : 0
    const movement = plan.q * gain + plan.d * Math.abs(loss) // N-4
    if (movement <= 0) return []
    const better = decideVerdict({ ...scores, [lifts]: up }, standing).verdict
    const signal: NextSignal = {
      axis: plan.on ?? lifts,
      kind: kindFor(plan, assessed),
      lifts,
      rule,
      reason,
      up: round4(gain),
      down: round4(loss),
      days: plan.days,
      type,
      ...(better !== verdict && { verdict_if_up: better }),
    }
    return [{ signal, perDay: movement / plan.days }]
  })
  return weighed
    .toSorted(
      (left, right) =>
        right.perDay - left.perDay ||
        compare(left.signal.lifts, right.signal.lifts) ||
        compare(left.signal.rule, right.signal.rule),
    )
    .map(({ signal }) => signal)
}

/** The next signals to list (N-5, N-6): up to 5 of evidence, then up to 5 of housekeeping. */
export function shownSignals(ranked: readonly NextSignal[]): NextSignal[] {
  const top = (type: NextSignal['type']): NextSignal[] =>
    ranked.filter((signal) => signal.type === type).slice(0, SHOWN)
  return [...top('evidence'), ...top('housekeeping')]
}

/** Unmet rules, optional kinds that can still boost, and lifting the lowest binding cap (N-1). */
function candidates(axis: AxisId, current: AxisScore): Candidate[] {
  const { rules, caps } = AXIS_RULES[axis]
  const { quality, boost } = current
  const fired = new Set(current.points.map((point) => point.rule))
  const unmet = rules
    .filter(({ rule }) => !fired.has(rule))
    .map(({ rule, text, next, selfAsserted }): Candidate => {
      const up = rescore(current, { quality: quality + 1 })
      return {
        lifts: axis,
        rule,
        reason: text,
        plan: next,
        type: selfAsserted ? 'housekeeping' : 'evidence',
        up,
      }
    })
  const boosting = optionalKindsOf(axis)
    .filter((kind) => !fired.has(`boost_${kind}`))
    .flatMap((kind): Candidate[] => {
      const odds = OPTIONAL.get(kind)
      const up = rescore(current, { boost: boost + 1 })
      const reason = `optional evidence: ${kind}`
      return odds
        ? [{ lifts: axis, rule: `boost_${kind}`, reason, plan: { kind, ...odds }, type: 'evidence', up }]
        : []
    })
  const [lowest] = current.caps.filter((cap) => cap.binding).toSorted((left, right) => left.at - right.at)
  const row = caps.find(({ cap }) => cap === lowest?.cap)
  if (lowest === undefined || row === undefined) return [...unmet, ...boosting]
  const up = rescore(current, { caps: current.caps.filter((cap) => cap !== lowest) })
  const plan = { ...row.lift, ...LIFT }
  return [
    ...unmet,
    ...boosting,
    { lifts: axis, rule: `lift_${lowest.cap}`, reason: lowest.text, plan, type: 'evidence', up },
  ]
}

/** The score of an axis after a gain, through quality, boost and caps (N-3). */
function rescore(
  current: AxisScore,
  gain: { quality?: number; boost?: number; caps?: readonly Cap[] },
): number {
  const { quality, boost, caps, contradiction } = { ...current, ...gain }
  const raw = Math.min(QUALITY_CEILING, quality) + (quality >= BOOST_FROM ? boost : 0) - contradiction
  return Math.max(0, Math.min(MAX_SCORE, ...caps.map(({ at }) => at), raw))
}

function kindFor(remedy: Remedy, { firstAssumption }: AxisStanding): Kind {
  return (remedy.firstAssumption && firstAssumption) || remedy.kind
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}
