// Decides the day of a snapshot: the operator's date, else the publisher's, else that of the last change or the fetch.
// The day is never in the future: an old list would count as current until then.
import type { RecordDate } from '../model/record.ts'
import { SnapshotRefused } from '../ports.ts'

const DAY_MS = 86_400_000

interface KnownDates {
  /** ISO instant. */
  readonly now: string
  /** The operator's date; see `checkAsOf`. */
  readonly asOf: RecordDate | undefined
  /** The publisher's date. */
  readonly found: RecordDate | undefined
  /** An HTTP date or an ISO instant. */
  readonly lastModified: string | undefined
  readonly isFetched: boolean
}

/** `date` is null if no date is known. A date in the future becomes today, with a warning. */
export function dateSnapshot({ now, asOf, found, lastModified, isFetched }: KnownDates): {
  readonly date: RecordDate | null
  readonly warnings: readonly string[]
} {
  const today = now.slice(0, 10)
  const date = asOf ?? found ?? dayOf(lastModified) ?? (isFetched ? today : null)
  return date === null || !isAhead(date, now)
    ? { date, warnings: [] }
    : {
        date: today,
        warnings: [`The files are dated ${date}, which has not come: they count as of ${today}.`],
      }
}

/** Throws SnapshotRefused if the operator gives a date in the future. */
export function checkAsOf(asOf: RecordDate | undefined, now: string): void {
  if (asOf !== undefined && isAhead(asOf, now))
    throw new SnapshotRefused(
      `--as-of ${asOf} has not come. Give the day the files are of: today, ${now.slice(0, 10)}, or one before.`,
    )
}

/** Why one day of tolerance: east of Greenwich the next day has already begun. */
const isAhead = (date: RecordDate, now: string): boolean =>
  date > new Date(Date.parse(now) + DAY_MS).toISOString().slice(0, 10)

function dayOf(instant: string | undefined): RecordDate | undefined {
  if (instant === undefined) return undefined
  const at = Date.parse(instant)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString().slice(0, 10)
}
