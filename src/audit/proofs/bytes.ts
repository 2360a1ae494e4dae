// Bytes as text and back, each in one spelling only. The functions need no engine in particular.
import { demand, ProofError } from './proof-error.ts'

export const HASH_BYTES = 32

export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Compares in a time that depends on the bytes: use it for public values only. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at])
}

const DIGITS = '0123456789abcdef'
const PAIRS = Array.from({ length: 256 }, (_, byte) => DIGITS.charAt(byte >> 4) + DIGITS.charAt(byte & 15))
const NO_DIGIT = 16
/** The value of each digit by its code. */
const VALUES = new Uint8Array(128).fill(NO_DIGIT)
for (let value = 0; value < DIGITS.length; value++) VALUES[DIGITS.charCodeAt(value)] = value

/** The bytes of lower-case hex digits, as a chain writes its hashes. */
export function bytesOfHex(hex: string): Uint8Array {
  const valueAt = (at: number): number => VALUES[hex.charCodeAt(at)] ?? NO_DIGIT
  const bytes = new Uint8Array(hex.length >> 1)
  let isHex = hex.length % 2 === 0
  for (let at = 0; at < bytes.length && isHex; at++) {
    const [high, low] = [valueAt(2 * at), valueAt(2 * at + 1)]
    isHex = high < NO_DIGIT && low < NO_DIGIT
    bytes[at] = high * 16 + low
  }
  demand(isHex, 'malformed', 'a hash is not lower-case hex')
  return bytes
}

export function hexOfBytes(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += PAIRS[byte] ?? ''
  return hex
}

/** Base64 with padding (RFC 4648, section 4). */
export function base64(bytes: Uint8Array): string {
  let units = ''
  for (const byte of bytes) units += String.fromCharCode(byte)
  return btoa(units)
}

/** Reads base64 with padding; refuses white space, other alphabets, and spare bits that are not zero. */
export function readBase64(text: string, what: string): Uint8Array {
  // why encode again: lenient decoders give several texts the same bytes
  let units: string
  try {
    units = atob(text)
  } catch {
    throw new ProofError('malformed', `${what} is not base64`)
  }
  const bytes = new Uint8Array(units.length)
  for (let at = 0; at < units.length; at++) bytes[at] = units.charCodeAt(at)
  demand(base64(bytes) === text, 'malformed', `${what} is not base64 in its one spelling`)
  return bytes
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Decodes UTF-8 and refuses any other byte; keeps a byte order mark. */
export function readUtf8(bytes: Uint8Array, what: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new ProofError('malformed', `${what} is not UTF-8`)
  }
}

/** Reads a size or an index: decimal without leading zeros, at most 2^53 - 1. */
export function readDecimal(text: string, what: string): number {
  const value = /^(0|[1-9][0-9]{0,15})$/.test(text) ? Number(text) : Number.NaN
  demand(Number.isSafeInteger(value), 'malformed', `${what} is not a decimal number up to 2^53 - 1`)
  return value
}
