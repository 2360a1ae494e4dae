// Computes a run again from the snapshots it used, without a network, and compares the result with what it sealed.
import type { BundleFile } from '../../audit/bundle/bundle-file.ts'
import { type AuditEntry, readEntry } from '../../audit/entry.ts'
import { digestsOfEntry } from '../../audit/erasure.ts'
import type { WorkspaceLog } from '../../audit/log/workspace-log.ts'
import { byText } from '../../base/by-text.ts'
import { canonicalRecord } from '../../base/canonical-json.ts'
import { firstDifference } from '../../base/json-difference.ts'
import type { Clock } from '../../base/ports.ts'
import { isJsonObject, type JsonValue } from '../../base/json.ts'
import type { ReplayedRun } from '../../contract/replayed-run.ts'
import { SourceStatus } from '../../contract/vocabulary/source.ts'
import type { ScreenerVersion } from '../../screening/screener.ts'
import { RecordsAltered } from '../../sources/snapshots/whole-record.ts'
import { gatherEvidence, type GatherDeps } from '../evidence/gather.ts'
import { type SourcePin, SnapshotGone } from '../evidence/pinned-source.ts'
import type { AskedSubject } from '../rules/asked-subject.ts'
import { ALWAYS_BLOCKING } from '../rules/measures.ts'
import { assessDiligence } from '../rules/scorecard.ts'
import { SCORER_VERSIONS } from '../rules/scorer-name.ts'
import { SCORECARD, sealable } from './audit-trail.ts'
import { examinedRun, type LoggedRuns } from './examined-run.ts'
import { readRunErasure } from './run-erasure.ts'
import type { RunScorecard, StoredRunScorecard } from './run-scorecard.ts'

export interface ReplayPorts {
  readonly store: LoggedRuns
  readonly auditLog: WorkspaceLog
  /** Without what a run records for itself, and without a clock. */
  readonly gather: Omit<GatherDeps, 'requiredLists' | 'blockingMeasures' | 'clock'>
}

/** Undefined where the workspace has no such run. Throws StoreUnavailable. */
export async function replayRun(
  { store, auditLog, gather }: ReplayPorts,
  workspaceId: string,
  id: string,
): Promise<ReplayedRun | undefined> {
  const examined = await examinedRun({ store, auditLog }, workspaceId, id)
  if (examined === undefined) return undefined
  const { run, trail, fault } = examined
  if (fault !== null) return not(`its records are not those that were sealed (${fault.reason})`)
  const erased = readRunErasure(run)
  if (erased !== undefined)
    return not(
      `it was erased on ${erased.at.slice(0, 10)} (${erased.reason}): what it was computed from is deleted`,
    )
  if (run.scorecard === null) return not(`it is ${run.status}: only a completed run has a result`)
  const entries = entriesOf(trail.entries.map(({ record }) => record))
  const other = otherVersions(entries, gather.screener.version)
  if (other.length > 0) return not(`it was computed with ${other.join(', ')}`)
  const sealed = JSON.parse(run.scorecard) as StoredRunScorecard
  const subject = JSON.parse(run.subject) as AskedSubject
  const comparing = { was: JSON.parse(run.scorecard) as JsonValue, shape: asStored }
  return computedAgain({ entries, subject, sealed, ...comparing }, gather)
}

const asStored = (computed: RunScorecard): JsonValue => JSON.parse(canonicalRecord(computed)) as JsonValue

interface SealedRun {
  readonly entries: readonly AuditEntry[]
  readonly subject: AskedSubject
  readonly sealed: StoredRunScorecard
  /** The sealed scorecard, and a computed one in the same shape. */
  readonly was: JsonValue
  readonly shape: (computed: RunScorecard) => JsonValue
}

async function computedAgain(
  { entries, subject, sealed, was, shape }: SealedRun,
  gather: ReplayPorts['gather'],
): Promise<ReplayedRun> {
  try {
    const { evidence } = await gatherEvidence(
      subject,
      {
        ...gather,
        clock: NO_CLOCK,
        requiredLists: requiredListsOf(sealed),
        blockingMeasures: sealed.blockingMeasures ?? ALWAYS_BLOCKING,
      },
      pinsOf(entries),
    )
    const computed: RunScorecard = {
      ...assessDiligence({ ...evidence, ...(sealed.decisions && { decisions: sealed.decisions }) }),
      sources: evidence.sources,
    }
    const [before, after] = [was, shape(computed)].map(withoutWording) as [JsonValue, JsonValue]
    if (JSON.stringify(before) === JSON.stringify(after)) return { kind: 'reproduced' }
    const difference = firstDifference(before, after)
    return { kind: 'differs', at: difference.at, sealed: difference.before, computed: difference.after }
  } catch (error) {
    if (error instanceof SnapshotGone || error instanceof RecordsAltered) return not(error.message)
    throw error
  }
}

/**
 * The same from a saved audit trail that agrees with itself: with the subject and the scorecard that it shows, and with the snapshots
 * of this store.
 */
export async function replayRunTrail(
  { records, disclosures }: Pick<BundleFile, 'records' | 'disclosures'>,
  gather: ReplayPorts['gather'],
): Promise<ReplayedRun> {
  const entries = entriesOf(records)
  const last = entries.at(-1)
  if (last?.type !== 'scorecard.sealed')
    return not('the run has no scorecard: only a completed run has a result')
  const { value: was } = disclosures.find(({ name }) => name === SCORECARD) ?? {}
  const prefix = 'subject.'
  const fields = disclosures.filter(({ name }) => name.startsWith(prefix))
  const isWhole = fields.length === digestsOfEntry(entries[1]).length
  if (was === undefined || !isWhole)
    return not('the file does not show the subject and the scorecard: they were withheld or erased')
  const other = otherVersions(entries, gather.screener.version)
  if (other.length > 0) return not(`it was computed with ${other.join(', ')}`)
  const missing: string[] = []
  for (const { id, snapshotId } of pinsOf(entries)) {
    const stored = snapshotId === null ? [] : await gather.store.snapshots(id)
    if (snapshotId !== null && !stored.some((snapshot) => snapshot.id === snapshotId))
      missing.push(snapshotId)
  }
  if (missing.length > 0)
    return not(
      `the database of this machine lacks ${missing.length === 1 ? 'the snapshot' : 'the snapshots'} ${missing.join(', ')}. Replay it where the run was computed`,
    )
  const subject = Object.fromEntries(
    fields
      .toSorted((a, b) => byText(a.name, b.name))
      .map(({ name, value }) => [name.slice(prefix.length), value]),
  )
  return computedAgain(
    {
      entries,
      subject: subject as unknown as AskedSubject,
      sealed: was as unknown as StoredRunScorecard,
      was,
      shape: (computed) => sealable(asStored(computed)),
    },
    gather,
  )
}

function entriesOf(records: readonly string[]): readonly AuditEntry[] {
  return records.flatMap((record) => {
    const reading = readEntry(record)
    return reading.kind === 'entry' ? [reading.entry] : []
  })
}

/** Without the title and the scorers of each source: the program describes its sources with them, and no rule reads them. */
function withoutWording(value: JsonValue): JsonValue {
  if (!isJsonObject(value) || !Array.isArray(value['sources'])) return value
  const sources = value['sources'].map((source) => {
    if (!isJsonObject(source)) return source
    const { title: _title, scorers: _scorers, ...rest } = source
    return rest
  })
  return { ...value, sources }
}

const NO_CLOCK: Clock = {
  now: () => {
    throw new Error('a replay must not read the clock')
  },
}

const not = (why: string): ReplayedRun => ({ kind: 'not_replayable', why })

/** What the run was computed with that this program does not have, each beside what it has. */
function otherVersions(entries: readonly AuditEntry[], screener: ScreenerVersion): readonly string[] {
  const sealed = entries.at(-1)?.data ?? {}
  const pairs: (readonly [string, JsonValue | undefined, string])[] = [
    ['version of the matcher', sealed['matcher'], screener.matcher],
    ['tables of names', sealed['resources'], screener.resources],
    ...entries
      .filter(({ type }) => type === 'scorer')
      .map(({ data }) => {
        const [name, here] = Object.entries(SCORER_VERSIONS).find(([known]) => known === data['name']) ?? []
        return [
          `version of the scorer ${name ?? 'that is not here'}`,
          data['version'],
          here ?? 'none',
        ] as const
      }),
  ]
  return pairs.flatMap(([what, then, now]) =>
    then === now ? [] : [`${what} ${JSON.stringify(then)}, and here is ${JSON.stringify(now)}`],
  )
}

const pinsOf = (entries: readonly AuditEntry[]): readonly SourcePin[] =>
  entries
    .filter(({ type }) => type === 'source')
    .map(({ data: { id, status, snapshot } }) => ({
      id: typeof id === 'string' ? id : '',
      status: SourceStatus.parse(status),
      snapshotId: typeof snapshot === 'string' ? snapshot : null,
    }))

/** The required lists, as the run said how complete its search was. */
const requiredListsOf = ({ coverage }: StoredRunScorecard): readonly string[] =>
  Object.values(coverage?.required ?? {}).flatMap((sources) => sources.map(({ source }) => source))
