// The exclusions of SAM.gov: every column in an invented file under the real header, and the ways a download goes wrong.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { openSnapshot } from '../../files/snapshot-files.ts'
import type { SnapshotFacts } from '../../model/source.ts'
import { readSource } from '../../testing/read-source.ts'
import { realLists, sampleBytes } from '../../testing/sample-files.ts'
import { EXCLUSIONS_FILE, usSamExclusionsManifest } from './manifest.ts'
import { usSamExclusions } from './read.ts'

const FILE = 'SAM_Exclusions_Public_Extract_V2_26002.CSV'
const sample = sampleBytes('us-sam-exclusions', FILE)
const text = sample.toString('latin1')
const read = async (bytes: Uint8Array) =>
  (await readSource(usSamExclusions, { [EXCLUSIONS_FILE.toLowerCase()]: bytes })).records

test('a person: a name in parts, an agency, no end, a number of a health care provider', async () => {
  const [person] = await read(sample)
  expect(person).toEqual({
    recordId: 'S4MR00001',
    url: 'https://sam.gov/search/?index=ex&q=Tobias%20Elie%20Marwen%20JR',
    locator: `${EXCLUSIONS_FILE} SAM Number=S4MR00001`,
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'person',
        names: [
          {
            full: 'Tobias Elie Marwen JR',
            kind: 'primary',
            quality: 'strong',
            first: 'Tobias',
            middle: 'Elie',
            last: 'Marwen',
          },
        ],
        countries: ['US'],
        addresses: [
          { full: 'Omaha, NE, 68102, USA', city: 'Omaha', region: 'NE', postalCode: '68102', country: 'US' },
        ],
        identifiers: [{ scheme: 'npi', value: '1234567893' }],
        titles: ['MR'],
      },
      {
        kind: 'listing',
        party: 'self',
        listKind: 'exclusion',
        authority: 'US federal government, HHS',
        programs: ['Reciprocal', 'CT code Z1'],
        measures: ['Prohibition/Restriction'],
        reason: 'Excluded by the Inspector General',
        listed: { value: '2014-07-08', raw: '07/08/2014' },
        starts: { value: '2014-07-07', raw: '07/07/2014' },
        status: 'active',
      },
    ],
  })
})

test('a firm: its numbers, its end, and names beside it as a note only', async () => {
  const [, firm] = await read(sample)
  expect(firm?.parts).toMatchObject([
    {
      partyKind: 'organization',
      names: [{ full: 'Quillfern Roads LLC' }],
      addresses: [{ lines: ['88 Lantern Rd', 'Unit 4'], postalCode: '895010000' }],
      identifiers: [
        { scheme: 'uei', value: 'QF11QUILL001' },
        { scheme: 'cage', value: '9Q8R7' },
      ],
      notes: 'Cross-reference: (also Quillfern Civil, INC; MARWEN, TOBIAS )',
    },
    { reason: 'Said "no", and more', ends: { value: '2027-01-30' } },
  ])
})

test('what is written for nothing is left out; a designation is an organisation, a vessel a vessel', async () => {
  const [, , order, vessel] = await read(sample)
  expect(order?.parts[0]).toMatchObject({
    partyKind: 'organization',
    addresses: [{ full: 'SYR', country: 'SY' }],
  })
  expect(vessel?.parts[0]).toEqual({
    kind: 'party',
    ref: 'self',
    partyKind: 'vessel',
    names: [{ full: 'Amber Petrel', kind: 'primary', quality: 'strong' }],
    addresses: [{ full: 'XUN' }],
  })
})

test('a second exclusion under one number has an id of its own, and one without a number the same id every time', async () => {
  const ids = (await read(sample)).map(({ recordId }) => recordId)
  expect(ids.slice(0, 5)).toEqual(['S4MR00001', 'S4MR00002', 'S4MR00003', 'S4MR00004', 'S4MR00002-2'])
  expect(ids[5]).toMatch(/^[0-9a-f]{40}$/)
  expect((await read(sample)).map(({ recordId }) => recordId)).toEqual(ids)
})

test('an inactive exclusion is over', async () => {
  const [, , , , former] = await read(sample)
  expect(former?.parts[1]).toMatchObject({ status: 'expired', programs: ['Procurement'] })
})

test('a line in Windows-1252 is read, beside lines in UTF-8', async () => {
  const bytes = Buffer.from(text.replace('Quillfern Roads LLC', 'Quillf\u00e9rn Roads LLC'), 'latin1')
  const [, firm] = await read(bytes)
  expect(firm?.parts[0]).toMatchObject({ names: [{ full: 'Quillférn Roads LLC' }] })
})

test('the day is in the name of the file', async () => {
  const folder = fileURLToPath(new URL('sample', import.meta.url))
  const { files } = await openSnapshot(folder, usSamExclusionsManifest.sets)
  const facts: SnapshotFacts[] = []
  for await (const record of usSamExclusions.read(files, { found: (fact) => facts.push(fact) }))
    expect(record.locator.startsWith(FILE)).toBe(true)
  expect(facts).toEqual([{ asOf: '2026-01-02' }])
})

test('of two days in one folder neither is taken', async () => {
  const set = ['26001', '26002'].map((day) => ({ name: EXCLUSIONS_FILE.replace('#####', day), url: '' }))
  const records = usSamExclusions.read({ set, open: () => undefined }, { found: () => undefined })
  await expect(records[Symbol.asyncIterator]().next()).rejects.toThrow('another day is beside it')
})

describe('a file that is not the whole list is refused', () => {
  test.each([
    ['cut in a row', text.slice(0, text.indexOf('88 Lantern')), /ends within a quoted value/],
    ['cut between columns', text.slice(0, text.indexOf('"Unit 4"')), /has 9 columns where 31 are due/],
    ['another header', text.replace('"Excluding Agency"', '"Agency"'), /no column Excluding Agency/],
    ['a row without a name', text.replace('Order of the Lantern', ''), /line 4 has no name/],
    ['a web page', '<!doctype html><html></html>', /this is a web page/],
  ])('%s', async (_, changed, message) => {
    await expect(read(Buffer.from(changed, 'latin1'))).rejects.toThrow(message)
  })
})

const header = join(realLists, 'us-sam-exclusions/SAM_Exclusions_Public_Extract_V2.header.csv')
test.skipIf(!existsSync(header))(
  'the sample has the real header (skipped when ../shared is not beside the checkout)',
  () => {
    expect(text.split('\r\n')[0]).toBe(readFileSync(header, 'utf8').trim())
  },
)
