// Lists the numbers of a text with every value each may have: digits with their marks and magnitudes, numbers in words,
// Chinese numerals. Each token is read once.
import { type FoldedText, TokenKind } from '../../find/fold/folded-text.ts'
import type { Meter } from '../../find/model/meter.ts'
import type { Span } from '../../find/model/span.ts'
import { factors } from '../../find/words/magnitudes.ts'
import { valuesOfDigits } from './digits.ts'
import { hanNumber } from './han.ts'
import { isPartOfLabel, phoneEnd } from './labels.ts'
import { isBeside, spelledNumber } from './spelled.ts'

export interface Numeral extends Span {
  /** Every value that it may have; none for a time, a version, a code. */
  readonly values: readonly number[]
  /** It is a part of something else: a date, a phone number, an ordinal, an address. */
  readonly isLabel: boolean
}

/** Whether a value is one of those that a number may have. */
export const hasValue = ({ values }: Pick<Numeral, 'values'>, value: number): boolean =>
  values.some((each) => Math.abs(each - value) <= 1e-9 * Math.max(Math.abs(each), Math.abs(value)))

/** Magnitudes of one number: "2 hundred thousand million". */
const MAX_MAGNITUDES = 3
const BLANK = /^\p{Zs}$/u
/** Hangul, in letters as the text is folded, and everything behind it: Chinese and Japanese. */
const EAST_ASIAN = /^[\u1100-\uffff]/

export function numeralsIn(text: FoldedText, meter: Meter): Numeral[] {
  const numerals: Numeral[] = []
  meter.steps += text.unitCount
  let phoneTo = 0
  for (let token = 0; token < text.tokenCount;) {
    const found =
      text.kind(token) === TokenKind.number
        ? inDigits(text, token)
        : (spelledNumber(text, token) ?? hanNumber(text, token))
    if (found === undefined) {
      token++
      continue
    }
    if (token >= phoneTo) phoneTo = Math.max(phoneTo, phoneEnd(text, token))
    numerals.push({ ...found, isLabel: token < phoneTo || isPartOfLabel(text, found) })
    token = found.end
  }
  return numerals
}

type Found = Pick<Numeral, 'first' | 'end' | 'values'>

function inDigits(text: FoldedText, first: number): Found {
  const { end: whole, numeral } = grouped(text, first)
  const { end, values } = raised(text, whole, spreadValues(numeral))
  return magnified(text, { first, end, values })
}

/** Joins groups of thousands that blanks separate: 1 200 000,50. */
function grouped(text: FoldedText, first: number): { end: number; numeral: string } {
  let numeral = text.text(first)
  let end = first + 1
  if (!/^[1-9]\d{0,2}$/.test(numeral)) return { end, numeral }
  while (end < text.tokenCount && text.kind(end) === TokenKind.number) {
    const group = text.text(end)
    const isGroup = /^\d{3}(?:[.,]\d+)?$/.test(group)
    if (!isGroup || !BLANK.test(text.original.slice(text.to(end - 1), text.from(end)))) break
    numeral += group
    end++
    if (group.length > 3) break
  }
  return { end, numeral }
}

/** A range has the values of both its ends. More parts are a date or a code. */
function spreadValues(numeral: string): number[] {
  const parts = numeral.split('-')
  return parts.length > 2 ? [] : parts.flatMap(valuesOfDigits)
}

/** Shops raise the cents: $29⁹⁹. Other raised digits are an exponent or a footnote mark. */
function raised(text: FoldedText, end: number, values: readonly number[]) {
  const mark = end < text.tokenCount && text.glued(end) ? text.text(end) : ''
  if (!mark.startsWith('^')) return { end, values }
  const cents = /^\^\d\d$/.test(mark) ? values.map((value) => value + Number(mark.slice(1)) / 100) : []
  return { end: end + 1, values: [...values, ...cents] }
}

/**
 * Applies the magnitudes after a number, and adds a smaller number behind them: 1億2000万, 1만 2천. The number itself is a
 * part of one whose last magnitude is `below`.
 */
function magnified(text: FoldedText, number: Found, below = Infinity): Found {
  let { end, values } = number
  let unit = 1
  const last = Math.min(text.tokenCount, end + MAX_MAGNITUDES)
  while (end < last && isBeside(text, end)) {
    const factor = factors.get(text.text(end))
    if (factor === undefined) break
    unit *= Math.max(...factor)
    values = values.flatMap((value) => factor.map((each) => value * each))
    end++
  }
  const found = { ...number, end, values }
  const goesOn = unit > 1 && unit < below && end < text.tokenCount && text.kind(end) === TokenKind.number
  if (!goesOn || !EAST_ASIAN.test(text.text(end - 1)) || !isBeside(text, end)) return found
  const next = { first: end, end: end + 1, values: valuesOfDigits(text.text(end)) }
  const rest = magnified(text, next, unit)
  const isSmaller = rest.values.length > 0 && rest.values.every((value) => value < unit)
  if (!isSmaller) return found
  const sums = values.flatMap((value) => rest.values.map((each) => value + each))
  return { ...found, end: rest.end, values: sums }
}
