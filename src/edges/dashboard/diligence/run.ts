// A diligence run as its pages get it.
import type { Outcome, Run } from '../../../contract/vocabulary/run.ts'

export type { Run }
/** A run with its complete scorecard. */
export type CompletedRun = Run & Outcome

/** Run ids in a part of an address, each once. */
export const idsOf = (part: string | null): readonly string[] => [
  ...new Set((part ?? '').split(',').filter((id) => id !== '')),
]
