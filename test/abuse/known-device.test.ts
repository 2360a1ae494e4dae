// Wrong passwords from elsewhere do not lock out the right person: a browser that has signed in to the account before may try what
// strangers cannot use up. The cookie that shows it is of no use for another account, altered, or after the password changed.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  browser,
  HOST,
  invitationToken,
  operator,
  operatorToken,
  OWN,
  PASSWORD,
  type Person,
} from '../support/browser.ts'
import { createWorld, type World } from '../support/world.ts'
import { expectRefusal } from './support.ts'

const PER_ADDRESS = 20
const PER_ACCOUNT = 40

let world: World
let ada: Person
/** Passwords that were compared. */
let compared = 0

beforeEach(async () => {
  world = await createWorld({ limits: { 'sign-in': PER_ADDRESS, 'sign-in-account': PER_ACCOUNT } })
  ada = await operator(world, 'ada@example.com')
  await ada.ask('sign_out')
  const { signIn } = world.ports
  const verify = signIn.verify.bind(signIn)
  compared = 0
  // why no comparison of a wrong password: hundreds of them take a minute
  signIn.verify = (email, password) => {
    compared++
    return password === PASSWORD || password === NEW ? verify(email, password) : Promise.resolve(undefined)
  }
})
afterEach(() => world.close())

const NEW = 'another battery of the horse'

async function tryFrom(
  address: string,
  password: string,
  cookie?: string,
  email = ada.email,
): Promise<number> {
  const answer = await world.server.inject({
    method: 'POST',
    url: '/auth/sign-in',
    remoteAddress: address,
    headers: { host: HOST, origin: OWN, ...(cookie !== undefined && { cookie }) },
    payload: { email, password },
  })
  return answer.statusCode
}

/** Wrong passwords from 200 addresses, `times` from each. */
async function attack(times: number, cookie?: string): Promise<void> {
  for (let at = 0; at < 200; at++)
    for (let i = 0; i < times; i++) await tryFrom(`198.51.100.${at}`, `wrong ${at} ${i}`, cookie)
}

test('an attacker with many addresses compares a bounded number of passwords, and a browser that was here before signs in', async () => {
  await attack(2)
  expect(compared).toBe(PER_ACCOUNT)
  expect(await tryFrom('203.0.113.9', PASSWORD)).toBe(429)
  expect((await ada.ask('sign_in', { email: ada.email, password: PASSWORD })).status).toBe(200)
  expect(compared).toBe(PER_ACCOUNT + 1)
})

test('strangers at the address of a browser that was here before do not hold it up', async () => {
  for (let i = 0; i < PER_ADDRESS; i++) await tryFrom('127.0.0.1', 'wrong')
  expect(await tryFrom('127.0.0.1', PASSWORD)).toBe(429)
  expect((await ada.ask('sign_in', { email: ada.email, password: PASSWORD })).status).toBe(200)
})

test('the attempts of such a browser are bounded by themselves, and use up nothing of strangers', async () => {
  for (let i = 0; i < PER_ADDRESS; i++) expect(await tryFrom('203.0.113.1', 'wrong', ada.device)).toBe(401)
  expect(await tryFrom('203.0.113.2', PASSWORD, ada.device)).toBe(429)
  expect(await tryFrom('203.0.113.2', 'wrong')).toBe(401)
  expect(compared).toBe(PER_ADDRESS + 1)
})

test('also a link that asks for the password of an account is not closed by strangers', async () => {
  const { workspaceId } = await world.tenant('free')
  const token = await invitationToken(world, workspaceId, ada.email)
  await attack(1)
  const strange = browser(world)
  expectRefusal(await strange.ask('accept_link', { token, password: PASSWORD }), 'rate_limited')
  expect((await ada.ask('accept_link', { token, password: PASSWORD })).status).toBe(200)
})

describe('a cookie gives no allowance', () => {
  const isStrange = async (cookie: string | undefined, email = ada.email): Promise<void> => {
    expect(cookie).toBeDefined()
    for (let at = 0; at < PER_ACCOUNT; at++) await tryFrom(`198.51.100.${at}`, 'wrong', undefined, email)
    expect(await tryFrom('203.0.113.3', PASSWORD, cookie, email)).toBe(429)
  }

  test('where it is forged, in any of its characters', async () => {
    const [name, value = ''] = ada.device?.split('=') ?? []
    for (const at of [0, 10, 23, 40, 60]) {
      const other = value[at] === 'A' ? 'B' : 'A'
      await isStrange(`${name}=${value.slice(0, at)}${other}${value.slice(at + 1)}`)
    }
    await isStrange(`${name}=${'A'.repeat(22)}~${'A'.repeat(43)}`)
  })

  test('for another account than its own', async () => {
    const eve = await operator(world, 'eve@example.com')
    await isStrange(eve.device)
  })

  test('after the password changed, except that of the browser that changed it', async () => {
    const before = ada.device
    await ada.ask('sign_in', { email: ada.email, password: PASSWORD })
    expect((await ada.ask('change_password', { current: PASSWORD, password: NEW })).status).toBe(204)
    await isStrange(before)
    expect((await ada.ask('sign_in', { email: ada.email, password: NEW })).status).toBe(200)
  })
})

test('one browser is known to four accounts, and its cookie has nothing personal and no session', async () => {
  const people: Person[] = []
  for (const name of ['b', 'c', 'd', 'e']) people.push(await operator(world, `${name}@example.com`))
  const shared = browser(world)
  for (const { email } of people) await shared.ask('sign_in', { email, password: PASSWORD })
  const value = shared.device?.split('=')[1] ?? ''
  expect(value).toMatch(/^([\w-]{22}~[\w-]{43})(\.[\w-]{22}~[\w-]{43}){3}$/)
  for (const { email } of people) {
    for (let at = 0; at < PER_ACCOUNT; at++) await tryFrom(`198.51.100.${at}`, 'wrong', undefined, email)
    expect(await tryFrom('203.0.113.4', PASSWORD, undefined, email)).toBe(429)
    expect(await tryFrom('203.0.113.4', PASSWORD, shared.device, email)).toBe(200)
  }
  const answer = await world.send({
    url: '/v1/dashboard/account',
    headers: { host: HOST, cookie: shared.device ?? '' },
  })
  expectRefusal(answer, 'missing_credentials')
})

test('the cookie is for this host and no script, and stays when the person signs out', async () => {
  const named = await createWorld({ browsers: { production: true, ownOrigin: 'https://assay.example.com' } })
  const person = browser(named, 'assay.example.com', 'https://assay.example.com')
  const own = await operator(world, 'own@example.com')
  expect(own.device).toMatch(/^assay_device=/)
  await own.ask('sign_out')
  expect(own.device).toMatch(/^assay_device=/)
  const token = await operatorToken(named)
  const answer = await person.ask('accept_link', {
    token,
    name: 'N',
    email: 'n@example.com',
    password: PASSWORD,
  })
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-assay_session=/),
    expect.stringMatching(
      /^__Host-assay_device=[\w~-]{66}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    ),
  ])
  await named.close()
})
