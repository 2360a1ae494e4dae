// The matcher as others use it: read a record, compare two, build an index, search it.
import { byText } from '../../base/by-text.ts'
import { sha256Hex } from '../../base/sha256.ts'
import { type Level, levelOf } from '../calibrate/levels.ts'
import { probabilityOf } from '../calibrate/probability.ts'
import { type RecordScore, scoreRecords } from '../compare/score-record.ts'
import { buildIndex, file } from '../index/build.ts'
import { NameIndex } from '../index/name-index.ts'
import { type ListDifference, updateIndex } from '../index/update.ts'
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

/** Raised whenever the same names may be scored otherwise: weights, rules or tables changed. */
export const MATCHER_VERSION = '2'

export interface Match {
  /** Ten-thousandths. */
  readonly score: number
  /** Ten-thousandths. */
  readonly probability: number
  readonly level: Level
  readonly detail: RecordScore
}

export interface ListMatch extends Match {
  readonly record: NameRecord
}

const judged = (detail: RecordScore): Match => ({
  score: detail.score,
  probability: probabilityOf(detail),
  level: levelOf(detail.score),
  detail,
})

export class Matcher {
  readonly #lexicon: Lexicon
  /** Names the rules and tables a name was read with: an index opens only with its own. */
  readonly fingerprint: string

  /** With `imported` groups beside the built-in tables; see `assay resources import`. */
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

  /** The same bytes for the same records in any order. `onRecord` is called after each was read. */
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

  /** Throws when the bytes are no index or were built with other tables. */
  open(bytes: Uint8Array): Screen {
    return new Screen(new NameIndex(bytes, this.fingerprint))
  }
}

/** The one total order of findings: score, probability, list, record id. */
export const inTotalOrder = (a: ListMatch, b: ListMatch): number =>
  b.score - a.score ||
  b.probability - a.probability ||
  byText(a.record.list, b.record.list) ||
  byText(a.record.id, b.record.id)

/** An open index that is asked for names. One per thread: a search uses counters of its own. */
export class Screen {
  readonly index: NameIndex
  readonly #searcher: Searcher

  /** The lists in the index and how many records each has. */
  get lists(): NameIndex['meta']['lists'] {
    return this.index.meta.lists
  }

  constructor(index: NameIndex) {
    this.index = index
    this.#searcher = new Searcher(index)
  }

  /** The `limit` nearest records in one total order: score, probability, list, record id. Never dropped by score. */
  search(query: ReadRecord, limit: number): ListMatch[] {
    return this.#searcher
      .search(query, limit)
      .filter(({ score }) => score > 0)
      .map((found) => ({ ...judged(found), record: this.index.record(found.record) }))
      .sort(inTotalOrder)
      .slice(0, limit)
  }
}
