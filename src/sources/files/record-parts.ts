// What the readers of the lists share: files by their official names in, parties without blanks and repetitions out.
import type { NameRecord } from '../../names/parse/record.ts'
import type { PartyName, PartyPart } from '../model/record.ts'
import { ListFileError } from './list-file-error.ts'

export type { NameRecord }

/** The bytes of a file of the set, by its official name in any letter case; undefined when it is not there. */
export type OpenListFile = (name: string) => AsyncIterable<Uint8Array> | undefined

/** The bytes of a file the list cannot do without. */
export function openRequired(open: OpenListFile, name: string): AsyncIterable<Uint8Array> {
  const bytes = open(name)
  if (bytes === undefined) {
    throw new ListFileError(name, 'the file is missing; put it beside the others of its set and try again')
  }
  return bytes
}

/** Fields of which any may be blank. */
export type Blanks<T> = { readonly [K in keyof T]: T[K] | undefined }

/** The fields that say something: without those that are undefined or empty. */
export function present<T extends object>(fields: Blanks<T>): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isBlank(value))) as T
}

type NamedFields = Pick<PartyPart, 'partyKind' | 'names'>
export type PartyFields = NamedFields & Blanks<Omit<PartyPart, 'kind' | 'ref' | keyof NamedFields>>

/** The main party of a record, its texts on one line and its lists without repetitions; undefined when no name is left. */
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

/** An empty list or record says nothing either. */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === '') return true
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

/** The parts of `LAST, First Middle`, as lists write the name of a person; none when the comma is not alone. */
export function lastFirst(full: string): Pick<PartyName, 'first' | 'last'> {
  const [last = '', first = '', ...more] = full.split(',').map(onOneLine)
  return last === '' || first === '' || more.length > 0 ? {} : { first, last }
}

/** The texts that are not empty, one after the other. */
export function joined(texts: readonly string[], between = '; '): string {
  return texts.filter((text) => text !== '').join(between)
}

/** A value under its label; empty when the value is. */
export function labelled(label: string, value: string): string {
  return value === '' ? '' : `${label} ${value}`
}

/** Values hold line breaks and runs of spaces that mean nothing. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

/** The first of each key stays: a primary name is not demoted by an alias of the same spelling. */
export function distinct<T>(items: readonly T[], key: (item: T) => string = JSON.stringify): readonly T[] {
  const kept = new Map<string, T>()
  for (const item of items) {
    const text = key(item)
    if (!kept.has(text)) kept.set(text, item)
  }
  return [...kept.values()]
}
