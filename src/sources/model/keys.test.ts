// Under which keys records are filed, and that a question is asked under the same.
import { expect, test } from 'vitest'
import { nameKey } from '../../names/parse/name-key.ts'
import type { RecordPart, SourceRecord } from './record.ts'
import { hostKey, identifierKey, keysOf, referenceKey } from './keys.ts'

const record = (...parts: readonly RecordPart[]): SourceRecord => ({
  recordId: 'r-1',
  url: 'https://example.org/r-1',
  locator: 'list.csv id=r-1',
  parts,
})
const name = (full: string) => ({ full, kind: 'primary', quality: 'strong' }) as const
const keys = (...parts: readonly RecordPart[]): readonly string[] => keysOf(record(...parts), nameKey)

test.each([
  ['lei', '5493 00ABCD-EFGH.123456', undefined, 'lei:549300ABCDEFGH123456'],
  ['gb-coh', 'sc012345', 'GB', 'gb-coh:SC012345'],
  ['registration', 'HRB 1234', 'DE', 'registration:DE:HRB1234'],
  ['registration', 'HRB 1234', undefined, 'registration:HRB1234'],
  ['passport', 'a\u00a01', 'RU', 'passport:A1'],
])('the %s number %s of %s has the key %s', (scheme, value, country, key) => {
  expect(identifierKey(scheme, value, country)).toBe(key)
})

test('a register number is another in another country', () => {
  expect(identifierKey('registration', '1234', 'DE')).not.toBe(identifierKey('registration', '1234', 'FR'))
})

test.each([
  ['https://www.Example.org/about?x=1', 'host:example.org'],
  ['http://example.co.uk:8080', 'host:example.co.uk'],
  [' example.org ', 'host:example.org'],
  ['WWW.EXAMPLE.ORG', 'host:example.org'],
  ['www.com', 'host:www.com'],
  ['info@example.org', undefined],
  ['ftp://example.org', undefined],
  ['N/A', undefined],
  ['none', undefined],
  ['', undefined],
])('the website %s has the key %s', (website, key) => {
  expect(hostKey(website)).toBe(key)
})

test('a reference has the key of the identifier it names, whatever else has a colon in it', () => {
  expect(referenceKey('cik:0001318605')).toBe(identifierKey('cik', '0001318605'))
  expect(referenceKey('record:a:b-1')).toBe('record:A:B1')
})

test('a party is filed under its names, identifiers and websites, each once', () => {
  const party: RecordPart = {
    kind: 'party',
    ref: 'self',
    partyKind: 'organization',
    names: [name('The Quillfeather Trading Co., Ltd.'), name('QUILLFEATHER TRADING'), name('Квилл')],
    identifiers: [
      { scheme: 'lei', value: '549300abcdefgh123456' },
      { scheme: 'registration', value: '12-34', country: 'GB' },
      { scheme: 'lei', value: '549300ABCDEFGH123456', note: 'again' },
    ],
    websites: ['https://www.quillfeather.example/', 'none'],
  }
  expect(keys(party)).toEqual([
    `name:${nameKey('Quillfeather Trading')}`,
    `name:${nameKey('Квилл')}`,
    'lei:549300ABCDEFGH123456',
    'registration:GB:1234',
    'host:quillfeather.example',
  ])
})

test('a name without a letter and an identifier without a value are no keys: they would find one another', () => {
  const party: RecordPart = {
    kind: 'party',
    ref: 'self',
    partyKind: 'unknown',
    names: [name('---'), name('')],
    identifiers: [
      { scheme: 'passport', value: '-' },
      { scheme: 'registration', value: ' . ', country: 'GB' },
    ],
  }
  expect(keys(party)).toEqual([])
})

test('every other part is filed under those it speaks of', () => {
  expect(
    keys(
      { kind: 'role', personName: name('Ilsa Dorran'), org: 'cik:0000000001', role: 'director' },
      { kind: 'relation', from: 'lei:A', to: 'lei:B', relationKind: 'direct-parent' },
      {
        kind: 'case',
        caption: 'Dorran v. Quillfeather',
        caseKind: 'civil',
        status: 'open',
        parties: [
          { name: 'Dorran, Ilsa', role: 'plaintiff', derivedFrom: 'field' },
          { name: 'Quillfeather', role: 'defendant', derivedFrom: 'caption' },
        ],
      },
      { kind: 'funding', org: 'uei:U1', instrument: 'grant' },
      { kind: 'metric', org: 'gb-coh:00000001', metric: 'employees', value: 3, unit: 'people' },
      {
        kind: 'listing',
        party: 'self',
        listKind: 'sanction',
        authority: 'A',
        programs: ['P'],
        status: 'active',
      },
    ),
  ).toEqual([
    'cik:0000000001',
    `name:${nameKey('Ilsa Dorran')}`,
    'lei:A',
    'lei:B',
    `name:${nameKey('Quillfeather')}`,
    'uei:U1',
    'gb-coh:00000001',
  ])
})
