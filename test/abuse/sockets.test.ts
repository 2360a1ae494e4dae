// Clients that are slow, leave early, or only hold the line; and what a connection sees while the server stops.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COMPLETE_MS } from '../../src/edges/rest/body-deadline.ts'
import { ProblemBody } from '../../src/contract/vocabulary/problem.ts'
import { start } from '../support/process.ts'
import { tries } from '../support/tries.ts'
import { createWorld, type World } from '../support/world.ts'
import { exchange } from './raw-http.ts'

let world: World
let port: number
let key: string

beforeAll(async () => {
  world = await createWorld()
  ;({ key } = await world.tenant('pro'))
  await world.server.listen({ port: 0, host: '127.0.0.1' })
  port = (world.server.server.address() as AddressInfo).port
})
afterAll(() => world.close())

const PITCH = JSON.stringify({ pitch: 'A pitch that takes its time to arrive.' })
const head = (length = PITCH.length): string =>
  `POST /v1/start HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

const health = (to = port) =>
  exchange(to, 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 10_000)

test.each(['/v1/start', '/mcp'])(
  'a key that is revoked while a body is held back opens nothing: %s',
  async (path) => {
    const { key: held, keyId } = await world.tenant('pro')
    const socket = connect(port, '127.0.0.1')
    const answered = once(socket, 'data')
    const [line, ...fields] = head().replace(key, held).replace('/v1/start', path).split('\r\n')
    socket.write(
      [line, 'Accept: application/json, text/event-stream', ...fields]
        .join('\r\n')
        .replace('Host: a', 'Host: localhost'),
    )
    await wait(1_100)
    await world.admin.revokeKey(keyId)
    socket.write(PITCH)
    expect(String((await answered)[0])).toMatch(/^HTTP\/1.1 401 [^]*"invalid_api_key"/)
    socket.destroy()
  },
)

test('a body of one byte at a time is read, and the same bytes all at once answer the same', async () => {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  for (const byte of head() + PITCH) {
    socket.write(byte)
    await new Promise(setImmediate)
  }
  await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 200 /)
  socket.destroy()
})

test('a body that never ends is cut off: the limit is half a minute or less, and the client is told', async () => {
  expect(COMPLETE_MS).toBeLessThanOrEqual(30_000)
  expect(world.server.server.headersTimeout).toBeLessThanOrEqual(10_000)
  const impatient = await createWorld({ completeMs: 1_000 })
  const { key: own } = await impatient.tenant('pro')
  await impatient.server.listen({ port: 0, host: '127.0.0.1' })
  const { port: there } = impatient.server.server.address() as AddressInfo
  const { answers, closed } = await exchange(there, `${head().replace(key, own)}{"pitch"`)
  await impatient.close()
  expect(closed).toBe(true)
  expect(answers).toHaveLength(1)
  expect([400, 408]).toContain(answers[0]?.status)
  expect(ProblemBody.safeParse(JSON.parse(answers[0]?.body ?? 'null')).success).toBe(true)
})

test('files that stand still take no place of other requests', async () => {
  const { key: slow } = await world.tenant('free')
  const begin = (): Socket => {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /v1/batches HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${slow}\r\nContent-Type: text/csv\r\nContent-Length: 100000\r\n\r\nref,name\r\n`,
    )
    return socket
  }
  const held = Array.from({ length: 4 }, begin)
  await wait(300)
  const fifth = begin()
  expect(String((await once(fifth, 'data'))[0])).toMatch(
    /^HTTP\/1\.1 503 [^]*"overloaded"[^]*4 files at once/,
  )
  expect((await world.call(key, 'list_batches', {})).status).toBe(200)
  for (const socket of [...held, fifth]) socket.destroy()
  await wait(300)
  const freed = begin()
  await wait(300)
  expect(freed.bytesRead).toBe(0)
  freed.destroy()
})

test('a file may take longer than any other body', async () => {
  const impatient = await createWorld({ completeMs: 500 })
  const { key: own } = await impatient.tenant('pro')
  await impatient.server.listen({ port: 0, host: '127.0.0.1' })
  const { port: there } = impatient.server.server.address() as AddressInfo
  const rows = 'ref,name\nC-1,Acme Robotics Ltd\n'
  const socket = connect(there, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  socket.write(
    `POST /v1/batches HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${own}\r\nContent-Type: text/csv\r\nContent-Length: ${rows.length}\r\n\r\n${rows.slice(0, 12)}`,
  )
  await wait(1_000)
  socket.write(rows.slice(12))
  await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 202 [^]*"rows":1/)
  socket.destroy()
  await impatient.close()
})

test('an aborted upload is no fault of ours: no effect, no 500, nothing logged as an error', async () => {
  const before = world.log().length
  const sockets = Array.from({ length: 20 }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`${head()}{"pitch": "A pit`)
    return socket
  })
  await wait(200)
  for (const socket of sockets) socket.resetAndDestroy()
  await wait(200)
  const lines = world.log().slice(before).split('\n').filter(Boolean)
  const faults = lines.filter((line) => /"level":[56]0|"status":5\d\d/.test(line))
  expect(faults.length, faults[0]).toBe(0)
  expect((await health()).answers).toMatchObject([{ status: 200 }])
})

test('a client that has left before its request is looked at is no fault of ours', async () => {
  const left = await createWorld()
  await left.server.listen({ port: 0, host: '127.0.0.1' })
  left.server.server.prependListener('request', ({ socket: gone }) => void gone.destroy())
  const socket = connect((left.server.server.address() as AddressInfo).port, '127.0.0.1')
  const closed = once(socket, 'close')
  socket.write(head() + PITCH)
  await closed
  const lines = () => left.log().split('\n').filter(Boolean)
  await expect.poll(() => lines().length).toBeGreaterThan(0)
  expect(lines().filter((line) => /"level":[56]0|"status":5\d\d/.test(line))).toEqual([])
  await left.close()
})

test('a client that leaves before the answer holds no place among the requests in flight', async () => {
  const narrow = await createWorld({ maxInFlight: 5 })
  const tenant = await narrow.tenant('pro')
  await narrow.server.listen({ port: 0, host: '127.0.0.1' })
  const to = (narrow.server.server.address() as AddressInfo).port
  const upload = `POST /v1/start HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${tenant.key}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`
  for (let round = 0; round < 4; round++) {
    const sockets = Array.from({ length: 5 }, () => {
      const socket = connect(to, '127.0.0.1')
      socket.write(upload)
      return socket
    })
    await wait(100)
    for (const socket of sockets) socket.destroy()
    await wait(100)
  }
  const pitch = 'A pitch after many broken uploads.'
  // why asked again: the server hears of the last ones a moment later
  await expect.poll(async () => (await narrow.call(tenant.key, 'start', { pitch })).status).toBe(200)
  await narrow.close()
})

test('a flood gets 503 with Retry-After, and others are answered', async () => {
  const busy = await createWorld({ maxInFlight: 40 })
  const [flooding, other] = [await busy.tenant('pro'), await busy.tenant('pro')]
  await busy.server.listen({ port: 0, host: '127.0.0.1' })
  const to = (busy.server.server.address() as AddressInfo).port
  const get = async (as: string, path = '/v1/sources') => {
    const answer = await fetch(`http://127.0.0.1:${to}${path}`, {
      headers: { authorization: `Bearer ${as}` },
    })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  for (const tenant of [flooding, other]) expect((await get(tenant.key)).status).toBe(200)
  // its bodies never end: they take every place that it gets
  const upload = `POST /v1/start HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${flooding.key}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`
  const sockets = Array.from({ length: 400 }, () => {
    const socket = connect(to, '127.0.0.1').on('error', () => undefined)
    socket.write(upload)
    return socket
  })
  let refusal = await get(flooding.key)
  await expect.poll(async () => (refusal = await get(flooding.key)).status).toBe(503)
  expect(refusal.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(JSON.parse(refusal.text)).toMatchObject({ error: 'overloaded' })
  for (let time = 0; time < 20; time++) expect((await get(other.key)).status).toBe(200)
  expect((await get('', '/healthz')).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  await expect.poll(async () => (await get(flooding.key)).status).toBe(200)
  await busy.close()
})

test('beside a flood that was read before it, the request of a neighbour is answered after few of its requests', async () => {
  const FLOOD = 200
  const [flooding, neighbour] = [await world.tenant('pro'), await world.tenant('pro')]
  const request = (as: string): string =>
    `GET /v1/sources HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${as}\r\n\r\n`
  const opened = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }
  const sockets = await Promise.all(Array.from({ length: FLOOD }, opened))
  const last = await opened()
  // why: a workspace that is not known yet counts by its network, and both have one
  for (const tenant of [flooding, neighbour]) {
    last.write(request(tenant.key))
    await once(last, 'data')
  }
  const before = world.log().length
  for (const socket of sockets) socket.write(request(flooding.key))
  await Promise.race(sockets.map((socket) => once(socket, 'data')))
  last.write(request(neighbour.key))
  await once(last, 'data')
  const answered = world.log().slice(before).split('\n').length
  expect(answered).toBeLessThan(FLOOD / 2)
  for (const socket of [...sockets, last]) socket.destroy()
})

test('bodies that never end hold no turn, of one workspace or of many', async () => {
  const tenants = await Promise.all(Array.from({ length: 4 }, () => world.tenant('pro')))
  const sockets = tenants.flatMap((tenant) =>
    Array.from({ length: 16 }, () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      socket.write(`${head().replace(key, tenant.key)}{`)
      return socket
    }),
  )
  await wait(100)
  for (const tenant of tenants)
    expect((await world.call(tenant.key, 'start', { pitch: 'A pitch beside slow ones.' })).status).toBe(200)
  for (const socket of sockets) socket.destroy()
})

test('a request that arrives while the server stops gets 503 with the one error body and Retry-After', async () => {
  const stopping = await createWorld()
  const tenant = await stopping.tenant('pro')
  await stopping.server.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((stopping.server.server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString()))
  const request = head().replace(key, tenant.key)
  const heard = once(stopping.server.server, 'request')
  socket.write(request + PITCH.slice(0, 5))
  await heard
  const closed = stopping.close()
  await wait(20)
  socket.write(PITCH.slice(5) + request + PITCH)
  await once(socket, 'close')
  await closed
  expect(text).toMatch(/^HTTP\/1\.1 200 /)
  const second = text.slice(text.lastIndexOf('HTTP/1.1 '))
  expect(second).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: \d+\r\n/i)
  expect(ProblemBody.safeParse(JSON.parse(second.split('\r\n\r\n')[1] ?? 'null')).error).toBeUndefined()
})

const STOPS = { repeats: tries(4, 50) - 1 }
test(
  'clients that keep their connections see no reset while the server stops, and /readyz says that it does',
  STOPS,
  async () => {
    // why so long: it ends when the last client has left
    const stopping = await createWorld({ lingerMs: 60_000 })
    const tenant = await stopping.tenant('pro')
    await stopping.server.listen({ port: 0, host: '127.0.0.1' })
    const { port: at } = stopping.server.server.address() as AddressInfo
    const requests = [head().replace(key, tenant.key) + PITCH, 'GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n']
    const clients = Array.from({ length: 8 }, (_, i) => keepAsking(at, requests[i % 2] ?? ''))
    await Promise.all(clients.map(({ begun }) => begun))
    const closed = stopping.close()
    for (const { ended } of clients) {
      const { answers, fault } = await ended
      expect(fault).toBeUndefined()
      // the last answer says that the connection ends, and none is cut off
      const last = answers.pop() ?? ''
      expect(last).toMatch(/^HTTP\/1\.1 503 [^]*connection: close\r\n/i)
      for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    }
    await closed
  },
)

/** Sends a request again and again over one connection until the server closes it. `begun`: the first answer is there. */
function keepAsking(to: number, request: string) {
  const socket = connect(to, '127.0.0.1')
  const answers: string[] = []
  let [text, fault]: [string, string | undefined] = ['', undefined]
  let hasBegun: () => void
  const begun = new Promise<void>((done) => (hasBegun = done))
  socket.on('data', (chunk) => {
    text += chunk.toString()
    const bodyAt = text.indexOf('\r\n\r\n') + 4
    const length = Number(/content-length: (\d+)/i.exec(text)?.[1])
    if (bodyAt === 3 || text.length < bodyAt + length) return
    answers.push(text)
    const isLast = /connection: close/i.test(text)
    text = ''
    hasBegun()
    if (!isLast) socket.write(request)
  })
  socket.on('error', (error: NodeJS.ErrnoException) => (fault = error.code))
  socket.write(request)
  const ended = new Promise<void>((done) => socket.once('close', () => done())).then(() => ({
    answers,
    fault,
  }))
  return { begun, ended }
}

const linux = process.platform === 'linux'
const SOCKETS = Math.max(2_000, tries(0, 10_000))

test.skipIf(!linux)(
  `${SOCKETS} idle sockets are held beside a working server, then descriptors and memory return to base`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-idle-'))
    const server = await start('serve', {
      ASSAY_DATA_DIR: folder,
      ASSAY_PORT: '0',
      ASSAY_LOG_LEVEL: 'silent',
      // why: where the runtime has room, it collects nothing for so short a time, and grows by what it would free
      NODE_OPTIONS: '--max-old-space-size=110',
    })
    const to = Number(new URL(server.url).port)
    const descriptors = (): number => readdirSync(`/proc/${server.child.pid}/fd`).length
    const megabytes = (): number =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024

    const holdAndRelease = async (): Promise<void> => {
      const before = descriptors()
      const sockets: Socket[] = []
      for (let i = 0; i < SOCKETS; i++) {
        const socket = connect(to, '127.0.0.1')
        socket.on('error', () => undefined)
        sockets.push(socket)
        if (i % 100 === 99) await once(socket, 'connect')
      }
      await expect.poll(() => descriptors() - before).toBeGreaterThanOrEqual(SOCKETS)
      expect((await health(to)).answers).toMatchObject([{ status: 200 }])
      for (const socket of sockets) socket.destroy()
      await expect.poll(() => descriptors() - before).toBeLessThanOrEqual(5)
    }

    // why twice: the first round grows pools that the runtime keeps; a leak would grow with every round
    await holdAndRelease()
    const base = megabytes()
    await holdAndRelease()
    await holdAndRelease()
    expect(megabytes() - base).toBeLessThan(12)
    expect((await health(to)).answers).toMatchObject([{ status: 200 }])
    expect(await server.end()).toBe(0)
    rmSync(folder, { recursive: true })
  },
)
