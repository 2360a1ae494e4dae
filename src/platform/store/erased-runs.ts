// The runs that are to be erased, and the erasure of one.
import { sql } from 'kysely'
import type { RunReads, RunWrites } from '../../diligence/ports.ts'
import type { Database, DialectName } from './schema/schema.ts'

export function runsToErase(
  db: Database,
  workspaceId: string,
  dialect: DialectName,
): Pick<RunReads, 'runsAbout' | 'runsBefore' | 'unerasedOf'> {
  const unerased = () =>
    db.selectFrom('runs').select('id').where('workspace_id', '=', workspaceId).where('erasure', 'is', null)
  const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)
  return {
    async runsAbout(subject, limit) {
      const query = unerased()
        .where('subject', '=', subject)
        // why both: the index has the hash
        .$if(dialect === 'postgres', (q) => q.where(sql<boolean>`md5(subject) = md5(${subject})`))
      return ids(await query.orderBy('id').limit(limit).execute())
    },

    async runsBefore(instant, limit) {
      const query = unerased().where('created_at', '<', instant)
      return ids(await query.orderBy('created_at').limit(limit).execute())
    },

    async unerasedOf(all) {
      return all.length === 0 ? [] : ids(await unerased().where('id', 'in', all).orderBy('id').execute())
    },
  }
}

export async function eraseRunRows(
  db: Database,
  workspaceId: string,
  id: string,
  erasure: Parameters<RunWrites['eraseRun']>[1],
): Promise<void> {
  await db
    .updateTable('runs')
    .set({ subject: '', scorecard: null, erasure })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
  await db
    .deleteFrom('audit_disclosures')
    .where('workspace_id', '=', workspaceId)
    .where('run_id', '=', id)
    .execute()
  await db
    .updateTable('search_texts')
    // why not deleted: lists are read from these rows
    .set({ text: '' })
    .where('workspace_id', '=', workspaceId)
    .where('about', '=', 'run')
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('idempotency_keys')
    // why: the hash is of the request, which a reader of the database could guess. Deleted, the same request would begin a
    // new run about an erased subject
    .set({ request_hash: '' })
    .where('workspace_id', '=', workspaceId)
    .where('answer', '=', JSON.stringify({ id }))
    .execute()
}
