// `assay sources diff`: what changed between two snapshots of a source, record by record and field by field.
import { catalogue } from '../../../sources/catalogue/catalogue.ts'
import type { Config } from '../../../installation/config.ts'
import type { Snapshot, SourceStore } from '../../../sources/ports.ts'
import { compareSnapshots, type SnapshotComparison } from '../../../sources/snapshots/compare-snapshots.ts'
import { snapshotDate } from '../../../sources/snapshots/source-status.ts'
import { RecordsAltered } from '../../../sources/snapshots/whole-record.ts'
import { CommandFailed } from './command-failed.ts'
import { sourceOf } from './sources.ts'
import { print, type Printing } from './with-administration.ts'
import { withStore } from './with-store.ts'

export interface DiffOptions extends Printing {
  /** How many records of each kind of change are shown. */
  readonly limit: number
}

/**
 * Compares two snapshots of a source. `from` is a source, whose two newest snapshots are compared, or a snapshot, which is
 * compared with `to` or with the newest.
 */
export async function diffSource(
  config: Config,
  from: string,
  to: string | undefined,
  { limit, ...printing }: DiffOptions,
): Promise<void> {
  await withStore(config, async (store) => {
    const [older, newer] = await chosen(store.sources, from, to)
    try {
      const comparison = await compareSnapshots(store.sources, older, newer, limit)
      print(
        { source: newer.sourceId, from: brief(older), to: brief(newer), ...comparison },
        printing,
        linesOfDiff(older, newer, comparison),
      )
    } catch (error) {
      throw error instanceof RecordsAltered ? new CommandFailed(error.message) : error
    }
  })
}

async function chosen(
  sources: Pick<SourceStore, 'snapshots'>,
  from: string,
  to: string | undefined,
): Promise<readonly [older: Snapshot, newer: Snapshot]> {
  if (catalogue.has(from) && to === undefined) {
    const [newest, before] = await sources.snapshots(from)
    if (newest === undefined || before === undefined)
      throw new CommandFailed(
        `${from} has ${newest === undefined ? 'no snapshot' : 'one snapshot'}; a difference needs two. Import another with: assay sources import ${from} PATH`,
      )
    return [before, newest]
  }
  const { id } = sourceOf(from.split('@')[0] ?? '').manifest
  const stored = await sources.snapshots(id)
  const named = (name: string): Snapshot => {
    const found = stored.find((snapshot) => snapshot.id === name)
    if (found !== undefined) return found
    const known = stored.map((snapshot) => `${snapshot.id} (${snapshotDate(snapshot)})`)
    throw new CommandFailed(
      `${id} has no snapshot "${name}". ${known.length === 0 ? 'It has none at all.' : `It has ${known.join(', ')}.`}`,
    )
  }
  const older = named(from)
  return [older, to === undefined ? (stored[0] ?? older) : named(to)]
}

const brief = ({ id, asOf, records, recordsHash }: Snapshot) => ({ id, asOf, records, recordsHash })

function linesOfDiff(
  older: Snapshot,
  newer: Snapshot,
  { counts, added, removed, changed }: SnapshotComparison,
): readonly string[] {
  const inWords = (snapshot: Snapshot): string =>
    `${snapshotDate(snapshot)} (${snapshot.id}, ${snapshot.records} records)`
  const line = (mark: string, { id, name }: { readonly id: string; readonly name: string | null }): string =>
    `  ${mark} ${id}${name === null ? '' : ` ${name}`}`
  const rest = (shown: readonly unknown[], count: number, what: string): readonly string[] =>
    shown.length === count ? [] : [`  ... and ${count - shown.length} more ${what}; --limit shows more`]
  return [
    `${newer.sourceId}: from ${inWords(older)} to ${inWords(newer)}`,
    `  ${counts.added} added, ${counts.removed} removed, ${counts.changed} changed, ${counts.unchanged} unchanged`,
    ...added.map((one) => line('+', one)),
    ...rest(added, counts.added, 'added'),
    ...removed.map((one) => line('-', one)),
    ...rest(removed, counts.removed, 'removed'),
    ...changed.flatMap((one) => [
      line('~', one),
      ...one.changes.flatMap((change) => [
        ...change.removed.map((value) => `      ${change.field} - ${short(value)}`),
        ...change.added.map((value) => `      ${change.field} + ${short(value)}`),
      ]),
    ]),
    ...rest(changed, counts.changed, 'changed'),
  ]
}

/** Remarks of a list may be pages long; JSON has them whole. */
const MAX_VALUE = 200
const short = (value: string): string =>
  value.length <= MAX_VALUE ? value : `${value.slice(0, MAX_VALUE).trimEnd()}…`
