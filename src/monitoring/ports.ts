// What monitoring needs of the world: portfolios and batches as they are stored, the watch lists in force, and queues of batches and passes.
import type { Clock, Ids } from '../base/ports.ts'
import type {
  CloseSpelling,
  IdempotencyWrites,
  JobQueue,
  OlderThan,
  OutboxWrites,
  QueueReads,
  Runner,
  TenantStore,
  Opener,
} from '../call/ports.ts'
import type { CaseReads, CaseWrites } from '../cases/ports.ts'
import type { LogReads, LogWrites } from '../audit/ports.ts'
import type { WorkspaceLog } from '../audit/log/workspace-log.ts'
import type { BatchMatch, BatchStatus } from '../contract/vocabulary/batch.ts'
import type { PassList, PassScope, PassStatus } from '../contract/vocabulary/watch.ts'
import type { RowMistake } from '../contract/vocabulary/portfolio.ts'
import type { SourceStatus } from '../contract/vocabulary/source.ts'
import type { Screener, ScreenerVersion } from '../screening/screener.ts'
import type { WatchLists } from '../screening/watch-lists/watch-lists.ts'
import type { SourceManifest } from '../sources/model/source.ts'
import type { SourceStore, StoredRecord } from '../sources/ports.ts'
import type { MailDigestReads, MailDigestWrites } from './digest-ports.ts'
import type { AlertListReads, StoredAlert } from './alert-ports.ts'

export type { AlertListFilter, AlertListRequest, ListedStoredAlert, StoredAlert } from './alert-ports.ts'
export type { Mailer, MailDigestReads, MailDigestWrites, StoredDigest } from './digest-ports.ts'

export interface StoredPortfolio {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  readonly changedAt: string
  /** How many it holds. */
  readonly subjects: number
  /** Increases with each change of the subjects. */
  readonly revision: number
  /** Null if it is not watched. */
  readonly watch: StoredWatch | null
}

export interface StoredWatch {
  readonly since: string
  /** When the last pass was completed. */
  readonly passedAt: string | null
  /** Null before the first pass is completed. */
  readonly state: WatchState | null
}

/** What the last pass compared. */
export interface WatchState extends BatchPins {
  /** Of the portfolio: subjects of a later one were not compared. */
  readonly revision: number
}

/** How a pass works, from when it begins. */
export interface PassPlan extends WatchState {
  readonly scope: PassScope
  readonly subjects: number
  /** What changed in each list since the pass before. */
  readonly changes: readonly PassList[]
}

export interface StoredPass {
  readonly id: string
  readonly portfolioId: string
  readonly status: PassStatus
  readonly createdAt: string
  readonly completedAt: string | null
  /** Null before it begins. */
  readonly plan: PassPlan | null
  readonly screened: number
  readonly alerts: number
  readonly auditHash: string | null
  readonly error: string | null
  /** True where its plan was altered and cannot be read; the plan is then null. */
  readonly isUnreadable?: boolean
}

/** The matches that a pass left of a subject. */
export interface WatchedMatches {
  readonly ref: string
  readonly matches: readonly BatchMatch[]
}

/** The same as they are stored. */
export interface StoredMatches {
  readonly ref: string
  /** JSON text. */
  readonly matches: string
  readonly salt: string
  /** Of the three; empty where they were stored before they were sealed. */
  readonly digest: string
}

/** With the buckets of the subject and of the records that the matches rest on. */
export interface PlacedMatches extends StoredMatches {
  readonly bucket: number
  readonly records: readonly { readonly record: string; readonly bucket: number }[]
}

export interface StoredBucket {
  readonly bucket: number
  readonly sha256: string
}

export interface MatchReads {
  /** Of those of these subjects that have any. */
  watchMatches(portfolioId: string, refs: readonly string[]): Promise<readonly StoredMatches[]>
  /** The next ones after this reference. */
  matchesAfter(portfolioId: string, after: string, limit: number): Promise<readonly StoredMatches[]>
  /** The hashes of the buckets that are not empty. */
  matchBuckets(portfolioId: string): Promise<readonly StoredBucket[]>
  /** The subjects in these buckets. */
  digestsIn(
    portfolioId: string,
    buckets: readonly number[],
  ): Promise<readonly (Pick<StoredMatches, 'ref' | 'digest'> & { readonly bucket: number })[]>
  /** The records in these buckets, with a subject whose match rests on each. */
  recordsIn(
    portfolioId: string,
    buckets: readonly number[],
  ): Promise<readonly { readonly bucket: number; readonly record: string; readonly ref: string }[]>
}

export interface MatchWrites {
  /** Puts these matches in the place of what is remembered of these subjects. */
  replaceMatches(
    portfolioId: string,
    refs: readonly string[],
    matches: readonly PlacedMatches[],
  ): Promise<void>
  /** `sha256`: undefined where the bucket is empty. */
  setMatchBuckets(
    portfolioId: string,
    buckets: readonly { readonly bucket: number; readonly sha256: string | undefined }[],
  ): Promise<void>
}

export interface PortfolioSubject {
  readonly ref: string
  /** Canonical JSON of a subject of the contract. */
  readonly subject: string
}

/** A subject with the revision of the portfolio when it was put. */
export interface PutSubject extends PortfolioSubject {
  readonly revision: number
}

/** What became of the rows of a file. */
export interface FileReport {
  /** The first ones. */
  readonly mistakes: readonly RowMistake[]
  readonly ignoredColumns: readonly string[]
}

/** A watch list as a batch uses it. */
export interface BatchPin {
  readonly id: string
  readonly status: SourceStatus
  readonly snapshotId: string | null
  readonly snapshotDate: string | null
  readonly required: boolean
}

export interface BatchPins {
  readonly lists: readonly BatchPin[]
  readonly screener: ScreenerVersion
}

export interface StoredBatch {
  readonly id: string
  readonly keyId: string
  readonly portfolioId: string | null
  /** `receiving`: its file is not complete yet, and no caller sees it. */
  readonly status: BatchStatus | 'receiving'
  readonly createdAt: string
  readonly completedAt: string | null
  readonly rows: number
  readonly refused: number
  readonly report: FileReport
  /** Null before the first row is screened. */
  readonly pins: BatchPins | null
  readonly error: string | null
  /** Who cancelled it; null where it was not cancelled. Without an id and a name where no one kept who it was. */
  readonly cancelledBy: Opener | null
  /** True where a part of the row was altered and cannot be read; that part is then empty. */
  readonly isUnreadable?: boolean
}

export interface BatchProgress {
  /** Rows, refused ones included. */
  readonly screened: number
  readonly confirmed: number
  readonly possible: number
}

export interface BatchPart {
  readonly seq: number
  readonly rows: number
  /** JSON Lines, one row each. */
  readonly input: string
}

export interface ScreenedPart {
  readonly seq: number
  readonly confirmed: number
  readonly possible: number
  /** JSON Lines, one row each. */
  readonly results: string
}

export interface WatchReads extends MatchReads, AlertListReads {
  /** The next watched portfolios after this id. */
  watchedPortfolios(after: string, limit: number): Promise<readonly StoredPortfolio[]>
  pass(id: string): Promise<StoredPass | undefined>
  /** Of a portfolio, newest first. */
  passes(portfolioId: string, page: OlderThan): Promise<readonly StoredPass[]>
  /** The id of the pass over a portfolio that waits or is worked on. */
  openPass(portfolioId: string): Promise<string | undefined>
  /** The next alerts of a pass after this id, in their order. */
  alertsOfPass(passId: string, after: string, limit: number): Promise<readonly StoredAlert[]>
  /** Of the next alerts of a pass after this id, those whose columns for lists do not say what the alert is, with the names of these columns. */
  misfiledAlerts(
    passId: string,
    after: string,
    limit: number,
  ): Promise<ReadonlyMap<string, readonly string[]>>
  /** Those of these subjects that the portfolio holds. */
  subjectsOf(portfolioId: string, refs: readonly string[]): Promise<readonly PutSubject[]>
  /** The next subjects that were put after this revision, after this reference. */
  subjectsSince(
    portfolioId: string,
    revision: number,
    after: string,
    limit: number,
  ): Promise<readonly PutSubject[]>
}

export interface WatchWrites extends WatchReads, MatchWrites {
  /** Begins a watch, or ends it with null. What the passes of an earlier watch left is removed. */
  setWatch(portfolioId: string, since: string | null): Promise<void>
  /** Puts a new pass into the queue. */
  queuePass(pass: Pick<StoredPass, 'id' | 'portfolioId' | 'createdAt'>): Promise<void>
  /** The pass, locked against other writers until the transaction ends. */
  lockPass(id: string): Promise<StoredPass | undefined>
  /** Begins a pass, or begins it again: it has screened nothing, and keeps its alerts. */
  beginPass(id: string, plan: PassPlan): Promise<void>
  /** Stores the alerts of a pass about some subjects, and counts both. */
  putPassed(
    pass: Pick<StoredPass, 'id' | 'portfolioId'>,
    passed: { readonly screened: number; readonly alerts: readonly StoredAlert[] },
  ): Promise<void>
  endPass(
    pass: Pick<StoredPass, 'id' | 'portfolioId'>,
    end: Pick<StoredPass, 'auditHash' | 'error'> & {
      readonly status: 'completed' | 'failed'
      readonly at: string
      /** What the next pass goes on from; null: from nothing. Absent: from what this one did. */
      readonly state?: WatchState | null
    },
  ): Promise<void>
  /** Removes what passes left of a subject. Its alerts keep their digests alone. */
  forgetWatched(portfolioId: string, ref: string): Promise<void>
  /** Erases at most `limit` of the alerts with an id less than this one: their digests alone stay. Returns how many. */
  forgetAlerts(before: string, limit: number): Promise<number>
  /** Removes some of what passes left, and the passes at last. Whether there may be more. */
  dropSomeOfWatch(portfolioId: string, limit: number): Promise<boolean>
}

export interface MonitoringReads extends WatchReads, MailDigestReads {
  portfolio(id: string): Promise<StoredPortfolio | undefined>
  /** Newest first. */
  portfolios(page: OlderThan): Promise<readonly StoredPortfolio[]>
  /** The next subjects after this reference, in the order of the bytes of their references. */
  portfolioSubjects(id: string, after: string, limit: number): Promise<readonly PutSubject[]>
  batch(id: string): Promise<StoredBatch | undefined>
  /** Newest first, without those that are being received. */
  batches(page: OlderThan): Promise<readonly StoredBatch[]>
  batchProgress(id: string): Promise<BatchProgress>
  /** Ids of the oldest batches from before this instant; `unreceived`: only those whose file never arrived whole. */
  batchesBefore(instant: string, which: 'all' | 'unreceived', limit: number): Promise<readonly string[]>
  /** The next parts without results after this number. */
  partsToScreen(id: string, after: number, limit: number): Promise<readonly BatchPart[]>
  /** The results of the next part after this number that has any. */
  nextResults(id: string, after: number): Promise<Pick<ScreenedPart, 'seq' | 'results'> | undefined>
}

export interface MonitoringWrites
  extends MonitoringReads, OutboxWrites, WatchWrites, MailDigestWrites, QueueReads {
  insertPortfolio(portfolio: Pick<StoredPortfolio, 'id' | 'name' | 'createdAt' | 'changedAt'>): Promise<void>
  /** The portfolio, locked against other writers until the transaction ends. */
  lockPortfolio(id: string): Promise<StoredPortfolio | undefined>
  /** Those of these references that the portfolio holds. */
  heldSubjects(id: string, refs: readonly string[]): Promise<readonly PortfolioSubject[]>
  putSubjects(
    id: string,
    subjects: readonly PortfolioSubject[],
    change: { readonly at: string; readonly added: number },
  ): Promise<void>
  /** Whether the portfolio held it. */
  removeSubject(id: string, ref: string, at: string): Promise<boolean>
  /** Removes some subjects of a portfolio. Whether there may be more. */
  dropSomeSubjects(id: string, limit: number, at: string): Promise<boolean>
  deletePortfolio(id: string): Promise<void>
  insertBatch(batch: Pick<StoredBatch, 'id' | 'keyId' | 'portfolioId' | 'createdAt'>): Promise<void>
  appendPart(id: string, part: BatchPart): Promise<void>
  /** Removes the parts of a batch. */
  dropParts(id: string): Promise<void>
  /** The number of its rows, where a portfolio gave them. */
  setRows(id: string, rows: number): Promise<void>
  /** Keeps other batches of the workspace out of the queue until the transaction ends. */
  lockBatchQueue(): Promise<void>
  /** Ends the receiving of a batch, and puts it into the queue. */
  queueBatch(
    id: string,
    received: Pick<StoredBatch, 'rows' | 'refused' | 'report' | 'createdAt'>,
  ): Promise<void>
  /** The batch, locked against other writers until the transaction ends. */
  lockBatch(id: string): Promise<StoredBatch | undefined>
  /** Whether the job was not claimed again since this attempt began. */
  isAttempt(kind: 'batch' | 'pass', id: string, attempt: number): Promise<boolean>
  /** Begins a batch with these pins; results from other pins are removed. */
  beginBatch(id: string, pins: BatchPins): Promise<void>
  putResults(id: string, part: ScreenedPart): Promise<void>
  /** A batch with an error has failed; any other one is completed. */
  endBatch(id: string, end: Pick<StoredBatch, 'completedAt' | 'error' | 'cancelledBy'>): Promise<void>
  /** Takes a batch out of the queue and hides it from every caller, as one whose file has not arrived. */
  hideBatch(id: string): Promise<void>
  /** Removes some parts of a batch. Whether there may be more. */
  dropSomeParts(id: string, limit: number): Promise<boolean>
  deleteBatch(id: string): Promise<void>
  /** Protects these snapshots from removal. Throws StoreUnavailable if one of them is being removed already. */
  pinSnapshots(seqs: readonly number[]): Promise<void>
}

export type MonitoringTransaction = MonitoringWrites & CaseWrites & IdempotencyWrites & LogReads & LogWrites

export interface MonitoringStore extends TenantStore<
  MonitoringReads & CaseReads & LogReads,
  MonitoringTransaction
> {
  /** Removes deleted values from the log file of the store too. False where another process keeps it from that now. */
  purgeDeleted(): Promise<boolean>
  readonly batchQueue: JobQueue
  readonly passQueue: JobQueue
  readonly sources: SourceStore
}

/** The screener in force, and the watch lists it screens against. */
export interface ListScreening {
  readonly screener: Screener
  readonly watchLists: WatchLists
}

/** What use cases of monitoring take. */
export interface MonitoringPorts {
  readonly store: Pick<MonitoringStore, 'read' | 'write' | 'purgeDeleted'>
  readonly ids: Ids
  readonly clock: Clock
  readonly batchRunner: Pick<Runner, 'wake'>
  readonly passRunner: Pick<Runner, 'wake'>
  readonly auditLog: WorkspaceLog
  readonly closeSpelling: CloseSpelling
}

/** What the work on a batch takes. */
export interface BatchDeps {
  readonly store: Pick<MonitoringStore, 'read' | 'write' | 'sources'>
  readonly clock: Clock
  readonly manifests: readonly SourceManifest[]
  readonly requiredLists: readonly string[]
  screening(): Promise<ListScreening>
}

/** Indexes of the subjects of large watched portfolios. */
export interface SubjectIndexes {
  /** Brings the index of a portfolio up to date, if it is large enough for one and few others are kept. */
  prepare(workspaceId: string, portfolioId: string, signal: AbortSignal): Promise<void>
  /**
   * The references of subjects that have an alert with one of these records, and maybe more; undefined if the
   * portfolio is too small for an index, there is none for a fault, or the signal was aborted. Subjects that are put meanwhile may be absent.
   */
  near(
    watched: { readonly workspaceId: string; readonly portfolioId: string },
    changed: readonly StoredRecord[],
    signal: AbortSignal,
  ): Promise<ReadonlySet<string> | undefined>
  close(): Promise<void>
}

/** What the work on a pass takes. */
export interface PassDeps extends BatchDeps {
  /** Without them, a pass over changes reads every subject. */
  readonly subjectIndexes?: SubjectIndexes | undefined
  readonly ids: Ids
  readonly auditLog: WorkspaceLog
}
