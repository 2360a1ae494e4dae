// Statements over the records of sources, built once for many rows at a time.
import { prepared } from './prepared.ts'
import type { Database, Tables } from './schema.ts'

/** Rows of one statement: enough that its cost is shared, few enough for every store's bound on parameters. */
export const ROWS = 100

/** Numbers of rows within one snapshot. */
export const ROWS_OF_SNAPSHOT = 2 ** 32

/** The first row id of a snapshot. */
export const firstRow = (seq: number): number => seq * ROWS_OF_SNAPSHOT

export const seqOfRow = (rowId: number): number => Math.floor(rowId / ROWS_OF_SNAPSHOT)

type Cell = string | number | null

/** Inserts rows, `ROWS` at a time as long as there are so many, then one by one. */
function inserting<T extends 'source_records' | 'source_record_keys'>(
  table: T,
  columns: readonly (keyof Tables[T] & string)[],
): (db: Database, rows: readonly (readonly Cell[])[]) => Promise<void> {
  const width = columns.length
  const build = (db: Database, ...slots: Cell[]) => {
    const rows = Array.from({ length: slots.length / width }, (_, row) =>
      Object.fromEntries(columns.map((name, at) => [name, slots[row * width + at]])),
    )
    // why the cast: the rows are built from the names of the columns
    return db.insertInto<'source_records' | 'source_record_keys'>(table).values(rows as never)
  }
  const many = prepared<Cell[], unknown>(width * ROWS, build)
  const one = prepared<Cell[], unknown>(width, build)
  return async (db, rows) => {
    let at = 0
    for (; at + ROWS <= rows.length; at += ROWS) await many(db, ...rows.slice(at, at + ROWS).flat())
    for (; at < rows.length; at++) await one(db, ...(rows[at] as readonly Cell[]))
  }
}

export const insertRecords = inserting('source_records', [
  'row_id',
  'source_id',
  'record_id',
  'hash',
  'url',
  'locator',
  'parts',
  'until_seq',
])
export const insertKeys = inserting('source_record_keys', ['key', 'row_id'])

const heldById = prepared(ROWS + 1, (db, sourceId: string, ...ids: string[]) =>
  db
    .selectFrom('source_records')
    .select(['row_id', 'record_id', 'hash'])
    .where('source_id', '=', sourceId)
    .where('record_id', 'in', ids)
    .where('until_seq', 'is', null),
)

/** The rows of these records that no snapshot has closed. */
export async function openRows(
  db: Database,
  sourceId: string,
  ids: readonly string[],
): Promise<Map<string, { rowId: number; hash: string }>> {
  const rows = new Map<string, { rowId: number; hash: string }>()
  for (let at = 0; at < ids.length; at += ROWS) {
    const some = ids.slice(at, at + ROWS)
    const padded = [...some, ...Array.from({ length: ROWS - some.length }, () => some[0] as string)]
    for (const { row_id, record_id, hash } of await heldById(db, sourceId, ...padded))
      rows.set(record_id, { rowId: Number(row_id), hash })
  }
  return rows
}
