// Another password for an account, and what ends with the one before.
import type { Verified } from '../../accounts/ports.ts'
import type { Database } from './schema/schema.ts'

/** Stores it, and ends the sessions of the account and the links that would set yet another one. */
export async function setPassword(
  tx: Database,
  { account: { id, email }, credential }: Verified,
  at: string,
): Promise<void> {
  await deleteRecoveries(tx, email)
  await tx
    .updateTable('credentials')
    .set({ password: credential, updated_at: at })
    .where('user_id', '=', id)
    .execute()
  await tx.deleteFrom('sign_ins').where('user_id', '=', id).execute()
}

/** The same for whoever gave the password; false where another one was set while it was compared. */
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

/** What is stored of the password of an account. */
export async function passwordOf(tx: Database, accountId: string): Promise<string | null | undefined> {
  const row = tx.selectFrom('credentials').select('password').where('user_id', '=', accountId)
  return (await row.executeTakeFirst())?.password
}

/** Removes links that recover the password of an address and that nobody has used. */
export async function deleteRecoveries(tx: Database, email: string): Promise<void> {
  await tx
    .deleteFrom('links')
    .where('purpose', '=', 'recovery')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .execute()
}
