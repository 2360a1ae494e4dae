// Splits the name of an organisation or ship into words: at spaces and capitals, and by the words of the lexicon.
import type { Lexicon } from '../lexicon/lexicon.ts'
import { cutWords, dottedWords, joinLetters, readWord, type Word, wordKey } from '../token/words.ts'

/** Digits written together with a word; Han characters need no space beside a number. */
const NUMBER_EDGE =
  /(?<=\p{L}{3})(?=\d)|(?<=\d)(?=\p{L}{4})|(?<=\p{Script=Han})(?=\d)|(?<=\d)[号號]?(?=\p{Script=Han}|$)/u
const CAMEL = /(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll})/u
const ELISION = /^[dl]['\u2019](?=\p{L}{3})/u

/**
 * The words of an organisation's name. Scripts without spaces are split by the words of the lexicon. `asNames`: things and places
 * keep the article that Hebrew joins to them, as in a name that is not translated.
 */
export function organisationWords(lexicon: Lexicon, name: string, asNames = false): Word[] {
  const pieces = cutWords(withPlainNumerals(name).replace(/(?<=\p{L})['\u2019]s\b/gu, 's')).flatMap((piece) =>
    piece
      .replace(ELISION, '')
      .split(CAMEL)
      .flatMap((part) => withoutForm(lexicon, part)),
  )
  const dotted = dottedWords(name)
  return joinLetters(pieces)
    .flatMap((piece) => cutUnspaced(lexicon, piece))
    .flatMap((piece) => piece.split(NUMBER_EDGE))
    .map(readWord)
    .map((word) => withoutHebrewPrefix(lexicon, word, asNames))
    .map((word) => (dotted.has(word.key) ? { ...word, dotted: true } : word))
}

const ROMAN_VALUES: readonly string[] = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']
/** A numeral with the letter of a series, or before a legal form with dots: `V-A`, `Fonds V C.V.` */
const NUMERAL = /(?<=\s)(I{1,3}|I?V|VI{1,3}|IX|X)(?:[-\s](\p{Lu})(?![\p{L}.])|(?=\s+(?:\p{Lu}\.){2}))/gu

/** Writes roman numerals that a run of single letters would swallow in digits. */
const withPlainNumerals = (name: string): string =>
  name.replace(
    NUMERAL,
    (_, numeral: string, letter: string | undefined) => `${letter ?? ''}${ROMAN_VALUES.indexOf(numeral) + 1}`,
  )

/** A legal form in capitals glued to the last word: `FinchLLP`, `LindeBV`. */
function withoutForm(lexicon: Lexicon, piece: string): string[] {
  const found = /^(.*\p{Ll}{2})(\p{Lu}{2,5})$/u.exec(piece)
  const [, word = '', form = ''] = found ?? []
  return lexicon.legalForms.get(wordKey(form)) === undefined ? [piece] : [word, form]
}

/** Hebrew joins the article and short prepositions to a word: `הדפוס`, the printing; `לחינוך`, for education. */
function withoutHebrewPrefix(lexicon: Lexicon, word: Word, asNames: boolean): Word {
  if (word.script !== 'hebrew' || word.key.length < 3) return word
  const isKnown = (key: string): boolean => {
    const kind = lexicon.words.get(key)?.kind
    return kind === undefined
      ? !asNames && lexicon.places.get(key) !== undefined
      : !asNames || kind !== 'thing'
  }
  if (isKnown(word.key)) return word
  for (const prefix of HEBREW_PREFIXES)
    if (word.key.startsWith(prefix) && isKnown(word.key.slice(prefix.length)))
      return readWord(word.key.slice(prefix.length))
  return word
}

const HEBREW_PREFIXES = ['וה', 'ה', 'ל', 'ב', 'ו', 'מ']

const UNSPACED = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/u
const LONGEST_UNSPACED = 16

function cutUnspaced(lexicon: Lexicon, piece: string): string[] {
  if (!UNSPACED.test(piece)) return [piece]
  const cut: string[] = []
  let rest = ''
  for (let i = 0; i < piece.length;) {
    let length = Math.min(LONGEST_UNSPACED, piece.length - i)
    while (length > 1 && !lexicon.unspaced.has(piece.slice(i, i + length))) length--
    if (length > 1) {
      if (rest !== '') cut.push(rest)
      rest = ''
      cut.push(piece.slice(i, i + length))
      i += length
    } else rest += piece[i++]
  }
  if (rest !== '') cut.push(rest)
  return cut
}
