// The allowance for evidence that may be made up: its laws, its formula and what counts for it (E-7).
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Flag, SignalEntry } from '../ledger/entry.ts'
import { weighLedger } from '../provenance/weigh-ledger.ts'
import { asRead, exampleCase, ledgerOfCase } from '../../../../test/vectors/assessment/examples.ts'
import {
  allowanceFor,
  FABRICATION_PRIOR,
  type FabricationPrior,
  faultOfPrior,
  quoteGroups,
  type QuoteGroups,
} from './fabrication.ts'

const count = fc.integer({ min: 0, max: 30 })
const anyGroups: fc.Arbitrary<QuoteGroups> = fc.record({ read: count, unread: count, absent: count })
const weight = fc.integer({ min: 1, max: 400 }).map((tenths) => tenths / 10)
const weights = fc.record({ read: weight, unread: weight, absent: weight })
/** Every prior that an operator can set. */
const anyPrior: fc.Arbitrary<FabricationPrior> = fc
  .record({
    share: fc.integer({ min: 0, max: 50 }).map((percent) => percent / 100),
    honest: weights,
    fabricated: weights,
  })
  .map(({ share, honest: a, fabricated: b }) => {
    const unread = Math.min(a.unread, b.unread)
    const absent = Math.min(a.absent, b.absent)
    const fabricated = {
      read: Math.min(a.read, b.read),
      unread: Math.max(a.unread, b.unread),
      absent: Math.max(a.absent, b.absent),
    }
    const least = fabricated.read + fabricated.unread + fabricated.absent - unread - absent
    return { share, honest: { read: Math.max(a.read, b.read, least + 0.1), unread, absent }, fabricated }
  })

test('E-7 an absent or own quote never lowers the allowance, and neither does a quote that is no longer read', () => {
  fc.assert(
    fc.property(anyGroups, anyPrior, (groups, prior) => {
      expect(faultOfPrior(prior)).toBeUndefined()
      const { read, unread, absent } = groups
      const now = allowanceFor(groups, prior)
      expect(allowanceFor({ ...groups, absent: absent + 1 }, prior)).toBeGreaterThanOrEqual(now)
      expect(allowanceFor({ ...groups, read: read + 1 }, prior)).toBeLessThanOrEqual(now)
      if (read > 0)
        expect(allowanceFor({ read: read - 1, unread: unread + 1, absent }, prior)).toBeGreaterThanOrEqual(
          now,
        )
      if (unread > 0)
        expect(allowanceFor({ read, unread: unread - 1, absent: absent + 1 }, prior)).toBeGreaterThanOrEqual(
          now,
        )
    }),
    { numRuns: 500 },
  )
})

test('E-7 a page that is found absent never helps, where the plain ratio of the two distributions would say so', () => {
  const before = allowanceFor({ read: 20, unread: 1, absent: 29 })
  expect(allowanceFor({ read: 20, unread: 0, absent: 30 })).toBeGreaterThanOrEqual(before)
})

test('E-7 the allowance is Bayes’ rule over two Dirichlet-multinomials', () => {
  // gamma(x + k) / gamma(x) by hand, for k = (2, 1, 0)
  const honest = (6 * 7 * 1.6) / (8 * 9 * 10)
  const fabricated = (0.8 * 1.8 * 2) / (5.2 * 6.2 * 7.2)
  const expected = (0.1 * fabricated) / (0.1 * fabricated + 0.9 * honest)
  expect(allowanceFor({ read: 2, unread: 1, absent: 0 })).toBeCloseTo(expected, 4)
  expect(allowanceFor({ read: 0, unread: 0, absent: 0 })).toBe(0.1)
  expect(allowanceFor({ read: 0, unread: 0, absent: 9 }, { ...FABRICATION_PRIOR, share: 0 })).toBe(0)
  expect(allowanceFor({ read: 12, unread: 0, absent: 0 })).toBe(0.0002)
  expect(allowanceFor({ read: 8, unread: 2, absent: 2 })).toBe(0.0213)
  expect(allowanceFor({ read: 0, unread: 0, absent: 12 })).toBe(0.9987)
})

test('E-7 a prior under which the laws fail is refused with its fault', () => {
  const of = (changes: Partial<FabricationPrior>) => faultOfPrior({ ...FABRICATION_PRIOR, ...changes })
  expect(of({})).toBeUndefined()
  expect(of({ share: 0.51 })).toContain('share')
  expect(of({ share: NaN })).toContain('share')
  expect(of({ honest: { read: 6, unread: 1.6, absent: 0 } })).toContain('above 0')
  expect(of({ honest: { read: 0.7, unread: 1.6, absent: 0.4 } })).toContain('read quotes')
  expect(of({ honest: { read: 6, unread: 2.1, absent: 0.4 } })).toContain('unread and absent')
  expect(of({ honest: { read: 6, unread: 1.6, absent: 2.5 } })).toContain('unread and absent')
  expect(of({ honest: { read: 3.1, unread: 1.6, absent: 0.4 } })).toContain('sum')
})

const { pitch, ...strong } = exampleCase('strong')
const weighed = weighLedger(asRead(ledgerOfCase({ pitch, ...strong })), pitch)
const quotes = weighed.filter(({ kind }) => kind.endsWith('_quote'))
const groupsWith = (changes: object): QuoteGroups =>
  quoteGroups(weighed.map((entry): SignalEntry => (entry === quotes[0] ? { ...entry, ...changes } : entry)))

test('E-7 live quotes count by their grade; muted and refuted ones never count as read', () => {
  const n = quotes.length
  expect(groupsWith({})).toEqual({ read: n, unread: 0, absent: 0 })
  const graded = (grade: string) => groupsWith({ provenance: { grade } })
  expect(graded('attested')).toEqual({ read: n, unread: 0, absent: 0 })
  expect(graded('unread')).toEqual({ read: n - 1, unread: 1, absent: 0 })
  for (const grade of ['own', 'absent', 'word'])
    expect(graded(grade), grade).toEqual({ read: n - 1, unread: 0, absent: 1 })
  const flagged = (flag: Flag) => groupsWith({ flags: [flag] })
  for (const flag of ['excluded', 'self_source'] as const)
    expect(flagged(flag), flag).toEqual({ read: n - 1, unread: 0, absent: 1 })
  for (const flag of ['off_topic', 'templated', 'superseded', 'withdrawn'] as const)
    expect(flagged(flag), flag).toEqual({ read: n - 1, unread: 0, absent: 0 })
  expect(groupsWith({ flags: ['off_topic'], provenance: { grade: 'absent' } })).toEqual({
    read: n - 1,
    unread: 0,
    absent: 1,
  })
})
