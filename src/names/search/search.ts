// Finds the records of an index that are nearest to a query: one way for clean and mistyped names.
// Words near the query's words are found by their probes, names by the words they hold; of the nearest a quick guess
// chooses those that are compared in full.
import { similarity, type Similarity } from '../compare/similarity.ts'
import { scoreNames } from '../compare/score-name.ts'
import { type RecordScore, scoreRecords } from '../compare/score-record.ts'
import { FACTS } from '../compare/weights.ts'
import type { NameIndex } from '../index/name-index.ts'
import { isFiled } from '../index/probes.ts'
import type { Token } from '../token/token.ts'
import type { ReadName } from '../parse/read-name.ts'
import type { ReadRecord } from '../parse/read-record.ts'
import type { EntityType } from '../parse/record.ts'
import { BestGuesses } from './best-guesses.ts'
import { TokenMatchFinder } from './token-match.ts'
import { ScoreEstimate } from './score-estimate.ts'
import { FOR_OTHERS, FOR_PERSONS, CandidateAccumulator } from './candidate-accumulator.ts'

export interface FoundRecord extends RecordScore {
  /** Ordinal of the record in the index. */
  readonly record: number
}

/** Names whose score is guessed, for one reading of the query; namesakes may be half as many more. */
const GUESSED = 700
/** After so many guesses the next estimate is held against the guesses that are good enough by now. */
const LOOK = 50
/** No name is guessed any more whose estimate is not so much better; what estimates leave out makes scores worse. */
const LEAD = 1_500
/** Names compared in full. */
const COMPARED = 130
/** The same where facts beside the name tell namesakes apart. */
const COMPARED_WITH_FACTS = 200
/** Records whose facts are compared, beyond those asked for. */
const SPARE_RECORDS = 6
/** The same where facts beside the name may put a record far down among its namesakes first. */
const SPARE_WITH_FACTS = 80
/** Names are compared while their guess comes so near the score of the last record that is wanted. */
const MARGIN = 500
/** After so many names that score is looked up anew. */
const BATCH = 16
/** The best score of a record's names, and the names that have it; no names where an identifier led to the record. */
interface Best {
  readonly score: number
  readonly names: number[] | undefined
}

/** The score of so many best records; -Infinity while there are fewer. */
const scoreAt = (best: ReadonlyMap<number, Best>, rank: number): number =>
  [...best.values()].map(({ score }) => score).sort((a, b) => b - a)[rank - 1] ?? -Infinity

/** Searches one index; holds counters as long as its list of names, reused from query to query. Not re-entrant. */
export class Searcher {
  readonly index: NameIndex
  readonly #meetings: TokenMatchFinder
  readonly #tally: CandidateAccumulator
  readonly #sketcher: ScoreEstimate
  readonly #guesses = new BestGuesses()

  constructor(index: NameIndex) {
    this.index = index
    this.#meetings = new TokenMatchFinder(index)
    this.#tally = new CandidateAccumulator(index)
    this.#sketcher = new ScoreEstimate(index)
  }

  /**
   * The `limit` nearest records, best first: by the score of their names, then by order in the index.
   * A record is judged by its names that were compared, those that hold most of the query's words. Below the alert
   * threshold another of its names might say a little more.
   */
  search(query: ReadRecord, limit: number): FoundRecord[] {
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
    const spare = facts ? SPARE_WITH_FACTS : SPARE_RECORDS
    for (const name of query.names)
      this.#nearNames(name, query.type, measure, best, limit + spare, facts ? COMPARED_WITH_FACTS : COMPARED)
    for (const { value } of query.identifiers)
      for (const record of this.index.withIdentifier(value))
        best.set(record, { score: 10_000, names: undefined })
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
    wanted: number,
    compared: number,
  ): void {
    const near = new Map<number, number>()
    for (const reading of name.readings) {
      // a word the query repeats is looked for once, or namesakes of it would seem to hold all
      const filed = reading.tokens.filter(
        (token, at, all) => isFiled(token) && all.findIndex(({ text }) => text === token.text) === at,
      )
      for (const { name: listed, guess } of this.#candidates(filed, name.type, type, compared)) {
        const first = this.index.firstReading(listed)
        near.set(first, Math.max(guess, near.get(first) ?? guess))
      }
    }
    let [done, hopeless] = [0, -Infinity]
    for (const [listed, guess] of [...near].sort((a, b) => b[1] - a[1] || a[0] - b[0])) {
      if (done++ % BATCH === 0) hopeless = scoreAt(best, wanted) - MARGIN
      if (guess < hopeless) break
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
  ): { name: number; guess: number }[] {
    const groups = this.#meetings.find(filed, readAs === 'person')
    const total = filed.reduce((sum, { weight }) => sum + weight, 0)
    // whether a firm's name stands for a ship, the whole records tell
    const wantedFor =
      type === 'unknown' ? FOR_PERSONS | FOR_OTHERS : readAs === 'person' ? FOR_PERSONS : FOR_OTHERS
    this.#sketcher.start(filed, groups)
    this.#guesses.start(compared)
    for (const [k, name] of this.#tally.nearest(groups, total, GUESSED, wantedFor).entries()) {
      if (k % LOOK === 0 && this.#tally.estimate(name) < this.#guesses.least() + LEAD) break
      const isPerson = readAs === 'person' || this.index.type(name) === 'person'
      this.#guesses.add(name, this.#sketcher.guess(name, isPerson))
    }
    return this.#guesses.best()
  }
}
