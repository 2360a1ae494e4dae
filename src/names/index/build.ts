// Builds the name index. The same records give the same bytes in any order and on any machine.
import { byText } from '../../base/by-text.ts'
import { extraCost } from '../compare/score-organisation.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Token } from '../token/token.ts'
import { makeToken } from '../parse/make-token.ts'
import { parseRecord } from '../parse/read-record.ts'
import type { NameKind, NameRecord } from '../parse/record.ts'
import { GrowingNumbers, writeSections } from './bytes.ts'
import { accumulate, bucketed, bump, tagBitsFor, texts } from './layout.ts'
import {
  FOR_OTHERS,
  FOR_PERSONS,
  FURTHER,
  gistOf,
  HEAD,
  KIND,
  LOWER,
  OPEN,
  SOURCE_SHIFT,
  UPPER,
  WITH_ACRONYM,
  wordEntry,
  WORDS_AT,
} from './name-head.ts'
import { filedWords, INITIALS, identifierProbe, isFiled, probe } from './probes.ts'
import { wordText } from './word-text.ts'

/** Increases when the same records give other bytes; a kept index of another format is not opened. */
export const INDEX_FORMAT = 6
export const NAME_KINDS: readonly NameKind[] = ['primary', 'alias', 'weak', 'former']
export const PLANES = ['sound', 'han'] as const
export const NAME_TYPES = ['person', 'organisation', 'vessel'] as const

/** One reading of one name of a record, as the index stores it. */
export interface FiledName {
  /** Position of the name in the record. */
  readonly source: number
  readonly kind: NameKind
  readonly plane: 'sound' | 'han'
  readonly type: 'person' | 'organisation' | 'vessel'
  readonly open: boolean
  /** Whether this is another reading of the preceding name. */
  readonly further: boolean
  readonly tokens: readonly Token[]
  /** The initials of an organisation's words as one word; a search by the initials also finds the organisation. */
  readonly acronym: Token | undefined
}

export interface IndexedRecord {
  readonly list: string
  /** The record as text; see `recordText`. */
  readonly text: string
  readonly names: readonly FiledName[]
  /** Comparable values of its identifiers. */
  readonly identifiers: readonly string[]
}

/** Serialises a record with its keys in a fixed order. The index stores this text and sorts by it. */
export function recordText(record: NameRecord): string {
  const { list, id, type, names, birthDates, countries, identifiers } = record
  return JSON.stringify([
    list,
    id,
    type,
    names.map(({ text, kind }) => [text, NAME_KINDS.indexOf(kind)]),
    birthDates,
    countries,
    identifiers.map(({ kind, value, country }) =>
      country === undefined ? [kind, value] : [kind, value, country],
    ),
  ])
}

export function file(lexicon: Lexicon, record: NameRecord): IndexedRecord {
  const read = parseRecord(lexicon, record)
  return {
    list: record.list,
    text: recordText(record),
    names: read.names.flatMap((name) =>
      name.readings.map(({ plane, tokens }, at) => ({
        source: name.source,
        kind: name.kind,
        plane,
        type: name.type,
        open: record.type === 'unknown',
        further: at > 0,
        tokens,
        acronym: name.type === 'person' ? undefined : acronymOf(lexicon, tokens),
      })),
    ),
    identifiers: read.identifiers.map(({ value }) => value),
  }
}

function acronymOf(lexicon: Lexicon, tokens: readonly Token[]): Token | undefined {
  const initialsOf = (some: readonly Token[]): string => some.map(({ text }) => text[0]).join('')
  const text = initialsOf(tokens.filter(isFiled))
  const value = initialsOf(tokens.filter((token) => isFiled(token) || token.role === 'connector'))
  return INITIALS.test(text) ? makeToken(lexicon, { text, value, role: 'acronym' }) : undefined
}

const kindOf = ({ kind, plane, type, open, further, acronym }: FiledName): number =>
  NAME_KINDS.indexOf(kind) |
  (PLANES.indexOf(plane) << 2) |
  (NAME_TYPES.indexOf(type) << 3) |
  (open ? OPEN : 0) |
  (further ? FURTHER : 0) |
  (acronym === undefined ? 0 : WITH_ACRONYM)

const wantedFor = ({ type, open }: FiledName): number =>
  open ? FOR_PERSONS | FOR_OTHERS : type === 'person' ? FOR_PERSONS : FOR_OTHERS

/** The number of records in each list, in the order of list ids. */
function listCounts(records: readonly IndexedRecord[]): [id: string, records: number][] {
  const counts = new Map<string, number>()
  for (const { list } of records) counts.set(list, (counts.get(list) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => byText(a, b))
}

/**
 * Builds the bytes of an index of these records. `fingerprint` identifies the lexicon that parsed the names; the index
 * opens only with the same lexicon.
 */
export function buildIndex(records: Iterable<IndexedRecord>, fingerprint: string): Uint8Array {
  const sorted = [...records].sort((a, b) => byText(a.text, b.text))
  const provisional = new Map<Token | string, number>()
  const words: { text: string; token: Token }[] = []
  const wordOf = (token: Token): number => {
    const known = provisional.get(token)
    if (known !== undefined) return known
    const text = wordText(token)
    let id = provisional.get(text)
    if (id === undefined) {
      id = words.length
      words.push({ text, token })
      provisional.set(text, id)
    }
    provisional.set(token, id)
    return id
  }
  const recordNames = new Uint32Array(sorted.length + 1)
  const heads = new GrowingNumbers()
  const gists = new GrowingNumbers()
  /** The words of the names by their provisional numbers; initials of a whole name come last. */
  const nameTokens = new GrowingNumbers()
  const identifierKeys = new GrowingNumbers()
  const identifierRecords = new GrowingNumbers()
  sorted.forEach((record, ordinal) => {
    for (const name of record.names) {
      let [weight, extra] = [0, 0]
      heads.push(nameTokens.length)
      for (const token of name.tokens) nameTokens.push(wordOf(token))
      for (const token of filedWords(name.tokens)) {
        weight += token.weight
        extra += extraCost(token)
      }
      if (name.acronym !== undefined) nameTokens.push(wordOf(name.acronym))
      heads.push(ordinal)
      heads.push((Math.min(weight, LOWER) | (Math.min(extra, LOWER) << UPPER)) >>> 0)
      heads.push(kindOf(name) | (name.source << SOURCE_SHIFT))
      gists.push(gistOf(weight, wantedFor(name)))
    }
    recordNames[ordinal + 1] = gists.length
    for (const value of record.identifiers) {
      identifierKeys.push(identifierProbe(value))
      identifierRecords.push(ordinal)
    }
  })
  const names = gists.length
  for (let k = 0; k < HEAD; k++) heads.push(k === WORDS_AT ? nameTokens.length : 0)

  const order = words
    .map((_, id) => id)
    .sort((a, b) => byText((words[a] as { text: string }).text, (words[b] as { text: string }).text))
  const rank = new Uint32Array(words.length)
  order.forEach((id, k) => (rank[id] = k))
  const tokens = nameTokens.finish().map((id) => rank[id] as number)
  const nameHeads = heads.finish()
  const filed = new Uint8Array(words.length)
  const initial = new Uint8Array(words.length)
  words.forEach(({ token }, id) => {
    filed[rank[id] as number] = isFiled(token) ? 1 : 0
    initial[rank[id] as number] = token.role === 'initial' ? 1 : 0
  })

  const postingsAt = new Uint32Array(words.length + 1)
  const eachPosting = (use: (word: number, name: number) => void): void => {
    for (let name = 0; name < names; name++) {
      const from = nameHeads[name * HEAD + WORDS_AT] as number
      const to = nameHeads[(name + 1) * HEAD + WORDS_AT] as number
      const lastWord = to - (((nameHeads[name * HEAD + KIND] as number) & WITH_ACRONYM) === 0 ? 0 : 1)
      let kind = initial
      for (let k = from; k < lastWord; k++) if (filed[tokens[k] as number] === 1) kind = filed
      for (let k = from; k < lastWord; k++) {
        const word = tokens[k] as number
        if (kind[word] === 0) continue
        let repeated = false
        for (let before = from; before < k; before++) if (tokens[before] === word) repeated = true
        if (!repeated) use(word, name)
      }
      if (lastWord < to) use(tokens[lastWord] as number, name)
    }
  }
  eachPosting((word) => bump(postingsAt, word + 1))
  accumulate(postingsAt)
  const next = postingsAt.slice(0, words.length)
  const postings = new Uint32Array(postingsAt[words.length] as number)
  eachPosting((word, name) => {
    postings[next[word] as number] = name
    bump(next, word)
  })

  const probeKeys = new GrowingNumbers()
  const probeWords = new GrowingNumbers()
  order.forEach((id, k) => {
    const { token } = words[id] as { token: Token }
    if (!isFiled(token) && token.role !== 'initial') return
    probe(token, true, (key) => {
      probeKeys.push(key)
      probeWords.push(k)
    })
  })
  const probes = bucketed(probeKeys.finish(), probeWords.finish(), tagBitsFor(words.length))
  const identifiers = bucketed(identifierKeys.finish(), identifierRecords.finish())
  const recordTexts = texts(sorted.map(({ text }) => text))
  const wordTexts = texts(order.map((id) => (words[id] as { text: string }).text))
  return writeSections({
    meta: new TextEncoder().encode(
      JSON.stringify({
        format: INDEX_FORMAT,
        lexicon: fingerprint,
        lists: listCounts(sorted),
        records: sorted.length,
        names,
        words: words.length,
      }),
    ),
    recordText: recordTexts.bytes,
    recordAt: recordTexts.at,
    recordNames,
    nameHeads,
    nameGist: Uint16Array.from(gists.finish()),
    nameTokens: tokens.map((word) => wordEntry(word, initial[word] === 1)),
    wordText: wordTexts.bytes,
    wordAt: wordTexts.at,
    postingsAt,
    postings,
    probesAt: probes.at,
    probes: probes.values,
    identifiersAt: identifiers.at,
    identifiers: identifiers.values,
  })
}
