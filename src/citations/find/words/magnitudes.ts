// Which tokens belong to the number or date beside them, and what they say there.
import { type FoldedText, TokenKind } from '../fold/folded-text.ts'
import {
  DATE_MARKS,
  MAGNITUDES,
  MEASURES,
  MINUS_WORDS,
  MONTHS,
  NUMBER_JOINTS,
  QUOTED_NUMBER_WORDS,
  NUMERALS,
  RATIOS,
  UNSPACED_MINUS,
} from './tables/magnitudes.ts'
import { entriesOf, foldedWord, wordList, wordTable } from './words.ts'

const valued = <T>(rows: readonly (readonly [T, string])[]) =>
  wordTable(rows.map(([value, words]) => [value, entriesOf(words)] as const))

/** What a word multiplies the number before by; several values where languages differ. */
export const factors = valued(MAGNITUDES)
/** The part of one that a word makes of the number before: a hundredth for percent. */
export const ratios = valued(RATIOS)
export const numberWords = valued(QUOTED_NUMBER_WORDS)
/** From 1. */
export const months = valued(MONTHS.map((words, i) => [i + 1, words] as const))

const measures = wordList(entriesOf(MEASURES))
const numerals = wordList(NUMERALS.split(' '))
const dateMarks = wordList(DATE_MARKS.split(' '))
const joints = wordList(NUMBER_JOINTS.split(' '))
const minusWords = wordList(MINUS_WORDS.split(' '))
const unspacedMinus = UNSPACED_MINUS.map(foldedWord)
const longestMinus = Math.max(...unspacedMinus.map(({ length }) => length))

/** A factor, or a part of one: it makes another number of the number before it. */
export const isFactor = (text: FoldedText, token: number): boolean =>
  factors.get(text.text(token)) !== undefined || ratios.get(text.text(token)) !== undefined

export const isMagnitude = (text: FoldedText, token: number): boolean =>
  isFactor(text, token) || measures.has(text.text(token))

export const isNumeral = (text: FoldedText, token: number): boolean => numerals.has(text.text(token))

export const isMonth = (text: FoldedText, token: number): boolean =>
  months.get(text.text(token)) !== undefined || dateMarks.has(text.text(token))

export const isNumberWord = (text: FoldedText, token: number): boolean =>
  numberWords.get(text.text(token)) !== undefined

/** The "and" of "two hundred and fifty". */
export const isNumberJoint = (text: FoldedText, token: number): boolean => joints.has(text.text(token))

/** Whether the token, or with those before it, is a word for a minus sign. */
export const isMinusWord = (text: FoldedText, token: number): boolean =>
  text.kind(token) === TokenKind.unspaced
    ? unspacedMinus.some((word) => text.text(Math.max(0, token + 1 - longestMinus), token + 1).endsWith(word))
    : minusWords.has(text.text(token))
