// The ways to write a currency: its code, its signs and its names in the languages that Assay reads, from Intl, and its
// everyday words.
import { fold } from '../../find/fold/fold.ts'
import { foldedWord, splitWords, wordList } from '../../find/words/words.ts'
import { CURRENCY_WORDS, DOUBTFUL_BEFORE } from '../tables/currency-words.ts'

const LANGUAGES = 'en de es fr pt it nl pl ru tr ar hi zh ja ko'.split(' ')
/** Amounts with different plural forms in these languages. */
const AMOUNTS = [1, 2, 5, 100, 1.5]
const DISPLAYS = ['symbol', 'narrowSymbol', 'name'] as const

export interface CurrencySpellings {
  /** Tokens of the longest name; a character of a script without spaces is one. */
  readonly longest: number
  /** Whether folded words without blanks between them name the currency. */
  has(words: string): boolean
  /** The same for words before the amount, where some mean something else. */
  isBefore(words: string): boolean
}

const CASE_ENDING = /(?<=\p{L})['’]\p{L}{1,4}$/u

const known = new Map<string, CurrencySpellings>()
const doubtful = wordList(splitWords(DOUBTFUL_BEFORE))
const everyCurrency = wordList(CURRENCY_WORDS.flatMap(([, words]) => splitWords(words)))
const codes = new Set(Intl.supportedValuesOf('currency'))

/** Whether a word in its original spelling is the code of a currency. */
export const isCurrencyCode = (word: string): boolean => codes.has(word)

/** Whether a folded word is an everyday word for some currency. */
export const isCurrencyWord = (word: string): boolean => everyCurrency.has(word)

/** Of any of the currencies, which are ISO 4217 codes. */
export function currencySpellings(...currencies: readonly string[]): CurrencySpellings {
  const key = currencies.join(' ').toUpperCase()
  const cached = known.get(key)
  if (cached !== undefined) return cached
  const wanted = new Set(key.split(' '))
  const written = [...wanted].flatMap((code) => (codes.has(code) ? intlNames(code) : [code]))
  const names = new Set(written.map(foldedWord))
  names.delete('')
  const words = CURRENCY_WORDS.filter(([named]) => named.split(' ').some((code) => wanted.has(code))).flatMap(
    ([, list]) => splitWords(list),
  )
  const everyday = wordList(words)
  const has = (folded: string): boolean => {
    // why: Turkish and Finnish put a case behind an apostrophe, as in "2.100 TL’ye"
    const word = folded.replace(CASE_ENDING, '')
    return [folded, word].some((each) => names.has(each) || everyday.has(each))
  }
  const spellings = {
    longest: Math.max(...[...written, ...words].map((each) => fold(each).tokenCount)),
    has,
    isBefore: (folded: string) => has(folded) && !doubtful.has(folded),
  }
  known.set(key, spellings)
  return spellings
}

function intlNames(currency: string): readonly string[] {
  const names = new Set([currency])
  for (const language of LANGUAGES)
    for (const currencyDisplay of DISPLAYS) {
      const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
      for (const amount of currencyDisplay === 'name' ? AMOUNTS : [1])
        for (const { type, value } of format.formatToParts(amount)) if (type === 'currency') names.add(value)
    }
  return [...names]
}
