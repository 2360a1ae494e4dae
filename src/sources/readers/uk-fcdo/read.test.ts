// Records of the UK list: the quirks of its rows in an invented file, and one row of the real list.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { realLists, realListsPresent } from '../../testing/sample-files.ts'
import { read, sample } from './testing/read-sample.ts'

test('the date of the report is the date of the list; records come in the order of their first row', async () => {
  const { records, facts } = await read(sample)
  expect(facts).toEqual([{ asOf: '2026-10-08' }])
  expect(records.map(({ recordId }) => recordId)).toEqual(['ZZP0001', 'ZZE0002', 'ZZS0003'])
})

test('a person: seven rows apart from each other are one record with every value once', async () => {
  const [person] = (await read(sample)).records
  expect(person).toEqual({
    recordId: 'ZZP0001',
    url: 'https://search-uk-sanctions-list.service.gov.uk/designations/ZZP0001/Individual',
    locator: 'UK-Sanctions-List.csv Unique ID=ZZP0001',
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'person',
        names: [
          {
            full: 'Harun Talib ibn AL-ZAHRI',
            first: 'Harun',
            middle: 'Talib ibn',
            last: 'AL-ZAHRI',
            kind: 'primary',
            quality: 'strong',
          },
          { full: 'Haroun AL-ZAHRI', first: 'Haroun', last: 'AL-ZAHRI', kind: 'alias', quality: 'strong' },
          { full: 'Harun ZAHRI', first: 'Harun', last: 'ZAHRI', kind: 'alias', quality: 'strong' },
          { full: 'The Lamplighter', kind: 'alias', quality: 'unknown' },
          { full: 'هارون طالب', kind: 'original-script', quality: 'unknown', script: 'Arabic' },
          { full: 'Abu Sahl', first: 'Abu', last: 'Sahl', kind: 'alias', quality: 'weak' },
        ],
        births: [
          { value: '1975', raw: '00/00/1975' },
          { value: '1971-09-03', raw: '03/09/1971' },
          { raw: '15/08/19yy' },
          { value: '1962', raw: '1962' },
          { value: '1945', raw: 'dd/mm/1945' },
        ],
        birthPlaces: ['Lantern City, Congo (Democratic Republic)'],
        nationalities: ['IR', 'IQ'],
        countries: ['IR', 'IQ', 'KW', 'CD'],
        addresses: [{ country: 'KW' }, { lines: ['Lantern House', 'North Province', 'Atlantis'] }],
        identifiers: [
          { scheme: 'passport', value: 'A0001', note: 'Issued in Tehran' },
          { scheme: 'national-id', value: 'Iran, number 103-0001', note: 'Expired' },
          { scheme: 'un-ref', value: 'ZZi.901' },
          { scheme: 'other', value: '90001', note: 'OFSI Group ID' },
        ],
        gender: 'male',
        titles: ['Dr', 'Minister of Light', 'Governor'],
        notes: 'Invented for tests. | Designation source: UN',
      },
      {
        kind: 'listing',
        party: 'self',
        listKind: 'sanction',
        authority: 'Foreign, Commonwealth & Development Office',
        programs: ['The Lanternia (Sanctions) (EU Exit) Regulations 2020'],
        measures: ['Asset freeze', 'Travel Ban'],
        reason: `He "lit" lanterns & hid them; the Ministry's own.`,
        listed: { value: '2012-06-29', raw: '29/06/2012' },
        status: 'active',
      },
    ],
  })
})

test('an entity: labelled company numbers, a quoted name, Latin letters in the column of other scripts', async () => {
  const [, entity] = (await read(sample)).records
  expect(entity?.url).toBe('https://search-uk-sanctions-list.service.gov.uk/designations/ZZE0002/Entity')
  expect(entity?.parts[0]).toEqual({
    kind: 'party',
    ref: 'self',
    partyKind: 'organization',
    names: [
      { full: 'JSC Lantern & Sons', kind: 'primary', quality: 'strong' },
      { full: 'Lantern "Old" Works, Ltd', kind: 'alias', quality: 'unknown' },
      { full: 'OAO Lantern', kind: 'alias', quality: 'unknown' },
      { full: 'Фонарь', kind: 'original-script', quality: 'unknown', script: 'Cyrillic' },
    ],
    countries: ['RU'],
    addresses: [{ lines: ['1 Lantern Street', 'Lantern Town'], postalCode: 'LT1 1AA', country: 'RU' }],
    identifiers: [
      { scheme: 'registration', value: 'Lanternia Reg. 55-A' },
      { scheme: 'ogrn', value: '1027700000017' },
      { scheme: 'inn', value: '7700000017' },
      { scheme: 'other', value: '770001001', note: 'KPP' },
    ],
    websites: ['www.lantern.example', 'https://shop.lantern.example/en'],
    notes: 'Designation source: UK | Type of entity: Joint Stock Company | Parent company: Lantern Holding',
  })
})

test('a ship: a vessel with one IMO number, its flag as its country, measures without the pointer to a column', async () => {
  const [, , ship] = (await read(sample)).records
  expect(ship).toEqual({
    recordId: 'ZZS0003',
    url: 'https://search-uk-sanctions-list.service.gov.uk/designations/ZZS0003/Ship',
    locator: 'UK-Sanctions-List.csv Unique ID=ZZS0003',
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'vessel',
        names: [{ full: 'LANTERN PROSPECT', kind: 'primary', quality: 'strong' }],
        countries: ['GA'],
        identifiers: [
          { scheme: 'imo', value: '9000001' },
          { scheme: 'other', value: 'HIN-77', note: 'Hull identification number' },
        ],
        notes:
          'Shipping sanctions: it may not enter a port. | Designation source: UK | Current owner/operator: Lantern Ship Management | Previous flags: Panama | Type of ship: Oil Tanker | Tonnage: 60000 | Length: 244 | Year built: 2019',
      },
      {
        kind: 'listing',
        party: 'self',
        listKind: 'sanction',
        authority: 'Foreign, Commonwealth & Development Office',
        programs: ['The Lanternia (Sanctions) (EU Exit) Regulations 2020'],
        measures: ['Shipping sanctions'],
        reason: 'LANTERN PROSPECT carries oil.',
        listed: { value: '2024-07-31', raw: '31/07/2024' },
        status: 'active',
      },
    ],
  })
})

test('telephone numbers and e-mail addresses are in no record', async () => {
  const { records, extracts } = await read(sample)
  expect(JSON.stringify([records, [...extracts]])).not.toMatch(/@|7946/)
  expect(JSON.stringify([...extracts])).toContain('[left out]')
})

describe.skipIf(!realListsPresent)(
  'one row of the real list (skipped when ../shared is not beside the checkout)',
  () => {
    test('of 2026-10-08: a tanker with its IMO number, flag and regime', async () => {
      const { records, facts } = await read(
        readFileSync(join(realLists, 'uk-fcdo/UK-Sanctions-List.2026-10-08.one-row.csv')),
      )
      expect(facts).toEqual([{ asOf: '2026-10-08' }])
      expect(records).toMatchObject([
        {
          recordId: 'RUS2176',
          url: 'https://search-uk-sanctions-list.service.gov.uk/designations/RUS2176/Ship',
          parts: [
            {
              partyKind: 'vessel',
              names: [{ full: 'KOROLEV PROSPECT', kind: 'primary', quality: 'strong' }],
              countries: ['GA'],
              identifiers: [{ scheme: 'imo', value: '9826902' }],
            },
            {
              programs: ['The Russia (Sanctions) (EU Exit) Regulations 2019'],
              measures: ['Shipping sanctions'],
              reason: expect.stringMatching(/^KOROLEV PROSPECT \(IMO 9826902\) .* third country\.$/),
              listed: { value: '2024-07-31', raw: '31/07/2024' },
            },
          ],
        },
      ])
    })
  },
)
