// What hosts do to arguments is undone; nothing else about them is changed.
import { expect, test } from 'vitest'
import { toolArguments, UnacceptableArgument } from './tool-arguments.ts'

const types = new Map([
  ['pitch', 'string'],
  ['value', 'object'],
  ['citations', 'array'],
])

test('fields a host adds beside the arguments are left out, those inside an object stay', () => {
  expect(toolArguments(types, { pitch: 'p', _host: 1, value: { extra: 1 } })).toEqual({
    pitch: 'p',
    value: { extra: 1 },
  })
})

test('an object or list sent as JSON text is read, a text that is wanted as text is not', () => {
  expect(toolArguments(types, { pitch: '{"a":1}', value: '{"a":1}', citations: '[1]' })).toEqual({
    pitch: '{"a":1}',
    value: { a: 1 },
    citations: [1],
  })
})

test('what is no JSON goes on as it is, for the operation to refuse', () => {
  expect(toolArguments(types, { value: 'a quote' })).toEqual({ value: 'a quote' })
  expect(toolArguments(types, undefined)).toEqual({})
})

test.each([
  ['a key twice', '{"a":1,"a":2}', 'value has the key "a" twice in one object'],
  ['a __proto__', ' {"__proto__":{}}', 'value has the key "__proto__"'],
  ['U+0000', '{"a":"\\u0000"}', 'value has the character U+0000 in a string'],
  ['half a character', '{"a":"\ud800"}', 'value has a lone surrogate in a string'],
  ['nesting over 32', '['.repeat(33) + ']'.repeat(33), 'value is nested over 32 deep'],
  ['no end', '{"a":', 'value is not well-formed JSON'],
])('an object sent as text is read as strictly as a body: %s', (_what, value, says) => {
  expect(() => toolArguments(types, { value })).toThrow(new UnacceptableArgument(says))
})
