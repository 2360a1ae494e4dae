// Counts the records of an index that bear a word: how common a name is among the listed parties themselves.
import type { NameIndex } from '../index/name-index.ts'
import type { Token } from '../token/token.ts'

/** People and all other parties are counted apart: a word may be rare in one kind of name and common in the other. */
export type BearerKind = 'person' | 'other'

export class WordBearers {
  readonly #bearers: Readonly<Record<BearerKind, Counts>> = { person: new Counts(), other: new Counts() }

  /** Reads every name of the index once. */
  constructor(index: NameIndex) {
    const { recordNames, nameTokensAt, nameTokens } = index.sections
    const words = new Map<number, Pick<Token, 'text' | 'groups'>>()
    for (let record = 0; record < index.meta.records; record++) {
      const seen = { person: false, other: false }
      for (let name = at(recordNames, record); name < at(recordNames, record + 1); name++) {
        const kind = index.type(name) === 'person' ? 'person' : 'other'
        const counts = this.#bearers[kind]
        if (!seen[kind]) counts.records++
        seen[kind] = true
        for (let place = at(nameTokensAt, name); place < at(nameTokensAt, name + 1); place++) {
          const id = at(nameTokens, place)
          let word = words.get(id)
          if (word === undefined) {
            const { text, groups } = wordAt(index, id)
            word = { text, groups }
            words.set(id, word)
          }
          counts.add(word, record)
        }
      }
    }
  }

  /** Records with a name of this kind. */
  records(kind: BearerKind): number {
    return this.#bearers[kind].records
  }

  /** Records that bear the word or another spelling of it. */
  of({ text, groups }: Pick<Token, 'text' | 'groups'>, kind: BearerKind): number {
    return this.#bearers[kind].of(text, groups)
  }
}

class Counts {
  records = 0
  readonly #words = new Map<string | number, { count: number; last: number }>()

  /** Counts a record once for each word and each group of spellings. */
  add({ text, groups }: Pick<Token, 'text' | 'groups'>, record: number): void {
    this.#bump(text, record)
    for (const group of groups) this.#bump(group, record)
  }

  of(text: string, groups: readonly number[]): number {
    return Math.max(...[text, ...groups].map((key) => this.#words.get(key)?.count ?? 0))
  }

  #bump(key: string | number, record: number): void {
    const known = this.#words.get(key)
    if (known === undefined) this.#words.set(key, { count: 1, last: record })
    else if (known.last !== record) {
      known.count++
      known.last = record
    }
  }
}

// why not by the index: it would keep every word of the lists in memory
function wordAt({ sections: { wordText, wordAt: starts } }: NameIndex, id: number): Token {
  const bytes = Uint8Array.from(wordText.subarray(starts[id], starts[id + 1]))
  return JSON.parse(decoder.decode(bytes)) as Token
}

const decoder = new TextDecoder()

const at = (numbers: ArrayLike<number>, place: number): number => numbers[place] ?? 0
