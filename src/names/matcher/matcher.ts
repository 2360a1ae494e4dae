// The public interface of the matcher: parse a record, compare two, build an index, search it.
import { byText } from '../../base/by-text.ts'
import { sha256Hex } from '../../base/sha256.ts'
import { ALERT, type Level, levelOf } from '../calibrate/levels.ts'
import { probabilityOf } from '../calibrate/probability.ts'
import { exactnessOf } from '../compare/exactness.ts'
import { type RecordScore, scoreRecords } from '../compare/score-record.ts'
import { FACTS } from '../compare/weights.ts'
import { buildIndex, file } from '../index/build.ts'
import { NameIndex } from '../index/name-index.ts'
import { type ListDifference, mergeIndexes, updateIndex } from '../index/update.ts'
import {
  builtInLexicon,
  builtInTables,
  createLexicon,
  type ImportedGroups,
  type Lexicon,
} from '../lexicon/lexicon.ts'
import { parseRecord, type ReadRecord, type RecordToRead } from '../parse/read-record.ts'
import type { NameRecord } from '../parse/record.ts'
import { Searcher } from '../search/search.ts'

/** Increases when the same names may score differently, because weights, rules or tables changed, or a search finds other records. */
export const MATCHER_VERSION = '11'

export interface Match {
  /** Ten-thousandths. */
  readonly score: number
  /** Ten-thousandths. */
  readonly probability: number
  readonly level: Level
  /** Orders findings of one score and probability; see `exactnessOf`. */
  readonly exactness: number
  readonly detail: RecordScore
}

export interface ListMatch extends Match {
  readonly record: NameRecord
}

const judged = (detail: RecordScore): Match => ({
  score: detail.score,
  probability: probabilityOf(detail),
  level: levelOf(detail.score),
  exactness:
    detail.name === undefined ? 0 : exactnessOf(detail.name, detail.query, detail.matched?.text ?? ''),
  detail,
})

export class Matcher {
  readonly #lexicon: Lexicon
  /** Identifies the rules and tables that parsed a name; an index opens only with its own fingerprint. */
  readonly fingerprint: string

  /** Adds `imported` groups to the built-in tables; see `assay resources import`. */
  constructor(imported?: ImportedGroups) {
    this.#lexicon = imported === undefined ? builtInLexicon() : createLexicon(imported)
    this.fingerprint = sha256Hex(JSON.stringify([MATCHER_VERSION, builtInTables, imported ?? null])).slice(
      0,
      16,
    )
  }

  read(record: RecordToRead): ReadRecord {
    return parseRecord(this.#lexicon, record)
  }

  /** Symmetric in its numbers. */
  compare(a: ReadRecord, b: ReadRecord): Match {
    return judged(scoreRecords(a, b))
  }

  /** Gives the same bytes for the same records in any order. Calls `onRecord` after each record is parsed. */
  buildIndex(records: Iterable<NameRecord>, onRecord?: () => void): Uint8Array {
    const filed = []
    for (const record of records) {
      filed.push(file(this.#lexicon, record))
      onRecord?.()
    }
    return buildIndex(filed, this.fingerprint)
  }

  updateIndex(bytes: Uint8Array, difference: ListDifference): Uint8Array {
    return updateIndex(this.#lexicon, this.fingerprint, bytes, difference)
  }

  /** The index of the records of both, none of which may be in the other. */
  mergeIndexes(one: Uint8Array, other: Uint8Array): Uint8Array {
    return mergeIndexes(this.fingerprint, [one, other])
  }

  /** Throws when the bytes are no index or were built with other tables. */
  open(bytes: Uint8Array): Screen {
    return new Screen(new NameIndex(bytes, this.fingerprint))
  }
}

/** The least score of the names that can make a record reach `score`: facts that agree take a share of the distance to the full score. */
function leastOfNames({ birthDates, countries }: ReadRecord, score: number): number {
  const left =
    ((birthDates.length > 0 ? 10_000 - FACTS.birthDateAgrees : 10_000) *
      (countries.length > 0 ? 10_000 - FACTS.countryAgrees : 10_000)) /
    10_000
  return Math.max(0, Math.floor(10_000 - ((10_000 - score) * 10_000) / left))
}

/** Whether a match is an alert by its score, or would be one by its names alone. */
export const isAlert = ({ level, detail }: Match): boolean =>
  level !== 'none' || (detail.name?.score ?? 0) >= ALERT

/** The total order of findings: score, probability, exactness, list, record id. */
export const inTotalOrder = (a: ListMatch, b: ListMatch): number =>
  b.score - a.score ||
  b.probability - a.probability ||
  b.exactness - a.exactness ||
  byText(a.record.list, b.record.list) ||
  byText(a.record.id, b.record.id)

/** An open index to search. Use one per thread: a search reuses internal counters. */
export class Screen {
  readonly index: NameIndex
  readonly #searcher: Searcher

  /** The lists in the index and the number of records in each. */
  get lists(): NameIndex['meta']['lists'] {
    return this.index.meta.lists
  }

  constructor(index: NameIndex) {
    this.index = index
    this.#searcher = new Searcher(index)
  }

  /** Returns the `limit` nearest records in total order, and never drops a record for its score. */
  search(query: ReadRecord, limit: number): ListMatch[] {
    return this.#found(query, limit).slice(0, limit)
  }

  /**
   * Returns, in total order, the `limit` nearest records and every other one that is an alert by its score or by its names alone,
   * however many there are. `least` also returns every one with this score, if it is lower than the alert threshold.
   */
  searchAlerts(query: ReadRecord, limit = 0, least = ALERT): ListMatch[] {
    return this.#found(query, limit, leastOfNames(query, Math.min(least, ALERT))).filter(
      (match, at) => at < limit || match.score >= least || isAlert(match),
    )
  }

  /** Whether `searchAlerts` returns a record. */
  hasAlert(query: ReadRecord): boolean {
    return this.#found(query, 0, leastOfNames(query, ALERT)).some(isAlert)
  }

  #found(query: ReadRecord, limit: number, every?: number): ListMatch[] {
    return this.#searcher
      .search(query, limit, every)
      .filter(({ detail }) => detail.score > 0)
      .map(({ record, detail }) => ({ ...judged(detail), record }))
      .sort(inTotalOrder)
  }
}
