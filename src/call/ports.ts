// The store ports of every use case: transactions of one workspace, answers kept under an Idempotency-Key, lists read page by
// page, events for webhooks, and jobs that go on after their call was answered.

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
}

/** A page may be short although more items exist: one read examines a limited number of texts. */
export interface Page<T> {
  readonly items: readonly T[]
  /** The `before` of the next page; absent when no texts remain. */
  readonly next?: string | undefined
}

export interface QueuedJob {
  /** Of the run or batch. */
  readonly id: string
  readonly workspaceId: string
  /** This one included. */
  readonly attempts: number
}

export interface QueueCounts {
  readonly queued: number
  readonly running: number
  readonly oldestAt: string | null
}

/** The jobs of one kind of all workspaces. It holds only ids. Instants are ISO text. */
export interface JobQueue {
  /**
   * The oldest job without a worker, leased to the caller until `leasedUntil`; one of a workspace that no worker is busy for comes
   * first.
   */
  claim(now: string, leasedUntil: string): Promise<QueuedJob | undefined>
  extend(id: string, leasedUntil: string): Promise<void>
  /** Takes a job out of the queue whose run or batch is no more. */
  remove(id: string): Promise<void>
  /** Ends every lease. Call it only if no other process works on the queue. */
  takeBack(): Promise<void>
  /** How many jobs wait, how many are worked on, and when the oldest waiting job was requested. */
  counts(now: string): Promise<QueueCounts>
}

/** Works on a queue. */
export interface Runner {
  /** Signals that a job was queued. */
  wake(): void
  /** Resolves when the job has ended here, when the caller leaves, or after `patienceMs` milliseconds. */
  ended(id: string, patienceMs: number, signal?: AbortSignal): Promise<void>
}
