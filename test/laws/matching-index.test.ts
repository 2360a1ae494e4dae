// The laws of the index: the same bytes from the same records, and answers that other records cannot change.
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { ALERT } from '../../src/names/calibrate/levels.ts'
import { type ListMatch, Matcher, type Screen } from '../../src/names/matcher/matcher.ts'
import type { NameRecord } from '../../src/names/parse/record.ts'
import { tries } from '../support/tries.ts'
import { anyRecord, listOf, nameOnly, shuffled } from './record-arbitraries.ts'

const matcher = new Matcher()
const check = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number, law: (value: T) => void): void =>
  fc.assert(fc.property(arbitrary, law), { numRuns: tries(numRuns) })
const openOf = (records: readonly NameRecord[]): Screen => matcher.open(matcher.buildIndex(records))
const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0
const answers = (matches: readonly ListMatch[]) =>
  matches.map(({ record, score, probability, level }) => ({ id: record.id, score, probability, level }))

describe('the bytes', () => {
  test('are the same for the same records in any order', () => {
    const orders = listOf(12).chain((records) => fc.tuple(fc.constant(records), shuffled(records)))
    check(orders, 100, ([records, other]) => {
      expect(same(matcher.buildIndex(records), matcher.buildIndex(other))).toBe(true)
    })
  })

  test('of an index brought up to date are those of a fresh one', () => {
    const change = fc.tuple(listOf(12), listOf(12), fc.integer({ min: 0, max: 0xfff }))
    check(change, 100, ([before, put, mask]) => {
      const removed = before.filter((_, k) => (mask >> k) & 1)
      const key = ({ list, id }: { list: string; id: string }): string => JSON.stringify([list, id])
      const gone = new Set([...removed, ...put].map(key))
      const fresh = matcher.buildIndex([...before.filter((record) => !gone.has(key(record))), ...put])
      const updated = matcher.updateIndex(matcher.buildIndex(before), { put, removed })
      expect(same(updated, fresh)).toBe(true)
    })
  })

  test('give back every record as it was', () => {
    check(listOf(12), 100, (records) => {
      const { index } = openOf(records)
      const stored = Array.from({ length: index.meta.records }, (_, k) => index.record(k))
      const byId = (a: NameRecord, b: NameRecord): number => (a.id < b.id ? -1 : 1)
      expect(stored.sort(byId)).toEqual([...records].sort(byId))
    })
  })

  test('may lie in memory that threads share', () => {
    check(fc.tuple(listOf(12), anyRecord), 50, ([records, query]) => {
      const bytes = matcher.buildIndex(records)
      const shared = new Uint8Array(new SharedArrayBuffer(bytes.length))
      shared.set(bytes)
      const read = matcher.read(query)
      expect(matcher.open(shared).search(read, 20)).toEqual(matcher.open(bytes).search(read, 20))
    })
  })
})

describe('an index is refused, with what to do,', () => {
  const HELP = /build it again/
  let bytes: Uint8Array
  beforeAll(() => {
    bytes = matcher.buildIndex([{ list: 'un-sc', id: '1', ...nameOnly('person', 'Ilsa Dorran') }])
  })

  test('when it is cut short anywhere', () => {
    check(fc.integer({ min: 0, max: bytes.length - 1 }), 300, (length) => {
      expect(() => matcher.open(bytes.slice(0, length))).toThrow(HELP)
    })
  })

  test('when it was built with other tables', () => {
    const other = new Matcher({ names: [['Ilsa', 'Ilse']], nicknames: [], legalForms: [] })
    expect(other.fingerprint).not.toBe(matcher.fingerprint)
    expect(() => other.open(bytes)).toThrow(HELP)
    expect(() => other.updateIndex(bytes, { put: [], removed: [] })).toThrow(HELP)
  })

  test('when it has another format', () => {
    const text = Buffer.from(bytes).toString('latin1')
    const older = text.replace(/"format":\d/, '"format":4')
    expect(older).not.toBe(text)
    expect(() => matcher.open(Uint8Array.from(Buffer.from(older, 'latin1')))).toThrow(HELP)
  })

  test('when it is another file', () => {
    check(fc.uint8Array({ maxLength: 2_000 }), 300, (other) => {
      expect(() => matcher.open(other)).toThrow(HELP)
    })
    expect(() => matcher.open(new TextEncoder().encode('id,name\n'.repeat(200)))).toThrow(HELP)
  })
})

describe('an answer', () => {
  const asked = fc.tuple(listOf(20), anyRecord)

  test('is the same for records in any order', () => {
    const orders = asked.chain(([records, query]) =>
      fc.tuple(fc.constant(records), shuffled(records), fc.constant(query)),
    )
    check(orders, 200, ([records, other, query]) => {
      const read = matcher.read(query)
      expect(openOf(other).search(read, 7)).toEqual(openOf(records).search(read, 7))
    })
  })

  test('is the same for names in any order, of the query and of the records', () => {
    const turned = (record: NameRecord): NameRecord => ({ ...record, names: record.names.toReversed() })
    check(asked, 200, ([records, query]) => {
      const before = openOf(records).search(matcher.read(query), 20)
      const after = openOf(records.map(turned)).search(
        matcher.read({ ...query, names: query.names.toReversed() }),
        20,
      )
      expect(answers(after)).toEqual(answers(before))
    })
  })

  // why not below: of a record without any alert only the names that hold most of the query's words are compared
  test('has the scores of comparing the records themselves, exactly from the alert threshold and never more', () => {
    check(asked, 300, ([records, query]) => {
      const read = matcher.read(query)
      for (const { record, score, probability } of openOf(records).search(read, 20)) {
        const compared = matcher.compare(read, matcher.read(record))
        expect(score).toBeLessThanOrEqual(compared.score)
        if (compared.score >= ALERT)
          expect({ id: record.id, score, probability }).toEqual({
            id: record.id,
            score: compared.score,
            probability: compared.probability,
          })
      }
    })
  })

  test('is not changed by one more record that has nothing to do with it', () => {
    const unrelated: NameRecord = { list: 'zz', id: 'zz', ...nameOnly('unknown', 'Quxovrith Blemzantu') }
    check(asked, 200, ([records, query]) => {
      const read = matcher.read(query)
      const after = openOf([...records, unrelated]).search(read, 21)
      expect(answers(after.filter(({ record }) => record.id !== 'zz'))).toEqual(
        answers(openOf(records).search(read, 20)),
      )
    })
  })

  test('is sorted by score, probability, exactness, list and id, and no longer than asked for', () => {
    check(fc.tuple(asked, fc.integer({ min: 1, max: 8 })), 200, ([[records, query], limit]) => {
      const found = openOf(records).search(matcher.read(query), limit)
      expect(found.length).toBeLessThanOrEqual(limit)
      const before = (a: ListMatch, b: ListMatch): boolean =>
        a.score !== b.score
          ? a.score > b.score
          : a.probability !== b.probability
            ? a.probability > b.probability
            : a.exactness !== b.exactness
              ? a.exactness > b.exactness
              : a.record.list !== b.record.list
                ? a.record.list < b.record.list
                : a.record.id < b.record.id
      found.forEach((match, k) => {
        const next = found[k + 1]
        if (next !== undefined) expect(before(match, next)).toBe(true)
      })
    })
  })
})
