import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseStrictJson, UnacceptableJson } from './strict-json.ts'

const parse = (text: string): unknown => parseStrictJson(Buffer.from(text))
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

describe('the strict JSON reader', () => {
  test('gives what JSON.parse gives, for every value that has one meaning', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value)
        const plain = !/\\u0000|\\ud[89a-f]/i.test(text) && !text.includes('"__proto__":')
        if (plain && text.split(/[[{]/).length <= 32) expect(parse(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  test.each([
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'UTF-8'],
    ['a byte order mark', Buffer.from('\ufeff{}'), 'well-formed'],
    ['nothing', Buffer.from(''), 'empty'],
    ['malformed JSON', Buffer.from("{'a':1}"), 'well-formed'],
    ['a trailing comma', Buffer.from('{"a":1,}'), 'well-formed'],
    ['a comment', Buffer.from('{"a":1} // x'), 'well-formed'],
    ['duplicate keys', Buffer.from('{"a":1,"a":2}'), '"a" twice'],
    ['duplicate keys by another spelling', Buffer.from('{"a":1,"\\u0061":2}'), '"a" twice'],
    ['duplicate keys deep inside', Buffer.from('{"v":[{"x":{"k":1,"k":1}}]}'), '"k" twice'],
    ['__proto__', Buffer.from('{"__proto__":{"tier":"pro"}}'), '__proto__'],
    ['an escaped __proto__', Buffer.from('{"a":{"\\u005f_proto__":1}}'), '__proto__'],
    ['33 levels', Buffer.from(nested(33)), 'deep'],
    ['100,000 levels', Buffer.from(nested(100_000)), 'deep'],
    ['a number out of range', Buffer.from('{"a":1e400}'), 'out of range'],
    ['a lone surrogate', Buffer.from('{"a":"\\ud800"}'), 'surrogate'],
    ['U+0000', Buffer.from('{"a":"x\\u0000y"}'), 'U+0000'],
  ])('refuses %s', (_what, bytes, says) => {
    expect(() => parseStrictJson(bytes)).toThrow(UnacceptableJson)
    expect(() => parseStrictJson(bytes)).toThrow(says)
  })

  test('brackets in strings are text, not depth, and equal keys in different objects are no duplicates', () => {
    expect(parse(`{"a":"${'['.repeat(100)}","b":[{"k":1},{"k":"\\"{"}]}`)).toEqual({
      a: '['.repeat(100),
      b: [{ k: 1 }, { k: '"{' }],
    })
    expect(() => parse(nested(32))).not.toThrow()
  })
})
