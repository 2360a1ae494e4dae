// Checks a verbatim quote or a text of the founder's own words: length, words, sentences, placeholders
// (rules; section Field types).
import { leastChars, type TextField } from '../protocol/field.ts'
import { LIMITS } from '../protocol/limits.ts'
import { codePoints, isCjk, isHangul, isUnspaced, tidy } from '../reading/normalise.ts'
import { placeholderIn } from '../reading/placeholder.ts'
import type { FieldIssues } from './findings.ts'
import { placeholderWords } from './placeholder-words.ts'

interface Bounds {
  readonly min: number
  readonly max: number
  readonly words: number
  readonly sentences: number
}

/** V: 20 to 1,200 characters and at least 4 words; text in scripts without spaces at least 10 characters and no word count. */
export function checkQuote(quote: string, path: string, findings: FieldIssues): void {
  const max = LIMITS.verbatim_max_chars
  const cjk = !isFarTooLong(quote, max) && (isCjk(quote) || isUnspaced(quote))
  checkWithin(quote, path, findings, {
    min: cjk ? LIMITS.verbatim_min_chars_cjk : LIMITS.verbatim_min_chars,
    max,
    words: cjk ? 0 : LIMITS.verbatim_min_words,
    sentences: Infinity,
  })
}

/** T(min,max), and a maximum number of sentences if the field has one. */
export function checkOwnWords(
  field: TextField,
  text: string,
  at: { path: string; findings: FieldIssues },
): void {
  const { max, sentences = Infinity } = field
  const min = isFarTooLong(text, max) ? field.min : leastOf(text, field)
  checkWithin(text, at.path, at.findings, { min, max, words: 0, sentences })
}

/** A role of two Han characters is a role, and says as much as six letters. A syllable of Korean says as much as two. */
function leastOf(text: string, field: TextField): number {
  if (isUnspaced(text)) return leastChars(field)
  return isHangul(text) ? Math.ceil(field.min / 2) : field.min
}

function checkWithin(text: string, path: string, findings: FieldIssues, bounds: Bounds): void {
  // why: canonical JSON (K-2) cannot represent half a surrogate pair
  if (!text.isWellFormed()) findings.add('invalid_value', path, 'must be well-formed Unicode')
  const tidied = isFarTooLong(text, bounds.max) ? null : tidy(text)
  if (tidied === null || codePoints(tidied) > bounds.max) {
    // the code is already decided, so the patterns below need not read an unbounded text
    findings.add('invalid_value', path, `must have at most ${bounds.max} characters`)
    return
  }
  const length = codePoints(tidied)
  if (length < bounds.min)
    findings.add('too_short', path, `must have at least ${bounds.min} characters, has ${length}`)
  else if (wordCount(tidied) < bounds.words && !isCompound(tidied))
    findings.add('too_short', path, `must have at least ${bounds.words} words`)
  if (bounds.sentences < Infinity && tidied.split(/(?<=[.!?])\s+/).length > bounds.sentences)
    findings.add('invalid_value', path, `must have at most ${bounds.sentences} sentences`)
  const placeholder = placeholderIn(text)
  if (placeholder !== null) findings.add('placeholder_text', path, placeholderWords(placeholder))
}

/** No NFKC character replaces more than 4: the longest canonical decomposition in Unicode. */
const MAX_COMPOSED = 4

/**
 * Whether a text exceeds its maximum even after composing everything in it. Checked before NFKC, which takes seconds on
 * 100 KB of combining marks.
 */
function isFarTooLong(text: string, max: number): boolean {
  const limit = MAX_COMPOSED * max
  return text.length > limit && codePoints(text.replace(/\s+/gu, '')) > limit
}

/** Two or more long words: German and Finnish put a sentence into two. */
function isCompound(tidied: string): boolean {
  const words = wordCount(tidied)
  return words >= 2 && (tidied.match(/\p{L}/gu) ?? []).length >= words * COMPOUND_LETTERS
}

/** Letters of an average word from which two words may be a sentence. */
const COMPOUND_LETTERS = 12

function wordCount(tidied: string): number {
  return tidied.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
