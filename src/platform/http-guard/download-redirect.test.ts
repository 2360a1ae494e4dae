// Redirects of a download: each hop is judged anew (guard step 4), and no signed URL is kept.
import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { trapConnections } from './testing/connect-trap.ts'
import { openScene, say, type Scene } from './testing/publisher.ts'

describe('download: redirects', () => {
  let scene: Scene
  beforeEach(async () => {
    scene = await openScene({ attempts: 2 })
  })
  afterEach(() => scene.close())
  const to = (location: string): RequestListener => say(302, { location })

  it('to another host are followed, and that host sees no key', async () => {
    scene.answers.push(to(scene.at('/signed?X-Amz-Signature=secret', 'b')))
    const headers = { 'User-Agent': 'us', Authorization: 'Bearer key', apikey: 'key', Cookie: 'a=b' }
    const outcome = await scene.download({ headers, previous: { etag: '"old"' } })
    expect(outcome).toMatchObject({ kind: 'saved', finalUrlHost: `b.localhost:${scene.server.port}` })
    expect(JSON.stringify(outcome)).not.toContain('secret')
    expect(scene.asked[0]?.headers).toMatchObject({
      authorization: 'Bearer key',
      apikey: 'key',
      cookie: 'a=b',
    })
    expect(scene.asked[1]?.headers).toEqual({
      host: `b.localhost:${scene.server.port}`,
      connection: 'keep-alive',
      'user-agent': 'us',
      accept: '*/*',
      'accept-encoding': 'identity',
      'if-none-match': '"old"',
    })
  })

  it('leave no signed URL beside a part', async () => {
    scene.answers.push(to(scene.at('/signed?secret', 'b')), (_request, response) => {
      response.writeHead(200, { etag: '"1"', 'content-length': 9_000 })
      response.write('x'.repeat(1_000), () => response.socket?.end())
    })
    scene.answers.push(say(404))
    expect(JSON.stringify(await scene.download())).not.toContain('secret')
    const note = await readFile(`${scene.target}.part.json`, 'utf8')
    expect(JSON.parse(note)).toEqual({
      url: scene.at('/list.csv'),
      bytes: 1_000,
      etag: '"1"',
      ifRange: '"1"',
      total: 9_000,
    })
  })

  it('are followed five times and not a sixth', async () => {
    const chain = (count: number): RequestListener[] =>
      Array.from({ length: count }, (_, i) => to(`/hop${i}`))
    scene.answers.push(...chain(5))
    expect(await scene.download()).toMatchObject({ kind: 'saved' })
    scene.answers.push(...chain(6))
    expect(await scene.download()).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('redirects once more after 5 redirects'),
      retryable: false,
    })
    expect(scene.asked).toHaveLength(12)
  })

  it('in a circle are not followed', async () => {
    scene.answers.push(to('/other'), to('/list.csv'))
    expect(await scene.download()).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('in a circle'),
    })
    expect(scene.asked).toHaveLength(2)
  })

  it.each([
    'https://10.0.0.1/list.csv?secret',
    'https://169.254.169.254/latest/meta-data/?secret',
    'https://[::1]/secret',
    'https://localhost/secret',
    'https://127.0.0.1:1/secret',
    'http://example.com/secret',
    'file:///secret',
    '//192.168.1.1/secret',
    'https://u:secret@example.com/',
  ])('to %j are refused without a connection', async (location) => {
    const trap = await trapConnections(({ port }) => port)
    scene.answers.push(to(location))
    const outcome = await scene.download()
    trap.restore()
    expect(outcome).toMatchObject({ kind: 'refused', retryable: false })
    expect(outcome).toHaveProperty('reason', expect.stringContaining('which is refused'))
    expect(outcome).not.toHaveProperty('reason', expect.stringContaining('secret'))
    expect(trap.attempts.map(({ port }) => port)).toEqual([scene.server.port])
  })
})
