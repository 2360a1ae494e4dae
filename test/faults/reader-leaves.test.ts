// Whoever asked for a report and left: the printer is told, so that the report takes no turn of anybody else's.
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Pdf, PdfUnavailable } from '../../src/reports/ports.ts'
import { sessionIdIn } from '../support/requests.ts'
import { createWorld, type World } from '../support/world.ts'

let world: World
let url: string
const signals: (AbortSignal | undefined)[] = []
/** Prints nothing until whoever asked has left. */
const pdf: Pdf = {
  render: (_document, { signal }) =>
    new Promise((_print, refuse) => {
      signals.push(signal)
      signal?.addEventListener('abort', () => refuse(new PdfUnavailable('left')))
    }),
}

beforeAll(async () => {
  world = await createWorld({ pdf })
  await world.server.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(world.server.server.address() as AddressInfo).port}`
})
afterAll(() => world.close())

test.each(['GET', 'POST'] as const)('of a report that is asked for with %s', async (method) => {
  const { key } = await world.tenant('pro')
  const session = await world.scored(key)
  const leaving = new AbortController()
  const [path, body] =
    method === 'GET'
      ? [`/v1/exports/${sessionIdIn(session)}.pdf`, undefined]
      : ['/v1/export', JSON.stringify({ session, format: 'pdf' })]
  const asked = fetch(url + path, {
    method,
    signal: leaving.signal,
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  })
  const before = signals.length
  await expect.poll(() => signals.length).toBe(before + 1)
  leaving.abort()
  await expect(asked).rejects.toThrow('aborted')
  await expect.poll(() => signals.at(-1)?.aborted).toBe(true)
})
