// `assay sources list|rollback`: the public sources and their snapshots.
import { catalogue } from '../../../sources/catalogue/catalogue.ts'
import { SnapshotRefused } from '../../../sources/ports.ts'
import type { SourceReader } from '../../../sources/model/source.ts'
import {
  describeSource,
  snapshotDate,
  type SourceStanding,
  sourceStandings,
  warningsOf,
} from '../../../sources/snapshots/source-status.ts'
import { narrowing } from '../../../sources/snapshots/narrowing.ts'
import { nameKey } from '../../../names/parse/name-key.ts'
import { rollBack } from '../../../sources/snapshots/roll-back.ts'
import type { TakenIn } from '../../../sources/snapshots/take-in.ts'
import type { Config } from '../../../installation/config.ts'
import { CommandFailed } from './command-failed.ts'
import { print, type Printing } from './with-administration.ts'
import { withStore } from './with-store.ts'

export function sourceOf(id: string): SourceReader {
  const source = catalogue.get(id)
  if (source === undefined)
    throw new CommandFailed(`There is no source "${id}". The ids are ${[...catalogue.keys()].join(', ')}.`)
  return source
}

/** What `--only` narrows a source to. Throws CommandFailed if it cannot narrow the source. */
export function onlyOf({ manifest }: SourceReader, asked: readonly string[]): readonly string[] {
  try {
    return [...narrowing(manifest, asked)]
  } catch (error) {
    throw error instanceof SnapshotRefused ? new CommandFailed(error.message) : error
  }
}

export async function listSourcesCommand(config: Config, printing: Printing): Promise<void> {
  await withStore(config, async (store) => {
    const manifests = [...catalogue.values()].map(({ manifest }) => manifest)
    const standings = await sourceStandings(manifests, store.sources, Date.now())
    print(standings.map(shown), printing, tableOf(standings))
  })
}

const shown = (standing: SourceStanding) => ({
  ...describeSource(standing),
  failure: standing.failure,
})

function tableOf(standings: readonly SourceStanding[]): string[] {
  const rows = standings.map(({ manifest, status, snapshot }) => [
    manifest.id,
    status,
    snapshot === null ? '-' : snapshotDate(snapshot),
    snapshot === null ? '-' : snapshot.records.toLocaleString('en-US'),
    manifest.title,
  ])
  const all = [['source', 'status', 'date', 'records', 'what'], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => (row[column] ?? '').length)))
  const lines = all.map((row) =>
    row
      .map((cell, at) => (at === 3 ? cell.padStart(widths[3] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  '),
  )
  const troubles = standings.flatMap(({ manifest, failure }) =>
    failure === null ? [] : [`${manifest.id}: ${failure}`],
  )
  const warnings = standings.flatMap(({ manifest, snapshot }) =>
    (snapshot === null ? [] : warningsOf(snapshot)).map((warning) => `${manifest.id}: ${warning}`),
  )
  return [...lines, ...[...troubles, ...warnings].map((line) => `  ${line}`)]
}

/** Puts the snapshot before the one in force back in its place. */
export async function rollBackSource(config: Config, id: string, printing: Printing): Promise<void> {
  const { manifest } = sourceOf(id)
  await withStore(config, async (store) => {
    try {
      const taken = await rollBack(manifest, store.sources, { now: new Date().toISOString(), nameKey })
      await store.sources.removeSpare(id)
      const { kind: outcome, snapshot, intake } = taken
      print({ source: id, outcome, snapshot, intake }, printing, linesOfSources(id, taken))
    } catch (error) {
      throw error instanceof SnapshotRefused ? new CommandFailed(error.message) : error
    }
  })
}

const mendedText = (records: number): string =>
  `${records} stored ${records === 1 ? 'record' : 'records'} had been altered in the database and ${records === 1 ? 'is' : 'are'} again as in the files`

/** The result of an import, as lines for people. */
export function linesOfSources(id: string, taken: TakenIn): string[] {
  const { snapshot } = taken
  const date = snapshotDate(snapshot)
  if (taken.kind === 'unchanged')
    return [`${id}: no change. The records of these files are already in force, of ${date} (${snapshot.id}).`]
  if (taken.kind === 'mended') return [`${id}: ${mendedText(taken.mended)} (${snapshot.id}, of ${date}).`]
  const { added, changed, unchanged, removed } = taken.intake
  return [
    `${id}: ${snapshot.records.toLocaleString('en-US')} records of ${date} in force (${snapshot.id}).`,
    `  ${added} new, ${changed} changed, ${unchanged} unchanged, ${removed} gone.`,
    ...(taken.mended === undefined ? [] : [`  ${mendedText(taken.mended)}.`]),
    ...warningsOf(snapshot).map((warning) => `  ${warning}`),
  ]
}
