// Passkeys: added, listed, signed in with and removed, and every answer of a device that must not sign in, on both stores.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { resetSecondFactor } from '../../src/accounts/administration/reset-second-factor.ts'
import { setUpApp } from '../support/authenticator.ts'
import { browser, operator, PASSWORD, type Person } from '../support/browser.ts'
import { device, type Told } from '../support/passkey.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { bodyOf, type World } from '../support/world.ts'

const EVIL = 'https://evil.example'

describe.each(stores)('on $kind', ({ skip, place }) => {
  let world: World
  let ada: Person
  let serial = 0

  beforeAll(async () => {
    if (!skip) world = await placedWorld(place)
  })
  afterAll(async () => {
    if (!skip) await world.close()
  })
  beforeEach(async () => {
    if (!skip) ada = await operator(world, `ada${++serial}@example.com`, 'Ada')
  })

  const isIn = async (who: { ask: Person['ask'] }) => (await who.ask('get_account')).status === 200
  const begun = async (who = ada, more: object = {}) =>
    String(bodyOf(await who.ask('begin_passkey', { password: PASSWORD, ...more }))['challenge'])
  const added = async (who = ada, one = device()) => {
    const answer = await who.ask('add_passkey', { name: 'Phone', ...one.make(await begun(who)) })
    expect(answer.status, answer.text).toBe(200)
    return one
  }
  const asked = async () => String(bodyOf(await browser(world).ask('ask_passkey'))['challenge'])
  const use = async (one: ReturnType<typeof device>, told?: Told, who = browser(world)) => {
    const { status, body } = await who.ask('use_passkey', one.answer(await asked(), told))
    return { status, error: body['error'], who }
  }
  const refused = { status: 401, error: 'passkey_refused' }

  test.skipIf(skip)(
    'a passkey of each kind is added, signs in without a password, and is listed',
    async () => {
      for (const kind of ['ES256', 'EdDSA', 'RS256'] as const) {
        const one = await added(ada, device(kind))
        const { status, who } = await use(one)
        expect([status, await isIn(who)]).toEqual([200, true])
      }
      const { passkeys } = bodyOf(await ada.ask('list_passkeys'))
      expect(passkeys).toMatchObject([
        { name: 'Phone', lastUsedAt: expect.any(String) as string },
        { name: 'Phone' },
        { name: 'Phone' },
      ])
      const acts = bodyOf(await ada.ask('list_activity'))['activities'] as unknown as { kind: string }[]
      expect(acts.filter(({ kind }) => kind === 'passkey.added')).toHaveLength(3)
    },
  )

  test.skipIf(skip)(
    'a passkey is two factors: it signs in an account with an authenticator app alone',
    async () => {
      const app = await setUpApp(world, ada)
      const begin = (input: object) => ada.ask('begin_passkey', { password: PASSWORD, ...input })
      expect((await begin({})).body['error']).toBe('wrong_code')
      expect((await begin({ code: '000000' })).body['error']).toBe('wrong_code')
      expect((await ada.ask('begin_passkey', { password: 'wrong', code: await app.code() })).status).toBe(401)
      const one = device()
      const made = one.make(await begun(ada, { code: await app.code() }))
      expect((await ada.ask('add_passkey', { name: 'Key', ...made })).status).toBe(200)
      const { status, who } = await use(one)
      expect([status, await isIn(who)]).toEqual([200, true])
    },
  )

  test.skipIf(skip)(
    'an answer without the person, of another page or host, or altered is refused',
    async () => {
      const one = await added()
      const wrong: readonly Told[] = [
        { verified: false },
        { origin: EVIL },
        { host: 'evil.example' },
        { type: 'webauthn.create' },
        { crossOrigin: true },
      ]
      for (const told of wrong) expect(await use(one, told), JSON.stringify(told)).toMatchObject(refused)
      const challenge = await asked()
      const stranger = device().answer(challenge)
      const forged = await browser(world).ask('use_passkey', { ...stranger, id: one.id })
      expect(forged.body['error']).toBe('passkey_refused')
      expect(await use(device())).toMatchObject(refused)
      expect(await use(one)).toMatchObject({ status: 200 })
    },
  )

  test.skipIf(skip)(
    'an answer is good once and for five minutes, also for two who send it at once',
    async () => {
      const one = await added()
      const answer = one.answer(await asked())
      const both = await Promise.all([1, 2].map(() => browser(world).ask('use_passkey', answer)))
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
      const late = one.answer(await asked())
      world.travel(5 * 60_000)
      expect((await browser(world).ask('use_passkey', late)).body['error']).toBe('passkey_refused')
      const own = one.answer('A'.repeat(43))
      expect((await browser(world).ask('use_passkey', own)).body['error']).toBe('passkey_refused')
    },
  )

  test.skipIf(skip)('a device whose counter does not grow is a copy', async () => {
    const one = await added()
    for (const [uses, status] of [
      [5, 200],
      [5, 401],
      [4, 401],
      [0, 401],
      [4_294_967_295, 200],
    ] as const)
      expect(await use(one, { uses })).toMatchObject({ status })
    const quiet = await added()
    for (let time = 0; time < 2; time++) expect(await use(quiet)).toMatchObject({ status: 200 })
  })

  test.skipIf(skip)(
    'a new passkey is of this page, of a kind that we check, and of who began to add it',
    async () => {
      const add = async (made: object, who = ada) =>
        (await who.ask('add_passkey', { name: 'X', ...made })).body['error']
      for (const told of [
        { origin: EVIL },
        { host: 'evil.example' },
        { verified: false },
        { crossOrigin: true },
      ])
        expect(await add(device().make(await begun(), told)), JSON.stringify(told)).toBe('passkey_refused')
      for (const kind of ['ES384', 'short'] as const)
        expect(await add(device(kind).make(await begun())), kind).toBe('passkey_refused')
      const one = device()
      expect(await add({ ...one.make(await begun()), id: device().id })).toBe('passkey_refused')
      expect(await add(one.make(await asked()))).toBe('passkey_refused')
      const eve = await operator(world, `eve${serial}@example.com`)
      expect(await add(one.make(await begun()), eve)).toBe('passkey_refused')
      const theirs = await added(eve)
      expect(await add(theirs.make(await begun()))).toBe('passkey_refused')
      expect((await eve.ask('begin_passkey', { password: 'wrong' })).body['error']).toBe('sign_in_failed')
      expect(await use(theirs)).toMatchObject({ status: 200 })
    },
  )

  test.skipIf(skip)(
    'a passkey begun before an authenticator app or another password is not finished after it',
    async () => {
      const finish = async (challenge: string) =>
        (await ada.ask('add_passkey', { name: 'X', ...device().make(challenge) })).body['error']
      const before = await begun()
      const app = await setUpApp(world, ada)
      expect(await finish(before)).toBe('passkey_refused')
      const proven = await begun(ada, { code: await app.code() })
      const password = `${PASSWORD} 2`
      expect((await ada.ask('change_password', { current: PASSWORD, password })).status).toBeLessThan(300)
      expect(await finish(proven)).toBe('passkey_refused')
    },
  )

  test.skipIf(skip)('a passkey that is checked while an app is confirmed is not added', async () => {
    const one = device()
    const made = one.make(await begun())
    const { passkeys } = world.ports.store
    const add = passkeys.add.bind(passkeys)
    passkeys.add = async (...args) => {
      passkeys.add = add
      await setUpApp(world, ada)
      return add(...args)
    }
    expect((await ada.ask('add_passkey', { name: 'X', ...made })).body['error']).toBe('passkey_refused')
    expect(await passkeys.ofAccount(ada.id)).toEqual([])
  })

  test.skipIf(skip)('a removed passkey signs in no longer, and a session alone removes none', async () => {
    const one = await added()
    const eve = await operator(world, `eve${serial}@example.com`)
    const remove = (who: Person, password: string) => who.ask('remove_passkey', { id: one.id, password })
    expect((await remove(ada, 'wrong')).body['error']).toBe('sign_in_failed')
    expect((await remove(eve, PASSWORD)).status).toBe(404)
    expect((await remove(ada, PASSWORD)).status).toBe(204)
    expect(await use(one)).toMatchObject(refused)
    const acts = bodyOf(await ada.ask('list_activity'))['activities'] as unknown as { kind: string }[]
    expect(acts[0]?.kind).toBe('passkey.removed')
  })

  test.skipIf(skip)('the removal of a passkey ends every other session of the account', async () => {
    const one = await added()
    const { who: thief } = await use(one)
    const eve = await operator(world, `eve${serial}@example.com`)
    expect((await ada.ask('remove_passkey', { id: 'A'.repeat(22), password: PASSWORD })).status).toBe(404)
    expect(await isIn(thief)).toBe(true)
    expect((await ada.ask('remove_passkey', { id: one.id, password: PASSWORD })).status).toBe(204)
    expect([await isIn(thief), await isIn(ada), await isIn(eve)]).toEqual([false, true, true])
  })

  test.skipIf(skip)('an operator removes the passkeys of a person who lost the device', async () => {
    const one = await added()
    expect(await resetSecondFactor(world.ports, ada.email)).toBe('done')
    expect(await isIn(ada)).toBe(false)
    expect(await use(one)).toMatchObject(refused)
    expect(await resetSecondFactor(world.ports, ada.email)).toBe('no_factor')
  })

  test.skipIf(skip)('a reset in the middle of a sign-in with a passkey leaves no session', async () => {
    const one = await added()
    const { signIn } = world.ports
    const open = signIn.open.bind(signIn)
    signIn.open = async (...args) => {
      signIn.open = open
      expect(await resetSecondFactor(world.ports, ada.email)).toBe('done')
      return open(...args)
    }
    const { status, who } = await use(one)
    expect([status, who.cookie]).toEqual([401, undefined])
    expect(await signIn.list(ada.id)).toEqual([])
  })

  test.skipIf(skip)(
    'what a browser asks names no account, and a page of another site asks nothing',
    async () => {
      await added()
      expect(bodyOf(await browser(world).ask('ask_passkey'))).toEqual({
        challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
        rpId: '127.0.0.1',
      })
      for (const name of ['ask_passkey', 'use_passkey'] as const) {
        const foreign = await browser(world).ask(name, {}, { origin: EVIL })
        expect(foreign.body['error']).toBe('cross_site_request')
      }
    },
  )
})
