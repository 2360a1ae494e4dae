// Who may open a session: every operation that takes a token x every caller it does not belong to. And who may read a
// run: every key of its workspace, and nobody else. Nothing is revealed and nothing changes, whatever the caller holds.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mintToken } from '../../src/assessment/session-token.ts'
import { type OperationName, operations } from '../../src/contract/index.ts'
import type { ProblemCode } from '../../src/contract/problems/problems.ts'
import { type Answer, createWorld, NOW, type World } from '../support/world.ts'
import { goodRequest, sessionIdIn, type Tenant, type Tokens, tokensOf } from '../support/requests.ts'
import { everyOperation, expectRefusal, picture, sessionOperations } from './support.ts'

const PRO_ONLY: ReadonlySet<string> = new Set(['deck_handoff', 'deep_research_mode'])

let world: World
let owner: Tenant
let freeOwner: Tenant
let tokens: Tokens
let freeTokens: Tokens
/** A second key of the owner's workspace, and keys of strangers. */
let sibling: string
let reader: string
let stranger: Tenant
let freeStranger: Tenant

beforeAll(async () => {
  world = await createWorld()
  owner = await world.tenant('pro')
  freeOwner = await world.tenant('free')
  tokens = await tokensOf(world, owner.key)
  freeTokens = await tokensOf(world, freeOwner.key)
  sibling = (await world.admin.createKey(owner.workspaceId, { name: 'second', scopes: ['run'] })).key
  reader = (await world.admin.createKey(owner.workspaceId, { name: 'reader', scopes: ['read'] })).key
  stranger = await world.tenant('pro')
  freeStranger = await world.tenant('free')
})
afterAll(() => world.close())

/** A token signed with the right secret for whatever session and key are named. */
const signed = (workspaceId: string, kid: string, sid: string): string =>
  mintToken(world.ports.signer, workspaceId, { sid, kid, rev: 0, now: NOW })

const withToken = (key: string, name: OperationName, session: string): Promise<Answer> =>
  world.call(key, name, { ...goodRequest(name, tokens), session })

interface Intrusion {
  readonly what: string
  readonly key: () => string
  readonly token: (own: string) => string
  /** The code, where the operation is open to the caller's tier and scope. */
  readonly code: ProblemCode
  readonly free?: true
}

const intrusions: readonly Intrusion[] = [
  {
    what: 'a token of another workspace',
    key: () => stranger.key,
    token: (own) => own,
    code: 'session_key_mismatch',
  },
  {
    what: 'a token of a free workspace with a Pro key',
    key: () => stranger.key,
    token: () => freeTokens.build,
    code: 'session_key_mismatch',
  },
  {
    what: 'a token of a Pro workspace with a free key',
    key: () => freeStranger.key,
    token: (own) => own,
    code: 'session_key_mismatch',
    free: true,
  },
  {
    what: 'a token of another key in the same workspace',
    key: () => sibling,
    token: (own) => own,
    code: 'session_key_mismatch',
  },
  {
    what: 'a genuine token whose session is not in the store',
    key: () => owner.key,
    token: () => signed(owner.workspaceId, owner.keyId, '01JBP6T0Z8Q4W7X2M5N9R3C1KD'),
    code: 'invalid_session_token',
  },
  {
    what: "a token signed for the caller that names another workspace's session",
    key: () => stranger.key,
    token: (own) => signed(stranger.workspaceId, stranger.keyId, sessionIdIn(own)),
    code: 'invalid_session_token',
  },
  {
    what: "a token signed for the caller's workspace under a key of another",
    key: () => stranger.key,
    token: (own) => signed(stranger.workspaceId, owner.keyId, sessionIdIn(own)),
    code: 'session_key_mismatch',
  },
  {
    what: "a token signed for the owner's workspace under the caller's key",
    key: () => stranger.key,
    token: (own) => signed(owner.workspaceId, stranger.keyId, sessionIdIn(own)),
    code: 'invalid_session_token',
  },
]

const anonymous = ({ status, text, headers }: Answer) => ({
  status,
  text: text.replace(/"request_id":"[^"]*"/, ''),
  headers: Object.keys(headers),
})

describe.each(sessionOperations)('%s', (name, { method }) => {
  const own = (): string => String(goodRequest(name, tokens)['session'])

  test.each(intrusions)('refuses $what', async ({ key, token, code, free }) => {
    const before = await picture(world)
    const answer = await withToken(key(), name, token(own()))
    expectRefusal(answer, free && PRO_ONLY.has(name) ? 'tier_required' : code)
    expect(await picture(world)).toBe(before)
  })

  test('says the same to a stranger whether the session exists or not', async () => {
    const existing = signed(stranger.workspaceId, stranger.keyId, sessionIdIn(own()))
    const missing = signed(stranger.workspaceId, stranger.keyId, '01JBP6T0Z8Q4W7X2M5N9R3C1KD')
    expect(anonymous(await withToken(stranger.key, name, existing))).toEqual(
      anonymous(await withToken(stranger.key, name, missing)),
    )
  })

  test('says the same about a foreign token to every stranger, expired or not, and names no owner', async () => {
    const answer = await withToken(stranger.key, name, own())
    expect(answer.text).not.toContain(owner.workspaceId)
    expect(answer.text).not.toContain(owner.keyId)
    expect(answer.text).not.toContain(sessionIdIn(own()))
    world.travel(31 * 86_400_000)
    const later = await withToken(stranger.key, name, own())
    world.travel(-31 * 86_400_000)
    expectRefusal(later, 'session_key_mismatch')
  })

  test('refuses a read-only key by scope before it looks at the token, or by the token where reading is enough', async () => {
    const before = await picture(world)
    for (const session of [
      own(),
      'bad',
      signed(owner.workspaceId, owner.keyId, '01JBP6T0Z8Q4W7X2M5N9R3C1KF'),
    ]) {
      const answer = await withToken(reader, name, session)
      if (method === 'POST') expectRefusal(answer, 'insufficient_scope')
      else expect(answer.status, answer.text).toBe(401)
    }
    expect(await picture(world)).toBe(before)
  })

  test('refuses a revoked key and a rotated secret even with a token that was good', async () => {
    const tenant = await world.tenant('pro')
    const session = await world.session(tenant.key, { pitch: 'Ten letters at least.', signals: [] })
    const { key: renewed } = await world.admin.rotateKey(tenant.keyId)
    world.travel(1)
    expectRefusal(await withToken(tenant.key, name, session), 'invalid_api_key')
    const after = await withToken(renewed, name, session)
    expect(after.body['error'] ?? 'ok', after.text).not.toMatch(/session|api_key/)
    await world.admin.revokeKey(tenant.keyId)
    const before = await picture(world)
    expectRefusal(await withToken(renewed, name, session), 'invalid_api_key')
    expect(await picture(world)).toBe(before)
  })
})

const ofRuns = everyOperation.filter(
  ([, { path, method }]) => method === 'GET' && path.startsWith(operations.get_run.path),
)

test('all operations that fetch something of a run are looked at here', () => {
  expect(ofRuns.map(([name]) => name)).toEqual(['get_run', 'get_run_findings', 'get_run_audit'])
})

describe.each(ofRuns)('%s', (name) => {
  const unknown = '01JBP6T0Z8Q4W7X2M5N9R3C1KD'
  const fetched = (key: string, id = tokens.run): Promise<Answer> => world.call(key, name, { id })

  test('finds no run of another workspace, and changes nothing there', async () => {
    const before = await picture(world)
    for (const key of [stranger.key, freeStranger.key, freeOwner.key])
      expectRefusal(await fetched(key), 'not_found')
    expectRefusal(await fetched(owner.key, freeTokens.run), 'not_found')
    expect(await picture(world)).toBe(before)
    expect((await fetched(owner.key)).status).toBe(200)
  })

  test('says the same to a stranger whether the run exists or not, and names no owner', async () => {
    const answer = await fetched(stranger.key)
    expect(anonymous(answer)).toEqual(anonymous(await fetched(stranger.key, unknown)))
    for (const hidden of [owner.workspaceId, owner.keyId, tokens.run])
      expect(answer.text).not.toContain(hidden)
  })

  test('gives a run to every key of its workspace, with whatever scope, as runs belong to the workspace', async () => {
    const mine = await fetched(owner.key)
    expect(mine.status, mine.text).toBe(200)
    for (const key of [sibling, reader]) expect(anonymous(await fetched(key))).toEqual(anonymous(mine))
  })

  test('gives nothing to a revoked key or a rotated secret, and the run of a revoked key to the others', async () => {
    const tenant = await world.tenant('pro')
    const id = await world.run(tenant.key)
    const { key: other } = await world.admin.createKey(tenant.workspaceId, { name: 'o', scopes: ['read'] })
    const { key: renewed } = await world.admin.rotateKey(tenant.keyId)
    world.travel(1)
    expectRefusal(await fetched(tenant.key, id), 'invalid_api_key')
    expect((await fetched(renewed, id)).status).toBe(200)
    await world.admin.revokeKey(tenant.keyId)
    expectRefusal(await fetched(renewed, id), 'invalid_api_key')
    expect((await fetched(other, id)).status).toBe(200)
  })
})

const ofCases = everyOperation.filter(([, { path }]) => path.startsWith('/v1/cases/{id}'))

test('all operations on one case are looked at here', () => {
  expect(ofCases.map(([name]) => name)).toEqual([
    'get_case',
    'get_case_audit',
    'update_case',
    'comment_on_case',
    'decide_case',
  ])
})

describe.each(ofCases)('%s', (name, { scope }) => {
  const asked = (key: string, id = tokens.case): Promise<Answer> =>
    world.call(key, name, { ...goodRequest(name, tokens), id })

  test('finds no case of another workspace, and changes nothing there', async () => {
    const before = await picture(world)
    for (const key of [stranger.key, freeStranger.key, freeOwner.key])
      expectRefusal(await asked(key), 'not_found')
    expectRefusal(await asked(owner.key, freeTokens.case), 'not_found')
    expect(await picture(world)).toBe(before)
  })

  test('says the same to a stranger whether the case exists or not, and names no owner', async () => {
    const answer = await asked(stranger.key)
    expect(anonymous(answer)).toEqual(anonymous(await asked(stranger.key, '01JBP6T0Z8Q4W7X2M5N9R3C1KD')))
    for (const hidden of [owner.workspaceId, owner.keyId, tokens.case])
      expect(answer.text).not.toContain(hidden)
  })

  test('is refused to a key that may only read, unless it reads', async () => {
    const answer = await asked(reader)
    if (scope === 'read') expect(answer.status, answer.text).toBe(200)
    else expectRefusal(answer, 'insufficient_scope')
  })
})

test('lists of cases and of decisions have those of their workspace alone', async () => {
  const listed = (await world.call(reader, 'list_cases', {})).text
  expect(listed).toContain(tokens.case)
  expect(listed).not.toContain(freeTokens.case)
  expect((await world.call(reader, 'report_decisions', {})).text).not.toContain(freeTokens.case)
})

const ofWebhooks = everyOperation.filter(([, { path }]) => path.startsWith('/v1/webhooks/{id}'))

test('all operations on one webhook are looked at here', () => {
  expect(ofWebhooks.map(([name]) => name)).toEqual([
    'delete_webhook',
    'rotate_webhook_secret',
    'test_webhook',
    'list_webhook_deliveries',
    'replay_webhook_delivery',
  ])
})

describe.each(ofWebhooks)('%s', (name, { scope }) => {
  const input = { id: () => tokens.webhook, delivery: () => tokens.delivery }
  const asked = (key: string, id = input.id(), delivery = input.delivery()): Promise<Answer> =>
    world.call(key, name, { id, ...(name === 'replay_webhook_delivery' && { delivery }) })

  test('finds no webhook of another workspace, and changes nothing there', async () => {
    const before = await picture(world)
    for (const key of [stranger.key, freeStranger.key, freeOwner.key])
      expectRefusal(await asked(key), 'not_found')
    expectRefusal(await asked(owner.key, freeTokens.webhook, freeTokens.delivery), 'not_found')
    if (name === 'replay_webhook_delivery')
      expectRefusal(await asked(owner.key, tokens.webhook, freeTokens.delivery), 'not_found')
    expect(await picture(world)).toBe(before)
  })

  test('says the same to a stranger whether the webhook exists or not, and names no owner', async () => {
    const answer = await asked(stranger.key)
    expect(anonymous(answer)).toEqual(anonymous(await asked(stranger.key, '01JBP6T0Z8Q4W7X2M5N9R3C1KD')))
    for (const hidden of [owner.workspaceId, owner.keyId, tokens.webhook])
      expect(answer.text).not.toContain(hidden)
  })

  test('is refused to a key that may only read, unless it reads', async () => {
    const answer = await asked(reader)
    if (scope === 'read') expect(answer.status, answer.text).toBe(200)
    else expectRefusal(answer, 'insufficient_scope')
  })
})

test('a list of webhooks has those of its workspace alone, and no secret', async () => {
  const { body, text } = await world.call(reader, 'list_webhooks', {})
  const listed = body['webhooks'] as unknown as { readonly id: string }[]
  expect(listed.map(({ id }) => id)).toContain(tokens.webhook)
  expect(text).not.toContain('whsec_')
  expect(text).not.toContain(freeTokens.webhook)
  expectRefusal(
    await world.call(reader, 'create_webhook', { url: 'https://hooks.acme.com/' }),
    'insufficient_scope',
  )
})

test('a read-only key starts no run and asks no scorer, but may list the sources', async () => {
  const before = await picture(world)
  for (const name of ['run_diligence', 'score_subject'] as const)
    expectRefusal(await world.call(reader, name, goodRequest(name, tokens)), 'insufficient_scope')
  expect((await world.call(reader, 'list_sources', {})).status).toBe(200)
  expect(await picture(world)).toBe(before)
})

test('the sources say the same to every workspace, whatever ran in another', async () => {
  const listed = (key: string): Promise<Answer> => world.call(key, 'list_sources', {})
  const before = (await listed(stranger.key)).text
  await world.run(owner.key)
  for (const key of [stranger.key, freeStranger.key, owner.key]) expect((await listed(key)).text).toBe(before)
})

test('an Idempotency-Key of one workspace leads nobody else to its run', async () => {
  const header = { 'idempotency-key': 'run-shared-by-accident' }
  const subject = { name: 'Acme Robotics Ltd' }
  const started = async (key: string): Promise<string> => {
    const { status, text, body } = await world.call(key, 'run_diligence', { subject }, header)
    expect(status, text).toBe(200)
    return String(body['id'])
  }
  const mine = await started(owner.key)
  const theirs = await started(stranger.key)
  expect(theirs).not.toBe(mine)
  expect(await started(owner.key)).toBe(mine)
  expectRefusal(await world.call(sibling, 'run_diligence', { subject }, header), 'idempotency_key_reused')
})

test("an Idempotency-Key of one workspace neither blocks nor answers another's request", async () => {
  const header = { 'idempotency-key': 'shared-by-accident' }
  const pitch = 'The very same pitch of two workspaces.'
  const mine = await world.call(owner.key, 'start', { pitch }, header)
  const theirs = await world.call(stranger.key, 'start', { pitch }, header)
  expect([mine.status, theirs.status]).toEqual([200, 200])
  expect(theirs.body['session_id']).not.toBe(mine.body['session_id'])
  expectRefusal(
    await world.call(owner.key, 'start', { pitch: `${pitch} Not.` }, header),
    'idempotency_key_reused',
  )
})

test('an event about a session of another workspace is kept apart and changes nothing there', async () => {
  const before = (await world.call(owner.key, 'check_progress', { session: tokens.open })).text
  const event = {
    session_id: sessionIdIn(tokens.open),
    event_kind: 'score',
    verdict: 'build',
    total_score: 70,
  }
  expect((await world.call(stranger.key, 'record_event', event)).status).toBe(204)
  expect((await world.call(owner.key, 'check_progress', { session: tokens.open })).text).toBe(before)
})
