// `assay assess --as-of`: a file is judged as on a past day, without a server, and the text cannot pass for one of today.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { operations } from '../../src/contract/index.ts'
import { assay } from '../support/process.ts'

const EXAMPLE = 'examples/dental-reminders.json'
const asOf = (day: string, file = EXAMPLE, ...more: readonly string[]) =>
  assay(['assess', '--as-of', day, file, ...more], { ASSAY_API_URL: 'http://127.0.0.1:9', ASSAY_API_KEY: '' })

test('title, verdict and roadmap name the day, and no server or key is needed', async () => {
  const { code, out, err } = await asOf('2026-11-02')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(
    /^Assessment as of 2026-11-02\nJudged as on 2026-11-02, by the rules of today\. No page was fetched/,
  )
  expect(out).toMatch(/^ {2}Verdict +validate as of 2026-11-02 \(.*evidence_unread/m)
  expect(out).toMatch(/^Roadmap as of 2026-11-02$/m)
})

test('evidence from after the day is not counted, and what is missing then is listed', async () => {
  const { code, out } = await asOf('2026-06-30')
  expect(code).toBe(1)
  expect(out).toMatch(/^Not scored as of 2026-06-30: \d+ required kinds are below their minimum\.$/m)
  expect(out).toMatch(/^ {2}missing {2}solutions\.pricing_row: need 3, have 0$/m)
  expect(out.replaceAll(/\s+/g, ' ')).toContain('after 2026-06-30: it was not known then.')
})

test('a day in the future, nonsense, and a session are refused with what to do', async () => {
  for (const [day, says] of [
    ['2999-01-01', /The day is in the future\. Give \d{4}-\d\d-\d\d or an earlier day\./],
    ['last spring', /Give a day of the calendar as YYYY-MM-DD/],
    ['1999-07-01', /Dates of evidence begin on 2000-01-01/],
  ] as const) {
    const { code, err } = await asOf(day)
    expect(code).toBe(2)
    expect(err).toMatch(says)
  }
  const { code, err } = await asOf('2016-04-01', EXAMPLE, '--session', 'srv1.x.y')
  expect(code).toBe(1)
  expect(err).toBe('Leave out --session: an assessment as of a past day has no session.\n')
})

test('no operation, and so no server and no tool of MCP, takes a past day', () => {
  const taken = Object.values(operations).map(({ input }) =>
    JSON.stringify(z.toJSONSchema(input, { io: 'input' })),
  )
  expect(taken.length).toBeGreaterThan(10)
  expect(taken.filter((schema) => /as_?of/i.test(schema))).toEqual([])
})
