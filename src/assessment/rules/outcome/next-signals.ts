// Advises what to submit next. Every piece of advice was scored: the ledger is judged again with supposed values, and what is
// promised is what came out (rules N-1 to N-7).
import type { NextSignal } from '../../../contract/vocabulary/progress.ts'
import type { Cap, VerdictGate } from '../../../contract/vocabulary/scorecard.ts'
import type { JsonObject, JsonValue } from '../../../base/json.ts'
import { isAbsent, isLive, type Ledger, type SignalEntry } from '../ledger/entry.ts'
import { AXES, kindsOf, optionalKindsOf, type AxisId } from '../protocol/axes.ts'
import type { Field, Fields } from '../protocol/field.ts'
import { SINGULAR_KINDS } from '../protocol/limits.ts'
import { referenceClass } from '../protocol/reference-classes.ts'
import { urlsOf } from '../ledger/urls.ts'
import { fieldsOf, type Kind } from '../protocol/value-schemas.ts'
import { isRead, quotesOf } from '../provenance/evidence.ts'
import { hasStories } from '../provenance/weigh-ledger.ts'
import type { Remedy } from '../scoring/axis-rules.ts'
import { openDossier } from '../scoring/dossier.ts'
import { firstAssumption } from '../scoring/economics.ts'
import {
  AXIS_RULES,
  type AxisScore,
  BOOST_FROM,
  QUALITY_CEILING,
  scoreAxis,
  UNREAD_CAP,
} from '../scoring/score.ts'
import { EFFORT } from './effort.ts'
import { judgeAgain, withSupposed, type AssessRequest, type Judgement, type Supposed } from './judgement.ts'
import { round4 } from './numerics.ts'
import { samplePlaces, type SamplePlaces } from './sample-places.ts'
import { decidingMembers, sampleValue, type SampleGrade } from './sample-values.ts'

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

/** What is supposed to be submitted: n samples of a kind, or entries that are sent again with a page that can be read. */
interface Plan {
  readonly axis: AxisId
  readonly kind: Kind
  /** Entries that are sent again, in the order in which they are. */
  readonly again?: readonly SignalEntry[]
}

/** In the order of N-3: what holds the verdict or the weakest axes, a payment, all else. */
type Urgency = 0 | 1 | 2

interface Goal {
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
  const ranked = found
    .filter(({ goal, good, up }) => up > 0 || goal.rule.startsWith(GATE) || isBetter(good, judgement))
    .toSorted(
      (left, right) =>
        left.goal.urgency - right.goal.urgency ||
        perDay(right) - perDay(left) ||
        compare(left.goal.lifts, right.goal.lifts) ||
        compare(left.goal.rule, right.goal.rule),
    )
  return { ranked: told(ranked).flatMap((reached) => signalOf(reached, trials) ?? []), unreachable }
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

const LIFT = 'lift_'
const GATE = 'gate_'

/** Judges a ledger with samples, each once. */
class Trials {
  readonly present: Judgement
  readonly #request: AssessRequest
  readonly #places: SamplePlaces
  readonly #isSettled: boolean
  readonly #outcomes = new Map<string, Judgement | undefined>()
  readonly #sketches = new Map<string, AxisScore>()
  readonly #ledgers = new Map<string, Ledger | undefined>()

  constructor(present: Judgement, request: AssessRequest) {
    this.present = present
    this.#request = request
    this.#places = samplePlaces(present.weighed)
    this.#isSettled = !hasStories(present.weighed)
  }

  /** The ledger with the first `count` entries of a plan; undefined where the kind has no such sample. */
  #ledger(plan: Plan, count: number, grade: SampleGrade): Ledger | undefined {
    return kept(this.#ledgers, keyOf(plan, count, grade), () => {
      const supposed = supposedBy(plan, count, grade, this.present, this.#places)
      return supposed && withSupposed(this.present.weighed, supposed, this.#places.receivedAt)
    })
  }

  /** The judgement of that ledger. */
  outcome(plan: Plan, count: number, grade: SampleGrade): Judgement | undefined {
    return kept(this.#outcomes, keyOf(plan, count, grade), () => {
      const ledger = this.#ledger(plan, count, grade)
      const request = { ...this.#request, isSettled: this.#isSettled }
      return ledger && judgeAgain(this.present, ledger, request)
    })
  }

  /**
   * What an axis would score, if no text were muted and every page read: a quick look before the ledger is judged as a whole.
   */
  sketch(axis: AxisId, plan: Plan, count: number): AxisScore | undefined {
    const ledger = this.#ledger(plan, count, 'good')
    if (ledger === undefined) return undefined
    return kept(this.#sketches, `${axis} ${keyOf(plan, count, 'good')}`, () => {
      const read = ledger.map((entry) =>
        entry.provenance === undefined
          ? {
              ...entry,
              provenance: { grade: 'read' as const, url: urlsOf(entry.kind, entry.value)[0] ?? '' },
            }
          : entry,
      )
      const { established } = this.#request
      return scoreAxis(axis, openDossier(read, referenceClass(this.present.category), established))
    })
  }

  /** The members that decide, by the grade of the sample (N-1). */
  assumed({ kind, again }: Plan): NextSignal['assumes'] {
    if (again !== undefined) return { good: { grade: 'read' }, bad: { grade: 'unread' } }
    const context = { dossier: this.present.dossier, places: this.#places, position: 0 }
    const named = (grade: SampleGrade): JsonObject | undefined => decidingMembers(kind, grade, context)
    const middling = named('middling')
    return { good: named('good') ?? {}, ...(middling && { middling }), bad: named('bad') ?? {} }
  }
}

const keyOf = ({ axis, kind, again }: Plan, count: number, grade: SampleGrade): string =>
  `${axis} ${kind} ${count} ${grade} ${again?.map(({ id }) => id).join() ?? ''}`

/** The result of an earlier call for the key, or of this one. */
function kept<T>(known: Map<string, T>, key: string, compute: () => T): T {
  const before = known.get(key)
  if (before !== undefined || known.has(key)) return before as T
  const result = compute()
  known.set(key, result)
  return result
}

/** What a plan supposes to be submitted; undefined where the kind has no such sample. */
function supposedBy(
  { axis, kind, again }: Plan,
  count: number,
  grade: SampleGrade,
  { dossier }: Judgement,
  places: SamplePlaces,
): readonly Supposed[] | undefined {
  if (again !== undefined) {
    if (grade === 'middling') return undefined
    // why none: a page that cannot be read either leaves the entry as it is
    if (grade === 'bad') return []
    return again.slice(0, count).map((entry, position) => ({
      axis: entry.axis,
      kind: entry.kind,
      value: movedTo(fieldsOf(entry.kind), entry.value, places, position),
      replaces: entry.id,
    }))
  }
  const values = Array.from({ length: count }, (_, position) =>
    sampleValue(kind, grade, { dossier, places, position }),
  )
  return values.some((value) => value === undefined)
    ? undefined
    : values.flatMap((value) => (value === undefined ? [] : [{ axis, kind, value }]))
}

/** What a listed piece of advice supposes to be submitted, to try it (N-2); undefined where there is no such sample. */
export function suppositions(
  signal: Pick<NextSignal, 'axis' | 'kind' | 'count' | 'replaces'>,
  grade: SampleGrade,
  judgement: Judgement,
): readonly Supposed[] | undefined {
  const kind = kindsOf(signal.axis).find((each) => each === signal.kind)
  if (kind === undefined) return undefined
  const again = signal.replaces?.flatMap((id) => judgement.weighed.find((entry) => entry.id === id) ?? [])
  const plan = { axis: signal.axis, kind, ...(again && { again }) }
  return supposedBy(plan, signal.count ?? 1, grade, judgement, samplePlaces(judgement.weighed))
}

/** The same value with pages that can be read. */
function movedTo(fields: Fields, value: JsonObject, places: SamplePlaces, position: number): JsonObject {
  let next = position
  const within = (field: Field, member: JsonValue | undefined): JsonValue | undefined => {
    if (member === undefined) return undefined
    if (field.kind === 'url') return places.page(next++)
    if (field.kind === 'list' && Array.isArray(member))
      return member.map((item: JsonValue) => within(field.items, item) ?? null)
    if (field.kind === 'object' && typeof member === 'object' && member !== null && !Array.isArray(member))
      return movedTo(field.fields, member as JsonObject, places, next++)
    return member
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const field = fields[name]
      return [name, field === undefined ? member : within(field, member)]
    }),
  )
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

function mostOf({ kind, axis, again }: Plan): number {
  if (again !== undefined) return Math.min(again.length, MAX_COUNT * 2)
  return SINGULAR_KINDS.has(kind) || optionalKindsOf(axis).includes(kind) ? 1 : MAX_COUNT
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

/** What could be reached: caps and gates that hold, unmet rules, and optional kinds that do not speak for their axis yet. */
function goalsOf(judgement: Judgement): readonly Goal[] {
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
  const binding = caps.filter((cap) => cap.binding).toSorted((left, right) => left.at - right.at)
  const weakest = Math.min(...AXES.map((each) => scores[each]))
  const isHeld =
    scores[axis] === weakest || judgement.decision.gates.some((gate) => holds(gate, scores[axis]))
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
function holds(gate: VerdictGate, score: number): boolean {
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
            isReached: (after) => isBetter(after, judgement) || !after.decision.gates.includes(gate),
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

const isBetter = (after: Judgement, before: Judgement): boolean =>
  VERDICTS.indexOf(after.decision.verdict) > VERDICTS.indexOf(before.decision.verdict)

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}
