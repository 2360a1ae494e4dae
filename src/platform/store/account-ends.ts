// Ends sessions of an account, and what it has begun to add to sign in with.
import type { Database } from './schema/schema.ts'

export const endSessions = (tx: Database, accountId: string) =>
  tx.deleteFrom('sign_ins').where('user_id', '=', accountId)

/** Ends what the account has not finished to add: it was begun with less than the account asks for from now on. */
export async function endBegun(tx: Database, accountId: string): Promise<void> {
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', accountId).execute()
  await tx.deleteFrom('provider_sign_ins').where('user_id', '=', accountId).execute()
}
