// An account with an authenticator app: the second step of a sign-in, backup codes, and everything that turns it off, on both stores.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { resetSecondFactor } from '../../src/accounts/administration/reset-second-factor.ts'
import { keepSecondFactors } from '../../src/accounts/sign-in/keep-second-factors.ts'
import { createSecretBox } from '../../src/platform/signing/secret-box.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { type Authenticator, setUpApp } from '../support/authenticator.ts'
import { browser, member, operator, operatorToken, PASSWORD, type Person } from '../support/browser.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { bodyOf, type World } from '../support/world.ts'

const NEW = 'another battery of the horse'

describe.each(stores)('on $kind', ({ skip, place }) => {
  let world: World
  let ada: Person
  let app: Authenticator
  let serial = 0

  beforeAll(async () => {
    if (!skip) world = await placedWorld(place)
  })
  afterAll(async () => {
    if (!skip) await world.close()
  })
  beforeEach(async () => {
    if (skip) return
    ada = await operator(world, `ada${++serial}@example.com`, 'Ada')
    app = await setUpApp(world, ada)
  })

  const isIn = async (who: { ask: Person['ask'] }) => (await who.ask('get_account')).status === 200
  /** A browser that has given the password, with what it got for it. */
  const firstStep = async (who = browser(world), password = PASSWORD) => {
    const { email } = ada
    const { ok, step } = bodyOf(await who.ask('sign_in', { email, password }))
    return { who, ok, step: String(step) }
  }
  const kinds = async () => {
    const acts = bodyOf(await ada.ask('list_activity'))['activities'] as unknown as {
      kind: string
      by: { name: string }
    }[]
    return acts.map(({ kind, by }) => `${by.name}: ${kind}`)
  }

  test.skipIf(skip)('the password alone opens no session, and a code after it does', async () => {
    const { who, ok, step } = await firstStep()
    expect([ok, who.cookie, who.device]).toEqual([false, undefined, undefined])
    expect(await isIn(who)).toBe(false)
    const signedIn = await who.ask('confirm_sign_in', { step, code: await app.code() })
    expect(signedIn).toMatchObject({ status: 200, body: { ok: true } })
    expect(await isIn(who)).toBe(true)
    expect(bodyOf(await ada.ask('get_second_factor'))).toEqual({
      since: expect.any(String) as string,
      backupCodesLeft: 10,
    })
  })

  test.skipIf(skip)('a code is good once, also for two who use it at once', async () => {
    const { who, step } = await firstStep()
    const code = await app.code()
    const both = await Promise.all(
      [who, browser(world)].map((each) => each.ask('confirm_sign_in', { step, code })),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    const again = await browser(world).ask('confirm_sign_in', { step, code })
    expect(again.body['error']).toBe('wrong_code')
    // why: a code of the step before is still in its window, and was perhaps seen
    world.travel(30_000)
    expect((await who.ask('confirm_sign_in', { step, code })).body['error']).toBe('wrong_code')
    expect((await who.ask('confirm_sign_in', { step, code: await app.code() })).status).toBe(200)
    expect((await who.ask('confirm_sign_in', { step, code: await app.code(-1) })).status).toBe(401)
  })

  test.skipIf(skip)('a backup code signs in once, as it is written or typed together', async () => {
    const [first = '', second = ''] = app.backupCodes
    expect(new Set(app.backupCodes).size).toBe(10)
    for (const code of [first, ` ${second.replaceAll('-', '').toUpperCase()} `]) {
      const { who, step } = await firstStep()
      const both = await Promise.all([who, who].map((one) => one.ask('confirm_sign_in', { step, code })))
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
      expect(await isIn(who)).toBe(true)
    }
    expect(bodyOf(await ada.ask('get_second_factor'))).toMatchObject({ backupCodesLeft: 8 })
    const eve = await operator(world, `eve${serial}@example.com`)
    const theirs = await setUpApp(world, eve)
    const { who, step } = await firstStep()
    for (const code of [theirs.backupCodes[0], await theirs.code()])
      expect((await who.ask('confirm_sign_in', { step, code })).body['error']).toBe('wrong_code')
  })

  test.skipIf(skip)('setting it up ends every other session, and needs the password', async () => {
    const bob = await member(world, ada.workspaceId, `bob${serial}@example.com`)
    const other = browser(world)
    await other.ask('sign_in', { email: bob.email, password: PASSWORD })
    expect((await bob.ask('begin_second_factor', { password: 'wrong' })).body['error']).toBe('sign_in_failed')
    expect((await bob.ask('confirm_second_factor', { code: '123456' })).body['error']).toBe('wrong_code')
    const { key } = bodyOf(await bob.ask('begin_second_factor', { password: PASSWORD }))
    expect((await bob.ask('confirm_second_factor', { code: '000000' })).body['error']).toBe('wrong_code')
    expect(bodyOf(await bob.ask('get_second_factor'))).toEqual({ since: null, backupCodesLeft: 0 })
    // why: an app that waits for its first code asks no one for a code
    expect(bodyOf(await other.ask('sign_in', { email: bob.email, password: PASSWORD }))['ok']).toBe(true)
    const { key: second } = await setUpApp(world, bob)
    expect(second).not.toBe(key)
    expect([await isIn(bob), await isIn(other)]).toEqual([true, false])
    const again = await bob.ask('begin_second_factor', { password: PASSWORD })
    expect(again.body['error']).toBe('invalid_request')
  })

  test.skipIf(skip)('it is turned off with the password and a code, and with less it is not', async () => {
    const code = await app.code()
    const end = (input: object) => ada.ask('end_second_factor', { ...input })
    expect((await end({ password: PASSWORD })).body['error']).toBe('invalid_request')
    expect((await end({ password: 'wrong', code })).body['error']).toBe('sign_in_failed')
    expect((await end({ password: PASSWORD, code: '000000' })).body['error']).toBe('wrong_code')
    expect((await end({ password: PASSWORD, code })).status).toBe(204)
    expect((await firstStep()).ok).toBe(true)
    const [backup] = app.backupCodes
    app = await setUpApp(world, ada)
    const { who, step } = await firstStep()
    expect((await who.ask('confirm_sign_in', { step, code: backup })).body['error']).toBe('wrong_code')
    expect((await end({ password: PASSWORD, code: app.backupCodes[0] })).status).toBe(204)
  })

  test.skipIf(skip)('other backup codes take the place of all before', async () => {
    const asked = { password: PASSWORD, code: await app.code() }
    const { backupCodes } = bodyOf(await ada.ask('renew_backup_codes', asked))
    const { who, step } = await firstStep()
    const use = async (code: unknown) => (await who.ask('confirm_sign_in', { step, code })).status
    expect(await use(app.backupCodes[0])).toBe(401)
    expect(await use((backupCodes as unknown as string[])[0])).toBe(200)
  })

  test.skipIf(skip)(
    'a link that sets a new password asks for the code too, and an invitation makes no member without it',
    async () => {
      const visitor = browser(world)
      const token = await operatorToken(world, ada.email)
      const recovered = bodyOf(await visitor.ask('accept_link', { token, password: NEW }))
      expect([recovered['ok'], visitor.cookie]).toEqual([false, undefined])
      expect([await isIn(visitor), await isIn(ada)]).toEqual([false, false])
      const step = recovered['step']
      expect((await visitor.ask('confirm_sign_in', { step, code: await app.code() })).status).toBe(200)
      expect(await isIn(visitor)).toBe(true)

      const bob = await operator(world, `host${serial}@example.com`)
      const invited = bodyOf(await bob.ask('invite_member', { email: ada.email, role: 'member' }))
      const secret = new URL(String(invited['url'])).hash.slice('#token='.length)
      const joining = browser(world)
      const join = (code?: string) =>
        joining.ask('accept_link', { token: secret, password: NEW, ...(code !== undefined && { code }) })
      const members = async () => (await world.ports.store.members.members(bob.workspaceId)).length
      for (const code of [undefined, '000000']) expect((await join(code)).body['error']).toBe('wrong_code')
      expect([joining.cookie, await members()]).toEqual([undefined, 1])
      world.travel(60_000)
      const code = await app.code()
      expect(bodyOf(await join(code))).toEqual({ ok: true, workspaceId: bob.workspaceId })
      expect([await isIn(joining), await members()]).toEqual([true, 2])
      expect((await browser(world).ask('confirm_sign_in', { step, code })).body['error']).toBe('wrong_code')
    },
  )

  test.skipIf(skip)('a first step ends after 10 minutes, with the password, and altered', async () => {
    const { who, step } = await firstStep()
    const confirm = async (over: string) => who.ask('confirm_sign_in', { step: over, code: await app.code() })
    for (let at = 0; at < step.length; at += 7) {
      const altered = `${step.slice(0, at)}${step[at] === 'A' ? 'B' : 'A'}${step.slice(at + 1)}`
      expect((await confirm(altered)).body['error'], altered).toBe('sign_in_failed')
    }
    world.travel(10 * 60_000)
    expect((await confirm(step)).body['error']).toBe('sign_in_failed')
    const { step: second } = await firstStep()
    expect((await ada.ask('change_password', { current: PASSWORD, password: NEW })).status).toBe(204)
    expect(await isIn(ada)).toBe(true)
    expect((await confirm(second)).body['error']).toBe('sign_in_failed')
    const { step: third } = await firstStep(who, NEW)
    expect((await confirm(third)).status).toBe(200)
  })

  test.skipIf(skip)(
    'the second step opens another session than the browser held, and ends that one',
    async () => {
      const held = ada.cookie
      const { step } = await firstStep(ada)
      expect(await isIn(ada)).toBe(true)
      expect((await ada.ask('confirm_sign_in', { step, code: await app.code() })).status).toBe(200)
      expect(ada.cookie).not.toBe(held)
      expect(await isIn(Object.assign(browser(world), { cookie: held }))).toBe(false)
    },
  )

  test.skipIf(skip)('each change is an entry in the activity of every workspace of the account', async () => {
    const bob = await operator(world, `keeper${serial}@example.com`, 'Bob')
    const { email, id } = ada
    await world.ports.store.members.invite(
      {
        id: `link${serial}`,
        purpose: 'invitation',
        email,
        workspaceId: bob.workspaceId,
        role: 'member',
        invitedBy: null,
        createdAt: new Date(world.ports.clock.now()).toISOString(),
        expiresAt: new Date(world.ports.clock.now() + 86_400_000).toISOString(),
      },
      `hash${serial}`,
    )
    const credential = String(await world.ports.store.members.credential(id))
    const at = new Date(world.ports.clock.now()).toISOString()
    const account = { id, email, name: 'Ada' }
    await world.ports.store.members.accept(`hash${serial}`, { account, credential, password: 'given', at })
    await ada.ask('renew_backup_codes', { password: PASSWORD, code: await app.code() })
    await ada.ask('end_second_factor', { password: PASSWORD, code: await app.code(1) })
    expect((await kinds()).slice(0, 3)).toEqual([
      'Ada: second_factor.removed',
      'Ada: backup_codes.renewed',
      'Ada: second_factor.added',
    ])
    const there = bodyOf(await bob.ask('list_activity'))['activities'] as unknown as { kind: string }[]
    expect(there.slice(0, 2).map(({ kind }) => kind)).toEqual([
      'second_factor.removed',
      'backup_codes.renewed',
    ])
  })

  test.skipIf(skip)(
    'an operator removes it for a person who lost it, which ends their sessions and is recorded',
    async () => {
      expect(await resetSecondFactor(world.ports, ada.email)).toBe('done')
      expect(await resetSecondFactor(world.ports, ada.email)).toBe('no_factor')
      expect(await resetSecondFactor(world.ports, 'unheard@example.com')).toBe('no_account')
      expect(await isIn(ada)).toBe(false)
      expect((await firstStep(ada)).ok).toBe(true)
      expect((await kinds())[0]).toBe('a command of the operator: second_factor.removed')
    },
  )

  test.skipIf(skip)('no row holds a secret or a backup code in clear text', async () => {
    const { db } = world.ports.store as OpenStore
    const rows = JSON.stringify([
      await db.selectFrom('second_factors').selectAll().execute(),
      await db.selectFrom('backup_codes').selectAll().execute(),
    ])
    const { secret } = (await world.ports.store.secondFactors.find(ada.id)) ?? {}
    expect(rows).toContain(secret)
    for (const shown of [app.key, ...app.backupCodes])
      for (const text of [shown, shown.replaceAll('-', '')]) expect(rows).not.toContain(text)
  })

  test.skipIf(skip)(
    'a secret is sealed again under the newest secret of the installation, and opens for no other account',
    async () => {
      const { secondFactors } = world.ports.store
      const old = { id: 's1', secret: Buffer.alloc(32, 9) }
      const rotated = createSecretBox([{ id: 's2', secret: Buffer.alloc(32, 8) }, old])
      const before = await secondFactors.find(ada.id)
      await keepSecondFactors({ store: world.ports.store, secretBox: rotated })
      const after = await secondFactors.find(ada.id)
      expect([before?.secret.slice(0, 3), after?.secret.slice(0, 3)]).toEqual(['s1:', 's2:'])
      const owner = `second-factor ${ada.id} ${after?.id}`
      const opened = rotated.open(after?.secret ?? '', owner)
      expect(opened).toBe(world.ports.secretBox.open(before?.secret ?? '', owner))
      expect(rotated.open(after?.secret ?? '', `second-factor other ${after?.id}`)).toBeUndefined()

      // a secret that nothing opens: the app is of no use, and a backup code is
      const { who, step } = await firstStep()
      const lost = await who.ask('confirm_sign_in', { step, code: await app.code() })
      expect(lost).toMatchObject({ status: 500, body: { error: 'signing_misconfigured' } })
      expect((await who.ask('confirm_sign_in', { step, code: app.backupCodes[0] })).status).toBe(200)
      await secondFactors.reseal(ada.id, { id: after?.id ?? '', secret: before?.secret ?? '' })
    },
  )
})
