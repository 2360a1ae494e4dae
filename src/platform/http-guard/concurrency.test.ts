// How much head() does at a time (guard step 7), as measured by the servers.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseFetchAllow } from './fetch-allow.ts'
import { serveHttp, serveRaw } from './testing/local-server.ts'
import { openScene, type Scene } from './testing/scene.ts'
import { WebOverloaded, createWeb } from './web.ts'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
beforeEach(() => scene.reset())
afterAll(() => scene.close())

describe('head: concurrency', () => {
  it('keeps to 4 per tenant and 2 per host over 120 calls at once, and all are answered', async () => {
    const perHost = new Map<string, number>()
    let inFlight = 0
    const most = { tenant: 0, host: 0 }
    const slow = await serveHttp((request, response) => {
      const host = request.headers.host ?? ''
      inFlight += 1
      perHost.set(host, (perHost.get(host) ?? 0) + 1)
      most.tenant = Math.max(most.tenant, inFlight)
      most.host = Math.max(most.host, perHost.get(host) ?? 0)
      setTimeout(() => {
        inFlight -= 1
        perHost.set(host, (perHost.get(host) ?? 0) - 1)
        response.end()
      }, 10)
    })
    const other = createWeb({ allow: parseFetchAllow(`*.localhost:${slow.port}`) })
    const calls = Array.from({ length: 120 }, (_, i) =>
      other.head([`http://h${i % 40}.localhost:${slow.port}/${i}`], { tenant: 'one' }),
    )
    const classes = (await Promise.all(calls)).map(([result]) => result?.class)
    expect(new Set(classes)).toEqual(new Set(['ok']))
    expect(most.tenant).toBe(4)
    expect(most.host).toBeLessThanOrEqual(2)

    most.host = 0
    const sameHost = Array.from({ length: 20 }, (_, i) => `http://same.localhost:${slow.port}/${i}`)
    await Promise.all(sameHost.map((url, i) => other.head([url], { tenant: `t${i}` })))
    expect(most.host).toBe(2)
    await other.close()
    await slow.close()
  })

  it('answers for the other hosts of a tenant while one host is silent', async () => {
    const silent = await serveRaw(() => undefined)
    const other = createWeb({
      allow: parseFetchAllow(`*.localhost:${silent.port},*.localhost:${scene.plain.port}`),
      totalMs: 1_500,
    })
    const stuck = Array.from({ length: 10 }, (_, i) => `http://stuck.localhost:${silent.port}/${i}`)
    const fine = Array.from({ length: 10 }, (_, i) => `http://fine${i}.localhost:${scene.plain.port}/`)
    const results = await other.head([...stuck, ...fine], { tenant: 't' })
    const classOf = new Map(results.map((result) => [result.url, result.class]))
    expect(fine.map((url) => classOf.get(url))).toEqual(fine.map(() => 'ok'))
    expect(stuck.map((url) => classOf.get(url)).filter((found) => found !== undefined)).toEqual([
      'fail',
      'fail',
    ])
    expect(silent.connections()).toBe(2)
    await other.close()
    await silent.close()
  })

  it('refuses none of 100 calls at once because they wait: pages of 150 ms, 4 at a time, are 4 seconds of work', async () => {
    const slow = await serveHttp((_request, response) => void setTimeout(() => response.end(), 150))
    const other = createWeb({ allow: parseFetchAllow(`*.localhost:${slow.port}`) })
    const calls = Array.from({ length: 100 }, (_, i) =>
      other.head([`http://h${i}.localhost:${slow.port}/`], { tenant: 'one' }),
    )
    const classes = (await Promise.all(calls)).map(([result]) => result?.class)
    expect(classes).toEqual(classes.map(() => 'ok'))
    await other.close()
    await slow.close()
  })

  it('says overloaded, never unreachable, of a page whose turn did not come', async () => {
    const silent = await serveRaw(() => undefined)
    const other = createWeb({
      allow: parseFetchAllow(`*.localhost:${silent.port}`),
      totalMs: 400,
      maxWaitMs: 100,
    })
    const holding = [1, 2].map((i) => other.head([`http://x.localhost:${silent.port}/${i}`], { tenant: 't' }))
    await expect(other.head([`http://x.localhost:${silent.port}/3`], { tenant: 't' })).rejects.toThrow(
      WebOverloaded,
    )
    expect((await Promise.all(holding)).flat().map((result) => result.class)).toEqual(['fail', 'fail'])
    await other.close()
    await silent.close()
  })

  it('refuses to queue without end', async () => {
    const silent = await serveRaw(() => undefined)
    const other = createWeb({
      allow: parseFetchAllow(`*.localhost:${silent.port}`),
      totalMs: 300,
      maxQueued: 10,
    })
    const urls = Array.from({ length: 10 }, (_, i) => `http://x.localhost:${silent.port}/${i}`)
    const waiting = other.head(urls, { tenant: 't' })
    await expect(other.head(urls.slice(0, 3), { tenant: 'u' })).rejects.toThrow(WebOverloaded)
    expect((await waiting).every((result) => result.class === 'fail')).toBe(true)
    expect((await other.head(urls, { tenant: 'u' })).map((result) => result.class)).toEqual(['fail', 'fail'])
    await other.close()
    await silent.close()
  })
})
