// The content of an exported assessment as plain data. The caller with the session fills it in; the report puts it into
// words.
import type { AxisId } from '../../contract/vocabulary/axis.ts'
import type { EstimateBasis } from '../../contract/vocabulary/estimate-basis.ts'
import type { EvidenceRead, Provenance } from '../../contract/vocabulary/provenance.ts'
import type { Milestone } from '../../contract/vocabulary/roadmap.ts'
import type {
  GateReason,
  Explanations,
  Scorecard,
  Verdict,
  VerdictGate,
} from '../../contract/vocabulary/scorecard.ts'

/** One entry of the ledger, including superseded and excluded ones. */
export interface ReportedEvidence {
  readonly id: string
  readonly axis: AxisId
  readonly kind: string
  /** The verbatim text of a quote; null for other kinds. */
  readonly quote: string | null
  /** The other members of the value as readable text: name and text, in schema order. */
  readonly details: readonly { readonly name: string; readonly text: string }[]
  readonly urls: readonly string[]
  /** The day of the entry, YYYY-MM-DD. */
  readonly date: string | null
  readonly flags: readonly string[]
  /** Live, and its text keeps it from earning a point. */
  readonly muted: boolean
  /** What was seen at its source. */
  readonly provenance: Provenance
  /** The address of the page that decided the grade, after redirects. */
  readonly page?: string
  /** The latest check of the quote at its source; null without a check. */
  readonly verify: {
    readonly valid: boolean
    readonly reason?: string
    /** The earlier check that excluded the quote, if the latest could not decide. */
    readonly refutation?: { readonly reason?: string }
  } | null
}

export interface AnchorClass {
  readonly category: string
  /** Base rate of product-market fit within 24 months, 0 to 1. */
  readonly baseRate: number
}

export interface AssessmentReport {
  readonly sessionId: string
  readonly protocol: string
  /** The reference class of the scorecard. */
  readonly category: string
  /** A note on the class after its name; empty without a note. */
  readonly categoryNote: string
  /** The label of each class, by its id. */
  readonly classLabels: Readonly<Record<string, string>>
  /** The requested class, if the scorecard could not use it (V-7). */
  readonly requestedCategory?: string
  readonly baseRate: number
  /** Evidence grade of the base rate: A to D. */
  readonly grade: string
  /** Judged 80% interval of the base rate. */
  readonly plausibleRange: readonly [lower: number, upper: number]
  /** ISO instants. */
  readonly openedAt: string
  readonly scoredAt: string
  readonly pitch: string
  readonly scorecard: Scorecard
  /** How much of the evidence was read (P-10); absent if the scorecard is from before pages were read. */
  readonly evidenceRead?: EvidenceRead
  /** What the estimate rests on (E-2, E-7); absent if the scorecard is from before class error and allowance. */
  readonly estimateBasis?: EstimateBasis
  /** How the base rate follows from its sources. */
  readonly derivation: string
  /** The publications behind it, each with its address. */
  readonly rateSources: readonly { readonly source: string; readonly urls: readonly string[] }[]
  /** How the interval fared in simulation. */
  readonly calibration: string
  /** The page of this server with the whole table. */
  readonly calibrationUrl: string
  readonly explanations: Explanations
  readonly gates: readonly VerdictGate[]
  readonly gateReasons?: readonly GateReason[]
  /** Ordered by axis, kind, id. */
  readonly evidence: readonly ReportedEvidence[]
  readonly milestones: readonly Milestone[]
  /** k of n counted quotes were confirmed at their source. */
  readonly confirmedQuotes: number
  readonly totalQuotes: number
  /** Every change of category, oldest first. */
  readonly categoryChanges: readonly {
    readonly at: string
    readonly from: AnchorClass
    readonly to: AnchorClass
  }[]
  /** Scorecards before the current one, oldest first. */
  readonly earlierScorecards: readonly {
    readonly at: string
    readonly category: string
    readonly total: number
    readonly verdict: Verdict
  }[]
}
