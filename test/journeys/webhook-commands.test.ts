// Webhooks from the command line, through the API of a server: what is printed, and the mistakes.
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assay } from '../support/process.ts'
import { openReceiver, type Receiver } from '../support/receiver.ts'
import { createWorld, type World } from '../support/world.ts'

let world: World
let receiver: Receiver
let environment: Record<string, string>

beforeAll(async () => {
  receiver = await openReceiver()
  world = await createWorld({ delivers: { allow: receiver.host } })
  const { key } = await world.tenant('free')
  await world.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.server.server.address() as AddressInfo
  environment = { ASSAY_API_URL: `http://127.0.0.1:${port}`, ASSAY_API_KEY: key }
})
afterAll(async () => {
  await world.close()
  await receiver.close()
})

const run = (...args: string[]) => assay(['webhooks', ...args], environment)

test('a webhook is created, tested, looked at, replayed, rotated and deleted', async () => {
  expect((await run('list')).out).toContain('No webhook yet')
  const created = await run(
    'create',
    `${receiver.url}/hook`,
    '--events',
    'run.completed, run.failed',
    '--label',
    'Cases',
  )
  const [id = '', secret] = created.out.split('\n')
  expect(secret).toMatch(/^Secret, shown once: whsec_\S{44}$/)
  expect((await run('list')).out).toBe(
    `${id}  enabled  ${receiver.url}/hook  run.completed,run.failed  Cases\n`,
  )

  expect((await run('deliveries', id)).out).toBe('No delivery yet.\n')
  const event = (await run('test', id)).out.trim()
  await expect
    .poll(async () => (await run('deliveries', id)).out)
    .toBe(`${event}  2026-11-02T09:00:00.000Z  webhook.test  delivered  1 attempt\n`)
  expect((await run('replay', id, event)).out).toContain(`${event}  `)
  await expect.poll(() => receiver.got.map(({ headers }) => headers['webhook-id'])).toEqual([event, event])

  const rotated = await run('rotate', id)
  expect(rotated.out).toMatch(
    /^Secret, shown once: whsec_\S{44}\nThe old secret signs too until 2026-11-03T09:00:00.000Z.\n$/,
  )
  expect((await run('delete', id)).code).toBe(0)
  expect((await run('list', '--json')).out.trim()).toBe('[]')
})

test('mistakes say what to do', async () => {
  const event = await run('create', 'https://hooks.acme.com/', '--events', 'run.ended')
  expect(event.code).not.toBe(0)
  expect(event.err).toContain('"run.ended" is no event. The events are run.completed,')
  const address = await run('create', 'http://10.0.0.1/')
  expect(address.code).not.toBe(0)
  expect(address.err).toContain('must be an https address of a public host')
  expect((await run('test', 'none')).err).toContain('no webhook of that id')
})
