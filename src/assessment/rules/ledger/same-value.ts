// Whether two values are one evidence in other spellings (rules Q-8, K-4).
import { isJsonObject, type JsonObject, type JsonValue } from '../../../base/json.ts'
import type { Field, Fields } from '../protocol/field.ts'
import { normalise } from '../reading/normalise.ts'

/** Whether two accepted values of one schema differ only in the spelling of their texts. */
export function sameValue(fields: Fields, left: JsonObject, right: JsonObject): boolean {
  return Object.entries(fields).every(([name, field]) => sameMember(field, left[name], right[name]))
}

function sameMember(field: Field, left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  // why: a message proves a value and is no part of it
  if (field.kind === 'message') return true
  if (left === right) return true
  if (typeof left === 'string' && typeof right === 'string')
    return (field.kind === 'text' || field.kind === 'verbatim') && normalise(left) === normalise(right)
  if (field.kind === 'object')
    return isJsonObject(left) && isJsonObject(right) && sameValue(field.fields, left, right)
  if (field.kind !== 'list' || !Array.isArray(left) || !Array.isArray(right)) return false
  // why: `is` narrows a readonly list to any[]
  const [these, those]: [readonly JsonValue[], readonly JsonValue[]] = [left, right]
  return these.length === those.length && these.every((item, i) => sameMember(field.items, item, those[i]))
}
