// The estimate: neutral at five, monotone, bounded, and shrunk towards evidence when quotes were confirmed (E-2 to E-8).
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SignalEntry } from '../ledger/entry.ts'
import { AXES, byAxis, type AxisId } from '../protocol/axes.ts'
import { categoryIds, referenceClass } from '../protocol/reference-classes.ts'
import data from '../protocol/reference-classes.json' with { type: 'json' }
import { exampleCase, ledgerOfCase } from '../../../../test/vectors/assessment/examples.ts'
import { assess, estimateDensities, quoteConfirmation } from './assess.ts'
import { estimator, logLikelihoodRatio, mostlyConfirmed } from './estimate.ts'
import { bisect, meanSigmoid, normalCdf, trigamma } from './numerics.ts'
import type { Scores } from './verdict.ts'

const anyScores = fc
  .tuple(...AXES.map(() => fc.integer({ min: 0, max: 10 })))
  .map((values): Scores => byAxis((axis) => values[AXES.indexOf(axis)] ?? 0))

test('E-2, E-4 all fives give the base rate and the published interval for each of the 25 classes', () => {
  for (const { id, base_rate_pmf_24mo: rate, prior_ci_95: interval } of data.classes) {
    const estimate = estimator(id, false)
    expect(estimate.posterior(byAxis(() => 5)), id).toBe(rate)
    expect(estimate.interval(byAxis(() => 5)), id).toEqual(interval)
  }
})

test('E-3 the log likelihood ratio is between -2.25 and 2.25 and 0 at all fives', () => {
  const at = (score: number): number => logLikelihoodRatio(byAxis(() => score))
  expect([at(0), at(5), at(10)].map((ratio) => Math.round(ratio * 1e9) / 1e9)).toEqual([-2.25, 0, 2.25])
})

test('E-5, E-6 raising any axis never lowers the estimate or either bound, and 0 and 1 are out of reach', () => {
  const category = fc.constantFrom(...categoryIds())
  const axis = fc.constantFrom<AxisId>(...AXES)
  fc.assert(
    fc.property(category, fc.boolean(), anyScores, axis, (id, confirmed, scores, raised) => {
      const estimate = estimator(id, confirmed)
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

test('E-5 at prior .10 and n 40 the extremes are .0382 and .3838', () => {
  const estimate = estimator('b2b_saas_smb', false)
  expect([0, 10].map((score) => estimate.posterior(byAxis(() => score)))).toEqual([0.0382, 0.3838])
  expect(referenceClass('b2b_saas_smb').base_rate_pmf_24mo).toBe(0.1)
})

test('E-7, M-6 confirming half of the quotes adds no point and lets evidence move the estimate further', () => {
  const strong = exampleCase('strong')
  const ledger = ledgerOfCase(strong)
  const quotes = ledger.filter(({ value }) => 'verbatim' in value)
  const confirm = (count: number) => {
    const chosen = new Set(quotes.slice(0, count))
    return ledger.map((entry) =>
      chosen.has(entry) ? Object.assign({}, entry, { verify: { valid: true, at: '' } }) : entry,
    )
  }
  const half = Math.ceil(quotes.length / 2)
  expect([mostlyConfirmed(confirm(half - 1)), mostlyConfirmed(confirm(half)), mostlyConfirmed([])]).toEqual([
    false,
    true,
    false,
  ])
  const [before, after] = [0, half].map((count) => assess(confirm(count), strong))
  if (before?.kind !== 'scored' || after?.kind !== 'scored') throw new Error('not scored')
  expect(after.assessment.scorecard.axes).toEqual(before.assessment.scorecard.axes)
  expect(after.assessment.scorecard.estimate.posterior_p).toBeGreaterThan(
    before.assessment.scorecard.estimate.posterior_p,
  )
  expect(quoteConfirmation(confirm(half), strong.pitch)).toEqual({ confirmed: half, total: quotes.length })
})

test('E-8 the numerics agree with published values', () => {
  expect(trigamma(1)).toBeCloseTo(Math.PI ** 2 / 6, 9)
  expect(normalCdf(1.959963985)).toBeCloseTo(0.975, 6)
  expect(normalCdf(-1)).toBeCloseTo(0.158655254, 6)
  expect(meanSigmoid(0, 2)).toBeCloseTo(0.5, 12)
  expect(bisect((x) => x < 3, -12, 12)).toBeCloseTo(3, 12)
})

test('E-4, E-6 the densities have the mass 1, the mean of the prior is the base rate, and the interval holds 95%', () => {
  const category = fc.constantFrom(...categoryIds())
  fc.assert(
    fc.property(category, fc.boolean(), anyScores, (id, confirmed, scores) => {
      const estimate = estimator(id, confirmed)
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

test('the densities of an assessment are those of its own estimate, confirmed or not, and need no ledger', () => {
  const { pitch, category, ...rest } = exampleCase('middling')
  const ledger = ledgerOfCase({ pitch, category, ...rest })
  const valid = ledger.map((entry): SignalEntry => ({ ...entry, verify: { valid: true, at: '' } }))
  const means = [ledger, valid].map((each) => {
    const result = assess(each, { pitch, category })
    if (result.kind !== 'scored') throw new Error('the example is not scored')
    const mean = estimateDensities(result.assessment).reduce(
      (sum, { rate, posterior }, i, all) => sum + rate * posterior * (rate - (all[i - 1]?.rate ?? 0)),
      0,
    )
    expect(mean).toBeCloseTo(result.assessment.scorecard.estimate.posterior_p, 2)
    return mean
  })
  expect(means[0]).not.toBeCloseTo(means[1] ?? 0, 3)
})
