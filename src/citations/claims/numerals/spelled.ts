// Reads a number in words: "two hundred and fifty", "deux mille", "3 million" without its digits. A sequence whose value
// depends on the language has none.
import { type FoldedText, TokenKind } from '../../find/fold/folded-text.ts'
import type { Span } from '../../find/model/span.ts'
import { factors, isNumberJoint, numberWords } from '../../find/words/magnitudes.ts'
import { wordList } from '../../find/words/words.ts'

export interface SpelledNumber extends Span {
  readonly values: readonly number[]
}

/** Words for one before a magnitude, which are mostly articles. */
const ONES = wordList(
  'a an one ein eine eins un une uno una um uma een één jeden один одна bir एक'.split(' '),
)
/** Magnitudes that mean one of themselves where no number is before them. */
const BARE = wordList('mil mille tausend hundert tysiąc тысяча bin'.split(' '))

export const isBeside = (text: FoldedText, token: number): boolean =>
  /^(?:[\p{Zs}\t]?|-)$/u.test(text.original.slice(text.to(token - 1), text.from(token)))

/** The value of one reading of an ambiguous magnitude such as billion. */
class Sum {
  #total = 0
  #current = 0
  #least = Infinity
  isClear = true

  add(word: number): void {
    const tail = this.#current % 100
    const fits =
      word >= 20 ? tail === 0 : word >= 10 ? [0, 60, 80].includes(tail) : tail % 10 === 0 && tail !== 10
    this.isClear &&= fits
    this.#current += word
  }

  times(factor: number): void {
    if (factor < 1_000) {
      // why: "two hundred hundred" is no number
      this.isClear &&= this.#current % 100 === this.#current
      this.#current = (this.#current || 1) * factor
      return
    }
    this.isClear &&= factor < this.#least
    this.#least = factor
    this.#total += (this.#current || 1) * factor
    this.#current = 0
  }

  get value(): number {
    return this.#total + this.#current
  }
}

/** Undefined where no number in words begins. */
export function spelledNumber(text: FoldedText, first: number): SpelledNumber | undefined {
  if (text.kind(first) !== TokenKind.word || !begins(text, first)) return undefined
  const sums = [new Sum(), new Sum()] as const
  let end = first
  for (let token = first; token < text.tokenCount; token++) {
    if (token > first && !isBeside(text, token)) break
    const word = text.text(token)
    const number = numberWords.get(word)
    const factor = factors.get(word)
    if (number !== undefined) for (const sum of sums) sum.add(number)
    else if (factor !== undefined && text.kind(token) === TokenKind.word)
      for (const [i, sum] of sums.entries()) sum.times(factor[i] ?? factor[0] ?? 1)
    else if (token > first && isNumberJoint(text, token)) continue
    else break
    end = token + 1
  }
  const values = sums.filter(({ isClear }) => isClear).map(({ value }) => value)
  return { first, end, values: [...new Set(values)] }
}

function begins(text: FoldedText, token: number): boolean {
  const word = text.text(token)
  if (numberWords.get(word) !== undefined) return true
  if (factors.get(word) === undefined) return false
  const isAfterOne = token > 0 && isBeside(text, token) && ONES.has(text.text(token - 1))
  return isAfterOne || BARE.has(word)
}
