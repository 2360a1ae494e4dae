// Gathers the evidence of a run: pins the snapshots, resolves the subject, screens every name that belongs to it.
import { byText } from '../../base/by-text.ts'
import { canonicalRecord } from '../../base/canonical-json.ts'
import type { Condition } from '../../contract/vocabulary/condition.ts'
import type { AskedSubject } from '../rules/asked-subject.ts'
import type { Evidence, FoundParent, Screened } from '../rules/evidence.ts'
import { factsOfParty, factsOfSubject, mergedFacts } from '../rules/identity-facts.ts'
import type { Screener } from '../../screening/screener.ts'
import type { Clock } from '../../base/ports.ts'
import type { SourceStore } from '../../sources/ports.ts'
import type { SourceManifest } from '../../sources/model/source.ts'
import { plain } from '../../screening/compare-parties.ts'
import type { Gathered } from './gathered.ts'
import { listedParty } from '../../screening/party/listed-party.ts'
import { pinAgain, pinCurrent, type PinnedSource, type SourcePin, sourceState } from './pinned-source.ts'
import { entityOf, lookUpIn } from './registry.ts'
import { type Resolution, resolveSubject } from './resolve.ts'
import { parentsOf, type Related, roleHoldersOf } from './role-holders.ts'
import { screenNames, type Screening } from './screen-names.ts'
import { namesOfSubject, subjectParties } from './subject-party.ts'
import type { WatchLists } from '../../screening/watch-lists/watch-lists.ts'

export interface GatherDeps {
  readonly store: SourceStore
  readonly manifests: readonly SourceManifest[]
  readonly watchLists: WatchLists
  readonly screener: Screener
  readonly clock: Clock
  /** Ids of the lists without which nothing is clean. */
  readonly requiredLists: readonly string[]
  /** The measures under which a confirmed party stops the run. */
  readonly blockingMeasures: Evidence['blockingMeasures']
}

/**
 * From the snapshots in force, or from those of `pins` as they were when a run was computed before. The same subject and
 * snapshots give the same evidence, whatever the order in which the records were taken in. Throws StoreUnavailable, and
 * SnapshotGone for pins that cannot be read any more.
 */
export async function gatherEvidence(
  subject: AskedSubject,
  deps: GatherDeps,
  pins?: readonly SourcePin[],
): Promise<Gathered> {
  const { store, manifests, watchLists, screener, clock, requiredLists, blockingMeasures } = deps
  const sources =
    pins === undefined
      ? pinCurrent(subject, manifests, await store.states(), clock.now())
      : await pinAgain(pins, manifests, store)
  const snapshots = sources.flatMap(({ snapshot }) => snapshot ?? [])
  const kinds = new Map(manifests.map((manifest) => [manifest.id, manifest]))
  const registries = snapshots.filter(({ sourceId }) => kinds.get(sourceId)?.kind === 'registry')
  const cuts: Condition[] = []
  const cut = (condition: Condition): void => void cuts.push(condition)
  const lookUp = lookUpIn(store, registries, cut)
  const index = await (pins === undefined ? watchLists.inForce(snapshots) : watchLists.pinned(snapshots))
  const resolution = await resolveSubject(subject, lookUp, screener, cut)
  const parents = await parentsOf(resolution, lookUp)
  const names = [...ownNames(subject, resolution), ...parents, ...roleHoldersOf(subject, resolution)]
  const screened = await screenNames(names, index, screener, cut)
  // why again: a snapshot that two others have followed may have been removed under the reader's hands
  if (pins === undefined && !(await store.areKept(snapshots))) return gatherEvidence(subject, deps)
  const used = sources.flatMap((source) => ofSubject(source, kinds.get(source.id), subject, resolution))
  const evidence: Evidence = {
    subject,
    screened: screened.toSorted(inOrder),
    ...resolution,
    ...(parents.length > 0 && { parents: parents.flatMap(foundParents) }),
    sources: used.flatMap((source) => {
      const manifest = kinds.get(source.id)
      return manifest === undefined ? [] : [sourceState(source, manifest)]
    }),
    requiredLists: [...new Set(requiredLists)].toSorted(byText),
    blockingMeasures,
    cuts,
  }
  return { evidence, sources: used, screener: screener.version }
}

const foundParents = ({ name, who }: Related): readonly FoundParent[] =>
  who.flatMap((one) => (one.kind === 'parent' ? [{ name, part: one.part, record: one.record }] : []))

/** The names that were given, and those of the entries that an identifier led to, with what the register knows beside. */
function ownNames(subject: AskedSubject, { resolved }: Resolution): readonly Screening[] {
  const who = [{ kind: 'subject' } as const]
  const given = namesOfSubject(subject)
  const known = resolved.flatMap(({ record, by }) => (by === 'name' ? [] : (entityOf(record) ?? [])))
  const asked = mergedFacts([factsOfSubject(subject), ...known.map(factsOfParty)])
  // why without a name: the numbers of the subject are looked up all the same
  const own =
    given.length === 0
      ? [{ name: subject.name, queries: subjectParties(subject, []), asked, who }]
      : given.map((name) => ({ name, queries: subjectParties(subject, [name]), asked, who }))
  const entries = resolved.flatMap(({ record, by }) => {
    const party = by === 'name' ? undefined : entityOf(record)
    if (party === undefined) return []
    const read = listedParty(party)
    return read.names.map((name) => ({
      name: given.find((one) => plain(one) === plain(name.text)) ?? name.text,
      asked,
      queries: [{ ...read, names: [{ ...name, kind: 'primary' as const }] }],
      who,
    }))
  })
  return [...own, ...entries]
}

/**
 * A source of one company each says something of the subject only if it was brought in for the subject. A supplementary
 * source counts from its first import on.
 */
function ofSubject(
  source: PinnedSource,
  manifest: SourceManifest | undefined,
  subject: AskedSubject,
  { resolved, records }: Resolution,
): readonly PinnedSource[] {
  if (manifest?.supplementary === true && source.status === 'never_synced') return []
  if (manifest?.ofOneCompany !== true) return [source]
  const found = [...resolved, ...records].map(({ record }) => record)
  if (found.some(({ sourceId }) => sourceId === source.id)) return [source]
  const isFiler =
    (subject.identifiers ?? []).some(({ scheme }) => scheme === 'cik') ||
    resolved.some(
      ({ record }) => entityOf(record)?.identifiers?.some(({ scheme }) => scheme === 'cik') === true,
    )
  return isFiler ? [{ id: source.id, status: 'never_synced', snapshot: null }] : []
}

const inOrder = (a: Screened, b: Screened): number =>
  byText(a.record.sourceId, b.record.sourceId) ||
  byText(a.record.recordId, b.record.recordId) ||
  byText(a.name, b.name) ||
  byText(canonicalRecord(a), canonicalRecord(b))
