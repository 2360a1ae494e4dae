// Rules out listed names that cannot reach a score with a query, before they are compared.
import { isCompared } from '../compare/align.ts'
import { comparedWords, isBounded, mayReach } from '../compare/may-reach.ts'
import { comparedAs } from '../compare/score-name.ts'
import { similarity } from '../compare/similarity.ts'
import { isMarked } from '../compare/spans.ts'
import type { NameIndex } from '../index/name-index.ts'
import type { NameParse, ReadName } from '../parse/read-name.ts'
import type { Token } from '../token/token.ts'

/** Instead of a bit for each word that is similar: it was not asked for yet, or the listed word is not compared. */
const UNKNOWN = -1
const NOT_COMPARED = -2

/** What is known of a reading of the query. */
interface AskedReading extends NameParse {
  /** A bit for each word that is compared. */
  readonly compared: number
  /** By listed word, a bit for each word of the reading that is similar to it. */
  readonly similar: Int32Array
  /** The listed words that are not UNKNOWN. */
  readonly known: number[]
}

/** Serves one query at a time; holds a number for each word of the index. */
export class Reach {
  readonly #index: NameIndex
  /** Arrays of UNKNOWN, for the next queries. */
  readonly #spare: Int32Array[] = []
  #name: ReadName = { text: '', type: 'person', readings: [], others: [] }
  #asked: readonly AskedReading[] = []

  constructor(index: NameIndex) {
    this.#index = index
  }

  /** Starts a query, whose readings are bounded. */
  start(name: ReadName): void {
    for (const asked of this.#asked) {
      for (const word of asked.known) asked.similar[word] = UNKNOWN
      this.#spare.push(asked.similar)
    }
    this.#name = name
    this.#asked = name.readings.map((reading) => ({
      ...reading,
      compared: comparedWords(reading.tokens),
      similar: this.#spare.pop() ?? new Int32Array(this.#index.meta.words).fill(UNKNOWN),
      known: [],
    }))
  }

  /** Whether a name, by its first reading, may score `least`, in ten-thousandths. False is certain. */
  isPossible(first: number, least: number): boolean {
    const as = comparedAs(this.#name.type, this.#index.type(first))
    let name = first
    do {
      for (const asked of this.#asked) if (this.#mayReach(asked, name, as, least)) return true
      name++
    } while (name < this.#index.meta.names && this.#index.isFurther(name))
    return false
  }

  #mayReach(asked: AskedReading, name: number, as: ReadName['type'], least: number): boolean {
    const [from, to] = [this.#index.wordsFrom(name), this.#index.wordsTo(name)]
    const { nameTokens } = this.#index.sections
    let [aloneLeft, aloneRight] = [asked.compared, 0]
    for (let k = from; k < to; k++) {
      const similar = this.#similar(asked, (nameTokens[k] as number) >>> 1)
      if (similar > 0) aloneLeft &= ~similar
      else if (similar === 0) aloneRight |= 1 << (k - from)
    }
    if (aloneLeft === 0 || aloneRight === 0) return true
    const listed = this.#index.reading(name)
    return !isBounded(listed) || mayReach(asked, listed, { aloneLeft, aloneRight, as, least })
  }

  #similar({ tokens, compared, similar, known }: AskedReading, word: number): number {
    const before = similar[word] as number
    if (before !== UNKNOWN) return before
    const listed = this.#index.word(word)
    let found = isCompared(listed) ? 0 : NOT_COMPARED
    if (found === 0)
      for (let at = 0; at < tokens.length; at++)
        if (isMarked(compared, at) && similarity(tokens[at] as Token, listed).score > 0) found |= 1 << at
    similar[word] = found
    known.push(word)
    return found
  }
}
