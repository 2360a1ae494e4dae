import { expect, test } from 'vitest'
import { percent, signed, signedPercent } from './figures.ts'

test('a share has one decimal at most', () => {
  expect([0.1, 0.0384, 0.9271, 0].map(percent)).toEqual(['10%', '3.8%', '92.7%', '0%'])
})

test('a change has its sign, and nothing has none', () => {
  expect([0.84, -1.2, 0].map((change) => signed(change, 1))).toEqual(['+0.8', '−1.2', '0.0'])
  expect([2, -1].map((change) => signed(change))).toEqual(['+2', '−1'])
  expect([0.32, -0.0792, 0].map(signedPercent)).toEqual(['+32%', '−7.9%', '0%'])
})
