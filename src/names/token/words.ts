// Splits a raw name into words, each with its lexicon key and its Latin spelling.
import {
  foldLatin,
  type Script,
  scriptOf,
  splitArabicArticle,
  transliterate,
} from '../script/transliterate.ts'

export interface Word {
  /** As written. */
  readonly surface: string
  /** The lexicon key: the folded Latin word, or the word in its own script without marks. */
  readonly key: string
  /** Lower-case a-z0-9; empty for Han, kana and Hangul, which are read as whole names. */
  readonly text: string
  readonly vowelless: boolean
  readonly script: Script
  /** Written with a full stop, as an abbreviation is: `Distrib.` */
  readonly dotted?: boolean
}

/** Maximum characters of a name to parse. Longer names are cut to bound the work. */
export const MAX_CHARACTERS = 300

const ARABIC_FORMS: readonly (readonly [RegExp, string])[] = [
  [/[\u0622\u0623\u0625\u0671]/g, '\u0627'],
  [/\u0629/g, '\u0647'],
  [/[\u0649\u06CC]/g, '\u064A'],
  [/\u06A9/g, '\u0643'],
  [/\u0640/g, ''],
]

/** The lexicon form of a word in its own script: lower case, without optional marks, one form per letter. */
export function nativeKey(word: string): string {
  let key = word.normalize('NFKC').toLowerCase()
  if (/[\u0600-\u06FF]/.test(key)) {
    for (const [pattern, form] of ARABIC_FORMS) key = key.replace(pattern, form)
    return key.replace(/[\u064B-\u065F\u0670\u200C\u200D]/g, '')
  }
  if (/[\u0590-\u05FF]/.test(key)) return key.replace(/[\u0591-\u05C7]/g, '').replace(/["'\u05F3\u05F4]/g, '')
  if (/[\u0370-\u052F\u1F00-\u1FFF]/.test(key))
    return key
      .normalize('NFD')
      .replace(/[\u0300-\u036F]/g, '')
      .normalize('NFC')
  return key.replace(/[\u200B-\u200F]/g, '')
}

const LATIN = new Set<Script>(['latin', 'other'])

/** The key of one word, for loading tables and for looking up names. */
export function wordKey(word: string): string {
  return LATIN.has(scriptOf(word)) ? foldLatin(word).replace(/[^a-z0-9]/g, '') : nativeKey(word)
}

export function readWord(surface: string): Word {
  const script = scriptOf(surface)
  const key = wordKey(surface)
  if (LATIN.has(script)) return { surface, key, text: key, vowelless: false, script }
  if (script === 'han' || script === 'kana' || script === 'hangul')
    return { surface, key, text: '', vowelless: false, script }
  return { surface, key, ...transliterate(key), script }
}

// Letters, digits and combining marks make words; apostrophes inside a word belong to it.
const WORD =
  /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\p{Cf}]|['\u2019\u02BC\u02BB\u02BF\u02BE\u2018\u00B4`\u05F3\u05F4"](?=[\p{L}\p{N}]))*/gu

/** Splits a text into runs of letters and digits, in order. `&` and `+` are separate words. */
export function cutWords(text: string): string[] {
  const pieces: string[] = []
  for (const part of text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFKC')
    .split(/([&+])/u)) {
    if (part === '&' || part === '+') pieces.push(part)
    else
      for (const match of part.matchAll(WORD)) {
        const [word] = match
        const article = /^[\u0627\u0671\u0623\u0644]\u0644/.test(word) ? splitArabicArticle(word) : null
        pieces.push(...(article === null ? [word] : ['\u0627\u0644', article[1]]))
      }
  }
  return pieces
}

/** The words of a text that a full stop follows, at least three letters each. A name does not end in one. */
export function dottedWords(text: string): ReadonlySet<string> {
  return new Set(
    Array.from(
      text
        .slice(0, MAX_CHARACTERS)
        .normalize('NFKC')
        .matchAll(/(?<!\p{L})(\p{L}{3,})\.(?!\p{L})/gu),
      ([, word = '']) => wordKey(word),
    ),
  )
}

/** The keys of a text's words separated by spaces, for storing and finding phrases. */
export const phraseKey = (text: string): string =>
  cutWords(text)
    .map(wordKey)
    .filter((key) => key !== '')
    .join(' ')

/** Joins runs of single letters into one word, but not across `&`: `d . o . o` and `S A` become `doo`, `SA`. */
export function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = []
  let run = ''
  for (const word of words) {
    if (/^\p{L}\p{M}*$/u.test(word)) {
      run += word
      continue
    }
    if (run !== '') joined.push(run)
    run = ''
    joined.push(word)
  }
  if (run !== '') joined.push(run)
  return joined
}
