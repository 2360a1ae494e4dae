// Where the records of sources are kept, as the use cases know it: snapshots that replace one another whole, and the
// records that held in each of them.
import type { PartialDate } from './model/record.ts'

/** By what its publisher tells one version of a file from another. */
export interface FileValidators {
  /** The address that was asked, not where it led to. */
  readonly url: string
  readonly etag?: string
  readonly lastModified?: string
  /** Bytes as they were sent. */
  readonly contentLength?: number
}

/** A snapshot that is not put in force: says why and what to do. The one before stays. */
export class SnapshotRefused extends Error {
  override readonly name = 'SnapshotRefused'
}

/** Another import of the source has begun since: that one decides what is in force, and says how the source stands. */
export class SnapshotSuperseded extends SnapshotRefused {}

/** One state of a source. It is never changed once it is in force. */
export interface Snapshot {
  /** `sourceId@` and the first 12 digits of the content's hash; with a number behind it where a content came back. */
  readonly id: string
  readonly sourceId: string
  /** Grows with every snapshot of any source; records say from which and up to which they held. */
  readonly seq: number
  /** ISO instant at which the files were fetched or brought in. */
  readonly fetchedAt: string
  /** The publisher's own date, or the one the operator gave. */
  readonly asOf: PartialDate | null
  /** Where it was fetched from; null for files brought in by hand. */
  readonly url: string | null
  /** File or folder it was imported from; null when it was fetched. */
  readonly importedFrom: string | null
  readonly etag: string | null
  readonly lastModified: string | null
  /** Of each file that was fetched, by its official name; absent for files brought in by hand. */
  readonly validators?: Readonly<Record<string, FileValidators>>
  readonly bytes: number
  /** SHA-256 over the files: raw bytes, as provenance. */
  readonly contentSha256: string
  /** SHA-256 over the sorted `recordId:recordHash`: whether anything changed. */
  readonly recordsHash: string
  /** Records by `partyKind` of their main party, or by the kind of their main part. */
  readonly counts: Readonly<Record<string, number>>
  readonly records: number
  readonly parserVersion: string
  readonly licence: string
  readonly warnings: readonly string[]
  /** It came with the program, to be tried out. */
  readonly sample: boolean
}

/** How a source stands, apart from its manifest. */
export interface SourceState {
  readonly sourceId: string
  /** The snapshot in force; null before the first good one. */
  readonly current: Snapshot | null
  /** ISO instant of the last check that found the publisher's file unchanged or took it; null when only files were brought in. */
  readonly checkedAt: string | null
  /** Why the last sync was refused or broke off, and how many did in a row; null after a good one, or a good import. */
  readonly failure: (Failure & { readonly count: number }) | null
}

export interface Failure {
  /** ISO instant. */
  readonly at: string
  readonly message: string
}

/** A record as it is stored. */
export interface FiledRecord {
  readonly recordId: string
  /** SHA-256 over the canonical JSON of its parts. */
  readonly recordHash: string
  readonly url: string
  readonly locator: string
  /** Its parts as canonical JSON text. */
  readonly parts: string
  /** Keys it is looked up by: `lei:...`, `name:...`. */
  readonly keys: readonly string[]
}

/** A stored record with the source it came from. */
export interface StoredRecord extends Omit<FiledRecord, 'keys'> {
  readonly sourceId: string
}

/** How two snapshots of a source differ, by record id. */
export interface SnapshotDifference {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly changed: readonly string[]
  readonly unchanged: number
}

/** What was taken in by a snapshot. */
export interface Intake {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly removed: number
}

/** A snapshot being taken in. Nothing of it is seen by anybody before `putInForce`. */
export interface SnapshotIntake {
  /** Takes some records, each id once. Throws StoreUnavailable, and as all the others SnapshotSuperseded. */
  put(records: readonly FiledRecord[]): Promise<void>
  /**
   * Closes the records that were not seen, or lets them stay. The hash over all records that hold, how many they are, how
   * many of them were filed anew with the same content, and how many are new, other or gone.
   */
  finish(unseen: 'close' | 'stay'): Promise<{
    readonly recordsHash: string
    readonly records: number
    readonly refiled: number
    readonly intake: Intake
  }>
  /** The snapshot takes the place of the one before it, in one step. */
  putInForce(snapshot: Omit<Snapshot, 'seq'>): Promise<Snapshot>
  /** Removes every trace of it; what a signal leaves of it nobody sees, and the next snapshot removes it. */
  abandon(): Promise<void>
}

export interface BeginOptions {
  /** Once it is aborted, all but `abandon` throws its reason. */
  readonly signal?: AbortSignal | undefined
  /**
   * Compares records of the same content by their address, locator and keys too, and files those anew that differ: a parser
   * may have changed, or the snapshot in force may hold what another one read.
   */
  readonly refile?: boolean
}

type Numbered = Pick<Snapshot, 'sourceId' | 'seq'>

export interface SourceStore {
  states(): Promise<readonly SourceState[]>
  /** Newest first, without those that are being removed. */
  snapshots(sourceId: string): Promise<readonly Snapshot[]>
  /** Begins a snapshot; one that was left unfinished is removed first. One at a time for each source. */
  begin(sourceId: string, options?: BeginOptions): Promise<SnapshotIntake>
  /** Notes a good check (`failure` null) or a failed attempt; the snapshot in force stays. */
  note(
    sourceId: string,
    outcome: { readonly failure: Failure | null; readonly checkedAt?: string },
  ): Promise<void>
  /** Runs a work of a source unless another one is at it, also of another server on the same store: then undefined, and nothing is done. */
  alone<T>(sourceId: string, work: () => Promise<T>): Promise<T | undefined>
  /** Those of these sources that somebody works on alone. On the embedded store another process is not seen. */
  atWork(sourceIds: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Removes the snapshots that are neither among the two newest of the source nor pinned by a run, and the records that held
   * in none of those that stay. What a signal leaves is removed the next time.
   */
  removeSpare(sourceId: string, signal?: AbortSignal): Promise<void>
  /** False where one of them is being removed or is gone: what was read of it may have been a part of it only. */
  areKept(snapshots: readonly Snapshot[]): Promise<boolean>
  /** Every record that held in the snapshot, ordered by id, in pages. */
  recordsOf(snapshot: Numbered): AsyncIterable<readonly StoredRecord[]>
  /** Records with one of these keys that held in one of these snapshots, ordered by source and id; at most `limit`. */
  withKeys(
    keys: readonly string[],
    snapshots: readonly Numbered[],
    limit: number,
  ): Promise<readonly StoredRecord[]>
  difference(older: Snapshot, newer: Snapshot): Promise<SnapshotDifference>
}
