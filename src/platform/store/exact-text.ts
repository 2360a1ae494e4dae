// Reads texts exactly as stored, byte for byte. SQLite accepts bytes that are not text, and its driver silently repairs
// them, which would hide damage. PostgreSQL rejects such bytes.
import { type Expression, sql } from 'kysely'
import type { DialectName } from './schema/schema.ts'

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Text to select for `exactRow`. */
export const exactText = (dialect: DialectName, text: Expression<unknown>) =>
  dialect === 'sqlite' ? sql<string>`cast(${text} as blob)` : sql<string>`${text}`

/** Text columns to select for `exactRow`. */
export const exactColumns = <C extends string>(dialect: DialectName, columns: readonly C[]) =>
  columns.map((column) => exactText(dialect, sql.ref(column)).as(column))

/** A row with its bytes as texts. Bytes that are not text become a value that no program has stored. */
export function exactRow<R extends object>(row: R): R {
  const members = Object.entries(row).map(([column, value]: [string, unknown]) => {
    if (!(value instanceof Uint8Array)) return [column, value]
    const text = decoder.decode(value)
    return [column, Buffer.from(text).equals(value) ? text : `${text}\uFFFD`]
  })
  return Object.fromEntries(members) as R
}
