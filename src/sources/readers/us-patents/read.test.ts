// The tables of US patents: quirks in invented rows under the real headers, and the ways a download goes wrong.
import { describe, expect, test } from 'vitest'
import { readSource } from '../../testing/read-source.ts'
import { sampleBytes } from '../../testing/sample-files.ts'
import { ASSIGNEES_FILE, PATENTS_FILE } from './manifest.ts'
import { usPatents } from './read.ts'

const [assignees, patents] = [ASSIGNEES_FILE, PATENTS_FILE].map((file) =>
  sampleBytes('us-patents', file).toString('utf8'),
) as [string, string]
const read = (text = assignees, days: string | undefined = patents) =>
  readSource(usPatents, {
    [ASSIGNEES_FILE]: Buffer.from(text),
    ...(days !== '' && { [PATENTS_FILE]: Buffer.from(days) }),
  })

test('a company: all of its patents as one number, with the days of the first and the newest', async () => {
  const { records, facts } = await read()
  expect(facts).toEqual([])
  expect(records[0]).toEqual({
    recordId: 'aaaa0001-0000-4000-8000-000000000001',
    url: 'https://patents.google.com/patent/US11000001',
    locator: 'g_assignee_disambiguated.tsv assignee_id=aaaa0001-0000-4000-8000-000000000001',
    parts: [
      {
        kind: 'party',
        ref: 'owner',
        partyKind: 'organization',
        names: [{ full: 'Quillfern Robotics, Inc.', kind: 'primary', quality: 'strong' }],
        countries: ['US'],
      },
      {
        kind: 'metric',
        org: 'record:aaaa0001-0000-4000-8000-000000000001',
        metric: 'patents',
        value: 4,
        unit: 'patent',
        period: { start: '2020-06-30', end: '2021-05-11' },
        note: 'newest US patent 11000001',
      },
    ],
  })
})

test('a company of another country has no country here; persons and governments are left out', async () => {
  const { records } = await read()
  expect(records.map(({ parts }) => parts[0])).toMatchObject([
    { names: [{ full: 'Quillfern Robotics, Inc.' }] },
    { names: [{ full: 'Amber "Petrel" GmbH' }] },
  ])
  expect(records[1]?.parts[0]).not.toHaveProperty('countries')
  expect(JSON.stringify(records)).not.toContain('Tobias')
})

test('without the table of patents their number is known, and a warning counts the companies', async () => {
  const { records, facts } = await read(assignees, '')
  expect(facts).toEqual([{ warning: 'of 2 companies the day of the newest patent is not in g_patent.tsv' }])
  expect(records[0]?.parts[1]).toMatchObject({ value: 4 })
  expect(records[0]?.parts[1]).not.toHaveProperty('period')
})

describe('a file that is not the whole table is refused', () => {
  test.each([
    ['cut in a row', assignees.slice(0, -20), /ends within a quoted value|columns where 8 are due/],
    ['another table', assignees.replace('assignee_type', 'type'), /no column assignee_type/],
    [
      'a row without an owner',
      assignees.replace('"bbbb0002-0000-4000-8000-000000000002"', ''),
      /line 5 has no/,
    ],
    [
      'no company',
      assignees
        .split('\n')
        .filter((line) => !/"(?:2|12|3.0)"/.test(line))
        .join('\n'),
      /no row is of a company/,
    ],
  ])('%s', async (_, changed, message) => {
    await expect(read(changed)).rejects.toThrow(message)
  })
})
