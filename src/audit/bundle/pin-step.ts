// The step of a verifier that compares the log of a bundle with a checkpoint that the reader kept.
import type { VerifyEd25519 } from '../ports.ts'
import { openCheckpoint, type KnownLog, readCheckpointText, type TreeHead } from '../proofs/checkpoint.ts'
import { verifyConsistency } from '../proofs/merkle-proof.ts'
import { demand, ProofError } from '../proofs/proof-error.ts'
import { readNote } from '../proofs/signed-note.ts'
import type { BundleFile } from './bundle-file.ts'
import type { EarlierHead } from './replacement-step.ts'
import type { Vouched } from './signed-head.ts'
import { Unproved } from './unproved.ts'

/** The log continues the one that the reader kept. */
export function pinStep(
  { consistency }: BundleFile,
  vouched: Vouched | undefined,
  { pinned, earlier }: { readonly pinned: Uint8Array | undefined; readonly earlier: readonly EarlierHead[] },
  verify: VerifyEd25519,
): readonly [string, undefined] {
  if (pinned === undefined)
    throw new Unproved(
      'no pin was given, so nothing shows that the log was not rewritten and signed again. Keep the checkpoint of the file as a pin for later',
    )
  if (vouched === undefined) throw new Unproved('a pin counts only for a log whose signature was verified')
  const { head, logs } = vouched
  const named = nameOf(pinned)
  const before = earlier.find(({ origin }) => origin === named)
  const { origin } = before ?? head
  const pin = openPin(pinned, { origin, keys: logs.filter(({ name }) => name === origin) }, verify)
  if (before !== undefined && pin.size > before.size)
    throw new Unproved(
      `the pin has ${pin.size} leaves, and the log had its name ${origin} only up to ${before.size}: someone who has the stolen key can have made it. Take an older pin`,
    )
  if (head.size < pin.size)
    throw new Unproved(
      `the log of the file has ${head.size} leaves and the pin ${pin.size}: the file is older than the pin, or the log was cut. Export the trail again`,
    )
  if (consistency !== undefined && consistency.from !== pin.size)
    throw new Unproved(
      `the file proves that it continues a log of ${consistency.from} leaves, and the pin has ${pin.size}. Export the trail again from the size of the pin`,
    )
  if (consistency === undefined && pin.size > 0 && pin.size < head.size)
    throw new Unproved(
      `the file does not prove that its log continues the pin. Export the trail again from ${pin.size}`,
    )
  demand(
    verifyConsistency(pin, head, consistency?.path ?? []),
    'invalid',
    'the log does not continue the pinned one: it was rewritten',
  )
  const whose = before === undefined ? '' : `, which has the earlier name ${origin}`
  return [
    `The log begins with the ${pin.size} leaves of the pin${whose}; none of them was changed or dropped.`,
    undefined,
  ]
}

/** The name of the log that a checkpoint says it is of; it was read before. */
const nameOf = (checkpoint: Uint8Array): string => readCheckpointText(readNote(checkpoint).text).origin

function openPin(pinned: Uint8Array, log: KnownLog, verify: VerifyEd25519): TreeHead {
  try {
    return openCheckpoint(pinned, log, verify)
  } catch (error) {
    throw error instanceof ProofError
      ? new ProofError(error.fault, `the pin does not count: ${error.message}`)
      : error
  }
}
