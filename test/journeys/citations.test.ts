// Mode B of deep research as a caller meets it: who may ask, what is answered, and what it does to the ledger and the score
// (rules M-2 to M-7, K-7, P-11). The pages are a stand-in's; the guard and the model have tests of their own.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageFetch } from '../../src/citations/ports.ts'
import { textPage } from '../../src/citations/testing/pages.ts'
import { ask, memberOf, openDashboard } from '../support/dashboard.ts'
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

test('M-7 every check leaves a record that a member sees, with or without a session, and the newest 1,000 stay', async () => {
  const mine = await world.tenant('pro')
  await openDashboard(world.ports, mine.workspaceId)
  const session = await world.session(mine.key, { ...middling, signals: [] })
  const [one, two] = others as [(typeof quotes)[0], (typeof quotes)[0]]
  await world.call(mine.key, 'deep_research_mode', { citations: [one, refuted] })
  await world.call(mine.key, 'deep_research_mode', { session, citations: [two] })
  const listed = async (before?: string) =>
    (await ask(world.ports, memberOf(mine.workspaceId), 'list_citation_checks', before ? { before } : {}))
      .checks
  const seen = await listed()
  expect(seen.map(({ verbatim, valid }) => [verbatim, valid])).toEqual([
    [two.verbatim, true],
    [refuted.verbatim, false],
    [one.verbatim, true],
  ])
  expect(seen.map(({ sessionId }) => sessionId !== undefined)).toEqual([true, false, false])
  expect(seen[1]).toMatchObject({
    sourceUrl: refuted.source_url,
    reason: expect.stringMatching(/^quote_not_found: /),
    pageSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  for (let call = 0; call < 41; call++)
    await world.call(mine.key, 'deep_research_mode', { citations: Array.from({ length: 25 }, () => one) })
  let count = 0
  for (let before: string | undefined; ;) {
    const page = await listed(before)
    count += page.length
    before = page.at(-1)?.id
    if (page.length === 0) break
  }
  expect(count).toBe(1_000)
})

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

test("P-11 a check that sees the quote raises its grade, where the page is a stranger's; on a page of the founder it is own", async () => {
  const NEAR =
    'Two mornings each week go into typing the card slips from a shoebox into that old spreadsheet.'
  const SAID = 'Two mornings a week go into typing card slips from a shoebox into the old spreadsheet.'
  const SUNDAY = 'Our boss keys the paper till rolls into a ledger by hand each Sunday night.'
  let isShut = true
  const shut: Web = {
    ...web,
    page: (url) =>
      Promise.resolve<PageFetch>(
        isShut && !url.includes('near')
          ? { kind: 'unreachable', status: 403 }
          : textPage(`${SAID}\n\n${SUNDAY}`, url.includes('moved') ? 'https://tellers.github.io/t/9' : url),
      ),
  }
  const model = {
    sameMeaning: () => Promise.resolve({ sameMeaning: true, model: 'm-1', responseSha256: 'cd' }),
  }
  const stage = await createWorld({ web: shut, model })
  try {
    const { key, workspaceId } = await stage.tenant('pro')
    await openDashboard(stage.ports, workspaceId)
    const session = await stage.session(key, { ...middling, signals: [] })
    const graded = async () => {
      const [summary] = (await ask(stage.ports, memberOf(workspaceId), 'list_assessments', {})).assessments
      const { entries } = await ask(stage.ports, memberOf(workspaceId), 'get_assessment', {
        id: summary?.id ?? '',
      })
      return Object.fromEntries(
        entries.map(({ value, provenance }) => [value['source_url'], provenance.grade]),
      )
    }
    const cited: { verbatim: string; source_url: string }[] = []
    const send = async (verbatim: string, source_url: string): Promise<void> => {
      const value = { verbatim, source_url, source_date: '2026-06-01', speaker_role: 'teller at a till' }
      const { status, text } = await stage.call(key, 'submit_signal', {
        session,
        axis: 'problem',
        kind: 'user_quote',
        value,
      })
      expect(status, text).toBe(200)
      cited.push({ verbatim, source_url })
    }
    await send(NEAR, 'https://near.io/t/1')
    await send(
      'Every Friday we type card slips from a shoebox until nine in the evening.',
      'https://shut.io/t/1',
    )
    expect(await graded()).toEqual({ 'https://near.io/t/1': 'absent', 'https://shut.io/t/1': 'unread' })
    await stage.call(key, 'deep_research_mode', { session, citations: cited })
    expect(await graded()).toEqual({ 'https://near.io/t/1': 'read', 'https://shut.io/t/1': 'unread' })
    await send(
      'Our boss keys paper till rolls into the ledger by hand every Sunday night.',
      'https://moved.io/t/1',
    )
    isShut = false
    await stage.call(key, 'deep_research_mode', { session, citations: cited.slice(2) })
    expect(await graded()).toMatchObject({ 'https://moved.io/t/1': 'own' })
    const { status, text } = await stage.call(key, 'submit_signal', {
      session,
      axis: 'problem',
      kind: 'user_quote',
      value: { ...cited[0], source_date: '2026-06-01', speaker_role: 'teller at a till' },
    })
    expect([status, text.includes('duplicate_signal')]).toEqual([422, true])
  } finally {
    await stage.close()
  }
})
