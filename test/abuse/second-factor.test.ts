// Guessing the second factor of an account whose password is known: the number of codes that can be tried is bounded, however long it
// takes, and the owner is never kept out.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { resetSecondFactor } from '../../src/accounts/administration/reset-second-factor.ts'
import { type Authenticator, codeOf, setUpApp } from '../support/authenticator.ts'
import { browser, operator, PASSWORD, type Person } from '../support/browser.ts'
import { bodyOf, createWorld, type World } from '../support/world.ts'
import { expectRefusal } from './support.ts'

const STRANGE = 10
const KNOWN = 100
const MINUTE = 60_000

let world: World
let ada: Person
let app: Authenticator

beforeEach(async () => {
  world = await createWorld()
  ada = await operator(world, 'ada@example.com')
  app = await setUpApp(world, ada)
})
afterEach(() => world.close())

type Visitor = ReturnType<typeof browser>

const stepOf = async (who: Visitor): Promise<string> =>
  String(bodyOf(await who.ask('sign_in', { email: ada.email, password: PASSWORD }))['step'])

/** Wrong codes after one first step, each from a browser of its own; the last refusal. */
async function guess(times: number, who: () => Visitor): Promise<string> {
  const step = await stepOf(who())
  const right = await Promise.all([-1, 0, 1].map(app.code))
  const code = ['000000', '111111', '222222', '333333'].find((one) => !right.includes(one))
  let said = ''
  for (let i = 0; i < times; i++) {
    const { status, text } = await who().ask('confirm_sign_in', { step, code })
    expect(status).toBe(401)
    said = text
  }
  return said
}

test('who knows the password tries ten codes in all, and the right one is refused after that', async () => {
  expect(await guess(STRANGE, () => browser(world))).not.toContain('backup code works here now')
  const visitor = browser(world)
  const step = await stepOf(visitor)
  const late = await visitor.ask('confirm_sign_in', { step, code: await app.code() })
  expectRefusal(late, 'wrong_code')
  expect(late.text).toContain('Only a backup code works here now')
  for (let day = 0; day < 3; day++) {
    world.travel(1_440 * MINUTE)
    const again = browser(world)
    const code = await app.code()
    expectRefusal(await again.ask('confirm_sign_in', { step: await stepOf(again), code }), 'wrong_code')
  }
})

test('guesses at one time count one by one', async () => {
  const visitor = browser(world)
  const step = await stepOf(visitor)
  await Promise.all(
    Array.from({ length: 40 }, () => visitor.ask('confirm_sign_in', { step, code: '000000' })),
  )
  const code = await app.code()
  expectRefusal(await browser(world).ask('confirm_sign_in', { step, code }), 'wrong_code')
})

test('a browser that was here before goes on, and its right code lets new browsers try again', async () => {
  await guess(STRANGE, () => browser(world))
  const code = await app.code()
  expect((await ada.ask('confirm_sign_in', { step: await stepOf(ada), code })).status).toBe(200)
  world.travel(MINUTE)
  const visitor = browser(world)
  const next = { step: await stepOf(visitor), code: await app.code() }
  expect((await visitor.ask('confirm_sign_in', next)).status).toBe(200)
})

test('a backup code is never held up, and its use lets new browsers try again', async () => {
  await guess(STRANGE + 1, () => browser(world))
  const visitor = browser(world)
  const [code] = app.backupCodes
  expect((await visitor.ask('confirm_sign_in', { step: await stepOf(visitor), code })).status).toBe(200)
  const other = browser(world)
  const next = { step: await stepOf(other), code: await app.code() }
  expect((await other.ask('confirm_sign_in', next)).status).toBe(200)
})

test('also who holds the cookie of a browser that was here before tries a bounded number of codes', async () => {
  const thief = () => Object.assign(browser(world), { device: ada.device })
  await guess(KNOWN, thief)
  const visitor = thief()
  const late = { step: await stepOf(visitor), code: await app.code() }
  expectRefusal(await visitor.ask('confirm_sign_in', late), 'wrong_code')
  const [code] = app.backupCodes
  expect((await visitor.ask('confirm_sign_in', { step: await stepOf(visitor), code })).status).toBe(200)
})

test('a browser that signed in before there was an app counts as new', async () => {
  const eve = await operator(world, 'eve@example.com')
  const before = eve.device
  const theirs = await setUpApp(world, eve)
  expect(eve.device).not.toBe(before)
  const { id } = eve
  const { secondFactors } = world.ports.store
  for (let i = 0; i < STRANGE; i++) expect(await secondFactors.countAttempt(id, KNOWN)).toBe(true)
  const confirm = async (device: string | undefined) => {
    const visitor = Object.assign(browser(world), { device })
    const { step } = bodyOf(await visitor.ask('sign_in', { email: eve.email, password: PASSWORD }))
    return visitor.ask('confirm_sign_in', { step, code: await theirs.code() })
  }
  expectRefusal(await confirm(before), 'wrong_code')
  expect((await confirm(eve.device)).status).toBe(200)
})

test('a page of another site confirms no sign-in and changes no second factor', async () => {
  const headers = { origin: 'https://evil.example' }
  const step = await stepOf(browser(world))
  const code = await app.code()
  expectRefusal(await browser(world).ask('confirm_sign_in', { step, code }, headers), 'cross_site_request')
  for (const name of ['end_second_factor', 'renew_backup_codes'] as const)
    expectRefusal(await ada.ask(name, { password: PASSWORD, code }, headers), 'cross_site_request')
  expectRefusal(await ada.ask('begin_second_factor', { password: PASSWORD }, headers), 'cross_site_request')
  expect((await browser(world).ask('confirm_sign_in', { step, code })).status).toBe(200)
})

test('a factor that is confirmed while a password is compared leaves no session that skipped it', async () => {
  const eve = await operator(world, 'eve@example.com')
  const key = String(bodyOf(await eve.ask('begin_second_factor', { password: PASSWORD }))['key'])
  const { signIn } = world.ports
  const open = signIn.open.bind(signIn)
  signIn.open = async (...args) => {
    signIn.open = open
    const confirmed = await eve.ask('confirm_second_factor', {
      code: await codeOf(key, world.ports.clock.now()),
    })
    expect(confirmed.status).toBe(200)
    return open(...args)
  }
  const visitor = browser(world)
  const { ok } = bodyOf(await visitor.ask('sign_in', { email: eve.email, password: PASSWORD }))
  expect([ok, visitor.cookie]).toEqual([false, undefined])
  const { sessions } = bodyOf(await eve.ask('list_sign_ins'))
  expect(sessions).toHaveLength(1)
})

test.each([
  ['a code', () => app.code()],
  ['a backup code', () => Promise.resolve(app.backupCodes[0])],
])('a reset in the middle of a sign-in with %s leaves no session', async (_, codeNow) => {
  const visitor = browser(world)
  const step = await stepOf(visitor)
  const code = await codeNow()
  const { signIn } = world.ports
  const open = signIn.open.bind(signIn)
  signIn.open = async (...args) => {
    signIn.open = open
    expect(await resetSecondFactor(world.ports, ada.email)).toBe('done')
    return open(...args)
  }
  expectRefusal(await visitor.ask('confirm_sign_in', { step, code }), 'sign_in_failed')
  expect(visitor.cookie).toBeUndefined()
  expect(await signIn.list(ada.id)).toEqual([])
})
