// Verdicts, their gates, costly signals and the class that applies (rules V-1 to V-7, G-9 to G-14).
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { append } from '../ledger/append.ts'
import type { Ledger } from '../ledger/entry.ts'
import { flagLedger } from '../ledger/flags.ts'
import { AXES, byAxis, type AxisId } from '../protocol/axes.ts'
import { categoryIds } from '../protocol/reference-classes.ts'
import { add, all, exclude, plain, set, type Change } from '../../../../test/vectors/assessment/changes.ts'
import {
  asRead,
  exampleCase,
  ledgerOfCase,
  RECEIVED_AT,
  signalOf,
} from '../../../../test/vectors/assessment/examples.ts'
import { assessUnadvised } from './assess.ts'
import { decideVerdict, effectiveCategory, type Scores, type Standing, standingOf } from './verdict.ts'

const same = (score: number, but: Partial<Record<AxisId, number>> = {}): Scores => ({
  ...byAxis(() => score),
  ...but,
})
const proved: Standing = {
  costly: 'proved',
  absent: false,
  unread: false,
  unseen: false,
  unknownHosts: false,
  offPitch: false,
  misfiled: false,
}
const cheapest: Standing = { ...proved, costly: 'none' }
const strong = exampleCase('strong')
const ledger = asRead(ledgerOfCase(strong))

test('V-1, G-9 kill: problem at 2, three axes at 2, or a total of 20', () => {
  const kill = (scores: Scores) =>
    expect(decideVerdict(scores, proved)).toMatchObject({ verdict: 'kill', gates: ['kill_rule'] })
  kill(same(9, { problem: 2 }))
  kill(same(9, { market: 2, wedge: 2, founder: 2 }))
  kill(same(3, { founder: 2 }))
  expect(decideVerdict(same(9, { market: 2, wedge: 2 }), proved).verdict).toBe('validate')
  expect(decideVerdict(same(3), proved).verdict).toBe('validate')
})

test('V-2, G-10, G-11 validate: some axis at 4, or a total under 42', () => {
  expect(decideVerdict(same(9, { wedge: 4 }), proved)).toMatchObject({
    verdict: 'validate',
    gates: ['axis_at_or_below_4'],
  })
  expect(decideVerdict(same(6, { wedge: 5 }), proved)).toMatchObject({
    verdict: 'validate',
    gates: ['total_below_42'],
  })
  expect(decideVerdict(same(3, { problem: 4 }), proved).gates).toEqual([
    'axis_at_or_below_4',
    'total_below_42',
  ])
})

test('G-16 a ledger of which hardly a quote was read is at most validate', () => {
  const hardly = decideVerdict(same(8), { ...proved, unread: true, unseen: true })
  expect(hardly).toMatchObject({ verdict: 'validate', gates: ['evidence_unread'] })
  const partly = decideVerdict(same(8), { ...proved, unread: true })
  expect(partly).toMatchObject({ verdict: 'iterate', gates: ['evidence_unread'] })
})

test('V-3 build: a total of 56, every axis at 6, and a costly signal', () => {
  expect(decideVerdict(same(8), proved)).toEqual({ verdict: 'build', total: 56, gates: [] })
})

test('V-4, G-12, G-13, G-14 iterate: everything else, and the gates say what was missing', () => {
  expect(decideVerdict(same(8, { founder: 7 }), proved).gates).toEqual(['total_below_56'])
  expect(decideVerdict(same(10, { founder: 5 }), proved).gates).toEqual(['axis_below_6'])
  expect(decideVerdict(same(10), cheapest)).toEqual({
    verdict: 'iterate',
    total: 70,
    gates: ['no_costly_signal'],
  })
  expect(decideVerdict(same(6, { founder: 5, market: 7 }), cheapest).gates).toEqual([
    'total_below_56',
    'axis_below_6',
    'no_costly_signal',
  ])
})

test('V-1 to V-4 cover every score, and gates are empty for build alone', () => {
  const scores = fc.tuple(...AXES.map(() => fc.integer({ min: 0, max: 10 })))
  fc.assert(
    fc.property(scores, fc.boolean(), (values, costly) => {
      const { verdict, gates, total } = decideVerdict(
        byAxis((axis) => values[AXES.indexOf(axis)] ?? 0),
        costly ? proved : cheapest,
      )
      expect(total).toBe(values.reduce((sum, score) => sum + score, 0))
      expect(gates.length === 0).toBe(verdict === 'build')
    }),
  )
})

test('G-19 evidence of another trade than the pitch gets no build, and one quote of the trade lifts the gate', () => {
  const of = (pitch: string, change: Change = (entries) => entries) => {
    const result = assessUnadvised(change(ledger), { pitch, category: strong.category })
    if (result.kind === 'withheld') throw new Error(result.missing_signals.join('; '))
    const { scorecard, gates } = result.assessment
    return { verdict: scorecard.verdict, gates }
  }
  const plants = 'Fernly tells people with many house plants when to water, feed and repot each fern.'
  expect(of(strong.pitch)).toEqual({ verdict: 'build', gates: [] })
  expect(of(plants)).toEqual({ verdict: 'iterate', gates: ['off_pitch'] })
  const watered = set('user_quote', (i) =>
    i === 0
      ? { verbatim: 'I paid $90 for a plant sitter last March because nothing reminds us to water.' }
      : {},
  )
  expect(of(plants, watered).gates).not.toContain('off_pitch')
})

test('G-20 a crime under a type that earns holds build, whatever its grade; under dispute, and a company that failed, do not', () => {
  const of = (finding: string, finding_type: string) => {
    const lookup = add('founder_background_lookup', { finding, finding_type })
    const result = assessUnadvised(lookup(ledger), { pitch: strong.pitch, category: strong.category })
    if (result.kind === 'withheld') throw new Error(result.missing_signals.join('; '))
    const { scorecard, gates } = result.assessment
    return { verdict: scorecard.verdict, gates }
  }
  const crime = 'Convicted of fraud in 2022 for selling the same three yachts to eleven buyers.'
  expect(of(crime, 'exit')).toEqual({ verdict: 'iterate', gates: ['adverse_misfiled'] })
  expect(of(crime, 'dispute').gates).not.toContain('adverse_misfiled')
  expect(of('Her first company went bankrupt in 2019 after a fire.', 'prior_company').gates).toEqual([])
  expect(of('Acquitted of fraud in 2022 after two years in court.', 'prior_company').gates).toEqual([])
})

test('V-5 a flattering category raises the estimate and not the verdict', () => {
  const cards = categoryIds().flatMap((category) => {
    const result = assessUnadvised(ledger, { pitch: strong.pitch, category })
    return result.kind === 'scored' ? [result.assessment.scorecard] : []
  })
  const sameTotal = cards.filter(({ total }) => total === 57)
  expect(new Set(sameTotal.map(({ estimate }) => estimate.posterior_p)).size).toBeGreaterThan(5)
  expect(new Set(sameTotal.map(({ verdict }) => verdict))).toEqual(new Set(['build']))
})

/** The strong ledger without anything costly. */
const cheap = all(
  exclude('commitment_record'),
  exclude('willingness_to_pay_test'),
  set('user_quote', (i) => ({ verbatim: plain(i) })),
  set('dissatisfaction_quote', (i) => ({ verbatim: `Report number ${i}: ${plain(i)}` })),
)(ledger)
const costly = (change: Change): boolean =>
  standingOf(flagLedger(change(cheap), strong.pitch), strong.pitch, new Set()).costly !== 'none'

test('V-6 a costly signal is a commitment, behaviour at level 3, or a passed test with real money', () => {
  expect(costly((entries) => entries)).toBe(false)
  expect(costly(add('commitment_record', { type: 'loi' }))).toBe(true)
  expect(costly(add('commitment_record', { type: 'waitlist' }))).toBe(false)
  expect(
    costly(
      set('dissatisfaction_quote', (i) =>
        i === 0 ? { verbatim: 'We cancelled it in March after the audit.' } : {},
      ),
    ),
  ).toBe(true)
  expect(costly(add('reference_statement', { verbatim: 'We cancelled it in March after the audit.' }))).toBe(
    false,
  )
  expect(costly(add('willingness_to_pay_test', { n: 20, accept_rate: 0.05, method: 'real_sale' }))).toBe(true)
  expect(costly(add('willingness_to_pay_test', { n: 20, accept_rate: 0.04, method: 'real_sale' }))).toBe(
    false,
  )
  expect(costly(add('willingness_to_pay_test', { n: 90, accept_rate: 0.5, method: 'van_westendorp' }))).toBe(
    false,
  )
})

test('V-6 muted and excluded entries are no costly signal', () => {
  const quote = { competitor: 'Nobodyware', verbatim: 'We cancelled it in March after the audit.' }
  expect(costly(add('dissatisfaction_quote', quote))).toBe(false)
  expect(
    costly(
      all(add('commitment_record', { type: 'paid', counterparty: 'X Ltd' }), exclude('commitment_record')),
    ),
  ).toBe(false)
})

test('V-7 seed_funded_startup needs a counted funding round; otherwise default is used and the request is named', () => {
  const round = signalOf('founder_background_lookup', { finding_type: 'funding_round' })
  const funded: Ledger = append(ledger, round, { receivedAt: RECEIVED_AT, head: [] }).ledger
  expect(effectiveCategory('seed_funded_startup', flagLedger(ledger, ''))).toBe('default')
  expect(effectiveCategory('seed_funded_startup', flagLedger(funded, ''))).toBe('seed_funded_startup')
  expect(effectiveCategory('fintech', flagLedger(ledger, ''))).toBe('fintech')
  const request = { pitch: strong.pitch, category: 'seed_funded_startup' }
  expect(assessUnadvised(ledger, request)).toMatchObject({
    assessment: { category: 'default', requestedCategory: 'seed_funded_startup' },
  })
  const kept = assessUnadvised(funded, request)
  expect(kept.kind === 'scored' && 'requestedCategory' in kept.assessment).toBe(false)
})
