// The rules of the protocol that a pure function cannot keep: what the service does with pitch, category, revision, tier.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readToken } from '../../src/assessment/session-token.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { createWorld, example, NOW, type World } from '../support/world.ts'

let world: World
let pro: Awaited<ReturnType<World['tenant']>>
let free: Awaited<ReturnType<World['tenant']>>

beforeAll(async () => {
  world = await createWorld()
  pro = await world.tenant('pro')
  free = await world.tenant('free')
})
afterAll(() => world.close())

const call = (...[name, input]: Parameters<World['call']> extends [string, ...infer Rest] ? Rest : never) =>
  world.call(pro.key, name, input)

test('A-4: a pitch has 10 to 10,000 characters after trimming, counted as people count them', async () => {
  const status = async (pitch: unknown) => (await call('start', { pitch })).status
  expect(await status('123456789')).toBe(400)
  expect(await status('1234567890')).toBe(200)
  expect(await status(`   ${'x'.repeat(9)}   `)).toBe(400)
  expect(await status('🦷'.repeat(9))).toBe(400)
  expect(await status('🦷'.repeat(10_000))).toBe(200)
  expect(await status('x'.repeat(10_001))).toBe(400)
  expect(await status(12)).toBe(400)
})

test('Q-1: what is missing beside the value is 400 with the field named; what is missing inside it is 422', async () => {
  const session = await world.session(pro.key, { pitch: 'A pitch about the shape of requests.', signals: [] })
  const whole = { session, axis: 'problem', kind: 'user_quote', value: {} }
  for (const field of ['session', 'axis', 'kind', 'value'] as const) {
    const { status, body } = await call('submit_signal', { ...whole, [field]: undefined })
    expect([status, body['error'], body['issues']]).toEqual([
      400,
      'invalid_request',
      [{ path: field, message: 'is required' }],
    ])
    expect((await call('submit_signal', { ...whole, [field]: 7 })).status).toBe(400)
  }
  expect((await call('submit_signal', whole)).status).toBe(422)
})

test('K-7: the revision rises with every accepted signal and with nothing else', async () => {
  const signals = example('middling').signals
  const token = await world.session(pro.key, { pitch: 'A pitch about revisions of a ledger.', signals: [] })
  const rev = (text: unknown) => {
    const reading = readToken(world.ports.signer, pro.workspaceId, String(text), NOW)
    return reading.kind === 'valid' ? reading.payload.rev : reading.kind
  }
  expect(rev(token)).toBe(0)
  for (const [i, signal] of signals.entries()) {
    const { body } = await call('submit_signal', { session: token, ...signal })
    expect(rev(body['session_token'])).toBe(i + 1)
    expect((await call('submit_signal', { session: token, ...signal })).status).toBe(422)
  }
  expect(rev((await call('score', { session: token })).body['session_token'])).toBe(signals.length)
})

test('G-8: the token carries the scores and the verdict only while the scorecard is current', async () => {
  const token = await world.scored(pro.key)
  const said = (text: unknown) => {
    const reading = readToken(world.ports.signer, pro.workspaceId, String(text), NOW)
    return reading.kind === 'valid' ? [reading.payload.scores, reading.payload.verdict] : reading.kind
  }
  expect(said(token)).toEqual([[6, 6, 7, 6, 6, 7, 5], 'iterate'])
  const prospect = {
    axis: 'market',
    kind: 'named_prospect',
    value: { organization: 'One More', organization_url: 'https://onemore.com' },
  }
  expect(said((await call('submit_signal', { session: token, ...prospect })).body['session_token'])).toEqual([
    undefined,
    undefined,
  ])
})

test('G-3, G-4: gates in order - tier, then scorecard, then verdict', async () => {
  const { signals } = example('middling')
  const open = await world.session(pro.key, { pitch: 'A pitch that is not scored yet.', signals })
  expect((await call('stack_handoff', { session: open })).body['error']).toBe('not_scored')
  expect((await call('score', { session: open })).status).toBe(200)
  expect((await call('stack_handoff', { session: open })).body['error']).toBe('verdict_not_build')
  const freely = await world.session(free.key, { pitch: 'A pitch of a free workspace.', signals: [] })
  for (const name of ['deck_handoff', 'deep_research_mode'] as const) {
    expect((await world.call(free.key, name, { session: freely, axis: 'problem' })).body['error']).toBe(
      'tier_required',
    )
  }
  expect((await world.call(free.key, 'export', { session: freely, format: 'pdf' })).body['error']).toBe(
    'tier_required',
  )
})

test('G-5, G-6, X-4: a category sent to score replaces the session category, stays, and is told in the export', async () => {
  expect(
    (await call('start', { pitch: 'A pitch of an unknown class.', category: 'unicorns' })).body['error'],
  ).toBe('unknown_category')
  const session = await world.session(pro.key, { ...example('middling'), category: '' })
  const used = async (category?: string) => {
    const { body } = await call('score', { session, ...(category && { category }) })
    return (body['scorecard'] as unknown as { estimate: { reference: { category: string } } }).estimate
      .reference.category
  }
  expect([await used(), await used('fintech'), await used()]).toEqual(['default', 'fintech', 'fintech'])
  expect((await call('score', { session, category: 'unicorns' })).body['message']).toContain('b2b_saas_smb')
  const { body } = await call('export', { session, format: 'markdown' })
  expect(String(body['content'])).toMatch(/default.*0\.07.*fintech.*0\.05/s)
})

test('V-7: a class that needs a public round falls back to default, and the answer says what was asked', async () => {
  const session = await world.session(pro.key, { ...example('middling'), category: 'seed_funded_startup' })
  expect((await call('score', { session })).body).toMatchObject({
    requested_category: 'seed_funded_startup',
    scorecard: { estimate: { reference: { category: 'default' } } },
  })
})

test('M-1, M-2: mode A names two optional kinds with schemas; exactly one of the two modes is asked for', async () => {
  const session = await world.session(pro.key, { pitch: 'A pitch that is researched deeply.', signals: [] })
  const { status, body } = await call('deep_research_mode', { session, axis: 'solutions' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    axis: 'solutions',
    label: 'Existing solutions',
    optional_signals: [
      { kind: 'competitor_pricing_scrape', schema: { type: 'object' } },
      { kind: 'review_corpus_snapshot' },
    ],
    note: 'Collect the data with your search and fetch tools, then submit it through submit_signal.',
  })
  const citations = [{ verbatim: 'a quote', source_url: 'https://a.com' }]
  for (const input of [{}, { session }, { session, axis: 'problem', citations }, { axis: 'problem' }]) {
    expect((await call('deep_research_mode', input)).body['error']).toBe('invalid_request')
  }
})

test('X-7: another format than markdown and pdf is refused, however it is written', async () => {
  const session = await world.scored(pro.key)
  expect((await call('export', { session, format: 'Markdown' })).body['error']).toBe('unsupported_format')
})

test('telemetry: 100 events a minute and key are taken, the 101st waits', async () => {
  const strict = await createWorld({ limits: { telemetry: 100 } })
  const { key } = await strict.tenant('free')
  const event = () =>
    strict.call(key, 'record_event', {
      session_id: 's',
      event_kind: 'score',
      verdict: 'build',
      total_score: 57,
    })
  const statuses = new Set<number>()
  for (let i = 0; i < 100; i++) statuses.add((await event()).status)
  expect([...statuses]).toEqual([204])
  const refused = await event()
  expect(refused.status).toBe(429)
  expect(refused.headers['x-ratelimit-limit']).toBe('100')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await strict.call(key, 'start', { pitch: 'Other operations go on.' })).status).toBe(200)
  await strict.close()
})

test('P-7 a change of the established hosts scores an unchanged ledger again, and no change scores nothing again', async () => {
  const hosts = new Set<string>()
  const stage = await createWorld({ settings: { ...world.ports.settings, establishedHosts: hosts } })
  try {
    const { key, workspaceId } = await stage.tenant('pro')
    const session = await stage.session(key, example('strong'))
    const scored = async () =>
      (await stage.call(key, 'score', { session })).body as unknown as {
        readonly evidence: { readonly quotes: { readonly read: number; readonly established: number } }
      }
    const count = async () => {
      const [summary] = (
        await stage.ports.store.read(workspaceId, (tenant) =>
          tenant.sessions({ before: undefined, limit: 1, words: [] }),
        )
      ).items
      return (
        await stage.ports.store.read(workspaceId, (tenant) => tenant.scorecardHistory(summary?.id ?? ''))
      ).length
    }
    const before = await scored()
    expect(await scored()).toMatchObject({ evidence: before.evidence })
    expect(await count()).toBe(1)
    for (const { value } of example('strong').signals)
      if (typeof value['source_url'] === 'string')
        hosts.add(new URL(value['source_url']).hostname.replace(/^www\./, ''))
    const after = await scored()
    expect(after.evidence.quotes.established).toBeGreaterThan(before.evidence.quotes.established)
    expect(await count()).toBe(2)
    await scored()
    expect(await count()).toBe(2)
  } finally {
    await stage.close()
  }
})

test('G-2 a scorecard from before pages were read says to score again, and nothing is lost by it', async () => {
  const { key, workspaceId } = await world.tenant('pro')
  const session = await world.scored(key)
  const { db } = world.ports.store as OpenStore
  const { rows } = await sql<{ session_id: string; assessment: string }>`
    select session_id, assessment from scorecards where workspace_id = ${workspaceId}`.execute(db)
  const { evidence: _, ...old } = JSON.parse(rows[0]?.assessment ?? '{}') as Record<string, unknown>
  await sql`update scorecards set assessment = ${JSON.stringify(old)}
    where session_id = ${rows[0]?.session_id}`.execute(db)
  const entries = async () => (await world.call(key, 'check_progress', { session })).body['axes'] as unknown
  const kept = await entries()
  const later: [Parameters<World['call']>[1], Record<string, unknown>][] = [
    ['generate_roadmap', { session }],
    ['export', { session, format: 'markdown' }],
    ['stack_handoff', { session }],
    ['deck_handoff', { session }],
  ]
  for (const [name, input] of later) {
    const { status, body } = await world.call(key, name, input)
    expect([status, body['error'], body['next']]).toEqual([412, 'not_scored', { operation: 'score' }])
    expect(body['message']).toMatch(
      /made by earlier rules\. Call score, then repeat this call\. .*nothing is lost/,
    )
  }
  expect((await world.call(key, 'score', { session })).status).toBe(200)
  expect((await world.call(key, 'generate_roadmap', { session })).status).toBe(200)
  expect(await entries()).toEqual(kept)
})
