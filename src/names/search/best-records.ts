// The records found so far, each by its best names.
import type { NameScore } from '../compare/penalties.ts'

/** A name of a record as the query was compared with it. */
export interface ComparedName {
  /** The first reading of the listed name. */
  readonly listed: number
  readonly scored: NameScore
}

/** The best score of a record's names and the names with that score; no names where an identifier led to the record. */
export interface BestOfRecord {
  readonly score: number
  readonly names: ComparedName[] | undefined
}

export class BestRecords {
  readonly #best = new Map<number, BestOfRecord>()

  /** Notes a score of one of a record's names. */
  add(record: number, score: number, name: ComparedName): void {
    const known = this.#best.get(record)
    if (score > (known?.score ?? 0)) this.#best.set(record, { score, names: [name] })
    else if (score === known?.score && known.names?.every(({ listed }) => listed !== name.listed) === true)
      known.names.push(name)
  }

  addIdentified(record: number): void {
    this.#best.set(record, { score: 10_000, names: undefined })
  }

  /** The score of the record at this rank; -Infinity while fewer records exist. */
  scoreAt(rank: number): number {
    const { size } = this.#best
    if (size < rank) return -Infinity
    const scores = new Float64Array(size)
    let at = 0
    for (const { score } of this.#best.values()) scores[at++] = score
    return scores.sort()[size - rank] as number
  }

  /** Best first; in the order of the index among equals, of records and of their names. */
  ranked(): (readonly [record: number, best: BestOfRecord])[] {
    for (const { names } of this.#best.values()) names?.sort((a, b) => a.listed - b.listed)
    return [...this.#best].sort((a, b) => b[1].score - a[1].score || a[0] - b[0])
  }
}
