// From a one-time link to an account, a session and the API, on both stores; and everything that ends a session.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  browser,
  member,
  operator,
  operatorToken,
  PASSWORD,
  type Person,
  tokenOf,
} from '../support/browser.ts'
import { placedWorld, stores } from '../support/stores.ts'
import type { World } from '../support/world.ts'

const DAY = 86_400_000
const PITCH = { pitch: 'Reminders for dental practices in the UK.' }

describe.each(stores)('on $kind', ({ skip, place }) => {
  let world: World

  beforeAll(async () => {
    if (!skip) world = await placedWorld(place)
  })
  afterAll(async () => {
    if (!skip) await world.close()
  })

  test.skipIf(skip)(
    'a link makes an account, its cookie opens the API, and signing out ends it',
    async () => {
      const ada = browser(world)
      const token = await operatorToken(world)
      expect((await ada.ask('look_at_link', { token })).body).toEqual({
        email: null,
        purpose: 'operator',
        workspace: null,
        known: false,
      })
      const made = await ada.ask('accept_link', {
        token,
        name: 'Ada',
        email: 'Ada@Example.com',
        password: PASSWORD,
      })
      expect(made).toMatchObject({ status: 200, body: { ok: true } })
      expect((await ada.ask('get_account')).body).toMatchObject({
        user: { name: 'Ada', email: 'ada@example.com' },
        operator: true,
        workspace: { name: 'Workspace of Ada', tier: 'free', role: 'owner' },
        workspaces: [{ role: 'owner' }],
      })
      const started = await ada.ask('start', PITCH)
      expect(started.status, started.text).toBe(200)
      const session = String(started.body['token'])
      expect((await ada.ask('check_progress', { session })).status).toBe(200)
      expect((await ada.ask('get_workspace')).body).toMatchObject({
        quota: { used: 1, limit: 3, month: '2026-11' },
        members: [{ email: 'ada@example.com', role: 'owner' }],
        invitations: [],
      })
      const held = ada.cookie
      expect((await ada.ask('sign_out')).status).toBe(204)
      expect(ada.given).toMatch(/^assay_session=; Max-Age=0; /)
      ada.cookie = held
      expect(await ada.ask('check_progress', { session })).toMatchObject({
        status: 401,
        body: { error: 'missing_credentials' },
      })
      const again = await ada.ask('sign_in', { email: ' ADA@example.com ', password: PASSWORD })
      expect(again.status, again.text).toBe(200)
      expect((await ada.ask('check_progress', { session })).status).toBe(200)
    },
  )

  test.skipIf(skip)(
    'an invitation leads into its workspace only, and a removal out of it at once',
    async () => {
      const owner = await operator(world, 'owner@example.com')
      const invited = await owner.ask('invite_member', { email: 'Ben@example.com', role: 'member' })
      expect(invited.status, invited.text).toBe(200)
      const ben = browser(world)
      const token = tokenOf(invited.body['url'])
      expect((await ben.ask('look_at_link', { token })).body).toMatchObject({
        email: 'ben@example.com',
        purpose: 'invitation',
        workspace: 'Workspace of owner',
        known: false,
      })
      const joined = await ben.ask('accept_link', { token, name: 'Ben', password: PASSWORD })
      expect(joined.body).toEqual({ ok: true, workspaceId: owner.workspaceId })
      const {
        user,
        operator: runs,
        workspace,
      } = (await ben.ask('get_account')).body as never as {
        user: { id: string }
        operator: boolean
        workspace: object
      }
      expect({ runs, workspace }).toMatchObject({
        runs: false,
        workspace: { id: owner.workspaceId, role: 'member' },
      })
      expect((await ben.ask('start', PITCH)).status).toBe(200)
      expect((await owner.ask('change_role', { id: user.id, role: 'owner' })).body).toEqual({
        id: user.id,
        role: 'owner',
        endedKeys: [],
      })
      expect((await owner.ask('remove_member', { id: user.id })).status).toBe(200)
      expect((await ben.ask('get_account')).body['error']).toBe('missing_credentials')
      expect((await ben.ask('sign_in', { email: 'ben@example.com', password: PASSWORD })).status).toBe(200)
      expect((await ben.ask('get_account')).body['error']).toBe('role_required')
    },
  )

  test.skipIf(skip)(
    'a workspace keeps an owner, also when two owners remove each other at once',
    async () => {
      const one = await operator(world, 'one@example.com')
      const two = await member(world, one.workspaceId, 'two@example.com', 'owner')
      const [first, second] = await Promise.all([
        one.ask('remove_member', { id: two.id }),
        two.ask('remove_member', { id: one.id }),
      ])
      expect([first.status, second.status].filter((status) => status === 200)).toHaveLength(1)
      const left = first.status === 200 ? one : two
      for (const request of [
        left.ask('remove_member', { id: left.id }),
        left.ask('change_role', { id: left.id, role: 'member' }),
      ])
        expect(await request).toMatchObject({ status: 409, body: { error: 'last_owner' } })
      expect((await left.ask('get_account')).status).toBe(200)
    },
  )

  test.skipIf(skip)('a link is good once, also for two who use it at once', async () => {
    const token = await operatorToken(world)
    const accept = (email: string) =>
      browser(world).ask('accept_link', { token, name: 'X', email, password: PASSWORD })
    const answers = await Promise.all([accept('first@example.com'), accept('second@example.com')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
    expect((await accept('third@example.com')).body['error']).toBe('link_invalid')
    const accounts = await Promise.all(
      ['first', 'second', 'third'].map((name) => world.ports.store.members.account(`${name}@example.com`)),
    )
    expect(accounts.filter((account) => account !== undefined)).toHaveLength(1)
  })

  describe('a session', () => {
    let eve: Person
    beforeAll(async () => {
      if (!skip) eve = await operator(world, 'eve@example.com')
    })
    const again = async () => {
      const visitor = browser(world)
      await visitor.ask('sign_in', { email: 'eve@example.com', password: PASSWORD })
      return visitor
    }
    const isIn = async (who: { ask: Person['ask'] }) => (await who.ask('get_account')).status === 200

    test.skipIf(skip)(
      'is another one after each sign-in, and the one the browser held before ends',
      async () => {
        const held = eve.cookie
        await eve.ask('sign_in', { email: 'eve@example.com', password: PASSWORD })
        expect(eve.cookie).not.toBe(held)
        expect(await isIn(Object.assign(browser(world), { cookie: held }))).toBe(false)
        const planted = 'assay_session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
        const victim = Object.assign(browser(world), { cookie: planted })
        await victim.ask('sign_in', { email: 'eve@example.com', password: PASSWORD })
        expect(victim.cookie).not.toBe(planted)
        expect(await isIn(Object.assign(browser(world), { cookie: planted }))).toBe(false)
      },
    )

    test.skipIf(skip)(
      'is prolonged once a day while it is used, ends after 7 idle days, and after 30 at most',
      async () => {
        const idle = await again()
        const busy = await again()
        const sent = busy.given
        let days = 0
        const renewals: string[] = []
        for (; days < 31; days += 0.5) {
          world.travel(DAY / 2)
          busy.given = undefined
          if (!(await isIn(busy))) break
          if (busy.given !== undefined) renewals.push(busy.given)
        }
        expect(sent).toContain('Max-Age=604800; ')
        expect(days).toBe(29.5)
        expect(renewals).toHaveLength(29)
        expect(renewals[0]).toContain('Max-Age=604800; ')
        expect(renewals[28]).toContain('Max-Age=86400; ')
        expect(await isIn(idle)).toBe(false)
        const fresh = await again()
        world.travel(7 * DAY - 1)
        expect(await isIn(fresh)).toBe(true)
        const left = await again()
        world.travel(7 * DAY)
        expect(await isIn(left)).toBe(false)
      },
    )

    test.skipIf(skip)('is prolonged by whatever is answered first that day, also a refusal', async () => {
      const firsts: Parameters<Person['ask']>[] = [
        ['list_sign_ins'],
        ['revoke_sign_in', { id: 'unknown' }],
        ['change_password', { current: 'wrong', password: 'another battery of the horse' }],
        ['get_account', {}, { 'x-assay-workspace': 'unknown' }],
        ['get_account', { nonsense: 'x' }],
        ['get_assessment', { id: 'unknown' }],
        ['deck_handoff', {}],
      ]
      for (const first of firsts) {
        const visitor = await again()
        world.travel(DAY)
        visitor.given = undefined
        const held = visitor.cookie
        await visitor.ask(...first)
        expect(visitor.given, first[0]).toContain('Max-Age=604800; ')
        // why the same secret: requests of one page that are under way hold it as well
        expect(visitor.cookie).toBe(held)
      }
    })

    test.skipIf(skip)(
      'is listed, and ends at once where it is revoked, alone or with all others',
      async () => {
        const [here, there, third] = [await again(), await again(), await again()]
        const list = async () =>
          (await here.ask('list_sign_ins')).body['sessions'] as unknown as { id: string; current: boolean }[]
        expect((await here.ask('list_sign_ins')).body['user']).toEqual({
          id: eve.id,
          name: expect.any(String) as string,
          email: 'eve@example.com',
        })
        const all = await list()
        expect(all.filter(({ current }) => current)).toHaveLength(1)
        const other = (await there.ask('list_sign_ins')).body['sessions'] as unknown as typeof all
        const id = other.find(({ current }) => current)?.id
        expect((await here.ask('revoke_sign_in', { id })).status).toBe(204)
        expect([await isIn(here), await isIn(there), await isIn(third)]).toEqual([true, false, true])
        expect((await here.ask('revoke_sign_in', { id })).body['error']).toBe('not_found')
        expect((await here.ask('revoke_other_sign_ins')).status).toBe(204)
        expect([await isIn(here), await isIn(third)]).toEqual([true, false])
        expect(await list()).toHaveLength(1)
        const stranger = await operator(world, 'stranger@example.com')
        const mine = (await list())[0]?.id
        expect((await stranger.ask('revoke_sign_in', { id: mine })).status).toBe(404)
        expect(await isIn(here)).toBe(true)
      },
    )

    test.skipIf(skip)(
      'ends everywhere when the password changes, and goes on here as another one',
      async () => {
        const [here, there] = [await again(), await again()]
        const held = here.cookie
        const wrong = await here.ask('change_password', { current: 'not it', password: `${PASSWORD}!` })
        expect(wrong.body['error']).toBe('sign_in_failed')
        const changed = await here.ask('change_password', { current: PASSWORD, password: `${PASSWORD}!` })
        expect(changed.status, changed.text).toBe(204)
        expect([await isIn(here), await isIn(there)]).toEqual([true, false])
        expect(await isIn(Object.assign(browser(world), { cookie: held }))).toBe(false)
        const old = await browser(world).ask('sign_in', { email: 'eve@example.com', password: PASSWORD })
        expect(old.body['error']).toBe('sign_in_failed')
      },
    )

    test.skipIf(skip)(
      'ends everywhere when a lost password is recovered by a link, which changes no role',
      async () => {
        const lost = await member(world, eve.workspaceId, 'lost@example.com')
        const token = await operatorToken(world, 'lost@example.com')
        const visitor = browser(world)
        expect((await visitor.ask('look_at_link', { token })).body).toEqual({
          email: 'lost@example.com',
          purpose: 'recovery',
          workspace: null,
          known: true,
        })
        const unheard = await operatorToken(world, 'unheard@example.com')
        expect((await visitor.ask('look_at_link', { token: unheard })).body).toMatchObject({ known: false })
        const short = await visitor.ask('accept_link', { token, password: 'short' })
        expect(short.body['error']).toBe('invalid_request')
        expect((await visitor.ask('accept_link', { token, password: 'another password' })).status).toBe(200)
        expect([await isIn(visitor), await isIn(lost)]).toEqual([true, false])
        expect((await visitor.ask('get_account')).body).toMatchObject({ operator: false })
        expect((await visitor.ask('accept_link', { token, password: 'another password' })).status).toBe(410)
      },
    )

    test.skipIf(skip)(
      'is opened by no link to recover a password that was made before another such link or another password',
      async () => {
        const email = 'forgetful@example.com'
        const person = await member(world, eve.workspaceId, email)
        const link = () => operatorToken(world, email)
        const recover = (token: string, password: string) =>
          browser(world).ask('accept_link', { token, password })
        const replaced = await link()
        const used = await link()
        expect((await recover(replaced, 'taken by somebody')).body['error']).toBe('link_invalid')
        expect((await recover(used, 'the second password')).status).toBe(200)

        const old = await link()
        await person.ask('sign_in', { email, password: 'the second password' })
        const change = { current: 'the second password', password: 'the third password' }
        expect((await person.ask('change_password', change)).status).toBe(204)
        expect((await recover(old, 'taken by somebody')).body['error']).toBe('link_invalid')

        const others = await operatorToken(world, 'eve@example.com')
        expect((await recover(await link(), 'the fourth password')).status).toBe(200)
        expect((await browser(world).ask('look_at_link', { token: others })).status).toBe(200)
      },
    )
  })
})
