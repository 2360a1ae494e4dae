// Finds the records of an index that are nearest to a query: one way for clean and mistyped names.
// Words near the query's words are found by their probes, names by the words they hold; the best are compared in full.
import { similarity } from '../compare/similarity.ts'
import type { Similarity } from '../compare/similarity.ts'
import { scoreNames } from '../compare/score-name.ts'
import { scoreRecords } from '../compare/score-record.ts'
import type { RecordScore } from '../compare/score-record.ts'
import { FACTS } from '../compare/weights.ts'
import type { NameIndex } from '../index/name-index.ts'
import { isFiled, probe, probeText } from '../index/probes.ts'
import type { Token } from '../name/token.ts'
import type { ReadName } from '../name/read-name.ts'
import type { ReadRecord } from '../name/read-record.ts'
import type { EntityType } from '../record.ts'

export interface Found extends RecordScore {
  /** Ordinal of the record in the index. */
  readonly record: number
}

/** Names compared in full for one reading of the query. */
const COMPARED = 110
/** The same where facts beside the name tell namesakes apart. */
const COMPARED_WITH_FACTS = 200
/** Records whose facts are compared, beyond those asked for. */
const SPARE_RECORDS = 6
/** The same where facts beside the name may put a record far down among its namesakes first. */
const SPARE_WITH_FACTS = 80
const ESTIMATES = 1024
/** From this length on, a half of a word that stands alone has to be four letters long. */
const LONG_WORD = 8

/** Namesakes beyond so many times the names to be compared are left out, first met first kept. */
const MOST_TIES = 2

/** The best score of a record's names, and the names that have it; no names where an identifier led to the record. */
interface Best {
  readonly score: number
  readonly names: number[] | undefined
}

interface Neighbour {
  readonly word: number
  /** What a name that holds the word gains: a common word tells little however rare its misspelling looks. */
  readonly amount: number
}

/**
 * About what a score will be where so much weight of either name met nothing, as a bucket of the histogram: what
 * both lack is a contradiction, what one lacks is a word more.
 */
function bucketOf(left: number, right: number): number {
  const both = Math.max(0, Math.min(left, right))
  const lost = Math.min(both * 0.0045, 0.36) + both * 0.0008 + Math.min(Math.abs(left - right) * 0.0012, 0.3)
  return Math.max(0, Math.floor((1 - lost) * ESTIMATES))
}

/** Searches one index; holds counters as long as its list of names, reused from query to query. Not re-entrant. */
export class Searcher {
  readonly index: NameIndex
  readonly #sum: Float32Array
  readonly #nameStamp: Uint32Array
  readonly #wordStamp: Uint32Array
  readonly #histogram = new Uint32Array(ESTIMATES + 1)
  #touched = new Uint32Array(4096)
  #stamp = 0
  #wordEpoch = 0

  constructor(index: NameIndex) {
    this.index = index
    this.#sum = new Float32Array(index.meta.names)
    this.#nameStamp = new Uint32Array(index.meta.names)
    this.#wordStamp = new Uint32Array(index.meta.words)
  }

  /**
   * The `limit` nearest records, best first: by the score of their names, then by order in the index.
   * A record is judged by its names that were compared, those that hold most of the query's words. Below the alert
   * threshold another of its names might say a little more.
   */
  search(query: ReadRecord, limit: number): Found[] {
    const best = new Map<number, Best>()
    const measures = new Map<Token, Map<Token, Similarity>>()
    const measure = (a: Token, b: Token): Similarity => {
      let known = measures.get(a)
      if (known === undefined) measures.set(a, (known = new Map()))
      let found = known.get(b)
      if (found === undefined) known.set(b, (found = similarity(a, b)))
      return found
    }
    const facts = query.birthDates.length + query.countries.length + query.identifiers.length > 0
    for (const name of query.names)
      this.#nearNames(name, query.type, measure, best, facts ? COMPARED_WITH_FACTS : COMPARED)
    for (const { value } of query.identifiers)
      for (const record of this.index.withIdentifier(value))
        best.set(record, { score: 10_000, names: undefined })
    const spare = facts ? SPARE_WITH_FACTS : SPARE_RECORDS
    const ranked = [...best].sort((a, b) => b[1].score - a[1].score || a[0] - b[0])
    const last = ranked[limit + spare - 1]?.[1].score ?? 0
    return ranked
      .filter(([, { score }], k) => k < limit + spare || score === last)
      .slice(0, limit + 2 * spare)
      .map(([record, { names }]) => ({
        record,
        ...scoreRecords(query, this.index.readRecord(record, names), measure),
      }))
  }

  #nearNames(
    name: ReadName,
    type: EntityType,
    measure: (a: Token, b: Token) => Similarity,
    best: Map<number, Best>,
    compared: number,
  ): void {
    const near = new Set<number>()
    for (const reading of name.readings) {
      // a word the query repeats is looked for once, or namesakes of it would seem to hold all
      const filed = reading.tokens.filter(
        (token, at, all) => isFiled(token) && all.findIndex(({ text }) => text === token.text) === at,
      )
      for (const listed of this.#candidates(filed, name.type, type, compared))
        near.add(this.index.firstReading(listed))
    }
    for (const listed of near) {
      const scored = scoreNames(name, this.index.name(listed), measure).score
      const score = this.index.kind(listed) === 'weak' ? (scored * FACTS.weakAliasPercent) / 100 : scored
      const record = this.index.sections.nameRecord[listed] as number
      const known = best.get(record)
      if (score > (known?.score ?? 0)) best.set(record, { score, names: [listed] })
      else if (score === known?.score) known.names?.push(listed)
    }
  }

  /** The names that hold most of the query's words, at most about `compared`. */
  #candidates(
    filed: readonly Token[],
    readAs: ReadName['type'],
    type: EntityType,
    compared: number,
  ): number[] {
    const total = filed.reduce((sum, { weight }) => sum + weight, 0)
    const { postingsAt, postings, nameWeight } = this.index.sections
    const start = this.#stamp + 1
    let touched = 0
    const add = (word: number, amount: number, stamp: number): void => {
      for (let k = postingsAt[word] as number, end = postingsAt[word + 1] as number; k < end; k++) {
        const name = postings[k] as number
        const seen = this.#nameStamp[name] as number
        if (seen === stamp) continue
        if (seen < start) {
          this.#sum[name] = amount
          if (touched === this.#touched.length) {
            const larger = new Uint32Array(touched * 2)
            larger.set(this.#touched)
            this.#touched = larger
          }
          this.#touched[touched++] = name
        } else this.#sum[name] = (this.#sum[name] as number) + amount
        this.#nameStamp[name] = stamp
      }
    }
    for (const [position, token] of filed.entries()) {
      this.#stamp++
      for (const { word, amount } of this.#neighbours(token)) add(word, amount, this.#stamp)
      const next = filed[position + 1]
      if (next !== undefined && token.role === 'name' && next.role === 'name') {
        this.#stamp++
        for (const word of this.#exactly(token.text + next.text))
          add(word, token.weight + next.weight, this.#stamp)
      }
      if (token.role === 'name') this.#splits(token, add)
    }
    // a list may hold the initials alone
    const initials = filed.map(({ text }) => text[0]).join('')
    if (readAs !== 'person' && filed.length > 2) {
      this.#stamp++
      for (const word of this.#exactly(initials)) add(word, total, this.#stamp)
    }
    // whether a firm's name stands for a ship, the whole records tell
    const wanted = (name: number): boolean =>
      type === 'unknown' ||
      this.index.isOpen(name) ||
      (this.index.type(name) === 'person') === (readAs === 'person')
    const histogram = this.#histogram.fill(0)
    const estimate = (name: number): number => {
      // a word met whole and again by its parts counts twice; no name holds more than its weight
      const met = Math.min(this.#sum[name] as number, nameWeight[name] as number)
      return bucketOf(total - met, (nameWeight[name] as number) - met)
    }
    for (let k = 0; k < touched; k++) {
      const name = this.#touched[k] as number
      // why before counting: names of another type would take the places of those that can be found
      if (!wanted(name)) continue
      const at = estimate(name)
      histogram[at] = (histogram[at] as number) + 1
    }
    let least = ESTIMATES
    for (let sum = 0; least > 0; least--) {
      sum += histogram[least] as number
      if (sum >= compared) break
    }
    const chosen: number[] = []
    for (let k = 0; k < touched && chosen.length < MOST_TIES * compared; k++) {
      const name = this.#touched[k] as number
      if (wanted(name) && estimate(name) >= least) chosen.push(name)
    }
    if (this.#stamp > 0xf0000000) {
      this.#nameStamp.fill(0)
      this.#stamp = 0
    }
    return chosen
  }

  /** Listed words near a word, the nearest first. */
  #neighbours(token: Token): Neighbour[] {
    const { probesAt, probes } = this.index.sections
    const mask = probesAt.length - 2
    if (this.#wordEpoch === 0xffffffff) {
      this.#wordStamp.fill(0)
      this.#wordEpoch = 0
    }
    const epoch = ++this.#wordEpoch
    const near: Neighbour[] = []
    probe(token, false, (key) => {
      const bucket = key & mask
      for (let k = probesAt[bucket] as number, end = probesAt[bucket + 1] as number; k < end; k++) {
        const word = probes[k] as number
        if (this.#wordStamp[word] === epoch) continue
        this.#wordStamp[word] = epoch
        const listed = this.index.word(word)
        const { score } = similarity(token, listed)
        if (score > 0) near.push({ word, amount: (Math.min(token.weight, listed.weight) * score) / 10_000 })
      }
    })
    return near.sort((a, b) => b.amount - a.amount || a.word - b.word)
  }

  /** Listed words of exactly this spelling. */
  #exactly(text: string): number[] {
    const { probesAt, probes } = this.index.sections
    const bucket = probeText(text) & (probesAt.length - 2)
    const words: number[] = []
    for (let k = probesAt[bucket] as number; k < (probesAt[bucket + 1] as number); k++)
      if (this.index.word(probes[k] as number).text === text) words.push(probes[k] as number)
    return words
  }

  /**
   * A word no list holds may be two listed words written together, an article and a word, or a listed word with a
   * misspelt one.
   */
  #splits(token: Token, add: (word: number, amount: number, stamp: number) => void): void {
    const { text, weight } = token
    const meet = (words: readonly number[], letters: number): void => {
      if (words.length === 0) return
      this.#stamp++
      for (const word of words) add(word, (weight * letters) / text.length, this.#stamp)
    }
    if (this.#exactly(text).length > 0) return
    if (/^[ae]l.{4}/.test(text)) meet(this.#exactly(text.slice(2)), text.length)
    const enough = text.length < LONG_WORD ? 3 : 4
    for (let at = 2; at <= Math.min(text.length - 2, 16); at++) {
      const left = at < 3 ? [] : this.#exactly(text.slice(0, at))
      const right = text.length - at < 3 ? [] : this.#exactly(text.slice(at))
      if (left.length > 0 && (right.length > 0 || at >= enough)) meet(left, at)
      if (right.length > 0 && (left.length > 0 || text.length - at >= enough)) meet(right, text.length - at)
    }
  }
}
