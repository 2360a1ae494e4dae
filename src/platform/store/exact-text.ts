// Reads texts exactly as stored, byte for byte. SQLite accepts bytes that are not text, and its driver silently repairs
// them, which would hide damage. PostgreSQL rejects such bytes.
import { sql } from 'kysely'
import type { DialectName } from './schema/schema.ts'

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Text columns to select for `exactRow`. */
export const exactColumns = <C extends string>(dialect: DialectName, columns: readonly C[]) =>
  columns.map((column) => {
    const bytes = dialect === 'sqlite' ? sql`cast(${sql.ref(column)} as blob)` : sql.ref(column)
    return bytes.$castTo<string>().as(column)
  })

/** A row with its bytes as texts. Bytes that are not text become a value that no program has stored. */
export function exactRow<R extends object>(row: R): R {
  const members = Object.entries(row).map(([column, value]: [string, unknown]) => {
    if (!(value instanceof Uint8Array)) return [column, value]
    const text = decoder.decode(value)
    return [column, Buffer.from(text).equals(value) ? text : `${text}\uFFFD`]
  })
  return Object.fromEntries(members) as R
}
