// Parses the word lists of the tables and folds them like the texts they are compared with. A star ends a stem.
import { fold } from '../fold/fold.ts'

export interface WordList {
  has(word: string): boolean
}

export interface WordTable<T> {
  get(word: string): T | undefined
}

export function foldedWord(word: string): string {
  const text = fold(word)
  return text.text(0, text.tokenCount)
}

/** The entries of a table without the two-letter language code that begins each line. */
export const entriesOf = (table: string): string[] =>
  table
    .replaceAll(/^\s*[a-z]{2} /gm, ' ')
    .trim()
    .split(/\s+/)

/** The entries of a table without language codes. */
export const splitWords = (table: string): string[] => table.trim().split(/\s+/)

/** Maps words to their meanings; among several stems the longest one decides. */
export function wordTable<T>(
  rows: readonly (readonly [meaning: T, entries: readonly string[]])[],
): WordTable<T> {
  const words = new Map<string, T>()
  const stems = new Map<string, T>()
  for (const [meaning, entries] of rows)
    for (const entry of entries) {
      if (entry.endsWith('*')) stems.set(foldedWord(entry.slice(0, -1)), meaning)
      else words.set(foldedWord(entry), meaning)
    }
  const lengths = [...new Set([...stems.keys()].map(({ length }) => length))].toSorted((a, b) => b - a)
  return {
    get(word) {
      const whole = words.get(word)
      if (whole !== undefined) return whole
      const length = lengths.find((each) => stems.has(word.slice(0, each)))
      return length === undefined ? undefined : stems.get(word.slice(0, length))
    },
  }
}

export function wordList(entries: readonly string[]): WordList {
  const table = wordTable([[true, entries]])
  return { has: (word) => table.get(word) === true }
}
