// Which names are given as the nearest, in which order, and how many for a query that many of them fit alike.
import { expect, test } from 'vitest'
import { FOR_OTHERS, FOR_PERSONS, weightIn } from '../index/name-head.ts'
import { NameIndex } from '../index/name-index.ts'
import { Matcher } from '../matcher/matcher.ts'
import type { NameRecord } from '../parse/record.ts'
import { listedAs, tokensOf } from '../testing/named.ts'
import { CandidateAccumulator } from './candidate-accumulator.ts'
import { bucketWith, ESTIMATES } from './estimate-bucket.ts'
import { type TokenMatch, TokenMatchFinder } from './token-match.ts'

const COMMON = ['Mohammed', 'Muhammad', 'Ali', 'Hassan', 'Ahmed', 'Hussein']
const RARE = ['Dorran', 'Quillfeather', 'Zhelvinsky', 'Petrov', 'Marten', 'Baghdadi', 'Sabbagh']
const matcher = new Matcher()
const indexOf = (records: readonly NameRecord[]): NameIndex =>
  new NameIndex(matcher.buildIndex(records), matcher.fingerprint)
const askedOf = (index: NameIndex, query: string): { groups: TokenMatch[][]; total: number } => {
  const asked = tokensOf('person', query)
  const total = asked.reduce((sum, { weight }) => sum + weight, 0)
  return { groups: new TokenMatchFinder(index).find(asked, true), total }
}

/** Every common word beside every other and beside rare ones; the same names again and again, so that many are equally near. */
const index = indexOf(
  Array.from({ length: 1_500 }, (_, k) => {
    const words = [COMMON[k % 6], COMMON[(k >> 1) % 6], RARE[k % 7], RARE[(k >> 2) % 7], RARE[(k >> 4) % 7]]
    const type = k % 5 === 0 ? 'organisation' : 'person'
    return listedAs(String(k), type, words.slice(k % 3, 2 + (k % 4)).join(' '))
  }),
)

/** Every name with a match, by its bucket and then in the order in which the matches lead to it. */
function counted(groups: readonly (readonly TokenMatch[])[], total: number, wantedFor: number) {
  const { postingsAt, postings, nameGist } = index.sections
  const sums = new Map<number, number>()
  for (const matches of groups) {
    const gained = new Set<number>()
    for (const { word, gain } of matches)
      for (const name of postings.subarray(postingsAt[word], postingsAt[word + 1])) {
        if (gained.has(name)) continue
        gained.add(name)
        sums.set(name, Math.fround((sums.get(name) ?? 0) + gain))
      }
  }
  return Array.from(sums, ([name, sum]) => ({ name, sum, gist: nameGist[name] ?? 0 }))
    .filter(({ gist }) => (gist & wantedFor) !== 0)
    .map(({ name, sum, gist }) => ({ name, bucket: bucketWith(sum, weightIn(gist), total) }))
    .sort((a, b) => b.bucket - a.bucket)
}

test.each<[query: string, most: number, every: number]>([
  ['Mohammed', 20, Infinity],
  ['Mohammed Ali', 20, Infinity],
  ['Ali Hassan Dorran', 20, Infinity],
  ['Mohamed Hasan Ahmad Huseyn', 50, Infinity],
  ['Dorran Quilfeather', 5, Infinity],
  ['Mohammed Ali', 20, 6_000],
  ['Ahmed Petrov', 700, Infinity],
])('%s: the %i nearest names are those by counting all of them, whatever the block', (query, most, every) => {
  const { groups, total } = askedOf(index, query)
  for (const wantedFor of [FOR_PERSONS, FOR_OTHERS, FOR_PERSONS | FOR_OTHERS]) {
    const all = counted(groups, total, wantedFor)
    const bucket = every === Infinity ? ESTIMATES + 1 : Math.floor((every * ESTIMATES) / 10_000)
    const last = Math.min(all[most - 1]?.bucket ?? 0, bucket)
    const kept = all.filter((each) => each.bucket >= bucket).length
    const wanted = all.filter((each) => each.bucket >= last).slice(0, Math.max(kept, most * 1.5))
    for (const block of [64, 1_000, 16_384]) {
      const accumulator = new CandidateAccumulator(index, block)
      // why twice: nothing of one query may be left for the next
      for (let round = 0; round < 2; round++)
        expect([...accumulator.nearest(groups, total, most, wantedFor, every)]).toEqual(
          wanted.map(({ name }) => name),
        )
      expect(accumulator.estimateAt(0)).toBe(((wanted[0]?.bucket ?? 0) * 10_000) / ESTIMATES)
    }
    expect(wanted.length).toBeGreaterThan(0)
  }
})

test.each([
  [149, 149],
  [150, 150],
  [151, 150],
])('of %i namesakes half as many again as the 100 that are looked for are given: %i', (count, given) => {
  const namesakes = indexOf(
    Array.from({ length: count }, (_, at) => listedAs(String(at), 'person', 'Ilsa Dorran')),
  )
  const { groups, total } = askedOf(namesakes, 'Ilsa Dorran')
  expect(new CandidateAccumulator(namesakes).nearest(groups, total, 100, FOR_PERSONS)).toHaveLength(given)
})
