// What a download asks, takes and refuses, against a server that speaks HTTP.
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ETAG, LAST_MODIFIED, openScene, say, type Scene } from './testing/publisher.ts'

let scene: Scene
beforeEach(async () => {
  scene = await openScene({ attempts: 3 })
})
afterEach(() => scene.close())

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

describe('download: the file', () => {
  it('is saved whole, with its hash, its validators and the host that sent it', async () => {
    const seen: (readonly [number, number | undefined])[] = []
    const outcome = await scene.download({}, { onProgress: (bytes, total) => void seen.push([bytes, total]) })
    expect(outcome).toEqual({
      kind: 'saved',
      path: scene.target,
      bytes: 200_000,
      sha256: sha256(scene.file.content),
      etag: ETAG,
      lastModified: LAST_MODIFIED,
      contentLength: 200_000,
      finalUrlHost: `a.localhost:${scene.server.port}`,
      status: 200,
    })
    expect(await scene.saved()).toEqual(scene.file.content)
    expect(await scene.files()).toEqual(['list.csv'])
    expect(seen.at(-1)).toEqual([200_000, 200_000])
    expect(seen.every(([bytes], i) => bytes > (seen[i - 1]?.[0] ?? 0))).toBe(true)
  })

  it('is asked for with the headers of the source, uncompressed unless they say otherwise', async () => {
    await scene.download({
      headers: { 'User-Agent': 'Us us@example.org', Range: 'bytes=5-', Host: 'x.example' },
    })
    const [asked] = scene.asked
    expect(asked?.headers).toEqual({
      host: `a.localhost:${scene.server.port}`,
      connection: 'keep-alive',
      'user-agent': 'Us us@example.org',
      accept: '*/*',
      'accept-encoding': 'identity',
    })
    expect(asked?.method).toBe('GET')
  })

  it('takes the place of an older one only when it is whole', async () => {
    await writeFile(scene.target, 'older')
    scene.answers.push(say(404))
    expect(await scene.download()).toMatchObject({ kind: 'refused', retryable: false, status: 404 })
    expect(String(await scene.saved())).toBe('older')
    await scene.download()
    expect(await scene.saved()).toEqual(scene.file.content)
  })

  it('goes over one connection with the next file of the publisher', async () => {
    await scene.download()
    await scene.download()
    expect(scene.server.connections()).toBe(1)
  })

  it('is not written by two downloads at once', async () => {
    const [one, other] = await Promise.all([scene.download(), scene.download()])
    expect([one.kind, other]).toEqual([
      'saved',
      { kind: 'refused', reason: `${scene.target} is being downloaded already`, retryable: true },
    ])
  })

  it('that cannot be written is an outcome, not a fault', async () => {
    await writeFile(scene.target, 'a file where a folder should be')
    const outcome = await scene.download({ target: `${scene.target}/list.csv` })
    expect(outcome).toMatchObject({ kind: 'refused', retryable: false })
    expect(outcome).toHaveProperty('reason', expect.stringMatching(/^the file cannot be written \(E/))
    expect(scene.asked).toEqual([])
  })
})

describe('download: a file that has not changed', () => {
  it('is not sent again (304 to If-None-Match and If-Modified-Since)', async () => {
    const previous = { etag: ETAG, lastModified: LAST_MODIFIED }
    expect(await scene.download({ previous })).toEqual({ kind: 'unchanged' })
    expect(scene.asked[0]?.headers).toMatchObject({
      'if-none-match': ETAG,
      'if-modified-since': LAST_MODIFIED,
    })
    expect(await scene.files()).toEqual([])
  })

  it('is sent when the validators are of another version', async () => {
    const previous = { etag: '"version-0"', lastModified: 'Thu, 19 Nov 2026 08:00:00 GMT' }
    expect(await scene.download({ previous })).toMatchObject({ kind: 'saved', etag: ETAG })
  })

  it('is told by HEAD where the publisher ignores conditions', async () => {
    const previous = { etag: ETAG, lastModified: LAST_MODIFIED, contentLength: 200_000 }
    expect(await scene.download({ previous, compareByHead: true })).toEqual({ kind: 'unchanged' })
    expect(scene.asked.map(({ method }) => method)).toEqual(['HEAD'])
    expect(scene.asked[0]?.headers).not.toHaveProperty('if-none-match')
  })

  it.each([
    ['another ETag', { etag: '"version-0"', lastModified: LAST_MODIFIED }],
    ['another date', { lastModified: 'Thu, 19 Nov 2026 08:00:00 GMT' }],
    ['another length', { lastModified: LAST_MODIFIED, contentLength: 199_999 }],
    ['nothing but the same length', { contentLength: 200_000 }],
  ])('is asked for when HEAD shows %s', async (_what, previous) => {
    expect(await scene.download({ previous, compareByHead: true })).toMatchObject({ kind: 'saved' })
    expect(scene.asked.at(-1)?.method).toBe('GET')
  })

  it('is asked for by GET when HEAD is not served', async () => {
    scene.answers.push(say(405))
    const previous = { etag: ETAG }
    expect(await scene.download({ previous, compareByHead: true })).toEqual({ kind: 'unchanged' })
    expect(scene.asked.map(({ method }) => method)).toEqual(['HEAD', 'GET'])
  })

  it('is no reason for a 304 that nobody asked for', async () => {
    scene.answers.push(say(304))
    expect(await scene.download()).toMatchObject({ kind: 'refused', retryable: false, status: 304 })
  })
})

describe('download: what is no file', () => {
  it.each([
    '<!DOCTYPE html><title>Please wait</title>',
    '\ufeff\n <HTML lang="en">',
    '<?xml version="1.0"?>\n<!-- busy --><!doctype HTML PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN">',
  ])('a web page with status 200 is refused: %j', async (page) => {
    scene.answers.push(say(200, { 'content-type': 'text/csv' }, page.padEnd(2_000)))
    const host = `a.localhost:${scene.server.port}`
    expect(await scene.download()).toEqual({
      kind: 'refused',
      reason:
        `${host} sent a web page instead of the file: it is busy, limits this address or has moved the file; ` +
        'try later and look at its page',
      retryable: true,
    })
    expect(scene.asked).toHaveLength(1)
    expect(await scene.files()).toEqual([])
  })

  it('a web page is taken where one is wanted, and a list that speaks of html further on', async () => {
    const page = '<!doctype html><p>x'
    scene.answers.push(say(200, {}, page), say(200, {}, 'name\n<html>\n'))
    const target = `${scene.target}.html`
    expect(await scene.download({ target })).toMatchObject({
      kind: 'saved',
      path: target,
      bytes: page.length,
    })
    expect(await scene.download()).toMatchObject({ kind: 'saved', bytes: 12 })
  })

  it('an empty answer is refused', async () => {
    scene.answers.push(say(200), say(200), say(200))
    expect(await scene.download()).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('sent an empty file'),
      retryable: true,
    })
  })

  it.each([
    [403, true],
    [404, false],
    [400, false],
    [501, false],
  ])('%i is refused at once (at another time: %s)', async (status, retryable) => {
    scene.answers.push(say(status))
    expect(await scene.download()).toMatchObject({ kind: 'refused', retryable, status })
    expect(scene.asked).toHaveLength(1)
  })
})
