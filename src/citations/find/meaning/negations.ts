// Counts the words that deny, by list or by their form.
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
import { wordCount } from '../words/word-count.ts'
import { foldedWord, wordList } from '../words/words.ts'

const foldedWords = (list: string): string[] => list.split(' ').map(foldedWord)

const fragments = foldedWords(TURKISH_FRAGMENTS)
const endings = foldedWords(TURKISH_ENDINGS)
const harmless = wordList(TURKISH_HARMLESS.split(' ').map((word) => `${word}*`))

const deniesInTurkish = (word: string): boolean =>
  !harmless.has(word) &&
  (fragments.some((fragment) => word.indexOf(fragment) > 0) ||
    endings.some((ending) => word.length > ending.length + 1 && word.endsWith(ending)))

export const countNegations = wordCount(
  { words: NEGATIVE_WORDS, innocentIn: INNOCENT_IN, unspaced: UNSPACED_NEGATIVES },
  (word, language) =>
    NEGATIVE_ENDINGS.some((ending) => word.endsWith(ending)) ||
    NEGATIVE_BEGINNINGS.some((beginning) => word.startsWith(beginning)) ||
    (language === 'tr' && deniesInTurkish(word)),
)
