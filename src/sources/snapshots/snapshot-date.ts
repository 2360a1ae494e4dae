// Of which day a snapshot is: what the operator says, else its publisher, else the last change or the fetch. No file is of
// a day that has not come: an old list would be current for as long as it claims.
import type { PartialDate } from '../model/record.ts'
import { SnapshotRefused } from '../ports.ts'

const DAY_MS = 86_400_000

interface Told {
  /** ISO instant. */
  readonly now: string
  /** The operator's word; see `checkAsOf`. */
  readonly asOf: PartialDate | undefined
  /** The publisher's word. */
  readonly found: PartialDate | undefined
  /** An HTTP date or an ISO instant. */
  readonly lastModified: string | undefined
  readonly isFetched: boolean
}

/** `date` is null where nobody tells one. A date that has not come is held to today, with a warning. */
export function dateSnapshot({ now, asOf, found, lastModified, isFetched }: Told): {
  readonly date: PartialDate | null
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

/** Throws SnapshotRefused where the operator gives a date that has not come. */
export function checkAsOf(asOf: PartialDate | undefined, now: string): void {
  if (asOf !== undefined && isAhead(asOf, now))
    throw new SnapshotRefused(
      `--as-of ${asOf} has not come. Give the day the files are of: today, ${now.slice(0, 10)}, or one before.`,
    )
}

/** Why a day of slack: east of Greenwich it is tomorrow already. */
const isAhead = (date: PartialDate, now: string): boolean =>
  date > new Date(Date.parse(now) + DAY_MS).toISOString().slice(0, 10)

function dayOf(instant: string | undefined): PartialDate | undefined {
  if (instant === undefined) return undefined
  const at = Date.parse(instant)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString().slice(0, 10)
}
