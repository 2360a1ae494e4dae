// Reads what currency is written beside a number of a page, before or after it.
import { type FoldedText, TokenKind } from '../../find/fold/folded-text.ts'
import type { Span } from '../../find/model/span.ts'
import { currencySpellings, type CurrencySpellings, isCurrencyCode, isCurrencyWord } from './spellings.ts'

/** `same`: the currency that was asked for; `other`: only another one; `none`: no currency at all. */
export type CurrencyBeside = 'same' | 'other' | 'none'

/** A sign may stand in an element of its own, or in brackets, and after ".–" in place of cents. */
const SIGN_GAP = /^[\s(]{0,6}(?:[,.][-–—]{0,2})?[\s([)]{0,6}$/
/** A name stands on the same line. */
const NAME_GAP = /^(?:[,.][-–—]{1,2}|[.):\]]{1,2})?[\p{Zs}\t]{0,2}[-([]?$/u
const SIGN = /\p{Sc}/u

const { number: NUMBER, sign: SIGN_TOKEN, word: WORD } = TokenKind

interface Marker extends Span {
  readonly fits: boolean
}

export function currencyBeside(text: FoldedText, number: Span, spellings: CurrencySpellings): CurrencyBeside {
  const before = markerBefore(text, number.first, spellings)
  const after = markerAfter(text, number.end, spellings)
  // why: in "90 € 100 €" each sign belongs to the number on its other side, if that number has no other
  const isTaken =
    before !== undefined && after !== undefined && before.fits !== after.fits
      ? { before: isNumber(text, before.first - 1), after: isNumber(text, after.end) }
      : { before: false, after: false }
  const markers = [isTaken.before ? undefined : before, isTaken.after ? undefined : after].filter(
    (marker) => marker !== undefined,
  )
  if (markers.length === 0) return 'none'
  return markers.every(({ fits }) => fits) ? 'same' : 'other'
}

/** The first of the currencies that is written beside the number. */
export function currencyAmong(
  currencies: readonly string[],
  text: FoldedText,
  number: Span,
): string | undefined {
  // why: most numbers have no currency, and one look for all of them finds that
  if (currencyBeside(text, number, currencySpellings(...currencies)) !== 'same') return undefined
  return currencies.find((currency) => currencyBeside(text, number, currencySpellings(currency)) === 'same')
}

const isNumber = (text: FoldedText, token: number): boolean =>
  token >= 0 && token < text.tokenCount && text.kind(token) === NUMBER

const gapBefore = (text: FoldedText, token: number): string =>
  token <= 0 || token >= text.tokenCount ? '\0' : text.original.slice(text.to(token - 1), text.from(token))

const isSign = (text: FoldedText, token: number): boolean =>
  token >= 0 && token < text.tokenCount && text.kind(token) === SIGN_TOKEN && SIGN.test(text.text(token))

const isCode = (text: FoldedText, token: number): boolean =>
  text.kind(token) === WORD && text.length(token) === 3 && isCurrencyCode(text.passage(token, token + 1))

/** "US" of "US$": letters that choose among the currencies of a sign. */
const hasPrefix = (text: FoldedText, sign: number): boolean =>
  sign > 0 && text.glued(sign) && text.kind(sign - 1) === WORD && text.length(sign - 1) <= 3

/** A dash in place of cents (1.200,-- €) and a minus (-€5) are signs of their own when folded. */
const isDash = (text: FoldedText, token: number): boolean =>
  token >= 0 && token < text.tokenCount && text.kind(token) === SIGN_TOKEN && text.text(token) === '-'

function markerBefore(text: FoldedText, first: number, spellings: CurrencySpellings): Marker | undefined {
  const last = isDash(text, first - 1) ? first - 2 : first - 1
  if (last < 0) return undefined
  const gap = gapBefore(text, last + 1)
  if (isSign(text, last) && SIGN_GAP.test(gap)) {
    const from = hasPrefix(text, last) ? last - 1 : last
    // why: in "90€ 100" the sign belongs to the nearer number
    if (isNumber(text, from - 1) && gapBefore(text, from).length < gap.length) return undefined
    const fits = spellings.has(text.text(from, last + 1))
    // why: of "USD $1,200" the code decides
    const isNamed = isCode(text, from - 1) && NAME_GAP.test(gapBefore(text, from))
    return isNamed
      ? { first: from - 1, end: last + 1, fits: fits && spellings.has(text.text(from - 1)) }
      : { first: from, end: last + 1, fits }
  }
  if (!NAME_GAP.test(gap)) return undefined
  for (let from = last; from >= Math.max(0, last + 1 - spellings.longest); from--) {
    if (from < last && !NAME_GAP.test(gapBefore(text, from + 1))) break
    if (spellings.isBefore(text.text(from, last + 1))) return { first: from, end: last + 1, fits: true }
  }
  return isCode(text, last) ? { first: last, end: last + 1, fits: false } : undefined
}

function markerAfter(text: FoldedText, end: number, spellings: CurrencySpellings): Marker | undefined {
  const first = isDash(text, end) ? end + 1 : end
  if (first >= text.tokenCount) return undefined
  const gap = isDash(text, end) ? '' : gapBefore(text, first)
  if (isSign(text, first) && SIGN_GAP.test(gap)) {
    if (isNumber(text, first + 1) && gapBefore(text, first + 1).length < gap.length) return undefined
    return { first, end: first + 1, fits: spellings.has(text.text(first)) }
  }
  if (!NAME_GAP.test(gap)) return undefined
  if (isSign(text, first + 1) && hasPrefix(text, first + 1))
    return { first, end: first + 2, fits: spellings.has(text.text(first, first + 2)) }
  const most = Math.min(text.tokenCount, first + spellings.longest)
  for (let to = first + 1; to <= most; to++) {
    if (to > first + 1 && !NAME_GAP.test(gapBefore(text, to - 1))) break
    if (spellings.has(text.text(first, to))) return { first, end: to, fits: true }
  }
  const isOther = isCode(text, first) || isCurrencyWord(text.text(first))
  return isOther ? { first, end: first + 1, fits: false } : undefined
}
