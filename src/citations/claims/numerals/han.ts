// Reads a number in Chinese and Japanese numerals: 四十二万, 二千三百, 二〇二六.
import { type FoldedText, TokenKind } from '../../find/fold/folded-text.ts'
import type { SpelledNumber } from './spelled.ts'

const DIGITS = '〇一二三四五六七八九'
const OTHER_DIGITS: Readonly<Record<string, number>> = { 零: 0, 两: 2, 兩: 2 }
const TENS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 }
const MYRIADS: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8, 兆: 1e12 }
/** What a single numeral counts. Without it, one character such as 一 is mostly a part of another word. */
const COUNTED = /^[円元人名年月社件軒个個回台日時時间間分本店家倍歳岁かヶヵカ%]/

const digitOf = (char: string): number | undefined => {
  const digit = DIGITS.indexOf(char)
  return digit >= 0 ? digit : OTHER_DIGITS[char]
}

const isNumeralChar = (char: string): boolean =>
  digitOf(char) !== undefined || TENS[char] !== undefined || MYRIADS[char] !== undefined

/** Undefined where no such number begins. */
export function hanNumber(text: FoldedText, first: number): SpelledNumber | undefined {
  if (text.kind(first) !== TokenKind.unspaced) return undefined
  let end = first
  while (end < text.tokenCount && (end === first || text.glued(end)) && isNumeralChar(text.text(end))) end++
  if (end === first) return undefined
  const isCounted = end < text.tokenCount && text.glued(end) && COUNTED.test(text.text(end))
  if (end - first === 1 && (!isCounted || digitOf(text.text(first)) === undefined)) return undefined
  const value = valueOf(text.text(first, end))
  return { first, end, values: value === undefined ? [] : [value] }
}

function valueOf(numeral: string): number | undefined {
  const chars = [...numeral]
  if (chars.every((char) => digitOf(char) !== undefined))
    return Number(chars.map((char) => digitOf(char)).join(''))
  let [total, section, digit] = [0, 0, 0]
  for (const char of chars) {
    const [one, ten, myriad] = [digitOf(char), TENS[char], MYRIADS[char]]
    if (one !== undefined) digit = one
    else if (ten !== undefined) {
      section += (digit || 1) * ten
      digit = 0
    } else if (myriad !== undefined) {
      // why: a character such as 万 alone is no number
      if (section + digit === 0) return undefined
      total += (section + digit) * myriad
      ;[section, digit] = [0, 0]
    }
  }
  return total + section + digit
}
