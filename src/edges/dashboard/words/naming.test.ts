import { expect, test } from 'vitest'
import { dayText, opening, prose, withShortIds } from './naming.ts'

test('sentences of the service are read without identifiers; addresses in them stay as they are', () => {
  expect(prose('Send fixed_costs_monthly in usd, not the constructor.')).toBe(
    'Send fixed costs monthly in USD, not the constructor.',
  )
  expect(prose('see https://api.example.org/search_volume/id')).toBe(
    'see https://api.example.org/search_volume/id',
  )
})

test('a day of the calendar is the same day wherever the reader is; a month stays a month', () => {
  expect(['2026-11-19', '2026-11', '2026'].map(dayText)).toEqual(['19 Nov 2026', '2026-11', '2026'])
})

test('the opening of a text ends between words, and where there are no spaces it ends all the same', () => {
  expect(opening('A short  pitch.')).toBe('A short pitch.')
  expect(opening('Card on file, so that nobody chases the owner', 20)).toBe('Card on file, so…')
  const chinese = '诊'.repeat(400)
  expect(opening(chinese)).toBe(`${'诊'.repeat(89)}…`)
  expect(opening(`A ${'q'.repeat(300)}`, 20)).toBe(`A ${'q'.repeat(17)}…`)
})

test('a long hash in a sentence is cut, and a short number stays', () => {
  const hash = `442dc2a9ddf1${'8'.repeat(46)}141864`
  expect(withShortIds(`of ${hash}-${hash}`)).toBe('of 442dc2a9ddf1…141864')
  expect(withShortIds(`on the list ${hash}, record 18782`)).toBe(
    'on the list 442dc2a9ddf1…141864, record 18782',
  )
})
