// The step of a verifier that checks the COSE receipts of a bundle: they prove the same records at the same places of the same tree,
// with each key that signed the checkpoint.
import type { VerifyEd25519 } from '../ports.ts'
import { bytesOfHex, equalBytes } from '../proofs/bytes.ts'
import { openReceipt } from '../proofs/cose-receipt.ts'
import { demand, ProofError } from '../proofs/proof-error.ts'
import type { BundleFile, ReceiptSet } from './bundle-file.ts'
import type { BundleRecords } from './bundle-records.ts'
import type { Vouched } from './signed-head.ts'
import { Unproved } from './unproved.ts'

/** why: the receipts of one key have one header and one root, so that they all have the same signature */
function onceInARow(verify: VerifyEd25519): VerifyEd25519 {
  let last: { readonly of: Parameters<VerifyEd25519>; readonly isValid: boolean } | undefined
  return (...of) => {
    if (last === undefined || !last.of.every((bytes, at) => equalBytes(bytes, of[at] ?? new Uint8Array())))
      last = { of, isValid: verify(...of) }
    return last.isValid
  }
}

export function receiptStep(
  bundle: BundleFile,
  records: BundleRecords,
  vouched: Vouched | undefined,
  verifyEach: VerifyEd25519,
): readonly [string, undefined] {
  if (vouched === undefined)
    throw new Unproved('a receipt counts only for a log whose signature was verified')
  const { receipts: sets = [] } = bundle
  const verify = onceInARow(verifyEach)
  let proved = 0
  let count = 0
  for (const set of sets)
    try {
      demandReceipts(set, bundle, records, vouched, verify)
      proved += 1
      count += set.length
    } catch (error) {
      // why: in a rotation the reader may know one key only; the receipts of the other say nothing to them
      if (!(error instanceof ProofError && error.fault === 'untrusted')) throw error
    }
  if (proved < Math.min(sets.length, vouched.signers.length))
    throw new Unproved('no key that was given signed a COSE message')
  return [`${count} COSE receipts prove the same leaves of the same tree.`, undefined]
}

function demandReceipts(
  receipts: ReceiptSet,
  { kind, log }: BundleFile,
  { entries, hashes }: BundleRecords,
  { head, signers: keys, places }: Vouched,
  verify: VerifyEd25519,
): void {
  const proofs = log?.proofs ?? []
  demand(
    receipts.length === proofs.length,
    'invalid',
    'the file has not one receipt for each record with a proof',
  )
  const about = kind === 'watch' ? 'portfolio' : kind
  for (const [number, { at, which }] of proofs.entries()) {
    const receipt = receipts[number]
    demand(receipt !== undefined, 'invalid', `${which} has no receipt`)
    const leaf = bytesOfHex(hashes.at(at) ?? '')
    const opened = openReceipt(receipt, leaf, { origin: head.origin, keys }, verify)
    demand(
      opened.size === head.size && equalBytes(opened.root, head.root) && opened.index === places[number],
      'invalid',
      'a receipt is of another tree or place than its proof',
    )
    demand(opened.subject === entries[0]?.run, 'invalid', `a receipt is about another ${about}`)
  }
}
