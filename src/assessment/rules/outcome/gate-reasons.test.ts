// Each gate of a verdict names its entries and says what lifts it (G-9 to G-20, P-9).
import { expect, test } from 'vitest'
import {
  asRead,
  exampleCase,
  ledgerOfCase,
  RECEIVED_AT,
} from '../../../../test/vectors/assessment/examples.ts'
import type { VerdictGate } from '../../../contract/vocabulary/scorecard.ts'
import { type Ledger, textOfField } from '../ledger/entry.ts'
import type { PageRead } from '../ledger/page-read.ts'
import { assessUnadvised } from './assess.ts'
import { weighLedger } from '../provenance/weigh-ledger.ts'
import { gateReasons } from './gate-reasons.ts'
import { byAxis } from '../protocol/axes.ts'

const strong = exampleCase('strong')

const assessed = (ledger: Ledger) => {
  const result = assessUnadvised(ledger, { pitch: strong.pitch, category: strong.category })
  if (result.kind === 'withheld') throw new Error(result.missing_signals.join('; '))
  return result.assessment
}
const reasonOf = (ledger: Ledger, gate: VerdictGate) =>
  assessed(ledger).gateReasons?.find((reason) => reason.gate === gate)

const quotes = (ledger: Ledger) => ledger.filter(({ value }) => 'verbatim' in value)
const withPages = (ledger: Ledger, read: (url: string) => PageRead): Ledger =>
  ledger.map((entry) =>
    'verbatim' in entry.value
      ? { ...entry, reads: [read(textOfField(entry.value, 'source_url') ?? '')] }
      : entry,
  )
const seen = { at: RECEIVED_AT, status: 200, sha256: 'ab'.repeat(32), fingerprint: '' }

test('every gate of a verdict has one reason, in the order of the gates', () => {
  const { gates, gateReasons: reasons } = assessed(asRead(ledgerOfCase(exampleCase('middling'))))
  expect(gates.length).toBeGreaterThan(0)
  expect(reasons?.map(({ gate }) => gate)).toEqual(gates)
  for (const { text } of reasons ?? []) expect(text.length).toBeGreaterThan(20)
})

test('G-15 evidence_absent names the entries to correct', () => {
  const ledger = withPages(asRead(ledgerOfCase(strong)), (url) => ({
    ...seen,
    url,
    outcome: 'absent',
    missing: 'the quote',
  }))
  const [reason] = gateReasons({
    decision: { verdict: 'validate', total: 50, gates: ['evidence_absent'] },
    scores: byAxis(() => 7),
    weighed: weighLedger(ledger, strong.pitch),
    established: new Set(),
  })
  const absent = quotes(ledger).map(({ id }) => id)
  expect(reason?.cites).toEqual(absent.toSorted().slice(0, 8))
  expect(reason?.text).toContain('Correct them or withdraw them')
})

test('G-16 evidence_unread names the quotes that were not read, and the share that lifts it', () => {
  const ledger = withPages(asRead(ledgerOfCase(strong)), (url) => ({
    ...seen,
    url,
    outcome: 'unread',
    reason: 'refused',
  }))
  expect(reasonOf(ledger, 'evidence_unread')).toMatchObject({
    text: expect.stringMatching(/(?:a third|two thirds) of the quotes/),
    cites: expect.arrayContaining([expect.stringMatching(/^e_/)]),
  })
})

test('at most 8 entries are named, and a gate of a score names its axes or what is missing', () => {
  const weighed = asRead(ledgerOfCase(strong))
  const scores = { ...byAxis(() => 8), wedge: 3 }
  const reasons = gateReasons({
    decision: {
      verdict: 'validate',
      total: 51,
      gates: ['axis_at_or_below_4', 'off_pitch', 'total_below_56'],
    },
    scores,
    weighed,
    established: new Set(),
  })
  expect(reasons[0]).toMatchObject({ text: expect.stringContaining('At 4 or below: Wedge 3.'), cites: [] })
  expect(reasons[1]?.cites.length).toBeGreaterThan(3)
  expect(reasons[1]?.cites.length).toBeLessThanOrEqual(8)
  expect(reasons[2]?.text).toBe('The total is 51: 5 more points lift it.')
})
