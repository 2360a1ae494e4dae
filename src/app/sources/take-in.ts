// Takes the files of a source in: read to the end, checked against floors and against the snapshot before, and only then
// in force. Whatever goes wrong, the snapshot before stays.
import type { PartialDate } from '../../core/diligence/record.ts'
import type { ReadBatch } from './read-batches.ts'
import {
  SnapshotRefused,
  type FiledRecord,
  type FileValidators,
  type Intake,
  type Snapshot,
  type SourceStore,
} from './records.ts'
import type { SourceManifest } from './source.ts'

/** A snapshot that is about to be read, and what is known of it before. */
export interface OpenedSnapshot {
  readonly batches: AsyncIterable<ReadBatch>
  /** SHA-256 over the raw files. */
  readonly contentSha256: string
  readonly bytes: number
  /** Fetched from there; absent for files brought in by hand. */
  readonly url?: string
  readonly importedFrom?: string
  readonly etag?: string
  readonly lastModified?: string
  /** Of each file that was fetched. */
  readonly validators?: Readonly<Record<string, FileValidators>>
  readonly sample?: boolean
}

export interface TakeInOptions {
  /** ISO instant. */
  readonly now: string
  /** The operator's word for the date of the file. */
  readonly asOf?: PartialDate
  /** The operator takes fewer records than the source should have. */
  readonly belowFloor?: boolean
  readonly only?: ReadonlySet<string>
  readonly onRecords?: (records: number) => void
  /** Ends it before it is in force. */
  readonly signal?: AbortSignal
}

export type TakenIn =
  | { readonly kind: 'unchanged'; readonly snapshot: Snapshot }
  | { readonly kind: 'taken'; readonly snapshot: Snapshot; readonly intake: Intake }

/** A list that loses more than this percentage of its records at once was cut rather than amended. */
const MOST_LOST = 20

/**
 * Brings a snapshot in force. `unchanged` where the files are those of the snapshot in force, byte for byte, read the same
 * way. Throws SnapshotRefused, and what the source's reader throws for files it cannot read.
 */
export async function takeIn(
  manifest: SourceManifest,
  opened: OpenedSnapshot,
  store: SourceStore,
  options: TakeInOptions,
): Promise<TakenIn> {
  const { now, asOf, only, signal } = options
  const before = (await store.states()).find(({ sourceId }) => sourceId === manifest.id)?.current ?? null
  if (isSame(before, opened, manifest.parserVersion, only, asOf))
    return { kind: 'unchanged', snapshot: before as Snapshot }
  // why not to a sample: what was made up to try the program must not stay among what was published
  const isAddition =
    manifest.partial === true && before !== null && before.sample === (opened.sample === true)
  const intake = await store.begin(manifest.id, signal)
  try {
    const { counts, foundDate, warnings, short } = await takeAll(
      opened.batches,
      (records) => intake.put(records),
      options.onRecords,
    )
    const date =
      asOf ?? foundDate ?? dayOf(opened.lastModified) ?? (opened.url === undefined ? null : now.slice(0, 10))
    if (date === null)
      throw new SnapshotRefused(
        `The files of ${manifest.id} carry no date. Say of which day they are with --as-of YYYY-MM-DD.`,
      )
    const { recordsHash, records, intake: taken } = await intake.finish(isAddition ? 'stay' : 'close')
    const shortfall = [...short, ...shortfalls(counts, records, manifest.floors, before)]
    if (shortfall.length > 0 && options.belowFloor !== true)
      throw new SnapshotRefused(
        `${manifest.id}: ${shortfall.join(' ')} The snapshot before stays in force. If the file is whole, import it with --below-floor.`,
      )
    const snapshot = await intake.putInForce({
      id: `${manifest.id}@${opened.contentSha256.slice(0, 12)}`,
      sourceId: manifest.id,
      fetchedAt: now,
      asOf: isAddition && before.asOf !== null && before.asOf > date ? before.asOf : date,
      url: opened.url ?? null,
      importedFrom: opened.importedFrom ?? null,
      etag: opened.etag ?? null,
      lastModified: opened.lastModified ?? null,
      ...(opened.validators !== undefined && { validators: opened.validators }),
      bytes: opened.bytes,
      contentSha256: opened.contentSha256,
      recordsHash,
      counts,
      records,
      parserVersion: manifest.parserVersion,
      licence: manifest.licence,
      warnings: [...warnings, ...shortfall, ...narrowing(only)],
      sample: opened.sample === true,
    })
    return { kind: 'taken', snapshot, intake: taken }
  } catch (error) {
    // why its own failure is dropped: the first one says what happened, and the next import removes what is left
    await intake.abandon().catch(() => undefined)
    throw error
  }
}

/** Whether the same files would be read into the same records as they were for this snapshot. */
export function isReadAlike(
  before: Snapshot,
  parserVersion: string,
  only: ReadonlySet<string> | undefined,
): boolean {
  return (
    before.parserVersion === parserVersion && narrowing(narrowedTo(before)).join() === narrowing(only).join()
  )
}

const NARROWED = 'Narrowed to'

/** What the source was narrowed to for this snapshot; undefined where it was taken whole. */
export function narrowedTo({ warnings }: Snapshot): ReadonlySet<string> | undefined {
  const narrowed = warnings.find((warning) => warning.startsWith(NARROWED))
  return narrowed === undefined ? undefined : new Set(narrowed.slice(NARROWED.length + 1, -1).split(', '))
}

const narrowing = (only: ReadonlySet<string> | undefined): readonly string[] =>
  only === undefined ? [] : [`${NARROWED} ${[...only].sort().join(', ')}.`]

function isSame(
  before: Snapshot | null,
  opened: OpenedSnapshot,
  parserVersion: string,
  only: ReadonlySet<string> | undefined,
  asOf: PartialDate | undefined,
): boolean {
  return (
    before !== null &&
    before.contentSha256 === opened.contentSha256 &&
    before.sample === (opened.sample === true) &&
    // why: the publisher's word for files that were brought in by hand makes them another snapshot
    (opened.url === undefined || before.url !== null) &&
    (asOf === undefined || asOf === before.asOf) &&
    isReadAlike(before, parserVersion, only)
  )
}

async function takeAll(
  batches: OpenedSnapshot['batches'],
  put: (records: readonly FiledRecord[]) => Promise<void>,
  onRecords: TakeInOptions['onRecords'],
) {
  const counts: Record<string, number> = {}
  const warnings: string[] = []
  const short: string[] = []
  let foundDate: PartialDate | undefined
  let taken = 0
  for await (const { records, kinds, found } of batches) {
    for (const { asOf, warning, shortfall } of found) {
      if (asOf !== undefined) foundDate = asOf
      if (warning !== undefined) warnings.push(warning)
      if (shortfall !== undefined) short.push(shortfall)
    }
    for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1
    await put(records)
    onRecords?.((taken += records.length))
  }
  return { counts, warnings, short, foundDate }
}

/** In what a snapshot falls short of what its source should have, one sentence each. */
function shortfalls(
  counts: Readonly<Record<string, number>>,
  records: number,
  floors: Readonly<Record<string, number>>,
  before: Snapshot | null,
): string[] {
  if (records === 0) return ['The files hold no record.']
  const under = Object.entries(floors)
    .filter(([kind, floor]) => (counts[kind] ?? 0) < floor)
    .map(
      ([kind, floor]) =>
        `The files hold ${counts[kind] ?? 0} of kind ${kind} where at least ${floor} are due.`,
    )
  const lost = before === null || before.sample ? 0 : before.records - records
  const cut =
    before !== null && lost * 100 > before.records * MOST_LOST
      ? [`The files hold ${records} records where the snapshot before had ${before.records}.`]
      : []
  return [...under, ...cut]
}

/** The day of an HTTP date or an ISO instant. */
function dayOf(instant: string | undefined): PartialDate | undefined {
  if (instant === undefined) return undefined
  const at = Date.parse(instant)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString().slice(0, 10)
}
