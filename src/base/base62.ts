// Base62 with the digits 0-9A-Za-z: letters and digits only, so that a double click selects a whole key.
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A non-negative integer in base62, padded with zeros on the left to `width` digits. */
export function base62(value: bigint, width: number): string {
  let digits = ''
  for (let rest = value; rest > 0n; rest /= 62n) digits = ALPHABET.charAt(Number(rest % 62n)) + digits
  return digits.padStart(width, '0')
}
