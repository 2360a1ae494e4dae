// The runs that are to be erased, and the erasure of one.
import { sql } from 'kysely'
import type { RunReads, RunWrites } from '../../diligence/ports.ts'
import type { Database, DialectName } from './schema/schema.ts'
import { eraseListEntry } from './schema/search.ts'

export function runsToErase(
  db: Database,
  workspaceId: string,
  dialect: DialectName,
): Pick<RunReads, 'runsAbout' | 'countRunsAbout' | 'runsBefore' | 'unerasedOf'> {
  const unerased = () =>
    db.selectFrom('runs').where('workspace_id', '=', workspaceId).where('erasure', 'is', null)
  const about = (subject: string) =>
    unerased()
      .where('subject', '=', subject)
      // why both: the index has the hash
      .$if(dialect === 'postgres', (q) => q.where(sql<boolean>`md5(subject) = md5(${subject})`))
  const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)
  return {
    async runsAbout(subject, limit) {
      return ids(await about(subject).select('id').orderBy('id').limit(limit).execute())
    },

    async countRunsAbout(subject) {
      const { count } = await about(subject)
        .select((e) => e.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async runsBefore(instant, limit) {
      const query = unerased().select('id').where('created_at', '<', instant)
      return ids(await query.orderBy('created_at').limit(limit).execute())
    },

    async unerasedOf(all) {
      if (all.length === 0) return []
      return ids(await unerased().select('id').where('id', 'in', all).orderBy('id').execute())
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
  await eraseListEntry(db, workspaceId, 'run', id)
}

export async function forgetRequestsOf(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<void> {
  const answers = ids.map((id) => JSON.stringify({ id }))
  await db
    .updateTable('idempotency_keys')
    // why: the hash is of the request, which a reader of the database could guess. Deleted, the same request would begin a
    // new run about an erased subject
    .set({ request_hash: '' })
    .where('workspace_id', '=', workspaceId)
    .where('answer', 'in', answers)
    .execute()
}
