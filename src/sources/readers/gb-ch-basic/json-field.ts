// Reads fields of a parsed line. Absent, null and wrongly typed fields all count as missing.
import { isJsonObject, type JsonObject } from '../../../base/json.ts'
import { onOneLine } from '../../files/record-parts.ts'

const NOTHING: JsonObject = {}

/** The object in a field; empty if missing. */
export function objectMember(parent: JsonObject, field: string): JsonObject {
  const value = parent[field]
  return isJsonObject(value) ? value : NOTHING
}

/** The text in a field on one line; empty if missing. */
export function textMember(parent: JsonObject, field: string): string {
  const value = parent[field]
  return typeof value === 'string' ? onOneLine(value) : ''
}

/** The texts of a list in a field, without blanks and repetitions. */
export function textsIn(parent: JsonObject, field: string): readonly string[] {
  const value = parent[field]
  if (!Array.isArray(value)) return []
  const texts = value.filter((text) => typeof text === 'string').map(onOneLine)
  return [...new Set(texts)].filter((text) => text !== '')
}

/** The whole number in a field, 0 or more; undefined if missing. */
export function countIn(parent: JsonObject, field: string): number | undefined {
  const value = parent[field]
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
}
