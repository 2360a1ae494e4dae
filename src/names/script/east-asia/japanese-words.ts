// Reads a Japanese firm or ship name: splits it into the longest known words, with single characters as a last resort.
import { selections } from './choices.ts'
import { foldHan } from './fold-han.ts'
import { japaneseGivenName, japaneseSurname } from './japanese-name.ts'
import { isKana, romaniseKana } from './kana.ts'
import { readingTable } from './reading-table.ts'
import { JAPANESE_WORDS } from './tables/japanese-words.ts'

const WORDS = readingTable(JAPANESE_WORDS)
const LONGEST = 6
const LIMIT = 3

interface Cut {
  readonly parts: readonly (readonly string[])[]
  readonly cost: number
}

/** Readings word by word, most likely first; none when the tables lack a reading of a character. */
export function japaneseWordReadings(text: string): string[][] {
  const chars = [...foldHan(text)].filter((char) => !/[\s・·ー]/u.test(char) || char === 'ー')
  if (chars.length > 40) return []
  const best: (Cut | null)[] = [{ parts: [], cost: 0 }]
  for (let end = 1; end <= chars.length; end++) {
    let chosen: Cut | null = null
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const before = best[start] ?? null
      if (before === null) continue
      const next = extended(before, chars.slice(start, end))
      if (next !== null && (chosen === null || next.cost < chosen.cost)) chosen = next
    }
    best[end] = chosen
  }
  const cut = best[chars.length] ?? null
  return cut === null ? [] : selections(cut.parts, LIMIT)
}

function extended(before: Cut, piece: readonly string[]): Cut | null {
  const word = piece.join('')
  if (piece.every(isKana))
    return { parts: [...before.parts, romaniseKana(word).slice(0, 1)], cost: before.cost + 1 }
  const long = piece.length > 1
  const known = WORDS.get(word)
  if (known !== undefined) return { parts: [...before.parts, known], cost: before.cost + (long ? 1 : 2.2) }
  const name = long ? [...japaneseSurname(word), ...japaneseGivenName(word)] : []
  return name.length === 0 ? null : { parts: [...before.parts, name], cost: before.cost + 1.5 }
}
