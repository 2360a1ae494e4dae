// How often a stretch of text denies something. Counts are compared, not words: a quote and its source that differ in the
// count do not say the same, or not surely.
import { type FoldedText, TokenKind } from '../fold/folded-text.ts'
import type { Span } from '../span.ts'
import {
  INNOCENT_IN,
  NEGATIVE_BEGINNINGS,
  NEGATIVE_ENDINGS,
  NEGATIVE_WORDS,
  TURKISH_ENDINGS,
  TURKISH_FRAGMENTS,
  TURKISH_HARMLESS,
  UNSPACED_NEGATIVES,
} from './tables/negations.ts'
import { entriesOf, foldedWord, wordList } from './words.ts'

const foldedWords = (list: string): string[] => list.split(' ').map(foldedWord)

const negativeWords = wordList(entriesOf(NEGATIVE_WORDS))
const innocentIn = new Map(
  Object.entries(INNOCENT_IN).map(([word, languages]) => [foldedWord(word), languages]),
)
const fragments = foldedWords(TURKISH_FRAGMENTS)
const endings = foldedWords(TURKISH_ENDINGS)
const harmless = wordList(TURKISH_HARMLESS.split(' ').map((word) => `${word}*`))
const PROCLITIC = /^[وف](?=.{2})/

const deniesInTurkish = (word: string): boolean =>
  !harmless.has(word) &&
  (fragments.some((fragment) => word.indexOf(fragment) > 0) ||
    endings.some((ending) => word.length > ending.length + 1 && word.endsWith(ending)))

/** Whether a word denies; an undefined language is every language. */
export function isNegative(word: string, language: string | undefined): boolean {
  if (language !== undefined && innocentIn.get(word)?.includes(language) === true) return false
  return (
    negativeWords.has(word) ||
    negativeWords.has(word.replace(PROCLITIC, '')) ||
    NEGATIVE_ENDINGS.some((ending) => word.endsWith(ending)) ||
    NEGATIVE_BEGINNINGS.some((beginning) => word.startsWith(beginning)) ||
    (language === 'tr' && deniesInTurkish(word))
  )
}

/** Longest first, so that a harmless word is read before the character in it that denies. */
const alternatives = (words: readonly string[]): string =>
  words
    .map(foldedWord)
    .toSorted((a, b) => b.length - a.length)
    .join('|')

const patterns = UNSPACED_NEGATIVES.map(({ language, denying, harmless: innocent }) => {
  const words = denying.split(' ')
  return {
    language,
    pattern: new RegExp(
      `(?:${alternatives(words.filter((word) => word.length > 2))})|(${alternatives(innocent.split(' '))})|(?:${alternatives(words)})`,
      'g',
    ),
  }
})
const KANA = /[\u3040-\u30ff]/

function unspacedNegations(text: string): number {
  const spoken = KANA.test(text) ? 'ja' : /[\u0e00-\u0e7f]/.test(text) ? 'th' : 'zh'
  const pattern = patterns.find(({ language }) => language === spoken)?.pattern ?? /$^/g
  return [...text.matchAll(pattern)].filter(([, innocent]) => innocent === undefined).length
}

export function countNegations(text: FoldedText, { first, end }: Span, language: string | undefined): number {
  let count = 0
  let unspaced = false
  for (let token = first; token < end; token++) {
    if (text.kind(token) === TokenKind.unspaced) unspaced = true
    else if (text.kind(token) === TokenKind.word && isNegative(text.text(token), language)) count++
  }
  return unspaced ? count + unspacedNegations(text.text(first, end)) : count
}
