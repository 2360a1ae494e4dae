// Finds the nearest records of an index to a query, with one method for clean and misspelt names.
// Probes find words near the query's words, and the words find names. An estimate selects which of the nearest names
// are compared in full.
import type { Measure } from '../compare/align.ts'
import { rememberedSimilarity } from '../compare/remembered-similarity.ts'
import { isBounded } from '../compare/may-reach.ts'
import { scoreNames } from '../compare/score-name.ts'
import { type RecordScore, type ScoreNames, scoreRecords } from '../compare/score-record.ts'
import { FACTS } from '../compare/weights.ts'
import { FOR_OTHERS, FOR_PERSONS } from '../index/name-head.ts'
import type { NameIndex } from '../index/name-index.ts'
import { filedWords } from '../index/probes.ts'
import type { Token } from '../token/token.ts'
import type { ReadName } from '../parse/read-name.ts'
import type { ReadRecord } from '../parse/read-record.ts'
import type { EntityType, NameRecord } from '../parse/record.ts'
import { BestGuesses, type Guessed } from './best-guesses.ts'
import { BestRecords, type ComparedName } from './best-records.ts'
import { Reach } from './reach.ts'
import { type TokenMatch, TokenMatchFinder } from './token-match.ts'
import { ScoreEstimate } from './score-estimate.ts'
import { CandidateAccumulator } from './candidate-accumulator.ts'

export interface FoundRecord {
  readonly record: NameRecord
  readonly detail: RecordScore
}

/** Names to estimate for one reading of the query; ties may add half as many more. */
const GUESSED = 700
/** Number of names between two checks of the accumulator's estimate against the best guesses. */
const LOOK = 50
/** Lead over the best guesses that an estimate needs; what estimates leave out only lowers the score. */
const LEAD = 1_500
/** Names compared in full. */
const COMPARED = 130
/** The same where other facts can separate namesakes. */
const COMPARED_WITH_FACTS = 200
/** Records whose facts are compared, beyond those requested. */
const SPARE_RECORDS = 6
/** The same where other facts may move a low record to the top of its namesakes. */
const SPARE_WITH_FACTS = 80
/** Names are compared while their guess is within this margin of the score of the last wanted record. */
const MARGIN = 500
/** Number of comparisons after which that score is computed again. */
const BATCH = 16
/** A name may score this much more than its guess, and than the estimate of the accumulator. Checked against exhaustive scoring. */
const GUESS_SLACK = 2_000
const ESTIMATE_SLACK = 2_500
/** The same where the names that it leaves are ruled out cheaply. */
const REACH_SLACK = 4_600
/** Names, times the words of the query, that are asked whether they may score enough; a query with more is compared with the best guesses. */
const MAX_REACHED = 20_000
/** More for the estimate where the query has an initial, which it does not know. */
const INITIAL_SLACK = 3_600

interface Bounds {
  /** The number of best records that are wanted. */
  readonly wanted: number
  /** The number of names to compare in full. */
  readonly compared: number
  /** Names that may reach this score are compared however many there are. */
  readonly every: number
}

/** Names with words of a query, and what they were found by. */
interface Touched {
  /** Nearest first. */
  readonly names: Uint32Array
  readonly filed: readonly Token[]
  readonly initials: readonly Token[]
  readonly groups: readonly (readonly TokenMatch[])[]
  /** The least estimate of a name that is wanted. */
  readonly least: number
}

/** The score of the nearest of these names, before what a weak alias loses. */
const nearestOf = (names: readonly ComparedName[] | undefined): number =>
  names?.reduce((most, { scored }) => Math.max(most, scored.score), 0) ?? 0

/** Searches one index. Holds counters for every name of the index, reused between queries. Not re-entrant. */
export class Searcher {
  readonly index: NameIndex
  readonly #meetings: TokenMatchFinder
  readonly #tally: CandidateAccumulator
  readonly #sketcher: ScoreEstimate
  readonly #guesses = new BestGuesses()
  readonly #reach: Reach

  constructor(index: NameIndex) {
    this.index = index
    this.#meetings = new TokenMatchFinder(index)
    this.#tally = new CandidateAccumulator(index)
    this.#sketcher = new ScoreEstimate(index)
    this.#reach = new Reach(index)
  }

  /**
   * Returns the `limit` nearest records, and every record whose names score at least `every`, also where a weak alias lowers the
   * score of the record below it, best first: by the score of their names, then by order in the index. A record's score comes from its compared names, those with the most of the query's words.
   * Below the alert threshold, another of its names might score slightly higher.
   */
  search(query: ReadRecord, limit: number, every = Infinity): FoundRecord[] {
    const best = new BestRecords()
    const measure = rememberedSimilarity()
    const facts = query.birthDates.length + query.countries.length + query.identifiers.length > 0
    const spareOfNearest = facts ? SPARE_WITH_FACTS : SPARE_RECORDS
    let spare = 0
    for (const name of query.names) {
      const isReached = every < Infinity && this.#reachNames(name, query.type, measure, best, every)
      // why not always: where only those that reach a score are wanted, the nearest of the others need not be known
      if (isReached && limit === 0) continue
      spare = spareOfNearest
      this.#nearNames(name, query.type, measure, best, {
        wanted: limit + spare,
        compared: facts ? COMPARED_WITH_FACTS : COMPARED,
        every,
      })
    }
    for (const { value } of query.identifiers)
      for (const record of this.index.withIdentifier(value)) best.addIdentified(record)
    // why not with facts: they may move a record to the top of its namesakes, and a search for every alert wants all of them
    const isByNames = !facts && every === Infinity && query.names.every(({ kind }) => kind !== 'weak')
    const ranked = best.ranked()
    const last = ranked[limit + spare - 1]?.[1].score ?? 0
    const found: FoundRecord[] = []
    let [matching, least] = [0, Infinity]
    for (const [k, [ordinal, { score, names }]] of ranked.entries()) {
      const isAmongNearest = k < limit + spare || (score === last && k < limit + 2 * spare)
      // why by its names too: a weak alias lowers the score, and its names may still be as near as those that are wanted
      if (!isAmongNearest && score < every && nearestOf(names) < every) {
        if (every === Infinity) break
        continue
      }
      if (isByNames && matching >= limit && Math.floor(score) < least) break
      const detail = this.#scoredRecord(query, ordinal, names, measure)
      if (detail.detail.score > 0) [matching, least] = [matching + 1, Math.min(least, detail.detail.score)]
      found.push(detail)
    }
    return found
  }

  /** Scores a record by these of its names, or by all of them. */
  #scoredRecord(
    query: ReadRecord,
    ordinal: number,
    names: readonly ComparedName[] | undefined,
    measure: Measure,
  ): FoundRecord {
    const record = this.index.record(ordinal)
    const read = this.index.readRecord(
      ordinal,
      names?.map(({ listed }) => listed),
      record,
    )
    // the names of a query with several have been compared with one of them each
    const compared = query.names.length === 1 ? names : undefined
    const scored: ScoreNames = (a, b) =>
      compared?.[read.names.findIndex((each) => each === b)]?.scored ?? scoreNames(a, b, measure)
    return { record, detail: scoreRecords(query, read, scored) }
  }

  #nearNames(name: ReadName, type: EntityType, measure: Measure, best: BestRecords, bounds: Bounds): void {
    let [done, hopeless] = [0, -Infinity]
    for (const { name: listed, guess } of this.#nearest(name, type, bounds)) {
      if (done++ % BATCH === 0)
        hopeless = Math.min(best.scoreAt(bounds.wanted) - MARGIN, bounds.every - GUESS_SLACK)
      if (guess < hopeless) break
      this.#compare(name, listed, measure, best)
    }
  }

  /** Compares the query's name with every name that may score `every`. False, and nothing is compared, where that would take too long. */
  #reachNames(name: ReadName, type: EntityType, measure: Measure, best: BestRecords, every: number): boolean {
    if (!name.readings.every(isBounded)) return false
    const reached = new Set<number>()
    for (const { tokens } of name.readings) {
      for (const near of this.#touched(tokens, name.type, type, every - REACH_SLACK).names)
        reached.add(this.index.firstReading(near))
      if (reached.size * tokens.length > MAX_REACHED) return false
    }
    this.#reach.start(name)
    for (const listed of reached)
      if (this.#reach.isPossible(listed, every)) this.#compare(name, listed, measure, best)
    return true
  }

  #compare(name: ReadName, listed: number, measure: Measure, best: BestRecords): void {
    const scored = scoreNames(name, this.index.name(listed), measure)
    const isWeak = this.index.kind(listed) === 'weak'
    const score = isWeak ? (scored.score * FACTS.weakAliasPercent) / 100 : scored.score
    best.add(this.index.recordOf(listed), score, { listed, scored })
  }

  /** The first readings of the names nearest to any reading of the query's name, best guess first. */
  #nearest(name: ReadName, type: EntityType, bounds: Bounds): readonly Guessed[] {
    const guessed = name.readings.map(({ tokens }) => this.#guessed(tokens, name.type, type, bounds))
    const [first = []] = guessed
    if (guessed.length === 1 && first.every((each) => !this.index.isFurther(each.name))) return first
    const near = new Map<number, number>()
    for (const { name: listed, guess } of guessed.flat()) {
      const reading = this.index.firstReading(listed)
      near.set(reading, Math.max(guess, near.get(reading) ?? guess))
    }
    return Array.from(near, ([listed, guess]) => ({ name: listed, guess })).sort(
      (a, b) => b.guess - a.guess || a.name - b.name,
    )
  }

  /** The names with the most of the query's words: at most about `compared`, and all whose guess may reach `every`. */
  #guessed(
    tokens: readonly Token[],
    readAs: ReadName['type'],
    type: EntityType,
    { compared, every }: Bounds,
  ): Guessed[] {
    const { names, filed, initials, groups, least } = this.#touched(
      tokens,
      readAs,
      type,
      every - ESTIMATE_SLACK,
    )
    this.#sketcher.start(filed, groups, initials, every === Infinity ? undefined : every - GUESS_SLACK)
    this.#guesses.start(compared, every - GUESS_SLACK)
    // why no entries: they would take longer than the estimates
    for (let k = 0; k < names.length; k++) {
      const name = names[k] as number
      if (k % LOOK === 0) {
        const estimate = this.#tally.estimateAt(k)
        if (estimate < least && estimate < this.#guesses.least() + LEAD) break
      }
      const isPerson = readAs === 'person' || this.index.type(name) === 'person'
      this.#guesses.add(name, this.#sketcher.guess(name, isPerson))
    }
    return this.#guesses.best()
  }

  /** The names with the most of these words: `GUESSED` or more, and all with the estimate `least` of the accumulator. */
  #touched(
    tokens: readonly Token[],
    readAs: ReadName['type'],
    type: EntityType,
    leastEstimate: number,
  ): Touched {
    // a repeated word of the query is searched once, or its namesakes would appear to match the whole query
    const filed = filedWords(tokens).filter(
      (token, at, all) => all.findIndex(({ text }) => text === token.text) === at,
    )
    const initials = tokens.filter(({ role }) => role === 'initial')
    const groups = this.#meetings.find(filed, readAs === 'person', tokens)
    const total = filed.reduce((sum, { weight }) => sum + weight, 0)
    // the comparison of whole records decides whether a firm's name is a ship's
    const wantedFor =
      type === 'unknown' ? FOR_PERSONS | FOR_OTHERS : readAs === 'person' ? FOR_PERSONS : FOR_OTHERS
    const least = leastEstimate - (initials.length > 0 ? INITIAL_SLACK : 0)
    const names = this.#tally.nearest(groups, total, GUESSED, wantedFor, least)
    return { names, filed, initials, groups, least }
  }
}
