// The store of source records as the use cases see it: snapshots, each of which replaces the one before as a whole, and
// the records that each of them holds.
import type { RecordDate } from './model/record.ts'

/** The values by which a publisher distinguishes versions of a file. */
export interface FileValidators {
  /** The requested address, not the one it redirected to. */
  readonly url: string
  readonly etag?: string
  readonly lastModified?: string
  /** Number of bytes as sent. */
  readonly contentLength?: number
}

/** The error for a snapshot that is not put in force: gives the reason and the remedy. The previous snapshot stays. */
export class SnapshotRefused extends Error {
  override readonly name = 'SnapshotRefused'
}

/**
 * The error when another import of the source has begun since. That import decides what is in force and reports the
 * status.
 */
export class SnapshotSuperseded extends SnapshotRefused {}

/** Who gave the day of a snapshot. */
export type SnapshotDating = 'publisher' | 'operator' | 'server'

/** One state of a source. It never changes once it is in force. */
export interface Snapshot {
  /**
   * `sourceId@` and the first 12 digits of the content's hash, with a number after it if the same content came back.
   */
  readonly id: string
  readonly sourceId: string
  /** Increases with every snapshot of any source. A record stores the first and the last `seq` in which it held. */
  readonly seq: number
  /** ISO instant at which the files were fetched or imported. */
  readonly fetchedAt: string
  /** The day of the files: see `datedBy`. */
  readonly asOf: RecordDate | null
  /**
   * Who gave the day: the publisher in the files, the operator for files that carry none, or the server they were fetched
   * from. Absent in older snapshots.
   */
  readonly datedBy?: SnapshotDating
  /** The day of the newer snapshot whose place it took: the operator set the source back. */
  readonly rolledBackFrom?: RecordDate
  /** How its files fall short of what the source should contain, one sentence each; absent in older snapshots. */
  readonly shortfalls?: readonly string[]
  /** Where it was fetched from; null for imported files. */
  readonly url: string | null
  /** File or folder it was imported from; null if it was fetched. */
  readonly importedFrom: string | null
  readonly etag: string | null
  readonly lastModified: string | null
  /** Validators of each fetched file by its official name; absent for imported files. */
  readonly validators?: Readonly<Record<string, FileValidators>>
  readonly bytes: number
  /** SHA-256 over the raw bytes of the files, as provenance. */
  readonly contentSha256: string
  /** SHA-256 over the sorted `recordId:recordHash`; equal if no record changed. */
  readonly recordsHash: string
  /** Root of the tree over the records, in the order of their ids; absent in older snapshots. */
  readonly recordsRoot?: string
  /** Number of records by `partyKind` of their main party, else by the kind of their main part. */
  readonly counts: Readonly<Record<string, number>>
  readonly records: number
  readonly parserVersion: string
  readonly licence: string
  readonly warnings: readonly string[]
  /** Sample data that comes with the program. */
  readonly sample: boolean
}

/** The status of a source, apart from its manifest. */
export interface SourceState {
  readonly sourceId: string
  /** The snapshot in force; null before the first. */
  readonly current: Snapshot | null
  /**
   * ISO instant of the last check that took the publisher's file or found it unchanged; null if all files were
   * imported.
   */
  readonly checkedAt: string | null
  /**
   * Why the last sync was refused or interrupted, and how many failed in a row; null after a successful sync or import.
   */
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
  /** Its lookup keys: `lei:...`, `name:...`. */
  readonly keys: readonly string[]
  /** What the files of the publisher say of it, packed: see `packExtracts`. Not part of its hash. */
  readonly extracts?: string
}

/** A stored record with the source it came from. */
export interface StoredRecord extends Omit<FiledRecord, 'keys' | 'extracts'> {
  readonly sourceId: string
}

/** What of a record is a leaf of the tree of its snapshot. */
export type HashedRecord = Pick<FiledRecord, 'recordId' | 'recordHash' | 'url' | 'locator'>

/** A complete subtree of the tree over the records of a snapshot, of a fixed number of records. */
export interface SnapshotTile {
  /** From 0. */
  readonly tile: number
  readonly lastId: string
  /** Its root, 64 hex digits. */
  readonly hash: string
}

/** Takes the records of a snapshot in the order of their ids, and gives the tile that a record completes. */
export interface TreeBuilder {
  add(record: HashedRecord): SnapshotTile | undefined
}

/** What proofs of records are made of. */
export interface TreeParts {
  /** The roots of all tiles, in their order. */
  readonly tiles: readonly string[]
  /**
   * The records of each tile in which one of the wanted records is, if the snapshot holds it. Under the number of tiles: the
   * records after the last one.
   */
  readonly records: ReadonlyMap<number, readonly HashedRecord[]>
}

/** A record as it held from one snapshot of its source until another. */
export interface StoredVersion {
  readonly record: StoredRecord
  /** `seq` of the first snapshot that held it. */
  readonly since: number
  /** `seq` of the first snapshot that did not; null while it holds. */
  readonly until: number | null
  /** What the files of its first snapshot say of it, packed; absent where the source gives none. */
  readonly extracts?: string
}

/** How two snapshots of a source differ, by record id. */
export interface SnapshotDifference {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly changed: readonly string[]
  readonly unchanged: number
}

/** What a snapshot took in. */
export interface Intake {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly removed: number
}

/** A snapshot that is being taken in. Readers see none of it before `putInForce`. */
export interface SnapshotIntake {
  /**
   * Takes some records, each id once. A stored record with the hash of a taken one and other parts was altered: it gets the
   * parts back, in every snapshot that holds it. Throws StoreUnavailable and, like the other methods, SnapshotSuperseded.
   */
  put(records: readonly FiledRecord[]): Promise<void>
  /**
   * Closes or keeps the records that were not seen. Gives all records that hold to the tree, and stores the tiles that they complete. Gives the hash over them, their number, the number
   * stored again with the same content, the number that had been altered, and the numbers that are new, changed or gone.
   */
  finish(
    unseen: 'close' | 'stay',
    tree: TreeBuilder,
  ): Promise<{
    readonly recordsHash: string
    readonly records: number
    readonly refiled: number
    readonly mended: number
    readonly intake: Intake
  }>
  /** Replaces the previous snapshot with this one, in one step. */
  putInForce(snapshot: Omit<Snapshot, 'seq'>): Promise<Snapshot>
  /**
   * Removes every trace of it. If a signal interrupts the removal, readers see nothing of the rest, and the next
   * snapshot removes it.
   */
  abandon(): Promise<void>
}

export interface BeginOptions {
  /** After it is aborted, every method but `abandon` throws its reason. */
  readonly signal?: AbortSignal | undefined
  /**
   * Also compares the address, locator and keys of records with the same content. A record that differs is stored
   * again: a parser may have changed, or the snapshot in force may come from another parser.
   */
  readonly refile?: boolean
}

type Numbered = Pick<Snapshot, 'sourceId' | 'seq'>

export interface SourceStore {
  states(): Promise<readonly SourceState[]>
  /** Newest first, without those that are being removed. */
  snapshots(sourceId: string): Promise<readonly Snapshot[]>
  /** Begins a snapshot and first removes an unfinished one. One at a time for each source. */
  begin(sourceId: string, options?: BeginOptions): Promise<SnapshotIntake>
  /** Records a successful check (`failure` null) or a failed attempt; the snapshot in force stays. */
  note(
    sourceId: string,
    outcome: { readonly failure: Failure | null; readonly checkedAt?: string },
  ): Promise<void>
  /**
   * Runs the work unless other work on the source is running, on this or another server of the same store. Then it does
   * nothing and gives undefined.
   */
  alone<T>(sourceId: string, work: () => Promise<T>): Promise<T | undefined>
  /** Those of these sources with work running under `alone`. On the embedded store it does not see other processes. */
  atWork(sourceIds: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Removes the snapshots that are neither among the two newest of the source nor pinned by a run, and the records that
   * held in none of those that stay. If a signal interrupts it, the next call removes the rest.
   */
  removeSpare(sourceId: string, signal?: AbortSignal): Promise<void>
  /** False if one of them is gone or being removed: what was read from it may be incomplete. */
  areKept(snapshots: readonly Snapshot[]): Promise<boolean>
  /** Every record that held in the snapshot, ordered by id, in pages. */
  recordsOf(snapshot: Numbered): AsyncIterable<readonly StoredRecord[]>
  /**
   * Records that have one of these keys and held in one of these snapshots, ordered by source and id; at most `limit`.
   */
  withKeys(
    keys: readonly string[],
    snapshots: readonly Numbered[],
    limit: number,
  ): Promise<readonly StoredRecord[]>
  /** Every stored version of a record, those of an import that is under way too, newest first; at most the 1,000 newest. */
  versionsOf(sourceId: string, recordId: string): Promise<readonly StoredVersion[]>
  difference(older: Snapshot, newer: Snapshot): Promise<SnapshotDifference>
  /** The stored keys of the records that held in the snapshot, from one id up to another, by record id. */
  keysIn(
    snapshot: Numbered,
    ids: { readonly from: string; readonly to: string },
  ): Promise<ReadonlyMap<string, readonly string[]>>
  /** What proves that the snapshot holds these records. */
  treeParts(snapshot: Numbered, recordIds: readonly string[]): Promise<TreeParts>
}
