// Reads a list in an order, page by page: by a value and then by id, those without a value last. A page goes on after the row of an id.
import { type RawBuilder, sql } from 'kysely'
import type { Page } from '../../../call/ports.ts'
import type { Database } from './schema.ts'

export interface RowOrder {
  /** What rows are ordered by; absent: their ids alone. */
  readonly by?: RawBuilder<unknown>
  /** Whether a row may have no value. */
  readonly mayBeEmpty?: boolean
  readonly isDown: boolean
}

interface OrderedRows<Row> {
  readonly table: string
  /** Conditions that an index serves with the order. */
  readonly among: readonly RawBuilder<unknown>[]
  /** What the other conditions, and `isFound`, look at. */
  readonly columns: readonly (keyof Row & string)[]
  readonly filters: readonly RawBuilder<unknown>[]
  /** What is compared here and not in the database. */
  readonly isFound?: ((row: Row) => boolean) | undefined
  readonly order: RowOrder
  /** The id of the last row of the page before. */
  readonly before?: string | undefined
  readonly limit: number
  /** Rows that one read looks at. */
  readonly examined: number
}

type Stage = 'valued' | 'empty'
interface Place {
  readonly id: string
  readonly value: unknown
}

const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join([sql`1 = 1`, ...conditions], sql` and `)

/** A page of ids. It is undefined where it goes on after a row that the list does not have, in an order by a value. */
export async function orderedIds<Row>(
  db: Database,
  list: OrderedRows<Row>,
): Promise<Page<string> | undefined> {
  const place = await placeOf(db, list)
  if (list.before !== undefined && place === undefined) return undefined
  const stages: readonly Stage[] =
    list.order.mayBeEmpty !== true ? ['valued'] : place?.value === null ? ['empty'] : ['valued', 'empty']
  const items: string[] = []
  for (const stage of stages) {
    const from = stage === 'empty' && place?.value !== null ? undefined : place
    const read = await readStage(db, { ...list, limit: list.limit - items.length }, stage, from)
    items.push(...read.items)
    if (read.next !== undefined) return { items, next: read.next }
  }
  return { items }
}

async function placeOf<Row>(
  db: Database,
  { table, among, order, before }: OrderedRows<Row>,
): Promise<Place | undefined> {
  // why not looked up: ids are compared with each other, also with one that no list has
  if (before === undefined || order.by === undefined)
    return before === undefined ? before : { id: before, value: before }
  const { rows } = await sql<Place>`select id, ${order.by} as value from ${sql.table(table)}
    where ${all([...among, sql`id = ${before}`])}`.execute(db)
  return rows[0]
}

/** Rows of one stage in their order: some are examined, and of those the ones that the filters leave are read. */
async function readStage<Row>(
  db: Database,
  { table, among, columns, filters, isFound, order, limit, examined }: OrderedRows<Row>,
  stage: Stage,
  from: Place | undefined,
): Promise<Page<string>> {
  const by = stage === 'empty' ? undefined : order.by
  const direction = sql.raw(order.isDown ? 'desc' : 'asc')
  const beyond = sql.raw(order.isDown ? '<' : '>')
  const conditions = [
    ...among,
    ...(order.by === undefined || order.mayBeEmpty !== true
      ? []
      : [stage === 'empty' ? sql`${order.by} is null` : sql`${order.by} is not null`]),
    ...(from === undefined
      ? []
      : [
          by === undefined
            ? sql`id ${beyond} ${from.id}`
            : sql`(${by}, id) ${beyond} (${from.value}, ${from.id})`,
        ]),
  ]
  const looked = sql`from ${sql.table(table)} where ${all(conditions)}
    order by ${by === undefined ? sql`` : sql`${by} ${direction}, `}id ${direction}`
  const shown = sql.join([sql.ref('id'), ...columns.map((column) => sql.ref(column))])
  const { rows } = await sql<Row & { readonly id: string }>`
    select ${shown} from (select ${shown}${by === undefined ? sql`` : sql`, ${by} as sorted`} ${looked} limit ${examined}) looked_through
    where ${all(filters)} order by ${by === undefined ? sql`` : sql`sorted ${direction}, `}id ${direction}
    ${isFound === undefined ? sql`limit ${limit}` : sql``}`.execute(db)
  const found = isFound === undefined ? rows : rows.filter(isFound)
  const items = found.slice(0, limit).map(({ id }) => id)
  if (items.length === limit) return { items, next: items.at(-1) }
  const last = await sql<{ readonly id: string }>`select id ${looked} limit 1 offset ${examined - 1}`.execute(
    db,
  )
  return { items, next: last.rows[0]?.id }
}
