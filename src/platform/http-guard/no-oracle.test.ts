// The caller learns nothing of addresses (guard step 7): whatever keeps a page or a link from being reached looks the same.
import type { LookupFunction } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseFetchAllow } from './fetch-allow.ts'
import { selfSigned } from './testing/certificate.ts'
import { type ConnectTrap, trapConnections } from './testing/connect-trap.ts'
import { type LocalServer, serveHttp, serveHttps, serveRaw } from './testing/local-server.ts'
import { createWeb, type Web } from './web.ts'

/** Where the names of this test lead. One that is not here does not exist. */
const NAMES: Readonly<Record<string, string>> = {
  'private.example.org': '10.0.0.7',
  'metadata.example.org': '169.254.169.254',
  'nobody.example.org': '93.184.216.1',
  'silent.example.org': '93.184.216.2',
  'untrusted.example.org': '93.184.216.3',
  'moved.example.org': '93.184.216.4',
}
const UNREACHABLE: Readonly<Record<string, string>> = {
  'an address that is refused by its text': 'http://10.0.0.7/',
  'a port that is refused by its text': 'http://nobody.example.org:6379/',
  'a name of this network': 'http://printer.local/',
  'a name that leads to a private address': 'http://private.example.org/',
  'a name that leads to metadata': 'http://metadata.example.org/latest/',
  'a name that does not exist': 'http://missing.example.org/',
  'a public address that refuses connections': 'http://nobody.example.org/',
  'a public address that never answers': 'http://silent.example.org/',
  'a certificate that nobody trusts': 'https://untrusted.example.org/',
}

let trap: ConnectTrap
let servers: readonly LocalServer[]
let web: Web
let closedPort: number

beforeAll(async () => {
  const gone = await serveRaw(() => undefined)
  closedPort = gone.port
  await gone.close()
  const silent = await serveRaw(() => undefined)
  const untrusted = await serveHttps(selfSigned(['untrusted.example.org']), (_request, response) =>
    response.end(),
  )
  const moved = await serveHttp(({ url }, response) => {
    response.writeHead(302, { location: decodeURIComponent((url ?? '').slice(2)) }).end('moved')
  })
  servers = [silent, untrusted, moved]
  const ports: Readonly<Record<string, number>> = {
    '93.184.216.2': silent.port,
    '93.184.216.3': untrusted.port,
    '93.184.216.4': moved.port,
  }
  trap = await trapConnections(({ address }) => ports[address] ?? closedPort)
  const lookup: LookupFunction = (host, _options, callback) => {
    const address = NAMES[host]
    const error = address === undefined ? new Error('ENOTFOUND') : null
    process.nextTick(() => callback(error, address === undefined ? [] : [{ address, family: 4 }]))
  }
  web = createWeb({ allow: parseFetchAllow(''), lookup, totalMs: 300 })
})

afterAll(async () => {
  trap.restore()
  await web.close()
  await Promise.all(servers.map((server) => server.close()))
})

describe('what a caller sees', () => {
  const places = Object.entries(UNREACHABLE)

  it.each(places)('of %s: that it is unreachable, and nothing else', async (_what, url) => {
    const seen = JSON.stringify(await web.page(url, { tenant: 't' }))
    expect(seen).toBe('{"kind":"unreachable","status":null}')
    const [link] = await web.head([url], { tenant: 't' })
    expect([link?.class, link?.status]).toEqual(['fail', null])
  })

  it.each(places)('of a redirect to %s: the status of the redirect, and nothing else', async (_what, url) => {
    const from = `http://moved.example.org/?${encodeURIComponent(url)}`
    const seen = JSON.stringify(await web.page(from, { tenant: 't' }))
    expect(seen).toBe('{"kind":"unreachable","status":302}')
    const [link] = await web.head([from], { tenant: 't' })
    expect([link?.class, link?.status]).toEqual(['fail', 302])
  })

  it('takes no longer for what is there inside: nothing private was connected to', () => {
    const connected = new Set(trap.attempts.map(({ address }) => address))
    expect([...connected].toSorted()).toEqual([
      '93.184.216.1',
      '93.184.216.2',
      '93.184.216.3',
      '93.184.216.4',
    ])
  })
})
