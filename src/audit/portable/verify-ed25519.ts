// Verifies Ed25519 signatures (RFC 8032) without an engine's help. It is not constant in time: use it for public data only.
import { portableSha512 } from './sha2.ts'

const P = 2n ** 255n - 19n
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n

/** A point in extended coordinates (section 5.1.4). */
type Point = readonly [x: bigint, y: bigint, z: bigint, t: bigint]

const mod = (value: bigint): bigint => ((value % P) + P) % P

function power(base: bigint, exponent: bigint): bigint {
  let [result, factor] = [1n, mod(base)]
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * factor) % P
    factor = (factor * factor) % P
  }
  return result
}

const D = mod(-121665n * power(121666n, P - 2n))
const SQRT_OF_MINUS_ONE = power(2n, (P - 1n) / 4n)

function add([x1, y1, z1, t1]: Point, [x2, y2, z2, t2]: Point): Point {
  const [a, b] = [mod((y1 - x1) * (y2 - x2)), mod((y1 + x1) * (y2 + x2))]
  const [c, d] = [mod(2n * t1 * t2 * D), mod(2n * z1 * z2)]
  const [e, f, g, h] = [b - a, d - c, d + c, b + a]
  return [mod(e * f), mod(g * h), mod(f * g), mod(e * h)]
}

function multiplied(scalar: bigint, point: Point): Point {
  let [result, doubled]: [Point, Point] = [[0n, 1n, 1n, 0n], point]
  for (let rest = scalar; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = add(result, doubled)
    doubled = add(doubled, doubled)
  }
  return result
}

const numberOf = (bytes: Uint8Array): bigint =>
  bytes.reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n)

/** Section 5.1.3; undefined where the bytes are no point. */
function pointOf(bytes: Uint8Array): Point | undefined {
  const [whole, sign] = [numberOf(bytes), BigInt((bytes[31] ?? 0) >> 7)]
  const y = whole & (2n ** 255n - 1n)
  if (y >= P) return undefined
  const square = mod((y * y - 1n) * power(D * y * y + 1n, P - 2n))
  let x = power(square, (P + 3n) / 8n)
  if (mod(x * x - square) !== 0n) x = mod(x * SQRT_OF_MINUS_ONE)
  if (mod(x * x - square) !== 0n || (x === 0n && sign === 1n)) return undefined
  if ((x & 1n) !== sign) x = P - x
  return [x, y, 1n, mod(x * y)]
}

function bytesOf([x, y, z]: Point): Uint8Array {
  const inverse = power(z, P - 2n)
  let rest = mod(y * inverse) | ((mod(x * inverse) & 1n) << 255n)
  return Uint8Array.from({ length: 32 }, () => {
    const byte = Number(rest & 255n)
    rest >>= 8n
    return byte
  })
}

const BASE = pointOf(Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? 0x58 : 0x66)))

/** Whether the signature over the message is valid under the public key (section 5.1.7, without the cofactor). */
export function portableVerifyEd25519(
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  if (publicKey.length !== 32 || signature.length !== 64 || BASE === undefined) return false
  const [start, scalar] = [signature.subarray(0, 32), numberOf(signature.subarray(32))]
  const key = pointOf(publicKey)
  if (key === undefined || scalar >= ORDER) return false
  const hashed = new Uint8Array(64 + message.length)
  hashed.set(start)
  hashed.set(publicKey, 32)
  hashed.set(message, 64)
  const challenge = numberOf(portableSha512(hashed)) % ORDER
  const [x, y, z, t] = key
  const found = bytesOf(add(multiplied(scalar, BASE), multiplied(challenge, [P - x, y, z, P - t])))
  return found.every((byte, at) => byte === start[at])
}
