// Finds the European spellings of a foreign name written in hangul: 블라디미르 푸틴 is Vladimir Putin.
import { joinings } from './choices.ts'
import { hangulLetters, type HangulSyllable } from './hangul.ts'
import { readingTable } from './reading-table.ts'
import { FOREIGN_HANGUL_NAMES } from './tables/foreign-hangul-names.ts'

const LIMIT = 8
const LONGEST = 120
const NAMES = readingTable(FOREIGN_HANGUL_NAMES)

// Sounds that hangul does not distinguish; the sound that hangul writes comes first, except where names differ.
const CONSONANTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['b', ['b', 'v']],
  ['p', ['p', 'f']],
  ['j', ['j', 'z']],
  ['ch', ['ch', 'c']],
  ['tt', ['t']],
  ['kk', ['k']],
  ['pp', ['p']],
  ['ss', ['s']],
  ['jj', ['z', 'j']],
])
const VOWELS: ReadonlyMap<string, readonly string[]> = new Map([
  ['eo', ['e', 'o', 'u']],
  ['ae', ['a', 'e']],
  ['yeo', ['yo', 'ye']],
  ['wo', ['wo', 'wa']],
  ['oe', ['oe', 'e']],
])
const CODAS: ReadonlyMap<string, readonly string[]> = new Map([
  ['t', ['t', 's']],
  ['l', ['l', 'r']],
  ['ng', ['ng', 'n']],
])

/** The likely Latin spellings of every word of the text, best first; words without hangul are left out. */
export function hangulForeign(text: string): string[][] {
  const words = text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .split(/[^\uac00-\ud7a3]+/u)
  return words.filter((word) => word !== '').map(spellings)
}

function spellings(word: string): string[] {
  const letters = [...word].map(hangulLetters).filter((syllable) => syllable !== null)
  const parts = letters.flatMap((syllable, i) => soundsOf(syllable, letters[i - 1], letters[i + 1]))
  return [...new Set([...(NAMES.get(word) ?? []), ...joinings(parts, LIMIT)])]
}

function soundsOf(
  syllable: HangulSyllable,
  previous: HangulSyllable | undefined,
  next: HangulSyllable | undefined,
): (readonly string[])[] {
  const { initial, vowel, final } = syllable
  // ㄹㄹ is one l, written by the first of the two.
  const onset = initial === 'r' && previous?.final === 'l' ? [''] : (CONSONANTS.get(initial) ?? [initial])
  // ㅡ only carries a consonant and is no vowel of the name; at the end of a stem with ㄴ or ㅁ it does sound.
  const silent =
    vowel === 'eu' && initial !== '' && (final === '' || (final === 'l' && next?.initial === 'r'))
  const nucleus = silent ? [''] : (VOWELS.get(vowel) ?? [vowel === 'eu' ? 'e' : vowel])
  const coda = final === 'l' && next?.initial === 'r' ? ['l'] : (CODAS.get(final) ?? [final])
  return [onset, nucleus, coda]
}
