// Two values are one signal when nothing but the spelling of their texts differs, in lists and objects as well.
import { expect, test } from 'vitest'
import type { Fields } from '../protocol/field.ts'
import { sameValue } from './same-value.ts'

const fields: Fields = {
  names: { kind: 'list', items: { kind: 'text', min: 1, max: 50 }, min: 1, max: 5 },
  place: { kind: 'object', fields: { city: { kind: 'text', min: 1, max: 50 } } },
  count: { kind: 'integer' },
}
const value = { names: ['Ada Quill', 'Tobias'], place: { city: 'Antwerp' }, count: 3 }

test.each([
  ['a list in another spelling', { ...value, names: ['ADA  quill', 'tobias'] }, true],
  ['an object in another spelling', { ...value, place: { city: 'ANTWERP' } }, true],
  ['a list of another order', { ...value, names: ['Tobias', 'Ada Quill'] }, false],
  ['a shorter list', { ...value, names: ['Ada Quill'] }, false],
  ['another number', { ...value, count: 4 }, false],
])('%s', (_, other, same) => {
  expect([sameValue(fields, value, other), sameValue(fields, other, value)]).toEqual([same, same])
})
