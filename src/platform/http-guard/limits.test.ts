// What the guard reads of one answer, each bound at its edge, against servers on loopback.
import { afterEach, expect, it } from 'vitest'
import { parseFetchAllow } from './fetch-allow.ts'
import { type LocalServer, serveHttp, serveRaw } from './testing/local-server.ts'
import { createWeb, type Web } from './web.ts'

let server: LocalServer
let web: Web

/** Opens a web that may ask this server, and gives the URL. */
async function reach(opened: Promise<LocalServer>): Promise<string> {
  server = await opened
  web = createWeb({ allow: parseFetchAllow(`a.localhost:${server.port}`) })
  return `http://a.localhost:${server.port}/`
}
afterEach(async () => {
  await web.close()
  await server.close()
})

it.each([
  [16, 'ok'],
  [17, 'fail'],
])('after %i interim answers the link is %s', async (count, expected) => {
  const answer = `${'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(count)}HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n`
  const url = await reach(serveRaw((socket) => void socket.write(answer)))
  expect((await web.head([url], { tenant: 't' }))[0]?.class).toBe(expected)
})

it.each([
  [16_000, 'ok'],
  [16_500, 'fail'],
])('with a header of %i bytes the link is %s', async (bytes, expected) => {
  const answer = `HTTP/1.1 200 OK\r\nContent-Length: 0\r\nX: ${'a'.repeat(bytes)}\r\n\r\n`
  const url = await reach(serveRaw((socket) => void socket.write(answer)))
  expect((await web.head([url], { tenant: 't' }))[0]?.class).toBe(expected)
})

it.each([
  ['announced', 2_097_152, 'page'],
  ['announced', 2_097_153, 'unsupported'],
  ['not announced', 2_097_152, 'page'],
  ['not announced', 2_097_153, 'unsupported'],
])('of a page of %s %i bytes: %s', async (how, bytes, kind) => {
  const url = await reach(
    serveHttp((_request, response) => {
      const length = how === 'announced' ? { 'content-length': bytes } : {}
      response.writeHead(200, { 'content-type': 'text/plain', ...length })
      response.write('x')
      response.end(Buffer.alloc(bytes - 1, 'x'))
    }),
  )
  expect((await web.page(url, { tenant: 't' })).kind).toBe(kind)
})
