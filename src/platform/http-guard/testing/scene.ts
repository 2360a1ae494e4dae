// A test web of three loopback servers: plain, with a trusted certificate, and with an untrusted one.
import type { RequestListener } from 'node:http'
import type { LookupFunction } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { parseFetchAllow } from '../fetch-allow.ts'
import { createWeb, type Web } from '../web.ts'
import { selfSigned } from './certificate.ts'
import { type LocalServer, serveHttp, serveHttps } from './local-server.ts'

export interface Scene {
  readonly web: Web
  readonly plain: LocalServer
  readonly secure: LocalServer
  readonly untrusted: LocalServer
  /** Request lines, header names and values, and names looked up, since the last reset. */
  readonly lines: string[]
  readonly headers: string[]
  readonly names: string[]
  reset(): void
  /** A URL on the plain and on the secure server. */
  at(path: string): string
  secureAt(path: string): string
  /** A URL on the plain server that redirects to `location`. */
  to(location: string): string
  /** Class and status of one URL. */
  head(url: string, tenant?: string): Promise<string>
  close(): Promise<void>
}

export async function openScene(): Promise<Scene> {
  const lines: string[] = []
  const headers: string[] = []
  const names: string[] = []
  const listener: RequestListener = (request, response) => {
    lines.push(`${request.method} ${request.url}`)
    headers.push(...request.rawHeaders.map((text) => text.toLowerCase()))
    answer(request, response)
  }
  const lookup: LookupFunction = (host, _options, callback) => {
    names.push(host)
    process.nextTick(() => callback(new Error('ENOTFOUND'), []))
  }
  const trusted = selfSigned(['a.localhost'])
  setDefaultCACertificates([...getCACertificates(), trusted.cert])
  const plain = await serveHttp(listener)
  const secure = await serveHttps(trusted, listener)
  const untrusted = await serveHttps(selfSigned(['a.localhost']), listener)
  const servers = [plain, secure, untrusted]
  const pairs = servers.map(({ port }) => `*.localhost:${port}`)
  const web = createWeb({ allow: parseFetchAllow(pairs.join(',')), lookup })
  const at = (path: string): string => `http://a.localhost:${plain.port}${path}`
  return {
    web,
    plain,
    secure,
    untrusted,
    lines,
    headers,
    names,
    at,
    reset() {
      for (const list of [lines, headers, names]) list.length = 0
    },
    secureAt: (path) => `https://a.localhost:${secure.port}${path}`,
    to: (location) => at(`/to?${encodeURIComponent(location)}`),
    async head(url, tenant = 't') {
      const [result] = await web.head([url], { tenant })
      return `${result?.class} ${result?.status}`
    },
    async close() {
      await web.close()
      await Promise.all(servers.map((server) => server.close()))
    },
  }
}

/** /status/404 answers 404; /head-only/404 answers HEAD so and GET with 200; /to?L redirects to L; /chain/N redirects N times; anything else is 200. */
const answer: RequestListener = (request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://x')
  const [, verb, argument] = pathname.split('/')
  if (verb === 'status') response.statusCode = Number(argument)
  if (verb === 'head-only' && request.method === 'HEAD') response.statusCode = Number(argument)
  if (verb === 'to') response.writeHead(302, { location: decodeURIComponent(search.slice(1)) })
  if (verb === 'same') response.writeHead(301, { location: '/same#again' })
  if (verb === 'twice') response.writeHead(302, ['location', '/a', 'location', '/b'])
  if (verb === 'chain' && argument !== '0')
    response.writeHead(308, { location: `/chain/${Number(argument) - 1}` })
  if (verb === 'hints') {
    response.writeEarlyHints({ link: '</x>; rel=preload' })
    response.writeProcessing()
  }
  response.end()
}
