// What a reader learns first: how much was read (rule P-10).
import { expect, test } from 'vitest'
import { evidenceSaid } from './evidence-said.ts'

const grades = { attested: 0, read: 20, own: 0, unread: 0, absent: 0, word: 6 }

test('P-10 quotes read, where, and how many entries their pages do not bear out', () => {
  const quotes = { total: 12, read: 9, established: 5 }
  expect(evidenceSaid({ grades, quotes })).toBe(
    '9 of 12 quotes were read at their sources, 5 of them on established hosts.',
  )
  expect(evidenceSaid({ grades: { ...grades, absent: 1 }, quotes })).toMatch(
    / 1 entry cites a page that does not hold what it claims\.$/,
  )
  expect(
    evidenceSaid({
      grades: { ...grades, absent: 4 },
      quotes: { total: 12, read: 0, established: 0 },
    }),
  ).toBe('0 of 12 quotes were read at their sources. 4 entries cite pages that do not hold what they claim.')
  expect(evidenceSaid(undefined)).toBe('This scorecard is from before sources were read.')
  const none = { total: 0, read: 0, established: 0 }
  expect(evidenceSaid({ grades, quotes: none })).toBe('There is no quote that counts.')
  const one = { total: 1, read: 0, established: 0 }
  expect(evidenceSaid({ grades, quotes: one })).toBe('0 of 1 quote was read at its source.')
})
