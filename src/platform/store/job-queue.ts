// The jobs of one kind that wait, of all workspaces. The table holds only ids.
import { sql } from 'kysely'
import type { JobQueue, QueuedJob } from '../../call/ports.ts'
import type { Database, DialectName } from './schema/schema.ts'
import type { Transact } from './source-removal.ts'

export type JobKind = 'run' | 'batch' | 'pass'

/** Puts a job into the queue, in the transaction that stores what it works on. */
export async function queueJob(
  db: Database,
  kind: JobKind,
  job: { readonly id: string; readonly workspaceId: string; readonly queuedAt: string },
): Promise<void> {
  await db
    .insertInto('job_queue')
    .values({
      kind,
      job_id: job.id,
      workspace_id: job.workspaceId,
      queued_at: job.queuedAt,
      leased_until: null,
      attempts: 0,
    })
    .execute()
}

/** Takes a job out of the queue, in the transaction that ends it. */
export async function endJob(db: Database, kind: JobKind, id: string): Promise<void> {
  await db.deleteFrom('job_queue').where('kind', '=', kind).where('job_id', '=', id).execute()
}

/** why: a job whose lease is lost is in the queue again, which is what its lease would have come to. */
const MAY_BE_LOST = { mayBeLost: true }

export function jobQueue(db: Database, kind: JobKind, transact: Transact, dialect: DialectName): JobQueue {
  return {
    claim: (now, leasedUntil) =>
      transact(async (tx): Promise<QueuedJob | undefined> => {
        const waiting = tx
          .selectFrom('job_queue')
          .select(['job_id', 'workspace_id', 'attempts'])
          .where('kind', '=', kind)
          .where((e) => e.or([e('leased_until', 'is', null), e('leased_until', '<=', now)]))
          // why first: one workspace with many jobs must not keep those of the others waiting
          .orderBy((e) =>
            e.exists(
              e
                .selectFrom('job_queue as other')
                .select('other.job_id')
                .whereRef('other.workspace_id', '=', 'job_queue.workspace_id')
                .where('other.kind', '=', kind)
                .where('other.leased_until', '>', now),
            ),
          )
          .orderBy('queued_at')
          .limit(1)
        const row = await (
          dialect === 'postgres' ? waiting.forUpdate().skipLocked() : waiting
        ).executeTakeFirst()
        if (row === undefined) return undefined
        const attempts = row.attempts + 1
        await tx
          .updateTable('job_queue')
          .set({ leased_until: leasedUntil, attempts })
          .where('kind', '=', kind)
          .where('job_id', '=', row.job_id)
          .execute()
        return { id: row.job_id, workspaceId: row.workspace_id, attempts }
      }, MAY_BE_LOST),

    async extend(id, leasedUntil) {
      await db
        .updateTable('job_queue')
        .set({ leased_until: leasedUntil })
        .where('kind', '=', kind)
        .where('job_id', '=', id)
        .execute()
    },

    remove: (id) => endJob(db, kind, id),

    async counts(now) {
      const waits = sql<boolean>`leased_until is null or leased_until <= ${now}`
      const { all, queued, oldest } = await db
        .selectFrom('job_queue')
        .where('kind', '=', kind)
        .select((e) => [
          e.fn.countAll<number | string>().as('all'),
          e.fn.countAll<number | string>().filterWhere(waits).as('queued'),
          e.fn.min('queued_at').filterWhere(waits).as('oldest'),
        ])
        .executeTakeFirstOrThrow()
      return { queued: Number(queued), running: Number(all) - Number(queued), oldestAt: oldest }
    },

    async takeBack() {
      await db
        .updateTable('job_queue')
        .set({ leased_until: null })
        .where('kind', '=', kind)
        .where('leased_until', 'is not', null)
        .execute()
    },
  }
}
