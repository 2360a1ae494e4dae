// The only way to screen: the matcher of an installation looks up a party in an index of lists.
import { byText } from '../base/by-text.ts'
import { yieldToEventLoop } from '../base/yield-to-event-loop.ts'
import { type Match, type Matcher, MATCHER_VERSION } from '../names/matcher/matcher.ts'
import type { WordBearers } from '../names/rarity/word-bearers.ts'
import { numbersAgree, numbersOfParty, type PartyNumber } from '../sources/model/party-numbers.ts'
import type { PartyName } from '../sources/model/record.ts'
import type { SourceManifest } from '../sources/model/source.ts'
import type { Snapshot, SourceStore, StoredRecord } from '../sources/ports.ts'
import { type AlertFilter, filterWith, type MakeAlertFilter } from './alert-filter.ts'
import {
  bestComparison,
  type Comparison,
  isBetter,
  isWorthTelling,
  partyMatch,
  type PartyMatch,
} from './compare-parties.ts'
import { checkIndexes, type CheckIndexesPorts } from './index-files/check-indexes.ts'
import { type MakeNameSearch, type NameSearch, searchWith } from './name-search.ts'
import { listedParty, type Party } from './party/listed-party.ts'
import {
  buildWatchIndex,
  type IndexFiles,
  type IndexTask,
  type MakeIndex,
  makeIndexWith,
  type RecordReader,
  type WatchHit,
  type WatchIndex,
  type WatchList,
} from './watch-lists/watch-index.ts'
import { createWatchLists, type WatchLists } from './watch-lists/watch-lists.ts'

/** A record that matched the query party. */
export interface ScreenedHit {
  readonly stored: StoredRecord
  /** Which entry of the record matched: see `listedEntries`. */
  readonly ref: string
  readonly match: PartyMatch
  /** The same match in the form of the matcher, for explanations. */
  readonly compared: Match
}

export interface HitOptions {
  /** At most this many hits; all of them by default. */
  readonly limit?: number | undefined
  /** In ten-thousandths: reports the hits of at least this score, in place of the rule for what is reported. */
  readonly threshold?: number | undefined
  /** Numbers of the party. A record with one of them is reported, whatever its name is. */
  readonly numbers?: readonly PartyNumber[] | undefined
  /** Awaited before each query, in place of a pause that lets other work run. */
  readonly pause?: () => Promise<void>
}

/** What names are compared with. */
export interface ScreenerVersion {
  /** Of the rules and the built-in tables. */
  readonly matcher: string
  /** Fingerprint of all tables, imported resources included. */
  readonly resources: string
}

/** The least score from which every record is found, in ten-thousandths. Most names of a list share a word or a sound below it. */
const EVERY_FROM = 5_000
/** Up to these numbers, parties are filtered and names indexed on this thread: another one would still be reading its tables. */
const FEW = 1_000
const FEW_NAMED = 200
/** Bytes of an index that is copied at once. */
const SMALL_INDEX = 1_000_000
/** How many of the nearest records are examined where a caller asks for lower scores. */
const NEAREST = 40

/** Whether an index is made in some tens of milliseconds. */
const isSmall = ({ put, before }: IndexTask): boolean =>
  put.length + (before?.removed.length ?? 0) <= FEW_NAMED && (before?.bytes.length ?? 0) <= SMALL_INDEX

export class Screener {
  readonly version: ScreenerVersion
  readonly #matcher: Matcher
  readonly #makeIndex: MakeIndex
  readonly #files: IndexFiles | undefined
  readonly #makeFilter: MakeAlertFilter
  readonly #makeSearch: MakeNameSearch

  /**
   * `makeIndex`, `makeFilter` and `makeSearch` must use the tables of the matcher, on whichever thread they run. `files` keeps the
   * indexes that were made.
   */
  constructor(
    matcher: Matcher,
    makeIndex: MakeIndex = makeIndexWith(matcher),
    files?: IndexFiles,
    makeFilter: MakeAlertFilter = filterWith(matcher),
    makeSearch: MakeNameSearch = searchWith(matcher),
  ) {
    this.#matcher = matcher
    const makeHere = makeIndexWith(matcher)
    this.#makeIndex = (task) => (isSmall(task) ? makeHere(task) : makeIndex(task))
    this.#files = files
    this.#makeFilter = makeFilter
    this.#makeSearch = makeSearch
    this.version = { matcher: MATCHER_VERSION, resources: matcher.fingerprint }
  }

  /** The watch lists of a store, in an index that follows the snapshots in force. */
  watchLists(store: SourceStore, manifests: readonly SourceManifest[]): WatchLists {
    return createWatchLists(store, manifests, this.#matcher, this.#makeIndex, this.#files)
  }

  /** An index of exactly these lists. `onEntry` is called with the entries indexed so far, and with all there are. */
  index<L extends WatchList>(
    reader: RecordReader<L>,
    lists: readonly L[],
    onEntry?: (done: number, total: number) => void,
  ): Promise<WatchIndex<L>> {
    const makeIndex = onEntry === undefined ? this.#makeIndex : makeIndexWith(this.#matcher, onEntry)
    return buildWatchIndex(reader, lists, this.#matcher, makeIndex, { files: this.#files })
  }

  /** Makes the kept indexes again and reports each that differs; see `checkIndexes`. Returns the number that was compared. */
  checkIndexes(
    store: CheckIndexesPorts['reader'],
    snapshots: readonly Snapshot[],
    { pause, onFault }: Pick<CheckIndexesPorts, 'pause'> & { readonly onFault: (says: string) => void },
  ): Promise<number> {
    if (this.#files === undefined) return Promise.resolve(0)
    const ports = { files: this.#files, reader: store, matcher: this.#matcher, makeIndex: this.#makeIndex }
    return checkIndexes({ ...ports, pause }, snapshots, onFault)
  }

  /** A filter for that many parties, which the caller closes. */
  filter<L extends WatchList>(index: WatchIndex<L>, parties: number): AlertFilter {
    return parties > FEW ? this.#makeFilter(index.bytes) : filterWith(this.#matcher)(index.bytes)
  }

  /** A search among parties that are put into it, which the caller closes. */
  nameSearch(): NameSearch {
    return this.#makeSearch()
  }

  /**
   * The records that match a party, each once by its best match, in the order of score, probability, exactness, list and record. A record
   * is reported if it is an alert, or would be one without a fact that differs.
   */
  async screen<L extends WatchList>(
    index: WatchIndex<L>,
    queries: readonly Party[],
    { limit, threshold, numbers = [], pause = yieldToEventLoop }: HitOptions = {},
  ): Promise<readonly ScreenedHit[]> {
    const best = new Map<string, ScreenedHit>()
    for (const query of queries) {
      // why: a long name takes tens of milliseconds, and one subject may have hundreds
      await pause()
      const nearest = threshold === undefined ? 0 : Math.max(NEAREST, limit ?? 0)
      const least = threshold === undefined ? undefined : Math.max(EVERY_FROM, threshold)
      for (const near of index.search(this.#matcher.read(query), nearest, least)) {
        const hit = this.#hit(query, near, index.bearers)
        const isReported =
          threshold === undefined ? isWorthTelling(near.match, hit.match) : hit.match.score >= threshold
        if (!isReported) continue
        const key = `${near.stored.sourceId} ${near.stored.recordId}`
        const known = best.get(key)
        if (known === undefined || isBetter(hit.match, known.match)) best.set(key, hit)
      }
    }
    for (const hit of this.#numbered(index, queries, numbers)) {
      const key = `${hit.stored.sourceId} ${hit.stored.recordId}`
      if (!best.has(key)) best.set(key, hit)
    }
    return [...best.values()].toSorted(inTotalOrder).slice(0, limit)
  }

  #numbered<L extends WatchList>(
    index: WatchIndex<L>,
    queries: readonly Party[],
    numbers: readonly PartyNumber[],
  ): readonly ScreenedHit[] {
    return index.withNumbers(numbers.map(({ value }) => value)).flatMap(({ stored, party }) => {
      const held = numbersOfParty(party)
      if (!numbers.some((a) => held.some((b) => numbersAgree(a, b) !== undefined))) return []
      const listed = listedParty(party)
      const best = this.compare(queries, listed)
      if (best === undefined) return []
      const match = this.describe(best, party.names, index.bearers)
      return [{ stored, ref: party.ref, match, compared: best.match }]
    })
  }

  #hit(query: Party, { match, party, stored, ref }: WatchHit, bearers: WordBearers): ScreenedHit {
    const listed = party === undefined ? match.record : listedParty(party)
    const names = party?.names ?? inCase(match.record.names)
    return { stored, ref, match: this.describe({ query, listed, match }, names, bearers), compared: match }
  }

  compareRecords(a: Party, b: Party): Match {
    return this.#matcher.compare(this.#matcher.read(a), this.#matcher.read(b))
  }

  /** The best comparison of several readings of one party with a party on record; undefined if there is none. */
  compare(queries: readonly Party[], listed: Party): Comparison | undefined {
    return bestComparison(this.#matcher, queries, listed)
  }

  /** `names` are those of the party on record. They give the kind and quality of the matched name. */
  describe(comparison: Comparison, names: readonly PartyName[], bearers?: WordBearers): PartyMatch {
    return partyMatch(this.#matcher, comparison, names, bearers)
  }
}

const inTotalOrder = (a: ScreenedHit, b: ScreenedHit): number =>
  b.match.score - a.match.score ||
  b.match.probability - a.match.probability ||
  b.compared.exactness - a.compared.exactness ||
  byText(a.stored.sourceId, b.stored.sourceId) ||
  byText(a.stored.recordId, b.stored.recordId)

const inCase = (names: Party['names']): readonly PartyName[] =>
  names.map(({ text: full }) => ({ full, kind: 'primary', quality: 'unknown' }))
