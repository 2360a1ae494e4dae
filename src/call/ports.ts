// The store as every use case knows it: transactions of one workspace, answers that are kept under an
// Idempotency-Key, and lists read page by page.

/** Thrown by a store that cannot answer now: locked, out of connections, or gone. */
export class StoreUnavailable extends Error {}

/** Reads and writes of one workspace; rows of another workspace do not exist in them. */
export interface TenantStore<Reads, Writes> {
  /** Several reads that see one state of the store. */
  read<T>(workspaceId: string, work: (tenant: Reads) => Promise<T>): Promise<T>
  /** One transaction: everything or nothing. */
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
  /** Takes the key for this request. The earlier record when it is taken; a concurrent holder is waited for. */
  claimIdempotency(
    key: string,
    requestHash: string,
    times: { readonly at: string; readonly forgetBefore: string },
  ): Promise<IdempotencyRecord | undefined>
  completeIdempotency(key: string, answer: string): Promise<void>
}

/** What is asked of a list. */
export interface PageRequest {
  /** Only what is older than this id. */
  readonly before?: string | undefined
  readonly limit: number
  /** Only what has each of these words in its text; as `searchWords` gives them. */
  readonly words: readonly string[]
}

/** Fewer than asked for may be found although there are more: one read looks through so many texts at most. */
export interface Page<T> {
  readonly items: readonly T[]
  /** Where to go on, as `before`; left out where nothing is left to look through. */
  readonly next?: string | undefined
}
