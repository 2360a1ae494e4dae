// What a verifier found of a bundle, as data and as lines of text.

/** The checks, in their order. */
export const BUNDLE_STEPS = {
  trust: 'Keys and pin',
  file: 'File',
  chain: 'Records',
  log: 'Place in the log',
  signature: 'Signature of the log',
  receipts: 'Receipts',
  erasure: 'Erasure',
  pin: 'Against the pin',
  disclosures: 'Values',
  snapshots: 'Snapshots',
  citations: 'Citations',
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

/** What the records say. It counts only as far as the steps prove it. */
export interface BundleFacts {
  readonly run: string
  readonly openedAt: string
  readonly endedAt: string
  /** The type of the last record. */
  readonly end: string
  /** The verdict in the last record; null for a run without a scorecard. */
  readonly verdict: string | null
  /** The hash of the last record: the audit hash of the scorecard. */
  readonly auditHash: string
  readonly records: number
  /** Of the log, as its checkpoint says; null without proofs. */
  readonly log: { readonly origin: string; readonly size: number } | null
  /** Names of the values that are shown and match their digests, as far as they were checked. */
  readonly disclosed: readonly string[]
  /** When and why the run was erased, and the names of the values; null where the log proves no erasure. */
  readonly erased: { readonly at: string; readonly reason: string; readonly names: readonly string[] } | null
  /** The number of digests whose values the file does not show, without those that the log says were erased. */
  readonly withheld: number
  /** Records of earlier runs that were gone from the store when this run was opened, although the log has them. */
  readonly lostBefore: number
}

export interface BundleReport {
  readonly outcome: BundleOutcome
  readonly steps: readonly CheckedStep[]
  /** Null where the records could not be read. */
  readonly facts: BundleFacts | null
  /** What no such log proves. */
  readonly limits: readonly string[]
}

/** What holds for every bundle, however good its proofs are. */
export const NEVER_PROVED: readonly string[] = [
  'That the records are true. They show what Assay was asked, what it read and what it answered. A source can be wrong.',
  'That everything was submitted. What was left out before a record was made is not in the log.',
  'That every reader is shown the same log. A server with the key can show two logs. Compare checkpoints with other readers.',
]

/** What holds for every bundle of an erased run. */
export const COPIES_REMAIN =
  'That the erased values are nowhere else: in trails and reports that were saved, or in backups.'

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

/** Lines about the run; none where the records could not be read. */
export function factsSaid(facts: BundleFacts | null): readonly string[] {
  if (facts === null) return []
  const { run, openedAt, endedAt, end, verdict, auditHash, log, disclosed, erased, withheld, lostBefore } =
    facts
  return [
    `Run ${run}, opened ${openedAt}, ended ${endedAt} (${end}).`,
    ...(verdict === null ? [] : [`Verdict ${verdict}.`]),
    `Audit hash ${auditHash}.`,
    ...(log === null ? [] : [`Log ${log.origin}, ${log.size} leaves.`]),
    ...(disclosed.length === 0 ? [] : [`Values shown: ${disclosed.join(', ')}.`]),
    ...(erased === null
      ? []
      : [
          `Erased ${erased.at} (${erased.reason}), ${erased.names.length} values: ${erased.names.join(', ')}.`,
        ]),
    ...(withheld === 0 ? [] : [`Values withheld or erased: ${withheld}.`]),
    ...(lostBefore === 0
      ? []
      : [
          `Records of earlier runs that were missing when it was opened, deleted or changed after they were logged: ${lostBefore}.`,
        ]),
  ]
}

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
