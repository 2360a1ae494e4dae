// The amounts of money and time that a quote states.
import { remember } from '../../../base/remember.ts'
import { currencyBeside } from '../../../citations/claims/currencies/beside.ts'
import { currencySpellings } from '../../../citations/claims/currencies/spellings.ts'
import { type Numeral, numeralsIn } from '../../../citations/claims/numerals/numerals.ts'
import { fold } from '../../../citations/find/fold/fold.ts'
import type { FoldedText } from '../../../citations/find/fold/folded-text.ts'
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
const GRAND = /^(?:\s|-)?(?:grand|riesen|mille)(?![\p{L}])/u

export interface StatedMoney extends TextSpan {
  readonly value: number
  readonly currency: string | null
  /** The words behind it say for what unit or how often it is paid. */
  readonly isRate: boolean
  /** They name a unit of work, not a period: a loss is counted by the period too. */
  readonly isUnitPrice: boolean
}

export interface StatedTime extends TextSpan {
  readonly value: number
  readonly unit: TimeUnit
  readonly per: Period | null
}

/** Of "1.200" the thousands are meant. */
function valueOf({ values }: Numeral): number | undefined {
  return values.length === 0 ? undefined : Math.max(...values)
}

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1900 && value < 2100

/** Single letters for a currency behind an amount. */
const SHORT: Readonly<Record<string, string>> = { 欧: 'EUR', 刀: 'USD', 镑: 'GBP', 块: 'CNY' }

function currencyOf(text: FoldedText, numeral: Numeral, code: string): string | undefined {
  const short =
    SHORT[
      text.original
        .slice(text.to(numeral.end - 1))
        .trim()
        .charAt(0)
    ]
  if (short !== undefined) return short
  const order = [...(OWN[code] ?? []), ...CURRENCIES]
  return order.find((currency) => currencyBeside(text, numeral, currencySpellings(currency)) === 'same')
}

function slangAfter(text: FoldedText, { end }: Numeral): string | undefined {
  if (end >= text.tokenCount) return undefined
  const word = text.passage(end, end + 1).toLowerCase()
  return SLANG.find(([, words]) => words.test(word))?.[0]
}

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

/** Offsets are those of the original. `isCost` says whether a number without a currency may be a price. */
export function moneyIn(
  original: string,
  quote: FoldedQuote,
  finders: TableFinders,
  isCost: boolean,
): readonly StatedMoney[] {
  const { text, numerals } = readNumerals(original)
  const money: StatedMoney[] = []
  for (const numeral of numbersIn(text, numerals, quote, finders.table.code)) {
    const value = valueOf(numeral)
    if (value === undefined || value === 0 || (numeral.isLabel && isYear(value))) continue
    const span = { start: text.from(numeral.first), end: text.to(numeral.end - 1) }
    const currency = currencyOf(text, numeral, finders.table.code) ?? slangAfter(text, numeral)
    if (currency !== undefined) {
      const whole = withSigns(original, span)
      money.push({ ...whole, value, currency, ...rateOf(quote, finders, whole.end) })
    } else {
      const behind = original.slice(span.end, span.end + 40).toLowerCase()
      const bare = { ...span, currency: null, ...rateOf(quote, finders, span.end) }
      const won =
        finders.table.code === 'ko' &&
        (original.slice(span.start, span.end).includes('원') || /^\s?원/u.test(behind))
      if (won) money.push({ ...bare, value, currency: 'KRW' })
      else if (GRAND.test(behind)) money.push({ ...bare, value: value * 1000 })
      else if (
        isCost &&
        !numeral.isLabel &&
        (value >= 10 || (bare.isRate && !Number.isInteger(value))) &&
        isBarePrice(original, quote, finders, span, bare.isRate || followsRate(quote, finders, span))
      )
        money.push({ ...bare, value })
    }
  }
  return money
}

/** Letters that multiply the digits before them. */
const MAGNITUDE =
  /\d\s?(?:k|m|mil|mila|bin|tys|тыс\p{L}*|mille|tausend|duizend|thousand|grand|万|萬|만|천|千|हजार|हज़ार|लाख|آلاف|ألف)\.?$/iu
const SPELLED = /^\D+$/u
/** A price is not followed by what it counts. */
const CLOSED = /^[.\s]*(?:[,;:.!?)—–-]|$)/u
const NEAR = 14
const BESIDE = 2

/** Whether a number without a currency is a price: by the words before it, its magnitude, or the rate behind it. */
function isBarePrice(
  original: string,
  quote: FoldedQuote,
  finders: TableFinders,
  span: TextSpan,
  isRated: boolean,
): boolean {
  const words = original.slice(span.start, span.end)
  const isBig = MAGNITUDE.test(words) || (SPELLED.test(words) && [...words].length > 6)
  const rest = after(quote, span.end).slice(0, 24)
  if (
    finders.units.some(([, finder]) =>
      finder(rest).some(({ start }) => /^[\s-]*$/.test(rest.slice(0, start))),
    )
  )
    return false
  const isBehind = (list: 'outlay' | 'costs' | 'spent' | 'lost'): boolean =>
    finders.find[list](quote.text).some(
      ({ end }) => quote.originOf(end) <= span.start && span.start - quote.originOf(end) <= NEAR,
    )
  if (isRated) return true
  if (isBig)
    return (
      CLOSED.test(rest) || isBehind('outlay') || isBehind('costs') || isBehind('spent') || isBehind('lost')
    )
  return (isBehind('outlay') || isBehind('costs')) && !/^\s?(?:%|percent)/.test(rest)
}

function followsRate(quote: FoldedQuote, { rateBefore }: TableFinders, { start }: TextSpan): boolean {
  return rateBefore(quote.text).some(({ end }) => {
    const behind = quote.originOf(end)
    return behind <= start && start - behind <= BESIDE
  })
}

/** A sign or code that is glued to the number belongs to its span. */
function withSigns(original: string, { start, end }: TextSpan): TextSpan {
  const before =
    /(?:[A-Z]{1,3}\s?)?\p{Sc}\s?$/u.exec(original.slice(Math.max(0, start - 6), start))?.[0].length ?? 0
  const behind = /^\s?\p{Sc}/u.exec(original.slice(end, end + 3))?.[0].length ?? 0
  return { start: start - before, end: end + behind }
}

/** What the words behind an amount say of how it is paid. */
function rateOf(
  quote: FoldedQuote,
  { find, units, each, table }: TableFinders,
  end: number,
): Pick<StatedMoney, 'isRate' | 'isUnitPrice'> {
  const rest = after(quote, end).slice(0, 40)
  const isAt = ({ start }: TextSpan): boolean => /^[\s-]*$/.test(rest.slice(0, start))
  if (units.some(([, finder]) => finder(rest).some(isAt))) return { isRate: false, isUnitPrice: false }
  // why skip a word: the name of the currency may be between
  const isNear = ({ start }: TextSpan): boolean =>
    /^[\s-]*(?:[\p{L}\p{M}.]{1,8})?[\s-]*$/u.test(rest.slice(0, start))
  const isRate = find.rate(rest).some(isNear)
  // why: without blanks, the words behind an amount are no sure sign of its unit
  const isSpaced = table.boundary === 'words' || table.boundary === 'prefixed'
  return { isRate, isUnitPrice: isRate && isSpaced && !each.some(([, finder]) => finder(rest).some(isNear)) }
}

/** The folded text behind an offset of the original. */
function after(quote: FoldedQuote, end: number): string {
  let at = 0
  while (at < quote.text.length && quote.originOf(at) < end) at++
  return quote.text.slice(at)
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
    const value = valueOf(numeral)
    const from = text.from(numeral.first)
    const to = text.to(numeral.end - 1)
    if (value === undefined || value === 0 || found.some(({ start, end }) => from < end && start < to))
      continue
    const rest = after(quote, to).slice(0, 24)
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
