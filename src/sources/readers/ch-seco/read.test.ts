// The Swiss list: its quirks in an invented file, and the ways a download goes wrong.
import { describe, expect, test } from 'vitest'
import type { PartyPart } from '../../model/record.ts'
import { readSource } from '../../testing/read-source.ts'
import { sampleBytes } from '../../testing/sample-files.ts'
import { chSeco } from './read.ts'

const sample = sampleBytes('ch-seco', 'consolidated-list.xml')
const text = sample.toString('utf8')
const read = async (bytes: Uint8Array) => await readSource(chSeco, { 'consolidated-list.xml': bytes })
const parties = async (bytes: Uint8Array): Promise<readonly PartyPart[]> =>
  (await read(bytes)).records.flatMap(({ parts }) => parts.filter((part) => part.kind === 'party'))

test('a person: names in the order of their parts, every spelling, places by id, documents', async () => {
  const { records, facts } = await read(sample)
  expect(facts).toEqual([{ asOf: '2026-01-02' }])
  expect(records[0]).toEqual({
    recordId: '9001',
    url: expect.stringMatching(/^https:\/\/www\.seco\.admin\.ch\/.*#9001$/),
    locator: 'consolidated-list.xml target ssid=9001',
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'person',
        names: [
          { full: 'Marwen Tobias', kind: 'primary', quality: 'strong', first: 'Tobias', last: 'Marwen' },
          { full: 'Marven Tobiasz', kind: 'alias', quality: 'unknown', lang: 'rus', script: 'LATN' },
          { full: 'Marwin Tobiasz', kind: 'alias', quality: 'unknown', lang: 'rus', script: 'LATN' },
          { full: 'Марвен Тобиас', kind: 'original-script', quality: 'unknown', lang: 'rus', script: 'CYRL' },
          { full: 'Toby of the Docks', kind: 'previous', quality: 'weak' },
          { full: 'Harun Talib', kind: 'alias', quality: 'strong' },
        ],
        births: [
          { value: '1954-07-07', raw: '1954-07-07' },
          { value: '1955', raw: '1955' },
          { raw: '1373-11-06 Islamic' },
        ],
        birthPlaces: ['Aleppo, Syria'],
        nationalities: ['SY', 'LB'],
        countries: ['SY', 'LB'],
        addresses: [
          {
            full: 'c/o Lantern Club, 3 Rue du Port, P.O. Box 77, 1107, Beirut, Mount Lebanon, Lebanon',
            lines: ['c/o Lantern Club', '3 Rue du Port', 'P.O. Box 77'],
            city: 'Beirut',
            region: 'Mount Lebanon',
            postalCode: '1107',
            country: 'LB',
          },
        ],
        identifiers: [
          { scheme: 'un-ref', value: 'CDi.902' },
          {
            scheme: 'passport',
            value: 'A0001234',
            country: 'SY',
            note: 'passport; issued 2013-10-29; expires 2030-12-31',
          },
          { scheme: 'other', value: 'B-77', note: 'Driving licence' },
        ],
        gender: 'male',
        titles: ['Colonel'],
        notes: "Father's name: Elie",
      },
      {
        kind: 'listing',
        party: 'self',
        listKind: 'sanction',
        authority: 'State Secretariat for Economic Affairs (SECO)',
        programs: ['Ordinance of 1 June 2020 on measures against Lanternia'],
        measures: ['Asset freeze', 'Travel ban'],
        reason: 'Keeps the lanterns of others.',
        listed: { value: '2020-06-03', raw: '2020-06-03' },
        status: 'active',
      },
    ],
  })
})

test('an entity: its founding date, numbers and website from lines of text; a contact is never read', async () => {
  const [, bank] = await parties(sample)
  expect(bank).toEqual({
    kind: 'party',
    ref: 'self',
    partyKind: 'organization',
    names: [{ full: 'Quillfern Savings Bank', kind: 'primary', quality: 'strong' }],
    identifiers: [{ scheme: 'registration', value: '1027700000001', note: 'Registration number' }],
    websites: ['https://quillfern.example.org'],
    incorporated: { value: '1994-02-01', raw: '1994-02-01' },
    notes: 'Type of entity: bank',
  })
  const { records, extracts } = await read(sample)
  expect(JSON.stringify([records, [...extracts]])).not.toMatch(/@|\+41/)
})

test('a vessel has its IMO number', async () => {
  const [, , vessel] = await parties(sample)
  expect(vessel).toMatchObject({
    partyKind: 'vessel',
    identifiers: [{ scheme: 'imo', value: '9000001', note: 'IMO Number' }],
  })
})

test('the newest change decides: who was removed is left out, who came back is there', async () => {
  const ids = (await read(sample)).records.map(({ recordId }) => recordId)
  expect(ids).toEqual(['9001', '9101', '9201', '9401'])
})

test('of two changes of one day the first in the file decides', async () => {
  const sameDay = text.replace('effective-date="2014-03-01"', 'effective-date="2016-03-01"')
  expect((await read(Buffer.from(sameDay))).records.map(({ recordId }) => recordId)).toContain('9301')
})

test('a maiden name makes a former name', async () => {
  const [, , , selma] = await parties(sample)
  expect(selma?.names).toEqual([
    { full: 'Selma Orin', kind: 'primary', quality: 'strong', first: 'Selma', last: 'Orin' },
    { full: 'Selma Kestrel', kind: 'previous', quality: 'strong' },
  ])
})

test('what a target was before leaves no trace', async () => {
  const { records, extracts } = await read(sample)
  expect(JSON.stringify([records, [...extracts]])).not.toContain('Someone Else')
})

test('places and programmes may come before the targets or after them', async () => {
  const places = text.slice(text.indexOf('  <place ssid="8001"'), text.indexOf('</swiss-sanctions-list>'))
  const moved = text.replace(places, '').replace('  <target ssid="9001">', `${places}  <target ssid="9001">`)
  expect((await read(Buffer.from(moved))).records).toEqual((await read(sample)).records)
})

test('many spellings of many parts give no more than 24 names', async () => {
  const part = (order: number): string =>
    `<name-part order="${order}" name-part-type="whole-name"><value>V${order}</value>${['a', 'b', 'c', 'd']
      .map((letter) => `<spelling-variant lang="eng" script="LATN">${letter}${order}</spelling-variant>`)
      .join('')}</name-part>`
  const many = text.replace(
    '<name-part order="1" name-part-type="whole-name"><value>Amber Petrel</value></name-part>',
    [1, 2, 3, 4].map(part).join(''),
  )
  const [, , vessel] = await parties(Buffer.from(many))
  expect(vessel?.names).toHaveLength(25)
})

describe('a file that is not the whole list is refused', () => {
  test.each([
    [
      'cut',
      text.slice(0, 2000),
      /^consolidated-list\.xml: the file ends on line \d+ with <[\w-]+> still open/,
    ],
    ['broken', text.replace('</program-key>', '</program>'), /line 4 is not well-formed XML/],
    [
      'of changes only',
      text.replace('whole-list', 'delta-list'),
      /this is the "delta-list", not the whole list/,
    ],
    ['another list', '<sdnList></sdnList>', /root element is <sdnList>, not <swiss-sanctions-list>/],
    ['a web page', '<!doctype html><html></html>', /this is a web page/],
    ['without an id', text.replace('<target ssid="9001">', '<target>'), /has no ssid or no name/],
    ['without a name', text.replace('<value>Quillfern Savings Bank</value>', ''), /has no ssid or no name/],
  ])('%s', async (_, changed, message) => {
    await expect(read(Buffer.from(changed))).rejects.toThrow(message)
  })
})
