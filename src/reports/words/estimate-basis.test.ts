// What people read of the basis of an estimate (E-2, E-7).
import { expect, test } from 'vitest'
import type { EstimateBasis } from '../../contract/vocabulary/estimate-basis.ts'
import { report } from '../testing/assessment.ts'
import { allowanceSaid, observedSaid, sourcesSaid } from './estimate-basis.ts'

const basis = report.estimateBasis
if (basis === undefined) throw new Error('the test report has a basis')

test('E-7 the allowance is a percentage, and a small one is not said to be nothing', () => {
  const of = (allowance: number): string => allowanceSaid({ ...basis, allowance })
  expect(of(0.0423)).toBe('allowance for evidence that may be made up: 4.2%')
  expect(of(0.0002)).toBe('allowance for evidence that may be made up: under 0.1%')
  expect(of(0)).toBe('allowance for evidence that may be made up: 0%')
})

test('E-2 a class without counted outcomes says so and why', () => {
  const { observed: _counted, ...rest } = basis
  const without: EstimateBasis = { ...rest, not_observed: 'The class did not exist.' }
  expect(observedSaid(without)).toBe('No outcomes were counted for this class. The class did not exist.')
  expect(observedSaid(basis)).toContain('270 of 794 (34%, 95% interval 30.8% to 37.4%)')
  expect(sourcesSaid(basis)).toBe('The base rate is derived from: A Report, 2023.')
})
