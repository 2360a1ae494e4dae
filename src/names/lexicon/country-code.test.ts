import { expect, test } from 'vitest'
import { countryCode, countryReader } from './country-code.ts'

const read = countryReader(`
ir | irn | Iran; Iran, Islamic Republic of; Islamic Republic of Iran; ایران
es | esp | Spain; España; Kingdom of Spain
`)

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

test('a code needs no table', () => expect(countryCode('RU')).toBe('ru'))
