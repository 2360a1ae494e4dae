// Counts the words that make a statement a condition, a wish or a guess.
import { CONDITIONAL_WORDS, STATING_IN, UNSPACED_CONDITIONALS } from './tables/conditions.ts'
import { wordCount } from '../words/word-count.ts'

export const countConditions = wordCount({
  words: CONDITIONAL_WORDS,
  innocentIn: STATING_IN,
  unspaced: UNSPACED_CONDITIONALS,
})
