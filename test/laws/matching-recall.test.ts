// The law of retrieval: the index misses nothing that comparing everything would put first.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Matcher } from '../../src/names/matcher/matcher.ts'
import type { RecordToRead } from '../../src/names/parse/read-record.ts'
import type { NameRecord } from '../../src/names/parse/record.ts'
import { nameOnly } from './record-arbitraries.ts'

const SEED = 20_261_120
const matcher = new Matcher()

describe('what comparing everything puts first is found', () => {
  const syllable = fc.constantFrom(
    'ba',
    'dor',
    'kel',
    'min',
    'tra',
    'vos',
    'lu',
    'shan',
    'gri',
    'pe',
    'zo',
    'nau',
    'fi',
    'hesk',
    'ram',
    'qui',
  )
  const word = fc.array(syllable, { minLength: 2, maxLength: 4 }).map((parts) => parts.join(''))
  const name = fc.array(word, { minLength: 2, maxLength: 3 }).map((words) => words.join(' '))
  const type = fc.constantFrom('person' as const, 'organisation' as const, 'vessel' as const)
  const list = type.chain((of) =>
    fc.tuple(fc.constant(of), fc.uniqueArray(name, { minLength: 2, maxLength: 40 })),
  )

  /** One slip inside a word, away from its first and last letter. */
  const slip = (text: string, kind: number, at: number, letter: string): string => {
    const k = 1 + (at % (text.length - 2))
    const [before, here, after] = [text.slice(0, k), text.slice(k, k + 1), text.slice(k + 1)]
    if (kind === 0) return before + letter + after
    if (kind === 1) return before + after
    if (kind === 2) return before + here + letter + after
    return k + 2 < text.length ? before + after.slice(0, 1) + here + after.slice(1) : before + letter + after
  }
  const slips = fc.array(fc.tuple(fc.nat(3), fc.nat(99), fc.constantFrom(...'aeioumnrstk')), {
    minLength: 3,
    maxLength: 3,
  })
  const mistyped = (text: string, each: readonly (readonly [number, number, string])[]): string =>
    text
      .split(' ')
      .map((part, k) => (part.length < 4 ? part : slip(part, ...(each[k] ?? [0, 0, 'a']))))
      .join(' ')

  test('also with a slip in every word', () => {
    let compared = 0
    const asked = fc.tuple(list, fc.nat(39), slips)
    const law = fc.property(asked, ([[of, names], k, each]) => {
      const records = names.map((text, id): NameRecord => ({
        list: 'un-sc',
        id: String(id),
        ...nameOnly(of, text),
      }))
      const query: RecordToRead = nameOnly(of, mistyped(names[k % names.length] ?? '', each))
      const read = matcher.read(query)
      const first = records
        .map((record) => ({ id: record.id, ...matcher.compare(read, matcher.read(record)) }))
        .sort((a, b) => b.score - a.score || b.probability - a.probability || (a.id < b.id ? -1 : 1))[0]
      if (first === undefined || first.score === 0) return
      compared++
      expect(
        matcher
          .open(matcher.buildIndex(records))
          .search(read, 10)
          .map(({ record }) => record.id),
      ).toContain(first.id)
    })
    fc.assert(law, { seed: SEED, numRuns: 400 })
    // why: queries that resemble nothing would prove nothing
    expect(compared).toBeGreaterThan(300)
  })
})
