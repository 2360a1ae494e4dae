// Which words of a name say a country: the English names and adjectives of the one table of countries, with its three
// letters, and those the lexicon adds in other languages.
import { countries, formerStates } from '../../reference/countries.ts'
import { formsOf, tableRows } from './table.ts'
import { COUNTRY_WORDS } from './tables/countries.ts'

export interface CountryWords {
  /** ISO 3166-1 alpha-2 in lower case; `eu` for the European Union. */
  readonly code: string
  readonly words: readonly string[]
}

/** Every country, today's before those that are no more, and what is written like one. */
export const countryWords: readonly CountryWords[] = gathered()

function gathered(): readonly CountryWords[] {
  const further = new Map(tableRows(COUNTRY_WORDS).map(([code = '', words = '']) => [code, formsOf(words)]))
  const known = [...countries, ...formerStates].map(({ code, alpha3, names, adjectives }) => {
    const lower = code.toLowerCase()
    return { code: lower, words: [alpha3, ...names, ...adjectives, ...(further.get(lower) ?? [])] }
  })
  const codes = new Set(known.map(({ code }) => code))
  const unions = [...further].filter(([code]) => !codes.has(code)).map(([code, words]) => ({ code, words }))
  return [...known, ...unions]
}
