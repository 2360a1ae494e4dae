// In what files fall short of what their source should have: an operator may take them all the same, but never files without
// a record.
import { SnapshotRefused, type Snapshot } from '../ports.ts'
import type { SourceManifest } from '../model/source.ts'

/** A list that loses more than this percentage of its records at once was cut rather than amended. */
const MAX_LOST = 20

/** Throws SnapshotRefused where there is nothing to put in force. */
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

/** In what a snapshot falls short of what its source should have, one sentence each. */
export function shortfalls(
  counts: Readonly<Record<string, number>>,
  records: number,
  floors: Readonly<Record<string, number>>,
  before: Snapshot | null,
): string[] {
  const under = Object.entries(floors)
    .filter(([kind, floor]) => (counts[kind] ?? 0) < floor)
    .map(
      ([kind, floor]) =>
        `The files hold ${counts[kind] ?? 0} of kind ${kind} where at least ${floor} are due.`,
    )
  const lost = before === null || before.sample ? 0 : before.records - records
  const cut =
    before !== null && lost * 100 > before.records * MAX_LOST
      ? [`The files hold ${records} records where the snapshot before had ${before.records}.`]
      : []
  return [...under, ...cut]
}
