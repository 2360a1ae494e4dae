// What an account has begun to add to sign in with, and has not finished.
import type { Database } from './schema/schema.ts'

/** Ends it: it was begun with less than the account asks for from now on. */
export async function endBegun(tx: Database, accountId: string): Promise<void> {
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', accountId).execute()
  await tx.deleteFrom('provider_sign_ins').where('user_id', '=', accountId).execute()
}
