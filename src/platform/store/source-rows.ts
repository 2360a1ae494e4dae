// Statements over the records of sources, built once for many rows at a time.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { ExpressionBuilder } from 'kysely'
import { prepared } from './schema/prepared.ts'
import type { Database, Tables } from './schema/schema.ts'

/** Rows of one statement: enough to share its cost, few enough for every store's limit on parameters. */
export const ROWS = 100

/** Rows to read or close at a time. */
export const PAGE = 5_000

/** Row numbers available to one snapshot. */
const ROWS_OF_SNAPSHOT = 2 ** 32

/** The first row id of a snapshot. */
export const firstRow = (seq: number): number => seq * ROWS_OF_SNAPSHOT

/** The snapshot that a row came with. */
export const seqOfRow = (rowId: number): number => Math.floor(rowId / ROWS_OF_SNAPSHOT)

type Cell = string | number | null

type RowTable = 'source_records' | 'source_record_keys' | 'source_record_extracts'

/** Inserts rows, `ROWS` at a time, and the remainder one by one. */
function inserting<T extends RowTable>(
  table: T,
  columns: readonly (keyof Tables[T] & string)[],
): (db: Database, rows: readonly (readonly Cell[])[]) => Promise<void> {
  const width = columns.length
  const build = (db: Database, ...slots: Cell[]) => {
    const rows = Array.from({ length: slots.length / width }, (_, row) =>
      Object.fromEntries(columns.map((name, at) => [name, slots[row * width + at]])),
    )
    // why the cast: the rows are built from the column names
    return db.insertInto<RowTable>(table).values(rows as never)
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
export const insertExtracts = inserting('source_record_extracts', ['row_id', 'extracts'])

const heldById = prepared(ROWS + 1, (db, sourceId: string, ...ids: string[]) =>
  db
    .selectFrom('source_records')
    .select(['row_id', 'record_id', 'hash', 'parts'])
    .where('source_id', '=', sourceId)
    .where('record_id', 'in', ids)
    .where('until_seq', 'is', null),
)

interface OpenRow {
  readonly rowId: number
  readonly hash: string
  readonly parts: string
}

/** The rows of these records that no snapshot has closed. */
export async function openRows(
  db: Database,
  sourceId: string,
  ids: readonly string[],
): Promise<Map<string, OpenRow>> {
  const rows = new Map<string, OpenRow>()
  for (let at = 0; at < ids.length; at += ROWS) {
    const some = ids.slice(at, at + ROWS)
    const padded = [...some, ...Array.from({ length: ROWS - some.length }, () => some[0] as string)]
    for (const { row_id, record_id, hash, parts } of await heldById(db, sourceId, ...padded))
      rows.set(record_id, { rowId: Number(row_id), hash, parts })
  }
  return rows
}

/** Rows that held in the snapshot. */
export const heldIn = (db: Database, sourceId: string, seq: number) =>
  db
    .selectFrom('source_records')
    .where('source_id', '=', sourceId)
    .where((e) => e.and(heldAt(e, seq)))

/** The conditions for rows of a source that held in the snapshot with this number. */
export const heldAt = (e: ExpressionBuilder<Tables, 'source_records'>, seq: number) => [
  e('source_records.row_id', '<', firstRow(seq + 1)),
  e.or([e('until_seq', 'is', null), e('until_seq', '>', seq)]),
]

/** Ends the rows with the snapshot before this one. */
export async function close(tx: Database, rowIds: readonly number[], seq: number): Promise<void> {
  for (let at = 0; at < rowIds.length; at += ROWS)
    await tx
      .updateTable('source_records')
      .set({ until_seq: seq })
      .where('row_id', 'in', rowIds.slice(at, at + ROWS))
      .execute()
}

/** Ids of the rows that held before, ascending: one number each, because a register has millions. */
export async function rowsBefore(
  db: Database,
  sourceId: string,
  seq: number,
  signal: AbortSignal | undefined,
): Promise<Float64Array> {
  const ids: number[] = []
  for (let last = -1; ;) {
    signal?.throwIfAborted()
    const page = await db
      .selectFrom('source_records')
      .select('row_id')
      .where('source_id', '=', sourceId)
      .where('until_seq', 'is', null)
      .where('row_id', '>', last)
      .where('row_id', '<', firstRow(seq))
      .orderBy('row_id')
      .limit(PAGE)
      .execute()
    for (const { row_id } of page) ids.push(Number(row_id))
    if (page.length < PAGE) return Float64Array.from(ids)
    last = ids.at(-1) as number
    await yieldToEventLoop()
  }
}

/** Position in an ascending list; -1 when missing. */
export function indexOf(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const there = sorted[middle] as number
    if (there === value) return middle
    if (there < value) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Rows that held in the snapshot, ordered by record id, a page at a time; the last page may be empty. */
export async function* pagesHeldIn<C extends keyof Tables['source_records']>(
  db: Database,
  { sourceId, seq }: { readonly sourceId: string; readonly seq: number },
  columns: readonly C[],
): AsyncGenerator<readonly (Pick<Tables['source_records'], C> & { record_id: string })[]> {
  for (let last = ''; ;) {
    const page = await heldIn(db, sourceId, seq)
      .select(['record_id', ...columns])
      .where('record_id', '>', last)
      .orderBy('record_id')
      .limit(PAGE)
      .execute()
    // why the cast: the row type of a column list unknown here cannot be derived
    yield page as unknown as (Pick<Tables['source_records'], C> & { record_id: string })[]
    if (page.length < PAGE) return
    last = (page.at(-1) as unknown as { record_id: string }).record_id
    // why: SQLite answers within the turn of the event loop, and millions of rows would block it
    await yieldToEventLoop()
  }
}
