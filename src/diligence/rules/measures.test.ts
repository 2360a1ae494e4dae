// What the words of a list forbid: a listing freezes assets only where its words say so, or say nothing.
import { expect, test } from 'vitest'
import type { ListingPart } from '../../sources/model/record.ts'
import { measuresOf } from './measures.ts'

const codes = (sourceId: string, measures: readonly string[] | undefined): string => {
  const listing: ListingPart = {
    kind: 'listing',
    party: 'self',
    listKind: 'sanction',
    authority: 'An authority',
    programs: [],
    ...(measures && { measures }),
    status: 'active',
  }
  return measuresOf({ sourceId }, listing)
    .map(({ measure }) => measure)
    .join(' ')
}

test.each<[string, string]>([
  ['Asset freeze', 'asset_freeze'],
  ['Funds are frozen', 'asset_freeze'],
  ['Blocking', 'asset_freeze'],
  ['Travel ban', 'travel_ban'],
  ['Ban on entry', 'travel_ban'],
  ['Arms embargo', 'export_control'],
  ['Targeted arms embargo', 'export_control'],
  ['Export restrictions', 'export_control'],
  ['Dealings in securities', 'securities'],
  ['New debt of more than 90 days', 'sectoral'],
  ['Shipping restrictions', 'sectoral'],
  ['Prohibition on port entry', 'sectoral'],
  ['Director disqualification', 'disqualified'],
  ['No measure', 'regulatory_warning'],
])('"%s" is %s', (words, measure) => {
  expect(codes('uk-fcdo', [words])).toBe(measure)
})

test.each([
  'Passport withdrawn, travel ban',
  'Travel ban; support of relatives',
  'Travel ban (see the report)',
])('a word within another word is no measure: %s', (words) => {
  expect(codes('uk-fcdo', [words])).toBe('travel_ban')
})
test.each(['Asset freeze by sentry', 'Asset freeze of this gentry'])('nor is %s', (words) => {
  expect(codes('uk-fcdo', [words])).toBe('asset_freeze')
})

test('words that no row names forbid some dealings; only a listing without words freezes assets', () => {
  expect(codes('au-dfat', ['Licences are withdrawn'])).toBe('sectoral')
  expect(codes('au-dfat', ['Arms embargo', 'Travel ban'])).toBe('export_control travel_ban')
  expect(codes('au-dfat', ['Asset freeze', 'Licences are withdrawn'])).toBe('asset_freeze')
  expect(codes('au-dfat', undefined)).toBe('asset_freeze')
  expect(codes('au-dfat', [])).toBe('asset_freeze')
})

test('who is on the list of blocked persons is blocked, whatever else its entry says', () => {
  expect(codes('us-ofac-sdn', ['Loans are forbidden'])).toBe('asset_freeze')
})
