// The head of a log as a bundle has it, and as a known key vouches for it.
import type { TreeHead } from '../proofs/checkpoint.ts'
import type { NoteKey, SignedNote } from '../proofs/signed-note.ts'

export interface SignedHead {
  readonly head: TreeHead
  readonly note: SignedNote
  /** Where the proved records are in the log, in their order. */
  readonly places: readonly number[]
}

export interface Vouched extends SignedHead {
  /** The given keys of the name of its log. */
  readonly keys: readonly NoteKey[]
  /** All keys that were given. */
  readonly logs: readonly NoteKey[]
  /** Those of the keys that signed the checkpoint. */
  readonly signers: readonly NoteKey[]
}
