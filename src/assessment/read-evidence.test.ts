// What becomes of a page that a signal cites (rules P-2, P-3, P-12).
import { describe, expect, test } from 'vitest'
import { createFinder } from '../citations/claims/claim-finder.ts'
import { seenPage } from '../citations/testing/pages.ts'
import type { FoundClaim } from '../citations/claims/model/claim.ts'
import type { PageSearch } from '../citations/ports.ts'
import type { Call } from '../call/use-case.ts'
import { readEvidence } from './read-evidence.ts'

const NOW = Date.parse('2026-11-20T10:00:00Z')
const call = { caller: { workspaceId: 'w' } } as Call
const url = 'https://forum.io/t/1'
const held = (passage: string): FoundClaim => ({ found: true, passage })
const lacking = (passage = ''): FoundClaim => ({ found: false, passage })

const read = async (search: PageSearch, kind: 'pricing_row' | 'channel_choice' = 'pricing_row') => {
  const value =
    kind === 'pricing_row'
      ? {
          competitor: 'Acme',
          plan: 'Pro',
          price: 12,
          currency: 'EUR',
          period: 'month',
          source_url: url,
          observed_date: '2026-11-01',
        }
      : { channel: 'events', specific_target: 'Dental fair in Leeds', target_url: url }
  const axis = kind === 'pricing_row' ? 'solutions' : 'distribution'
  const ports = { pages: { search: () => Promise.resolve(search) }, clock: { now: () => NOW } }
  const [first] = await readEvidence({ axis, kind, value }, call, ports)
  return first
}
const whole = seenPage()

test('P-12 of a page are kept: time, final URL, status, hash, fingerprint and the passage', async () => {
  const seen = { ...whole, finalUrl: 'https://forum.io/t/1/page' }
  expect(await read({ kind: 'searched', seen, found: [held('Acme Pro'), held('12 €')] })).toEqual({
    url,
    at: whole.fetchedAt,
    status: 200,
    final_url: 'https://forum.io/t/1/page',
    sha256: whole.sha256,
    fingerprint: whole.fingerprint,
    passage: 'Acme Pro',
    outcome: 'found',
  })
})

test('P-3 a figure without a word of the claim near it is unread, and the reason says so', async () => {
  const bare: FoundClaim = { ...lacking('80 metres'), bare: true }
  const search: PageSearch = { kind: 'searched', seen: whole, found: [held('Acme'), bare] }
  expect(await read(search)).toMatchObject({ outcome: 'unread', reason: 'bare_figure', passage: '80 metres' })
})

test('P-3 a whole page without one of the parts is absent, and says which', async () => {
  const search: PageSearch = { kind: 'searched', seen: whole, found: [held('Acme'), lacking('13 €')] }
  expect(await read(search)).toMatchObject({
    outcome: 'absent',
    missing: 'the figure 12 EUR',
    passage: '13 €',
  })
})

test.each([
  ['login', { wall: 'login' }],
  ['script', { script: true }],
  ['continues', { continues: true }],
  ['short', { words: 20, complete: false }],
] as const)('P-3 doubt is unread: %s', async (reason, signs) => {
  const seen = { ...whole, signs: { ...whole.signs, ...signs } }
  expect(await read({ kind: 'searched', seen, found: [held('Acme'), lacking()] })).toMatchObject({
    outcome: 'unread',
    reason,
  })
  expect(await read({ kind: 'searched', seen, found: [held('Acme'), held('12 €')] })).toMatchObject({
    outcome: 'found',
  })
})

test('P-2 a venue that its page describes in other words is unread, not absent', async () => {
  const search: PageSearch = { kind: 'searched', seen: whole, found: [lacking()] }
  expect(await read(search, 'channel_choice')).toMatchObject({ outcome: 'unread', reason: 'other_words' })
})

test('a search that did not finish is unread', async () => {
  const search: PageSearch = { kind: 'searched', seen: whole, found: [held('Acme'), undefined] }
  expect(await read(search)).toMatchObject({ outcome: 'unread', reason: 'unfinished' })
  expect(await read({ kind: 'unavailable', detail: 'x' })).toMatchObject({
    outcome: 'unread',
    reason: 'unfinished',
  })
})

test.each([401, 403, 429, 451, 999])('a server that answers %i refuses to be read', async (status) => {
  expect(await read({ kind: 'unreachable', status })).toMatchObject({
    outcome: 'unread',
    reason: 'refused',
    status,
  })
})

test.each([null, 404, 500])('a page that answers %s is out of reach', async (status) => {
  expect(await read({ kind: 'unreachable', status })).toMatchObject({
    outcome: 'unread',
    reason: 'unreachable',
    status,
  })
})

describe('P-3 a quote that was cut', () => {
  const verbatim = 'I drive 70 miles between two tunings because the bookings come in the order people call'
  const readOf = async (page: string) => {
    const value = { verbatim, source_url: url, source_date: '2026-05-11', speaker_role: 'piano tuner' }
    const found = [createFinder(page)({ kind: 'quote', text: verbatim })]
    const ports = {
      pages: { search: () => Promise.resolve<PageSearch>({ kind: 'searched', seen: whole, found }) },
      clock: { now: () => NOW },
    }
    const [first] = await readEvidence({ axis: 'problem', kind: 'user_quote', value }, call, ports)
    return first
  }

  test('is absent where the page denies its words, and the reason does not say that they are missing', async () => {
    expect(await readOf(`Nobody can say that ${verbatim}.`)).toMatchObject({
      outcome: 'absent',
      missing: 'the quote as a whole: words beside it deny or limit it. Quote the whole sentence',
    })
  })

  test('is unread where another clause of the sentence denies something: the page does not make its submitter a liar', async () => {
    expect(await readOf(`${verbatim}, not in the order of the streets.`)).toMatchObject({
      outcome: 'unread',
      reason: 'cut',
      passage: verbatim,
    })
  })

  test('is found where what was cut only adds', async () => {
    expect(await readOf(`${verbatim}, and fuel is dear.`)).toMatchObject({ outcome: 'found' })
  })
})
