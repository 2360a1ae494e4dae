// Finds the tokens of one figure, if they are adjacent.
import { type FoldedText, TokenKind } from '../fold/folded-text.ts'
import { isFactor, isNumberWord, months } from '../words/magnitudes.ts'

/** Letters attached to a number that do not change it: "2nd", "1990s", "1er". */
const ENDING = /^(?:st|nd|rd|th|s|er|e)$/

export const isEnding = (text: FoldedText, token: number): boolean =>
  token > 0 && text.glued(token) && text.kind(token - 1) === TokenKind.number && ENDING.test(text.text(token))

export const isFigurePart = (text: FoldedText, token: number): boolean =>
  text.kind(token) === TokenKind.number ||
  text.kind(token) === TokenKind.sign ||
  isFactor(text, token) ||
  isNumberWord(text, token) ||
  months.get(text.text(token)) !== undefined ||
  isEnding(text, token)
