// Lists of lists in flat arrays: every value is in the bucket of its key, every text between its offsets.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketed, tagBitsFor, tagOf, texts } from './layout.ts'

const number = fc.integer({ min: 0, max: 0xffffffff })

test('every value is found in the bucket of its key, in the order it was given', () => {
  fc.assert(
    fc.property(fc.array(number, { maxLength: 200 }), (keys) => {
      const { at, values } = bucketed(Uint32Array.from(keys), Uint32Array.from(keys.keys()))
      const mask = at.length - 2
      expect(values).toHaveLength(keys.length)
      for (const [value, key] of keys.entries()) {
        const bucket = [...values.subarray(at[key & mask], at[(key & mask) + 1])]
        expect(bucket).toContain(value)
        expect(bucket).toEqual(bucket.toSorted((a, b) => a - b))
      }
    }),
  )
})

test('beside every value is the tag of its key, and a value of any size leaves it room', () => {
  fc.assert(
    fc.property(fc.array(number, { maxLength: 200 }), fc.integer({ min: 0, max: 31 }), (keys, size) => {
      const values = keys.map((_, at) => Math.floor((at / 200) * 2 ** size))
      const bits = tagBitsFor(2 ** size)
      const { at, values: entries } = bucketed(Uint32Array.from(keys), Uint32Array.from(values), bits)
      const mask = at.length - 2
      for (const [k, key] of keys.entries()) {
        const bucket = [...entries.subarray(at[key & mask], at[(key & mask) + 1])]
        expect(bucket).toContain(((values[k] as number) << bits) | tagOf(key, bits))
        for (const entry of bucket) expect(entry).toBeLessThan(2 ** 31)
      }
    }),
  )
})

test('a tag has sixteen bits where the values leave room for them', () => {
  expect([0, 10, 32_767, 32_768, 2 ** 20, 2 ** 30].map(tagBitsFor)).toEqual([16, 16, 16, 15, 10, 0])
})

test('every text lies between its offsets', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 50 }), (all) => {
      const { at, bytes } = texts(all)
      expect(all.map((_, k) => new TextDecoder().decode(bytes.subarray(at[k], at[k + 1])))).toEqual(
        all.map((text) => text.replace(/^\uFEFF/, '')),
      )
    }),
  )
  const long = ['x'.repeat(100_000), 'ö'.repeat(100_000), '']
  const { at, bytes } = texts(long)
  expect([...at]).toEqual([0, 100_000, 300_000, 300_000])
  expect(bytes).toHaveLength(300_000)
})
