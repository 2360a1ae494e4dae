// Sums the weight of the query's words in each indexed name and selects the names with the most.
import { accumulate, bump } from '../index/layout.ts'
import { weightIn } from '../index/name-head.ts'
import type { NameIndex } from '../index/name-index.ts'
import { bucketWith, ESTIMATES } from './estimate-bucket.ts'
import type { TokenMatch } from './token-match.ts'

/** Namesakes beyond this multiple of the wanted number of names are left out. */
const MAX_TIES = 1.5
/** Names that are added up together: so few that what is known of them stays in the nearest memory of the processor. */
const BLOCK = 1 << 14

/** The names of a match, those before `at` done. */
interface Posted {
  at: number
  readonly end: number
  readonly gain: number
  /** From 1. */
  readonly group: number
}

/** Serves one index, one query at a time. Not re-entrant. */
export class CandidateAccumulator {
  readonly #index: NameIndex
  readonly #block: number
  /** By name of the block: the sum of its gains, the group of its last one, 0 where it has none, and the match of its first one. */
  readonly #sums: Float32Array
  readonly #groups: Uint32Array
  readonly #firsts: Uint32Array
  /** The names of the block that have a gain. */
  readonly #touched: Uint32Array
  readonly #histogram = new Uint32Array(ESTIMATES + 1)
  /** The names that may be wanted, block by block, the first match of each, and how far its estimate is below the highest one. */
  #names = new Uint32Array(4096)
  #matches = new Uint32Array(4096)
  #lacks = new Uint16Array(4096)
  #count = 0
  /** The places of the wanted names, nearest first. */
  #nearest: Uint32Array = new Uint32Array(0)

  constructor(index: NameIndex, block = BLOCK) {
    this.#index = index
    this.#block = block
    this.#sums = new Float32Array(block)
    this.#groups = new Uint32Array(block)
    this.#firsts = new Uint32Array(block)
    this.#touched = new Uint32Array(block)
  }

  /**
   * Returns the wanted names nearest by estimate to a query of weight `total` with these matches, nearest first: about
   * `most` names, and all with an estimate of at least `every`. Names with one estimate are in the order of the first matches
   * that they have; of too many namesakes below `every` it keeps the first ones.
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
    const posted = this.#posted(groups)
    this.#count = 0
    this.#histogram.fill(0)
    let least = 0
    for (let from = 0; from < this.#index.meta.names; from += this.#block) {
      const touched = this.#addUp(posted, from)
      if (touched === 0) continue
      this.#keep(from, touched, total, wantedFor, least)
      least = Math.min(this.#leastOf(most), everyBucket)
    }
    const wanted = this.#placesUpTo(ESTIMATES - least)
    let kept = 0
    for (let k = 0; k < wanted.length; k++)
      if (ESTIMATES - this.#lackOf(wanted[k] as number) >= everyBucket) kept++
    this.#nearest = inOrder(
      inOrder(wanted, this.#matches, posted.length),
      this.#lacks,
      ESTIMATES + 1,
    ).subarray(0, Math.max(kept, MAX_TIES * most))
    const names = new Uint32Array(this.#nearest.length)
    for (let k = 0; k < names.length; k++) names[k] = this.#names[this.#nearest[k] as number] as number
    return names
  }

  /** The approximate score of the name at this place in `nearest`, in ten-thousandths. */
  estimateAt(place: number): number {
    return ((ESTIMATES - this.#lackOf(this.#nearest[place] as number)) * 10_000) / ESTIMATES
  }

  #lackOf(place: number): number {
    return this.#lacks[place] as number
  }

  #posted(groups: readonly (readonly TokenMatch[])[]): Posted[] {
    const { postingsAt } = this.#index.sections
    return groups.flatMap((matches, group) =>
      matches.map(({ word, gain }) => ({
        at: postingsAt[word] as number,
        end: postingsAt[word + 1] as number,
        gain,
        group: group + 1,
      })),
    )
  }

  /** Adds up the gains of each name of the block from here on, at most one of each group. Returns how many names have any. */
  #addUp(posted: readonly Posted[], from: number): number {
    const { postings } = this.#index.sections
    const [sums, groups, firsts, touched] = [this.#sums, this.#groups, this.#firsts, this.#touched]
    const to = from + this.#block
    let count = 0
    for (let match = 0; match < posted.length; match++) {
      const each = posted[match] as Posted
      const { end, gain, group } = each
      let k = each.at
      for (; k < end; k++) {
        const name = postings[k] as number
        if (name >= to) break
        const local = name - from
        const last = groups[local] as number
        if (last === group) continue
        groups[local] = group
        if (last > 0) {
          sums[local] = (sums[local] as number) + gain
          continue
        }
        sums[local] = gain
        firsts[local] = match
        touched[count++] = local
      }
      each.at = k
    }
    return count
  }

  /** Estimates each touched name of the block, keeps the wanted ones from `least` on, and clears the block. */
  #keep(from: number, touched: number, total: number, wantedFor: number, least: number): void {
    const { nameGist } = this.#index.sections
    this.#room(this.#count + touched)
    const [names, matches, lacks, histogram] = [this.#names, this.#matches, this.#lacks, this.#histogram]
    let count = this.#count
    for (let k = 0; k < touched; k++) {
      const local = this.#touched[k] as number
      this.#groups[local] = 0
      const gist = nameGist[from + local] as number
      // why before counting: names of another type would take the places of names that can match
      if ((gist & wantedFor) === 0) continue
      const bucket = bucketWith(this.#sums[local] as number, weightIn(gist), total)
      if (bucket < least) continue
      histogram[bucket] = (histogram[bucket] as number) + 1
      names[count] = from + local
      matches[count] = this.#firsts[local] as number
      lacks[count++] = ESTIMATES - bucket
    }
    this.#count = count
  }

  /** The bucket that `most` of the names kept so far reach. */
  #leastOf(most: number): number {
    let bucket = ESTIMATES + 1
    for (let sum = 0; bucket > 0 && sum < most;) sum += this.#histogram[--bucket] as number
    return bucket
  }

  #placesUpTo(most: number): Uint32Array {
    const lacks = this.#lacks
    const places = new Uint32Array(this.#count)
    let count = 0
    for (let place = 0; place < this.#count; place++)
      if ((lacks[place] as number) <= most) places[count++] = place
    return places.subarray(0, count)
  }

  #room(names: number): void {
    if (names <= this.#names.length) return
    const [before, matches, lacks] = [this.#names, this.#matches, this.#lacks]
    this.#names = new Uint32Array(names * 2)
    this.#matches = new Uint32Array(names * 2)
    this.#lacks = new Uint16Array(names * 2)
    this.#names.set(before)
    this.#matches.set(matches)
    this.#lacks.set(lacks)
  }
}

/** The places in the order of their keys, which are less than `keys`; places with one key stay in their order. */
function inOrder(places: Uint32Array, keyOf: Uint32Array | Uint16Array, keys: number): Uint32Array {
  const starts = new Uint32Array(keys + 1)
  for (const place of places) bump(starts, (keyOf[place] as number) + 1)
  accumulate(starts)
  const ordered = new Uint32Array(places.length)
  for (const place of places) {
    const key = keyOf[place] as number
    ordered[starts[key] as number] = place
    bump(starts, key)
  }
  return ordered
}
