// Which tokens belong to the number or date beside them.
import type { FoldedText } from '../fold/folded-text.ts'
import { MAGNITUDES, MONTHS, NUMERALS } from './tables/magnitudes.ts'
import { entriesOf, wordList } from './words.ts'

const magnitudes = wordList(entriesOf(MAGNITUDES))
const numerals = wordList(NUMERALS.split(' '))
const months = wordList(entriesOf(MONTHS))

export const isMagnitude = (text: FoldedText, token: number): boolean => magnitudes.has(text.text(token))

export const isNumeral = (text: FoldedText, token: number): boolean => numerals.has(text.text(token))

export const isMonth = (text: FoldedText, token: number): boolean => months.has(text.text(token))
