// What diligence needs of the world: runs as they are stored (one row, one audit chain, one place in the queue), and evidence.
import type { CaseReads, CaseWrites } from '../cases/ports.ts'
import type { LogReads, LogWrites } from '../audit/ports.ts'
import type { RetainedKind } from '../audit/retention.ts'
import type { WorkspaceLog } from '../audit/log/workspace-log.ts'
import type { RunErrorCode, RunStatus } from '../contract/vocabulary/run.ts'
import type { Gathered } from './evidence/gathered.ts'
import type { Clock, Ids } from '../base/ports.ts'
import type { JobQueue, Runner } from '../call/ports.ts'
import type {
  CloseSpelling,
  IdempotencyWrites,
  ListEntry,
  ListReads,
  ListRequest,
  ListWrites,
  Opener,
  OutboxWrites,
  Page,
  PageRequest,
  QueueReads,
  TenantStore,
} from '../call/ports.ts'
import type { ScreenerVersion } from '../screening/screener.ts'
import type { SourceStore } from '../sources/ports.ts'
import type { AskedSubject } from './rules/asked-subject.ts'

/** Why a run has no scorecard, and what to do next. */
export interface RunFailure {
  readonly code: RunErrorCode
  readonly message: string
}

/** When and why a run was erased, and the `seq` of the entry in the chain `log` that says so. */
export interface RunErasure {
  readonly at: string
  readonly reason: string
  readonly seq: number
}

export interface StoredRun {
  readonly id: string
  readonly keyId: string
  /** How far the work came. An erased run keeps it; one that was erased before its end has `failed`. */
  readonly status: Exclude<RunStatus, 'erased'>
  /** Canonical JSON text, like the scorecard and the failure: it can be written in one way only. */
  readonly subject: string
  readonly createdAt: string
  readonly completedAt: string | null
  /** The run without its id and times: the same subject and snapshots give the same bytes. */
  readonly scorecard: string | null
  /** A RunFailure. */
  readonly failure: string | null
  /** Hash of the sealed entry; null before. */
  readonly auditHash: string | null
  /** A RunErasure; null for a run that has its personal data. */
  readonly erasure: string | null
}

/** A run of a list. */
export interface ListedRun extends StoredRun {
  readonly entry: ListEntry
}

/** What a list says of a run. */
export type RunOutline = Pick<StoredRun, 'id' | 'status' | 'subject' | 'createdAt' | 'erasure'>

export interface StoredDisclosure {
  readonly name: string
  readonly salt: string
  /** JSON text. */
  readonly value: string
}

export interface AuditTrail {
  /** In the order of `seq`. `seq` and `hash` are the values stored beside the record. */
  readonly entries: readonly { readonly seq: number; readonly hash: string; readonly record: string }[]
  readonly disclosures: readonly StoredDisclosure[]
}

/** Reads of one workspace's runs. */
export interface RunReads extends ListReads {
  /** Found by their titles and the names of their subjects. */
  runs(request: ListRequest): Promise<Page<ListedRun>>
  /** Newest first, archived ones too, without scorecards, which are most of a run. */
  runOutlines(request: PageRequest): Promise<Page<RunOutline>>
  /** Those of these runs that are stored, in the order of their ids. */
  outlinesOf(ids: readonly string[]): Promise<readonly RunOutline[]>
  run(id: string): Promise<StoredRun | undefined>
  /** Ids of the oldest runs with exactly this subject, without erased ones. */
  runsAbout(subject: string, limit: number): Promise<readonly string[]>
  countRunsAbout(subject: string): Promise<number>
  /** Ids of the oldest runs from before this instant, without erased ones. */
  runsBefore(instant: string, limit: number): Promise<readonly string[]>
  /** Those of these runs that are stored and not erased. */
  unerasedOf(ids: readonly string[]): Promise<readonly string[]>
  /** The next ids greater than this one, in their order. */
  runIds(after: string, limit: number): Promise<readonly string[]>
  /** Of these runs, those that a search or a filter does not find by what they are, because what it looks through was changed. */
  misfiledRuns(ids: readonly string[]): Promise<readonly string[]>
  auditTrail(runId: string): Promise<AuditTrail>
  /** Days after which the workspace erases its runs, sessions or alerts; null: never. */
  retentionDays(of: RetainedKind): Promise<number | null>
}

/** Writes of one workspace's runs, inside a transaction. */
export interface RunWrites extends ListWrites, QueueReads {
  /** Stores a run and puts it in the queue. `owner`: who asks for it; left out, its key. */
  insertRun(run: Pick<StoredRun, 'id' | 'keyId' | 'subject' | 'createdAt'>, owner?: Opener): Promise<void>
  /** The run, locked against other writers until the transaction ends. */
  lockRun(id: string): Promise<StoredRun | undefined>
  /** Marks a run that has not ended as running, and returns it. */
  setRunning(id: string): Promise<StoredRun | undefined>
  setRetentionDays(days: number | null, of: RetainedKind): Promise<void>
  /** Ends a run and takes it out of the queue. */
  endRun(
    id: string,
    end: Pick<StoredRun, 'status' | 'completedAt' | 'scorecard' | 'failure' | 'auditHash'>,
  ): Promise<void>
  /** Forgets the requests that began these runs: one that is repeated with its Idempotency-Key is refused from now on. */
  forgetRequests(ids: readonly string[]): Promise<void>
  /**
   * Deletes everything personal that is stored of a run, and keeps when and why. The chain of the run stays, and so does what
   * `forgetRequests` takes.
   */
  eraseRun(id: string, erasure: string): Promise<void>
  /**
   * Protects these snapshots from removal. Throws StoreUnavailable if one of them is being removed already: the run must then
   * be computed again.
   */
  pinSnapshots(seqs: readonly number[]): Promise<void>
  appendAudit(
    runId: string,
    entries: readonly { readonly seq: number; readonly hash: string; readonly record: string }[],
  ): Promise<void>
  keepDisclosures(runId: string, disclosures: readonly StoredDisclosure[]): Promise<void>
}

/** A transaction on one workspace's runs. */
export type RunTransaction = RunReads &
  RunWrites &
  CaseWrites &
  LogReads &
  LogWrites &
  IdempotencyWrites &
  OutboxWrites

export interface RunStore extends TenantStore<RunReads & LogReads & CaseReads, RunTransaction> {
  /** Removes deleted values from the log file of the store too. False where another process keeps it from that now. */
  purgeDeleted(): Promise<boolean>
  readonly queue: JobQueue
  readonly sources: SourceStore
}

/** What use cases of diligence take. */
export interface DiligencePorts {
  readonly store: Pick<RunStore, 'read' | 'write' | 'purgeDeleted'> & {
    readonly sources: Pick<SourceStore, 'snapshots' | 'treeParts'>
  }
  readonly ids: Ids
  readonly clock: Clock
  readonly runner: Runner
  readonly auditLog: WorkspaceLog
  readonly closeSpelling: CloseSpelling
  /** What the public records say about a subject now. */
  readonly gather: (subject: AskedSubject) => Promise<Gathered>
  /** What names are compared with, now. */
  readonly screenerVersion: () => Promise<ScreenerVersion>
}
