// Advises what to submit next. Every piece of advice was scored: the ledger is judged again with supposed values, and what is
// promised is what came out (rules N-1 to N-7).
import type { NextSignal } from '../../../contract/vocabulary/progress.ts'
import { AXES, type AxisId } from '../protocol/axes.ts'
import type { Kind } from '../protocol/value-schemas.ts'
import { EFFORT } from './tables/effort.ts'
import { GATE, type Goal, goalsOf, isBetterVerdict, isOpened, LIFT, type Urgency } from './goals.ts'
import type { AssessRequest, Judgement } from './judgement.ts'
import { round4 } from './numerics.ts'
import { type Plan, Trials } from './trials.ts'

/** How many of each type are listed (N-6). */
const SHOWN = 5
/** Entries of one kind that one piece of advice asks for, at most. */
const MAX_COUNT = 6

export interface Advice {
  /** Everything that some sample reaches, in the order of N-3. */
  readonly ranked: readonly NextSignal[]
  /** Binding caps that no sample lifts, by axis: more evidence cannot reach them (N-2). */
  readonly unreachable: ReadonlyMap<AxisId, ReadonlySet<string>>
}

/** A goal that some sample reaches. */
interface Reached {
  readonly goal: Goal
  readonly plan: Plan
  readonly count: number
  readonly good: Judgement
  readonly up: number
}

/** What to submit next to a ledger that was judged. */
export function advise(judgement: Judgement, request: AssessRequest): Advice {
  const trials = new Trials(judgement, request)
  const found: Reached[] = []
  const unreachable = new Map<AxisId, Set<string>>()
  for (const goal of goalsOf(judgement)) {
    const reached = reach(goal, trials)
    if (reached !== undefined) found.push(reached)
    else if (goal.rule.startsWith(LIFT)) {
      const caps = unreachable.get(goal.lifts) ?? new Set()
      unreachable.set(goal.lifts, caps.add(goal.rule.slice(LIFT.length)))
    }
  }
  const helpful = found
    .filter(({ goal, good, up }) => up > 0 || goal.rule.startsWith(GATE) || isBetterVerdict(good, judgement))
    .toSorted(
      (left, right) =>
        perDay(right) - perDay(left) ||
        compare(left.goal.lifts, right.goal.lifts) ||
        compare(left.goal.rule, right.goal.rule),
    )
  const opening = openers(helpful, judgement)
  const urgencyOf = (reached: Reached): Urgency => (opening.has(reached) ? 0 : reached.goal.urgency)
  const ranked = helpful.toSorted((left, right) => urgencyOf(left) - urgencyOf(right))
  return { ranked: told(ranked).flatMap((reached) => signalOf(reached, trials) ?? []), unreachable }
}

/** For a better verdict, and for each gate that holds it, what leads there at the best rate: as urgent as what lifts a cap. */
function openers(helpful: readonly Reached[], judgement: Judgement): ReadonlySet<Reached> {
  const { decision } = judgement
  const ways = [
    helpful.find(({ good }) => isBetterVerdict(good, judgement)),
    ...decision.gates.map((gate) => helpful.find(({ good }) => isOpened(gate, good.decision, decision))),
  ]
  return new Set(ways.filter((way) => way !== undefined))
}

const perDay = ({ up, plan, count }: Reached): number => up / (EFFORT[plan.kind].days * count)

/** Of the reached goals those that are listed, and the first of each axis for the roadmap: only these are tried with bad values. */
function told(ranked: readonly Reached[]): readonly Reached[] {
  const isOf = ({ plan }: Reached, { axis, kind }: Plan): boolean => plan.axis === axis && plan.kind === kind
  const firsts = ranked.filter(
    (reached, position) => ranked.findIndex((each) => isOf(each, reached.plan)) === position,
  )
  const listed = [true, undefined].flatMap((isSelfAsserted) =>
    firsts.filter(({ goal }) => goal.isSelfAsserted === isSelfAsserted).slice(0, SHOWN),
  )
  const ofAxes = AXES.flatMap(
    (axis) => ranked.find(({ goal }) => goal.lifts === axis && goal.isSelfAsserted === undefined) ?? [],
  )
  const chosen = new Set([...listed, ...ofAxes])
  return ranked.filter((reached) => chosen.has(reached))
}

/** The next signals to list (N-5, N-6): up to 5 of evidence, then up to 5 of housekeeping, each kind of an axis once. */
export function shownSignals(ranked: readonly NextSignal[]): NextSignal[] {
  const first = ranked.filter(
    (signal, position) =>
      ranked.findIndex(({ axis, kind }) => axis === signal.axis && kind === signal.kind) === position,
  )
  const top = (type: NextSignal['type']): NextSignal[] =>
    first.filter((signal) => signal.type === type).slice(0, SHOWN)
  return [...top('evidence'), ...top('housekeeping')]
}

/** The smallest number of entries that reaches the goal, of the first plan that reaches it; undefined if none does. */
function reach(goal: Goal, trials: Trials): Reached | undefined {
  const { present } = trials
  const reached = (plan: Plan, count: number): Judgement | undefined => {
    const after = trials.outcome(plan, count, 'good')
    return after !== undefined && after.posterior >= present.posterior && goal.isReached(after)
      ? after
      : undefined
  }
  for (const plan of goal.plans) {
    const most = mostOf(plan)
    const count = smallest(most, (some) => {
      if (goal.isLikely === undefined) return reached(plan, some) !== undefined
      const sketch = trials.sketch(goal.lifts, plan, some)
      return sketch !== undefined && goal.isLikely(sketch)
    })
    // why the most too: what the whole ledger says may take more entries than the axis alone
    for (const some of count === undefined ? [] : new Set([count, most])) {
      const good = reached(plan, some)
      if (good !== undefined)
        return { goal, plan, count: some, good, up: round4(good.posterior - present.posterior) }
    }
  }
  return undefined
}

/** Kinds of which several samples differ enough to be submitted together. */
export const SEVERAL: ReadonlySet<Kind> = new Set<Kind>([
  'user_quote',
  'named_prospect',
  'named_competitor',
  'dissatisfaction_quote',
  'pricing_row',
  'cac_benchmark',
  'shipped_artifact',
])

function mostOf({ kind, again }: Plan): number {
  if (again !== undefined) return Math.min(again.length, MAX_COUNT * 2)
  return SEVERAL.has(kind) ? MAX_COUNT : 1
}

/** The smallest number up to `most` for which the test holds: 1, or where `most` holds, the first on the way there. */
function smallest(most: number, holds: (count: number) => boolean): number | undefined {
  if (most < 1) return undefined
  if (holds(1)) return 1
  if (most === 1 || !holds(most)) return undefined
  for (let count = 2; count < most; count++) if (holds(count)) return count
  return most
}

function signalOf({ goal, plan, count, good, up }: Reached, trials: Trials): NextSignal | undefined {
  const { present } = trials
  const change = (after: Judgement): number => round4(after.posterior - present.posterior)
  const middling = trials.outcome(plan, count, 'middling')
  const bad = trials.outcome(plan, count, 'bad')
  if (bad === undefined) return undefined
  const { words, days } = EFFORT[plan.kind]
  const replaces = plan.again?.slice(0, count).map(({ id }) => id)
  const { verdict } = good.decision
  return {
    axis: plan.axis,
    kind: plan.kind,
    lifts: goal.lifts,
    rule: goal.rule,
    reason: goal.reason,
    up,
    ...(middling && { middling: change(middling) }),
    down: change(bad),
    days: days * count,
    effort: count > 1 ? `${words}, for each` : words,
    ...(count > 1 && { count }),
    ...(replaces && { replaces }),
    assumes: trials.assumed(plan),
    type: goal.isSelfAsserted ? 'housekeeping' : 'evidence',
    ...(verdict !== present.decision.verdict && { verdict_if_up: verdict }),
  }
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}
