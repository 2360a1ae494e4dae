// What the endpoint may do to a question: refuse it, be busy, be slow, lead elsewhere, break off.
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modelAt, QUESTION, unavailable } from './testing/asking.ts'
import { completion, json, KEY, type ModelServer, type Reply, serveModel } from './testing/model-server.ts'

let server: ModelServer
beforeAll(async () => {
  server = await serveModel()
})
afterAll(() => server.close())

const yes = completion('{"explanation":"Both say half.","same_meaning":true}')
const ask = (settings: Parameters<typeof modelAt>[1] = {}, signal?: AbortSignal) =>
  modelAt(server.url, settings).sameMeaning(QUESTION, { tenant: 'w1', ...(signal && { signal }) })
const failing = (status: number, headers: Readonly<Record<string, string>> = {}): Reply =>
  json(
    {
      error: {
        message: `Wrong: ${KEY}, ${QUESTION.quote}`,
        type: 'some_error',
        code: KEY,
        param: 'max_tokens',
      },
    },
    status,
    headers,
  )

describe('a refusal is final and says what to check, in words of the protocol only', () => {
  test.each([
    [400, 'ASSAY_MODEL_OUTPUT'],
    [401, 'ASSAY_MODEL_KEY'],
    [403, 'ASSAY_MODEL_KEY'],
    [404, 'ASSAY_MODEL_URL'],
    [422, 'ASSAY_MODEL_OUTPUT'],
    [402, '402'],
  ])('%d', async (status, says) => {
    server.answers(failing(status), yes)
    const message = await unavailable(ask())
    expect(message).toContain(`answered ${status} (some_error, max_tokens)`)
    expect(message).toContain(says)
    expect(server.asked).toHaveLength(1)
  })

  test.each([301, 302, 303, 307, 308])('%d is not followed: nobody else gets the key', async (status) => {
    const elsewhere = await serveModel()
    elsewhere.answers(yes)
    server.answers(failing(status, { location: `${elsewhere.url}/chat/completions` }))
    expect(await unavailable(ask())).toContain('redirects are not followed')
    expect(elsewhere.asked).toEqual([])
    await elsewhere.close()
  })
})

describe('a busy endpoint is asked again', () => {
  test.each([500, 502, 503, 529])('after %d', async (status) => {
    server.answers(failing(status), yes)
    expect(await ask()).toMatchObject({ sameMeaning: true })
    expect(server.asked).toHaveLength(2)
  })

  test('after 429, when it said it may be', async () => {
    server.answers(failing(429, { 'retry-after': '1' }), yes)
    const from = performance.now()
    expect(await ask()).toMatchObject({ sameMeaning: true })
    expect(performance.now() - from).toBeGreaterThan(980)
    expect(server.asked).toHaveLength(2)
  })

  test('after 429, when the date it named has come', async () => {
    server.answers(failing(429, { 'retry-after': 'Fri, 20 Nov 2020 08:00:00 GMT' }), yes)
    expect(await ask()).toMatchObject({ sameMeaning: true })
    expect(server.asked).toHaveLength(2)
  })

  test('not before it said so: beyond the time-out it is given up at once', async () => {
    server.answers(failing(429, { 'retry-after': '3600' }), yes)
    expect(await unavailable(ask({ timeoutMs: 600_000 }))).toContain('answered 429')
    expect(server.asked).toHaveLength(1)
  })

  test('twice at most', async () => {
    server.answers(failing(500))
    expect(await unavailable(ask())).toContain('answered 500')
    expect(server.asked).toHaveLength(3)
  })

  test('when the connection broke before an answer', async () => {
    server.answers((response) => void response.destroy(), yes)
    expect(await ask()).toMatchObject({ sameMeaning: true })
    expect(server.asked).toHaveLength(2)
  })

  test('and given up where nobody listens', async () => {
    const probe = createServer()
    await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
    const { port } = probe.address() as AddressInfo
    await new Promise((done) => probe.close(done))
    const model = modelAt(`http://127.0.0.1:${port}/v1`)
    expect(await unavailable(model.sameMeaning(QUESTION, { tenant: 'w1' }))).toContain('cannot be reached')
  })
})

describe('one time-out bounds everything', () => {
  const slow: Readonly<Record<string, Reply>> = {
    'an endpoint that is silent': () => undefined,
    'a body that drips': (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const drip = setInterval(() => response.write(' '), 10)
      response.on('close', () => clearInterval(drip))
    },
    'an error that drips': (response) => {
      response.writeHead(500)
      const drip = setInterval(() => response.write(' '), 10)
      response.on('close', () => clearInterval(drip))
    },
  }
  test.each(Object.entries(slow))('%s', async (_what, reply) => {
    server.answers(reply)
    expect(await unavailable(ask({ timeoutMs: 200 }))).toContain('within 0.2 seconds')
    expect(server.asked).toHaveLength(1)
  })

  test('and so does the signal of the caller', async () => {
    const caller = new AbortController()
    server.answers(() => caller.abort())
    const patient = { timeoutMs: 600_000 }
    expect(await unavailable(ask(patient, caller.signal))).toContain('Nobody waits')
    expect(server.asked).toHaveLength(1)
    expect(await unavailable(ask(patient, caller.signal))).toContain('Nobody waits')
    expect(server.asked).toHaveLength(1)
  })

  test('and so does the signal while a busy endpoint is waited for', async () => {
    const caller = new AbortController()
    server.answers((response, asked) => {
      failing(429, { 'retry-after': '300' })(response, asked)
      setTimeout(() => caller.abort(), 50)
    })
    expect(await unavailable(ask({ timeoutMs: 600_000 }, caller.signal))).toContain('Nobody waits')
  })
})
