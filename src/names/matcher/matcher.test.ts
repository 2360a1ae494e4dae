// Pairs that were once judged wrongly, whole: each with the level it must not reach, or must.
import { describe, expect, test } from 'vitest'
import { ALERT, STRONG } from '../calibrate/levels.ts'
import { Matcher } from './matcher.ts'
import type { EntityType, Identifier, NameRecord } from '../parse/record.ts'

const matcher = new Matcher()
const record = (type: EntityType, name: string, identifiers: readonly Identifier[] = []): NameRecord => ({
  list: 'test',
  id: name,
  type,
  names: [{ text: name, kind: 'primary' }],
  birthDates: [],
  countries: [],
  identifiers,
})
const scoreOf = (a: NameRecord, b: NameRecord): number =>
  matcher.compare(matcher.read(a), matcher.read(b)).score

describe('two parties are not one at level strong', () => {
  test.each<[EntityType, string, string]>([
    ['person', 'Ahmed bin Saleh Al Dosari', 'Saleh bin Ahmed Al Dosari'],
    ['organisation', 'AXA', 'Al-Aqsa'],
    ['organisation', 'Bosch', 'Boss'],
    ['organisation', 'Bank Leumi', 'Bank Melli'],
    ['organisation', 'Vitamin A Ltd', 'Vitamin E Ltd'],
    ['organisation', 'Series A Fund', 'Series B Fund'],
    ['organisation', 'North Korea Trading', 'South Korea Trading'],
    ['organisation', 'Slovakia Steel', 'Slovenia Steel'],
    ['organisation', 'JP Steel', 'Steel'],
  ])('%s: %s and %s', (type, a, b) => {
    expect(scoreOf(record(type, a), record(type, b))).toBeLessThan(STRONG)
  })
})

describe('one party is at least an alert', () => {
  test.each<[EntityType, string, string]>([
    ['person', 'Carlos Ramirez Duque', 'RAMIREZ DUQUE, Carlos'],
    ['person', 'Saif-ul-Din Khan', 'خان, سيف الدين'],
    ['person', 'Mao Tse-tung', '毛泽东'],
    ['organisation', 'ND Chemicals Mfg.', 'N.D. Chemicals Manufacturing'],
    ['organisation', 'People’s Liberation Army', 'PLA'],
    ['vessel', 'M/T Ardrevan Pearl', 'Ardrevan Pearl, Monrovia'],
  ])('%s: %s and %s', (type, a, b) => {
    expect(scoreOf(record(type, a), record(type, b))).toBeGreaterThanOrEqual(ALERT)
  })
})

test.each(['UNKNOWN', 'pending', '999999999', '12345'])(
  'the registration number %s does not make one firm of two',
  (value) => {
    const number = [{ kind: 'registration', value }]
    expect(
      scoreOf(
        record('organisation', 'Alpha Trading', number),
        record('organisation', 'Zebra Mining', number),
      ),
    ).toBeLessThan(ALERT)
  },
)

test('names of another type do not take the places of those that can be found', () => {
  const firms = Array.from({ length: 300 }, (_, k) => ({
    ...record('organisation', 'Victor Marlen'),
    id: `firm ${k}`,
  }))
  const screen = matcher.open(matcher.buildIndex([...firms, record('person', 'Victor Sergeyevich Marlin')]))
  const [found] = screen.search(matcher.read(record('person', 'Victor Marlen')), 5)
  expect(found?.record.id).toBe('Victor Sergeyevich Marlin')
})
