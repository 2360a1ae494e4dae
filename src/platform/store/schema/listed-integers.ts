// A list of integers as one argument of a prepared query: the query then has one form, however long the list is.
import { type RawBuilder, sql } from 'kysely'
import type { DialectName } from './schema.ts'

/** What a column is compared with by `in`. The argument is a JSON array. */
export const listedIntegers: Readonly<Record<DialectName, (list: string) => RawBuilder<number>>> = {
  sqlite: (list) => sql<number>`(select value from json_each(${list}))`,
  postgres: (list) => sql<number>`(select value::integer from json_array_elements_text(${list}::json))`,
}
