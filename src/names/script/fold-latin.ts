// Which spellings of a text are the same text: accents, width, styled letters, invisible characters, foreign
// digits and letters borrowed from a look-alike script are folded away. Other scripts keep their letters and
// their vowel signs.
import anyAscii from 'any-ascii'
import { lookalikesRepaired } from './lookalikes.ts'
import { scriptOfCodePoint } from './script-of.ts'
import { letterTable } from './table.ts'

/** Letters that are not an ASCII letter with a mark. */
const SPECIAL = letterTable(
  'ß ss ø o æ ae œ oe ł l đ d ð d þ th ı i ŋ ng ə a ħ h ɖ d ɓ b ɗ d ƙ k ɛ e ɔ o ǝ a ŧ t ĸ k ſ s ŉ n',
)

/**
 * Format and control characters, variation selectors, fillers, lone surrogates, trade marks; white space
 * stays.
 */
const INVISIBLE =
  /(?![\n\r\t\v\f\x85])[\p{C}\p{Variation_Selector}\u{34f}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{3164}\u{ffa0}™℠®©]/gu

/** All the signs people type for an apostrophe; `´` would otherwise decompose to a space. */
const APOSTROPHE = /[\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u2032\u00b4`\uff07]/g

/**
 * Lower case, no accents, no styling, digits 0 to 9. Latin letters come out as a to z; letters of other
 * scripts stay, composed (NFC). White space and punctuation stay, apostrophes become `'`.
 */
export function foldLatin(text: string): string {
  if (/^[\n\r\t -~]*$/.test(text)) return text.toLowerCase().replaceAll('`', "'")
  // Composed first, or a sign that is only another code for an apostrophe would be missed.
  const visible = text.normalize('NFC').replace(INVISIBLE, '').replace(APOSTROPHE, "'")
  const plain = lookalikesRepaired(visible.normalize('NFKC')).normalize('NFKD').toLowerCase()
  const folded: string[] = []
  let afterLatin = false
  for (const letter of plain) {
    const code = letter.codePointAt(0) ?? 0
    if (code >= 0x300 && code <= 0x36f) {
      if (!afterLatin) folded.push(letter)
      continue
    }
    if (code < 0x80) {
      afterLatin = true
      folded.push(letter)
      continue
    }
    afterLatin = scriptOfCodePoint(code) === 'latin'
    if (afterLatin) folded.push(SPECIAL.get(letter) ?? anyAscii(letter).toLowerCase())
    else folded.push(/\p{Nd}/u.test(letter) ? anyAscii(letter) : letter)
  }
  return folded.join('').normalize('NFC').replace(APOSTROPHE, "'")
}
