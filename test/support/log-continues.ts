// A client that keeps the checkpoint it was given, and asks the server later whether its log goes on from there.
import { expect } from 'vitest'
import { utf8 } from '../../src/audit/proofs/bytes.ts'
import { demandContinues, openCheckpoint, readBase64, readNoteKey } from '../../src/audit/proofs/index.ts'
import type { AuditConsistency, LogPlace } from '../../src/contract/vocabulary/audit.ts'
import { verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import { get } from './process.ts'

/** The log of this server goes on from the checkpoint. */
export async function expectLogContinues(url: string, key: string, { checkpoint }: LogPlace): Promise<void> {
  const size = checkpoint.split('\n')[1] ?? ''
  const { body } = await get(url, `/v1/audit/consistency?from=${size}`, key)
  const now = body as unknown as AuditConsistency
  const known = { origin: now.origin, keys: [readNoteKey(now.verifierKey)] }
  const opened = (note: string) => openCheckpoint(utf8(note), known, verifyEd25519)
  const path = now.path.map((hash) => readBase64(hash, 'a hash'))
  expect(() => demandContinues(opened(checkpoint), opened(now.checkpoint), path)).not.toThrow()
}
