// Reads records of registries from the store by their keys, with their citations, and says which parties they are about.
import type { Condition } from '../../contract/vocabulary/condition.ts'
import { conditionOf } from '../rules/conditions.ts'
import type { CitedRecord } from '../rules/evidence.ts'
import type { IdentifierScheme, PartyPart, RecordPart } from '../../sources/model/record.ts'
import { selfOf } from '../rules/registry-status.ts'
import { identifierKey, referenceKey } from '../../sources/model/keys.ts'
import { assertWhole } from '../../sources/snapshots/whole-record.ts'
import type { Snapshot, SourceStore, StoredRecord } from '../../sources/ports.ts'
import { snapshotDate } from '../../sources/snapshots/source-status.ts'

/** Reads records of pinned snapshots, ordered by source and id. */
export type LookUp = (keys: readonly string[]) => Promise<readonly CitedRecord[]>

/** Receives a condition of the verdict for what was left out because there was too much of it. */
export type NoteCut = (condition: Condition) => void

/** The most records of one source that are read for one question, so that no name and no hostile file uses all memory. */
export const MAX_RECORDS = 5_000

/**
 * Reads at most MAX_RECORDS records of each source, so that a large source never displaces the others. The function throws
 * RecordsAltered if a record is not what was taken in.
 */
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
        return stored.slice(0, MAX_RECORDS).map((one) => {
          assertWhole(one)
          return citedRecord(one, snapshot)
        })
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

/** Each identifies one organisation in any record. The numbers of most other registers are not unique across registers. */
const SURE: ReadonlySet<IdentifierScheme> = new Set(['lei', 'cik', 'gb-coh', 'uei', 'ein', 'duns'])

/** The organisation or person the record is about; undefined if it is only about others. */
export const entityOf = (record: CitedRecord): PartyPart | undefined => selfOf(record)

export const keysOfParty = ({ identifiers = [] }: PartyPart): readonly string[] =>
  identifiers.map(({ scheme, value, country }) => identifierKey(scheme, value, country))

/** Keys by which further records of the same party are found. */
export const sureKeys = ({ identifiers = [] }: PartyPart): readonly string[] =>
  identifiers
    .filter(({ scheme }) => SURE.has(scheme))
    .map(({ scheme, value, country }) => identifierKey(scheme, value, country))

/**
 * The keys of the parties that the record is about. A party that holds a role in another company, or is the parent of one,
 * is not among them: that record is about the other company.
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

/** The day of a filing, the newest of several; empty if the filing gives none. */
export const filingDayOf = ({ parts }: CitedRecord): string =>
  parts
    .flatMap((part) => (part.kind === 'funding' ? (part.filed ?? []) : []))
    .toSorted()
    .at(-1) ?? ''
