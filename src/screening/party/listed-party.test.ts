// The names of any source's record as they are screened.
import { expect, test } from 'vitest'
import type { PartyPart, SourceRecord } from '../../sources/model/record.ts'
import { listedNames } from '../testing/read-list.ts'

const party: PartyPart = {
  kind: 'party',
  ref: 'self',
  partyKind: 'aircraft',
  names: [
    { full: 'Amber  Petrel ', kind: 'primary', quality: 'weak' },
    { full: 'Amber Petrel', kind: 'previous', quality: 'strong' },
    { full: ' ', kind: 'alias', quality: 'strong' },
    { full: 'Old Petrel', kind: 'previous', quality: 'weak' },
    { full: 'Petrel', kind: 'trading', quality: 'weak' },
    { full: 'Амбер Петрел', kind: 'original-script', quality: 'unknown' },
  ],
  births: [
    { from: '1971', to: '1973', raw: '1971 to 1973' },
    { value: '1971', circa: true, raw: 'circa 1971' },
    { from: '1950', raw: 'after 1950' },
    { raw: 'unknown' },
  ],
  nationalities: ['IR'],
  countries: ['SY', 'IR'],
  addresses: [{ full: 'Izmir', country: 'TR' }, { full: 'somewhere' }],
  identifiers: [
    { scheme: 'eu-ref', value: 'EU.1' },
    { scheme: 'gb-coh', value: '01234567' },
    { scheme: 'other', value: '7', note: 'Local  Number; issued 2001' },
    { scheme: 'other', value: '8' },
    { scheme: 'gb-coh', value: '01234567', country: 'GB' },
  ],
}
const record = (...parts: SourceRecord['parts']): SourceRecord => ({
  recordId: 'A-1',
  url: 'https://list.example/A-1',
  locator: 'list.csv id=A-1',
  parts,
})

test('each name once with its first kind, years of ranges, codes in lower case, labels as kinds', () => {
  expect(listedNames('a-list', record({ ...party, ref: 'person-1', names: [] }, party))).toEqual({
    list: 'a-list',
    id: 'A-1',
    type: 'unknown',
    names: [
      { text: 'Amber Petrel', kind: 'primary' },
      { text: 'Old Petrel', kind: 'former' },
      { text: 'Petrel', kind: 'weak' },
      { text: 'Амбер Петрел', kind: 'alias' },
    ],
    birthDates: ['1971', '1972', '1973', '1950'],
    countries: ['sy', 'ir', 'tr'],
    identifiers: [
      { kind: 'registration', value: '01234567', country: 'gb' },
      { kind: 'local-number', value: '7' },
      { kind: 'other', value: '8' },
      { kind: 'registration', value: '01234567', country: 'gb' },
    ],
  })
})

test('a record without a party of its own, or without a name, is not screened', () => {
  expect(listedNames('a-list', record())).toBeUndefined()
  expect(listedNames('a-list', record({ ...party, ref: 'person-1' }))).toBeUndefined()
  expect(listedNames('a-list', record({ ...party, names: [] }))).toBeUndefined()
})
