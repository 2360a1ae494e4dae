// page() against servers on loopback: the whole page or nothing of it, within the limits of tenant, host and time.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PageFetch } from '../../citations/ports.ts'
import { parseFetchAllow } from './fetch-allow.ts'
import { serveHttp, serveRaw } from './testing/local-server.ts'
import { openScene, type Scene } from './testing/scene.ts'
import { createWeb, WebOverloaded } from './web.ts'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
beforeEach(() => scene.reset())
afterAll(() => scene.close())

const get = (url: string): Promise<PageFetch> => scene.web.page(url, { tenant: 't' })

describe('page: what it gives', () => {
  it('the bytes as they were sent, with their type and version, asked for without cookies or compression', async () => {
    const bytes = Buffer.from([0xff, 0x00, 0x3c, 0x70, 0x3e])
    const headers = {
      'content-type': 'text/html; charset=iso-8859-1',
      etag: 'W/"7"',
      'last-modified': 'Fri, 20 Nov 2026 08:00:00 GMT',
      'set-cookie': 'a=b',
    }
    const asked: string[][] = []
    const server = await serveHttp((request, response) => {
      asked.push([request.method ?? '', ...request.rawHeaders])
      response.writeHead(request.url === '/proxied' ? 203 : 200, headers).end(bytes)
    })
    const about = 'https://assay.example.org/docs/'
    const web = createWeb({ allow: parseFetchAllow(`a.localhost:${server.port}`), about })
    const first = await web.page(`http://a.localhost:${server.port}/`, { tenant: 't' })
    const second = await web.page(`http://a.localhost:${server.port}/proxied`, { tenant: 't' })
    const page = {
      kind: 'page',
      bytes: new Uint8Array(bytes),
      contentType: 'text/html; charset=iso-8859-1',
      etag: 'W/"7"',
      lastModified: 'Fri, 20 Nov 2026 08:00:00 GMT',
    }
    const urls = ['/', '/proxied'].map((path) => `http://a.localhost:${server.port}${path}`)
    expect([first, second]).toStrictEqual([
      { ...page, status: 200, finalUrl: urls[0] },
      { ...page, status: 203, finalUrl: urls[1] },
    ])
    expect(asked[1]).toEqual(asked[0])
    expect(asked[0]).toEqual([
      'GET',
      'host',
      `a.localhost:${server.port}`,
      'connection',
      'keep-alive',
      'user-agent',
      `assay-citation-check/1 (looks up quotes that cite this page; +${about})`,
      'accept',
      expect.stringContaining(
        'text/html,application/xhtml+xml,application/pdf,application/json,text/markdown',
      ),
      'accept-encoding',
      'identity',
    ])
    await web.close()
    await server.close()
  })

  it('nothing where the page is still the version that is known', async () => {
    const version = { etag: '"7"', lastModified: 'Fri, 20 Nov 2026 08:00:00 GMT' }
    const server = await serveHttp((request, response) => {
      const same =
        request.headers['if-none-match'] === '"7"' ||
        request.headers['if-modified-since'] === version.lastModified
      response.writeHead(same ? 304 : 200, { etag: '"7"' }).end(same ? '' : 'new')
    })
    const web = createWeb({ allow: parseFetchAllow(`a.localhost:${server.port}`) })
    const ask = (known: object): Promise<PageFetch> =>
      web.page(`http://a.localhost:${server.port}/`, { tenant: 't', ...known })
    expect(await ask(version)).toEqual({ kind: 'unchanged' })
    expect(await ask({ lastModified: version.lastModified })).toEqual({ kind: 'unchanged' })
    expect(await ask({ etag: '"6"' })).toMatchObject({ kind: 'page', etag: '"7"' })
    expect(await ask({})).toMatchObject({ kind: 'page', contentType: '' })
    expect(await ask({ etag: 'no\r\nheader: of ours' })).toEqual({ kind: 'unreachable', status: null })
    await web.close()
    await server.close()
  })

  it.each([201, 204, 206, 300, 301, 304, 400, 401, 403, 404, 410, 429, 451, 500, 503, 999])(
    'only its status for %i',
    async (status) => {
      expect(await get(scene.at(`/status/${status}`))).toStrictEqual({ kind: 'unreachable', status })
    },
  )
})

describe('page: redirects', () => {
  it('follows three and fails at the fourth, in a circle, and from https to http', async () => {
    expect(await get(scene.at('/chain/3'))).toMatchObject({ kind: 'page', finalUrl: scene.at('/chain/0') })
    expect(await get(scene.at('/chain/4'))).toStrictEqual({ kind: 'unreachable', status: 308 })
    expect(await get(scene.at('/same'))).toStrictEqual({ kind: 'unreachable', status: 301 })
    expect(await get(scene.to(scene.secureAt('/')))).toMatchObject({ kind: 'page' })
    scene.reset()
    const down = scene.secureAt(`/to?${encodeURIComponent(scene.at('/plain'))}`)
    expect(await get(down)).toStrictEqual({ kind: 'unreachable', status: 302 })
    expect(scene.lines).toHaveLength(1)
  })

  it('reads all of 40 pages at once that redirect, though they are four times as much work as one has time', async () => {
    const slow = await serveHttp(({ url }, response) => {
      const headers = url === '/' ? { location: `http://b.localhost:${slow.port}/there` } : {}
      setTimeout(() => response.writeHead(url === '/' ? 302 : 200, headers).end(), 100)
    })
    const web = createWeb({ allow: parseFetchAllow(`*.localhost:${slow.port}`), totalMs: 2_000 })
    const pages = Array.from({ length: 40 }, (_, i) =>
      web.page(`http://a${i}.localhost:${slow.port}/`, { tenant: 't' }),
    )
    expect((await Promise.all(pages)).map(({ kind }) => kind)).toEqual(pages.map(() => 'page'))
    await web.close()
    await slow.close()
  })
})

describe('page: turns and time', () => {
  it('shares the 4 of a tenant and the 2 of a host with the link checks', async () => {
    const most = { tenant: 0, host: 0 }
    const perHost = new Map<string, number>()
    let inFlight = 0
    const slow = await serveHttp((request, response) => {
      const host = request.headers.host ?? ''
      const count = (by: number): void => {
        inFlight += by
        perHost.set(host, (perHost.get(host) ?? 0) + by)
      }
      count(1)
      most.tenant = Math.max(most.tenant, inFlight)
      most.host = Math.max(most.host, perHost.get(host) ?? 0)
      setTimeout(() => {
        count(-1)
        response.end()
      }, 10)
    })
    const web = createWeb({ allow: parseFetchAllow(`*.localhost:${slow.port}`) })
    const work = Array.from({ length: 60 }, (_, i) => {
      const url = `http://h${i % 7}.localhost:${slow.port}/${i}`
      return i % 2 === 0 ? web.head([url], { tenant: 't' }) : web.page(url, { tenant: 't' })
    })
    await Promise.all(work)
    expect(most).toEqual({ tenant: 4, host: 2 })
    await web.close()
    await slow.close()
  })

  it('says overloaded of a page whose turn did not come, and of one too many', async () => {
    const silent = await serveRaw(() => undefined)
    const allow = parseFetchAllow(`*.localhost:${silent.port}`)
    const web = createWeb({ allow, totalMs: 400, maxWaitMs: 100, maxQueued: 1 })
    const ask = (): Promise<PageFetch> => web.page(`http://x.localhost:${silent.port}/`, { tenant: 't' })
    const holding = [ask(), ask()]
    const waiting = ask()
    await expect(ask()).rejects.toThrow(WebOverloaded)
    await expect(waiting).rejects.toThrow(WebOverloaded)
    expect(await Promise.all(holding)).toEqual(holding.map(() => ({ kind: 'unreachable', status: null })))
    await web.close()
    await silent.close()
  })

  it('asks a dead host three times at most for one call, so that it costs no other page its turn', async () => {
    const silent = await serveRaw(() => undefined)
    const alive = await serveHttp((_request, response) => void response.end('here'))
    const allow = parseFetchAllow(`*.localhost:${silent.port},*.localhost:${alive.port}`)
    const web = createWeb({ allow, totalMs: 1_000, maxWaitMs: 15_000 })
    const options = { tenant: 't', silent: new Map<string, number>() }
    const dead = Array.from({ length: 25 }, (_, i) =>
      web.page(`http://dead.localhost:${silent.port}/${i}`, options),
    )
    const other = web.page(`http://b.localhost:${alive.port}/`, options)
    expect(await Promise.all(dead)).toEqual(dead.map(() => ({ kind: 'unreachable', status: null })))
    expect(silent.connections()).toBeLessThanOrEqual(3)
    expect(await other).toMatchObject({ kind: 'page' })
    await web.close()
    await silent.close()
    await alive.close()
  })

  it('goes on asking a host that answers some, whatever another site or a refused text of its name came to', async () => {
    const moody = await serveHttp(({ url }, response) => {
      if (url !== '/never') response.writeHead(url === '/gone' ? 404 : 200).end('here')
    })
    const web = createWeb({ allow: parseFetchAllow(`*.localhost:${moody.port}`), totalMs: 1_000 })
    const at = `a.localhost:${moody.port}`
    const options = { tenant: 't', silent: new Map<string, number>() }
    const kinds: string[] = []
    for (const url of ['/never', '/gone', '/never', '/here', '//', '/a b', '/c d', '/here'])
      kinds.push((await web.page(`http://${at}${url}`, options)).kind)
    const no = 'unreachable'
    expect(kinds).toEqual([no, no, no, 'page', 'page', no, no, 'page'])
    await web.close()
    await moody.close()
  })

  it('ends with the signal and with the web, in the middle of a body', async () => {
    let gone = 0
    const dripping = await serveRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf')
      socket.on('close', () => (gone += 1))
    })
    // why an hour: only the signal and the closing end a call before it
    const web = createWeb({ allow: parseFetchAllow(`*.localhost:${dripping.port}`), totalMs: 3_600_000 })
    const url = `http://x.localhost:${dripping.port}/`
    const leaving = new AbortController()
    const unreachable = { kind: 'unreachable', status: null }
    const left = web.page(url, { tenant: 't', signal: leaving.signal })
    await expect.poll(() => dripping.connections()).toBe(1)
    leaving.abort()
    expect(await left).toEqual(unreachable)
    const closing = web.page(url, { tenant: 't' })
    await expect.poll(() => dripping.connections()).toBe(2)
    await web.close()
    expect(await closing).toEqual(unreachable)
    await expect.poll(() => gone).toBe(2)
    await dripping.close()
  })
})

describe('page: connections', () => {
  const whole = 'HTTP/1.1 200 OK\r\nConnection: keep-alive\r\nContent-Length: 2\r\n\r\nhi'

  it.each([
    ['a whole answer', true, whole],
    ['an answer with another behind it', false, `${whole}${whole}`],
    ['more than was announced', false, `${whole}!`],
    ['an answer whose body was not wanted', false, whole.replace('200', '404')],
    ['a redirect with a body', false, whole.replace('200 OK', '302 Found\r\nLocation: /same')],
    ['a compressed answer', false, whole.replace('Content', 'Content-Encoding: br\r\nContent')],
    ['half an answer', false, whole.replace('Content-Length: 2', 'Content-Length: 3')],
    ['a whole answer that closes', false, whole.replace('keep-alive', 'close')],
  ])('after %s: used again is %s', async (_what, reused, answer) => {
    const server = await serveRaw((socket) => {
      socket.write(answer)
      socket.on('data', () => socket.write(answer))
    })
    const web = createWeb({ allow: parseFetchAllow(`*.localhost:${server.port}`), totalMs: 1_000 })
    const url = `http://a.localhost:${server.port}/same`
    const first = await web.page(url, { tenant: 't' })
    await sleep(20)
    expect(await web.page(url, { tenant: 't' })).toEqual(first)
    expect(server.connections()).toBe(reused ? 1 : 2)
    await web.page(url, { tenant: 'another' })
    expect(server.connections()).toBe(reused ? 2 : 3)
    await web.close()
    await server.close()
  })
})
