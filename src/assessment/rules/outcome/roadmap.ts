// Builds the roadmap: what to do about each axis, in order (rules ).
import type { NextSignal } from '../../../contract/vocabulary/progress.ts'
import type { Milestone } from '../../../contract/vocabulary/roadmap.ts'
import type { Verdict } from '../../../contract/vocabulary/scorecard.ts'
import { AXES_BY_SLOPE, labelOf, type AxisId } from '../protocol/axes.ts'
import { SINGULAR_KINDS } from '../protocol/limits.ts'
import type { AxisScores } from '../scoring/score.ts'
import { ACTIONS } from './actions.ts'

type MilestoneKind = Milestone['kind']

const TITLES: Readonly<Record<MilestoneKind, string>> = {
  validate_or_kill: 'Validate or kill',
  strengthen: 'Strengthen',
}

/** Duration of each milestone. */
const WEEKS: Readonly<Record<MilestoneKind, number>> = { validate_or_kill: 2, strengthen: 3 }

/** After a `kill` only this many milestones are listed. */
const MILESTONES_AFTER_KILL = 3
const singular: ReadonlySet<string> = SINGULAR_KINDS

interface Plan {
  readonly axes: AxisScores
  readonly verdict: Verdict
  /** All candidates, best first. */
  readonly ranked: readonly NextSignal[]
}

/** The milestones of a scored session, most urgent first. Axes at 8 or more have none. */
export function roadmap(plan: Plan): Milestone[] {
  const killed = plan.verdict === 'kill'
  const doubtful = byUrgency(plan.axes, 0, 4).slice(0, killed ? MILESTONES_AFTER_KILL : 7)
  const sound = killed ? [] : byUrgency(plan.axes, 5, 7)
  const secondPhase = 1 + 2 * Math.ceil(doubtful.length / 2)
  const [first, ...rest] = [
    ...doubtful.map((axis, i) =>
      milestone({ axis, kind: 'validate_or_kill', from: 1 + 2 * Math.floor(i / 2) }, plan),
    ),
    ...sound.map((axis, j) =>
      milestone({ axis, kind: 'strengthen', from: secondPhase + 3 * Math.floor(j / 2) }, plan),
    ),
  ] // two run in parallel
  if (first === undefined) return []
  return killed ? [{ ...first, body: `Stop building. ${first.body}` }, ...rest] : [first, ...rest]
}

/** Axes with a score in a range: by score, then slope descending, then axis order. */
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

function milestone({ axis, kind, from }: Slot, { axes, ranked }: Plan): Milestone {
  const { score, caps } = axes[axis]
  const held = caps.filter((cap) => cap.binding).map((cap) => `Held at ${cap.at} because ${cap.text}.`)
  const next = ranked.find((signal) => signal.lifts === axis && signal.type === 'evidence')
  return {
    range: `Weeks ${from}-${from + WEEKS[kind] - 1}`,
    kind,
    axis,
    title: `${TITLES[kind]}: ${labelOf(axis)} (${score}/10)`,
    body: [ACTIONS[kind][axis], ...held, ...(next ? [nextStep(next)] : [])].join(' '),
  }
}

/** "Next: ..." with the effect of success and failure, in percentage points. */
function nextStep({ kind, up, down, verdict_if_up: verdict }: NextSignal): string {
  const amount = singular.has(kind) ? 'a better' : '1 more'
  const failure = down < 0 ? `, a contradiction by about -${points(down)}` : ''
  const change = verdict === undefined ? '' : `; enough to change the verdict to ${verdict}`
  return `Next: ${amount} ${kind}; success moves the estimate by about +${points(up)} points${failure}${change}.`
}

function points(probability: number): string {
  return (Math.abs(probability) * 100).toFixed(1)
}
