// Takes in the files of a source: reads them to the end, checks them against floors and the previous snapshot, and then
// puts them in force. After any error, the previous snapshot stays.
import type { RecordDate } from '../model/record.ts'
import { narrowedTo, narrowingNote } from './narrowing.ts'
import type { ReadBatch } from './read-batches.ts'
import {
  SnapshotRefused,
  type FiledRecord,
  type FileValidators,
  type Intake,
  type Snapshot,
  type SourceStore,
} from '../ports.ts'
import { belowFloors, checkNotEmpty, lostRecords } from './shortfalls.ts'
import { checkAsOf, checkDated, dateSnapshot, setBackFrom } from './snapshot-date.ts'
import { SnapshotTree } from './snapshot-tree.ts'
import { takeAgain } from './take-again.ts'
import { isWhole } from './whole-record.ts'
import type { SourceManifest } from '../model/source.ts'

/** A snapshot that is ready to be read, and what is known about it before that. */
export interface OpenedSnapshot {
  readonly batches: AsyncIterable<ReadBatch>
  /** SHA-256 over the raw files. */
  readonly contentSha256: string
  readonly bytes: number
  /** The address it was fetched from; absent for imported files. */
  readonly url?: string
  readonly importedFrom?: string
  readonly etag?: string
  readonly lastModified?: string
  /** Validators of each fetched file. */
  readonly validators?: Readonly<Record<string, FileValidators>>
  readonly sample?: boolean
}

export interface TakeInOptions {
  /** ISO instant. */
  readonly now: string
  /** The operator's date, for files that carry none. */
  readonly asOf?: RecordDate
  /** The operator accepts fewer records than the source should have. */
  readonly belowFloor?: boolean
  /** The operator lets older files take the place of newer ones. */
  readonly rollback?: boolean
  readonly only?: ReadonlySet<string>
  readonly onRecords?: (records: number) => void
  /** Stops it before it is in force. */
  readonly signal?: AbortSignal
}

export type TakenIn =
  | { readonly kind: 'unchanged'; readonly snapshot: Snapshot }
  /** The stored records had been altered; those of the files took their place. */
  | { readonly kind: 'mended'; readonly snapshot: Snapshot; readonly mended: number }
  | {
      readonly kind: 'taken'
      readonly snapshot: Snapshot
      readonly intake: Intake
      /** Records that had been altered and are those of the files again; absent if there were none. */
      readonly mended?: number
    }

/**
 * Puts a snapshot in force. Gives `unchanged` if the files equal those of the snapshot in force, byte for byte and read
 * in the same way, or add nothing to a source whose files cover a part. If its stored records were altered meanwhile, the
 * files are read again and mend them. Each result ends a recorded failure. Throws SnapshotRefused, and what the source's
 * reader throws for files it cannot read.
 */
export async function takeIn(
  manifest: SourceManifest,
  opened: OpenedSnapshot,
  store: SourceStore,
  options: TakeInOptions,
): Promise<TakenIn> {
  const { now, asOf, only, signal } = options
  const { id, parserVersion } = manifest
  checkAsOf(asOf, now)
  const before = (await store.states()).find(({ sourceId }) => sourceId === id)?.current ?? null
  const unchanged = async (snapshot: Snapshot): Promise<TakenIn> => {
    await store.note(id, { failure: null })
    return { kind: 'unchanged', snapshot }
  }
  if (before !== null && isSame(before, opened, parserVersion, only, asOf)) {
    if (await isWhole(before, manifest.kind, store, signal)) return unchanged(before)
    const mended = await takeAgain(manifest, before, opened.batches, store, options)
    await store.note(id, { failure: null })
    return { kind: 'mended', ...mended }
  }
  checkDated(manifest, {
    asOf,
    isFetched: opened.url !== undefined || opened.lastModified !== undefined,
    isSample: opened.sample === true,
  })
  // why not to a sample: invented data must not mix with published data
  const isAddition =
    manifest.partial === true && before !== null && before.sample === (opened.sample === true)
  const isReadAnew = before !== null && before.parserVersion !== parserVersion
  const intake = await store.begin(id, { signal, refile: isAddition || isReadAnew })
  try {
    const { counts, taken, foundDate, warnings, short } = await takeAll(
      opened.batches,
      (records) => intake.put(records),
      options.onRecords,
    )
    checkNotEmpty(manifest, taken, only)
    const {
      date,
      datedBy,
      warnings: ofDate,
    } = dateSnapshot({
      sourceId: id,
      now,
      asOf,
      found: foundDate,
      lastModified: opened.lastModified,
      isFetched: opened.url !== undefined,
      isSample: opened.sample === true,
    })
    const rolledBackFrom =
      isAddition || opened.sample === true
        ? undefined
        : setBackFrom(
            { date, contentSha256: opened.contentSha256, isFetched: opened.url !== undefined },
            before,
          )
    if (rolledBackFrom !== undefined && options.rollback !== true)
      throw new SnapshotRefused(
        `${id}: The files are of ${date}, older than those in force, of ${rolledBackFrom}. The snapshot before stays in force. To set the source back, import them with --rollback.`,
      )
    const newest = isAddition && before.asOf !== null && before.asOf > date ? before.asOf : date
    const tree = new SnapshotTree()
    const {
      recordsHash,
      records,
      refiled,
      mended,
      intake: difference,
    } = await intake.finish(isAddition ? 'stay' : 'close', tree)
    // why not of a narrowed source: the floors are those of the whole
    const below = only === undefined ? belowFloors(counts, manifest.floors) : []
    // why a register may be below: a list that is cut clears who is listed, a register that is a part only says less
    const isRefused = short.length > 0 || (below.length > 0 && manifest.kind === 'watch-list')
    const lost = rolledBackFrom === undefined ? lostRecords(records, before) : []
    const shortfall = [...short, ...below, ...lost]
    if ((isRefused || lost.length > 0) && options.belowFloor !== true)
      throw new SnapshotRefused(
        `${id}: ${shortfall.join(' ')} The snapshot before stays in force. If the file is whole, import it with --below-floor.`,
      )
    const addsNothing = recordsHash === before?.recordsHash && refiled === 0 && newest === before.asOf
    // why only for imported files: for fetched files the validators show the difference the next time
    if (isAddition && addsNothing && opened.url === undefined && isReadAlike(before, parserVersion, only)) {
      await intake.abandon()
      const same = await unchanged(before)
      return mended === 0 ? same : { kind: 'mended', snapshot: before, mended }
    }
    const snapshot = await intake.putInForce({
      id: `${id}@${opened.contentSha256.slice(0, 12)}`,
      sourceId: id,
      fetchedAt: now,
      asOf: newest,
      datedBy,
      ...(rolledBackFrom !== undefined && { rolledBackFrom }),
      shortfalls: shortfall,
      url: opened.url ?? null,
      importedFrom: opened.importedFrom ?? null,
      etag: opened.etag ?? null,
      lastModified: opened.lastModified ?? null,
      ...(opened.validators !== undefined && { validators: opened.validators }),
      bytes: opened.bytes,
      contentSha256: opened.contentSha256,
      recordsHash,
      recordsRoot: tree.root(),
      counts,
      records,
      parserVersion,
      licence: manifest.licence,
      warnings: [...warnings, ...ofDate, ...shortfall, ...narrowingNote(only)],
      sample: opened.sample === true,
    })
    return { kind: 'taken', snapshot, intake: difference, ...(mended > 0 && { mended }) }
  } catch (error) {
    // why its own error is dropped: the first error says what happened, and the next import removes the rest
    await intake.abandon().catch(() => undefined)
    throw error
  }
}

/** Whether the same files would be read into the same records as for this snapshot. */
export function isReadAlike(
  before: Snapshot,
  parserVersion: string,
  only: ReadonlySet<string> | undefined,
): boolean {
  return (
    before.parserVersion === parserVersion &&
    narrowingNote(narrowedTo(before)).join() === narrowingNote(only).join()
  )
}

function isSame(
  before: Snapshot,
  opened: OpenedSnapshot,
  parserVersion: string,
  only: ReadonlySet<string> | undefined,
  asOf: RecordDate | undefined,
): boolean {
  return (
    before.contentSha256 === opened.contentSha256 &&
    before.sample === (opened.sample === true) &&
    // why: the publisher now confirms files that were imported by hand, which makes another snapshot
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
  let foundDate: RecordDate | undefined
  let taken = 0
  for await (const { records, kinds, found } of batches) {
    for (const { asOf, warning, shortfall } of found) {
      if (asOf !== undefined) foundDate = asOf
      if (warning !== undefined) warnings.push(warning)
      if (shortfall !== undefined) short.push(shortfall)
    }
    for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1
    await put(records)
    taken += records.length
    onRecords?.(taken)
  }
  return { counts, taken, warnings, short, foundDate }
}
