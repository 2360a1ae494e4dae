// What lists of cases and alerts have in common: their orders, the filters on the facts of a match, and how many entries there are.
import { type RawBuilder, sql } from 'kysely'
import type { PageRequest, SortBy } from '../../../call/ports.ts'
import type { ListTotal } from '../../../contract/vocabulary/page.ts'
import { searchText } from '../../../base/search-text.ts'
import type { RowOrder } from './ordered-rows.ts'
import type { Database, DialectName } from './schema.ts'

/** Entries that one count looks at. */
const MAX_COUNTED = 10_000
/** Entries that one read looks at. On SQLite a read holds up other requests. */
const EXAMINED = { sqlite: 2_000, postgres: 20_000 }
/** The same where texts are compared here and not in the database. */
const COMPARED_HERE = 500

const MATCH_ORDERS = {
  subject: sql.ref('subject_name'),
  party: sql.ref('party_name'),
  outcome: sql.ref('outcome'),
  score: sql.ref('score'),
  list: sql.ref('lists'),
} as const

/** The order of a list. `own`: expressions that only this list is ordered by; those in `full` are in every row. */
export function rowOrder<Name extends string>(
  { by, isDown }: SortBy<Name>,
  own: Readonly<Record<string, RawBuilder<unknown>>>,
  full: readonly string[] = [],
): RowOrder {
  const orders: Readonly<Record<string, RawBuilder<unknown>>> = { ...MATCH_ORDERS, ...own }
  const value = orders[by]
  return value === undefined ? { isDown } : { by: value, isDown, mayBeEmpty: !full.includes(by) }
}

/** Conditions on columns that have to be equal; those that are asked for. */
export const equal = (values: Readonly<Record<string, string | undefined>>): readonly RawBuilder<unknown>[] =>
  Object.entries(values).flatMap(([column, value]) =>
    value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`],
  )

/** The condition that a list has a record of the party. */
export const onList = (list: string | undefined, dialect: DialectName): readonly RawBuilder<unknown>[] =>
  list === undefined
    ? []
    : [sql`${sql.raw(dialect === 'sqlite' ? 'instr' : 'strpos')}(lists, ${` ${list} `}) > 0`]

export const examinedRows = (
  { words, limit }: Pick<PageRequest, 'words' | 'limit'>,
  filters: readonly unknown[],
  dialect: DialectName,
): number => (words.length > 0 ? COMPARED_HERE : filters.length > 0 ? EXAMINED[dialect] : limit)

/** Whether these names have each of the words, or words written much like them. */
export function haveWords(
  names: readonly unknown[],
  { words, isClose }: Pick<PageRequest, 'words' | 'isClose'>,
): boolean {
  const text = searchText(names.filter((name) => typeof name === 'string').join('\n'))
  return words.every((word) => text.includes(word)) || isClose?.(text) === true
}

/** How many rows there are, as far as they are counted. */
export async function countRows(
  db: Database,
  {
    table,
    among,
    columns,
    filters,
  }: {
    readonly table: string
    readonly among: readonly RawBuilder<unknown>[]
    readonly columns: readonly string[]
    readonly filters: readonly RawBuilder<unknown>[]
  },
): Promise<ListTotal> {
  const { rows } = await sql<{ readonly looked: number | string; readonly found: number | string | null }>`
    select count(*) as looked, sum(case when ${sql.join([sql`1 = 1`, ...filters], sql` and `)} then 1 else 0 end) as found
    from (select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where ${sql.join([...among], sql` and `)} order by id desc limit ${MAX_COUNTED + 1}) looked_through`.execute(
    db,
  )
  const [row] = rows
  const exact = Number(row?.looked ?? 0) <= MAX_COUNTED
  const found = Number(row?.found ?? 0)
  return { count: exact ? found : Math.min(found, MAX_COUNTED), exact }
}
