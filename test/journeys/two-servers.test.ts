// The same thing asked of two servers on one database at the same moment (of SQLite there is one): one of them does it, the other
// says why not, and neither fails.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSignIn } from '../../src/platform/sign-in/sign-in.ts'
import { openStore } from '../../src/platform/store/store.ts'
import { browser, member, operator, operatorToken, PASSWORD, type Person } from '../support/browser.ts'
import { stores } from '../support/stores.ts'
import { type Answer, createWorld, NOW, type World } from '../support/world.ts'

const ROUNDS = 5
/** Passwords that take no time, so that it is the store where two meet. */
const passwords = {
  hash: (password: string) => Promise.resolve(`plain ${password}`),
  verify: ({ hash, password }: { hash: string; password: string }) =>
    Promise.resolve(hash === `plain ${password}`),
}

describe.each(stores)('on $kind', ({ skip, place }) => {
  let servers: readonly [World, World]
  let end: () => Promise<void>
  let serial = 0
  const address = (who: string) => `${who}${++serial}@example.com`
  const made = () => `id-${++serial}`

  beforeAll(async () => {
    if (skip) return
    const { location, remove } = await place()
    const start = async (): Promise<World> => {
      const store = await openStore(location)
      const clock = { now: () => NOW }
      const { db, attempt } = store
      return createWorld({
        store,
        clock,
        signIn: createSignIn({ db, attempt, clock, passwords, makeId: made }),
      })
    }
    const first = await start()
    servers = [first, location.kind === 'postgres' ? await start() : first]
    end = async () => {
      for (const server of new Set(servers)) await server.close()
      await remove()
    }
  })
  afterAll(() => end?.())

  /** The same person at the other server. */
  const there = ({ cookie }: Person) => Object.assign(browser(servers[1]), { cookie })
  const statuses = (answers: readonly Answer[]) =>
    answers.map(({ status }) => status).toSorted((one, two) => one - two)
  const rounds = async (round: () => Promise<void>): Promise<void> => {
    for (let i = 0; i < ROUNDS; i++) await round()
  }

  test.skipIf(skip)('of two links for whoever comes first one makes an operator, the other is 410', () =>
    rounds(async () => {
      const tokens = [await operatorToken(servers[0]), await operatorToken(servers[0])]
      const emails = tokens.map(() => address('first'))
      const answers = await Promise.all(
        servers.map((server, at) =>
          browser(server).ask('accept_link', {
            token: tokens[at],
            name: 'N',
            email: emails[at],
            password: PASSWORD,
          }),
        ),
      )
      expect(statuses(answers), answers.map(({ text }) => text).join()).toEqual([200, 410])
      const accounts = await Promise.all(emails.map((email) => servers[0].ports.store.members.account(email)))
      expect(accounts.map((account) => account !== undefined)).toEqual(
        answers.map(({ status }) => status === 200),
      )
    }),
  )

  test.skipIf(skip)('of two who set the password of one account one succeeds, and only theirs signs in', () =>
    rounds(async () => {
      const one = await operator(servers[0], address('one'))
      const words = ['another battery of the horse', 'whatever somebody else would like']
      const answers = await Promise.all(
        [one, there(one)].map((page, at) =>
          page.ask('change_password', { current: PASSWORD, password: words[at] }),
        ),
      )
      expect(statuses(answers), answers.map(({ text }) => text).join()).toEqual([204, 401])
      const signed = await Promise.all(
        words.map((password) => browser(servers[1]).ask('sign_in', { email: one.email, password })),
      )
      expect(signed.map(({ status }) => status)).toEqual(
        answers.map(({ status }) => (status === 204 ? 200 : 401)),
      )
    }),
  )

  test.skipIf(skip)('two owners who remove each other: the last one stays', () =>
    rounds(async () => {
      const one = await operator(servers[0], address('one'))
      const two = await member(servers[0], one.workspaceId, address('two'), 'owner')
      const answers = await Promise.all([
        one.ask('remove_member', { id: two.id }),
        there(two).ask('remove_member', { id: one.id }),
      ])
      // who is removed first is refused at the dispatcher: as signed out, or, a moment later, as without a workspace
      expect(statuses(answers)[0]).toBe(200)
      expect([401, 403, 404, 409]).toContain(statuses(answers)[1])
      expect(await servers[0].ports.store.members.members(one.workspaceId)).toHaveLength(1)
    }),
  )

  test.skipIf(skip)('a key rotated by two: of both secrets one is good', () =>
    rounds(async () => {
      const one = await operator(servers[0], address('one'))
      const issued = (await one.ask('issue_key', { name: 'k', scopes: ['read'] })).body
      const { id } = issued['key'] as never as { id: string }
      const answers = await Promise.all(
        [one, there(one)].map((page) => page.ask('rotate_key', { id, graceHours: 0 })),
      )
      expect(statuses(answers)).toEqual([200, 200])
      const good = await Promise.all(
        [issued, ...answers.map(({ body }) => body)].map(({ secret }) =>
          servers[1].call(String(secret), 'list_sources', {}),
        ),
      )
      expect(statuses(good)).toEqual([200, 401, 401])
    }),
  )

  test.skipIf(skip)('starts on free: exactly three succeed, the others are 429', () =>
    rounds(async () => {
      const { key } = await servers[0].tenant('free')
      const answers = await Promise.all(
        [...servers, ...servers, ...servers].map((server) =>
          server.call(key, 'start', { pitch: 'Reminders for dental practices in the UK.' }),
        ),
      )
      expect(statuses(answers)).toEqual([200, 200, 200, 429, 429, 429])
    }),
  )
})
