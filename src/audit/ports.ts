// What the proofs of the log need from outside: Ed25519 (RFC 8032). It comes as functions, so that the proofs stay pure
// and a verifier runs in any engine.

/** Whether a signature of 64 bytes over the message is valid under a public key of 32 bytes. Never throws. */
export type VerifyEd25519 = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => boolean

/** The signature of 64 bytes over the message. The private key stays with the function. */
export type SignEd25519 = (message: Uint8Array) => Uint8Array

/** The key that signs the checkpoints of all logs, and what verifies them. */
export interface LogKey {
  /** 32 bytes. */
  readonly publicKey: Uint8Array
  readonly sign: SignEd25519
  readonly verify: VerifyEd25519
  /** During a rotation: the key before this one. A log says which of the two sign its checkpoints, or both. */
  readonly previous?: Pick<LogKey, 'publicKey' | 'sign'>
}

/** A witness that is asked to cosign checkpoints. */
export interface Witness {
  /** Its name in the policy file. */
  readonly name: string
  /** Its verifier key as text: the id of what it cosigned in the store. */
  readonly id: string
  readonly key: { readonly name: string; readonly id: string; readonly publicKey: Uint8Array }
  /** The submission prefix (C2SP tlog-witness). */
  readonly url: string
}

/** Sends a text by POST to a foreign host. Throws where no whole answer comes. */
export type PostText = (
  url: string,
  body: string,
  signal: AbortSignal,
) => Promise<{ readonly status: number; readonly body: string }>

/** Names of the log of a workspace: `logId` in entries, `origin` in checkpoints. */
export interface LogName {
  readonly logId: string
  readonly origin: string
}

/** A leaf to append: the hash of an entry, 64 hex digits, and the run or chain whose entry it is. */
export interface LogLeaf {
  readonly hash: string
  readonly runId: string
}

/** The hash of a complete subtree as it is stored: 64 hex digits. Level 0 are the leaves. */
export interface StoredSubtree {
  readonly level: number
  readonly index: number
  readonly hash: string
  /** Of a leaf: the run or chain whose entry it is. */
  readonly runId?: string
}

/** A leaf beside the entry that it is the hash of, as both are stored. */
export interface StoredLeaf extends LogLeaf {
  readonly index: number
  /** The text of the entry; null where there is no such run or chain, or it has no entry with this hash. */
  readonly record: string | null
}

/** An entry of a chain that belongs to no run, as it is stored. */
export interface StoredLogEntry {
  readonly seq: number
  readonly hash: string
  readonly record: string
}

/** The end of a chain by its leaves. */
export interface ChainEnd {
  readonly length: number
  /** Of the last leaf. */
  readonly index: number
  readonly hash: string
}

/** A value behind a digest of such an entry. */
export interface StoredLogDisclosure {
  readonly seq: number
  readonly name: string
  readonly salt: string
  /** JSON text; empty where the value is kept elsewhere. */
  readonly value: string
}

/** An act that waits until the log can be written. */
export interface WaitingAct {
  readonly id: string
  /** JSON. */
  readonly act: string
  /** Of the server that recorded it: base64. */
  readonly signature: string
}

/** A checkpoint as it was signed; `note` is the text of the signed note. */
export interface StoredCheckpoint {
  readonly size: number
  readonly note: string
}

/** The newest checkpoint of a log, and the hashes of the complete subtrees that make up its tree, the largest first. */
export interface StoredHead extends StoredCheckpoint {
  readonly subtrees: readonly string[]
}

/** A log with its newest checkpoint; undefined before the first one. */
export interface SignedLog extends LogName {
  readonly checkpoint: StoredCheckpoint | undefined
}

/** Reads of one workspace's log. */
export interface LogReads {
  readonly workspaceId: string
  logName(): Promise<LogName | undefined>
  /** The same with the checkpoint of the largest size, in one read. */
  signedLog(): Promise<SignedLog | undefined>
  /** The head that the next writer will extend. */
  logHead(): Promise<StoredHead | undefined>
  /** Those of the wanted subtrees that are stored, in any order. */
  subtrees(wanted: readonly Omit<StoredSubtree, 'hash'>[]): Promise<readonly StoredSubtree[]>
  /** The index of the first leaf with each of these hashes, as far as there is one. */
  leafIndices(hashes: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Those of these leaves that are stored, in their order. */
  leavesAt(indices: readonly number[]): Promise<readonly StoredLeaf[]>
  /** The checkpoint of the largest size. */
  checkpoint(): Promise<StoredCheckpoint | undefined>
  /** The next checkpoints of more than this size, in their order. */
  checkpointsAfter(size: number, limit: number): Promise<readonly StoredCheckpoint[]>
  /** The next chains that belong to no run, after this one, in the order of their ids. */
  logChains(after: string, limit: number): Promise<readonly string[]>
  /** The entries of such a chain from this `seq`, in their order; at most `limit`. */
  logEntries(chain: string, from?: number, limit?: number): Promise<readonly StoredLogEntry[]>
  /** The entries of the chain `log` that may rotate the key of the log: every one of the type `key.rotated`, in their order. */
  rotationEntries(): Promise<readonly StoredLogEntry[]>
  lastLogEntry(chain: string): Promise<StoredLogEntry | undefined>
  /** The entries of such a chain before this `seq`, the newest first. */
  logEntriesBefore(chain: string, before: number, limit: number): Promise<readonly StoredLogEntry[]>
  /**
   * What the log itself has of such a chain, whatever is stored of it; undefined where it has no leaf of it. The length is the number
   * of its last entry where that is the last leaf, and else the number of its leaves.
   */
  chainEnd(chain: string): Promise<ChainEnd | undefined>
  logDisclosures(chain: string): Promise<readonly StoredLogDisclosure[]>
  /** Those of the entries from one `seq` to another. */
  logDisclosuresFrom(chain: string, from: number, to: number): Promise<readonly StoredLogDisclosure[]>
  /** Acts that wait until the log can be written again, in the order in which they were done. */
  waitingActs(limit: number): Promise<readonly WaitingAct[]>
  /** The signature lines that witnesses gave to the checkpoint of this size. */
  cosignatures(size: number): Promise<readonly string[]>
  /** The largest size whose checkpoint this witness cosigned; 0 where there is none. */
  lastCosigned(witness: string): Promise<number>
}

/** Writes of one workspace's log, inside a transaction. */
export interface LogWrites {
  /**
   * The log, locked against other writers until the transaction ends. Where there is none it gets the names that `fresh` makes; one
   * from before logs had a tree keeps its id.
   */
  lockLog(
    fresh: () => LogName,
  ): Promise<LogName & ({ readonly isNew: true } | { readonly isNew: false; readonly head: StoredHead })>
  /**
   * Stores subtrees that new leaves complete, and the head of the log with them. False, and then the transaction must not be
   * committed, where one of the subtrees is stored already, or `before` is not the newest checkpoint that is stored.
   */
  extendLog(
    subtrees: readonly StoredSubtree[],
    head: StoredHead,
    before: StoredCheckpoint | undefined,
  ): Promise<boolean>
  /** Gives the log another name. */
  renameLog(origin: string): Promise<void>
  /** The first two entries of every run and the last one of every run that has ended, in the order of runs. */
  leavesOfRuns(): Promise<readonly LogLeaf[]>
  /** Appends to a chain that belongs to no run. */
  appendLogEntries(chain: string, entries: readonly StoredLogEntry[]): Promise<void>
  keepLogDisclosures(chain: string, disclosures: readonly StoredLogDisclosure[]): Promise<void>
  /** Deletes values behind digests, with their salts. Returns how many. */
  eraseLogDisclosures(
    chain: string,
    values: readonly Pick<StoredLogDisclosure, 'seq' | 'name'>[],
  ): Promise<number>
  /** Locks the settings of the workspace that entries of its log record, before the log itself. */
  lockSettings(): Promise<void>
  /** Runs work, and undoes all that it wrote where it throws, so that the transaction can go on. */
  undoable<T>(work: () => Promise<T>): Promise<T>
  keepWaitingActs(acts: readonly WaitingAct[]): Promise<void>
  removeWaitingActs(ids: readonly string[]): Promise<void>
  /** Keeps the signature line of a witness, unless there is one of it for this size. */
  keepCosignature(size: number, witness: string, line: string): Promise<void>
}
