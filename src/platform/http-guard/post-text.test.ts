// A text goes to public hosts by https alone, and an answer is short and whole, or none.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseFetchAllow } from './fetch-allow.ts'
import { createPostText, PostFailed } from './post-text.ts'
import { trapConnections } from './testing/connect-trap.ts'

let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
const server = createServer((request, response) => handle(request, response))
let host = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const { signal } = new AbortController()
const post = (url: string, body = 'text') =>
  createPostText({ allow: parseFetchAllow(host), totalMs: 300 })(url, body, signal)

test('the body arrives as it is, and the answer with its status', async () => {
  handle = (request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () =>
      response.writeHead(409).end(`${request.method} ${request.url} ${Buffer.concat(pieces).toString()}`),
    )
  }
  expect(await post(`http://${host}/add?a=1`, 'old 0\n— ü\n')).toEqual({
    status: 409,
    body: 'POST /add?a=1 old 0\n— ü\n',
  })
})

test.each([
  'http://example.com/',
  'https://127.0.0.1/',
  'https://10.0.0.1/',
  'https://localhost/',
  'https://[::1]/',
  'https://example.com:8443/',
  'ftp://example.com/',
  'nonsense',
])('%s is not asked', async (url) => {
  await expect(post(url)).rejects.toThrow('only https addresses of public hosts')
})

test('a name that leads to an address inside is not asked', async () => {
  const lookup = (_: string, __: unknown, done: (...answer: unknown[]) => void) =>
    done(null, [{ address: '10.0.0.1', family: 4 }])
  const inside = createPostText({ allow: parseFetchAllow(''), lookup: lookup as never, totalMs: 300 })
  await expect(inside('https://witness.example.com/', 'text', signal)).rejects.toThrow(PostFailed)
})

test('whatever keeps from a connection is one text: a name inside that exists is told from no other', async () => {
  const silent = createServer()
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const closed = createServer()
  closed.listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const ports: Readonly<Record<string, number>> = {
    '93.184.216.1': (closed.address() as AddressInfo).port,
    '93.184.216.2': (silent.address() as AddressInfo).port,
  }
  closed.close()
  const trap = await trapConnections(({ address }) => ports[address] ?? 0)
  const failing = (error: Error | null, ...addresses: readonly string[]) => {
    const lookup: LookupFunction = (_host, _options, done) =>
      done(
        error,
        addresses.map((address) => ({ address, family: 4 })),
      )
    const inside = createPostText({ allow: parseFetchAllow(''), lookup, totalMs: 300 })
    return inside('https://wiki.corp.example/', 'text', signal).catch((fault: unknown) => String(fault))
  }
  const seen = [
    await failing(Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' })),
    await failing(Object.assign(new Error('queryA ETIMEOUT'), { code: 'ETIMEOUT' })),
    await failing(null),
    await failing(null, '10.0.0.5'),
    await failing(null, '10.0.0.5', '93.184.216.1'),
    await failing(null, '93.184.216.1'),
    await failing(null, '93.184.216.2'),
  ]
  trap.restore()
  silent.closeAllConnections()
  silent.close()
  expect(new Set(seen)).toEqual(new Set(['PostFailed: wiki.corp.example: no whole answer (no connection)']))
})

test('a redirect is an answer like any other, and is not followed', async () => {
  handle = (_, response) => void response.writeHead(307, { location: `http://${host}/other` }).end()
  expect((await post(`http://${host}/`)).status).toBe(307)
})

test('an answer has at most 100,000 bytes', async () => {
  handle = (_, response) => void response.end('x'.repeat(100_000))
  expect((await post(`http://${host}/`)).body).toHaveLength(100_000)
  handle = (_, response) => void response.end('x'.repeat(100_001))
  await expect(post(`http://${host}/`)).rejects.toThrow('too long an answer')
})

test('silence, half an answer and a stop end the request', async () => {
  handle = () => undefined
  await expect(post(`http://${host}/`)).rejects.toThrow('it took too long')
  handle = (request, response) => {
    response.writeHead(200, { 'content-length': '10' }).write('half')
    setTimeout(() => request.socket.destroy(), 20)
  }
  await expect(post(`http://${host}/`)).rejects.toThrow('no whole answer')
  handle = () => undefined
  const stop = new AbortController()
  const stopped = createPostText({ allow: parseFetchAllow(host) })(`http://${host}/`, 'text', stop.signal)
  stop.abort()
  await expect(stopped).rejects.toThrow(PostFailed)
})
