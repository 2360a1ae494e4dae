// Keeps the records of the sign-in of agents: clients, requests, grants, codes and tokens, each under a hash.
import type { OAuthRecord, OAuthRecords } from '../../accounts/ports.ts'
import type { Database, Tables } from './schema/schema.ts'

export function createOAuthRecords(db: Database): OAuthRecords {
  const record = (kind: string, hash: string) =>
    db.selectFrom('oauth_records').selectAll().where('kind', '=', kind).where('hash', '=', hash)

  return {
    put: ({ kind, hash, grantId, payload, consumedAt, expiresAt }, at, maxExpiring) =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom('oauth_records').where('expires_at', '<=', at).execute()
        const kept = { grant_id: grantId, payload, consumed_at: consumedAt, expires_at: expiresAt }
        await tx
          .insertInto('oauth_records')
          .values({ kind, hash, created_at: at, ...kept })
          .onConflict((conflict) => conflict.columns(['kind', 'hash']).doUpdateSet(kept))
          .execute()
        if (maxExpiring === undefined) return
        const oldest = tx
          .selectFrom('oauth_records')
          .select('hash')
          .where('kind', '=', kind)
          .where('expires_at', 'is not', null)
          .orderBy('created_at', 'desc')
          .orderBy('hash')
          // why a limit with the offset: SQLite takes no offset without one
          .limit(1_000)
          .offset(maxExpiring)
        await tx.deleteFrom('oauth_records').where('kind', '=', kind).where('hash', 'in', oldest).execute()
      }),

    async find(kind, hash, at) {
      const row = await record(kind, hash)
        .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]))
        .executeTakeFirst()
      return row && recordOf(row)
    },

    async consume(kind, hash, at) {
      const consumed = await db
        .updateTable('oauth_records')
        .set({ consumed_at: at })
        .where('kind', '=', kind)
        .where('hash', '=', hash)
        .where('consumed_at', 'is', null)
        .executeTakeFirst()
      return consumed.numUpdatedRows > 0n
    },

    async keep(kind, hash) {
      await db
        .updateTable('oauth_records')
        .set({ expires_at: null })
        .where('kind', '=', kind)
        .where('hash', '=', hash)
        .execute()
    },

    async remove(kind, hash) {
      await db.deleteFrom('oauth_records').where('kind', '=', kind).where('hash', '=', hash).execute()
    },

    endGrant: (grantId, at) =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom('oauth_records').where('grant_id', '=', grantId).execute()
        await tx
          .updateTable('agents')
          .set({ ended_at: at })
          .where('id', '=', grantId)
          .where('ended_at', 'is', null)
          .execute()
      }),
  }
}

const recordOf = (row: Tables['oauth_records']): OAuthRecord => ({
  kind: row.kind,
  hash: row.hash,
  grantId: row.grant_id,
  payload: row.payload,
  consumedAt: row.consumed_at,
  expiresAt: row.expires_at,
})
