// Builds the roadmap: what to do about each axis, in order (rules R-1 to R-7).
import type { NextSignal } from '../../../contract/vocabulary/progress.ts'
import type { Milestone } from '../../../contract/vocabulary/roadmap.ts'
import type { Verdict } from '../../../contract/vocabulary/scorecard.ts'
import { AXES_BY_SLOPE, labelOf, type AxisId } from '../protocol/axes.ts'
import { SINGULAR_KINDS } from '../protocol/limits.ts'
import type { AxisScores } from '../scoring/score.ts'
import { ACTIONS } from './actions.ts'
import type { Advice } from './next-signals.ts'

type MilestoneKind = Milestone['kind']

const TITLES: Readonly<Record<MilestoneKind, string>> = {
  validate_or_kill: 'Validate or kill',
  strengthen: 'Strengthen',
}

/** Duration of each milestone (R-4). */
const WEEKS: Readonly<Record<MilestoneKind, number>> = { validate_or_kill: 2, strengthen: 3 }

/** After a `kill` only this many milestones are listed (R-6). */
const MILESTONES_AFTER_KILL = 3
const singular: ReadonlySet<string> = SINGULAR_KINDS

interface Plan extends Advice {
  readonly axes: AxisScores
  readonly verdict: Verdict
}

/** The milestones of a scored session, most urgent first. Axes at 8 or more have none (R-1). */
export function roadmap(plan: Plan): Milestone[] {
  const killed = plan.verdict === 'kill'
  const doubtful = byUrgency(plan.axes, 0, 4).slice(0, killed ? MILESTONES_AFTER_KILL : 7) // R-6
  const sound = killed ? [] : byUrgency(plan.axes, 5, 7)
  const secondPhase = 1 + 2 * Math.ceil(doubtful.length / 2)
  const [first, ...rest] = [
    ...doubtful.map((axis, i) =>
      milestone({ axis, kind: 'validate_or_kill', from: 1 + 2 * Math.floor(i / 2) }, plan),
    ),
    ...sound.map((axis, j) =>
      milestone({ axis, kind: 'strengthen', from: secondPhase + 3 * Math.floor(j / 2) }, plan),
    ),
  ] // R-3, R-4: two run in parallel
  if (first === undefined) return []
  return killed ? [{ ...first, body: `Stop building. ${first.body}` }, ...rest] : [first, ...rest] // R-6
}

/** Axes with a score in a range: by score, then slope descending, then axis order (R-3). */
function byUrgency(axes: AxisScores, from: number, to: number): readonly AxisId[] {
  const within = AXES_BY_SLOPE.filter((axis) => axes[axis].score >= from && axes[axis].score <= to)
  return within.toSorted((left, right) => axes[left].score - axes[right].score)
}

interface Slot {
  readonly axis: AxisId
  readonly kind: MilestoneKind
  /** The first week, counted from 1. */
  readonly from: number
}

function milestone({ axis, kind, from }: Slot, { axes, ranked, unreachable }: Plan): Milestone {
  const { score, caps } = axes[axis]
  const held = caps
    .filter((cap) => cap.binding)
    .map(({ cap, at, text }) => {
      const isOut = unreachable.get(axis)?.has(cap) === true
      return `Held at ${at} because ${text}.${isOut ? ' No further evidence of one kind lifts this.' : ''}` // N-2
    })
  const next = ranked.find((signal) => signal.lifts === axis && signal.type === 'evidence')
  return {
    range: `Weeks ${from}-${from + WEEKS[kind] - 1}`,
    kind,
    axis,
    title: `${TITLES[kind]}: ${labelOf(axis)} (${score}/10)`, // R-2
    body: [ACTIONS[kind][axis], ...held, next ? nextStep(next) : NOTHING_NEXT].join(' '), // R-5
  }
}

const NOTHING_NEXT = 'No evidence of one kind alone raises this axis.'

/** "Next: ..." with what is assumed, and the effect of success and failure in percentage points (R-5). */
function nextStep(signal: NextSignal): string {
  const { up, down, effort = '', verdict_if_up: verdict } = signal
  const shown = membersShown(signal)
  // why a condition: "a better margin, such as 90" reads as if the number could be chosen
  const success = shown === '' ? 'success moves the estimate' : `if it shows ${shown}, the estimate moves`
  const failure = down < 0 ? `, a contradiction by about -${points(down)}` : ''
  const change = verdict === undefined ? '' : `; enough to change the verdict to ${verdict}`
  return `Next: ${whatToSubmit(signal)} (${effort}); ${success} by about +${points(up)} points${failure}${change}.`
}

function whatToSubmit({ kind, count = 1, replaces }: NextSignal): string {
  if (replaces !== undefined) {
    const amount = replaces.length === 1 ? `the ${kind} ${replaces[0] ?? ''}` : `${replaces.length} entries`
    return `send ${amount} again with pages that can be read`
  }
  const amount = singular.has(kind) ? 'a better' : `${count} more`
  const words = SAMPLE_WORDS[kind]
  const apart = count > 1 && FROM_HOSTS.has(kind) ? ', each from another established host' : ''
  return `${amount} ${kind}${words === undefined ? '' : `, ${words}${apart}`}`
}

/** Numbers and choices alone: texts may hold what a caller wrote. */
function membersShown({ kind, replaces, assumes }: NextSignal): string {
  if (replaces !== undefined || SAMPLE_WORDS[kind] !== undefined) return ''
  return Object.entries(assumes?.good ?? {})
    .flatMap(([name, member]) =>
      typeof member === 'number' ||
      typeof member === 'boolean' ||
      (typeof member === 'string' && CHOICE.test(member))
        ? [`${name} ${member}`]
        : [],
    )
    .join(', ')
}

/** One of the listed words of a field. */
const CHOICE = /^[a-z]+(?:_[a-z]+)*$/

/** What a good value says, for the kinds whose worth is in their words. */
const SAMPLE_WORDS: Readonly<Record<string, string>> = {
  user_quote: 'of someone in the role of the buyer who already paid or switched',
  dissatisfaction_quote: 'of someone who already paid or switched',
  counterfactual_quote: 'with the reason why the pain is not acute for this speaker',
  wedge_statement: 'that answers the complaints in their words, with a metric',
  acv_estimate: 'with two comparables near it',
  competitor_pricing_scrape: 'of two plans or more that cost money',
  reference_statement: 'of someone who vouches for the founder in public',
}

/** Kinds whose samples are on another host each. */
const FROM_HOSTS: ReadonlySet<string> = new Set(['user_quote', 'dissatisfaction_quote'])

function points(probability: number): string {
  return (Math.abs(probability) * 100).toFixed(1)
}
