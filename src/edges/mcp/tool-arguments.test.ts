// What hosts do to arguments is undone; nothing else about them is changed.
import { expect, test } from 'vitest'
import { toolArguments } from './tool-arguments.ts'

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
