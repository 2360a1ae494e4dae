// What two do at the same moment to people, links and keys, round after round; on PostgreSQL each through a server's pool of its
// own. One of them wins whole, the other is told so, and nobody fails.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import type { Account, Invitation, OneTimeLink } from '../../src/accounts/ports.ts'
import { createWorkspaceLog } from '../../src/audit/log/workspace-log.ts'
import { decideCase } from '../../src/cases/decide-case.ts'
import type { MetMatch } from '../../src/cases/met-match.ts'
import { openCases } from '../../src/cases/open-cases.ts'
import { evidenceHash } from '../../src/cases/rules/match-evidence.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { metMatch } from '../support/cases.ts'
import { stores } from '../support/stores.ts'
import { createWebhook } from '../../src/webhooks/manage-webhooks.ts'
import { LOG_KEY } from '../support/world.ts'

const AT = '2026-11-20T09:00:00.000Z'
const LATER = '2026-11-20T10:00:00.000Z'
const ROUNDS = 10

let serial = 0
const id = (what: string): string => `${what}-${String(++serial).padStart(6, '0')}`
const someone = (): Account => ({ id: id('user'), name: 'P', email: `${id('p')}@example.com` })
const linkFor = (purpose: OneTimeLink['purpose'], email: string | null): OneTimeLink => ({
  id: id('link'),
  purpose,
  email,
  workspaceId: null,
  role: null,
  invitedBy: null,
  createdAt: AT,
  expiresAt: LATER,
})

describe.each(stores)('on $kind', ({ skip, place }) => {
  let one: OpenStore
  let other: OpenStore
  let end: () => Promise<void>

  beforeAll(async () => {
    if (skip) return
    const { location, remove } = await place()
    one = await openStore(location)
    // why not of SQLite: there one server has the file
    other = location.kind === 'postgres' ? await openStore(location) : one
    // connections that are there already, so that no round waits for one
    await Promise.all([one, other, one, other].map((store) => store.members.counts()))
    end = async () => {
      await one.close()
      if (other !== one) await other.close()
      await remove()
    }
  })
  afterAll(() => end?.())

  test.skipIf(skip)(
    'two runs of one subject that end at once open one case, and a decision beside them is kept',
    async () => {
      const workspaceId = await workspace()
      const ids = randomIds()
      const subject = '{"name":"Maria Koval"}'
      const opened = (store: OpenStore, met: MetMatch, run: string) =>
        store.write(workspaceId, (tenant) =>
          openCases(tenant, [{ of: { about: 'run', run, subject }, name: 'Maria Koval', met: [met] }], {
            ids,
            now: Date.parse(AT),
          }),
        )
      const auditLog = createWorkspaceLog({ key: LOG_KEY, host: 'a', makeId: () => id('log') })
      for (let round = 0; round < ROUNDS; round++) {
        // each round has other evidence, so that the case is open
        const met = metMatch({}, { births: [`${1900 + round}`] })
        await Promise.all([opened(one, met, id('run')), opened(other, met, id('run'))])
        const cases = await one.read(workspaceId, (tenant) => tenant.cases({}, { limit: 10, words: [] }))
        expect(cases?.items.map(({ state }) => state)).toEqual(['open'])
        const call = {
          input: {
            id: cases?.items[0]?.id ?? '',
            state: 'closed',
            reason: 'x',
            evidence: evidenceHash(met.evidence),
          },
          caller: { workspaceId, keyId: 'k', tier: 'pro', scopes: ['decide'] },
          now: Date.parse(AT),
          idempotencyKey: undefined,
          signal: undefined,
        } as const
        await Promise.all([
          decideCase.run(call, { store: one, ids, auditLog }),
          opened(other, met, id('run')),
          opened(one, met, id('run')),
        ])
        const decided = await other.read(workspaceId, (tenant) => tenant.cases({}, { limit: 10, words: [] }))
        expect(decided?.items.map(({ state, decision }) => [state, decision?.state])).toEqual([
          ['closed', 'closed'],
        ])
      }
    },
  )

  test.skipIf(skip)('no more webhooks are created at one time than a workspace may have', async () => {
    const workspaceId = await workspace()
    const auditLog = createWorkspaceLog({ key: LOG_KEY, host: 'a', makeId: () => id('log') })
    const call = (store: OpenStore) =>
      createWebhook.run(
        {
          input: { url: 'https://hooks.example.com/' },
          caller: { workspaceId, keyId: 'k', tier: 'pro', scopes: ['run'] },
          now: Date.parse(AT),
          idempotencyKey: undefined,
          signal: undefined,
        },
        {
          store,
          ids: randomIds(),
          secretBox: { seal: () => 'sealed', open: () => 'opened', isNewest: () => true },
          eventSender: { accepts: () => true },
          auditLog,
        },
      )
    for (let count = 0; count < 19; count++) await call(one)
    // connections that are there already, so that no attempt waits for one
    const asked = (store: OpenStore) =>
      Array.from({ length: 8 }, () => store.read(workspaceId, (tenant) => tenant.webhooks()))
    await Promise.all([one, other].flatMap(asked))
    const attempts = await Promise.allSettled(
      Array.from({ length: 16 }, (_, at) => call(at % 2 === 0 ? one : other)),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await one.read(workspaceId, (tenant) => tenant.webhooks())).toHaveLength(20)
  })

  const made = async (link: OneTimeLink, store = one): Promise<string> => {
    await store.members.createLink(link, link.id)
    return link.id
  }
  const entering = (account: Account) => ({ account, password: 'first', credential: 'x', at: AT }) as const
  const operator = async (): Promise<Account> => {
    const account = someone()
    expect(await one.members.accept(await made(linkFor('operator', account.email)), entering(account))).toBe(
      true,
    )
    return account
  }
  const workspace = async (): Promise<string> => {
    const workspaceId = id('workspace')
    await one.accounts.createWorkspace({
      id: workspaceId,
      name: 'A',
      tier: 'free',
      createdAt: AT,
      retentionDays: null,
      sessionRetentionDays: null,
    })
    return workspaceId
  }
  const invitation = (workspaceId: string, over: Partial<Invitation> = {}): Invitation => ({
    ...linkFor('invitation', null),
    email: `${id('p')}@example.com`,
    role: 'owner',
    ...over,
    workspaceId,
  })
  /** Somebody new in a workspace. */
  const owner = async (workspaceId: string): Promise<Account> => {
    const account = someone()
    const link = invitation(workspaceId, { email: account.email })
    expect(await one.members.invite(link, link.id)).toBe('done')
    expect(await one.members.accept(link.id, entering(account))).toBe(true)
    return account
  }
  const open = async (...hashes: string[]): Promise<string[]> => {
    const links = await Promise.all(hashes.map((hash) => one.members.openLink(hash, AT)))
    return links.flatMap((link) => (link ? [link.id] : []))
  }
  /** Now through the one, now through the other. */
  const stored = (at: number): OpenStore => (at % 2 === 0 ? one : other)
  /** Which of them is the only one that was done. */
  const onlyOne = async (attempts: readonly Promise<boolean>[]): Promise<number> => {
    const done = await Promise.all(attempts)
    expect(done.filter(Boolean)).toHaveLength(1)
    return done.indexOf(true)
  }
  const rounds = async (round: (number: number) => Promise<void>): Promise<void> => {
    for (let number = 0; number < ROUNDS; number++) await round(number)
  }

  test.skipIf(skip)('of two links to recover one account, made at once, one is open', () =>
    rounds(async () => {
      const { email } = await operator()
      const hashes = await Promise.all([
        made(linkFor('recovery', email)),
        made(linkFor('recovery', email), other),
      ])
      expect(await open(...hashes)).toHaveLength(1)
    }),
  )

  test.skipIf(skip)('a link to recover an account is used while another is made: neither fails', () =>
    rounds(async () => {
      const account = await operator()
      const old = await made(linkFor('recovery', account.email))
      const [, renewed] = await Promise.all([
        one.members.accept(old, { account, password: 'another', credential: 'y', at: AT }),
        made(linkFor('recovery', account.email), other),
      ])
      expect(await open(old)).toEqual([])
      expect((await open(renewed)).length).toBeLessThanOrEqual(1)
    }),
  )

  test.skipIf(skip)(
    'a password set twice at once, by whoever gave the one before or by a link, is one of them',
    () =>
      rounds(async (round) => {
        const account = await operator()
        const hash = await made(linkFor('recovery', account.email))
        await onlyOne([
          one.members.changePassword({ account, credential: 'x' }, 'by one', AT),
          round % 2 === 0
            ? other.members.changePassword({ account, credential: 'x' }, 'by the other', AT)
            : other.members.accept(hash, { account, password: 'another', credential: 'by a link', at: AT }),
        ])
        expect(await open(hash)).toEqual([])
      }),
  )

  test.skipIf(skip)('of two links for whoever comes first, used at once, one makes an operator', () =>
    rounds(async () => {
      const [first, second] = [await made(linkFor('operator', null)), await made(linkFor('operator', null))]
      const both = [someone(), someone()] as const
      const before = await one.members.operators()
      const done = await onlyOne([
        one.members.accept(first, entering(both[0])),
        other.members.accept(second, entering(both[1])),
      ])
      expect(await one.members.operators()).toHaveLength(before.length + 1)
      const accounts = await Promise.all(both.map(({ email }) => one.members.account(email)))
      expect(accounts).toEqual(both.map((account, at) => (at === done ? account : undefined)))
    }),
  )

  test.skipIf(skip)('one invitation accepted twice at once makes one account and one member', () =>
    rounds(async () => {
      const workspaceId = await workspace()
      const link = invitation(workspaceId)
      await one.members.invite(link, link.id)
      const both = [someone(), someone()].map((account) => ({ ...account, email: link.email }))
      const done = await onlyOne(
        both.map((account, at) => stored(at).members.accept(link.id, entering(account))),
      )
      expect((await one.members.members(workspaceId)).map((member) => member.id)).toEqual([both[done]?.id])
    }),
  )

  test.skipIf(skip)(
    'an owner is removed while their invitation is accepted: it is used before, or ended',
    () =>
      rounds(async () => {
        const workspaceId = await workspace()
        const [stays, leaves] = [await owner(workspaceId), await owner(workspaceId)]
        const link = invitation(workspaceId, { invitedBy: leaves.id })
        expect(await one.members.invite(link, link.id)).toBe('done')
        const newcomer = { ...someone(), email: link.email }
        const [removed, accepted] = await Promise.all([
          one.members.remove(workspaceId, leaves.id),
          other.members.accept(link.id, entering(newcomer)),
        ])
        expect(removed).toBe('done')
        expect(await open(link.id)).toEqual([])
        expect((await one.members.members(workspaceId)).map((member) => member.id).toSorted()).toEqual(
          [stays.id, ...(accepted ? [newcomer.id] : [])].toSorted(),
        )
        expect((await one.members.account(newcomer.email)) !== undefined).toBe(accepted)
      }),
  )

  test.skipIf(skip)('whoever joins while they are invited once more has no open invitation left', () =>
    rounds(async () => {
      const workspaceId = await workspace()
      const link = invitation(workspaceId)
      const again = invitation(workspaceId, { email: link.email })
      await one.members.invite(link, link.id)
      const newcomer = { ...someone(), email: link.email }
      const [invited, accepted] = await Promise.all([
        one.members.invite(again, again.id),
        other.members.accept(link.id, entering(newcomer)),
      ])
      expect([invited, accepted]).toEqual(accepted ? ['member_already', true] : ['done', false])
      expect(await open(link.id, again.id)).toEqual(accepted ? [] : [again.id])
    }),
  )

  test.skipIf(skip)('of two owners who remove or demote each other at once one remains', () =>
    rounds(async (round) => {
      const workspaceId = await workspace()
      const [first, second] = [await owner(workspaceId), await owner(workspaceId)]
      const changes = await Promise.all([
        one.members.remove(workspaceId, first.id),
        round % 2 === 0
          ? other.members.remove(workspaceId, second.id)
          : other.members.changeRole(workspaceId, second.id, 'member'),
      ])
      expect(changes.toSorted()).toEqual(['done', 'last_owner'])
      const owners = (await one.members.members(workspaceId)).filter(({ role }) => role === 'owner')
      expect(owners).toHaveLength(1)
    }),
  )

  const key = async (): Promise<string> => {
    const facts = { workspaceId: await workspace(), name: 'k', scopes: ['run'] as const, createdAt: AT }
    const keyId = id('key')
    const none = { expiresAt: null, revokedAt: null, lastUsedAt: null, ownerId: null }
    await one.accounts.createKey({ id: keyId, ...facts, ...none }, `${keyId} 0`)
    return keyId
  }
  const AT_ONCE = { at: AT, graceUntil: AT }

  test.skipIf(skip)('a key rotated twice at once has one secret that stays good', () =>
    rounds(async () => {
      const keyId = await key()
      await Promise.all([
        one.accounts.rotateKey(keyId, `${keyId} 1`, AT_ONCE),
        other.accounts.rotateKey(keyId, `${keyId} 2`, AT_ONCE),
      ])
      const secrets = await Promise.all([0, 1, 2].map((n) => one.accounts.keyBySecret(`${keyId} ${n}`)))
      expect(secrets.filter((secret) => secret?.retiresAt === null)).toHaveLength(1)
    }),
  )

  test.skipIf(skip)(
    'a key rotated while it is revoked is revoked, and has no other secret where that was first',
    () =>
      rounds(async () => {
        const keyId = await key()
        const [rotated] = await Promise.all([
          one.accounts.rotateKey(keyId, `${keyId} 1`, AT_ONCE),
          other.accounts.revokeKey(keyId, AT),
        ])
        expect((await one.accounts.key(keyId))?.revokedAt).toBe(AT)
        expect((await one.accounts.keyBySecret(`${keyId} 1`)) !== undefined).toBe(rotated)
      }),
  )

  /** A new key of a member or of the workspace, refused where there are three already. */
  const issued = (store: OpenStore, workspaceId: string, ownerId: string | null): Promise<boolean> => {
    const keyId = id('key')
    const facts = { workspaceId, name: 'k', scopes: ['run'] as const, createdAt: AT, ownerId }
    return store.accounts
      .createKey({ id: keyId, ...facts, expiresAt: null, revokedAt: null, lastUsedAt: null }, `${keyId} 0`, {
        check({ live, ownerRole }) {
          if (live >= 3 || (ownerId !== null && ownerRole === undefined)) throw new Error('refused')
        },
      })
      .then(
        () => true,
        (error: unknown) => {
          if (error instanceof Error && error.message === 'refused') return false
          throw error
        },
      )
  }

  test.skipIf(skip)('of many keys issued at once exactly as many are there as there may be', () =>
    rounds(async () => {
      const workspaceId = await workspace()
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, taker) => issued(stored(taker), workspaceId, null)),
      )
      expect(answers.filter(Boolean)).toHaveLength(3)
      expect(await one.accounts.keys(workspaceId)).toHaveLength(3)
    }),
  )

  test.skipIf(skip)('a key issued or rotated while its owner is removed is not there, or has ended', () =>
    rounds(async (round) => {
      const workspaceId = await workspace()
      const [stays, leaves] = [await owner(workspaceId), await owner(workspaceId)]
      await issued(one, workspaceId, stays.id)
      const [theirs] = await one.accounts.keys(workspaceId)
      const take = (): Promise<boolean> =>
        round % 2 === 0
          ? issued(one, workspaceId, leaves.id)
          : one.accounts
              .rotateKey(
                theirs?.id ?? '',
                id('secret'),
                { at: AT, graceUntil: AT, holder: leaves.id },
                {
                  check(role) {
                    if (role === undefined) throw new Error('refused')
                  },
                },
              )
              .catch(() => false)
      await Promise.all([take(), other.members.remove(workspaceId, leaves.id, { at: AT })])
      const keys = await one.accounts.keys(workspaceId)
      expect(keys.filter(({ ownerId, revokedAt }) => ownerId === leaves.id && revokedAt === null)).toEqual([])
    }),
  )

  test.skipIf(skip)('of many who take a unit of the quota at once exactly as many get one as there are', () =>
    rounds(async (round) => {
      const workspaceId = await workspace()
      const taken = await Promise.all(
        Array.from({ length: 8 }, (_, taker) =>
          stored(taker).write(workspaceId, (tenant) => tenant.spendQuota(`2026-${round}`, 3)),
        ),
      )
      expect(taken.filter(Boolean)).toHaveLength(3)
    }),
  )

  test.skipIf(skip)(
    'of the events of one workspace four are claimed at one time, of one webhook two, and every other workspace its own',
    async () => {
      /** A workspace whose webhooks each get these events. */
      const queued = async (webhooks: number, events: number): Promise<string> => {
        const workspaceId = await workspace()
        await one.write(workspaceId, async (tenant) => {
          const url = 'https://hooks.acme.com/assay'
          const created = { url, events: null, label: '', createdAt: AT, secret: 'sealed' }
          for (let count = 0; count < webhooks; count++)
            await tenant.insertWebhook({ ...created, id: id('webhook') })
          await tenant.queueEvents(
            Array.from({ length: events }, () => ({ type: 'run.failed', at: AT, body: '{}' })),
          )
        })
        return workspaceId
      }
      const many = await queued(3, 4)
      const busy = await queued(1, 4)
      const few = await queued(1, 1)
      const claims = await Promise.all(
        Array.from({ length: 12 }, (_, taker) => stored(taker).deliveryQueue.claim(AT, LATER)),
      )
      const owners = claims.flatMap((job) => (job === undefined ? [] : [job.workspaceId]))
      expect(owners.toSorted()).toEqual([many, many, many, many, busy, busy, few].toSorted())
    },
  )
})
