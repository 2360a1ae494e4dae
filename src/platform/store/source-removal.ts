// Removes records of sources a few per transaction: no writer waits long, and no transaction reaches the store's
// time-out. Callers first make sure that nothing reads or writes these records any more.
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { WriteOptions } from '../../call/ports.ts'
import type { Database, Tables } from './schema/schema.ts'
import { firstRow } from './source-rows.ts'

/** Runs work in one transaction. */
export type Transact = <T>(work: (tx: Database) => Promise<T>, options?: WriteOptions) => Promise<T>

export interface Removal {
  readonly transact: Transact
  /** After an abort, the next removal takes the rest. */
  readonly signal: AbortSignal | undefined
}

/** Records per transaction, each with a handful of keys. SQLite blocks other requests during it. */
const AT_ONCE = 250

/**
 * Removes the records of a snapshot that never came into force, and reopens the records it closed. Records removed
 * earlier cause no error.
 */
export async function removeUnfinished(seq: number, removal: Removal): Promise<void> {
  await removal.transact((tx) => tx.deleteFrom('snapshot_tiles').where('seq', '=', seq).execute())
  await eachFew(removal, { from: firstRow(seq), to: firstRow(seq + 1) }, removeRecords)
  await eachFew(removal, { from: 0, until: seq }, async (tx, rowIds) => {
    await tx
      .updateTable('source_records')
      .set({ until_seq: null })
      .where('row_id', 'in', rowIds)
      // why again: another import may have begun and closed the row
      .where('until_seq', '=', seq)
      .execute()
  })
}

/** Removes the records that began to hold after one snapshot and ended with another. */
export const removeEnded = (later: { than: number; until: number }, removal: Removal): Promise<void> =>
  eachFew(removal, { from: firstRow(later.than + 1), until: later.until }, removeRecords)

async function removeRecords(tx: Database, rowIds: readonly number[]): Promise<void> {
  for (const table of ['source_record_keys', 'source_record_extracts', 'source_records'] as const)
    await tx.deleteFrom(table).where('row_id', 'in', rowIds).execute()
}

/** Rows by their ids, from one up to another, or those that one snapshot closed. */
interface Range {
  readonly from: number
  readonly to?: number
  readonly until?: number
}

const within = (
  e: ExpressionBuilder<Tables, 'source_records'>,
  { from, to, until }: Range,
): Expression<SqlBool>[] => [
  e('row_id', '>=', from),
  ...(to === undefined ? [] : [e('row_id', '<', to)]),
  ...(until === undefined ? [] : [e('until_seq', '=', until)]),
]

async function eachFew(
  { transact, signal }: Removal,
  range: Range,
  work: (tx: Database, rowIds: readonly number[]) => Promise<void>,
): Promise<void> {
  for (let { from } = range; ;) {
    if (signal?.aborted === true) return
    const rowIds = await transact(async (tx) => {
      const rows = await tx
        .selectFrom('source_records')
        .select('row_id')
        .where((e) => e.and(within(e, { ...range, from })))
        .orderBy('row_id')
        .limit(AT_ONCE)
        .execute()
      const found = rows.map(({ row_id }) => Number(row_id))
      if (found.length > 0) await work(tx, found)
      return found
    })
    if (rowIds.length < AT_ONCE) return
    from = (rowIds.at(-1) as number) + 1
  }
}
