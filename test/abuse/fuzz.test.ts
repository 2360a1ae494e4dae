// 2,000 requests drawn from our own OpenAPI document, and the golden journey: every answer is one that the document names.
import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problems, type ProblemCode } from '../../src/contract/problems.ts'
import type { OperationName } from '../../src/contract/index.ts'
import { type Answer, createWorld, example, kinds, type World } from '../support/world.ts'
import { fitting, type Hints, type Schema, spoiled } from './from-schema.ts'
import { goodRequest, type Tenant, type Tokens, tokensOf } from '../support/requests.ts'
import { everyOperation, SAFE_HEADERS } from './support.ts'

const SEED = 20_261_102
const REQUESTS = 2_000

interface Described {
  readonly operationId: OperationName
  readonly requestBody?: { content: { 'application/json': { schema: Schema } } }
  readonly parameters?: readonly { name: string; required: boolean; schema: Schema }[]
  readonly responses: Readonly<Record<string, { content?: Record<string, unknown> }>>
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

let world: World
let document: Document
let free: Tenant
let pro: Tenant
let tokens: Tokens
const seen = new Map<string, number>()
const validators = new Map<string, ValidateFunction>()
const ajv = new Ajv.default({ strict: false, allErrors: true })
addFormats.default(ajv)

beforeAll(async () => {
  world = await createWorld()
  free = await world.tenant('free')
  pro = await world.tenant('pro')
  tokens = await tokensOf(world, pro.key)
  document = JSON.parse((await world.send({ url: '/openapi.json' })).text) as Document
  ajv.addSchema(document, 'openapi')
})
afterAll(() => world.close())

const described = (name: OperationName): { at: string; operation: Described } => {
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods))
      if (operation.operationId === name) return { at: `${path.replaceAll('/', '~1')}/${method}`, operation }
  throw new Error(`${name} is not in the document`)
}

function validator(pointer: string): ValidateFunction {
  const known = validators.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}` })
  validators.set(pointer, known)
  return known
}

/** Status, body and headers of an answer are what the document says about this operation. */
function expectDocumented(name: OperationName, answer: Answer): void {
  const { at, operation } = described(name)
  const { status, text, headers } = answer
  const code: string = answer.body['error'] ?? 'ok'
  seen.set(code, (seen.get(code) ?? 0) + 1)
  if (status >= 500) expect(code, text).toBe('not_available')
  expect(Object.keys(operation.responses), `${name} answered ${status} ${text}`).toContain(String(status))
  expect(headers).toMatchObject(SAFE_HEADERS)
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  if (status === 204) expect(text).toBe('')
  else {
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    const validate = validator(`/paths/${at}/responses/${status}/content/application~1json/schema`)
    expect(validate(JSON.parse(text)), `${JSON.stringify(validate.errors)} ${text.slice(0, 500)}`).toBe(true)
  }
  if (status >= 400) {
    const row = problems[code as ProblemCode]
    expect({ status: row.status, id: answer.body['request_id'] }).toEqual({
      status,
      id: headers['x-request-id'],
    })
    const description = (operation.responses[status] as { description: string }).description
    expect(description, `${code} is not listed under ${status}`).toContain(`\`${code}\``)
  }
  if (!/credentials|api_key/.test(code))
    for (const part of ['limit', 'remaining', 'reset'])
      expect(headers[`x-ratelimit-${part}`]).toMatch(/^\d+$/)
  if (status === 429 || status === 503) expect(headers['retry-after']).toMatch(/^[1-9]\d*$/)
}

const requestSchema = (name: OperationName): Schema => {
  const { requestBody, parameters = [] } = described(name).operation
  return (
    requestBody?.content['application/json'].schema ?? {
      type: 'object',
      properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
      required: parameters.filter(({ required }) => required).map((parameter) => parameter.name),
    }
  )
}

test(`${REQUESTS} requests from the document (seed ${SEED}): no fault of ours, nothing undocumented`, async () => {
  const session = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(tokens.open, tokens.build) },
    { weight: 1, arbitrary: fc.constantFrom(`${tokens.open}A`, 'srv1.e30.x') },
  )
  const kind = fc.constantFrom(...Object.keys(kinds))
  const hints: Hints = {
    session,
    axis: fc.constantFrom('problem', 'market', 'founder', 'pricing', '__proto__'),
    kind,
    value: kind.chain((id) =>
      fc.oneof(fc.constant(kinds[id]?.value), spoiled(fc.constant(kinds[id]?.value))),
    ),
    category: fc.constantFrom('fintech', 'b2b_saas_smb', 'unicorns', 'constructor'),
    format: fc.constantFrom('markdown', 'pdf', 'docx'),
    citations: fc.array(fc.constant({ verbatim: 'q', source_url: 'https://a.com' }), { maxLength: 27 }),
  }
  const signal = fc.tuple(session, kind, fc.integer({ min: 0, max: 9 })).chain(([token, id, n]) =>
    fc.record({
      session: fc.constant(token),
      axis: fc.constant(kinds[id]?.axis),
      kind: fc.constant(id),
      value: n < 5 ? fc.constant(kinds[id]?.value) : spoiled(fc.constant(kinds[id]?.value)),
    }),
  )
  const resolve = (ref: string): Schema => document.components.schemas[ref.split('/').at(-1) ?? ''] ?? {}
  const request = fc.constantFrom(...everyOperation).chain(([name, { method, path }]) => {
    const drawn = fitting(requestSchema(name), resolve, hints)
    const good = name === 'submit_signal' ? fc.oneof(signal, drawn) : drawn
    return fc.record({
      name: fc.constant(name),
      method: fc.constant(method),
      path: fc.constant(path),
      input: fc.oneof({ weight: 3, arbitrary: good }, { weight: 2, arbitrary: spoiled(good) }),
      key: fc.oneof(
        { weight: 12, arbitrary: fc.constant(pro.key) },
        { weight: 3, arbitrary: fc.constant(free.key) },
        {
          weight: 1,
          arbitrary: fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, '')),
        },
      ),
      cut: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(40) }),
      idempotencyKey: fc.constantFrom(null, null, null, null, null, 'a', 'b', 'bad key'),
    })
  })
  const property = fc.asyncProperty(
    request,
    async ({ name, method, path, input, key, cut, idempotencyKey }) => {
      const text = JSON.stringify(input) ?? ''
      const members = method === 'GET' ? Object.entries(Object(input) as object) : []
      const query = new URLSearchParams(
        members.map(([k, v]): [string, string] => [k, typeof v === 'string' ? v : (JSON.stringify(v) ?? '')]),
      )
      const answer = await world.send({
        method,
        url: method === 'GET' ? `${path}?${query.toString()}` : path,
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          ...(idempotencyKey !== null && { 'idempotency-key': idempotencyKey }),
        },
        ...(method === 'POST' && { body: text.slice(0, text.length - cut) }),
      })
      expectDocumented(name, answer)
    },
  )
  await fc.assert(property, { seed: SEED, numRuns: REQUESTS, endOnFailure: false })
  // why: a fuzzer that only meets the front door proves nothing
  for (const code of [
    'ok',
    'invalid_json',
    'invalid_request',
    'invalid_session_token',
    'duplicate_signal',
    'tier_required',
  ])
    expect(seen.get(code), `${code} of ${JSON.stringify([...seen])}`).toBeGreaterThan(5)
})

test('every answer of the golden journey fits the document, through all operations', async () => {
  const { key } = await world.tenant('pro')
  const strong = example('strong')
  const call = async (name: OperationName, input: Record<string, unknown>): Promise<Answer> => {
    const answer = await world.call(key, name, input)
    expect(answer.status, answer.text).toBeLessThan(300)
    expectDocumented(name, answer)
    return answer
  }
  const { pitch, category } = strong
  const started = await call('start', { pitch, category })
  let session = String(started.body['token'])
  for (const signal of strong.signals) {
    session = String((await call('submit_signal', { session, ...signal })).body['session_token'])
    await call('check_progress', { session })
  }
  session = String((await call('score', { session })).body['session_token'])
  for (const [name] of everyOperation) {
    if (name === 'start' || name === 'submit_signal') continue
    const { session: _, ...rest } = goodRequest(name, tokens)
    await call(name, name === 'record_event' ? rest : { ...rest, session })
  }
})
