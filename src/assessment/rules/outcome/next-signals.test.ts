// What to submit next, and the roadmap (rules N-1 to N-7, R-1 to R-7).
import { expect, test } from 'vitest'
import type { JsonObject } from '../../../base/json.ts'
import { checkSignal } from '../ledger/accept.ts'
import { textOfField, type Ledger } from '../ledger/entry.ts'
import { AXES, kindsOf, byAxis, type AxisId } from '../protocol/axes.ts'
import { KINDS } from '../protocol/value-schemas.ts'
import { hasStories, weighLedger } from '../provenance/weigh-ledger.ts'
import { behaviourLevel, deniesNeed } from '../reading/behaviour.ts'
import { AXIS_RULES, type AxisScore, type AxisScores } from '../scoring/score.ts'
import { all, set } from '../../../../test/vectors/assessment/changes.ts'
import {
  asRead,
  exampleCase,
  ledgerOf,
  ledgerOfCase,
  RECEIVED_AT,
} from '../../../../test/vectors/assessment/examples.ts'
import { ACTIONS } from './actions.ts'
import { assess, type ScoredAssessment } from './assess.ts'
import { EFFORT } from './tables/effort.ts'
import { judgeWeighed, judgeAgain, type Judgement, withSupposed } from './judgement.ts'
import { type Advice, advise, SEVERAL } from './next-signals.ts'
import { suppositions } from './trials.ts'
import { roadmap } from './roadmap.ts'
import { SAMPLE_GRADES } from './tables/sample-values.ts'

function assessed(name: 'weak' | 'middling' | 'strong', change = all()): ScoredAssessment {
  const golden = exampleCase(name)
  const result = assess(asRead(change(ledgerOfCase(golden))), golden)
  if (result.kind === 'withheld') throw new Error(result.missing_signals.join('; '))
  return result.assessment
}

const bare: AxisScore = { score: 5, quality: 5, boost: 0, contradiction: 0, points: [], caps: [] }

/** Axes with these scores and qualities, nothing fired and no caps. */
function axesAt(...scores: number[]): AxisScores {
  return byAxis((axis) => {
    const score = scores[AXES.indexOf(axis)] ?? 5
    return { ...bare, score, quality: score }
  })
}

/** The ledger of an example as it is judged. */
function judged(name: 'weak' | 'middling' | 'strong', change = all()): Judgement {
  const golden = exampleCase(name)
  return judgeWeighed(weighLedger(asRead(change(ledgerOfCase(golden))), golden.pitch), golden)
}

const advised = (name: 'weak' | 'middling' | 'strong', change = all()): Advice =>
  advise(judged(name, change), exampleCase(name))

/** The ledger of an example whose entries of a kind are absent from their pages. */
const absent = (kind: string, most: number): Ledger => {
  let left = most
  return asRead(ledgerOfCase(exampleCase('middling'))).map((entry) =>
    entry.kind === kind && left-- > 0
      ? Object.assign({}, entry, {
          reads: entry.reads.map((read) => ({ ...read, outcome: 'absent', missing: 'the quote' })),
        })
      : entry,
  )
}

test.each(KINDS)('N-1 each sample of %s is a value that is accepted', (kind) => {
  for (const name of ['middling', 'strong'] as const) {
    const judgement = judged(name)
    const axis = AXES.find((each) => kindsOf(each).includes(kind))
    if (axis === undefined) throw new Error(kind)
    const count = SEVERAL.has(kind) ? 6 : 1
    for (const grade of SAMPLE_GRADES) {
      const supposed = suppositions({ axis, kind, count }, grade, judgement)
      const before = { pitch: exampleCase(name).pitch, receivedAt: RECEIVED_AT }
      let ledger: Ledger = judgement.weighed.filter((entry) => entry.kind !== kind)
      for (const signal of supposed ?? []) {
        expect(checkSignal(signal, ledger, before), `${grade} ${JSON.stringify(signal.value)}`).toBeNull()
        ledger = withSupposed(ledger, [signal], RECEIVED_AT)
      }
    }
  }
})

test('N-1 good quotes tell of a payment, middling ones of work by hand, bad ones deny the need', () => {
  const judgement = judged('middling')
  for (const [axis, kind] of [
    ['problem', 'user_quote'],
    ['solutions', 'dissatisfaction_quote'],
  ] as const)
    for (const grade of SAMPLE_GRADES)
      for (const { value } of suppositions({ axis, kind, count: 6 }, grade, judgement) ?? []) {
        const quote = {
          verbatim: textOfField(value, 'verbatim') ?? '',
          competitor: textOfField(value, 'competitor'),
        }
        const level = { good: 3, middling: 2, bad: 0 }[grade]
        expect([behaviourLevel(quote), deniesNeed(quote)], quote.verbatim).toEqual([level, grade === 'bad'])
      }
})

test('N-1 what is promised is what the whole assessment gives after the named value is submitted', () => {
  const golden = exampleCase('middling')
  const before = assessed('middling')
  const signal = before.nextSignals.find(({ kind }) => kind === 'search_volume_snapshot')
  expect(signal?.assumes).toEqual({
    good: { monthly_volume: 2000, trend_pct: 10 },
    middling: { monthly_volume: 200, trend_pct: 0 },
    bad: { monthly_volume: 5, trend_pct: -60 },
  })
  const [p, good, bad] = [undefined, signal?.assumes?.good, signal?.assumes?.bad].map((members) => {
    const value = {
      query: 'x y z',
      provider: 'Planner',
      geo: 'UK',
      captured_at: '2026-10-01',
      source_url: 'https://www.boards.ie/t/1',
      ...(members as JsonObject | undefined),
    }
    const sent = members && { axis: 'problem', kind: 'search_volume_snapshot', value }
    const ledger = asRead(ledgerOf(sent ? [sent] : [], ledgerOfCase(golden)))
    const result = assess(ledger, golden)
    return result.kind === 'scored' ? result.assessment.scorecard.estimate.posterior_p : Number.NaN
  })
  expect(signal?.up).toBeCloseTo((good ?? 0) - (p ?? 0), 9)
  expect(signal?.down).toBeCloseTo((bad ?? 0) - (p ?? 0), 9)
})

test('N-2 no downside is promised where no value speaks against the axis', () => {
  for (const { kind, down, assumes } of advised('middling').ranked)
    if (kind === 'commitment_record') expect([assumes?.bad['type'], down]).toEqual(['waitlist', 0])
})

test('N-2 where one entry does not lift a cap, as many as do are asked for and were scored', () => {
  const would = set('user_quote', (i) => ({
    verbatim:
      [
        'I would pay for a service like that at once.',
        'We might use such reminders in the autumn.',
        'Sounds great, our desk is waiting for it.',
      ][i] ?? '',
  }))
  const judgement = judged('middling', would)
  const lift = advise(judgement, exampleCase('middling')).ranked.find(
    ({ rule }) => rule === 'lift_hypothetical_majority',
  )
  expect(lift).toMatchObject({ kind: 'user_quote', count: 3, days: 6 })
  for (const [count, isCapped] of [
    [2, true],
    [3, false],
  ] as const) {
    const supposed = suppositions({ axis: 'problem', kind: 'user_quote', count }, 'good', judgement) ?? []
    const after = judgeWeighed(
      weighLedger(withSupposed(judgement.weighed, supposed, RECEIVED_AT), exampleCase('middling').pitch),
      exampleCase('middling'),
    )
    expect(after.scoring.axes.problem.caps.some(({ cap }) => cap === 'hypothetical_majority')).toBe(isCapped)
  }
})

test('N-2 what no sample lifts is told as out of reach, in the roadmap too', () => {
  const offered = set('named_competitor', (i) => (i === 0 ? { offers_wedge: true } : {}))
  const { ranked, unreachable } = advised('middling', offered)
  expect(unreachable.get('wedge')).toEqual(new Set(['already_offered']))
  expect(ranked.some(({ rule }) => rule === 'lift_already_offered')).toBe(false)
  const body = assessed('middling', offered).milestones.find(({ axis }) => axis === 'wedge')?.body
  expect(body).toContain('already offers the wedge. No further evidence of one kind lifts this.')
})

test('N-2 entries whose pages do not hold them are to be sent again, as many as open the gate', () => {
  const golden = exampleCase('middling')
  const result = assess(absent('pricing_row', 3), golden)
  if (result.kind === 'withheld') throw new Error('not scored')
  const [first] = result.assessment.nextSignals
  expect(first).toMatchObject({ rule: 'gate_evidence_absent', kind: 'pricing_row', verdict_if_up: 'iterate' })
  expect(first?.replaces).toHaveLength(1)
})

test('N-3 what holds the verdict or the weakest axis comes first, then a payment, then keywords', () => {
  const rules = advised('middling').ranked.map(({ rule }) => rule)
  const at = (rule: string): number => rules.indexOf(rule)
  expect(at('gate_no_costly_signal')).toBeGreaterThanOrEqual(0)
  expect(at('boost_commitment_record')).toBeGreaterThan(at('gate_no_costly_signal'))
  expect(at('boost_search_volume_snapshot')).toBeGreaterThan(at('boost_commitment_record'))
  const held = advised('middling', set('unfair_advantage', { type: 'other', claim: PASSION }))
  expect(held.ranked[0]).toMatchObject({ rule: 'lift_motivational_only', kind: 'unfair_advantage' })
})

test('N-4 the rest is ranked by what it adds to the estimate a day, and the same ledger gives the same advice', () => {
  for (const name of ['weak', 'middling', 'strong'] as const) {
    const { ranked } = advised(name)
    expect(advised(name).ranked).toEqual(ranked)
    const last = ranked.findLastIndex(
      ({ rule, kind }) => /^(lift|gate)_/.test(rule) || kind === 'commitment_record',
    )
    const opening = ranked.findLastIndex(({ verdict_if_up: verdict }) => verdict !== undefined)
    const rest = ranked.slice(Math.max(last, opening) + 1)
    const perDay = rest.map(({ up, days }) => up / days)
    expect(perDay).toEqual(perDay.toSorted((left, right) => right - left))
    expect(ranked.every(({ up, rule }) => up > 0 || rule.startsWith('gate_'))).toBe(true)
  }
})

test('N-5 rules that the word of the founder meets are housekeeping', () => {
  const self = new Set(
    Object.values(AXIS_RULES).flatMap(({ axis, rules }) =>
      rules.flatMap(({ rule, selfAsserted }) => (selfAsserted ? [`${axis}.${rule}`] : [])),
    ),
  )
  for (const name of ['weak', 'middling', 'strong'] as const)
    for (const { lifts, rule, type } of advised(name).ranked)
      expect(type === 'housekeeping', rule).toBe(self.has(`${lifts}.${rule}`))
})

test('N-6 up to five of evidence, then up to five of housekeeping, each kind of an axis once', () => {
  for (const name of ['weak', 'middling', 'strong'] as const) {
    const shown = assessed(name).nextSignals
    const types = shown.map(({ type }) => type)
    expect(types).toEqual(types.toSorted())
    expect(types.filter((type) => type === 'evidence').length).toBeLessThanOrEqual(5)
    expect(new Set(shown.map(({ axis, kind }) => `${axis} ${kind}`)).size).toBe(shown.length)
    for (const { axis, kind } of shown) expect(kindsOf(axis)).toContain(kind)
  }
})

test('N-6 a gain on another axis names the axis to submit to', () => {
  const low = set('cac', { amount: 200 })
  const lift = advised('middling', low).ranked.find(
    ({ lifts, kind }) => lifts === 'distribution' && kind === 'cac',
  )
  if (lift !== undefined) expect(lift).toMatchObject({ axis: 'economics', rule: 'cac_consistent' })
  const understated = advised('middling', set('cac', { amount: 100 }))
  expect(understated.ranked.find(({ rule }) => rule === 'lift_cac_understated')).toMatchObject({
    axis: 'economics',
    kind: 'cac',
    lifts: 'distribution',
  })
})

test('N-7 every kind has its effort in days and in words; sourcing asks for the first input that is assumed', () => {
  for (const kind of KINDS) {
    expect(EFFORT[kind].days, kind).toBeGreaterThanOrEqual(1)
    expect(EFFORT[kind].words, kind).toMatch(/^(about |an |two |ten |three )/)
  }
  const assumed = all(set('cac', { basis: 'measured' }), set('gross_margin', { basis: 'assumption' }))
  const lift = advised('middling', assumed).ranked.find(({ rule }) => rule.startsWith('lift_mostly'))
  expect(lift?.kind).toBe('ltv')
})

test('N-1, S-1 judging a few changes again is the same as judging the ledger from the beginning', () => {
  for (const name of ['weak', 'middling', 'strong'] as const) {
    const before = judged(name)
    const golden = exampleCase(name)
    for (const axis of AXES)
      for (const kind of kindsOf(axis))
        for (const grade of SAMPLE_GRADES) {
          const supposed = suppositions({ axis, kind }, grade, before)
          if (supposed === undefined) continue
          const ledger = withSupposed(before.weighed, supposed, RECEIVED_AT)
          const again = judgeAgain(before, ledger, { ...golden, isSettled: !hasStories(before.weighed) })
          const whole = judgeWeighed(weighLedger(ledger, golden.pitch), golden)
          expect(again.weighed).toEqual(whole.weighed)
          for (const part of ['scores', 'standing', 'decision', 'basis', 'posterior', 'category'] as const)
            expect(again[part], `${axis} ${kind} ${grade}`).toEqual(whole[part])
          expect(again.scoring.axes).toEqual(whole.scoring.axes)
        }
  }
})

const PASSION = 'We are passionate about practices and will outwork everyone who comes after us.'

const plan = (axes: AxisScores, verdict: 'kill' | 'validate' = 'validate') =>
  roadmap({ axes, verdict, ranked: [], unreachable: new Map() })

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
    /Next: a better \w+ \(about .+\); if it shows \w+ \w+.*, the estimate moves by about \+\d+\.\d points.*\.$/,
  )
  const economics = milestones.find(({ axis }) => axis === 'economics')?.body
  // why a condition: a founder does not choose what a measurement shows
  expect(economics).toMatch(/Next: a better ltv \(.+\); if it shows amount \d+/)
  for (const { body } of milestones) expect(body).not.toContain('such as')
})

test('R-5 the body has no text of the caller, and says when no evidence of one kind raises the axis', () => {
  const hostile = set('named_competitor', { name: '[evil](https://evil.example)' })
  for (const { body } of assessed('middling', hostile).milestones) expect(body).not.toContain('evil')
  expect(plan(axesAt(6, 8, 8, 8, 8, 8, 8))[0]?.body).toMatch(
    / No evidence of one kind alone raises this axis\.$/,
  )
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
