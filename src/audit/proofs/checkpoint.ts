// Checkpoints of a log (C2SP tlog-checkpoint): a signed note that holds origin, size and root of the tree.
import type { VerifyEd25519 } from '../ports.ts'
import { HASH_BYTES, base64, equalBytes, readBase64, readDecimal } from './bytes.ts'
import { emptyRoot } from './merkle-tree.ts'
import { verifyConsistency } from './merkle-proof.ts'
import { demand } from './proof-error.ts'
import {
  openNote,
  keysAt,
  readNote,
  signNote,
  type NoteKey,
  type NoteSigner,
  type SignedNote,
} from './signed-note.ts'

/** The head of a log: all that a pin needs. */
export interface TreeHead {
  /** The name of the log. */
  readonly origin: string
  readonly size: number
  readonly root: Uint8Array
}

/** A log as a verifier has configured it. The origin never comes from the evidence. */
export interface KnownLog {
  readonly origin: string
  /** The keys of the log itself, not of its witnesses. During a rotation there are two. */
  readonly keys: readonly NoteKey[]
}

/** A checkpoint whose signature was verified. */
export interface OpenedCheckpoint extends TreeHead {
  /** The known keys that signed it. */
  readonly signedBy: readonly NoteKey[]
  readonly note: SignedNote
}

/** The text of a checkpoint, as it is signed. Throws a ProofError on a head that `readCheckpointText` refuses. */
export function checkpointText({ origin, size, root }: TreeHead): string {
  const text = `${origin}\n${size}\n${base64(root)}\n`
  readCheckpointText(text)
  return text
}

export function signCheckpoint(head: TreeHead, signers: readonly NoteSigner[]): SignedNote {
  return signNote(checkpointText(head), signers)
}

/** Reads the text of a checkpoint. The format allows extension lines below the root; `openCheckpoint` refuses them. */
export function readCheckpointText(text: string): TreeHead & { readonly extensions: readonly string[] } {
  demand(text.endsWith('\n'), 'malformed', 'a checkpoint does not end with a newline')
  const [origin = '', size = '', root = '', ...extensions] = text.slice(0, -1).split('\n')
  demand(origin !== '', 'malformed', 'a checkpoint has no origin')
  demand(!extensions.includes(''), 'malformed', 'a checkpoint has an empty line')
  const head = {
    origin,
    size: readDecimal(size, 'a tree size'),
    root: readBase64(root, 'a root'),
    extensions,
  }
  demand(head.root.length === HASH_BYTES, 'malformed', 'a root has not 32 bytes')
  demand(
    head.size > 0 || equalBytes(head.root, emptyRoot()),
    'malformed',
    'an empty tree has not the root of the empty tree',
  )
  return head
}

/**
 * Reads a checkpoint and verifies that a known key of this log signed it. Refuses extension lines, because no verifier can
 * check what they mean. Throws a ProofError.
 */
export function openCheckpoint(bytes: Uint8Array, log: KnownLog, verify: VerifyEd25519): OpenedCheckpoint {
  const note = readNote(bytes)
  const { extensions, ...head } = readCheckpointText(note.text)
  demand(extensions.length === 0, 'malformed', 'a checkpoint has extension lines')
  demand(head.origin === log.origin, 'untrusted', 'a checkpoint is of another log')
  return { ...head, signedBy: openHead(head, note, log.keys, verify), note }
}

/** The known keys that signed the note of a head and may sign its size. Throws a ProofError, as `openNote` does. */
export function openHead(
  { size }: Pick<TreeHead, 'size'>,
  note: SignedNote,
  keys: readonly NoteKey[],
  verify: VerifyEd25519,
): readonly NoteKey[] {
  const allowed = keysAt(keys, size)
  const isOf = (key: NoteKey): boolean =>
    note.signatures.some(({ name, id }) => name === key.name && id === key.id)
  if (!allowed.some(isOf))
    demand(
      !keys.some(isOf),
      'untrusted',
      `the key ${keys.find(isOf)?.id ?? ''} may not sign a checkpoint of size ${size}`,
    )
  return openNote(note, allowed, verify)
}

/**
 * Demands that a verified head continues the pinned one: the same log, not smaller, and with a proof that it begins with
 * the same leaves (RFC 9162, section 2.1.4.2). Throws a ProofError that says `invalid`: the log was rewritten or cut.
 */
export function demandContinues(pin: TreeHead, head: TreeHead, path: readonly Uint8Array[]): void {
  demand(pin.origin === head.origin, 'untrusted', 'the pin is of another log')
  demand(pin.size <= head.size, 'invalid', 'the log is smaller than the pinned one')
  demand(verifyConsistency(pin, head, path), 'invalid', 'the log does not continue the pinned one')
}
