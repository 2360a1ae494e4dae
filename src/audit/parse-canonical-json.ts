// Reads canonical JSON strictly (RFC 8785): a document in any other spelling is refused, so that one document has one hash.
import { canonicalJson } from '../base/canonical-json.ts'
import type { JsonValue } from '../base/json.ts'
import { jsonProblem } from './json-problem.ts'

export type CanonicalReading =
  | { readonly kind: 'value'; readonly value: JsonValue }
  /** Not JSON, or a value that no entry may hold: a fraction, a lone surrogate, more than 64 levels. */
  | { readonly kind: 'malformed'; readonly problem: string }
  /** JSON, but not in the spelling of RFC 8785: space, order, escapes, a repeated name. */
  | { readonly kind: 'not_canonical' }

/**
 * Reads a text or bytes, under the rules of an entry. Never throws. Bytes must be UTF-8 without a byte order mark: a
 * lenient decoder would hide a damaged byte before this check.
 */
export function parseCanonicalJson(document: string | Uint8Array): CanonicalReading {
  let text: string
  try {
    text =
      typeof document === 'string'
        ? document
        : new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(document)
  } catch {
    return { kind: 'malformed', problem: 'it is not UTF-8' }
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { kind: 'malformed', problem: 'it is not JSON' }
  }
  const problem = jsonProblem(value)
  if (problem !== undefined) return { kind: 'malformed', problem }
  const json = value as JsonValue
  return canonicalJson(json) === text ? { kind: 'value', value: json } : { kind: 'not_canonical' }
}
