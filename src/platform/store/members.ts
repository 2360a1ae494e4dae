// Reads and writes people, memberships and one-time links, before a tenant is known.
import type { Role } from '../../contract/vocabulary/role.ts'
import type { EndedKey, MemberChange, MemberChangeOptions, Members } from '../../accounts/ports.ts'
import type { Tier } from '../../contract/operations/operation.ts'
import {
  accept,
  deleteInvitations,
  foundWorkspace,
  insertLink,
  linkOf,
  makeOperator,
  openLinks,
} from './one-time-links.ts'
import { endAgentsOf } from './agents.ts'
import { endMailTo } from './digests.ts'
import { endSessionsIn, unlinkEach, unlinkIn } from './linked-identities.ts'
import { recordIn } from './log-in.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { endKeysOf } from './owned-keys.ts'
import { ownersWithPassword, passwordOf, replacePassword } from './passwords.ts'
import { deleteOwnViews } from './saved-views.ts'
import { prepared } from './schema/prepared.ts'
import type { Database, DialectName } from './schema/schema.ts'

export function createMembers(db: Database, dialect: DialectName): Members {
  const alone = oneAtATime(db, dialect)
  const memberships = (tx: Database, workspaceId: string) =>
    tx.selectFrom('memberships').selectAll().where('workspace_id', '=', workspaceId)

  /** Gives a member another role, or none, unless that would leave the workspace without an owner, or without one who has a password. */
  const changing = (
    workspaceId: string,
    accountId: string,
    { role, record }: { role?: Role; record: MemberChangeOptions['record'] | undefined },
    change: (tx: Database) => Promise<readonly EndedKey[]>,
  ): Promise<MemberChange> =>
    alone(async (tx) => {
      const rows = await memberships(tx, workspaceId).execute()
      const before = rows.find((row) => row.user_id === accountId)?.role as Role | undefined
      if (before === undefined) return 'not_found'
      if (before === role) return 'done'
      const leavesOwner = role === 'owner'
      const remains = rows.some((row) => row.role === 'owner' && row.user_id !== accountId)
      if (!remains && !leavesOwner) return 'last_owner'
      const own = leavesOwner ? [] : await ownersWithPassword(tx, workspaceId)
      if (own.length === 1 && own[0] === accountId) return 'last_own_sign_in'
      const endedKeys = await change(tx)
      // why: invitations made as an owner would otherwise still work for their holders, including that member
      if (!leavesOwner) await deleteInvitations(tx, workspaceId).where('invited_by', '=', accountId).execute()
      await recordIn({ tx, dialect }, workspaceId, record, { before, endedKeys })
      return 'done'
    })

  return {
    account: async (email) =>
      db.selectFrom('users').select(['id', 'name', 'email']).where('email', '=', email).executeTakeFirst(),

    credential: async (accountId) => (await passwordOf(db, accountId)) ?? undefined,

    changePassword: (verified, passwordHash, at) =>
      alone((tx) => replacePassword(tx, verified, passwordHash, at)),

    async names(ids) {
      if (ids.length === 0) return new Map()
      const rows = await db
        .selectFrom('users')
        .select(['id', 'name'])
        .where('id', 'in', [...ids])
        .execute()
      return new Map(rows.map(({ id, name }) => [id, name]))
    },

    async isOperator(accountId) {
      return (await selectOperator(db, accountId)).length > 0
    },

    operators: () =>
      db
        .selectFrom('operators')
        .innerJoin('users', 'users.id', 'operators.user_id')
        .select(['users.id', 'users.name', 'users.email', 'operators.since'])
        .orderBy('operators.since')
        .orderBy('users.id')
        .execute(),

    addOperator: (accountId, at) => alone((tx) => makeOperator(tx, accountId, at)),

    removeOperator: (accountId, lastToo) =>
      alone(async (tx) => {
        const rows = await tx.selectFrom('operators').select('user_id').execute()
        if (!rows.some((row) => row.user_id === accountId)) return 'not_found'
        if (rows.length === 1 && !lastToo) return 'last_operator'
        await tx.deleteFrom('operators').where('user_id', '=', accountId).execute()
        return 'done'
      }),

    async memberships(accountId) {
      const rows = await selectBelongings(db, accountId)
      return rows.map(({ id, name, tier, role }) => ({
        workspaceId: id,
        name,
        tier: tier as Tier,
        role: role as Role,
      }))
    },

    async members(workspaceId) {
      const rows = await db
        .selectFrom('memberships')
        .innerJoin('users', 'users.id', 'memberships.user_id')
        .select(['users.id', 'users.name', 'users.email', 'memberships.role', 'memberships.joined_at'])
        .where('memberships.workspace_id', '=', workspaceId)
        .orderBy('memberships.joined_at')
        .orderBy('users.id')
        .execute()
      return rows.map(({ joined_at, role, ...account }) => ({
        ...account,
        role: role as Role,
        joinedAt: joined_at,
      }))
    },

    changeRole: (workspaceId, accountId, role, { at = rightNow(), mayKeep = () => true, record } = {}) =>
      changing(workspaceId, accountId, { role, record }, async (tx) => {
        await tx
          .updateTable('memberships')
          .set({ role })
          .where('workspace_id', '=', workspaceId)
          .where('user_id', '=', accountId)
          .execute()
        return endKeysOf(tx, { workspaceId, accountId }, at, (scopes) => !mayKeep(scopes))
      }),

    async counts() {
      const rows = await db
        .selectFrom('memberships')
        .select(({ fn }) => ['workspace_id', fn.countAll<number | string>().as('count')])
        .groupBy('workspace_id')
        .execute()
      return new Map(rows.map(({ workspace_id, count }) => [workspace_id, Number(count)]))
    },

    remove: (workspaceId, accountId, { at = rightNow(), record } = {}) =>
      changing(workspaceId, accountId, { record }, async (tx) => {
        await tx
          .deleteFrom('memberships')
          .where('workspace_id', '=', workspaceId)
          .where('user_id', '=', accountId)
          .execute()
        await endSessionsIn(tx, workspaceId, accountId)
        await endAgentsOf(tx, accountId, workspaceId)
        await endMailTo(tx, accountId, workspaceId, dialect)
        await deleteOwnViews(tx, workspaceId, accountId)
        return endKeysOf(tx, { workspaceId, accountId }, at, () => true)
      }),

    found: (workspace, ownerId, at) => alone((tx) => foundWorkspace(tx, workspace, ownerId, at)),

    foundForOperator: (workspace, accountId, at) =>
      alone(async (tx) => {
        // why check again: otherwise each request of a page that finds no workspace would make one
        const [operator] = await selectOperator(tx, accountId)
        if (operator && (await selectBelongings(tx, accountId)).length === 0)
          await foundWorkspace(tx, workspace, accountId, at)
      }),

    createLink: (link, hash) => alone((tx) => insertLink(tx, link, hash)),

    invite: (link, hash, record) =>
      alone(async (tx) => {
        const { workspaceId, email, invitedBy } = link
        const owner = memberships(tx, workspaceId).where('role', '=', 'owner')
        if (invitedBy !== null && !(await owner.where('user_id', '=', invitedBy).executeTakeFirst()))
          return 'not_owner'
        const there = memberships(tx, workspaceId).innerJoin('users', 'users.id', 'memberships.user_id')
        if (await there.where('users.email', '=', email).executeTakeFirst()) return 'member_already'
        await deleteInvitations(tx, workspaceId).where('email', '=', email).execute()
        await insertLink(tx, link, hash)
        await recordIn({ tx, dialect }, workspaceId, record, undefined)
        return 'done'
      }),

    async openLink(hash, at) {
      const row = await openLinks(db, at).where('hash', '=', hash).executeTakeFirst()
      return row && linkOf(row)
    },

    async openInvitations(workspaceId, at) {
      const rows = await openLinks(db, at)
        .where('purpose', '=', 'invitation')
        .where('workspace_id', '=', workspaceId)
        .orderBy('id')
        .execute()
      return rows.map(linkOf)
    },

    withdrawInvitation: (workspaceId, id, record) =>
      db.transaction().execute(async (tx) => {
        const result = await deleteInvitations(tx, workspaceId).where('id', '=', id).executeTakeFirst()
        if (result.numDeletedRows === 0n) return false
        await recordIn({ tx, dialect }, workspaceId, record, undefined)
        return true
      }),

    accept: (hash, acceptance, record, unlinked) =>
      alone(async (tx) => {
        const used = await accept(tx, hash, acceptance)
        if (used === undefined) return false
        const { workspaceId, ...joined } = used
        // why: who recovers an account frees it of what another person may have linked to it
        if (acceptance.password === 'another')
          await unlinkEach({ tx, dialect }, acceptance.account.id, unlinked)
        if (workspaceId === undefined) return true
        // why: a link of an earlier membership outlasted what recovered the account since; it is kept so that a person who was removed stays out
        await unlinkIn({ tx, dialect }, workspaceId, { accountId: joined.accountId }, unlinked)
        await recordIn({ tx, dialect }, workspaceId, record, joined)
        return true
      }),
  }
}

const rightNow = (): string => new Date().toISOString()

const selectOperator = prepared(1, (db, accountId: string) =>
  db.selectFrom('operators').select('user_id').where('user_id', '=', accountId),
)

const selectBelongings = prepared(1, (db, accountId: string) =>
  db
    .selectFrom('memberships')
    .innerJoin('workspaces', 'workspaces.id', 'memberships.workspace_id')
    .select(['workspaces.id', 'workspaces.name', 'workspaces.tier', 'memberships.role'])
    .where('memberships.user_id', '=', accountId)
    .orderBy('memberships.joined_at')
    .orderBy('workspaces.id'),
)
