// Counts the records of an index that bear a word: how common a name is among the listed parties themselves.
import type { NameIndex } from '../index/name-index.ts'
import { probeGroup } from '../index/probes.ts'
import { startOfWords } from '../index/word-text.ts'
import type { Token } from '../token/token.ts'

/** People and all other parties are counted apart: a word may be rare in one kind of name and common in the other. */
export type BearerKind = 'person' | 'other'

/** Counts that are remembered; common words are asked for again and again. */
const MAX_REMEMBERED = 20_000

/** Counts at the first question about a word; an index of a million names is not read when it is opened. */
export class WordBearers {
  readonly #index: NameIndex
  #records: Readonly<Record<BearerKind, number>> | undefined
  #unfiled: readonly number[] | undefined
  readonly #counts = new Map<string, number>()

  constructor(index: NameIndex) {
    this.#index = index
  }

  /** Records with a name of this kind. */
  records(kind: BearerKind): number {
    this.#records ??= recordsByKind(this.#index)
    return this.#records[kind]
  }

  /** Records that bear the word or another spelling of it. */
  of({ text, groups }: Pick<Token, 'text' | 'groups'>, kind: BearerKind): number {
    return Math.max(
      this.#count(`${kind} ${text}`, kind, () => wordsWritten(this.#index, text)),
      ...groups.map((group) => this.#count(`${kind} ${group} `, kind, () => this.#wordsOfGroup(group))),
    )
  }

  #count(key: string, kind: BearerKind, words: () => readonly number[]): number {
    let count = this.#counts.get(key)
    if (count === undefined) {
      if (this.#counts.size >= MAX_REMEMBERED) this.#counts.clear()
      count = recordsWith(this.#index, words(), kind)
      this.#counts.set(key, count)
    }
    return count
  }

  #wordsOfGroup(group: number): readonly number[] {
    const filed: number[] = []
    this.#index.withKey(probeGroup(group), (word) => filed.push(word))
    this.#unfiled ??= Array.from({ length: this.#index.meta.words }, (_, word) => word).filter(
      (word) => !hasPostings(this.#index, word),
    )
    return [...new Set([...filed, ...this.#unfiled])].filter((word) =>
      this.#index.word(word).groups.includes(group),
    )
  }
}

const hasPostings = ({ sections: { postingsAt } }: NameIndex, word: number): boolean =>
  at(postingsAt, word) < at(postingsAt, word + 1)

const kindOf = (index: NameIndex, name: number): BearerKind =>
  index.type(name) === 'person' ? 'person' : 'other'

function recordsByKind(index: NameIndex): Readonly<Record<BearerKind, number>> {
  const counts = { person: 0, other: 0 }
  const last = { person: -1, other: -1 }
  for (let name = 0; name < index.meta.names; name++) {
    const kind = kindOf(index, name)
    const record = index.recordOf(name)
    if (record !== last[kind]) counts[kind]++
    last[kind] = record
  }
  return counts
}

/** The words of the index with this text, whatever their roles are. The index orders its words by text. */
function wordsWritten(index: NameIndex, text: string): readonly number[] {
  const start = startOfWords(text)
  let [from, to] = [0, index.meta.words]
  while (from < to) {
    const middle = (from + to) >> 1
    if (index.wordText(middle) < start) from = middle + 1
    else to = middle
  }
  const words: number[] = []
  for (let word = from; word < index.meta.words && index.wordText(word).startsWith(start); word++)
    words.push(word)
  return words
}

/** The records of which a name of this kind has one of the words. */
function recordsWith(index: NameIndex, words: readonly number[], kind: BearerKind): number {
  const { nameTokens, postingsAt, postings } = index.sections
  const wanted = new Set(words)
  const records = new Set<number>()
  const look = (name: number): void => {
    if (kindOf(index, name) !== kind) return
    for (let place = index.wordsFrom(name), end = index.wordsTo(name); place < end; place++)
      // why each: a name is also found by its initials, which are no word of it
      if (wanted.has(at(nameTokens, place) >>> 1)) {
        records.add(index.recordOf(name))
        return
      }
  }
  for (const word of words)
    if (hasPostings(index, word))
      for (let k = at(postingsAt, word); k < at(postingsAt, word + 1); k++) look(at(postings, k))
  // why every name: particles and legal forms are not filed
  if (words.some((word) => !hasPostings(index, word)))
    for (let name = 0; name < index.meta.names; name++) look(name)
  return records.size
}

const at = (numbers: ArrayLike<number>, place: number): number => numbers[place] ?? 0
