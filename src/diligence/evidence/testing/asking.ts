// Asks about subjects over a store that a test has opened and filled with invented records.
import type { Condition } from '../../../contract/vocabulary/condition.ts'
import type { AskedSubject } from '../../rules/asked-subject.ts'
import type { SourceRecord } from '../../../sources/model/record.ts'
import { Matcher } from '../../../names/matcher/matcher.ts'
import type { SourceStore } from '../../../sources/ports.ts'
import { gatherEvidence } from '../gather.ts'
import type { Gathered } from '../gathered.ts'
import type { SourcePin } from '../pinned-source.ts'
import { lookUpIn } from '../registry.ts'
import { type Resolution, resolveSubject } from '../resolve.ts'
import { Screener } from '../../../screening/screener.ts'
import { listed, MANIFESTS, NOW, putInForce } from './records.ts'

/** Records by the id of their source. */
export type Loaded = Readonly<Record<string, readonly SourceRecord[]>>

export const screener = new Screener(new Matcher())

/** The one required list holds a stranger, unless `loaded` says otherwise; an empty list is never loaded. */
export async function asking(store: SourceStore, loaded: Loaded) {
  const all: Loaded = { 'un-sc': [listed('1', 'Bertrand Quill', { partyKind: 'person' })], ...loaded }
  for (const [id, records] of Object.entries(all))
    if (records.length > 0) await putInForce(store, id, records)
  const deps = {
    store,
    manifests: MANIFESTS,
    watchLists: screener.watchLists(store, MANIFESTS),
    screener,
    clock: { now: () => NOW },
    requiredLists: ['un-sc'],
    blockingMeasures: ['asset_freeze'] as const,
  }
  return (subject: AskedSubject, pins?: readonly SourcePin[]): Promise<Gathered> =>
    gatherEvidence(subject, deps, pins)
}

export async function resolving(
  store: SourceStore,
  subject: AskedSubject,
  loaded: Loaded,
): Promise<Resolution & { readonly cuts: readonly Condition[] }> {
  const snapshots = []
  for (const [id, records] of Object.entries(loaded)) snapshots.push(await putInForce(store, id, records))
  const cuts: Condition[] = []
  const cut = (condition: Condition): void => void cuts.push(condition)
  return { ...(await resolveSubject(subject, lookUpIn(store, snapshots, cut), screener, cut)), cuts }
}

/** How, where and as what the subject was resolved. */
export const entries = ({ resolved }: Resolution): string[] =>
  resolved.map(({ by, record: { sourceId, recordId } }) => `${by} ${sourceId} ${recordId}`)

/** The records reported for the subject, with the level of the match or `identifier`. */
export const found = ({ records }: Resolution): string[] =>
  records.map(({ record: { recordId }, match }) => `${recordId} ${match?.level ?? 'identifier'}`)
