// COSE receipts (RFC 9942) over the tree of a log, for readers of CBOR. A receipt proves what a proof file proves, with the
// same path: its payload is the root, which is left out, so that a reader must compute it (section 5.2.1).
// The signature of RFC 9942 covers the root alone. Trees of several sizes can lead one path to one root, so a receipt of
// this log also signs the size, in a claim that other readers ignore.
import type { SignEd25519, VerifyEd25519 } from '../ports.ts'
import { HASH_BYTES } from './bytes.ts'
import { readCbor, writeCbor, type CborKey, type CborValue } from './cbor.ts'
import type { KnownLog, TreeHead } from './checkpoint.ts'
import {
  cborArrayOf,
  cborMapOf,
  onlyMember,
  protectedHeader,
  readSign1,
  signSign1,
  verifySign1,
  type Sign1Claims,
  type Sign1Key,
  type Sign1Profile,
} from './cose-sign1.ts'
import { rootFromConsistency, rootFromInclusion } from './merkle-proof.ts'
import { demand } from './proof-error.ts'
import { keysAt } from './signed-note.ts'

/** Header parameters of RFC 9942, section 4: the structure of the log, and the proofs. */
const [VDS, VDP] = [395, 396]
/** RFC9162_SHA256 (RFC 9942, section 5.1), and its kinds of proof (sections 5.2 and 5.3). */
const [RFC9162_SHA256, INCLUSION, CONSISTENCY] = [1, -1, -2]
/** A claim for private use (RFC 8392, section 9.1): the size of the tree whose root is signed. */
const TREE_SIZE = -65_538

export interface ReceiptSigner extends Sign1Key {
  readonly sign: SignEd25519
}

/** What a receipt proves. `subject` is signed by the log, which says what it is. */
export interface OpenedReceipt extends TreeHead {
  readonly subject: string
  readonly index: number
}

/** A receipt of inclusion (RFC 9942, section 5.2.1). The issuer is the origin of the log. */
export function writeReceipt(
  claims: Sign1Claims,
  tree: { readonly size: number; readonly root: Uint8Array },
  { index, path }: { readonly index: number; readonly path: readonly Uint8Array[] },
  signer: ReceiptSigner,
): Uint8Array {
  return writeProof(claims, tree, INCLUSION, [tree.size, index, path], signer)
}

/** A receipt of consistency (RFC 9942, section 5.3.1) from an older size to the tree. */
export function writeConsistencyReceipt(
  claims: Sign1Claims,
  tree: { readonly size: number; readonly root: Uint8Array },
  { from, path }: { readonly from: number; readonly path: readonly Uint8Array[] },
  signer: ReceiptSigner,
): Uint8Array {
  return writeProof(claims, tree, CONSISTENCY, [from, tree.size, path], signer)
}

/**
 * Verifies that the log signed a tree that has the leaf (RFC 9942, section 5.2.1). Reads only
 * receipts that `writeReceipt` makes: one proof, no other header parameter, no payload. Throws a ProofError.
 */
export function openReceipt(
  bytes: Uint8Array,
  leaf: Uint8Array,
  log: KnownLog,
  verify: VerifyEd25519,
): OpenedReceipt {
  const { message, first: size, second: index, path } = readProof(bytes, INCLUSION)
  const root = rootFromInclusion(leaf, index, size, path)
  demand(root !== undefined, 'invalid', 'the path of a receipt does not fit its index and size')
  const expected = { issuer: log.origin, keys: keysAt(log.keys, size), profile: profileOf(size) }
  const { subject } = verifySign1(message, root, expected, verify)
  return { origin: log.origin, size, root, subject, index }
}

/**
 * Verifies that the log signed a tree that begins with the pinned one, and returns its head (RFC 9942,
 * section 5.3.1). The sizes must differ. Throws a ProofError.
 */
export function openConsistencyReceipt(
  bytes: Uint8Array,
  pin: TreeHead,
  log: KnownLog,
  verify: VerifyEd25519,
): TreeHead & { readonly subject: string } {
  demand(pin.origin === log.origin, 'untrusted', 'the pin is of another log')
  const { message, first: from, second: size, path } = readProof(bytes, CONSISTENCY)
  demand(from === pin.size, 'untrusted', 'a receipt of consistency does not start at the pin')
  const root = rootFromConsistency(pin, size, path)
  demand(root !== undefined, 'invalid', 'the log does not continue the pinned one')
  const expected = { issuer: log.origin, keys: keysAt(log.keys, size), profile: profileOf(size) }
  const { subject } = verifySign1(message, root, expected, verify)
  return { origin: log.origin, size, root, subject }
}

const profileOf = (size: number): Sign1Profile => ({
  header: new Map([[VDS, RFC9162_SHA256]]),
  claims: new Map([[TREE_SIZE, size]]),
})

function writeProof(
  claims: Sign1Claims,
  { size, root }: { readonly size: number; readonly root: Uint8Array },
  kind: CborKey,
  proof: CborValue,
  signer: ReceiptSigner,
): Uint8Array {
  const proofs = new Map<CborKey, CborValue>([[kind, [writeCbor(proof)]]])
  return signSign1(protectedHeader(claims, signer, profileOf(size)), root, signer.sign, {
    unprotected: new Map([[VDP, proofs]]),
    detached: true,
  })
}

function readProof(bytes: Uint8Array, kind: CborKey) {
  const message = readSign1(bytes)
  demand(message.payload === null, 'malformed', 'a receipt has a payload')
  const [proof, ...more] = cborArrayOf(onlyMember(cborMapOf(onlyMember(message.unprotected, VDP)), kind))
  demand(proof instanceof Uint8Array && more.length === 0, 'malformed', 'a receipt has not one proof')
  const [first, second, nodes, ...rest] = cborArrayOf(readCbor(proof))
  demand(typeof first === 'number' && typeof second === 'number', 'malformed', 'a proof has no sizes')
  const path = cborArrayOf(nodes).map((node) => {
    demand(node instanceof Uint8Array && node.length === HASH_BYTES, 'malformed', 'a hash has not 32 bytes')
    return node
  })
  demand(rest.length === 0, 'malformed', 'a proof has more than sizes and a path')
  return { message, first, second, path }
}
