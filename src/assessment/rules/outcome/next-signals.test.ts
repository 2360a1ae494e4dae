// What to submit next, and the roadmap (rules N-1 to N-7, R-1 to R-7).
import { expect, test } from 'vitest'
import type { NextSignal } from '../../../contract/vocabulary/progress.ts'
import { AXES, kindsOf, byAxis, type AxisId } from '../protocol/axes.ts'
import { AXIS_RULES, type AxisScore, type AxisScores } from '../scoring/score.ts'
import { all, set } from '../../../../test/vectors/assessment/changes.ts'
import { asRead, exampleCase, examples, ledgerOfCase } from '../../../../test/vectors/assessment/examples.ts'
import { ACTIONS } from './actions.ts'
import { assess, type ScoredAssessment } from './assess.ts'
import { estimator } from './estimate.ts'
import { rankSignals, shownSignals } from './next-signals.ts'
import { roadmap } from './roadmap.ts'

function assessed(name: 'weak' | 'middling' | 'strong', change = all()): ScoredAssessment {
  const golden = exampleCase(name)
  const result = assess(asRead(change(ledgerOfCase(golden))), golden)
  if (result.kind === 'withheld') throw new Error(result.missing_signals.join('; '))
  return result.assessment
}

const NOTHING_COSTLY = {
  costly: 'none',
  absent: false,
  unread: false,
  unseen: false,
  unknownHosts: false,
} as const
const bare: AxisScore = { score: 5, quality: 5, boost: 0, contradiction: 0, points: [], caps: [] }

/** Axes with these scores and qualities, nothing fired and no caps. */
function axesAt(...scores: number[]): AxisScores {
  return byAxis((axis) => {
    const score = scores[AXES.indexOf(axis)] ?? 5
    return { ...bare, score, quality: score }
  })
}

function ranked(
  axes: AxisScores,
  firstAssumption?: Parameters<typeof rankSignals>[0]['firstAssumption'],
): NextSignal[] {
  return rankSignals({
    axes,
    estimator: estimator('b2b_saas_smb', { allowance: 0 }),
    standing: NOTHING_COSTLY,
    firstAssumption,
  })
}

test('N-1 candidates are unmet rules, optional kinds that have not boosted, and lifting the lowest binding cap', () => {
  const caps = [
    { cap: 'single_domain', at: 5, binding: true, text: 'x', cites: [] },
    { cap: 'single_source', at: 3, binding: true, text: 'y', cites: [] },
  ]
  const points = [{ rule: 'boost_search_volume_snapshot', points: 1, text: '', cites: [] }]
  const axes = {
    ...axesAt(),
    problem: { ...bare, score: 3, quality: 6, boost: 1, points, caps: caps.toReversed() },
  }
  const rules = ranked(axes)
    .filter(({ lifts }) => lifts === 'problem')
    .map(({ rule }) => rule)
  expect(rules).toEqual(['lift_single_source'])
  const free = ranked(axesAt())
    .filter(({ lifts }) => lifts === 'problem')
    .map(({ rule }) => rule)
  expect(new Set(free)).toEqual(
    new Set([
      ...AXIS_RULES.problem.rules.map(({ rule }) => rule),
      'boost_search_volume_snapshot',
      'boost_commitment_record',
    ]),
  )
})

test('N-2, N-3 a gain that cannot raise the score is dropped; without odds of contradiction there is no loss', () => {
  const full = { ...axesAt(), founder: { ...bare, score: 8, quality: 8 } }
  expect(
    ranked(full)
      .filter(({ lifts }) => lifts === 'founder')
      .map(({ rule }) => rule)
      .toSorted(),
  ).toEqual(['boost_founder_background_lookup', 'boost_reference_statement'])
  const signals = ranked(axesAt())
  expect(signals.every(({ up, down }) => up > 0 && down <= 0)).toBe(true)
  expect(signals.find(({ rule }) => rule === 'boost_commitment_record')?.down).toBe(0)
})

test('N-4 ranked by movement per day, ties by axis id, then rule id', () => {
  const { nextSignals } = assessed('middling')
  expect(nextSignals[0]).toMatchObject({ rule: 'boost_search_volume_snapshot', lifts: 'problem' })
  const axes = axesAt()
  expect(ranked(axes)).toEqual(ranked(axes))
  const twins = ranked(axesAt()).filter(
    ({ rule }) => rule === 'relevant_artifact' || rule === 'second_artifact',
  )
  expect(twins.map(({ rule }) => rule)).toEqual(['relevant_artifact', 'second_artifact'])
})

test('N-5 self-asserted rules are housekeeping', () => {
  const types = new Map(ranked(axesAt()).map(({ lifts, rule, type }) => [`${lifts}.${rule}`, type]))
  for (const { axis, rules } of Object.values(AXIS_RULES))
    for (const { rule, selfAsserted } of rules)
      expect(types.get(`${axis}.${rule}`)).toBe(selfAsserted ? 'housekeeping' : 'evidence')
})

test('N-6 up to five of evidence, then up to five of housekeeping, each submittable as it stands', () => {
  for (const { name } of examples.cases) {
    const shown = assessed(name === 'weak' ? 'weak' : name === 'strong' ? 'strong' : 'middling').nextSignals
    const types = shown.map(({ type }) => type)
    expect(types).toEqual(types.toSorted())
    expect(types.filter((type) => type === 'evidence').length).toBeLessThanOrEqual(5)
    for (const { axis, kind } of shown) expect(kindsOf(axis)).toContain(kind)
  }
  expect(shownSignals(ranked(axesAt()))).toHaveLength(10)
})

test('N-6 a gain on another axis names the axis to submit to, and a verdict it would change', () => {
  const signal = ranked(axesAt()).find(({ rule }) => rule === 'cac_consistent')
  expect(signal).toMatchObject({ axis: 'economics', kind: 'cac', lifts: 'distribution' })
  const atBar = ranked(axesAt(6, 6, 6, 6, 6, 6, 5))
  expect(atBar.find(({ rule }) => rule === 'years_3')?.verdict_if_up).toBe('iterate')
  expect(atBar.find(({ rule }) => rule === 'sized')?.verdict_if_up).toBe('iterate')
  expect(ranked(axesAt()).every(({ verdict_if_up: verdict }) => verdict === undefined)).toBe(true)
})

test('N-7 sourcing asks for the first economic input that is still an assumption', () => {
  const kindOf = (assumption: 'ltv' | undefined): string | undefined =>
    ranked(axesAt(), assumption).find(({ rule }) => rule === 'sourced_2')?.kind
  expect([kindOf('ltv'), kindOf(undefined)]).toEqual(['ltv', 'cac'])
  const { nextSignals } = assessed('middling', set('gross_margin', { basis: 'assumption' }))
  const lift = nextSignals.find(({ rule }) => rule.startsWith('lift_mostly'))
  if (lift !== undefined) expect(lift.kind).toBe('ltv')
})

const plan = (axes: AxisScores, verdict: 'kill' | 'validate' = 'validate') =>
  roadmap({ axes, verdict, ranked: [] })

test('R-1, R-3, R-4 none from 8 up; doubtful axes first, by score and slope; two run in parallel', () => {
  const milestones = plan(axesAt(3, 4, 4, 6, 6, 7, 9))
  expect(milestones.map(({ axis, range, kind }) => [axis, range, kind])).toEqual([
    ['problem', 'Weeks 1-2', 'validate_or_kill'],
    ['market', 'Weeks 1-2', 'validate_or_kill'],
    ['solutions', 'Weeks 3-4', 'validate_or_kill'],
    ['distribution', 'Weeks 5-7', 'strengthen'],
    ['wedge', 'Weeks 5-7', 'strengthen'],
    ['economics', 'Weeks 8-10', 'strengthen'],
  ])
  expect(plan(axesAt(8, 8, 9, 10, 8, 8, 8))).toEqual([])
})

test('R-2 titles name kind, axis and score', () => {
  expect(plan(axesAt(4, 8, 8, 8, 8, 8, 7)).map(({ title }) => title)).toEqual([
    'Validate or kill: Problem (4/10)',
    'Strengthen: Founder fit (7/10)',
  ])
})

test('R-5 the body says what to do, what holds the score, and what comes next', () => {
  const { milestones } = assessed('middling')
  const wedge = milestones.find(({ axis }) => axis === 'wedge')?.body
  expect(wedge).toContain(
    `${ACTIONS.strengthen.wedge} Held at 6 because nothing about incumbents is sourced. Next: `,
  )
  expect(wedge).toMatch(
    /Next: (1 more|a better) \w+; success moves the estimate by about \+\d+\.\d points.*\.$/,
  )
  const economics = milestones.find(({ axis }) => axis === 'economics')?.body
  expect(economics).toContain('Next: a better ltv;')
})

test('R-6 after a kill at most three milestones, the first of which says to stop', () => {
  const milestones = plan(axesAt(1, 2, 2, 2, 2, 6, 6), 'kill')
  expect(milestones).toHaveLength(3)
  expect(milestones.map(({ body }) => body.startsWith('Stop building. '))).toEqual([true, false, false])
  expect(milestones.every(({ kind }) => kind === 'validate_or_kill')).toBe(true)
})

test('R-7 there is an action for every axis and kind of milestone', () => {
  for (const kind of ['validate_or_kill', 'strengthen'] as const)
    expect(new Set(AXES.map((axis: AxisId) => ACTIONS[kind][axis])).size).toBe(7)
})
