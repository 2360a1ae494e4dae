// Questions before a sign-in have a limit of their own: an office behind one address goes on to sign in.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, operator, PASSWORD, type Person } from '../support/browser.ts'
import { bodyOf, createWorld, type World } from '../support/world.ts'

const ASKED = 5
let world: World
let ada: Person

beforeAll(async () => {
  world = await createWorld({ limits: { 'sign-in': 3, 'sign-in-asked': ASKED } })
  ada = await operator(world, 'ada@firm.example', 'Ada')
})
afterAll(() => world.close())

test('questions take nothing from the attempts with passwords, and have a bound', async () => {
  const question = { email: 'new@firm.example' }
  for (let asked = 0; asked < ASKED; asked += 2) {
    expect((await browser(world).ask('ask_passkey')).status).toBe(200)
    if (asked + 1 < ASKED)
      expect((await browser(world).ask('ask_provider', question)).body['error']).toBe('no_identity_provider')
  }
  expect((await browser(world).ask('ask_passkey')).body['error']).toBe('rate_limited')
  expect((await browser(world).ask('ask_provider', question)).body['error']).toBe('rate_limited')
  // why: a browser that the account knows is counted by itself
  expect((await ada.ask('ask_provider', { email: ada.email })).body['error']).toBe('no_identity_provider')
  bodyOf(await browser(world).ask('sign_in', { email: ada.email, password: PASSWORD }))
})
