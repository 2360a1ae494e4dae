// The disqualified officers: an invented file, the ways it goes wrong, and a cut of a real one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { openSnapshot } from '../../files/snapshot-files.ts'
import { readSource } from '../../testing/read-source.ts'
import { realLists, realListsPresent, sampleBytes } from '../../testing/sample-files.ts'
import { DISQUALIFIED_FILE, gbChDisqualifiedManifest } from './manifest.ts'
import { gbChDisqualified } from './read.ts'

const FILE = 'Prod192_9901.txt'
const text = sampleBytes('gb-ch-disqualified', FILE).toString('utf8')
const read = async (changed = text) =>
  await readSource(gbChDisqualified, { [DISQUALIFIED_FILE.toLowerCase()]: Buffer.from(changed) })

test('a person: two surnames, no street, a listing for each disqualification with all of its companies', async () => {
  const { records, facts } = await read()
  expect(facts).toEqual([{ asOf: '2026-01-02' }])
  expect(records[0]).toEqual({
    recordId: '990000010001',
    url: 'https://find-and-update.company-information.service.gov.uk/search/disqualified-officers?q=TOBIAS%20ELIE%20MARWEN',
    locator: `${DISQUALIFIED_FILE} person=990000010001`,
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'person',
        names: [
          {
            full: 'TOBIAS ELIE MARWEN',
            kind: 'primary',
            quality: 'strong',
            first: 'TOBIAS ELIE',
            last: 'MARWEN',
          },
          { full: 'TOBIAS ELIE MARWIN', kind: 'alias', quality: 'unknown' },
        ],
        births: [{ value: '1954-07-07', raw: '19540707' }],
        nationalities: ['GB', 'LB'],
        countries: ['GB', 'LB'],
        addresses: [{ city: 'EDINBURGH', region: 'MIDLOTHIAN', postalCode: 'EH1 1AA', country: 'GB' }],
        titles: ['MR', 'OBE'],
        notes: 'May act for KITE PROPERTY LTD from 2024-02-10 to 2030-01-22',
      },
      {
        kind: 'listing',
        party: 'self',
        listKind: 'disqualification',
        authority: 'INSOLVENCY SERVICE',
        programs: ['CDDA 1986 S7'],
        measures: ['Director disqualification (undertaking)'],
        reason: 'Case INV9900001; conduct in QUILLFERN ROADS LIMITED, QUILLFERN CIVIL LTD',
        listed: { value: '2024-01-02', raw: '20240102' },
        starts: { value: '2024-01-23', raw: '20240123' },
        ends: { value: '2030-01-22', raw: '20300122' },
        status: 'active',
      },
      {
        kind: 'listing',
        party: 'self',
        listKind: 'disqualification',
        authority: 'CROWN COURT',
        programs: ['CDDA 1986 S2'],
        measures: ['Director disqualification (order)'],
        reason: 'Case T20107001; conduct in AMBER PETREL LINES LTD',
        listed: { value: '2010-04-20', raw: '20100420' },
        starts: { value: '2010-05-01', raw: '20100501' },
        ends: { value: '2015-04-30', raw: '20150430' },
        status: 'active',
      },
    ],
  })
})

test('a name without forenames and without a day of birth is a firm or a person', async () => {
  const [, firm] = (await read()).records
  expect(firm?.parts).toEqual([
    {
      kind: 'party',
      ref: 'self',
      partyKind: 'unknown',
      names: [{ full: 'TERN NOMINEES LIMITED', kind: 'primary', quality: 'strong' }],
    },
    {
      kind: 'listing',
      party: 'self',
      listKind: 'disqualification',
      authority: 'Companies House',
      programs: ['CDDA 1986 S7'],
      measures: ['Director disqualification'],
      starts: { value: '2021-03-31', raw: '20210331' },
      ends: { value: '2024-03-30', raw: '20240330' },
      status: 'active',
    },
  ])
})

test('where a person lives is not read', async () => {
  expect(JSON.stringify((await read()).records)).not.toContain('LANTERN ROAD')
})

test('a file under its own name, and with line ends of Windows, gives the same parties', async () => {
  const folder = fileURLToPath(new URL('sample', import.meta.url))
  const { files } = await openSnapshot(folder, gbChDisqualifiedManifest.sets)
  const locators: string[] = []
  for await (const { locator } of gbChDisqualified.read(files, { found: () => undefined }))
    locators.push(locator)
  expect(locators).toEqual([`${FILE} person=990000010001`, `${FILE} person=990000020001`])
  expect((await read(text.replaceAll('\n', '\r\n'))).records).toEqual((await read()).records)
})

test('a trailer that counts other lines is a shortfall', async () => {
  const { facts } = await read(text.replace('DISQUALS/00000002', 'DISQUALS/00000003'))
  expect(facts).toContainEqual({
    shortfall: `${DISQUALIFIED_FILE} has 2/4/1/1/8 lines of its types where its trailer counts 3/4/1/1/8`,
  })
})

describe('a file that is not whole is refused', () => {
  const lines = text.split('\n')
  const without = (at: number): string => lines.filter((_, index) => index !== at).join('\n')
  test.each([
    ['without its header', without(0), /does not begin with DISQUALS/],
    ['without its trailer', lines.slice(0, -2).join('\n'), /has no trailer/],
    ['cut in a line', text.slice(0, 500), /line \d does not keep to its layout/],
    [
      'with a line of another width',
      text.replace('0017KITE', '0011KITE'),
      /line 6 does not keep to its layout/,
    ],
    ['with a day that is none', text.replace('20240123', '2024JAN1'), /line 3 does not keep to its layout/],
    ['with a type that is none', text.replace('\n4', '\n5'), /line 9 does not keep to its layout/],
    [
      'with a field too many',
      text.replace('<<<\n', '<<<<\n').replace('0111', '0112'),
      /line 2 does not keep/,
    ],
    ['without a person', without(6), /line 7 is of a person who is not before it/],
    ['without a disqualification', without(7), /the person on line 7 has no name or no disqualification/],
    ['with lines after its trailer', `${text}${lines[1]}\n`, /line 11 follows the trailer/],
    ['a web page', '<!doctype html><html></html>', /this is a web page/],
  ])('%s', async (_, changed, message) => {
    await expect(read(changed)).rejects.toThrow(message)
  })
})

describe.skipIf(!realListsPresent)(
  'a cut of a real file of 2022 (skipped when ../shared is not beside the checkout)',
  () => {
    const cut = (): string =>
      readFileSync(join(realLists, 'gb-ch-disqualified/Prod192_3321.sample.txt'), 'utf8')

    test('the line in which two records ran together is named', async () => {
      await expect(read(cut())).rejects.toThrow('line 5 does not keep to its layout')
    })

    test('with that line mended every record is read, and the trailer does not match', async () => {
      const mended = cut().replace(
        /(GEORGE HUNTER \(DEMOLISHERS\) LIMITED) +(?=1281472990001)/,
        (_, company: string) => `${company.padEnd(160)}0018INSOLVENCY SERVICE\n`,
      )
      const { records, facts } = await read(mended)
      expect(records.map(({ parts: [party] }) => party?.kind === 'party' && party.names[0]?.full)).toEqual([
        'GIOVANNI FARGNOLI',
        'GEORGE BEATTIE',
        'WAYNE PITT',
      ])
      expect(records[2]?.parts[0]).toMatchObject({
        names: [{ full: 'WAYNE PITT' }, { full: 'WAYNE PITTS' }],
        births: [{ value: '1962-05-04' }],
        notes: expect.stringContaining('CHLOE PITT PROPERTY LLP'),
      })
      expect(records[0]?.parts[1]).toMatchObject({
        starts: { value: '2019-12-23' },
        ends: { value: '2023-06-22' },
        reason: 'Case INV5486247; conduct in G&D LA CAPANNA LTD',
      })
      expect(facts).toEqual([
        { asOf: '2022-11-26' },
        {
          shortfall: `${DISQUALIFIED_FILE} has 3/3/4/0/10 lines of its types where its trailer counts 2/3/4/0/9`,
        },
      ])
    })
  },
)
