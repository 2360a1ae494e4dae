// Names that an index once lost: each is written so that one way of finding it is not enough.
import { expect, test } from 'vitest'
import { Matcher } from '../matcher/matcher.ts'
import type { EntityType, NameRecord } from '../parse/record.ts'

const matcher = new Matcher()
const record = (type: EntityType, name: string): NameRecord => ({
  list: 'test',
  id: name,
  type,
  names: [{ text: name, kind: 'primary' }],
  birthDates: [],
  countries: [],
  identifiers: [],
})

const GIVEN =
  'Ahmed Ali Hassan Ibrahim Khalid Mustafa Nasser Salim Tariq Yusuf Zaid Bilal Farid Hamid Jamal Karim'.split(
    ' ',
  )
const FAMILY =
  'Abadi Baghdadi Darwish Fahd Ghanem Haddad Issa Jaber Kanaan Latif Mansour Najjar Qasim Rashid Sabbagh'.split(
    ' ',
  )
/** Namesakes in number: a Mohamed among hundreds has to be told from the others before any is compared in full. */
const namesakes = GIVEN.flatMap((given) =>
  FAMILY.flatMap((family) => [
    record('person', `Mohamed ${given} ${family}`),
    record('organisation', `${given} ${family} General Trading Company`),
  ]),
)

test.each<[why: string, type: EntityType, query: string, listed: string]>([
  ['a slip in every word of a frequent name', 'person', 'MOHOMED OAR MOAHMED', 'Mohamed Omar Mohamed'],
  ['two words listed as one, with a slip', 'person', 'Raosuli, Mohammed Bagehr', 'Rasouli, Mohammadbagher'],
  ['one word listed as two, with a slip', 'organisation', 'Bioforestil S.A.', 'Bio Forestal S.A.'],
  ['one word that is also a name of its own', 'organisation', 'Smilewallet', 'Smile Wallet'],
  ['initials of some of the words', 'organisation', 'Bank Rossiskaya Finansovaya Korporatsiya', 'RFK-Bank'],
  ['initials of words and connecting ones', 'organisation', 'Islamic State in Somalia', 'ISIS'],
  ['initials with those of connecting words', 'organisation', 'JAD', 'Jamaat al Dawa'],
  ['initials that begin with a connecting word', 'organisation', 'AKM', 'Al-Kaniyat Militia'],
  ['words of which the first is a connecting one', 'organisation', 'Al-Kaniyat Militia', 'AKM'],
  ['vowels alone differ', 'person', 'Foz, Hasan', 'Foz, Hoson'],
])('found among namesakes: %s', (_, type, query, listed) => {
  const screen = matcher.open(
    matcher.buildIndex([...namesakes, record(type, listed), record(type, 'Smilewallet')]),
  )
  const found = screen.search(matcher.read(record(type, query)), 10)
  expect(found.map(({ record: { id } }) => id)).toContain(listed)
})

test.each<[type: EntityType, listed: string]>([
  ['organisation', 'D Company'],
  ['organisation', 'J & R S. de R.L. de C.V.'],
  ['person', 'Doctor M.R.O.'],
  ['person', 'El M'],
])('a name of initials alone is found: %s %s', (type, listed) => {
  const screen = matcher.open(matcher.buildIndex([...namesakes, record(type, listed)]))
  const [first] = screen.searchAlerts(matcher.read(record(type, listed)))
  expect(first).toMatchObject({ record: { id: listed }, score: 10_000 })
})

test('a person is not found by initials that a firm goes by', () => {
  const screen = matcher.open(matcher.buildIndex([record('unknown', 'Islamic Trade Services'), ...namesakes]))
  expect(
    screen.search(matcher.read(record('person', 'Its')), 10).map(({ record: { id } }) => id),
  ).not.toContain('Islamic Trade Services')
})

test('a name that a field cut finds every name that it may be the start of', () => {
  const institutes =
    'Basic Medicine,Radiation,Epidemiology,Hygiene,Toxicology,Pharmacology,Bioengineering,Transfusion,Genetics,Virology'
      .split(',')
      .map((of) => record('organisation', `Academy of Military Medical Sciences, Institute of ${of}`))
  const others = ['National', 'Central', 'Chinese', 'Iranian', 'Northern'].flatMap((place) =>
    ['Academy', 'Institute', 'College', 'University', 'Center'].flatMap((kind) =>
      ['Military', 'Medical', 'Naval', 'Aerospace', 'Nuclear'].map((field) =>
        record('organisation', `${place} ${kind} of ${field} Science and Technology`),
      ),
    ),
  )
  const screen = matcher.open(matcher.buildIndex([...institutes, ...others]))
  const query = matcher.read(record('organisation', 'Academy of Military Medical Science'))
  for (const found of [screen.searchAlerts(query), screen.searchAlerts(query, 5, 5_000)]) {
    const ids = new Set(found.map(({ record: { id } }) => id))
    expect(institutes.filter(({ id }) => !ids.has(id))).toEqual([])
  }
})
