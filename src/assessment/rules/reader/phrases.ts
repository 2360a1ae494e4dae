// Compiles the phrases of a table. In a phrase `*` continues a word, `…` skips some words, `(a/b)` is one of several; commas
// separate phrases. Phrases are filed by their first letters, so that a text is compared with few of thousands.
import { remember } from '../../../base/remember.ts'
import { foldQuote } from './fold-quote.ts'
import type { Boundary } from './languages/language-table.ts'

export interface TextSpan {
  readonly start: number
  readonly end: number
}

export type Finder = (text: string) => readonly TextSpan[]

/**
 * Letters and digits of the scripts that the tables are written in. Ranges compile a hundred times faster than properties
 * of Unicode, and the tables have thousands of phrases.
 */
export const LETTERS = String.raw`a-z\u00df-\u024f\u0370-\u04ff\u0610-\u061a\u0620-\u0669\u066e-\u06d3\u06d5-\u06ff\u0900-\u0963\u0966-\u097f\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af`
const LETTER = `[${LETTERS}0-9]`
const IS_LETTER = new RegExp(LETTER)
/** Arabic writes its conjunctions, prepositions and article as a part of the word. */
export const ARABIC_PREFIX = '(?:[وف]?(?:ال|لل|بال|[بلك])?)'
const ARABIC_PREFIXES = ['', 'و', 'ف'].flatMap((and) =>
  ['', 'ال', 'لل', 'بال', 'ب', 'ل', 'ك'].map((article) => and + article),
)
const AFTER: Readonly<Record<Boundary, string>> = {
  words: `(?!${LETTER})`,
  prefixed: `(?!${LETTER})`,
  start: '',
  none: '',
}
const SKIP = String.raw`[^.!?;,。！？।؟，、،]{0,28}?`

function sourceOf(folded: string, boundary: Boundary): string {
  const body = folded
    .replace(/[\\^$+?.[\]{}|]/g, String.raw`\$&`)
    .replace(/\s*(?:…|\\\.\\\.\\\.)\s*/g, '\u0001')
    .replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, (group) => group.replaceAll('/', '|'))
    .replaceAll('(', '(?:')
    .replaceAll('*', `[${LETTERS}]*`)
    .replace(/ +/g, String.raw`[\s'-]+`)
  // an alternative may be empty: "(have /)paid"
  const gap =
    boundary === 'words' || boundary === 'prefixed' ? String.raw`(?!${LETTER})${SKIP}(?<!${LETTER})` : SKIP
  return body.replaceAll('\u0001', gap)
}

/** A table without phrases finds nothing. */
function phrasesOf(table: string): readonly string[] {
  return table
    .split(/,(?![^()]*\))/)
    .map((phrase) => foldQuote(phrase.trim().replace(/\s+/g, ' ')).text.trim())
    .filter(Boolean)
}

/** One expression for a whole table: what the finder finds, without its index. */
export function phrasePattern(table: string, boundary: Boundary): RegExp | undefined {
  const sources = phrasesOf(table).map((phrase) => sourceOf(phrase, boundary))
  if (sources.length === 0) return undefined
  const before = boundary === 'none' ? '' : `(?<!${LETTER})${boundary === 'prefixed' ? ARABIC_PREFIX : ''}`
  return new RegExp(`${before}(?:${sources.join('|')})${AFTER[boundary]}`, 'g')
}

const KEY = 2
const LONGEST_PREFIX = 4
/** Phrases without letters to file them by. */
const ANY = ''

/** The first letters that a phrase may begin with. */
function keysOf(phrase: string): readonly string[] {
  const group = /^\(([^()]*)\)/.exec(phrase)
  const starts = group === null ? [phrase] : (group[1] ?? '').split('/')
  return starts.map((start) => {
    const letters = /^[^\s*…()/.'-]{1,2}/.exec(start)?.[0] ?? ANY
    return letters.slice(0, KEY)
  })
}

interface Beginning {
  readonly at: number
  readonly key: string
  /** The same letters and enough of those behind the longest prefix. */
  readonly long: string
}

function beginning(text: string, at: number): Beginning {
  return { at, key: text.slice(at, at + KEY), long: text.slice(at, at + KEY + LONGEST_PREFIX) }
}

const everyBeginning = remember((text): readonly Beginning[] =>
  Array.from({ length: text.length }, (_, at) => beginning(text, at)),
)

/** Where a phrase of bounded words may begin. */
const wordBeginnings = remember((text): readonly Beginning[] =>
  everyBeginning(text).filter(({ at }) => at === 0 || !IS_LETTER.test(text.charAt(at - 1))),
)

/** The letters behind each prefix that is there, or behind none. */
function keysBehindPrefixes(letters: string): readonly string[] {
  return ARABIC_PREFIXES.filter((prefix) => letters.startsWith(prefix)).map((prefix) =>
    letters.slice(prefix.length, prefix.length + KEY),
  )
}

export function phraseFinder(table: string, boundary: Boundary): Finder {
  const phrases = phrasesOf(table)
  if (phrases.length === 0) return () => []
  const filed = new Map<string, number[]>()
  for (const [i, phrase] of phrases.entries())
    for (const key of keysOf(phrase)) filed.set(key, [...(filed.get(key) ?? []), i])
  const sources = phrases.map((phrase) => sourceOf(phrase, boundary))
  const prefix = boundary === 'prefixed' ? ARABIC_PREFIX : ''
  const byKey = new Map<string, RegExp | undefined>()
  const byFiles = new Map<string, RegExp | undefined>()

  /** The phrases that begin with these letters, in their order. */
  function patternOf(keys: readonly string[]): RegExp | undefined {
    const files = [ANY, ...keys.flatMap((key) => [key.slice(0, 1), key])].filter((key) => filed.has(key))
    const name = files.join('\n')
    if (!byFiles.has(name)) {
      const wanted = new Set(files.flatMap((key) => filed.get(key) ?? []))
      const chosen = sources.filter((_, i) => wanted.has(i))
      byFiles.set(
        name,
        chosen.length === 0
          ? undefined
          : new RegExp(`${prefix}(?:${chosen.join('|')})${AFTER[boundary]}`, 'y'),
      )
    }
    return byFiles.get(name)
  }

  function patternAt({ key, long }: Beginning): RegExp | undefined {
    const name = boundary === 'prefixed' ? long : key
    const known = byKey.get(name)
    if (known !== undefined || byKey.has(name)) return known
    const pattern = patternOf(boundary === 'prefixed' ? keysBehindPrefixes(long) : [key])
    byKey.set(name, pattern)
    return pattern
  }

  return (text) => {
    const found: TextSpan[] = []
    let from = 0
    for (const each of boundary === 'none' ? everyBeginning(text) : wordBeginnings(text)) {
      if (each.at < from) continue
      const pattern = patternAt(each)
      if (pattern === undefined) continue
      pattern.lastIndex = each.at
      const length = pattern.exec(text)?.[0].length ?? 0
      if (length === 0) continue
      found.push({ start: each.at, end: each.at + length })
      from = each.at + length
    }
    return found
  }
}
