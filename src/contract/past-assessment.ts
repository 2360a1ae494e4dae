// What `assay assess --as-of DATE` answers (rule K-8). The command line offers it alone: no operation has these types.
import type { OutputOf } from './operations/operation.ts'
import type { Operations } from './index.ts'
import type { Requirement } from './vocabulary/progress.ts'
import type { Milestone } from './vocabulary/roadmap.ts'
import type { Signal } from './vocabulary/signal.ts'

export interface PastRequest {
  readonly pitch: string
  readonly category?: string | undefined
  readonly signals: readonly Signal[]
}

export interface RefusedPastSignal {
  readonly signal: Signal
  /** Why it is refused, and what to do. */
  readonly message: string
}

interface PastLedger {
  /** The day of judgement, YYYY-MM-DD: a result without it could pass for one of today. */
  readonly as_of: string
  readonly refused: readonly RefusedPastSignal[]
}

export type PastAssessment =
  | (PastLedger & {
      readonly kind: 'withheld'
      /** As in the problem `signals_missing`. */
      readonly missing_signals: readonly string[]
      /** Law and feasibility: a roadmap would ask them. */
      readonly questions: readonly string[]
      /** Axis -> kind -> how many it needs and has, in axis order. */
      readonly requirements: readonly (readonly [axis: string, Readonly<Record<string, Requirement>>])[]
    })
  | (PastLedger & {
      readonly kind: 'scored'
      readonly score: Omit<OutputOf<Operations['score']>, 'session_token' | 'audit'>
      readonly milestones: readonly Milestone[]
    })
