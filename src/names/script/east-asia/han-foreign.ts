// Which European spelling a foreign name transcribed into Han characters may stand for: 贝拉克·奥巴马 is Barack Obama.
import { joinings } from './choices.ts'
import { pinyinWord } from './chinese-name.ts'
import { foldHan, isHan } from './fold-han.ts'
import { characterTable, readingTable } from './reading-table.ts'
import { TRANSCRIPTION_SOUNDS } from './tables/foreign-han.ts'
import { FOREIGN_HAN_NAMES } from './tables/foreign-han-names.ts'

const SOUNDS = characterTable(TRANSCRIPTION_SOUNDS)
const NAMES = readingTable(FOREIGN_HAN_NAMES)
const LIMIT = 8
const MAX_CHOICES = 3
const LONGEST = 120

/** For every word of the text, `·` or a space between them, its likely Latin spellings, best first. */
export function foreignHan(text: string): string[][] {
  return transcribedWords(text)
    .map(spellings)
    .filter((found) => found.length > 0)
}

/** Whether a text is likely such a name: its words are known, or made of transcription characters and dotted. */
export function isForeignHan(text: string): boolean {
  const words = transcribedWords(text)
  if (words.length === 0) return false
  if (words.every((word) => NAMES.has(word))) return true
  const fits = words.every((word) => NAMES.has(word) || [...word].every((char) => SOUNDS.has(char)))
  return fits && (words.length > 1 || [...(words[0] ?? '')].length > 3)
}

function transcribedWords(text: string): string[] {
  const words = [...foldHan(text.slice(0, LONGEST))]
    .map((char) => (isHan(char) ? char : ' '))
    .join('')
    .split(/\s+/u)
  return words.filter((word) => word !== '').flatMap(knownNames)
}

// Two names written without a dot part where both are known.
function knownNames(word: string): string[] {
  if (NAMES.has(word)) return [word]
  const chars = [...word]
  for (let at = chars.length - 1; at > 0; at--) {
    const pair = [chars.slice(0, at).join(''), chars.slice(at).join('')]
    if (pair.every((name) => name.length > 1 && NAMES.has(name))) return pair
  }
  return [word]
}

function spellings(word: string): string[] {
  const parts = [...word].map((char) => SOUNDS.get(char)?.slice(0, MAX_CHOICES) ?? pinyinWord(char))
  return [...new Set([...(NAMES.get(word) ?? []), ...joinings(parts, LIMIT)])]
}
