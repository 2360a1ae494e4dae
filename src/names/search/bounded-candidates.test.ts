// Names that cannot be among the nearest are left out, and no others.
import { expect, test } from 'vitest'
import { FOR_OTHERS, FOR_PERSONS } from '../index/name-head.ts'
import { NameIndex } from '../index/name-index.ts'
import { Matcher } from '../matcher/matcher.ts'
import { listedAs, tokensOf } from '../testing/named.ts'
import { BoundedCandidates } from './bounded-candidates.ts'
import { CandidateAccumulator } from './candidate-accumulator.ts'
import { ESTIMATES } from './estimate-bucket.ts'
import { TokenMatchFinder } from './token-match.ts'

const COMMON = ['Mohammed', 'Muhammad', 'Ali', 'Hassan', 'Ahmed', 'Hussein']
const RARE = ['Dorran', 'Quillfeather', 'Zhelvinsky', 'Petrov', 'Marten', 'Baghdadi', 'Sabbagh']
const matcher = new Matcher()
/** Every common word beside every other and beside rare ones; the same names again and again, so that many are equally near. */
const listed = Array.from({ length: 1_500 }, (_, k) => {
  const words = [COMMON[k % 6], COMMON[(k >> 1) % 6], RARE[k % 7], RARE[(k >> 2) % 7], RARE[(k >> 4) % 7]]
  return listedAs(
    String(k),
    k % 5 === 0 ? 'organisation' : 'person',
    words.slice(k % 3, 2 + (k % 4)).join(' '),
  )
})
const index = new NameIndex(matcher.buildIndex(listed), matcher.fingerprint)

test.each<[query: string, most: number, every: number]>([
  ['Mohammed', 20, Infinity],
  ['Mohammed Ali', 20, Infinity],
  ['Ali Hassan Dorran', 20, Infinity],
  ['Mohamed Hasan Ahmad Huseyn', 50, Infinity],
  ['Dorran Quilfeather', 5, Infinity],
  ['Mohammed Ali', 20, 6_000],
  ['Ahmed Petrov', 700, Infinity],
])('%s: the same %i nearest names in the same order as by counting all of them', (query, most, every) => {
  for (const wantedFor of [FOR_PERSONS, FOR_OTHERS, FOR_PERSONS | FOR_OTHERS]) {
    const asked = tokensOf('person', query)
    const groups = new TokenMatchFinder(index).find(asked, true)
    const total = asked.reduce((sum, { weight }) => sum + weight, 0)
    const counted = [...new CandidateAccumulator(index).nearest(groups, total, most, wantedFor, every)]
    const bucket = every === Infinity ? ESTIMATES + 1 : Math.floor((every * ESTIMATES) / 10_000)
    const bounded = new BoundedCandidates(index, new Uint32Array(index.meta.names))
    const found = bounded.nearest(groups, { total, most, wantedFor, every: bucket }).map(({ name }) => name)
    expect(found.slice(0, counted.length)).toEqual(counted)
    expect(counted.length).toBeGreaterThan(0)
  }
})
