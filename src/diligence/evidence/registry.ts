// What the records of registries say of whom: read from the store with their citation, by the keys they stand under.
import type { Condition } from '../../contract/vocabulary/condition.ts'
import { conditionOf } from '../rules/conditions.ts'
import type { CitedRecord } from '../rules/evidence.ts'
import type { IdentifierScheme, PartyPart, RecordPart } from '../../sources/model/record.ts'
import { selfOf } from '../rules/registry-status.ts'
import { identifierKey, referenceKey } from '../../sources/model/keys.ts'
import type { Snapshot, SourceStore, StoredRecord } from '../../sources/ports.ts'
import { snapshotDate } from '../../sources/snapshots/source-status.ts'

/** Reads records of pinned snapshots, ordered by source and id. */
export type LookUp = (keys: readonly string[]) => Promise<readonly CitedRecord[]>

/** Takes what there was too much of to be read or told: a condition of the verdict. */
export type NoteCut = (condition: Condition) => void

/** Records of one source that are read for one question, so that no name and no hostile file takes all memory. */
export const MAX_RECORDS = 5_000

/** At most so many records of each source, so that a large source never takes the place of the others. */
export function lookUpIn(store: SourceStore, snapshots: readonly Snapshot[], cut: NoteCut): LookUp {
  return async (keys) => {
    if (keys.length === 0) return []
    const found = await Promise.all(
      snapshots.map(async (snapshot) => {
        const stored = await store.withKeys(keys, [snapshot], MAX_RECORDS + 1)
        if (stored.length > MAX_RECORDS)
          cut(
            conditionOf('records_not_read', {
              source: snapshot.sourceId,
              parameters: { read: MAX_RECORDS },
            }),
          )
        return stored.slice(0, MAX_RECORDS).map((one) => citedRecord(one, snapshot))
      }),
    )
    return found.flat()
  }
}

export const citedRecord = (
  { sourceId, recordId, recordHash, url, locator, parts }: StoredRecord,
  snapshot: Snapshot,
): CitedRecord => ({
  sourceId,
  recordId,
  url,
  locator,
  snapshotId: snapshot.id,
  snapshotDate: snapshotDate(snapshot),
  recordHash,
  parts: JSON.parse(parts) as readonly RecordPart[],
})

export const recordKey = ({ sourceId, recordId }: CitedRecord): string => `${sourceId} ${recordId}`

/** They name one organisation, wherever they stand. Numbers of most registers are given again by others. */
const SURE: ReadonlySet<IdentifierScheme> = new Set(['lei', 'cik', 'gb-coh', 'uei', 'ein', 'duns'])

/** The organisation or person the record is about; undefined where it speaks of others only. */
export const entityOf = (record: CitedRecord): PartyPart | undefined => selfOf(record)

export const keysOfParty = ({ identifiers = [] }: PartyPart): readonly string[] =>
  identifiers.map(({ scheme, value, country }) => identifierKey(scheme, value, country))

/** Keys by which further records of the same party are found. */
export const sureKeys = ({ identifiers = [] }: PartyPart): readonly string[] =>
  identifiers
    .filter(({ scheme }) => SURE.has(scheme))
    .map(({ scheme, value, country }) => identifierKey(scheme, value, country))

/**
 * The keys of whom the record says something. Somebody who holds a role in another company, or is the parent of one, is
 * not among them: that record is about the other company.
 */
export function keysSpokenOf({ parts }: CitedRecord): ReadonlySet<string> {
  const holders = new Set(parts.flatMap((part) => (part.kind === 'role' ? (part.person ?? []) : [])))
  return new Set(
    parts.flatMap((part) => {
      if (part.kind === 'party') return holders.has(part.ref) ? [] : sureKeys(part)
      if (part.kind === 'relation') return [referenceKey(part.from)]
      if (part.kind === 'role' || part.kind === 'funding' || part.kind === 'metric')
        return [referenceKey(part.org)]
      return []
    }),
  )
}

/** Filings repeat who they are about; a register has one entry for each. */
export const isFiling = ({ parts }: CitedRecord): boolean => parts.some(({ kind }) => kind === 'funding')

/** The day of a filing, for the newest of several; empty where it is not told. */
export const filingDayOf = ({ parts }: CitedRecord): string =>
  parts
    .flatMap((part) => (part.kind === 'funding' ? (part.filed ?? []) : []))
    .toSorted()
    .at(-1) ?? ''
