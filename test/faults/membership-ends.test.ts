// A membership that ends while a request of the member is answered: it is refused as the next request is.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../../src/platform/store/store.ts'
import { member, operator, type Person } from '../support/browser.ts'
import { createWorld, type World } from '../support/world.ts'
import { expectRefusal } from '../abuse/support.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-membership-ends-'))
let world: World
/** What happens once, when the dispatcher has read where somebody belongs. */
let afterDoor: (() => Promise<unknown>) | undefined

beforeAll(async () => {
  const store = await openStore({ kind: 'sqlite', path: join(folder, 'assay.sqlite') })
  const memberships = async (id: string) => {
    const read = await store.members.memberships(id)
    const then = afterDoor
    afterDoor = undefined
    await then?.()
    return read
  }
  world = await createWorld({ store: { ...store, members: { ...store.members, memberships: memberships } } })
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

test.each(['get_account', 'get_workspace'] as const)('%s', async (name) => {
  const owner = await operator(world, `${name}-owner@example.com`)
  const leaving = await member(world, owner.workspaceId, `${name}@example.com`)
  const ask = () => leaving.ask(name, {}, { 'x-assay-workspace': owner.workspaceId })
  afterDoor = () => world.ports.store.members.remove(owner.workspaceId, leaving.id)
  const during = await ask()
  expectRefusal(during, 'not_found')
  expect(during.body['message']).toBe((await ask()).body['message'])
})

describe('between the head of a request and its body', () => {
  const SERVICES = [
    ['issue_key', () => ({ name: 'late', scopes: ['run'] })],
    ['change_role', ({ id }: Person) => ({ id, role: 'owner' })],
    ['invite_member', () => ({ email: 'late@example.com', role: 'owner' })],
  ] as const

  test.each(SERVICES)(
    'an owner who is made a member does nothing of an owner any more: %s',
    async (name, inputOf) => {
      const owner = await operator(world, `${name}-stays@example.com`)
      const demoted = await member(world, owner.workspaceId, `${name}-demoted@example.com`, 'owner')
      afterDoor = () => world.ports.store.members.changeRole(owner.workspaceId, demoted.id, 'member')
      expectRefusal(await demoted.ask(name, inputOf(demoted)), 'role_required')
      expect((await demoted.ask('get_account')).body['workspace']).toMatchObject({ role: 'member' })
    },
  )

  test('whoever is removed, or signed out everywhere, is nobody', async () => {
    const owner = await operator(world, 'signs-out@example.com')
    const removed = await member(world, owner.workspaceId, 'is-removed@example.com', 'owner')
    const issue = (by: Person) => by.ask('issue_key', { name: 'late', scopes: ['run'] })
    afterDoor = () => owner.ask('remove_member', { id: removed.id })
    expectRefusal(await issue(removed), 'missing_credentials')
    afterDoor = () => world.ports.signIn.endAll(owner.id)
    expectRefusal(await issue(owner), 'missing_credentials')
    expect(await world.ports.store.accounts.keys(owner.workspaceId)).toEqual([])
  })
})
