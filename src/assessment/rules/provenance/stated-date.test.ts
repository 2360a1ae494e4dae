// The date that a page states beside a quote (rule F-12).
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PageRead } from '../ledger/page-read.ts'
import { otherDate } from './stated-date.ts'

const QUOTE = 'We lose three days a month copying the notebook by hand.'
const SAID = '2026-05-11'
const read = (context: string): PageRead => ({
  url: 'https://forum.org/t/1',
  at: '2026-11-01T00:00:00.000Z',
  status: 200,
  sha256: '0',
  fingerprint: '0',
  outcome: 'found',
  passage: QUOTE.slice(0, -1),
  context,
})
const day = (date: string): number => Date.parse(date) / 86_400_000
const post = (...head: string[]): string =>
  ['It did not rain.', 'Reply', ...head, QUOTE, 'Reply', 'Paco R. 2011-01-01', 'Thank you.'].join('\n')
const stated = (...head: string[]): number | undefined => otherDate(SAID, QUOTE, read(post(...head)))

test.each([
  ['2013-05-11'],
  ['11.05.2013'],
  ['05/11/2013'],
  ['11 May 2013'],
  ['May 11th, 2013'],
  ['11. Mai 2013'],
  ['11 de mayo de 2013'],
  ['11 mai 2013'],
  ['11 maja 2013'],
  ['11 мая 2013'],
  ['11 Mayıs 2013'],
  ['2013年5月11日'],
  ['2013년 5월 11일'],
  ['2013. 5. 11.'],
  ['11 मई 2013'],
])('F-12 a page that says %s contradicts a date of 2026', (date) => {
  expect(stated('Paco R.', `secretary, Murcia · ${date}`)).toBeGreaterThanOrEqual(day('2013-05-11'))
  expect(stated(`Paco R. (secretary) ${date}`)).toBeLessThan(day('2014-01-01'))
})

test.each([
  ['the same date', ['Paco R.', '2026-05-11']],
  ['three weeks later', ['Paco R.', '1 June 2026']],
  ['the same date in the other order of day and month', ['Paco R.', '05.11.2026']],
  ['one of several dates', ['Thread of 2013-05-11', 'Paco R.', '2026-05-11']],
  ['no date', ['Paco R.', 'secretary', '611 posts']],
  ['a date relative to today', ['Paco R.', '3 years ago']],
  ['since when the author is a member', ['Paco R.', 'Joined 11 May 2013']],
  ['when the text was changed', ['Paco R.', 'edited 2013-05-11']],
  ['a year alone', ['Paco R.', '2013']],
  ['no day of the calendar', ['Paco R.', '2013-13-45']],
])('F-12 no contradiction: %s', (_, head) => {
  expect(stated(...head)).toBeUndefined()
})

test('F-12 the line below counts where the lines above have no date, and the next post does not', () => {
  expect(otherDate(SAID, QUOTE, read(`It rained.\n${QUOTE}\nPaco R., secretary, 2013-05-11\nReply`))).toBe(
    day('2013-05-11'),
  )
  expect(otherDate(SAID, QUOTE, read(`Lea 2026-05-11\n${QUOTE}\nPaco R. 2013-05-11\nNo.`))).toBeUndefined()
  expect(otherDate(SAID, QUOTE, read(`It rained on 2013-05-11 in Murcia.\n${QUOTE}\nReply`))).toBeUndefined()
})

test('F-12 a line of 14 words may hold the date of the post, a longer one is text', () => {
  const words = (count: number): string => Array.from({ length: count - 1 }, () => 'cook').join(' ')
  expect(stated(`${words(14)} 2013-05-11`)).toBe(day('2013-05-11'))
  expect(stated(`${words(15)} 2013-05-11`)).toBeUndefined()
  const below = (count: number) =>
    otherDate(SAID, QUOTE, read(`It rained.\n${QUOTE}\n${words(count)} 2013-05-11\nReply`))
  expect([below(14), below(15)]).toEqual([day('2013-05-11'), undefined])
})

test('F-12 a date 31 days away agrees, one of 32 days does not', () => {
  expect(stated('Paco R.', '2026-06-11')).toBeUndefined()
  expect(stated('Paco R.', '2026-06-12')).toBe(day('2026-06-12'))
})

test('F-12 without the text around the quote nothing is known', () => {
  expect(otherDate(SAID, QUOTE, undefined)).toBeUndefined()
  expect(
    otherDate(SAID, QUOTE, {
      url: 'https://a.org',
      at: '',
      status: 403,
      outcome: 'unread',
      reason: 'refused',
    }),
  ).toBeUndefined()
  expect(
    otherDate(SAID, 'Other words that are not there at all.', { ...read('2013-05-11'), passage: 'x y z' }),
  ).toBeUndefined()
})

test('F-12 no head of a post breaks the comparison', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 30 }), { maxLength: 6 }), (head) => {
      const date = stated(...head)
      expect(date === undefined || Number.isInteger(date)).toBe(true)
    }),
  )
})
