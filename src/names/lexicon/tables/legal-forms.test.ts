// What the tables of legal forms, countries and places promise to whoever reads them line by line.
import { expect, test } from 'vitest'
import { formerStates, isCountryCode } from '../../../reference/countries.ts'
import { countryWords } from '../country-words.ts'
import { COUNTRY_WORDS, PLACES } from './countries.ts'
import { LEGAL_FORMS } from './legal-forms.ts'

const CLASSES: ReadonlySet<string> = new Set([
  'limited',
  'joint-stock',
  'corporation',
  'partnership',
  'cooperative',
  'foundation',
  'sole',
  'state',
  'branch-form',
  'trust',
  'free-zone',
])

/** The English translations a company of any country may use; every other form points to the law of somebody. */
const OF_ANY_COUNTRY: ReadonlySet<string> = new Set([
  'ltd',
  'private-limited',
  'co-ltd',
  'llc',
  'co-llc',
  'jsc',
  'ojsc',
  'cjsc',
  'co',
  'corp',
])

interface Form {
  readonly id: string
  readonly kind: string
  readonly countries: readonly string[]
  readonly spellings: readonly string[]
}

const forms: readonly Form[] = rows(LEGAL_FORMS).map(
  ([id = '', kind = '', countries = '', spellings = '']) => ({
    id,
    kind,
    countries: countries.split(' '),
    spellings: spellings.split('; '),
  }),
)
const codes: ReadonlySet<string> = new Set(countryWords.map(({ code }) => code))
// The first word is the three-letter code, which some names spell as well: `USA`.
const namesOfCountries = countryWords.map(({ code, words }) => ({ key: code, names: words.slice(1) }))
const namesOfPlaces = rows(PLACES).map(([names = '', code = '']) => ({ key: code, names: names.split('; ') }))

function rows(table: string): readonly (readonly string[])[] {
  return table
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split(' | '))
}

function folded(spelling: string): string {
  return spelling
    .toLowerCase()
    .replaceAll('.', '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
}

/** Spellings that a reader of the table, who folds case, dots and accents, would meet twice. */
function repeated(spellings: readonly string[]): readonly string[] {
  const met = new Set<string>()
  return spellings.filter((spelling) => {
    const key = folded(spelling)
    const again = met.has(key)
    met.add(key)
    return again
  })
}

function mixesAlphabets(spelling: string): boolean {
  const words = spelling.match(/[\p{L}\p{M}]+/gu) ?? []
  return words.some((word) => {
    const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]
    return alphabets.filter((alphabet) => alphabet.test(word)).length > 1
  })
}

test('every line of every table has exactly its columns, none of them empty or padded', () => {
  const tables: readonly (readonly [table: string, columns: number])[] = [
    [LEGAL_FORMS, 4],
    [COUNTRY_WORDS, 2],
    [PLACES, 2],
  ]
  for (const [table, columns] of tables)
    for (const row of rows(table)) {
      expect(row, row.join(' | ')).toHaveLength(columns)
      for (const cell of row.flatMap((column) => column.split('; ')))
        expect(cell, row.join(' | ')).toMatch(/^[^\s|;`](?:[^|;`\n]*[^\s|;`])?$/)
    }
})

test('a legal form has an id of its own and a class of the closed list', () => {
  expect(new Set(forms.map(({ id }) => id)).size).toBe(forms.length)
  for (const { id, kind } of forms) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(CLASSES.has(kind), `${id}: ${kind}`).toBe(true)
  }
})

test('a legal form points to known countries, or to any country if it is one of the English translations', () => {
  for (const { id, countries } of forms) {
    expect(new Set(countries).size, id).toBe(countries.length)
    if (OF_ANY_COUNTRY.has(id)) expect(countries, id).toEqual(['*'])
    else for (const code of countries) expect(codes.has(code), `${id}: ${code}`).toBe(true)
  }
})

test('a spelling is one legal form, whatever its case, dots and accents, and longer than a letter', () => {
  expect(repeated(forms.flatMap(({ spellings }) => spellings))).toEqual([])
  for (const { id, spellings } of forms)
    for (const spelling of spellings)
      expect(folded(spelling.normalize('NFKC')).length, `${id}: ${spelling}`).toBeGreaterThan(1)
})

test('the forms cover at least 90 jurisdictions, 280 forms and 1,200 spellings', () => {
  expect(new Set(forms.flatMap(({ countries }) => countries)).size).toBeGreaterThan(90)
  expect(forms.length).toBeGreaterThanOrEqual(280)
  expect(forms.flatMap(({ spellings }) => spellings).length).toBeGreaterThanOrEqual(1_200)
})

test('every row of words is that of a known country, or of the European Union', () => {
  const rowsOfWords = rows(COUNTRY_WORDS).map(([code = '']) => code)
  const former = new Set(formerStates.map(({ code }) => code.toLowerCase()))
  expect(new Set(rowsOfWords).size).toBe(rowsOfWords.length)
  expect(rowsOfWords.filter((code) => !isCountryCode(code.toUpperCase()) && !former.has(code))).toEqual([
    'eu',
  ])
})

test('a spelling of a country or a place points to one country, even if it is both', () => {
  expect(repeated(namesOfCountries.flatMap(({ names }) => names))).toEqual([])
  expect(repeated(namesOfPlaces.flatMap(({ names }) => names))).toEqual([])
  const countryOf = new Map(
    namesOfCountries.flatMap(({ key, names }) => names.map((name) => [folded(name), key])),
  )
  for (const { key, names } of namesOfPlaces) {
    expect(codes.has(key), names.join('; ')).toBe(true)
    for (const name of names) expect(countryOf.get(folded(name)) ?? key, name).toBe(key)
  }
})

test('no word mixes alphabets, so no look-alike letter hides in a spelling', () => {
  const all = [
    ...forms.map(({ spellings }) => spellings),
    ...[...namesOfCountries, ...namesOfPlaces].map(({ names }) => names),
  ]
  expect(all.flat().filter(mixesAlphabets)).toEqual([])
})
