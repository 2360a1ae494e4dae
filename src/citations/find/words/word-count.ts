// How often a stretch of text has words of a kind, such as those that deny. Counts are compared, not words: a quote and its
// source that differ in the count do not say the same, or not surely.
import { type FoldedText, TokenKind } from '../fold/folded-text.ts'
import type { Span } from '../model/span.ts'
import { entriesOf, foldedWord, wordList } from './words.ts'

export interface CountedKind {
  readonly words: string
  /** Languages in which a word of the list means something else. */
  readonly innocentIn: Readonly<Record<string, string>>
  /** Scripts without spaces: characters that are of the kind, and words with these characters that are not. */
  readonly unspaced: readonly {
    readonly language: string
    readonly telling: string
    readonly harmless: string
  }[]
}

/** An undefined language is every language. */
export type WordCount = (text: FoldedText, span: Span, language: string | undefined) => number

const PROCLITIC = /^[وف](?=.{2})/
const KANA = /[\u3040-\u30ff]/
const THAI = /[\u0e00-\u0e7f]/

/** `isAlso` knows words of the kind by their form. */
export function wordCount(
  { words, innocentIn, unspaced }: CountedKind,
  isAlso: (word: string, language: string | undefined) => boolean = () => false,
): WordCount {
  const list = wordList(entriesOf(words))
  const innocent = new Map(
    Object.entries(innocentIn).map(([word, languages]) => [foldedWord(word), languages]),
  )
  const patterns = new Map(unspaced.map((row) => [row.language, unspacedPattern(row)]))

  const isOfKind = (word: string, language: string | undefined): boolean =>
    !(language !== undefined && innocent.get(word)?.includes(language) === true) &&
    (list.has(word) || list.has(word.replace(PROCLITIC, '')) || isAlso(word, language))

  const unspacedCount = (text: string): number => {
    const pattern = patterns.get(KANA.test(text) ? 'ja' : THAI.test(text) ? 'th' : 'zh')
    return pattern === undefined
      ? 0
      : [...text.matchAll(pattern)].filter(([, harmless]) => harmless === undefined).length
  }

  return (text, { first, end }, language) => {
    let count = 0
    let isUnspaced = false
    for (let token = first; token < end; token++) {
      if (text.kind(token) === TokenKind.unspaced) isUnspaced = true
      else if (text.kind(token) === TokenKind.word && isOfKind(text.text(token), language)) count++
    }
    return isUnspaced ? count + unspacedCount(text.text(first, end)) : count
  }
}

/** Longest first, so that a harmless word is read before the character in it that tells. */
const alternatives = (words: readonly string[]): string =>
  words
    .map(foldedWord)
    .toSorted((a, b) => b.length - a.length)
    .join('|')

function unspacedPattern({ telling, harmless }: CountedKind['unspaced'][number]): RegExp {
  const words = telling.split(' ')
  const long = alternatives(words.filter((word) => word.length > 2))
  return new RegExp(
    `${long === '' ? '' : `(?:${long})|`}(${alternatives(harmless.split(' '))})|(?:${alternatives(words)})`,
    'g',
  )
}
