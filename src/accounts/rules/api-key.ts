// The form of an API key: `sk_`, 32 random bytes in base62 (43 characters), 6 characters of checksum.
// The checksum lets a typing error be told apart before the store is asked.
import { base62 } from '../../base/base62.ts'
import { crc32 } from '../../base/crc32.ts'
import { sha256Hex } from '../../base/sha256.ts'

const FORM = /^sk_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/

/** A key from 32 random bytes. */
export function formatKey(random: Uint8Array): string {
  if (random.length !== 32) throw new RangeError('formatKey: 32 bytes are needed')
  const body = base62(BigInt(`0x${Buffer.from(random).toString('hex')}`), 43)
  return `sk_${body}${checksum(body)}`
}

/** Whether a text has the form of a key and its checksum fits. */
export function isWellFormedKey(text: string): boolean {
  const [, body, sum] = FORM.exec(text) ?? []
  return body !== undefined && checksum(body) === sum
}

/** What is stored in place of the key. */
export function hashKey(key: string): string {
  return sha256Hex(key)
}

function checksum(body: string): string {
  return base62(BigInt(crc32(body)), 6)
}
