// ULIDs as bytes: 26 letters of Crockford's base 32 hold 128 bits.

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const FORM = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/
const BYTES = 16

/** Whether a text is a ULID in its one spelling: capitals, and no more than 128 bits. */
export const isUlid = (text: string): boolean => FORM.test(text)

/** The 16 bytes of a ULID. Throws for any other text. */
export function ulidToBytes(text: string): Uint8Array {
  if (!isUlid(text)) throw new TypeError('not a ULID')
  const bytes = new Uint8Array(BYTES)
  let held = 0
  let bits = 0
  let at = BYTES
  for (let i = text.length - 1; i >= 0; i--) {
    held |= ALPHABET.indexOf(text.charAt(i)) << bits
    bits += 5
    if (bits >= 8 && at > 0) {
      bytes[--at] = held & 0xff
      held >>>= 8
      bits -= 8
    }
  }
  return bytes
}

/** The least ULID of an instant, in milliseconds since 1970: every ULID made before it is less. */
export function firstUlidAt(instant: number): string {
  const bytes = new Uint8Array(BYTES)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(Math.max(0, instant)) << 16n)
  return ulidFromBytes(bytes)
}

/** The ULID of 16 bytes. */
export function ulidFromBytes(bytes: Uint8Array): string {
  let text = ''
  let held = 0
  let bits = 0
  for (let i = BYTES - 1; i >= 0; i--) {
    held |= (bytes[i] ?? 0) << bits
    bits += 8
    while (bits >= 5) {
      text = ALPHABET.charAt(held & 0x1f) + text
      held >>>= 5
      bits -= 5
    }
  }
  return ALPHABET.charAt(held & 0x1f) + text
}
