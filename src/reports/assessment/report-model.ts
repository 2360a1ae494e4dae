// Collects the content of an export from a scored session (rules ).
import { ESTIMATE_PAGE } from '../../contract/vocabulary/estimate-basis.ts'
import type { Verdict } from '../../contract/vocabulary/scorecard.ts'
import {
  calibrationSaid,
  categoryIds,
  evidenceRows,
  quoteConfirmation,
  referenceClass,
  sourcesOf,
} from '../../assessment/rules/index.ts'
import type { AnchorClass, AssessmentReport } from './assessment-report.ts'
import type { ScoredSession } from '../../assessment/scored-session.ts'

/** `publicUrl` is the address of this server, for links to its pages. */
export function assessmentReport(
  { session, ledger, assessment, scorecards, categories }: ScoredSession,
  publicUrl: string,
): AssessmentReport {
  const {
    category,
    requestedCategory,
    scorecard,
    evidence,
    estimateBasis,
    explanations,
    gates,
    gateReasons: held,
    milestones,
  } = assessment
  const anchor = referenceClass(category)
  const quotes = quoteConfirmation(ledger, session.pitch)
  return {
    sessionId: session.id,
    protocol: scorecard.protocol,
    category,
    categoryNote: anchor.note,
    classLabels: Object.fromEntries(categoryIds().map((id) => [id, referenceClass(id).label])),
    ...(requestedCategory !== undefined && { requestedCategory }),
    baseRate: anchor.base_rate_pmf_24mo,
    grade: anchor.evidence_grade,
    plausibleRange: anchor.plausible_range_80,
    openedAt: session.openedAt,
    scoredAt: scorecards.at(-1)?.scoredAt ?? session.openedAt,
    pitch: session.pitch,
    scorecard,
    ...(evidence && { evidenceRead: evidence }),
    ...(estimateBasis && { estimateBasis }),
    derivation: anchor.derivation,
    rateSources: sourcesOf(category).map(({ source, year, url, url2 }) => ({
      source: `${source}, ${year}`,
      urls: [url, ...(url2 === undefined ? [] : [url2])],
    })),
    calibration: calibrationSaid,
    calibrationUrl: new URL(ESTIMATE_PAGE, publicUrl).href,
    explanations,
    gates,
    ...(held && { gateReasons: held }),
    evidence: evidenceRows(ledger, session.pitch),
    milestones,
    confirmedQuotes: quotes.confirmed,
    totalQuotes: quotes.total,
    categoryChanges: categories.slice(1).map(({ at, category: to }, i) => ({
      at,
      from: anchorClass(categories[i]?.category ?? to),
      to: anchorClass(to),
    })),
    earlierScorecards: scorecards.slice(0, -1).map((card) => ({
      at: card.scoredAt,
      category: card.category,
      total: card.total,
      verdict: card.verdict as Verdict,
    })),
  }
}

const anchorClass = (category: string): AnchorClass => ({
  category,
  baseRate: referenceClass(category).base_rate_pmf_24mo,
})
