// Reads a Japanese personal name: a known surname, then a given name that is known or can be composed.
import { selections } from './choices.ts'
import { foldHan } from './fold-han.ts'
import { isKana, romaniseKana } from './kana.ts'
import { readingTable } from './reading-table.ts'
import { JAPANESE_GIVEN_NAMES } from './tables/japanese-given-names.ts'
import { JAPANESE_NAME_CHARACTERS } from './tables/japanese-name-characters.ts'
import { JAPANESE_SURNAMES } from './tables/japanese-surnames.ts'

const SURNAMES = readingTable(JAPANESE_SURNAMES)
const GIVEN = readingTable(JAPANESE_GIVEN_NAMES)
const CHARACTERS = readingTable(JAPANESE_NAME_CHARACTERS)
const LIMIT = 8
const LONGEST = 8

/** Readings as surname and given name, best known first. A space in the text, if any, separates the two. */
export function japaneseNameReadings(text: string): string[][] {
  const [first = '', second = '', ...more] = foldHan(text).trim().split(/\s+/u)
  if (more.length > 0 || [...first, ...second].length > LONGEST) return []
  if (second !== '') return pairs(first, second, 0).map(({ parts }) => parts)
  const chars = [...first]
  const found = chars.flatMap((_, at) =>
    at === 0 ? [] : pairs(chars.slice(0, at).join(''), chars.slice(at).join(''), at === 2 ? 0 : 1),
  )
  const readings = found.sort((left, right) => left.cost - right.cost).map(({ parts }) => parts.join(' '))
  return [...new Set(readings)].slice(0, LIMIT).map((reading) => reading.split(' '))
}

export function japaneseSurname(folded: string): readonly string[] {
  return SURNAMES.get(folded) ?? []
}

export function japaneseGivenName(folded: string): readonly string[] {
  return GIVEN.get(folded) ?? (isKanaWord(folded) ? romaniseKana(folded) : [])
}

interface Weighed {
  readonly parts: string[]
  readonly cost: number
}

function pairs(surname: string, given: string, cost: number): Weighed[] {
  const surnames = SURNAMES.get(surname) ?? (isKanaWord(surname) ? romaniseKana(surname).slice(0, 1) : [])
  if (surnames.length === 0) return []
  const known = japaneseGivenName(given)
  const composed = known.length > 0 ? [] : composedGiven(given)
  // A surname of two characters is the most common; a given name composed from its characters is a guess.
  return selections([surnames, known.length > 0 ? known : composed], LIMIT).flatMap((parts, rank) =>
    parts.length < 2 ? [] : [{ parts, cost: cost + (known.length > 0 ? 0 : 4) + rank / LIMIT }],
  )
}

function composedGiven(given: string): string[] {
  const chars = [...given]
  if (chars.length < 2 || chars.length > 4) return []
  const found = chars.flatMap((_, at) => {
    const head = CHARACTERS.get(chars.slice(0, at).join(''))
    const tail = CHARACTERS.get(chars.slice(at).join(''))
    return head === undefined || tail === undefined ? [] : selections([head, tail], 4)
  })
  return found.map((parts) => parts.join('')).slice(0, LIMIT)
}

function isKanaWord(text: string): boolean {
  return text !== '' && [...text].every(isKana)
}
