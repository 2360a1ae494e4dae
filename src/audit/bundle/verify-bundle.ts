// Verifies the bundle of a run or of an assessment offline: that its records are one run, or all scorings up to the last one, that
// they are leaves of a log that a known key signed, that this log continues the one the reader kept, and that the shown values
// belong to the records. No key and no pin comes from the bundle.
import type { VerifyEd25519 } from '../ports.ts'
import { bytesOfHex, equalBytes, utf8 } from '../proofs/bytes.ts'
import { openReceipt } from '../proofs/cose-receipt.ts'
import { openCheckpoint, readCheckpointText, type KnownLog, type TreeHead } from '../proofs/checkpoint.ts'
import { verifyConsistency, verifyInclusion } from '../proofs/merkle-proof.ts'
import { demand, ProofError } from '../proofs/proof-error.ts'
import { openNote, readNote, type NoteKey, type SignedNote } from '../proofs/signed-note.ts'
import { readTlogProof } from '../proofs/tlog-proof.ts'
import { readBundle, type BundleFile } from './bundle-file.ts'
import {
  BUNDLE_STEPS,
  limitsOf,
  type BundleReport,
  type BundleStep,
  type CheckedStep,
} from './bundle-report.ts'
import { type BundleRecords, readRecords } from './bundle-records.ts'
import { disclosedIn } from './disclosed-values.ts'
import { demandEvidence } from './graded-evidence.ts'
import { bundleFacts, type DisclosedValues as Values } from './bundle-facts.ts'
import { meetsQuorum, policyOfKeys, readPolicy, type TrustPolicy } from './policy.ts'
import { demandSnapshots } from './recorded-snapshots.ts'

/** What the reader brings along. */
export interface BundleTrust {
  /** A C2SP tlog-policy file. */
  readonly policy?: Uint8Array
  /** Verifier keys of logs (C2SP signed note), without a policy. */
  readonly keys?: readonly string[]
  /** A checkpoint of the log that was kept earlier. */
  readonly pin?: Uint8Array
}

interface SignedHead {
  readonly head: TreeHead
  readonly note: SignedNote
  /** Where the proved records are in the log, in their order. */
  readonly places: readonly number[]
}

/** A step that finds no contradiction and no proof. */
class Unproved extends Error {}

/** Verifies the bytes of a bundle file. Never throws: whatever is wrong with the bytes is in the report. */
export function verifyBundle(file: Uint8Array, trust: BundleTrust, verify: VerifyEd25519): BundleReport {
  const steps: CheckedStep[] = []
  let kind: BundleFile['kind'] | undefined
  let run: BundleRecords | undefined
  let signed: SignedHead | undefined
  let values: Values | undefined
  /** Runs a step and notes what it says. Throws where it failed. */
  const check = <T>(step: BundleStep, work: () => readonly [says: string, value: T]): T | undefined => {
    try {
      const [says, value] = work()
      steps.push({ step, state: 'proved', says })
      return value
    } catch (error) {
      const open = error instanceof Unproved || (error instanceof ProofError && error.fault === 'untrusted')
      if (!open && !(error instanceof ProofError)) throw error
      steps.push({ step, state: open ? 'open' : 'failed', says: sentence(error.message) })
      if (!open) throw error
      return undefined
    }
  }
  let fault: 'invalid' | 'malformed' | undefined
  try {
    const policy = readTrust(trust, steps)
    const bundle = check('file', () => fileStep(file))
    if (bundle === undefined) throw new ProofError('malformed', 'the file was not read')
    kind = bundle.kind
    const chain = check('chain', () => readRecords(bundle))
    if (chain === undefined) throw new ProofError('malformed', 'the records were not read')
    run = chain
    signed = check('log', () => logStep(bundle, chain))
    const vouched = check('signature', () => signatureStep(signed, policy, verify))
    if (bundle.receipts !== undefined) check('receipts', () => receiptStep(bundle, chain, vouched, verify))
    check('pin', () => pinStep(bundle, vouched, trust.pin, verify))
    values = check('disclosures', () => disclosureStep(bundle, chain))
    if (kind === 'run') check('snapshots', () => snapshotStep(bundle, chain))
    else check('evidence', () => evidenceStep(bundle, chain))
  } catch (error) {
    if (!(error instanceof ProofError)) throw error
    fault = error.fault === 'malformed' ? 'malformed' : 'invalid'
  }
  const others = new Set<BundleStep>(['trust', 'receipts', kind === 'assessment' ? 'snapshots' : 'evidence'])
  for (const step of Object.keys(BUNDLE_STEPS) as BundleStep[])
    if (!others.has(step) && !steps.some((each) => each.step === step))
      steps.push({ step, state: 'unchecked', says: 'An earlier check failed.' })
  const open = steps.some(({ state }) => state === 'open')
  return {
    outcome: fault ?? (open ? 'untrusted' : 'verified'),
    steps,
    facts: run === undefined ? null : bundleFacts(run, signed?.head, values),
    limits: limitsOf(kind),
  }
}

/** Reads policy and keys; a report mentions them only where they cannot be read. */
function readTrust({ policy, keys = [], pin }: BundleTrust, steps: CheckedStep[]): TrustPolicy {
  try {
    if (pin !== undefined) readCheckpointText(readNote(pin).text)
    const given = policyOfKeys(keys)
    if (policy === undefined) return given
    const read = readPolicy(policy)
    return { ...read, logs: [...read.logs, ...given.logs] }
  } catch (error) {
    if (error instanceof ProofError)
      steps.push({ step: 'trust', state: 'failed', says: sentence(error.message) })
    throw error
  }
}

function fileStep(file: Uint8Array): readonly [string, BundleFile] {
  const bundle = readBundle(file)
  demand(
    bundle.fault === undefined,
    'invalid',
    `the server itself found an alteration: ${bundle.fault ?? ''}`,
  )
  const what = bundle.kind === 'run' ? 'an audit bundle of a run' : 'an audit bundle of an assessment'
  return [`It is ${what}, version 1, without unknown members.`, bundle]
}

/** The records that begin and end a run, or all of an assessment, are leaves of one tree, in their order. */
function logStep({ kind, log }: BundleFile, { hashes }: BundleRecords): readonly [string, SignedHead] {
  if (log === undefined) throw new Unproved('the file has no proofs that its records are in a log')
  const { proofs, checkpoint } = log
  const note = readNote(utf8(checkpoint))
  const { extensions, ...head } = readCheckpointText(note.text)
  demand(extensions.length === 0, 'malformed', 'a checkpoint has extension lines')
  demand(
    kind === 'run' || proofs.length === hashes.length,
    'invalid',
    'the file has not one proof for each record',
  )
  const places: number[] = []
  for (const { at, which, proof } of proofs) {
    demand(proof !== undefined, 'invalid', `${which} has no proof`)
    const hash = hashes.at(at) ?? ''
    const { index, path, checkpoint: ending, extra } = readTlogProof(utf8(proof))
    demand(extra === undefined, 'malformed', 'a proof has extra data, which no signature covers')
    demand(
      equalBytes(ending, utf8(checkpoint)),
      'invalid',
      `the proof of ${which} ends with another checkpoint`,
    )
    demand(
      verifyInclusion(bytesOfHex(hash), index, head, path),
      'invalid',
      `${which} is not in the log where its proof says`,
    )
    demand(index > (places.at(-1) ?? -1), 'invalid', `${which} is in the log before an earlier one`)
    places.push(index)
  }
  const proved = kind === 'run' ? 'The first, second and last record' : 'All records'
  return [`${proved} are leaves of one tree of ${head.size} leaves, in this order.`, { head, note, places }]
}

interface Vouched extends SignedHead {
  readonly keys: readonly NoteKey[]
}

function signatureStep(
  signed: SignedHead | undefined,
  { logs, quorum }: TrustPolicy,
  verify: VerifyEd25519,
): readonly [string, Vouched] {
  if (signed === undefined) throw new Unproved('there is no checkpoint to verify')
  if (logs.length === 0)
    throw new Unproved('no key was given. Give the key of the log, from a source other than the file')
  const { head, note } = signed
  const keys = logs.filter(({ name }) => name === head.origin)
  if (keys.length === 0) throw new Unproved('the keys that were given are of other logs')
  const signers = openNote(note, keys, verify)
  const ids = signers.map(({ id }) => id).join(' and ')
  if (quorum === undefined)
    return [
      `The log signed its checkpoint with the key ${ids}. No witness was asked for.`,
      { ...signed, keys },
    ]
  if (!meetsQuorum(quorum, note, verify))
    throw new Unproved('fewer witnesses cosigned the checkpoint than the policy asks for')
  return [
    `The log signed its checkpoint with the key ${ids}, and as many witnesses cosigned it as the policy asks for.`,
    { ...signed, keys },
  ]
}

/** The receipts prove the same records at the same places of the same tree. */
function receiptStep(
  { kind, log, receipts = [] }: BundleFile,
  { entries, hashes }: BundleRecords,
  vouched: Vouched | undefined,
  verify: VerifyEd25519,
): readonly [string, undefined] {
  if (vouched === undefined)
    throw new Unproved('a receipt counts only for a log whose signature was verified')
  const { head, keys, places } = vouched
  const proofs = log?.proofs ?? []
  demand(
    receipts.length === proofs.length,
    'invalid',
    'the file has not one receipt for each record with a proof',
  )
  const about = kind === 'run' ? 'run' : 'assessment'
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
  return [`${receipts.length} COSE receipts prove the same leaves of the same tree.`, undefined]
}

/** The log continues the one that the reader kept. */
function pinStep(
  { consistency }: BundleFile,
  vouched: Vouched | undefined,
  pinned: Uint8Array | undefined,
  verify: VerifyEd25519,
): readonly [string, undefined] {
  if (pinned === undefined)
    throw new Unproved(
      'no pin was given, so nothing shows that the log was not rewritten and signed again. Keep the checkpoint of the file as a pin for later',
    )
  if (vouched === undefined) throw new Unproved('a pin counts only for a log whose signature was verified')
  const { head, keys } = vouched
  const pin = openPin(pinned, { origin: head.origin, keys }, verify)
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
  return [
    `The log begins with the ${pin.size} leaves of the pin; none of them was changed or dropped.`,
    undefined,
  ]
}

function openPin(pinned: Uint8Array, log: KnownLog, verify: VerifyEd25519): TreeHead {
  try {
    return openCheckpoint(pinned, log, verify)
  } catch (error) {
    throw error instanceof ProofError
      ? new ProofError(error.fault, `the pin does not count: ${error.message}`)
      : error
  }
}

function disclosureStep({ disclosures }: BundleFile, { entries }: BundleRecords): readonly [string, Values] {
  const values = disclosedIn(entries, disclosures)
  const withheld = values.withheld === 0 ? '' : ` ${values.withheld} more were withheld or erased.`
  return [`${values.disclosed.length} values match the digests in the records.${withheld}`, values]
}

function snapshotStep({ snapshots }: BundleFile, { entries }: BundleRecords): readonly [string, undefined] {
  const { missing } = demandSnapshots(entries, snapshots)
  if (missing.length > 0)
    throw new Unproved(
      `the records do not hold all that the file says of snapshot ${missing.join(', ')}: an older version made them`,
    )
  return [`${snapshots.length} snapshots are described as the records have them.`, undefined]
}

function evidenceStep(
  { disclosures }: BundleFile,
  { scored = [] }: BundleRecords,
): readonly [string, undefined] {
  demandEvidence(scored, disclosures)
  return [
    'The points of each scoring add up and cite its ledger, and the values are those it lists.',
    undefined,
  ]
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
