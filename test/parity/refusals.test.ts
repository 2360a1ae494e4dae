// Every failure every operation promises, provoked: operation x code, generated from the contract. A pair that is
// promised and has no scenario fails, and so does a refusal that is not the documented body.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OperationName, operations, sharedProblems } from '../../src/contract/index.ts'
import { filledPath, type Operation } from '../../src/contract/operation.ts'
import { type ProblemCode, problems, signalProblems } from '../../src/contract/problems.ts'
import { ProblemBody } from '../../src/contract/vocabulary/problem.ts'
import { StoreUnavailable } from '../../src/app/ports.ts'
import { createSigner } from '../../src/adapters/signing/session-secrets.ts'
import { mintToken } from '../../src/app/session-token.ts'
import { goodRequest, type Tenant } from '../support/requests.ts'
import { type Answer, createWorld, example, kinds, NOW, type World } from '../support/world.ts'

const DAY = 86_400_000

let world: World
let free: Tenant
let pro: Tenant
/** Tokens of the Pro tenant: an open session, a scored one, one whose verdict is build. */
const token = { open: '', scored: '', build: '', run: '' }

beforeAll(async () => {
  world = await createWorld()
  free = await world.tenant('free')
  pro = await world.tenant('pro')
  token.scored = await world.scored(pro.key)
  token.build = await world.scored(pro.key, example('strong'))
  token.run = await world.run(pro.key)
  token.open = await world.session(pro.key, { ...example('middling'), signals: [] })
})
afterAll(() => world.close())

const quote = kinds['user_quote']?.value ?? {}
const signal = (value: Record<string, unknown> = quote, kind = 'user_quote', axis = 'problem') => ({
  axis,
  kind,
  value,
})

/** A request of each operation that would succeed for the Pro tenant. */
const good = (name: OperationName): Record<string, unknown> => goodRequest(name, token)

const raw = (
  operation: Operation,
  key: string,
  body: string | Buffer,
  type = 'application/json',
): Promise<Answer> =>
  world.send({
    method: operation.method,
    url: filledPath(operation.path, good(operation.name as OperationName)),
    headers: { authorization: `Bearer ${key}`, 'content-type': type },
    body,
  })

/** A world in which one thing is broken, for one request of a Pro tenant. */
async function broken(
  name: OperationName,
  options: Parameters<typeof createWorld>[0],
  sabotage?: (sick: World) => void,
): Promise<Answer> {
  const sick = await createWorld(options)
  const who = await sick.tenant('pro')
  const hasSession = 'session' in good(name)
  const session = mintToken(createSigner([{ id: 's1', secret: new Uint8Array(32) }]), who.workspaceId, {
    sid: 'x',
    kid: who.keyId,
    rev: 0,
    now: NOW,
  })
  sabotage?.(sick)
  const answer = await sick.call(who.key, name, { ...good(name), ...(hasSession && { session }) })
  await sick.close()
  return answer
}

type Scenario = (name: OperationName, operation: Operation) => Promise<Answer>

const withSession =
  (session: () => string): Scenario =>
  (name) =>
    world.call(pro.key, name, { ...good(name), session: session() })

const submitting = (submit: () => Promise<Answer>): Scenario => submit

/** Submits to a fresh session of the Pro tenant, after the given signals were taken. */
async function submitAfter(
  taken: readonly Record<string, unknown>[],
  last: Record<string, unknown>,
  pitch = 'Reminders for practices, set once a week.',
): Promise<Answer> {
  const session = await world.session(pro.key, { pitch, signals: taken as never })
  return world.call(pro.key, 'submit_signal', { session, ...last })
}

const scenarios: Record<ProblemCode, Scenario | 'no operation of its own'> = {
  invalid_json: (_name, operation) => raw(operation, pro.key, '{"session": "x", "session": "y"}'),
  invalid_request: (name) => world.call(pro.key, name, { ...good(name), mood: 'cross' }),
  too_many_citations: (name) =>
    world.call(pro.key, name, {
      citations: Array.from({ length: 26 }, () => ({ verbatim: 'q', source_url: 'https://a.com' })),
    }),
  unknown_axis: (name) => world.call(pro.key, name, { ...good(name), axis: 'pricing' }),
  unknown_category: (name) => world.call(pro.key, name, { ...good(name), category: 'unicorns' }),
  unsupported_format: (name) => world.call(pro.key, name, { ...good(name), format: 'docx' }),

  missing_credentials: (name, { method, path }) => world.send({ method, url: filledPath(path, good(name)) }),
  invalid_api_key: (name) => world.call(`${pro.key.slice(0, -1)}!`, name, good(name)),
  expired_api_key: async (name) => {
    const { key } = await world.admin.createKey(pro.workspaceId, {
      name: 'short',
      scopes: ['run'],
      expiresAt: new Date(NOW + 1).toISOString(),
    })
    world.travel(2)
    const answer = await world.call(key, name, good(name))
    world.travel(-2)
    return answer
  },
  invalid_session_token: withSession(() => `${token.open.slice(0, -4)}AAAA`),
  expired_session_token: async (name, operation) => {
    world.travel(30 * DAY)
    const answer = await withSession(() => token.open)(name, operation)
    world.travel(-30 * DAY)
    return answer
  },
  session_key_mismatch: async (name) => {
    const other = await world.tenant('pro')
    return world.call(other.key, name, { ...good(name), session: token.open })
  },

  tier_required: (name) =>
    world.call(free.key, name, { ...good(name), ...(name === 'export' && { format: 'pdf' }) }),
  insufficient_scope: async (name) => {
    const { key } = await world.admin.createKey(pro.workspaceId, { name: 'reader', scopes: ['read'] })
    return world.call(key, name, good(name))
  },
  not_found: (name) => world.call(pro.key, name, { ...good(name), id: '01K9Z3T0Z8Q4W7X2M5N9R3C1KD' }),
  unknown_scorer: (name) => world.call(pro.key, name, { ...good(name), scorer: 'charisma' }),
  method_not_allowed: 'no operation of its own',
  expectation_failed: 'no operation of its own',
  headers_too_large: 'no operation of its own',
  payload_too_large: (_name, operation) =>
    raw(operation, pro.key, JSON.stringify({ pitch: 'x'.repeat(262_144) })),
  unsupported_media_type: (_name, operation) =>
    raw(operation, pro.key, 'pitch=x', 'application/x-www-form-urlencoded'),

  verdict_not_build: withSession(() => token.scored),
  idempotency_key_reused: async (name) => {
    const key = randomBytes(8).toString('hex')
    const session =
      name === 'submit_signal'
        ? await world.session(pro.key, { ...example('middling'), signals: [] })
        : undefined
    const first = { ...good(name), ...(session !== undefined && { session }) }
    const taken = await world.call(pro.key, name, first, { 'idempotency-key': key })
    expect(taken.status, taken.text).toBeLessThan(300)
    const changes: Partial<Record<OperationName, Record<string, unknown>>> = {
      start: { pitch: 'Another pitch altogether.' },
      submit_signal: { axis: 'market' },
      score: { category: 'fintech' },
      record_event: { event_kind: 'export' },
      start_diligence: { subject: { name: 'Another Company Ltd' } },
    }
    return world.call(pro.key, name, { ...first, ...changes[name] }, { 'idempotency-key': key })
  },

  signals_missing: withSession(() => token.open),
  not_scored: withSession(() => token.open),

  kind_not_on_axis: submitting(() => submitAfter([], signal(quote, 'ltv'))),
  unknown_field: submitting(() => submitAfter([], signal({ ...quote, constructor: 'x' }))),
  invalid_value: submitting(() => submitAfter([], signal({ ...quote, source_date: '2026-02-30' }))),
  future_date: submitting(() => submitAfter([], signal({ ...quote, source_date: '2026-12-01' }))),
  too_old: submitting(() => submitAfter([], signal({ ...quote, source_date: '2014-01-01' }))),
  too_short: submitting(() => submitAfter([], signal({ ...quote, verbatim: 'We lose hours' }))),
  placeholder_text: submitting(() =>
    submitAfter([], signal({ ...quote, source_url: 'https://example.com/x' })),
  ),
  duplicate_signal: submitting(() => submitAfter([signal()], signal())),
  near_duplicate: submitting(() => submitAfter([signal()], signal({ ...quote, source_date: '2026-07-02' }))),
  pitch_echo: submitting(() => submitAfter([], signal(), String(quote['verbatim']))),
  self_source: submitting(() =>
    submitAfter([], signal(), 'We are chairside-forum.co.uk and remind patients.'),
  ),
  too_many_entries: submitting(async () => {
    const prospect = (i: number) => ({
      axis: 'market',
      kind: 'named_prospect',
      value: { organization: `Practice ${i}`, organization_url: `https://practice${i}.com` },
    })
    return submitAfter(
      Array.from({ length: 25 }, (_, i) => prospect(i)),
      prospect(25),
    )
  }),
  head_check_failed: submitting(() => submitAfter([], signal({ ...quote, source_url: 'https://dead.io/x' }))),

  quota_exceeded: async (name) => {
    const { key } = await world.tenant('free')
    for (let i = 0; i < 3; i++) expect((await world.call(key, name, good(name))).status).toBe(200)
    return world.call(key, name, good(name))
  },
  rate_limited: async (name) => {
    const strict = await createWorld({ limits: { pro: 1, telemetry: 1 } })
    const { key } = await strict.tenant('pro')
    await strict.call(key, name, good(name))
    const answer = await strict.call(key, name, good(name))
    await strict.close()
    return answer
  },
  internal: (name) =>
    broken(name, { signer: createSigner([{ id: 's1', secret: new Uint8Array(32) }]) }, (sick) => {
      const fail = () =>
        Promise.reject(new Error('SQLITE_CORRUPT at /var/lib/assay in select * from sessions'))
      Object.assign(sick.ports.store, { progress: fail, read: fail, write: fail })
      Object.assign(sick.ports.store.sources, { states: fail })
    }),
  signing_misconfigured: (name) =>
    broken(name, { signer: createSigner([{ id: 's1', secret: new Uint8Array(4) }]) }),
  overloaded: (name) =>
    broken(name, { signer: createSigner([{ id: 's1', secret: new Uint8Array(32) }]) }, (sick) => {
      const fail = () => Promise.reject(new StoreUnavailable('pool at 10.0.0.5 exhausted'))
      Object.assign(sick.ports.store, { progress: fail, read: fail, write: fail })
      Object.assign(sick.ports.store.sources, { states: fail })
    }),
  not_available: (name) => {
    const request =
      name === 'export'
        ? { ...good(name), format: 'pdf' }
        : { citations: [{ verbatim: 'q', source_url: 'https://a.com' }] }
    return world.call(pro.key, name, request)
  },
}

const WITHOUT_KEY = new Set<ProblemCode>(['missing_credentials', 'invalid_api_key', 'expired_api_key'])

function expectProblem(answer: Answer, code: ProblemCode): void {
  const { status, body, headers, text } = answer
  expect({ status, error: body['error'] }, text).toEqual({ status: problems[code].status, error: code })
  expect(ProblemBody.strict().parse(body)).toMatchObject({ status, request_id: headers['x-request-id'] })
  expect(String(body['message']).length).toBeGreaterThan(20)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(text).not.toMatch(/sqlite|select \*|10\.0\.0\.5|\/var\/|node_modules|\.ts:\d|at async/i)
  if (status === 429 || status === 503) {
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1)
    expect(body['retry_after_seconds']).toBe(Number(headers['retry-after']))
  }
  if (status === 402) {
    expect(body).toMatchObject({
      current_tier: 'free',
      required_tier: 'pro',
      upgrade_url: 'https://assay.dev/upgrade',
    })
  }
  if (!WITHOUT_KEY.has(code)) {
    for (const name of ['limit', 'remaining', 'reset'])
      expect(headers[`x-ratelimit-${name}`], name).toMatch(/^\d+$/)
  }
}

for (const [name, operation] of Object.entries(operations) as [OperationName, Operation][]) {
  const promised = [...new Set([...sharedProblems(operation), ...operation.problems])]
  describe(`${operation.method} ${operation.path}`, () => {
    test('succeeds with a good request', async () => {
      const answer = await world.call(pro.key, name, good(name))
      expect(answer.status, answer.text).toBe(operation.output === null ? 204 : 200)
    })

    test.each(promised)('%s', async (code) => {
      const scenario = scenarios[code]
      if (typeof scenario === 'string') throw new Error(`${code} is promised and has no scenario`)
      expectProblem(await scenario(name, operation), code)
    })
  })
}

test('every signal code is promised by submit_signal, and every code of the table by some operation or path', () => {
  const promised = new Set(
    Object.values(operations).flatMap((operation: Operation) => [
      ...sharedProblems(operation),
      ...operation.problems,
    ]),
  )
  for (const code of signalProblems) expect(promised).toContain(code)
  const unpromised = Object.keys(problems).filter((code) => !promised.has(code as ProblemCode))
  expect(unpromised.sort()).toEqual(['expectation_failed', 'headers_too_large', 'method_not_allowed'])
})

describe('paths', () => {
  test('an unknown path under /v1 needs a key first, then is 404', async () => {
    expectProblem(await world.send({ url: '/v1/nothing' }), 'missing_credentials')
    expectProblem(
      await world.send({ url: '/v1/nothing', headers: { authorization: `Bearer ${pro.key}` } }),
      'not_found',
    )
  })

  test('a wrong method is 405 and names the right one', async () => {
    const answer = await world.send({
      method: 'DELETE',
      url: '/v1/score',
      headers: { authorization: `Bearer ${pro.key}` },
    })
    expectProblem(answer, 'method_not_allowed')
    expect(answer.headers['allow']).toBe('POST')
  })

  test('an unknown path elsewhere is 404 without a key', async () => {
    const answer = await world.send({ url: '/nothing?session=secret' })
    expect(answer).toMatchObject({ status: 404, body: { error: 'not_found' } })
  })
})

describe('the order of refusals', () => {
  test('tier before body, body before session, session before score, and what is not built comes last', async () => {
    const research = (key: string, input: Record<string, unknown>) =>
      world.call(key, 'deep_research_mode', input)
    const citation = { verbatim: 'q', source_url: 'https://a.com' }
    expectProblem(await research(free.key, { nonsense: 1 }), 'tier_required')
    expectProblem(
      await research(pro.key, { session: 'bad', citations: Array.from({ length: 26 }, () => citation) }),
      'too_many_citations',
    )
    expectProblem(await research(pro.key, { session: 'bad', citations: [citation] }), 'invalid_session_token')
    expectProblem(await research(pro.key, { axis: 'problem', citations: [citation] }), 'invalid_request')
    expectProblem(await research(pro.key, {}), 'invalid_request')
    expectProblem(await research(pro.key, { axis: 'problem' }), 'invalid_request')
    const pdf = (session: string) => world.call(pro.key, 'export', { session, format: 'pdf' })
    expectProblem(await pdf('bad'), 'invalid_session_token')
    expectProblem(await pdf(token.open), 'not_scored')
    expectProblem(
      await world.call(free.key, 'export', { session: 'bad', format: 'docx' }),
      'unsupported_format',
    )
    expectProblem(await world.call(free.key, 'deck_handoff', {}), 'tier_required')
  })
})
