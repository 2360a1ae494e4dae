// Transliterates a word of any script but Han, kana and Hangul into a to z, as the press and passports write it. Words
// are split into runs of one script; a script without a file here uses the general table.
import anyAscii from 'any-ascii'
import { fromArabic } from './arabic.ts'
import { fromArmenian } from './armenian.ts'
import { fromBurmese } from './burmese.ts'
import { fromCyrillic } from './cyrillic.ts'
import { fromEthiopic } from './ethiopic.ts'
import { foldLatin } from './fold-latin.ts'
import { fromGeorgian } from './georgian.ts'
import { fromGreek } from './greek.ts'
import { fromHebrew } from './hebrew.ts'
import { fromIndic } from './indic.ts'
import { fromKhmer } from './khmer.ts'
import { fromLao } from './lao.ts'
import { scriptOf, scriptOfCodePoint, type Script } from './script-of.ts'
import { fromSinhala } from './sinhala.ts'
import { fromThai } from './thai.ts'

export { splitArabicArticle } from './arabic.ts'
export { foldLatin } from './fold-latin.ts'
export { scriptOf, type Script } from './script-of.ts'

export interface Transliteration {
  /** a to z and 0 to 9 only; empty for a word without letters and digits. */
  readonly text: string
  /** The script leaves out short vowels, so only consonants are comparable. */
  readonly vowelless: boolean
}

const READERS: ReadonlyMap<Script, (run: string) => string> = new Map([
  ['latin', (run: string) => run],
  ['cyrillic', fromCyrillic],
  ['greek', fromGreek],
  ['armenian', fromArmenian],
  ['georgian', fromGeorgian],
  ['devanagari', fromIndic],
  ['bengali', fromIndic],
  ['gurmukhi', fromIndic],
  ['gujarati', fromIndic],
  ['odia', fromIndic],
  ['tamil', fromIndic],
  ['telugu', fromIndic],
  ['kannada', fromIndic],
  ['malayalam', fromIndic],
  ['sinhala', fromSinhala],
  ['thai', fromThai],
  ['lao', fromLao],
  ['khmer', fromKhmer],
  ['burmese', fromBurmese],
  ['ethiopic', fromEthiopic],
])

/** Transliterates one word (no spaces) to lower-case a-z0-9. */
export function transliterate(word: string): Transliteration {
  const folded = foldLatin(word)
  if (/^[a-z0-9]*$/.test(folded)) return { text: folded, vowelless: false }
  const main = scriptOf(folded)
  let vowelless = false
  const parts = runsOf(folded).map(([script, run]) => {
    if (script !== 'arabic' && script !== 'hebrew') return (READERS.get(script) ?? anyAscii)(run)
    const read = script === 'arabic' ? fromArabic(run) : fromHebrew(run)
    if (script === main) vowelless ||= read.vowelless
    return read.text
  })
  const text = parts
    .join('')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
  return { text, vowelless }
}

/** Splits a word into runs of one script; digits, marks and apostrophes belong to the preceding run. */
function runsOf(word: string): readonly (readonly [Script, string])[] {
  const runs: [Script, string][] = []
  for (const letter of word) {
    const script = scriptOfCodePoint(letter.codePointAt(0) ?? 0)
    const last = runs.at(-1)
    const stays = script === 'other' && !/\p{L}/u.test(letter)
    if (last !== undefined && (script === last[0] || stays)) last[1] += letter
    else runs.push([script, letter])
  }
  return runs
}
