// Changes the password of an account, and ends what the old one allowed.
import type { Verified } from '../../accounts/ports.ts'
import { endAgentsOf } from './agents.ts'
import { endBegun } from './account-ends.ts'
import type { Database } from './schema/schema.ts'

/** Stores the password. Ends the account's sessions and agents, what it has begun to add to sign in with, and the links that could set another password. */
export async function setPassword(
  tx: Database,
  { account, credential }: Verified,
  at: string,
): Promise<void> {
  const { id, email } = account
  await deleteRecoveries(tx, email)
  const changed = await tx
    .updateTable('credentials')
    .set({ password: credential, updated_at: at })
    .where('user_id', '=', id)
    .executeTakeFirst()
  // why: a person whom an identity provider let in has no password until a link of recovery sets one
  if (changed.numUpdatedRows === 0n) await insertPassword(tx, { account, credential }, at)
  await tx.deleteFrom('sign_ins').where('user_id', '=', id).execute()
  await endAgentsOf(tx, id)
  await endBegun(tx, id)
}

/** Stores the first password of an account. */
export async function insertPassword(
  tx: Database,
  { account: { id }, credential }: Verified,
  at: string,
): Promise<void> {
  const keyed = { id, user_id: id, account_id: id, provider_id: 'credential' }
  await tx
    .insertInto('credentials')
    .values({ ...keyed, password: credential, created_at: at, updated_at: at })
    .execute()
}

/** The same after a check of the old password; false when the password changed during the check. */
export async function replacePassword(
  tx: Database,
  { account, credential }: Verified,
  passwordHash: string,
  at: string,
): Promise<boolean> {
  if ((await passwordOf(tx, account.id)) !== credential) return false
  await setPassword(tx, { account, credential: passwordHash }, at)
  return true
}

/** The stored hash of an account's password. */
export async function passwordOf(tx: Database, accountId: string): Promise<string | null | undefined> {
  const row = tx.selectFrom('credentials').select('password').where('user_id', '=', accountId)
  return (await row.executeTakeFirst())?.password
}

/**
 * The owners of a workspace who have a password. why one must remain: a passkey needs a password first, and a session of an identity provider
 * changes no provider, so a wrong client would lock out all owners.
 */
export async function ownersWithPassword(tx: Database, workspaceId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('memberships')
    .innerJoin('credentials', 'credentials.user_id', 'memberships.user_id')
    .select('memberships.user_id')
    .where('workspace_id', '=', workspaceId)
    .where('role', '=', 'owner')
    .where('password', 'is not', null)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Removes unused links that recover the password of an address. */
export async function deleteRecoveries(tx: Database, email: string): Promise<void> {
  await tx
    .deleteFrom('links')
    .where('purpose', '=', 'recovery')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .execute()
}
