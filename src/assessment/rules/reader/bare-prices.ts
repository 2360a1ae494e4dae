// Whether a number without a currency is a price, and how a price is paid: by the words before it and behind it.
import type { FoldedQuote } from './fold-quote.ts'
import type { TextSpan } from './phrases.ts'
import type { TableFinders } from './table-finders.ts'

export interface PriceRate {
  /** The words behind it say for what unit or how often it is paid. */
  readonly isRate: boolean
  /** They name a unit of work, not a period: a loss is counted by the period too. */
  readonly isUnitPrice: boolean
}

export const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1900 && value < 2100

/** Letters that multiply the digits before them. */
const MAGNITUDE =
  /\d\s?(?:k|m|mil|mila|bin|tys|тыс\p{L}*|mille|tausend|duizend|thousand|grand|万|萬|만|천|千|हजार|हज़ार|लाख|آلاف|ألف|mio|mln|млн|million|mil)\.?$/iu
const SPELLED = /^\D+$/u
/** Numbers in words of Chinese and Japanese are short. */
const UNSPACED_MAGNITUDE = /[万萬千億亿]/u
/** A price is not followed by what it counts. */
const CLOSED = /^[.\s]*(?:[,;:.!?)—–]|-(?!\p{L})|$)/u
const STEPS = ['outlay', 'costs', 'spent', 'lost'] as const
/** Languages whose verb is behind its object. */
const VERB_LAST = new Set(['de', 'hi', 'nl', 'tr'])
/** "450 it cost me". */
const PRONOUN = /^\s(?:it|that|which|he|she|they)\s/u
/** A smaller number in a text of cost counts things. */
const LEAST_BARE = 20
/** "In 1998", "room 101", "between 40 and 60": a date, a name or a range. */
const COUNTED_BEFORE =
  /(?:#|[№-]|(?<!\p{L})(?:no|nr|n|page|room|gate|flat|unit|version|level|step|aged?|in|since|until|till|by|from|between|with|seit|ab|bis|um|von|zwischen|mit|seite|zimmer|im jahr|en|depuis|dès|avec|entre|page|desde|hasta|con|nel|dal|fino|em|até|com|sinds|tot|met|tussen|w|od|do|z|między|в|с|до|от|между))[\s.]*$/iu
const PART_OF = /^\s(?:of|von|de|di|van|z|ze|из|or|oder|ou|o|of|lub|или|to|bis|à|a)\s/u
const NEAR = 14
const BESIDE = 2

/** Whether a number without a currency is a price: by the words before it, its magnitude, or the rate behind it. */
export function isBarePrice(
  original: string,
  quote: FoldedQuote,
  finders: TableFinders,
  span: TextSpan & { readonly value: number },
  { isRated, isRatedBefore }: { readonly isRated: boolean; readonly isRatedBefore: boolean },
): boolean {
  const { value } = span
  const words = original.slice(span.start, span.end)
  const isBig =
    MAGNITUDE.test(words) ||
    (SPELLED.test(words) && value >= 100 && ([...words].length > 6 || UNSPACED_MAGNITUDE.test(words)))
  const rest = textAfter(quote, span.end).slice(0, 24)
  if (isCountOfTime(rest, finders)) return false
  const isAhead = (...lists: readonly (typeof STEPS)[number][]): boolean =>
    lists.some((list) =>
      finders.find[list](rest).some(({ start }) =>
        /^[\s-]*(?:[\p{L}\p{M}]+\s)?$/u.test(rest.slice(0, start)),
      ),
    )
  const isBehind = (list: 'outlay' | 'costs' | 'spent' | 'lost'): boolean =>
    finders.find[list](quote.text).some(
      ({ end }) => quote.originOf(end) <= span.start && span.start - quote.originOf(end) <= NEAR,
    )
  const isOpenEnd = (): boolean => CLOSED.test(rest) || isFollowedByFunctionWord(rest, finders)
  const isCounted = (): boolean => COUNTED_BEFORE.test(original.slice(0, span.start)) || PART_OF.test(rest)
  const isToldOfCost = (): boolean =>
    [...STEPS, 'priced' as const].some((list) => finders.find[list](quote.text).length > 0)
  // why: "15 clients a week", where the language says "a week" first
  if (isRated && !(isRatedBefore && VERB_LAST.has(finders.table.code) && !isOpenEnd() && !isAhead(...STEPS)))
    return true
  if (isBig)
    return (
      isOpenEnd() ||
      isAhead(...STEPS) ||
      isBehind('outlay') ||
      isBehind('costs') ||
      isBehind('spent') ||
      isBehind('lost')
    )
  return (
    (isBehind('outlay') ||
      isBehind('costs') ||
      ((PRONOUN.test(rest) || VERB_LAST.has(finders.table.code)) && isAhead('costs')) ||
      (value >= LEAST_BARE && !isYear(value) && isOpenEnd() && !isCounted() && isToldOfCost())) &&
    !/^\s?(?:%|percent)/.test(rest)
  )
}

/** Years in the languages of the reader, as the fold writes them. No unit of time is lost by the year. */
const YEARS =
  /^[\s-]*(?:years?|jahren?|ans|annees|anos|anni|jaar|jaren|lata?|лет|года?|yil|साल|वर्ष|سنوات|سنه|عاما|年间|年間|년)(?![\p{L}\p{M}])/u

/** "29 months" counts time; "29 monthly" is a price. */
function isCountOfTime(rest: string, { units, find, table }: TableFinders): boolean {
  if (YEARS.test(rest)) return true
  const isAt = ({ start }: TextSpan): boolean => /^[\s-]*$/.test(rest.slice(0, start))
  if (!units.some(([, finder]) => finder(rest).some(isAt))) return false
  return table.boundary !== 'words' || !find.rate(rest).some(isAt)
}

/** "12k to rewire it" is a price, "12k visits" is none. */
function isFollowedByFunctionWord(rest: string, { common, table }: TableFinders): boolean {
  return table.boundary === 'words' && common(rest).some(({ start }) => /^[\s-]*$/.test(rest.slice(0, start)))
}

const ALONE = /(?:^|[,;:.–—])\s*(?:[\p{L}\p{M}]+\s)?$/u

/** "A receptionist service, ninety a month": the amount and its period are all of the phrase. */
export function isPhraseOfItsOwn(
  original: string,
  quote: FoldedQuote,
  { each }: TableFinders,
  { start, end }: TextSpan,
): boolean {
  if (!ALONE.test(original.slice(0, start))) return false
  const rest = textAfter(quote, end).slice(0, 24)
  return each.some(
    ([period, finder]) =>
      (period === 'month' || period === 'year') &&
      finder(rest).some((hit) => /^\s?$/.test(rest.slice(0, hit.start)) && CLOSED.test(rest.slice(hit.end))),
  )
}

export function followsRate(quote: FoldedQuote, { rateBefore }: TableFinders, { start }: TextSpan): boolean {
  return rateBefore(quote.text).some(({ end }) => {
    const behind = quote.originOf(end)
    return behind <= start && start - behind <= BESIDE
  })
}

/** "30/mo". */
const SLASH = /^\s?\/\s?\p{L}/u
/** "30 times a month" is how often, not how much. */
const TIMES =
  /^[\s-]*(?:times|mal|fois|veces|volte|vezes|keer|razy|раз|раза|kez|kere|defa|مرات|मर्तबा|बार|次|遍|回|度|번)(?!\p{L})/u

/** What the words behind an amount say of how it is paid. */
export function rateOf(quote: FoldedQuote, finders: TableFinders, end: number): PriceRate {
  const rest = textAfter(quote, end).slice(0, 40)
  if (isCountOfTime(rest, finders)) return { isRate: false, isUnitPrice: false }
  const { find, each, table } = finders
  // why skip a word: the name of the currency may be between
  const isNear = ({ start }: TextSpan): boolean =>
    /^[\s-]*(?:[\p{L}\p{M}.]{1,8})?[\s-]*$/u.test(rest.slice(0, start))
  const isRate = SLASH.test(rest) || (!TIMES.test(rest) && find.rate(rest).some(isNear))
  // why: without blanks, the words behind an amount are no sure sign of its unit
  const isSpaced = table.boundary === 'words' || table.boundary === 'prefixed'
  return { isRate, isUnitPrice: isRate && isSpaced && !each.some(([, finder]) => finder(rest).some(isNear)) }
}

/** The folded text behind an offset of the original. */
export function textAfter(quote: FoldedQuote, end: number): string {
  let at = 0
  while (at < quote.text.length && quote.originOf(at) < end) at++
  return quote.text.slice(at)
}
