// What a run stores and answers, without its id and times: the same subject and snapshots give the same bytes.
import type { Condition } from '../../contract/vocabulary/condition.ts'
import type { Evidence } from '../rules/evidence.ts'
import type { DiligenceScorecard } from '../rules/scorecard.ts'

/** A scorecard with the sources it was read from. */
export type RunScorecard = DiligenceScorecard & { readonly sources: Evidence['sources'] }

/** As a run has it that may be older: its conditions were sentences, and some members were missing. */
export type StoredRunScorecard = Omit<
  RunScorecard,
  'conditions' | 'notes' | 'coverage' | 'blockingMeasures'
> &
  Partial<Pick<RunScorecard, 'notes' | 'coverage' | 'blockingMeasures'>> & {
    readonly conditions: readonly (Condition | string)[]
  }
