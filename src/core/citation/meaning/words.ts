// Word lists as the tables write them, folded like the texts they are looked up in. A star ends a stem.
import { fold } from '../fold/fold.ts'

export interface WordList {
  has(word: string): boolean
}

export function foldedWord(word: string): string {
  const text = fold(word)
  return text.text(0, text.tokenCount)
}

/** The entries of a table without the two letters of the language that begin its lines. */
export const entriesOf = (table: string): string[] =>
  table
    .replaceAll(/^\s*[a-z]{2} /gm, ' ')
    .trim()
    .split(/\s+/)

export function wordList(entries: readonly string[]): WordList {
  const words = new Set<string>()
  const stems = new Set<string>()
  for (const entry of entries) {
    if (entry.endsWith('*')) stems.add(foldedWord(entry.slice(0, -1)))
    else words.add(foldedWord(entry))
  }
  const lengths = [...new Set([...stems].map(({ length }) => length))]
  return { has: (word) => words.has(word) || lengths.some((length) => stems.has(word.slice(0, length))) }
}
