// Runs that have not ended are asked for again until they have.
import type { Run } from './run.ts'

const AGAIN_MS = 1_500

export const isUnderWay = ({ status }: Pick<Run, 'status'>): boolean =>
  status === 'queued' || status === 'running'

/** How soon to ask again for runs that are shown; false where all have ended. */
export const untilEnded = (runs: readonly Pick<Run, 'status'>[]): number | false =>
  runs.some(isUnderWay) && AGAIN_MS
