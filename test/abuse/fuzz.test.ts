// Requests drawn from our own OpenAPI document, and the golden journey: every answer is one that the document names.
import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problems, type ProblemCode } from '../../src/contract/problems/problems.ts'
import { type OperationName, operations } from '../../src/contract/index.ts'
import { filledPath } from '../../src/contract/operations/operation.ts'
import { ScorerName } from '../../src/contract/vocabulary/scorer.ts'
import { type Answer, createWorld, example, kinds, SUBJECTS, type World } from '../support/world.ts'
import { fitting, type Hints, type Schema, spoiled } from './from-schema.ts'
import { CASE_EVIDENCE } from '../support/cases.ts'
import {
  goodRequest,
  monitored,
  sessionIdIn,
  type Tenant,
  type Tokens,
  tokensOf,
  successOf,
} from '../support/requests.ts'
import { seedOf, tries } from '../support/tries.ts'
import { everyOperation, SAFE_HEADERS } from './support.ts'

const SEED = seedOf(20_261_102)
/** why no fewer: each operation must be met */
const REQUESTS = Math.max(10_000, tries(40_000, 500_000))
/** Operations of which few requests get through. */
const RARE: ReadonlySet<string> = new Set([
  'score',
  'get_audit_consistency',
  'generate_roadmap',
  'deck_handoff',
  'get_session',
  'comment_on_case',
  'decide_case',
  'add_subjects',
  'list_batch_matches',
  'update_case',
  'update_session',
  'update_run',
  'list_activity',
  'list_alerts',
  'list_runs',
  'list_sessions',
  'list_cases',
  'list_passes',
  'get_watch_audit',
  'get_case_audit',
  'run_diligence',
  'remove_portfolio_subject',
])

interface Described {
  readonly operationId: OperationName
  readonly requestBody?: { content: { 'application/json'?: { schema: Schema } } }
  readonly parameters?: readonly {
    name: string
    in: 'path' | 'query' | 'header'
    required: boolean
    schema: Schema
  }[]
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
  for (const what of [code, `${name} ${status}`]) seen.set(what, (seen.get(what) ?? 0) + 1)
  if (status >= 500) expect(code, text).toBe('not_available')
  expect(Object.keys(operation.responses), `${name} answered ${status} ${text}`).toContain(String(status))
  expect(headers).toMatchObject(SAFE_HEADERS)
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  const [type] = Object.keys(operation.responses[status]?.content ?? {})
  if (status === 204) expect(text).toBe('')
  else if (type === 'application/pdf') {
    expect(headers['content-type']).toBe(type)
    expect(text).toMatch(/^%PDF-/)
  } else {
    const types = Object.keys(operation.responses[status]?.content ?? {})
    const sent = String(headers['content-type']).replace('; charset=utf-8', '')
    expect(types).toContain(sent)
    const validate = validator(`/paths/${at}/responses/${status}/content/${sent.replace('/', '~1')}/schema`)
    // a file in lines has an answer on each
    const lines = sent === 'application/x-ndjson' ? text.split('\n').slice(0, -1) : [text]
    for (const line of sent === 'text/csv' ? [] : lines)
      expect(validate(JSON.parse(line)), `${JSON.stringify(validate.errors)} ${line.slice(0, 500)}`).toBe(
        true,
      )
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

const parametersIn = (name: OperationName, place: 'path' | 'query'): Schema => {
  const parameters = (described(name).operation.parameters ?? []).filter((each) => each.in === place)
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
    required: parameters.filter(({ required }) => required).map((parameter) => parameter.name),
  }
}

/** What goes into the body, or into the query of an operation without one. */
const requestSchema = (name: OperationName): Schema =>
  described(name).operation.requestBody?.content['application/json']?.schema ?? parametersIn(name, 'query')

/** A text that leaves the path the path of its operation: what is empty or a dot or two makes another. */
const segment = (value: unknown): string => {
  const text = (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
  return /^\.{0,2}$/.test(text) ? `${text}x` : text
}

test(`${REQUESTS} requests from the document (seed ${SEED}): no fault of ours, nothing undocumented`, async () => {
  const session = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(tokens.open, tokens.build) },
    { weight: 1, arbitrary: fc.constantFrom(`${tokens.open}A`, 'srv1.e30.x') },
  )
  const kind = fc.constantFrom(...Object.keys(kinds))
  const subjects = [
    goodRequest('run_diligence', tokens)['subject'],
    goodRequest('score_subject', tokens)['subject'],
    { name: 'Acme Robotics Ltd', lei: '984500ACMEROBOTICS38', jurisdiction: 'GB', aliases: ['Acme Robots'] },
  ]
  const record = goodRequest('get_record', tokens)
  const resolve = (ref: string): Schema => document.components.schemas[ref.split('/').at(-1) ?? ''] ?? {}
  const fields: Hints = {
    session,
    axis: fc.constantFrom('problem', 'market', 'founder', 'pricing', '__proto__'),
    kind,
    value: kind.chain((id) =>
      fc.oneof(fc.constant(kinds[id]?.value), spoiled(fc.constant(kinds[id]?.value))),
    ),
    category: fc.constantFrom('fintech', 'b2b_saas_smb', 'unicorns', 'constructor'),
    format: fc.constantFrom('markdown', 'pdf', 'docx'),
    citations: fc.array(fc.constant({ verbatim: 'q', source_url: 'https://a.com' }), { maxLength: 27 }),
    id: fc.constantFrom(
      tokens.run,
      tokens.run,
      sessionIdIn(tokens.build),
      sessionIdIn(tokens.build),
      String(record['id']),
      String(record['id']),
      '01K9Z3T0Z8Q4W7X2M5N9R3C1KD',
      tokens.run.toLowerCase(),
      '%',
    ),
    ref: fc.constantFrom(tokens.run, tokens.run, tokens.run, '01K9Z3T0Z8Q4W7X2M5N9R3C1KD', '%'),
    source: fc.constantFrom(...Array<string>(4).fill(String(record['source'])), 'un-sc', 'Un Sc'),
    snapshot: fc.constantFrom('un-sc@1', 'no snapshot'),
    after: fc.constantFrom('no-finding', ''),
    scorer: fc.constantFrom(
      ...ScorerName.options,
      'Risk',
      'charisma',
      '__proto__',
      '../risk',
      'x'.repeat(200),
    ),
    lei: fc.constantFrom('984500ACMEROBOTICS38', '984500acmerobotics38', '984500ACMEROBOTICS39', ''),
    domain: fc.constantFrom('acme-robotics.com', 'https://acme-robotics.com', 'münchen.de', 'localhost'),
    jurisdiction: fc.constantFrom('GB', 'us-de', 'UK', 'XX'),
    country: fc.constantFrom('DE', 'ua', 'UK', 'ß'),
    // the log has few leaves, and numbers that are drawn are large
    from: fc.constantFrom('0', '1', '2', '999999', '01'),
    birthDate: fc.constantFrom('1975-04-23', '1975-04', '1975', '1975-02-30', '2975'),
  }
  const hints: Hints = {
    ...fields,
    subject: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...subjects) },
      { weight: 1, arbitrary: spoiled(fc.constantFrom(...subjects)) },
      { weight: 2, arbitrary: fitting({ $ref: 'Subject' }, resolve, fields) },
    ),
  }
  const ofRuns: Hints = {
    ...hints,
    id: fc.constantFrom(tokens.run, tokens.run, tokens.run, sessionIdIn(tokens.build), '%'),
  }
  const spares: Tokens['spare'][] = []
  const webhooks: string[] = []
  // why fewer than others: a workspace has at most 20
  for (let at = 0; at < 8; at++) webhooks.push((await world.webhook(pro.key)).webhook)
  for (let at = 0; at < 12; at++)
    spares.push({
      portfolio: await world.portfolio(pro.key),
      batch: await world.batch(pro.key),
      webhook: webhooks[at % webhooks.length] ?? '',
    })
  /** What an operation on portfolios and batches is called with, where others mean a run. */
  const monitoring = (name: OperationName): Hints => {
    const { path } = operations[name]
    const what = path.startsWith('/v1/webhooks')
      ? 'webhook'
      : path.startsWith('/v1/batches')
        ? 'batch'
        : 'portfolio'
    const own = path.startsWith('/v1/passes')
      ? tokens.pass
      : path.startsWith('/v1/cases')
        ? tokens.case
        : tokens[what]
    const ids = name.startsWith('delete_') ? spares.map((spare) => spare[what]) : [own]
    return {
      ...hints,
      id: fc.constantFrom(...ids, ...ids, ...ids, tokens.run, '%'),
      ref: fc.constantFrom('C-1', 'C-2', 'C-3', '%'),
      evidence: fc.constantFrom(CASE_EVIDENCE, '0'.repeat(64), '%'),
      assignee: fc.constantFrom('Dana', null, ''),
      dueDate: fc.constantFrom('2026-12-01', null, '2026-02-30'),
      from: fc.constantFrom('2026-01-01', '2026-11-02', 'x'),
      to: fc.constantFrom('2026-11-02', '2026-12-31', ''),
      sha256: fc.constantFrom('0'.repeat(64), '%'),
      delivery: fc.constantFrom(tokens.delivery, tokens.delivery, '%'),
      url: fc.constantFrom('https://hooks.acme.com/a', 'https://10.0.0.1/', 'http://acme.com/', 'x'),
      format: fc.constantFrom('jsonl', 'csv', 'pdf'),
      only: fc.constantFrom('all', 'matches', 'none'),
      after: fc.constantFrom('0-0', '1-0', '0-999', '-'),
      subjects: fc.constantFrom([{ ref: 'C-1', name: 'Acme Robotics Ltd' }], [{ ref: 'C-2', lei: 'x' }], []),
    }
  }
  const files = fc.oneof(
    { weight: 3, arbitrary: fc.constant(SUBJECTS) },
    { weight: 1, arbitrary: fc.string().map((text) => `ref,name\nC-1,${text}\n`) },
    { weight: 1, arbitrary: fc.string() },
  )
  // why more often: of the ids of all kinds, one fits, and its source must fit as well
  const ofRecords: Hints = {
    ...hints,
    id: fc.constantFrom(...Array<string>(3).fill(String(record['id'])), tokens.run, '%'),
  }
  // why others: an erased session answers nothing to the requests after it
  const erasing: Hints = {
    ...hints,
    id: fc.constantFrom(sessionIdIn(tokens.erasable ?? ''), '01K9Z3T0Z8Q4W7X2M5N9R3C1KD', '%'),
  }
  const signal = fc.tuple(session, kind, fc.integer({ min: 0, max: 9 })).chain(([token, id, n]) =>
    fc.record({
      session: fc.constant(token),
      axis: fc.constant(kinds[id]?.axis),
      kind: fc.constant(id),
      value: n < 5 ? fc.constant(kinds[id]?.value) : spoiled(fc.constant(kinds[id]?.value)),
    }),
  )
  // why more signals: few of them get as far as the ledger, and fewer meet one that is there; of records, whose two ids must fit; and of
  // those whose fields must all fit
  const signals = everyOperation.filter(([name]) => name === 'submit_signal')
  const records = everyOperation.filter(([name]) => name === 'get_record')
  const rare = everyOperation.filter(([name]) => RARE.has(name))
  const request = fc
    .constantFrom(...[everyOperation, signals, signals, records, records, records, rare, rare].flat())
    .chain(([name, { method, path, group, upload }]) => {
      const own =
        group === 'portfolios' || group === 'webhooks' || group === 'cases'
          ? monitoring(name)
          : name === 'get_record'
            ? ofRecords
            : path.startsWith('/v1/runs/')
              ? ofRuns
              : hints
      const drawn = fitting(requestSchema(name), resolve, own)
      const good = name === 'submit_signal' ? fc.oneof({ weight: 3, arbitrary: signal }, drawn) : drawn
      return fc.record({
        name: fc.constant(name),
        method: fc.constant(method),
        file: upload === undefined ? fc.constant(undefined) : files,
        path: fitting(parametersIn(name, 'path'), resolve, name === 'erase_session' ? erasing : own).map(
          (drawnFields) => {
            const texts = Object.entries(drawnFields as object).map(([field, value]) => [
              field,
              segment(value),
            ])
            return filledPath(path, Object.fromEntries(texts) as Record<string, string>)
          },
        ),
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
        prefer: fc.oneof(
          { weight: 2, arbitrary: fc.constantFrom(null, 'respond-async', 'wait=0') },
          { weight: 1, arbitrary: fc.constantFrom('wait=1', 'wait=-1', 'wait=x', 'wait=', ', ;=') },
        ),
      })
    })
  const property = fc.asyncProperty(
    request,
    async ({ name, method, path, input, file, key, cut, idempotencyKey, prefer }) => {
      const text = JSON.stringify(input) ?? ''
      const inBody = method === 'POST' && file === undefined
      const members = inBody ? [] : Object.entries(Object(input) as object)
      const query = new URLSearchParams(
        members.map(([k, v]): [string, string] => [k, typeof v === 'string' ? v : (JSON.stringify(v) ?? '')]),
      )
      const answer = await world.send({
        method,
        url: inBody ? path : `${path}?${query.toString()}`,
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': file === undefined ? 'application/json' : 'text/csv',
          ...(idempotencyKey !== null && { 'idempotency-key': idempotencyKey }),
          ...(prefer !== null && { prefer }),
        },
        ...(inBody && { body: text.slice(0, text.length - cut) }),
        ...(file !== undefined && { body: file }),
      })
      expectDocumented(name, answer)
    },
  )
  await fc.assert(property, { seed: SEED, numRuns: REQUESTS, endOnFailure: false })
  // why: a fuzzer that never gets past the check of the key proves nothing
  for (const code of [
    'ok',
    'invalid_json',
    'invalid_request',
    'invalid_session_token',
    'duplicate_signal',
    'tier_required',
    'not_found',
    'unknown_scorer',
    'run_diligence 202',
  ])
    expect(seen.get(code), `${code} of ${JSON.stringify([...seen])}`).toBeGreaterThan(5)
  for (const [name, operation] of everyOperation)
    expect(seen.get(`${name} ${successOf(operation)}`), name).toBeGreaterThan(2)
})

test('every answer of the golden journey fits the document, through all operations', async () => {
  const { key } = await world.tenant('pro')
  const strong = example('strong')
  const call = async (
    name: OperationName,
    input: Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const answer = await world.call(key, name, input, headers)
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
  const erasable = await world.session(key, { ...strong, signals: [] })
  const own = {
    ...tokens,
    build: session,
    erasable,
    run: await world.run(key),
    ...(await monitored(world, key)),
  }
  for (const [name] of everyOperation) {
    if (name === 'start' || name === 'submit_signal') continue
    const input = goodRequest(name, own)
    await call(name, { ...input, ...('session' in input && { session }) })
  }
  const { subject } = goodRequest('run_diligence', own)
  const accepted = await call('run_diligence', { subject }, { prefer: 'respond-async' })
  expect(accepted.status).toBe(202)
  await call('get_run', { id: accepted.body['id'] })
  await call('get_run_audit', { id: accepted.body['id'] })
})
