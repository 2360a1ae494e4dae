// Another password for an account, and what ends with the one before.
import type { Account } from '../../app/ports.ts'
import type { Database } from './schema.ts'

/** Stores it, and ends the sessions of the account and the links that would set yet another one. */
export async function setPassword(
  tx: Database,
  { id, email }: Account,
  passwordHash: string,
  at: string,
): Promise<void> {
  // why first: whoever uses a link locks that before the password, and two who wait for each other would both fail
  await deleteRecoveries(tx, email)
  await tx
    .updateTable('credentials')
    .set({ password: passwordHash, updated_at: at })
    .where('user_id', '=', id)
    .execute()
  await tx.deleteFrom('sign_ins').where('user_id', '=', id).execute()
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
