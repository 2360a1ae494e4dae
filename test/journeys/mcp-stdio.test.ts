// `assay mcp` as a host starts it: lists before anything is set up, clear words when something is missing, a pure standard
// output, an end when the host ends, and one effect per call however often the connection breaks.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isRunning } from '../../src/platform/pdf/testing/is-running.ts'
import { ProblemBody } from '../../src/contract/vocabulary/problem.ts'
import { assayProcess } from '../support/process.ts'
import { stdioCommand } from '../support/agents.ts'
import { createWorld, type World } from '../support/world.ts'

const NOWHERE = 'http://127.0.0.1:1'

interface Session {
  readonly child: ChildProcessWithoutNullStreams
  /** Sends a request and waits for its answer. */
  readonly ask: (
    method: string,
    params?: object,
  ) => Promise<{ result?: Record<string, unknown>; error?: unknown }>
  /** Everything on standard output so far. */
  out(): string
  err(): string
}

const running: ChildProcessWithoutNullStreams[] = []
afterEach(() => {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
})

/** Starts the server and shakes hands as a client of the older protocol does. */
async function open(url: string, key = '', flags: readonly string[] = []): Promise<Session> {
  const { command, args, env } = stdioCommand({ kind: 'stdio', url, key })
  const child = spawn(command, [...args, ...flags], { env: { ...process.env, ...env } })
  running.push(child)
  let out = ''
  let err = ''
  const waiting = new Map<number, (message: never) => void>()
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => {
    const before = out.lastIndexOf('\n') + 1
    out += chunk.toString()
    for (const line of out.slice(before).split('\n').slice(0, -1)) {
      const message = JSON.parse(line) as { id: number }
      waiting.get(message.id)?.(message as never)
    }
  })
  let id = 0
  const ask: Session['ask'] = (method, params = {}) => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params })}\n`)
    return new Promise((done) => waiting.set(id, done))
  }
  const clientInfo = { name: 'host', version: '1' }
  await ask('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo })
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })}\n`)
  return { child, ask, out: () => out, err: () => err }
}

const pitch = 'Card on file for dental practices in the UK.'
async function start({ ask }: Session): Promise<Record<string, unknown>> {
  const { result } = await ask('tools/call', { name: 'start', arguments: { pitch } })
  const { isError, content } = result as { isError?: boolean; content: [{ text: string }] }
  return { isError, ...(JSON.parse(content[0].text) as object) }
}

describe('without a key and without a server', () => {
  test('the tools, prompts and resources are listed', async () => {
    const { ask } = await open(NOWHERE)
    const names = async (method: string, of: string) =>
      ((await ask(method)).result?.[of] as { name: string }[] | undefined)?.map(({ name }) => name)
    expect(await names('tools/list', 'tools')).toHaveLength(9)
    expect(await names('prompts/list', 'prompts')).toContain('assess_my_startup')
    expect(await names('resources/list', 'resources')).toContain('protocol')
  })

  test('--diligence has the four tools of diligence', async () => {
    const { ask } = await open(NOWHERE, '', ['--diligence'])
    const { tools } = (await ask('tools/list')).result as { tools: { name: string }[] }
    expect(tools.map(({ name }) => name)).toEqual([
      'run_diligence',
      'get_run',
      'list_sources',
      'score_subject',
    ])
  })

  test('--desk has the tools of portfolios, alerts and cases', async () => {
    const { ask } = await open(NOWHERE, '', ['--desk'])
    const { tools } = (await ask('tools/list')).result as { tools: { name: string }[] }
    expect(tools).toHaveLength(13)
    expect(tools.map(({ name }) => name)).toContain('decide_case')
  })

  test('a call says what the user has to set, and where', async () => {
    const { isError, ...body } = await start(await open(NOWHERE))
    expect(isError).toBe(true)
    expect(ProblemBody.strict().parse(body)).toMatchObject({
      status: 401,
      error: 'missing_credentials',
      retryable: false,
    })
    expect(body['message']).toMatch(/ASSAY_API_KEY is not set.*http:\/\/127\.0\.0\.1:1.*restarted/)
  })

  test('a call with a key says that the server does not answer', async () => {
    const { isError, ...body } = await start(await open(NOWHERE, 'sk_x'))
    expect(isError).toBe(true)
    expect(ProblemBody.strict().parse(body)).toMatchObject({
      status: 502,
      error: 'upstream_unreachable',
      retryable: true,
    })
    expect(body['message']).toContain('http://127.0.0.1:1')
  })

  test.each([
    ['nonsense', 'such as https://assay.example.com'],
    ['http://127.0.0.1:1/mcp', 'alone: http://127.0.0.1:1\n'],
  ])('a setting that cannot be used ends it with a sentence on standard error: %s', (address, says) => {
    const { code, out, err } = assayProcess(['mcp'], { ASSAY_API_URL: address })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain('ASSAY_API_URL')
    expect(err).toContain(says)
  })

  test('standard input that ends at once, as /dev/null does, ends it without error', async () => {
    const { command, args, env } = stdioCommand({ kind: 'stdio', url: NOWHERE, key: '' })
    const nothing = openSync('/dev/null', 'r')
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: [nothing, 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    expect(await once(child, 'exit')).toEqual([0, null])
    closeSync(nothing)
    expect(said).toBe('')
  })

  test('an address with a slash behind it is as good: the icon is where it is', async () => {
    const { ask } = await open(`${NOWHERE}/`)
    const { tools } = (await ask('tools/list')).result as { tools: { icons: { src: string }[] }[] }
    expect(tools[0]?.icons).toEqual([{ src: `${NOWHERE}/icon.svg` }])
  })

  test.each(['sk_schl\u00fcssel', 'sk_\u{1F600}', 'sk_a b'])(
    'a key with characters that no header carries is a key that is not valid: %s',
    async (key) => {
      const body = await start(await open(NOWHERE, key))
      expect(body).toMatchObject({ status: 401, error: 'invalid_api_key' })
      expect(body['message']).toMatch(/The key in ASSAY_API_KEY is not valid\. Ask the user/)
    },
  )
})

describe('with a server', () => {
  let world: World
  let url: string
  beforeAll(async () => {
    world = await createWorld()
    url = await world.server.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => world.close())

  test('a key that is not good says what the user has to do, with the code of the API', async () => {
    const body = await start(await open(url, 'sk_wrong'))
    expect(body).toMatchObject({ isError: true, status: 401, error: 'invalid_api_key' })
    expect(body['message']).toMatch(/The key in ASSAY_API_KEY is not valid\. Ask the user/)
  })

  test('standard output carries messages of the protocol and nothing else', async () => {
    const session = await open(url, (await world.tenant('pro')).key)
    await start(session)
    await session.ask('tools/call', { name: 'score', arguments: {} })
    await session.ask('nonsense/method')
    session.child.stdin.write('this is no message\n')
    await session.ask('tools/list')
    for (const line of session.out().trimEnd().split('\n'))
      expect(JSON.parse(line)).toHaveProperty('jsonrpc', '2.0')
  })

  test('it ends with its input, without error, and leaves its events behind', async () => {
    const session = await open(url, (await world.tenant('pro')).key)
    await start(session)
    const ended = once(session.child, 'exit')
    session.child.stdin.end()
    expect(await ended).toEqual([0, null])
    expect(session.err()).toBe('')
    expect(world.log()).toContain('/api/telemetry/event')
  })

  test('what was asked before the end of its input is answered, all of it, and then it ends', async () => {
    const { key } = await world.tenant('pro')
    const session = await open(url, key)
    const ended = once(session.child, 'exit')
    const answers = [start(session), start(session), session.ask('tools/list')]
    session.child.stdin.end()
    const [first, second, list] = (await Promise.all(answers)) as [
      Record<string, unknown>,
      Record<string, unknown>,
      { result?: object },
    ]
    expect(first['token']).toMatch(/^srv1\./)
    expect(second['token']).toMatch(/^srv1\./)
    expect(list.result).toHaveProperty('tools')
    expect(await ended).toEqual([0, null])
  })

  test('it ends when it is told to', async () => {
    const session = await open(url, (await world.tenant('pro')).key)
    const ended = once(session.child, 'exit')
    session.child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })

  test('a host that dies takes it along', async () => {
    const { command, args, env } = stdioCommand({ kind: 'stdio', url: NOWHERE, key: '' })
    const script = `require('node:child_process').spawn(${JSON.stringify(command)}, ${JSON.stringify(args)}, {stdio: ['pipe', 'ignore', 'ignore']}).on('spawn', function () { console.log(this.pid) })`
    const host = spawn(process.execPath, ['-e', `${script}; setInterval(() => {}, 1000)`], {
      env: { ...process.env, ...env },
    })
    const [line] = (await once(host.stdout, 'data')) as [Buffer]
    const pid = Number(line.toString())
    await wait(500)
    host.kill('SIGKILL')
    await expect.poll(() => isRunning(pid)).toBe(false)
  })
})

describe('with a client that can show a form', () => {
  let world: World
  let place: { kind: 'stdio'; url: string; key: string }
  beforeAll(async () => {
    world = await createWorld()
    const url = await world.server.listen({ port: 0, host: '127.0.0.1' })
    place = { kind: 'stdio', url, key: (await world.tenant('pro')).key }
  })
  afterAll(() => world.close())

  test.each(['legacy', 'auto'] as const)('the category is asked for and used (%s)', async (mode) => {
    const about = { name: 'host', version: '1' }
    const capabilities = { elicitation: { form: {} } }
    const client = new Client(about, { versionNegotiation: { mode }, capabilities })
    client.setRequestHandler('elicitation/create', ({ params }) => {
      expect(params).toMatchObject({ mode: 'form', requestedSchema: { required: ['category'] } })
      return Promise.resolve({ action: 'accept' as const, content: { category: 'edtech' } })
    })
    await client.connect(new StdioClientTransport({ ...stdioCommand(place), stderr: 'inherit' }))
    const { structuredContent } = await client.callTool({ name: 'start', arguments: { pitch } })
    const { session_id: id } = structuredContent as { session_id: string }
    expect((await world.call(place.key, 'get_session', { id })).body['category']).toBe('edtech')
    const { resources } = await client.listResources()
    expect(resources.map(({ uri }) => uri)).toContain(`assay://sessions/${id}`)
    await client.close()
  })
})

describe('with a connection that breaks', () => {
  let api: Server
  afterEach(() => void api.close())

  const listening = async (
    answer: (request: IncomingMessage, response: ServerResponse) => void,
  ): Promise<string> => {
    api = createServer(answer).listen(0, '127.0.0.1')
    await once(api, 'listening')
    return `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  }

  test('a call is sent once more, with the same Idempotency-Key, and says which program calls', async () => {
    const seen: IncomingMessage['headers'][] = []
    const url = await listening((request, response) => {
      if (request.url === '/api/telemetry/event') return void response.writeHead(204).end()
      seen.push(request.headers)
      if (seen.length === 1) return void request.socket.destroy()
      response.setHeader('content-type', 'application/json')
      response.end('{"session_id":"S","token":"t","protocol":{}}')
      return undefined
    })
    expect(await start(await open(url, 'sk_x'))).toMatchObject({ session_id: 'S' })
    const keys = seen.map((headers) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
    expect(seen[0]?.['x-client']).toMatch(/^mcp-stdio\/\d/)
  })

  test('its input may end while the API still works on a call', async () => {
    const url = await listening((request, response) => {
      if (request.url === '/api/telemetry/event') return void response.writeHead(204).end()
      response.setHeader('content-type', 'application/json')
      setTimeout(() => response.end('{"session_id":"S","token":"t","protocol":{}}'), 700)
      return undefined
    })
    const session = await open(url, 'sk_x')
    const answer = start(session)
    await wait(200)
    const ended = once(session.child, 'exit')
    session.child.stdin.end()
    expect(await answer).toMatchObject({ session_id: 'S' })
    expect(await ended).toEqual([0, null])
  })

  test.each([
    [404, '{"detail":"Not Found"}'],
    [401, '{"error":"unauthorized","message":"Log in."}'],
    [200, '"welcome"'],
    [502, '<html>Bad gateway</html>'],
  ])('an answer no Assay server gives (%i) is told as such, with what to check', async (status, body) => {
    const url = await listening((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
    const told = await start(await open(url, 'sk_x'))
    expect(told).toMatchObject({ isError: true, status: 502, error: 'upstream_unreachable' })
    expect(told['message']).toMatch(
      new RegExp(`^${url} answered ${status} with something no Assay server says\\. .*ASSAY_API_URL`),
    )
  })

  test('one that keeps breaking is told after two attempts', async () => {
    let attempts = 0
    const url = await listening((request) => {
      attempts++
      request.socket.destroy()
    })
    expect(await start(await open(url, 'sk_x'))).toMatchObject({ error: 'upstream_unreachable' })
    expect(attempts).toBe(2)
  })

  test('a server that asks for patience is not waited for: the agent decides', async () => {
    const body = {
      error: 'rate_limited',
      message: 'Too many requests. Wait.',
      status: 429,
      retryable: true,
      retry_after_seconds: 3_600,
      request_id: 'r',
    }
    const url = await listening((_request, response) => {
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '3600' })
      response.end(JSON.stringify(body))
    })
    expect(await start(await open(url, 'sk_x'))).toEqual({ isError: true, ...body })
  })
})
