// Every entity of the lists in force with what a text search and its filters look at. It is made at the first search of an index.
import { searchText } from '../base/search-text.ts'
import { yieldToEventLoop } from '../base/yield-to-event-loop.ts'
import { listedEntries, type WatchIndex } from '../screening/watch-lists/watch-index.ts'
import type { RecordPart } from '../sources/model/record.ts'
import type { StoredRecord } from '../sources/ports.ts'
import { type BareEntity, toFtmEntity } from './ftm/entity.ts'

export interface RosterEntry {
  readonly stored: StoredRecord
  readonly ref: string
  readonly schema: string
  readonly caption: string
  /** Names and numbers, folded, with a blank before each word. */
  readonly text: string
  readonly countries: readonly string[]
  readonly topics: readonly string[]
  readonly target: boolean
}

/** In the order of lists and records. The key is that of `rosterKey`. */
export type Roster = ReadonlyMap<string, RosterEntry>

export const rosterKey = ({ stored, ref }: Pick<RosterEntry, 'stored' | 'ref'>): string =>
  `${stored.sourceId} ${stored.recordId} ${ref}`

/** Records that are read without a pause: about a millisecond of work. */
const AT_ONCE = 50

const rosters = new WeakMap<WatchIndex, Promise<Roster>>()

export function rosterOf(index: WatchIndex): Promise<Roster> {
  const known = rosters.get(index)
  if (known !== undefined) return known
  const made = makeRoster(index)
  rosters.set(index, made)
  made.catch(() => rosters.delete(index))
  return made
}

async function makeRoster(index: WatchIndex): Promise<Roster> {
  const roster = new Map<string, RosterEntry>()
  let done = 0
  for (const stored of index.records.values()) {
    if (++done % AT_ONCE === 0) await yieldToEventLoop()
    const parts = JSON.parse(stored.parts) as readonly RecordPart[]
    for (const entry of listedEntries(parts)) {
      const { schema, caption, properties, target } = toFtmEntity({ stored, parts, entry })
      const made = {
        stored,
        ref: entry.ref,
        schema,
        caption,
        text: searchable(textsIn(properties).join(' ')),
        countries: valuesIn(properties, COUNTRIES),
        topics: valuesIn(properties, ['topics']),
        target,
      }
      roster.set(rosterKey(made), made)
    }
  }
  return roster
}

/** The entity of an entry, read again from its record. */
export function rosterEntity({ stored, ref }: Pick<RosterEntry, 'stored' | 'ref'>): BareEntity {
  const parts = JSON.parse(stored.parts) as readonly RecordPart[]
  const entry = listedEntries(parts).find((each) => each.ref === ref)
  if (entry === undefined) throw new Error(`the record ${stored.recordId} has no entry ${ref}`)
  return toFtmEntity({ stored, parts, entry })
}

/** The words of a text, folded, each behind a blank. */
export const searchable = (text: string): string =>
  ` ${searchText(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()}`

/** Whether each word of a query begins a word of the entry. */
export const hasWords = ({ text }: Pick<RosterEntry, 'text'>, words: readonly string[]): boolean =>
  words.every((word) => text.includes(` ${word}`))

export const prefixesIn = (query: string): readonly string[] =>
  [...new Set(searchable(query).split(' '))].filter((word) => word !== '')

const COUNTRIES = ['country', 'nationality', 'jurisdiction']
const NAMES_AND_NUMBERS =
  /^(?:name|alias|weakAlias|previousName|ticker|mmsi|callSign)$|(?:Number|Code|Bic|Id)$/

const textsIn = (properties: BareEntity['properties']): readonly string[] =>
  Object.entries(properties).flatMap(([name, values]) => (NAMES_AND_NUMBERS.test(name) ? values : []))

const valuesIn = (properties: BareEntity['properties'], names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => properties[name] ?? [])),
]
