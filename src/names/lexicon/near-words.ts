// Finds the word of a vocabulary that a word with one typing error is meant for.
import { byText } from '../../base/by-text.ts'
import { distance } from '../script/distance.ts'

/** Shorter words are one letter apart from others by chance. */
const SHORTEST = 4
const ONE_EDIT = 100

/** The spellings with one letter left out. Two words one edit apart share one of them, or one of them is one of the other's. */
const shortened = (word: string): string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))

export class NearWords {
  readonly #words: ReadonlySet<string>
  /** One word or several; most keys have one, and an array for each would take most of the memory. */
  readonly #byShortened = new Map<string, string | string[]>()

  constructor(words: Iterable<string>) {
    const chosen = [...new Set(words)].filter((word) => word.length >= SHORTEST && /^[a-z]+$/.test(word))
    this.#words = new Set(chosen)
    for (const word of chosen.toSorted(byText))
      for (const key of new Set([word, ...shortened(word)])) {
        const known = this.#byShortened.get(key)
        if (known === undefined) this.#byShortened.set(key, word)
        else if (typeof known === 'string') this.#byShortened.set(key, [known, word])
        else known.push(word)
      }
  }

  /** The nearest word one edit apart, the first by text among equals; undefined for a word of the vocabulary. */
  get(word: string): string | undefined {
    if (word.length < SHORTEST - 1 || this.#words.has(word) || !/^[a-z]+$/.test(word)) return undefined
    let [best, least]: [string | undefined, number] = [undefined, ONE_EDIT + 1]
    const consider = (other: string): void => {
      const apart = distance(word, other, ONE_EDIT)
      if (apart < least || (apart === least && best !== undefined && byText(other, best) < 0))
        [best, least] = [other, apart]
    }
    for (let at = -1; at < word.length; at++) {
      const near = this.#byShortened.get(at < 0 ? word : word.slice(0, at) + word.slice(at + 1))
      if (typeof near === 'string') consider(near)
      else near?.forEach(consider)
    }
    return best
  }
}
