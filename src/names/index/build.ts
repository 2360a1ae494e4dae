// Builds the name index. The same records give the same bytes in any order and on any machine.
import { byText } from '../../base/by-text.ts'
import { extraCost } from '../compare/score-organisation.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Token } from '../token/token.ts'
import { makeToken } from '../parse/make-token.ts'
import { parseRecord } from '../parse/read-record.ts'
import type { NameKind, NameRecord } from '../parse/record.ts'
import { GrowingNumbers, writeSections } from './bytes.ts'
import { accumulate, bucketed, bump, texts } from './layout.ts'
import { INITIALS, identifierProbe, isFiled, probe } from './probes.ts'
import { wordText } from './word-text.ts'

export const FORMAT = 4
export const NAME_KINDS: readonly NameKind[] = ['primary', 'alias', 'weak', 'former']
export const PLANES = ['sound', 'han'] as const
export const NAME_TYPES = ['person', 'organisation', 'vessel'] as const

/** Flag of a name whose record does not state its type. */
export const OPEN = 32
/** Flag of a further reading of the preceding name. */
export const FURTHER = 64

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
  const initials = tokens
    .filter(isFiled)
    .map(({ text }) => text[0])
    .join('')
  return INITIALS.test(initials) ? makeToken(lexicon, { text: initials, role: 'acronym' }) : undefined
}

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
  const nameRecord = new GrowingNumbers()
  const nameSource = new GrowingNumbers()
  const nameKind = new GrowingNumbers()
  const nameTokensAt = new GrowingNumbers()
  const nameTokens = new GrowingNumbers()
  const nameWeight = new GrowingNumbers()
  const nameExtra = new GrowingNumbers()
  const nameAcronym = new GrowingNumbers()
  const identifierKeys = new GrowingNumbers()
  const identifierRecords = new GrowingNumbers()
  sorted.forEach((record, ordinal) => {
    for (const { source, kind, plane, type, open, further, tokens, acronym } of record.names) {
      nameRecord.push(ordinal)
      nameSource.push(source)
      nameKind.push(
        NAME_KINDS.indexOf(kind) |
          (PLANES.indexOf(plane) << 2) |
          (NAME_TYPES.indexOf(type) << 3) |
          (open ? OPEN : 0) |
          (further ? FURTHER : 0),
      )
      nameTokensAt.push(nameTokens.length)
      let [weight, extra] = [0, 0]
      for (const token of tokens) {
        nameTokens.push(wordOf(token))
        if (!isFiled(token)) continue
        weight += token.weight
        extra += extraCost(token)
      }
      nameWeight.push(weight)
      nameExtra.push(extra)
      nameAcronym.push(acronym === undefined ? 0 : wordOf(acronym) + 1)
    }
    recordNames[ordinal + 1] = nameRecord.length
    for (const value of record.identifiers) {
      identifierKeys.push(identifierProbe(value))
      identifierRecords.push(ordinal)
    }
  })
  nameTokensAt.push(nameTokens.length)

  const order = words
    .map((_, id) => id)
    .sort((a, b) => byText((words[a] as { text: string }).text, (words[b] as { text: string }).text))
  const rank = new Uint32Array(words.length)
  order.forEach((id, k) => (rank[id] = k))
  const tokens = nameTokens.finish().map((id) => rank[id] as number)
  const acronyms = nameAcronym.finish().map((id) => (id === 0 ? 0 : (rank[id - 1] as number) + 1))
  const filed = new Uint8Array(words.length)
  words.forEach(({ token }, id) => (filed[rank[id] as number] = isFiled(token) ? 1 : 0))

  const postingsAt = new Uint32Array(words.length + 1)
  const starts = nameTokensAt.finish()
  const eachPosting = (use: (word: number, name: number) => void): void => {
    for (let name = 0; name + 1 < starts.length; name++) {
      const from = starts[name] as number
      const to = starts[name + 1] as number
      for (let k = from; k < to; k++) {
        const word = tokens[k] as number
        if (filed[word] === 0) continue
        let repeated = false
        for (let before = from; before < k; before++) if (tokens[before] === word) repeated = true
        if (!repeated) use(word, name)
      }
      const acronym = acronyms[name] as number
      if (acronym > 0) use(acronym - 1, name)
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
    if (!isFiled(token)) return
    probe(token, true, (key) => {
      probeKeys.push(key)
      probeWords.push(k)
    })
  })
  const probes = bucketed(probeKeys.finish(), probeWords.finish())
  const identifiers = bucketed(identifierKeys.finish(), identifierRecords.finish())
  const recordTexts = texts(sorted.map(({ text }) => text))
  const wordTexts = texts(order.map((id) => (words[id] as { text: string }).text))
  return writeSections({
    meta: new TextEncoder().encode(
      JSON.stringify({
        format: FORMAT,
        lexicon: fingerprint,
        lists: listCounts(sorted),
        records: sorted.length,
        names: nameRecord.length,
        words: words.length,
      }),
    ),
    recordText: recordTexts.bytes,
    recordAt: recordTexts.at,
    recordNames,
    nameRecord: nameRecord.finish(),
    nameSource: Uint16Array.from(nameSource.finish()),
    nameKind: Uint8Array.from(nameKind.finish()),
    nameTokensAt: starts,
    nameTokens: tokens,
    nameWeight: Uint16Array.from(nameWeight.finish()),
    nameAcronym: acronyms,
    nameExtra: Uint16Array.from(nameExtra.finish(), (cost) => Math.min(cost, 0xffff)),
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
