// Which word of a vocabulary a word with one typing error is meant for.
import { expect, test } from 'vitest'
import { NearWords } from './near-words.ts'

const near = new NearWords(['company', 'liability', 'stock', 'strock', 'bank', 'eau', 'ограниченной'])

test.each<[string, string, string | undefined]>([
  ['another letter', 'compaiy', 'company'],
  ['a letter left out', 'compny', 'company'],
  ['a letter too many', 'coompany', 'company'],
  ['neighbours that change places', 'ocmpany', 'company'],
  ['the first letter left out', 'ompany', 'company'],
  ['the nearer of two words', 'sttock', 'stock'],
  ['two letters', 'compoiy', undefined],
  ['a word of the vocabulary', 'stock', undefined],
  ['a word of four letters', 'banc', 'bank'],
  ['a word of three letters is in no vocabulary', 'eaux', undefined],
  ['letters of another script', 'огроничеиной', undefined],
])('%s: %s', (_, word, expected) => {
  expect(near.get(word)).toBe(expected)
})
