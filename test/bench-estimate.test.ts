// The published calibration of the estimate meets its goals, is that of the kept output, and can be missed (E-4 to E-7).
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { missedGoals, overall, simulate } from '../bench/estimate/figures.ts'
import { drawsFrom } from '../bench/estimate/draws.ts'
import { CALIBRATION } from '../src/assessment/rules/protocol/calibration.ts'

const result = readFileSync(resolve(import.meta.dirname, '../bench/estimate/result.txt'), 'utf8')
const small = simulate({ worlds: 40, ventures: 40 })

test('E-6 the published cover is .93 to .97 over all classes and at least .90 in the worst tenth of them', () => {
  const { mean, worst_classes: worst } = CALIBRATION.coverage.widened
  expect(mean).toBeGreaterThanOrEqual(0.93)
  expect(mean).toBeLessThanOrEqual(0.97)
  expect(worst).toBeGreaterThanOrEqual(0.9)
  expect(CALIBRATION.coverage.plain.mean).toBeLessThan(0.85)
})

test('E-7 with 10% made-up sessions the published Brier score is no worse than that of the base rate, in every class', () => {
  const tenth = CALIBRATION.fabricated.find(({ share, undetected }) => share === 0.1 && !undetected)
  expect(tenth?.brier.mixture).toBeLessThanOrEqual(tenth?.brier.base_rate ?? 0)
  const differences = Object.values(CALIBRATION.classes).map((each) => each.brier_difference)
  expect(differences).toHaveLength(25)
  expect(Math.max(...differences)).toBeLessThanOrEqual(0)
})

test('the published table is that of the kept output', () => {
  const { widened, plain } = CALIBRATION.coverage
  expect(result).toMatch(
    new RegExp(`mean of 25 classes +${plain.mean.toFixed(3)} +${widened.mean.toFixed(3)}\n`),
  )
  for (const { brier } of CALIBRATION.fabricated)
    expect(result).toMatch(
      new RegExp([brier.plain, brier.mixture, brier.base_rate].map((figure) => figure.toFixed(4)).join(' +')),
    )
  expect(result).toContain('All goals are met.')
})

test('a small simulation of today’s estimator agrees with the published table, and the same seed gives the same figures', () => {
  const { mean } = overall(small.classes, 'widened')
  expect(Math.abs(mean - CALIBRATION.coverage.widened.mean)).toBeLessThan(0.02)
  expect(overall(small.classes, 'plain').mean).toBeLessThan(0.87)
  const [first, second] = [1, 2].map(() => {
    const draws = drawsFrom(5)
    return [draws.normal(), draws.uniform(), ...draws.dirichletMultinomial([6, 1.6, 0.4], 12)]
  })
  expect(first).toEqual(second)
})

test('the goals can be missed', () => {
  const narrow = small.classes.map((each) => ({ ...each, widened: each.plain }))
  const worse = small.fabricated.map((row) => ({
    ...row,
    brier: { ...row.brier, mixture: row.brier.baseRate + 0.01 },
  }))
  expect(missedGoals({ ...small, classes: narrow, fabricated: worse })).toHaveLength(3)
})
