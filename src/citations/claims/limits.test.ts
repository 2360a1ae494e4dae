// The work of a search is bounded by the page plus the claim, whatever they hold.
import { expect, test } from 'vitest'
import { findClaim } from './claim-finder.ts'
import type { Claim } from './model/claim.ts'
import { SearchablePage } from './page/searchable-page.ts'

const PAGE = 100_000
const CLAIM = 500
const repeated = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

const UNITS = [
  ['one letter', 'a'],
  ['one word', 'a '],
  ['capitals', 'Ab '],
  ['one Chinese character', '的'],
  ['one numeral', '百'],
  ['digits', '1 '],
  ['groups of digits', '100 '],
  ['magnitudes', '5 m '],
  ['myriads', '1万'],
  ['numbers in words', 'two hundred '],
  ['phone numbers', '030 '],
  ['signs', '$1€ '],
  ['dashes', '1-'],
  ['codes', 'EUR 1 '],
  ['names of currencies', 'us dollar 1 '],
] as const
const CLAIMS = [
  ['name', (unit: string): Claim => ({ kind: 'name', text: `${repeated(unit, CLAIM)}b` })],
  ['name of a few words', (unit: string): Claim => ({ kind: 'name', text: `${repeated(unit, 60)}b` })],
  ['figure', (): Claim => ({ kind: 'figure', value: 7 })],
  ['amount', (): Claim => ({ kind: 'figure', value: 1, currency: 'JPY' })],
  [
    'figure about something',
    (unit: string): Claim => ({ kind: 'figure', value: 1, about: repeated(unit, CLAIM) }),
  ],
  ['assertion', (unit: string): Claim => ({ kind: 'assertion', text: `${repeated(unit, CLAIM)} Zq 77` })],
] as const

test.each(
  UNITS.flatMap(([what, unit]) => CLAIMS.map(([kind, claimOf]) => [kind, what, unit, claimOf] as const)),
)('a %s in a page of %s', (_kind, _what, unit, claimOf) => {
  const page = new SearchablePage(repeated(unit, PAGE))
  findClaim(claimOf(unit), page)
  expect(page.meter.steps).toBeLessThan(60 * PAGE)
})

test('a second claim does not read the page again', () => {
  const page = new SearchablePage(repeated('we counted 1,200 boxes ', PAGE))
  findClaim({ kind: 'figure', value: 7 }, page)
  const first = page.meter.steps
  findClaim({ kind: 'figure', value: 8 }, page)
  expect(page.meter.steps - first).toBeLessThan(PAGE / 2)
})

const find = (claim: Claim, page: string) => findClaim(claim, new SearchablePage(page))
const words = (count: number): string[] =>
  Array.from({ length: count }, (_, i) =>
    [...i.toString(26).padStart(3, '0')]
      .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
      .join(''),
  )

test.each([
  [40, true],
  [41, false],
])('a name of %i words is looked for: %s', (count, found) => {
  const name = words(count).join(' ')
  expect(find({ kind: 'name', text: name }, name).found).toBe(found)
})

test.each([
  ['5 thousand thousand thousand', 5e9],
  ['5 thousand thousand thousand thousand', 5e9],
])('three magnitudes are of one number: %s is %d', (page, value) => {
  expect(find({ kind: 'figure', value }, page).found).toBe(true)
  expect(find({ kind: 'figure', value: 5e12 }, page).found).toBe(false)
})

test('a telephone number has up to eight groups; a ninth number is another', () => {
  const page = '+49 11 12 13 14 15 16 17 18'
  expect(find({ kind: 'figure', value: 17 }, page).found).toBe(false)
  expect(find({ kind: 'figure', value: 18 }, page).found).toBe(true)
})

test('of an assertion twelve figures must be there; more are not looked for', () => {
  const text = `Sold ${Array.from({ length: 13 }, (_, i) => i + 31).join(', ')} yachts`
  const page = (...missing: number[]): string =>
    text.replaceAll(/\d+/g, (n) => (missing.includes(Number(n)) ? '' : n))
  expect(find({ kind: 'assertion', text }, page(43)).found).toBe(true)
  expect(find({ kind: 'assertion', text }, page(42)).found).toBe(false)
})

test.each([
  [199, false],
  [200, true],
])('an assertion is read for 200 words: a name behind %i of them is needed: not %s', (count, found) => {
  const text = `${'yachts '.repeat(count)}ZadarBase`
  expect(find({ kind: 'assertion', text }, 'They sell yachts.').found).toBe(found)
})

test('long words are one by their first seven letters', () => {
  const text = 'the communities'
  expect(find({ kind: 'assertion', text }, 'all communications').found).toBe(true)
  expect(find({ kind: 'assertion', text }, 'all commonplaces').found).toBe(false)
  expect(find({ kind: 'assertion', text: 'the interns' }, 'the internet').found).toBe(false)
})

test.each([
  [599, 599],
  [600, 600],
  [700, 600],
])('a passage of %i characters has %i', (length, told) => {
  const quote = `${'lost '.repeat(200).slice(0, length - 1)}x`
  const { passage } = find({ kind: 'quote', text: quote }, quote)
  expect([passage.length, passage.endsWith('…')]).toEqual([told, length > 599])
})
