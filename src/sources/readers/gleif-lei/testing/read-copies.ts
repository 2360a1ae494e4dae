// The samples of both golden copies, and a function that reads any bytes as one of them.
import type { PartyPart, SourceRecord } from '../../../model/record.ts'
import type { SnapshotFacts, SourceReader } from '../../../model/source.ts'
import { openBytes, sampleBytes } from '../../../testing/sample-files.ts'
import { gleifLei, gleifRr } from '../read.ts'

export const LEI_FILE = 'gleif-goldencopy-lei2-golden-copy.csv'
export const RR_FILE = 'gleif-goldencopy-rr-golden-copy.csv'
export const leiSample = sampleBytes('gleif-lei', LEI_FILE)
export const rrSample = sampleBytes('gleif-lei', RR_FILE)

/** The entities of the sample, in its order. */
export const [A, B, C, D, E] = [
  '9999000000000000A173',
  '9999000000000000B240',
  '9999000000000000C307',
  '9999000000000000D471',
  '9999000000000000E538',
] as const

export interface ReadFile {
  readonly records: readonly SourceRecord[]
  readonly facts: readonly SnapshotFacts[]
}

export async function readAll(
  source: SourceReader,
  open: (name: string) => AsyncIterable<Uint8Array> | undefined,
  only?: readonly string[],
): Promise<ReadFile> {
  const records: SourceRecord[] = []
  const facts: SnapshotFacts[] = []
  const found = (fact: SnapshotFacts): void => void facts.push(fact)
  const options = only === undefined ? { found } : { found, only: new Set(only) }
  for await (const record of source.read({ set: [], open }, options)) records.push(record)
  return { records, facts }
}

export function readLei(bytes: Uint8Array | string, only?: readonly string[]): Promise<ReadFile> {
  return readAll(gleifLei, openBytes({ [LEI_FILE]: Buffer.from(bytes) }), only)
}

export function readRr(bytes: Uint8Array | string, only?: readonly string[]): Promise<ReadFile> {
  return readAll(gleifRr, openBytes({ [RR_FILE]: Buffer.from(bytes) }), only)
}

/** The entity of a record of level 1. */
export function partyIn(record: SourceRecord | undefined): PartyPart {
  const part = record?.parts[0]
  if (part?.kind !== 'party') throw new Error('the record has no party')
  return part
}
