// Decides when to poll runs that have not ended.
import type { Run } from './run.ts'

const FIRST_MS = 1_500
const LAST_MS = 6_000
/** Number of requests after which the wait doubles. */
const PATIENT_AFTER = 4

export const isUnderWay = ({ status }: Pick<Run, 'status'>): boolean =>
  status === 'queued' || status === 'running'

/** The wait before polling the displayed runs again, after a number of requests; false if all have ended. */
export const untilEnded = (
  runs: readonly Pick<Run, 'status'>[],
  times: number,
  requests = 1,
): number | false =>
  runs.some(isUnderWay) && requests * Math.min(FIRST_MS * 2 ** Math.floor(times / PATIENT_AFTER), LAST_MS)
