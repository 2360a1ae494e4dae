// Requests to identity providers wait for their turn: a provider that does not answer holds up its own workspace alone.
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createAskJson } from './ask-json.ts'
import { parseFetchAllow } from './fetch-allow.ts'
import { type LocalServer, serveHttp } from './testing/local-server.ts'

let site: LocalServer
let held: ServerResponse[] = []
let http: ReturnType<typeof createAskJson>

beforeAll(async () => {
  site = await serveHttp(({ url }, response) => {
    if (url === '/held') held.push(response)
    else response.end('{}')
  })
})
afterAll(() => site.close())
beforeEach(() => {
  held = []
  http = createAskJson({ allow: parseFetchAllow(`*.localhost:${site.port}`) })
})

const ask = (workspaceId: string, path: string, host = 'idp') =>
  http.ask(workspaceId, {
    url: `http://${host}.localhost:${site.port}/${path}`,
    method: 'GET',
    headers: {},
  })
const answer = (): void => {
  for (const response of held.splice(0)) response.end('{}')
}

it('asks one host four times at once for a workspace, and the others wait instead of being refused', async () => {
  const all = Array.from({ length: 10 }, () => ask('a', 'held'))
  for (const count of [4, 4, 2]) {
    await expect.poll(() => held.length).toBe(count)
    answer()
  }
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual(Array(10).fill(200))
})

it('asks for one workspace while every host of another is silent', async () => {
  const silent = Array.from({ length: 44 }, (_, i) => ask('a', 'held', `silent${i}`))
  await expect.poll(() => held.length).toBe(4)
  await expect(ask('a', 'held')).rejects.toThrow('too many answers')
  expect((await ask('b', 'any')).status).toBe(200)
  expect(held).toHaveLength(4)
  const ends = Promise.all(silent)
  const pump = setInterval(answer, 10)
  expect(await ends).toHaveLength(44)
  clearInterval(pump)
})

it('asks for 40 at once in all', async () => {
  const all = Array.from({ length: 44 }, (_, i) => ask(`workspace ${i % 11}`, 'held'))
  await expect.poll(() => held.length).toBe(40)
  answer()
  await expect.poll(() => held.length).toBe(4)
  answer()
  await Promise.all(all)
})
