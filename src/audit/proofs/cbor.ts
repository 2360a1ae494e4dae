// Deterministic CBOR (RFC 8949, section 4.2.1), as much of it as COSE receipts need: integers of 53 bits, byte and text
// strings, arrays, maps with integer or text keys, tags and null. A value has one encoding, and no other is read.
import { concatBytes, readUtf8, utf8 } from './bytes.ts'
import { demand } from './proof-error.ts'

export type CborValue = number | string | null | Uint8Array | readonly CborValue[] | CborMap | CborTag
export type CborKey = number | string
export type CborMap = ReadonlyMap<CborKey, CborValue>

export class CborTag {
  readonly tag: number
  readonly value: CborValue

  constructor(tag: number, value: CborValue) {
    this.tag = tag
    this.value = value
  }
}

const [UINT, NINT, BYTES, TEXT, ARRAY, MAP, TAG, SIMPLE] = [0, 1, 2, 3, 4, 5, 6, 7]
const NULL = 22
const MAX_DEPTH = 16
const WORD = 2 ** 32

/** The one encoding of a value. Throws a TypeError on a number that is not an integer of 53 bits, and on a lone surrogate. */
export function writeCbor(value: CborValue): Uint8Array {
  if (value === null) return Uint8Array.of((SIMPLE << 5) | NULL)
  // why: -2^53 is not a safe integer, but its argument is
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new TypeError('cbor: a number is not an integer of 53 bits')
  if (typeof value === 'number') return value < 0 ? head(NINT, -1 - value) : head(UINT, value)
  if (typeof value === 'string') {
    if (!value.isWellFormed()) throw new TypeError('cbor: a text holds half a character')
    const text = utf8(value)
    return concatBytes(head(TEXT, text.length), text)
  }
  if (value instanceof Uint8Array) return concatBytes(head(BYTES, value.length), value)
  if (value instanceof CborTag) return concatBytes(head(TAG, value.tag), writeCbor(value.value))
  if (value instanceof Map) {
    const members = [...(value as CborMap)].map(
      ([key, member]) => [writeCbor(key), writeCbor(member)] as const,
    )
    members.sort(([a], [b]) => compareBytes(a, b))
    return concatBytes(head(MAP, members.length), ...members.flat())
  }
  const items = value as readonly CborValue[]
  return concatBytes(head(ARRAY, items.length), ...items.map(writeCbor))
}

/**
 * Reads one value that takes up all bytes. Throws a ProofError on any encoding that `writeCbor` does not give: longer
 * integers, indefinite lengths, keys out of order or twice, floats, true and false, and bytes that are left over.
 */
export function readCbor(bytes: Uint8Array): CborValue {
  const reader = new Reader(bytes)
  const value = reader.value(0)
  demand(reader.at === bytes.length, 'malformed', 'bytes follow the CBOR value')
  return value
}

class Reader {
  readonly #bytes: Uint8Array
  at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  value(depth: number): CborValue {
    demand(depth < MAX_DEPTH, 'malformed', 'CBOR is nested too deeply')
    const { major, argument } = this.#head()
    switch (major) {
      case UINT:
        return argument
      case NINT:
        // why: -1 - (2^53 - 1) is no safe integer
        demand(argument < Number.MAX_SAFE_INTEGER, 'malformed', 'a CBOR integer has more than 53 bits')
        return -1 - argument
      case BYTES:
        return this.#take(argument).slice()
      case TEXT:
        return readUtf8(this.#take(argument), 'a CBOR text')
      case ARRAY:
        this.#demandRoom(argument)
        return Array.from({ length: argument }, () => this.value(depth + 1))
      case MAP:
        return this.#map(argument, depth)
      case TAG:
        return new CborTag(argument, this.value(depth + 1))
      default:
        demand(argument === NULL, 'malformed', 'a CBOR value is neither null nor of a known type')
        return null
    }
  }

  #map(length: number, depth: number): CborMap {
    this.#demandRoom(length)
    const map = new Map<CborKey, CborValue>()
    let previous: Uint8Array | undefined
    for (let i = 0; i < length; i++) {
      const start = this.at
      const key = this.value(depth + 1)
      demand(
        typeof key === 'number' || typeof key === 'string',
        'malformed',
        'a CBOR key is no integer or text',
      )
      const encoded = this.#bytes.subarray(start, this.at)
      demand(
        previous === undefined || compareBytes(previous, encoded) < 0,
        'malformed',
        'the keys of a CBOR map are not in order, each once',
      )
      previous = encoded
      map.set(key, this.value(depth + 1))
    }
    return map
  }

  #head(): { readonly major: number; readonly argument: number } {
    const [first = 0] = this.#take(1)
    const [major, info] = [first >> 5, first & 31]
    if (info < 24) return { major, argument: info }
    demand(info < 28, 'malformed', 'a CBOR length is indefinite or reserved')
    // why: a simple value or a float of more bytes is none that this subset has
    demand(major !== SIMPLE, 'malformed', 'a CBOR value is neither null nor of a known type')
    const width = 2 ** (info - 24)
    let argument = 0
    for (const byte of this.#take(width)) argument = argument * 256 + byte
    const least = width === 1 ? 24 : 256 ** (width / 2)
    demand(argument >= least, 'malformed', 'a CBOR integer is not in its shortest form')
    demand(argument <= Number.MAX_SAFE_INTEGER, 'malformed', 'a CBOR integer has more than 53 bits')
    return { major, argument }
  }

  #take(length: number): Uint8Array {
    this.#demandRoom(length)
    this.at += length
    return this.#bytes.subarray(this.at - length, this.at)
  }

  /** Every item takes a byte or more, so a length beyond the end is refused before anything is allocated for it. */
  #demandRoom(length: number): void {
    demand(length <= this.#bytes.length - this.at, 'malformed', 'CBOR ends too early')
  }
}

function head(major: number, argument: number): Uint8Array {
  if (!Number.isSafeInteger(argument)) throw new TypeError('cbor: a number is not an integer of 53 bits')
  const type = major << 5
  if (argument < 24) return Uint8Array.of(type | argument)
  const info = argument < 256 ? 24 : argument < 65_536 ? 25 : argument < WORD ? 26 : 27
  const bytes = new Uint8Array(1 + 2 ** (info - 24))
  bytes[0] = type | info
  let rest = argument
  for (let at = bytes.length - 1; at > 0; at--) {
    bytes[at] = rest % 256
    rest = Math.floor(rest / 256)
  }
  return bytes
}

/** Bytewise lexicographic order, in which deterministic CBOR sorts its keys. */
function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const at = a.findIndex((byte, i) => byte !== b[i])
  if (at === -1) return a.length - b.length
  return (a[at] ?? 0) - (b[at] ?? -1)
}
