// What advice may reach: caps and gates that hold, unmet rules, and optional evidence that does not speak for its axis yet (rules
// N-2, N-3, N-5).
import type { Cap, VerdictGate } from '../../../contract/vocabulary/scorecard.ts'
import { isAbsent, isLive, type Ledger, type SignalEntry } from '../ledger/entry.ts'
import { AXES, optionalKindsOf, type AxisId } from '../protocol/axes.ts'
import { isRead, quotesOf } from '../provenance/evidence.ts'
import type { Remedy } from '../scoring/axis-rules.ts'
import { firstAssumption } from '../scoring/economics.ts'
import { AXIS_RULES, type AxisScore, BOOST_FROM, QUALITY_CEILING, UNREAD_CAP } from '../scoring/score.ts'
import type { Judgement } from './judgement.ts'
import type { Plan } from './trials.ts'
import type { VerdictDecision } from './verdict.ts'

/** In the order of N-3: what holds the verdict or the weakest axes, a payment, all else. */
export type Urgency = 0 | 1 | 2

export interface Goal {
  readonly lifts: AxisId
  readonly rule: string
  readonly reason: string
  readonly urgency: Urgency
  readonly plans: readonly Plan[]
  /** Whether the founder's word alone meets it. */
  readonly isSelfAsserted?: true
  readonly isReached: (after: Judgement) => boolean
  /** Whether the axis by itself looks as if it is reached; absent where the axis does not tell. */
  readonly isLikely?: (after: AxisScore) => boolean
}

export const LIFT = 'lift_'
export const GATE = 'gate_'

/** What could be reached: caps and gates that hold, unmet rules, and optional kinds that do not speak for their axis yet. */
export function goalsOf(judgement: Judgement): readonly Goal[] {
  return [...gateGoals(judgement), ...AXES.flatMap((axis) => axisGoals(axis, judgement))]
}

function axisGoals(axis: AxisId, judgement: Judgement): readonly Goal[] {
  const { scoring, scores, dossier, weighed } = judgement
  const { quality, points, caps } = scoring.axes[axis]
  const fired = new Set(points.map(({ rule }) => rule))
  const isUp = (after: Judgement): boolean => after.scores[axis] > scores[axis]
  const planOf = (remedy: Remedy): Plan => ({
    axis: remedy.on ?? axis,
    kind: (remedy.firstAssumption && firstAssumption(dossier)) || remedy.kind,
  })
  // why not only binding ones: a cap at the very score lets no further point count
  const binding = caps.filter(({ at }) => at <= scores[axis]).toSorted((left, right) => left.at - right.at)
  const weakest = Math.min(...AXES.map((each) => scores[each]))
  const isHeld =
    scores[axis] === weakest || judgement.decision.gates.some((gate) => isHeldBy(gate, scores[axis]))
  if (binding.length > 0)
    return binding.map((cap): Goal => {
      const isLifted = (after: AxisScore): boolean => !after.caps.some(({ cap: name }) => name === cap.cap)
      return {
        lifts: axis,
        rule: `${LIFT}${cap.cap}`,
        reason: cap.text,
        urgency: isHeld ? 0 : 2,
        plans: liftingPlans(axis, cap, weighed, planOf),
        isReached: (after) => isLifted(after.scoring.axes[axis]),
        isLikely: isLifted,
      }
    })
  const unmet = AXIS_RULES[axis].rules
    .filter(({ rule }) => quality < QUALITY_CEILING && !fired.has(rule))
    .map(({ rule, text, next, selfAsserted }): Goal => {
      const plan = planOf(next)
      const isMet = (after: AxisScore): boolean =>
        after.score > scores[axis] && after.points.some((point) => point.rule === rule)
      return {
        lifts: axis,
        rule,
        reason: text,
        urgency: 2,
        plans: [plan],
        ...(selfAsserted && { isSelfAsserted: true as const }),
        isReached: (after) => isMet(after.scoring.axes[axis]),
        isLikely: isMet,
      }
    })
  const boosting = optionalKindsOf(axis)
    .filter((kind) => quality >= BOOST_FROM && !fired.has(`boost_${kind}`))
    .map((kind): Goal => ({
      lifts: axis,
      rule: `boost_${kind}`,
      reason: `optional evidence: ${kind}`,
      urgency: kind === 'commitment_record' ? 1 : 2,
      plans: [{ axis, kind }],
      isReached: isUp,
    }))
  return [...unmet, ...boosting]
}

/** Whether a gate holds because of an axis with this score (G-9, G-10, G-13). */
function isHeldBy(gate: VerdictGate, score: number): boolean {
  if (gate === 'kill_rule') return score <= 2
  if (gate === 'axis_at_or_below_4') return score <= 4
  return gate === 'axis_below_6' && score < 6
}

/** The kind that lifts a cap by its row, then the kinds of the entries that the cap cites. */
function liftingPlans(
  axis: AxisId,
  { cap, cites }: Cap,
  weighed: Ledger,
  planOf: (remedy: Remedy) => Plan,
): readonly Plan[] {
  const cited = weighed.filter(({ id }) => cites.includes(id))
  if (cap === UNREAD_CAP.cap) return againPlans(cited)
  const row = AXIS_RULES[axis].caps.find((each) => each.cap === cap)
  const plans = [...(row === undefined ? [] : [planOf(row.lift)]), ...cited]
  return [
    ...new Map(
      plans.map((plan) => [`${plan.axis} ${plan.kind}`, { axis: plan.axis, kind: plan.kind }]),
    ).values(),
  ]
}

/** Sending entries again: those of the first one's axis and kind are named, the others follow. */
function againPlans(entries: readonly SignalEntry[]): readonly Plan[] {
  const [first] = entries
  return first === undefined ? [] : [{ axis: first.axis, kind: first.kind, again: entries }]
}

/** Gates of the evidence that hold the verdict; those of scores are held by axes. */
function gateGoals(judgement: Judgement): readonly Goal[] {
  const { weighed, decision } = judgement
  const payment: Plan = { axis: 'market', kind: 'commitment_record' }
  const quote: Plan = { axis: 'problem', kind: 'user_quote' }
  const plansOf: Partial<Record<VerdictGate, () => readonly Plan[]>> = {
    no_costly_signal: () => [payment, quote],
    commitment_unproved: () => [payment, quote],
    hosts_unknown: () => [quote],
    evidence_absent: () => againPlans(weighed.filter((entry) => isLive(entry) && isAbsent(entry))),
    evidence_unread: () => [...againPlans(quotesOf(weighed).filter((entry) => !isRead(entry))), quote],
  }
  return decision.gates.flatMap((gate): readonly Goal[] => {
    const plans = plansOf[gate]?.()
    const [first] = plans ?? []
    return plans === undefined || first === undefined
      ? []
      : [
          {
            lifts: first.axis,
            rule: `${GATE}${gate}`,
            reason: GATE_WORDS[gate] ?? gate,
            urgency: 0,
            plans,
            isReached: (after) =>
              isBetterVerdict(after, judgement) || isOpened(gate, after.decision, decision),
          },
        ]
  })
}

/** Why a gate of the evidence holds the verdict, in words. */
const GATE_WORDS: Partial<Record<VerdictGate, string>> = {
  no_costly_signal: 'no one has given up money or a habit yet',
  commitment_unproved: 'no commitment is proved: read at the counterparty or an established host, or signed',
  hosts_unknown: 'quotes were read on fewer than two established hosts',
  evidence_absent: 'three or more pages do not hold what the entries claim',
  evidence_unread: 'too few of the quotes could be read',
}

const VERDICTS = ['kill', 'validate', 'iterate', 'build'] as const

export const isBetterVerdict = (after: Judgement, before: Judgement): boolean =>
  VERDICTS.indexOf(after.decision.verdict) > VERDICTS.indexOf(before.decision.verdict)

/** Whether a gate holds no more, and none holds in its place. */
export const isOpened = (gate: VerdictGate, after: VerdictDecision, before: VerdictDecision): boolean =>
  !after.gates.includes(gate) && after.gates.every((each) => before.gates.includes(each))
