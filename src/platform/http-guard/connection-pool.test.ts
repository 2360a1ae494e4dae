// Which connections are used again, and that every one is vetted, against servers on loopback.
import type { LookupFunction } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseFetchAllow } from './fetch-allow.ts'
import { trapConnections } from './testing/connect-trap.ts'
import { serveHttp, serveRaw } from './testing/local-server.ts'
import { openScene, type Scene } from './testing/scene.ts'
import { createWeb } from './web.ts'

const onePublic: LookupFunction = (_host, _options, callback) =>
  callback(null, [{ address: '1.1.1.1', family: 4 }])

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
beforeEach(() => scene.reset())
afterAll(() => scene.close())

describe('head: connections', () => {
  it('are used again by the same tenant and host, and by nobody else', async () => {
    const before = scene.plain.connections()
    for (let i = 0; i < 5; i += 1)
      await scene.head(`http://reuse.localhost:${scene.plain.port}/${i}`, 'first')
    expect(scene.plain.connections() - before).toBe(1)
    await scene.head(`http://reuse.localhost:${scene.plain.port}/`, 'second')
    await scene.head(`http://reuse2.localhost:${scene.plain.port}/`, 'first')
    expect(scene.plain.connections() - before).toBe(3)
  })

  it('are vetted anew when the server closed the old one', async () => {
    let first = true
    const lookup: LookupFunction = (_host, _options, callback) => {
      const answers = [{ address: first ? '93.184.216.34' : '127.0.0.1', family: 4 }]
      first = false
      process.nextTick(() => callback(null, answers))
    }
    const closing = await serveHttp((_request, response) =>
      response.writeHead(200, { connection: 'close' }).end(),
    )
    const trap = await trapConnections(() => closing.port)
    const rebound = createWeb({ allow: parseFetchAllow(''), lookup })
    const classes: (string | undefined)[] = []
    for (let i = 0; i < 3; i += 1) {
      const [result] = await rebound.head(['http://rebind.example.com/'], { tenant: 't' })
      classes.push(result?.class)
    }
    trap.restore()
    expect(classes).toEqual(['ok', 'fail', 'fail'])
    expect(trap.attempts).toEqual([{ address: '93.184.216.34', port: 80 }])
    await rebound.close()
    await closing.close()
  })

  it('survive a server that closes idle ones without a word, or sends a body after a HEAD', async () => {
    let requests = 0
    const rude = await serveRaw((socket) => {
      requests += 1
      socket.write('HTTP/1.1 200 OK\r\nConnection: keep-alive\r\nContent-Length: 5\r\n\r\n')
      socket.on('data', () => socket.destroy())
      setTimeout(() => socket.write('hello'), 5)
    })
    const other = createWeb({ allow: parseFetchAllow(`127.0.0.1:${rude.port}`) })
    for (let i = 0; i < 20; i += 1) {
      const [result] = await other.head([`http://127.0.0.1:${rude.port}/${i}`], { tenant: 't' })
      expect(result).toMatchObject({ class: 'ok', status: 200 })
      await sleep(i % 4 === 0 ? 10 : 0)
    }
    expect(requests).toBe(20)
    await other.close()
    await rude.close()
  })

  it('are closed at the deadline, in the middle of a TLS handshake too', async () => {
    let closed = 0
    const silent = await serveRaw((socket) => void socket.on('close', () => (closed += 1)))
    const other = createWeb({ allow: parseFetchAllow(`*.localhost:${silent.port}`), totalMs: 1_000 })
    const urls = [`https://a.localhost:${silent.port}/`, `http://b.localhost:${silent.port}/`]
    expect((await other.head(urls, { tenant: 't' })).every((result) => result.class === 'fail')).toBe(true)
    await expect.poll(() => ({ closed, opened: silent.connections() })).toEqual({ closed: 2, opened: 2 })
    await other.close()
    await silent.close()
  })

  it('lead to ::1 where that is listed', async () => {
    const six = await serveHttp((_request, response) => response.end(), '::1')
    const other = createWeb({ allow: parseFetchAllow(`[::1]:${six.port}`) })
    const [result] = await other.head([`http://[::1]:${six.port}/`], { tenant: 't' })
    expect(result).toMatchObject({ class: 'ok', status: 200 })
    await other.close()
    await six.close()
  })

  it('are tried with 4 addresses of each family, however many a name has', async () => {
    const answers = Array.from({ length: 300 }, (_, i) => [
      { address: `93.184.216.${i % 256}`, family: 4 },
      { address: `2606:4700::${i.toString(16)}`, family: 6 },
    ]).flat()
    const many: LookupFunction = (_host, _options, callback) => callback(null, answers)
    const gone = await serveRaw(() => undefined)
    await gone.close()
    const trap = await trapConnections(() => gone.port)
    const other = createWeb({ allow: parseFetchAllow(''), lookup: many })
    const page = await other.page('https://many.example.com/', { tenant: 't' })
    trap.restore()
    expect(page).toEqual({ kind: 'unreachable', status: null })
    expect(trap.attempts.filter(({ address }) => address.includes('.'))).toHaveLength(4)
    expect(trap.attempts).toHaveLength(8)
    await other.close()
  })

  it('are refused by their peer, whatever the lookup said', async () => {
    // Without the trap's disguise the socket tells its true peer, 127.0.0.1, for a public address.
    const trap = await trapConnections(() => scene.plain.port, { disguise: false })
    const other = createWeb({ allow: parseFetchAllow(''), lookup: onePublic })
    const [result] = await other.head(['http://example.com/'], { tenant: 't' })
    trap.restore()
    expect(trap.attempts).toHaveLength(1)
    expect(result).toMatchObject({ class: 'fail', status: null })
    expect(scene.lines).toEqual([])
    await other.close()
  })
})
