// Parses the tables of this folder: a Latin reading, then every form with that reading, until the next Latin reading.
import { foldHan } from './fold-han.ts'

export type ReadingTable = ReadonlyMap<string, readonly string[]>

/** Maps forms to readings, in written order; `|` gives one form several readings. Forms are folded (see foldHan). */
export function readingTable(text: string): ReadingTable {
  return build(text, (token) => [foldHan(token)])
}

/** The same as readingTable, but every character of a token is a separate form. */
export function characterTable(text: string): ReadingTable {
  return build(text, (token) => [...foldHan(token)])
}

function build(text: string, forms: (token: string) => string[]): ReadingTable {
  const table = new Map<string, string[]>()
  let readings: string[] = []
  for (const token of text.split(/\s+/u)) {
    if (token === '') continue
    if (/^[a-z|_]+$/u.test(token)) readings = token.replaceAll('_', ' ').split('|')
    else for (const form of forms(token)) add(table, form, readings)
  }
  return table
}

function add(table: Map<string, string[]>, form: string, readings: readonly string[]): void {
  const known = table.get(form) ?? []
  table.set(form, [...known, ...readings.filter((reading) => !known.includes(reading))])
}
