// The terms of a text that an assertion is compared by: stems of its content words, and pairs of characters in scripts
// without spaces.
import { type FoldedText, TokenKind } from '../../find/fold/folded-text.ts'
import { fold } from '../../find/fold/fold.ts'
import { languageAround } from '../../find/words/language.ts'
import { foldedWord } from '../../find/words/words.ts'
import { plainWord } from '../page/plain-word.ts'
import { type Numeral, numeralsIn } from '../numerals/numerals.ts'
import { STOP_WORDS } from '../tables/stop-words.ts'
import { stemOf } from './stem.ts'

const stopWords = new Map(
  Object.entries(STOP_WORDS).map(([language, words]) => [
    language,
    new Set(
      words
        .trim()
        .split(/\s+/)
        .map((word) => plainWord(foldedWord(word))),
    ),
  ]),
)
const allStopWords = new Set([...stopWords.values()].flatMap((words) => [...words]))
const HIRAGANA = /^[\u3040-\u309f]/
const UPPER = /^\p{Lu}/u
/** Capitals inside of a word, or nothing but capitals: a name in every language. */
const SURE_NAME = /\p{L}\p{Lu}/u
const SENTENCE_END = /[.!?:。！？]/
/** A longer text is no claim. */
const MAX_TOKENS = 200
/** Further figures are not looked for. */
const MAX_FIGURES = 12

/** The term that begins at a token, undefined for none. A pair of Hiragana is grammar. */
export function termAt(text: FoldedText, words: readonly string[], token: number): string | undefined {
  const word = words[token] ?? ''
  if (text.kind(token) === TokenKind.word) return stemOf(word)
  if (text.kind(token) !== TokenKind.unspaced) return undefined
  const next = token + 1
  const isPair = next < text.tokenCount && text.glued(next) && text.kind(next) === TokenKind.unspaced
  if (!isPair || (HIRAGANA.test(word) && HIRAGANA.test(words[next] ?? ''))) return undefined
  return word + (words[next] ?? '')
}

export interface Assertion {
  /** Content terms, each once. */
  readonly terms: readonly string[]
  /** Those of them that are names. */
  readonly names: readonly string[]
  readonly figures: readonly Numeral[]
}

/** The content terms of a text, each once: what it is about. */
export function contentTerms(source: string): readonly string[] {
  const text = fold(source)
  const { words, stops } = wordsOf(text, text.tokenCount)
  return [
    ...new Set(words.flatMap((word, token) => (stops.has(word) ? [] : (termAt(text, words, token) ?? [])))),
  ]
}

function wordsOf(text: FoldedText, end: number) {
  const words = Array.from({ length: end }, (_, token) => plainWord(text.text(token)))
  const language = languageAround(text, { first: 0, end })
  const stops = (language === undefined ? undefined : stopWords.get(language)) ?? allStopWords
  return { words, language, stops }
}

/** The terms, names and figures of an assertion. */
export function assertionOf(claim: string): Assertion {
  const text = fold(claim)
  const end = Math.min(text.tokenCount, MAX_TOKENS)
  const { words, language, stops } = wordsOf(text, end)
  const figures = numeralsIn(text, { steps: 0 })
    .filter(({ values, first }) => values.length > 0 && first < end)
    .slice(0, MAX_FIGURES)
  const isOfFigure = (token: number): boolean =>
    figures.some((figure) => token >= figure.first && token < figure.end)

  const terms = new Set<string>()
  const names = new Set<string>()
  for (let token = 0; token < end; token++) {
    const term = termAt(text, words, token)
    if (term === undefined || stops.has(words[token] ?? '') || isOfFigure(token)) continue
    terms.add(term)
    if (isName(text, token, language)) names.add(term)
  }
  return { terms: [...terms], names: [...names], figures }
}

/** German writes every noun with a capital, and every language the first word of a sentence. */
function isName(text: FoldedText, token: number, language: string | undefined): boolean {
  if (text.kind(token) !== TokenKind.word) return false
  const word = text.passage(token, token + 1)
  if (SURE_NAME.test(word)) return true
  if (!UPPER.test(word) || language === 'de' || language === undefined) return false
  return token > 0 && !SENTENCE_END.test(text.original.slice(text.to(token - 1), text.from(token)))
}
