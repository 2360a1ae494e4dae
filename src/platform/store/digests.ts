// The mail digests of one workspace: who gets them, which alerts each has, and those that wait to be sent.
import type { MailDigestReads, MailDigestWrites, StoredDigest } from '../../monitoring/ports.ts'
import type { DigestPeriod } from '../../contract/vocabulary/mail-digest.ts'
import { sql } from 'kysely'
import type { Database, DialectName } from './schema/schema.ts'

export function digestReads(db: Database, workspaceId: string): MailDigestReads {
  return {
    async mailDigest() {
      const row = await db
        .selectFrom('mail_settings')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirst()
      return (
        row && {
          to: JSON.parse(row.recipients) as string[],
          every: row.every as DigestPeriod,
          after: row.after_alert,
        }
      )
    },

    async newestDigestAt() {
      const row = await db
        .selectFrom('mail_digests')
        .select('created_at')
        .where('workspace_id', '=', workspaceId)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.created_at
    },

    async alertsOfDigest(id) {
      const rows = await db
        .selectFrom('watch_alerts')
        .select('alert')
        .where('workspace_id', '=', workspaceId)
        .where('mailed_in', '=', id)
        .where('alert', 'is not', null)
        .orderBy('id')
        .execute()
      return rows.flatMap(({ alert }) => (alert === null ? [] : [alert]))
    },
  }
}

/** Takes the address of an account from the recipients of a workspace, in the transaction that ends its membership. */
export async function endMailTo(
  tx: Database,
  accountId: string,
  workspaceId: string,
  dialect: DialectName,
): Promise<void> {
  const account = await tx.selectFrom('users').select('email').where('id', '=', accountId).executeTakeFirst()
  // why named: the other tables of this transaction are of no workspace
  if (dialect === 'postgres')
    await sql`select set_config('assay.workspace_id', ${workspaceId}, true)`.execute(tx)
  const settings = tx.selectFrom('mail_settings').select('recipients').where('workspace_id', '=', workspaceId)
  const row = await (dialect === 'postgres' ? settings.forUpdate() : settings).executeTakeFirst()
  if (account === undefined || row === undefined) return
  const email = account.email.toLowerCase()
  const others = (JSON.parse(row.recipients) as string[]).filter((address) => address.toLowerCase() !== email)
  await tx
    .updateTable('mail_settings')
    .set({ recipients: JSON.stringify(others) })
    .where('workspace_id', '=', workspaceId)
    .execute()
}

export function digestWrites(db: Database, workspaceId: string): MailDigestWrites {
  return {
    ...digestReads(db, workspaceId),

    async setMailDigest({ to, every, after }) {
      const values = { recipients: JSON.stringify(to), every, after_alert: after }
      await db
        .insertInto('mail_settings')
        .values({ workspace_id: workspaceId, ...values })
        .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(values))
        .execute()
    },

    async giveAlertsTo(id, after, limit) {
      const { numUpdatedRows } = await db
        .updateTable('watch_alerts')
        .set({ mailed_in: id })
        .where('workspace_id', '=', workspaceId)
        // why again: another server may have given some of them away since they were selected
        .where('mailed_in', 'is', null)
        .where('id', 'in', (q) =>
          q
            .selectFrom('watch_alerts')
            .select('id')
            .where('workspace_id', '=', workspaceId)
            .where('mailed_in', 'is', null)
            .where('alert', 'is not', null)
            .where('id', '>', after)
            .orderBy('id')
            .limit(limit),
        )
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    async insertDigest({ id, at, alerts }) {
      await db
        .insertInto('mail_digests')
        .values({
          id,
          workspace_id: workspaceId,
          created_at: at,
          alerts,
          status: 'waiting',
          attempts: 0,
          due_at: at,
          ended_at: null,
          taken: null,
        })
        .execute()
    },

    async leaseDigest(now, until): Promise<StoredDigest | undefined> {
      const row = await db
        .updateTable('mail_digests')
        .set((q) => ({ due_at: until, attempts: q('attempts', '+', 1) }))
        .where('workspace_id', '=', workspaceId)
        .where('status', '=', 'waiting')
        .where('due_at', '<=', now)
        .where('id', 'in', (q) =>
          q
            .selectFrom('mail_digests')
            .select('id')
            .where('workspace_id', '=', workspaceId)
            .where('status', '=', 'waiting')
            .where('due_at', '<=', now)
            .orderBy('id')
            .limit(1),
        )
        .returning(['id', 'created_at', 'attempts', 'taken'])
        .executeTakeFirst()
      return (
        row && {
          id: row.id,
          at: row.created_at,
          attempts: row.attempts,
          taken: row.taken === null ? [] : (JSON.parse(row.taken) as string[]),
        }
      )
    },

    async setTaken(id, taken) {
      await db
        .updateTable('mail_digests')
        .set({ taken: JSON.stringify(taken) })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
    },

    async retryDigest(id, dueAt) {
      await db
        .updateTable('mail_digests')
        .set({ due_at: dueAt })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
    },

    async endDigest(id, status, at) {
      await db
        .updateTable('mail_digests')
        // why no addresses: they are of no use any more, and those of a member who is removed must not stay
        .set({ status, ended_at: at, taken: null })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
    },
  }
}
