// Fields of a parsed line: absent, null and of another type are all the same, nothing.
import { isJsonObject, type JsonObject } from '../../../base/json.ts'
import { onOneLine } from '../../files/record-parts.ts'

const NOTHING: JsonObject = {}

/** The object in a field; an empty one where there is none. */
export function objectMember(parent: JsonObject, field: string): JsonObject {
  const value = parent[field]
  return isJsonObject(value) ? value : NOTHING
}

/** The text in a field on one line; empty where there is none. */
export function textMember(parent: JsonObject, field: string): string {
  const value = parent[field]
  return typeof value === 'string' ? onOneLine(value) : ''
}

/** The texts of a list in a field, blanks and repetitions left out. */
export function textsIn(parent: JsonObject, field: string): readonly string[] {
  const value = parent[field]
  if (!Array.isArray(value)) return []
  const texts = value.filter((text) => typeof text === 'string').map(onOneLine)
  return [...new Set(texts)].filter((text) => text !== '')
}

/** The whole number from 0 in a field; undefined where there is none. */
export function countIn(parent: JsonObject, field: string): number | undefined {
  const value = parent[field]
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
}
