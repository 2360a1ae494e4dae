// How many names are given for a query that many of them fit alike.
import { expect, test } from 'vitest'
import { NameIndex } from '../index/name-index.ts'
import { Matcher } from '../matcher/matcher.ts'
import { listedAs, tokensOf } from '../testing/named.ts'
import { TokenMatchFinder } from './token-match.ts'
import { FOR_PERSONS } from '../index/name-head.ts'
import { CandidateAccumulator } from './candidate-accumulator.ts'

test.each([
  [149, 149],
  [150, 150],
  [151, 150],
])('of %i namesakes half as many again as the 100 that are looked for are given: %i', (count, given) => {
  const matcher = new Matcher()
  const namesakes = Array.from({ length: count }, (_, at) => listedAs(String(at), 'person', 'Ilsa Dorran'))
  const index = new NameIndex(matcher.buildIndex(namesakes), matcher.fingerprint)
  const asked = tokensOf('person', 'Ilsa Dorran')
  const groups = new TokenMatchFinder(index).find(asked, true)
  const total = asked.reduce((sum, { weight }) => sum + weight, 0)
  expect(new CandidateAccumulator(index).nearest(groups, total, 100, FOR_PERSONS)).toHaveLength(given)
})
