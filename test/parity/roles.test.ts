// Who may use the dashboard: every operation of its table x key, member, owner, operator; and every workspace but one's own.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DashboardOperationName, dashboardOperations } from '../../src/contract/dashboard.ts'
import { type OperationName, operations } from '../../src/contract/index.ts'
import { type Operation, pathFields } from '../../src/contract/operations/operation.ts'
import { browser, member, operator, type Person } from '../support/browser.ts'
import { goodRequest, payloadIn, type Tenant, tokensOf, successOf } from '../support/requests.ts'
import { openCase } from '../support/cases.ts'
import { createWorld, firstPass, type World } from '../support/world.ts'
import { expectRefusal, picture } from '../abuse/support.ts'

let world: World
let key: Tenant
let people: Readonly<Record<'member' | 'owner' | 'operator', Person>>
let stranger: Person

const table = Object.entries(dashboardOperations) as [DashboardOperationName, Operation][]
const UNKNOWN = '01K9Z3T0Z8Q4W7X2M5N9R3C1KD'
/** A request that passes the dispatcher and is then refused for what it holds, so that nothing changes by it. */
const idle = (operation: Operation) => ({
  ...(pathFields(operation).length > 0 && { id: UNKNOWN }),
  nonsense: 'x',
})

beforeAll(async () => {
  world = await createWorld()
  const runs = await operator(world, 'operator@example.com')
  stranger = await operator(world, 'stranger@example.com')
  const owner = await member(world, runs.workspaceId, 'owner@example.com', 'owner')
  const plain = await member(world, runs.workspaceId, 'member@example.com')
  await runs.ask('change_role', { id: runs.id, role: 'member' })
  people = { member: plain, owner, operator: runs }
  key = await world.tenant('pro')
})
afterAll(() => world.close())

describe.each(table)('%s', (name, operation) => {
  const roles = operation.role === undefined ? ['member', 'owner', 'operator'] : [operation.role]

  test.each(['member', 'owner', 'operator'] as const)('for a %s', async (role) => {
    const answer = await people[role].ask(name, idle(operation))
    expectRefusal(answer, roles.includes(role) ? 'invalid_request' : 'role_required')
  })

  test('is not for a key, whatever its scope, nor for nobody', async () => {
    const before = await picture(world)
    const bearer = { authorization: `Bearer ${key.key}` }
    expectRefusal(await browser(world).ask(name, idle(operation), bearer), 'role_required')
    expectRefusal(await browser(world).ask(name, idle(operation)), 'missing_credentials')
    expect(await picture(world)).toBe(before)
  })

  test('shows and changes nothing of a workspace one is no member of', async () => {
    const before = await picture(world)
    const there = { 'x-assay-workspace': people.owner.workspaceId }
    for (const id of [people.owner.workspaceId, key.workspaceId, UNKNOWN, '', "' or 1=1"]) {
      if (id === people.owner.workspaceId)
        expectRefusal(await stranger.ask(name, idle(operation), there), 'not_found')
      else
        expectRefusal(await people.owner.ask(name, idle(operation), { 'x-assay-workspace': id }), 'not_found')
    }
    expect(await picture(world)).toBe(before)
  })
})

test('ids of another workspace are ids of nothing', async () => {
  const invited = await people.owner.ask('invite_member', { email: 'x@example.com', role: 'member' })
  const { id } = invited.body
  expectRefusal(await stranger.ask('withdraw_invitation', { id }), 'not_found')
  expectRefusal(await stranger.ask('remove_member', { id: people.member.id }), 'not_found')
  expectRefusal(await stranger.ask('change_role', { id: people.member.id, role: 'owner' }), 'not_found')
  const seen = (await stranger.ask('get_workspace')).text
  for (const foreign of [String(id), 'x@example.com', people.member.id, people.owner.workspaceId])
    expect(seen).not.toContain(foreign)
  expect((await people.owner.ask('withdraw_invitation', { id })).status).toBe(200)
})

describe('a session opened from the dashboard', () => {
  let session: string
  beforeAll(async () => {
    const pitch = 'Reminders for dental practices.'
    session = String((await people.member.ask('start', { pitch })).body['token'])
  })

  test('carries the dashboard of its workspace, and is good for every member of it and nobody else', async () => {
    expect(payloadIn(session).kid).toBe(`dashboard:${people.member.workspaceId}`)
    expect((await people.owner.ask('check_progress', { session })).status).toBe(200)
    expectRefusal(await stranger.ask('check_progress', { session }), 'session_key_mismatch')
    expectRefusal(await world.call(key.key, 'check_progress', { session }), 'session_key_mismatch')
    const own = await world.admin.createKey(people.member.workspaceId, { name: 'k', scopes: ['run'] })
    expectRefusal(await world.call(own.key, 'check_progress', { session }), 'session_key_mismatch')
    const theirs = await world.session(own.key, { pitch: 'Another pitch altogether.', signals: [] })
    expectRefusal(await people.member.ask('check_progress', { session: theirs }), 'session_key_mismatch')
    expectRefusal(
      await people.member.ask('check_progress', {
        session: await world.session(key.key, { pitch: 'A pitch of somebody else.', signals: [] }),
      }),
      'session_key_mismatch',
    )
  })

  test('hangs on a row among the keys that nobody lists, rotates or revokes', async () => {
    const { workspaceId } = people.member
    const id = `dashboard:${workspaceId}`
    const listed = await world.admin.listKeys(workspaceId)
    expect(listed.map((one) => one.id)).not.toContain(id)
    await expect(world.admin.rotateKey(id)).rejects.toThrow(`There is no key ${id}`)
    await expect(world.admin.revokeKey(id)).rejects.toThrow(`There is no key ${id}`)
    expect((await people.member.ask('check_progress', { session })).status).toBe(200)
  })
})

test('every public operation answers a member as it answers a key of the workspace', async () => {
  await world.admin.setTier(people.member.workspaceId, 'pro')
  const asKey: World['call'] = (_key, name, input) => people.member.ask(name, input)
  const tokens = await tokensOf({ ...world, ...steps(asKey) }, '')
  for (const name of Object.keys(operations) as OperationName[]) {
    const answer = await people.member.ask(name, goodRequest(name, tokens))
    expect(answer.status, `${name} ${answer.text}`).toBe(
      operations[name].scope === 'decide' ? 403 : dependsOn(name),
    )
  }
})

test('only an owner, of all who are signed in, may erase a subject', async () => {
  const { body } = await people.member.ask('run_diligence', { subject: { name: 'Acme Robotics Ltd' } })
  const ref = String(body['id'])
  const foreign = await people.operator.ask('erase_subject', { ref })
  expectRefusal(
    foreign,
    people.operator.workspaceId === people.member.workspaceId ? 'role_required' : 'not_found',
  )
  expectRefusal(await people.member.ask('erase_subject', { ref }), 'role_required')
  expect((await people.owner.ask('erase_subject', { ref })).status).toBe(200)
})

test('only an owner, of all who are signed in, may erase a session', async () => {
  const { body } = await people.member.ask('start', { pitch: 'Reminders for dental practices.' })
  const id = String(body['session_id'])
  expectRefusal(await people.member.ask('erase_session', { id }), 'role_required')
  expectRefusal(await stranger.ask('erase_session', { id }), 'not_found')
  expect((await people.owner.ask('erase_session', { id })).status).toBe(200)
  expect((await people.member.ask('get_session', { id })).body).toMatchObject({
    erased: { reason: 'request' },
  })
})

const dependsOn = (name: OperationName): number => successOf(operations[name])

/** What a world prepares with a key, prepared by other calls. */
function steps(
  call: World['call'],
): Pick<World, 'session' | 'scored' | 'run' | 'portfolio' | 'batch' | 'pass' | 'case' | 'webhook'> {
  const session: World['session'] = async (_key, from) => {
    const token = String((await call('', 'start', { pitch: from?.pitch })).body['token'])
    for (const signal of from?.signals ?? []) await call('', 'submit_signal', { session: token, ...signal })
    return token
  }
  return {
    session,
    async portfolio() {
      const id = String((await call('', 'create_portfolio', { name: 'Suppliers' })).body['id'])
      await call('', 'put_portfolio_subjects', { id })
      return id
    },
    async webhook() {
      const { body } = await call('', 'create_webhook', { url: 'https://hooks.acme.com/assay' })
      const id = String(body['id'])
      return { webhook: id, delivery: String((await call('', 'test_webhook', { id })).body['id']) }
    },
    case: () => openCase(world.ports.store, people.member.workspaceId),
    batch: async () => String((await call('', 'start_batch', {})).body['id']),
    async pass() {
      const id = String((await call('', 'create_portfolio', { name: 'Watched' })).body['id'])
      return firstPass((name, input) => call('', name, input), id)
    },
    async scored(_key, from) {
      const token = await session('', from)
      return String((await call('', 'score', { session: token })).body['session_token'])
    },
    async run() {
      return String((await call('', 'run_diligence', { subject: { name: 'Acme Robotics Ltd' } })).body['id'])
    },
  }
}
