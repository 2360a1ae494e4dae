// Reads a run of Han characters in Mandarin: as a personal name with its surname, or as one word.
import anyAscii from 'any-ascii'
import { foldHan, isHan } from './fold-han.ts'
import { plainPinyin } from './pinyin.ts'
import { characterTable, readingTable } from './reading-table.ts'
import { CHINESE_COMPOUND_SURNAMES, CHINESE_POLYPHONES, CHINESE_SURNAMES } from './tables/chinese-surnames.ts'
import { joinings } from './choices.ts'

const SURNAMES = characterTable(CHINESE_SURNAMES)
const COMPOUNDS = readingTable(CHINESE_COMPOUND_SURNAMES)
const POLYPHONES = characterTable(CHINESE_POLYPHONES)
const LIMIT = 3

/** Pinyin of a run, with its syllables joined, most likely reading first. */
export function pinyinWord(text: string, limit = 1): string[] {
  const parts = [...text.normalize('NFC')].filter(isHan).map(syllables)
  return joinings(parts, limit)
}

/** Surname and given name of a run of 2 to 4 characters; several when a surname has several readings. */
export function chineseNameReadings(text: string): string[][] {
  const chars = [...text.normalize('NFC')].filter(isHan)
  if (chars.length < 2 || chars.length > 4) return []
  const folded = [...foldHan(chars.join(''))]
  const compound = chars.length > 2 ? COMPOUNDS.get(folded.slice(0, 2).join('')) : undefined
  if (compound !== undefined) return named(compound, chars.slice(2))
  const single = SURNAMES.get(folded[0] ?? '')
  return single === undefined ? [] : named(single, chars.slice(1))
}

function named(surnames: readonly string[], given: readonly string[]): string[][] {
  const readings = pinyinWord(given.join(''), LIMIT)
  return surnames.flatMap((surname) => readings.map((reading) => [plainPinyin(surname), reading]))
}

function syllables(char: string): readonly string[] {
  const known = POLYPHONES.get(foldHan(char))
  if (known !== undefined) return known
  const latin = anyAscii(char)
    .toLowerCase()
    .replace(/[^a-z]/gu, '')
  return latin === '' ? [''] : [latin]
}
