// SHA-2 (FIPS 180-4) with 256 and 512 bits, without an engine's help. The verifier in a browser needs it: a page from a disk or
// from a plain address has no synchronous hash.

const MASK = (1n << 64n) - 1n

/** The integer part of a root. */
function rootOf(value: bigint, degree: bigint): bigint {
  let [low, high] = [0n, 1n << 72n]
  while (low < high) {
    const middle = (low + high + 1n) >> 1n
    if (middle ** degree <= value) low = middle
    else high = middle - 1n
  }
  return low
}

/** The first 64 bits of the fraction of a root: the constants of SHA-2 are those of primes (section 4.2). */
const fractionOf = (prime: number, degree: bigint): bigint =>
  rootOf(BigInt(prime) << (64n * degree), degree) & MASK

const PRIMES: readonly number[] = Array.from({ length: 408 }, (_, at) => at + 2).filter((each) =>
  Array.from({ length: 20 }, (_, at) => at + 2).every((divisor) => divisor >= each || each % divisor !== 0),
)
const START_512 = PRIMES.slice(0, 8).map((prime) => fractionOf(prime, 2n))
const ROUNDS_512 = PRIMES.map((prime) => fractionOf(prime, 3n))
// why half: SHA-256 takes the first 32 bits of the same fractions
const START_256 = Uint32Array.from(START_512, (each) => Number(each >> 32n))
const ROUNDS_256 = Uint32Array.from(ROUNDS_512.slice(0, 64), (each) => Number(each >> 32n))

/** The message with its end mark and its length in bits (section 5.1). */
function padded(message: Uint8Array, block: number): DataView<ArrayBuffer> {
  const lengthBytes = block / 8
  const bytes = new Uint8Array(Math.ceil((message.length + 1 + lengthBytes) / block) * block)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n)
  return view
}

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function sha256Of(message: Uint8Array): Uint8Array {
  const view = padded(message, 64)
  const state = START_256.slice()
  const words = new Uint32Array(64)
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    for (let t = 0; t < 16; t++) words[t] = view.getUint32(offset + t * 4)
    for (let t = 16; t < 64; t++) {
      const [early, late] = [words[t - 15] ?? 0, words[t - 2] ?? 0]
      const s0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3)
      const s1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10)
      words[t] = (words[t - 16] ?? 0) + s0 + (words[t - 7] ?? 0) + s1
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    for (let t = 0; t < 64; t++) {
      const big1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      const t1 = (h + big1 + ((e & f) ^ (~e & g)) + (ROUNDS_256[t] ?? 0) + (words[t] ?? 0)) | 0
      const big0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      const t2 = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + t2) | 0
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + word
  }
  const out = new DataView(new ArrayBuffer(32))
  for (const [at, word] of state.entries()) out.setUint32(at * 4, word)
  return new Uint8Array(out.buffer)
}

const rotatedLong = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & MASK

/** SHA-512 of bytes, as 64 bytes. */
export function portableSha512(message: Uint8Array): Uint8Array {
  const view = padded(message, 128)
  const state = START_512.slice()
  for (let offset = 0; offset < view.byteLength; offset += 128) {
    const words = Array.from({ length: 16 }, (_, t) => view.getBigUint64(offset + t * 8))
    for (let t = 16; t < 80; t++) {
      const [early = 0n, late = 0n] = [words[t - 15], words[t - 2]]
      const s0 = rotatedLong(early, 1n) ^ rotatedLong(early, 8n) ^ (early >> 7n)
      const s1 = rotatedLong(late, 19n) ^ rotatedLong(late, 61n) ^ (late >> 6n)
      words.push(((words[t - 16] ?? 0n) + s0 + (words[t - 7] ?? 0n) + s1) & MASK)
    }
    let [a = 0n, b = 0n, c = 0n, d = 0n, e = 0n, f = 0n, g = 0n, h = 0n] = state
    for (const [t, word] of words.entries()) {
      const big1 = rotatedLong(e, 14n) ^ rotatedLong(e, 18n) ^ rotatedLong(e, 41n)
      const t1 = h + big1 + ((e & f) ^ (~e & MASK & g)) + (ROUNDS_512[t] ?? 0n) + word
      const big0 = rotatedLong(a, 28n) ^ rotatedLong(a, 34n) ^ rotatedLong(a, 39n)
      const t2 = big0 + ((a & b) ^ (a & c) ^ (b & c))
      h = g
      g = f
      f = e
      e = (d + t1) & MASK
      d = c
      c = b
      b = a
      a = (t1 + t2) & MASK
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = ((state[at] ?? 0n) + word) & MASK
  }
  const out = new DataView(new ArrayBuffer(64))
  for (const [at, word] of state.entries()) out.setBigUint64(at * 8, word)
  return new Uint8Array(out.buffer)
}

/** SHA-256 of a UTF-8 text or bytes, as 32 bytes. */
export const portableSha256Bytes = (data: string | Uint8Array): Uint8Array =>
  sha256Of(typeof data === 'string' ? new TextEncoder().encode(data) : data)

/** SHA-256 of a UTF-8 text or bytes, as 64 lower-case hex digits. */
export const portableSha256Hex = (data: string | Uint8Array): string =>
  Array.from(portableSha256Bytes(data), (byte) => byte.toString(16).padStart(2, '0')).join('')
