// The binary container of the index: one buffer with a table of contents and sections of numbers, read in place.

const MAGIC = 0x58494e41
const ALIGNMENT = 8

/** Sections in the order of writing. The width of each number is part of the format. */
export const SECTIONS = {
  meta: 8,
  recordText: 8,
  recordAt: 32,
  recordNames: 32,
  nameHeads: 32,
  nameGist: 16,
  nameTokens: 32,
  wordText: 8,
  wordAt: 32,
  postingsAt: 32,
  postings: 32,
  probesAt: 32,
  probes: 32,
  identifiersAt: 32,
  identifiers: 32,
} as const

export type IndexSection = keyof typeof SECTIONS
type Numbers = Uint8Array | Uint16Array | Uint32Array
export type Sections = {
  readonly [S in IndexSection]: (typeof SECTIONS)[S] extends 8
    ? Uint8Array
    : (typeof SECTIONS)[S] extends 16
      ? Uint16Array
      : Uint32Array
}

const names = Object.keys(SECTIONS) as IndexSection[]
const HEADER = 16 + names.length * 16

/** Writes little-endian, the byte order of every machine that runs Node.js. */
export function writeSections(sections: Sections): Uint8Array {
  let length = HEADER
  const starts = names.map((name) => {
    const start = Math.ceil(length / ALIGNMENT) * ALIGNMENT
    length = start + sections[name].byteLength
    return start
  })
  const bytes = new Uint8Array(Math.ceil(length / ALIGNMENT) * ALIGNMENT)
  const header = new DataView(bytes.buffer)
  header.setUint32(0, MAGIC, true)
  header.setUint32(4, names.length, true)
  header.setFloat64(8, bytes.length, true)
  names.forEach((name, k) => {
    const numbers: Numbers = sections[name]
    const start = starts[k] as number
    header.setFloat64(16 + k * 16, start, true)
    header.setFloat64(24 + k * 16, numbers.length, true)
    bytes.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), start)
  })
  return bytes
}

/** Returns views over the same buffer without copying. Throws when the bytes are no index or are truncated. */
export function readSections(bytes: Uint8Array): Sections {
  if (bytes.byteLength < HEADER) throw new Error('not a name index: too short; build it again')
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (header.getUint32(0, true) !== MAGIC || header.getUint32(4, true) !== names.length)
    throw new Error('not a name index of this version; build it again')
  if (header.getFloat64(8, true) !== bytes.byteLength)
    throw new Error('the name index is cut short; build it again')
  const view = (name: IndexSection, k: number): Numbers => {
    const start = bytes.byteOffset + header.getFloat64(16 + k * 16, true)
    const length = header.getFloat64(24 + k * 16, true)
    const width = SECTIONS[name]
    return width === 8
      ? new Uint8Array(bytes.buffer, start, length)
      : width === 16
        ? new Uint16Array(bytes.buffer, start, length)
        : new Uint32Array(bytes.buffer, start, length)
  }
  try {
    return Object.fromEntries(names.map((name, k) => [name, view(name, k)])) as unknown as Sections
  } catch {
    throw new Error('the name index is damaged, or not at a multiple of 8 bytes; build it again')
  }
}

/** A growing list of numbers that avoids a JavaScript array. */
export class GrowingNumbers {
  #numbers = new Uint32Array(1024)
  length = 0

  push(value: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Uint32Array(this.length * 2)
      larger.set(this.#numbers)
      this.#numbers = larger
    }
    this.#numbers[this.length++] = value
  }

  finish(): Uint32Array {
    return this.#numbers.slice(0, this.length)
  }
}
