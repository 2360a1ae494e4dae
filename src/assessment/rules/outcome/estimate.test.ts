// The estimate: neutral at five, monotone, bounded, wide enough for the error of the class rate, and doubtful where the
// evidence may be made up (E-2 to E-8).
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Ledger } from '../ledger/entry.ts'
import type { PageRead } from '../ledger/page-read.ts'
import { AXES, byAxis, type AxisId } from '../protocol/axes.ts'
import { categoryIds, referenceClass } from '../protocol/reference-classes.ts'
import data from '../protocol/reference-classes.json' with { type: 'json' }
import { asRead, exampleCase, ledgerOfCase } from '../../../../test/vectors/assessment/examples.ts'
import { assessUnadvised, estimateDensities, quoteConfirmation, type UnadvisedAssessment } from './assess.ts'
import { classErrorOf, estimator, logLikelihoodRatio } from './estimate.ts'
import { FABRICATION_PRIOR } from './fabrication.ts'
import { bisect, meanSigmoid, normalCdf, trigamma } from './numerics.ts'
import type { Scores } from './verdict.ts'

const anyScores = fc
  .tuple(...AXES.map(() => fc.integer({ min: 0, max: 10 })))
  .map((values): Scores => byAxis((axis) => values[AXES.indexOf(axis)] ?? 0))
const anyCategory = fc.constantFrom(...categoryIds())
const anyAllowance = fc.integer({ min: 0, max: 10_000 }).map((parts) => parts / 10_000)
const same = (score: number): Scores => byAxis(() => score)

test('E-2, E-4 all fives give the base rate and the published interval for each of the 25 classes, whatever the allowance', () => {
  for (const { id, base_rate_pmf_24mo: rate, prior_ci_95: interval } of data.classes)
    for (const allowance of [0, 0.3, 1]) {
      const estimate = estimator(id, { allowance })
      expect(estimate.posterior(same(5)), id).toBe(rate)
      expect(estimate.interval(same(5)), id).toEqual(interval)
    }
})

test('E-3 the log likelihood ratio is between -2.25 and 2.25 and 0 at all fives', () => {
  const at = (score: number): number => logLikelihoodRatio(same(score))
  expect([at(0), at(5), at(10)].map((ratio) => Math.round(ratio * 1e9) / 1e9)).toEqual([-2.25, 0, 2.25])
})

test('E-4 the class error is the judged 80% range on the scale of log-odds: it holds 80% of class rates', () => {
  // ln(0.18 / 0.82) - ln(0.04 / 0.96) = 1.6617
  expect(classErrorOf('b2b_saas_smb')).toBeCloseTo(1.6617 / 2.5631, 4)
  for (const id of categoryIds()) {
    const [low, high] = referenceClass(id).plausible_range_80
    const half = (Math.log(high / (1 - high)) - Math.log(low / (1 - low))) / 2
    expect(normalCdf(half / classErrorOf(id)) - normalCdf(-half / classErrorOf(id)), id).toBeCloseTo(0.8, 4)
  }
})

test('E-4, E-6 the interval is never narrower than without the class error, and is .015 to .317 for b2b_saas_smb at all fives', () => {
  expect(estimator('b2b_saas_smb', { allowance: 0 }).interval(same(5))).toEqual([0.0148, 0.3166])
  expect(estimator('b2b_saas_smb', { allowance: 0, classError: 0 }).interval(same(5))).toEqual([
    0.0299, 0.2349,
  ])
  fc.assert(
    fc.property(anyCategory, anyAllowance, anyScores, (id, allowance, scores) => {
      const width = ([low, high]: readonly [number, number]): number => high - low
      const wide = estimator(id, { allowance }).interval(scores)
      const narrow = estimator(id, { allowance, classError: 0 }).interval(scores)
      expect(width(wide)).toBeGreaterThan(width(narrow))
    }),
    { numRuns: 150 },
  )
})

test('E-5, E-6 raising any axis never lowers the estimate or either bound, and 0 and 1 are out of reach', () => {
  const axis = fc.constantFrom<AxisId>(...AXES)
  fc.assert(
    fc.property(anyCategory, anyAllowance, anyScores, axis, (id, allowance, scores, raised) => {
      const estimate = estimator(id, { allowance })
      const [low, high] = estimate.interval(scores)
      const posterior = estimate.posterior(scores)
      expect(posterior > 0 && posterior < 1 && low <= posterior && posterior <= high).toBe(true)
      const better = { ...scores, [raised]: Math.min(10, scores[raised] + 1) }
      const [lowAfter, highAfter] = estimate.interval(better)
      expect(estimate.posterior(better)).toBeGreaterThanOrEqual(posterior)
      expect(lowAfter >= low && highAfter >= high).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('E-7 a larger allowance never raises the estimate or its upper bound, and takes nothing from evidence against', () => {
  fc.assert(
    fc.property(anyCategory, anyAllowance, anyAllowance, anyScores, (id, one, other, scores) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((allowance) =>
        estimator(id, { allowance }),
      )
      if (less === undefined || more === undefined) throw new Error('two allowances')
      expect(more.posterior(scores)).toBeLessThanOrEqual(less.posterior(scores))
      const [[, high], [, highWithMore]] = [less.interval(scores), more.interval(scores)]
      expect(highWithMore).toBeLessThanOrEqual(high)
      if (logLikelihoodRatio(scores) <= 0) {
        expect(more.posterior(scores)).toBe(less.posterior(scores))
        expect(more.interval(scores)).toEqual(less.interval(scores))
      }
    }),
    { numRuns: 300 },
  )
})

test('E-7 evidence that is wholly made up leaves the base rate', () => {
  for (const { id, base_rate_pmf_24mo: rate, prior_ci_95: interval } of data.classes) {
    const estimate = estimator(id, { allowance: 1 })
    expect([estimate.posterior(same(10)), estimate.interval(same(10))], id).toEqual([rate, interval])
  }
})

test('E-5 at prior .10 and n 40 the extremes are .0387 and .3641', () => {
  const estimate = estimator('b2b_saas_smb', { allowance: 0 })
  expect([0, 10].map((score) => estimate.posterior(same(score)))).toEqual([0.0387, 0.3641])
  expect(referenceClass('b2b_saas_smb').base_rate_pmf_24mo).toBe(0.1)
})

const scoredOf = (ledger: Ledger, name: 'middling' | 'strong'): UnadvisedAssessment => {
  const result = assessUnadvised(ledger, exampleCase(name))
  if (result.kind !== 'scored') throw new Error('the example is not scored')
  return result.assessment
}

/** The ledger with the pages of some quotes read with another outcome. */
const readAs = (ledger: Ledger, outcome: PageRead['outcome'], chosen: ReadonlySet<string>): Ledger =>
  ledger.map((entry) =>
    chosen.has(entry.id)
      ? Object.assign({}, entry, {
          reads: entry.reads.map((read) => ({ ...read, outcome, reason: 'login', missing: 'the quote' })),
        })
      : entry,
  )

test('E-7 a quote of a lower grade never raises the estimate of a ledger, nor does adding one that is absent', () => {
  for (const name of ['middling', 'strong'] as const) {
    const ledger = asRead(ledgerOfCase(exampleCase(name)))
    const quotes = ledger.filter(({ kind }) => kind.endsWith('_quote'))
    const [extra, ...others] = quotes
    if (extra === undefined) throw new Error('no quote')
    const p = (of: Ledger): number => scoredOf(of, name).scorecard.estimate.posterior_p
    for (let some = 1; some <= quotes.length; some++) {
      const chosen = new Set(quotes.slice(0, some).map(({ id }) => id))
      const before = new Set([...chosen].slice(1))
      expect(p(readAs(ledger, 'unread', chosen))).toBeLessThanOrEqual(p(readAs(ledger, 'unread', before)))
      expect(p(readAs(ledger, 'absent', chosen))).toBeLessThanOrEqual(p(readAs(ledger, 'unread', chosen)))
    }
    const absent = readAs([{ ...extra, id: 'e_more' }], 'absent', new Set(['e_more']))
    expect(p([...ledger, ...absent])).toBeLessThanOrEqual(p(ledger))
    expect(others.length).toBeGreaterThan(5)
  }
})

test('E-7 the scorecard keeps the contract’s fields, and what gives its allowance is pinned beside it', () => {
  const strong = exampleCase('strong')
  const ledger = asRead(ledgerOfCase(strong))
  const { scorecard, estimateBasis: basis } = scoredOf(ledger, 'strong')
  expect(Object.keys(scorecard.estimate)).toEqual(['posterior_p', 'ci_95', 'reference'])
  expect(Object.keys(scorecard.estimate.reference)).toEqual(['category', 'base_rate_pmf_24mo'])
  expect(basis).toMatchObject({
    allowance: 0.0003,
    quotes: { read: 10, unread: 0, absent: 0 },
    assumed: { share: 0.1, honest: FABRICATION_PRIOR.honest, made_up: FABRICATION_PRIOR.fabricated },
    base_rate: { grade: 'C', range_80: [0.04, 0.18] },
    observed: { events: 270, n: 794, rate: 0.3401, wilson_95: [0.3079, 0.3737] },
    calibration: '/docs/estimate',
  })
  const doubting = assessUnadvised(ledger, { ...strong, fabrication: { ...FABRICATION_PRIOR, share: 0.5 } })
  if (doubting.kind !== 'scored') throw new Error('not scored')
  expect(doubting.assessment.estimateBasis?.allowance).toBeGreaterThan(basis?.allowance ?? 1)
})

test('M-6, X-8 confirming quotes adds no point, and the confirmed ones are counted', () => {
  const strong = exampleCase('strong')
  const ledger = asRead(ledgerOfCase(strong))
  const quotes = ledger.filter(({ value }) => 'verbatim' in value)
  const half = new Set(quotes.slice(0, 6))
  const confirmed = ledger.map((entry) =>
    half.has(entry) ? Object.assign({}, entry, { verify: { valid: true, at: '' } }) : entry,
  )
  expect(scoredOf(confirmed, 'strong').scorecard.axes).toEqual(scoredOf(ledger, 'strong').scorecard.axes)
  expect(quoteConfirmation(confirmed, strong.pitch)).toEqual({ confirmed: 6, total: quotes.length })
})

test('E-8 the numerics agree with published values', () => {
  expect(trigamma(1)).toBeCloseTo(Math.PI ** 2 / 6, 9)
  expect(normalCdf(1.959963985)).toBeCloseTo(0.975, 6)
  expect(normalCdf(-1)).toBeCloseTo(0.158655254, 6)
  expect(meanSigmoid(0, 2)).toBeCloseTo(0.5, 12)
  expect(bisect((x) => x < 3, -12, 12)).toBeCloseTo(3, 12)
})

test('E-4, E-6 the densities have the mass 1, the mean of the prior is the base rate, and the interval holds 95%', () => {
  fc.assert(
    fc.property(anyCategory, anyAllowance, anyScores, (id, allowance, scores) => {
      const estimate = estimator(id, { allowance })
      const densities = estimate.densities(scores)
      const mass = (of: 'prior' | 'posterior', value: (rate: number) => number): number =>
        densities.slice(1).reduce((sum, to, i) => {
          const from = densities[i] ?? to
          return sum + ((from[of] * value(from.rate) + to[of] * value(to.rate)) / 2) * (to.rate - from.rate)
        }, 0)
      const [low, high] = estimate.interval(scores)
      expect(mass('prior', () => 1)).toBeCloseTo(1, 2)
      expect(mass('posterior', () => 1)).toBeCloseTo(1, 2)
      expect(mass('prior', (rate) => rate)).toBeCloseTo(referenceClass(id).base_rate_pmf_24mo, 2)
      expect(mass('posterior', (rate) => (rate >= low && rate <= high ? 1 : 0))).toBeCloseTo(0.95, 1)
    }),
  )
})

test('the densities of an assessment are those of its own estimate, with its allowance, and need no ledger', () => {
  const ledger = ledgerOfCase(exampleCase('middling'))
  const means = [asRead(ledger), ledger].map((each) => {
    const assessment = scoredOf(each, 'middling')
    const mean = estimateDensities(assessment).reduce(
      (sum, { rate, posterior }, i, all) => sum + rate * posterior * (rate - (all[i - 1]?.rate ?? 0)),
      0,
    )
    expect(mean).toBeCloseTo(assessment.scorecard.estimate.posterior_p, 2)
    return mean
  })
  expect(means[0]).not.toBeCloseTo(means[1] ?? 0, 3)
})
