// Selects the same names as `CandidateAccumulator` where words of the query are in a great many of them, without counting most of
// these: a name that has no other word of the query than its most common ones cannot be among the nearest, unless it is short.
import { accumulate, bump } from '../index/layout.ts'
import { weightIn } from '../index/name-head.ts'
import type { NameIndex } from '../index/name-index.ts'
import { bucketWith, ESTIMATES } from './estimate-bucket.ts'
import { GainOfName } from './gain-of-name.ts'
import type { TokenMatch } from './token-match.ts'

/** Heavier names are never left out; few are. */
const WEIGHTS = 1024
/** Names that gain between two looks at what the wanted number of names reach. */
const LOOK = 512
/** More than the sums may differ by the order in which they are added. */
const ROUNDING = 0.01

export interface Candidate {
  readonly name: number
  readonly bucket: number
}

interface Placed extends Candidate {
  /** The first group that the name gains from, and the first match in it. */
  readonly group: number
  readonly match: number
}

export interface WantedNames {
  readonly total: number
  /** The number of nearest names that are wanted, and the bucket from which every name is. */
  readonly most: number
  readonly every: number
  readonly wantedFor: number
}

type Groups = readonly (readonly TokenMatch[])[]

const mostGain = (matches: readonly TokenMatch[]): number =>
  matches.reduce((most, { gain }) => Math.max(most, gain), 0)

/** Serves one index, one query at a time. Not re-entrant. */
export class BoundedCandidates {
  readonly #index: NameIndex
  /** By name: its place among the touched names; only the name at this place says whether it is touched. */
  readonly #places: Uint32Array
  readonly #histogram = new Uint32Array(ESTIMATES + 1)
  readonly #reach = new Int16Array(WEIGHTS)
  readonly #exact: GainOfName
  /** By place: the highest bucket that the name may be in. */
  #upper = new Int16Array(4096)
  #touched = new Uint32Array(4096)
  #sums = new Float32Array(4096)
  #groups = new Uint16Array(4096)
  #count = 0
  /** A bucket that no name below can be wanted from. */
  #least = 0

  /** `places` holds a number for each name, and may be anyone's. */
  constructor(index: NameIndex, places: Uint32Array) {
    this.#index = index
    this.#places = places
    this.#exact = new GainOfName(index)
  }

  /** The wanted names in the order of their buckets, then of the groups, matches and names. */
  nearest(groups: Groups, wanted: WantedNames): readonly Candidate[] {
    this.#count = 0
    this.#least = 0
    const missed = this.#touch(groups, wanted)
    this.#exact.start(groups)
    const placed: Placed[] = []
    const histogram = this.#histogram.fill(0)
    let least = this.#least
    for (const [k, place] of this.#byUpperBound(missed, wanted).entries()) {
      if (k % LOOK === 0) least = Math.max(least, this.#leastOf(wanted))
      if ((this.#upper[place] as number) < least) break
      const name = this.#touched[place] as number
      const weight = weightIn(this.#index.sections.nameGist[name] as number)
      const bucket = bucketWith(this.#exact.sum(name), weight, wanted.total)
      histogram[bucket] = (histogram[bucket] as number) + 1
      if (bucket >= least) placed.push({ name, bucket, group: this.#exact.group, match: this.#exact.match })
    }
    least = Math.max(least, this.#leastOf(wanted))
    const nearest = placed
      .filter(({ bucket }) => bucket >= least)
      .sort((a, b) => b.bucket - a.bucket || a.group - b.group || a.match - b.match || a.name - b.name)
    return nearest.slice(0, endOf(nearest, wanted))
  }

  /** The places of the touched names that may reach `#least`, those first that may reach most; fills `#upper`. */
  #byUpperBound(missed: Float64Array, { total }: WantedNames): Uint32Array {
    const { nameGist } = this.#index.sections
    const starts = new Uint32Array(ESTIMATES + 2)
    if (this.#upper.length < this.#count) this.#upper = new Int16Array(this.#touched.length)
    for (let k = 0; k < this.#count; k++) {
      const weight = weightIn(nameGist[this.#touched[k] as number] as number)
      const most = (this.#sums[k] as number) + (missed[weight] ?? 0) + ROUNDING
      const bucket = (this.#upper[k] = bucketWith(most, weight, total))
      if (bucket >= this.#least) bump(starts, ESTIMATES - bucket + 1)
    }
    accumulate(starts)
    const places = new Uint32Array(starts[ESTIMATES + 1] as number)
    for (let k = 0; k < this.#count; k++) {
      const bucket = this.#upper[k] as number
      if (bucket < this.#least) continue
      places[starts[ESTIMATES - bucket] as number] = k
      bump(starts, ESTIMATES - bucket)
    }
    return places
  }

  /**
   * Touches the names of each group, small groups first, except those that cannot be wanted: a name that no group before has is one
   * that gains from the remaining groups alone. Returns, by weight, what a touched name may have gained besides.
   */
  #touch(groups: Groups, wanted: WantedNames): Float64Array {
    const { postingsAt } = this.#index.sections
    const sizes = groups.map((matches) =>
      matches.reduce(
        (sum, { word }) => sum + (postingsAt[word + 1] as number) - (postingsAt[word] as number),
        0,
      ),
    )
    const order = [...groups.keys()].sort((a, b) => (sizes[a] as number) - (sizes[b] as number) || a - b)
    const missed = new Float64Array(WEIGHTS)
    for (const [at, group] of order.entries()) {
      const rest = order.slice(at).reduce((sum, each) => sum + mostGain(groups[each] ?? []), ROUNDING)
      for (let weight = 0; weight < WEIGHTS; weight++)
        this.#reach[weight] = bucketWith(rest, weight, wanted.total)
      if ((sizes[group] as number) > this.#count) this.#countAgain(wanted)
      this.#touchGroup(groups[group] ?? [], group, wanted)
      for (let weight = 0; weight < WEIGHTS; weight++)
        if ((this.#reach[weight] as number) < this.#least)
          missed[weight] = (missed[weight] as number) + mostGain(groups[group] ?? [])
    }
    return missed
  }

  #touchGroup(matches: readonly TokenMatch[], group: number, wanted: WantedNames): void {
    const { postingsAt, postings, nameGist } = this.#index.sections
    const [places, reach, histogram] = [this.#places, this.#reach, this.#histogram]
    let [touched, sums, groupOf] = [this.#touched, this.#sums, this.#groups]
    let [count, least, next] = [this.#count, this.#least, this.#count + LOOK]
    for (const { word, gain } of matches)
      for (let k = postingsAt[word] as number, end = postingsAt[word + 1] as number; k < end; k++) {
        const name = postings[k] as number
        const gist = nameGist[name] as number
        if ((gist & wanted.wantedFor) === 0) continue
        const weight = weightIn(gist)
        if (weight < WEIGHTS && (reach[weight] as number) < least) continue
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
        sums[count++] = gain
        const bucket = bucketWith(gain - ROUNDING, weight, wanted.total)
        histogram[bucket] = (histogram[bucket] as number) + 1
        if (count < next) continue
        next = count + LOOK
        least = this.#leastOf(wanted)
      }
    this.#count = count
    this.#least = least
  }

  /** Counts the touched names by their buckets: each has gained this much at least. */
  #countAgain(wanted: WantedNames): void {
    const { nameGist } = this.#index.sections
    const histogram = this.#histogram.fill(0)
    for (let k = 0; k < this.#count; k++) {
      const weight = weightIn(nameGist[this.#touched[k] as number] as number)
      const bucket = bucketWith((this.#sums[k] as number) - ROUNDING, weight, wanted.total)
      histogram[bucket] = (histogram[bucket] as number) + 1
    }
    this.#least = this.#leastOf(wanted)
  }

  /** The bucket that the wanted number of names reach for sure; never above the one from which every name is wanted. */
  #leastOf({ most, every }: WantedNames): number {
    let bucket = ESTIMATES + 1
    for (let sum = 0; bucket > 0 && sum < most;) sum += this.#histogram[--bucket] as number
    return Math.min(bucket, every)
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
  }
}

/** Whole buckets are wanted, until there are enough names. */
function endOf(placed: readonly Placed[], { most, every }: WantedNames): number {
  let start = 0
  for (const [k, { bucket }] of placed.entries()) {
    if (bucket !== placed[start]?.bucket) start = k
    if (start >= most && bucket < every) return k
  }
  return placed.length
}
