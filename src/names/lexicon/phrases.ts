// Finds known phrases in a sequence of words, longest phrase first, and gives their meaning.
import { NearWords } from './near-words.ts'

export interface FoundPhrase<T> {
  readonly meaning: T
  /** Number of words in the phrase. */
  readonly length: number
}

export class Phrases<T> {
  readonly #meanings = new Map<string, T>()
  /** By first word: the number of words of the longest phrase that begins with it. */
  readonly #longest = new Map<string, number>()
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
    const [first = '', ...others] = key.split(' ')
    this.#longest.set(first, Math.max(1 + others.length, this.#longest.get(first) ?? 0))
  }

  get(phrase: string): T | undefined {
    return this.#meanings.get(phrase)
  }

  /** The number of words of the longest phrase that begins with this word. */
  longestFrom(word: string): number {
    return this.#longest.get(word) ?? 0
  }

  /** The longest phrase that starts at `start`. */
  at(words: readonly string[], start: number): FoundPhrase<T> | undefined {
    const first = words[start] as string
    const longest = this.longestFrom(first)
    for (let length = Math.min(longest, words.length - start); length > 0; length--) {
      const key = length === 1 ? first : words.slice(start, start + length).join(' ')
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
