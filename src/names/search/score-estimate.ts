// Estimates the score of two names from their matched words alone. The estimate selects the names for full comparison.
import { ORGANISATION, PERSON } from '../compare/weights.ts'
import { extraCost, isDistinctive } from '../compare/score-organisation.ts'
import type { NameIndex } from '../index/name-index.ts'
import type { Token } from '../token/token.ts'
import type { TokenMatch } from './token-match.ts'

/** Matches at least this certain are paired first. */
const SURE = 9_700
/** The remainder that rounding may leave of the weight of a matched word. */
const NEARLY_NOTHING = 5
/** The most words of a listed name that are considered. */
const MAX_WORDS = 64
const NOTHING_MET = -100_000

/** Estimates for one query at a time; holds a number for each word of the index. */
export class ScoreEstimate {
  readonly #index: NameIndex
  /** The position in `#meetings` of a word's matches, from 1; 0 when the word has none. */
  readonly #slot: Uint32Array
  #meetings: TokenMatch[][] = []
  #weights: readonly number[] = []
  #extras: readonly number[] = []
  #telling: readonly boolean[] = []
  #total = 0
  /** The unmatched share of each word of the query. */
  #left = new Float32Array(64)
  /** Slots of the listed words that are not paired yet. */
  readonly #waiting = new Uint32Array(MAX_WORDS)
  #metLeft = 0
  #metRight = 0
  #metExtra = 0
  #tells = false
  #lost = 0
  #met = 0
  #isWhole = false

  constructor(index: NameIndex) {
    this.#index = index
    this.#slot = new Uint32Array(index.meta.words)
  }

  /** Starts a query with these words and their matches. */
  start(words: readonly Token[], groups: readonly (readonly TokenMatch[])[]): void {
    for (const [first] of this.#meetings) if (first !== undefined) this.#slot[first.word] = 0
    this.#meetings = []
    this.#weights = words.map(({ weight }) => weight)
    this.#extras = words.map(extraCost)
    this.#telling = words.map(isDistinctive)
    this.#total = this.#weights.reduce((sum, weight) => sum + weight, 0)
    if (words.length > this.#left.length) this.#left = new Float32Array(words.length)
    for (const meeting of groups.flat()) {
      const slot = this.#slot[meeting.word] as number
      if (slot > 0) this.#meetings[slot - 1]?.push(meeting)
      else this.#slot[meeting.word] = this.#meetings.push([meeting])
    }
  }

  /** Whether the last guess was about a person whose listed words have all met: an initial, which has no weight here, may be left. */
  get isWhole(): boolean {
    return this.#isWhole
  }

  /** The approximate score of the listed name, in ten-thousandths; may be negative. */
  guess(name: number, isPerson: boolean): number {
    const { nameTokensAt, nameTokens, nameWeight, nameExtra, nameAcronym } = this.#index.sections
    const from = nameTokensAt[name] as number
    const to = Math.min(nameTokensAt[name + 1] as number, from + MAX_WORDS)
    for (let at = 0; at < this.#weights.length; at++) this.#left[at] = 1
    this.#metLeft = this.#metRight = this.#metExtra = this.#lost = this.#met = 0
    this.#tells = false
    let waiting = 0
    for (let k = from; k < to; k++) {
      const slot = this.#slot[nameTokens[k] as number] as number
      if (slot > 0) this.#waiting[waiting++] = slot
    }
    for (let least = SURE; least > 0; least -= SURE - 1)
      for (let k = 0; k < waiting; k++)
        if ((this.#waiting[k] as number) > 0 && this.#pair(this.#waiting[k] as number, least))
          this.#waiting[k] = 0
    const acronym = nameAcronym[name] as number
    const whole = this.#met === 0 && acronym > 0 && this.#pair(this.#slot[acronym - 1] as number, 1)
    this.#isWhole = false
    if (this.#met === 0) return NOTHING_MET
    if (!isPerson) return this.#organisation(whole ? 0 : (nameExtra[name] as number) - this.#metExtra)
    const right = Math.max(0, (nameWeight[name] as number) - this.#metRight)
    this.#isWhole = right <= NEARLY_NOTHING
    return this.#person(Math.max(0, this.#total - this.#metLeft), right)
  }

  /** Pairs a listed word with the most certain of its remaining matches. */
  #pair(slot: number, least: number): boolean {
    if (slot === 0) return false
    let best: TokenMatch | undefined
    for (const each of this.#meetings[slot - 1] as TokenMatch[])
      if (each.score >= least && (best === undefined || each.score > best.score) && this.#isFree(each))
        best = each
    if (best === undefined) return false
    this.#take(best)
    return true
  }

  #isFree({ from, count, share }: TokenMatch): boolean {
    for (let at = from; at < from + count; at++) if ((this.#left[at] as number) < share - 0.01) return false
    return true
  }

  #take({ from, count, share, score, listed }: TokenMatch): void {
    let consumed = 0
    for (let at = from; at < from + count; at++) {
      this.#left[at] = (this.#left[at] as number) - share
      consumed += (this.#weights[at] as number) * share
      this.#tells ||= this.#telling[at] as boolean
    }
    this.#metLeft += consumed
    this.#metRight += listed.weight
    this.#metExtra += extraCost(listed)
    this.#tells ||= isDistinctive(listed)
    this.#lost += (consumed + listed.weight) * (10_000 - score)
    this.#met++
  }

  /** Follows `scorePersons`, for words of these weights on one side only. */
  #person(left: number, right: number): number {
    const met = this.#metLeft + this.#metRight
    const stretch = Math.min(PERSON.stretchMost, Math.max(100, (PERSON.plenty * 200) / met))
    const both = Math.min(left, right)
    const extra = (Math.abs(left - right) * PERSON.extra * stretch) / 10_000
    return (
      10_000 -
      ((this.#lost / met) * PERSON.difference) / 100 -
      (both > NEARLY_NOTHING ? PERSON.conflict + both * 8 : 0) -
      Math.min(extra, PERSON.extraMost) -
      (this.#met === 1 && left + right > NEARLY_NOTHING ? PERSON.lone : 0)
    )
  }

  /** Follows `scoreOrganisations`; `right` is the cost of the unmatched listed words. */
  #organisation(right: number): number {
    let left = 0
    for (let at = 0; at < this.#extras.length; at++)
      left += (this.#extras[at] as number) * Math.max(0, this.#left[at] as number)
    const both = Math.min(left, right)
    const extra = Math.abs(left - right)
    return (
      10_000 -
      ((this.#lost / (this.#metLeft + this.#metRight)) * ORGANISATION.difference) / 100 -
      (both > 0 ? Math.max(ORGANISATION.conflict, both) : 0) -
      Math.min(extra, ORGANISATION.extraMost) -
      (!this.#tells && extra > 0 ? ORGANISATION.undistinguished : 0)
    )
  }
}
