// Phrases are found longest first, and the first meaning given to one stays.
import { expect, test } from 'vitest'
import { Phrases } from './phrases.ts'

const phrases = new Phrases<string>()
phrases.add(['new'], 'adjective')
phrases.add(['new', 'york'], 'city')
phrases.add(['new', 'york', 'bank'], 'firm')
phrases.add(['new', 'york'], 'state')
phrases.add([], 'nothing')
phrases.add([''], 'nothing')

test.each([
  [['new', 'york', 'bank', 'ltd'], 0, { meaning: 'firm', length: 3 }],
  [['new', 'york', 'city'], 0, { meaning: 'city', length: 2 }],
  [['new', 'jersey'], 0, { meaning: 'adjective', length: 1 }],
  [['bank', 'new', 'york'], 1, { meaning: 'city', length: 2 }],
  [['york', 'new'], 0, undefined],
  [['new'], 1, undefined],
  [[], 0, undefined],
])('in %j from %i: %j', (words, start, found) => {
  expect(phrases.at(words, start)).toEqual(found)
})

test('a phrase is got whole', () => {
  expect(phrases.get('new york')).toBe('city')
  expect(phrases.get('york')).toBeUndefined()
  expect(phrases.get('')).toBeUndefined()
})
