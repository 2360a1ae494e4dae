// The three worked examples of the protocol, walked through REST: every published number comes back.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Operations } from '../../src/contract/index.ts'
import type { OutputOf } from '../../src/contract/operations/operation.ts'
import { createWorld, examples, type World } from '../support/world.ts'

let world: World
let key: string

beforeAll(async () => {
  world = await createWorld()
  ;({ key } = await world.tenant('pro'))
})
afterAll(() => world.close())

const AXES = ['problem', 'market', 'solutions', 'wedge', 'distribution', 'economics', 'founder']

describe.each(examples)('the $name example', (example) => {
  const { expected } = example
  let token: string
  let scored: Record<string, unknown>
  let sessionId: string

  beforeAll(async () => {
    token = await world.session(key, example)
    const answer = await world.call(key, 'score', { session: token })
    expect(answer.status, answer.text).toBe(200)
    scored = answer.body
    sessionId = String((await world.call(key, 'check_progress', { session: token })).body['session_id'])
  })

  const call = async (name: Parameters<World['call']>[1], input: Record<string, unknown> = {}) =>
    (await world.call(key, name, { session: token, ...input })).body as Record<string, unknown>

  test('has its scorecard, verdict, gates, estimate and every reason', () => {
    const { scorecard, explanations, gates } = scored as unknown as OutputOf<Operations['score']>
    expect(Object.fromEntries(scorecard.axes.map(({ id, score }) => [id, score]))).toEqual(expected['scores'])
    expect(scorecard.axes.map(({ id }) => id)).toEqual(AXES)
    expect({ ...scorecard, axes: [] }).toEqual({
      protocol: '7-axis@2026.06',
      axes: [],
      total: expected.total,
      max_total: 70,
      verdict: expected.verdict,
      estimate: {
        posterior_p: expected['posterior_p'],
        ci_95: expected['ci_95'],
        reference: expected['reference'],
      },
    })
    expect(gates).toEqual(expected['gates'])
    expect(explanations).toEqual(expected['explanations'])
  })

  test('says what the estimate rests on, one link away from its calibration and sources (E-2, E-7)', async () => {
    const { estimate_basis: basis, scorecard } = scored as unknown as OutputOf<Operations['score']>
    expect(basis).toMatchObject({ observed: { events: 270, n: 794 }, base_rate: { grade: 'C' } })
    expect(basis?.quotes.read).toBeGreaterThan(0)
    const page = await world.send({ url: basis?.calibration ?? '' })
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(page.text).toContain('Nothing shows that the seven-axis score predicts anything')
    expect(page.text).toContain(`\`${scorecard.estimate.reference.category}\` | 270 / 794`)
    expect(String((await call('export', { format: 'markdown' }))['content'])).toContain(
      'allowance for evidence that may be made up: under 0.1%',
    )
  })

  test('names its next signals on the progress map while the scorecard is current (A-5, N-6)', async () => {
    const progress = await call('check_progress')
    expect(progress['next_signals']).toEqual(expected['next_signals'])
    expect(
      Object.values(progress['axes'] as Record<string, { status: string }>).map(({ status }) => status),
    ).toEqual(AXES.map(() => 'scored'))
  })

  test('has its roadmap', async () => {
    expect(await call('generate_roadmap')).toEqual({
      session_id: sessionId,
      verdict: expected.verdict,
      milestones: expected['milestones'],
    })
  })

  test('hands its deck seed over, and its stack intent only when the verdict is build', async () => {
    const own = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value).replaceAll('01JBP6T0Z8Q4W7X2M5N9R3C1KD', sessionId))
    expect(await call('deck_handoff')).toEqual({ seed: own(expected['deck_seed']) })
    const stack = await call('stack_handoff')
    if (expected.verdict === 'build') expect(stack).toEqual(own(expected['stack_handoff']))
    else expect(stack).toMatchObject(expected['stack_handoff'] as object)
  })

  test('exports as one document with the base rate before the estimate (X-1, X-2)', async () => {
    const { format, content } = (await call('export', { format: 'markdown' })) as {
      format: string
      content: string
    }
    expect(format).toBe('markdown')
    const headings = [...content.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading)
    expect(headings.filter((heading) => !heading?.startsWith('Weeks'))).toEqual([
      `Assessment ${sessionId}`,
      'Pitch',
      'Scorecard',
      'Evidence ledger',
      'Roadmap',
      'Disclaimer',
    ])
    expect(content).toContain(`${expected.total}/70`)
    expect(content.indexOf('Base rate')).toBeLessThan(content.indexOf('estimate'))
    expect(content.match(/^\| e_/gm)).toHaveLength(example.signals.length)
  })

  test('is scored again to the same bytes, and a year later too (S-1, K-3)', async () => {
    const again = async () => ({ ...(await call('score')), session_token: '' })
    const first = JSON.stringify({ ...scored, session_token: '' })
    expect(JSON.stringify(await again())).toBe(first)
    expect((await call('score', { category: 'fintech' }))['scorecard']).toMatchObject({
      estimate: { reference: { category: 'fintech' } },
    })
    // another scoring, so another seal; all else is the same
    const { audit: _, ...later } = await call('score', { category: example.category })
    const { audit: __, ...before } = scored
    expect(JSON.stringify({ ...later, session_token: '' })).toBe(
      JSON.stringify({ ...before, session_token: '' }),
    )
  })
})

describe('the life of a session', () => {
  test('a changed ledger ends the scorecard until score runs again (G-2, G-7); refused signals change nothing', async () => {
    const [, middling] = examples
    if (!middling) throw new Error('no example')
    const token = await world.scored(key, middling)
    const status = async () => (await world.call(key, 'generate_roadmap', { session: token })).status
    expect(await status()).toBe(200)
    const twin = middling.signals[0]
    expect((await world.call(key, 'submit_signal', { session: token, ...twin })).body['error']).toBe(
      'duplicate_signal',
    )
    expect(await status()).toBe(200)
    const prospect = {
      axis: 'market',
      kind: 'named_prospect',
      value: { organization: 'Another Practice', organization_url: 'https://anotherpractice.com' },
    }
    expect((await world.call(key, 'submit_signal', { session: token, ...prospect })).status).toBe(200)
    expect(await status()).toBe(412)
    const progress = (await world.call(key, 'check_progress', { session: token }))
      .body as unknown as OutputOf<Operations['check_progress']>
    expect(progress.axes.market).toMatchObject({
      status: 'complete',
      requirements: { named_prospect: { need: 3, have: 4 } },
    })
    expect(progress.next_signals).toBeUndefined()
    expect((await world.call(key, 'score', { session: token })).status).toBe(200)
    expect(await status()).toBe(200)
  })

  test('no score before every axis has its minimum: 412 names what is missing, in the order of what matters (G-1, K-6)', async () => {
    const token = await world.session(key, { pitch: 'A pitch without evidence.', signals: [] })
    const { status, body } = await world.call(key, 'score', { session: token })
    expect(status).toBe(412)
    expect(body['missing_signals']).toHaveLength(21)
    expect((body['missing_signals'] as unknown as string[])[0]).toBe('problem.user_quote: need 3, have 0')
  })

  test('a token of any age of the same session is as good as the newest', async () => {
    const { body } = await world.call(key, 'start', { pitch: 'A pitch with an old token.' })
    const first = String(body['token'])
    const quote = examples[1]?.signals[0]
    const second = (await world.call(key, 'submit_signal', { session: first, ...quote })).body[
      'session_token'
    ]
    expect(second).not.toBe(first)
    for (const session of [first, String(second)]) {
      expect((await world.call(key, 'check_progress', { session })).body).toMatchObject({
        axes: { problem: { requirements: { user_quote: { have: 1 } } } },
      })
    }
  })

  test('links that refuse robots are accepted and flagged; dead ones are named (Q-13, Q-15, F-3)', async () => {
    const [, middling] = examples
    if (!middling) throw new Error('no example')
    const token = await world.session(key, { ...middling, signals: middling.signals.slice(4) })
    const quote = (host: string, n: number) => ({
      ...middling.signals[n],
      value: { ...middling.signals[n]?.value, source_url: `https://${host}.com/x` },
    })
    const submit = (signal: object) => world.call(key, 'submit_signal', { session: token, ...signal })
    expect((await submit(quote('shy', 0))).status).toBe(200)
    const dead = await submit(quote('dead', 1))
    expect(dead.body).toMatchObject({
      error: 'head_check_failed',
      issues: [{ path: 'https://dead.com/x', message: 'unreachable' }],
      retryable: true,
    })
    const gone = await submit(quote('gone', 1))
    expect(gone.body['message']).toContain('https://gone.com/x answered 404')
    // a page that is gone does not come back for the same call
    expect(gone.body['retryable']).toBe(false)
    for (const n of [1, 2, 3]) expect((await submit(quote(`fine${n}`, n))).status).toBe(200)
    expect((await world.call(key, 'score', { session: token })).status).toBe(200)
    const { body } = await world.call(key, 'export', { session: token, format: 'markdown' })
    expect(
      String(body['content'])
        .split('\n')
        .find((line) => line.includes('shy.com')),
    ).toContain('restricted')
  })
})
