// Every failure every operation promises, provoked: operation x code, generated from the contract. A pair that is
// promised and has no scenario fails, and so does a refusal that is not the documented body.
import { successOf } from '../support/requests.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dashboardOperations } from '../../src/contract/dashboard.ts'
import { type OperationName, operations, sharedProblems } from '../../src/contract/index.ts'
import type { Operation } from '../../src/contract/operations/operation.ts'
import { type ProblemCode, problems } from '../../src/contract/problems/problems.ts'
import { signalProblems } from '../../src/contract/problems/signal-problems.ts'
import { signInOperations } from '../../src/contract/sign-in.ts'
import { ProblemBody } from '../../src/contract/vocabulary/problem.ts'
import type { Answer } from '../support/world.ts'
import { createStage, overRest, type Stage } from './scenarios.ts'

let stage: Stage

beforeAll(async () => {
  stage = await createStage(overRest)
})
afterAll(() => stage.close())

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
      const answer = await stage.world.call(stage.pro.key, name, stage.good(name))
      expect(answer.status, answer.text).toBe(successOf(operation))
    })

    test.each(promised)('%s', async (code) => {
      const scenario = stage.scenarios[code]
      if (typeof scenario === 'string') throw new Error(`${code} is promised and has no scenario`)
      expectProblem(await scenario(name, operation), code)
    })
  })
}

test('every signal code is promised by submit_signal, and every code of the table by some operation or path', () => {
  const everywhere = { ...operations, ...dashboardOperations, ...signInOperations }
  const promised = new Set(
    Object.values(everywhere).flatMap((operation: Operation) => [
      ...sharedProblems(operation),
      ...operation.problems,
    ]),
  )
  for (const code of signalProblems) expect(promised).toContain(code)
  const unpromised = Object.keys(problems).filter((code) => !promised.has(code as ProblemCode))
  expect(unpromised.sort()).toEqual([
    'cross_site_request',
    'expectation_failed',
    'foreign_origin',
    'headers_too_large',
    'https_required',
    'method_not_allowed',
    'role_required',
    'upstream_unreachable',
  ])
})

describe('paths', () => {
  test('an unknown path under /v1 needs a key first, then is 404', async () => {
    expectProblem(await stage.world.send({ url: '/v1/nothing' }), 'missing_credentials')
    expectProblem(
      await stage.world.send({ url: '/v1/nothing', headers: { authorization: `Bearer ${stage.pro.key}` } }),
      'not_found',
    )
  })

  test('a wrong method is 405 and names the right one', async () => {
    const answer = await stage.world.send({
      method: 'DELETE',
      url: '/v1/score',
      headers: { authorization: `Bearer ${stage.pro.key}` },
    })
    expectProblem(answer, 'method_not_allowed')
    expect(answer.headers['allow']).toBe('POST')
  })

  test('an unknown path elsewhere is 404 without a key', async () => {
    const answer = await stage.world.send({ url: '/nothing?session=secret' })
    expect(answer).toMatchObject({ status: 404, body: { error: 'not_found' } })
  })
})

describe('the order of refusals', () => {
  test('tier before body, body before session, session before score, and what is not built comes last', async () => {
    const research = (key: string, input: Record<string, unknown>) =>
      stage.world.call(key, 'deep_research_mode', input)
    const citation = { verbatim: 'q', source_url: 'https://a.com' }
    expectProblem(await research(stage.free.key, { nonsense: 1 }), 'tier_required')
    expectProblem(
      await research(stage.pro.key, {
        session: 'bad',
        citations: Array.from({ length: 26 }, () => citation),
      }),
      'too_many_citations',
    )
    expectProblem(
      await research(stage.pro.key, { session: 'bad', citations: [citation] }),
      'invalid_session_token',
    )
    expectProblem(
      await research(stage.pro.key, { axis: 'problem', citations: [citation] }),
      'invalid_request',
    )
    expectProblem(await research(stage.pro.key, {}), 'invalid_request')
    expectProblem(await research(stage.pro.key, { axis: 'problem' }), 'invalid_request')
    const pdf = (session: string) => stage.world.call(stage.pro.key, 'export', { session, format: 'pdf' })
    expectProblem(await pdf('bad'), 'invalid_session_token')
    expectProblem(await pdf(stage.token.open), 'not_scored')
    expectProblem(
      await stage.world.call(stage.free.key, 'export', { session: 'bad', format: 'docx' }),
      'unsupported_format',
    )
    expectProblem(await stage.world.call(stage.free.key, 'deck_handoff', {}), 'tier_required')
  })
})
