// What a log sends to a witness, and what it takes from the answer (C2SP tlog-witness, add-checkpoint).
import type { VerifyEd25519 } from '../ports.ts'
import { utf8 } from './bytes.ts'
import { isCosignedBy } from './cosignature.ts'
import { demand } from './proof-error.ts'
import { type NoteKey, readNote, type SignedNote, writeNote } from './signed-note.ts'

/** The body of a request. `path` proves that the checkpoint continues the log of `old` leaves. */
export const writeAddCheckpoint = (request: {
  readonly old: number
  readonly path: readonly string[]
  readonly checkpoint: string
}): string => `old ${request.old}\n${request.path.map((hash) => `${hash}\n`).join('')}\n${request.checkpoint}`

/** Size of the newest checkpoint that a witness cosigned, from the body of a 409; undefined where it says none. */
export function readCosignedSize(body: string): number | undefined {
  return /^(0|[1-9][0-9]{0,14})\n$/.test(body) ? Number(body) : undefined
}

/**
 * The cosignature of the witness in the body of a 200, as a signature line. Lines of other keys are ignored. Throws a ProofError
 * where there is none, or one does not hold.
 */
export function readCosignature(
  body: string,
  checkpoint: string,
  witness: NoteKey,
  verify: VerifyEd25519,
): string {
  const { text } = readNote(utf8(checkpoint))
  const { signatures } = readNote(utf8(`${text}\n${body}`))
  const own = signatures.filter(({ name, id }) => name === witness.name && id === witness.id)
  const note = { text, signatures: own }
  demand(own.length > 0, 'untrusted', 'the answer has no cosignature of this witness')
  isCosignedBy(note, witness, verify)
  return lineOf({ text, signatures: own.slice(0, 1) })
}

/** The note with those stored lines that are cosignatures by a known witness and hold. The others are left out. */
export function withCosignatures(
  note: SignedNote,
  lines: readonly string[],
  witnesses: readonly NoteKey[],
  verify: VerifyEd25519,
): SignedNote {
  const held = lines.flatMap((line) => {
    try {
      const one = readNote(utf8(`${note.text}\n${line}`))
      return witnesses.some((witness) => isCosignedBy(one, witness, verify)) && one.signatures.length === 1
        ? one.signatures
        : []
    } catch {
      return []
    }
  })
  return held.length === 0 ? note : { ...note, signatures: [...note.signatures, ...held] }
}

const lineOf = (note: SignedNote): string =>
  new TextDecoder().decode(writeNote(note)).slice(note.text.length + 1)
