// Finds the script of a word: the script of most of its letters. Code points decide, so the result does not change with
// the Unicode version of the engine.

export type Script =
  | 'latin'
  | 'cyrillic'
  | 'greek'
  | 'armenian'
  | 'georgian'
  | 'arabic'
  | 'hebrew'
  | 'devanagari'
  | 'bengali'
  | 'gurmukhi'
  | 'gujarati'
  | 'odia'
  | 'tamil'
  | 'telugu'
  | 'kannada'
  | 'malayalam'
  | 'sinhala'
  | 'thai'
  | 'lao'
  | 'khmer'
  | 'burmese'
  | 'ethiopic'
  | 'han'
  | 'kana'
  | 'hangul'
  | 'other'

/** First and last code point of the blocks, ascending and without overlap. */
const BLOCKS: readonly (readonly [first: number, last: number, script: Script])[] = [
  [0x41, 0x5a, 'latin'],
  [0x61, 0x7a, 'latin'],
  [0xaa, 0xaa, 'latin'],
  [0xba, 0xba, 'latin'],
  [0xc0, 0xd6, 'latin'],
  [0xd8, 0xf6, 'latin'],
  [0xf8, 0x2b8, 'latin'],
  [0x370, 0x3ff, 'greek'],
  [0x400, 0x52f, 'cyrillic'],
  [0x531, 0x58a, 'armenian'],
  [0x591, 0x5f4, 'hebrew'],
  [0x600, 0x6ff, 'arabic'],
  [0x750, 0x77f, 'arabic'],
  [0x8a0, 0x8ff, 'arabic'],
  [0x900, 0x97f, 'devanagari'],
  [0x980, 0x9ff, 'bengali'],
  [0xa00, 0xa7f, 'gurmukhi'],
  [0xa80, 0xaff, 'gujarati'],
  [0xb00, 0xb7f, 'odia'],
  [0xb80, 0xbff, 'tamil'],
  [0xc00, 0xc7f, 'telugu'],
  [0xc80, 0xcff, 'kannada'],
  [0xd00, 0xd7f, 'malayalam'],
  [0xd80, 0xdff, 'sinhala'],
  [0xe00, 0xe7f, 'thai'],
  [0xe80, 0xeff, 'lao'],
  [0x1000, 0x109f, 'burmese'],
  [0x10a0, 0x10ff, 'georgian'],
  [0x1100, 0x11ff, 'hangul'],
  [0x1200, 0x137f, 'ethiopic'],
  [0x1780, 0x17ff, 'khmer'],
  [0x1c80, 0x1c8f, 'cyrillic'],
  [0x1c90, 0x1cbf, 'georgian'],
  [0x1d00, 0x1d25, 'latin'],
  [0x1d62, 0x1d65, 'latin'],
  [0x1e00, 0x1eff, 'latin'],
  [0x1f00, 0x1fff, 'greek'],
  [0x2c60, 0x2c7f, 'latin'],
  [0x2d00, 0x2d2f, 'georgian'],
  [0x2de0, 0x2dff, 'cyrillic'],
  [0x2e80, 0x2fdf, 'han'],
  [0x3005, 0x3007, 'han'],
  [0x3041, 0x30ff, 'kana'],
  [0x3131, 0x318e, 'hangul'],
  [0x31f0, 0x31ff, 'kana'],
  [0x3400, 0x4dbf, 'han'],
  [0x4e00, 0x9fff, 'han'],
  [0xa640, 0xa69f, 'cyrillic'],
  [0xa722, 0xa7ff, 'latin'],
  [0xa960, 0xa97f, 'hangul'],
  [0xab30, 0xab6f, 'latin'],
  [0xac00, 0xd7ff, 'hangul'],
  [0xf900, 0xfaff, 'han'],
  [0xfb00, 0xfb06, 'latin'],
  [0xfb13, 0xfb17, 'armenian'],
  [0xfb1d, 0xfb4f, 'hebrew'],
  [0xfb50, 0xfdff, 'arabic'],
  [0xfe70, 0xfefc, 'arabic'],
  [0xff21, 0xff3a, 'latin'],
  [0xff41, 0xff5a, 'latin'],
  [0xff66, 0xff9f, 'kana'],
  [0xffa0, 0xffdc, 'hangul'],
  [0x1d400, 0x1d6a5, 'latin'],
  [0x1d6a8, 0x1d7cb, 'greek'],
  [0x20000, 0x323af, 'han'],
]

/** The script of one code point; `other` for digits, signs, marks used with any script, and unlisted scripts. */
export function scriptOfCodePoint(code: number): Script {
  let [low, high] = [0, BLOCKS.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const block = BLOCKS[middle]
    if (block === undefined) break
    if (code < block[0]) high = middle - 1
    else if (code > block[1]) low = middle + 1
    else return block[2]
  }
  return 'other'
}

/** The script of most letters of a word, the earlier one on a tie; `other` for a word without letters. */
export function scriptOf(word: string): Script {
  const counts = new Map<Script, number>()
  for (const letter of word) {
    const script = scriptOfCodePoint(letter.codePointAt(0) ?? 0)
    const isLetter = script !== 'other' || /\p{L}/u.test(letter)
    if (isLetter) counts.set(script, (counts.get(script) ?? 0) + 1)
  }
  let [most, best]: [number, Script] = [0, 'other']
  for (const [script, count] of counts) if (count > most) [most, best] = [count, script]
  return best
}
