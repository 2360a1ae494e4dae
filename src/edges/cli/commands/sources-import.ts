// `assay sources import`: files of a source that the operator has.
import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { ListFileError } from '../../../sources/files/list-file-error.ts'
import { openSnapshot, wantedOf } from '../../../sources/files/snapshot-files.ts'
import type { SourceManifest } from '../../../sources/model/source.ts'
import { SnapshotRefused } from '../../../sources/ports.ts'
import { takeIn } from '../../../sources/snapshots/take-in.ts'
import { readInWorker } from '../../../sources/worker/read-in-worker.ts'
import type { Config } from '../../../installation/config.ts'
import { lateBar } from '../parts/late-bar.ts'
import { stopSignal } from '../parts/stop-signal.ts'
import { CommandFailed } from './command-failed.ts'
import { linesOfSources, onlyOf, sourceOf } from './sources.ts'
import { print, type Printing } from './with-administration.ts'
import { withStore } from './with-store.ts'

const MEGABYTE = 1_000_000

export interface ImportOptions extends Printing {
  readonly asOf?: string
  readonly belowFloor?: boolean
  readonly rollback?: boolean
  readonly only?: readonly string[]
}

/**
 * Reads the files at a path as a snapshot of the source and puts it in force. Refused files say nothing about the source: its
 * state does not change, and only the operator gets the message. Throws CommandFailed.
 */
export async function importSource(
  config: Config,
  id: string,
  path: string,
  { asOf, belowFloor, rollback, only: asked, ...printing }: ImportOptions,
): Promise<void> {
  const source = sourceOf(id)
  const only = asked && onlyOf(source, asked)
  const stop = stopSignal()
  const { signal } = stop
  await withStore(config, async (store) => {
    let bar: ReturnType<typeof lateBar> | undefined
    let records = 0
    try {
      const isWanted = wantedOf(source, only && new Set(only))
      const opened = await openSnapshot(path, source.manifest.sets, undefined, isWanted)
      const batches = readInWorker(
        { id, path, only },
        (bytes) => {
          bar ??= lateBar(`MB of ${id} read`, Math.ceil(opened.bytes / MEGABYTE))
          bar.reach(Math.floor(bytes / MEGABYTE))
        },
        signal,
      )
      const taken = await takeIn(
        source.manifest,
        { batches, bytes: opened.bytes, contentSha256: await opened.contentSha256(), importedFrom: path },
        store.sources,
        {
          now: new Date().toISOString(),
          onRecords: (count) => (records = count),
          signal,
          ...(asOf !== undefined && { asOf }),
          ...(belowFloor === true && { belowFloor }),
          ...(rollback === true && { rollback }),
          // why not of chosen members: they are the whole snapshot, and the next import adds others
          ...(only !== undefined && isWanted === undefined && { only: new Set(only) }),
        },
      )
      await store.sources.removeSpare(id)
      bar?.stop()
      const { snapshot } = taken
      print(
        {
          source: id,
          outcome: taken.kind,
          snapshot,
          ...(taken.kind === 'taken' && { intake: taken.intake }),
          ...(taken.kind !== 'unchanged' && taken.mended !== undefined && { mended: taken.mended }),
        },
        printing,
        linesOfSources(id, taken),
      )
    } catch (error) {
      bar?.stop()
      const says = whyNotTaken(error, path, source.manifest, signal)
      if (says === undefined) throw error
      throw new CommandFailed(
        `${says}\nThe import stopped after ${records} records and changed nothing. The previous snapshot stays in force.`,
      )
    } finally {
      stop.release()
    }
  })
}

/** The reason in words; undefined for a fault of the program. */
function whyNotTaken(
  error: unknown,
  path: string,
  manifest: SourceManifest,
  signal: AbortSignal,
): string | undefined {
  if (error instanceof SnapshotRefused) return error.message
  if (error instanceof ListFileError) return withGivenName(error.message, path, manifest)
  return signal.aborted ? 'The import was stopped.' : undefined
}

/** A file under another name is read as one of the publisher's: the message then names the file that the user gave. */
function withGivenName(message: string, path: string, { sets }: SourceManifest): string {
  const [name = ''] = message.split(': ', 1)
  const isOfficial = sets.flat().some((file) => file.name.toLowerCase() === name.toLowerCase())
  const isNamedSo = basename(path).toLowerCase() === name.toLowerCase()
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() === true
  return isOfficial && !isNamedSo && isFile ? `${path}, read as ${message}` : message
}
