// Attacks on the sign-in of agents: each step is sent as an attacker would, and nothing is given.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OAuthRecords } from '../../src/accounts/ports.ts'
import { sha256Hex } from '../../src/base/sha256.ts'
import { adapterFor } from '../../src/platform/agent-sign-in/oauth-adapter.ts'
import type { FetchDocument } from '../../src/platform/agent-sign-in/options.ts'
import { PASSWORD, HOST, operator, OWN, type Person } from '../support/browser.ts'
import { sendMessage } from '../support/mcp.ts'
import {
  authorizePath,
  connectAgent,
  consent,
  DILIGENCE,
  exchange,
  follow,
  newVerifier,
  newWay,
  REDIRECT,
  refresh,
  register,
  requestIn,
  revoke,
} from '../support/oauth-client.ts'
import { createWorld, NOW, type World } from '../support/world.ts'

const CLIENT = 'https://agent.example/client.json'
const NOW_ISO = new Date(NOW).toISOString()
const LIST = { method: 'tools/list' }

const documents: FetchDocument = (url) => {
  const document = {
    client_id: url.includes('another') ? 'https://bank.example/client.json' : url,
    client_name: 'An\u202e agent\u0007 of   Example',
    redirect_uris: ['https://agent.example/callback'],
    token_endpoint_auth_method: 'none',
    ...(url.includes('secret') && { client_secret: 'x'.repeat(40) }),
  }
  const found = url.startsWith('https://agent.example/')
  return Promise.resolve(
    found ? { status: 200, body: JSON.stringify(document), cacheControl: 'max-age=60' } : undefined,
  )
}

let world: World
let ada: Person
let eve: Person
let clientId: string

beforeAll(async () => {
  world = await createWorld({ documents })
  ada = await operator(world, 'ada@example.com', 'Ada')
  eve = await operator(world, 'eve@example.com', 'Eve')
  clientId = String((await register(world)).body['client_id'])
})
afterAll(() => world.close())

/** A request of an agent that never leads to a person, nor to another address. */
async function refusedHere(path: string): Promise<string> {
  const answer = await follow(world, newWay(), path)
  expect(answer.headers['location']).toBeUndefined()
  expect(answer.status).toBe(400)
  return answer.text
}

/** The error with which a request goes back to its client. */
async function refusedThere(path: string): Promise<string | null> {
  const answer = await follow(world, newWay(), path)
  const back = new URL(String(answer.headers['location']))
  expect(back.origin + back.pathname).toBe(REDIRECT)
  // why either: a request for a token is answered in the fragment
  const said = new URLSearchParams(back.search === '' ? back.hash.slice(1) : back.search)
  expect([...said.keys()]).not.toEqual(expect.arrayContaining(['code']))
  expect(said.get('iss')).toBe(OWN)
  return said.get('error')
}

describe('an authorization request', () => {
  test.each([
    'https://evil.example/callback',
    'http://127.0.0.1:9999/callback/',
    'http://127.0.0.1:9999/callback?next=https://evil.example',
    'http://127.0.0.1:9998/callback',
    'http://127.0.0.1:9999/callback#fragment',
  ])('never goes to a redirect that is not registered, character by character: %s', async (redirect) => {
    const text = await refusedHere(authorizePath(clientId, newVerifier(), { redirect_uri: redirect }))
    expect(text).toContain('invalid_redirect_uri')
  })

  test('needs PKCE, and S256', async () => {
    const verifier = newVerifier()
    const without = { code_challenge: undefined, code_challenge_method: undefined }
    expect(await refusedThere(authorizePath(clientId, verifier, without))).toBe('invalid_request')
    for (const method of ['plain', undefined])
      expect(
        await refusedThere(
          authorizePath(clientId, verifier, { code_challenge: verifier, code_challenge_method: method }),
        ),
      ).toBe('invalid_request')
  })

  test('is for one of our addresses', async () => {
    const path = authorizePath(clientId, newVerifier(), { resource: 'https://bank.example/mcp' })
    expect(await refusedThere(path)).toBe('invalid_target')
  })

  test('is for the address that the person is asked about, and no other', async () => {
    const verifier = newVerifier()
    const asked = `${authorizePath(clientId, verifier)}&resource=${encodeURIComponent(DILIGENCE)}`
    const back = await consent(world, ada, asked)
    const code = back.searchParams.get('code') ?? ''
    const elsewhere = await exchange(world, { clientId, code, verifier }, { resource: DILIGENCE })
    expect([elsewhere.status, elsewhere.body['error']]).toEqual([400, 'invalid_target'])
  })

  test.each(['token', 'code token', 'code id_token'])('asks for a code and not for %s', async (type) => {
    expect(await refusedThere(authorizePath(clientId, newVerifier(), { response_type: type }))).toBe(
      'unsupported_response_type',
    )
  })

  test('of an unknown client leads nowhere', async () => {
    expect(await refusedHere(authorizePath('nobody', newVerifier()))).toContain('invalid_client')
  })
})

describe('the address that gets the answer', () => {
  test.each([
    'http://evil.example/callback',
    'http://127.0.0.1.evil.example/callback',
    'http://192.168.1.7/callback',
    'ftp://agent.example/callback',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('is not registered without encryption or as a page of the browser itself: %s', async (redirect) => {
    for (const application_type of ['web', 'native']) {
      const { status, body } = await register(world, { redirect_uris: [redirect], application_type })
      expect({ status, error: body['error'] }, application_type).toEqual({
        status: 400,
        error: expect.stringMatching(/^invalid_(redirect_uri|client_metadata)$/) as string,
      })
    }
  })

  test('is not that of a client which registered one earlier', async () => {
    const { body } = await register(world)
    const id = String(body['client_id'])
    const redirect = 'http://evil.example/callback'
    const stored = await world.ports.store.oauth.find('Client', sha256Hex(id), NOW_ISO)
    if (!stored) throw new Error('the client was not stored')
    const payload = JSON.stringify({ ...JSON.parse(stored.payload), redirect_uris: [redirect] })
    await world.ports.store.oauth.put({ ...stored, payload }, NOW_ISO)
    await refusedHere(authorizePath(id, newVerifier(), { redirect_uri: redirect }))
  })

  test.each([
    ['https://agent.example:8443/callback', 'https://agent.example:8443', 'web'],
    ['http://localhost:9999/callback', 'http://localhost:9999', 'web'],
    ['http://[::1]:9999/callback', 'http://[::1]:9999', 'web'],
    ['com.example.agent:/callback', 'com.example.agent:', 'native'],
    ['agent://claude.ai/callback', 'agent://claude.ai', 'native'],
  ])('is shown to the person with its scheme: %s', async (redirect, redirectTo, application_type) => {
    const registered = await register(world, { redirect_uris: [redirect], application_type })
    const id = String(registered.body['client_id'])
    const started = await follow(
      world,
      newWay(),
      authorizePath(id, newVerifier(), { redirect_uri: redirect }),
    )
    const asked = await ada.ask('get_agent_request', { id: requestIn(started) })
    expect(asked.body).toMatchObject({ redirectTo })
  })
})

describe('a client with a metadata document', () => {
  const atExample = { redirect_uri: 'https://agent.example/callback' }

  test('is named by its host, in words without control characters', async () => {
    const started = await follow(world, newWay(), authorizePath(CLIENT, newVerifier(), atExample))
    expect((await ada.ask('get_agent_request', { id: requestIn(started) })).body).toEqual({
      clientName: 'An agent of Example',
      clientHost: 'agent.example',
      redirectTo: 'https://agent.example',
      resource: `${OWN}/mcp`,
      scopes: ['read', 'run'],
      grantable: ['read', 'run', 'decide'],
    })
  })

  test.each([
    ['that names another client', 'https://agent.example/another.json'],
    ['with a secret', 'https://agent.example/secret.json'],
    ['that nothing answers for', 'https://nowhere.example/client.json'],
    ['without https', 'http://agent.example/client.json'],
  ])('%s is refused', async (_what, id) => {
    expect(await refusedHere(authorizePath(id, newVerifier(), atExample))).toMatch(/invalid_client/)
  })
})

describe('a code', () => {
  const codeFor = async (verifier: string, parameters = {}): Promise<string> => {
    const back = await consent(world, ada, authorizePath(clientId, verifier, parameters))
    expect(back.searchParams.get('iss')).toBe(OWN)
    expect(back.searchParams.get('state')).toBe('of-the-client')
    return back.searchParams.get('code') ?? ''
  }

  test('works once, and ends all that came of it when it comes again', async () => {
    const verifier = newVerifier()
    const code = await codeFor(verifier)
    const first = await exchange(world, { clientId, code, verifier })
    expect(first.status, first.text).toBe(200)
    expect(first.body).toMatchObject({ token_type: 'Bearer', scope: 'read run', expires_in: 900 })
    const access = String(first.body['access_token'])
    expect((await exchange(world, { clientId, code, verifier })).body).toMatchObject({
      error: 'invalid_grant',
    })
    expect((await sendMessage(world, access, LIST)).status).toBe(401)
    expect((await refresh(world, clientId, String(first.body['refresh_token']))).status).toBe(400)
  })

  test('of two exchanges at one time, at most one gets a token, and it does not last', async () => {
    const verifier = newVerifier()
    const code = await codeFor(verifier)
    const both = await Promise.all([1, 2].map(() => exchange(world, { clientId, code, verifier })))
    const given = both.filter(({ status }) => status === 200)
    expect(given.length).toBeLessThanOrEqual(1)
    for (const { body } of given)
      expect((await refresh(world, clientId, String(body['refresh_token']))).status).toBe(400)
  })

  test.each([
    ['another verifier', { code_verifier: newVerifier() }],
    ['no verifier', { code_verifier: undefined }],
    ['another redirect', { redirect_uri: 'http://127.0.0.1:9999/other' }],
    ['another address', { resource: DILIGENCE }],
  ])('is worth nothing with %s', async (_what, fields) => {
    const verifier = newVerifier()
    const answer = await exchange(world, { clientId, code: await codeFor(verifier), verifier }, fields)
    expect(answer.status).toBe(400)
    expect(answer.body['access_token']).toBeUndefined()
  })

  test('is worth nothing to another client', async () => {
    const verifier = newVerifier()
    const code = await codeFor(verifier)
    const other = String((await register(world)).body['client_id'])
    expect((await exchange(world, { clientId: other, code, verifier })).body).toMatchObject({
      error: 'invalid_grant',
    })
  })
})

describe('a token', () => {
  test('of another client is neither refreshed nor revoked', async () => {
    const agent = await connectAgent(world, ada)
    expect((await refresh(world, clientId, agent.refresh)).status).toBe(400)
    await revoke(world, clientId, agent.refresh)
    expect((await sendMessage(world, agent.access, LIST)).status).toBe(200)
  })

  test('is not widened by a refresh', async () => {
    const agent = await connectAgent(world, ada, { scopes: ['read'] })
    const wider = await refresh(world, agent.clientId, agent.refresh, { scope: 'read decide' })
    expect(wider.body).toMatchObject({ error: 'invalid_scope' })
    const elsewhere = await refresh(world, agent.clientId, agent.refresh, { resource: DILIGENCE })
    expect(elsewhere.status).toBe(400)
  })

  test('reads what its workspace has, and nothing of another', async () => {
    const hers = await connectAgent(world, eve)
    const session = await world.session((await world.tenant('free')).key)
    const message = { method: 'tools/call', params: { name: 'check_progress', arguments: { session } } }
    const refused = await sendMessage(world, hers.access, message)
    expect(refused.body.result).toMatchObject({ isError: true })
    expect(refused.text).toContain('session_key_mismatch')
  })

  test('ends with a new password of the person', async () => {
    const dora = await operator(world, 'dora@example.com', 'Dora')
    const { access, refresh: later, clientId: id } = await connectAgent(world, dora)
    expect((await sendMessage(world, access, LIST)).status).toBe(200)
    const change = { current: PASSWORD, password: `${PASSWORD}!` }
    expect((await dora.ask('change_password', change)).status).toBeLessThan(300)
    expect((await sendMessage(world, access, LIST)).status).toBe(401)
    expect((await refresh(world, id, later)).status).toBe(400)
  })

  test('is no key of the dashboard', async () => {
    const { access } = await connectAgent(world, ada)
    const headers = { authorization: `Bearer ${access}`, host: HOST }
    for (const url of ['/v1/dashboard/agents', '/v1/dashboard/keys'])
      expect((await world.send({ url, headers })).status).toBe(401)
  })
})

describe('the answer of a person', () => {
  const started = async () => {
    const way = newWay()
    return { way, id: requestIn(await follow(world, way, authorizePath(clientId, newVerifier()))) }
  }
  const ANSWER = { scopes: ['read'], days: 1 }

  test('is not given by a page of another site', async () => {
    const { id } = await started()
    const forged = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await ada.ask('answer_agent_request', { id, ...ANSWER }, forged)).status).toBe(403)
    expect((await ada.ask('get_agent_request', { id })).status).toBe(200)
  })

  test('cannot be shown in a frame', async () => {
    const { id } = await started()
    const { headers } = await world.send({ url: `/connect/${id}`, headers: { accept: 'text/html' } })
    // why either: without a build there is no page, and its answer forbids frames all the same
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('goes on in the browser that asked, where the person who answered is signed in', async () => {
    const { way, id } = await started()
    const { body } = await ada.ask('answer_agent_request', { id, ...ANSWER })
    const path = String(body['continueAt'])
    // the attacker began the request, and sent the link to Ada
    const attacker = await follow(world, way, path, eve)
    expect(attacker).toMatchObject({ status: 403, body: { error: 'cross_site_request' } })
    expect((await follow(world, way, path)).status).toBe(403)
    // nor by another path: the server finds the request by a cookie
    const other = await started()
    const { id: otherId } = other
    for (const [lie, person] of [
      ['/oauth/authorize/aaaaaaaaaa', eve],
      ['/oauth/authorize/aaaaaaaaaa', undefined],
      [`/oauth/authorize/${otherId}`, eve],
      [path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`), eve],
    ] as const) {
      const went = await follow(world, way, lie, person)
      expect(went.headers['location'] ?? '', lie).not.toContain('code=')
    }
    // and the browser of Ada did not begin it
    const lured = await follow(world, newWay(), path, ada)
    expect(lured.headers['location']).toBeUndefined()
    expect(lured.status).toBe(400)
  })

  test('is given once', async () => {
    const { id } = await started()
    expect((await ada.ask('answer_agent_request', { id, ...ANSWER })).status).toBe(200)
    expect((await eve.ask('answer_agent_request', { id, ...ANSWER })).status).toBe(404)
  })

  test('goes back to the client when it is no', async () => {
    const back = await consent(world, ada, authorizePath(clientId, newVerifier()), { scopes: [] })
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(back.searchParams.get('iss')).toBe(OWN)
  })

  test('lasts 90 days at most', async () => {
    const { id } = await started()
    expect((await ada.ask('answer_agent_request', { id, scopes: ['read'], days: 91 })).status).toBe(400)
    expect((await ada.ask('answer_agent_request', { id, scopes: ['read'], days: 90 })).status).toBe(200)
  })

  test('shows 80 characters of a name', async () => {
    const { body } = await register(world, { client_name: 'n'.repeat(81) })
    const asked = await follow(world, newWay(), authorizePath(String(body['client_id']), newVerifier()))
    const shown = await ada.ask('get_agent_request', { id: requestIn(asked) })
    expect(shown.body['clientName']).toBe('n'.repeat(80))
  })

  test('gives no more than was asked for', async () => {
    const { id } = await started()
    const more = await ada.ask('answer_agent_request', { id, scopes: ['read', 'decide'], days: 1 })
    expect(more).toMatchObject({ status: 403, body: { error: 'role_required' } })
  })
})

describe('a flood', () => {
  test('of registrations and of requests is slowed down by address', async () => {
    const small = await createWorld({ limits: { 'sign-in': 3 } })
    const statuses: number[] = []
    for (let i = 0; i < 5; i++) statuses.push((await register(small)).status)
    expect(statuses).toEqual([201, 201, 201, 429, 429])
    const asked = await follow(small, newWay(), authorizePath('nobody', newVerifier()))
    expect(asked.status).toBe(429)
    await small.close()
  })

  test('of wrong codes is slowed down by address', async () => {
    const small = await createWorld({ limits: { 'failed-sign-in': 2 } })
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push((await refresh(small, 'nobody', 'guess')).status)
    expect(statuses.slice(-1)).toEqual([429])
    await small.close()
  })

  test('of registrations leaves 1,000 clients that no person gave access, and those with access', async () => {
    const agent = await connectAgent(world, ada)
    const { oauth } = world.ports.store as unknown as { oauth: OAuthRecords }
    const adapter = adapterFor({ records: oauth, clock: world.ports.clock })('Client')
    for (let i = 0; i < 1_005; i++) await adapter.upsert(`client${i}`, {}, 1)
    const { db } = world.ports.store as unknown as {
      db: { selectFrom(table: string): { selectAll(): { execute(): Promise<{ kind: string }[]> } } }
    }
    const rows = await db.selectFrom('oauth_records').selectAll().execute()
    const clients = rows.filter(({ kind }) => kind === 'Client') as unknown as { expires_at: string | null }[]
    expect(clients.filter(({ expires_at }) => expires_at !== null)).toHaveLength(1_000)
    expect((await refresh(world, agent.clientId, agent.refresh)).status).toBe(200)
  })

  test('of bytes is cut off', async () => {
    const big = await register(world, { client_name: 'x'.repeat(60_000) })
    expect(big.status).toBeGreaterThanOrEqual(400)
  })
})
