// Verifies the bundle of a run offline: that its records are one run, that they are leaves of a log that a known key signed,
// that this log continues the one the reader kept, and that the shown values belong to the records. No key and no pin comes
// from the bundle.
import { byText } from '../../base/by-text.ts'
import { verifyChain, type ChainFault } from '../chain.ts'
import { readEntry, type AuditEntry } from '../entry.ts'
import type { VerifyEd25519 } from '../ports.ts'
import { bytesOfHex, equalBytes, utf8 } from '../proofs/bytes.ts'
import { openReceipt } from '../proofs/cose-receipt.ts'
import {
  openCheckpoint,
  openHead,
  readCheckpointText,
  type KnownLog,
  type TreeHead,
} from '../proofs/checkpoint.ts'
import { verifyConsistency, verifyInclusion } from '../proofs/merkle-proof.ts'
import { demand, ProofError } from '../proofs/proof-error.ts'
import { readNote, type NoteKey, type SignedNote } from '../proofs/signed-note.ts'
import { readBundle, type BundleFile, type BundleReceipts } from './bundle-file.ts'
import {
  BUNDLE_STEPS,
  COPIES_REMAIN,
  NEVER_PROVED,
  type BundleFacts,
  type BundleReport,
  type BundleStep,
  type CheckedStep,
} from './bundle-report.ts'
import { demandCited } from './cited-records.ts'
import { disclosedIn } from './disclosed-values.ts'
import type { ErasureRecord } from '../erasure.ts'
import { demandErasure } from './erasure-step.ts'
import { cosignersOf, meetsQuorum, policyOfKeys, readPolicy, type TrustPolicy } from './policy.ts'
import { readProofUnder } from './read-proof-under.ts'
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
  /** Where the first, second and last record are in the log. */
  readonly places: readonly number[]
}

interface Run {
  readonly entries: readonly AuditEntry[]
  readonly hashes: readonly string[]
}

/** Steps that not every bundle has. */
const OPTIONAL_STEPS: ReadonlySet<BundleStep> = new Set(['trust', 'receipts', 'erasure', 'citations'])

/** A step that finds no contradiction and no proof. */
class Unproved extends Error {}

/** Verifies the bytes of a bundle file. Never throws: whatever is wrong with the bytes is in the report. */
export function verifyBundle(file: Uint8Array, trust: BundleTrust, verify: VerifyEd25519): BundleReport {
  const steps: CheckedStep[] = []
  let run: Run | undefined
  let signed: SignedHead | undefined
  let erasure: ErasureRecord | undefined
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
    const chain = check('chain', () => chainStep(bundle))
    if (chain === undefined) throw new ProofError('malformed', 'the records were not read')
    run = chain
    signed = check('log', () => logStep(bundle, chain))
    const vouched = check('signature', () => signatureStep(signed, policy, verify))
    if (bundle.receipts !== undefined) check('receipts', () => receiptStep(bundle, chain, vouched, verify))
    if (bundle.erasure !== undefined) erasure = check('erasure', () => erasureStep(bundle, chain, signed))
    check('pin', () => pinStep(bundle, vouched, trust.pin, verify))
    values = check('disclosures', () => disclosureStep(bundle, chain, erasure))
    check('snapshots', () => snapshotStep(bundle, chain))
    if (bundle.citations.length > 0 || demandCited(chain.entries, []).missing.length > 0)
      check('citations', () => citationStep(bundle, chain))
  } catch (error) {
    if (!(error instanceof ProofError)) throw error
    fault = error.fault === 'malformed' ? 'malformed' : 'invalid'
  }
  for (const step of Object.keys(BUNDLE_STEPS) as BundleStep[])
    if (!OPTIONAL_STEPS.has(step) && !steps.some((each) => each.step === step))
      steps.push({ step, state: 'unchecked', says: 'An earlier check failed.' })
  const open = steps.some(({ state }) => state === 'open')
  return {
    outcome: fault ?? (open ? 'untrusted' : 'verified'),
    steps,
    facts: run === undefined ? null : factsOf(run, signed, erasure, values),
    limits: erasure === undefined ? NEVER_PROVED : [...NEVER_PROVED, COPIES_REMAIN],
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
  return ['It is an audit bundle, version 1, without unknown members.', bundle]
}

const CHAIN_FAULTS: Readonly<Record<ChainFault, string>> = {
  malformed: 'is not an entry',
  not_canonical: 'is not canonical JSON',
  foreign: 'belongs to another run or log',
  wrong_seq: 'is not at its place: an entry was dropped, doubled or moved',
  broken_link: 'does not hold the hash of the record before it',
  not_opened: 'does not open the run',
  opened_again: 'opens the run again',
  after_end: 'follows the end of the run',
  hash_mismatch: 'has another hash',
  unfinished: 'is missing: the run has no end. It was not finished, or its end was cut off',
}

function chainStep({ records }: BundleFile): readonly [string, Run] {
  const verdict = verifyChain(records)
  if (!verdict.ok) {
    const { at, reason } = verdict
    const fault = reason === 'malformed' || reason === 'not_canonical' ? 'malformed' : 'invalid'
    throw new ProofError(fault, `record ${at + 1} ${CHAIN_FAULTS[reason]}`)
  }
  const readings = records.map(readEntry).filter((reading) => reading.kind === 'entry')
  const run = { entries: readings.map(({ entry }) => entry), hashes: readings.map(({ hash }) => hash) }
  demand(run.entries[1]?.type === 'input', 'invalid', 'the second record does not say what was asked')
  return [
    `${records.length} records are one run from its opening to its end; each holds the hash of the one before.`,
    run,
  ]
}

/** The records that begin and end the run are leaves of one tree, in their order. */
function logStep({ log }: BundleFile, { hashes }: Run): readonly [string, SignedHead] {
  if (log === undefined) throw new Unproved('the file has no proofs that the run is in a log')
  const { proofs, checkpoint } = log
  demand(proofs.sealed !== undefined, 'invalid', 'the last record has no proof')
  const note = readNote(utf8(checkpoint))
  const { extensions, ...head } = readCheckpointText(note.text)
  demand(extensions.length === 0, 'malformed', 'a checkpoint has extension lines')
  const wanted = [
    ['first', proofs.opened, hashes[0]],
    ['second', proofs.input, hashes[1]],
    ['last', proofs.sealed, hashes.at(-1)],
  ] as const
  const places: number[] = []
  for (const [which, proof, hash = ''] of wanted) {
    const { index, path } = readProofUnder(proof, checkpoint, `${which} record`)
    demand(
      verifyInclusion(bytesOfHex(hash), index, head, path),
      'invalid',
      `the ${which} record is not in the log where its proof says`,
    )
    demand(
      index > (places.at(-1) ?? -1),
      'invalid',
      `the ${which} record is in the log before an earlier one`,
    )
    places.push(index)
  }
  return [
    `The first, second and last record are leaves of one tree of ${head.size} leaves, in this order.`,
    { head, note, places },
  ]
}

/** The log holds the erasure, after the end of the run. */
function erasureStep(
  { erasure, log }: BundleFile,
  { entries }: Run,
  signed: SignedHead | undefined,
): readonly [string, ErasureRecord] {
  if (erasure === undefined || log === undefined || signed === undefined)
    throw new Unproved('an erasure counts only in a log')
  const last = signed.places.at(-1) ?? 0
  const read = demandErasure(erasure, entries, { head: signed.head, checkpoint: log.checkpoint, last })
  return [
    `The log holds the erasure of ${read.fields.length} values, made ${read.entry.at} (${read.reason}) after the end of the run.`,
    read,
  ]
}

interface Vouched extends SignedHead {
  readonly keys: readonly NoteKey[]
  /** Those of the keys that signed the checkpoint. */
  readonly signers: readonly NoteKey[]
}

function signatureStep(
  signed: SignedHead | undefined,
  { logs, quorum, witnesses }: TrustPolicy,
  verify: VerifyEd25519,
): readonly [string, Vouched] {
  if (signed === undefined) throw new Unproved('there is no checkpoint to verify')
  if (logs.length === 0)
    throw new Unproved('no key was given. Give the key of the log, from a source other than the file')
  const { head, note } = signed
  const keys = logs.filter(({ name }) => name === head.origin)
  if (keys.length === 0) throw new Unproved('the keys that were given are of other logs')
  const signers = openHead(head, note, keys, verify)
  const cosigners = cosignersOf({ witnesses }, note, verify)
  if (quorum !== undefined && !meetsQuorum(quorum, note, verify))
    throw new Unproved(
      `fewer witnesses cosigned the checkpoint than the policy asks for: ${cosigners.join(', ') || 'none'}`,
    )
  const by = `The log signed its checkpoint with the key ${signers.map(({ id }) => id).join(' and ')}.`
  const vouched = { ...signed, keys, signers }
  if (cosigners.length === 0) return [`${by} No witness was asked for.`, vouched]
  const asked = quorum === undefined ? 'The policy asks for none' : 'The policy asks for no more'
  return [`${by} Witnesses that cosigned it: ${cosigners.join(', ')}. ${asked}.`, vouched]
}

/** The receipts prove the same records at the same places of the same tree, with each key that signed the checkpoint. */
function receiptStep(
  { receipts }: BundleFile,
  run: Run,
  vouched: Vouched | undefined,
  verify: VerifyEd25519,
): readonly [string, undefined] {
  if (vouched === undefined)
    throw new Unproved('a receipt counts only for a log whose signature was verified')
  const sets = [receipts, receipts?.previous].filter((set) => set !== undefined)
  let proved = 0
  for (const set of sets)
    try {
      demandReceipts(set, run, vouched, verify)
      proved += 1
    } catch (error) {
      // why: in a rotation the reader may know one key only; the receipts of the other say nothing to them
      if (!(error instanceof ProofError && error.fault === 'untrusted')) throw error
    }
  if (proved < Math.min(sets.length, vouched.signers.length))
    throw new Unproved('no key that was given signed a COSE message')
  return [`${3 * proved} COSE receipts prove the same leaves of the same tree.`, undefined]
}

function demandReceipts(
  receipts: BundleReceipts,
  { entries, hashes }: Run,
  { head, signers: keys, places }: Vouched,
  verify: VerifyEd25519,
): void {
  const leaves = [hashes[0], hashes[1], hashes.at(-1)]
  const all = [receipts.opened, receipts.input, receipts.sealed]
  for (const [at, receipt] of all.entries()) {
    demand(receipt !== undefined, 'invalid', 'the last record has no receipt')
    const leaf = bytesOfHex(leaves[at] ?? '')
    const opened = openReceipt(receipt, leaf, { origin: head.origin, keys }, verify)
    demand(
      opened.size === head.size && equalBytes(opened.root, head.root) && opened.index === places[at],
      'invalid',
      'a receipt is of another tree or place than its proof',
    )
    demand(opened.subject === entries[0]?.run, 'invalid', 'a receipt is about another run')
  }
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
      `the log of the file has ${head.size} leaves and the pin ${pin.size}: the file is older than the pin, or the log was cut. Export the run again`,
    )
  if (consistency !== undefined && consistency.from !== pin.size)
    throw new Unproved(
      `the file proves that it continues a log of ${consistency.from} leaves, and the pin has ${pin.size}. Export the run again from the size of the pin`,
    )
  if (consistency === undefined && pin.size > 0 && pin.size < head.size)
    throw new Unproved(
      `the file does not prove that its log continues the pin. Export the run again from ${pin.size}`,
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

interface Values {
  readonly disclosed: readonly string[]
  readonly withheld: number
}

function disclosureStep(
  { disclosures }: BundleFile,
  { entries }: Run,
  erasure: ErasureRecord | undefined,
): readonly [string, Values] {
  const erased = new Set(erasure?.fields.map(({ digest }) => digest))
  const values = disclosedIn(entries, disclosures, erased)
  const withheld = values.withheld === 0 ? '' : ` ${values.withheld} more were withheld or erased.`
  const gone = erased.size === 0 ? '' : ` ${erased.size} were erased, as the log says.`
  return [`${values.disclosed.length} values match the digests in the records.${gone}${withheld}`, values]
}

function snapshotStep({ snapshots }: BundleFile, { entries }: Run): readonly [string, undefined] {
  const { missing } = demandSnapshots(entries, snapshots)
  if (missing.length > 0)
    throw new Unproved(
      `the records do not hold all that the file says of snapshot ${missing.join(', ')}: an older version made them`,
    )
  return [`${snapshots.length} snapshots are described as the records have them.`, undefined]
}

function citationStep({ citations }: BundleFile, { entries }: Run): readonly [string, undefined] {
  const { proved, missing, untreed } = demandCited(entries, citations)
  const [first] = missing
  if (first !== undefined)
    throw new Unproved(
      `the file does not prove that ${missing.length} cited records were in their snapshots, such as ${first.source} ${first.id}`,
    )
  const rest = untreed === 0 ? '' : ` ${untreed} more are of snapshots from before they had a tree.`
  return [`${proved} cited records were in the snapshots that the run sealed.${rest}`, undefined]
}

function factsOf(
  { entries, hashes }: Run,
  signed: SignedHead | undefined,
  erasure: ErasureRecord | undefined,
  values: Values | undefined,
): BundleFacts | null {
  const [first, last] = [entries[0], entries.at(-1)]
  if (first === undefined || last === undefined) return null
  const verdict = last.data['verdict']
  const lost = first.data['lost']
  return {
    run: first.run,
    openedAt: first.at,
    endedAt: last.at,
    end: last.type,
    verdict: typeof verdict === 'string' ? verdict : null,
    auditHash: hashes.at(-1) ?? '',
    records: entries.length,
    log: signed === undefined ? null : { origin: signed.head.origin, size: signed.head.size },
    disclosed: values?.disclosed ?? [],
    erased:
      erasure === undefined
        ? null
        : {
            at: erasure.entry.at,
            reason: erasure.reason,
            names: erasure.fields.map(({ name }) => name).toSorted(byText),
          },
    withheld: values?.withheld ?? 0,
    lostBefore: Array.isArray(lost) ? lost.length : 0,
  }
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
