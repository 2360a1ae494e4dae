// A membership that ends while a request of the member is answered: it is refused as the next request is.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../../src/adapters/store/store.ts'
import { member, operator } from '../support/browser.ts'
import { createWorld, type World } from '../support/world.ts'
import { expectRefusal } from '../abuse/support.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-membership-ends-'))
let world: World
/** What happens once, when the door has read where somebody belongs. */
let afterDoor: (() => Promise<unknown>) | undefined

beforeAll(async () => {
  const store = await openStore({ kind: 'sqlite', path: join(folder, 'assay.sqlite') })
  const belongings = async (id: string) => {
    const read = await store.members.belongings(id)
    const then = afterDoor
    afterDoor = undefined
    await then?.()
    return read
  }
  world = await createWorld({ store: { ...store, members: { ...store.members, belongings } } })
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
