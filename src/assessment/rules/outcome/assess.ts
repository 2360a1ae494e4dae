// Assesses a session: scores, verdict, estimate, next signals and roadmap, from the ledger, the pitch and the class.
// No model, clock, network or random number takes part (S-1).
import type { NextSignal } from '../../../contract/vocabulary/progress.ts'
import type { Milestone } from '../../../contract/vocabulary/roadmap.ts'
import type { Explanations, Scorecard, VerdictGate } from '../../../contract/vocabulary/scorecard.ts'
import type { Ledger } from '../ledger/entry.ts'
import { flagLedger } from '../ledger/flags.ts'
import { progressOfAxes } from '../ledger/progress.ts'
import { AXES, labelOf, byAxis, PROTOCOL_ID } from '../protocol/axes.ts'
import { referenceClass } from '../protocol/reference-classes.ts'
import { openDossier } from '../scoring/dossier.ts'
import { firstAssumption } from '../scoring/economics.ts'
import { MAX_SCORE, scoreAxes } from '../scoring/score.ts'
import { confirmationOf, type Density, estimator, logLikelihoodRatio, mostlyConfirmed } from './estimate.ts'
import { rankSignals, shownSignals } from './next-signals.ts'
import { round4 } from './numerics.ts'
import { roadmap } from './roadmap.ts'
import { decideVerdict, effectiveCategory, hasCostlySignal } from './verdict.ts'

export interface ScoredAssessment {
  scorecard: Scorecard
  explanations: Explanations
  gates: VerdictGate[]
  /** What was asked for, when V-7 replaced it. */
  requestedCategory?: string
  /** The class the scorecard uses. */
  category: string
  /** L of E-3, 4 decimals. */
  logLr: number
  nextSignals: NextSignal[]
  milestones: Milestone[]
}

export type AssessResult =
  | { kind: 'withheld'; missing_signals: string[] }
  | { kind: 'scored'; assessment: ScoredAssessment }

/**
 * Scores a ledger in which every axis has its minimum; otherwise says what is missing (G-1). The same ledger, pitch and
 * category give the same bytes, in whatever order the signals came. `category` is a known one (isCategory).
 */
export function assess(ledger: Ledger, request: { pitch: string; category: string }): AssessResult {
  const flagged = flagLedger(ledger, request.pitch)
  const { ready_to_score: ready, missing_signals } = progressOfAxes(flagged, false)
  if (!ready) return { kind: 'withheld', missing_signals } // G-1

  const category = effectiveCategory(request.category, flagged) // V-7
  const reference = referenceClass(category)
  const dossier = openDossier(flagged, reference)
  const axes = scoreAxes(dossier)
  const scores = byAxis((axis) => axes[axis].score)
  const costly = hasCostlySignal(flagged)
  const { verdict, total, gates } = decideVerdict(scores, costly)
  const estimate = estimator(category, mostlyConfirmed(flagged))
  const ranked = rankSignals({ axes, estimator: estimate, costly, firstAssumption: firstAssumption(dossier) })
  const scorecard: Scorecard = {
    protocol: PROTOCOL_ID,
    axes: AXES.map((id) => ({ id, score: scores[id], max: MAX_SCORE, label: labelOf(id) })),
    total,
    max_total: MAX_SCORE * AXES.length,
    verdict,
    estimate: {
      posterior_p: estimate.posterior(scores),
      ci_95: estimate.interval(scores),
      reference: { category, base_rate_pmf_24mo: reference.base_rate_pmf_24mo },
    },
  }
  return {
    kind: 'scored',
    assessment: {
      scorecard,
      explanations: byAxis((axis) => ({ points: axes[axis].points, caps: axes[axis].caps })), // S-8
      gates,
      ...(category !== request.category && { requestedCategory: request.category }),
      category,
      logLr: round4(logLikelihoodRatio(scores)),
      nextSignals: shownSignals(ranked),
      milestones: roadmap({ axes, verdict, ranked }),
    },
  }
}

/** How many of the counted quotes were confirmed at their source: k of n in the disclaimer. */
export function quoteConfirmation(ledger: Ledger, pitch: string): { confirmed: number; total: number } {
  return confirmationOf(flagLedger(ledger, pitch))
}

/**
 * The density of the success rate before and after the evidence of an assessment, for a picture of its estimate; its
 * interval tells whether most quotes were confirmed then, whatever the ledger has become since (E-7).
 */
export function estimateDensities({ category, scorecard }: ScoredAssessment): readonly Density[] {
  const scores = byAxis((id) => scorecard.axes.find((axis) => axis.id === id)?.score ?? 0)
  const confirmed = estimator(category, true)
  const [lower, upper] = confirmed.interval(scores)
  const [low, high] = scorecard.estimate.ci_95
  return (lower === low && upper === high ? confirmed : estimator(category, false)).densities(scores)
}
