// The pages of recorded sessions on one loopback port: the Host header chooses the site, as on the web.
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Signal } from '../../src/contract/vocabulary/signal.ts'

export interface SitePage {
  readonly host: string
  readonly path: string
  readonly status: number
  /** Of HEAD, where it is another. */
  readonly head_status?: number
  readonly content_type: string
  readonly headers?: Readonly<Record<string, string>>
  readonly html: string
  readonly delay_ms?: number
}

/** An assessment as it was submitted, with the pages it cites; URLs carry `{port}`. */
export interface RecordedSession {
  readonly id: string
  readonly kind: string
  readonly pitch: string
  readonly category: string
  readonly language: string
  readonly pages: readonly SitePage[]
  readonly signals: readonly Signal[]
  /** One more true fact, of a pair. */
  readonly extra?: Signal | readonly Signal[]
}

export interface SessionSite {
  readonly port: number
  add(pages: readonly SitePage[]): void
  close(): void
}

export async function openSessionSite(): Promise<SessionSite> {
  const pages = new Map<string, SitePage>()
  const server: Server = createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase()
    const path = request.url ?? '/'
    const page = pages.get(host + path) ?? pages.get(host + path.replace(/\?.*$/, ''))
    const isHead = request.method === 'HEAD'
    const filled = (text: string): string => text.replaceAll('{port}', String(port))
    const answer = (): void => {
      const status = page === undefined ? 404 : isHead ? (page.head_status ?? page.status) : page.status
      response.statusCode = status
      for (const [name, value] of Object.entries(page?.headers ?? {})) response.setHeader(name, filled(value))
      response.setHeader('content-type', page?.content_type ?? 'text/html; charset=utf-8')
      response.end(isHead ? undefined : filled(page?.html ?? '<!doctype html><title>404</title>'))
    }
    if (page?.delay_ms) setTimeout(answer, page.delay_ms)
    else answer()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    add(added) {
      for (const page of added) pages.set(page.host.toLowerCase() + page.path, page)
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The signals of a session with the port filled in. */
export function signalsOnPort(signals: readonly Signal[], port: number): Signal[] {
  return JSON.parse(JSON.stringify(signals).replaceAll('{port}', String(port))) as Signal[]
}
