// Sums the weight of the query's words in each indexed name and selects the names with the most.
import { BoundedCandidates, type WantedNames } from './bounded-candidates.ts'
import { bucketWith, ESTIMATES } from './estimate-bucket.ts'
import { weightIn } from '../index/name-head.ts'
import type { NameIndex } from '../index/name-index.ts'
import type { TokenMatch } from './token-match.ts'

const UNWANTED = -1
/** Namesakes beyond this multiple of the wanted number of names are left out. */
const MAX_TIES = 1.5
/** Where the words of a query are in more names, those that cannot be among the nearest are left out before they are counted. */
const MANY = 60_000

/** Serves one index, one query at a time; holds a place for every name of the index. Not re-entrant. */
export class CandidateAccumulator {
  readonly #index: NameIndex
  /** By name: its place among the touched names. Only the name at this place says whether it is touched, so none is ever cleared. */
  readonly #places: Uint32Array
  readonly #bounded: BoundedCandidates
  readonly #histogram = new Uint32Array(ESTIMATES + 1)
  /** The touched names, in the order in which they gained first; the sums of their gains, the groups of their last ones, their buckets. */
  #touched = new Uint32Array(4096)
  #sums = new Float32Array(4096)
  #groups = new Uint16Array(4096)
  #buckets = new Int16Array(4096)
  /** The number of touched names. */
  #count = 0
  #nearest = new Uint32Array(1024)
  #nearestBuckets = new Int16Array(1024)

  constructor(index: NameIndex) {
    this.#index = index
    this.#places = new Uint32Array(index.meta.names)
    this.#bounded = new BoundedCandidates(index, this.#places)
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
    const everyBucket =
      every === Infinity ? ESTIMATES + 1 : Math.max(0, Math.floor((every * ESTIMATES) / 10_000))
    if (this.#postings(groups) > MANY)
      return this.#nearestBounded(groups, { total, most, wantedFor, every: everyBucket })
    this.#touch(groups)
    this.#fillBuckets(total, wantedFor)
    const histogram = this.#histogram
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
    this.#placeFrom(least, found)
    return this.#nearest.subarray(0, Math.min(found, Math.max(kept, MAX_TIES * most)))
  }

  /** The approximate score of the name at this place in `nearest`, in ten-thousandths. */
  estimateAt(place: number): number {
    return ((this.#nearestBuckets[place] as number) * 10_000) / ESTIMATES
  }

  #postings(groups: readonly (readonly TokenMatch[])[]): number {
    const { postingsAt } = this.#index.sections
    let sum = 0
    for (const matches of groups)
      for (const { word } of matches) sum += (postingsAt[word + 1] as number) - (postingsAt[word] as number)
    return sum
  }

  #nearestBounded(groups: readonly (readonly TokenMatch[])[], wanted: WantedNames): Uint32Array {
    const found = this.#bounded.nearest(groups, wanted)
    this.#room(found.length)
    let kept = 0
    for (const [place, { name, bucket }] of found.entries()) {
      this.#nearest[place] = name
      this.#nearestBuckets[place] = bucket
      if (bucket >= wanted.every) kept++
    }
    return this.#nearest.subarray(0, Math.min(found.length, Math.max(kept, MAX_TIES * wanted.most)))
  }

  /** Adds up the gains of each name from the matches. */
  #touch(groups: readonly (readonly TokenMatch[])[]): void {
    const { postingsAt, postings } = this.#index.sections
    const places = this.#places
    let [touched, sums, groupOf] = [this.#touched, this.#sums, this.#groups]
    let count = 0
    for (const [group, matches] of groups.entries())
      for (const { word, gain } of matches)
        for (let k = postingsAt[word] as number, end = postingsAt[word + 1] as number; k < end; k++) {
          const name = postings[k] as number
          const place = places[name] as number
          if (place < count && touched[place] === name) {
            if (groupOf[place] === group) continue
            groupOf[place] = group
            sums[place] = (sums[place] as number) + gain
            continue
          }
          if (count === touched.length) {
            this.#grow()
            touched = this.#touched
            sums = this.#sums
            groupOf = this.#groups
          }
          places[name] = count
          touched[count] = name
          groupOf[count] = group
          sums[count] = gain
          count++
        }
    this.#count = count
  }

  /** Estimates each touched name, and counts the wanted ones by their buckets. */
  #fillBuckets(total: number, wantedFor: number): void {
    const { nameGist } = this.#index.sections
    const [touched, sums, buckets] = [this.#touched, this.#sums, this.#buckets]
    const histogram = this.#histogram.fill(0)
    for (let k = 0, count = this.#count; k < count; k++) {
      const gist = nameGist[touched[k] as number] as number
      // why before counting: names of another type would take the places of names that can match
      if ((gist & wantedFor) === 0) {
        buckets[k] = UNWANTED
        continue
      }
      const bucket = bucketWith(sums[k] as number, weightIn(gist), total)
      buckets[k] = bucket
      histogram[bucket] = (histogram[bucket] as number) + 1
    }
  }

  /** Puts the names of buckets above `least` where the histogram says; there are `found` of them. */
  #placeFrom(least: number, found: number): void {
    this.#room(found)
    const [nearest, nearestBuckets] = [this.#nearest, this.#nearestBuckets]
    const [touched, buckets, histogram] = [this.#touched, this.#buckets, this.#histogram]
    for (let k = 0, count = this.#count; k < count; k++) {
      const bucket = buckets[k] as number
      if (bucket <= least) continue
      const place = histogram[bucket] as number
      nearest[place] = touched[k] as number
      nearestBuckets[place] = bucket
      histogram[bucket] = place + 1
    }
  }

  #room(names: number): void {
    if (names <= this.#nearest.length) return
    this.#nearest = new Uint32Array(names * 2)
    this.#nearestBuckets = new Int16Array(names * 2)
  }

  #grow(): void {
    const length = this.#touched.length * 2
    const [touched, sums, groups] = [
      new Uint32Array(length),
      new Float32Array(length),
      new Uint16Array(length),
    ]
    touched.set(this.#touched)
    sums.set(this.#sums)
    groups.set(this.#groups)
    this.#touched = touched
    this.#sums = sums
    this.#groups = groups
    this.#buckets = new Int16Array(length)
  }
}
