// Stores the authenticator apps of accounts and their backup codes, before a workspace is known.
import type { SecondFactors } from '../../accounts/ports.ts'
import { endBegun, endSessions } from './account-ends.ts'
import { recordInEach } from './log-in.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { Database, DialectName } from './schema/schema.ts'

export function createSecondFactors(db: Database, dialect: DialectName): SecondFactors {
  const alone = oneAtATime(db, dialect)

  const confirmedOf = (tx: Database, accountId: string) =>
    tx.updateTable('second_factors').where('user_id', '=', accountId).where('confirmed_at', 'is not', null)

  return {
    async find(accountId) {
      const row = await db
        .selectFrom('second_factors')
        .select((eb) => [
          'id',
          'secret',
          'confirmed_at',
          eb
            .selectFrom('backup_codes')
            .select(({ fn }) => fn.countAll<number | string>().as('count'))
            .where('user_id', '=', accountId)
            .as('codes'),
        ])
        .where('user_id', '=', accountId)
        .executeTakeFirst()
      return (
        row && {
          id: row.id,
          secret: row.secret,
          confirmedAt: row.confirmed_at,
          backupCodes: Number(row.codes),
        }
      )
    },

    async begin(accountId, { id, secret }, at) {
      const row = { id, secret, created_at: at, confirmed_at: null, last_step: 0, attempts: 0 }
      const begun = await db
        .insertInto('second_factors')
        .values({ user_id: accountId, ...row })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(row).where('second_factors.confirmed_at', 'is', null),
        )
        .executeTakeFirst()
      return begun.numInsertedOrUpdatedRows === 1n
    },

    confirm: (accountId, { id, step, backupCodes, at, sessionId }, record) =>
      alone(async (tx) => {
        const confirmed = await tx
          .updateTable('second_factors')
          .set({ confirmed_at: at, last_step: step })
          .where('user_id', '=', accountId)
          .where('id', '=', id)
          .where('confirmed_at', 'is', null)
          .executeTakeFirst()
        if (confirmed.numUpdatedRows !== 1n) return false
        await putBackupCodes(tx, accountId, backupCodes)
        await endSessions(tx, accountId).where('id', '!=', sessionId).execute()
        await endBegun(tx, accountId)
        await recordInEach({ tx, dialect }, accountId, record)
        return true
      }),

    async countAttempt(accountId, max) {
      const counted = await confirmedOf(db, accountId)
        .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
        .where('attempts', '<', max)
        .executeTakeFirst()
      return counted.numUpdatedRows === 1n
    },

    async useStep(accountId, id, step) {
      const used = await confirmedOf(db, accountId)
        .set({ last_step: step, attempts: 0 })
        .where('id', '=', id)
        .where('last_step', '<', step)
        .executeTakeFirst()
      return used.numUpdatedRows === 1n
    },

    useBackupCode: (accountId, hash) =>
      alone(async (tx) => {
        const used = await tx
          .deleteFrom('backup_codes')
          .where('user_id', '=', accountId)
          .where('hash', '=', hash)
          .executeTakeFirst()
        if (used.numDeletedRows !== 1n) return false
        await confirmedOf(tx, accountId).set({ attempts: 0 }).execute()
        return true
      }),

    replaceBackupCodes: (accountId, hashes, record) =>
      alone(async (tx) => {
        // why an update: it holds the row, so that no removal comes between
        const found = await confirmedOf(tx, accountId).set({ attempts: 0 }).executeTakeFirst()
        if (found.numUpdatedRows !== 1n) return false
        await putBackupCodes(tx, accountId, hashes)
        await recordInEach({ tx, dialect }, accountId, record)
        return true
      }),

    remove: (accountId, endsSessions, record) =>
      alone(async (tx) => {
        const removed = await tx
          .deleteFrom('second_factors')
          .where('user_id', '=', accountId)
          .returning('confirmed_at')
          .executeTakeFirst()
        await tx.deleteFrom('backup_codes').where('user_id', '=', accountId).execute()
        if (removed === undefined || removed.confirmed_at === null) return false
        if (endsSessions) await endSessions(tx, accountId).execute()
        await recordInEach({ tx, dialect }, accountId, record)
        return true
      }),

    sealed: () => db.selectFrom('second_factors').select(['user_id as accountId', 'id', 'secret']).execute(),

    async reseal(accountId, { id, secret }) {
      await db
        .updateTable('second_factors')
        .set({ secret })
        .where('user_id', '=', accountId)
        .where('id', '=', id)
        .execute()
    },
  }
}

async function putBackupCodes(tx: Database, accountId: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('backup_codes').where('user_id', '=', accountId).execute()
  await tx
    .insertInto('backup_codes')
    .values(hashes.map((hash) => ({ user_id: accountId, hash })))
    .execute()
}
