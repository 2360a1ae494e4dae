// The store ports of every use case: transactions of one workspace, answers kept under an Idempotency-Key, and lists
// read page by page.

/** Thrown by a store that cannot answer now: locked, out of connections, or gone. */
export class StoreUnavailable extends Error {}

/** Reads and writes of one workspace. They never see rows of another workspace. */
export interface TenantStore<Reads, Writes> {
  /** Several reads of the same state of the store. */
  read<T>(workspaceId: string, work: (tenant: Reads) => Promise<T>): Promise<T>
  /** One transaction: all or nothing. */
  write<T>(workspaceId: string, work: (tenant: Writes) => Promise<T>): Promise<T>
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
