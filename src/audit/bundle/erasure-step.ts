// Checks the erasure in a bundle: that it is of this run or assessment, names digests of its records, and is in the same log after
// them.
import type { AuditEntry } from '../entry.ts'
import { digestsOfEntry, type ErasureRecord, readErasure } from '../erasure.ts'
import { bytesOfHex } from '../proofs/bytes.ts'
import type { TreeHead } from '../proofs/checkpoint.ts'
import { verifyInclusion } from '../proofs/merkle-proof.ts'
import { demand } from '../proofs/proof-error.ts'
import type { BundleFile } from './bundle-file.ts'
import { readProofUnder } from './read-proof-under.ts'

/** Throws a ProofError. `last` is the place of the last record in the log. */
export function demandErasure(
  { record, proof }: NonNullable<BundleFile['erasure']>,
  entries: readonly AuditEntry[],
  { head, checkpoint, last }: { readonly head: TreeHead; readonly checkpoint: string; readonly last: number },
): ErasureRecord {
  const erasure = readErasure(record)
  demand(erasure !== undefined, 'malformed', 'the erasure is not an entry of its format')
  const { run, tenant } = entries[0] ?? {}
  demand(
    erasure.run === run && erasure.entry.tenant === tenant,
    'invalid',
    'the erasure is of another run, assessment or log',
  )
  const digests = new Set(entries.flatMap(digestsOfEntry))
  const named = new Set(erasure.fields.map(({ digest }) => digest))
  demand(
    named.size === erasure.fields.length && [...named].every((digest) => digests.has(digest)),
    'invalid',
    'the erasure names a value that the records do not have, or one twice',
  )
  const { index, path } = readProofUnder(proof, checkpoint, 'the erasure')
  demand(
    verifyInclusion(bytesOfHex(erasure.hash), index, head, path),
    'invalid',
    'the erasure is not in the log where its proof says',
  )
  demand(index > last, 'invalid', 'the erasure is in the log before the last record')
  return erasure
}
