// Verifies the bundle of a run, an assessment, a watch or a case offline: that its records are one run, or follow each other without a gap, that
// they are leaves of a log that a known key signed, that this log continues the one the reader kept, and that the shown values
// belong to the records. No key and no pin comes from the bundle.
import type { ErasureRecord } from '../erasure.ts'
import type { VerifyEd25519 } from '../ports.ts'
import { bytesOfHex, utf8 } from '../proofs/bytes.ts'
import { openHead, readCheckpointText } from '../proofs/checkpoint.ts'
import { verifyInclusion } from '../proofs/merkle-proof.ts'
import { demand, ProofError } from '../proofs/proof-error.ts'
import { readNote } from '../proofs/signed-note.ts'
import { readBundle, type BundleFile } from './bundle-file.ts'
import { bundleFacts } from './bundle-facts.ts'
import { type BundleRecords, readRecords } from './bundle-records.ts'
import {
  BUNDLE_STEPS,
  limitsOf,
  type BundleReport,
  type BundleStep,
  type CheckedStep,
} from './bundle-report.ts'
import { caseStep, type ShownDecisions } from './case-step.ts'
import { demandCited } from './cited-records.ts'
import { disclosedIn, type DisclosedValues as Values } from './disclosed-values.ts'
import { envelopeStep } from './envelope-step.ts'
import { demandErasure } from './erasure-step.ts'
import { demandEvidence } from './graded-evidence.ts'
import { laterStep, recordStep } from './later-step.ts'
import { pinStep } from './pin-step.ts'
import { type EarlierHead, replacementStep } from './replacement-step.ts'
import { cosignersOf, meetsQuorum, policyOfKeys, readPolicy, type TrustPolicy } from './policy.ts'
import { readProofUnder } from './read-proof-under.ts'
import { receiptStep } from './receipt-step.ts'
import { demandSnapshots } from './recorded-snapshots.ts'
import type { SignedHead, Vouched } from './signed-head.ts'
import { Unproved } from './unproved.ts'
import { type ShownAlerts, watchStep } from './watch-step.ts'

/** What the reader brings along. */
export interface BundleTrust {
  /** A C2SP tlog-policy file. */
  readonly policy?: Uint8Array
  /** Verifier keys of logs (C2SP signed note), without a policy. */
  readonly keys?: readonly string[]
  /** A checkpoint of the log that was kept earlier. */
  readonly pin?: Uint8Array
  /** The hash of a record that the reader has from elsewhere, such as the audit hash in a report: 64 hex digits. */
  readonly record?: string
}

/** Verifies the bytes of a bundle file. Never throws: whatever is wrong with the bytes is in the report. */
export function verifyBundle(file: Uint8Array, trust: BundleTrust, verify: VerifyEd25519): BundleReport {
  const steps: CheckedStep[] = []
  let kind: BundleFile['kind'] | undefined
  let run: BundleRecords | undefined
  let signed: SignedHead | undefined
  let erasure: ErasureRecord | undefined
  let earlier: readonly EarlierHead[] = []
  let values: Values | undefined
  let alerts: ShownAlerts | undefined
  let decisions: ShownDecisions | undefined
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
    if (bundle.envelope !== undefined) check('envelope', () => envelopeStep(bundle, vouched, verify))
    if (bundle.replacements !== undefined)
      earlier = check('names', () => replacementStep(bundle, chain, signed, verify)) ?? []
    if (bundle.erasure !== undefined) erasure = check('erasure', () => erasureStep(bundle, chain, signed))
    check('pin', () => pinStep(bundle, vouched, { pinned: trust.pin, earlier }, verify))
    if (kind === 'watch') alerts = check('passes', () => watchStep(bundle, chain))
    else if (kind === 'case') decisions = check('decisions', () => caseStep(bundle, chain))
    else values = check('disclosures', () => disclosureStep(bundle, chain, erasure))
    if (kind === 'run') check('snapshots', () => snapshotStep(bundle, chain))
    if (kind === 'assessment') check('evidence', () => evidenceStep(bundle, chain))
    if (bundle.unstored !== undefined) check('later', () => laterStep(bundle, signed))
    if (trust.record !== undefined) check('record', () => recordStep(chain, trust.record ?? ''))
    if (bundle.citations.length > 0 || demandCited(chain.entries, []).missing.length > 0)
      check('citations', () => citationStep(bundle, chain))
  } catch (error) {
    if (!(error instanceof ProofError)) throw error
    fault = error.fault === 'malformed' ? 'malformed' : 'invalid'
  }
  const optional = [
    'trust',
    'receipts',
    'envelope',
    'names',
    'erasure',
    'citations',
    'later',
    'record',
  ] as const
  const others = new Set<BundleStep>([...optional, ...OTHERS[kind ?? 'run']])
  for (const step of Object.keys(BUNDLE_STEPS) as BundleStep[])
    if (!others.has(step) && !steps.some((each) => each.step === step))
      steps.push({ step, state: 'unchecked', says: 'An earlier check failed.' })
  const open = steps.some(({ state }) => state === 'open')
  return {
    outcome: fault ?? (open ? 'untrusted' : 'verified'),
    steps,
    facts:
      run === undefined
        ? null
        : bundleFacts(run, signed?.head, { erasure, earlier, values, alerts, decisions }),
    limits: limitsOf(kind, erasure !== undefined),
  }
}

/** The steps that a bundle of a kind does not have. */
const OTHERS: Readonly<Record<BundleFile['kind'], readonly BundleStep[]>> = {
  run: ['evidence', 'passes', 'decisions'],
  assessment: ['snapshots', 'passes', 'decisions'],
  watch: ['disclosures', 'snapshots', 'evidence', 'decisions'],
  case: ['disclosures', 'snapshots', 'evidence', 'passes'],
}

const WHAT: Readonly<Record<BundleFile['kind'], string>> = {
  run: 'an audit bundle of a run',
  assessment: 'an audit bundle of an assessment',
  watch: 'an audit bundle of a watch',
  case: 'an audit bundle of a case',
}

/** Reads policy and keys; a report mentions them only where they cannot be read. */
function readTrust({ policy, keys = [], pin, record }: BundleTrust, steps: CheckedStep[]): TrustPolicy {
  try {
    if (pin !== undefined) readCheckpointText(readNote(pin).text)
    demand(
      record === undefined || /^[0-9a-f]{64}$/.test(record),
      'malformed',
      'the hash of a record has not 64 digits from 0 to 9 and a to f',
    )
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
  return [`It is ${WHAT[bundle.kind]}, version 1, without unknown members.`, bundle]
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
    const { index, path } = readProofUnder(proof, checkpoint, which)
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

/** The log holds the erasure, after the last record. */
function erasureStep(
  { kind, erasure, log }: BundleFile,
  { entries }: BundleRecords,
  signed: SignedHead | undefined,
): readonly [string, ErasureRecord] {
  if (erasure === undefined || log === undefined || signed === undefined)
    throw new Unproved('an erasure counts only in a log')
  const last = signed.places.at(-1) ?? 0
  const read = demandErasure(erasure, entries, { head: signed.head, checkpoint: log.checkpoint, last })
  return [
    `The log holds the erasure of ${read.fields.length} values, made ${read.entry.at} (${read.reason}) after the ${kind === 'run' ? 'end of the run' : 'last scoring'}.`,
    read,
  ]
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
  const vouched = { ...signed, keys, logs, signers }
  if (cosigners.length === 0) return [`${by} No witness was asked for.`, vouched]
  const asked = quorum === undefined ? 'The policy asks for none' : 'The policy asks for no more'
  return [`${by} Witnesses that cosigned it: ${cosigners.join(', ')}. ${asked}.`, vouched]
}

function disclosureStep(
  { disclosures }: BundleFile,
  { entries }: BundleRecords,
  erasure: ErasureRecord | undefined,
): readonly [string, Values] {
  const erased = new Set(erasure?.fields.map(({ digest }) => digest))
  const values = disclosedIn(entries, disclosures, erased)
  const withheld = values.withheld === 0 ? '' : ` ${values.withheld} more were withheld or erased.`
  const gone = erased.size === 0 ? '' : ` ${erased.size} were erased, as the log says.`
  return [`${values.disclosed.length} values match the digests in the records.${gone}${withheld}`, values]
}

function snapshotStep({ snapshots }: BundleFile, { entries }: BundleRecords): readonly [string, undefined] {
  const { missing } = demandSnapshots(entries, snapshots)
  if (missing.length > 0)
    throw new Unproved(
      `the records do not hold all that the file says of snapshot ${missing.join(', ')}: an older version made them`,
    )
  return [`${snapshots.length} snapshots are described as the records have them.`, undefined]
}

function citationStep({ citations }: BundleFile, { entries }: BundleRecords): readonly [string, undefined] {
  const { proved, missing, untreed } = demandCited(entries, citations)
  const [first] = missing
  if (first !== undefined)
    throw new Unproved(
      `the file does not prove that ${missing.length} cited records were in their snapshots, such as ${first.source} ${first.id}`,
    )
  const rest = untreed === 0 ? '' : ` ${untreed} more are of snapshots from before they had a tree.`
  return [`${proved} cited records were in the snapshots that the run sealed.${rest}`, undefined]
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
