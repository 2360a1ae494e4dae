// How files fall short of what their source should contain. An operator may accept them anyway, but never files without
// a record.
import { SnapshotRefused, type Snapshot } from '../ports.ts'
import { narrowedTo } from './narrowing.ts'
import type { SourceManifest } from '../model/source.ts'

/** A list that loses more than this percentage of its records at once was truncated rather than amended. */
const MAX_LOST = 20

/** Throws SnapshotRefused if the snapshot has no records. */
export function checkNotEmpty(
  { id }: Pick<SourceManifest, 'id'>,
  records: number,
  only: ReadonlySet<string> | undefined,
): void {
  if (records > 0) return
  const why =
    only === undefined
      ? 'The files hold no record.'
      : `No record of the files is of ${[...only].join(', ')}: name others with --only, or leave it out.`
  throw new SnapshotRefused(`${id}: ${why} The snapshot before stays in force.`)
}

/** The kinds of which the files hold fewer records than the source should have, one sentence each. */
export const belowFloors = (
  counts: Readonly<Record<string, number>>,
  floors: Readonly<Record<string, number>>,
): readonly string[] =>
  Object.entries(floors)
    .filter(([kind, floor]) => (counts[kind] ?? 0) < floor)
    .map(
      ([kind, floor]) =>
        `The files hold ${counts[kind] ?? 0} of kind ${kind} where at least ${floor} are due.`,
    )

/** One sentence if too many records of the snapshot before are gone. */
export function lostRecords(records: number, before: Snapshot | null): readonly string[] {
  if (before === null || before.sample || (before.records - records) * 100 <= before.records * MAX_LOST)
    return []
  return [`The files hold ${records} records where the snapshot before had ${before.records}.`]
}

/** How a stored snapshot falls short of what its source should contain. */
export function shortfallsOf(
  { shortfalls, counts, warnings }: Snapshot,
  { floors, partial }: Pick<SourceManifest, 'floors' | 'partial'>,
): readonly string[] {
  if (shortfalls !== undefined) return shortfalls
  // why: an older snapshot has no such list, and a part of a source is below the floors of the whole
  return partial === true || narrowedTo({ warnings }) !== undefined ? [] : belowFloors(counts, floors)
}
