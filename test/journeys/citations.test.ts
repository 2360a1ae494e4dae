// Mode B of deep research as a caller meets it: who may ask, what is answered, and what it does to the ledger and the score
// (rules M-2 to M-5, K-7). The pages are a stand-in's; the guard and the model have tests of their own.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageFetch } from '../../src/citations/ports.ts'
import { textPage } from '../../src/citations/testing/pages.ts'
import { createWorld, example, type Web, type World } from '../support/world.ts'

const middling = example('middling')
const quotes = middling.signals.flatMap(({ value }) =>
  typeof value['verbatim'] === 'string'
    ? [{ verbatim: value['verbatim'], source_url: String(value['source_url']) }]
    : [],
)
const [refuted, ...others] = quotes as [(typeof quotes)[0], ...typeof quotes]

/** Every page holds every quote but one, which nobody said. */
const web: Web = {
  exempt: () => false,
  head: (urls) => Promise.resolve(urls.map((url) => ({ url, class: 'ok', status: 200 }))),
  page: (url) =>
    Promise.resolve<PageFetch>(
      url.includes('dead.io')
        ? { kind: 'unreachable', status: null }
        : textPage(others.map(({ verbatim }) => verbatim).join('\n\n'), url),
    ),
}

let world: World
let pro: { readonly key: string; readonly workspaceId: string }

beforeAll(async () => {
  world = await createWorld({ web })
  pro = await world.tenant('pro')
})
afterAll(() => world.close())

const call = (name: Parameters<World['call']>[1], input: Record<string, unknown>, key = pro.key) =>
  world.call(key, name, input)

test('M-2 each citation has its result, in the order of the request', async () => {
  const citations = [refuted, ...others, { ...refuted, source_url: 'https://dead.io/' }]
  const { status, body } = await call('deep_research_mode', { citations })
  expect(status).toBe(200)
  expect(body).toEqual({
    citations: [
      { valid: false, reason: expect.stringMatching(/^quote_not_found: /) },
      ...others.map(() => ({ valid: true })),
      { valid: false, reason: expect.stringMatching(/^unreachable: /) },
    ],
  })
})

test('M-2 25 citations are taken, 26 are too many, and a free key is told of its tier first', async () => {
  const many = (count: number) => ({ citations: Array.from({ length: count }, () => refuted) })
  const { body } = await call('deep_research_mode', many(25))
  expect(body['citations']).toHaveLength(25)
  expect((await call('deep_research_mode', many(26))).body['error']).toBe('too_many_citations')
  const { key } = await world.tenant('free')
  expect(await call('deep_research_mode', many(26), key)).toMatchObject({
    status: 402,
    body: { error: 'tier_required' },
  })
})

test('M-4, M-5, K-7 a refuted quote no longer counts, so the score waits for another; what is confirmed is said in the export', async () => {
  const session = await world.scored(pro.key, middling)
  const checked = await call('deep_research_mode', { session, citations: quotes })
  const token = checked.body['session_token'] as unknown as string
  expect(token).toMatch(/^srv1\./)

  const roadmap = await call('generate_roadmap', { session: token })
  expect(roadmap.body['error']).toBe('not_scored')
  const signal = middling.signals.find(({ value }) => value['verbatim'] === refuted.verbatim)
  expect((await call('submit_signal', { session: token, ...signal })).body['error']).toBe('duplicate_signal')
  expect((await call('score', { session: token })).body['missing_signals']).toEqual([
    'problem.user_quote: need 3, have 2',
  ])
  const value = {
    ...signal?.value,
    verbatim: 'Two mornings a week go into typing card slips from a shoebox into the old spreadsheet.',
    source_url: 'https://ledgertalk.io/t/9',
  }
  const another = await call('submit_signal', { session: token, axis: 'problem', kind: 'user_quote', value })
  expect(another.status, another.text).toBe(200)
  expect((await call('score', { session: token })).status).toBe(200)
  const { content } = (await call('export', { session: token, format: 'markdown' })).body as unknown as {
    content: string
  }
  expect(content).toContain('no: quote\\_not\\_found')
  expect(content).toMatch(new RegExp(`${others.length} of \\d+ quotes were confirmed`))
})

test('M-4 another spelling of a refuted quote does not make it count again', async () => {
  const session = await world.session(pro.key, middling)
  const have = async () =>
    (
      (await call('check_progress', { session })).body as unknown as {
        axes: { problem: { requirements: { user_quote: { have: number } } } }
      }
    ).axes.problem.requirements.user_quote.have
  const before = await have()
  await call('deep_research_mode', { session, citations: [refuted] })
  expect(await have()).toBe(before - 1)
  const half = refuted.verbatim.split(' ')
  const cheat = `${half.slice(0, 3).join(' ')} ... ${half.slice(3).join(' ')}?`
  await call('deep_research_mode', { session, citations: [{ ...refuted, verbatim: cheat }] })
  expect(await have()).toBe(before - 1)
})

test('K-7 what is known already changes nothing: the scorecard stays current', async () => {
  const session = await world.session(pro.key, middling)
  await call('deep_research_mode', { session, citations: others })
  const scored = await call('score', { session })
  await call('deep_research_mode', { session, citations: others })
  const again = await call('score', { session })
  expect(again.body['scorecard']).toEqual(scored.body['scorecard'])
  expect((await call('generate_roadmap', { session })).status).toBe(200)
})

test('M-4 with a token of another key nothing is fetched', async () => {
  const other = await world.tenant('pro')
  const session = await world.session(other.key, { ...middling, signals: [] })
  const { status, body } = await call('deep_research_mode', { session, citations: others })
  expect([status, body['error']]).toEqual([401, 'session_key_mismatch'])
})

test('the quotes of the examples are checked against their own words', () => {
  expect(quotes.length).toBeGreaterThan(5)
  expect(others.some(({ verbatim }) => verbatim.includes(refuted.verbatim))).toBe(false)
})
