// Queries that are compiled once. Kysely compiles a query at every call, which costs as much as SQLite takes to answer
// it; here the first call compiles it and later calls only fill in the parameters.
import type { CompiledQuery } from 'kysely'
import type { Database } from './schema.ts'

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
    if (!template) templates.set(adapter, (template = build(db, ...slots).compile()))
    const parameters = template.parameters.map((value) =>
      value instanceof Slot ? values[value.index] : value,
    )
    return (await db.executeQuery<Row>({ ...template, parameters })).rows
  }
}
