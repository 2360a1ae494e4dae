// The step of a verifier that reads which names the log of a bundle had before, after a key was stolen: each entry that replaced a key is the
// first leaf under the new name, holds the last checkpoint of the old one, and the log begins with the leaves of that checkpoint.
import { readEntry } from '../entry.ts'
import type { VerifyEd25519 } from '../ports.ts'
import { bytesOfHex, utf8 } from '../proofs/bytes.ts'
import { openCheckpoint, type TreeHead } from '../proofs/checkpoint.ts'
import { type KeyRotation, readKeyRotation } from '../proofs/key-rotation.ts'
import { verifyConsistency, verifyInclusion } from '../proofs/merkle-proof.ts'
import { demand, ProofError } from '../proofs/proof-error.ts'
import type { BundleFile } from './bundle-file.ts'
import type { BundleRecords } from './bundle-records.ts'
import { readProofUnder } from './read-proof-under.ts'
import type { SignedHead } from './signed-head.ts'
import { Unproved } from './unproved.ts'

/** The last head of a log under a name that it had before, oldest first. */
export type EarlierHead = TreeHead

/** Throws a ProofError, or Unproved without a log. */
export function replacementStep(
  { replacements = [], log }: BundleFile,
  { entries }: BundleRecords,
  signed: SignedHead | undefined,
  verify: VerifyEd25519,
): readonly [says: string, readonly EarlierHead[]] {
  if (log === undefined || signed === undefined)
    throw new Unproved('the earlier names of a log count only in a log')
  const { head, places } = signed
  const earlier: EarlierHead[] = []
  let name: string | undefined
  for (const { record, proof, path } of replacements) {
    const { rotation, hash, tenant } = readReplacement(record)
    demand(tenant === entries[0]?.tenant, 'invalid', 'the log that had another name is that of other records')
    demand(
      (name === undefined || rotation.old.name === name) && rotation.size >= (earlier.at(-1)?.size ?? 0),
      'invalid',
      'the names of the log do not follow each other',
    )
    name = rotation.new.name
    const { index, path: inclusion } = readProofUnder(proof, log.checkpoint, 'the name of the log')
    demand(
      index === rotation.size && verifyInclusion(bytesOfHex(hash), index, head, inclusion),
      'invalid',
      'the entry that gave the log its name is not in the log where its proof says',
    )
    const last = openLast(rotation, verify)
    demand(
      verifyConsistency(last, head, path),
      'invalid',
      'the log does not continue the last checkpoint of its earlier name',
    )
    earlier.push({ origin: last.origin, size: last.size, root: last.root })
  }
  demand(name === head.origin, 'invalid', 'the names of the log do not lead to the one of its checkpoint')
  const spans = earlier.map(({ origin, size }, at) => {
    const from = earlier[at - 1]?.size ?? 0
    const count = places.filter((place) => place >= from && place < size).length
    return `${origin} up to ${size} leaves (${count} of the proved records)`
  })
  const rest = places.filter((place) => place >= (earlier.at(-1)?.size ?? 0)).length
  return [
    `The log had another name before, because a key was replaced: ${spans.join(', ')}. It begins with these leaves; ${rest} of the proved records are of its present name.`,
    earlier,
  ]
}

function readReplacement(record: string): {
  readonly rotation: KeyRotation
  readonly hash: string
  readonly tenant: string
} {
  const reading = readEntry(record)
  demand(
    reading.kind === 'entry' && reading.entry.type === 'key.rotated',
    'malformed',
    'the name of the log is not an entry of its format',
  )
  const rotation = readKeyRotation(reading.entry.data)
  demand(rotation.state === 'replaced', 'malformed', 'the name of the log is an entry that gave it none')
  return { rotation, hash: reading.hash, tenant: reading.entry.tenant }
}

/** The last checkpoint of the old name, which the old key signed. */
function openLast({ old, checkpoint = '' }: KeyRotation, verify: VerifyEd25519): TreeHead {
  try {
    return openCheckpoint(utf8(checkpoint), { origin: old.name, keys: [old] }, verify)
  } catch (error) {
    if (!(error instanceof ProofError)) throw error
    const fault = error.fault === 'malformed' ? 'malformed' : 'invalid'
    throw new ProofError(fault, `the last checkpoint of the earlier name does not hold: ${error.message}`)
  }
}
