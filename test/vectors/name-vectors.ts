// The golden pairs of names, and what the matcher makes of them and of the sample lists: the same on every machine.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readList } from '../../src/screening/testing/read-list.ts'
import type { Matcher } from '../../src/names/matcher/matcher.ts'
import type { RecordToRead } from '../../src/names/parse/read-record.ts'
import type { EntityType, NameRecord } from '../../src/names/parse/record.ts'

/** One side of a pair: its name, and whatever else is said of it. */
export type Side = string | (Partial<RecordToRead> & { readonly name: string })

export interface Vector {
  readonly type: EntityType
  readonly query: Side
  readonly listed: Side
  /** Ten-thousandths, as all numbers here. */
  readonly score: number
  readonly probability: number
  readonly level: string
  readonly rules: readonly string[]
  readonly losses: Readonly<Record<string, number>>
  readonly facts: Readonly<Record<string, number>>
}

export const vectorsFile = new URL('names.json', import.meta.url)
export const readVectors = (): readonly Vector[] => JSON.parse(readFileSync(vectorsFile, 'utf8'))

function recordOf(type: EntityType, side: Side): RecordToRead {
  const { name, ...more } = typeof side === 'string' ? { name: side } : side
  return {
    type,
    names: [{ text: name, kind: 'primary' }],
    birthDates: [],
    countries: [],
    identifiers: [],
    ...more,
  }
}

/** The pair with what the matcher makes of it today. */
export function scoredVector(
  matcher: Matcher,
  { type, query, listed }: Pick<Vector, 'type' | 'query' | 'listed'>,
): Vector {
  const match = matcher.compare(matcher.read(recordOf(type, query)), matcher.read(recordOf(type, listed)))
  const { name, facts } = match.detail
  return {
    type,
    query,
    listed,
    score: match.score,
    probability: match.probability,
    level: match.level,
    rules: (name?.alignment.pairs ?? [])
      .toSorted((a, b) => (a.left[0] ?? 0) - (b.left[0] ?? 0))
      .map(({ rule }) => rule),
    losses: Object.fromEntries((name?.losses ?? []).map(({ reason, cost }) => [reason, cost])),
    facts: Object.fromEntries(facts.map(({ rule, effect }) => [rule, effect])),
  }
}

/** One line for each pair, so that a difference shows the pair. */
export const printVectors = (vectors: readonly Vector[]): string =>
  `[\n${vectors.map((vector) => `  ${JSON.stringify(vector)}`).join(',\n')}\n]\n`

const SAMPLES = { 'un-sc': 'un-sc', 'us-csl': 'us-csl', 'us-ofac-sdn': 'us-ofac-sdn' } as const

async function sampleRecords(): Promise<NameRecord[]> {
  const records: NameRecord[] = []
  for (const [list, folder] of Object.entries(SAMPLES)) {
    const path = fileURLToPath(new URL(`../../src/sources/readers/${folder}/sample/`, import.meta.url))
    for await (const record of readList(list, path)) records.push(record)
  }
  return records
}

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/** Hashes of an index of the sample lists, of its answers, and of all vectors scored. */
export async function fingerprints(
  matcher: Matcher,
): Promise<{ records: number; index: string; answers: string; vectors: string }> {
  const records = await sampleRecords()
  const index = matcher.buildIndex(records)
  const screen = matcher.open(index)
  const answers = records.map((record) =>
    screen
      .search(matcher.read(record), 10)
      .map(({ record: { id }, score, probability }) => [id, score, probability]),
  )
  return {
    records: records.length,
    index: sha256(index),
    answers: sha256(JSON.stringify(answers)),
    vectors: sha256(printVectors(readVectors().map((vector) => scoredVector(matcher, vector)))),
  }
}
