// Turns what a scorer noticed into its findings: looks up their weights, sorts them and gives them ids.
import { byText } from '../../base/by-text.ts'
import { canonicalRecord } from '../../base/canonical-json.ts'
import { sha256Hex } from '../../base/sha256.ts'
import type { ListedMeasure } from '../../contract/vocabulary/listing-measure.ts'
import type { MatchDecision } from '../../contract/vocabulary/match-decision.ts'
import type { Parameters } from '../../contract/vocabulary/value.ts'
import { describeDecision } from './case-evidence.ts'
import type { CitedRecord, EvidenceMatch } from './evidence.ts'
import {
  citeAll,
  isSetAside,
  SEVERITIES,
  valueOfFindings,
  type ScoredFinding,
  type NonEmpty,
  type ScorerFindings,
} from './finding.ts'
import { listedPartyOf } from './listed-party.ts'
import type { KindOf, ScorerRule, Rules } from './rules.ts'
import type { ScorerName } from '../../contract/vocabulary/scorer.ts'
import { SCORER_VERSIONS } from './scorer-name.ts'

/** Something a scorer noticed. The first record names the finding; all are cited. */
export interface FindingDraft<S extends ScorerName> {
  readonly kind: KindOf<S>
  readonly statement: string
  readonly parameters?: Parameters
  readonly records: NonEmpty<CitedRecord>
  readonly match?: EvidenceMatch
  readonly measures?: readonly ListedMeasure[]
  readonly decision?: MatchDecision | undefined
  /** Distinguishes findings of one kind on one record: a person's name, a date. */
  readonly about?: string
  /** If only a limited number of a kind carry points, those with the greatest `rank` do; without it, the best matches do. */
  readonly rank?: string
}

interface Ranked {
  readonly finding: ScoredFinding
  readonly rank: string
}

/** The result of a scorer; the order of the drafts never matters. */
export function tally<S extends ScorerName>(
  scorer: S,
  rules: Rules,
  drafts: readonly FindingDraft<S>[],
): ScorerFindings {
  const table: Readonly<Record<string, ScorerRule>> = rules[scorer]
  const ranked = drafts
    .map((draft) => weigh(scorer, table, draft))
    .toSorted((a, b) => byText(b.rank, a.rank) || byText(a.finding.id, b.finding.id))
  const findings = capped(table, distinct(ranked))
  return {
    scorer,
    version: SCORER_VERSIONS[scorer],
    value: valueOfFindings(findings),
    findings: inOrder(findings),
  }
}

function weigh<S extends ScorerName>(
  scorer: S,
  table: Readonly<Record<string, ScorerRule>>,
  draft: FindingDraft<S>,
): Ranked {
  const { kind, parameters, records, match, measures = [], decision } = draft
  const statement =
    decision === undefined ? draft.statement : `${draft.statement} ${describeDecision(decision)}`
  const rule = table[kind]
  const listed = match === undefined ? undefined : listedPartyOf(records)
  if (rule === undefined) throw new Error(`no rule for ${scorer} ${kind}`)
  const [{ sourceId, recordId }] = records
  const about = draft.about === undefined ? '' : `:${sha256Hex(draft.about).slice(0, 12)}`
  return {
    rank: draft.rank ?? weightRank(match),
    finding: {
      id: `${scorer}:${kind}:${sourceId}:${recordId}${about}`,
      scorer,
      kind,
      severity: rule.severity,
      statement,
      ...(parameters === undefined ? {} : { parameters }),
      points: decision?.setAside === true ? 0 : rule.points,
      ...(match === undefined ? {} : { match }),
      ...(measures.length === 0 ? {} : { measures }),
      ...(listed === undefined ? {} : { listed }),
      ...(decision === undefined ? {} : { decision }),
      citations: citeAll(records),
    },
  }
}

/** The more the evidence weighs, the later in the order of text; the weight may be negative. */
const weightRank = (match: EvidenceMatch | undefined): string =>
  [(match?.identity?.decibans ?? 0) + 5_000, match?.score ?? 0]
    .map((figure) => String(figure).padStart(5, '0'))
    .join(' ')

/** One finding per id: the same record of two snapshots counts once. */
function distinct(ranked: readonly Ranked[]): readonly ScoredFinding[] {
  const byId = new Map<string, ScoredFinding>()
  for (const { finding } of ranked) {
    const known = byId.get(finding.id)
    if (known === undefined || byText(canonicalRecord(finding), canonicalRecord(known)) > 0)
      byId.set(finding.id, finding)
  }
  return [...byId.values()]
}

/** Findings beyond `most` of their kind, or after the first of their family, lose their points. */
function capped(
  table: Readonly<Record<string, ScorerRule>>,
  findings: readonly ScoredFinding[],
): readonly ScoredFinding[] {
  const seen = new Map<string, number>()
  // why sorted: of a family, the heaviest kind goes first, whatever its rank
  return findings
    .toSorted((a, b) => b.points - a.points)
    .map((finding) => {
      // why not counted: it must not take the points of another
      if (isSetAside(finding)) return finding
      const { family, most } = table[finding.kind] ?? {}
      const place = family === undefined ? finding.kind : `family ${family}`
      const count = (seen.get(place) ?? 0) + 1
      seen.set(place, count)
      return count > (family === undefined ? (most ?? Infinity) : 1) ? { ...finding, points: 0 } : finding
    })
}

/** Heaviest first: points, then severity, then id. */
export function inOrder(findings: readonly ScoredFinding[]): readonly ScoredFinding[] {
  return findings.toSorted(
    (a, b) =>
      b.points - a.points ||
      SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity) ||
      byText(a.id, b.id),
  )
}
