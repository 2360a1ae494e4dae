// Every operation gives the same result and the same refusal over MCP as over REST: tool x outcome, generated from the
// contract, in both eras of the protocol. What only HTTP can refuse is left to test/journeys/mcp-http.test.ts.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OperationName, operations, sharedProblems } from '../../src/contract/index.ts'
import type { Operation } from '../../src/contract/operation.ts'
import type { ProblemCode } from '../../src/contract/problems.ts'
import { callTool, type Era, ERAS, type ToolAnswer } from '../support/mcp.ts'
import { type Answer, example } from '../support/world.ts'
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
  score_subject: { scorer: 'risk' },
}

const answerOf = ({ isError, content, structuredContent, _meta }: ToolAnswer): Answer => {
  const [{ text } = { text: '' }, ...more] = content
  expect(more).toEqual([])
  const body = JSON.parse(text) as Answer['body']
  if (isError === true) {
    expect(structuredContent).toBeUndefined()
    expect(_meta?.['assay/error']).toEqual(body)
  } else expect(structuredContent).toEqual(body)
  return { status: isError === true ? Number(body['status']) : 200, headers: {}, body, text }
}

const overMcp =
  (era: Era): CallOn =>
  async (world, key, name, input) =>
    answerOf(await callTool(world, key, name, input, { era }))

/** Bodies without what is new in each: the id of the request, ids of sessions and runs, tokens, hashes over them. */
const comparable = (text: string): string =>
  text
    .replace(/,"request_id":"[^"]+"/, '')
    .replace(/"srv1\.[^"]+"/g, '"<token>"')
    .replace(/"hash":"[0-9a-f]{64}"/, '"hash":"<hash>"')
    .replace(/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, '<id>')

const tools = (Object.entries(operations) as [OperationName, Operation][]).filter(
  ([, { forAgents }]) => forAgents !== undefined,
)

let rest: Stage
const stages = new Map<Era, Stage>()

beforeAll(async () => {
  rest = await createStage(overRest)
  for (const era of ERAS) stages.set(era, await createStage(overMcp(era)))
})
afterAll(async () => {
  for (const { world } of [rest, ...stages.values()]) await world.close()
})

describe.each(ERAS)('%s', (era) => {
  const stage = (): Stage => {
    const found = stages.get(era)
    if (!found) throw new Error('no stage')
    return found
  }

  describe.each(tools)('%s', (name, operation) => {
    test('the same result', async () => {
      const results = await Promise.all(
        (
          [
            [rest, overRest],
            [stage(), overMcp(era)],
          ] as const
        ).map(async ([{ world, pro, good }, call]) => {
          const session = await world.session(pro.key, { ...example('middling'), signals: [] })
          const input = { ...good(name), ...(name === 'submit_signal' && { session }) }
          const { status, text } = await call(world, pro.key, name, input)
          expect(status, text).toBe(200)
          return comparable(text)
        }),
      )
      expect(results[1]).toBe(results[0])
    })

    const promised = [...new Set([...sharedProblems(operation), ...operation.problems])]
    test.each(
      promised.filter(
        (code) => !OF_HTTP.has(code) && !(code === 'invalid_request' && name === 'list_sources'),
      ),
    )('the same refusal: %s', async (code) => {
      const bodies = await Promise.all(
        (
          [
            [rest, overRest],
            [stage(), overMcp(era)],
          ] as const
        ).map(async ([place, call]) => {
          const scenario = place.scenarios[code]
          if (typeof scenario === 'string') throw new Error(`${code} is promised and has no scenario`)
          const { body, text } =
            code === 'invalid_request'
              ? await call(place.world, place.pro.key, name, UNFIT[name] ?? {})
              : await scenario(name, operation)
          expect(body['error'], text).toBe(code)
          return comparable(text)
        }),
      )
      expect(bodies[1]).toBe(bodies[0])
    })
  })
})
