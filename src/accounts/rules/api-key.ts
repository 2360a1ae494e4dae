// The form of an API key: `sk_`, 32 random bytes in base62 (43 characters), 6 characters of checksum. The checksum
// detects a typing error without asking the store.
import { sha256Hex } from '../../base/sha256.ts'

// Base62 with the digits 0-9A-Za-z: letters and digits only, which lets a double click select a whole key.
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A non-negative integer in base62, padded with zeros on the left to `width` digits. */
export function base62(value: bigint, width: number): string {
  let digits = ''
  for (let rest = value; rest > 0n; rest /= 62n) digits = ALPHABET.charAt(Number(rest % 62n)) + digits
  return digits.padStart(width, '0')
}

/** CRC-32 of an ASCII string, 0 to 2^32 - 1. */
export function crc32(text: string): number {
  let crc = 0xffffffff
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i)
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

const FORM = /^sk_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/

/** A key from 32 random bytes. */
export function formatKey(random: Uint8Array): string {
  if (random.length !== 32) throw new RangeError('formatKey: 32 bytes are needed')
  const body = base62(BigInt(`0x${Buffer.from(random).toString('hex')}`), 43)
  return `sk_${body}${checksum(body)}`
}

/** Whether a text has the form of a key and a matching checksum. */
export function isWellFormedKey(text: string): boolean {
  const [, body, sum] = FORM.exec(text) ?? []
  return body !== undefined && checksum(body) === sum
}

/** The hash to store for a key. */
export function hashKey(key: string): string {
  return sha256Hex(key)
}

/** What people recognise a key by: too little of it to guess the rest. */
export const keyHint = (key: string): string => `${key.slice(0, 7)}…${key.slice(-4)}`

function checksum(body: string): string {
  return base62(BigInt(crc32(body)), 6)
}
