// SBIR and STTR awards: whole records of an invented file, ids, and damaged downloads.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SourceRecord } from '../../model/record.ts'
import { realLists, realListsPresent } from '../../testing/sample-files.ts'
import { usSbir } from './read.ts'
import { AWARD, FILE, header, oneAward, read, sample } from './testing/award-file.ts'

const text = sample.toString('utf8')

test('an award: the company with its identifiers, website and address, the money, the investigator', async () => {
  const [first] = (await read(sample)).records
  expect(first).toEqual({
    recordId: 'DE-ZZ0000001:II',
    url: 'https://www.sbir.gov/awards?keywords=T-0001',
    locator: 'award_data_no_abstract.csv Contract=DE-ZZ0000001 Phase=Phase II',
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'organization',
        names: [{ full: 'Alder Photonics, Inc.', kind: 'primary', quality: 'strong' }],
        countries: ['US'],
        addresses: [
          {
            lines: ['1 Mill Road', 'Suite 2'],
            city: 'Zephyr',
            region: 'CO',
            postalCode: '80000-1234',
            country: 'US',
          },
        ],
        identifiers: [
          { scheme: 'uei', value: 'ZZ11AA22BB33', country: 'US' },
          { scheme: 'duns', value: '012345678' },
        ],
        websites: ['https://www.alder.example/labs'],
      },
      {
        kind: 'funding',
        org: 'uei:ZZ11AA22BB33',
        instrument: 'sbir',
        sold: { amount: '1150000.00', currency: 'USD' },
        filed: '2024-04-05',
        title: 'A "quiet" laser, second part',
      },
      {
        kind: 'role',
        personName: { full: 'Pia Alder', kind: 'primary', quality: 'strong' },
        personKind: 'person',
        org: 'uei:ZZ11AA22BB33',
        role: 'principal-investigator',
        title: 'Chief Scientist',
      },
    ],
  } satisfies SourceRecord)
})

test('what a row leaves empty is not in the record: no investigator without a name, the year for the day', async () => {
  const [, second] = (await read(sample)).records
  expect(second).toEqual({
    recordId: 'T-0002/a b:I',
    url: 'https://www.sbir.gov/awards?keywords=T-0002%2Fa%20b',
    locator: 'award_data_no_abstract.csv Agency Tracking Number=T-0002/a b Phase=Phase I',
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'organization',
        names: [{ full: 'Brook Sensors LLC', kind: 'primary', quality: 'strong' }],
        identifiers: [{ scheme: 'duns', value: '123456789' }],
      },
      {
        kind: 'funding',
        org: 'duns:123456789',
        instrument: 'sbir',
        sold: { amount: '1250', currency: 'USD' },
        filed: '2019',
        title: 'Small sensors',
      },
    ],
  } satisfies SourceRecord)
})

test('numbers that cannot be right are left out, and the record itself then names the company', async () => {
  const [, , third] = (await read(sample)).records
  expect(third?.parts).toEqual([
    {
      kind: 'party',
      ref: 'self',
      partyKind: 'organization',
      names: [{ full: 'Cole Mills', kind: 'primary', quality: 'strong' }],
      addresses: [{ city: 'Zephyr', region: 'Zephyria' }],
    },
    { kind: 'funding', org: 'record:C-3:I', instrument: 'sbir', filed: '2021-06-30', title: 'Looms' },
    {
      kind: 'role',
      personName: { full: 'Dr. Ann Cole', kind: 'primary', quality: 'strong' },
      personKind: 'person',
      org: 'record:C-3:I',
      role: 'principal-investigator',
    },
  ])
})

describe('ids', () => {
  test('rows of one contract and phase are told apart, a repeated row gives one record, phases are awards of their own', async () => {
    const ids = (await read(sample)).records.map(({ recordId }) => recordId.replace(/[0-9a-f]{12}$/, '#'))
    expect(ids).toEqual([
      'DE-ZZ0000001:II',
      'T-0002/a b:I',
      'C-3:I',
      'C-4:I:#',
      'C-4:I:#',
      'C-4:II',
      'unnumbered:#',
    ])
  })

  test('they are distinct, and the same whatever the order of the rows', async () => {
    const first = oneAward({ ...AWARD, 'Award Title': 'One' })
    const second = oneAward({ ...AWARD, 'Award Title': 'Two' }).slice(header.length + 1)
    const third = oneAward({ ...AWARD, Contract: 'C-2' }).slice(header.length + 1)
    const forth = await read(first + second + third)
    const back = await read(`${header}\n${third}${second}${first.slice(header.length + 1)}`)
    expect(new Set(forth.records.map(({ recordId }) => recordId)).size).toBe(3)
    expect(back.records.toReversed()).toEqual(forth.records)
  })

  test('the same file gives the same records', async () => {
    expect(await read(sample)).toEqual(await read(sample))
  })

  test.each(['N/A', 'TBD', 'none', '0', '-', 'Pending'])('the contract %s is none', async (contract) => {
    const { records } = await read(
      oneAward({ ...AWARD, Contract: contract, 'Agency Tracking Number': 'T-9' }),
    )
    expect(records[0]?.recordId).toBe('T-9')
  })
})

test.each([
  ['http://alder.example', true],
  ['www.alder.example', true],
  ['alder.example/a?b=c', true],
  ['N/A', false],
  ['none', false],
  ['no website yet.', false],
  ['javascript:alert(1)', false],
])('the website %s', async (website, isOne) => {
  const { records } = await read(oneAward({ ...AWARD, 'Company Website': website }))
  expect(records[0]?.parts[0]).toEqual({
    kind: 'party',
    ref: 'self',
    partyKind: 'organization',
    names: [{ full: 'Alder', kind: 'primary', quality: 'strong' }],
    ...(isOne && { websites: [website] }),
  })
})

test('rows without a company are counted; the file tells no date of its own', async () => {
  expect((await read(sample)).facts).toEqual([
    { warning: 'award_data_no_abstract.csv: 1 awards without a company were left out' },
  ])
})

test('bytes that are not UTF-8 damage their value only, and are counted', async () => {
  const damaged = Buffer.from(oneAward({ ...AWARD, Company: 'Ald?r' }))
  damaged[damaged.indexOf('Ald?r') + 3] = 0xe9
  const { records, facts } = await read(damaged)
  expect(records[0]?.parts[0]).toMatchObject({ names: [{ full: 'Ald\uFFFDr' }] })
  expect(facts).toEqual([{ warning: `${FILE}: 1 records hold bytes that are not UTF-8` }])
})

test('a byte order mark, CRLF, and the file with abstracts', async () => {
  const columns = header.replace('Zip,', 'Zip,Abstract,')
  const content = `\uFEFF${oneAward({ ...AWARD, Abstract: 'Ask\npia@alder.example' }, columns).replaceAll('\n', '\r\n')}`
  const { records, facts } = await read(content, 'award_data.csv')
  expect(records.map(({ locator }) => locator)).toEqual(['award_data.csv Contract=C-1'])
  expect(JSON.stringify(records)).not.toContain('Ask')
  expect(facts).toEqual([])
})

test('columns that come and go change nothing', async () => {
  const columns = header.replace(',Duns', '').replace('Woman Owned', 'Women Owned').replace(',Address2', '')
  expect((await read(oneAward(AWARD, columns))).records).toEqual((await read(oneAward(AWARD))).records)
})

describe('a file that is not the whole list', () => {
  test('without a line end at the end is read with a warning: nothing else marks its end', async () => {
    const { records, facts } = await read(oneAward(AWARD).slice(0, -1))
    expect(records).toHaveLength(1)
    expect(facts).toEqual([
      { warning: `${FILE}: the file does not end with a line end; it may be cut, so download it again` },
    ])
  })

  test.each([
    ['cut in a quoted value', text.slice(0, text.indexOf('second part')), /ends within a quoted value/],
    ['cut between columns', text.slice(0, text.indexOf('Small sensors')), /where 41 are due/],
    ['empty', '', /the file is empty/],
    ['header only', `${header}\n`, /a header and no rows/],
    ['a web page', ' <html><body>maintenance</body></html>', /this is a web page/],
    ['another file', 'a,b\n1,2\n', /the header has no column Company, Award Title/],
    ['a changed header', text.replace('PI Name', 'Investigator'), /no column PI Name/],
    ['an archive', 'PK\u0003\u0004', /this is a ZIP archive/],
  ])('%s is refused', async (_, changed, message) => {
    await expect(read(changed)).rejects.toThrow(message)
  })

  test('missing is refused', async () => {
    const files = { set: [], open: () => undefined }
    const records = usSbir.read(files, { found: () => undefined })[Symbol.asyncIterator]()
    await expect(records.next()).rejects.toThrow(/the file is missing/)
  })
})

describe.skipIf(!realListsPresent)(
  'the real header (skipped when ../shared is not beside the checkout)',
  () => {
    test('has every column that is read', async () => {
      const real = readFileSync(join(realLists, 'us-sbir/award_data_no_abstract.header.csv'), 'utf8').trim()
      expect(real.split(',')).toHaveLength(41)
      expect((await read(oneAward(AWARD, real))).records).toHaveLength(1)
    })
  },
)
