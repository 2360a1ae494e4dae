// The step of a verifier that checks the DSSE envelope of a bundle: each key that signed the checkpoint signed it, and it says what the
// last record says.
import { entryStatement, STATEMENT_TYPE } from '../entry-statement.ts'
import type { VerifyEd25519 } from '../ports.ts'
import { equalBytes, utf8 } from '../proofs/bytes.ts'
import { openEnvelope } from '../proofs/dsse.ts'
import { demand } from '../proofs/proof-error.ts'
import type { BundleFile } from './bundle-file.ts'
import type { Vouched } from './signed-head.ts'
import { Unproved } from './unproved.ts'

export function envelopeStep(
  { envelope = '', records }: BundleFile,
  vouched: Vouched | undefined,
  verify: VerifyEd25519,
): readonly [string, undefined] {
  if (vouched === undefined)
    throw new Unproved('an envelope counts only for a log whose signature was verified')
  const { signers, head } = vouched
  const { payload, signedBy } = openEnvelope(envelope, STATEMENT_TYPE, signers, verify)
  demand(
    equalBytes(payload, utf8(entryStatement(records.at(-1) ?? '', head.origin))),
    'invalid',
    'the envelope says otherwise than the last record',
  )
  // why each: else a signature whose key id was changed would go unread
  if (signedBy.length < signers.length)
    throw new Unproved('a key that signed the checkpoint did not sign the envelope')
  return [
    'The in-toto statement in the DSSE envelope is of the last record, signed with the key of the log.',
    undefined,
  ]
}
