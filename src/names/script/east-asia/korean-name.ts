// Reads a Korean personal name written in hangul or hanja.
import { foldHan } from './fold-han.ts'
import { romaniseHangul } from './hangul.ts'
import { characterTable, readingTable } from './reading-table.ts'
import { HANJA_COMPOUND_SURNAMES, HANJA_READINGS, HANJA_SURNAMES } from './tables/hanja-readings.ts'
import { KOREAN_SURNAMES } from './tables/korean-surnames.ts'

const SURNAMES = readingTable(KOREAN_SURNAMES)
const HANJA = characterTable(HANJA_READINGS)
const SURNAME_HANJA = characterTable(HANJA_SURNAMES)
const COMPOUND_HANJA = readingTable(HANJA_COMPOUND_SURNAMES)

/** Surname in each customary spelling, then the syllables of the given name; none when the text is no such name. */
export function koreanReadings(hangul: string): string[][] {
  const chars = [...hangul.normalize('NFKC').replace(/\s+/gu, '')]
  if (chars.length < 2 || chars.length > 4 || !chars.every(isHangul)) return []
  const compound = chars.length > 2 ? SURNAMES.get(chars.slice(0, 2).join('')) : undefined
  const single = SURNAMES.get(chars[0] ?? '')
  return [...withSurname(compound, chars.slice(2)), ...withSurname(single, chars.slice(1))]
}

/** The same for a name in Han characters whose first character is a Korean surname. */
export function hanjaReadings(han: string): string[][] {
  const chars = [...foldHan(han)]
  if (chars.length < 2 || chars.length > 4) return []
  const compound = chars.length > 2 ? COMPOUND_HANJA.get(chars.slice(0, 2).join('')) : undefined
  const single = SURNAME_HANJA.get(chars[0] ?? '')
  return [...hanjaGiven(compound, chars.slice(2)), ...hanjaGiven(single, chars.slice(1))]
}

function withSurname(surnames: readonly string[] | undefined, given: readonly string[]): string[][] {
  if (surnames === undefined || given.length === 0) return []
  const { syllables } = romaniseHangul(given.join(''))
  return surnames.map((surname) => [surname, ...syllables])
}

function hanjaGiven(surnames: readonly string[] | undefined, given: readonly string[]): string[][] {
  const syllables = given.map((char) => HANJA.get(char)?.[0])
  if (surnames === undefined || given.length === 0) return []
  const known = syllables.filter((syllable) => syllable !== undefined)
  return known.length < given.length ? [] : surnames.map((surname) => [surname, ...known])
}

function isHangul(char: string): boolean {
  return /^[\uac00-\ud7a3]$/u.test(char)
}
