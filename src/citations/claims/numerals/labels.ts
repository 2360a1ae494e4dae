// Recognises numbers that are a part of something else: a date, a year, a telephone number, a version, an ordinal, an
// address. Such a number is no figure of the page.
import { type FoldedText, TokenKind } from '../../find/fold/folded-text.ts'
import { isEnding } from '../../find/figures/parts.ts'
import type { Span } from '../../find/model/span.ts'
import { isMonth } from '../../find/words/magnitudes.ts'
import { splitWords, wordList } from '../../find/words/words.ts'
import { PHONE_WORDS, VERSION_WORDS, YEAR_PREPOSITIONS, YEAR_WORDS } from '../tables/labels.ts'

const phoneWords = wordList(splitWords(PHONE_WORDS))
const versionWords = wordList(splitWords(VERSION_WORDS))
const yearPrepositions = wordList(splitWords(YEAR_PREPOSITIONS))
const yearWords = wordList(splitWords(YEAR_WORDS))

/** Between the groups of a telephone number. */
const PHONE_GAP = /^[\p{Zs}().–-]{1,3}$/u
const MAX_PHONE_GROUPS = 8
/** Two groups of a telephone number that a dash joins. */
const PHONE_PAIR = /^\d{3}-\d{4}$/
const BESIDE = /^[\p{Zs}.,:'’-]{0,3}$/u
const DAY = /^(?:[1-9]|[12]\d|3[01])$/
const YEAR = /^(?:19|20)\d\d(?:-(?:(?:19|20)\d\d|\d\d))?$/
/** Months that are also common words, where they have no capital. */
const DOUBTFUL_MONTH = /^(?:may|march|mar)$/
/** Characters that join a number to an address, an identifier or a heading. */
const JOINED_BEFORE = /[#/_=@\\]$|[\p{L}\p{N})]\.$/u
const JOINED_AFTER = /^(?:[_=@\\]|\.\p{L})/u

/** Scripts in which a letter before a number makes a name of both; in others it is a word, as in 약1200. */
const ALPHABET = /[a-z\u0370-\u04ff][\u0300-\u036f]*$/

const between = (text: FoldedText, token: number): string =>
  text.original.slice(token > 0 ? text.to(token - 1) : 0, text.from(token))

const isNear = (text: FoldedText, token: number): boolean =>
  token > 0 && token < text.tokenCount && BESIDE.test(between(text, token))

const isNumber = (text: FoldedText, token: number): boolean =>
  token >= 0 && token < text.tokenCount && text.kind(token) === TokenKind.number

/** The token after a telephone number that begins with this number; the number itself where none does. */
export function phoneEnd(text: FoldedText, first: number): number {
  if (!isNumber(text, first)) return first
  const numeral = text.text(first)
  if (PHONE_PAIR.test(numeral) && text.original.charAt(text.from(first) + 3) === '-') return first + 1
  const before = first > 0 ? text.text(first - 1) : ''
  const isInternational = before === '+'
  const isNational = numeral.startsWith('0')
  const isInBrackets = text.original.charAt(text.from(first) - 1) === '('
  const isCalledSo = phoneWords.has(before) && isNear(text, first)
  if (!isInternational && !isNational && !isInBrackets && !isCalledSo) return first

  let end = first + 1
  while (end < first + MAX_PHONE_GROUPS && isNumber(text, end) && PHONE_GAP.test(between(text, end))) end++
  const digits = text.text(first, end).replaceAll(/\D/g, '').length
  const isWhole =
    (isInternational && digits >= 7) ||
    (isNational && /^0\d+$/.test(numeral) && digits >= 6) ||
    (isInBrackets && end - first > 1 && digits >= 7) ||
    (isCalledSo && digits >= 3)
  return isWhole ? end : first
}

/** Whether the number is a part of a date, a year, a version, an ordinal or an address. */
export function isPartOfLabel(text: FoldedText, { first, end }: Span): boolean {
  if (end < text.tokenCount && isEnding(text, end)) return true
  const isInWord = (at: number): boolean =>
    at > 0 && at < text.tokenCount && text.glued(at) && text.kind(at) !== TokenKind.unspaced
  // why: "a4" and "12ab34" are names; "12kg" is a figure
  if (isInWord(first) && ALPHABET.test(text.text(first - 1))) return true
  if (isInWord(end) && isInWord(end + 1) && isNumber(text, end + 1)) return true
  const before = text.original.slice(Math.max(0, text.from(first) - 2), text.from(first))
  const after = text.original.slice(text.to(end - 1), text.to(end - 1) + 2)
  if (JOINED_BEFORE.test(before) || JOINED_AFTER.test(after)) return true
  if (isNear(text, first) && versionWords.has(text.text(first - 1))) return true
  return end === first + 1 && isNumber(text, first) && isPartOfDate(text, first)
}

function isPartOfDate(text: FoldedText, token: number): boolean {
  const numeral = text.text(token)
  const isYear = YEAR.test(numeral)
  if (!isYear && !DAY.test(numeral)) return false
  if (isMonthAt(text, token - 1, token) || isMonthAt(text, token + 1, token + 1)) return true
  if (!isYear) return false
  // May 5, 2026
  if (isNear(text, token) && isNumber(text, token - 1) && isMonthAt(text, token - 2, token - 1)) return true
  if (/(?:©|\(c\))\s*$/i.test(between(text, token))) return true
  if (isNear(text, token) && yearPrepositions.has(text.text(token - 1))) return true
  return isNear(text, token + 1) && yearWords.has(text.text(token + 1))
}

/** Whether a token is a month beside the token at `joint`. Of Chinese and Japanese dates only 月 and 日 after it count. */
function isMonthAt(text: FoldedText, token: number, joint: number): boolean {
  if (token < 0 || !isNear(text, joint) || token >= text.tokenCount || !isMonth(text, token)) return false
  if (text.kind(token) === TokenKind.unspaced) return isMarkOfDate(text, token)
  return !DOUBTFUL_MONTH.test(text.text(token)) || /^\p{Lu}/u.test(text.original.slice(text.from(token)))
}

/** "3月" and "3月5日", but not "10年" or "30日間". */
function isMarkOfDate(text: FoldedText, token: number): boolean {
  const mark = text.text(token)
  if (mark === '月') return isNumber(text, token - 1) && text.length(token - 1) <= 2
  return (mark === '日' || mark === '号') && token > 1 && text.text(token - 2) === '月'
}
