// Runs that have not ended are asked for again until they have.
import type { Run } from './run.ts'

const FIRST_MS = 1_500
const LAST_MS = 6_000
/** Looks after which it waits twice as long. */
const PATIENT_AFTER = 4

export const isUnderWay = ({ status }: Pick<Run, 'status'>): boolean =>
  status === 'queued' || status === 'running'

/** How soon to ask again for runs that are shown, after so many times of so many requests; false where all have ended. */
export const untilEnded = (
  runs: readonly Pick<Run, 'status'>[],
  times: number,
  requests = 1,
): number | false =>
  runs.some(isUnderWay) && requests * Math.min(FIRST_MS * 2 ** Math.floor(times / PATIENT_AFTER), LAST_MS)
