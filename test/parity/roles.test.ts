// Who may use the dashboard: every operation of its table x key, member, owner, operator; and every workspace but one's own.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DashboardOperationName, dashboardOperations } from '../../src/contract/dashboard.ts'
import { type OperationName, operations } from '../../src/contract/index.ts'
import { type Operation, pathFields } from '../../src/contract/operations/operation.ts'
import { browser, member, operator, type Person } from '../support/browser.ts'
import { goodRequest, payloadIn, type Tenant, tokensOf, successOf } from '../support/requests.ts'
import { CASE_EVIDENCE, openCase } from '../support/cases.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { storeFaults } from '../support/tenant-rows.ts'
import { createWorld, firstPass, type World } from '../support/world.ts'
import { expectRefusal, picture } from '../abuse/support.ts'

let world: World
let key: Tenant
const ROLES_TRIED = ['member', 'reviewer', 'auditor', 'owner', 'operator'] as const
let people: Readonly<Record<(typeof ROLES_TRIED)[number], Person>>
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
  const reviewer = await member(world, runs.workspaceId, 'reviewer@example.com', 'reviewer')
  const auditor = await member(world, runs.workspaceId, 'auditor@example.com', 'auditor')
  people = { member: plain, reviewer, auditor, owner, operator: runs }
  key = await world.tenant('pro')
})
afterAll(() => world.close())

describe.each(table)('%s', (name, operation) => {
  const roles: readonly string[] = operation.role === undefined ? ROLES_TRIED : [operation.role]

  // why another: what takes a file is refused for its type first
  const admitted = operation.upload === undefined ? 'invalid_request' : 'unsupported_media_type'

  test.each(ROLES_TRIED)('for a %s', async (role) => {
    const answer = await people[role].ask(name, idle(operation))
    expectRefusal(answer, roles.includes(role) ? admitted : 'role_required')
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

const OF_ROLES = {
  owner: () => true,
  reviewer: ({ role }: Operation) => role !== 'owner',
  member: ({ scope }: Operation) => scope !== 'decide',
  auditor: ({ scope, writes }: Operation) => scope === 'read' && !writes,
} as const

describe.each(Object.entries(operations) as [OperationName, Operation][])('%s', (name, operation) => {
  test.each(Object.keys(OF_ROLES) as (keyof typeof OF_ROLES)[])('for a %s', async (role) => {
    const { body, text } = await people[role].ask(name, idle(operation))
    expect(body['error'] !== 'role_required', text).toBe(OF_ROLES[role](operation))
  })
})

test('a reviewer decides a case, a member works on it, and an auditor reads it and the report', async () => {
  const id = await openCase(world.ports.store, people.member.workspaceId)
  const decision = { id, state: 'false_positive', reason: 'Another person.', evidence: CASE_EVIDENCE }
  expect((await people.member.ask('update_case', { id, state: 'in_review', assignee: 'Dana' })).status).toBe(
    200,
  )
  expectRefusal(await people.member.ask('decide_case', decision), 'role_required')
  expectRefusal(await people.auditor.ask('comment_on_case', { id, text: 'x' }), 'role_required')
  const decided = await people.reviewer.ask('decide_case', decision)
  expect(decided.body).toMatchObject({
    state: 'false_positive',
    decision: { by: { id: people.reviewer.id, name: expect.any(String) as string } },
  })
  expect((await people.auditor.ask('get_case', { id })).body).toMatchObject({ state: 'false_positive' })
  const { decisions } = (await people.auditor.ask('report_decisions', {})).body as unknown as {
    readonly decisions: readonly { readonly case: string; readonly by: { readonly id: string } }[]
  }
  expect(decisions.find((one) => one.case === id)?.by.id).toBe(people.reviewer.id)
})

test('an owner asks for two people, the log holds it, and each role keeps its part', async () => {
  const { workspaceId } = people.owner
  expect((await people.owner.ask('set_four_eyes', { required: true })).body).toEqual({ fourEyes: true })
  const id = await openCase(world.ports.store, workspaceId)
  const decision = { id, state: 'true_match', reason: 'The passport agrees.', evidence: CASE_EVIDENCE }
  expect((await people.reviewer.ask('decide_case', decision)).body).toMatchObject({ state: 'open' })
  expectRefusal(await people.reviewer.ask('decide_case', decision), 'second_person_required')
  expect((await people.owner.ask('decide_case', decision)).body).toMatchObject({ state: 'true_match' })
  const { store, auditLog } = world.ports
  expect(await storeFaults(store as OpenStore, auditLog, workspaceId)).toEqual([])
  await store.write(workspaceId, (tenant) => tenant.setFourEyes(false))
  expect((await storeFaults(store as OpenStore, auditLog, workspaceId)).join()).toContain(
    'needs one person, and the log says otherwise',
  )
})

test('a person and a key that the person issued are one person, and so are two keys of one person', async () => {
  const { workspaceId } = people.owner
  await people.owner.ask('set_four_eyes', { required: true })
  const issue = async (name: string): Promise<{ readonly id: string; readonly secret: string }> => {
    const { body } = await people.owner.ask('issue_key', { name, scopes: ['decide'] })
    return { id: (body['key'] as unknown as { id: string }).id, secret: String(body['secret']) }
  }
  const [mine, other] = [await issue('laptop'), await issue('agent')]
  const decision = { state: 'true_match', reason: 'The passport agrees.', evidence: CASE_EVIDENCE }
  const one = await openCase(world.ports.store, workspaceId)
  const proposed = await world.call(mine.secret, 'decide_case', { ...decision, id: one })
  expect(proposed.body).toMatchObject({ state: 'open', proposal: { by: { id: mine.id, name: 'laptop' } } })
  expect(proposed.text).not.toContain(people.owner.id)
  expectRefusal(await people.owner.ask('decide_case', { ...decision, id: one }), 'second_person_required')
  expectRefusal(
    await world.call(other.secret, 'decide_case', { ...decision, id: one }),
    'second_person_required',
  )
  expect((await people.reviewer.ask('decide_case', { ...decision, id: one })).body).toMatchObject({
    state: 'true_match',
    decision: { proposed: { by: { id: mine.id } } },
  })
  const two = await openCase(world.ports.store, workspaceId)
  await people.owner.ask('decide_case', { ...decision, id: two })
  expectRefusal(
    await world.call(mine.secret, 'decide_case', { ...decision, id: two }),
    'second_person_required',
  )
  const { key: unknown } = await world.admin.createKey(workspaceId, { name: 'by hand', scopes: ['decide'] })
  expect((await world.call(unknown, 'decide_case', { ...decision, id: two })).body).toMatchObject({
    state: 'true_match',
  })
  // who rotates a key is given a secret of it as well, and the secret before it may still work
  await world.admin.rotateKey(mine.id, 0, people.reviewer.id)
  expect((await world.ports.store.accounts.key(mine.id))?.holders).toEqual([
    people.owner.id,
    people.reviewer.id,
  ])
  await people.owner.ask('rotate_key', { id: mine.id, graceHours: 0 })
  expect((await world.ports.store.accounts.key(mine.id))?.holders).toEqual([
    people.owner.id,
    people.reviewer.id,
  ])
  await people.owner.ask('set_four_eyes', { required: false })
})

test('an owner says who gets alerts by mail, and everyone of the workspace sees it', async () => {
  const { owner, auditor } = people
  expect((await auditor.ask('get_mail_digest')).body).toEqual({ to: [], every: 'day', isSent: false })
  const to = ['team@example.com', 'team@example.com', 'second@example.com']
  expect((await owner.ask('set_mail_digest', { to, every: 'hour' })).body).toEqual({
    to: ['team@example.com', 'second@example.com'],
    every: 'hour',
  })
  const set = () => world.ports.store.read(owner.workspaceId, (tenant) => tenant.mailDigest())
  const first = await set()
  await owner.ask('set_mail_digest', { to: ['team@example.com'], every: 'day' })
  expect(await set()).toEqual({ to: ['team@example.com'], every: 'day', after: first?.after })
  expect((await auditor.ask('get_mail_digest')).body).toMatchObject({ to: ['team@example.com'] })
  // alerts that are made while it is off are in no mail
  await owner.ask('set_mail_digest', { to: [], every: 'day' })
  await owner.ask('set_mail_digest', { to: ['team@example.com'], every: 'day' })
  expect((await set())?.after.localeCompare(first?.after ?? '')).toBe(1)
  for (const wrong of ['team', 'a@b.com, c@d.com', 'Team <a@b.com>', 'a@b.com\r\nBcc: c@d.com'])
    expectRefusal(await owner.ask('set_mail_digest', { to: [wrong], every: 'day' }), 'invalid_request')
  expect((await owner.ask('set_mail_digest', { to: Array(11).fill('a@b.com'), every: 'day' })).status).toBe(
    400,
  )
})

test('a person keeps views of tables, shares them where the person says so, and takes only their own away', async () => {
  const { owner, member: plain, auditor } = people
  const view = { page: 'cases', name: 'Mine', parts: { state: 'escalated', q: 'علي' }, shared: false }
  const save = async (person: Person, more = {}) => (await person.ask('save_view', { ...view, ...more })).body
  const names = async (person: Person): Promise<readonly string[]> => {
    const { views } = (await person.ask('list_views', { page: 'cases' })).body as unknown as {
      views: readonly { name: string; own: boolean }[]
    }
    return views.map(({ name, own }) => (own ? name : `${name} of another`))
  }
  const { id } = await save(plain)
  expect(await save(plain, { parts: { hide: 'Opened' } })).toMatchObject({ id, parts: { hide: 'Opened' } })
  await save(plain, { page: 'runs' })
  const { id: team } = await save(plain, { name: 'Team', shared: true })
  expect([await names(plain), await names(owner), await names(stranger)]).toEqual([
    ['Mine', 'Team'],
    ['Team of another'],
    [],
  ])
  expectRefusal(await auditor.ask('save_view', { ...view, shared: true }), 'role_required')
  await save(auditor)
  expectRefusal(await auditor.ask('delete_view', { id: String(team) }), 'not_found')
  expectRefusal(await owner.ask('delete_view', { id: String(id) }), 'not_found')
  expectRefusal(await stranger.ask('delete_view', { id: String(team) }), 'not_found')
  expect((await owner.ask('delete_view', { id: String(team) })).status).toBe(200)
  expect([await names(plain), await names(auditor)]).toEqual([['Mine'], ['Mine']])

  const wrong = [
    { page: 'keys' },
    { name: ' ' },
    { parts: { 'Not a part': 'x' } },
    { parts: { q: 'x'.repeat(301) } },
    { parts: { state: 'open', workspace: stranger.workspaceId } },
    { parts: { sort: 'Nothing' } },
    { parts: { sort: '-constructor' } },
    { parts: { hide: 'Opened,Nothing' } },
    { parts: { verdict: 'build' } },
    { page: 'findings', parts: { sort: 'Points' } },
  ]
  for (const one of wrong) expectRefusal(await plain.ask('save_view', { ...view, ...one }), 'invalid_request')
  for (let at = 2; at < 50; at++) await save(plain, { name: `View ${at}` })
  expectRefusal(await plain.ask('save_view', { ...view, name: 'One more' }), 'invalid_request')

  const leaver = await member(world, owner.workspaceId, 'leaver@example.com')
  await save(leaver)
  await save(leaver, { name: 'Left to all', shared: true })
  await owner.ask('remove_member', { id: leaver.id })
  const left = await world.ports.store.read(owner.workspaceId, (tenant) =>
    tenant.viewsFor(leaver.id, 'cases'),
  )
  expect(left.map(({ name }) => name)).toEqual(['Left to all'])
})

test('own views are listed however many others share, and can be deleted', async () => {
  const { owner } = people
  const save = async (person: Person, name: string, shared: boolean) =>
    (await person.ask('save_view', { page: 'alerts', name, parts: { hide: 'When' }, shared })).body
  const { id } = await save(owner, 'Zulu', false)
  for (let at = 0; at < 5; at++) {
    const sharer = await member(world, owner.workspaceId, `sharer${at}@example.com`)
    for (let count = 0; count < 45; count++) await save(sharer, `A ${at} ${count}`, true)
  }
  const { views } = (await owner.ask('list_views', { page: 'alerts' })).body as unknown as {
    views: readonly { id: string; own: boolean }[]
  }
  expect(views.filter(({ own }) => own).map((view) => view.id)).toEqual([id])
})

test('the trail of a run that a person cancels names the person', async () => {
  const resting = await createWorld({ runner: { wake: () => undefined, ended: () => Promise.resolve() } })
  const person = await operator(resting, 'cancels@example.com')
  const asked = { subject: { name: 'Acme Robotics Ltd' } }
  const { id } = (await person.ask('run_diligence', asked, { prefer: 'respond-async' })).body
  expect((await person.ask('cancel_run', { id: String(id) })).status).toBe(200)
  const { records } = (await person.ask('get_run_audit', { id: String(id) })).body as unknown as {
    records: readonly string[]
  }
  expect(JSON.parse(records.at(-1) ?? '{}')).toMatchObject({ type: 'run.failed', actor: person.id })
  await resting.close()
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
