// What the dispatcher and the ledger promise between calls: order of refusals, counters, what never leaves, and races.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { createWorld, kinds, NOW, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const quote = (value: Record<string, unknown> = {}) => ({
  axis: 'problem',
  kind: 'user_quote',
  value: { ...kinds['user_quote']?.value, ...value },
})
const open = (key: string) => world.session(key, { pitch: 'A pitch about doors and ledgers.', signals: [] })

describe('the order of refusals at the dispatcher', () => {
  test('scope before tier, tier before rate', async () => {
    const strict = await createWorld({ limits: { free: 1 } })
    const { workspaceId, key } = await strict.tenant('free')
    const { key: reader } = await strict.admin.createKey(workspaceId, { name: 'reader', scopes: ['read'] })
    const code = async (who: string) =>
      (await strict.call(who, 'deck_handoff', { session: 'x' })).body['error']
    expect([await code(reader), await code(reader)]).toEqual(['insufficient_scope', 'insufficient_scope'])
    expect([await code(key), await code(key)]).toEqual(['tier_required', 'tier_required'])
    await strict.close()
  })

  test('a refusal for the tier names the operation as a caller writes it, and the quota says when it returns', async () => {
    const { key } = await world.tenant('free')
    const { body: refused } = await world.call(key, 'deck_handoff', { session: 'x' })
    expect(refused['message']).toMatch(/^deck_handoff needs the tier pro; this workspace is free\./)
    const session = await open(key)
    const { body: pdf } = await world.call(key, 'export', { session, format: 'pdf' })
    expect(pdf['message']).toMatch(/^export with the format pdf needs the tier pro/)
    for (let i = 0; i < 2; i++) await open(key)
    const { body: spent } = await world.call(key, 'start', { pitch: 'A pitch about doors and ledgers.' })
    const next = new Date(NOW)
    const day = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 1))
      .toISOString()
      .slice(0, 10)
    expect(spent['message']).toContain(`are used; the next are free on ${day} (UTC).`)
  })

  test('a token of another key is a mismatch, also when it has expired', async () => {
    const [mine, other] = [await world.tenant('pro'), await world.tenant('pro')]
    const { key: neighbour } = await world.admin.createKey(mine.workspaceId, {
      name: 'second',
      scopes: ['run'],
    })
    const session = await open(mine.key)
    const code = async (who: string) => (await world.call(who, 'check_progress', { session })).body['error']
    world.travel(31 * 86_400_000)
    expect([await code(neighbour), await code(other.key), await code(mine.key)]).toEqual([
      'session_key_mismatch',
      'session_key_mismatch',
      'expired_session_token',
    ])
    world.travel(-31 * 86_400_000)
  })
})

describe('counters', () => {
  test('each key has its own requests a minute', async () => {
    const strict = await createWorld({ limits: { pro: 2 } })
    const { workspaceId, key } = await strict.tenant('pro')
    const { key: second } = await strict.admin.createKey(workspaceId, { name: 'second', scopes: ['run'] })
    const status = async (who: string) =>
      (await strict.call(who, 'start', { pitch: 'A pitch that is counted.' })).status
    expect([await status(key), await status(key), await status(key)]).toEqual([200, 200, 429])
    expect(await status(second)).toBe(200)
    await strict.close()
  })

  test('wrong keys slow an address down, missing ones do not, and a key that was good goes on', async () => {
    const strict = await createWorld({ limits: { 'failed-sign-in': 3 } })
    const { workspaceId, key } = await strict.tenant('pro')
    const progress = async (authorization?: string) =>
      (
        await strict.send({
          url: '/v1/check_progress?session=x',
          headers: authorization ? { authorization } : {},
        })
      ).status
    for (let i = 0; i < 5; i++) expect(await progress()).toBe(401)
    expect((await strict.call(key, 'start', { pitch: 'A key that is proven good.' })).status).toBe(200)
    for (let i = 0; i < 3; i++) expect(await progress('Bearer sk_wrong')).toBe(401)
    expect(await progress('Bearer sk_wrong')).toBe(429)
    expect((await strict.call(key, 'start', { pitch: 'A key that is proven good.' })).status).toBe(200)
    const { key: unknown } = await strict.admin.createKey(workspaceId, { name: 'new', scopes: ['run'] })
    expect((await strict.call(unknown, 'start', { pitch: 'A key nobody has seen.' })).status).toBe(429)
    await strict.close()
  })

  test('the use of a key is noted', async () => {
    const { workspaceId, key } = await world.tenant('pro')
    await open(key)
    await expect
      .poll(async () => (await world.admin.listKeys(workspaceId))[0]?.lastUsedAt)
      .toBe(new Date(NOW).toISOString())
  })
})

describe('what never leaves', () => {
  test('a field the contract does not declare is filtered, wherever it came from', async () => {
    const { workspaceId, key } = await world.tenant('pro')
    const session = await open(key)
    const { body } = await world.call(key, 'check_progress', { session })
    const { db } = world.ports.store as OpenStore
    const progress = JSON.stringify({
      ...body,
      secret: 'internal',
      axes: { ...Object(body['axes']), hidden: 1 },
    })
    await sql`update sessions set progress = ${progress} where workspace_id = ${workspaceId}`.execute(db)
    expect((await world.call(key, 'check_progress', { session })).body).toEqual(body)
  })

  test("another key's answer: the same Idempotency-Key from a second key of the workspace is another request", async () => {
    const { workspaceId, key } = await world.tenant('pro')
    const { key: second } = await world.admin.createKey(workspaceId, { name: 'second', scopes: ['run'] })
    const start = (who: string) =>
      world.call(who, 'start', { pitch: 'A pitch sent twice.' }, { 'idempotency-key': 'same' })
    expect((await start(key)).status).toBe(200)
    expect((await start(second)).body['error']).toBe('idempotency_key_reused')
  })
})

describe('parallel submissions cannot slip past the rules on the ledger (Q-8, Q-9, Q-12)', () => {
  const submitAll = async (signals: readonly object[]) => {
    const { key } = await world.tenant('pro')
    const session = await open(key)
    const answers = await Promise.all(
      signals.map((signal) => world.call(key, 'submit_signal', { session, ...signal })),
    )
    return answers.map(({ status, body }) => (status === 200 ? 'accepted' : String(body['error']))).sort()
  }

  test('of two identical signals one is a duplicate', async () => {
    expect(await submitAll([quote(), quote()])).toEqual(['accepted', 'duplicate_signal'])
  })

  test('of two that nearly repeat each other one is refused', async () => {
    const again = quote({ source_url: 'https://elsewhere.co.uk/t/1', source_date: '2026-07-02' })
    expect(await submitAll([quote(), again])).toEqual(['accepted', 'near_duplicate'])
  })

  test('of 30 prospects 25 are kept', async () => {
    const prospect = (n: number) => ({
      axis: 'market',
      kind: 'named_prospect',
      value: { organization: `Practice ${n}`, organization_url: `https://practice${n}.com` },
    })
    const outcomes = await submitAll(Array.from({ length: 30 }, (_, n) => prospect(n)))
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(25)
    expect(outcomes.filter((outcome) => outcome === 'too_many_entries')).toHaveLength(5)
  })
})

test('Q-13: one dead URL among living ones refuses the signal and is the one named', async () => {
  const { key } = await world.tenant('pro')
  const session = await open(key)
  const comparable = (host: string) => ({
    name: host,
    annual_price: 100,
    source_url: `https://${host}.com/p`,
  })
  const value = {
    amount: 1500,
    currency: 'GBP',
    period: 'year',
    comparables: [comparable('fine'), comparable('dead'), comparable('good')],
  }
  const { status, body } = await world.call(key, 'submit_signal', {
    session,
    axis: 'market',
    kind: 'acv_estimate',
    value,
  })
  expect([status, body['error'], body['issues']]).toEqual([
    422,
    'head_check_failed',
    [{ path: 'https://dead.com/p', message: 'unreachable' }],
  ])
})

test('a ledger is bounded, superseded entries included', async () => {
  const { key, workspaceId } = await world.tenant('pro')
  const session = await open(key)
  const { db } = world.ports.store as OpenStore
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
    insert into entries (session_id, id, workspace_id, rev, axis, kind, value, received_at, age_days, head, verify, flags)
    select s.id, 'e_' || i, ${workspaceId}, i, 'founder', 'unfair_advantage', '{}', '', null, '[]', null, 'superseded'
    from n, sessions s where s.workspace_id = ${workspaceId}`.execute(db)
  const { body } = await world.call(key, 'submit_signal', { session, ...quote() })
  expect([body['error'], String(body['message'])]).toEqual([
    'too_many_entries',
    expect.stringContaining('2000'),
  ])
})

test('a telemetry payload is bounded', async () => {
  const { key } = await world.tenant('free')
  const event = (size: number) =>
    world.call(key, 'record_event', {
      session_id: 's',
      event_kind: 'score',
      payload: { data: 'x'.repeat(size) },
    })
  expect((await event(8_000)).status).toBe(204)
  expect((await event(9_000)).body).toMatchObject({ error: 'invalid_request', issues: [{ path: 'payload' }] })
})
