import { expect, test } from 'vitest'
import { countryInAnyLanguage, countryReader } from './country-code.ts'

const read = countryReader([
  { code: 'ir', words: ['IRN', 'Iran', 'ایران'] },
  { code: 'es', words: ['ESP', 'Spain', 'España', 'Kingdom of Spain'] },
])

test.each([
  ['ES', 'es'],
  [' esp ', 'es'],
  ['Spain', 'es'],
  ['ESPAÑA', 'es'],
  ['espana', 'es'],
  ['Iran (Islamic Republic of)', 'ir'],
  ['ایران', 'ir'],
  ['us-ca', 'us'],
  ['UK', 'gb'],
  ['su', 'su'],
])('%s is %s', (text, code) => expect(read(text)).toBe(code))

test.each(['', '  ', 'Atlantis', 'espanol', '1', '-'])('"%s" is no country', (text) =>
  expect(read(text)).toBeUndefined(),
)

test.each([
  ['RU', 'ru'],
  ['Soviet Union', 'su'],
  ['Moldova, Republic of', 'md'],
  ['Korea, North', 'kp'],
  ['Королевство', undefined],
  ['Deutschland', 'de'],
])('in any language %s is %s', (text, code) => expect(countryInAnyLanguage(text)).toBe(code))
