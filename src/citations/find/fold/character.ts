// Classifies and folds characters for comparing quotes: lower case, compatibility forms and composed letters decomposed
// (NFKD, because each character then folds without its neighbours), digits of every script as ASCII. Each of the 65,536
// code units is decided once, on demand.

export const CharKind = {
  unknown: 0,
  letter: 1,
  /** A letter of a script that has no spaces between words. */
  unspaced: 2,
  digit: 3,
  /** A symbol that changes the meaning of a number or name; it is compared. */
  sign: 4,
  /** Compared only directly before a number. */
  prefix: 5,
  apostrophe: 6,
  dash: 7,
  /** May occur inside a number. */
  point: 8,
  space: 9,
  newline: 10,
  punctuation: 11,
  /** Invisible or no part of the words; it is ignored. */
  dropped: 12,
  softHyphen: 13,
  /** A combining mark; it belongs to the letter before it. */
  mark: 14,
  superscript: 15,
  /** Folds to several units; see `unfolded`. */
  several: 16,
  /** Half of a character beyond the basic plane. */
  surrogate: 17,
} as const
export type CharKind = (typeof CharKind)[keyof typeof CharKind]

/** Spellings of one letter that NFKD and lower case keep distinct. The Turkish i is folded because of its capitals. */
const RESPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'ss',
  œ: 'oe',
  Œ: 'oe',
  æ: 'ae',
  Æ: 'ae',
  ς: 'σ',
  ı: 'i',
  İ: 'i',
  '×': 'x',
  ی: 'ي',
  ک: 'ك',
  '٪': '%',
  '٫': '.',
  '٬': ',',
  '⁄': '/',
}

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}ー〆〇]/u
const APOSTROPHE = /['’‘‛ʼʻʹ′´`]/u
const DASH = /[\p{Pd}−⁃〜~∼]/u
/** Points of short vowels, which Arabic and Hebrew may omit, and the stretching of Arabic letters. */
const OPTIONAL_MARK = /[\u064b-\u0652\u0670\u0640\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/
/** A trade mark is no letter of the preceding name; NFKD would turn it into one. */
const ORNAMENT = /[™℠®©№]/
const SUPERSCRIPT = /[\u00b2\u00b3\u00b9\u2070\u2074-\u207b\u2080-\u208b]/
/** Standalone accents: NFKD would turn them into a space. */
const LONE_ACCENT = /[¨¯¸\u02d8-\u02dd]/

/** The kind of a character before folding. */
export function simpleKind(char: string): CharKind {
  if (char === '\u00ad') return CharKind.softHyphen
  if (/[\n\r\v\f\u0085\u2028\u2029]/.test(char)) return CharKind.newline
  if (/[\p{Zs}\p{Cc}]/u.test(char)) return CharKind.space
  if (OPTIONAL_MARK.test(char) || ORNAMENT.test(char) || /[\p{Cf}\p{Variation_Selector}]/u.test(char))
    return CharKind.dropped
  if (APOSTROPHE.test(char)) return CharKind.apostrophe
  if (SUPERSCRIPT.test(char)) return CharKind.superscript
  if (DASH.test(char)) return CharKind.dash
  if (/[.,:/]/.test(char)) return CharKind.point
  if (/[+<>±≤≥≈]/.test(char)) return CharKind.prefix
  if (/[\p{Sc}%‰‱&°]/u.test(char)) return CharKind.sign
  if (/\p{M}/u.test(char)) return CharKind.mark
  if (/\p{Nd}/u.test(char)) return CharKind.digit
  if (UNSPACED.test(char)) return CharKind.unspaced
  if (/[\p{L}\p{N}]/u.test(char)) return CharKind.letter
  return CharKind.punctuation
}

/** The ten digits of every script are consecutive, and a run begins where the code point before is no digit. */
function asciiDigit(char: string): string {
  const code = char.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}

function folded(char: string): string {
  const respelled = RESPELLED[char]
  if (respelled !== undefined) return respelled
  const kind = simpleKind(char)
  if (kind === CharKind.apostrophe) return "'"
  if (kind === CharKind.punctuation && LONE_ACCENT.test(char)) return ' '
  const apart = char.normalize('NFKD').toLowerCase()
  if (kind === CharKind.digit) return /^[0-9]$/.test(apart) ? apart : asciiDigit(char)
  // why: a fraction or a number in a circle would join digits around it
  if (kind === CharKind.letter && /^\p{No}$/u.test(char) && apart !== char)
    return ` ${apart.replaceAll('⁄', '/')} `
  return apart
}

const kinds = new Uint8Array(0x1_0000)
const singles = new Uint16Array(0x1_0000)
const several = new Map<number, string>()

function learn(unit: number): CharKind {
  let kind: CharKind
  if (unit >= 0xd800 && unit <= 0xdfff) kind = CharKind.surrogate
  else {
    const char = String.fromCharCode(unit)
    const own = simpleKind(char)
    const text = own === CharKind.dropped || own === CharKind.dash ? char : folded(char)
    if (text.length === 1) {
      kind = own === CharKind.superscript || text === char ? own : simpleKind(text)
      singles[unit] = text.charCodeAt(0)
    } else {
      kind = CharKind.several
      several.set(unit, text)
    }
  }
  kinds[unit] = kind
  return kind
}

export const kindOf = (unit: number): CharKind => (kinds[unit] as CharKind | undefined) || learn(unit)

/** The one unit that represents a code unit in comparisons; not for the kinds `several` and `surrogate`. */
export const foldedUnit = (unit: number): number => singles[unit] ?? unit

/** The folded form of a code unit of kind `several`, or of a character beyond the basic plane. */
export const unfolded = (char: string): string =>
  (char.length === 1 ? several.get(char.charCodeAt(0)) : undefined) ?? folded(char)
