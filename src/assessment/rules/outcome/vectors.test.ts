// The golden vectors: three ledgers with everything that follows from them, which a second language can run too.
import { expect, test } from 'vitest'
import { examples } from '../../../../test/vectors/assessment/examples.ts'
import { outcomeOf } from '../../../../test/vectors/assessment/outcome-of.ts'

for (const golden of examples.cases)
  test(`golden vector ${golden.name}: scores, explanations, verdict, estimate, next signals, roadmap, hand-offs`, () => {
    const actual = outcomeOf(golden)
    expect(actual).toEqual(golden.expected)
    expect(JSON.stringify(actual)).toBe(JSON.stringify(golden.expected))
  })
