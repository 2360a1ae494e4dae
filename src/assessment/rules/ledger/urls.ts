// Lists the URLs of a value: each gets one link check (rule Q-14).
import { isJsonObject, type JsonObject, type JsonValue } from '../../../base/json.ts'
import type { Field, Fields } from '../protocol/field.ts'
import { fieldsOf, type Kind } from '../protocol/value-schemas.ts'

/** Every URL of a value that passed its schema, including nested ones, without repeats, in schema order. */
export function urlsOf(kind: Kind, value: JsonObject): readonly string[] {
  return [...new Set(inObject(fieldsOf(kind), value))]
}

function inObject(fields: Fields, value: JsonObject): string[] {
  return Object.entries(fields).flatMap(([name, field]) => inField(field, value[name]))
}

function inField(field: Field, member: JsonValue | undefined): string[] {
  if (field.kind === 'url') return typeof member === 'string' ? [member] : []
  if (field.kind === 'object') return isJsonObject(member) ? inObject(field.fields, member) : []
  if (field.kind !== 'list' || !Array.isArray(member)) return []
  return member.flatMap((item: JsonValue) => inField(field.items, item))
}
