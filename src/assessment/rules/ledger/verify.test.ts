// What citation checks write into the ledger (rules M-4 and M-5).
import { expect, test } from 'vitest'
import { ledgerOf, signalOf } from '../../../../test/vectors/assessment/examples.ts'
import { type SignalEntry, type Ledger, textOfField } from './entry.ts'
import { type CitationCheck, quotesMeant, verify } from './verify.ts'

const quote = signalOf('user_quote', { source_url: 'https://forum.io/t/1#post-2' })
const verbatim = textOfField(quote.value, 'verbatim') ?? ''
const other = signalOf('counterfactual_quote', { source_url: 'https://forum.io/t/2' })
const ledger = ledgerOf([quote, other])
const source_url = 'https://forum.io/t/1#post-2'
const at = '2026-11-20T10:00:00.000Z'

const says = (reason?: string): CitationCheck => ({
  verbatim,
  source_url,
  at,
  valid: reason === undefined,
  ...(reason !== undefined && { reason }),
})
const after = (before: Ledger, ...checks: CitationCheck[]): Ledger => {
  const changed = verify(before, checks)
  return before.map((entry) => changed.find(({ id }) => id === entry.id) ?? entry)
}
const first = (entries: Ledger): SignalEntry => entries[0] as SignalEntry

test('M-4 a check is written to the live entry whose quote and source were checked, with its evidence', () => {
  const evidence = { passage: 'as there', page_sha256: 'ab', model: 'm', response_sha256: 'cd' }
  const [entry] = ledger
  expect(verify(ledger, [{ ...says(), ...evidence }])).toEqual([
    { ...entry, verify: { valid: true, at, ...evidence } },
  ])
})

test.each([
  ['another quote', { verbatim: `${verbatim} indeed` }],
  ['a question', { verbatim: verbatim.replace(/[.]$/, '?') }],
  ['a marked omission', { verbatim: verbatim.replace(' ', ' ... ') }],
  ['another address', { source_url: 'https://forum.io/t/3' }],
])('M-4 a check of %s says nothing about the entry', (_, change) => {
  expect(verify(ledger, [{ ...says(), ...change }])).toEqual([])
})

test('M-4 a citation means the quotes that read the same, as the ledger spells them', () => {
  const own = [{ verbatim, source_url: 'https://forum.io/t/1#post-2' }]
  const loud = ` “${verbatim.toUpperCase()} ... ?”`
  expect(quotesMeant(ledger, { verbatim: loud, source_url: 'https://forum.io/t/1#top' })).toEqual(own)
  expect(quotesMeant(ledger, { verbatim, source_url: 'https://forum.io/t/1?page=2' })).toEqual([])
  expect(quotesMeant(ledger, { verbatim: `${verbatim} indeed`, source_url: 'https://forum.io/t/1' })).toEqual(
    [],
  )
  expect(quotesMeant(ledger, { verbatim, source_url: 'forum' })).toEqual([])
})

test('M-4 a superseded entry is left alone', () => {
  const superseded = ledger.map((entry): SignalEntry => ({ ...entry, flags: ['superseded'] }))
  expect(verify(superseded, [says()])).toEqual([])
})

test.each([
  ['quote_not_found: the closest passage is “x”', true],
  ['meaning_differs: the page says “x”', true],
  ['unreachable: no answer', false],
  ['unsupported_content: a film', false],
  ['check_unavailable: no model', false],
])('M-5 %s excludes the entry: %s', (reason, excludes) => {
  const checked = first(after(ledger, says(reason)))
  expect(checked.verify).toEqual({ valid: false, reason, at })
  expect(checked.flags).toEqual(excludes ? ['excluded'] : [])
})

test('M-5 the latest result stands: a confirmed quote is no longer excluded, an unreachable source changes nothing about it', () => {
  const refuted = after(ledger, says('quote_not_found'))
  const unreachable = after(refuted, says('unreachable'))
  const refutation = { valid: false, reason: 'quote_not_found', at }
  expect(first(unreachable)).toMatchObject({
    flags: ['excluded'],
    verify: { reason: 'unreachable', refutation },
  })
  const busy = after(unreachable, says('check_unavailable'))
  expect(first(busy).verify).toEqual({ valid: false, reason: 'check_unavailable', at, refutation })
  const confirmed = after(unreachable, says())
  expect(first(confirmed)).toMatchObject({ flags: [], verify: { valid: true } })
  expect(first(after(ledger, says(), says('meaning_differs'))).flags).toEqual(['excluded'])
})

test('M-5 a check of an earlier page does not undo a later one, in whatever order they end', () => {
  const refuted = after(ledger, { ...says('quote_not_found'), at: '2026-11-20T10:00:02.000Z' })
  expect(verify(refuted, [{ ...says(), at: '2026-11-20T10:00:01.000Z' }])).toEqual([])
})

test('K-7 a check that says what is known changes no entry', () => {
  const before = after(ledger, says('unreachable: at noon'))
  expect(verify(before, [{ ...says('unreachable: at midnight'), at: '2026-11-21T00:00:00.000Z' }])).toEqual(
    [],
  )
  expect(verify(before, [says('check_unavailable')])).toHaveLength(1)
})
