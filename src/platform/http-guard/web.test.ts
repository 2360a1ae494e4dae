// head() against servers on loopback, reached through a listed pair.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseFetchAllow } from './fetch-allow.ts'
import { serveRaw } from './testing/local-server.ts'
import { openScene, type Scene } from './testing/scene.ts'
import { createWeb, WebOverloaded } from './web.ts'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
beforeEach(() => scene.reset())
afterAll(() => scene.close())

describe('head: classes (Q-15)', () => {
  const classes: Readonly<Record<string, readonly number[]>> = {
    ok: [200, 201, 204, 206, 226, 299, 300, 304, 305, 399],
    restricted: [401, 403, 405, 406, 429, 451, 999],
    fail: [400, 402, 404, 407, 408, 410, 418, 422, 428, 499, 500, 501, 503, 520, 599, 600, 998],
  }
  for (const [expected, statuses] of Object.entries(classes))
    it.each(statuses)(`${expected} for %i`, async (status) => {
      expect(await scene.head(scene.at(`/status/${status}`))).toBe(`${expected} ${status}`)
    })

  it.each([301, 302, 303, 307, 308])('ok for %i without a Location', async (status) => {
    expect(await scene.head(scene.at(`/status/${status}`))).toBe(`ok ${status}`)
  })

  it('passes over interim answers', async () => {
    expect(await scene.head(scene.at('/hints'))).toBe('ok 200')
  })

  it('P-1 asks once more with GET where HEAD is answered with an error, and takes its status', async () => {
    await scene.web.head([scene.at('/'), scene.at('/status/405'), scene.at('/status/501')], { tenant: 't' })
    expect(scene.lines.toSorted()).toEqual([
      'GET /status/501',
      'HEAD /',
      'HEAD /status/405',
      'HEAD /status/501',
    ])
    expect(await scene.head(scene.at('/head-only/404'))).toBe('ok 200')
    expect(await scene.head(scene.at('/head-only/503'))).toBe('ok 200')
  })

  it('never sends cookies, credentials or a wish for compression', async () => {
    await scene.web.head([scene.at('/'), scene.at('/status/405'), scene.at('/status/501'), scene.to('/x')], {
      tenant: 't',
    })
    expect(scene.headers).toContain('assay-link-check/1')
    expect(scene.headers).toContain('identity')
    for (const unwanted of ['cookie', 'authorization', 'referer'])
      expect(scene.headers).not.toContain(unwanted)
  })
})

describe('head: failures look alike', () => {
  it('tells a refused text from everything else, inside only', async () => {
    const urls = [
      'http://10.0.0.1/',
      'http://nowhere.example/',
      `https://a.localhost:${scene.untrusted.port}/`,
    ]
    const results = await scene.web.head(urls, { tenant: 't' })
    expect(results.map(({ class: kind, status, reason }) => [kind, status, reason])).toEqual([
      ['fail', null, 'source_url_refused'],
      ['fail', null, 'source_unreachable'],
      ['fail', null, 'source_unreachable'],
    ])
  })

  it('answers in the order given, asks a repeated URL once, and takes no URL at all', async () => {
    const results = await scene.web.head([scene.at('/1'), scene.at('/status/404'), scene.at('/1')], {
      tenant: 't',
    })
    expect(results.map(({ url }) => url)).toEqual([scene.at('/1'), scene.at('/status/404'), scene.at('/1')])
    expect(scene.lines.toSorted()).toEqual(['GET /status/404', 'HEAD /1', 'HEAD /status/404'])
    expect(await scene.web.head([], { tenant: 't' })).toEqual([])
  })

  it('ends with the signal', async () => {
    const silent = await serveRaw(() => undefined)
    // why an hour: only the signal and the closing end a call before it
    const other = createWeb({ allow: parseFetchAllow(`127.0.0.1:${silent.port}`), totalMs: 3_600_000 })
    const url = `http://127.0.0.1:${silent.port}/`
    const [result] = await other.head([url], { tenant: 't', signal: AbortSignal.timeout(50) })
    expect(result).toMatchObject({ class: 'fail', status: null })
    await expect(other.head([url], { tenant: 't', signal: AbortSignal.abort() })).rejects.toThrow(
      WebOverloaded,
    )
    const closing = other.head([url], { tenant: 't' })
    await expect.poll(() => silent.connections()).toBe(2)
    await other.close()
    expect((await closing)[0]?.class).toBe('fail')
    await expect(other.head([url], { tenant: 't' })).rejects.toThrow(WebOverloaded)
    await silent.close()
  })

  it('says whether a pair is listed', () => {
    expect(scene.web.exempt(new URL(scene.at('/')))).toBe(true)
    expect(scene.web.exempt(new URL('http://example.com/'))).toBe(false)
  })
})
