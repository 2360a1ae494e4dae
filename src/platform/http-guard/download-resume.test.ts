// A download that broke off: what is kept of it and what is continued.
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ETAG, LAST_MODIFIED, linesOf, openScene, say, type Scene } from './testing/publisher.ts'

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

/** Three attempts that break off after so many bytes each. */
async function leavePart(bytes: number): Promise<void> {
  scene.answers.push(scene.breakOff(bytes), say(503), say(503))
  expect(await scene.download()).toMatchObject({ kind: 'refused', retryable: true })
  expect(await scene.files()).toEqual(['list.csv.part', 'list.csv.part.json'])
  scene.asked.length = 0
}

describe('download: resume', () => {
  it('continues in the same call after a dropped connection, with Range and If-Range', async () => {
    scene.answers.push(scene.breakOff(120_000))
    const seen: number[] = []
    const outcome = await scene.download({}, { onProgress: (bytes) => void seen.push(bytes) })
    // The date is of the first answer: one with a part of the file need not repeat it.
    const version = { etag: ETAG, lastModified: LAST_MODIFIED, contentLength: 200_000 }
    expect(outcome).toMatchObject({ ...whole(), ...version, status: 206 })
    expect(ranges()).toEqual([undefined, 'bytes=120000-'])
    expect(scene.asked[1]?.headers['if-range']).toBe(ETAG)
    expect(await scene.saved()).toEqual(scene.file.content)
    expect(await scene.files()).toEqual(['list.csv'])
    expect(seen).toContain(120_000)
    expect(seen.at(-1)).toBe(200_000)
  })

  it('says truncated when every attempt is, keeps the part, and continues in a later call', async () => {
    const short = scene.breakOff(50_000)
    scene.answers.push(short, short, short)
    const outcome = await scene.download()
    expect(outcome).toMatchObject({ kind: 'refused', retryable: true })
    expect(outcome).toHaveProperty(
      'reason',
      expect.stringMatching(/no whole answer \(.+\); given up after 3 attempts/),
    )
    expect(ranges()).toEqual([undefined, 'bytes=50000-', 'bytes=50000-'])
    expect(await scene.files()).toEqual(['list.csv.part', 'list.csv.part.json'])
    expect(await scene.download()).toMatchObject(whole())
    expect(ranges().at(-1)).toBe('bytes=50000-')
  })

  it('starts anew when the file has changed meanwhile', async () => {
    await leavePart(50_000)
    scene.file.content = linesOf(90_000).reverse()
    scene.file.etag = '"version-2"'
    expect(await scene.download()).toMatchObject({ ...whole(), status: 200, etag: '"version-2"' })
    expect(ranges()).toEqual(['bytes=50000-'])
    expect(await scene.saved()).toEqual(scene.file.content)
  })

  it.each([
    ['of another place', { 'content-range': 'bytes 50001-199999/200000' }],
    ['of another length', { 'content-range': 'bytes 50000-199998/199999' }],
    ['of another version', { 'content-range': 'bytes 50000-199999/200000', etag: '"version-2"' }],
    ['without a place', {}],
  ])('starts anew after a part %s', async (_what, headers) => {
    await leavePart(50_000)
    scene.answers.push(say(206, { etag: ETAG, ...headers }, 'foreign'))
    expect(await scene.download()).toMatchObject(whole())
    expect(ranges()).toEqual(['bytes=50000-', undefined])
  })

  it('starts anew after 416', async () => {
    await leavePart(50_000)
    scene.answers.push(say(416, { 'content-range': 'bytes */200000' }))
    expect(await scene.download()).toMatchObject(whole())
    expect(ranges()).toEqual(['bytes=50000-', undefined])
  })

  it('keeps a part that a web page came instead of', async () => {
    await leavePart(50_000)
    scene.answers.push(say(200, {}, '<html>'))
    expect(await scene.download()).toMatchObject({ kind: 'refused' })
    expect(await scene.download()).toMatchObject(whole())
    expect(ranges()).toEqual(['bytes=50000-', 'bytes=50000-'])
  })

  it('asks for the last byte of a part that was whole', async () => {
    await leavePart(50_000)
    const note: object = JSON.parse(await readFile(`${scene.target}.part.json`, 'utf8'))
    await writeFile(`${scene.target}.part`, scene.file.content)
    await writeFile(`${scene.target}.part.json`, JSON.stringify({ ...note, bytes: 200_000 }))
    expect(await scene.download()).toMatchObject(whole())
    expect(ranges()).toEqual(['bytes=199999-'])
    expect(await scene.saved()).toEqual(scene.file.content)
  })

  it('trusts of a part only what was certainly on the disk', async () => {
    await leavePart(50_000)
    await writeFile(
      `${scene.target}.part`,
      Buffer.concat([scene.file.content.subarray(0, 50_000), Buffer.alloc(9)]),
    )
    expect(await scene.download()).toMatchObject(whole())
    expect(ranges()).toEqual(['bytes=50000-'])
    expect(await scene.saved()).toEqual(scene.file.content)
  })

  it.each([
    ['another URL', JSON.stringify({ url: 'https://example.com/', bytes: 9, ifRange: ETAG })],
    ['a part that is longer than it is', JSON.stringify({ url: '', bytes: 60_000, ifRange: ETAG })],
    ['no validator', JSON.stringify({ url: '', bytes: 9 })],
    ['wrong types', JSON.stringify({ url: '', bytes: '9', ifRange: ETAG })],
    ['half a text', '{"url":'],
  ])('starts anew when the note beside the part tells of %s', async (_what, note) => {
    await leavePart(50_000)
    await writeFile(`${scene.target}.part.json`, note.replace('"url":""', `"url":"${scene.at('/list.csv')}"`))
    expect(await scene.download()).toMatchObject(whole())
    expect(ranges()).toEqual([undefined])
  })

  it.each([
    ['a weak ETag', { etag: 'W/"1"', 'last-modified': 'Fri, 20 Nov 2026 08:00:00 GMT' }],
    ['no validator', {}],
    ['a date of just now', { 'last-modified': new Date().toUTCString() }],
  ])('keeps no part of a file with %s', async (_what, headers) => {
    const short = say(200, { ...headers, connection: 'close', 'content-length': '9000' }, 'x'.repeat(1_000))
    scene.answers.push(short, short, short)
    expect(await scene.download()).toMatchObject({ kind: 'refused', retryable: true })
    expect(ranges()).toEqual([undefined, undefined, undefined])
    expect(await scene.files()).toEqual([])
  })

  it('removes the part when the version at hand is still the newest', async () => {
    await leavePart(50_000)
    expect(await scene.download({ previous: { etag: ETAG } })).toEqual({ kind: 'unchanged' })
    expect(await scene.files()).toEqual([])
  })
})
