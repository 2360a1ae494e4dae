// The alpha-2 code of a country as people write it: a code of two or three letters, or a name in any language.
import { CODES_BESIDE_ISO, countryCode } from '../../reference/countries.ts'
import { remember } from '../../base/remember.ts'
import { phraseKey } from '../token/words.ts'
import { type CountryWords, countryWords } from './country-words.ts'

/** Reads countries by the words of each; the English of official lists it knows without them. */
export function countryReader(countries: readonly CountryWords[]): (text: string) => string | undefined {
  const codes = new Map<string, string>()
  for (const { code, words } of countries) {
    for (const spelling of [code, ...words]) {
      const key = phraseKey(spelling)
      if (key !== '' && !codes.has(key)) codes.set(key, code)
    }
  }
  return (text) => {
    const written = text.trim().toLowerCase()
    // why any two letters: the lists hold codes ISO has taken back, and two equal codes agree whatever they mean
    if (/^[a-z]{2}$/.test(written))
      return (CODES_BESIDE_ISO.get(written.toUpperCase()) ?? written).toLowerCase()
    const division = /^([a-z]{2})-[a-z0-9]{1,3}$/.exec(written)?.[1]
    return division ?? codes.get(phraseKey(written)) ?? countryCode(written)?.toLowerCase()
  }
}

const builtIn = remember(() => countryReader(countryWords))

/** ISO 3166-1 alpha-2 code in lower case of a code, a code with its division (`us-ca`) or a name in any language. */
export const countryInAnyLanguage = (text: string): string | undefined => builtIn('')(text)
