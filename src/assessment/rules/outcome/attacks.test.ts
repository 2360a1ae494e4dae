// Attempts to buy a better score: padding, one thread, a template, the founder's own site (S-PROB-C1, C2, F-4, F-6, S-1, E-5).
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Ledger } from '../ledger/entry.ts'
import { checkSignal } from '../ledger/accept.ts'
import { categoryIds } from '../protocol/reference-classes.ts'
import { age, all, set, type Change } from '../../../../test/vectors/assessment/changes.ts'
import {
  exampleCase,
  examples,
  ledgerOf,
  ledgerOfCase,
  RECEIVED_AT,
  signalOf,
} from '../../../../test/vectors/assessment/examples.ts'
import { randomSignals, randomSource, shuffled } from '../../../../test/vectors/assessment/random-signals.ts'
import { assess } from './assess.ts'

const middling = exampleCase('middling')
const ledger = ledgerOfCase(middling)

function problemScore(change: Change): number | undefined {
  const result = assess(change(ledger), middling)
  return result.kind === 'scored' ? result.assessment.scorecard.axes[0]?.score : undefined
}

const padding = Array.from({ length: 10 }, (_, i) =>
  signalOf('user_quote', {
    verbatim: `I would love this and I would pay for it right away number ${i}`,
    source_url: `https://forum${i}.net/t/1`,
    speaker_role: 'practice manager',
  }),
)

test('ten padded quotes of stated willingness lower the problem score, and the second is refused anyway', () => {
  // 5: no quote of this ledger was read (P-4)
  expect(problemScore(all())).toBe(5)
  expect(problemScore((entries) => ledgerOf(padding, entries))).toBe(4)
  const [first, second] = padding
  if (first === undefined || second === undefined) throw new Error('no padding')
  const refusal = checkSignal(second, ledgerOf([first]), { pitch: middling.pitch, receivedAt: RECEIVED_AT })
  expect(refusal?.code).toBe('near_duplicate')
})

test('all quotes from one thread hold the axis at 3', () => {
  expect(problemScore(set('user_quote', { source_url: 'https://www.reddit.com/r/x/comments/aaa/b' }))).toBe(3)
})

test('quotes on the founder’s own site do not count: the session falls below its minimum', () => {
  expect(problemScore(set('user_quote', { source_url: 'https://recallcalc.uk/voices' }))).toBeUndefined()
})

test('old quotes never score higher than new ones', () => {
  expect(problemScore(age('user_quote', 3000)) ?? 0).toBeLessThanOrEqual(problemScore(all()) ?? 0)
})

test('S-1 no order of submission changes anything, for any ledger and class', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.constantFrom(...categoryIds()), (seed, category) => {
      const random = randomSource(seed)
      const any: Ledger = ledgerOf(randomSignals(random))
      const request = { pitch: 'A pitch without a name', category }
      // why: superseded entries carry their flag, so the shuffled ledger is the same set of entries
      expect(assess(shuffled(any, random), request)).toEqual(assess(any, request))
    }),
    { numRuns: 40 },
  )
})

test('no accepted ledger makes assessment throw, and every score is from 0 to 10', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
      const result = assess(ledgerOf(randomSignals(randomSource(seed))), {
        pitch: 'See founder.dev',
        category: 'default',
      })
      if (result.kind === 'withheld') return
      const { axes, total } = result.assessment.scorecard
      expect(axes.every(({ score }) => Number.isInteger(score) && score >= 0 && score <= 10)).toBe(true)
      expect(axes.reduce((sum, { score }) => sum + score, 0)).toBe(total)
    }),
    { numRuns: 60 },
  )
})

test('G-1 a session below its minimum is withheld with what is missing, never scored as zero', () => {
  expect(assess([], { pitch: '', category: 'default' })).toMatchObject({ kind: 'withheld' })
  const short = ledger.filter(({ kind }) => kind !== 'cac')
  expect(assess(short, middling)).toEqual({
    kind: 'withheld',
    missing_signals: ['economics.cac: need 1, have 0'],
  })
  expect(examples.cases).toHaveLength(3)
})
