import { expect, test } from 'vitest'
import { searchText, searchWords } from '../../base/search-text.ts'
import { closeSpelling } from './close-spelling.ts'

const finds = (query: string, text: string): boolean => closeSpelling(searchWords(query))(searchText(text))

test.each([
  ['mohamed ali', 'Mohammed Ali'],
  ['Muhammad Aly', 'Mohammed Ali'],
  ['ali mohamed', 'Dr. Mohammed bin Ali al-Harbi'],
  ['mueller', 'Müller Söhne GmbH'],
  ['jonson', 'Johnson & Sons'],
  ['putin', 'Poutine, Vladimir'],
  ['yevgeni', 'Евгений Иванов'],
  ['rossya', 'Bank Rossiya'],
  ['acme robotcs', 'Acme Robotics Ltd'],
  ['محمد', 'Mohammed Ali'],
  // a part of a word is found as it is written
  ['moham', 'Mohammed Ali'],
])('"%s" finds %s', (query, text) => {
  expect(finds(query, text)).toBe(true)
})

test.each([
  ['mohamed ali', 'Mohammed Hassan'],
  ['hassan', 'Hussein'],
  ['ann', 'Amy'],
  ['march', 'Mars Ltd'],
  ['smith', 'Schmidt'],
  ['2024', '2025'],
  ['李明', '王明'],
  ['acme', 'Apex'],
])('"%s" does not find %s', (query, text) => {
  expect(finds(query, text)).toBe(false)
})

test('a word after the first 400 of a text is found only as it is written', () => {
  const text = `${'word '.repeat(400)}Mohammed`
  expect([finds('mohamed', text), finds('mohammed', text)]).toEqual([false, true])
})
