// Reads a run of Han characters in each language its name may belong to. The script does not identify the language: a
// firm in Dalian and one in Osaka write the same characters.
import { chineseNameReadings, pinyinWord } from './chinese-name.ts'
import { firmName, type FirmName } from './firm-name.ts'
import { isHan } from './fold-han.ts'
import { japaneseNameReadings } from './japanese-name.ts'
import { japaneseWordReadings } from './japanese-words.ts'
import { isKana } from './kana.ts'
import { hanjaReadings } from './korean-name.ts'

export interface HanReading {
  readonly language: 'zh' | 'ko' | 'ja'
  /** Surname and given name of a person (Korean given names by syllable), or the words of a firm or ship. */
  readonly parts: string[]
}

const LONGEST = 60
const LONGEST_PERSON = 4

/** The readings of a run of Han characters, which may include kana, most likely of each language first. */
export function hanReadings(text: string): HanReading[] {
  const run = [...text.normalize('NFKC').trim()]
    .map((char) => (isHan(char) || isKana(char) ? char : ' '))
    .slice(0, LONGEST)
    .join('')
    .replace(/\s+/gu, ' ')
    .trim()
  const dense = run.replaceAll(' ', '')
  if (![...dense].some(isHan)) return []
  const firm = firmName(dense)
  const isFirm = firm.legalForm.length > 0 || firm.pieces.some(({ meanings }) => meanings.length > 0)
  const mandarin = [...dense].every(isHan) ? chinese(dense, firm) : []
  const korean = isFirm && dense.length > LONGEST_PERSON ? [] : hanjaReadings(dense)
  return distinct([
    ...mandarin.map((parts) => ({ language: 'zh' as const, parts })),
    ...japanese(run, firm, isFirm).map((parts) => ({ language: 'ja' as const, parts })),
    ...korean.map((parts) => ({ language: 'ko' as const, parts })),
  ])
}

function chinese(dense: string, firm: FirmName): string[][] {
  const length = [...dense].length
  const person = firm.legalForm.length > 0 ? [] : chineseNameReadings(dense)
  const firms = firmReadings(firm, (piece) => pinyinWord(piece))
  if (length > LONGEST_PERSON) return firms.length > 0 ? firms : [pinyinWord(dense)]
  const unknown = person.length === 0 && length > 1 ? [split(dense)] : []
  return [...person, ...firms, ...unknown, pinyinWord(dense)]
}

// A surname that the tables do not have is one character in nearly every name.
function split(dense: string): string[] {
  const [first = '', ...rest] = [...dense]
  return [...pinyinWord(first), ...pinyinWord(rest.join(''))]
}

function japanese(run: string, firm: FirmName, isFirm: boolean): string[][] {
  const person = firm.legalForm.length > 0 ? [] : japaneseNameReadings(run)
  const body = firm.pieces.map(({ text }) => text).join('')
  const words = person.length > 0 && !isFirm ? [] : japaneseWordReadings(body)
  const named = words.map((parts) => [...parts.flatMap(wordsOf), ...firm.legalForm])
  const glossed = isFirm ? firmReadings(firm, (piece) => japaneseWordReadings(piece)[0] ?? []) : []
  return [...person, ...named, ...(named.length > 0 ? glossed : [])]
}

/** Reads a firm by its sound, then by the meaning of its words, then by their second meanings. */
function firmReadings(firm: FirmName, sound: (piece: string) => string[]): string[][] {
  if (firm.legalForm.length === 0 && firm.pieces.every(({ meanings }) => meanings.length === 0)) return []
  const meant = (nth: number): string[] =>
    firm.pieces.flatMap(({ text, meanings }) => {
      const meaning = meanings[nth] ?? meanings[0]
      return meaning === undefined ? sound(text) : wordsOf(meaning)
    })
  const spoken = firm.pieces.flatMap(({ text }) => sound(text))
  return [meant(0), meant(1), spoken].map((parts) => [...parts, ...firm.legalForm])
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}

function distinct(readings: HanReading[]): HanReading[] {
  const seen = new Set<string>()
  return readings.filter(({ language, parts }) => {
    const key = `${language} ${parts.join(' ')}`
    if (parts.length === 0 || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
