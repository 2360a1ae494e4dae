// Reads a proof file of a bundle: it has nothing that no signature covers, and it ends with the checkpoint of the bundle.
import { equalBytes, utf8 } from '../proofs/bytes.ts'
import { demand } from '../proofs/proof-error.ts'
import { readTlogProof } from '../proofs/tlog-proof.ts'

/** Throws a ProofError. `what` it proves, for the message. */
export function readProofUnder(
  proof: string,
  checkpoint: string,
  what: string,
): { readonly index: number; readonly path: readonly Uint8Array[] } {
  const { index, path, checkpoint: ending, extra } = readTlogProof(utf8(proof))
  demand(extra === undefined, 'malformed', 'a proof has extra data, which no signature covers')
  demand(equalBytes(ending, utf8(checkpoint)), 'invalid', `the proof of ${what} ends with another checkpoint`)
  return { index, path }
}
