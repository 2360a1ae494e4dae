// Sums what one name gains from all matches of a query, from the words of the name.
import { HEAD, WORDS_AT } from '../index/name-head.ts'
import type { NameIndex } from '../index/name-index.ts'
import type { TokenMatch } from './token-match.ts'

interface Gain {
  readonly group: number
  readonly match: number
  readonly gain: number
}

/** Serves one index, one query at a time. Not re-entrant. */
export class GainOfName {
  readonly #index: NameIndex
  /** By word, a bit: whether it has a gain. */
  readonly #isMet: Uint32Array
  readonly #gains = new Map<number, Gain[]>()
  /** By group: the first match in it that the name has, from 1, and its gain. */
  #matches = new Uint32Array(64)
  #gainOf = new Float64Array(64)
  #groups = 0
  /** The first group that the last name gained from, and the first match in it. */
  group = 0
  match = 0

  constructor(index: NameIndex) {
    this.#index = index
    this.#isMet = new Uint32Array((index.meta.words >>> 5) + 1)
  }

  /** Starts a query with these groups of matches. */
  start(groups: readonly (readonly TokenMatch[])[]): void {
    for (const word of this.#gains.keys()) this.#isMet[word >>> 5] = 0
    this.#gains.clear()
    this.#groups = groups.length
    if (this.#matches.length < groups.length) {
      this.#matches = new Uint32Array(groups.length)
      this.#gainOf = new Float64Array(groups.length)
    }
    for (const [group, matches] of groups.entries())
      for (const [at, { word, gain }] of matches.entries()) {
        const each = { group, match: at + 1, gain }
        const known = this.#gains.get(word)
        if (known === undefined) this.#gains.set(word, [each])
        else known.push(each)
        this.#isMet[word >>> 5] = (this.#isMet[word >>> 5] as number) | (1 << (word & 31))
      }
  }

  /** The sum for a name that has a match: of each group it gains from the first one alone. */
  sum(name: number): number {
    const { nameHeads, nameTokens } = this.#index.sections
    const [isMet, matches, gainOf] = [this.#isMet, this.#matches, this.#gainOf]
    for (let group = 0; group < this.#groups; group++) matches[group] = 0
    const end = nameHeads[(name + 1) * HEAD + WORDS_AT] as number
    for (let k = nameHeads[name * HEAD + WORDS_AT] as number; k < end; k++) {
      const word = (nameTokens[k] as number) >>> 1
      if ((((isMet[word >>> 5] as number) >>> (word & 31)) & 1) === 0) continue
      for (const { group, match, gain } of this.#gains.get(word) as Gain[]) {
        const known = matches[group] as number
        if (known > 0 && known < match) continue
        matches[group] = match
        gainOf[group] = gain
      }
    }
    let sum = 0
    this.match = 0
    for (let group = 0; group < this.#groups; group++) {
      if (matches[group] === 0) continue
      if (this.match === 0) [this.group, this.match] = [group, matches[group] as number]
      // why rounded: the names of other queries are added up in numbers of this width
      sum = Math.fround(sum + (gainOf[group] as number))
    }
    return sum
  }
}
