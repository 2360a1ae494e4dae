// The amounts a text states: numbers in digits or words, what multiplies them, their sign and unit.
import { type FoldedText, TokenKind } from '../fold/folded-text.ts'
import { factors, isNumberWord, numberWords, ratios } from '../words/magnitudes.ts'
import { isEnding } from './parts.ts'

// What digits with separators may mean: "1,500" is 1500 here and 1.5 there, '90 may be 1990, and 9:00 is also 21:00.
const digitsOf = (text: string): number => Number(text.replaceAll(/\D/g, ''))

/** Every value that a numeral of ASCII digits may have; none where it is none. */
function valuesOf(numeral: string): number[] {
  if (/^\d{2}$/.test(numeral)) return [0, 1900, 2000].map((century) => century + Number(numeral))
  if (/^\d+$/.test(numeral)) return [Number(numeral)]
  const clock = /^(\d{1,2}):(\d{2})$/.exec(numeral)
  if (clock !== null) return [0, 12, -12].map((half) => half + Number(`${clock[1]}.${clock[2]}`))
  const fraction = /^(\d+)\/(\d+)$/.exec(numeral)
  if (fraction !== null) return [Number(fraction[1]) / Number(fraction[2])]
  if (!/^\d+(?:[.,:']\d+)+$/.test(numeral)) return []

  const marks = numeral.replaceAll(/\d/g, '')
  const last = numeral.lastIndexOf(marks.slice(-1))
  const whole = digitsOf(numeral)
  const decimal = Number(`${digitsOf(numeral.slice(0, last))}.${numeral.slice(last + 1)}`)
  if (marks.length > 1) return /^(.)\1+$/.test(marks) ? [whole] : [decimal]
  return /^[1-9]\d{0,2}[.,']\d{3}$/.test(numeral) ? [whole, decimal] : [decimal]
}

export interface Amount {
  /** All that it may be. */
  readonly values: readonly number[]
  /** What one of it is, if it is a part of one: a hundredth for percent. */
  readonly ratio: number | undefined
  /** A currency, degrees, or `%` for whatever has a ratio. */
  readonly unit: string | undefined
  /** "<", "±", "+". */
  readonly bound: string | undefined
}

const RATIO_SIGNS: Readonly<Record<string, number>> = { '%': 1e-2, '‰': 1e-3, '‱': 1e-4 }
/** Another dash before a number may be a minus or not. */
const SURE_MINUS = /[-−﹣－]/
/** Each may double what is meant. */
const MAX_TOKENS = 12
const UNIT = /^[\p{Sc}°]$/u
const BOUND = /^[+<>±≤≥≈]$/

const plain = { ratio: undefined, unit: undefined, bound: undefined }

class Reading {
  readonly amounts: Amount[] = []
  /** Signs that stand before their number. */
  #ahead: Omit<Amount, 'values'> = plain
  #minus: readonly number[] = [1]

  /** Whether the token is one that an amount is made of. */
  read(text: FoldedText, token: number): boolean {
    const word = text.text(token)
    if (text.kind(token) === TokenKind.number) return this.#number(word)
    if (text.kind(token) === TokenKind.sign) return this.#sign(word, text.passage(token, token + 1))
    const number = numberWords.get(word)
    // why: what "sixty ten" comes to depends on the language
    if (number !== undefined) return !(token > 0 && isNumberWord(text, token - 1)) && this.#begin([number])
    const factor = factors.get(word)
    if (factor !== undefined) return this.#times(factor) || this.#begin(factor)
    const ratio = ratios.get(word)
    return ratio === undefined ? isEnding(text, token) : this.#amend({ ratio, unit: '%' })
  }

  #number(word: string): boolean {
    // why: a raised digit is an exponent, or the mark of a footnote
    if (word.startsWith('^')) return this.#raise(Number(word.slice(1)))
    return word.split('-').every((part) => this.#begin(valuesOf(part)))
  }

  #sign(sign: string, original: string): boolean {
    const ratio = RATIO_SIGNS[sign]
    if (ratio !== undefined) return this.#amend({ ratio, unit: '%' })
    if (sign === '-') this.#minus = SURE_MINUS.test(original) ? [-1] : [1, -1]
    else if (BOUND.test(sign)) this.#ahead = { ...this.#ahead, bound: sign }
    else if (UNIT.test(sign)) {
      const isBehind = this.amounts.length > 0 && this.amounts.at(-1)?.unit === undefined
      if (isBehind) this.#amend({ unit: sign })
      else this.#ahead = { ...this.#ahead, unit: sign }
    } else return false
    return true
  }

  #begin(values: readonly number[]): boolean {
    const signed = values.flatMap((value) => this.#minus.map((sign) => sign * value))
    this.amounts.push({ ...this.#ahead, values: signed })
    this.#ahead = plain
    this.#minus = [1]
    return values.length > 0
  }

  /** False where there is no amount to change. */
  #amend(change: Partial<Amount>): boolean {
    const last = this.amounts.pop()
    if (last === undefined) return false
    this.amounts.push({ ...last, ...change })
    return true
  }

  #times(by: readonly number[]): boolean {
    const { values = [] } = this.amounts.at(-1) ?? {}
    return this.#amend({ values: values.flatMap((value) => by.map((each) => value * each)) })
  }

  #raise(exponent: number): boolean {
    const { values = [] } = this.amounts.at(-1) ?? {}
    return this.#amend({ values: [...values, ...values.map((value) => value ** exponent)] })
  }
}

/** Undefined where anything is no part of an amount, or there is more than one spelling has. */
export function amountsIn(text: FoldedText): Amount[] | undefined {
  if (text.tokenCount > MAX_TOKENS) return undefined
  const reading = new Reading()
  for (let token = 0; token < text.tokenCount; token++) if (!reading.read(text, token)) return undefined
  return reading.amounts
}
