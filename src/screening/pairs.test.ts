import { describe, expect, test } from 'vitest'
import { Matcher } from '../names/matcher/matcher.ts'
import { Screener } from './screener.ts'
import { comparePair, PairUnreadable, type PairSide, readPair, recordOf } from './pairs.ts'

const screener = new Screener(new Matcher())
const side = (schema: string, name: string | null, props: PairSide['props'] = {}): PairSide => ({
  name,
  schema,
  props,
})
const score = (query: PairSide | null, candidate: PairSide | null) =>
  comparePair(screener, { id: 'x', query, candidate })

describe('a side becomes a record', () => {
  test('with all its names, each of its kind, once', () => {
    const { names } = recordOf(
      side('Person', 'Ilsa Dorran', {
        name: ['Ilsa Dorran', 'I. Dorran'],
        alias: ['Elsa Doran'],
        weakAlias: ['The Heron'],
        previousName: ['Ilsa Marten'],
        firstName: ['Ilsa'],
      }),
    )
    expect(names).toEqual([
      { text: 'Ilsa Dorran', kind: 'primary' },
      { text: 'I. Dorran', kind: 'primary' },
      { text: 'Elsa Doran', kind: 'alias' },
      { text: 'Ilsa Marten', kind: 'former' },
      { text: 'The Heron', kind: 'weak' },
    ])
  })

  test('with its name parts, joined only where it has no name', () => {
    const props = { firstName: ['Ilsa'], middleName: ['Mary'], lastName: ['Dorran'], gender: ['F'] }
    expect(recordOf(side('Person', null, props))).toMatchObject({
      names: [{ text: 'Ilsa Mary Dorran', kind: 'primary' }],
      given: ['Ilsa'],
      family: ['Dorran'],
      gender: 'female',
    })
    expect(recordOf(side('Person', 'Someone Else', props)).names).toHaveLength(1)
  })

  test.each([
    ['Person', 'person'],
    ['Vessel', 'vessel'],
    ['Company', 'organisation'],
    ['PublicBody', 'organisation'],
    ['LegalEntity', 'organisation'],
    ['Spaceship', 'organisation'],
    ['', 'organisation'],
  ])('%s is read as %s', (schema, type) => expect(recordOf(side(schema, 'X')).type).toBe(type))

  test('with its countries as codes, its birth dates and its identifiers', () => {
    expect(
      recordOf(
        side('Person', 'X', {
          nationality: ['ES', 'es'],
          country: ['gb-sct'],
          citizenship: ['Nowhere at all'],
          birthDate: ['1951', '1951-02-03T00:00:00', 'unknown'],
          passportNumber: ['A123456'],
          registrationNumber: 'IMO 9000001',
          leiCode: [' 5493001KJTIIGC8Y1R12 '],
        }),
      ),
    ).toMatchObject({
      countries: ['gb', 'es'],
      birthDates: ['1951', '1951-02-03'],
      identifiers: [
        { kind: 'lei', value: '5493001KJTIIGC8Y1R12' },
        { kind: 'imo', value: '9000001' },
        { kind: 'passport', value: 'A123456' },
      ],
    })
  })
})

describe('two sides are compared', () => {
  test('the same name is strong, another one is none', () => {
    expect(score(side('Person', 'Ilsa Dorran'), side('Person', 'Ilsa Dorran'))).toMatchObject({
      id: 'x',
      score: 1,
      level: 'strong',
    })
    expect(score(side('Person', 'Ilsa Dorran'), side('Person', 'Bertrand Quill'))).toMatchObject({
      score: 0,
      level: 'none',
    })
  })

  test('an alias of one side meets a name of the other', () => {
    const query = side('Company', 'Quillfeather Trading', { alias: ['Amber Petrel Lines'] })
    expect(score(query, side('Company', 'Amber Petrel Lines')).level).toBe('strong')
  })

  test('a side without any name or identifier scores 0, and so does no side', () => {
    expect(score(side('Person', null), side('Person', 'Ilsa Dorran')).score).toBe(0)
    expect(score(side('Person', 'Ilsa Dorran'), null)).toMatchObject({ score: 0, level: 'none' })
  })

  test('an identifier finds what has no name', () => {
    const lei = { leiCode: ['5493001KJTIIGC8Y1R12'] }
    expect(score(side('Company', null, lei), side('Company', 'Quillfeather', lei)).level).toBe('strong')
  })
})

test.each([
  ['{"id": 1', 'not JSON'],
  ['[]', 'not a pair'],
  ['{"id": "a", "query": {"name": "x"}}', 'candidate'],
  ['{"query": null, "candidate": null}', 'id'],
  ['{"id": "a", "query": {"name": 3}, "candidate": null}', 'query.name'],
])('%s is refused', (line, says) => {
  expect(() => readPair(line)).toThrow(PairUnreadable)
  expect(() => readPair(line)).toThrow(says)
})
