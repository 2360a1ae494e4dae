// Countries by ISO 3166-1: their codes, the English names and adjectives in use, and how official lists write them.
import { countryKey, countryKeys } from './country-keys.ts'
import { COUNTRIES, FORMER_STATES } from './tables/countries.ts'

export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly code: string
  /** ISO 3166-1 alpha-3, upper case. */
  readonly alpha3: string
  /** The short English name first, then official, further and former ones. */
  readonly names: readonly string[]
  readonly adjectives: readonly string[]
  /** Names as only lists and registers write them: inverted, with remarks, or of a part. */
  readonly spellings: readonly string[]
  /** What registers write as a nationality beside the adjectives; one word may mean several countries. */
  readonly nationalities: readonly string[]
}

/** The countries of today, by code. */
export const countries: readonly Country[] = rowsOf(COUNTRIES)

/** States that are no more, under codes ISO has taken back: old records have them. */
export const formerStates: readonly Country[] = rowsOf(FORMER_STATES)

/** Two-letter codes in use beside ISO 3166-1, and the country they mean. */
export const CODES_BESIDE_ISO: ReadonlyMap<string, string> = new Map([
  ['EL', 'GR'],
  ['UK', 'GB'],
])

const CODES: ReadonlySet<string> = new Set(countries.map(({ code }) => code))

const CODE_OF_KEY: ReadonlyMap<string, string> = new Map(
  countries.flatMap(({ code, names, spellings }) =>
    [...names, ...spellings].flatMap(countryKeys).map((key) => [key, code] as const),
  ),
)

const CODES_OF_NATIONALITY: ReadonlyMap<string, readonly string[]> = countries
  .flatMap(({ code, adjectives, nationalities }) =>
    [...adjectives, ...nationalities].map((word) => [word.toLowerCase(), code] as const),
  )
  .reduce(
    (table, [word, code]) => table.set(word, [...(table.get(word) ?? []), code]),
    new Map<string, readonly string[]>(),
  )

/** Whether it is the code of a country of today; upper case. */
export const isCountryCode = (code: string): boolean => CODES.has(code)

/**
 * The upper-case code of a country of today by its English name, however an official list writes it. Undefined for any
 * other text and for a state that fell apart (`USSR`): no code is better than a guess.
 */
export const countryCode = (name: string): string | undefined => CODE_OF_KEY.get(countryKey(name))

/** Upper-case codes of the countries an English adjective or nationality means, in any letter case. */
export const nationalityOf = (word: string): readonly string[] =>
  CODES_OF_NATIONALITY.get(word.toLowerCase()) ?? []

function rowsOf(table: string): readonly Country[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', alpha3 = '', ...lists] = line.split('|').map((column) => column.trim())
      const [names = [], adjectives = [], spellings = [], nationalities = []] = lists.map((list) =>
        list === '' ? [] : list.split('; '),
      )
      return { code, alpha3, names, adjectives, spellings, nationalities }
    })
}
