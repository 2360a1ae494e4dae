// The amounts of money and time that a quote states.
import { remember } from '../../../base/remember.ts'
import { currencyAmong } from '../../../citations/claims/currencies/beside.ts'
import { type Numeral, numeralsIn } from '../../../citations/claims/numerals/numerals.ts'
import { fold } from '../../../citations/find/fold/fold.ts'
import type { FoldedText } from '../../../citations/find/fold/folded-text.ts'
import {
  followsRate,
  isBarePrice,
  isPhraseOfItsOwn,
  isYear,
  type PriceRate,
  rateOf,
  textAfter,
} from './bare-prices.ts'
import type { FoldedQuote } from './fold-quote.ts'
import type { Period, TimeUnit } from './languages/language-table.ts'
import type { TextSpan } from './phrases.ts'
import { spelledNumbers } from './spelled-numbers.ts'
import type { TableFinders } from './table-finders.ts'

/** Of currencies that share a sign or a word, the first one is meant, unless the language prefers its own. */
const CURRENCIES =
  'USD EUR GBP JPY CNY INR RUB TRY SAR AED EGP PLN BRL KRW CHF MXN CAD AUD UAH SEK NOK DKK CZK HUF ZAR'.split(
    ' ',
  )
const OWN: Readonly<Record<string, readonly string[]>> = {
  zh: ['CNY'],
  ja: ['JPY'],
  ar: ['SAR', 'AED', 'EGP'],
  hi: ['INR'],
  tr: ['TRY'],
  pt: ['BRL'],
  ko: ['KRW'],
  pl: ['PLN'],
  ru: ['RUB'],
}
/** Everyday words that the table of pages does not know. */
const SLANG: readonly (readonly [currency: string, words: RegExp])[] = [
  ['EUR', /^(?:balles|pavos|eurillos|öcken|ocken|boules|eurini|piepen)$/],
  ['BRL', /^(?:contos?|pila|paus|mangos)$/],
  ['GBP', /^(?:squid|sterling)$/],
  ['PLN', /^(?:zeta|złociszy|zlociszy|stówek)$/],
  ['TRY', /^(?:lirayi|papel|kağıt)$/],
]
/** "1.500,-" has no cents. */
const CENTLESS = /^,\s?[-–—](?!\d)/u
/** Colloquial magnitudes behind digits. */
const MAGNITUDES: readonly (readonly [factor: number, word: RegExp])[] = [
  [1_000, /^[\s-]?(?:grand|riesen|mille|tsd|tysiak\p{L}*|kafl\p{L}*|тыщ\p{L}*|косар\p{L}*|к)(?!\p{L})/u],
  [1_000_000, /^[\s-]?(?:mio|mln)(?!\p{L})/u],
]
/** Hundredths of a unit, with the currency that the word settles. */
const HUNDREDTHS: readonly (readonly [currency: string | null, word: RegExp])[] = [
  ['GBP', /^\s?(?:p|pence)(?![\p{L}/])/u],
  ['PLN', /^\s?grosz\p{L}*/u],
  ['RUB', /^\s?копе\p{L}*/u],
  ['TRY', /^\s?kuruş/u],
  [null, /^\s?(?:cents|¢|céntimos|centimes|centavos|centesimi)(?!\p{L})/u],
]
/** In French it is a hundred. */
const CENT = /^\s?cent(?!\p{L})/u

export interface StatedMoney extends TextSpan, PriceRate {
  readonly value: number
  readonly currency: string | null
}

export interface StatedTime extends TextSpan {
  readonly value: number
  readonly unit: TimeUnit
  readonly per: Period | null
}

const TENTHS: Readonly<Record<string, number>> = { 万: 1_000, 千: 100, 百: 10 }

/** Of "1.200" the thousands are meant, and of "一万二" two thousand more than ten. */
function valueOf({ values, first, end }: Numeral, text: FoldedText): number | undefined {
  if (values.length === 0) return undefined
  const value = Math.max(...values)
  const scale = /([万千百])[一二三四五六七八九]$/u.exec(text.passage(first, end))?.[1]
  const digit = value % 10
  return scale === undefined ? value : value - digit + digit * (TENTHS[scale] ?? 1)
}

/** Single letters for a currency behind an amount. */
const SHORT: Readonly<Record<string, string>> = { 欧: 'EUR', 刀: 'USD', 镑: 'GBP', 块: 'CNY', 元: 'CNY' }
/** "More than" or "about", between a number of Chinese and its currency. */
const MORE = /^[多余几来]/u

function currencyOf(text: FoldedText, numeral: Numeral, code: string): string | undefined {
  const short =
    SHORT[
      text.original
        .slice(text.to(numeral.end - 1))
        .trim()
        .replace(MORE, '')
        .charAt(0)
    ]
  if (short !== undefined) return short
  return currencyAmong([...(OWN[code] ?? []), ...CURRENCIES], text, numeral)
}

function slangAfter(text: FoldedText, { end }: Numeral): string | undefined {
  if (end >= text.tokenCount) return undefined
  const word = text.passage(end, end + 1).toLowerCase()
  return SLANG.find(([, words]) => words.test(word))?.[0]
}

/** The currency behind one more word: "40 Tsd. Euro". */
function behindWord(text: FoldedText, numeral: Numeral, code: string): string | undefined {
  return numeral.end < text.tokenCount
    ? currencyOf(text, { ...numeral, end: numeral.end + 1 }, code)
    : undefined
}

const OF = /^\s(?:de|di)\s/u
const ELIDED = /^\sd['’](euro|dollar)/u

/** "Meio milhão de reais", "un million d'euros". */
function currencyBehindOf(text: FoldedText, numeral: Numeral, code: string): string | undefined {
  const rest = text.original.slice(text.to(numeral.end - 1))
  if (OF.test(rest)) return behindWord(text, numeral, code)
  const elided = ELIDED.exec(rest)?.[1]
  if (elided === undefined) return undefined
  return elided === 'euro' ? 'EUR' : 'USD'
}

function hundredthOf(behind: string, code: string): string | null | undefined {
  if (code !== 'fr' && CENT.test(behind)) return null
  return HUNDREDTHS.find(([, word]) => word.test(behind))?.[0]
}

/** "Mil" is a thousand in other languages. */
const ENGLISH_MILLION = /mil$/iu

const readNumerals = remember((original) => {
  const text = fold(original)
  return { text, numerals: numeralsIn(text, { steps: 0 }) }
})

/** The numerals of the text; a number in words that is longer than a numeral replaces it. */
function numbersIn(
  text: FoldedText,
  numerals: readonly Numeral[],
  quote: FoldedQuote,
  code: string,
): readonly Numeral[] {
  const spelled = spelledNumbers(quote.text, code).flatMap(({ start, end, value }): readonly Numeral[] => {
    const tokens = Array.from({ length: text.tokenCount }, (_, token) => token).filter(
      (token) => text.from(token) < quote.originOf(end) && text.to(token) > quote.originOf(start),
    )
    const [first] = tokens
    const last = tokens.at(-1)
    return first === undefined || last === undefined
      ? []
      : [{ first, end: last + 1, values: [value], isLabel: false }]
  })
  const overlap = (a: Numeral, b: Numeral): boolean => a.first < b.end && b.first < a.end
  const length = ({ first, end }: Numeral): number => end - first
  // why: "one" is the article of many languages
  const longer = spelled.filter(
    (each) =>
      (each.values[0] ?? 0) > 1 &&
      !numerals.some((numeral) => overlap(numeral, each) && length(numeral) >= length(each)),
  )
  return [
    ...numerals.filter((numeral) => !longer.some((each) => overlap(numeral, each))),
    ...longer,
  ].toSorted((a, b) => a.first - b.first)
}

/** "A locum at 400 a day". */
const AT = /(?<!\p{L})(?:at|for|zu|für|à|pour|por|a|per|voor|za|za|по|за)\s$/iu
/** Numerals of one language that are common words of others. */
const HOMONYMS: Readonly<Record<string, string>> = { bin: 'tr', mil: 'es pt' }

function isOfOtherLanguage(words: string, code: string): boolean {
  const languages = HOMONYMS[words.toLowerCase()]
  return languages !== undefined && !languages.split(' ').includes(code)
}

/** Offsets are those of the original. `isCost` says whether a number without a currency may be a price. */
export function moneyIn(
  original: string,
  quote: FoldedQuote,
  finders: TableFinders,
  isCost: boolean,
): readonly StatedMoney[] {
  const { text, numerals } = readNumerals(original)
  const { code } = finders.table
  const money: StatedMoney[] = []
  for (const numeral of numbersIn(text, numerals, quote, code)) {
    const value = valueOf(numeral, text)
    if (value === undefined || value === 0 || (numeral.isLabel && isYear(value))) continue
    const span = { start: text.from(numeral.first), end: text.to(numeral.end - 1) }
    const currency =
      currencyOf(text, numeral, code) ?? slangAfter(text, numeral) ?? currencyBehindOf(text, numeral, code)
    if (currency !== undefined) {
      const whole = withSigns(original, span)
      const isMillion = code === 'en' && ENGLISH_MILLION.test(original.slice(span.start, span.end))
      money.push({
        ...whole,
        value: isMillion ? value * 1_000 : value,
        currency,
        ...rateOf(quote, finders, whole.end),
      })
    } else {
      const behind = original.slice(span.end, span.end + 40).toLowerCase()
      const bare = { ...span, currency: null, ...rateOf(quote, finders, span.end) }
      const isRatedBefore = followsRate(quote, finders, span)
      const magnitude = MAGNITUDES.find(([, word]) => word.test(behind))?.[0]
      const hundredth = hundredthOf(behind, code)
      const won =
        code === 'ko' && (original.slice(span.start, span.end).includes('원') || /^\s?원/u.test(behind))
      if (CENTLESS.test(behind)) money.push({ ...bare, value })
      else if (won) money.push({ ...bare, value, currency: 'KRW' })
      else if (magnitude !== undefined)
        money.push({ ...bare, value: value * magnitude, currency: behindWord(text, numeral, code) ?? null })
      else if (hundredth !== undefined) money.push({ ...bare, value: value / 100, currency: hundredth })
      else if (
        (isCost ||
          (bare.isRate && AT.test(original.slice(0, span.start))) ||
          isPhraseOfItsOwn(original, quote, finders, span)) &&
        !isOfOtherLanguage(original.slice(span.start, span.end), code) &&
        !numeral.isLabel &&
        (value >= 10 || (bare.isRate && !Number.isInteger(value))) &&
        isBarePrice(
          original,
          quote,
          finders,
          { ...span, value },
          {
            isRated: bare.isRate || isRatedBefore,
            isRatedBefore: !bare.isRate && isRatedBefore,
          },
        )
      )
        money.push({ ...bare, value })
    }
  }
  return money
}

/** A sign or code that is glued to the number belongs to its span. */
function withSigns(original: string, { start, end }: TextSpan): TextSpan {
  const before =
    /(?:[A-Z]{1,3}\s?)?\p{Sc}\s?$/u.exec(original.slice(Math.max(0, start - 6), start))?.[0].length ?? 0
  const behind = /^\s?\p{Sc}/u.exec(original.slice(end, end + 3))?.[0].length ?? 0
  return { start: start - before, end: end + behind }
}

/** The time that the problem takes. Days and longer are mostly dates, so they need `isLoss`. */
export function timeIn(
  original: string,
  quote: FoldedQuote,
  finders: TableFinders,
  isLoss: boolean,
): StatedTime | undefined {
  const { text, numerals } = readNumerals(original)
  const found: (TextSpan & { readonly value: number; readonly unit: TimeUnit })[] = []
  for (const [value, unit, finder] of finders.times)
    for (const hit of finder(quote.text))
      found.push({ start: quote.originOf(hit.start), end: quote.originOf(hit.end), value, unit })
  for (const numeral of numerals) {
    const value = valueOf(numeral, text)
    const from = text.from(numeral.first)
    const to = text.to(numeral.end - 1)
    if (value === undefined || value === 0 || found.some(({ start, end }) => from < end && start < to))
      continue
    const rest = textAfter(quote, to).slice(0, 24)
    for (const [unit, finder] of finders.units) {
      const hit = finder(rest).find(({ start }) => /^[\s-]*(?:\p{L}{2,8}\s)?$/u.test(rest.slice(0, start)))
      if (hit === undefined) continue
      found.push({ start: from, end: to + hit.end, value, unit })
      break
    }
  }
  const periods = finders.each.flatMap(([period, finder]) =>
    finder(quote.text).map((hit) => ({ period, at: quote.originOf(hit.start) })),
  )
  const wanted = found.filter(
    ({ unit }) => unit === 'minutes' || unit === 'hours' || (isLoss && (unit === 'days' || unit === 'weeks')),
  )
  const best = wanted.toSorted((a, b) => a.start - b.start)[0]
  if (best === undefined) return undefined
  const nearest = periods.toSorted((a, b) => Math.abs(a.at - best.end) - Math.abs(b.at - best.end))[0]
  return { ...best, per: nearest?.period ?? null }
}
