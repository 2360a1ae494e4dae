// Signed statements (RFC 9943, section 6), and transparent statements, which carry their receipts (section 7). A statement of
// this log holds the bytes of an entry.
import type { SignEd25519, VerifyEd25519 } from '../ports.ts'
import type { CborKey, CborValue } from './cbor.ts'
import type { KnownLog } from './checkpoint.ts'
import { openReceipt, type OpenedReceipt } from './cose-receipt.ts'
import {
  cborArrayOf,
  onlyMember,
  protectedHeader,
  readSign1,
  signSign1,
  verifySign1,
  writeSign1,
  type Sign1Claims,
  type Sign1Key,
} from './cose-sign1.ts'
import { leafHash } from './merkle-tree.ts'
import { demand } from './proof-error.ts'

/** Header parameters: the media type of the payload (RFC 9052, section 3.1), and receipts (RFC 9942, section 4.3). */
const [CONTENT_TYPE, RECEIPTS] = [3, 394]
const MAX_RECEIPTS = 16

export interface OpenedStatement {
  readonly issuer: string
  readonly subject: string
  readonly payload: Uint8Array
  /** The bytes of each receipt, which nothing has verified. */
  readonly receipts: readonly Uint8Array[]
  /** The statement without its receipts: what a log that registers statements takes as a leaf (RFC 9943, section 6.3). */
  readonly bare: Uint8Array
}

/** Whose statement it is, and the media type that its payload must have. */
export interface StatementIssuer {
  readonly issuer: string
  readonly keys: readonly Sign1Key[]
  readonly contentType: string
}

/** Signs a payload of a media type. */
export function writeStatement(
  claims: Sign1Claims,
  { contentType, payload }: { readonly contentType: string; readonly payload: Uint8Array },
  signer: Sign1Key & { readonly sign: SignEd25519 },
): Uint8Array {
  const header = protectedHeader(claims, signer, profileOf(contentType))
  return signSign1(header, payload, signer.sign, { detached: false })
}

/** The statement with these receipts in place of those it has. Its signature does not cover them. */
export function withReceipts(statement: Uint8Array, receipts: readonly Uint8Array[]): Uint8Array {
  const unprotected = new Map<CborKey, CborValue>(receipts.length === 0 ? [] : [[RECEIPTS, receipts]])
  return writeSign1({ ...readSign1(statement), unprotected })
}

/** Verifies the signature of a statement (RFC 9943, section 6) and reads its receipts unverified. Throws a ProofError. */
export function openStatement(
  bytes: Uint8Array,
  { issuer, keys, contentType }: StatementIssuer,
  verify: VerifyEd25519,
): OpenedStatement {
  const message = readSign1(bytes)
  const { payload, unprotected } = message
  demand(payload !== null, 'malformed', 'a statement has no payload')
  const list = unprotected.size === 0 ? undefined : cborArrayOf(onlyMember(unprotected, RECEIPTS))
  // why: an empty list would be a second spelling of a statement without receipts
  demand(list === undefined || list.length > 0, 'malformed', 'a statement has an empty list of receipts')
  const receipts = (list ?? []).map((receipt) => {
    demand(receipt instanceof Uint8Array, 'malformed', 'a receipt of a statement is not bytes')
    return receipt
  })
  demand(receipts.length <= MAX_RECEIPTS, 'malformed', 'a statement has more than 16 receipts')
  const expected = { issuer, keys, profile: profileOf(contentType) }
  const { subject } = verifySign1(message, payload, expected, verify)
  return { issuer, subject, payload, receipts, bare: writeSign1({ ...message, unprotected: new Map() }) }
}

/**
 * Verifies a transparent statement (RFC 9943, section 7.1): its signature, and that every receipt it carries is of this log
 * and about the same subject. `leaf` says what the log took in: the payload, as the log of this program does with its
 * entries, or the statement without receipts, as RFC 9943 has it. Throws a ProofError; `untrusted` where it has no receipt.
 */
export function openTransparentStatement(
  bytes: Uint8Array,
  issuer: StatementIssuer,
  log: KnownLog,
  leaf: 'payload' | 'statement',
  verify: VerifyEd25519,
): OpenedStatement & { readonly opened: readonly OpenedReceipt[] } {
  const statement = openStatement(bytes, issuer, verify)
  demand(statement.receipts.length > 0, 'untrusted', 'a statement has no receipt')
  const hash = leafHash(leaf === 'payload' ? statement.payload : statement.bare)
  const opened = statement.receipts.map((receipt) => openReceipt(receipt, hash, log, verify))
  demand(
    opened.every(({ subject }) => subject === statement.subject),
    'invalid',
    'a receipt is about another subject than its statement',
  )
  return { ...statement, opened }
}

const profileOf = (contentType: string) => ({
  header: new Map([[CONTENT_TYPE, contentType]]),
  claims: new Map(),
})
