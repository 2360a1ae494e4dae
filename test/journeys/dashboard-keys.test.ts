// Keys from the dashboard: issued, used, rotated with grace and revoked, by the rules that hold for the operator's commands.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, memberOf, openDashboard, refusalOf } from '../support/dashboard.ts'
import { createWorld, NOW, type World } from '../support/world.ts'

const HOUR_MS = 3_600_000
let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** What the dispatcher says to a key; undefined when it lets it in. */
const saysTo = async (key: string): Promise<unknown> =>
  (await world.call(key, 'list_sources', {})).body['error']

const member = async () => {
  const { workspaceId } = await world.tenant('pro')
  await openDashboard(world.ports, workspaceId)
  return memberOf(workspaceId)
}

describe('issue', () => {
  test('a key works at once, within its scopes, until its date; its secret is in this one answer only', async () => {
    const caller = await member()
    const expiresAt = '2026-11-02T10:00:00Z'
    const { key, secret } = await ask(world.ports, caller, 'issue_key', {
      name: ' agent ',
      scopes: ['read', 'read'],
      expiresAt,
    })
    expect(key).toEqual({
      id: key.id,
      name: 'agent',
      scopes: ['read'],
      createdAt: new Date(NOW).toISOString(),
      expiresAt: new Date(expiresAt).toISOString(),
      revokedAt: null,
      lastUsedAt: null,
      hint: `${secret.slice(0, 7)}…${secret.slice(-4)}`,
      oldSecretUntil: null,
      owner: { id: 'u1', name: 'Ada' },
    })
    expect(await saysTo(secret)).toBeUndefined()
    const start = await world.call(secret, 'start', { pitch: 'Card on file for dentists.' })
    expect(start.body['error']).toBe('insufficient_scope')
    const { keys } = await ask(world.ports, caller, 'list_keys', {})
    expect(keys.map(({ id }) => id)).toContain(key.id)
    expect(keys.find(({ id }) => id === key.id)?.lastUsedAt).toBe(new Date(NOW).toISOString())
    // of each secret its first and last four characters, and no more
    expect(JSON.stringify(keys)).not.toMatch(/sk_[0-9A-Za-z]{5}|[0-9A-Za-z]{4}…[0-9A-Za-z]{5}/)
    expect(JSON.stringify(keys)).not.toContain(secret.slice(7, -4))
    expect(JSON.stringify(await world.ports.store.accounts.key(key.id))).not.toContain(secret)
    expect(world.log()).not.toContain(secret)
    world.travel(HOUR_MS)
    expect(await saysTo(secret)).toBe('expired_api_key')
    world.travel(-HOUR_MS)
  })

  test.each([
    ['a day that is past', { name: 'a', scopes: ['run'], expiresAt: '2026-11-02T08:59:59Z' }],
    ['a date in words', { name: 'a', scopes: ['run'], expiresAt: 'tomorrow' }],
    ['an instant without a zone', { name: 'a', scopes: ['run'], expiresAt: '2027-01-31T00:00:00' }],
    ['no scope', { name: 'a', scopes: [] }],
    ['a scope that is none', { name: 'a', scopes: ['admin'] }],
    ['an empty name', { name: ' ', scopes: ['run'] }],
    ['a name of two lines', { name: 'a\nb', scopes: ['run'] }],
    ['a name that is too long', { name: 'a'.repeat(81), scopes: ['run'] }],
  ])('%s is refused in words, and no key is made', async (_, input) => {
    const caller = await member()
    const asked = ask(world.ports, caller, 'issue_key', input as never)
    expect(await refusalOf(asked)).toBe('invalid_request')
    await expect(asked).rejects.toThrow(/expire|scope|name/)
    expect((await ask(world.ports, caller, 'list_keys', {})).keys).toHaveLength(1)
  })
})

test('a day that is past is refused where it stands', async () => {
  const caller = await member()
  const input = { name: 'a', scopes: ['run' as const], expiresAt: '2026-11-02T08:59:59Z' }
  await expect(ask(world.ports, caller, 'issue_key', input)).rejects.toMatchObject({
    extras: { issues: [{ path: 'expiresAt', message: 'must lie in the future' }] },
  })
})

describe('rotate', () => {
  test('the old secret is good for the hours of grace, and the key stays the same', async () => {
    const caller = await member()
    const issued = await ask(world.ports, caller, 'issue_key', { name: 'a', scopes: ['run'] })
    const { id } = issued.key
    const rotated = await ask(world.ports, caller, 'rotate_key', { id, graceHours: 2 })
    expect(rotated.key.id).toBe(id)
    expect([await saysTo(issued.secret), await saysTo(rotated.secret)]).toEqual([undefined, undefined])
    world.travel(2 * HOUR_MS)
    expect([await saysTo(issued.secret), await saysTo(rotated.secret)]).toEqual([
      'invalid_api_key',
      undefined,
    ])
    world.travel(-2 * HOUR_MS)
    const sudden = await ask(world.ports, caller, 'rotate_key', { id, graceHours: 0 })
    expect([await saysTo(rotated.secret), await saysTo(sudden.secret)]).toEqual([
      'invalid_api_key',
      undefined,
    ])
  })

  test('the list says until when an old secret is good, while it is', async () => {
    const caller = await member()
    const { key } = await ask(world.ports, caller, 'issue_key', { name: 'a', scopes: ['run'] })
    const until = async () =>
      (await ask(world.ports, caller, 'list_keys', {})).keys.find(({ id }) => id === key.id)?.oldSecretUntil
    expect([key.oldSecretUntil, await until()]).toEqual([null, null])
    const end = new Date(NOW + 2 * HOUR_MS).toISOString()
    const rotated = await ask(world.ports, caller, 'rotate_key', { id: key.id, graceHours: 2 })
    expect([rotated.key.oldSecretUntil, await until()]).toEqual([end, end])
    world.travel(HOUR_MS)
    await ask(world.ports, caller, 'rotate_key', { id: key.id, graceHours: 24 })
    expect(await until()).toBe(new Date(NOW + 25 * HOUR_MS).toISOString())
    world.travel(24 * HOUR_MS)
    expect(await until()).toBeNull()
    world.travel(-25 * HOUR_MS)
    const ended = await ask(world.ports, caller, 'issue_key', { name: 'b', scopes: ['run'] })
    await ask(world.ports, caller, 'rotate_key', { id: ended.key.id, graceHours: 2 })
    const revoked = await ask(world.ports, caller, 'revoke_key', { id: ended.key.id })
    expect(revoked.key.oldSecretUntil).toBeNull()
  })

  test('an expired key gets no new secret, and no old one is said to outlive its key', async () => {
    const caller = await member()
    const end = new Date(NOW + HOUR_MS).toISOString()
    const { key } = await ask(world.ports, caller, 'issue_key', {
      name: 'a',
      scopes: ['run'],
      expiresAt: end,
    })
    const rotated = await ask(world.ports, caller, 'rotate_key', { id: key.id, graceHours: 2 })
    expect(rotated.key.oldSecretUntil).toBe(end)
    world.travel(HOUR_MS)
    const late = ask(world.ports, caller, 'rotate_key', { id: key.id, graceHours: 0 })
    await expect(late).rejects.toThrow('has expired. Create a new one')
    expect(await refusalOf(late)).toBe('invalid_request')
    world.travel(-HOUR_MS)
  })

  test('a revoked key gets no new secret', async () => {
    const caller = await member()
    const { key } = await ask(world.ports, caller, 'issue_key', { name: 'a', scopes: ['run'] })
    await ask(world.ports, caller, 'revoke_key', { id: key.id })
    const rotation = ask(world.ports, caller, 'rotate_key', { id: key.id, graceHours: 1 })
    await expect(rotation).rejects.toThrow('is revoked for good')
    expect(await refusalOf(rotation)).toBe('invalid_request')
  })
})

test('a revoked key is refused at its next request, also where it was good a moment ago or is in its grace', async () => {
  const caller = await member()
  const { key, secret } = await ask(world.ports, caller, 'issue_key', { name: 'a', scopes: ['run'] })
  const rotated = await ask(world.ports, caller, 'rotate_key', { id: key.id, graceHours: 24 })
  expect([await saysTo(secret), await saysTo(rotated.secret)]).toEqual([undefined, undefined])
  const revoked = await ask(world.ports, caller, 'revoke_key', { id: key.id })
  expect(revoked.key.revokedAt).toBe(new Date(NOW).toISOString())
  expect([await saysTo(secret), await saysTo(rotated.secret)]).toEqual(['invalid_api_key', 'invalid_api_key'])
  expect(await ask(world.ports, caller, 'revoke_key', { id: key.id })).toEqual(revoked)
})

test('the key of the dashboard itself is on no list and nobody rotates or revokes it, operators included', async () => {
  const caller = await member()
  const { keys } = await ask(world.ports, caller, 'list_keys', {})
  expect(keys.map(({ name }) => name)).toEqual(['test'])
  const own = `dashboard:${caller.workspaceId}`
  expect(await refusalOf(ask(world.ports, caller, 'revoke_key', { id: own }))).toBe('not_found')
  expect(await refusalOf(ask(world.ports, caller, 'rotate_key', { id: own, graceHours: 0 }))).toBe(
    'not_found',
  )
  expect((await world.admin.listKeys(caller.workspaceId)).map(({ name }) => name)).toEqual(['test'])
  await expect(world.admin.rotateKey(own)).rejects.toThrow('There is no key')
  await expect(world.admin.revokeKey(own)).rejects.toThrow('There is no key')
})
