// Events go to public hosts by https alone, also where a name leads elsewhere later; of an answer the status counts.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEventSender } from './event-sender.ts'
import { parseFetchAllow } from './fetch-allow.ts'

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
const event = { body: '{"type":"webhook.test"}', headers: { 'webhook-id': 'msg_1' } }
const send = (url: string) =>
  createEventSender({ allow: parseFetchAllow(host), totalMs: 300 }).send(url, event, signal)

test('an address inside is refused by its text, and by what its name leads to', async () => {
  const lookup = (_: string, __: unknown, done: (...answer: unknown[]) => void) =>
    done(null, [{ address: '10.0.0.1', family: 4 }])
  const sender = createEventSender({ allow: parseFetchAllow(''), lookup: lookup as never, totalMs: 300 })
  for (const url of ['http://hooks.acme.com/', 'https://10.0.0.1/', 'https://[::1]/', `http://${host}/`]) {
    expect(sender.accepts(url), url).toBe(false)
    await expect(sender.send(url, event, signal)).rejects.toThrow('the address is refused')
  }
  expect(sender.accepts('https://hooks.acme.com/')).toBe(true)
  await expect(sender.send('https://hooks.acme.com/', event, signal)).rejects.toThrow(
    'hooks.acme.com: no whole answer',
  )
})

test('a name that leads inside fails as a name that leads nowhere', async () => {
  const failing = (...answer: unknown[]) => {
    const lookup = (_: string, __: unknown, done: (...given: unknown[]) => void) => done(...answer)
    const sender = createEventSender({ allow: parseFetchAllow(''), lookup: lookup as never, totalMs: 300 })
    return sender.send('https://hooks.acme.com/', event, signal).catch((error: unknown) => String(error))
  }
  expect(await failing(null, [{ address: '10.0.0.1', family: 4 }])).toBe(
    await failing(new Error('no address for hooks.acme.com')),
  )
})

test('the body and the headers arrive, and a redirect is an answer', async () => {
  let arrived = ''
  handle = (request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      arrived = `${request.method} ${String(request.headers['webhook-id'])} ${Buffer.concat(pieces).toString()}`
      response.writeHead(307, { location: `http://${host}/other` }).end()
    })
  }
  expect(await send(`http://${host}/`)).toBe(307)
  expect(arrived).toBe('POST msg_1 {"type":"webhook.test"}')
})

test('an answer that never ends is a status all the same, and its connection is closed', async () => {
  const closed = new Promise<void>((resolve) => {
    handle = (request, response) => {
      request.socket.on('close', () => resolve())
      response.writeHead(200).write('x'.repeat(1_000))
    }
  })
  expect(await send(`http://${host}/`)).toBe(200)
  await closed
})

test('silence ends with the time', async () => {
  handle = () => undefined
  await expect(send(`http://${host}/`)).rejects.toThrow('it took too long')
})
