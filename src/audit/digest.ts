// Salted digests that replace personal fields in an entry (`data._sd`), in the manner of SD-JWT (RFC 9901). A field can
// be disclosed and checked later, or deleted, and the entry keeps its hash.
import { byText } from '../base/by-text.ts'
import { canonicalJson } from '../base/canonical-json.ts'
import { isJsonObject, type JsonValue } from '../base/json.ts'
import { sha256Bytes } from '../base/sha256.ts'
import { base64Url, isBase64UrlOf32Bytes } from './base64url.ts'
import { jsonProblem } from './json-problem.ts'

/** One field with the data to check its digest. Stored separately from the entries. */
export interface SaltedDisclosure {
  /** 32 random bytes in base64url, never used for another field: they prevent guessing of values. */
  readonly salt: string
  /** Not empty, and neither `_sd` nor `...`, which RFC 9901 reserves. */
  readonly name: string
  /** Under the rules of an entry: no fractions, no lone surrogates, plain JSON only. */
  readonly value: JsonValue
}

/** base64url(SHA-256(base64url(JCS([salt, name, value])))), 43 characters. Throws a TypeError on a malformed field. */
export function digestOf({ salt, name, value }: SaltedDisclosure): string {
  const problem = disclosureProblem({ salt, name, value })
  if (problem !== undefined) throw new TypeError(`disclosure: ${problem}`)
  return digestOfWellFormed({ salt, name, value })
}

function digestOfWellFormed({ salt, name, value }: SaltedDisclosure): string {
  const disclosed = base64Url(new TextEncoder().encode(canonicalJson([salt, name, value])))
  return base64Url(sha256Bytes(disclosed))
}

/**
 * The value of `data._sd`: the digests of all fields of an entry, sorted, so their order reveals nothing about the
 * fields. Throws a TypeError when a salt or a name occurs twice.
 */
export function digestsOf(disclosures: readonly SaltedDisclosure[]): string[] {
  for (const member of ['salt', 'name'] as const) {
    if (new Set(disclosures.map((disclosure) => disclosure[member])).size < disclosures.length)
      throw new TypeError(`disclosures: a ${member} occurs twice`)
  }
  return disclosures.map(digestOf).sort(byText)
}

/** Whether a disclosure from any source matches one of the digests. Never throws. */
export function verifyDisclosure(disclosure: unknown, digests: readonly string[]): boolean {
  return isDisclosure(disclosure) && digests.includes(digestOfWellFormed(disclosure))
}

function isDisclosure(value: unknown): value is SaltedDisclosure {
  return disclosureProblem(value) === undefined
}

function disclosureProblem(value: unknown): string | undefined {
  const problem = jsonProblem(value)
  if (problem !== undefined) return problem
  if (!isJsonObject(value)) return 'it is not an object'
  const { salt, name, value: content, ...rest } = value
  if (content === undefined || Object.keys(rest).length > 0) return 'it is not {salt, name, value}'
  if (!isBase64UrlOf32Bytes(salt)) return '/salt is not 32 bytes in base64url'
  if (typeof name !== 'string' || ['', '_sd', '...'].includes(name)) return '/name is missing or reserved'
  return undefined
}
