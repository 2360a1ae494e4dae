// OFAC's ENHANCED format: an invented file read whole, the ways a download goes wrong, and the real Consolidated list.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readList } from '../../../screening/testing/read-list.ts'
import { readSource } from '../../testing/read-source.ts'
import { allOf, realLists, realListsPresent, sampleBytes } from '../../testing/sample-files.ts'
import { usOfacCons, usOfacSdn } from './read.ts'

const sample = sampleBytes('us-ofac-sdn', 'enhanced/SDN_ENHANCED.XML')
const read = (bytes: Uint8Array) => readSource(usOfacSdn, { 'sdn_enhanced.xml': bytes })

test('a person: typed names in every script, weak and former ones, dates, documents and relations', async () => {
  const { records, facts } = await read(sample)
  expect(facts).toEqual([{ asOf: '2026-01-02' }])
  const ofac = 'US Department of the Treasury, Office of Foreign Assets Control'
  const listing = {
    kind: 'listing',
    party: 'self',
    listKind: 'sanction',
    authority: ofac,
    measures: ['Block'],
    reason: 'Executive Order 13224 (Terrorism)',
    status: 'active',
  }
  expect(records[0]).toEqual({
    recordId: '102',
    url: 'https://sanctionssearch.ofac.treas.gov/Details.aspx?id=102',
    locator: 'SDN_ENHANCED.XML entity id=102',
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'person',
        names: [
          {
            full: 'MARWEN, Tobias Élie',
            kind: 'primary',
            quality: 'strong',
            first: 'Tobias',
            middle: 'Élie',
            last: 'MARWEN',
            script: 'Latin',
          },
          { full: 'МАРВЕН, Тобиас', kind: 'original-script', quality: 'strong', script: 'Cyrillic' },
          { full: 'THE HERON', kind: 'alias', quality: 'weak', script: 'Latin' },
          { full: 'MARVEN, Tobias', kind: 'previous', quality: 'strong', script: 'Latin' },
        ],
        births: [{ value: '1954', circa: true, raw: '1954' }],
        birthPlaces: ['Wonsan, Korea, North'],
        nationalities: ['SY'],
        countries: ['KP', 'SY', 'TR', 'PS'],
        gender: 'Male',
        websites: ['www.marwen.example'],
        addresses: [
          {
            full: '3 Rue du Port, Izmir, 35000, Turkey',
            lines: ['3 Rue du Port'],
            city: 'Izmir',
            postalCode: '35000',
            country: 'TR',
          },
          { full: 'Gaza', region: 'Gaza', country: 'PS' },
        ],
        identifiers: [
          { scheme: 'ofac', value: '102' },
          {
            scheme: 'passport',
            value: 'A0001234',
            country: 'SY',
            note: 'Passport; issued 2008-10-29 expires 2013-10-29 not valid',
          },
          { scheme: 'other', value: '77-B', note: "Seaman's Book" },
          { scheme: 'crypto', value: '1FakeFakeFake', note: 'Digital Currency Address - XBT' },
        ],
        titles: ['Colonel', 'Minister of Lanterns'],
        notes:
          'Invented for tests.; Digital Currency Address - XBT 1FakeFakeFake; Equity Ticker MRWN (NYSE); Family member of DORRAN, Ilsa; Acting for or on behalf of QUILLFEATHER TRADING CO., LTD.',
      },
      { ...listing, programs: ['SDN List', 'SDGT'], listed: { value: '2019-05-06', raw: '2019-05-06' } },
      { ...listing, programs: ['FSE List', 'SDGT'], listed: { value: '2020-01-31', raw: '2020-01-31' } },
      { kind: 'relation', from: 'ofac:102', to: 'ofac:105', relationKind: 'family' },
      { kind: 'relation', from: 'ofac:102', to: 'ofac:101', relationKind: 'linked' },
    ],
  })
})

test('a vessel: flag and call sign are features, and the Consolidated List counts where no other is named', async () => {
  const { records } = await read(sample)
  expect(records[1]?.parts).toEqual([
    {
      kind: 'party',
      ref: 'self',
      partyKind: 'vessel',
      names: [{ full: 'AMBER PETREL', kind: 'primary', quality: 'strong', script: 'Latin' }],
      countries: ['IR'],
      identifiers: [
        { scheme: 'ofac', value: '103' },
        { scheme: 'imo', value: '9000001', note: 'Vessel Registration Identification' },
        { scheme: 'call-sign', value: 'ZZQ7' },
      ],
      notes: 'Vessel Call Sign ZZQ7',
    },
    expect.objectContaining({ kind: 'listing', programs: ['Consolidated List'] }),
  ])
})

test('the names to screen: other scripts are aliases, the reference of OFAC is no identifier of the party', async () => {
  const [person] = (await read(sample)).names
  expect(person).toEqual({
    list: 'us-ofac-sdn',
    id: '102',
    type: 'person',
    names: [
      { text: 'MARWEN, Tobias Élie', kind: 'primary' },
      { text: 'МАРВЕН, Тобиас', kind: 'alias' },
      { text: 'THE HERON', kind: 'weak' },
      { text: 'MARVEN, Tobias', kind: 'former' },
    ],
    birthDates: ['1954'],
    countries: ['kp', 'sy', 'tr', 'ps'],
    identifiers: [
      { kind: 'passport', value: 'A0001234', country: 'sy' },
      { kind: "seaman's-book", value: '77-B' },
      { kind: 'crypto', value: '1FakeFakeFake' },
    ],
  })
})

test('the ENHANCED file is read where both it and the CSV set are there', async () => {
  const csv = Object.fromEntries(
    ['sdn.csv', 'alt.csv'].map((name) => [name, sampleBytes('us-ofac-sdn', name)]),
  )
  const both = await readSource(usOfacSdn, { ...csv, 'sdn_enhanced.xml': sample })
  expect(both.records.map(({ recordId }) => recordId)).toEqual(['102', '103'])
})

describe('a file that is not the whole list is refused', () => {
  const text = sample.toString('utf8')
  test.each([
    ['cut', text.slice(0, 4000), /^SDN_ENHANCED\.XML: the file ends on line \d+ with <\w+> still open/],
    ['cut after an entity', text.slice(0, text.indexOf('</entity>') + 9), /<entities> still open/],
    ['broken', text.replace('</entityType>', '</entityTyp>'), /is not well-formed XML/],
    ['another format', '<sdnList></sdnList>', /root element is <sdnList>, not <sanctionsData>/],
    ['a web page', '<html><body>busy</body></html>', /this is a web page/],
    ['empty', '', /the file is empty/],
    ['an entity without a number', text.replace(' id="103"', ''), /entity that begins on line \d+ has no id/],
    [
      'the other list of OFAC',
      text.replace('SDN List', 'Consolidated List'),
      /the file holds the Consolidated List, not the SDN List; give it as us-ofac-cons/,
    ],
  ])('%s', async (_, changed, message) => {
    await expect(read(Buffer.from(changed))).rejects.toThrow(message)
  })
})

describe.skipIf(!realListsPresent)(
  'the real Consolidated list (skipped when ../shared is not beside the checkout)',
  () => {
    const file = 'CONS_ENHANCED.2025-01-10.XML'
    const whole = () =>
      readSource(usOfacCons, {
        'cons_enhanced.xml': readFileSync(join(realLists, 'us-ofac-cons', file)),
      })

    test('of 2025-01-10: 443 entities, each on a list of its own', async () => {
      const { records, facts } = await whole()
      expect(facts).toEqual([{ asOf: '2025-01-10' }])
      expect(records).toHaveLength(443)
      expect(new Set(records.map(({ recordId }) => recordId)).size).toBe(443)
      const listings = records.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'listing'))
      expect(listings).toHaveLength(523)
      const parties = records.flatMap(({ parts }) => parts.filter((part) => part.kind === 'party'))
      expect(parties.filter(({ partyKind }) => partyKind === 'person')).toHaveLength(80)
      expect(parties.every(({ names }) => names[0]?.kind === 'primary')).toBe(true)
    })

    test('its ids are those of the CSV set of 2025-12, and so are type, birth dates and countries', async () => {
      const { names } = await whole()
      const rows = await allOf(readList('us-ofac-cons', join(realLists, 'us-ofac-cons/2025-12')))
      const told = ({ id, type, birthDates, countries }: (typeof names)[number]) => [
        id,
        { type, birthDates: birthDates.toSorted(), countries: countries.toSorted() },
      ]
      const inCsv = new Map(rows.map((row) => [row.id, row]))
      const both = names.filter(({ id }) => inCsv.has(id))
      expect(both).toHaveLength(442)
      const csv = both.flatMap(({ id }) => inCsv.get(id) ?? [])
      expect(both.map(told)).toEqual(csv.map(told))
      expect(names.map(({ id }) => id).filter((id) => !inCsv.has(id))).toEqual(['26182'])
    })

    test('a file of another name is known by its end', async () => {
      expect(await allOf(readList('us-ofac-cons', join(realLists, 'us-ofac-cons', file)))).toHaveLength(443)
    })
  },
)
