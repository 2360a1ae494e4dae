// A key ends with the person it belongs to: when they leave, when their role no longer has its scopes. Who rotates it owns it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { member, operator, type Person } from '../support/browser.ts'
import { bodyOf, createWorld, type World } from '../support/world.ts'
import { expectRefusal } from '../abuse/support.ts'

interface ShownKey {
  readonly id: string
  readonly revokedAt: string | null
  readonly owner: { readonly id: string; readonly name: string } | null
}

let world: World
let ada: Person
let bob: Person
let serial = 0

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  ada = await operator(world, `ada${++serial}@example.com`, 'Ada')
  bob = await member(world, ada.workspaceId, `bob${serial}@example.com`, 'owner', 'Bob')
})

const issue = async (who: Person, scopes: readonly string[] = ['run']) => {
  const { key, secret } = bodyOf(await who.ask('issue_key', { name: 'k', scopes }))
  return { id: (key as unknown as ShownKey).id, secret: String(secret) }
}
const listed = async (who: Person): Promise<readonly ShownKey[]> =>
  bodyOf(await who.ask('list_keys'))['keys'] as unknown as ShownKey[]
const saysTo = async (secret: string): Promise<unknown> =>
  (await world.call(secret, 'list_sources', {})).body['error']

describe('when a member is removed', () => {
  test('their keys end at once and those of others go on', async () => {
    const [theirs, ours] = [await issue(bob), await issue(ada)]
    const { key: older } = await world.admin.createKey(ada.workspaceId, { name: 'command', scopes: ['run'] })
    expect((await listed(ada)).map(({ owner }) => owner?.name ?? null)).toEqual(['Bob', 'Ada', null])
    const removed = bodyOf(await ada.ask('remove_member', { id: bob.id }))
    expect(removed['endedKeys']).toEqual([theirs.id])
    expect([await saysTo(theirs.secret), await saysTo(ours.secret), await saysTo(older)]).toEqual([
      'invalid_api_key',
      undefined,
      undefined,
    ])
    expect((await listed(ada)).find(({ id }) => id === theirs.id)).toMatchObject({
      revokedAt: expect.any(String) as string,
      owner: { id: bob.id, name: 'Bob' },
    })
  })

  test('a key that another owner rotated stays, and the secret of before ends although it had grace', async () => {
    const { id, secret } = await issue(bob)
    const rotated = bodyOf(await ada.ask('rotate_key', { id, graceHours: 24 }))
    expect((rotated['key'] as unknown as ShownKey).owner).toEqual({ id: ada.id, name: 'Ada' })
    expect(await saysTo(secret)).toBeUndefined()
    expect(bodyOf(await ada.ask('remove_member', { id: bob.id }))['endedKeys']).toEqual([])
    expect([await saysTo(secret), await saysTo(String(rotated['secret']))]).toEqual([
      'invalid_api_key',
      undefined,
    ])
  })

  test('who comes back has none of them again', async () => {
    const { secret } = await issue(bob)
    await ada.ask('remove_member', { id: bob.id })
    expect(await saysTo(secret)).toBe('invalid_api_key')
    const { store } = world.ports
    await expect(
      world.admin.createKey(ada.workspaceId, { name: 'late', scopes: ['run'], holder: bob.id }),
    ).rejects.toMatchObject({ code: 'role_required' })
    const { id } = await issue(ada)
    await expect(world.admin.rotateKey(id, 0, bob.id)).rejects.toMatchObject({ code: 'role_required' })
    expect((await store.accounts.key(id))?.ownerId).toBe(ada.id)
  })
})

describe('when the role of a member changes', () => {
  test.each([
    ['member', { read: undefined, run: undefined, decide: 'invalid_api_key' }],
    ['reviewer', { read: undefined, run: undefined, decide: undefined }],
    ['auditor', { read: undefined, run: 'invalid_api_key', decide: 'invalid_api_key' }],
    ['owner', { read: undefined, run: undefined, decide: undefined }],
  ] as const)('to %s the keys with scopes beyond it end, and the others go on', async (role, says) => {
    const keys = {
      read: await issue(bob, ['read']),
      run: await issue(bob),
      decide: await issue(bob, ['decide']),
    }
    const changed = bodyOf(await ada.ask('change_role', { id: bob.id, role }))
    expect({
      read: await saysTo(keys.read.secret),
      run: await saysTo(keys.run.secret),
      decide: await saysTo(keys.decide.secret),
    }).toEqual(says)
    const ended = Object.entries(keys).filter(([scope]) => says[scope as keyof typeof says] !== undefined)
    expect(changed['endedKeys']).toEqual(ended.map(([, { id }]) => id))
  })
})

describe('on Free', () => {
  test('the 21st key is refused with what to do, and one is free again after a revocation or an expiry', async () => {
    for (let n = 0; n < 19; n++) await issue(ada)
    const expiresAt = new Date(world.ports.clock.now() + 3_600_000).toISOString()
    bodyOf(await ada.ask('issue_key', { name: 'short', scopes: ['run'], expiresAt }))
    const refused = await ada.ask('issue_key', { name: 'k', scopes: ['run'] })
    expectRefusal(refused, 'tier_required')
    expect(refused.body['message']).toMatch(/Free allows 20\. Revoke one/)
    expect(refused.body['upgrade_url']).toBeDefined()
    await expect(world.admin.createKey(ada.workspaceId, { name: 'k', scopes: ['run'] })).rejects.toThrow(
      /Revoke one/,
    )
    world.travel(3_600_000)
    const { id } = await issue(ada)
    expectRefusal(await ada.ask('issue_key', { name: 'k', scopes: ['run'] }), 'tier_required')
    bodyOf(await ada.ask('revoke_key', { id }))
    await issue(ada)
    world.travel(-3_600_000)
    await world.admin.setTier(ada.workspaceId, 'pro')
    await issue(ada)
  })
})
