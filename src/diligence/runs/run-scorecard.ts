// What a run stores and answers, without its id and times: the same subject and snapshots give the same bytes.
import type { Evidence } from '../rules/evidence.ts'
import type { DiligenceScorecard } from '../rules/scorecard.ts'

/** A scorecard with the sources it was read from. */
export type RunScorecard = DiligenceScorecard & { readonly sources: Evidence['sources'] }
