// Functions the list readers share: they open files by official name and build parties without blanks and repetitions.
import type { NameRecord } from '../../names/parse/record.ts'
import type { PartyName, PartyPart } from '../model/record.ts'
import { ListFileError } from './list-file-error.ts'

export type { NameRecord }

/** The bytes of a file of the set, by its official name in any letter case; undefined if it is missing. */
export type OpenListFile = (name: string) => AsyncIterable<Uint8Array> | undefined

/** The bytes of a file that the list requires. */
export function openRequired(open: OpenListFile, name: string): AsyncIterable<Uint8Array> {
  const bytes = open(name)
  if (bytes === undefined) {
    throw new ListFileError(name, 'the file is missing; put it beside the others of its set and try again')
  }
  return bytes
}

/** The same fields, each possibly blank. */
export type Blanks<T> = { readonly [K in keyof T]: T[K] | undefined }

/** The fields without those that are undefined or empty. */
export function present<T extends object>(fields: Blanks<T>): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isBlank(value))) as T
}

type NamedFields = Pick<PartyPart, 'partyKind' | 'names'>
export type PartyFields = NamedFields & Blanks<Omit<PartyPart, 'kind' | 'ref' | keyof NamedFields>>

/** The main party of a record, with each text on one line and no repetitions in its lists; undefined without a name. */
export function partyOf({ names, ...fields }: PartyFields): PartyPart | undefined {
  const own = distinct(
    names.map((name) => ({ ...name, full: onOneLine(name.full) })).filter(({ full }) => full !== ''),
    ({ full, kind }) => `${kind} ${full}`,
  )
  if (own.length === 0) return undefined
  const { partyKind, ...others } = fields
  const plain = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, plainly(value)]))
  return { kind: 'party', ref: 'self', partyKind, names: own, ...present<Partial<PartyPart>>(plain) }
}

function plainly(value: unknown): unknown {
  if (typeof value === 'string') return onOneLine(value)
  return Array.isArray(value) ? distinct(value.map(plainly).filter((item) => !isBlank(item))) : value
}

/** An empty list or record is blank too. */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === '') return true
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

/**
 * The parts of `LAST, First Middle`, the form in which lists write a person; none unless the text has exactly one
 * comma.
 */
export function lastFirst(full: string): Pick<PartyName, 'first' | 'last'> {
  const [last = '', first = '', ...more] = full.split(',').map(onOneLine)
  return last === '' || first === '' || more.length > 0 ? {} : { first, last }
}

/** Joins the texts that are not empty. */
export function joined(texts: readonly string[], between = '; '): string {
  return texts.filter((text) => text !== '').join(between)
}

/** A value after its label; empty if the value is empty. */
export function labelled(label: string, value: string): string {
  return value === '' ? '' : `${label} ${value}`
}

/** Replaces line breaks and runs of spaces, which have no meaning in values. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

/** Keeps the first item of each key, so an alias of the same spelling does not replace a primary name. */
export function distinct<T>(items: readonly T[], key: (item: T) => string = JSON.stringify): readonly T[] {
  const kept = new Map<string, T>()
  for (const item of items) {
    const text = key(item)
    if (!kept.has(text)) kept.set(text, item)
  }
  return [...kept.values()]
}
