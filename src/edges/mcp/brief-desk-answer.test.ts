import { expect, test } from 'vitest'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { briefDeskAnswer } from './brief-desk-answer.ts'

const id = (at: number): string => `01K9Z3T0Z8Q4W7X2M5N9R3${String(at).padStart(4, '0')}`

/** A match as long as matches get: five lists, many measures. */
const match = {
  outcome: 'possible',
  name: 'Maria Koval',
  matchedName: 'M'.repeat(500),
  score: 0.97,
  probability: 0.4,
  says: 'The names agree. '.repeat(60),
  active: true,
  measures: Array.from({ length: 12 }, (_, at) => ({
    measure: `measure_${at}`,
    source: 'un-sc',
    authority: 'United Nations',
    programs: ['Programme '.repeat(20)],
  })),
  citations: Array.from({ length: 7 }, (_, at) => ({
    source: 'un-sc',
    id: String(at),
    url: 'https://un.org/',
    snapshotDate: '2026-11-01',
  })),
}

const alert = (at: number) => ({
  id: id(at),
  kind: 'new_match',
  at: '2026-11-02T09:00:00.000Z',
  portfolio: id(1),
  pass: id(2),
  ref: `C-${at}`,
  match,
})

test('a page of fifty alerts becomes twenty, and the next page begins after the twentieth', () => {
  const alerts = Array.from({ length: 50 }, (_, at) => alert(at))
  const brief = briefDeskAnswer('list_alerts', { alerts, next: id(49) }) as {
    alerts: { id: string }[]
    next: string
  }
  expect(brief.alerts.map((each) => each.id)).toEqual(alerts.slice(0, 20).map((each) => each.id))
  expect(brief.next).toBe(id(19))
})

test('a page that is sent whole keeps its own next page, or has none', () => {
  const alerts = Array.from({ length: 20 }, (_, at) => alert(at))
  expect(briefDeskAnswer('list_alerts', { alerts, next: 'x' })).toMatchObject({ next: 'x' })
  expect(briefDeskAnswer('list_alerts', { alerts })).not.toHaveProperty('next')
})

test('a match becomes short texts, and what is left out is counted', () => {
  const { alerts } = briefDeskAnswer('list_alerts', { alerts: [alert(0)] }) as {
    alerts: [{ match: Record<string, unknown> }]
  }
  expect(alerts[0].match).toMatchObject({
    outcome: 'possible',
    measures: [0, 1, 2, 3, 4].map((at) => `measure_${at} un-sc`),
    measures_more: 7,
    records: ['un-sc/0', 'un-sc/1', 'un-sc/2'],
    records_more: 4,
  })
  expect(Buffer.byteLength(String(alerts[0].match['matchedName']))).toBe(160)
  expect(Buffer.byteLength(String(alerts[0].match['says']))).toBe(400)
})

test('twenty alerts as long as alerts get cost an agent under 10,000 tokens', () => {
  const alerts = Array.from({ length: 50 }, (_, at) => alert(at))
  expect(encode(JSON.stringify(briefDeskAnswer('list_alerts', { alerts }))).length).toBeLessThan(10_000)
})

test('a row lists its three strongest matches and counts the others', () => {
  const rows = [{ line: 1, ref: 'C-1', outcome: 'possible', matches: [match, match, match, match, match] }]
  expect(briefDeskAnswer('list_batch_matches', { status: 'completed', rows })).toMatchObject({
    status: 'completed',
    rows: [{ line: 1, matches: [{}, {}, {}], matches_more: 2 }],
  })
})

test('a batch lists five refused rows and counts the others', () => {
  const mistakes = Array.from({ length: 100 }, (_, at) => ({ line: at, message: 'ref is required' }))
  expect(briefDeskAnswer('get_batch', { id: 'b', mistakes })).toEqual({
    id: 'b',
    mistakes: mistakes.slice(0, 5),
    mistakes_more: 95,
  })
})

const itsCase = {
  id: id(3),
  state: 'open',
  match,
  evidence: {
    hash: 'a'.repeat(64),
    subject: { names: ['maria koval'] },
    listed: { names: Array.from({ length: 40 }, (_, at) => `maria ${at}`) },
    comparison: { outcome: ['possible'] },
  },
  history: Array.from({ length: 25 }, (_, at) => ({
    id: id(at),
    at: '2026-11-02T09:00:00.000Z',
    kind: 'comment',
    by: { id: 'k', name: 'key' },
    text: 'é'.repeat(2_000),
  })),
}

test('a case has five values of each fact, the newest ten events, and the hash that a decision takes', () => {
  const brief = briefDeskAnswer('get_case', itsCase) as typeof itsCase & { history_more: number }
  expect(brief.evidence.hash).toBe(itsCase.evidence.hash)
  expect(brief.evidence.listed.names).toEqual([
    'maria 0',
    'maria 1',
    'maria 2',
    'maria 3',
    'maria 4',
    'and 35 more',
  ])
  expect(brief.history.map((event) => event.id)).toEqual(itsCase.history.slice(15).map((event) => event.id))
  expect(brief.history_more).toBe(15)
  expect(Buffer.byteLength(brief.history[0]?.text ?? '')).toBeLessThanOrEqual(400)
})

test('the answer to a change has the hash of the evidence and not its facts', () => {
  for (const name of ['update_case', 'comment_on_case', 'decide_case'] as const)
    expect(briefDeskAnswer(name, itsCase)).toMatchObject({ evidence: { hash: itsCase.evidence.hash } })
  expect(JSON.stringify(briefDeskAnswer('decide_case', itsCase))).not.toContain('maria 0')
})

test('an erased case has no evidence and no match', () => {
  expect(briefDeskAnswer('get_case', { ...itsCase, match: null, evidence: null, history: [] })).toMatchObject(
    { match: null, evidence: null, history: [] },
  )
})

test('an answer of another form is passed on as it is', () => {
  for (const name of ['list_alerts', 'list_cases', 'get_case', 'get_batch', 'list_batch_matches'] as const)
    expect(briefDeskAnswer(name, { other: 1 })).toEqual({ other: 1 })
})
