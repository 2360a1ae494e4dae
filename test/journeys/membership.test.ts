// Who is in a workspace and who can get in, on both stores: nobody is shut out of what they run, and no link outlives the
// right of whoever made it.
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
import { expectRefusal } from '../abuse/support.ts'

interface Workspace {
  readonly invitations: readonly { readonly id: string; readonly email: string }[]
  readonly members: readonly { readonly id: string; readonly email: string }[]
}

const workspaceOf = async (person: Person) => (await person.ask('get_workspace')).body as never as Workspace
const tokenIn = (answer: { body: Record<string, unknown> }) => tokenOf(answer.body['url'])
const invite = (by: Person, email: string, role = 'member') => by.ask('invite_member', { email, role })

describe.each(stores)('on $kind', ({ skip, place }) => {
  let world: World
  let serial = 0
  const address = (who: string) => `${who}${++serial}@example.com`
  const twoOwners = async () => {
    const one = await operator(world, address('one'))
    return { one, two: await member(world, one.workspaceId, address('two'), 'owner') }
  }
  const accept = (token: string) =>
    browser(world).ask('accept_link', { token, name: 'N', password: PASSWORD })

  beforeAll(async () => {
    if (!skip) world = await placedWorld(place)
  })
  afterAll(async () => {
    if (!skip) await world.close()
  })

  describe('an operator who is removed from their only workspace', () => {
    test.skipIf(skip)('stays signed in, stays an operator, and has one workspace of their own', async () => {
      const { one, two } = await twoOwners()
      expect((await two.ask('remove_member', { id: one.id })).status).toBe(200)
      const there = { 'x-assay-workspace': one.workspaceId }
      expectRefusal(await one.ask('get_account', {}, there), 'not_found')
      const answers = await Promise.all([1, 2, 3].map(() => one.ask('get_account')))
      for (const { status, body } of answers)
        expect({ status, ...body }).toMatchObject({
          status: 200,
          operator: true,
          workspace: { name: expect.stringMatching(/^Workspace of one/) as string, role: 'owner' },
          workspaces: [{ role: 'owner' }],
        })
      expect(new Set(answers.map(({ body }) => (body['workspace'] as never as { id: string }).id)).size).toBe(
        1,
      )
      expect((await one.ask('list_workspaces')).status).toBe(200)
    })

    test.skipIf(skip)('while anybody else has nothing left to look at', async () => {
      const { one, two } = await twoOwners()
      expect((await one.ask('remove_member', { id: two.id })).status).toBe(200)
      expectRefusal(await two.ask('get_account'), 'missing_credentials')
    })
  })

  describe('the only workspace, that nobody is in,', () => {
    const enter = async (of: World, token: string) => {
      const visitor = browser(of)
      const answer = await visitor.ask('accept_link', { token, name: 'N', password: PASSWORD })
      expect(answer.status, answer.text).toBe(200)
      const { workspaces } = (await visitor.ask('get_account')).body
      return (workspaces as unknown as { id: string; role: string }[]).map(({ id, role }) => `${id} ${role}`)
    }

    test.skipIf(skip)(
      'is that of one operator, though links were made for two before either was used',
      async () => {
        for (const atOnce of [false, true]) {
          const own = await placedWorld(place)
          const { id } = await own.admin.createWorkspace('Only', 'pro')
          const [first, second] = [
            await operatorToken(own, 'a@example.com'),
            await operatorToken(own, 'b@example.com'),
          ]
          const entered = atOnce
            ? await Promise.all([enter(own, first), enter(own, second)])
            : [await enter(own, first), await enter(own, second)]
          const inIt = entered.filter((workspaces) => workspaces.includes(`${id} owner`))
          expect([entered.map((workspaces) => workspaces.length), inIt.length]).toEqual([[1, 1], 1])
          await own.close()
        }
      },
    )
  })

  describe('an invitation', () => {
    test.skipIf(skip)(
      'ends when the owner who made it is removed or demoted, and nobody else’s',
      async () => {
        for (const end of ['remove_member', 'change_role'] as const) {
          const { one, two } = await twoOwners()
          const kept = await invite(one, address('kept'))
          const token = tokenIn(await invite(two, address('dispatcher'), 'owner'))
          const ended = await one.ask(end, { id: two.id, ...(end === 'change_role' && { role: 'member' }) })
          expect(ended.status, ended.text).toBe(200)
          expectRefusal(await accept(token), 'link_invalid')
          expect((await workspaceOf(one)).invitations.map(({ id }) => id)).toEqual([kept.body['id']])
          expect((await accept(tokenIn(kept))).status).toBe(200)
        }
      },
    )

    test.skipIf(skip)('is not made by an owner who is removed meanwhile', async () => {
      for (let i = 0; i < 5; i++) {
        const { one, two } = await twoOwners()
        const [made] = await Promise.all([
          invite(two, address('late')),
          one.ask('remove_member', { id: two.id }),
        ])
        if (made.status === 200) expectRefusal(await accept(tokenIn(made)), 'link_invalid')
        expect((await workspaceOf(one)).invitations).toEqual([])
      }
    })

    test.skipIf(skip)('replaces the open one of the same address, also of two made at once', async () => {
      const { one, two } = await twoOwners()
      const email = address('again')
      const first = await invite(one, email)
      const second = await invite(two, email.toUpperCase())
      expectRefusal(await accept(tokenIn(first)), 'link_invalid')
      const parallel = await Promise.all([invite(one, email), invite(two, email)])
      const open = (await workspaceOf(one)).invitations
      expect(open.map((invitation) => invitation.email)).toEqual([email])
      expectRefusal(await accept(tokenIn(second)), 'link_invalid')
      const last = parallel.find(({ body }) => body['id'] === open[0]?.id)
      expect(last && (await accept(tokenIn(last))).status).toBe(200)
    })

    test.skipIf(skip)('of somebody who is in the workspace already is refused at their address', async () => {
      const { one, two } = await twoOwners()
      const refused = await invite(one, two.email)
      expectRefusal(refused, 'invalid_request')
      expect(refused.body['issues']).toEqual([
        { path: 'email', message: 'is that of a member of this workspace already' },
      ])
    })
  })
})
