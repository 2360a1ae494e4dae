// The amounts a text states: numbers in digits or words, what multiplies them, their sign and unit.
import { type FoldedText, TokenKind } from '../fold/folded-text.ts'
import { factors, isNumberWord, numberWords, ratios } from '../words/magnitudes.ts'
import { isEnding } from './parts.ts'
import { valuesOf } from './numerals.ts'

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
