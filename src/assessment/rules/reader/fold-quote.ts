// Folds a quote for the tables: lower case, plain digits and apostrophes, Latin letters without accents, one spelling of
// Arabic and Hindi letters. Every folded character knows its place in the original.
import { remember } from '../../../base/remember.ts'

export interface FoldedQuote {
  readonly text: string
  /** Offset in the original of a folded offset; the end of the text maps to its end. */
  originOf(offset: number): number
}

const LATIN_MARKED = /^\p{Script=Latin}\p{M}+$/u
/** Letters that have no decomposition, and spellings that one language uses for one letter. */
const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'", '’': "'", 'ʼ': "'", '´': "'", '`': "'", 'ł': 'l', 'ı': 'i', 'ø': 'o', 'ß': 'ss', 'æ': 'ae', 'œ': 'oe', 'ё': 'е',
  'أ': 'ا', 'إ': 'ا', 'آ': 'ا', 'ى': 'ي', 'ة': 'ه', 'ؤ': 'و', 'ئ': 'ي', 'ـ': '', 'ँ': 'ं', '\u093c': '', '\u200d': '', '\u200c': '',
} // prettier-ignore
/** Vowel marks of Arabic, which are mostly left out. */
const ARABIC_MARK = /^[\u064b-\u0652\u0670]$/

const foldCharacter = remember((char): string => {
  const lower = char.normalize('NFKC').toLowerCase()
  const decomposed = lower.normalize('NFD')
  const base = LATIN_MARKED.test(decomposed) ? decomposed.replace(/\p{M}/gu, '') : lower.normalize('NFC')
  return Array.from(base, (each) => PLAIN[each] ?? (ARABIC_MARK.test(each) ? '' : digit(each))).join('')
})

function digit(char: string): string {
  const code = char.codePointAt(0) ?? 0
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660)
  if (code >= 0x6f0 && code <= 0x6f9) return String(code - 0x6f0)
  return code >= 0x966 && code <= 0x96f ? String(code - 0x966) : char
}

export const foldQuote = remember((original): FoldedQuote => {
  const origins: number[] = []
  let text = ''
  let at = 0
  let previous = ''
  for (const char of original) {
    // why: a combining mark after a Latin letter is the accent of a text that is not composed
    const isAccent = /^\p{M}$/u.test(char) && /[a-z]$/.test(previous)
    const folded = isAccent ? '' : foldCharacter(char)
    for (let unit = 0; unit < folded.length; unit++) origins.push(at)
    text += folded
    previous = folded === '' ? previous : folded
    at += char.length
  }
  origins.push(at)
  return { text, originOf: (offset) => origins[Math.min(offset, origins.length - 1)] ?? at }
})
