// Redirects, followed by hand (guard step 4), against servers on loopback.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { trapConnections } from './testing/connect-trap.ts'
import { openScene, type Scene } from './testing/scene.ts'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
beforeEach(() => scene.reset())
afterAll(() => scene.close())

describe('head: redirects', () => {
  it('follows three and fails at the fourth', async () => {
    expect(await scene.head(scene.at('/chain/3'))).toBe('ok 200')
    expect(scene.lines).toHaveLength(4)
    expect(await scene.head(scene.at('/chain/4'))).toBe('fail 308')
    expect(scene.lines).toHaveLength(8)
  })

  it('resolves the Location against the current URL and drops the fragment', async () => {
    expect(await scene.head(scene.at('/to?%2Fdeep%2Fdir%2Fpage%23top'))).toBe('ok 200')
    expect(await scene.head(scene.to(`//b.localhost:${scene.plain.port}/other`))).toBe('ok 200')
    expect(await scene.head(scene.to('?q=1'))).toBe('ok 200') // /to?q=1, and from there to q=1
    expect(scene.lines).toEqual(expect.arrayContaining(['HEAD /deep/dir/page', 'HEAD /other', 'HEAD /q=1']))
    expect(scene.lines.join()).not.toContain('#')
  })

  it('reads a Location that was sent as bare UTF-8', async () => {
    const location = Buffer.from('/seite/größe ä').toString('latin1')
    expect(await scene.head(scene.to(location))).toBe('ok 200')
    expect(scene.lines.at(-1)).toBe('HEAD /seite/gr%C3%B6%C3%9Fe%20%C3%A4')
  })

  it('stops at a loop', async () => {
    expect(await scene.head(scene.to(scene.at('/to')))).toBe('ok 302')
    expect(await scene.head(scene.at('/twice'))).toBe('fail 302')
    scene.lines.length = 0
    expect(await scene.head(scene.at('/same'))).toBe('fail 301')
    expect(scene.lines).toEqual(['HEAD /same'])
  })

  it.each([
    'http://127.0.0.1/',
    'http://10.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
    'http://b.localhost:1/',
    'http://2130706433/',
    'http://u:p@example.com/',
    'http://example.com:8080/',
    'http:\\\\127.0.0.1',
    '//169.254.169.254/',
    '///127.0.0.1/',
    '\\\\127.0.0.1\\',
    'file:///etc/passwd',
    'http://[bad',
    'http:relative',
    '/\u0085',
  ])('refuses to go to %j, without a lookup or a connection', async (location) => {
    const trap = await trapConnections(({ port }) => port)
    expect(await scene.head(scene.to(location), 'redirects')).toBe('fail 302')
    trap.restore()
    expect(trap.attempts.every(({ port }) => port === scene.plain.port)).toBe(true)
    expect(scene.names).toEqual([])
  })

  it('goes from http to https and never back', async () => {
    expect(await scene.head(scene.to(scene.secureAt('/')))).toBe('ok 200')
    expect(await scene.head(scene.secureAt(`/to?${encodeURIComponent('/fine')}`))).toBe('ok 200')
    scene.lines.length = 0
    expect(await scene.head(scene.secureAt(`/to?${encodeURIComponent(scene.at('/plain'))}`))).toBe('fail 302')
    expect(scene.lines).toHaveLength(1)
  })
})
