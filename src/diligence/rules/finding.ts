// What a scorer says: findings, each a sentence with the points it is worth and the records it was read from.
import type { Severity } from '../../contract/vocabulary/finding.ts'
import type { ListedParty } from '../../contract/vocabulary/listed-party.ts'
import type { ListedMeasure } from '../../contract/vocabulary/listing-measure.ts'
import type { MatchDecision } from '../../contract/vocabulary/match-decision.ts'
import type { Parameters } from '../../contract/vocabulary/value.ts'
import type { CitedRecord, EvidenceMatch } from './evidence.ts'
import type { ScorerName } from '../../contract/vocabulary/scorer.ts'

/** Lightest first. */
export const SEVERITIES: readonly Severity[] = ['info', 'low', 'medium', 'high', 'critical']

export interface FindingCitation {
  readonly source: string
  /** The publisher's own id of the record. */
  readonly id: string
  readonly url: string
  readonly snapshotDate: string
  readonly snapshotId: string
  readonly locator: string
  readonly recordHash: string
}

/** A statement without a source cannot be written down. */
export type NonEmpty<T> = readonly [T, ...T[]]

export interface ScoredFinding {
  /** The same for the same records: scorer, kind, source and record id, with a digest where one record says several things. */
  readonly id: string
  readonly scorer: ScorerName
  /** A row of the scorer's table of rules. */
  readonly kind: string
  readonly severity: Severity
  /** One English sentence with the figures. */
  readonly statement: string
  /** What the statement says, as values, where a page needs it. */
  readonly parameters?: Parameters
  /** What it adds to the value of its scorer; 0 for what is worth knowing and no more. */
  readonly points: number
  readonly match?: EvidenceMatch
  /** What the listings behind it forbid. */
  readonly measures?: readonly ListedMeasure[]
  /** The listed party, whole. */
  readonly listed?: ListedParty
  /** What was decided about the match before. */
  readonly decision?: MatchDecision
  readonly citations: NonEmpty<FindingCitation>
}

/** Whether people decided that it is about another party than the subject. */
export const isSetAside = ({ decision }: Pick<ScoredFinding, 'decision'>): boolean =>
  decision?.setAside === true

export interface ScorerFindings {
  readonly scorer: ScorerName
  /** Raised whenever the same evidence may be scored otherwise. */
  readonly version: string
  /** 0 to 100: the points of the findings together, and no more than 100. */
  readonly value: number
  /** Heaviest first. */
  readonly findings: readonly ScoredFinding[]
}

/** Largest value of a scorer. */
export const VALUE_MOST = 100

export const valueOfFindings = (findings: readonly ScoredFinding[]): number =>
  Math.min(
    VALUE_MOST,
    findings.reduce((sum, { points }) => sum + points, 0),
  )

const cite = (record: CitedRecord): FindingCitation => ({
  source: record.sourceId,
  id: record.recordId,
  url: record.url,
  snapshotDate: record.snapshotDate,
  snapshotId: record.snapshotId,
  locator: record.locator,
  recordHash: record.recordHash,
})

const sameRecord = (a: FindingCitation, b: FindingCitation): boolean =>
  a.source === b.source && a.id === b.id && a.snapshotId === b.snapshotId

/** Each record once, in the order given. */
export function citeAll([first, ...others]: NonEmpty<CitedRecord>): NonEmpty<FindingCitation> {
  return distinct([cite(first), ...others.map(cite)])
}

/** The records of all findings, each once, in the order of the findings. Empty when there are none. */
export function citationsOf(findings: readonly ScoredFinding[]): readonly FindingCitation[] {
  const [first, ...others] = findings.flatMap(({ citations }) => citations)
  return first === undefined ? [] : distinct([first, ...others])
}

function distinct([first, ...others]: NonEmpty<FindingCitation>): NonEmpty<FindingCitation> {
  const kept: [FindingCitation, ...FindingCitation[]] = [first]
  for (const citation of others) if (!kept.some((known) => sameRecord(known, citation))) kept.push(citation)
  return kept
}
