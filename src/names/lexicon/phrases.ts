// Finds known phrases in a sequence of words, longest phrase first, and gives their meaning.
import { NearWords } from './near-words.ts'

export interface FoundPhrase<T> {
  readonly meaning: T
  /** Number of words in the phrase. */
  readonly length: number
}

export class Phrases<T> {
  readonly #meanings = new Map<string, T>()
  #longest = 1
  readonly #fewestWords: number
  #near: NearWords | undefined

  /** `nearWord` knows the words of phrases with at least this many words. */
  constructor(fewestWords = 2) {
    this.#fewestWords = fewestWords
  }

  /** The first meaning of a phrase wins, because the tables list the more common meaning first. */
  add(words: readonly string[], meaning: T): void {
    const key = words.join(' ')
    if (key === '' || this.#meanings.has(key)) return
    this.#meanings.set(key, meaning)
    if (words.length > this.#longest) this.#longest = words.length
  }

  get(phrase: string): T | undefined {
    return this.#meanings.get(phrase)
  }

  /** The longest phrase that starts at `start`. */
  at(words: readonly string[], start: number): FoundPhrase<T> | undefined {
    for (let length = Math.min(this.#longest, words.length - start); length > 0; length--) {
      const key = length === 1 ? (words[start] as string) : words.slice(start, start + length).join(' ')
      const meaning = this.#meanings.get(key)
      if (meaning !== undefined) return { meaning, length }
    }
    return undefined
  }

  /**
   * The word of a phrase that a word with one typing error is meant for. Call it when all phrases are added.
   */
  nearWord(word: string): string | undefined {
    this.#near ??= new NearWords(
      [...this.#meanings.keys()]
        .map((phrase) => phrase.split(' '))
        .filter(({ length }) => length >= this.#fewestWords)
        .flat(),
    )
    return this.#near.get(word)
  }

  entries(): IterableIterator<[string, T]> {
    return this.#meanings.entries()
  }
}
