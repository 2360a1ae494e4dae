// Which countries a nationality means, as people write it in a register: `Iraqi`, `Norwegian,British`, `Citizen of Seychelles`.
import { nationalityOf } from '../../reference/countries.ts'
import { countryInAnyLanguage } from '../../names/lexicon/country-code.ts'

const CITIZENSHIP = /^(?:citizen|national) of (?:the )?|\b(?:citizen|national)$/g

/** ISO 3166-1 alpha-2 in lower case, each once; empty for a text that means no country, such as `Stateless`. */
export function countriesOfNationality(written: string): readonly string[] {
  const whole = codesOf(written)
  const codes = whole.length > 0 ? whole : written.split(/[,;/&]|\band\b/i).flatMap(codesOf)
  return [...new Set(codes)]
}

function codesOf(text: string): readonly string[] {
  const word = text.trim().toLowerCase().replaceAll(CITIZENSHIP, '').replaceAll(/\s+/g, ' ').trim()
  const codes = nationalityOf(word).map((code) => code.toLowerCase())
  if (codes.length > 0 || word === '') return codes
  return [countryInAnyLanguage(word)].filter((code) => code !== undefined)
}
