// The list of the World Bank: its quirks in an invented answer, and the ways a download goes wrong.
import { describe, expect, test } from 'vitest'
import { readSource } from '../../testing/read-source.ts'
import { sampleBytes } from '../../testing/sample-files.ts'
import { debarredNames } from './names.ts'
import { wbDebarred } from './read.ts'

const sample = sampleBytes('wb-debarred', 'SANCTIONED_FIRM.json')
const text = sample.toString('utf8')
const read = async (bytes: Uint8Array) => await readSource(wbDebarred, { 'sanctioned_firm.json': bytes })

test('a firm: its former name, address, and the time for which it gets no contract', async () => {
  const { records, facts } = await read(sample)
  expect(facts).toEqual([{ asOf: '2026-01-02' }])
  expect(records[0]).toEqual({
    recordId: '990001',
    url: 'https://projects.worldbank.org/en/projects-operations/procurement/debarred-firms#990001',
    locator: 'SANCTIONED_FIRM.json SUPP_ID=990001',
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'organization',
        names: [
          { full: 'QUILLFERN CIVIL WORKS CO., LTD.', kind: 'primary', quality: 'strong' },
          { full: 'QUILLFERN ROADS LIMITED', kind: 'previous', quality: 'unknown' },
        ],
        countries: ['RU'],
        addresses: [
          {
            full: 'NO. 88 LANTERN ROAD, OMSK, OMS, 644000, Russian Federation',
            lines: ['NO. 88 LANTERN ROAD'],
            city: 'OMSK',
            region: 'OMS',
            postalCode: '644000',
            country: 'RU',
          },
        ],
      },
      {
        kind: 'listing',
        party: 'self',
        listKind: 'debarment',
        authority: 'World Bank Group',
        programs: ['Debarment'],
        measures: ['Ineligible: Debarred'],
        reason: 'Procurement Guidelines 1.16(a)(ii)',
        starts: { value: '2024-06-25', raw: '25-JUN-2024' },
        ends: { value: '2027-06-24', raw: '24-JUN-2027' },
        status: 'active',
      },
    ],
  })
})

test('a person without an end: shut out for good, by the decision of another bank', async () => {
  const [, person] = (await read(sample)).records
  expect(person?.parts).toMatchObject([
    { partyKind: 'person', names: [{ full: 'TOBIAS MARWEN' }], titles: ['MR.'] },
    { programs: ['Cross-debarment'], starts: { value: '2015-03-01' } },
  ])
  expect(person?.parts[1]).not.toHaveProperty('ends')
})

test('an entry without a type: a person where the name says so, else of no kind; a country that is none is left out', async () => {
  const { records } = await read(sample)
  expect(records.map(({ parts: [party] }) => party?.kind === 'party' && party.partyKind)).toEqual([
    'organization',
    'person',
    'unknown',
    'person',
  ])
  expect(records[2]?.parts[0]).toMatchObject({ addresses: [{ full: 'Nowhere in particular' }] })
  expect(records[2]?.parts[0]).not.toHaveProperty('countries')
  expect(records[2]?.parts[1]).not.toHaveProperty('ends')
})

test('two decisions about one supplier are two records', async () => {
  const { records } = await read(Buffer.from(text.replaceAll('990003', '990001')))
  expect(records.map(({ recordId }) => recordId)).toEqual(['990001', '990002', '990001-2', '990004'])
})

test.each([
  ['ALPHA LTD. (A.K.A. BETA LTD.; GAMMA LTD.)', ['ALPHA LTD.', 'alias BETA LTD.', 'alias GAMMA LTD.']],
  ['ALPHA (INDIA) LTD. * 44', ['ALPHA (INDIA) LTD.']],
  ['ALPHA LTD. (formerly known as BETA (PVT) LTD.)', ['ALPHA LTD.', 'previous BETA (PVT) LTD.']],
  ['M/S. AMBER TRADERS, ALSO D.B.A. PETREL', ['AMBER TRADERS', 'trading PETREL']],
  ['DR. ILSA DORRAN, also known as Ilse Doran', ['ILSA DORRAN', 'alias Ilse Doran']],
  ['DRAKA WORKS', ['DRAKA WORKS']],
])('the name %s', (written, names) => {
  expect(
    debarredNames(written).names.map(({ full, kind }) => (kind === 'primary' ? full : `${kind} ${full}`)),
  ).toEqual(names)
})

describe('a file that is not the whole list is refused', () => {
  test.each([
    ['cut', text.slice(0, 900), /the file is cut or not JSON/],
    ['another answer', '{"response":{}}', /has no list "ZPROCSUPP"/],
    ['a list of other things', '[1]', /not a JSON object/],
    ['a web page', '<!doctype html><html></html>', /this is a web page/],
    ['without an id', text.replace('"SUPP_ID": 990001,', ''), /entry 1 has no SUPP_ID or no name/],
    ['without a name', text.replace('MS. ILSA DORRAN', ''), /entry 4 has no SUPP_ID or no name/],
  ])('%s', async (_, changed, message) => {
    await expect(read(Buffer.from(changed))).rejects.toThrow(message)
  })
})
