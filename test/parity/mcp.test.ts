// Every operation gives the same result, shortened where an agent gets less, and the same refusal over MCP as over REST: tool x outcome, generated from the
// contract, over HTTP in both eras of the protocol and over stdio. What only HTTP can refuse is left to
// test/journeys/mcp-http.test.ts.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type OperationName, operations, sharedProblems } from '../../src/contract/index.ts'
import type { Operation } from '../../src/contract/operations/operation.ts'
import type { ProblemCode } from '../../src/contract/problems/problems.ts'
import { briefAnswer } from '../../src/edges/mcp/brief-answer.ts'
import { callTool, callToolOnStdio, type Era, ERAS, type ToolAnswer } from '../support/mcp.ts'
import { type Answer, example, kinds, NOW } from '../support/world.ts'
import { type CallOn, createStage, overRest, type Stage } from './scenarios.ts'

/** Codes about the request as HTTP carries it: its key, its media type, its size, its headers. */
const OF_HTTP: ReadonlySet<ProblemCode> = new Set([
  'missing_credentials',
  'invalid_api_key',
  'expired_api_key',
  'invalid_json',
  'payload_too_large',
  'unsupported_media_type',
  'idempotency_key_reused',
])

/** A request that fits no face; an unknown field, which REST refuses, MCP leaves out, as hosts add some. */
const UNFIT: Partial<Record<OperationName, Record<string, unknown>>> = {
  get_run: { id: 'a b' },
  list_portfolios: { before: 'a b' },
  add_subjects: { id: 'a b', subjects: [] },
  screen_portfolio: { id: 'a b' },
  get_batch: { id: 'a b' },
  list_batch_matches: { id: 'a b', after: '1' },
  watch_portfolio: { id: 'a b' },
  get_case: { id: 'a b' },
  update_case: { id: 'a b', state: 'true_match' },
  comment_on_case: { id: 'a b' },
  decide_case: { id: 'a b', state: 'open' },
  list_alerts: { before: 'a b' },
  list_cases: { before: 'a b' },
  score_subject: { scorer: 'risk' },
}

const answerOf = ({ isError, content, structuredContent, _meta }: ToolAnswer): Answer => {
  const [{ text } = { text: '' }, ...more] = content
  // beside the answer there are links alone
  for (const { type } of more) expect(type).toBe('resource_link')
  const body = JSON.parse(text) as Answer['body']
  if (isError === true) {
    expect(structuredContent).toBeUndefined()
    expect(_meta?.['assay/error']).toEqual(body)
  } else expect(structuredContent).toEqual(body)
  return { status: isError === true ? Number(body['status']) : 200, headers: {}, body, text }
}

type Face = Era | 'stdio'
const FACES: readonly Face[] = [...ERAS, 'stdio']

const overMcp =
  (face: Face): CallOn =>
  async (world, key, name, input) =>
    answerOf(
      face === 'stdio'
        ? await callToolOnStdio(world, key, name, input)
        : await callTool(world, key, name, input, { era: face }),
    )

/** Bodies without what is new in each: the id of the request, ids of sessions and runs, references of cases, tokens, hashes over them. */
const comparable = (text: string): string =>
  text
    .replace(/,"request_id":"[^"]+"/, '')
    .replace(/"srv1\.[^"]+"/g, '"<token>"')
    .replace(/"(hash|auditHash)":"[0-9a-f]{64}"/g, '"$1":"<hash>"')
    .replace(/"case-\d+"/g, '"case-<n>"')
    .replace(/"log":\{"index":\d+,"checkpoint":"[^"]+"\}/, '"log":"<place>"')
    .replace(/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, '<id>')

const tools = (Object.entries(operations) as [OperationName, Operation][]).filter(
  ([, { forAgents }]) => forAgents !== undefined,
)

let rest: Stage
/** What REST says to each case, asked once for all faces. */
const saidByRest = new Map<string, Promise<string>>()

function onceOverRest(which: string, ask: () => Promise<string>): Promise<string> {
  const said = saidByRest.get(which) ?? ask()
  saidByRest.set(which, said)
  return said
}

const stages = new Map<Face, Stage>()

beforeAll(async () => {
  // why: seconds until a rate is free again are counted on the system's clock, and two requests are never at one moment
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  rest = await createStage(overRest)
  for (const face of FACES) stages.set(face, await createStage(overMcp(face)))
})
afterAll(async () => {
  for (const stage of [rest, ...stages.values()]) await stage.close()
  vi.useRealTimers()
})

function stageOf(face: Face): Stage {
  const found = stages.get(face)
  if (!found) throw new Error('no stage')
  return found
}

describe.each(FACES)('%s', (face) => {
  const stage = (): Stage => stageOf(face)

  describe.each(tools)('%s', (name, operation) => {
    test('the same result', async () => {
      const result = async ({ world, pro, good }: Stage, call: CallOn): Promise<string> => {
        const session = await world.session(pro.key, { ...example('middling'), signals: [] })
        const input = { ...good(name), ...(name === 'submit_signal' && { session }) }
        const { status, text } = await call(world, pro.key, name, input)
        // a success is 202 over REST where the work goes on
        expect(operation.stateAt === undefined ? [200] : [200, 202], text).toContain(status)
        return text
      }
      const whole = await onceOverRest(name, () => result(rest, overRest))
      const brief = JSON.stringify(briefAnswer(name, JSON.parse(whole)))
      expect(comparable(await result(stage(), overMcp(face)))).toBe(comparable(brief))
    })

    const promised = [...new Set([...sharedProblems(operation), ...operation.problems])]
    test.each(
      promised.filter(
        (code) => !OF_HTTP.has(code) && !(code === 'invalid_request' && name === 'list_sources'),
      ),
    )('the same refusal: %s', async (code) => {
      const refusal = async (place: Stage, call: CallOn): Promise<string> => {
        const scenario = place.scenarios[code]
        if (typeof scenario === 'string') throw new Error(`${code} is promised and has no scenario`)
        const { body, text } =
          code === 'invalid_request'
            ? await call(place.world, place.pro.key, name, UNFIT[name] ?? {})
            : await scenario(name, operation)
        expect(body['error'], text).toBe(code)
        return comparable(text)
      }
      const whole = await onceOverRest(`${name} ${code}`, () => refusal(rest, overRest))
      expect(await refusal(stage(), overMcp(face))).toBe(whole)
    })
  })
})

/** Inputs that an address cannot carry as they are, or that say two things: what one face says of them, all say. */
const subject = { name: 'Acme Robotics Ltd' }
const signal = { session: 'x', axis: 'problem', kind: 'user_quote' }
const ODD: readonly (readonly [error: string, name: OperationName, input: Record<string, unknown>])[] = [
  ['invalid_request', 'check_progress', {}],
  ['invalid_request', 'check_progress', { session: 123 }],
  ['invalid_request', 'check_progress', { session: ['x'] }],
  ['invalid_request', 'check_progress', { session: null }],
  ['invalid_session_token', 'check_progress', { session: 'x'.repeat(20_000) }],
  ['invalid_session_token', 'check_progress', { session: '\u{1F600}'.repeat(5_000) }],
  ['invalid_session_token', 'score', { session: 'x'.repeat(20_000) }],
  ['invalid_request', 'start', { pitch: 5 }],
  ['invalid_request', 'get_run', {}],
  ['invalid_request', 'get_run', { id: 5 }],
  ['not_found', 'get_run', { id: '..' }],
  ['not_found', 'get_run', { id: '.' }],
  ['not_found', 'get_run', { id: '%2e%2e' }],
  ['not_found', 'get_run', { id: '../sources' }],
  ['invalid_request', 'score_subject', { subject }],
  ['invalid_request', 'score_subject', { scorer: 5, subject }],
  ['unknown_scorer', 'score_subject', { scorer: '..', subject }],
  ['unknown_scorer', 'score_subject', { scorer: '', subject }],
  ['unknown_scorer', 'score_subject', { scorer: 'a/b?c=d', subject }],
  ['unknown_scorer', 'score_subject', { scorer: '\u00e9'.repeat(10_000), subject }],
  ['invalid_json', 'submit_signal', { ...signal, value: '{"verbatim": "a", "verbatim": "b"}' }],
  ['invalid_json', 'submit_signal', { ...signal, value: '{"__proto__": {}}' }],
  ['invalid_json', 'submit_signal', { ...signal, value: '{"verbatim": "\\u0000"}' }],
  ['invalid_json', 'submit_signal', { ...signal, value: `${'{"a":'.repeat(40)}1${'}'.repeat(40)}` }],
  ['invalid_json', 'submit_signal', { ...signal, value: '{"verbatim"' }],
  ['invalid_request', 'submit_signal', { ...signal, value: 'a quote' }],
  [
    'invalid_session_token',
    'submit_signal',
    { ...signal, value: JSON.stringify(kinds['user_quote']?.value) },
  ],
]

const titled = ODD.map((row) => [`${row[1]} ${JSON.stringify(row[2]).slice(0, 80)}: ${row[0]}`, row] as const)

test.each(titled)('every face of MCP says the same of %s', async (_title, [error, name, input]) => {
  const texts = new Set<string>()
  for (const face of FACES) {
    const { world, pro } = stageOf(face)
    const { body, text } = await overMcp(face)(world, pro.key, name, input)
    expect(body['error'], `${face}: ${text}`).toBe(error)
    texts.add(comparable(text))
  }
  expect([...texts]).toHaveLength(1)
})
