import { expect, test } from 'vitest'
import { Finding, type NameMatch } from '../../contract/vocabulary/finding.ts'
import { matchSaid, nameKindSaid } from './match.ts'

const [match] = Object.values(Finding.meta()?.examples ?? []).map(
  (example) => Finding.parse(example).match,
) as [NameMatch]
const aligned = (costs: readonly number[], effects: readonly number[]): NameMatch['aligned'] => ({
  ...match.aligned,
  losses: costs.map((cost) => ({ reason: 'a', cost, words: [], says: '' })),
  facts: effects.map((effect) => ({ rule: 'a', effect, detail: '', says: '' })),
})

test('names that match are told apart from what else is known, which may speak against them', () => {
  expect(matchSaid({ ...match, score: 0.665, level: 'none', aligned: aligned([0.015], [-0.32]) })).toBe(
    '98.5% alike, with what else is known 66.5%; no match, all told',
  )
  expect(
    matchSaid({ ...match, score: 0.97, level: 'strong', aligned: aligned([0.03, 0.02], [0.03, -0.01]) }),
  ).toBe('95% alike, with what else is known 97%; a strong match')
  // why: a score never falls below 0, so what a fact took there is less than its effect
  expect(matchSaid({ ...match, score: 0.95, level: 'strong', aligned: aligned([0.8], [-0.32, 0.95]) })).toBe(
    '20% alike, with what else is known 95%; a strong match',
  )
  expect(matchSaid(match)).toBe('84.2% alike; near enough for a person to look')
})

test('a name is called weak where its publisher says so, and never strong, which would speak of the match', () => {
  const said = (nameKind: string, quality: string): string => nameKindSaid({ ...match, nameKind, quality })
  expect(said('primary', 'strong')).toBe('primary name')
  expect(said('alias', 'weak')).toBe('weak alias')
  expect(said('original-script', 'unknown')).toBe('original script name')
})
