// The owner file: every kind of line in an invented file, what is never shown, the trailer, and real and foreign samples.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { realLists, realListsPresent, sampleBytes } from '../../testing/sample-files.ts'
import { shareHeld } from './owner-record.ts'
import { gbChPsc } from './read.ts'
import { readBytes } from './testing/reading.ts'

const FILE = 'persons-with-significant-control-snapshot.txt'
const PAGE = 'https://find-and-update.company-information.service.gov.uk/company'
const sample = sampleBytes('gb-ch-basic', FILE)
const text = sample.toString()
const lines = text.trimEnd().split('\n')
const read = (bytes: Uint8Array | string) => readBytes(gbChPsc, Buffer.from(bytes))

const trailer = (persons: number, statements = 0, exemptions = 0): string =>
  JSON.stringify({
    data: {
      kind: 'totals#persons-of-significant-control-snapshot',
      persons_of_significant_control_count: persons,
      statements_count: statements,
      exemptions_count: exemptions,
      generated_at: '2026-11-19T23:40:50+00:00',
    },
  })

test('a person is a role with the natures of control, month of birth and nationality, and nothing of where they live', async () => {
  const { records } = await read(sample)
  expect(records[0]).toEqual({
    recordId: '00999001/aaa111',
    url: `${PAGE}/00999001/persons-with-significant-control`,
    locator: `${FILE} links.self=/company/00999001/persons-with-significant-control/individual/aaa111`,
    parts: [
      {
        kind: 'role',
        personName: {
          full: 'Tobias Ørjan Marwen',
          kind: 'primary',
          quality: 'strong',
          first: 'Tobias',
          middle: 'Ørjan',
          last: 'Marwen',
        },
        birth: { value: '1977-02', raw: '1977-02' },
        nationality: 'Norwegian,British',
        personKind: 'person',
        org: 'gb-coh:00999001',
        role: 'beneficial-owner',
        from: { value: '2016-04-06', raw: '2016-04-06' },
        percentage: { min: 50, max: 75 },
        natures: ['ownership-of-shares-50-to-75-percent', 'voting-rights-75-to-100-percent'],
      },
    ],
  })
  expect(JSON.stringify(records)).not.toMatch(
    /Secret Lane|Hideaway|ZZ9|Wales|Privat Nom|Hidden Person|"Dr|1977-02-|-09"/,
  )
})

test('an owner who ceased keeps both dates; a name without elements is taken as it is', async () => {
  const { records } = await read(sample)
  expect(records[1]?.parts).toEqual([
    {
      kind: 'role',
      personName: { full: 'Lady Wren', kind: 'primary', quality: 'strong' },
      personKind: 'person',
      org: 'gb-coh:00999001',
      role: 'beneficial-owner',
      from: { value: '2017-01-31', raw: '2017-01-31' },
      to: { value: '2018-05-14', raw: '2018-05-14' },
      natures: ['right-to-appoint-and-remove-directors'],
    },
  ])
})

test('a firm that owns is a party too, with its number as the UK register would write it', async () => {
  const { records } = await read(sample)
  expect(records[2]?.parts).toEqual([
    {
      kind: 'party',
      ref: 'self',
      partyKind: 'organization',
      names: [{ full: 'Quillfern Robotics Limited', kind: 'primary', quality: 'strong' }],
      countries: ['GB'],
      jurisdiction: 'GB',
      addresses: [
        { lines: ['1 Quay Street'], city: 'Porthallow', postalCode: 'ZZ2 2ZZ', country: 'GB', kind: 'other' },
      ],
      identifiers: [{ scheme: 'gb-coh', value: '00999001', country: 'GB', note: 'written as 999001' }],
      legalForm: 'Private Company Limited By Shares',
    },
    {
      kind: 'role',
      person: 'self',
      personName: { full: 'Quillfern Robotics Limited', kind: 'primary', quality: 'strong' },
      personKind: 'organization',
      org: 'gb-coh:SC999002',
      role: 'beneficial-owner',
      from: { value: '2020-02-01', raw: '2020-02-01' },
      percentage: { min: 75, max: 100 },
      natures: ['ownership-of-shares-25-to-50-percent-as-trust', 'ownership-of-shares-75-to-100-percent'],
    },
  ])
})

test('a legal person has no number; an owner of an overseas entity keeps a foreign one as written, and its mark', async () => {
  const { records } = await read(sample)
  expect(records[3]?.parts[0]).toEqual({
    kind: 'party',
    ref: 'self',
    partyKind: 'organization',
    names: [{ full: 'Brackshire Harbour Board', kind: 'primary', quality: 'strong' }],
    legalForm: 'Public Body',
  })
  expect(records[4]?.parts).toMatchObject([
    {
      kind: 'party',
      jurisdiction: 'NO',
      identifiers: [{ scheme: 'registration', value: 'NO 999 111', country: 'NO' }],
      addresses: [{ lines: ['4 Storgata'], city: 'Fjellvik', country: 'NO', kind: 'hq' }],
    },
    { kind: 'role', percentage: { min: 25 } },
    {
      kind: 'metric',
      org: 'gb-coh:OE099010',
      metric: 'beneficial-owner-sanctioned',
      value: 1,
      unit: 'owner',
    },
  ])
})

test('statements and exemptions are told by their codes, with the day they ended', async () => {
  const { records } = await read(sample)
  const metric = { kind: 'metric', value: 1, unit: 'statement' }
  expect(records.slice(5).map(({ recordId, parts }) => [recordId, parts])).toEqual([
    [
      '00999001/fff666',
      [
        {
          ...metric,
          org: 'gb-coh:00999001',
          metric: 'psc-statement',
          period: { start: '2016-07-12', end: '2016-10-11' },
          filed: '2016-07-12',
          note: 'psc-has-failed-to-confirm-changed-details',
        },
      ],
    ],
    [
      '00999007/exemptions',
      [
        {
          ...metric,
          org: 'gb-coh:00999007',
          metric: 'psc-exemption',
          period: { start: '2016-10-29', end: '2019-01-01' },
          filed: '2016-10-29',
          note: 'psc-exempt-as-shares-admitted-on-market',
        },
        {
          ...metric,
          org: 'gb-coh:00999007',
          metric: 'psc-exemption',
          filed: '2021-03-01',
          note: 'psc-exempt-as-shares-admitted-on-market',
        },
      ],
    ],
  ])
})

test('protected persons never become a record; the trailer dates the file', async () => {
  const { records, facts } = await read(sample)
  expect(records).toHaveLength(7)
  expect(JSON.stringify(records)).not.toMatch(/super-secure|eee555|eee556/)
  expect(facts).toEqual([
    { asOf: '2026-11-19' },
    { warning: `${FILE}: 2 records of protected persons were left out, as the register withholds them` },
  ])
})

test('a protected person is not shown even where a name slips in', async () => {
  const leak = lines[5]?.replace(
    '"description"',
    '"name":"Slipped In","name_elements":{"surname":"In"},"description"',
  )
  const { records } = await read([leak, trailer(1)].join('\n'))
  expect(records).toEqual([])
})

test('lines without a name, a company or an id are left out and counted; unknown kinds may fill the counts', async () => {
  const nameless =
    '{"company_number":"00999001","data":{"kind":"individual-beneficial-owner","links":{"self":"/x/y"}}}'
  const homeless = lines[1]
    ?.replace('"company_number": "00999001", ', '')
    .replace('"company_number":"00999001",', '')
  const linkless = lines[1]?.replace('"links"', '"links_"')
  const unknown = '{"data":{"kind":"unknown-kind"}}'
  const { records, facts } = await read([nameless, homeless, linkless, unknown, trailer(4)].join('\r\n'))
  expect(records).toEqual([])
  expect(facts.slice(1)).toEqual([
    { warning: `${FILE}: 1 records of an unknown kind were left out` },
    { warning: `${FILE}: 3 records without a name, a statement, a company or an id were left out` },
  ])
  expect(await shortfallOf([unknown, trailer(2)].join('\n'))).toMatch(/counts 2 persons, the file has 0/)
})

test('the same bytes give the same records and facts', async () => {
  expect(await read(sample)).toEqual(await read(sample))
})

test('blank lines, a missing last line end, CRLF and `only` change no record', async () => {
  const { records } = await read(sample)
  expect((await read(text.trimEnd())).records).toEqual(records)
  expect((await read(`${text}\n\n`)).records).toEqual(records)
  expect((await read(text.replaceAll('\n', '\r\n'))).records).toEqual(records)
  expect((await readBytes(gbChPsc, sample, new Set(['FR']))).records).toEqual(records)
})

/** A trailer that counts otherwise is told: whether the file is taken all the same is the operator's word. */
async function shortfallOf(bytes: string): Promise<string | undefined> {
  const { facts } = await read(bytes)
  return facts.flatMap(({ shortfall }) => shortfall ?? [])[0]
}

test.each([
  ['a person less', [...lines.slice(1, -1), lines.at(-1)], /counts 7 persons, the file has 6/],
  ['a person more', [lines[0], ...lines], /counts 7 persons, the file has 8/],
  ['other statements', [...lines.slice(0, -1), trailer(7, 2, 1)], /counts 2 statements, the file has 1/],
  ['other exemptions', [...lines.slice(0, -1), trailer(7, 1, 0)], /counts 0 exemptions, the file has 1/],
])('falls short of its trailer: %s', async (_, all, problem) => {
  expect(await shortfallOf(all.join('\n'))).toMatch(problem)
})

describe('is refused', () => {
  const body = lines.slice(0, -1)
  test.each([
    ['an empty file', '', /is empty/],
    ['a web page', '\n<html><body>moved</body></html>', /is a web page/],
    ['another file', 'company_number,name\n', /line 1 is not a JSON object/],
    ['a list instead of lines', '[1]\n', /line 1 is not a JSON object/],
    ['a file cut within a line', text.slice(0, 3000), /line \d is not a JSON object: the file is cut/],
    ['a file cut between lines', body.join('\n'), /has no trailer/],
    ['a trailer without counts', text.replace('"statements_count":1', '"x":1'), /no statements_count/],
    ['two files in one', text + text, /line 11 follows the trailer/],
    ['broken UTF-8', Buffer.from(text, 'latin1'), /is not UTF-8/],
  ])('%s', async (_, bytes, problem) => {
    await expect(read(bytes)).rejects.toThrow(problem)
    await expect(read(bytes)).rejects.toThrow(FILE)
  })
})

test('the share held is read from shares and surplus assets, never from votes', () => {
  expect(shareHeld([])).toBeUndefined()
  expect(shareHeld(['voting-rights-75-to-100-percent', 'significant-influence-or-control'])).toBeUndefined()
  expect(shareHeld(['ownership-of-shares-25-to-50-percent-as-trust'])).toEqual({ min: 25, max: 50 })
  expect(
    shareHeld(['ownership-of-shares-25-to-50-percent', 'ownership-of-shares-75-to-100-percent']),
  ).toEqual({ min: 25, max: 100 })
  expect(shareHeld(['part-right-to-share-surplus-assets-50-to-75-percent-as-firm'])).toEqual({
    min: 50,
    max: 75,
  })
  expect(shareHeld(['ownership-of-shares-more-than-25-percent-as-trust-registered-overseas-entity'])).toEqual(
    {
      min: 25,
    },
  )
})

describe.skipIf(!realListsPresent)('real lines (skipped where the real lists are absent)', () => {
  test('the real line is read, and its trailer, which counts a whole register, tells of the cut', async () => {
    const real = readFileSync(join(realLists, 'gb-ch-psc', 'psc-snapshot.sample.jsonl'), 'utf8')
    expect(await shortfallOf(real)).toMatch(/counts 9792999 persons, the file has 1/)
    const { records } = await read([real.split('\n')[0], trailer(1)].join('\n'))
    expect(records).toMatchObject([
      {
        parts: [
          {
            role: 'beneficial-owner',
            birth: { value: '1977-02' },
            to: { value: '2018-05-14' },
            percentage: { min: 50, max: 75 },
          },
        ],
      },
    ])
  })

  test('one line of every kind', async () => {
    const folder = join(realLists, 'gb-ch-psc', 'kinds')
    const kinds = readdirSync(folder)
      .filter((name) => name !== 'psc_totals.json')
      .map((name) => JSON.stringify(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    const { records, facts } = await read([...kinds, trailer(8, 2, 1)].join('\n'))
    expect(records.map(({ parts }) => parts.map(({ kind }) => kind).join(' '))).toEqual([
      'role',
      'party role',
      'metric',
      'role',
      'party role',
      'party role',
      'party role',
      'party role',
      'metric',
      'metric',
    ])
    expect(facts).toHaveLength(3)
    await expect(read(readFileSync(join(folder, 'psc_totals.json')))).rejects.toThrow(
      /not a JSON object|has no/,
    )
  })
})

describe.skipIf(!realListsPresent)('the codes (skipped where the real lists are absent)', () => {
  test('every code of shares and surplus assets tells a share', () => {
    const codes = readFileSync(join(realLists, 'gb-ch-psc', 'psc_descriptions.yml'), 'utf8').match(
      /'[a-z0-9-]+-percent[a-z-]*'/g,
    )
    const told = [...new Set(codes)]
      .map((code) => code.slice(1, -1))
      .filter((code) => !code.startsWith('voting-rights'))
    expect(told.length).toBeGreaterThan(20)
    expect(told.filter((code) => shareHeld([code]) === undefined)).toEqual([])
  })
})
