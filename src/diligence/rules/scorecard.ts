// Computes the whole result of a run: every scorer once, and the verdict. A pure function of the evidence.
import { byText } from '../../base/by-text.ts'
import { evidenceHash } from '../../cases/rules/match-evidence.ts'
import type { DecidedMatch } from '../../cases/rules/set-aside.ts'
import { screenedHits } from './best-found.ts'
import { caseEvidence } from './case-evidence.ts'
import type { Evidence } from './evidence.ts'
import { citationsOf, type FindingCitation, type ScoredFinding, type ScorerFindings } from './finding.ts'
import { weighEvidence } from './weigh-evidence.ts'
import { scoreLitigation } from './litigation.ts'
import { scoreOfficers } from './officers.ts'
import { scoreRisk } from './risk.ts'
import { SCORER_RULES, type Rules } from './rules.ts'
import { scoreSanctions } from './sanctions.ts'
import type { ScorerName } from '../../contract/vocabulary/scorer.ts'
import { SCORER_NAMES, SCORER_VERSIONS } from './scorer-name.ts'
import { scoreUpside } from './upside.ts'
import { decideRun, type RunDecision } from './verdict.ts'

export interface ScorecardSide {
  /** 0 to 100. */
  readonly value: number
  /** Every record from which the value was read, once. */
  readonly citations: readonly FindingCitation[]
}

export interface DiligenceScorecard extends RunDecision {
  readonly risk: ScorecardSide
  readonly upside: ScorecardSide
  /** Findings against the subject, heaviest first, then findings in its favour. */
  readonly findings: readonly ScoredFinding[]
  readonly scorers: Readonly<Record<ScorerName, string>>
  /** The decisions beside the findings: an input of the run. Absent where there is none. */
  readonly decisions?: readonly DecidedMatch[]
}

export interface SingleScore extends ScorerFindings {
  readonly citations: readonly FindingCitation[]
}

type Scorer = (evidence: Evidence, rules: Rules) => ScorerFindings

const SCORERS: Readonly<Record<ScorerName, Scorer>> = {
  sanctions: scoreSanctions,
  litigation: scoreLitigation,
  officers: scoreOfficers,
  risk: scoreRisk,
  upside: scoreUpside,
}

/** Gives the same bytes for the same evidence in any order. */
export function assessDiligence(gathered: Evidence, rules: Rules = SCORER_RULES): DiligenceScorecard {
  const evidence = weighEvidence(gathered)
  const risk = scoreRisk(evidence, rules)
  const upside = scoreUpside(evidence, rules)
  const decisions = usedDecisions(evidence)
  return {
    ...decideRun(evidence, rules, risk),
    risk: { value: risk.value, citations: citationsOf(risk.findings) },
    upside: { value: upside.value, citations: citationsOf(upside.findings) },
    findings: [...risk.findings, ...upside.findings],
    scorers: Object.fromEntries(
      SCORER_NAMES.toSorted(byText).map((name) => [name, SCORER_VERSIONS[name]]),
    ) as Record<ScorerName, string>,
    ...(decisions.length > 0 && { decisions }),
  }
}

/** The decisions on the evidence of a match that was met. */
function usedDecisions(evidence: Evidence): readonly DecidedMatch[] {
  const { decisions = [] } = evidence
  if (decisions.length === 0) return []
  const met = new Set(
    screenedHits(evidence, 'subject').map((hit) => evidenceHash(caseEvidence(evidence, hit))),
  )
  return decisions
    .filter((decision) => met.has(decision.evidence))
    .toSorted((a, b) => byText(a.evidence, b.evidence))
}

/** Computes one scorer alone, with the same result as in a run. */
export function scoreOne(name: ScorerName, evidence: Evidence, rules: Rules = SCORER_RULES): SingleScore {
  const result = SCORERS[name](weighEvidence(evidence), rules)
  return { ...result, citations: citationsOf(result.findings) }
}
