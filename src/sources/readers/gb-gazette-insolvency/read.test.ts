// The notices of The Gazette: an invented page of the feed, and the ways a download goes wrong.
import { describe, expect, test } from 'vitest'
import { readSource } from '../../testing/read-source.ts'
import { sampleBytes } from '../../testing/sample-files.ts'
import { noticeKind } from './notice-kinds.ts'
import { gbGazetteInsolvency } from './read.ts'

const text = sampleBytes('gb-gazette-insolvency', 'gazette-insolvency.json').toString('utf8')
const read = async (changed = text) =>
  await readSource(gbGazetteInsolvency, { 'gazette-insolvency.json': Buffer.from(changed) })

test('a petition: the company as debtor, its number in the form of the register, the page of the notice', async () => {
  const { records, facts } = await read()
  expect(facts).toEqual([
    { asOf: '2026-01-02' },
    { warning: 'gazette-insolvency.json: 1 notices without number or name are left out' },
  ])
  expect(records[0]).toEqual({
    recordId: '9900001',
    url: 'https://www.thegazette.co.uk/notice/9900001',
    locator: 'gazette-insolvency.json id=9900001',
    parts: [
      {
        kind: 'case',
        caption: 'QUILLFERN ROBOTICS LIMITED: Petitions to Wind Up (Companies)',
        court: { name: 'The Gazette' },
        docketNumber: '9900001',
        caseKind: 'bankruptcy',
        status: 'open',
        disposition: 'petition',
        natureOfSuit: 'Petitions to Wind Up (Companies)',
        cause: 'Company number 00530703',
        filed: '2026-01-02',
        lastActivity: '2026-01-02',
        parties: [{ name: 'QUILLFERN ROBOTICS LIMITED', role: 'debtor', derivedFrom: 'field' }],
      },
    ],
  })
})

test('each notice counts once; notices of persons and what they say leave no trace', async () => {
  const { records } = await read()
  expect(records.map(({ recordId }) => recordId)).toEqual(['9900001', '9900002', '9900003'])
  expect(JSON.stringify(records)).not.toMatch(/Marwen|Harbour|1954/i)
})

test('titles and contents may be objects, codes numbers; a number of Scotland keeps its letters', async () => {
  const { records } = await read()
  expect(records[1]?.parts).toMatchObject([
    { caption: 'AMBER PETREL LINES LTD: Appointment of Liquidators', cause: 'Company number SC123456' },
  ])
  expect(records[2]?.parts).toMatchObject([{ status: 'closed', disposition: 'dismissed' }])
})

test('a feed with one notice has no list, and without a day of its own that of its newest notice', async () => {
  const { entry } = JSON.parse(text) as { entry: readonly object[] }
  const { records, facts } = await read(JSON.stringify({ entry: entry[1] }))
  expect(records.map(({ recordId }) => recordId)).toEqual(['9900002'])
  expect(facts).toEqual([{ asOf: '2026-01-01' }])
})

test.each([
  ['Petitions to Wind Up (Companies)', 'bankruptcy', 'open'],
  ['Dismissal of Winding-Up Petition', 'bankruptcy', 'closed'],
  ['Winding-Up Orders', 'bankruptcy', 'open'],
  ['Appointment of Administrators', 'bankruptcy', 'open'],
  ['Appointment of Administrative Receivers', 'bankruptcy', 'open'],
  ['Meetings of Creditors', 'bankruptcy', 'open'],
  ['Appointment of Liquidators', 'administrative', 'unknown'],
  ['Resolutions for Winding-up', 'administrative', 'unknown'],
  ['Notices to Creditors', 'administrative', 'unknown'],
  ['', 'administrative', 'unknown'],
])('the category "%s" is %s and %s', (category, caseKind, status) => {
  expect(noticeKind(category)).toMatchObject({ caseKind, status })
})

describe('a file that is not the feed is refused', () => {
  test.each([
    ['cut', text.slice(0, 700), /the file is cut or not JSON/],
    ['without notices', '{"f:total":"0"}', /the feed holds no notice/],
    ['a web page', '<!doctype html><html></html>', /this is a web page/],
  ])('%s', async (_, changed, message) => {
    await expect(read(changed)).rejects.toThrow(message)
  })
})
