// Canonical JSON (RFC 8785): one document, one string of bytes, so that equal values have equal hashes.
import canonicalize from 'canonicalize'
import type { JsonValue } from './json.ts'

/**
 * The RFC 8785 encoding of a JSON value. Members whose value is undefined are left out, as in JSON.stringify.
 * Throws on NaN, Infinity and lone surrogates, which RFC 8785 cannot express.
 */
export function canonicalJson(value: JsonValue): string {
  const text = canonicalize(value)
  if (text === undefined) throw new TypeError('canonicalJson: the value has no JSON form')
  return text
}
