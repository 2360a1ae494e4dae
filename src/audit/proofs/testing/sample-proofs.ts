// Proof files, receipts and statements over one sample log, and how a verifier opens them.
import { verifyEd25519 } from '../../../platform/signing/ed25519.ts'
import { utf8 } from '../bytes.ts'
import {
  openConsistencyReceipt,
  openReceipt,
  writeConsistencyReceipt,
  writeReceipt,
} from '../cose-receipt.ts'
import { openTransparentStatement, writeStatement } from '../signed-statement.ts'
import { openTlogProof, writeTlogProof } from '../tlog-proof.ts'
import { entries, KNOWN_LOG, LOG_SIGNER, ORIGIN, sampleLog } from './sample-log.ts'

export const texts = entries(37)
export const log = sampleLog(texts)
export const INDEX = 29
export const LEAF = log.leaf(INDEX)
export const claims = { issuer: ORIGIN, subject: 'run 01JD2N6S7Z' }
export const proofFile = (index = INDEX, size = 37, signers = [LOG_SIGNER]) =>
  writeTlogProof({ index, path: log.inclusion(index, size), checkpoint: log.checkpoint(size, signers) })
export const receiptOf = (index = INDEX, size = 37) =>
  writeReceipt(claims, log.head(size), { index, path: log.inclusion(index, size) }, LOG_SIGNER)
export const consistencyOf = (from: number, size = 37) =>
  writeConsistencyReceipt(claims, log.head(size), { from, path: log.consistency(from, size) }, LOG_SIGNER)
export const issuer = { issuer: ORIGIN, keys: KNOWN_LOG.keys, contentType: 'application/json' }
export const statement = writeStatement(
  claims,
  { contentType: issuer.contentType, payload: utf8(texts[INDEX] ?? '') },
  LOG_SIGNER,
)

export const openProof = (bytes: Uint8Array, leaf = LEAF) =>
  openTlogProof(bytes, leaf, KNOWN_LOG, verifyEd25519)
export const openLeaf = (bytes: Uint8Array, leaf = LEAF) => openReceipt(bytes, leaf, KNOWN_LOG, verifyEd25519)
export const openFrom = (bytes: Uint8Array, size: number) =>
  openConsistencyReceipt(bytes, log.head(size), KNOWN_LOG, verifyEd25519)
export const openWhole = (bytes: Uint8Array) =>
  openTransparentStatement(bytes, issuer, KNOWN_LOG, 'payload', verifyEd25519)
