// One document has one spelling: everything else is refused, and nothing throws.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from '../base/canonical-json.ts'
import type { JsonValue } from '../base/json.ts'
import { parseCanonicalJson } from './parse-canonical-json.ts'
import { integersOnly } from './testing/drafts.ts'

const anyJson = fc.jsonValue({ stringUnit: 'binary' }).map((value) => integersOnly(value as JsonValue))

test('every canonical document is read, from text and from bytes', () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      const text = canonicalJson(value)
      for (const document of [text, new TextEncoder().encode(text)]) {
        const reading = parseCanonicalJson(document)
        expect(reading.kind === 'value' && canonicalJson(reading.value)).toBe(text)
      }
    }),
  )
})

test('no changed byte of a document reads as the same value', () => {
  fc.assert(
    fc.property(anyJson, fc.nat(), fc.integer({ min: 1, max: 255 }), (value, where, mask) => {
      const bytes = new TextEncoder().encode(canonicalJson(value))
      const at = where % bytes.length
      const reading = parseCanonicalJson(bytes.with(at, (bytes[at] ?? 0) ^ mask))
      if (reading.kind === 'value') expect(canonicalJson(reading.value)).not.toBe(canonicalJson(value))
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['{"a":1} ', 'not_canonical'],
  ['{"a": 1}', 'not_canonical'],
  ['{"b":1,"a":2}', 'not_canonical'],
  ['{"a":1,"a":1}', 'not_canonical'],
  ['"\\u0061"', 'not_canonical'],
  ['"\\/"', 'not_canonical'],
  ['-0', 'not_canonical'],
  ['1.0', 'not_canonical'],
  ['1e2', 'not_canonical'],
  ['0.5', 'malformed'],
  ['1e400', 'malformed'],
  ['9007199254740993', 'malformed'],
  ['"\\ud800"', 'malformed'],
  ['{"a":1', 'malformed'],
  ['', 'malformed'],
  ['NaN', 'malformed'],
  ['\ufeff{}', 'malformed'],
  [`${'['.repeat(65)}${']'.repeat(65)}`, 'malformed'],
  [`${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'malformed'],
])('%.20s is %s', (text, kind) => {
  expect(parseCanonicalJson(text)).toMatchObject({ kind })
  expect(parseCanonicalJson(new TextEncoder().encode(text))).toMatchObject({ kind })
})

test('bytes that are not UTF-8 are refused, also where a lenient decoder would drop or replace them', () => {
  for (const bytes of [
    [0xff],
    [0x22, 0xc0, 0x80, 0x22],
    [0x22, 0xed, 0xa0, 0x80, 0x22],
    [0x22, 0xe2, 0x82, 0x22],
    [0xef, 0xbb, 0xbf, 0x7b, 0x7d],
  ])
    expect(parseCanonicalJson(Uint8Array.from(bytes))).toMatchObject({ kind: 'malformed' })
})
