// Entities of level 1 as records: every quirk of the format in invented rows.
import { describe, expect, test } from 'vitest'
import { A, B, C, D, E, LEI_FILE, leiSample, partyIn, readLei } from './testing/read-copies.ts'

describe('an entity of level 1', () => {
  test('an entity with former and trading names, line breaks and quotes in values, and a number of Companies House', async () => {
    const { records } = await readLei(leiSample)
    expect(records[0]).toEqual({
      recordId: A,
      url: `https://search.gleif.org/#/record/${A}`,
      locator: `${LEI_FILE} LEI=${A}`,
      parts: [
        {
          kind: 'party',
          ref: 'self',
          partyKind: 'organization',
          names: [
            { full: 'LANTERN HARBOUR "F" L.P.', kind: 'primary', quality: 'strong', lang: 'en' },
            { full: 'OLD LANTERN LIMITED', kind: 'previous', quality: 'strong', lang: 'en' },
            { full: 'Lantern, Harbour & Co', kind: 'trading', quality: 'strong', lang: 'en' },
          ],
          identifiers: [
            { scheme: 'lei', value: A },
            { scheme: 'registration', value: '5389805', country: 'GB', note: 'RA000585' },
            { scheme: 'gb-coh', value: '05389805', country: 'GB' },
          ],
          countries: ['GB'],
          jurisdiction: 'GB',
          addresses: [
            {
              kind: 'legal',
              lines: ['C/O Mill & Partners', '"Quay House"', '12 Harbour Street'],
              city: 'Redditch',
              region: 'GB-WOR',
              postalCode: 'B98 0ZZ',
              country: 'GB',
            },
          ],
          incorporated: { value: '2005-03-11', raw: '2005-03-11T00:00:00+00:00' },
          status: 'ACTIVE',
          legalForm: 'H0PO',
        },
        {
          kind: 'metric',
          org: `lei:${A}`,
          metric: 'lei-registration',
          value: 1,
          unit: 'registration',
          note: 'ISSUED',
          period: { start: '2021-05-10', end: '2027-05-17' },
        },
      ],
    })
  })

  test('a lapsed registration, names in other scripts, headquarters elsewhere, legal events with and without a date', async () => {
    const { records } = await readLei(leiSample)
    expect(records[1]?.parts).toEqual([
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'organization',
        names: [
          { full: '青い灯株式会社', kind: 'primary', quality: 'strong', lang: 'ja' },
          { full: 'Blue Lantern Co., Ltd.', kind: 'alias', quality: 'strong', lang: 'en' },
          { full: 'Aoi Akari Kabushiki Kaisha', kind: 'translit', quality: 'strong', lang: 'ja' },
          { full: 'AOI AKARI KK', kind: 'translit', quality: 'unknown', lang: 'ja' },
        ],
        identifiers: [
          { scheme: 'lei', value: B },
          { scheme: 'registration', value: '0100-01-999999', country: 'JP', note: 'RA000412' },
        ],
        countries: ['JP', 'SG'],
        jurisdiction: 'JP',
        addresses: [
          {
            kind: 'legal',
            lines: ['灯町1-2-3'],
            city: '千代田区',
            region: 'JP-13',
            postalCode: '100-0001',
            country: 'JP',
          },
          { kind: 'hq', lines: ['1 Cecil Row'], city: 'Singapore', postalCode: '049999', country: 'SG' },
        ],
        incorporated: { value: '2018', raw: '2018' },
        status: 'ACTIVE',
        legalForm: '7QQ0',
        notes: 'category: FUND; corroboration: PARTIALLY_CORROBORATED',
      },
      {
        kind: 'metric',
        org: `lei:${B}`,
        metric: 'lei-registration',
        value: 1,
        unit: 'registration',
        note: 'LAPSED',
        period: { start: '2019-04-01', end: '2026-03-19' },
      },
      {
        kind: 'metric',
        org: `lei:${B}`,
        metric: 'legal-entity-event',
        value: 1,
        unit: 'event',
        note: 'CHANGE_HQ_ADDRESS COMPLETED',
        period: { end: '2025-02-19' },
      },
      {
        kind: 'metric',
        org: `lei:${B}`,
        metric: 'legal-entity-event',
        value: 1,
        unit: 'event',
        note: 'LIQUIDATION IN_PROGRESS',
      },
    ])
  })

  test('an entity that ended: when and why, its successors by LEI and by name, a form and a register in words', async () => {
    const { records } = await readLei(leiSample)
    const [party, registration, successor, ...others] = records[2]?.parts ?? []
    expect(party).toMatchObject({
      identifiers: [
        { scheme: 'lei', value: C },
        {
          scheme: 'registration',
          value: 'CHE-000.000.000',
          country: 'CH',
          note: 'Handelsregister Nebelberg',
        },
      ],
      dissolved: { value: '2025-12-31', raw: '2025-12-31T00:00:00+01:00' },
      status: 'INACTIVE',
      legalForm: 'Einzelfirma',
      notes: 'category: SOLE_PROPRIETOR; reason of expiration: CORPORATE_ACTION; successor: Nebel Holding AG',
    })
    // Its renewal is not due any more, and a period without an end is none.
    expect(registration).toEqual({
      kind: 'metric',
      org: `lei:${C}`,
      metric: 'lei-registration',
      value: 1,
      unit: 'registration',
      note: 'RETIRED',
    })
    expect(successor).toEqual({
      kind: 'relation',
      from: `lei:${C}`,
      to: `lei:${A}`,
      relationKind: 'successor',
    })
    expect(others).toEqual([])
  })

  test('what the publisher does not say leaves no trace: NULL, codes for none, empty columns', async () => {
    const { records } = await readLei(leiSample)
    expect(records[3]?.parts[0]).toEqual({
      kind: 'party',
      ref: 'self',
      partyKind: 'organization',
      names: [{ full: 'Maple & Iron Discretionary Trust', kind: 'primary', quality: 'strong', lang: 'en' }],
      identifiers: [{ scheme: 'lei', value: D }],
      countries: ['US'],
      jurisdiction: 'US-DE',
      addresses: [
        {
          kind: 'legal',
          lines: ['1 Example Plaza'],
          city: 'Wilmington',
          region: 'US-DE',
          postalCode: '19801',
          country: 'US',
        },
      ],
      notes: 'corroboration: ENTITY_SUPPLIED_ONLY',
    })
    expect(records[4]).toEqual({
      recordId: E,
      url: `https://search.gleif.org/#/record/${E}`,
      locator: `${LEI_FILE} LEI=${E}`,
      parts: [
        {
          kind: 'party',
          ref: 'self',
          partyKind: 'organization',
          names: [{ full: 'Öresund Stiftelse', kind: 'primary', quality: 'strong', lang: 'sv' }],
          identifiers: [{ scheme: 'lei', value: E }],
          countries: ['SE'],
          addresses: [
            { kind: 'legal', lines: ['Box 7373'], city: 'Stockholm', postalCode: '103 99', country: 'SE' },
          ],
          incorporated: { value: '2004-10-26', raw: '2004-10-26T00:00:00+02:00' },
          status: 'ACTIVE',
          notes: 'category: RESIDENT_GOVERNMENT_ENTITY; sub-category: STATE_GOVERNMENT',
        },
      ],
    })
  })

  test.each([
    ['SC12345', 'SC012345'],
    ['oc301234', 'OC301234'],
    ['R0000123', 'R0000123'],
    ['12345678', '12345678'],
    ['123456789', undefined],
    ['LP 014839', undefined],
    ['Royal Charter', undefined],
  ])('the number %s of Companies House', async (written, number) => {
    const { records } = await readLei(leiSample.toString().replaceAll('"5389805"', `"${written}"`))
    const { identifiers } = partyIn(records[0])
    expect(identifiers?.find(({ scheme }) => scheme === 'gb-coh')?.value).toBe(number)
    expect(identifiers).toContainEqual(expect.objectContaining({ scheme: 'registration', value: written }))
  })
})
