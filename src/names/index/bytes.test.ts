// The container of the index: what is written is read back in place, and nothing else is taken for an index.
import { describe, expect, test } from 'vitest'
import {
  GrowingNumbers,
  readSections,
  type IndexSection,
  SECTIONS,
  type Sections,
  writeSections,
} from './bytes.ts'

const names = Object.keys(SECTIONS) as IndexSection[]
const filled = Object.fromEntries(
  names.map((name, k) => {
    const numbers = Array.from({ length: k * 3 }, (_, n) => n + k)
    return [
      name,
      SECTIONS[name] === 8
        ? Uint8Array.from(numbers)
        : SECTIONS[name] === 16
          ? Uint16Array.from(numbers)
          : Uint32Array.from(numbers),
    ]
  }),
) as unknown as Sections

test('every section is read back as it was written, over the same buffer', () => {
  const bytes = writeSections(filled)
  const sections = readSections(bytes)
  expect(sections).toEqual(filled)
  for (const name of names) expect(sections[name].buffer).toBe(bytes.buffer)
})

test('the index may be a part of a larger buffer', () => {
  const bytes = writeSections(filled)
  const larger = new Uint8Array(bytes.length + 64)
  larger.set(bytes, 16)
  expect(readSections(larger.subarray(16, 16 + bytes.length))).toEqual(filled)
})

describe('what is refused, with what to do', () => {
  const bytes = writeSections(filled)
  const changed = (at: number): Uint8Array => {
    const copy = bytes.slice()
    copy[at] = (copy[at] ?? 0) ^ 1
    return copy
  }
  test.each<[string, Uint8Array]>([
    ['nothing at all', new Uint8Array()],
    ['less than a header', bytes.slice(0, 20)],
    ['one byte too few', bytes.slice(0, -1)],
    ['one byte too many', Uint8Array.from([...bytes, 0])],
    ['another kind of file', changed(0)],
    ['another number of sections', changed(4)],
  ])('%s', (_, other) => {
    expect(() => readSections(other)).toThrow(/build it again/)
  })
})

test('a growing list keeps what was pushed', () => {
  const list = new GrowingNumbers()
  const numbers = Array.from({ length: 5_000 }, (_, k) => (k * 2_654_435_761) >>> 0)
  for (const number of numbers) list.push(number)
  expect(list).toHaveLength(numbers.length)
  expect([...list.finish()]).toEqual(numbers)
})
