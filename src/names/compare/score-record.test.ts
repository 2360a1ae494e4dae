// Every fact beside the name, each on records where it alone moves the score.
import { describe, expect, test } from 'vitest'
import { Matcher } from '../matcher/matcher.ts'
import type { RecordToRead } from '../parse/read-record.ts'
import { levelOf } from '../calibrate/levels.ts'
import type { EntityType, Identifier } from '../parse/record.ts'
import { recordNamed } from '../testing/named.ts'
import { type FactRule, scoreRecords } from './score-record.ts'
import { FACTS } from './weights.ts'

const matcher = new Matcher()
const score = (a: RecordToRead, b: RecordToRead) => scoreRecords(matcher.read(a), matcher.read(b))
const LEI = '5493001KJTIIGC8Y1R12'
type Case = readonly [EntityType, string, Partial<RecordToRead>, string, Partial<RecordToRead>]
const weak = (text: string): Partial<RecordToRead> => ({ names: [{ text, kind: 'weak' }] })

const CASES: Readonly<Record<FactRule, Case>> = {
  'weak-alias': ['person', 'Ilsa Dorran', {}, 'Ilsa Dorran', weak('Ilsa Dorran')],
  'birth-date-agrees': [
    'person',
    'Ilsa Dorran',
    { birthDates: ['1951'] },
    'Ilsa Dorren',
    { birthDates: ['1951-02-03'] },
  ],
  'birth-date-differs': [
    'person',
    'Ilsa Dorran',
    { birthDates: ['1951-02-03'] },
    'Ilsa Dorran',
    { birthDates: ['1951-03-02'] },
  ],
  'birth-year-differs': [
    'person',
    'Ilsa Dorran',
    { birthDates: ['1951-02-03'] },
    'Ilsa Dorran',
    { birthDates: ['1980-05-06'] },
  ],
  'country-agrees': [
    'person',
    'Ilsa Dorran',
    { countries: ['ru', 'ir'] },
    'Ilsa Dorren',
    { countries: ['ir'] },
  ],
  'country-differs': ['person', 'Ilsa Dorran', { countries: ['ru'] }, 'Ilsa Dorran', { countries: ['ir'] }],
  'gender-differs': ['person', 'Ilsa Dorran', { gender: 'female' }, 'Ilsa Dorran', { gender: 'male' }],
  'parts-swapped': [
    'person',
    'Ali Hassan',
    { given: ['Ali'], family: ['Hassan'] },
    'Ali Hassan',
    { given: ['Hassan'], family: ['Ali'] },
  ],
  'identifier-agrees': [
    'organisation',
    'Acme Works',
    { identifiers: [{ kind: 'lei', value: LEI }] },
    'Beta Trading',
    { identifiers: [{ kind: 'lei', value: LEI.toLowerCase() }] },
  ],
  'identifier-differs': [
    'organisation',
    'Acme Works',
    { identifiers: [{ kind: 'lei', value: LEI }] },
    'Acme Works',
    { identifiers: [{ kind: 'lei', value: '529900T8BM49AURSDO55' }] },
  ],
}

describe.each(Object.entries(CASES))('%s', (rule, [type, x, withX, y, withY]) => {
  const a = recordNamed(type, x, withX)
  const b = recordNamed(type, y, withY)
  const told = score(a, b)

  test('alone moves the score, in its direction, and says why', () => {
    expect(told.facts.map((fact) => fact.rule)).toEqual([rule])
    const [fact] = told.facts
    expect(fact?.effect).not.toBe(0)
    expect((fact?.effect ?? 0) > 0).toBe(rule.endsWith('agrees'))
    expect(fact?.detail).not.toBe('')
    expect(told.score).toBe((told.name?.score ?? 0) + (fact?.effect ?? 0))
  })

  test('and moves it the same from the other side', () => {
    expect(score(b, a).score).toBe(told.score)
  })
})

test('an identifier only one entity has lifts to its score, whatever the names say', () => {
  const [type, x, withX, y, withY] = CASES['identifier-agrees']
  expect(score(recordNamed(type, x, withX), recordNamed(type, y, withY)).score).toBe(FACTS.uniqueIdentifier)
  expect(score(recordNamed(type, '', { ...withX, names: [] }), recordNamed(type, y, withY)).score).toBe(
    FACTS.uniqueIdentifier,
  )
})

test('a fact of identifiers has their scheme and values beside the words for people', () => {
  const factsOf = (rule: 'identifier-agrees' | 'identifier-differs') => {
    const [type, x, withX, y, withY] = CASES[rule]
    return score(recordNamed(type, x, withX), recordNamed(type, y, withY)).facts
  }
  const [ours, theirs] = [LEI, '529900T8BM49AURSDO55'].map((lei) => lei.toLowerCase())
  expect(factsOf('identifier-agrees')).toMatchObject([
    { detail: `lei ${ours}`, parameters: { scheme: 'lei', values: [ours] } },
  ])
  expect(factsOf('identifier-differs')).toMatchObject([
    { detail: `lei ${ours} and ${theirs}`, parameters: { scheme: 'lei', values: [ours, theirs] } },
  ])
})

test('the surest identifier that agrees decides, in whatever order they are listed', () => {
  const both = [
    { kind: 'registration', value: 'R123456' },
    { kind: 'lei', value: LEI },
  ]
  const a = recordNamed('organisation', 'Acme Works', { identifiers: both })
  const b = recordNamed('organisation', 'Beta Trading', { identifiers: both.toReversed() })
  expect(score(a, b).score).toBe(FACTS.uniqueIdentifier)
  expect(score(b, a).score).toBe(FACTS.uniqueIdentifier)
})

test('an identifier does not differ from itself, however short it is', () => {
  const record = recordNamed('organisation', 'Acme Works', {
    identifiers: [{ kind: 'registration', value: '4711' }],
  })
  expect(score(record, record).score).toBe(10_000)
})

test('where one of several identifiers of a kind agrees, none differs', () => {
  const a = recordNamed('vessel', 'Amber Petrel', { identifiers: [{ kind: 'imo', value: 'IMO 9187629' }] })
  const b = recordNamed('vessel', 'Amber Petrel', {
    identifiers: [
      { kind: 'imo', value: '9074729' },
      { kind: 'imo', value: '9187629' },
    ],
  })
  expect(score(a, b)).toMatchObject({ score: 10_000, facts: [] })
})

test('the best pair of names counts, in whatever order they stand', () => {
  const names = [
    { text: 'Bertrand Quill', kind: 'primary' },
    { text: 'Ilsa Dorran', kind: 'alias' },
  ] as const
  const a = recordNamed('person', 'Ilsa Dorran')
  for (const order of [names, names.toReversed()])
    expect(score(a, recordNamed('person', '', { names: order }))).toMatchObject({
      score: 10_000,
      matched: { text: 'Ilsa Dorran', kind: 'alias' },
    })
})

test('names of one score are decided by what their words tell', () => {
  const names = [
    { text: 'Ivan', kind: 'alias' },
    { text: 'Ilsa Marten Dorran', kind: 'primary' },
  ] as const
  for (const order of [names, names.toReversed()])
    expect(
      score(recordNamed('person', '', { names: order }), recordNamed('person', '', { names })).matched?.text,
    ).toBe('Ilsa Marten Dorran')
})

test('another type is nobody at all, an unknown one is compared', () => {
  expect(score(recordNamed('person', 'Amber Petrel'), recordNamed('vessel', 'Amber Petrel'))).toMatchObject({
    score: 0,
    matched: undefined,
    name: undefined,
  })
  expect(score(recordNamed('unknown', 'Acme Works'), recordNamed('organisation', 'Acme Works')).score).toBe(
    10_000,
  )
})

test('facts lift nobody whose name is another', () => {
  const facts = { birthDates: ['1951-02-03'], countries: ['ir'] }
  expect(
    score(recordNamed('person', 'Ilsa Dorran', facts), recordNamed('person', 'Bertrand Quill', facts)),
  ).toMatchObject({ score: 0, facts: [] })
})

test('gains are shares of what is missing: no fact lifts a name above the full score', () => {
  const facts = { birthDates: ['1951-02-03'], countries: ['ir'] }
  expect(
    score(recordNamed('person', 'Ilsa Dorran', facts), recordNamed('person', 'Ilsa Dorran', facts)).score,
  ).toBe(10_000)
  const near = score(
    recordNamed('person', 'Ilsa Dorran', facts),
    recordNamed('person', 'Ilsa Dorren', facts),
  ).score
  expect(near).toBeLessThan(10_000)
})

describe('a number of a register', () => {
  const firm = (name: string, ...identifiers: readonly Identifier[]) =>
    recordNamed('organisation', name, { identifiers })
  const number = (value: string, country?: string): Identifier => ({
    kind: 'registration',
    value,
    ...(country !== undefined && { country }),
  })

  test('says nothing of the same or another number of another country', () => {
    const listed = firm('Acme Works', number('1404087', 'co'))
    expect(score(firm('Zebulon', number('1404087', 'fr')), listed).score).toBe(0)
    expect(score(firm('Acme Works', number('1404088', 'fr')), listed)).toMatchObject({
      score: 10_000,
      facts: [],
    })
    expect(score(firm('Zebulon', number('1404087', 'co')), listed).score).toBe(FACTS.sameIdentifier)
    expect(score(firm('Acme Works', number('1404088', 'co')), listed).score).toBe(FACTS.otherRegistration)
  })

  test('differs from none of another length: a country has more than one register', () => {
    const listed = firm('Acme Works', number('1027700132195', 'ru'))
    expect(score(firm('Acme Works', number('7710140679', 'ru')), listed).score).toBe(10_000)
  })

  test('is no more than an alert where nobody says whose it is, and never differs', () => {
    const unplaced = (value: string): Identifier => ({ kind: 'number', value })
    for (const asked of [unplaced('71014067'), number('71014067', 'gb')])
      expect(levelOf(score(firm('Zebulon', asked), firm('Acme Works', unplaced('71014067'))).score)).toBe(
        'alert',
      )
    expect(
      score(firm('Acme Works', unplaced('71014068')), firm('Acme Works', unplaced('71014067'))).score,
    ).toBe(10_000)
  })

  test('an LEI is one in the world, whatever country stands beside it', () => {
    const lei = (country: string): Identifier => ({ kind: 'lei', value: LEI, country })
    expect(score(firm('Zebulon', lei('fr')), firm('Acme Works', lei('co'))).score).toBe(
      FACTS.uniqueIdentifier,
    )
  })
})
