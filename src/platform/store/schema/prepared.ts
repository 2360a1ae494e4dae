// Queries that are compiled once. Kysely compiles a query at every call, which costs as much as SQLite takes to answer
// it; here the first call compiles it and later calls only fill in the parameters.
import type { CompiledQuery, RawBuilder } from 'kysely'
import type { Database } from './schema.ts'

/** Of each text that PostgreSQL may prepare once for a connection. */
const names = new Map<string, string>()

/** The name of a prepared statement with this text. */
export const statementName = (text: string): string | undefined => names.get(text)

type Bindable = string | number | null

/** A placeholder for an argument while the query is built. */
class Slot {
  readonly index: number
  constructor(index: number) {
    this.index = index
  }
}

/**
 * A query with `count` arguments. `build` must use its arguments as values only, never to decide the form of the query.
 * The returned function takes the connection or transaction to run on, then the arguments.
 */
export function prepared<Arguments extends readonly Bindable[], Row>(
  count: Arguments['length'],
  build: (db: Database, ...slots: Arguments) => { compile(): CompiledQuery<Row> },
): (db: Database, ...values: Arguments) => Promise<Row[]> {
  // why by adapter: it is one object per opened store, shared by its connections and transactions
  const templates = new WeakMap<object, CompiledQuery<Row>>()
  // why the cast: while the query is built, slots replace strings and numbers
  const slots = Array.from({ length: count }, (_, index) => new Slot(index)) as unknown as Arguments

  return async (db, ...values) => {
    const { adapter } = db.getExecutor()
    let template = templates.get(adapter)
    if (!template) {
      templates.set(adapter, (template = build(db, ...slots).compile()))
      // why not all columns: one that an upgrade adds would make the statement fail
      if (!template.sql.includes('*') && !names.has(template.sql))
        names.set(template.sql, `assay ${names.size}`)
    }
    const parameters = template.parameters.map((value) =>
      value instanceof Slot ? values[value.index] : value,
    )
    return (await db.executeQuery<Row>({ ...template, parameters })).rows
  }
}

/** The same for a query that is written as SQL. */
export const preparedSql = <Arguments extends readonly Bindable[], Row>(
  count: Arguments['length'],
  build: (...slots: Arguments) => RawBuilder<Row>,
): ((db: Database, ...values: Arguments) => Promise<Row[]>) =>
  prepared(count, (db, ...slots: Arguments) => {
    const query = build(...slots)
    return { compile: () => query.compile(db) }
  })

/** Rows of one insert at most: each number of rows is compiled once. */
const ROWS_AT_ONCE = 64

/**
 * The same for an insert of any number of rows, with these columns. The returned function gives what the inserts return; it runs
 * none where there are no rows.
 */
export function preparedRows<Row extends Readonly<Record<string, Bindable>>, Returned>(
  columns: readonly (keyof Row & string)[],
  build: (db: Database, rows: readonly Row[]) => { compile(): CompiledQuery<Returned> },
): (db: Database, rows: readonly Row[]) => Promise<Returned[]> {
  const inserts = new Map<number, (db: Database, ...values: Bindable[]) => Promise<Returned[]>>()
  const insertOf = (count: number): ((db: Database, ...values: Bindable[]) => Promise<Returned[]>) => {
    const known = inserts.get(count)
    if (known !== undefined) return known
    const insert = prepared(count * columns.length, (db, ...slots: Bindable[]) => {
      const rowAt = (at: number): Row =>
        Object.fromEntries(
          columns.map((column, place) => [column, slots[at * columns.length + place]]),
        ) as Row
      return build(
        db,
        Array.from({ length: count }, (_, at) => rowAt(at)),
      )
    })
    inserts.set(count, insert)
    return insert
  }
  return async (db, rows) => {
    const returned: Returned[] = []
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const part = rows.slice(from, from + ROWS_AT_ONCE)
      const values = part.flatMap((row) => columns.map((column) => row[column] ?? null))
      returned.push(...(await insertOf(part.length)(db, ...values)))
    }
    return returned
  }
}
