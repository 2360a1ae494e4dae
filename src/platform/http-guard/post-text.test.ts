// A text goes to public hosts by https alone, and an answer is short and whole, or none.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseFetchAllow } from './fetch-allow.ts'
import { createPostText, PostFailed } from './post-text.ts'

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
