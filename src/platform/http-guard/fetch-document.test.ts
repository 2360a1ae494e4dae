// A metadata document is fetched at public https addresses alone, whole and short, without a redirect.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseFetchAllow } from './fetch-allow.ts'
import { createFetchDocument } from './fetch-document.ts'

const server = createServer((request, response) => {
  if (request.url === '/moved') response.writeHead(302, { location: '/client.json' }).end()
  else if (request.url === '/long') response.end('x'.repeat(10_241))
  else response.writeHead(200, { 'cache-control': 'max-age=60' }).end('{"client_id":"x"}')
})
let host: string

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

test('the operator opens a host: status, text and how long to keep it; a redirect is an answer, not followed', async () => {
  const fetchDocument = createFetchDocument({ allow: parseFetchAllow(host) })
  const found = { status: 200, body: '{"client_id":"x"}', cacheControl: 'max-age=60' }
  expect(await fetchDocument(`http://${host}/client.json`)).toEqual(found)
  expect(await fetchDocument(`http://${host}/moved`)).toMatchObject({ status: 302, body: '' })
  expect(await fetchDocument(`http://${host}/long`)).toBeUndefined()
})

test('no private, reserved or plain address is asked, by number or by name', async () => {
  let asked = 0
  server.on('request', () => asked++)
  const fetchDocument = createFetchDocument({
    allow: parseFetchAllow(''),
    lookup: (_name, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]),
  })
  for (const url of [
    `http://${host}/client.json`,
    `https://${host}/client.json`,
    'https://10.0.0.1/client.json',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/client.json',
    'https://localhost/client.json',
    'https://agent.example.com/client.json',
    'http://agent.example.com/client.json',
  ])
    expect(await fetchDocument(url), url).toBeUndefined()
  expect(asked).toBe(0)
})
