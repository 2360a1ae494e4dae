// Sums the weight of the query's words in each indexed name and selects the names with the most.
import type { NameIndex } from '../index/name-index.ts'
import type { TokenMatch } from './token-match.ts'

/** The queries that want a name, as bits; a name whose record does not state its type is wanted by both. */
export const [FOR_PERSONS, FOR_OTHERS] = [1, 2]
const ESTIMATES = 1024
const UNWANTED = -1
/** Namesakes beyond this multiple of the wanted number of names are left out. */
const MAX_TIES = 1.5

/**
 * Estimates the score from the unmatched weight of each name, as a bucket of the histogram. Weight unmatched on both
 * sides is a contradiction; weight unmatched on one side is an extra word.
 */
function bucketOf(left: number, right: number): number {
  const both = Math.max(0, Math.min(left, right))
  const lost = Math.min(both * 0.0045, 0.36) + both * 0.0008 + Math.min(Math.abs(left - right) * 0.0012, 0.3)
  return Math.max(0, Math.floor((1 - lost) * ESTIMATES))
}

/** Serves one index, one query at a time; holds counters for every name of the index. Not re-entrant. */
export class CandidateAccumulator {
  readonly #index: NameIndex
  /** By name: the last group that a gain is from, counted from 1; 0 for a name without a gain. */
  readonly #groups: Uint16Array
  /** By name: the sum of its gains, if it has any. */
  readonly #sums: Float32Array
  readonly #histogram = new Uint32Array(ESTIMATES + 1)
  #nearest = new Uint32Array(1024)
  #touched = new Uint32Array(4096)
  /** Buckets of the touched names. */
  #buckets = new Int16Array(4096)
  /** The number of touched names. */
  #count = 0
  #total = 0

  constructor(index: NameIndex) {
    this.#index = index
    this.#groups = new Uint16Array(index.meta.names)
    this.#sums = new Float32Array(index.meta.names)
  }

  /**
   * Returns the wanted names nearest by estimate to a query of weight `total` with these matches, nearest first: about
   * `most` names, and all with an estimate of at least `every`. Of too many namesakes below it keeps those touched first. The result is valid until the next call.
   */
  nearest(
    groups: readonly (readonly TokenMatch[])[],
    total: number,
    most: number,
    wantedFor: number,
    every = Infinity,
  ): Uint32Array {
    this.#total = total
    this.#touch(groups)
    const touched = this.#count
    const histogram = this.#histogram.fill(0)
    for (let k = 0; k < touched; k++) {
      const name = this.#touched[k] as number
      // why before counting: names of another type would take the places of names that can match
      const isWanted = (this.#wantedFor(name) & wantedFor) !== 0
      const bucket = isWanted ? this.#bucket(name) : UNWANTED
      this.#buckets[k] = bucket
      if (isWanted) histogram[bucket] = (histogram[bucket] as number) + 1
    }
    const everyBucket =
      every === Infinity ? ESTIMATES + 1 : Math.max(0, Math.floor((every * ESTIMATES) / 10_000))
    let least = ESTIMATES
    let found = 0
    let kept = 0
    // each bucket's count becomes the place of its first name
    for (; least >= 0 && (found < most || least >= everyBucket); least--) {
      const count = histogram[least] as number
      histogram[least] = found
      found += count
      if (least >= everyBucket) kept = found
    }
    if (found > this.#nearest.length) this.#nearest = new Uint32Array(found * 2)
    for (let k = 0; k < touched; k++) {
      const bucket = this.#buckets[k] as number
      if (bucket <= least) continue
      const place = histogram[bucket] as number
      this.#nearest[place] = this.#touched[k] as number
      histogram[bucket] = place + 1
    }
    return this.#nearest.subarray(0, Math.min(found, Math.max(kept, MAX_TIES * most)))
  }

  /** The approximate score of a name from `nearest`, in ten-thousandths. */
  estimate(name: number): number {
    return (this.#bucket(name) * 10_000) / ESTIMATES
  }

  #wantedFor(name: number): number {
    if (this.#index.isOpen(name)) return FOR_PERSONS | FOR_OTHERS
    return this.#index.type(name) === 'person' ? FOR_PERSONS : FOR_OTHERS
  }

  #bucket(name: number): number {
    const weight = this.#index.sections.nameWeight[name] as number
    // a word that matches whole and again by its parts counts twice; a name holds at most its weight
    const met = Math.min(this.#sums[name] as number, weight)
    return bucketOf(this.#total - met, weight - met)
  }

  /** Adds up the gains of each name from the matches. */
  #touch(groups: readonly (readonly TokenMatch[])[]): void {
    const { postingsAt, postings } = this.#index.sections
    const [groupOf, sums] = [this.#groups, this.#sums]
    for (let k = 0; k < this.#count; k++) groupOf[this.#touched[k] as number] = 0
    let count = 0
    for (const [at, matches] of groups.entries()) {
      const group = at + 1
      for (const { word, gain } of matches)
        for (let k = postingsAt[word] as number, end = postingsAt[word + 1] as number; k < end; k++) {
          const name = postings[k] as number
          const last = groupOf[name] as number
          if (last === group) continue
          groupOf[name] = group
          if (last > 0) {
            sums[name] = (sums[name] as number) + gain
            continue
          }
          sums[name] = gain
          if (count === this.#touched.length) this.#grow()
          this.#touched[count++] = name
        }
    }
    this.#count = count
  }

  #grow(): void {
    const larger = new Uint32Array(this.#touched.length * 2)
    larger.set(this.#touched)
    this.#touched = larger
    this.#buckets = new Int16Array(larger.length)
  }
}
