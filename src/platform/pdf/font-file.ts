// Reads a font file: its family name and the characters it covers (OpenType tables `name` and `cmap`). It reads only
// these tables, because Chinese fonts have ten megabytes.
import { closeSync, openSync, readSync } from 'node:fs'

export interface Font {
  readonly family: string
  /** Ranges of code points, both ends included. */
  readonly ranges: readonly (readonly [from: number, to: number])[]
}

/** Thrown for a file that is not a readable font; names the file. */
export class UnreadableFont extends Error {}

/** The fonts of a file: one, or several in a collection. Throws UnreadableFont. */
export function readFonts(path: string): readonly Font[] {
  const file = openSync(path, 'r')
  const read = (at: number, length: number): DataView => {
    const bytes = new Uint8Array(length)
    if (readSync(file, bytes, 0, length, at) < length) throw new UnreadableFont('is cut short')
    return new DataView(bytes.buffer)
  }
  try {
    return fontStarts(read).map((start) => fontAt(start, read))
  } catch (error) {
    if (!(error instanceof UnreadableFont || error instanceof RangeError)) throw error
    const why = error instanceof UnreadableFont ? error.message : 'is no font'
    throw new UnreadableFont(`${path} ${why}`, { cause: error })
  } finally {
    closeSync(file)
  }
}

type Read = (at: number, length: number) => DataView

const tagOf = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)))

const KINDS = new Set(['\0\x01\0\0', 'OTTO', 'true'])

function fontStarts(read: Read): number[] {
  const head = read(0, 12)
  if (tagOf(head, 0) !== 'ttcf') return [0]
  const count = head.getUint32(8)
  const list = read(12, count * 4)
  return Array.from({ length: count }, (_, i) => list.getUint32(i * 4))
}

function fontAt(start: number, read: Read): Font {
  const head = read(start, 12)
  if (!KINDS.has(tagOf(head, 0))) throw new UnreadableFont('is no font of TrueType or OpenType')
  const count = head.getUint16(4)
  const list = read(start + 12, count * 16)
  const table = (tag: string): DataView => {
    for (let at = 0; at < count * 16; at += 16)
      if (tagOf(list, at) === tag) return read(list.getUint32(at + 8), list.getUint32(at + 12))
    throw new UnreadableFont(`has no table ${tag}`)
  }
  return { family: familyOf(table('name')), ranges: rangesOf(table('cmap')) }
}

const FAMILY = 1
const TYPOGRAPHIC_FAMILY = 16
const WINDOWS = 3

function familyOf(names: DataView): string {
  const storage = names.getUint16(4)
  const found = new Map<number, string>()
  for (let record = 0; record < names.getUint16(2); record++) {
    const at = 6 + record * 12
    if (names.getUint16(at) !== WINDOWS) continue
    const from = storage + names.getUint16(at + 10)
    const units = Array.from({ length: names.getUint16(at + 8) / 2 }, (_, i) => names.getUint16(from + i * 2))
    const id = names.getUint16(at + 6)
    if (!found.has(id)) found.set(id, String.fromCharCode(...units))
  }
  const family = found.get(TYPOGRAPHIC_FAMILY) ?? found.get(FAMILY)
  if (family === undefined) throw new UnreadableFont('has no name')
  return family
}

/** The ranges of the largest sub-table that these fonts have: format 12, else 4. */
function rangesOf(cmap: DataView): Font['ranges'] {
  const tables = Array.from({ length: cmap.getUint16(2) }, (_, i) => cmap.getUint32(8 + i * 8))
  const whole = tables.find((at) => cmap.getUint16(at) === 12)
  if (whole !== undefined) {
    return Array.from({ length: cmap.getUint32(whole + 12) }, (_, i) => {
      const at = whole + 16 + i * 12
      return [cmap.getUint32(at), cmap.getUint32(at + 4)] as const
    })
  }
  const basic = tables.find((at) => cmap.getUint16(at) === 4)
  if (basic === undefined) throw new UnreadableFont('has no table of characters that can be read')
  const segments = cmap.getUint16(basic + 6) / 2
  return Array.from({ length: segments }, (_, i) => {
    const end = basic + 14 + i * 2
    return [cmap.getUint16(end + segments * 2 + 2), cmap.getUint16(end)] as const
  })
}
