// Detects the language of a quote: by its script, then by its short words.
import { remember } from '../../../base/remember.ts'
import { LANGUAGES } from './languages/index.ts'
import type { LanguageTable } from './languages/language-table.ts'
import { foldQuote } from './fold-quote.ts'
import { type Finder, phraseFinder } from './phrases.ts'

const SCRIPTS: readonly (readonly [code: string, letters: RegExp])[] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
]
/** A few letters of a script may be a name in a text of another language. */
const SCRIPT_SHARE = 0.15

/** Letters that few languages of the Latin script use. Each counts like a short word. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  de: /[äß]/giu,
  es: /[ñ¿¡]/giu,
  fr: /[çœêèâ]|\b[ldjcnmsq]['’](?=[aeiouéèêh])/giu,
  pt: /[ãõ]|ção|ções/giu,
  it: /[àìòù]\b|\b(?:dell|all|nell|sull|un|l)['’]/giu,
  pl: /[ąęłńśźż]/giu,
  tr: /[ğışİ]/gu,
}

const READ_LETTERS =
  /[\p{Script=Latin}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Cyrillic}]/gu

const shortWords = new Map<string, Finder>()

interface Votes {
  /** Short words of the language, and letters that few others use. */
  readonly common: number
  readonly letters: number
}

function votes(table: LanguageTable, folded: string, text: string): Votes {
  const finder = shortWords.get(table.code) ?? phraseFinder(table.common, 'words')
  shortWords.set(table.code, finder)
  const letters = LETTERS[table.code]
  return {
    common: finder(folded).length,
    letters: letters === undefined ? 0 : (text.match(letters)?.length ?? 0),
  }
}

const tableOf = (code: string): LanguageTable | undefined => LANGUAGES.find((table) => table.code === code)

/** `declared` decides where the text is in a script of that language. */
export function detectLanguage(text: string, declared?: string): LanguageTable {
  const first = LANGUAGES[0]
  if (first === undefined) throw new Error('The reader has no language.')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const script = SCRIPTS.find(([, pattern]) => (text.match(pattern)?.length ?? 0) > letters * SCRIPT_SHARE)
  if (script !== undefined) return tableOf(script[0]) ?? first
  const stated = tableOf(declared?.toLowerCase().split('-')[0] ?? '')
  if (stated !== undefined && !SCRIPTS.some(([code]) => code === stated.code)) return stated
  return latinVotes(text).reduce((best, each) => (each.votes > best.votes ? each : best), {
    table: first,
    votes: 0,
  }).table
}

const latin = LANGUAGES.filter(({ code }) => !SCRIPTS.some(([other]) => other === code))

function latinVotes(text: string): readonly { readonly table: LanguageTable; readonly votes: number }[] {
  const folded = foldQuote(text).text
  return latin.map((table) => {
    const { common, letters } = votes(table, folded, text)
    return { table, votes: common + letters }
  })
}

/** The codes of the languages that a text may be in: a short text has few short words, so the nearest are all named. */
export function likelyLanguages(text: string): readonly string[] {
  const { code } = detectLanguage(text)
  if (!latin.some((table) => table.code === code)) return [code]
  const ranked = latinVotes(text)
  const best = Math.max(...ranked.map((each) => each.votes))
  return ranked.filter((each) => each.votes >= best - 1).map(({ table }) => table.code)
}

/** The code of the language that a text is read in. */
export const languageOf: (text: string) => string = remember((text) => detectLanguage(text).code)

/** Shorter texts may do without short words. */
const MIN_WORDS = 6
/** Of the words of a text in a language of the Latin script, more than this share are its short words. */
const COMMON_SHARE = 0.1
/** The letters of these are their own; a German ä is also Finnish. */
const OWN_LETTERS: ReadonlySet<string> = new Set(['pl', 'tr'])

/** Whether a text is in one of the languages of the reader. What it says in any other language is not known. */
export const isInReadLanguage: (text: string) => boolean = remember((text) => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const read = text.match(READ_LETTERS)?.length ?? 0
  if (read * 2 < letters) return false
  const table = detectLanguage(text)
  if (SCRIPTS.some(([code]) => code === table.code)) return true
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  if (words < MIN_WORDS) return true
  const { letters: own, common } = votes(table, foldQuote(text).text, text)
  return common > words * COMMON_SHARE || (own > 0 && OWN_LETTERS.has(table.code))
})
