// Servers that mean harm: whatever they do, HEAD and GET end within their deadline, ask with nothing else, take no half
// page, and cost little memory. The names in the tables include the behaviour cases of ssrf.jsonl.
import type { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseFetchAllow } from '../../src/platform/http-guard/fetch-allow.ts'
import { hostileServers as hostile } from '../../src/platform/http-guard/testing/hostile-answers.ts'
import { type LocalServer, serveRaw } from '../../src/platform/http-guard/testing/local-server.ts'
import type { PageFetch } from '../../src/citations/ports.ts'
import { createWeb } from '../../src/platform/http-guard/web.ts'

const DEADLINE_MS = 3_000
/** What a busy machine may take beyond. Who is not ended at the deadline drips without end, or for minutes. */
const GRACE_MS = 15_000

function told(page: PageFetch): string {
  switch (page.kind) {
    case 'page':
      return `page ${page.bytes.length}`
    case 'unreachable':
      return `unreachable ${page.status}`
    case 'unsupported':
      return `unsupported ${page.why}`
    case 'unchanged':
      return 'unchanged'
  }
}

describe('hostile servers', () => {
  const requests: string[] = []
  const servers = new Map<string, LocalServer>()
  const strangers: unknown[] = []
  const note = (error: unknown): void => void strangers.push(error)

  beforeAll(async () => {
    process.on('uncaughtException', note)
    for (const [name, { answer }] of Object.entries(hostile)) {
      const serve = (socket: Socket, request: string): void => {
        requests.push(request)
        answer(socket, request)
      }
      servers.set(name, await serveRaw(serve))
    }
  })

  afterAll(async () => {
    process.off('uncaughtException', note)
    await Promise.all([...servers.values()].map((server) => server.close()))
  })

  const outcomes = new Map<string, { head: string; page: string; ms: number }>()
  let grownBytes = 0

  beforeAll(async () => {
    const pairs = [...servers.values()].map(({ port }) => `*.localhost:${port}`).join(',')
    const web = createWeb({ allow: parseFetchAllow(pairs) })
    const before = process.memoryUsage().rss
    const checks = Object.keys(hostile).map(async (name, i) => {
      const started = performance.now()
      const url = `http://h${i}.localhost:${servers.get(name)?.port}/`
      const [[result], page] = await Promise.all([
        web.head([url], { tenant: name }),
        web.page(url, { tenant: name }),
      ])
      const head = `${result?.class} ${result?.status}`
      outcomes.set(name, { head, page: told(page), ms: performance.now() - started })
    })
    await Promise.all(checks)
    grownBytes = process.memoryUsage().rss - before
    await web.close()
  })

  it.each(Object.entries(hostile))('one that %s', (name, { head, page }) => {
    const outcome = outcomes.get(name)
    expect({ head: outcome?.head, page: outcome?.page }).toEqual({ head, page })
    expect(outcome?.ms).toBeLessThan(DEADLINE_MS + GRACE_MS)
  })

  it('does not listen to interim answers for long', async () => {
    const port = servers.get('sends 103 without end')?.port
    // why an hour: nothing but their number ends it
    const web = createWeb({ allow: parseFetchAllow(`*.localhost:${port}`), totalMs: 3_600_000 })
    const [result] = await web.head([`http://a.localhost:${port}/`], { tenant: 't' })
    expect(result).toMatchObject({ class: 'fail', status: null })
    await web.close()
  })

  it('see HEAD, GET and nothing else, and no cookie', () => {
    expect(requests.length).toBeGreaterThanOrEqual(Object.keys(hostile).length)
    for (const request of requests) {
      expect(request).toMatch(/^(?:HEAD|GET) \//)
      expect(request).not.toMatch(/cookie|authorization/i)
    }
  })

  it('neither throws behind our back nor fills the memory', () => {
    expect(strangers).toEqual([])
    expect(grownBytes).toBeLessThan(256 * 1_024 * 1_024)
  })

  it('cannot outlast the deadline with names that never resolve', async () => {
    const slowDns = createWeb({ allow: parseFetchAllow(''), lookup: () => undefined })
    const started = performance.now()
    const urls = Array.from({ length: 8 }, (_, i) => `https://slow${i}.example.com/`)
    const [results, page] = await Promise.all([
      slowDns.head(urls, { tenant: 't' }),
      slowDns.page('https://slow.example.com/', { tenant: 'u' }),
    ])
    expect(page).toEqual({ kind: 'unreachable', status: null })
    expect(results.every((result) => result.class === 'fail' && result.status === null)).toBe(true)
    expect(performance.now() - started).toBeLessThan(DEADLINE_MS + GRACE_MS)
    await slowDns.close()
  })
})
