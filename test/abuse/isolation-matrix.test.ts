// Every route that names an object, by every scope and role: an object of another workspace is an object of nothing. The answer is
// the same as for an unknown id, it names nothing of the owner, and no row changes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DashboardOperationName, dashboardOperations } from '../../src/contract/dashboard.ts'
import type { OperationName } from '../../src/contract/index.ts'
import { type Operation, pathFields, type Scope, SCOPES } from '../../src/contract/operations/operation.ts'
import { member, operator, type Person } from '../support/browser.ts'
import { goodRequest, type Tenant, type Tokens, tokensOf } from '../support/requests.ts'
import { type Answer, createWorld, type World } from '../support/world.ts'
import { everyOperation, expectRefusal, picture } from './support.ts'

const UNKNOWN = '01K9Z3T0Z8Q4W7X2M5N9R3C1KD'
/** What their paths name belongs to no workspace. */
const OF_NO_WORKSPACE: ReadonlySet<string> = new Set(['get_record', 'score_subject'])
const ROLES = ['member', 'reviewer', 'auditor', 'owner'] as const
type RoleTried = (typeof ROLES)[number]

let world: World
/** The workspace whose objects all others ask for. */
let victim: Tenant
let boss: Person
let tokens: Tokens
/** By scope, keys of another Pro workspace; and a key of a free one. */
let keys: Readonly<Record<Scope | 'all', string>>
let freeKey: string
let people: Readonly<Record<RoleTried, Person>>

beforeAll(async () => {
  world = await createWorld()
  boss = await operator(world, 'boss@victim.example')
  await world.admin.setTier(boss.workspaceId, 'pro')
  const { key, id } = await world.admin.createKey(boss.workspaceId, { name: 'own', scopes: [...SCOPES] })
  victim = { workspaceId: boss.workspaceId, keyId: id, key }
  tokens = await tokensOf(world, key)
  const { workspaceId } = await world.tenant('pro')
  const keyOf = async (scopes: readonly Scope[]): Promise<string> =>
    (await world.admin.createKey(workspaceId, { name: scopes.join(), scopes: [...scopes] })).key
  keys = {
    read: await keyOf(['read']),
    run: await keyOf(['run']),
    decide: await keyOf(['decide']),
    all: await keyOf(SCOPES),
  }
  freeKey = (await world.tenant('free', [...SCOPES])).key
  const person = (role: RoleTried): Promise<Person> =>
    member(world, workspaceId, `${role}@other.example`, role)
  people = {
    member: await person('member'),
    reviewer: await person('reviewer'),
    auditor: await person('auditor'),
    owner: await person('owner'),
  }
})
afterAll(() => world.close())

/** The answer without what differs between any two requests, and without the id that was asked for. */
const anonymous = ({ status, text }: Answer, ids: readonly string[]): string =>
  ids.reduce((all, id) => all.replaceAll(id, 'ID'), `${status} ${text.replace(/"request_id":"[^"]*"/, '')}`)

function expectNothingOfTheVictim({ text }: Answer, asked: readonly string[]): void {
  for (const hidden of [victim.workspaceId, victim.keyId, boss.id, boss.email])
    if (!asked.includes(hidden)) expect(text).not.toContain(hidden)
}

const named = everyOperation.filter(
  ([name, operation]) => pathFields(operation).length > 0 && !OF_NO_WORKSPACE.has(name),
)

const mayBy = (scopes: readonly Scope[], { scope }: Operation): boolean =>
  scope === 'read' || scopes.includes(scope)

const mayAs = (role: RoleTried, { scope, writes, role: only }: Operation): boolean => {
  if (only !== undefined) return role === only
  if (role === 'auditor') return scope === 'read' && !writes
  return scope !== 'decide' || role === 'owner' || role === 'reviewer'
}

describe.each(named)('%s', (name: OperationName, operation) => {
  const foreign = (): Record<string, unknown> => goodRequest(name, tokens)
  const ids = (input: Record<string, unknown>): string[] =>
    pathFields(operation).map((field) => String(input[field]))
  const missing = (): Record<string, unknown> => ({
    ...foreign(),
    ...Object.fromEntries(pathFields(operation).map((field) => [field, UNKNOWN])),
  })

  test.each(['read', 'run', 'decide', 'all'] as const)('by a key with the scope %s', async (scope) => {
    const before = await picture(world)
    const answer = await world.call(keys[scope], name, foreign())
    const may = mayBy(scope === 'all' ? SCOPES : [scope], operation)
    expectRefusal(answer, may ? 'not_found' : 'insufficient_scope')
    expectNothingOfTheVictim(answer, ids(foreign()))
    const unknown = await world.call(keys[scope], name, missing())
    expect(anonymous(answer, ids(foreign()))).toBe(anonymous(unknown, [UNKNOWN]))
    expect(await picture(world)).toBe(before)
  })

  test('by a key of a free workspace', async () => {
    const before = await picture(world)
    expectRefusal(
      await world.call(freeKey, name, foreign()),
      operation.tier === 'free' ? 'not_found' : 'tier_required',
    )
    expect(await picture(world)).toBe(before)
  })

  test.each(ROLES)('by a person who is %s elsewhere', async (role) => {
    const before = await picture(world)
    const answer = await people[role].ask(name, foreign())
    expectRefusal(answer, mayAs(role, operation) ? 'not_found' : 'role_required')
    expectNothingOfTheVictim(answer, ids(foreign()))
    expect(await picture(world)).toBe(before)
  })
})

// why only those that read: the others would take away what the tests before them asked for
test.each(named.filter(([, { method }]) => method === 'GET'))(
  '%s finds the same object for its own workspace',
  async (name) => {
    const { body, text } = await world.call(victim.key, name, goodRequest(name, tokens))
    expect(body['error'], text).not.toBe('not_found')
  },
)

/** By operation of the dashboard: an object of the victim and the rest of a request for it; or why there is none. */
const OBJECTS: Partial<Record<DashboardOperationName, string | (() => Promise<Record<string, unknown>>)>> = {
  withdraw_invitation: async () => ({
    id: (await boss.ask('invite_member', { email: 'guest@victim.example', role: 'member' })).body['id'],
  }),
  change_role: () => Promise.resolve({ id: boss.id, role: 'member' }),
  remove_member: () => Promise.resolve({ id: boss.id }),
  rotate_key: () => Promise.resolve({ id: victim.keyId, graceHours: 0 }),
  revoke_key: () => Promise.resolve({ id: victim.keyId }),
  get_assessment: async () => {
    const { body } = await boss.ask('start', { pitch: 'Reminders for dental practices.' })
    return { id: body['session_id'] }
  },
  delete_view: async () => {
    const view = { page: 'cases', name: 'Own', parts: { q: 'x' }, shared: true }
    return { id: (await boss.ask('save_view', view)).body['id'] }
  },
  get_agent_request: 'a request belongs to the browser that made it (test/abuse/agent-sign-in.test.ts)',
  answer_agent_request: 'a request belongs to the browser that made it (test/abuse/agent-sign-in.test.ts)',
  end_agent: 'an agent belongs to a person (test/journeys/agent-sign-in.test.ts)',
  set_tier: 'an operator sets the tier of any workspace',
  sync_source: 'sources belong to no workspace',
  list_snapshots: 'sources belong to no workspace',
  import_source: 'sources belong to no workspace',
}

const ofDashboard = (Object.entries(dashboardOperations) as [DashboardOperationName, Operation][]).filter(
  ([, operation]) => pathFields(operation).length > 0,
)

test('every operation of the dashboard that names an object is looked at, or says why not', () => {
  expect(ofDashboard.map(([name]) => name).filter((name) => OBJECTS[name] === undefined)).toEqual([])
})

describe.each(ofDashboard.filter(([name]) => typeof OBJECTS[name] === 'function'))(
  '%s',
  (name, operation) => {
    test.each(ROLES)('by a person who is %s elsewhere', async (role) => {
      const object = OBJECTS[name]
      if (typeof object !== 'function') throw new Error(`no object for ${name}`)
      const input = await object()
      const id = String(input['id'])
      const before = await picture(world)
      const answer = await people[role].ask(name, input)
      const may = operation.role === undefined ? true : operation.role === role
      expectRefusal(answer, may ? 'not_found' : 'role_required')
      expectNothingOfTheVictim(answer, [id])
      const unknown = await people[role].ask(name, { ...input, id: UNKNOWN })
      expect(anonymous(answer, [id])).toBe(anonymous(unknown, [UNKNOWN]))
      expect(await picture(world)).toBe(before)
    })
  },
)

test.each([
  ['list_alerts', 'portfolio'],
  ['list_cases', 'portfolio'],
] as const)('%s by a foreign %s lists what it lists for an unknown one', async (name, field) => {
  const by = async (id: string): Promise<string> =>
    anonymous(await world.call(keys.all, name, { [field]: id }), [id])
  expect(await by(tokens.portfolio)).toBe(await by(UNKNOWN))
})
