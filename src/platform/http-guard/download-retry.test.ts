// When a download is tried again, when it gives up, and how it is stopped.
import { createHash } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ETAG, openScene, publish, say, type Scene } from './testing/publisher.ts'

let scene: Scene
beforeEach(async () => {
  scene = await openScene({ attempts: 3 })
})
afterEach(() => scene.close())

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
const ranges = (): (string | string[] | undefined)[] => scene.asked.map(({ headers }) => headers.range)
const whole = (): object => ({
  kind: 'saved',
  bytes: scene.file.content.length,
  sha256: sha256(scene.file.content),
})

describe('download: another try', () => {
  it('waits as long as Retry-After asks, on 429 and 503, in seconds and as a date', async () => {
    const date = 'Fri, 20 Nov 2026 10:00:00 GMT'
    const later = 'Fri, 20 Nov 2026 10:00:45 GMT'
    scene.answers.push(say(429, { 'retry-after': '17' }), say(503, { date, 'retry-after': later }))
    expect(await scene.download()).toMatchObject(whole())
    expect(scene.slept).toEqual([17_000, 45_000])
  })

  it('holds every other download of the group back for as long', async () => {
    const busy = say(429, { 'retry-after': '17' })
    scene.answers.push(busy, busy, busy)
    expect(await scene.download()).toMatchObject({ kind: 'refused', retryable: true, status: 429 })
    expect(scene.slept).toEqual([17_000, 17_000])
    await scene.download({ rateLimit: { group: 'another', perSecond: 1 } })
    expect(scene.slept).toEqual([17_000, 17_000])
    await scene.download()
    expect(scene.slept).toEqual([17_000, 17_000, 17_000])
  })

  it('is left to another day when Retry-After asks for more than 15 minutes', async () => {
    scene.answers.push(say(429, { 'retry-after': '901' }))
    const host = `a.localhost:${scene.server.port}`
    expect(await scene.download()).toEqual({
      kind: 'refused',
      reason: `${host} answered 429 and asks to wait 16 minutes`,
      retryable: true,
      status: 429,
    })
    expect(scene.slept).toEqual([])
  })

  it('waits twice as long each time otherwise, and gives up after the last attempt', async () => {
    scene.answers.push(say(500), say(502), say(504))
    const host = `a.localhost:${scene.server.port}`
    expect(await scene.download()).toEqual({
      kind: 'refused',
      reason: `${host} answered 504: it is busy or broken; given up after 3 attempts`,
      retryable: true,
      status: 504,
    })
    expect(scene.slept).toEqual([3_000, 6_000])
  })

  it('asks over a new connection when the kept one is dead', async () => {
    await scene.download()
    scene.answers.push((request) => request.socket.destroy())
    expect(await scene.download()).toMatchObject(whole())
    expect(scene.slept).toEqual([])
    expect(scene.server.connections()).toBe(2)
  })
})

describe('download: silence', () => {
  const headersOnly: RequestListener = (_request, response) => response.flushHeaders()
  let hasty: Scene
  beforeEach(async () => {
    hasty = await openScene({ attempts: 3, firstByteMs: 400, idleMs: 400 })
  })
  afterEach(() => hasty.close())

  it('before the first byte is borne so long and no longer, though the headers came in time', async () => {
    hasty.answers.push(() => undefined, headersOnly, headersOnly)
    const host = `a.localhost:${hasty.server.port}`
    expect(await hasty.download()).toEqual({
      kind: 'refused',
      reason: `${host} did not send the first byte within 0.4 s; given up after 3 attempts`,
      retryable: true,
    })
    expect(hasty.asked).toHaveLength(3)
    expect(await hasty.download()).toMatchObject({ kind: 'saved' })
  })

  it('in the middle ends the attempt, and the next one continues', async () => {
    hasty.answers.push((_request, response) => {
      response.writeHead(200, { etag: ETAG, 'content-length': hasty.file.content.length })
      response.write(hasty.file.content.subarray(0, 50_000))
    })
    expect(await hasty.download()).toMatchObject({ kind: 'saved', sha256: sha256(hasty.file.content) })
    expect(hasty.asked.map(({ headers }) => headers.range)).toEqual([undefined, 'bytes=50000-'])
  })

  it('is no silence while bytes come, however slowly', async () => {
    hasty.answers.push((_request, response) => {
      let left = 10
      const timer = setInterval(() => {
        left -= 1
        if (left > 0) response.write('drop\n')
        else clearInterval(timer)
        if (left === 0) response.end()
      }, 100)
    })
    expect(await hasty.download()).toMatchObject({ kind: 'saved', bytes: 45 })
    expect(hasty.asked).toHaveLength(1)
  })
})

describe('download: stopped', () => {
  it('ends with the signal and keeps the part', async () => {
    const stop = new AbortController()
    scene.answers.push((_request, response) => {
      response.writeHead(200, { etag: ETAG, 'content-length': scene.file.content.length })
      response.write(scene.file.content.subarray(0, 70_000))
    })
    const onProgress = (bytes: number): void => void (bytes === 70_000 && stop.abort())
    expect(await scene.download({}, { signal: stop.signal, onProgress })).toEqual({
      kind: 'refused',
      reason: 'the download was stopped',
      retryable: true,
    })
    expect(await scene.download()).toMatchObject(whole())
    expect(ranges()).toEqual([undefined, 'bytes=70000-'])
  })

  it('ends before the first byte too, and with the downloader', async () => {
    const stopped = { kind: 'refused', reason: 'the download was stopped', retryable: true }
    expect(await scene.download({}, { signal: AbortSignal.abort() })).toEqual(stopped)
    scene.answers.push(() => setImmediate(() => scene.downloader.close()))
    expect(await scene.download()).toEqual(stopped)
    scene.answers.push(publish(scene.file))
    expect(await scene.download()).toEqual(stopped)
  })
})
