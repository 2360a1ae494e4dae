// A diligence run as its pages get it.
import type { Outcome, Run } from '../../../contract/vocabulary/run.ts'

export type { Run }
/** A run with all of its scorecard. */
export type CompletedRun = Run & Outcome

/** Runs as a part of an address names them, each once. */
export const idsOf = (part: string | null): readonly string[] => [
  ...new Set((part ?? '').split(',').filter((id) => id !== '')),
]
