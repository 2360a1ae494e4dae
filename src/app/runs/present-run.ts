// How runs and findings are shown to callers: scores as decimals, citations without what only the audit needs.
import type { Finding as FindingShown } from '../../contract/vocabulary/finding.ts'
import type { Run } from '../../contract/vocabulary/run.ts'
import type { SourceUsed } from '../../contract/vocabulary/source.ts'
import type { Evidence } from '../../core/diligence/evidence.ts'
import type { Citation, Finding } from '../../core/diligence/finding.ts'
import type { RunScorecard } from './run-scorecard.ts'
import type { StoredRun } from './stored-run.ts'

const WHOLE = 10_000

/** `verified`: whether the audit chain held when it was read. */
export function presentRun(run: StoredRun, verified: boolean): Run {
  const base = {
    id: run.id,
    status: run.status,
    subject: JSON.parse(run.subject) as Run['subject'],
    createdAt: run.createdAt,
    ...(run.completedAt !== null && { completedAt: run.completedAt }),
  }
  if (run.failure !== null) return { ...base, error: JSON.parse(run.failure) as NonNullable<Run['error']> }
  if (run.scorecard === null) return base
  const scorecard = JSON.parse(run.scorecard) as RunScorecard
  const { verdict, conditions, confidence, risk, upside, findings, scorers, sources } = scorecard
  return {
    ...base,
    verdict,
    conditions: [...conditions],
    confidence,
    risk: { value: risk.value, citations: risk.citations.map(presentCitation) },
    upside: { value: upside.value, citations: upside.citations.map(presentCitation) },
    findings: findings.map(presentFinding),
    sources: presentSources(sources),
    scorers,
    audit: { hash: run.auditHash ?? '', tamperEvident: verified },
  }
}

export const presentCitation = ({ source, id, url, snapshotDate }: Citation) => ({
  source,
  id,
  url,
  snapshotDate,
})

export function presentFinding(finding: Finding): FindingShown {
  const { id, scorer, kind, severity, statement, points, match, citations } = finding
  return {
    id,
    scorer,
    kind,
    severity,
    statement,
    points,
    ...(match !== undefined && {
      match: {
        ...match,
        score: match.score / WHOLE,
        probability: match.probability / WHOLE,
        // made by the matcher's own explanation, and filtered by the contract like everything
        aligned: match.aligned as unknown as NonNullable<FindingShown['match']>['aligned'],
      },
    }),
    citations: citations.map(presentCitation),
  }
}

export const presentSources = (sources: Evidence['sources']): SourceUsed[] =>
  sources.map(({ id, title, status, snapshotDate, recordsHash }) => ({
    id,
    name: title,
    snapshotDate: snapshotDate ?? null,
    recordsHash: recordsHash ?? null,
    status,
  }))
