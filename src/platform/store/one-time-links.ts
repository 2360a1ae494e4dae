// Stores one-time links and accepts them. Accepting a link makes all its changes in one transaction, or none.
import type { Role } from '../../contract/vocabulary/role.ts'
import {
  type Acceptance,
  type Account,
  dashboardKeyId,
  type Joined,
  type OneTimeLink,
} from '../../accounts/ports.ts'
import { StoreUnavailable } from '../../call/ports.ts'
import { deleteRecoveries, insertPassword, passwordOf, setPassword } from './passwords.ts'
import type { Database, Tables } from './schema/schema.ts'

export const openLinks = (db: Database, at: string) =>
  db.selectFrom('links').selectAll().where('used_at', 'is', null).where('expires_at', '>', at)

export const linkOf = (row: Tables['links']): OneTimeLink => ({
  id: row.id,
  purpose: row.purpose as OneTimeLink['purpose'],
  email: row.email,
  workspaceId: row.workspace_id,
  role: row.role as Role | null,
  invitedBy: row.invited_by,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})

/** Stores a link under the hash of its secret. Deletes expired links, and an open recovery of the address. */
export async function insertLink(
  tx: Database,
  { workspaceId, invitedBy, createdAt, expiresAt, ...link }: OneTimeLink,
  hash: string,
): Promise<void> {
  await tx.deleteFrom('links').where('expires_at', '<=', createdAt).execute()
  if (link.purpose === 'recovery' && link.email !== null) await deleteRecoveries(tx, link.email)
  const times = { created_at: createdAt, expires_at: expiresAt, used_at: null }
  await tx
    .insertInto('links')
    .values({ ...link, hash, workspace_id: workspaceId, invited_by: invitedBy, ...times })
    .execute()
}

/** Removes unused invitations into a workspace. */
export const deleteInvitations = (db: Database, workspaceId: string) =>
  db
    .deleteFrom('links')
    .where('purpose', '=', 'invitation')
    .where('workspace_id', '=', workspaceId)
    .where('used_at', 'is', null)

/** Uses a link. Undefined when it is no longer open. With the workspace that the account joined by it, if it did. */
export async function accept(
  tx: Database,
  hash: string,
  acceptance: Acceptance,
): Promise<(Joined & { readonly workspaceId: string | undefined }) | undefined> {
  const { account, at } = acceptance
  const row = await tx
    .updateTable('links')
    .set({ used_at: at })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { id, purpose, workspaceId, role, invitedBy } = linkOf(row)
  const joined = { accountId: account.id, link: id, invitedBy }
  await putAccount(tx, acceptance)
  if (purpose === 'operator') {
    await makeOperator(tx, account.id, at)
    return { ...joined, role: 'owner', workspaceId: await houseOperator(tx, workspaceId, acceptance) }
  }
  const given = role ?? 'member'
  const isNew = workspaceId !== null && (await join(tx, workspaceId, account.id, given, at))
  return { ...joined, role: given, workspaceId: isNew ? workspaceId : undefined }
}

/** Makes an account an operator, and ends the links for the first operator. */
export async function makeOperator(tx: Database, accountId: string, at: string): Promise<void> {
  await tx
    .insertInto('operators')
    .values({ user_id: accountId, since: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // why: links printed at earlier starts remain in logs and terminals, and would make any reader an operator
  await tx
    .deleteFrom('links')
    .where('purpose', '=', 'operator')
    .where('email', 'is', null)
    .where('used_at', 'is', null)
    .execute()
}

/**
 * Makes an operator the owner of the link's workspace if it has no members, else of a new one if they are in none. Returns that
 * workspace.
 */
async function houseOperator(
  tx: Database,
  workspaceId: string | null,
  { account: { id }, ownWorkspace, at }: Acceptance,
): Promise<string | undefined> {
  if (workspaceId !== null) {
    // why check now: someone may have joined since the link was made, and the contents are theirs
    const members = tx.selectFrom('memberships').select('user_id').where('workspace_id', '=', workspaceId)
    if (!(await members.executeTakeFirst()))
      return (await join(tx, workspaceId, id, 'owner', at)) ? workspaceId : undefined
  }
  const somewhere = tx.selectFrom('memberships').select('user_id').where('user_id', '=', id)
  if (!ownWorkspace || (await somewhere.executeTakeFirst())) return undefined
  await foundWorkspace(tx, ownWorkspace, id, at)
  return ownWorkspace.id
}

async function putAccount(tx: Database, { account, credential, password, at }: Acceptance): Promise<void> {
  const { id } = account
  if (password === 'another') return setPassword(tx, { account, credential }, at)
  if (password === 'given') {
    // why repeatable: the next try compares the given password with the new one
    if ((await passwordOf(tx, id)) !== credential)
      throw new StoreUnavailable('the account was given another password just now')
    return
  }
  await insertAccount(tx, account, at)
  await insertPassword(tx, { account, credential }, at)
}

/** Makes an account without a password. Throws StoreUnavailable where there is one of its address. */
export async function insertAccount(tx: Database, account: Account, at: string): Promise<void> {
  const made = await tx
    .insertInto('users')
    .values({ ...account, email_verified: 0, image: null, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  // why repeatable: the account now exists, and the same password proves who owns it
  if (made.numInsertedOrUpdatedRows !== 1n)
    throw new StoreUnavailable('another link made the account of this address just now')
}

/** Makes a workspace with its first owner. */
export async function foundWorkspace(
  tx: Database,
  { id, name }: { readonly id: string; readonly name: string },
  ownerId: string,
  at: string,
): Promise<void> {
  await tx.insertInto('workspaces').values({ id, name, tier: 'free', created_at: at, four_eyes: 0 }).execute()
  await join(tx, id, ownerId, 'owner', at)
}

/**
 * The first member also adds the key row that represents the dashboard, which sessions and runs refer to. False for a person who was
 * there already.
 */
export async function join(
  tx: Database,
  workspaceId: string,
  accountId: string,
  role: Role,
  at: string,
): Promise<boolean> {
  await tx
    .insertInto('api_keys')
    .values({
      id: dashboardKeyId(workspaceId),
      workspace_id: workspaceId,
      name: 'dashboard',
      scopes: 'run',
      created_at: at,
      expires_at: null,
      revoked_at: null,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const joined = await tx
    .insertInto('memberships')
    .values({ workspace_id: workspaceId, user_id: accountId, role, joined_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return joined.numInsertedOrUpdatedRows === 1n
}
