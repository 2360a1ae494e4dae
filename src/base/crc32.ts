// CRC-32 (ISO-HDLC, the one of zlib): tells a mistyped key from a wrong one before the store is asked.

/** CRC-32 of an ASCII string, 0 to 2^32 - 1. */
export function crc32(text: string): number {
  let crc = 0xffffffff
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i)
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}
