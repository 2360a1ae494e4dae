// Decides the day of a snapshot: the publisher's date, else the operator's, else that of the last change or the fetch.
// The day is never in the future: an old list would count as current until then.
import type { RecordDate } from '../model/record.ts'
import type { SourceManifest } from '../model/source.ts'
import { SnapshotRefused, type Snapshot, type SnapshotDating } from '../ports.ts'

const DAY_MS = 86_400_000

interface KnownDates {
  readonly sourceId: string
  /** ISO instant. */
  readonly now: string
  /** The operator's date; see `checkAsOf`. */
  readonly asOf: RecordDate | undefined
  /** The publisher's date. */
  readonly found: RecordDate | undefined
  /** An HTTP date or an ISO instant. */
  readonly lastModified: string | undefined
  readonly isFetched: boolean
  /** Samples get the day of their pack, not the one that a file of it carries. */
  readonly isSample: boolean
}

/**
 * A date in the future becomes today, with a warning. Throws SnapshotRefused if no date is known, or if the operator gives
 * another one than the publisher.
 */
export function dateSnapshot({ now, asOf, found, lastModified, isFetched, isSample, sourceId }: KnownDates): {
  readonly date: RecordDate
  readonly datedBy: SnapshotDating
  readonly warnings: readonly string[]
} {
  if (asOf !== undefined && found !== undefined && asOf !== found && !isSample)
    throw new SnapshotRefused(
      `The files of ${sourceId} carry the date ${found}; --as-of ${asOf} is another. Leave --as-of out: it is for files without a date.`,
    )
  const today = now.slice(0, 10)
  const of = (date: RecordDate | undefined, datedBy: SnapshotDating) =>
    date === undefined ? [] : [{ date, datedBy }]
  const [known] = [
    ...(isSample ? of(asOf, 'operator') : []),
    ...of(found, 'publisher'),
    ...of(asOf, 'operator'),
    ...of(dayOf(lastModified), 'server'),
    ...(isFetched ? of(today, 'server') : []),
  ]
  if (known === undefined) throw new SnapshotRefused(noDate(sourceId))
  const { date, datedBy } = known
  return isAhead(date, now)
    ? {
        date: today,
        datedBy,
        warnings: [`The files are dated ${date}, which has not come: they count as of ${today}.`],
      }
    : { date, datedBy, warnings: [] }
}

const noDate = (sourceId: string): string =>
  `The files of ${sourceId} carry no date. Say of which day they are with --as-of YYYY-MM-DD.`

/** The same before the files are read, where none of them can carry a date. Throws SnapshotRefused. */
export function checkDated(
  { id, undated }: Pick<SourceManifest, 'id' | 'undated'>,
  {
    asOf,
    isFetched,
    isSample,
  }: { readonly asOf: RecordDate | undefined; readonly isFetched: boolean; readonly isSample: boolean },
): void {
  if (undated === true && asOf === undefined && !isFetched && !isSample) throw new SnapshotRefused(noDate(id))
}

/** Throws SnapshotRefused if the operator gives a date in the future. */
export function checkAsOf(asOf: RecordDate | undefined, now: string): void {
  if (asOf !== undefined && isAhead(asOf, now))
    throw new SnapshotRefused(
      `--as-of ${asOf} has not come. Give the day the files are of: today, ${now.slice(0, 10)}, or one before.`,
    )
}

interface Dated {
  readonly date: RecordDate
  readonly contentSha256: string
  readonly isFetched: boolean
}

/**
 * The day of the snapshot in force if the files are older: they would set the source back. The same files with another day
 * correct the day. What the publisher sends takes the place of a day that only the operator gave.
 */
export function setBackFrom(
  { date, contentSha256, isFetched }: Dated,
  before: Snapshot | null,
): RecordDate | undefined {
  if (before === null || before.asOf === null || before.sample) return undefined
  if (before.contentSha256 === contentSha256) return undefined
  if (isFetched && before.datedBy !== 'publisher') return undefined
  return isEarlier(date, before.asOf) ? before.asOf : undefined
}

/** Whether one snapshot is of an earlier day than another. */
export const isOlder = ({ asOf }: Snapshot, than: Snapshot): boolean =>
  asOf !== null && than.asOf !== null && isEarlier(asOf, than.asOf)

/** What every reader of a snapshot that was set back is shown; undefined if it was not. */
export const rollbackWarning = ({
  asOf,
  rolledBackFrom,
}: Pick<Snapshot, 'asOf' | 'rolledBackFrom'>): string | undefined =>
  rolledBackFrom === undefined
    ? undefined
    : `The operator set the source back: files of ${asOf ?? 'an unknown day'} took the place of those of ${rolledBackFrom}.`

/** Of dates of different precision, only the part that both have counts. */
function isEarlier(date: RecordDate, than: RecordDate): boolean {
  const length = Math.min(date.length, than.length)
  return date.slice(0, length) < than.slice(0, length)
}

/** Why one day of tolerance: east of Greenwich the next day has already begun. */
const isAhead = (date: RecordDate, now: string): boolean =>
  date > new Date(Date.parse(now) + DAY_MS).toISOString().slice(0, 10)

function dayOf(instant: string | undefined): RecordDate | undefined {
  if (instant === undefined) return undefined
  const at = Date.parse(instant)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString().slice(0, 10)
}
