// Estimates the score of two names from their matched words alone. The estimate selects the names for full comparison.
import { ORGANISATION, PERSON } from '../compare/weights.ts'
import { isWithArticle, JOINED } from '../compare/spans.ts'
import { INITIAL_SCORE, similarity } from '../compare/similarity.ts'
import { extraCost, isDistinctive } from '../compare/score-organisation.ts'
import { HEAD, KIND, LOWER, UPPER, WEIGHT, WITH_ACRONYM, WORDS_AT } from '../index/name-head.ts'
import type { NameIndex } from '../index/name-index.ts'
import { isFiled } from '../index/probes.ts'
import type { Token } from '../token/token.ts'
import type { TokenMatch } from './token-match.ts'

/** Matches at least this certain are paired first. */
const SURE = 9_700
/** The remainder that rounding may leave of the weight of a matched word. */
const NEARLY_NOTHING = 5
/** The most words of a listed name that are considered. */
const MAX_WORDS = 64
const NOTHING_MET = -100_000

/** A match with what a pair of its words counts. */
interface Meeting extends Omit<TokenMatch, 'listed' | 'gain'> {
  /** Of the listed word. */
  readonly weight: number
  readonly extra: number
  readonly tells: boolean
}

const meetingOf = ({ word, from, count, share, score, listed }: Omit<TokenMatch, 'gain'>): Meeting => ({
  word,
  from,
  count,
  share,
  score,
  weight: listed.weight,
  extra: extraCost(listed),
  tells: isDistinctive(listed),
})

const beginsWith = ({ text, sound }: Token, initial: Token): boolean =>
  text[0] === initial.text[0] || sound[0] === initial.sound[0]

/** Estimates for one query at a time; holds a number for each word of the index. */
export class ScoreEstimate {
  readonly #index: NameIndex
  readonly #heads: Uint32Array
  readonly #nameTokens: Uint32Array
  /** By listed word, a bit: whether it has a match. Most words have none, and all bits together are in the nearest memory. */
  readonly #isMet: Uint32Array
  /** The position in `#meetings` of a word's matches, from 1; 0 when the word has none. */
  readonly #slot: Uint32Array
  #meetings: Meeting[][] = []
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
  /** Words of the query, and the initials of the query that stand for no word yet. */
  #words: readonly Token[] = []
  #initials: readonly Token[] = []
  readonly #initialIsFree = new Uint8Array(MAX_WORDS)
  /** Positions in the name of the waiting words, and whether a word of the name is paired. */
  readonly #waitingAt = new Uint32Array(MAX_WORDS)
  readonly #isPaired = new Uint8Array(MAX_WORDS)
  #initialsMet = 0
  #least = -Infinity
  /** By word of the query: the similarity of listed words that no key led to. */
  #similar: readonly Map<number, number>[] = []

  constructor(index: NameIndex) {
    this.#index = index
    this.#heads = index.sections.nameHeads
    this.#nameTokens = index.sections.nameTokens
    this.#isMet = new Uint32Array((index.meta.words >>> 5) + 1)
    this.#slot = new Uint32Array(index.meta.words)
  }

  /** Starts a query with these words and their matches; `initials` are its words of one letter, which have no matches. Words that no key led to are compared for names with a guess under `least`. */
  start(
    words: readonly Token[],
    groups: readonly (readonly TokenMatch[])[],
    initials: readonly Token[] = [],
    least = -Infinity,
  ): void {
    this.#words = words
    this.#least = least
    this.#similar = words.map(() => new Map())
    this.#initials = initials.slice(0, MAX_WORDS)
    for (const [first] of this.#meetings)
      if (first !== undefined) {
        this.#slot[first.word] = 0
        this.#isMet[first.word >>> 5] = 0
      }
    this.#meetings = []
    this.#weights = words.map(({ weight }) => weight)
    this.#extras = words.map(extraCost)
    this.#telling = words.map(isDistinctive)
    this.#total = this.#weights.reduce((sum, weight) => sum + weight, 0)
    if (words.length > this.#left.length) this.#left = new Float32Array(words.length)
    for (const group of groups)
      for (const match of group) {
        const { word } = match
        const slot = this.#slot[word] as number
        if (slot > 0) this.#meetings[slot - 1]?.push(meetingOf(match))
        else {
          this.#slot[word] = this.#meetings.push([meetingOf(match)])
          this.#isMet[word >>> 5] = (this.#isMet[word >>> 5] as number) | (1 << (word & 31))
        }
      }
  }

  /** The approximate score of the listed name, in ten-thousandths; may be negative. */
  guess(name: number, isPerson: boolean): number {
    const [heads, nameTokens, isMet] = [this.#heads, this.#nameTokens, this.#isMet]
    const head = name * HEAD
    const from = heads[head + WORDS_AT] as number
    const hasAcronym = ((heads[head + KIND] as number) & WITH_ACRONYM) !== 0
    const end = (heads[head + HEAD + WORDS_AT] as number) - (hasAcronym ? 1 : 0)
    const to = Math.min(end, from + MAX_WORDS)
    for (let at = 0; at < this.#weights.length; at++) this.#left[at] = 1
    this.#metLeft = this.#metRight = this.#metExtra = this.#lost = this.#met = 0
    this.#tells = false
    let waiting = 0
    for (let k = from; k < to; k++) {
      const word = (nameTokens[k] as number) >>> 1
      this.#isPaired[k - from] = 0
      if ((((isMet[word >>> 5] as number) >>> (word & 31)) & 1) === 0) continue
      this.#waitingAt[waiting] = k - from
      this.#waiting[waiting++] = this.#slot[word] as number
    }
    for (let least = SURE; least > 0; least -= SURE - 1)
      for (let k = 0; k < waiting; k++)
        if ((this.#waiting[k] as number) > 0 && this.#pair(this.#waiting[k] as number, least)) {
          this.#waiting[k] = 0
          this.#isPaired[this.#waitingAt[k] as number] = 1
        }
    const whole =
      this.#met === 0 && hasAcronym && this.#pair(this.#slot[(nameTokens[end] as number) >>> 1] as number, 1)
    if (this.#met === 0) return NOTHING_MET
    const weights = heads[head + WEIGHT] as number
    if (!isPerson) {
      if (whole) return this.#organisation(0)
      const extra = weights >>> UPPER
      const guess = this.#organisation(extra - this.#metExtra)
      return guess < this.#least && this.#meetFurther(from, to)
        ? this.#organisation(extra - this.#metExtra)
        : guess
    }
    this.#meetInitials(from, to)
    const guess = this.#guessPerson(weights & LOWER)
    return guess < this.#least && this.#meetFurther(from, to) ? this.#guessPerson(weights & LOWER) : guess
  }

  #guessPerson(weight: number): number {
    return this.#person(Math.max(0, this.#total - this.#metLeft), Math.max(0, weight - this.#metRight))
  }

  /** Pairs words that are left on both sides and are alike, though no key of one leads to the other. */
  #meetFurther(from: number, to: number): boolean {
    let found = false
    for (let at = 0; at < this.#words.length; at++) {
      if ((this.#left[at] as number) < 0.99) continue
      let [best, bestAt] = [0, 0]
      for (let k = from; k < to; k++) {
        if (this.#isPaired[k - from] === 1) continue
        const score = this.#similarity(at, (this.#nameTokens[k] as number) >>> 1)
        if (score > best) [best, bestAt] = [score, k]
      }
      if (best === 0) continue
      const word = (this.#nameTokens[bestAt] as number) >>> 1
      this.#isPaired[bestAt - from] = 1
      this.#take(
        meetingOf({ word, from: at, count: 1, share: 1, score: best, listed: this.#index.word(word) }),
      )
      found = true
    }
    return found
  }

  #similarity(at: number, word: number): number {
    const known = this.#similar[at] as Map<number, number>
    let score = known.get(word)
    if (score === undefined) {
      const listed = this.#index.word(word)
      const asked = this.#words[at] as Token
      const isJoined = isWithArticle(asked.text, listed.text) || isWithArticle(listed.text, asked.text)
      score = isJoined ? JOINED : isFiled(listed) ? similarity(asked, listed).score : 0
      known.set(word, score)
    }
    return score
  }

  /** Pairs a listed word with the most certain of its remaining matches. */
  #pair(slot: number, least: number): boolean {
    if (slot === 0) return false
    let best: Meeting | undefined
    for (const each of this.#meetings[slot - 1] as Meeting[])
      if (each.score >= least && (best === undefined || each.score > best.score) && this.#isFree(each))
        best = each
    if (best === undefined) return false
    this.#take(best)
    return true
  }

  #isFree({ from, count, share }: Meeting): boolean {
    for (let at = from; at < from + count; at++) if ((this.#left[at] as number) < share - 0.01) return false
    return true
  }

  #take({ from, count, share, score, weight, extra, tells }: Meeting): void {
    let consumed = 0
    for (let at = from; at < from + count; at++) {
      this.#left[at] = (this.#left[at] as number) - share
      consumed += (this.#weights[at] as number) * share
      this.#tells ||= this.#telling[at] as boolean
    }
    this.#metLeft += consumed
    this.#metRight += weight
    this.#metExtra += extra
    this.#tells ||= tells
    this.#lost += (consumed + weight) * (10_000 - score)
    this.#met++
  }

  /** Pairs initials with unmatched words that begin with them; an initial has no weight here. */
  #meetInitials(from: number, to: number): void {
    this.#initialsMet = 0
    this.#initialIsFree.fill(1, 0, this.#initials.length)
    for (let k = from; k < to; k++) {
      if (this.#isPaired[k - from] === 1) continue
      const entry = this.#nameTokens[k] as number
      if ((entry & 1) === 1) {
        const listed = this.#index.word(entry >>> 1)
        for (let at = 0; at < this.#words.length; at++) {
          if ((this.#left[at] as number) < 0.99 || !beginsWith(this.#words[at] as Token, listed)) continue
          this.#left[at] = 0
          this.#metLeft += this.#weights[at] as number
          this.#meetInitial((this.#weights[at] as number) + listed.weight)
          break
        }
        continue
      }
      for (let at = 0; at < this.#initials.length; at++) {
        const initial = this.#initials[at] as Token
        if (this.#initialIsFree[at] === 0) continue
        const listed = this.#index.word(entry >>> 1)
        if (!beginsWith(listed, initial)) continue
        this.#initialIsFree[at] = 0
        this.#metRight += listed.weight
        this.#meetInitial(listed.weight + initial.weight)
        break
      }
    }
  }

  #meetInitial(weight: number): void {
    this.#lost += weight * (10_000 - INITIAL_SCORE)
    this.#initialsMet++
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
      (this.#met === 1 && left + right > NEARLY_NOTHING ? PERSON.lone / (this.#initialsMet > 0 ? 2 : 1) : 0)
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
