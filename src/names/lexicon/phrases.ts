// Phrases of words and what they mean, found longest first in a sequence of words.

export interface FoundPhrase<T> {
  readonly meaning: T
  /** Words the phrase took. */
  readonly length: number
}

export class Phrases<T> {
  readonly #meanings = new Map<string, T>()
  #longest = 1

  /** The first meaning given to a phrase stays: tables are ordered by what is commoner. */
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

  entries(): IterableIterator<[string, T]> {
    return this.#meanings.entries()
  }
}
