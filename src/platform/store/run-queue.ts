// The queue of waiting runs of all workspaces. It holds only ids.
import { sql } from 'kysely'
import type { QueuedRun, RunQueue } from '../../diligence/ports.ts'
import type { Database, DialectName } from './schema/schema.ts'

export function runQueue(
  db: Database,
  transact: <T>(work: (tx: Database) => Promise<T>) => Promise<T>,
  dialect: DialectName,
): RunQueue {
  return {
    claim: (now, leasedUntil) =>
      transact(async (tx): Promise<QueuedRun | undefined> => {
        const waiting = tx
          .selectFrom('run_queue')
          .select(['run_id', 'workspace_id', 'attempts'])
          .where((e) => e.or([e('leased_until', 'is', null), e('leased_until', '<=', now)]))
          .orderBy('queued_at')
          .limit(1)
        const row = await (
          dialect === 'postgres' ? waiting.forUpdate().skipLocked() : waiting
        ).executeTakeFirst()
        if (row === undefined) return undefined
        const attempts = row.attempts + 1
        await tx
          .updateTable('run_queue')
          .set({ leased_until: leasedUntil, attempts })
          .where('run_id', '=', row.run_id)
          .execute()
        return { runId: row.run_id, workspaceId: row.workspace_id, attempts }
      }),

    async extend(runId, leasedUntil) {
      await db
        .updateTable('run_queue')
        .set({ leased_until: leasedUntil })
        .where('run_id', '=', runId)
        .execute()
    },

    async counts(now) {
      const waits = sql<boolean>`leased_until is null or leased_until <= ${now}`
      const { all, queued, oldest } = await db
        .selectFrom('run_queue')
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
        .updateTable('run_queue')
        .set({ leased_until: null })
        .where('leased_until', 'is not', null)
        .execute()
    },
  }
}
