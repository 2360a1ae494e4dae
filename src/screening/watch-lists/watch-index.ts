// An index of the names of watch lists in memory, with the records they are from.
import type { CasePart, PartyPart, RecordPart } from '../../sources/model/record.ts'
import { INDEX_FORMAT } from '../../names/index/build.ts'
import type { ListMatch, Matcher, Screen } from '../../names/matcher/matcher.ts'
import type { ReadRecord } from '../../names/parse/read-record.ts'
import type { NameRecord } from '../../names/parse/record.ts'
import { WordBearers } from '../../names/rarity/word-bearers.ts'
import { assertWhole, SnapshotCheck } from '../../sources/snapshots/whole-record.ts'
import type { Snapshot, StoredRecord } from '../../sources/ports.ts'
import { listedParty, oneLine } from '../party/listed-party.ts'
import { NumberIndex } from './number-index.ts'

/** A listed party or a party of a listed case that is near a query. */
export interface WatchHit {
  readonly match: ListMatch
  readonly stored: StoredRecord
  /** Which entry of the record it is: see `listedEntries`. */
  readonly ref: string
  readonly parts: readonly RecordPart[]
  /** The listed party; undefined for a party of a case. */
  readonly party: PartyPart | undefined
}

/** A listed party that was found by a number. */
export interface NumberedHit {
  readonly stored: StoredRecord
  readonly party: PartyPart
}

type Records = ReadonlyMap<string, StoredRecord>

/** A list as it can be indexed: a snapshot, or a file beside the snapshots. */
export interface WatchList {
  readonly sourceId: string
  /** Hash over the records of a snapshot. */
  readonly recordsHash?: string
}

/** Where the records of a list are read from, in pages. */
export interface RecordReader<L extends WatchList> {
  recordsOf(list: L): AsyncIterable<readonly StoredRecord[]>
}

export class WatchIndex<L extends WatchList = Snapshot> {
  readonly lists: readonly L[]
  readonly bytes: Uint8Array
  readonly records: Records
  readonly numbers: NumberIndex
  readonly #screen: Screen
  #bearers: WordBearers | undefined

  constructor(
    lists: readonly L[],
    { bytes, records, numbers }: Pick<WatchIndex, 'bytes' | 'records' | 'numbers'>,
    screen: Screen,
  ) {
    this.lists = lists
    this.bytes = bytes
    this.records = records
    this.numbers = numbers
    this.#screen = screen
  }

  /** How many entries bear a word; counted at the first question. */
  get bearers(): WordBearers {
    this.#bearers ??= new WordBearers(this.#screen.index)
    return this.#bearers
  }

  /** The listed parties with one of these values, whatever their names are. */
  withNumbers(values: readonly string[]): readonly NumberedHit[] {
    return this.numbers.holdersOf(values).flatMap(({ record, ref }) => {
      const stored = this.records.get(record)
      if (stored === undefined) return []
      const party = partiesIn(JSON.parse(stored.parts) as readonly RecordPart[]).find(
        (one) => one.ref === ref,
      )
      return party === undefined ? [] : [{ stored, party }]
    })
  }

  /** The number of entries of a list: parties, and the accused of cases. */
  entriesIn(sourceId: string): number {
    return new Map(this.#screen.lists).get(sourceId) ?? 0
  }

  /**
   * The entries that are an alert by score or by the names alone, however many there are, and the `nearest` entries beside them,
   * in the matcher's total order. `least` adds every entry with this score. One record may have several entries.
   */
  search(query: ReadRecord, nearest = 0, least?: number): readonly WatchHit[] {
    return this.#screen.searchAlerts(query, nearest, least).map((match) => {
      const [id, ref] = recordAndRef(match.record.id)
      const stored = this.records.get(keyOf(match.record.list, id))
      if (stored === undefined) throw new Error(`the index names ${id}, which is not in ${match.record.list}`)
      const parts = JSON.parse(stored.parts) as readonly RecordPart[]
      const party = partiesIn(parts).find((one) => one.ref === ref)
      return { match, stored, ref: party === undefined ? caseRef(ref) : ref, parts, party }
    })
  }
}

/** What an index is made of. */
export interface IndexTask {
  readonly put: readonly NameRecord[]
  /** The index to start from, and the records to remove from it. */
  readonly before: { readonly bytes: Uint8Array; readonly removed: readonly NameRecord[] } | undefined
}

/** Makes the bytes of an index; reading the names takes seconds, which a server spends on another thread. */
export type MakeIndex = (task: IndexTask) => Promise<Uint8Array> | Uint8Array

/** Indexes kept from one start of the program to the next, by a text that says what each is made of. */
export interface IndexFiles {
  /** Gives the bytes as they were written; undefined if there is no whole file. */
  read(madeOf: string): Promise<Uint8Array | undefined>
  /** Does nothing where the bytes cannot be written. */
  write(madeOf: string, bytes: Uint8Array): Promise<void>
  /** What each whole file is made of. */
  kept(): Promise<readonly string[]>
  /** Does the work while no other machine makes the same index. */
  alone(madeOf: string, work: () => Promise<Uint8Array>): Promise<Uint8Array>
}

/** Increases when the same record gives other entries (see `entriesOf`). A kept index of another version or format is not opened. */
const ENTRIES_VERSION = 2

/** What an index is made of; undefined if a list has no hash, such as a file beside the snapshots. */
export function madeOfLists(lists: readonly WatchList[], matcher: Matcher): string | undefined {
  const hashes = lists.map(({ sourceId, recordsHash }) => [sourceId, recordsHash])
  if (hashes.some(([, hash]) => hash === undefined)) return undefined
  return JSON.stringify([`${ENTRIES_VERSION}.${INDEX_FORMAT}`, matcher.fingerprint, hashes])
}

/** Opens the kept index of these lists; undefined if there is none that this program can read. */
async function openKept(
  files: IndexFiles,
  madeOf: string,
  matcher: Matcher,
): Promise<{ readonly bytes: Uint8Array; readonly screen: Screen } | undefined> {
  const bytes = await files.read(madeOf)
  try {
    return bytes && { bytes, screen: matcher.open(bytes) }
  } catch {
    // why: the format of an index may change without what it is made of
    return undefined
  }
}

/** What records are found by, to look them up elsewhere: their entries, as they are compared, and the numbers of their parties. */
export function foundBy(records: readonly StoredRecord[]): {
  readonly entries: readonly NameRecord[]
  readonly numbers: NumberIndex
} {
  const numbers = new NumberIndex()
  const entries = records.flatMap((stored) => {
    const parts = JSON.parse(stored.parts) as readonly RecordPart[]
    numbers.add(keyOf(stored.sourceId, stored.recordId), partiesIn(parts))
    return entriesOf(stored, parts)
  })
  return { entries, numbers }
}

/** Makes the index on this thread. `onEntry` is called with the entries read so far, and with all there are. */
export const makeIndexWith =
  (matcher: Matcher, onEntry?: (done: number, total: number) => void) =>
  ({ put, before }: IndexTask): Uint8Array => {
    let done = 0
    return before === undefined
      ? matcher.buildIndex(put, () => onEntry?.(++done, put.length))
      : matcher.updateIndex(before.bytes, { put, removed: before.removed })
  }

/** Names that are read in less time than another machine is waited for. */
const FEW = 1_000

/** What an index may be made from, instead of from every name. */
export interface IndexSources<L extends WatchList> {
  readonly before?: WatchIndex<L> | undefined
  readonly files?: IndexFiles | undefined
}

/**
 * Opens the index of these lists that `files` keeps, or reads the names that `before` does not hold already; the index does not
 * depend on what it was made from. Every record in it was checked: throws RecordsAltered if one is not what was taken in.
 */
export async function buildWatchIndex<L extends WatchList>(
  reader: RecordReader<L>,
  lists: readonly L[],
  matcher: Matcher,
  makeIndex: MakeIndex,
  { before, files }: IndexSources<L> = {},
): Promise<WatchIndex<L>> {
  const madeOf = madeOfLists(lists, matcher)
  const kept = files && madeOf !== undefined ? await openKept(files, madeOf, matcher) : undefined
  const records = new Map<string, StoredRecord>()
  const numbers = new NumberIndex()
  const put: NameRecord[] = []
  for (const list of lists) {
    const check = new SnapshotCheck()
    for await (const page of reader.recordsOf(list))
      for (const stored of page) {
        check.add(stored)
        const id = keyOf(stored.sourceId, stored.recordId)
        const known = before?.records.get(id)
        const isKnown = known !== undefined && isSame(known, stored)
        // why not of a known one: its text in memory was checked, and stays in use
        if (!isKnown) assertWhole(stored)
        if (before !== undefined && known?.recordHash === stored.recordHash) numbers.keep(id, before.numbers)
        else {
          const parts = JSON.parse(stored.parts) as readonly RecordPart[]
          if (kept === undefined) put.push(...entriesOf(stored, parts))
          numbers.add(id, partiesIn(parts))
        }
        // why the known one: the texts of unchanged records are then in memory only once
        records.set(id, isKnown ? known : stored)
      }
    if (list.recordsHash !== undefined) check.end({ sourceId: list.sourceId, recordsHash: list.recordsHash })
  }
  if (kept !== undefined) return new WatchIndex(lists, { bytes: kept.bytes, records, numbers }, kept.screen)
  const make = async (): Promise<Uint8Array> => {
    const bytes = await makeIndex({
      put,
      before: before && { bytes: before.bytes, removed: removedFrom(before.records, records) },
    })
    if (madeOf !== undefined) await files?.write(madeOf, bytes)
    return bytes
  }
  const bytes =
    files === undefined || madeOf === undefined || put.length <= FEW
      ? await make()
      : await files.alone(madeOf, async () => (await openKept(files, madeOf, matcher))?.bytes ?? make())
  return new WatchIndex(lists, { bytes, records, numbers }, matcher.open(bytes))
}

/** The entries of every record of these lists, as they are indexed. Throws RecordsAltered if a record is not what was taken in. */
export async function entriesOfLists<L extends WatchList>(
  reader: RecordReader<L>,
  lists: readonly L[],
): Promise<readonly NameRecord[]> {
  const entries: NameRecord[] = []
  for (const list of lists) {
    const { sourceId, recordsHash } = list
    const check = new SnapshotCheck()
    for await (const page of reader.recordsOf(list))
      for (const stored of page) {
        check.add(stored)
        assertWhole(stored)
        entries.push(...entriesOf(stored, JSON.parse(stored.parts) as readonly RecordPart[]))
      }
    if (recordsHash !== undefined) check.end({ sourceId, recordsHash })
  }
  return entries
}

const isSame = (a: StoredRecord, b: StoredRecord): boolean =>
  a.recordHash === b.recordHash && a.url === b.url && a.locator === b.locator

const removedFrom = (before: Records, now: Records): NameRecord[] =>
  [...before].flatMap(([key, stored]) =>
    now.get(key)?.recordHash === stored.recordHash
      ? []
      : entriesOf(stored, JSON.parse(stored.parts) as readonly RecordPart[]),
  )

const keyOf = (sourceId: string, recordId: string): string => `${sourceId} ${recordId}`

/** An entry of the index is named by its record and, behind the last blank, the party in it. */
const recordAndRef = (id: string): [id: string, ref: string] => {
  const at = id.lastIndexOf(' ')
  return [id.slice(0, at), id.slice(at + 1)]
}

function entriesOf({ sourceId, recordId }: StoredRecord, read: readonly RecordPart[]): NameRecord[] {
  const parties = partiesIn(read).map((party) => ({
    ...listedParty(party),
    list: sourceId,
    id: `${recordId} ${party.ref}`,
  }))
  const inCases = accusedIn(read).flatMap((name, at) =>
    // why both: a case does not say whether it is about a person, whose name is read in another way
    (['person', 'organisation'] as const).map((type) => ({
      list: sourceId,
      id: `${recordId} case-${at + 1}-${type}`,
      type,
      names: [{ text: name, kind: 'primary' as const }],
      birthDates: [],
      countries: [],
      identifiers: [],
    })),
  )
  return [...parties, ...inCases].filter(({ names }) => names.length > 0)
}

/** A party that a record lists, or the name of one that a case in it accuses, which is `case-1` and so on. */
export interface ListedEntry {
  readonly ref: string
  readonly party?: PartyPart
  readonly accused?: string
}

/** What can be found of a record, in the order of its parts. */
export const listedEntries = (parts: readonly RecordPart[]): readonly ListedEntry[] => [
  ...partiesIn(parts).map((party) => ({ ref: party.ref, party })),
  ...accusedIn(parts).map((accused, at) => ({ ref: `case-${at + 1}`, accused })),
]

/** An accused party has one entry for each way to read its name. */
const caseRef = (ref: string): string => ref.replace(/-(?:person|organisation)$/, '')

const accusedIn = (parts: readonly RecordPart[]): readonly string[] =>
  parts.flatMap((part) => (part.kind === 'case' ? namesAccused(part) : []))

/** The parties on the list: the main one, and every other one that a listing names. */
function partiesIn(parts: readonly RecordPart[]): readonly PartyPart[] {
  const listed = new Set(parts.flatMap((part) => (part.kind === 'listing' ? [part.party] : [])))
  return parts.filter((part) => part.kind === 'party').filter(({ ref }) => ref === 'self' || listed.has(ref))
}

/** The party that brings a case is not listed for it. */
const namesAccused = ({ parties }: CasePart): readonly string[] => [
  ...new Set(
    parties
      .filter(({ role }) => role !== 'plaintiff')
      .map(({ name }) => oneLine(name))
      .filter((name) => name !== ''),
  ),
]
