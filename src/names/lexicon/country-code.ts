// The alpha-2 code of a country as people write it: a code of two or three letters, or a name in any language.
import { remember } from '../../base/remember.ts'
import { phraseKey } from '../token/words.ts'
import { formsOf, tableRows } from './table.ts'
import { COUNTRIES } from './tables/countries.ts'

/** Two-letter codes in use beside ISO 3166-1, and what they stand for there. */
const OTHER_CODES: Readonly<Record<string, string>> = { uk: 'gb', el: 'gr' }

/** Reads countries by a table of lines `code | alpha3 | name; name`. */
export function countryReader(table: string): (text: string) => string | undefined {
  const codes = new Map<string, string>()
  for (const [code = '', alpha3 = '', names = ''] of tableRows(table)) {
    if (!/^[a-z]{2}$/.test(code)) continue
    for (const spelling of [code, alpha3, ...formsOf(names)]) {
      const key = phraseKey(spelling)
      if (key !== '' && !codes.has(key)) codes.set(key, code)
    }
  }
  return (text) => {
    const written = text.trim().toLowerCase()
    // why any two letters: the lists hold codes ISO has taken back, and two equal codes agree whatever they mean
    if (/^[a-z]{2}$/.test(written)) return OTHER_CODES[written] ?? written
    const division = /^([a-z]{2})-[a-z0-9]{1,3}$/.exec(written)?.[1]
    return division ?? codes.get(phraseKey(written))
  }
}

const builtIn = remember(() => countryReader(COUNTRIES))

/** ISO 3166-1 alpha-2 code in lower case of a code, a code with its division (`us-ca`) or a name. */
export const countryCode = (text: string): string | undefined => builtIn('')(text)
