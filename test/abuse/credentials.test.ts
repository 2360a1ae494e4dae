// Queries, keys and tokens in every shape but the right one. What is refused changes nothing.
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasBody, pathFields } from '../../src/contract/operations/operation.ts'
import type { ProblemCode } from '../../src/contract/problems/problems.ts'
import { mintToken } from '../../src/assessment/session-token.ts'
import { type TokenPayload, writePayload } from '../../src/assessment/token-payload.ts'
import { createWorld, NOW, SUBJECTS, type World } from '../support/world.ts'
import { goodRequest, payloadIn, type Tenant, type Tokens, tokensOf } from '../support/requests.ts'
import { addressed, everyOperation, expectRefusal, picture, sessionOperations } from './support.ts'

let world: World
let pro: Tenant
let tokens: Tokens

beforeAll(async () => {
  world = await createWorld()
  pro = await world.tenant('pro')
  tokens = await tokensOf(world, pro.key)
})
afterAll(() => world.close())

describe('the query of check_progress', () => {
  const ask = (query: string, headers: Record<string, string> = {}, body?: string) =>
    world.send({
      url: `/v1/check_progress${query}`,
      headers: { authorization: `Bearer ${pro.key}`, ...headers },
      ...(body !== undefined && { body }),
    })

  test.each<[string, string, string]>([
    ['nothing', '', 'session'],
    ['an empty session', '?session=', 'session'],
    ['a repeated session', '?session=a&session=a', 'session'],
    ['another spelling', '?SESSION=a', 'session'],
    ['an array', '?session[]=a', 'session'],
    ['an object', '?session[token]=a', 'session'],
    ['an unknown parameter', '?session=a&axis=problem', 'axis'],
    ['an unknown parameter without a value', '?session=a&verbose', 'verbose'],
    ['__proto__', '?session=a&__proto__=1', '__proto__'],
    ['constructor', '?session=a&constructor=1', 'constructor'],
    ['an encoded name', '?session=a&%61xis=1', 'axis'],
  ])('is invalid_request with %s, by name', async (_what, query, path) => {
    const answer = await ask(query)
    expectRefusal(answer, 'invalid_request')
    expect((answer.body['issues'] as unknown as { path: string }[]).map((issue) => issue.path)).toContain(
      path,
    )
  })

  test('a body beside it is not looked at', async () => {
    const query = `?session=${tokens.open}`
    const plain = await ask(query)
    expect(plain.status).toBe(200)
    for (const body of ['{"session":"x"}', '{', '\0'])
      expect((await ask(query, { 'content-type': 'application/json' }, body)).text).toBe(plain.text)
  })

  test('an answer stays under 64 KB for 1,500 unknown parameters', async () => {
    const many = Array.from({ length: 1_500 }, (_, i) => `a${i}=1`).join('&')
    const answer = await ask(`?session=a&${many}`)
    expectRefusal(answer, 'invalid_request')
    expect(answer.text.length).toBeLessThan(65_536)
  })
})

const withoutSession = everyOperation.filter(
  ([name, { method }]) => method === 'GET' && !sessionOperations.some(([other]) => other === name),
)

describe.each(withoutSession)('the query of %s', (name, operation) => {
  /** What the operation needs of a query comes first. */
  const ask = (query: string) => {
    const { path, rest } = addressed(operation, goodRequest(name, tokens))
    const needed = new URLSearchParams(rest as Record<string, string>).toString()
    const whole = needed === '' ? query : `?${needed}${query.replace(/^\?/, '&')}`
    return world.send({ url: `${path}${whole}`, headers: { authorization: `Bearer ${pro.key}` } })
  }

  test.each<[string, string, string]>([
    ['an unknown parameter', '?axis=problem', 'axis'],
    ['an unknown parameter without a value', '?verbose', 'verbose'],
    ['a session', '?session=a', 'session'],
    ['a workspace', '?workspace_id=a', 'workspace_id'],
    ['a repeated parameter', '?a=1&a=2', 'a'],
    ['an array', '?id[]=a', 'id[]'],
    ['__proto__', '?__proto__=1', '__proto__'],
    ['constructor', '?constructor=1', 'constructor'],
    ['an encoded name', '?%61xis=1', 'axis'],
    ['the id', '?id=01K9Z3T0Z8Q4W7X2M5N9R3C1KD', 'id'],
  ])('is invalid_request with %s, by name', async (_what, query, path) => {
    const answer = await ask(query)
    expectRefusal(answer, 'invalid_request')
    expect((answer.body['issues'] as unknown as { path: string }[]).map((issue) => issue.path)).toEqual([
      path,
    ])
  })

  test('may be there and empty', async () => {
    expect((await ask('')).status).toBe(200)
    expect((await ask('?')).text).toBe((await ask('')).text)
  })

  test('is answered in less than 64 KB for 1,500 unknown parameters', async () => {
    const answer = await ask(`?${Array.from({ length: 1_500 }, (_, i) => `a${i}=1`).join('&')}`)
    expectRefusal(answer, 'invalid_request')
    expect(answer.text.length).toBeLessThan(65_536)
  })
})

const withPathFields = everyOperation.filter(([, operation]) => pathFields(operation).length > 0)

describe.each(withPathFields)('the path of %s', (name, operation) => {
  /** The request with its path fields as they are, encoded by whoever sends it. */
  const ask = (field: string, key = pro.key) => {
    const { rest } = addressed(operation, goodRequest(name, tokens))
    const inQuery = !hasBody(operation) && operation.upload === undefined
    const query = new URLSearchParams(inQuery ? (rest as Record<string, string>) : {}).toString()
    return world.send({
      method: operation.method,
      url: `${operation.path.replaceAll(/\{\w+\}/g, field)}${query && `?${query}`}`,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': operation.upload === undefined ? 'application/json' : 'text/csv',
      },
      ...(hasBody(operation) && { body: JSON.stringify(rest) }),
      ...(operation.upload !== undefined && { body: SUBJECTS }),
    })
  }
  const unknown = operation.problems.includes('unknown_scorer') ? 'unknown_scorer' : 'not_found'

  test.each<[string, string, boolean]>([
    ['an id nothing has', '01K9Z3T0Z8Q4W7X2M5N9R3C1KD', true],
    ['a name that every object has', 'constructor', true],
    ['__proto__', '__proto__', true],
    ['SQL', encodeURIComponent("'or(1=1)--"), true],
    ['a pattern', encodeURIComponent('%*_'), true],
    ['a way up', '..%2f..%2fetc%2fpasswd', true],
    ['its own name', encodeURIComponent('{id}'), true],
    ['64 letters', 'x'.repeat(64), true],
    ['65 letters', 'x'.repeat(65), false],
    ['101 letters', 'x'.repeat(101), false],
    ['8,000 letters', 'x'.repeat(8_000), false],
    ['NUL', 'a%00b', false],
    ['a line feed', '%0a', false],
    ['a blank', '%20', false],
    ['a letter that is not ASCII', '%c3%a9', false],
    ['an emoji', '%f0%9f%98%80', false],
    ['a change of direction', '%e2%80%ae', false],
  ])('finds nothing with %s, says so and changes nothing', async (_what, field, wellFormed) => {
    const [before, logged] = [await picture(world), world.log().length]
    expectRefusal(await ask(field, 'sk_nobody'), 'invalid_api_key')
    const answer = await ask(field)
    // why: any text may be asked for as a scorer, and is answered with the list of scorers
    expectRefusal(answer, wellFormed || unknown === 'unknown_scorer' ? unknown : 'invalid_request')
    expect(answer.headers['x-ratelimit-limit']).toBeDefined()
    expect(answer.text.length).toBeLessThan(2_000)
    expect(await picture(world)).toBe(before)
    expect(world.log().slice(logged)).not.toContain('"level":50')
  })

  test.each(['%', '%zz', '%ff', '%c0%af', '%ed%a0%80'])(
    'is not_found with %s, which decodes to no text',
    async (field) => {
      const answer = await ask(field)
      expectRefusal(answer, 'not_found')
    },
  )
})

test.each<[string, string, string]>([
  ['an empty one', '{}', 'application/json'],
  ['none', '', 'application/json'],
  ['a wrong subject', '{"subject":{"name":""}}', 'application/json'],
  ['the scorer once more', '{"scorer":"risk"}', 'application/json'],
  ['half of one', '{"subject":', 'application/json'],
  ['one too large', `{"subject":"${'x'.repeat(300_000)}"}`, 'application/json'],
  ['one that is no JSON', 'a', 'text/plain'],
])('an unknown scorer is told with the list of scorers, whatever the body: %s', async (_what, body, type) => {
  const ask = (key: string) =>
    world.send({
      method: 'POST',
      url: '/v1/score/nope',
      headers: { authorization: `Bearer ${key}`, 'content-type': type },
      body,
    })
  const answer = await ask(pro.key)
  expectRefusal(answer, 'unknown_scorer')
  expect(answer.body['message']).toContain('No such scorer')
  expect(answer.body['message']).toContain('risk, upside, sanctions, litigation, officers')
  expect(answer.headers['x-ratelimit-limit']).toBeDefined()
  expectRefusal(await ask('sk_nobody'), 'invalid_api_key')
  expectRefusal(await ask((await world.tenant('pro', ['read'])).key), 'insufficient_scope')
})

describe('the Authorization header', () => {
  test.each<[string, (key: string) => string, ProblemCode | 'accepted']>([
    ['nothing', () => '', 'missing_credentials'],
    ['blanks', () => '   ', 'missing_credentials'],
    ['Basic', (key) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`, 'invalid_api_key'],
    ['no scheme', (key) => key, 'invalid_api_key'],
    ['a scheme without a key', () => 'Bearer', 'invalid_api_key'],
    ['a tab', (key) => `Bearer\t${key}`, 'invalid_api_key'],
    ['two keys', (key) => `Bearer ${key} ${key}`, 'invalid_api_key'],
    ['two headers joined by a comma', (key) => `Bearer ${key}, Bearer ${key}`, 'invalid_api_key'],
    ['quotes', (key) => `Bearer "${key}"`, 'invalid_api_key'],
    ['10 KB of key', () => `Bearer sk_${'k'.repeat(10_240)}`, 'invalid_api_key'],
    ['non-ASCII', (key) => `Bearer ${key.slice(0, -1)}é`, 'invalid_api_key'],
    [
      'one letter in the other case',
      (key) => `Bearer ${key.replace(/[a-z](?!.*[a-z])/, (c) => c.toUpperCase())}`,
      'invalid_api_key',
    ],
    ['a key one letter longer', (key) => `Bearer ${key}0`, 'invalid_api_key'],
    ['the scheme in lower case', (key) => `bearer ${key}`, 'accepted'],
    ['two spaces', (key) => `Bearer  ${key}`, 'accepted'],
    ['spaces at the end', (key) => `Bearer ${key}  `, 'accepted'],
  ])('with %s', async (_what, header, outcome) => {
    const before = await picture(world)
    for (const [name, operation] of everyOperation) {
      const { method } = operation
      const { path, rest } = addressed(operation, goodRequest(name, tokens))
      const answer = await world.send({
        method: outcome === 'accepted' ? 'GET' : method,
        url: outcome === 'accepted' ? `/v1/check_progress?session=${tokens.open}` : path,
        headers: { authorization: header(pro.key), 'content-type': 'application/json' },
        ...(outcome !== 'accepted' && method === 'POST' && { body: JSON.stringify(rest) }),
      })
      if (outcome === 'accepted') expect(answer.status, answer.text).toBe(200)
      else {
        expectRefusal(answer, outcome)
        expect(answer.headers['www-authenticate']).toBe(
          outcome === 'missing_credentials' ? 'Bearer' : 'Bearer error="invalid_token"',
        )
        expect(answer.headers['x-ratelimit-limit']).toBeUndefined()
      }
    }
    expect(await picture(world)).toBe(before)
  })
})

describe('the session token', () => {
  const parts = () => tokens.open.split('.') as [string, string, string]
  const forged = (change: Partial<TokenPayload>): string =>
    `srv1.${writePayload({ ...payloadIn(tokens.open), ...change })}.${parts()[2]}`
  /** In the older form, which can claim any id. */
  const forgedJson = (change: object): string => {
    const payload = JSON.stringify({ v: 1, ...payloadIn(tokens.open), ...change })
    return `srv1.${Buffer.from(payload).toString('base64url')}.${'A'.repeat(43)}`
  }

  const malformed: readonly (readonly [string, () => string])[] = [
    ['one letter', () => 'x'],
    ['an API key', () => pro.key],
    ['a JWT', () => `eyJhbGciOiJub25lIn0.${parts()[1]}.`],
    ['another version', () => tokens.open.replace('srv1', 'srv2')],
    ['two parts', () => parts().slice(0, 2).join('.')],
    ['four parts', () => `${tokens.open}.x`],
    ['an empty signature', () => `srv1.${parts()[1]}.`],
    ['a signature of zeros', () => `srv1.${parts()[1]}.${'A'.repeat(22)}`],
    ['a longer signature', () => `srv1.${parts()[1]}.${'A'.repeat(43)}`],
    ['a signature in standard base64', () => `srv1.${parts()[1]}.${'+'.repeat(22)}`],
    [
      'another spelling of the same signature',
      () =>
        // the last of 22 letters holds two bits, so it is A, Q, g or w
        tokens.open.slice(0, -1) + String.fromCharCode(tokens.open.charCodeAt(tokens.open.length - 1) + 1),
    ],
    ['padding', () => `${tokens.open}=`],
    ['a blank before', () => ` ${tokens.open}`],
    ['a line feed after', () => `${tokens.open}\n`],
    ['capitals', () => tokens.open.toUpperCase()],
    ['over 4 KB', () => `srv1.${'A'.repeat(5_000)}.${parts()[2]}`],
    ['a payload that is no JSON', () => `srv1.${Buffer.from('{').toString('base64url')}.${parts()[2]}`],
    ['a payload that is an array', () => `srv1.${Buffer.from('[]').toString('base64url')}.${parts()[2]}`],
    ['another session id', () => forged({ sid: '01JBP6T0Z8Q4W7X2M5N9R3C1KD' })],
    ['a later expiry', () => forged({ exp: 4e9 })],
    ['an unknown secret', () => forged({ skid: 'nobody' })],
    ['a secret named like a property', () => forged({ skid: '__proto__' })],
    ['an unknown key', () => forged({ kid: '01JBP6T0Z8Q4W7X2M5N9R3C1KD' })],
    ['a key that is no id', () => forgedJson({ kid: 'nobody' })],
    ['a key id with NUL', () => forgedJson({ kid: 'a\0b' })],
    ['a key id that is SQL', () => forgedJson({ kid: "' or 1=1 --" })],
    [
      'signed with an empty secret',
      () => {
        const mac = createHmac('sha256', '').update(`srv1.${parts()[1]}`).digest()
        return `srv1.${parts()[1]}.${mac.subarray(0, 16).toString('base64url')}`
      },
    ],
    [
      'from the future',
      () =>
        mintToken(world.ports.signer, pro.workspaceId, {
          sid: '01JBP6T0Z8Q4W7X2M5N9R3C1KD',
          kid: pro.keyId,
          rev: 0,
          now: NOW + 60_000,
        }),
    ],
  ]

  test.each(malformed)(
    'is invalid_session_token with %s, for every operation that takes one',
    async (_what, make) => {
      const before = await picture(world)
      for (const [name] of sessionOperations)
        expectRefusal(
          await world.call(pro.key, name, { ...goodRequest(name, tokens), session: make() }),
          'invalid_session_token',
        )
      expect(await picture(world)).toBe(before)
    },
  )

  test('opens nothing from the Authorization header, and a key opens nothing from the field', async () => {
    for (const [name] of everyOperation)
      expectRefusal(await world.call(tokens.open, name, goodRequest(name, tokens)), 'invalid_api_key')
    for (const [name] of sessionOperations) {
      const input = goodRequest(name, tokens)
      expectRefusal(await world.call(pro.key, name, { ...input, session: pro.key }), 'invalid_session_token')
    }
    const elsewhere = { 'idempotency-key': tokens.open.slice(0, 255), cookie: `session=${tokens.open}` }
    const answer = await world.call(pro.key, 'score', {}, elsewhere)
    expectRefusal(answer, 'invalid_request')
  })
})
