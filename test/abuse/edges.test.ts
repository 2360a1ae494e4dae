// What stands around the operations: whose address counts, what the probes say, which method a path takes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, dispatcherOf, type World } from '../support/world.ts'
import { StoreUnavailable } from '../../src/call/ports.ts'
import { createRestServer } from '../../src/edges/rest/server.ts'
import { expectRefusal } from './support.ts'

let world: World
let key: string

beforeAll(async () => {
  world = await createWorld({ limits: { 'failed-sign-in': 3 } })
  ;({ key } = await world.tenant('pro'))
})
afterAll(() => world.close())

describe('the address that is slowed down for guessing keys', () => {
  const behind = async (trustProxy: boolean) => {
    const dispatcher = dispatcherOf((await createWorldWithFewGuesses()).ports)
    const server = await createRestServer({
      mounts: [],
      agents: { handle: () => Promise.resolve(), answeredBy: () => Promise.resolve(undefined) },
      dispatcher,
      publicUrl: 'http://a',
      estimatePage: '',
      signalSchemas: {},
      logLevel: 'silent',
      maxInFlight: 9,
      trustProxy,
      browsers: { production: false },
    })
    return async (forwardedFor: string): Promise<string> => {
      const response = await server.inject({
        url: '/v1/check_progress',
        headers: { authorization: 'Bearer sk_guess', 'x-forwarded-for': forwardedFor },
      })
      return (JSON.parse(response.payload) as { error: string }).error
    }
  }
  const worlds: World[] = []
  const createWorldWithFewGuesses = async (): Promise<World> => {
    const fresh = await createWorld({ limits: { 'failed-sign-in': 3 } })
    worlds.push(fresh)
    return fresh
  }
  afterAll(async () => {
    for (const fresh of worlds) await fresh.close()
  })
  const outcomes = async (guess: (address: string) => Promise<string>, address: (i: number) => string) => {
    const errors: string[] = []
    for (let i = 0; i < 6; i++) errors.push(await guess(address(i)))
    return errors
  }

  test('is the peer, whatever X-Forwarded-For says, while no proxy is trusted', async () => {
    const errors = await outcomes(await behind(false), (i) => `203.0.113.${i}`)
    expect(errors.slice(3)).toEqual(['rate_limited', 'rate_limited', 'rate_limited'])
  })

  // A proxy appends the address it saw to whatever the client wrote, so only the last entry is the proxy's word.
  test('is the one the trusted proxy saw, not one that the client wrote before it', async () => {
    const guess = await behind(true)
    const errors = await outcomes(guess, (i) => `203.0.113.${i}, 198.51.100.9`)
    expect(errors.slice(3)).toEqual(['rate_limited', 'rate_limited', 'rate_limited'])
    expect(await guess('198.51.100.9, 192.0.2.1')).toBe('invalid_api_key')
  })
})

describe('the probes', () => {
  test('/readyz is 503 with Retry-After while the store cannot answer; /healthz does not ask it', async () => {
    const sick = await createWorld()
    Object.assign(sick.ports.store, { proveWrite: () => Promise.reject(new StoreUnavailable('gone')) })
    const ready = await sick.send({ url: '/readyz' })
    expectRefusal(ready, 'overloaded')
    expect(ready.headers['retry-after']).toMatch(/^[1-9]\d*$/)
    expect((await sick.send({ url: '/healthz' })).status).toBe(200)
    await sick.close()
  })

  test('/readyz is 503 where the store never answers', async () => {
    const stuck = await createWorld()
    Object.assign(stuck.ports.store, { proveWrite: () => new Promise<void>(() => undefined) })
    expectRefusal(await stuck.send({ url: '/readyz' }), 'overloaded')
    await stuck.close()
  })

  test('HEAD is answered as GET is, without a body', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const head = await world.send({ method: 'HEAD', url })
      expect([head.status, head.text], url).toEqual([200, ''])
    }
  })
})

test('a 503 promises nothing about a commit whose outcome nobody knows', async () => {
  const cut = await createWorld()
  const tenant = await cut.tenant('free')
  const { store } = cut.ports
  const write = store.write.bind(store)
  Object.assign(store, {
    async write(...args: Parameters<typeof write>) {
      await write(...args)
      throw new StoreUnavailable('the link broke after COMMIT was sent')
    },
  })
  const lost = await cut.call(
    tenant.key,
    'start',
    { pitch: 'A pitch whose answer got lost.' },
    { 'idempotency-key': 'k' },
  )
  Object.assign(store, { write })
  expectRefusal(lost, 'overloaded')
  expect(lost.body['message']).not.toMatch(/nothing (was|has been) changed/i)
  const again = await cut.call(
    tenant.key,
    'start',
    { pitch: 'A pitch whose answer got lost.' },
    { 'idempotency-key': 'k' },
  )
  expect(again.status, 'the same key finds the first effect').toBe(200)
  for (const status of [200, 200, 429])
    expect((await cut.call(tenant.key, 'start', { pitch: 'Another pitch, after that.' })).status).toBe(status)
  await cut.close()
})

describe('a wrong method', () => {
  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
    '%s on an operation is 405',
    async (method) => {
      const answer = await world.send({
        method,
        url: '/v1/start',
        headers: { authorization: `Bearer ${key}` },
      })
      expect(answer.status).toBe(405)
      expect(answer.headers['allow']).toBe('POST')
    },
  )

  test.each([
    ['text/plain', 'x'.repeat(300_000)],
    ['application/x-www-form-urlencoded', 'a=%'],
    ['application/json', '{'],
  ])('wins over a body of %s that could not be read', async (type, body) => {
    const answer = await world.send({
      method: 'PUT',
      url: '/v1/start',
      headers: { authorization: `Bearer ${key}`, 'content-type': type },
      body,
    })
    expectRefusal(answer, 'method_not_allowed')
  })

  test.each([
    ['/v1/portfolios/any/subjects', 'GET, POST, PUT', 'PATCH'],
    ['/v1/webhooks', 'GET, POST', 'PUT'],
    ['/v1/sessions/any', 'DELETE, GET, POST', 'PUT'],
    ['/reconcile/default', 'GET, POST', 'PUT'],
  ])('of %s names every method that there is: %s', async (url, allow, method) => {
    const answer = await world.send({ method, url, headers: { authorization: `Bearer ${key}` } })
    expectRefusal(answer, 'method_not_allowed')
    expect(answer.headers['allow']).toBe(allow)
    expect(answer.body['message']).toContain(`takes ${allow.replaceAll(', ', ' or ')}`)
  })
})
