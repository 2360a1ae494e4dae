// Bodies at and beyond every limit, for every operation that takes one. A refusal leaves no trace in the store.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { OperationName } from '../../src/contract/index.ts'
import { hasBody, type Operation, pathFields } from '../../src/contract/operations/operation.ts'
import type { ProblemCode } from '../../src/contract/problems/problems.ts'
import type { Dispatcher } from '../../src/dispatch/dispatcher.ts'
import { createHttpTransport } from '../../src/edges/mcp/http/transport.ts'
import { UnacceptableArgument } from '../../src/edges/mcp/tool-arguments.ts'
import { parseStrictJson } from '../../src/edges/strict-json.ts'
import { mcpOffer } from '../../src/main/mcp-library.ts'
import { type Answer, createWorld, PUBLIC_URL, type World } from '../support/world.ts'
import { framed, sendMessage } from '../support/mcp.ts'
import { goodRequest, tokensOf, type Tokens, successOf } from '../support/requests.ts'
import { addressed, everyOperation, expectRefusal, membersOf, picture } from './support.ts'

const LIMIT = 262_144
/** A message of an e-mail fits into a signal. */
const limitOf = (name: OperationName): number => (name === 'submit_signal' ? 655_360 : LIMIT)

let world: World
let key: string
let tokens: Tokens

beforeAll(async () => {
  world = await createWorld()
  ;({ key } = await world.tenant('pro'))
  tokens = await tokensOf(world, key)
})
afterAll(() => world.close())

const send = (path: string, body: string | Buffer, type: string | null = 'application/json') =>
  world.send({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${key}`, ...(type !== null && { 'content-type': type }) },
    body,
  })

/** Refuses with the code, and neither the store nor the progress map is different afterwards. */
async function refuses(request: () => Promise<Answer>, code: ProblemCode): Promise<Answer> {
  const progress = async () => (await world.call(key, 'check_progress', { session: tokens.open })).text
  const before = [await picture(world), await progress()]
  const answer = await request()
  expectRefusal(answer, code)
  expect([await picture(world), await progress()]).toEqual(before)
  return answer
}

const issues = ({ body }: Answer): { path: string; message: string }[] => body['issues'] ?? []

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
/** A body with a text spliced in as a first member. */
const withMember = (body: string, member: string): string =>
  body.replace(/\{(\s*\})?/, (_, end?: string) => (end === undefined ? `{${member},` : `{${member}}`))

type Fields = Readonly<Record<string, unknown>>
interface Place {
  /** From the body down to the field. */
  readonly at: readonly string[]
  readonly schema: z.ZodType
}

/** Every field of a body, with those of the objects inside it. */
const placesOf = (operation: Operation): Place[] => {
  const within = (schema: z.ZodType, above: readonly string[]): Place[] =>
    membersOf(schema).flatMap(([field, member]) => {
      const at = [...above, field]
      return [{ at, schema: member }, ...within(member, at)]
    })
  return within(operation.input, []).filter(({ at: [first = ''] }) => !pathFields(operation).includes(first))
}

const valueAt = (body: unknown, at: readonly string[]): unknown =>
  at.reduce((value, field) => (value as Fields | undefined)?.[field], body)

/** The body with another value in one place; undefined leaves the field out. */
const withValue = (body: Fields, [field = '', ...below]: readonly string[], value: unknown): Fields => ({
  ...body,
  [field]: below.length === 0 ? value : withValue(body[field] as Fields, below, value),
})

const withBody = everyOperation.filter(([, operation]) => hasBody(operation))

describe.each(withBody)('the body of %s', (name: OperationName, operation) => {
  const fields = () => addressed(operation, goodRequest(name, tokens)).rest
  const good = (): string => JSON.stringify(fields())
  const deliver = (body: string | Buffer, type?: string | null) =>
    send(addressed(operation, goodRequest(name, tokens)).path, body, type)

  test(`is taken at ${limitOf(name)} bytes and refused at one more`, async () => {
    const fresh =
      name === 'submit_signal' ? await world.session(key, { pitch: 'Ten letters.', signals: [] }) : ''
    const body = fresh ? JSON.stringify({ ...fields(), session: fresh }) : good()
    const padded = body.padEnd(limitOf(name), ' ')
    expect((await deliver(padded)).status).toBe(successOf(operation))
    await refuses(() => deliver(`${padded} `), 'payload_too_large')
  })

  test('may be nested 32 deep and no deeper', async () => {
    const deepest = await refuses(
      () => deliver(withMember(good(), `"deep":${nested(31)}`)),
      'invalid_request',
    )
    expect(issues(deepest).map((issue) => issue.path)).toEqual(['deep'])
    await refuses(() => deliver(withMember(good(), `"deep":${nested(32)}`)), 'invalid_json')
    await refuses(() => deliver(`${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`), 'invalid_json')
  })

  test.each<[string, (body: string) => string | Buffer]>([
    [
      'invalid UTF-8',
      (body) => Buffer.concat([Buffer.from(body.slice(0, -2)), Buffer.from([0xff, 0x22, 0x7d])]),
    ],
    ['UTF-16', (body) => Buffer.from(body, 'utf16le')],
    ['an overlong encoding', (body) => Buffer.concat([Buffer.from(body), Buffer.from([0xc0, 0xa0])])],
    ['a byte order mark', (body) => `\ufeff${body}`],
    ['a duplicate key', (body) => withMember(body, `"x":1,"x":1`)],
    ['a duplicate key by another spelling', (body) => withMember(body, `"x":1,"\\u0078":1`)],
    ['a duplicate key deep inside', (body) => withMember(body, `"x":[{"y":{"z":1,"z":1}}]`)],
    ['__proto__', (body) => withMember(body, `"__proto__":{"tier":"pro"}`)],
    ['__proto__ deep inside, escaped', (body) => withMember(body, `"x":[{"\\u005f_proto__":1}]`)],
    ['a number out of range', (body) => withMember(body, `"x":1e999`)],
    ['nothing', () => ''],
    ['white space only', () => ' \n\t '],
    ['a cut-off body', (body) => body.slice(0, -1)],
    ['two bodies', (body) => `${body}${body}`],
    ['JSON with a comment', (body) => `${body} // thanks`],
    ['single quotes', (body) => body.replaceAll('"', "'")],
    ['a bare NaN', (body) => withMember(body, `"x":NaN`)],
    ['form fields', () => 'session=x&axis=problem'],
  ])('is invalid_json with %s', async (_what, spoil) => {
    const spoilt = spoil(good())
    // why: a body without fields has nothing to quote
    if (spoilt === good()) return
    await refuses(() => deliver(spoilt), 'invalid_json')
  })

  test.each(['null', '"text"', '17', '[]', 'true'])('is invalid_request when it is %s', async (body) => {
    await refuses(() => deliver(body), 'invalid_request')
  })

  test.each([
    'mood',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'Session',
    'tier',
    'workspace_id',
    '',
  ])('names the unknown field "%s"', async (field) => {
    const answer = await refuses(
      () => deliver(withMember(good(), `${JSON.stringify(field)}:{"a":1}`)),
      'invalid_request',
    )
    expect(issues(answer).map((issue) => issue.path)).toEqual([field])
    expect(issues(answer)[0]?.message).toContain(`is not a field of ${name}`)
  })

  test('names each field of a wrong type, and each required one that is missing, by its whole path', async () => {
    for (const { at, schema } of placesOf(operation)) {
      const place = at.join('.')
      for (const wrong of [null, true, 17.5, 'x'.repeat(70), [1], { a: 1 }]) {
        if (
          schema.safeParse(wrong).success ||
          (typeof wrong === 'string' && typeof valueAt(fields(), at) === 'string')
        )
          continue
        const body = JSON.stringify(withValue(fields(), at, wrong))
        const answer = await refuses(() => deliver(body), 'invalid_request')
        const named = issues(answer)[0]?.path ?? ''
        // why: what an object lacks, or has too much, is named inside it; any other fault is that of the field itself or of
        // an item
        const members = membersOf(schema).map(([member]) => `${place}.${member}`)
        const inside = members.length === 0 ? [] : [...members, `${place}.a`]
        if (!inside.includes(named)) expect(named.split('[')[0], body).toBe(place)
        else expect(wrong).toEqual({ a: 1 })
        expect(answer.body['message']).toContain(place)
      }
      if (z.object({ field: schema }).safeParse({}).success) continue
      const rest = JSON.stringify(withValue(fields(), at, undefined))
      const answer = await refuses(() => deliver(rest), 'invalid_request')
      expect(issues(answer)).toEqual([
        { path: place, message: expect.stringMatching(/is required|must be one of/) },
      ])
    }
  })

  test('names an unknown field of an object inside it', async () => {
    for (const { at, schema } of placesOf(operation)) {
      if (membersOf(schema).length === 0) continue
      for (const field of ['mood', 'constructor', 'Name', 'workspace_id', '']) {
        const body = JSON.stringify(withValue(fields(), [...at, field], { a: 1 }))
        const answer = await refuses(() => deliver(body), 'invalid_request')
        expect(issues(answer)).toEqual([
          { path: `${at.join('.')}.${field}`, message: `is not a field of ${at.join('.')}` },
        ])
      }
    }
  })

  test('does not say again, or otherwise, what stands in the path', async () => {
    const input = goodRequest(name, tokens)
    for (const field of pathFields(operation)) {
      for (const value of [input[field], 'other', null, { a: 1 }]) {
        const body = withMember(good(), `${JSON.stringify(field)}:${JSON.stringify(value)}`)
        const answer = await refuses(() => deliver(body), 'invalid_request')
        expect(issues(answer).map((issue) => issue.path)).toEqual([field])
      }
    }
  })

  test.each([
    null,
    'text/plain',
    'text/json',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'application/vnd.api+json',
    'application/json-patch+json',
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1',
    'application/json, text/plain',
    'application/*',
    'json',
  ])('is refused under the content type %s', async (type) => {
    await refuses(() => deliver(good(), type), 'unsupported_media_type')
  })
})

test.each(['application/json; charset=utf-8', 'application/json;charset="UTF-8"', 'APPLICATION/JSON'])(
  'the content type %s is JSON',
  async (type) => {
    const answer = await send('/v1/score', JSON.stringify({ session: tokens.build }), type)
    expect(answer.status, answer.text).toBe(200)
  },
)

describe('an answer about a body', () => {
  test.each<[string, string, () => string]>([
    ['87,000 broken citations', '/v1/deep_research_mode', () => `{"citations":[${'{},'.repeat(87_000)}{}]}`],
    [
      '20,000 unknown fields',
      '/v1/start',
      () => `{${Array.from({ length: 20_000 }, (_, i) => `"f${i}":1`).join()}}`,
    ],
    ['a field name of 200,000 letters', '/v1/start', () => `{"${'k'.repeat(200_000)}":1}`],
    [
      '60,000 broken aliases',
      '/v1/diligence',
      () => `{"subject":{"name":"Acme","aliases":[${'{},'.repeat(60_000)}{}]}}`,
    ],
    [
      '20,000 unknown fields of the subject',
      '/v1/diligence',
      () => `{"subject":{${Array.from({ length: 20_000 }, (_, i) => `"f${i}":1`).join()}}}`,
    ],
    ['a name of 200,000 letters', '/v1/diligence', () => `{"subject":{"name":"${'k'.repeat(200_000)}"}}`],
  ])('stays under 64 KB for %s', async (_what, path, body) => {
    const answer = await refuses(() => send(path, body()), 'invalid_request')
    expect(answer.text.length).toBeLessThan(65_536)
  })

  test('is JSON that our own strict reader takes, wherever a quoted value was cut', async () => {
    for (const [path, field] of [
      ['/v1/submit_signal', 'axis'],
      ['/v1/start', 'category'],
      ['/v1/export', 'format'],
    ] as const) {
      const name = everyOperation.find(([, operation]) => operation.path === path)?.[0] ?? 'start'
      const value = `${'x'.repeat(63)}😀`
      const { text } = await send(path, JSON.stringify({ ...goodRequest(name, tokens), [field]: value }))
      expect(() => parseStrictJson(Buffer.from(text)), text).not.toThrow()
    }
    const scorer = encodeURIComponent(`${'x'.repeat(63)}😀`)
    const { text } = await send(`/v1/score/${scorer}`, JSON.stringify({ subject: { name: 'Acme' } }))
    expect(() => parseStrictJson(Buffer.from(text)), text).not.toThrow()
  })
})

test('large bodies over MCP wait for the turn of their workspace, as those over REST do', async () => {
  const pad = Array.from({ length: 40_000 }, (_, at) => at)
  const ping = () =>
    sendMessage(world, key, { method: 'ping', params: { _meta: { pad } } }, { era: 'legacy' })
  const statuses = (await Promise.all(Array.from({ length: 60 }, ping))).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(17)
})

test('an object that comes as JSON text in a large body is parsed in the turn of its workspace', async () => {
  const seen: unknown[] = []
  const dispatcher = {
    permit: () => Promise.resolve(undefined),
    perform: () => Promise.resolve({}),
  } as unknown as Dispatcher
  const transport = createHttpTransport({ offer: mcpOffer('assessment', PUBLIC_URL), dispatcher })
  const message = { method: 'tools/call', params: { name: 'submit_signal', arguments: { value: '{"a":' } } }
  const { headers, body } = framed(message, 'legacy')
  await transport.answer({
    requestId: 'r',
    url: '/mcp',
    headers,
    body: Buffer.from(body),
    caller: { workspaceId: 'w', keyId: 'k', tier: 'pro', scopes: ['run'] },
    refusal: undefined,
    signal: new AbortController().signal,
    fault: () => undefined,
    note: () => undefined,
    async inTurn(work) {
      try {
        return await work()
      } catch (error) {
        seen.push(error)
        throw error
      }
    },
  })
  await transport.close()
  expect(seen).toEqual([expect.any(UnacceptableArgument)])
})
