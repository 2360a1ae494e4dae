// The query sets of the retrieval tables, each query with the record it should find, or with none. The ids alone decide
// which names and typos are asked, so the same lists always give the same queries.
import type { NameRecord } from '../../src/names/parse/record.ts'
import type { LabelledRow } from './labelled.ts'
import { plain } from './plain.ts'
import { createRandom, hashOf } from './random.ts'
import { mistype } from './typos.ts'

export const PRIMARY_NAMES = 2_000
export const TYPOS = ['none', 'one', 'every'] as const
export type Typos = (typeof TYPOS)[number]

export interface RecordKey {
  readonly list: string
  readonly id: string
}

export interface NameQuery {
  readonly id: string
  readonly text: string
  readonly schema: string
  /** Null: no record of any list. */
  readonly find: RecordKey | null
}

export interface QuerySet {
  readonly name: 'altered-un' | 'ofac-alias' | 'un-alias' | 'primary' | 'negatives'
  readonly typos: Typos
  /** The names asked for are removed from the index first (`withoutAsked`). */
  readonly aliasRemoved: boolean
  readonly queries: readonly NameQuery[]
}

/** The record a labelled row is about, by the id its publisher gives it. */
function foundBy(row: LabelledRow): RecordKey | null {
  const ids = row.candidate?.ids ?? {}
  const [reference, number] = [ids['un_ref']?.trim(), ids['ofac']?.trim()]
  if (reference !== undefined) return { list: 'un-sc', id: reference }
  return number === undefined ? null : { list: 'us-ofac-sdn', id: number }
}

/** Rows that say which record they are about; the others cannot be found or missed. */
function retrievals(rows: readonly LabelledRow[]): NameQuery[] {
  return rows.flatMap((row) => {
    const find = foundBy(row)
    if (find === null || row.query.name === null) return []
    return [{ id: row.id, text: row.query.name, schema: row.query.schema, find }]
  })
}

const negatives = (rows: readonly LabelledRow[]): NameQuery[] =>
  rows.flatMap(({ id, query: { name, schema } }) =>
    name === null ? [] : [{ id, text: name, schema, find: null }],
  )

/** The same queries as long as they are at most `count`, otherwise the `count` whose ids come first by hash. */
export function sample(queries: readonly NameQuery[], count: number): readonly NameQuery[] {
  if (queries.length <= count) return queries
  const hashed = queries.map((query) => ({ query, hash: hashOf(query.id) }))
  return hashed
    .sort((a, b) => a.hash - b.hash || (a.query.id < b.query.id ? -1 : 1))
    .slice(0, count)
    .map(({ query }) => query)
}

const SCHEMAS: Readonly<Record<NameRecord['type'], string>> = {
  person: 'Person',
  organisation: 'Organization',
  vessel: 'Vessel',
  unknown: 'LegalEntity',
}

export function primaryNames(records: readonly NameRecord[], count: number): readonly NameQuery[] {
  const all = records.flatMap(({ list, id, type, names }) => {
    const primary = names.find((name) => name.kind === 'primary')
    return primary === undefined
      ? []
      : [{ id: keyOf({ list, id }), text: primary.text, schema: SCHEMAS[type], find: { list, id } }]
  })
  return sample(all, count)
}

/** Each query has its own generator, so that adding or removing a query does not change the typos of the others. */
function withTypos(queries: readonly NameQuery[], typos: Typos): readonly NameQuery[] {
  if (typos === 'none') return queries
  return queries.map((query) => ({
    ...query,
    text: mistype(query.text, createRandom(hashOf(`${typos} ${query.id}`)), typos),
  }))
}

/** Every set; a set with something to find also with typos. `records` are the real records, before any growth. */
export function querySets(
  labelled: ReadonlyMap<string, readonly LabelledRow[]>,
  records: readonly NameRecord[],
): QuerySet[] {
  const rows = (set: string): readonly LabelledRow[] => labelled.get(set) ?? []
  const clean = [
    { name: 'altered-un', aliasRemoved: false, queries: retrievals(rows('yente_un_treated')) },
    { name: 'ofac-alias', aliasRemoved: true, queries: retrievals(rows('derived_ofac_alias')) },
    { name: 'un-alias', aliasRemoved: true, queries: retrievals(rows('derived_un_alias')) },
    { name: 'primary', aliasRemoved: false, queries: primaryNames(records, PRIMARY_NAMES) },
  ] as const
  return [
    ...clean.flatMap((set) =>
      TYPOS.map((typos) => ({ ...set, typos, queries: withTypos(set.queries, typos) })),
    ),
    {
      name: 'negatives',
      typos: 'none',
      aliasRemoved: false,
      queries: negatives(rows('yente_negatives_us')),
    },
  ]
}

/** One text for the list and the id of a record. */
export const keyOf = ({ list, id }: RecordKey): string => `${list}/${id}`

/**
 * The records without the aliases that the queries ask for, each removed only from the record it should find. A primary
 * name stays even when an alias repeats it: a record without it would not be that record.
 */
export function withoutAsked(records: readonly NameRecord[], queries: readonly NameQuery[]): NameRecord[] {
  const asked = new Map<string, Set<string>>()
  for (const { find, text } of queries) {
    if (find === null) continue
    const texts = asked.get(keyOf(find)) ?? new Set()
    asked.set(keyOf(find), texts.add(plain(text)))
  }
  return records.map((record) => {
    const texts = asked.get(keyOf(record))
    if (texts === undefined) return record
    const names = record.names.filter(({ text, kind }) => kind === 'primary' || !texts.has(plain(text)))
    return { ...record, names }
  })
}
