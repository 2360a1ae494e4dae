// What the name benches stand on: the same seed gives the same bytes, the typo model keeps its word, figures are right.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NameRecord } from '../src/names/parse/record.ts'
import { nameKey } from '../src/names/parse/name-key.ts'
import { evenWeights, fitFactors, refactored } from '../bench/names/additive-model.ts'
import { CORPUS_SEED, growCorpus, INVENTED_LIST } from '../bench/names/corpus.ts'
import { foldsByParty } from '../bench/names/folds.ts'
import type { LabelledRow } from '../bench/names/labelled.ts'
import { bestPerRecord } from '../bench/names/peers/peer.ts'
import { plain } from '../bench/names/plain.ts'
import { querySets, sample, withoutAsked } from '../bench/names/queries.ts'
import { createRandom, hashOf, randomFrom } from '../bench/names/random.ts'
import {
  auc,
  bestQuality,
  latencies,
  qualityAt,
  quantile,
  type Scored,
  tableLines,
} from '../bench/names/statistics.ts'
import { mistype } from '../bench/names/typos.ts'
import { type FitRow, fitWeights, weightsInCode, withWeights } from '../bench/names/weight-grid.ts'

const person = (id: string, ...texts: string[]): NameRecord => ({
  list: 'us-csl',
  id,
  type: 'person',
  names: texts.map((text, index) => ({ text, kind: index === 0 ? 'primary' : 'alias' })),
  birthDates: ['1961'],
  countries: ['ke'],
  identifiers: [{ kind: 'passport', value: id }],
})
const LIST: readonly NameRecord[] = [
  person('1', 'ODHIAMBO, Grace Wanjiru', 'Grace Odhiambo', 'Грейс Одхиамбо'),
  person('2', 'MWANGI KARIUKI, Peter', 'Pete Mwangi'),
  person('3', 'Сергей Петрович Лозовой', 'LOZOVOI, Sergei Petrovich'),
  person('4', '王小明', 'WANG Xiaoming', '王大明'),
  person('5', 'Pelé'),
  { ...person('6', 'Baltic Amber Trading LLC', 'Amber Trade'), type: 'organisation' },
  { ...person('7', 'Nordic Timber Export Ltd'), type: 'organisation' },
]
const words = (text: string): string => plain(text).split(' ').toSorted().join(' ')
const realWords = new Set(LIST.flatMap(({ names }) => names.map(({ text }) => words(text))))

test('the generator gives the published numbers of xoshiro128**', () => {
  const random = randomFrom(1, 2, 3, 4)
  expect(Array.from({ length: 6 }, () => random.next())).toEqual([
    11_520, 0, 5_927_040, 70_819_200, 2_031_721_883, 1_637_235_492,
  ])
  expect(() => randomFrom(0, 0, 0, 0)).toThrow(RangeError)
})

test('below() stays below and reaches every number', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 12 }), (seed, count) => {
      const random = createRandom(seed)
      const seen = new Set(Array.from({ length: 60 * count }, () => random.below(count)))
      return seen.size === count && [...seen].every((value) => value >= 0 && value < count)
    }),
  )
})

test('the same seed grows the same bytes, another seed others', () => {
  const grown = (seed?: number): string => JSON.stringify([...growCorpus(LIST, 400, seed)])
  expect(grown()).toBe(grown(CORPUS_SEED))
  expect(grown(CORPUS_SEED + 1)).not.toBe(grown())
  expect(hashOf(grown())).toBe(3_279_103_669)
})

test('a grown list begins with the real records and stops at the number asked for', () => {
  const grown = [...growCorpus(LIST, 300)]
  expect(grown).toHaveLength(300)
  expect(grown.slice(0, LIST.length)).toEqual(LIST)
  expect([...growCorpus(LIST, 3)]).toEqual(LIST.slice(0, 3))
  expect(new Set(grown.slice(LIST.length).map(({ list }) => list))).toEqual(new Set([INVENTED_LIST]))
  expect(new Set(grown.map(({ list, id }) => `${list}/${id}`)).size).toBe(300)
  expect(() => [...growCorpus([], 1)]).toThrow(RangeError)
})

test('invented names use words of one type and never have the words of a real name', () => {
  const wordsOf = (type: string): Set<string> =>
    new Set(
      LIST.filter((record) => record.type === type).flatMap(({ names }) =>
        names.flatMap(({ text }) => (text.startsWith('王') ? [...text] : plain(text).split(' '))),
      ),
    )
  for (const { type, names, identifiers } of [...growCorpus(LIST, 2_000)].slice(LIST.length)) {
    expect(identifiers).toEqual([])
    const known = wordsOf(type)
    for (const { text } of names) {
      expect(realWords.has(words(text))).toBe(false)
      const parts = /\p{Script=Han}/u.test(text) ? [...text.replaceAll(' ', '')] : plain(text).split(' ')
      expect(parts.filter((part) => !known.has(part))).toEqual([])
      expect(/\p{Script=Latin}/u.test(text) && /[\p{Script=Cyrillic}\p{Script=Han}]/u.test(text)).toBe(false)
    }
  }
})

test('a pool of a single name, or of signs alone, does not stop the growth', () => {
  const lone = (text: string): NameRecord[] => [
    { ...person('1', text), type: 'vessel' },
    { ...person('2', '???'), type: 'unknown' },
  ]
  const grown = (text: string): string[] =>
    [...growCorpus(lone(text), 60)].slice(2).flatMap(({ names }) => names.map((listed) => listed.text))
  for (const text of grown('Kestrel')) expect(text).toMatch(/^Kestrel( Kestrel)+$/)
  for (const text of grown('山')) expect(text).toMatch(/^山{2,}$/)
})

const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzáñжшαω'.split(''))
const word = fc.array(letters, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''))
const name = fc.array(word, { minLength: 1, maxLength: 5 })

test('a typo never touches the first or last letter of a word, nor a word under four letters', () => {
  fc.assert(
    fc.property(name, fc.integer(), fc.constantFrom('one', 'every'), (parts, seed, mode) => {
      const typed = mistype(parts.join(' '), createRandom(seed), mode).split(' ')
      return parts.every((part, index) => {
        const now = typed[index] ?? ''
        return part.length < 4 ? now === part : now[0] === part[0] && now.at(-1) === part.at(-1)
      })
    }),
    { numRuns: 2_000 },
  )
})

test('a typo is one dropped letter, one exchange or one vowel, in one word or in every long one', () => {
  const oneEdit = (from: string, to: string): boolean => {
    const drops = [...from].map((_, i) => from.slice(0, i) + from.slice(i + 1))
    const swaps = [...from].map(
      (_, i) => from.slice(0, i) + (from[i + 1] ?? '') + (from[i] ?? '') + from.slice(i + 2),
    )
    const vowels = [...from].flatMap((_, i) =>
      ['a', 'e', 'i', 'o', 'u', 'а', 'е', 'и', 'о', 'у', 'α', 'ε', 'η', 'ι', 'ο', 'υ'].map(
        (vowel) => from.slice(0, i) + vowel + from.slice(i + 1),
      ),
    )
    return from !== to && [...drops, ...swaps, ...vowels].includes(to)
  }
  fc.assert(
    fc.property(name, fc.integer(), (parts, seed) => {
      const long = parts.filter((part) => part.length >= 4).length
      const changes = (mode: 'one' | 'every'): number => {
        const typed = mistype(parts.join(' '), createRandom(seed), mode).split(' ')
        const changed = parts.filter((part, index) => typed[index] !== part)
        expect(parts.every((part, i) => typed[i] === part || oneEdit(part, typed[i] ?? ''))).toBe(true)
        return changed.length
      }
      return changes('every') === long && changes('one') === Math.min(1, long)
    }),
    { numRuns: 2_000 },
  )
})

test('the three kinds of typo come equally often', () => {
  const count = { dropped: 0, exchanged: 0, replaced: 0 }
  const random = createRandom(7)
  for (let i = 0; i < 30_000; i++) {
    const typed = mistype('Bcdfgkz', random, 'every')
    if (typed.length === 6) count.dropped++
    else if (/[aeiou]/.test(typed)) count.replaced++
    else count.exchanged++
  }
  for (const times of Object.values(count)) expect(Math.abs(times - 10_000)).toBeLessThan(350)
})

test('a typo leaves case, marks and punctuation where they are', () => {
  const typed = mistype("O'CONNOR-Müller, J.", createRandom(3), 'every')
  expect(typed).toMatch(/^O'C[A-Z]+R-M\p{L}+r, J\.$/u)
  expect(mistype('Kim Il Sun', createRandom(1), 'every')).toBe('Kim Il Sun')
})

const scored = fc.record({ score: fc.integer({ min: 0, max: 6 }), match: fc.boolean() })

test('AUC is the share of pairs in the right order, ties half', () => {
  fc.assert(
    fc.property(fc.array(scored, { maxLength: 40 }), (rows) => {
      let [pairs, wins] = [0, 0]
      for (const yes of rows.filter((row) => row.match)) {
        for (const no of rows.filter((row) => !row.match)) {
          pairs++
          wins += yes.score > no.score ? 1 : yes.score === no.score ? 0.5 : 0
        }
      }
      const area = auc(rows)
      return pairs === 0 ? Number.isNaN(area) : Math.abs(area - wins / pairs) < 1e-12
    }),
  )
})

test('the best F1 is the best over every threshold, and stands at one of the scores', () => {
  fc.assert(
    fc.property(fc.array(scored, { minLength: 1, maxLength: 40 }), (rows) => {
      const best = bestQuality(rows)
      const tried = rows.map(({ score }) => qualityAt(rows, score).f1)
      if (!rows.some((row) => row.match)) return best.threshold === Number.POSITIVE_INFINITY
      return best.f1 === Math.max(...tried) && qualityAt(rows, best.threshold).f1 === best.f1
    }),
  )
  const rows: Scored[] = [0.9, 0.8, 0.3].map((score, index) => ({ score, match: index !== 1 }))
  expect(qualityAt(rows, 0.8)).toEqual({ threshold: 0.8, precision: 0.5, recall: 0.5, f1: 0.5 })
})

test('quantiles are values that were measured', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(latencies(values)).toEqual({ p50: 50, p95: 95, p99: 99, max: 100 })
  expect([quantile([7], 0.99), quantile([], 0.5)]).toEqual([7, Number.NaN])
})

test('tables align numbers to the right and text to the left', () => {
  expect(
    tableLines(
      ['peer', 'p50'],
      [
        ['a', '10.25'],
        ['long', '1.50'],
      ],
    ),
  ).toEqual(['peer    p50', '----  -----', 'a     10.25', 'long   1.50'])
})

const row = (id: string, query: string, ids: Record<string, string>): LabelledRow => ({
  id,
  set: id.startsWith('un') ? 'derived_un_alias' : 'derived_ofac_alias',
  task: 'retrieve',
  query: { name: query, schema: 'Person', props: {}, ids: {} },
  candidate: { name: 'somebody', schema: 'Person', props: {}, ids },
  list: null,
  match: true,
  tags: {},
  peer: {},
  note: '',
  source: '',
})

test('queries know what they should find, and their alias can be taken off that record alone', () => {
  const un: NameRecord = { ...person('XXi.001', 'PETER MWANGI', 'Pete Mwangi'), list: 'un-sc' }
  const ofac: NameRecord = { ...person('1', 'ODHIAMBO, Grace', 'Grace Odhiambo'), list: 'us-ofac-sdn' }
  const records = [...LIST, un, ofac]
  const labelled = new Map([
    [
      'derived_un_alias',
      [row('un-1', 'PETE  Mwangi', { un_ref: 'XXi.001 ', un_dataid: '9' }), row('un-2', 'A', {})],
    ],
    ['derived_ofac_alias', [row('ofac-1', 'Grace Odhiambo', { ofac: '1' })]],
  ])
  const sets = querySets(labelled, records)
  expect(sets.map(({ name: set, typos }) => `${set} ${typos}`)).toHaveLength(13)
  const asked = sets.filter(({ aliasRemoved, typos }) => aliasRemoved && typos === 'none')
  expect(asked.flatMap(({ queries }) => queries.map(({ find }) => find))).toEqual([
    { list: 'us-ofac-sdn', id: '1' },
    { list: 'un-sc', id: 'XXi.001' },
  ])
  const left = withoutAsked(
    records,
    asked.flatMap(({ queries }) => queries),
  ).map(({ names }) => names.length)
  expect(left).toEqual([3, 2, 2, 3, 1, 2, 1, 1, 1])
})

test('a sample is the same whatever the order of the queries', () => {
  const queries = LIST.map(({ id }) => ({ id, text: id, schema: 'Person', find: null }))
  expect(sample(queries.toReversed(), 3)).toEqual(sample(queries, 3))
  expect(sample(queries, 99)).toBe(queries)
})

test('a peer answers each record once, at its best', () => {
  const hits = [3, 1, 3, 2, 1].map((record, index) => ({ record, score: 9 - index }))
  expect(bestPerRecord(hits, 2)).toEqual([
    { record: 3, score: 9 },
    { record: 1, score: 8 },
  ])
})

test('plain leaves letters and digits of any script', () => {
  expect(plain('  AL-ŻAWĀHIRĪ, Ayman (Dr.) № 5 ')).toBe('al zawahiri ayman dr no 5')
})

const pairOf = (id: string, a: string, b: string): LabelledRow => {
  const side = (called: string): LabelledRow['query'] => ({
    name: called,
    schema: 'Company',
    props: {},
    ids: {},
  })
  return {
    id,
    set: 'x',
    task: 'pair',
    query: side(a),
    candidate: side(b),
    list: null,
    match: true,
    tags: {},
    peer: {},
    note: '',
    source: '',
  }
}

test('pairs with a name in common are in one fold, in any order of the rows', () => {
  const names = [
    'Amber Ltd',
    'AMBER LIMITED',
    'Quill',
    'Dorran',
    'Ilsa Marten',
    'Marten, Ilsa',
    'Tern',
    'Petrel',
    'Ibis',
  ]
  const anyName = fc.constantFrom(...names)
  fc.assert(
    fc.property(fc.array(fc.tuple(anyName, anyName), { minLength: 1, maxLength: 12 }), (pairs) => {
      const rows = pairs.map(([a, b], k) => pairOf(`r${k}`, a, b))
      const folds = foldsByParty(rows)
      expect(foldsByParty(rows.toReversed())).toEqual(new Map([...folds].toReversed()))
      const foldOf = new Map<string, number | undefined>()
      for (const { id, query, candidate } of rows)
        for (const side of [query, candidate]) {
          const key = nameKey(side?.name ?? '')
          expect(foldOf.get(key) ?? folds.get(id)).toBe(folds.get(id))
          foldOf.set(key, folds.get(id))
        }
    }),
  )
})

test('unrelated pairs spread over every fold', () => {
  const rows = Array.from({ length: 100 }, (_, k) => pairOf(`r${k}`, `name${k}`, `other${k}`))
  const counts = Map.groupBy(foldsByParty(rows).values(), (fold) => fold)
  expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4])
  for (const each of counts.values()) expect(each.length).toBeGreaterThan(5)
})

test('a fitted factor never turns a penalty into a gain, and follows the examples', () => {
  const example = (match: boolean, cost: number, reason: string) => ({
    score: 10_000 - cost,
    match,
    costs: { [reason]: cost },
  })
  const examples = Array.from({ length: 200 }, () => [
    example(false, 1_500, 'too light'),
    example(true, 3_000, 'too heavy'),
  ]).flat()
  const fit = (pull: number): ReturnType<typeof fitFactors> =>
    fitFactors(
      examples,
      examples.map(() => 1),
      pull,
    )
  const factors = fit(12)
  expect(factors.get('too light')).toBeGreaterThan(1.4)
  expect(factors.get('too heavy')).toBeLessThan(0.9)
  expect(fit(1e6).get('too light')).toBeCloseTo(1, 2)
  for (const factor of factors.values()) expect(factor).toBeGreaterThanOrEqual(0)
  fc.assert(
    fc.property(fc.nat(9_000), fc.nat(900), (cost, more) => {
      const [a, b] = [cost, cost + more].map((each) => refactored(example(true, each, 'too heavy'), factors))
      return (a ?? 0) >= (b ?? 0)
    }),
  )
})

test('sets count the same in a fit, however many rows they have', () => {
  const weights = evenWeights(['a', 'a', 'a', 'b'])
  expect(weights).toEqual([2 / 3, 2 / 3, 2 / 3, 2])
})

describe('the fit of the weights', () => {
  const CONFLICT = 'PERSON conflict'
  const start = new Map([[CONFLICT, 3_000]])
  const fitRow = (fold: number, match: boolean, stranger?: string): FitRow => ({
    fold,
    match,
    weight: stranger === undefined ? 1 : 0,
    stranger: stranger === undefined ? undefined : { set: 's', id: stranger },
  })
  const conflict = (weights: ReadonlyMap<string, number>): number => weights.get(CONFLICT) ?? 0

  test('puts the weights of the code back, whatever the work does', () => {
    const before = weightsInCode()
    expect(before.size).toBeGreaterThan(30)
    const other = new Map(before).set(CONFLICT, 1)
    expect(withWeights(other, () => conflict(weightsInCode()))).toBe(1)
    const broken = (): void =>
      withWeights(other, () => {
        throw new Error('broken')
      })
    expect(broken).toThrow('broken')
    expect(weightsInCode()).toEqual(before)
  })

  test('moves a weight that all folds want lower, and none that one fold alone wants', () => {
    const matches = [0, 1, 2, 3, 4].map((fold) => fitRow(fold, true))
    const score = (weights: ReadonlyMap<string, number>): number => 10_000 - conflict(weights)
    const all = fitWeights(matches, (weights) => matches.map(() => score(weights)), new Map(), start)
    expect(conflict(all)).toBe(2_400)
    const one = [...matches.slice(0, 1), ...matches.slice(1).map(({ fold }) => fitRow(fold, false))]
    const scores = (weights: ReadonlyMap<string, number>): number[] =>
      one.map(({ fold }) => (fold === 0 ? score(weights) : score(weights) - 1_500))
    expect(conflict(fitWeights(one, scores, new Map(), start))).toBeGreaterThanOrEqual(3_000)
  })

  test('leaves out the fold that is named, and raises no more alerts of strangers than their limit', () => {
    const rows = [
      ...[0, 1, 2, 3, 4].map((fold) => fitRow(fold, true)),
      fitRow(0, false, 'a'),
      fitRow(1, false, 'b'),
    ]
    const scores = (weights: ReadonlyMap<string, number>): number[] =>
      rows.map(() => 10_000 - conflict(weights))
    const limited = (perThousand: number) => new Map([['s', { people: 1_000, perThousand }]])
    expect(conflict(fitWeights(rows, scores, limited(2), start))).toBe(2_400)
    expect(conflict(fitWeights(rows, scores, limited(1), start))).toBe(2_700)
    expect(conflict(fitWeights(rows, scores, limited(1), start, 1))).toBe(2_400)
  })
})
