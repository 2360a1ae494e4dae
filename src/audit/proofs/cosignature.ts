// Cosignatures of checkpoints by witnesses (C2SP tlog-cosignature, Ed25519). A witness signs that it saw a checkpoint at a
// time, and that the checkpoint continues every other one it signed of that log.
import { sha256Bytes } from '../../base/sha256.ts'
import type { VerifyEd25519 } from '../ports.ts'
import { concatBytes, hexOfBytes, readBase64, utf8 } from './bytes.ts'
import { demand } from './proof-error.ts'
import type { NoteKey, SignedNote } from './signed-note.ts'

/** The signature type of a cosignature with a time. */
const COSIGNATURE = 0x04
const [KEY_BYTES, TIME_BYTES, SIGNATURE_BYTES] = [32, 8, 64]

/** Reads the verifier key of a witness: `name+id+base64(0x04 || public key)`. */
export function readWitnessKey(text: string): NoteKey {
  const [, name = '', id, encoded] = /^([^+\s]+)\+([0-9a-f]{8})\+(.*)$/s.exec(text) ?? []
  demand(encoded !== undefined && id !== undefined, 'malformed', 'a key is not name+id+key')
  const bytes = readBase64(encoded, 'a public key')
  demand(
    bytes[0] === COSIGNATURE && bytes.length === 1 + KEY_BYTES,
    'malformed',
    'the key of a witness is not of the type of Ed25519 cosignatures',
  )
  const hash = sha256Bytes(concatBytes(utf8(`${name}\n`), bytes))
  demand(
    hexOfBytes(hash.subarray(0, 4)) === id,
    'malformed',
    'the id of a key does not belong to its name and key',
  )
  return { name, id, publicKey: bytes.subarray(1) }
}

/** What a witness signs: the time in seconds, and the text of the checkpoint. */
export const cosignedText = (seconds: bigint, text: string): Uint8Array =>
  utf8(`cosignature/v1\ntime ${seconds}\n${text}`)

/** Whether the witness cosigned the checkpoint. Throws a ProofError, `invalid`, where a line of its key does not hold. */
export function isCosignedBy(note: SignedNote, witness: NoteKey, verify: VerifyEd25519): boolean {
  const lines = note.signatures.filter(({ name, id }) => name === witness.name && id === witness.id)
  for (const { signature: bytes } of lines) {
    demand(bytes.length === TIME_BYTES + SIGNATURE_BYTES, 'malformed', 'a cosignature has not 72 bytes')
    const seconds = bytes.subarray(0, TIME_BYTES).reduce((time, byte) => (time << 8n) | BigInt(byte), 0n)
    const holds = verify(witness.publicKey, cosignedText(seconds, note.text), bytes.subarray(TIME_BYTES))
    demand(holds, 'invalid', 'the cosignature of a known witness is wrong')
  }
  return lines.length > 0
}
