// Compiles the phrases of a table into one expression. In a phrase `*` continues a word, `…` skips some words, `(a/b)` is
// one of several; commas separate phrases.
import { foldQuote } from './fold-quote.ts'
import type { Boundary } from './languages/language-table.ts'

export interface TextSpan {
  readonly start: number
  readonly end: number
}

export type Finder = (text: string) => readonly TextSpan[]

/**
 * Letters and digits of the scripts that the tables are written in. Ranges compile a hundred times faster than properties
 * of Unicode, and the tables have thousands of phrases.
 */
export const LETTERS = String.raw`a-z\u00df-\u024f\u0370-\u04ff\u0600-\u06ff\u0900-\u0963\u0966-\u097f\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af`
const LETTER = `[${LETTERS}0-9]`
const NOT_AFTER_LETTER = `(?<!${LETTER})`
const BEFORE: Readonly<Record<Boundary, string>> = {
  words: NOT_AFTER_LETTER,
  // Arabic writes its conjunctions, prepositions and article as a part of the word
  prefixed: `${NOT_AFTER_LETTER}(?:[وف]?(?:ال|لل|بال|[بلك])?)`,
  start: NOT_AFTER_LETTER,
  none: '',
}
const AFTER: Readonly<Record<Boundary, string>> = {
  words: `(?!${LETTER})`,
  prefixed: `(?!${LETTER})`,
  start: '',
  none: '',
}
const SKIP = String.raw`[^.!?;。！？।؟]{0,28}?`

function sourceOf(phrase: string, boundary: Boundary): string {
  const body = foldQuote(phrase.trim())
    .text.replace(/[\\^$+?.[\]{}|]/g, String.raw`\$&`)
    .replace(/\s*(?:…|\\\.\\\.\\\.)\s*/g, '\u0001')
    .replaceAll('(', '(?:')
    .replaceAll('/', '|')
    .replaceAll('*', `[${LETTERS}]*`)
    .replace(/ +/g, String.raw`[\s'-]+`)
  // an alternative may be empty: "(have /)paid"
  const gap =
    boundary === 'words' || boundary === 'prefixed' ? String.raw`(?!${LETTER})${SKIP}(?<!${LETTER})` : SKIP
  return body.replaceAll('\u0001', gap)
}

/** A table without phrases finds nothing. */
export function phraseFinder(table: string, boundary: Boundary): Finder {
  const phrases = table
    .split(/,(?![^()]*\))/)
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
  if (phrases.length === 0) return () => []
  const sources = phrases.map((phrase) => sourceOf(phrase, boundary))
  const pattern = new RegExp(`${BEFORE[boundary]}(?:${sources.join('|')})${AFTER[boundary]}`, 'g')
  return (text) =>
    Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => ({ start: index, end: index + length }))
}
