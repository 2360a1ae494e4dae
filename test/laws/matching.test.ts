// The laws of comparison: symmetric, deaf to order, the full score for the same name, total over all texts, bounded work.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALERT, STRONG } from '../../src/names/calibrate/levels.ts'
import { align, MAX_TOKENS } from '../../src/names/compare/align.ts'
import { scoreNames } from '../../src/names/compare/score-name.ts'
import { scoreRecords } from '../../src/names/compare/score-record.ts'
import { similarity } from '../../src/names/compare/similarity.ts'
import { FACTS } from '../../src/names/compare/weights.ts'
import { type Match, Matcher } from '../../src/names/matcher/matcher.ts'
import type { ReadRecord } from '../../src/names/parse/read-record.ts'
import type { Token } from '../../src/names/token/token.ts'
import type { EntityType } from '../../src/names/parse/record.ts'
import { tries } from '../support/tries.ts'
import {
  anyRecord,
  relatedNames,
  comparedRecords,
  HOSTILE,
  nameOf,
  nameOnly,
  entityType,
  shuffled,
} from './record-arbitraries.ts'

const matcher = new Matcher()
const check = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number, law: (value: T) => void): void =>
  fc.assert(fc.property(arbitrary, law), { numRuns: tries(numRuns) })
const numbers = ({ score, probability, level }: Match) => ({ score, probability, level })
const TYPES: readonly EntityType[] = ['person', 'organisation', 'vessel', 'unknown']

/** A text that holds no word at all, such as an emoji, is nobody's name. */
const saysSomething = (record: ReadRecord): boolean =>
  record.names.some(({ readings }) => readings.some(({ tokens }) => tokens.length > 0))

describe('symmetry', () => {
  test.each(TYPES)(
    'two names of type %s have one score, probability and level, whichever is the query',
    (type) => {
      check(fc.tuple(nameOf(type), nameOf(type)), 1_000, ([x, y]) => {
        const a = matcher.read(nameOnly(type, x))
        const b = matcher.read(nameOnly(type, y))
        expect(numbers(matcher.compare(a, b))).toEqual(numbers(matcher.compare(b, a)))
      })
    },
  )

  test.each(['person', 'organisation', 'vessel'] as const)(
    'and two of type %s with words in common',
    (type) => {
      check(relatedNames(type), 2_000, ([x, y]) => {
        const a = matcher.read(nameOnly(type, x))
        const b = matcher.read(nameOnly(type, y))
        expect(numbers(matcher.compare(a, b))).toEqual(numbers(matcher.compare(b, a)))
      })
    },
  )

  test('and so have whole records, with their aliases and facts', () => {
    check(comparedRecords, 1_000, ([x, y]) => {
      const a = matcher.read(x)
      const b = matcher.read(y)
      expect(numbers(matcher.compare(a, b))).toEqual(numbers(matcher.compare(b, a)))
    })
  })

  test('two words are as alike one way as the other, by the same rule', () => {
    check(fc.tuple(entityType.chain(nameOf), entityType.chain(nameOf), entityType), 500, ([x, y, type]) => {
      const tokens = (text: string): readonly Token[] =>
        matcher
          .read(nameOnly(type, text))
          .names.flatMap(({ readings }) => readings.flatMap((reading) => reading.tokens))
      for (const a of tokens(x)) for (const b of tokens(y)) expect(similarity(a, b)).toEqual(similarity(b, a))
    })
  })
})

test('the order of names, dates, countries and identifiers in a record changes nothing', () => {
  const reordered = comparedRecords.chain(([x, y]) =>
    fc.tuple(
      fc.constant(x),
      fc.constant(y),
      shuffled(x.names),
      shuffled(x.birthDates),
      shuffled(x.countries),
      shuffled(x.identifiers),
    ),
  )
  check(reordered, 1_000, ([x, y, names, birthDates, countries, identifiers]) => {
    const other = matcher.read(y)
    const before = matcher.compare(matcher.read(x), other)
    const after = matcher.compare(matcher.read({ ...x, names, birthDates, countries, identifiers }), other)
    expect(numbers(after)).toEqual(numbers(before))
  })
})

describe('the same name', () => {
  test('scores in full', () => {
    check(
      entityType.chain((type) => fc.tuple(fc.constant(type), nameOf(type))),
      1_000,
      ([type, text]) => {
        const record = matcher.read(nameOnly(type, text))
        fc.pre(saysSomething(record))
        expect(matcher.compare(record, record)).toMatchObject({ score: 10_000, level: 'strong' })
      },
    )
  })

  test('scores at the published cap where both hold it as a weak alias only', () => {
    check(
      entityType.chain((type) => fc.tuple(fc.constant(type), nameOf(type))),
      500,
      ([type, text]) => {
        const record = matcher.read(nameOnly(type, text, 'weak'))
        // a former name inside the text is a good name of its own
        fc.pre(saysSomething(record) && record.names.length === 1)
        expect(matcher.compare(record, record).score).toBe(FACTS.weakAliasPercent * 100)
      },
    )
  })

  test('of whole records, with all their facts, is never below it', () => {
    check(anyRecord, 500, (record) => {
      const read = matcher.read(record)
      fc.pre(saysSomething(read) && record.names.some(({ kind }) => kind !== 'weak'))
      const good = matcher.read({ ...record, names: record.names.filter(({ kind }) => kind !== 'weak') })
      fc.pre(saysSomething(good))
      expect(matcher.compare(read, read).score).toBe(10_000)
    })
  })
})

describe('every comparison has an answer', () => {
  const whole = (match: Match): void => {
    for (const value of [match.score, match.probability]) {
      expect(Number.isInteger(value)).toBe(true)
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(10_000)
    }
    expect(match.level).toBe(match.score >= STRONG ? 'strong' : match.score >= ALERT ? 'alert' : 'none')
  }

  test('whole ten-thousandths and the level of the published thresholds, for any two records', () => {
    check(fc.tuple(anyRecord, anyRecord), 1_000, ([x, y]) =>
      whole(matcher.compare(matcher.read(x), matcher.read(y))),
    )
  })

  test.each(HOSTILE)('for a text of %s', (_, text) => {
    for (const type of TYPES) {
      const hostile = matcher.read(nameOnly(type, text))
      const plain = matcher.read(nameOnly(type, 'Ivan Petrov'))
      whole(matcher.compare(hostile, plain))
      expect(numbers(matcher.compare(plain, hostile))).toEqual(numbers(matcher.compare(hostile, plain)))
      const same = matcher.compare(hostile, hostile)
      whole(same)
      expect(same.score).toBe(saysSomething(hostile) ? 10_000 : 0)
    }
  })

  test('a side without any name or identifier scores 0', () => {
    const empty = matcher.read({
      type: 'unknown',
      names: [],
      birthDates: ['1951'],
      countries: ['ru'],
      identifiers: [],
    })
    check(anyRecord, 200, (record) => {
      expect(numbers(matcher.compare(empty, matcher.read({ ...record, identifiers: [] })))).toMatchObject({
        score: 0,
        level: 'none',
      })
    })
  })
})

describe('the work of a comparison is bounded', () => {
  const MAX_READINGS = 6

  test('words of one alignment that are measured', () => {
    check(fc.tuple(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 3_000 })), 50, ([n, m]) => {
      const [token] = matcher.read(nameOnly('organisation', 'Acme')).names[0]?.readings[0]?.tokens ?? []
      if (token === undefined) throw new Error('Acme has no word')
      const many = (count: number): Token[] =>
        Array.from({ length: count }, (_, k) => ({ ...token, text: `acme${k % 17}` }))
      let calls = 0
      align(many(n), many(m), (a, b) => (calls++, similarity(a, b)), true)
      expect(calls).toBeLessThanOrEqual(MAX_TOKENS * MAX_TOKENS)
    })
  })

  test.each(HOSTILE)('words measured for texts of %s', (_, text) => {
    for (const type of TYPES) {
      const record = matcher.read(nameOnly(type, text))
      for (const { readings } of record.names) expect(readings.length).toBeLessThanOrEqual(MAX_READINGS + 2)
      expect(record.names.length).toBeLessThanOrEqual(40)
      let calls = 0
      scoreRecords(record, record, (a, b) => scoreNames(a, b, (x, y) => (calls++, similarity(x, y))))
      const readings = record.names.reduce((sum, name) => sum + name.readings.length, 0)
      expect(calls).toBeLessThanOrEqual(readings * readings * MAX_TOKENS * MAX_TOKENS)
    }
  })
})
