// The fingerprint of a text, by which nearly equal texts are recognised without the texts: the least hashes of its runs
// of three words (min-wise hashing, Broder 1997). The share of equal hashes estimates the share of common runs.
import { sha256Hex } from './sha256.ts'
import { isUnspacedToken, wordCountOf } from './text-tokens.ts'

/** Bytes of a fingerprint, one for each hash function. The standard error of the share is at most 0.044. */
const HASHES = 128
/** Length of a run in half words: a character of a script without spaces is half a word. */
const RUN = 6
/** A text with fewer words has too few runs to compare. It is the same only when it is equal. */
const MIN_WORDS = 30
/**
 * The share of common runs from which two texts are one. One changed word in 30 leaves 0.80. Two price pages of one
 * template with the same 50 words of service text have 0.55.
 */
const SAME = 0.7
/** Two random bytes are equal this often. */
const CHANCE = 1 / 256

const SHORT = 's:'
const LONG = 'm:'

const OFFSET_BASIS = 0x811c9dc5
const PRIME = 0x01000193

/** The finaliser of MurmurHash3: every bit of the input changes about half of the bits. */
function mixed(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

const FACTORS = Uint32Array.from({ length: HASHES }, (_, i) => mixed(2 * i + 1) | 1)
const SUMMANDS = Uint32Array.from({ length: HASHES }, (_, i) => mixed(0x9e3779b9 + i))

/** FNV-1a of the code units. */
function hashOf(token: string): number {
  let hash = OFFSET_BASIS
  for (let at = 0; at < token.length; at++) hash = Math.imul(hash ^ token.charCodeAt(at), PRIME)
  return mixed(hash)
}

/** Of the tokens of a text (see text-tokens.ts): at most 174 ASCII characters, empty for a text without words. */
export function fingerprintOf(tokens: readonly string[]): string {
  if (tokens.length === 0) return ''
  if (wordCountOf(tokens) < MIN_WORDS) return `${SHORT}${sha256Hex(tokens.join(' ')).slice(0, 32)}`
  const least = new Uint32Array(HASHES).fill(0xffffffff)
  // a run that is repeated lowers nothing
  const seen = new Set<number>()
  const hashes = tokens.map(hashOf)
  const weights = tokens.map((token) => (isUnspacedToken(token) ? 1 : 2))
  for (let first = 0; first < tokens.length; first++) {
    let run = OFFSET_BASIS
    let weight = 0
    for (let at = first; weight < RUN && at < tokens.length; at++) {
      run = Math.imul(run ^ (hashes[at] ?? 0), PRIME) ^ (run >>> 15)
      weight += weights[at] ?? 0
    }
    if (weight < RUN || seen.has(run)) continue
    seen.add(run)
    lower(least, mixed(run))
  }
  return `${LONG}${Buffer.from(least.map((hash) => mixed(hash) & 0xff)).toString('base64')}`
}

function lower(least: Uint32Array, run: number): void {
  for (let i = 0; i < HASHES; i++) {
    const hash = (Math.imul(run, FACTORS[i] ?? 1) + (SUMMANDS[i] ?? 0)) >>> 0
    if (hash < (least[i] ?? 0)) least[i] = hash
  }
}

/** Whether two texts are nearly the same, by their fingerprints. Texts without words are not. */
export function isNearlySame(a: string, b: string): boolean {
  if (a === b) return a !== ''
  if (!a.startsWith(LONG) || !b.startsWith(LONG)) return false
  const [one, other] = [a, b].map((text) => Buffer.from(text.slice(LONG.length), 'base64'))
  if (one?.length !== HASHES || other?.length !== HASHES) return false
  let equal = 0
  for (let i = 0; i < HASHES; i++) if (one[i] === other[i]) equal++
  return (equal / HASHES - CHANCE) / (1 - CHANCE) >= SAME
}
