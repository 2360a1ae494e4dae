// A workspace whose pages are slow waits for them alone: the slots of the others stay free (guard step 7).
import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { parseFetchAllow } from './fetch-allow.ts'
import { serveHttp } from './testing/local-server.ts'
import { createWeb } from './web.ts'

it('reads all pages of one workspace while every page of another is held back', async () => {
  const held: ServerResponse[] = []
  let isHolding = true
  const site = await serveHttp((request, response) => {
    if (isHolding && request.headers.host?.startsWith('slow')) held.push(response)
    else response.end('The page.')
  })
  const web = createWeb({
    allow: parseFetchAllow(`*.localhost:${site.port}`),
    totalMs: 600_000,
    maxWaitMs: 600_000,
  })
  const done: string[] = []
  const read = async (host: string, tenant: string): Promise<void> => {
    const { kind } = await web.page(`http://${host}.localhost:${site.port}/`, { tenant })
    done.push(`${tenant} ${kind}`)
  }
  try {
    const slow = Array.from({ length: 40 }, (_, i) => read(`slow${i}`, 'one'))
    await Promise.all(Array.from({ length: 40 }, (_, i) => read(`fine${i}`, `other${i % 2}`)))
    expect(done).toHaveLength(40)
    expect(done.filter((line) => line.startsWith('one'))).toEqual([])
    expect(held.length).toBeLessThanOrEqual(4)
    isHolding = false
    for (const response of held) response.end('The page.')
    await Promise.all(slow)
    expect(done.slice(40)).toEqual(slow.map(() => 'one page'))
  } finally {
    await web.close()
    await site.close()
  }
})

it('gives a second workspace its turn at a host that a first one asks for more than the host takes', async () => {
  const order: string[] = []
  const waiting: (() => void)[] = []
  const site = await serveHttp((request, response) => {
    order.push(String(request.url))
    waiting.push(() => response.end('The page.'))
    if (order.length > 2) for (const answer of waiting.splice(0)) answer()
  })
  const web = createWeb({
    allow: parseFetchAllow(`*.localhost:${site.port}`),
    totalMs: 600_000,
    maxWaitMs: 600_000,
  })
  try {
    const read = (path: string, tenant: string) =>
      web.page(`http://one.localhost:${site.port}/${path}`, { tenant })
    const first = Array.from({ length: 20 }, (_, i) => read(`a${i}`, 'a'))
    await expect.poll(() => order.length).toBe(2)
    const second = read('b', 'b')
    for (const answer of waiting.splice(0)) answer()
    await Promise.all([...first, second])
    // two of the first workspace had begun; then the two take turns
    expect(order.indexOf('/b')).toBeLessThanOrEqual(4)
  } finally {
    await web.close()
    await site.close()
  }
})
