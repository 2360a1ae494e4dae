// The proofs of the log: what a writer makes, and what a verifier needs, without network, database or clock.
export { base64, bytesOfHex, hexOfBytes, readBase64 } from './bytes.ts'
export {
  checkpointText,
  demandContinues,
  openCheckpoint,
  readCheckpointText,
  signCheckpoint,
  type KnownLog,
  type OpenedCheckpoint,
  type TreeHead,
} from './checkpoint.ts'
export {
  openConsistencyReceipt,
  openReceipt,
  writeConsistencyReceipt,
  writeReceipt,
  type OpenedReceipt,
  type ReceiptSigner,
} from './cose-receipt.ts'
export { dssePreAuth, openEnvelope, writeEnvelope, type OpenedEnvelope } from './dsse.ts'
export { keyRotationData, readKeyRotation, type KeyRotation } from './key-rotation.ts'
export {
  consistencyPath,
  consistencySubtrees,
  inclusionPath,
  inclusionSubtrees,
  verifyConsistency,
  verifyInclusion,
  type ReadSubtree,
} from './merkle-proof.ts'
export {
  EMPTY_RANGE,
  appendLeaf,
  compactRange,
  emptyRoot,
  leafHash,
  merkleRoot,
  rangeRoot,
  type CompactRange,
  type Subtree,
  type SubtreeId,
} from './merkle-tree.ts'
export { ProofError, type ProofFault } from './proof-error.ts'
export {
  cosignNote,
  keysAt,
  noteKey,
  openNote,
  readNote,
  readNoteKey,
  signNote,
  writeNote,
  writeNoteKey,
  type NoteKey,
  type NoteSignature,
  type NoteSigner,
  type SignedNote,
  type SizeRange,
} from './signed-note.ts'
export {
  openStatement,
  openTransparentStatement,
  withReceipts,
  writeStatement,
  type OpenedStatement,
  type StatementIssuer,
} from './signed-statement.ts'
export { openTlogProof, readTlogProof, writeTlogProof, type TlogProof } from './tlog-proof.ts'
