// How much of a query's words each name of an index holds, and which names hold most.
import type { NameIndex } from '../index/name-index.ts'
import type { TokenMatch } from './token-match.ts'

/** What is kept of a name lies side by side, or a posting would cost a look into memory for each part of it. */
const STRIDE = 4
const [STAMP, SUM, WEIGHT, WANTED_FOR] = [0, 1, 2, 3]
/** For which queries a name is wanted, as bits; a record that does not say what it is about is for both. */
export const [FOR_PERSONS, FOR_OTHERS] = [1, 2]
const ESTIMATES = 1024
const UNWANTED = -1
/** Namesakes beyond so many times the names that are looked for are left out. */
const MAX_TIES = 1.5

/**
 * About what a score will be where so much weight of either name met nothing, as a bucket of the histogram: what
 * both lack is a contradiction, what one lacks is a word more.
 */
function bucketOf(left: number, right: number): number {
  const both = Math.max(0, Math.min(left, right))
  const lost = Math.min(both * 0.0045, 0.36) + both * 0.0008 + Math.min(Math.abs(left - right) * 0.0012, 0.3)
  return Math.max(0, Math.floor((1 - lost) * ESTIMATES))
}

/** Tallies of one index, one query after the other; holds counters as long as its list of names. Not re-entrant. */
export class CandidateAccumulator {
  readonly #index: NameIndex
  readonly #stamps: Uint32Array
  readonly #numbers: Float32Array
  readonly #histogram = new Uint32Array(ESTIMATES + 1)
  #nearest = new Uint32Array(1024)
  #touched = new Uint32Array(4096)
  /** Buckets of the touched names. */
  #buckets = new Int16Array(4096)
  #total = 0
  #stamp = 0

  constructor(index: NameIndex) {
    this.#index = index
    const { nameWeight } = index.sections
    this.#stamps = new Uint32Array(nameWeight.length * STRIDE)
    this.#numbers = new Float32Array(this.#stamps.buffer)
    for (let name = 0; name < nameWeight.length; name++) {
      this.#numbers[name * STRIDE + WEIGHT] = nameWeight[name] as number
      const persons = index.isOpen(name) || index.type(name) === 'person' ? FOR_PERSONS : 0
      const others = index.isOpen(name) || index.type(name) !== 'person' ? FOR_OTHERS : 0
      this.#stamps[name * STRIDE + WANTED_FOR] = persons | others
    }
  }

  /**
   * The names that are wanted and, by estimate, nearest to a query of weight `total` whose words met these, nearest
   * first: about `most` of them, and of namesakes beyond so many those that were met first. Holds until the next call.
   */
  nearest(
    groups: readonly (readonly TokenMatch[])[],
    total: number,
    most: number,
    wantedFor: number,
  ): Uint32Array {
    this.#total = total
    const touched = this.#touch(groups)
    const histogram = this.#histogram.fill(0)
    for (let k = 0; k < touched; k++) {
      const name = this.#touched[k] as number
      // why before counting: names of another type would take the places of those that can be found
      const isWanted = ((this.#stamps[name * STRIDE + WANTED_FOR] as number) & wantedFor) !== 0
      const bucket = isWanted ? this.#bucket(name) : UNWANTED
      this.#buckets[k] = bucket
      if (isWanted) histogram[bucket] = (histogram[bucket] as number) + 1
    }
    let least = ESTIMATES
    let found = 0
    // each bucket's count becomes the place of its first name
    for (; least >= 0 && found < most; least--) {
      const count = histogram[least] as number
      histogram[least] = found
      found += count
    }
    if (found > this.#nearest.length) this.#nearest = new Uint32Array(found * 2)
    for (let k = 0; k < touched; k++) {
      const bucket = this.#buckets[k] as number
      if (bucket <= least) continue
      const place = histogram[bucket] as number
      this.#nearest[place] = this.#touched[k] as number
      histogram[bucket] = place + 1
    }
    return this.#nearest.subarray(0, Math.min(found, MAX_TIES * most))
  }

  /** About what the score of a name will be that `nearest` gave, in ten-thousandths. */
  estimate(name: number): number {
    return (this.#bucket(name) * 10_000) / ESTIMATES
  }

  #bucket(name: number): number {
    const weight = this.#numbers[name * STRIDE + WEIGHT] as number
    // a word met whole and again by its parts counts twice; no name holds more than its weight
    const met = Math.min(this.#numbers[name * STRIDE + SUM] as number, weight)
    return bucketOf(this.#total - met, weight - met)
  }

  /** Adds up what each name gains by the meetings; how many names gained anything. */
  #touch(groups: readonly (readonly TokenMatch[])[]): number {
    if (this.#stamp > 0xf0000000) {
      for (let at = STAMP; at < this.#stamps.length; at += STRIDE) this.#stamps[at] = 0
      this.#stamp = 0
    }
    const { postingsAt, postings } = this.#index.sections
    const stamps = this.#stamps
    const numbers = this.#numbers
    const start = this.#stamp + 1
    let touched = 0
    for (const group of groups) {
      const stamp = ++this.#stamp
      for (const { word, gain } of group)
        for (let k = postingsAt[word] as number, end = postingsAt[word + 1] as number; k < end; k++) {
          const at = (postings[k] as number) * STRIDE
          const seen = stamps[at] as number
          if (seen === stamp) continue
          stamps[at] = stamp
          if (seen >= start) {
            numbers[at + SUM] = (numbers[at + SUM] as number) + gain
            continue
          }
          numbers[at + SUM] = gain
          if (touched === this.#touched.length) this.#grow()
          this.#touched[touched++] = postings[k] as number
        }
    }
    return touched
  }

  #grow(): void {
    const larger = new Uint32Array(this.#touched.length * 2)
    larger.set(this.#touched)
    this.#touched = larger
    this.#buckets = new Int16Array(larger.length)
  }
}
