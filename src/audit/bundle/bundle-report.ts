// What a verifier found of a bundle, as data and as lines of text.
import { type BundleFacts, factsSaid } from './bundle-facts.ts'
import type { BundleFile } from './bundle-file.ts'

/** The checks, in their order. */
export const BUNDLE_STEPS = {
  trust: 'Keys and pin',
  file: 'File',
  chain: 'Records',
  log: 'Place in the log',
  signature: 'Signature of the log',
  receipts: 'Receipts',
  envelope: 'Envelope',
  names: 'Names of the log',
  erasure: 'Erasure',
  pin: 'Against the pin',
  disclosures: 'Values',
  snapshots: 'Snapshots',
  citations: 'Citations',
  evidence: 'Evidence',
  passes: 'Passes',
  decisions: 'Decisions',
  later: 'Later records',
  record: 'Named record',
} as const
export type BundleStep = keyof typeof BUNDLE_STEPS

/** `open`: nothing contradicts it, and nothing proves it. `unchecked`: an earlier step failed. */
export type StepState = 'proved' | 'open' | 'failed' | 'unchecked'

export interface CheckedStep {
  readonly step: BundleStep
  readonly state: StepState
  /** Sentences. */
  readonly says: string
}

export type BundleOutcome = 'verified' | 'invalid' | 'untrusted' | 'malformed'

/** The exit codes of `assay verify`. */
export const EXIT_CODES: Readonly<Record<BundleOutcome, number>> = {
  verified: 0,
  invalid: 1,
  untrusted: 2,
  malformed: 3,
}

export interface BundleReport {
  readonly outcome: BundleOutcome
  readonly steps: readonly CheckedStep[]
  /** Null where the records could not be read. */
  readonly facts: BundleFacts | null
  /** What no such log proves. */
  readonly limits: readonly string[]
}

/** What no bundle proves, however good its proofs are. */
const NEVER_PROVED: readonly string[] = [
  'That the records are true. They show what Assay was asked, what it read and what it answered. A source can be wrong.',
  'That everything was submitted. What was left out before a record was made is not in the log.',
  'That every reader is shown the same log. A server with the key can show two logs. Compare checkpoints with other readers.',
]

/** What holds for every bundle of an erased run. */
const COPIES_REMAIN =
  'That the erased values are nowhere else: in trails and reports that were saved, or in backups.'
const NEVER_PROVED_OF_ASSESSMENTS =
  'That the last record is the newest scoring. A later one is in a trail that is exported later.'
const NEVER_PROVED_OF_WATCHES = [
  'That the last record is the newest pass. A later one is in a trail that is exported later.',
  'Which subjects the portfolio had. The records hold their number.',
]

const NEVER_PROVED_OF_CASES =
  'That the last record is the newest decision. A later one is in a trail that is exported later.'

/** What holds for every bundle of this kind. */
export const limitsOf = (kind: BundleFile['kind'] | undefined, isErased: boolean): readonly string[] => [
  ...NEVER_PROVED,
  ...(kind === 'assessment' ? [NEVER_PROVED_OF_ASSESSMENTS] : []),
  ...(kind === 'watch' ? NEVER_PROVED_OF_WATCHES : []),
  ...(kind === 'case' ? [NEVER_PROVED_OF_CASES] : []),
  ...(isErased ? [COPIES_REMAIN] : []),
]

const OUTCOMES: Readonly<Record<BundleOutcome, string>> = {
  verified: 'Verified. The file is what the log holds, and the log continues the one you kept.',
  invalid: 'Invalid. The file contradicts itself, its signature or the pin. Do not rely on it.',
  untrusted: 'Not enough trust. Nothing contradicts the file, but a key or a pin is missing to prove it.',
  malformed: 'Malformed. The file, the policy, the key or the pin is not of its format.',
}

const MARKS: Readonly<Record<StepState, string>> = {
  proved: 'proved',
  open: 'not proved',
  failed: 'FAILED',
  unchecked: 'not checked',
}

/** The sentence for an outcome. */
export const outcomeSaid = (outcome: BundleOutcome): string => OUTCOMES[outcome]

/** The words for the state of a step. */
export const stateSaid = (state: StepState): string => MARKS[state]

/** The report as lines of text. */
export function linesOfReport({ outcome, steps, facts, limits }: BundleReport): readonly string[] {
  const labels = Math.max(...Object.values(BUNDLE_STEPS).map(({ length }) => length))
  const states = Math.max(...Object.values(MARKS).map(({ length }) => length))
  return [
    OUTCOMES[outcome],
    '',
    ...(facts === null ? [] : [...factsSaid(facts), '']),
    ...steps.map(
      ({ step, state, says }) =>
        `${BUNDLE_STEPS[step].padEnd(labels)}  ${MARKS[state].padEnd(states)}  ${says}`,
    ),
    '',
    'What this does not prove:',
    ...limits.map((limit) => `- ${limit}`),
  ]
}
