// A workspace that cites pages that do not answer waits for them alone: another one goes on submitting (P-2).
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createPages } from '../../src/citations/pages.ts'
import { plainFinder } from '../../src/citations/testing/pages.ts'
import { parseFetchAllow } from '../../src/platform/http-guard/fetch-allow.ts'
import { createWeb } from '../../src/platform/http-guard/web.ts'
import { createWorld, NOW } from '../support/world.ts'

test('P-2 signals of one workspace are accepted while the pages of another are held back', async () => {
  const held: ServerResponse[] = []
  let isHolding = true
  const site = createServer((request, response) => {
    const isSlow = isHolding && request.method === 'GET' && request.headers.host?.startsWith('slow')
    if (isSlow) held.push(response)
    else response.setHeader('content-type', 'text/plain').end('The page.')
  })
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  const { port } = site.address() as AddressInfo
  const web = createWeb({
    allow: parseFetchAllow(`*.localhost:${port}`),
    totalMs: 600_000,
    maxWaitMs: 600_000,
  })
  const clock = { now: () => NOW }
  const world = await createWorld({ web, pages: createPages({ web, finder: plainFinder, clock }), clock })
  try {
    const [slow, fine] = [await world.tenant('pro'), await world.tenant('pro')]
    const done: string[] = []
    const submit = async (key: string, session: string, host: string): Promise<void> => {
      const value = {
        organization: `Practice ${host}`,
        organization_url: `http://${host}.localhost:${port}/`,
      }
      const { status, text } = await world.call(key, 'submit_signal', {
        session,
        axis: 'market',
        kind: 'named_prospect',
        value,
      })
      expect(status, text).toBe(200)
      done.push(host.replace(/\d+/, ''))
    }
    const open = (key: string) => world.session(key, { pitch: 'A pitch of some words.', signals: [] })
    const [first, second] = [await open(slow.key), await open(fine.key)]
    const stuck = Array.from({ length: 12 }, (_, i) => submit(slow.key, first, `slow${i}`))
    await expect.poll(() => held.length, { timeout: 60_000 }).toBe(4)
    for (let i = 0; i < 12; i++) await submit(fine.key, second, `fine${i}`)
    expect(done).toEqual(Array<string>(12).fill('fine'))
    isHolding = false
    for (const response of held) response.end('The page.')
    await Promise.all(stuck)
    expect(done.slice(12)).toEqual(Array<string>(12).fill('slow'))
  } finally {
    await world.close()
    await web.close()
    site.closeAllConnections()
    site.close()
  }
})
