// Texts as they are stored, to the byte. SQLite takes bytes that are no text, and its driver mends them in silence: damage
// that is to be seen would be gone. PostgreSQL takes none.
import { sql } from 'kysely'
import type { DialectName } from './schema/schema.ts'

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Columns of text to select, for `exactRow` to read. */
export const exactColumns = <C extends string>(dialect: DialectName, columns: readonly C[]) =>
  columns.map((column) => {
    const bytes = dialect === 'sqlite' ? sql`cast(${sql.ref(column)} as blob)` : sql.ref(column)
    return bytes.$castTo<string>().as(column)
  })

/** A row with its bytes as texts. Bytes that are no text become one that no program has stored. */
export function exactRow<R extends object>(row: R): R {
  const members = Object.entries(row).map(([column, value]: [string, unknown]) => {
    if (!(value instanceof Uint8Array)) return [column, value]
    const text = decoder.decode(value)
    return [column, Buffer.from(text).equals(value) ? text : `${text}\uFFFD`]
  })
  return Object.fromEntries(members) as R
}
