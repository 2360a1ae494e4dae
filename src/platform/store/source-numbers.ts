// Assigns the number of the next snapshot. Numbers grow with every snapshot of any source and are never reused. It
// stops an unfinished earlier import and removes its records first.
import { PostgresAdapter, sql } from 'kysely'
import type { Database } from './schema/schema.ts'
import { type Removal, removeUnfinished } from './source-removal.ts'

/** The number of a snapshot of the source; no other import writes under it. */
export async function newNumber(sourceId: string, removal: Removal): Promise<number> {
  for (;;) {
    const before = await removal.transact((tx) => stopBefore(tx, sourceId))
    if (before > 0) await removeUnfinished(before, removal)
    removal.signal?.throwIfAborted()
    const seq = await removal.transact((tx) => takeNumber(tx, sourceId, before))
    if (seq !== undefined) return seq
  }
}

/** Stops the previous import and returns its number; 0 when none was running. */
async function stopBefore(tx: Database, sourceId: string): Promise<number> {
  // why an upsert: it waits for a batch that the previous import is writing
  await tx
    .insertInto('sources')
    .values({
      source_id: sourceId,
      current_seq: null,
      pending_seq: null,
      checked_at: null,
      failed_at: null,
      failure: null,
      failures: 0,
    })
    .onConflict((c) => c.column('source_id').doUpdateSet({ source_id: sourceId }))
    .execute()
  const { pending_seq } = await tx
    .selectFrom('sources')
    .select('pending_seq')
    .where('source_id', '=', sourceId)
    .executeTakeFirstOrThrow()
  const before = Math.abs(pending_seq ?? 0)
  await setPending(tx, sourceId, before === 0 ? null : -before)
  return before
}

/** Undefined when another import has begun since the previous one was stopped. */
async function takeNumber(tx: Database, sourceId: string, before: number): Promise<number | undefined> {
  await lockNumbers(tx)
  const begun = await tx.selectFrom('sources').select(['source_id', 'pending_seq']).execute()
  // why after the numbers that are pending: a snapshot that comes in force meanwhile is then in one of the two answers
  const last = await tx
    .selectFrom('source_snapshots')
    .select((e) => e.fn.max('seq').as('seq'))
    .executeTakeFirst()
  const pending = begun.find(({ source_id }) => source_id === sourceId)?.pending_seq ?? 0
  if (pending + before !== 0) return undefined
  const given = begun.map(({ pending_seq }) => Math.abs(pending_seq ?? 0))
  const next = Math.max(last?.seq ?? 0, ...given) + 1
  await setPending(tx, sourceId, next)
  return next
}

const setPending = (tx: Database, sourceId: string, seq: number | null): Promise<unknown> =>
  tx.updateTable('sources').set({ pending_seq: seq }).where('source_id', '=', sourceId).execute()

/** Two sources that begin at once get two numbers. SQLite runs one transaction at a time anyway. */
async function lockNumbers(tx: Database): Promise<void> {
  if (tx.getExecutor().adapter instanceof PostgresAdapter)
    await sql`select pg_advisory_xact_lock(hashtext('assay source_snapshots.seq'))`.execute(tx)
}
