// The store ports of every use case: transactions of one workspace, answers kept under an Idempotency-Key, lists read page by
// page, events for webhooks, and jobs that go on after their call was answered.
import type { JobKind } from '../contract/vocabulary/job.ts'

/** Thrown by a store that cannot answer now: locked, out of connections, or gone. */
export class StoreUnavailable extends Error {}

export interface WriteOptions {
  /**
   * The store need not wait for the disk: a machine that stops at once may lose the write. For what is then only done again, such
   * as the lease of a job.
   */
  readonly mayBeLost?: boolean
}

/** Reads and writes of one workspace. They never see rows of another workspace. */
export interface TenantStore<Reads, Writes> {
  /** Several reads of the same state of the store. */
  read<T>(workspaceId: string, work: (tenant: Reads) => Promise<T>): Promise<T>
  /** One transaction: all or nothing. */
  write<T>(workspaceId: string, work: (tenant: Writes) => Promise<T>, options?: WriteOptions): Promise<T>
}

export interface IdempotencyRecord {
  /** Hash of operation and input. */
  readonly requestHash: string
  /** ISO instant of the first call. */
  readonly at: string
  /** The answer as JSON text; empty for an answer without a body. */
  readonly answer: string
}

export interface IdempotencyReads {
  idempotencyRecord(key: string): Promise<IdempotencyRecord | undefined>
}

export interface IdempotencyWrites extends IdempotencyReads {
  /**
   * Claims the key for this request. Returns the earlier record if the key is taken, and waits for a concurrent holder.
   */
  claimIdempotency(
    key: string,
    requestHash: string,
    times: { readonly at: string; readonly forgetBefore: string },
  ): Promise<IdempotencyRecord | undefined>
  completeIdempotency(key: string, answer: string): Promise<void>
}

/** Which items of a list, newest first. */
export interface OlderThan {
  readonly before?: string | undefined
  readonly limit: number
}

/** Events for the webhooks of a workspace. */
export interface OutboxWrites {
  /** Queues the text for each webhook that takes events of this type. `at`: ISO instant at which it happened. */
  queueEvents(
    events: readonly { readonly type: string; readonly at: string; readonly body: string }[],
  ): Promise<void>
}

/** A request for a page of a list. */
export interface PageRequest {
  /** Only items older than this id. */
  readonly before?: string | undefined
  readonly limit: number
  /** Only items whose text has each of these words, in the form `searchWords` returns. */
  readonly words: readonly string[]
  /** Whether a folded text has words written much like these. Then such items are found as well. */
  readonly isClose?: ((text: string) => boolean) | undefined
}

/** What a list says of an assessment or a run beside what it is. */
export interface ListEntry {
  readonly title: string | null
  readonly owner: Opener
  /** ISO instant; null for one that is not archived. */
  readonly archivedAt: string | null
  readonly archivedBy: Opener | null
  /** True where a part of the row was altered and cannot be read; that part is then absent or null. */
  readonly isUnreadable?: boolean
}

/** The key or person that opened or archived something. */
export interface Opener {
  readonly id: string
  /** Their name at that time. Where it is written empty, the store takes the name of the key. */
  readonly name: string
}

export type Listed = 'session' | 'run'

/** What a list of assessments or runs can be sorted by. `opened` is the order of the ids. */
export const LIST_SORTS = ['opened', 'title', 'verdict', 'total', 'risk', 'upside', 'owner'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** An order of a list. */
export interface SortBy<Name extends string> {
  readonly by: Name
  readonly isDown: boolean
}

export interface ListRequest extends PageRequest {
  readonly state?: string | undefined
  readonly verdict?: string | undefined
  readonly owner?: string | undefined
  /** Default: without archived ones. */
  readonly archived?: 'without' | 'only' | 'with' | undefined
  /** Default: the newest first. */
  readonly sort?: SortBy<ListSort> | undefined
}

export interface ListReads {
  listEntry(about: Listed, id: string): Promise<ListEntry | undefined>
}

/** Whether a change gave an entry another title, and whether it put it into the archive or took it back. */
export interface EntryChanged {
  readonly title: boolean
  readonly archived: boolean
}

export interface ListWrites extends ListReads {
  /**
   * Changes what lists say of an assessment or a run, and returns what is another than before; undefined for an erased one that is given
   * a title, of which nothing is changed. `archived`: who archives it and when; null takes it back. One that is archived already keeps
   * who archived it.
   */
  changeListEntry(
    about: Listed,
    id: string,
    change: {
      readonly title?: string | null | undefined
      readonly archived?: { readonly at: string; readonly by: Opener } | null | undefined
    },
  ): Promise<EntryChanged | undefined>
}

/** Whether a folded text has each of some folded words, or words written much like them. */
export type CloseSpelling = (words: readonly string[]) => (text: string) => boolean

/** A page may be short although more items exist: one read examines a limited number of texts. */
export interface Page<T> {
  readonly items: readonly T[]
  /** The `before` of the next page; absent when no texts remain. */
  readonly next?: string | undefined
}

export interface QueuedJob {
  /** Of the run, batch or pass; of a delivery `WEBHOOK/DELIVERY`. */
  readonly id: string
  readonly workspaceId: string
  /** This one included. It names the claim: what an earlier claim asks of the queue changes nothing. */
  readonly attempts: number
}

export interface ClaimedJob extends QueuedJob {
  /** How often the work on it threw. */
  readonly faults: number
}

/** A job that its workers could not end. It stays in the queue, and no worker gets it until it is revived. */
export interface DeadJob {
  readonly id: string
  readonly workspaceId: string
  readonly attempts: number
  readonly queuedAt: string
  readonly deadAt: string
  /** The kind of the last error. Never its message, which may hold values. */
  readonly fault: string
}

export interface QueueCounts {
  /** Jobs without a worker, also those that are not due yet. Dead jobs are not among them. */
  readonly queued: number
  readonly running: number
  readonly oldestAt: string | null
}

/**
 * The jobs of one kind of all workspaces. It holds only ids. A job is put into it, and taken out, in the transaction of what it
 * works on. Instants are ISO text.
 */
export interface JobQueue {
  /**
   * The oldest due job without a worker, leased to the caller until `leasedUntil`. One of a workspace that no worker is busy for
   * comes first; of a workspace with as many workers as it may have, none.
   */
  claim(now: string, leasedUntil: string): Promise<ClaimedJob | undefined>
  /** Whether the job is still the caller's. */
  extend(job: QueuedJob, leasedUntil: string): Promise<boolean>
  /** Ends the lease of a job that the caller leaves: another worker may take it at once. */
  release(job: QueuedJob): Promise<void>
  /** Ends the lease of a job whose work threw; it is due again at `dueAt`. */
  postpone(
    job: QueuedJob,
    failed: { readonly dueAt: string; readonly faults: number; readonly fault: string },
  ): Promise<void>
  /** Sets a job aside as dead. */
  bury(job: QueuedJob, failed: { readonly at: string; readonly fault: string }): Promise<void>
  /** Takes a job out of the queue whose run, batch, pass or delivery is no more. */
  remove(id: string): Promise<void>
  /** Ends every lease. Call it only if no other process works on the queue. */
  takeBack(): Promise<void>
  /** How many jobs wait, how many are worked on, and when the oldest waiting job was requested. */
  counts(now: string): Promise<QueueCounts>
  /** The dead jobs, newest first. */
  dead(limit: number): Promise<readonly DeadJob[]>
  /** Makes a dead job due at `at`, as if it were new. False where there is no such dead job. */
  revive(id: string, at: string): Promise<boolean>
}

/** Kinds of which a workspace may have a limited number in the queue. */
export type BoundedJobKind = Extract<JobKind, 'run' | 'batch'>

export interface QueueReads {
  /** How many jobs of the workspace wait or are worked on, counted up to `most`. Dead jobs are not among them. */
  queuedJobs(kind: BoundedJobKind, most: number): Promise<number>
}

/** The dead jobs of every kind. */
export interface DeadJobStore {
  /** The newest of each kind, newest first. */
  list(): Promise<readonly (DeadJob & { readonly kind: JobKind })[]>
  /** False where there is no such dead job. */
  revive(kind: JobKind, id: string, at: string): Promise<boolean>
}

/** Works on a queue. */
export interface Runner {
  /** Signals that a job was queued. */
  wake(): void
  /** Resolves when the job has ended here, when the caller leaves, or after `patienceMs` milliseconds. */
  ended(id: string, patienceMs: number, signal?: AbortSignal): Promise<void>
}
