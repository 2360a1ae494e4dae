// Reads the name index in place from its bytes.
import type { Token } from '../token/token.ts'
import type { NameParse, ReadName } from '../parse/read-name.ts'
import { comparable, type ReadRecord, type ReadRecordName } from '../parse/read-record.ts'
import type { NameKind, NameRecord } from '../parse/record.ts'
import { type IndexedRecord, INDEX_FORMAT, NAME_KINDS, NAME_TYPES, PLANES } from './build.ts'
import { readSections, type Sections } from './bytes.ts'
import { tagBitsFor, tagOf } from './layout.ts'
import { FURTHER, HEAD, KIND, OPEN, RECORD, SOURCE_SHIFT, WITH_ACRONYM, WORDS_AT } from './name-head.ts'
import { identifierProbe } from './probes.ts'
import { parseWord } from './word-text.ts'

interface Meta {
  readonly format: number
  readonly lexicon: string
  readonly lists: readonly (readonly [id: string, records: number])[]
  readonly records: number
  readonly names: number
  readonly words: number
}

const decoder = new TextDecoder()

export class NameIndex {
  readonly sections: Sections
  readonly meta: Meta
  readonly #words: (Token | undefined)[]
  readonly #tagBits: number

  /**
   * Opens an index over its bytes without copying; threads may share the bytes.
   * Throws when the bytes are no index, or when they were built with a lexicon other than `fingerprint`.
   */
  constructor(bytes: Uint8Array, fingerprint: string) {
    this.sections = readSections(bytes)
    this.meta = readMeta(this.sections.meta)
    if (this.meta.format !== INDEX_FORMAT || this.meta.lexicon !== fingerprint)
      throw new Error('the name index was built with other tables; build it again')
    this.#words = Array.from({ length: this.meta.words })
    this.#tagBits = tagBitsFor(this.meta.words)
  }

  word(id: number): Token {
    return (this.#words[id] ??= parseWord(this.wordText(id)))
  }

  /** The word as stored. */
  wordText(id: number): string {
    const { wordText, wordAt } = this.sections
    return decode(wordText.subarray(wordAt[id], wordAt[id + 1]))
  }

  reading(name: number): NameParse {
    const { nameTokens } = this.sections
    const tokens: Token[] = []
    for (let k = this.wordsFrom(name), end = this.wordsTo(name); k < end; k++)
      tokens.push(this.word((nameTokens[k] as number) >>> 1))
    return { plane: PLANES[(this.#kind(name) >> 2) & 1] ?? 'sound', tokens }
  }

  /** Where the words of a name begin in `nameTokens`, whose numbers are `wordEntry`. */
  wordsFrom(name: number): number {
    return this.sections.nameHeads[name * HEAD + WORDS_AT] as number
  }

  /** Where they end. */
  wordsTo(name: number): number {
    return this.wordsFrom(name + 1) - (this.hasAcronym(name) ? 1 : 0)
  }

  /** Whether the initials of the name stand behind its words. */
  hasAcronym(name: number): boolean {
    return (this.#kind(name) & WITH_ACRONYM) !== 0
  }

  #acronym(name: number): Token | undefined {
    return this.hasAcronym(name)
      ? this.word((this.sections.nameTokens[this.wordsTo(name)] as number) >>> 1)
      : undefined
  }

  /** Kind, plane, type and flags in the lower byte, and the position in the record. */
  #kind(name: number): number {
    return this.sections.nameHeads[name * HEAD + KIND] as number
  }

  /** A further reading of the name before it. */
  isFurther(name: number): boolean {
    return (this.#kind(name) & FURTHER) !== 0
  }

  /** The first reading of the name that this reading belongs to. */
  firstReading(name: number): number {
    let first = name
    while (this.isFurther(first)) first--
    return first
  }

  /** A name with all its readings, by its first reading; the record holds its text. */
  name(first: number): ReadName {
    const readings = [this.reading(first)]
    for (let next = first + 1; next < this.meta.names && this.isFurther(next); next++)
      readings.push(this.reading(next))
    return { text: '', type: this.type(first), readings, others: [] }
  }

  kind(name: number): NameKind {
    return NAME_KINDS[this.#kind(name) & 3] ?? 'primary'
  }

  /** The record does not state its type, so a query of any type may match it. */
  isOpen(name: number): boolean {
    return (this.#kind(name) & OPEN) !== 0
  }

  type(name: number): 'person' | 'organisation' | 'vessel' {
    return NAME_TYPES[(this.#kind(name) >> 3) & 3] ?? 'organisation'
  }

  /** The record that the name belongs to. */
  recordOf(name: number): number {
    return this.sections.nameHeads[name * HEAD + RECORD] as number
  }

  /** Position of the name in its record. */
  source(name: number): number {
    return this.#kind(name) >>> SOURCE_SHIFT
  }

  /** Calls `use` for each filed word under this key, and rarely for another one. */
  withKey(key: number, use: (word: number) => void): void {
    const { probesAt, probes } = this.sections
    const bucket = key & (probesAt.length - 2)
    const tagBits = this.#tagBits
    const tag = tagOf(key, tagBits)
    const mask = (1 << tagBits) - 1
    for (let k = probesAt[bucket] as number, end = probesAt[bucket + 1] as number; k < end; k++) {
      const entry = probes[k] as number
      if ((entry & mask) === tag) use(entry >>> tagBits)
    }
  }

  recordText(record: number): string {
    const { recordText, recordAt } = this.sections
    return decode(recordText.subarray(recordAt[record], recordAt[record + 1]))
  }

  record(record: number): NameRecord {
    return parseRecord(this.recordText(record))
  }

  /** The record as stored. It can be indexed again without parsing its names. */
  filed(record: number): IndexedRecord {
    const { recordNames } = this.sections
    const text = this.recordText(record)
    const names = []
    for (let name = recordNames[record] as number; name < (recordNames[record + 1] as number); name++)
      names.push({
        source: this.source(name),
        kind: this.kind(name),
        type: this.type(name),
        open: this.isOpen(name),
        further: this.isFurther(name),
        acronym: this.#acronym(name),
        ...this.reading(name),
      })
    const { list, identifiers } = parseRecord(text)
    return { list, text, names, identifiers: identifiers.map((each) => comparable(each).value) }
  }

  #firstReadings(record: number): number[] {
    const { recordNames } = this.sections
    const first: number[] = []
    for (let name = recordNames[record] as number; name < (recordNames[record + 1] as number); name++)
      if (!this.isFurther(name)) first.push(name)
    return first
  }

  /** The record in comparable form, with its names as parsed at indexing. `only` limits it to these readings. */
  readRecord(record: number, only?: readonly number[], stored = this.record(record)): ReadRecord {
    const { type, names, birthDates, countries, identifiers } = stored
    const read = (only ?? this.#firstReadings(record)).map((name): ReadRecordName => {
      const source = this.source(name)
      return { ...this.name(name), text: names[source]?.text ?? '', kind: this.kind(name), source }
    })
    return {
      type,
      names: read,
      birthDates,
      countries,
      identifiers: identifiers.map(comparable),
      gender: '',
      given: [],
      family: [],
    }
  }

  /** Records that may hold this comparable identifier value; the caller verifies it. */
  withIdentifier(value: string): number[] {
    const { identifiersAt, identifiers } = this.sections
    const bucket = identifierProbe(value) & (identifiersAt.length - 2)
    return [...identifiers.subarray(identifiersAt[bucket], identifiersAt[bucket + 1])]
  }
}

function readMeta(bytes: Uint8Array): Meta {
  try {
    return JSON.parse(decode(bytes)) as Meta
  } catch {
    throw new Error('the name index is damaged; build it again')
  }
}

/** The decoder cannot read a shared buffer in place, so the bytes are copied. */
const decode = (bytes: Uint8Array): string =>
  decoder.decode(bytes.buffer instanceof ArrayBuffer ? bytes : Uint8Array.from(bytes))

function parseRecord(text: string): NameRecord {
  const [list, id, type, names, birthDates, countries, identifiers] = JSON.parse(text) as [
    string, string, NameRecord['type'], [string, number][], string[], string[], [string, string, string?][],
  ] // prettier-ignore
  return {
    list,
    id,
    type,
    names: names.map(([name, kind]) => ({ text: name, kind: NAME_KINDS[kind] ?? 'primary' })),
    birthDates,
    countries,
    identifiers: identifiers.map(([kind, value, country]) => ({
      kind,
      value,
      ...(country !== undefined && { country }),
    })),
  }
}
