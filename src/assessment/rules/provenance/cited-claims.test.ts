// What an entry claims of its pages (rule P-2).
import { expect, test } from 'vitest'
import { createFinder } from '../../../citations/claims/claim-finder.ts'
import { citedClaims } from './cited-claims.ts'

const PAGE =
  'Odile Gardel sold Panier to a chain of bakeries in 2021. She had founded it in 2016 with two bakers.'
const finding = (subject: string) => ({
  subject,
  source_url: 'https://journal.org/a',
  captured_at: '2026-11-03',
  finding: 'Odile Gardel sold Panier to a chain of bakeries in 2021.',
  finding_type: 'exit',
})
const isShown = (subject: string): boolean => {
  const find = createFinder(PAGE)
  return citedClaims('founder_background_lookup', finding(subject)).every(({ parts }) =>
    parts.every((part) => part.some((claim) => find(claim).found)),
  )
}

test.each([
  'Odile Gardel',
  'Odile Gardel, fondatrice',
  'Odile Gardel (CEO)',
  'Odile Gardel – founder of Fournée',
])('P-2 the name of a person counts without the role behind it: %s', (subject) => {
  expect(isShown(subject)).toBe(true)
})

test.each(['Odile Martin, fondatrice', 'Martin, Odile Gardel', ', Odile Martin'])(
  'P-2 another person is another: %s',
  (subject) => {
    expect(isShown(subject)).toBe(false)
  },
)
