// Finds records stored with the same content but a different address, locator or key than they have now.
import type { FiledRecord } from '../../sources/ports.ts'
import type { Database } from './schema/schema.ts'
import { ROWS } from './source-rows.ts'

export interface HeldRecord {
  readonly rowId: number
  readonly record: FiledRecord
}

/** Ids of the rows to rewrite. */
export async function filedOtherwise(
  db: Database,
  held: readonly HeldRecord[],
): Promise<ReadonlySet<number>> {
  const other = new Set<number>()
  for (let at = 0; at < held.length; at += ROWS) {
    const some = held.slice(at, at + ROWS)
    const stored = await filingsOf(
      db,
      some.map(({ rowId }) => rowId),
    )
    for (const { rowId, record } of some)
      if (stored.get(rowId) !== filingOf(record, record.keys)) other.add(rowId)
  }
  return other
}

async function filingsOf(db: Database, rowIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('source_records')
    .select(['row_id', 'url', 'locator'])
    .where('row_id', 'in', rowIds)
    .execute()
  const keys = await db
    .selectFrom('source_record_keys')
    .select(['row_id', 'key'])
    .where('row_id', 'in', rowIds)
    .execute()
  const byRow = Map.groupBy(keys, ({ row_id }) => Number(row_id))
  return new Map(
    rows.map(({ row_id, url, locator }) => [
      Number(row_id),
      filingOf(
        { url, locator },
        (byRow.get(Number(row_id)) ?? []).map(({ key }) => key),
      ),
    ]),
  )
}

const filingOf = ({ url, locator }: Pick<FiledRecord, 'url' | 'locator'>, keys: readonly string[]): string =>
  JSON.stringify([url, locator, [...new Set(keys)].sort()])
