// What citation checks write into the ledger (rules M-4 and M-5).
import { expect, test } from 'vitest'
import { ledgerOf, signalOf } from '../../../../test/vectors/assessment/examples.ts'
import { type SignalEntry, type Ledger, textOfField } from './entry.ts'
import type { PageRead } from './page-read.ts'
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

const read = (outcome: 'found' | 'absent' | 'unread', time: string): PageRead => {
  const seen = { url: source_url, at: time, status: 200, sha256: 'ab', fingerprint: '' }
  if (outcome === 'absent') return { ...seen, outcome, missing: 'the quote' }
  return outcome === 'found' ? { ...seen, outcome } : { ...seen, outcome, reason: 'short' }
}
const readAs = (...reads: PageRead[]): Ledger => ledger.map((entry) => ({ ...entry, reads }))
const EARLIER = '2026-11-20T09:00:00.000Z'

test.each([
  ['absent', [read('absent', EARLIER)]],
  ['unread', [read('unread', EARLIER)]],
  ['older than the reading of pages', []],
])('P-11 a check that sees the quote on its page raises an entry that is %s', (_, reads) => {
  const seen = read('found', at)
  const check = { ...says(), read: seen }
  const [raised] = verify(readAs(...reads), [check])
  expect(raised?.reads).toEqual([seen])
  expect(raised?.verify).toEqual({ valid: true, at })
  // also where the quote was confirmed before without being seen
  const confirmed = after(readAs(...reads), says())
  expect(first(after(confirmed, check)).reads).toEqual([seen])
  expect(verify(after(confirmed, check), [check])).toEqual([])
})

test('P-11 a check that sees nothing leaves the grade alone, and so does one older than the reading', () => {
  const absent = readAs(read('absent', EARLIER))
  for (const check of [says(), says('unreachable: x'), says('quote_not_found: x')])
    expect(first(after(absent, check)).reads).toEqual(first(absent).reads)
  const later = readAs(read('absent', '2026-11-20T11:00:00.000Z'))
  expect(first(after(later, { ...says(), read: read('found', at) })).reads).toEqual(first(later).reads)
})

test('P-11 a refuted quote that a later check sees counts again, with the page that shows it', () => {
  const refuted = after(readAs(read('absent', EARLIER)), says('quote_not_found: x'))
  expect(first(refuted).flags).toContain('excluded')
  const later = '2026-11-21T10:00:00.000Z'
  const seen = first(after(refuted, { ...says(), at: later, read: read('found', later) }))
  expect(seen.flags).not.toContain('excluded')
  expect(seen.reads.map(({ outcome }) => outcome)).toEqual(['found'])
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
