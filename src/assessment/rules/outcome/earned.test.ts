// What submit_signal says an entry earns.
import { expect, test } from 'vitest'
import { asRead, exampleCase, ledgerOfCase } from '../../../../test/vectors/assessment/examples.ts'
import type { Ledger } from '../ledger/entry.ts'
import { assess } from './assess.ts'
import { earnedBy } from './earned.ts'

const strong = exampleCase('strong')
const ledger = asRead(ledgerOfCase(strong))
const request = { pitch: strong.pitch, category: strong.category }

test('P-10 of a complete ledger every entry names exactly the rules that cite it in the explanations', () => {
  const scored = assess(ledger, request)
  if (scored.kind === 'withheld') throw new Error('the example is complete')
  for (const entry of ledger) {
    const points = scored.assessment.explanations[entry.axis].points
    const citing = points.filter((point) => point.points > 0 && point.cites.includes(entry.id))
    expect(earnedBy(entry, ledger, request)?.rules).toEqual(citing.map(({ rule }) => rule))
  }
})

test('P-10 what a rule needs is said while it is missed, and no longer once it is met', () => {
  const users = ledger.filter(({ kind }) => kind === 'user_quote')
  const others = ledger.filter(({ kind }) => kind !== 'user_quote')
  const few: Ledger = [...others, ...users.slice(0, 2)]
  const missed = (of: Ledger) => users[0] && earnedBy(users[0], of, request)?.misses.map(({ rule }) => rule)
  expect(missed(few)).toContain('independent')
  expect(missed(ledger)).not.toContain('independent')
})

test('P-10 nothing is said while the axis lacks an entry that its rules need, nor of one that does not count', () => {
  const cac = ledger.find(({ kind }) => kind === 'cac')
  if (cac === undefined) throw new Error('the example has a cac')
  expect(earnedBy(cac, [cac], request)).toBeUndefined()
  const past = { ...cac, flags: ['superseded' as const] }
  expect(earnedBy(past, [...ledger.filter((entry) => entry !== cac), past], request)).toBeUndefined()
})
