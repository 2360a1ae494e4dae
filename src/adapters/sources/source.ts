// What a reader of a list is given and what it gives: files by their official names in, records out.
import type { NameRecord } from '../../app/ports.ts'
import { ListFileError } from './list-file-error.ts'

export type { NameRecord }
export type EntityType = NameRecord['type']
export type ListedName = NameRecord['names'][number]
export type Identifier = NameRecord['identifiers'][number]

/** The bytes of a file of the set, by its official name in any letter case; undefined when it is not there. */
export type OpenListFile = (name: string) => AsyncIterable<Uint8Array> | undefined

/** Reads a list from its first byte to its last. An error after some records means: take none of them. */
export type ReadRecords = (open: OpenListFile) => AsyncIterable<NameRecord>

/** The bytes of a file the list cannot do without. */
export function openRequired(open: OpenListFile, name: string): AsyncIterable<Uint8Array> {
  const bytes = open(name)
  if (bytes === undefined) {
    throw new ListFileError(name, 'the file is missing; put it beside the others of its set and try again')
  }
  return bytes
}

/** Parts of a record as a list gives them: untrimmed, repeated, with blanks. */
export interface RecordParts {
  readonly list: string
  readonly id: string
  readonly type: EntityType
  readonly names: readonly ListedName[]
  readonly birthDates?: readonly string[]
  readonly countries?: readonly (string | undefined)[]
  readonly identifiers?: readonly Identifier[]
}

/** A record without blanks and repetitions; undefined when no name is left. */
export function toRecord(parts: RecordParts): NameRecord | undefined {
  const names = distinct(
    parts.names.map(({ text, kind }) => ({ text: oneLine(text), kind })).filter(({ text }) => text !== ''),
    ({ text }) => text,
  )
  if (names.length === 0) return undefined
  const countries = (parts.countries ?? []).filter((code) => code !== undefined)
  return {
    list: parts.list,
    id: parts.id.trim(),
    type: parts.type,
    names,
    birthDates: [...new Set(parts.birthDates)],
    countries: [...new Set(countries)],
    identifiers: distinct(parts.identifiers ?? [], ({ kind, value }) => `${kind} ${value}`),
  }
}

/** Values hold line breaks and runs of spaces that mean nothing. */
export function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

/** The first of each kind stays: a primary name is not demoted by an alias of the same spelling. */
function distinct<T>(items: readonly T[], key: (item: T) => string): readonly T[] {
  const seen = new Set<string>()
  return items.filter((item) => !seen.has(key(item)) && seen.add(key(item)))
}
