// A log as it is read at one moment, and as it is locked for the writes of one transaction.
import type { EntryDraft, StoredEntry } from '../chain.ts'
import type { LogLeaf, StoredLeaf } from '../ports.ts'

/** A log at one moment. */
export interface LogHead {
  readonly origin: string
  /** Number of leaves. */
  readonly size: number
  /** The signed checkpoint of this size (C2SP tlog-checkpoint). */
  readonly checkpoint: string
  /** The key that verifies its checkpoints (C2SP signed note, verifier key). */
  readonly verifierKey: string
  /** During a rotation: the old key, which signs them too. */
  readonly previousVerifierKey?: string
}

/** A log at one moment, with the proof that it begins with the leaves of an earlier one. */
export interface ContinuedHead extends LogHead {
  /** The size of the earlier log. */
  readonly from: number
  /** The consistency proof (RFC 6962, section 2.1.2): hashes of 32 bytes in base64. */
  readonly path: readonly string[]
}

/** A log that is locked until the end of the transaction, and is what its newest checkpoint says. */
export interface OpenedLog {
  readonly logId: string
  /** Appends leaves and signs the new checkpoint. */
  append(leaves: readonly LogLeaf[]): Promise<void>
  /** Appends entries to a chain that belongs to no run. Each is stored, and is a leaf. */
  record(chain: string, drafts: readonly EntryDraft[]): Promise<readonly StoredEntry[]>
  /**
   * Of the newest leaves, and of some others, those whose entry is not stored: a run was deleted, or sealed again. `random` has
   * four bytes for each of the others.
   */
  lostLeaves(random: Uint8Array): Promise<readonly StoredLeaf[]>
}

/** A locked log whose key can be rotated. */
export interface RotatableLog extends OpenedLog {
  /**
   * Begins the rotation from `previous` to the key of this server, in an entry that both sign. False where the log is signed
   * with the new key already. Throws LogBroken.
   */
  rotateKey(at: string): Promise<boolean>
  /** Ends the rotation, with the new key alone. False where none is under way. Throws LogBroken. */
  retireKey(at: string): Promise<boolean>
  /**
   * After the key was stolen: the log goes on under a new name, which the key of this server signs alone, in an entry that has the last
   * checkpoint of the old name. False where the key of this server signs the log alone already. Throws LogBroken.
   */
  replaceKey(at: string): Promise<boolean>
}
