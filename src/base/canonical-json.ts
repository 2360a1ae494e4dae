// Canonical JSON (RFC 8785): one document, one string of bytes, so that equal values have equal hashes.
import type { JsonValue } from './json.ts'

/**
 * The RFC 8785 encoding of a JSON value. Members whose value is undefined are left out, as in JSON.stringify.
 * Throws on NaN, Infinity and lone surrogates, which RFC 8785 cannot express, and on anything that is not plain data.
 */
export function canonicalJson(value: JsonValue): string {
  switch (typeof value) {
    case 'string':
      if (!value.isWellFormed()) throw new TypeError('canonicalJson: a text holds half a character')
      return JSON.stringify(value)
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`canonicalJson: ${value} has no JSON form`)
      return JSON.stringify(value)
    case 'boolean':
      return value ? 'true' : 'false'
    case 'object':
      if (value === null) return 'null'
      return Array.isArray(value) ? ofList(value as readonly JsonValue[]) : ofObject(value)
    default:
      throw new TypeError('canonicalJson: the value has no JSON form')
  }
}

/** The same of a record. The compiler does not see that an interface is JSON; what is not throws as above. */
export const canonicalRecord = (record: object): string => canonicalJson(record as JsonValue)

function ofList(list: readonly JsonValue[]): string {
  let text = '['
  for (let at = 0; at < list.length; at++)
    text += (at === 0 ? '' : ',') + canonicalJson(list[at] as JsonValue)
  return `${text}]`
}

function ofObject(object: object): string {
  const prototype: unknown = Object.getPrototypeOf(object)
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError('canonicalJson: an object is not plain data')
  const members = object as Readonly<Record<string, JsonValue | undefined>>
  let text = '{'
  // why the default order: RFC 8785 sorts by UTF-16 units, and so does JavaScript
  for (const key of Object.keys(members).sort()) {
    const member = members[key]
    if (member === undefined) continue
    text += (text === '{' ? '' : ',') + quotedKey(key) + canonicalJson(member)
  }
  return `${text}}`
}

const MAX_KEYS = 1_000
const keys = new Map<string, string>()

/** A key and its colon. Records of one kind have the same keys over and over. */
function quotedKey(key: string): string {
  let quoted = keys.get(key)
  if (quoted !== undefined) return quoted
  quoted = `${canonicalJson(key)}:`
  if (keys.size < MAX_KEYS) keys.set(key, quoted)
  return quoted
}
