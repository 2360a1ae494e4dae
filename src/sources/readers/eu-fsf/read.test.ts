// Records of the EU list: the quirks of its entries in an invented file, and one entry of the real list.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { realLists, realListsPresent } from '../../testing/sample-files.ts'
import { read, sample } from './testing/read-sample.ts'
import { euItemised } from './texts.ts'

test('the day the file was made is the date of the list', async () => {
  expect((await read(sample)).facts).toEqual([{ asOf: '2026-10-08' }])
})

test('a person: names by quality, dates as precise as told, documents with what is said against them', async () => {
  const [person] = (await read(sample)).records
  expect(person).toEqual({
    recordId: 'EU.9001.11',
    url: 'https://data.europa.eu/apps/eusanctionstracker/subjects/900011',
    locator: 'xmlFullSanctionsList_1_1.xml euReferenceNumber=EU.9001.11',
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'person',
        names: [
          {
            full: 'Harun Talib Al-Zahri',
            kind: 'primary',
            quality: 'strong',
            first: 'Harun',
            middle: 'Talib',
            last: 'Al-Zahri',
          },
          { full: 'Haroun Zahri', kind: 'alias', quality: 'strong', lang: 'fr' },
          { full: 'هارون الظاهري', kind: 'original-script', quality: 'strong', lang: 'ar' },
          { full: 'Abu Sahl', kind: 'alias', quality: 'weak' },
          { full: 'Abu Nur', kind: 'alias', quality: 'weak', lang: 'en' },
        ],
        births: [
          { value: '1937-04-28', raw: '1937-04-28' },
          { value: '1938-09', circa: true, raw: '1938-09' },
          { from: '1936', to: '1939', raw: '1936-1939' },
          { raw: '1355-11-02 (ISLAMIC)' },
        ],
        birthPlaces: ['al-Lantern, IRAQ', 'near the lake, North'],
        nationalities: ['IQ'],
        countries: ['IQ'],
        identifiers: [
          {
            scheme: 'passport',
            value: 'M0003264580',
            country: 'IQ',
            note: 'diplomatic; known to be expired; Issued in Lantern City',
          },
          {
            scheme: 'other',
            value: 'Д-9',
            note: 'Driving licence; known to be false; reported lost; revoked by its issuer',
          },
          {
            scheme: 'other',
            value: 'D-9',
            note: 'Driving licence; known to be false; reported lost; revoked by its issuer',
          },
          { scheme: 'eu-ref', value: 'EU.9001.11' },
          { scheme: 'un-ref', value: 'ZZi.901' },
        ],
        gender: 'male',
        titles: ['Mullah', 'Maulavi', 'Minister of Light', 'Governor'],
        notes: 'Invented for tests. | UNSC RESOLUTION 9999',
      },
      {
        kind: 'listing',
        party: 'self',
        listKind: 'sanction',
        authority: 'European Union',
        programs: ['LAN'],
        reason: '2012/1 (OJ L1), https://eur-lex.example/2012-1',
        listed: { value: '2012-06-29', raw: '2012-06-29' },
        status: 'active',
      },
    ],
  })
})

test('a ship is an enterprise; without a reference its id is the logical one; a listing for each programme', async () => {
  const [, ship] = (await read(sample)).records
  expect(ship).toEqual({
    recordId: '900012',
    url: 'https://data.europa.eu/apps/eusanctionstracker/subjects/900012',
    locator: 'xmlFullSanctionsList_1_1.xml logicalId=900012',
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'organization',
        names: [{ full: 'MV "Lantern Prospect"', kind: 'primary', quality: 'unknown' }],
        countries: ['RU'],
        addresses: [
          {
            lines: ['1 Lantern Street', 'PO Box 77', 'Building 3'],
            city: 'Lantern Town',
            postalCode: 'LT1',
            country: 'RU',
          },
        ],
        identifiers: [
          { scheme: 'imo', value: '9000001' },
          { scheme: 'registration', value: '1027700000017', country: 'RU' },
        ],
        websites: ['https://lantern.example', 'www.lantern.example'],
        notes: 'Oil tanker',
      },
      {
        kind: 'listing',
        party: 'self',
        listKind: 'sanction',
        authority: 'European Union',
        programs: ['LAN'],
        reason:
          '2023/2 (OJ L2), https://eur-lex.example/2023-2; 2022/1 (OJ L1), https://eur-lex.example/2022-1',
        listed: { value: '2022-02-28', raw: '2022-02-28' },
        status: 'active',
      },
      {
        kind: 'listing',
        party: 'self',
        listKind: 'sanction',
        authority: 'European Union',
        programs: ['CYB'],
        reason: '2024/3 (OJ L3)',
        listed: { value: '2024-05-06', raw: '2024-05-06' },
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

test.each([
  ['(a) Mullah, (b) Maulavi', ['Mullah', 'Maulavi']],
  ['Head of (a) department', ['Head of (a) department']],
  ['(a) One; (b) One', ['One']],
  ['', []],
])('the titles of %s', (written, titles) => {
  expect(euItemised([written])).toEqual(titles)
})

describe.skipIf(!realListsPresent)(
  'one entry of the real list (skipped when ../shared is not beside the checkout)',
  () => {
    test('of 2024-12-11: a person with three names, the third of a translation', async () => {
      const { records, facts } = await read(
        readFileSync(join(realLists, 'eu-fsf/xmlFullSanctionsList_1_1.one-entity.xml')),
      )
      expect(facts).toEqual([{ asOf: '2024-12-11' }])
      expect(records).toMatchObject([
        {
          recordId: '13',
          parts: [
            {
              partyKind: 'person',
              names: [
                { full: 'Saddam Hussein Al-Tikriti', kind: 'primary', last: 'Hussein Al-Tikriti' },
                { full: 'Abu Ali', kind: 'alias', quality: 'strong' },
                { full: 'Abou Ali', kind: 'alias', lang: 'fr' },
              ],
              births: [{ value: '1937-04-28', raw: '1937-04-28' }],
              birthPlaces: ['al-Awja, near Tikrit, IRAQ'],
              nationalities: ['IQ'],
              gender: 'male',
              notes: 'UNSC RESOLUTION 1483',
            },
            { programs: ['IRQ'], listed: { value: '2003-07-07', raw: '2003-07-07' } },
          ],
        },
      ])
    })
  },
)
