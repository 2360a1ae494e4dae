// How much a download takes, as it is sent and as it is unpacked.
import { createHash } from 'node:crypto'
import { deflateSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ETAG, openScene, say, type Scene } from './testing/publisher.ts'

let scene: Scene
beforeEach(async () => {
  scene = await openScene({ attempts: 3 })
})
afterEach(() => scene.close())

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

describe('download: size', () => {
  const maxBytes = 199_999

  it('is refused before the body where the answer announces too much', async () => {
    const outcome = await scene.download({ maxBytes })
    expect(outcome).toMatchObject({ kind: 'refused', retryable: false })
    expect(outcome).toHaveProperty('reason', expect.stringContaining('more than the 199999 bytes'))
    expect(await scene.files()).toEqual([])
  })

  it('is at most 16 GiB where nothing else is said', async () => {
    scene.answers.push(say(200, { 'content-length': String(16 * 1_024 ** 3 + 1) }, Buffer.alloc(1)))
    const outcome = await scene.download({})
    expect(outcome).toHaveProperty('reason', expect.stringContaining('more than the 17179869184 bytes'))
  })

  it('is refused on the way where it does not, and nothing stays behind', async () => {
    scene.answers.push((_request, response) => void response.end(scene.file.content))
    scene.answers.push((_request, response) => {
      response.setHeader('etag', ETAG)
      response.write(scene.file.content.subarray(0, 150_000))
      response.end(scene.file.content.subarray(150_000))
    })
    for (let i = 0; i < 2; i += 1) {
      expect(await scene.download({ maxBytes })).toMatchObject({ kind: 'refused', retryable: false })
    }
    expect(await scene.files()).toEqual([])
  })
})

describe('download: compressed transfer', () => {
  const headers = { 'User-Agent': 'x', 'Accept-Encoding': 'gzip, deflate' }

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
  ])('is asked for where the source says so, and undone (%s)', async (coding, compress) => {
    const body = compress(scene.file.content)
    scene.answers.push(say(200, { 'content-encoding': coding, 'content-length': String(body.length) }, body))
    expect(await scene.download({ headers })).toMatchObject({
      kind: 'saved',
      bytes: 200_000,
      sha256: sha256(scene.file.content),
      contentLength: body.length,
    })
    expect(scene.asked[0]?.headers['accept-encoding']).toBe('gzip, deflate')
    expect(await scene.saved()).toEqual(scene.file.content)
  })

  it('of zeros is refused long before it is unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1_048_576))
    let most = 0
    scene.answers.push(say(200, { 'content-encoding': 'gzip' }, bomb))
    const outcome = await scene.download({ headers }, { onProgress: (bytes) => void (most = bytes) })
    expect(outcome).toEqual({
      kind: 'refused',
      reason: 'the compressed file expands to more than 100 times its size',
      retryable: false,
    })
    expect(most).toBeLessThan(10 * 1_048_576)
    expect(await scene.files()).toEqual([])
  })

  it('counts its unpacked size, and hides no web page', async () => {
    const body = gzipSync(scene.file.content)
    scene.answers.push(say(200, { 'content-encoding': 'gzip' }, body))
    expect(await scene.download({ headers, maxBytes: 100_000 })).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('more than the 100000 bytes'),
    })
    scene.answers.push(say(200, { 'content-encoding': 'gzip' }, gzipSync('<html>')))
    expect(await scene.download({ headers })).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('web page'),
    })
  })

  it('that is cut off is asked for anew from its beginning', async () => {
    const body = gzipSync(scene.file.content)
    const cut = body.subarray(0, body.length / 2)
    scene.answers.push(say(200, { 'content-encoding': 'gzip', etag: ETAG }, cut))
    expect(await scene.download({ headers })).toMatchObject({
      kind: 'saved',
      sha256: sha256(scene.file.content),
    })
    expect(scene.asked.map((asked) => asked.headers.range)).toEqual([undefined, undefined])
  })

  it('in a coding that is not understood is refused', async () => {
    scene.answers.push(say(200, { 'content-encoding': 'br' }, 'xx'))
    expect(await scene.download({ headers })).toMatchObject({
      kind: 'refused',
      reason: 'the file came with the content encoding "br", which is not understood',
    })
  })
})
