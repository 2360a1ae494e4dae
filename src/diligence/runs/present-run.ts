// How runs and findings are shown to callers: scores as decimals, citations without what only the audit needs.
import type { ZodType } from 'zod'
import type { Condition } from '../../contract/vocabulary/condition.ts'
import type { Finding as FindingShown } from '../../contract/vocabulary/finding.ts'
import type { Identity } from '../../contract/vocabulary/identity.ts'
import {
  ERASED_NAME,
  type LaterOutcome,
  Outcome,
  type Run,
  RunError,
  RunStatus,
} from '../../contract/vocabulary/run.ts'
import { filledPath } from '../../contract/operations/operation.ts'
import type { SourceUsed } from '../../contract/vocabulary/source.ts'
import { RunSubject } from '../../contract/vocabulary/subject.ts'
import type { Evidence } from '../rules/evidence.ts'
import type { FindingCitation, ScoredFinding } from '../rules/finding.ts'
import { describeIdentity } from '../rules/describe-identity.ts'
import type { IdentityEvidence } from '../rules/weigh-identity.ts'
import type { StoredRunScorecard } from './run-scorecard.ts'
import type { StoredRun } from '../ports.ts'
import { erasureShown } from './run-erasure.ts'
import { warningsOf } from '../../sources/snapshots/source-status.ts'

const WHOLE = 10_000

/**
 * Shows a run. If the stored records no longer match the chain, it shows what can still be read: a scorecard whole or not at
 * all, and the stored text in place of a subject that cannot be read.
 */
export function presentRun(run: StoredRun, isIntact: boolean, lostEntries = 0): Run {
  const legible = <T>(schema: ZodType<T>, read: () => T): T | undefined => {
    // why not by the schema: the dispatcher checks every answer against it, and what we wrote ourselves must not be hidden
    // if it fails
    if (isIntact) return read()
    try {
      return schema.parse(read())
    } catch {
      return undefined
    }
  }
  const { failure, scorecard } = run
  if (run.erasure !== null) return presentErased(run, isIntact, lostEntries)
  return {
    id: run.id,
    status: legible(RunStatus, () => run.status) ?? 'failed',
    subject: legible(RunSubject, () => JSON.parse(run.subject) as RunSubject) ?? { name: run.subject },
    createdAt: run.createdAt,
    ...(run.completedAt !== null && { completedAt: run.completedAt }),
    ...(failure !== null && { error: legible(RunError, () => JSON.parse(failure) as RunError) }),
    ...(scorecard !== null &&
      legible(Outcome, () => presentScorecard(JSON.parse(scorecard) as StoredRunScorecard))),
    ...((scorecard !== null || !isIntact) && {
      audit: {
        hash: run.auditHash ?? '',
        tamperEvident: isIntact,
        ...(lostEntries > 0 && { lostEntries }),
      },
    }),
  }
}

/** An erased run: when and why, and its seal if it had one. */
function presentErased(run: StoredRun, isIntact: boolean, lostEntries: number): Run {
  const { id, createdAt, completedAt, auditHash } = run
  const erased = erasureShown(run)
  return {
    id,
    status: 'erased',
    subject: { name: ERASED_NAME },
    createdAt,
    ...(completedAt !== null && { completedAt }),
    ...(erased !== undefined && { erased }),
    ...((auditHash !== null || !isIntact) && {
      audit: { hash: auditHash ?? '', tamperEvident: isIntact, ...(lostEntries > 0 && { lostEntries }) },
    }),
  }
}

function presentScorecard(scorecard: StoredRunScorecard): Outcome & Partial<LaterOutcome> {
  const { verdict, conditions, confidence, risk, upside, findings, scorers, sources } = scorecard
  const { notes, coverage, blockingMeasures } = scorecard
  return {
    ...(notes !== undefined && { notes: [...notes] }),
    ...(coverage !== undefined && { coverage }),
    ...(blockingMeasures !== undefined && { blockingMeasures: [...blockingMeasures] }),
    verdict,
    conditions: conditions.map(presentCondition),
    confidence,
    risk: { value: risk.value, citations: risk.citations.map(presentCitation) },
    upside: { value: upside.value, citations: upside.citations.map(presentCitation) },
    findings: findings.map(presentFinding),
    sources: presentSources(sources),
    scorers,
  }
}

/** Conditions of older runs are sentences. They are sealed as sentences, and shown without parameters. */
const presentCondition = (condition: Condition | string): Condition =>
  typeof condition === 'string'
    ? { code: 'unclassified', severity: 'review', parameters: {}, text: condition }
    : condition

export const presentCitation = ({
  source,
  id,
  url,
  snapshotDate,
  snapshotId,
}: Omit<FindingCitation, 'locator' | 'recordHash'>) => ({
  source,
  id,
  url,
  snapshotDate,
  record: `${filledPath('/v1/records/{source}/{id}', { source, id })}?snapshot=${encodeURIComponent(snapshotId)}`,
})

export function presentFinding(finding: ScoredFinding): FindingShown {
  const { id, scorer, kind, severity, statement, parameters, points, match, measures } = finding
  const { listed, decision, citations } = finding
  return {
    id,
    scorer,
    kind,
    severity,
    statement,
    ...(parameters !== undefined && { parameters }),
    points,
    ...(match !== undefined && {
      match: {
        ...match,
        score: match.score / WHOLE,
        probability: match.probability / WHOLE,
        // the matcher's own explanation made it, and the contract filters it like everything else
        aligned: match.aligned as unknown as NonNullable<FindingShown['match']>['aligned'],
        identity: match.identity && presentIdentity(match.identity),
      },
    }),
    ...(measures !== undefined && { measures: [...measures] }),
    ...(listed !== undefined && { listed }),
    ...(decision !== undefined && { decision }),
    citations: citations.map(presentCitation),
  }
}

function presentIdentity(identity: IdentityEvidence): Identity {
  const { outcome, decibans, rule, name, facts, askFor } = identity
  return {
    outcome,
    decibans,
    rule,
    name: { asked: name.asked, listed: name.listed, decibans: name.decibans, rarity: name.rarity },
    facts: facts.map((one) => ({
      fact: one.fact,
      outcome: one.outcome,
      decibans: one.decibans,
      asked: one.asked,
      listed: one.listed,
    })),
    ...(askFor !== undefined && { askFor }),
    says: describeIdentity(identity),
  }
}

export const presentSources = (sources: Evidence['sources']): SourceUsed[] =>
  sources.map((source) => {
    const { id, title, status, snapshotDate, recordsHash } = source
    const warnings = warningsOf({ asOf: snapshotDate ?? null, warnings: [], ...source })
    return {
      id,
      name: title,
      snapshotDate: snapshotDate ?? null,
      recordsHash: recordsHash ?? null,
      status,
      ...(warnings.length > 0 && { warnings }),
    }
  })
