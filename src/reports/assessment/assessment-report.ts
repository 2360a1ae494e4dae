// Everything an exported assessment says, as plain data. Whoever has the session fills it in; the report only words it.
import type { AxisId } from '../../contract/vocabulary/axis.ts'
import type { Milestone } from '../../contract/vocabulary/roadmap.ts'
import type { Explanations, Scorecard, Verdict, VerdictGate } from '../../contract/vocabulary/scorecard.ts'

/** One entry of the ledger, superseded and excluded ones included. */
export interface ReportedEvidence {
  readonly id: string
  readonly axis: AxisId
  readonly kind: string
  /** The verbatim text of a quote; null for other kinds. */
  readonly quote: string | null
  /** The other members of the value, readable: name and text, in schema order. */
  readonly details: readonly { readonly name: string; readonly text: string }[]
  readonly urls: readonly string[]
  /** The day that dates the entry, YYYY-MM-DD. */
  readonly date: string | null
  readonly flags: readonly string[]
  /** The latest check of the quote at its source; null when there was none. */
  readonly verify: {
    readonly valid: boolean
    readonly reason?: string
    /** The earlier check that excluded the quote, where the latest could not tell. */
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
  /** What is said about the class beside its name; empty when there is nothing to say. */
  readonly categoryNote: string
  /** What people call each class, by its id. */
  readonly classLabels: Readonly<Record<string, string>>
  /** The class that was asked for, when the scorecard could not use it (V-7). */
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
  readonly explanations: Explanations
  readonly gates: readonly VerdictGate[]
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
