// Detects a bad cut at the edge of a passage: inside a word, or next to a number whose meaning changes without the
// omitted text.
import { type FoldedText, TokenKind } from '../fold/folded-text.ts'
import {
  isFactor,
  isMagnitude,
  isMinusWord,
  isNumberJoint,
  isNumberWord,
  isNumeral,
} from '../words/magnitudes.ts'
import type { Span } from '../model/span.ts'

const HYPHENS = /[\p{Pd}\u00ad−⁃]/u
const { number: NUMBER, sign: SIGN, unspaced: UNSPACED } = TokenKind

/** Whether a token is joined to the one before it, as letters and digits are and Chinese characters are not. */
const clings = (text: FoldedText, token: number): boolean =>
  token > 0 &&
  token < text.tokenCount &&
  text.glued(token) &&
  text.kind(token) !== UNSPACED &&
  text.kind(token - 1) !== UNSPACED

export const cutsWord = (text: FoldedText, { first, end }: Span): boolean =>
  clings(text, first) || clings(text, end)

/**
 * Whether two texts with the same letters also have the same words: "therapist" is not "the rapist". A hyphen or a line
 * end may or may not separate words.
 */
export const hasSameWords = (text: FoldedText, { first, end }: Span, pattern: FoldedText): boolean =>
  end - first === pattern.tokenCount ||
  HYPHENS.test(pattern.original) ||
  HYPHENS.test(text.passage(first, end))

/** "1 500": two tokens, separated by one blank, that form one number. */
const isThousands = (text: FoldedText, token: number): boolean =>
  token > 0 &&
  text.kind(token - 1) === NUMBER &&
  text.kind(token) === NUMBER &&
  /^\d{3}(?:\D|$)/.test(text.text(token)) &&
  /(?:^|\D)\d{1,3}$/.test(text.text(token - 1)) &&
  /^\p{Zs}$/u.test(text.original.slice(text.to(token - 1), text.from(token)))

const isBlank = (text: FoldedText, token: number): boolean =>
  /^\s*$/.test(text.original.slice(text.to(token - 1), text.from(token)))

const isFraction = (text: FoldedText, token: number): boolean =>
  isQuantity(text, token - 1) &&
  text.kind(token) === NUMBER &&
  /^\d+\/\d+$/.test(text.text(token)) &&
  isBlank(text, token)

const isQuantity = (text: FoldedText, token: number): boolean =>
  text.kind(token) === NUMBER || isNumeral(text, token) || isNumberWord(text, token)

/** Signs that belong to a number even after a blank. */
const isSign = (text: FoldedText, token: number): boolean =>
  text.kind(token) === SIGN && text.text(token) !== '&'

/** "hundred" of "two hundred", "two" of "twenty-two" and "hundred and two", "million" of "5 million". */
function goesOn(text: FoldedText, token: number): boolean {
  const before = token - 1
  if (before < 0 || token >= text.tokenCount || !isBeside(text, token)) return false
  if (text.kind(before) === NUMBER) return isFactor(text, token)
  if (isNumberJoint(text, before))
    return before > 0 && isBeside(text, before) && isInWords(text, before - 1) && isInWords(text, token)
  return isInWords(text, before) && isInWords(text, token)
}

const isInWords = (text: FoldedText, token: number): boolean =>
  isNumberWord(text, token) || isFactor(text, token)

/** Only blanks or a hyphen separate the token from the one before it. */
const isBeside = (text: FoldedText, token: number): boolean =>
  /^(?:\s*|-)$/.test(text.original.slice(text.to(token - 1), text.from(token)))

/** The token missing at the edge of a span to complete its outermost number. */
export function cutsNumber(text: FoldedText, { first, end }: Span): number | undefined {
  const before = first - 1
  if (before >= 0) {
    const isSigned =
      isQuantity(text, first) &&
      isBlank(text, first) &&
      (isMinusWord(text, before) || (isSign(text, before) && !/[%‰‱°]/.test(text.text(before))))
    const isDigit = isQuantity(text, first) && isNumeral(text, before) && text.glued(first)
    if (isSigned || isDigit || isThousands(text, first) || goesOn(text, first)) return before
  }
  if (end >= text.tokenCount) return undefined
  const isMeasured =
    isQuantity(text, end - 1) && isBlank(text, end) && (isSign(text, end) || isMagnitude(text, end))
  const isDigit = isQuantity(text, end - 1) && isNumeral(text, end) && text.glued(end)
  const isJoined = isNumberJoint(text, end) && goesOn(text, end + 1)
  const isCut = isMeasured || isDigit || isJoined || isThousands(text, end)
  return isCut || isFraction(text, end) || goesOn(text, end) ? end : undefined
}
