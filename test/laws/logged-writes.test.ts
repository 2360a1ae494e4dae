// Every operation that makes an entry of the audit log answers the signed checkpoint of a log that has the entry.
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyConsistency } from '../../src/audit/proofs/merkle-proof.ts'
import { createClient } from '../../src/client/client.ts'
import { LogDiffers } from '../../src/client/log-pin.ts'
import { readCheckpoint } from '../../src/client/checkpoint.ts'
import { type OperationName, operations } from '../../src/contract/index.ts'
import type { Operation } from '../../src/contract/operations/operation.ts'
import { operator, type Person } from '../support/browser.ts'
import { goodRequest, type Tenant, type Tokens, tokensOf } from '../support/requests.ts'
import { watchedPortfolio } from '../support/watched.ts'
import { type Answer, createWorld, example, type World } from '../support/world.ts'

const HARUN = { id: 1, first: 'HARUN', last: 'TALEB AL-ZAHRI' }
const SELMA = { id: 2, first: 'SELMA', last: 'ORRIN' }
const SUBJECTS = 'ref,name,type\nC-1,Harun Taleb Al-Zahri,person\nC-2,Selma Orrin,person\n'

const names = Object.entries(operations)
  .filter(([, operation]) => (operation as Operation).writes)
  .map(([name]) => name as OperationName)
const logged = new Set<string>()
let world: World
let owner: Person
let tenant: Tenant
let tokens: Tokens

beforeAll(async () => {
  world = await createWorld()
  owner = await operator(world, 'owner@example.com')
  tenant = await world.tenant('pro', ['run', 'decide'])
  tokens = await tokensOf(world, tenant.key)
})
afterAll(() => world.close())

const sizeOf = async (workspaceId: string): Promise<number> =>
  (await world.ports.store.read(workspaceId, (reads) => world.ports.auditLog.head(reads)))?.size ?? 0

/** Makes a call, and compares the checkpoint in its answer with the log before and after. */
async function expectCheckpoint(
  name: string,
  workspaceId: string,
  call: () => Promise<Answer>,
): Promise<void> {
  const before = await sizeOf(workspaceId)
  const { status, headers, text } = await call()
  expect(status, text).toBeLessThan(300)
  const after = await sizeOf(workspaceId)
  if (after === before) return
  logged.add(name)
  const header = headers['assay-log-checkpoint']
  expect(header, `${name} makes an entry and answers no checkpoint`).toBeTypeOf('string')
  const checkpoint = readCheckpoint(Buffer.from(String(header), 'base64').toString())
  expect(checkpoint?.size).toBeGreaterThan(before)
  expect(checkpoint?.size).toBeLessThanOrEqual(after)
}

test.each(names)('%s', (name) =>
  expectCheckpoint(name, tenant.workspaceId, () => world.call(tenant.key, name, goodRequest(name, tokens))),
)

test('the first scoring of a session', async () => {
  const session = await world.session(tenant.key, example('strong'))
  await expectCheckpoint('score', tenant.workspaceId, () => world.call(tenant.key, 'score', { session }))
})

test('a subject with a match is removed, and its watch ends', async () => {
  const desk = await watchedPortfolio(world, SUBJECTS, [HARUN, SELMA])
  const { key, workspaceId, portfolio: id } = desk
  for (const [name, input] of [
    ['remove_portfolio_subject', { id, ref: 'C-1' }],
    ['unwatch_portfolio', { id }],
    ['delete_portfolio', { id }],
  ] as const)
    await expectCheckpoint(name, workspaceId, () => world.call(key, name, input))
  desk.close()
})

test.each([
  ['set_retention', { days: 365 }],
  ['set_four_eyes', { required: true }],
] as const)('%s', (name, input) => expectCheckpoint(name, owner.workspaceId, () => owner.ask(name, input)))

test('the typed client pins the log over its calls, and refuses the answer of another log', async () => {
  await world.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.server.server.address() as AddressInfo
  const { key } = await world.tenant('pro')
  const kept = new Map<string, string>()
  const pins = {
    get: (name: string) => kept.get(name),
    set: (name: string, checkpoint: string) => void kept.set(name, checkpoint),
  }
  const client = createClient({ url: `http://127.0.0.1:${port}`, key, pins })
  const subject = { name: 'Acme Robotics Ltd', type: 'company' } as const
  const sizes: (number | undefined)[] = []
  for (let count = 0; count < 3; count++) {
    const run = await client.call('run_diligence', { subject })
    sizes.push(readCheckpoint(client.checkpointOf(run) ?? '')?.size)
  }
  const [name = '', pin = ''] = [...kept].at(0) ?? []
  expect(name).not.toContain(key)
  expect([sizes.length, kept.size, readCheckpoint(pin)?.size]).toEqual([3, 1, sizes.at(-1)])
  expect(sizes).toEqual(sizes.toSorted((a = 0, b = 0) => a - b))
  const forged = pin.replace(/\n[A-Za-z0-9+/]{43}=\n/, `\n${Buffer.alloc(32, 7).toString('base64')}\n`)
  kept.set(name, forged)
  const refused = await client.call('run_diligence', { subject }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(LogDiffers)
  expect((refused as LogDiffers).pinned).toBe(forged)
  expect((refused as LogDiffers).answer).toMatchObject({ id: expect.any(String) as string })
})

test('an answer proves that its log continues the size that the request names, where it does', async () => {
  const { port } = world.server.server.address() as AddressInfo
  const { key } = await world.tenant('pro')
  const run = async (size?: string) => {
    const { headers } = await fetch(`http://127.0.0.1:${port}/v1/diligence`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        ...(size !== undefined && { 'assay-log-size': size }),
      },
      body: JSON.stringify({ subject: { name: 'Acme Robotics Ltd', type: 'company' } }),
    })
    const note = Buffer.from(headers.get('assay-log-checkpoint') ?? '', 'base64').toString()
    const { size: now = 0, root = '' } = readCheckpoint(note) ?? {}
    return {
      tree: { size: now, root: Buffer.from(root, 'base64') },
      path: headers.get('assay-log-consistency'),
    }
  }
  const first = await run()
  expect(first.path).toBeNull()
  const second = await run(String(first.tree.size))
  const hashes = (second.path ?? '').split(' ').map((hash) => Buffer.from(hash, 'base64'))
  expect(verifyConsistency(first.tree, second.tree, hashes)).toBe(true)
  for (const none of ['0', 'x', '1e3', String(second.tree.size + 1_000)])
    expect(await run(none)).toMatchObject({ path: null, tree: { size: expect.any(Number) as number } })
})

test('an agent over HTTP gets the checkpoint beside the answer', async () => {
  const { key } = await world.tenant('pro')
  const { port } = world.server.server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/mcp/diligence`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: {
        name: 'run_diligence',
        arguments: { subject: { name: 'Acme Robotics Ltd', type: 'company' } },
      },
    }),
  })
  const text = await response.text()
  const [, note = ''] = /"assay\/log-checkpoint":("(?:[^"\\]|\\.)*")/.exec(text) ?? []
  expect(readCheckpoint(JSON.parse(note) as string)?.size, text).toBeGreaterThan(0)
})

test('these operations make entries', () => {
  expect([...logged]).toEqual(
    expect.arrayContaining([
      'score',
      'run_diligence',
      'erase_session',
      'erase_subject',
      'decide_case',
      'set_retention',
      'set_four_eyes',
      'remove_portfolio_subject',
      'unwatch_portfolio',
    ]),
  )
})
