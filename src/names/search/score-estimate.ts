// A quick guess of the score of two names, from the words that met alone: it chooses which names are compared in full.
import { ORGANISATION, PERSON } from '../compare/weights.ts'
import { extraCost, isDistinctive } from '../compare/score-organisation.ts'
import type { NameIndex } from '../index/name-index.ts'
import type { Token } from '../token/token.ts'
import type { TokenMatch } from './token-match.ts'

/** Meetings at least this sure are paired before the others. */
const SURE = 9_700
/** Weight that rounding may leave of words that met. */
const NEARLY_NOTHING = 5
/** Words of a listed name beyond so many are not looked at. */
const MAX_WORDS = 64
const NOTHING_MET = -100_000

/** Guesses for one query after the other; holds a number for each word of the index. */
export class ScoreEstimate {
  readonly #index: NameIndex
  /** Where the meetings of a word stand in `#meetings`, from 1; 0: it met nothing. */
  readonly #slot: Uint32Array
  #meetings: TokenMatch[][] = []
  #weights: readonly number[] = []
  #extras: readonly number[] = []
  #telling: readonly boolean[] = []
  #total = 0
  /** Which part of each word of the query is not met yet. */
  #left = new Float32Array(64)
  /** Slots of the listed words that are not paired yet. */
  readonly #waiting = new Uint32Array(MAX_WORDS)
  #metLeft = 0
  #metRight = 0
  #metExtra = 0
  #tells = false
  #lost = 0
  #met = 0

  constructor(index: NameIndex) {
    this.#index = index
    this.#slot = new Uint32Array(index.meta.words)
  }

  /** Turns to a query of these words, and what they met. */
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

  /** About the score of the listed name, in ten-thousandths; may be negative. */
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
    if (this.#met === 0) return NOTHING_MET
    if (!isPerson) return this.#organisation(whole ? 0 : (nameExtra[name] as number) - this.#metExtra)
    return this.#person(
      Math.max(0, this.#total - this.#metLeft),
      Math.max(0, (nameWeight[name] as number) - this.#metRight),
    )
  }

  /** Takes the surest of the meetings that are left for a listed word. */
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

  /** After `scorePersons`, of words of these weights on one side only. */
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

  /** After `scoreOrganisations`; `right` is what the listed words that met nothing cost. */
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
