// Base64url without padding (RFC 4648, section 5), in any engine.

const DIGITS = new TextEncoder().encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
const ascii = new TextDecoder()

/** The bytes in base64url, without padding. */
export function base64Url(bytes: Uint8Array): string {
  const digits = new Uint8Array(Math.ceil(bytes.length / 3) * 4)
  // why by position: a scorecard has 100,000 bytes, and every read of a run hashes it in this form
  for (let from = 0, to = 0; from < bytes.length; from += 3, to += 4) {
    const group = ((bytes[from] ?? 0) << 16) | ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0)
    digits[to] = DIGITS[group >> 18] ?? 0
    digits[to + 1] = DIGITS[(group >> 12) & 63] ?? 0
    digits[to + 2] = DIGITS[(group >> 6) & 63] ?? 0
    digits[to + 3] = DIGITS[group & 63] ?? 0
  }
  return ascii.decode(digits.subarray(0, Math.ceil((bytes.length * 4) / 3)))
}

/** Whether the text is the one spelling of 32 bytes: the two bits that its last digit has to spare are zero. */
export function isBase64UrlOf32Bytes(text: unknown): text is string {
  return typeof text === 'string' && /^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/.test(text)
}
