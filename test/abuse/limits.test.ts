// Limits of the server that only a request shows, each at its edge.
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { framed } from '../support/mcp.ts'
import { browser, operatorToken, PASSWORD } from '../support/browser.ts'
import { createWorld, type World } from '../support/world.ts'

let world: World
let key: string
let url: string
let workspaceId: string

beforeAll(async () => {
  world = await createWorld()
  ;({ key, workspaceId } = await world.tenant('pro'))
  url = await world.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())

test.each([
  [30, 30],
  [31, 30],
])('a caller who would wait %i seconds is told that the server waits %i', async (asked, waits) => {
  const { headers } = await world.call(
    key,
    'run_diligence',
    { subject: { name: 'Quillfern Limited', type: 'company' } },
    { prefer: `wait=${asked}` },
  )
  expect(headers['preference-applied']).toBe(`wait=${waits}`)
})

test('of a browser 200 characters are kept', async () => {
  const ada = browser(world)
  const token = await operatorToken(world)
  const account = { token, name: 'Ada', email: 'ada@example.com', password: PASSWORD }
  await ada.ask('accept_link', account, { 'user-agent': 'x'.repeat(201) })
  const { body } = await ada.ask('list_sign_ins')
  expect(body['sessions']).toMatchObject([{ userAgent: 'x'.repeat(200) }])
})

test('a head of 16,384 bytes is read, and a longer one refused', async () => {
  const status = (bytes: number): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const asked = request(`${url}/healthz`, { headers: { x: 'a'.repeat(bytes) } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      asked.on('error', reject).end()
    })
  expect(await status(16_000)).toBe(200)
  expect(await status(16_384)).toBe(431)
})

test('a client that listens for changes holds no connection: there are none, and its answer ends', async () => {
  const { headers, body } = framed(
    { method: 'subscriptions/listen', params: { notifications: { toolsListChanged: true } } },
    'modern',
  )
  const answer = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${key}` },
    body,
  })
  expect(await answer.text()).toContain('"resultType":"complete"')
})

test('the use of a key is noted once a minute', async () => {
  const usedAt = async () => (await world.admin.listKeys(workspaceId))[0]?.lastUsedAt
  const use = () => world.call(key, 'start', { pitch: 'Reminders for dental practices in the UK.' })
  await use()
  await expect.poll(usedAt).not.toBeNull()
  world.travel(60_000)
  await use()
  const first = Date.parse((await usedAt()) ?? '')
  world.travel(59_999)
  await use()
  await use()
  expect(Date.parse((await usedAt()) ?? '')).toBe(first)
  world.travel(1)
  await use()
  await expect.poll(async () => Date.parse((await usedAt()) ?? '')).toBe(first + 60_000)
})

test('a workspace has a name of 120 characters at most', async () => {
  expect(await world.admin.createWorkspace('x'.repeat(120), 'free')).toBeTruthy()
  await expect(world.admin.createWorkspace('x'.repeat(121), 'free')).rejects.toThrow(
    'must have 1 to 120 characters',
  )
})

test('a key that would have expired is not made', async () => {
  const at = Date.parse((await world.admin.listKeys(workspaceId))[0]?.lastUsedAt ?? '')
  const make = (expiresAt: number) =>
    world.admin.createKey(workspaceId, {
      name: 'k',
      scopes: ['read'],
      expiresAt: new Date(expiresAt).toISOString(),
    })
  await expect(make(at)).rejects.toThrow('would be expired already')
  expect(await make(at + 1)).toBeTruthy()
})
