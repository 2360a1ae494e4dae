// Stores passkeys and the challenges that wait for them, before a workspace is known.
import type { Passkey, Passkeys } from '../../accounts/ports.ts'
import { endSessions } from './account-ends.ts'
import { recordInEach } from './log-in.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { Database, DialectName, Tables } from './schema/schema.ts'

export function createPasskeys(db: Database, dialect: DialectName): Passkeys {
  const alone = oneAtATime(db, dialect)
  const own = (tx: Database, accountId: string) => tx.deleteFrom('passkeys').where('user_id', '=', accountId)

  return {
    async challenge(hash, accountId, at, expiresAt) {
      await db.deleteFrom('passkey_challenges').where('expires_at', '<=', at).execute()
      await db
        .insertInto('passkey_challenges')
        .values({ hash, user_id: accountId, expires_at: expiresAt })
        .execute()
    },

    useChallenge: (hash, at) => useChallenge(db, hash, null, at),

    add: ({ id, accountId, name, publicKey, createdAt, uses }, challengeHash, max, record) =>
      alone(async (tx) => {
        if (!(await useChallenge(tx, challengeHash, accountId, createdAt))) return false
        const rows = await tx.selectFrom('passkeys').select('id').where('user_id', '=', accountId).execute()
        if (rows.length >= max) return false
        const added = await tx
          .insertInto('passkeys')
          .values({
            id,
            user_id: accountId,
            name,
            public_key: publicKey,
            uses,
            created_at: createdAt,
            last_used_at: null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        if (added.numInsertedOrUpdatedRows !== 1n) return false
        await recordInEach({ tx, dialect }, accountId, record)
        return true
      }),

    async find(id) {
      const row = await db
        .selectFrom('passkeys')
        .innerJoin('users', 'users.id', 'passkeys.user_id')
        .selectAll('passkeys')
        .select('users.email')
        .where('passkeys.id', '=', id)
        .executeTakeFirst()
      return row && { ...passkeyOf(row), email: row.email }
    },

    async ofAccount(accountId) {
      const rows = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('user_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(passkeyOf)
    },

    async use(id, uses, at) {
      const used = await db
        .updateTable('passkeys')
        .set({ uses, last_used_at: at })
        .where('id', '=', id)
        // why zero too: a device that keeps its keys in step with others does not count
        .where((eb) => eb.or([eb('uses', '<', uses), eb.and([eb('uses', '=', 0), eb(eb.val(uses), '=', 0)])]))
        .executeTakeFirst()
      return used.numUpdatedRows === 1n
    },

    remove: (accountId, id, sessionId, record) =>
      alone(async (tx) => {
        const removed = await own(tx, accountId).where('id', '=', id).executeTakeFirst()
        if (removed.numDeletedRows !== 1n) return false
        await endSessions(tx, accountId).where('id', '!=', sessionId).execute()
        await recordInEach({ tx, dialect }, accountId, record)
        return true
      }),

    removeAll: (accountId, record) =>
      alone(async (tx) => {
        const { numDeletedRows } = await own(tx, accountId).executeTakeFirst()
        if (numDeletedRows > 0n) {
          await endSessions(tx, accountId).execute()
          await recordInEach({ tx, dialect }, accountId, record)
        }
        return Number(numDeletedRows)
      }),
  }
}

async function useChallenge(
  db: Database,
  hash: string,
  accountId: string | null,
  at: string,
): Promise<boolean> {
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hash)
    .where('user_id', accountId === null ? 'is' : '=', accountId)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return used.numDeletedRows === 1n
}

const passkeyOf = (row: Tables['passkeys']): Passkey => ({
  id: row.id,
  accountId: row.user_id,
  name: row.name,
  publicKey: row.public_key,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
})
