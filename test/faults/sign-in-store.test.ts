// A store that goes away while people are signed in: a session that could not be ended is not said to have ended.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSignIn } from '../../src/platform/sign-in/sign-in.ts'
import { openStore } from '../../src/platform/store/store.ts'
import { browser, operator, type Person } from '../support/browser.ts'
import { createWorld, NOW, type World } from '../support/world.ts'
import { expectRefusal } from '../abuse/support.ts'

const DISK_ERROR = 10
const folder = mkdtempSync(join(tmpdir(), 'assay-sign-in-store-'))
let away = false
let now = NOW
let world: World
let ada: Person

/** Fails every statement while the store is away, as SQLite does when its disk gives no answer. */
const outage: KyselyPlugin = {
  transformQuery({ node }) {
    if (away) throw Object.assign(new Error('disk I/O error'), { errcode: DISK_ERROR })
    return node
  },
  transformResult: ({ result }) => Promise.resolve(result),
}

beforeAll(async () => {
  const store = await openStore({ kind: 'sqlite', path: join(folder, 'assay.sqlite') })
  const clock = { now: () => now }
  let made = 0
  const signIn = createSignIn({
    db: store.db.withPlugin(outage),
    attempt: store.attempt,
    clock,
    makeId: () => `id-${made++}`,
  })
  world = await createWorld({ store, signIn, clock })
  ada = await operator(world, 'ada@example.com')
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

test('signing out while it is away is 503 and leaves the cookie, and ends the session once it is back', async () => {
  const held = ada.cookie
  away = true
  const refused = await ada.ask('sign_out')
  away = false
  expectRefusal(refused, 'overloaded')
  expect(refused.headers['set-cookie']).toBeUndefined()
  expect((await ada.ask('get_account')).status).toBe(200)
  expect((await ada.ask('sign_out')).status).toBe(204)
  expect(ada.cookie).toBeUndefined()
  expectRefusal(await ada.ask('get_account', {}, { cookie: held }), 'missing_credentials')
})

test('signing out with a cookie that cannot be one of ours asks the store nothing', async () => {
  away = true
  for (const text of ['x', 'A'.repeat(42), 'A'.repeat(44), 'A'.repeat(4_000)])
    expect((await browser(world).ask('sign_out', {}, { cookie: `assay_session=${text}` })).status).toBe(204)
  away = false
})
