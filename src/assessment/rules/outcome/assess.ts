// Assesses a session: scores, verdict, estimate, next signals and roadmap, from the ledger, the pitch and the class. It
// uses no model, clock, network or random number (S-1).
import type { NextSignal } from '../../../contract/vocabulary/progress.ts'
import type { Milestone } from '../../../contract/vocabulary/roadmap.ts'
import type {
  Explanations,
  GateReason,
  Scorecard,
  VerdictGate,
} from '../../../contract/vocabulary/scorecard.ts'
import type { EstimateBasis } from '../../../contract/vocabulary/estimate-basis.ts'
import type { EvidenceRead } from '../../../contract/vocabulary/provenance.ts'
import type { Ledger } from '../ledger/entry.ts'
import { flagLedger } from '../ledger/flags.ts'
import { weighLedger } from '../provenance/weigh-ledger.ts'
import { progressOfAxes } from '../ledger/progress.ts'
import { AXES, labelOf, byAxis, PROTOCOL_ID } from '../protocol/axes.ts'
import { referenceClass } from '../protocol/reference-classes.ts'
import { isRead, ledgerRead } from '../provenance/evidence.ts'
import { type AxisScores, MAX_SCORE } from '../scoring/score.ts'
import { confirmationOf, type Density, estimator, logLikelihoodRatio } from './estimate.ts'
import { type AssessRequest, type Judgement, judgeWeighed } from './judgement.ts'
import { advise, shownSignals } from './next-signals.ts'
import { round4 } from './numerics.ts'
import { gateReasons } from './gate-reasons.ts'
import { openQuestions, withQuestions } from './open-questions.ts'
import { roadmap } from './roadmap.ts'

export type { AssessRequest } from './judgement.ts'

export interface ScoredAssessment {
  scorecard: Scorecard
  /** How much of the evidence was read (P-10); absent in scorecards from before pages were read. */
  evidence?: EvidenceRead
  /** What the estimate rests on (E-2, E-7); absent in scorecards from before class error and allowance. */
  estimateBasis?: EstimateBasis
  explanations: Explanations
  gates: VerdictGate[]
  /** What each gate rests on and what lifts it; absent in scorecards from before it was kept. */
  gateReasons?: GateReason[]
  /** The requested class, if V-7 replaced it. */
  requestedCategory?: string
  /** The class the scorecard uses. */
  category: string
  /** L of E-3, 4 decimals. */
  logLr: number
  nextSignals: NextSignal[]
  milestones: Milestone[]
}

interface Withheld {
  readonly kind: 'withheld'
  readonly missing_signals: string[]
}

export type AssessResult =
  | Withheld
  | {
      readonly kind: 'scored'
      readonly assessment: ScoredAssessment
      /** The ledger as it was judged: each entry with its flags and the grade of its evidence. */
      readonly weighed: Ledger
    }

export type UnadvisedAssessment = Omit<ScoredAssessment, 'nextSignals' | 'milestones'>

/** An assessment without its advice, which takes nine tenths of the time, and the judgement that the advice starts from. */
interface Unadvised {
  readonly kind: 'scored'
  readonly assessment: UnadvisedAssessment
  readonly judgement: Judgement
}

/** Scores, verdict and estimate of a ledger in which every axis has its minimum; otherwise lists what is missing (G-1). */
export function assessUnadvised(ledger: Ledger, request: AssessRequest): Withheld | Unadvised {
  const flagged = weighLedger(ledger, request.pitch)
  const { ready_to_score: ready, missing_signals } = progressOfAxes(flagged, false)
  if (!ready) return { kind: 'withheld', missing_signals } // G-1

  const judgement = judgeWeighed(flagged, request)
  const { category, scores, scoring, decision, basis, estimate } = judgement
  const { axes } = scoring
  const { verdict, total, gates } = decision
  const reference = referenceClass(category)
  const established = request.established ?? new Set()
  const scorecard: Scorecard = {
    protocol: PROTOCOL_ID,
    axes: AXES.map((id) => ({ id, score: scores[id], max: MAX_SCORE, label: labelOf(id) })),
    total,
    max_total: MAX_SCORE * AXES.length,
    verdict,
    estimate: {
      posterior_p: judgement.posterior,
      ci_95: estimate.interval(scores),
      reference: { category, base_rate_pmf_24mo: reference.base_rate_pmf_24mo },
    },
  }
  return {
    kind: 'scored',
    judgement,
    assessment: {
      scorecard,
      evidence: { ...ledgerRead(flagged, established), points_on_read: pointsOnRead(axes, flagged) },
      estimateBasis: basis,
      explanations: byAxis((axis) => ({ points: axes[axis].points, caps: axes[axis].caps })), // S-8
      gates,
      gateReasons: gateReasons({ decision, scores, weighed: flagged, established }),
      ...(category !== request.category && { requestedCategory: request.category }),
      category,
      logLr: round4(logLikelihoodRatio(scores)),
    },
  }
}

/**
 * Scores a ledger in which every axis has its minimum, and advises what to submit next; otherwise lists what is missing
 * (G-1). The same ledger, pitch and category give the same bytes, in any order of signals.
 */
export function assess(ledger: Ledger, request: AssessRequest): AssessResult {
  const result = assessUnadvised(ledger, request)
  if (result.kind === 'withheld') return result
  const { assessment, judgement } = result
  const { category, decision, scores, scoring, weighed } = judgement
  const advice = advise(judgement, request)
  return {
    kind: 'scored',
    weighed,
    assessment: {
      ...assessment,
      nextSignals: shownSignals(advice.ranked),
      milestones: withQuestions(
        roadmap({ axes: scoring.axes, verdict: decision.verdict, ...advice }),
        openQuestions(weighed, { pitch: request.pitch, category }),
        (axis) => scores[axis],
      ),
    },
  }
}

/** Points of the total that cite at least one entry whose claim was seen. No axis gives more than its score. */
function pointsOnRead(axes: AxisScores, flagged: Ledger): number {
  const seen = new Set(flagged.filter(isRead).map(({ id }) => id))
  let sum = 0
  for (const axis of AXES) {
    const { score, points } = axes[axis]
    const resting = points.filter(({ cites }) => cites.some((id) => seen.has(id)))
    sum += Math.min(
      score,
      resting.reduce((earned, point) => earned + Math.max(0, point.points), 0),
    )
  }
  return sum
}

/** How many of the counted quotes were confirmed at their source: k of n in the disclaimer. */
export function quoteConfirmation(ledger: Ledger, pitch: string): { confirmed: number; total: number } {
  return confirmationOf(flagLedger(ledger, pitch))
}

/** The density of the success rate before and after the evidence of an assessment, for a chart of its estimate. */
export function estimateDensities({
  category,
  scorecard,
  estimateBasis: basis,
}: UnadvisedAssessment): readonly Density[] {
  const scores = byAxis((id) => scorecard.axes.find((axis) => axis.id === id)?.score ?? 0)
  // why: the interval of a scorecard from before class error and allowance is drawn without them
  const options = basis === undefined ? { allowance: 0, classError: 0 } : { allowance: basis.allowance }
  return estimator(category, options).densities(scores)
}
