// Base64url without padding (RFC 4648, section 5), in any engine.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The bytes in base64url, without padding. */
export function base64Url(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(i, i + 3)
    const group = (a << 16) | (b << 8) | c
    for (const shift of [18, 12, 6, 0]) text += ALPHABET.charAt((group >> shift) & 63)
  }
  return text.slice(0, Math.ceil((bytes.length * 4) / 3))
}

/** Whether the text is the one spelling of 32 bytes: the two bits that its last digit has to spare are zero. */
export function isBase64UrlOf32Bytes(text: unknown): text is string {
  return typeof text === 'string' && /^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/.test(text)
}
