// What a screening command screens against: the watch lists in force in the store, and files given with `--list ID=PATH`.
import { catalogue } from '../../../sources/catalogue/catalogue.ts'
import { ListFileError } from '../../../sources/files/list-file-error.ts'
import { openSnapshot } from '../../../sources/files/snapshot-files.ts'
import type { Snapshot, SourceStore, StoredRecord } from '../../../sources/ports.ts'
import type { SourceStatus } from '../../../contract/vocabulary/source.ts'
import { snapshotDate, sourceStandings } from '../../../sources/snapshots/source-status.ts'
import { readInWorker } from '../../../sources/worker/read-in-worker.ts'
import type { Screener } from '../../../screening/screener.ts'
import type { WatchIndex } from '../../../screening/watch-lists/watch-index.ts'
import type { Config } from '../../../installation/config.ts'
import { storeExists } from '../../../installation/store-location.ts'
import { lateBar } from '../parts/late-bar.ts'
import { CommandFailed } from './command-failed.ts'
import { withStore } from './with-store.ts'

export interface GivenList {
  readonly id: string
  readonly path: string
}

/** A list as it was screened, for people and programs. */
export type ScreenedList = { readonly id: string; readonly records: number } & (
  | { readonly snapshot: string; readonly date: string; readonly status: SourceStatus }
  | { readonly file: string; readonly date: string | null }
)

interface SnapshotInForce {
  readonly sourceId: string
  readonly recordsHash: string
  readonly snapshot: Snapshot
  readonly status: SourceStatus
}
interface ListFile {
  readonly sourceId: string
  readonly path: string
  readonly date: string | null
  readonly records: readonly StoredRecord[]
}

export interface OpenLists {
  readonly index: WatchIndex<SnapshotInForce | ListFile>
  readonly lists: readonly ScreenedList[]
}

const manifests = [...catalogue.values()]
  .map(({ manifest }) => manifest)
  .filter(({ kind }) => kind === 'watch-list')
const KNOWN = manifests.map(({ id }) => id).join(', ')
const EXAMPLE = 'for example --list un-sc=consolidated.xml --list us-ofac-sdn=FOLDER'

/** The files as they were asked for, before anything is read. Throws CommandFailed for what is no list. */
export function givenLists(written: readonly string[]): readonly GivenList[] {
  const lists = written.map((text) => {
    const at = text.indexOf('=')
    const [id, path] = at < 0 ? [text, ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()]
    if (path === '') throw new CommandFailed(`--list ${text} names no file. Write ID=PATH, ${EXAMPLE}.`)
    if (!manifests.some((manifest) => manifest.id === id))
      throw new CommandFailed(`There is no list "${id}". The ids are ${KNOWN}.`)
    return { id, path }
  })
  const twice = lists.find(({ id }, at) => lists.findIndex((other) => other.id === id) < at)
  if (twice !== undefined)
    throw new CommandFailed(`The list ${twice.id} is given twice. Give one path per list.`)
  return lists
}

/**
 * Indexes every watch list in force, and the files given beside them; a file takes the place of the snapshot of its list.
 * Without a store only the files count, and none is made. Throws CommandFailed where there is no list at all.
 */
export async function openLists(
  config: Config,
  screener: Screener,
  given: readonly GivenList[],
): Promise<OpenLists> {
  const files: ListFile[] = []
  for (const list of given) files.push(await readFile(list))
  if (!storeExists(config)) return indexOf(screener, files)
  return withStore(config, async ({ sources }) => {
    for (;;) {
      const snapshots = (await snapshotsInForce(sources)).filter(
        ({ sourceId }) => !given.some(({ id }) => id === sourceId),
      )
      const open = await indexOf(screener, [...snapshots, ...files], sources)
      // why again: a snapshot that two others have followed may have been removed under the reader's hands
      if (await sources.areKept(snapshots.map(({ snapshot }) => snapshot))) return open
    }
  })
}

async function snapshotsInForce(sources: SourceStore): Promise<readonly SnapshotInForce[]> {
  const standings = await sourceStandings(manifests, sources, Date.now())
  return standings.flatMap(({ manifest: { id }, snapshot, status }) =>
    snapshot === null ? [] : [{ sourceId: id, recordsHash: snapshot.recordsHash, snapshot, status }],
  )
}

async function indexOf(
  screener: Screener,
  unordered: readonly (SnapshotInForce | ListFile)[],
  sources?: SourceStore,
): Promise<OpenLists> {
  if (unordered.length === 0)
    throw new CommandFailed(
      'There is no list to screen against. Fetch lists with "assay sources sync", bring in a file with ' +
        `"assay sources import ID PATH", or give files with --list ID=PATH, ${EXAMPLE}; ids are ${KNOWN}.`,
    )
  const lists = unordered.toSorted((a, b) => (a.sourceId < b.sourceId ? -1 : 1))
  let bar: ReturnType<typeof lateBar> | undefined
  try {
    const reader = { recordsOf: (list: SnapshotInForce | ListFile) => pagesOf(list, sources) }
    const index = await screener.index(reader, lists, (done, total) => {
      bar ??= lateBar('records indexed', total)
      bar.reach(done)
    })
    return { index, lists: lists.map((list) => shown(list, index.entriesIn(list.sourceId))) }
  } finally {
    bar?.stop()
  }
}

async function* pagesOf(
  list: SnapshotInForce | ListFile,
  sources: SourceStore | undefined,
): AsyncGenerator<readonly StoredRecord[]> {
  if ('records' in list) yield list.records
  else if (sources !== undefined) yield* sources.recordsOf(list.snapshot)
}

const shown = (list: SnapshotInForce | ListFile, records: number): ScreenedList =>
  'snapshot' in list
    ? {
        id: list.sourceId,
        records,
        snapshot: list.snapshot.id,
        date: snapshotDate(list.snapshot),
        status: list.status,
      }
    : { id: list.sourceId, records, file: list.path, date: list.date }

const MEGABYTE = 1_000_000

/** Reads a file as `sources import` reads it, to its end. */
async function readFile({ id, path }: GivenList): Promise<ListFile> {
  const sets = catalogue.get(id)?.manifest.sets ?? []
  const { bytes: size } = await openSnapshot(path, sets)
  const records: StoredRecord[] = []
  let date: string | null = null
  const bar = lateBar(`MB of ${id} read`, Math.ceil(size / MEGABYTE))
  try {
    const batches = readInWorker({ id, path, only: undefined }, (bytes) =>
      bar.reach(Math.floor(bytes / MEGABYTE)),
    )
    for await (const batch of batches) {
      for (const { keys: _keys, ...record } of batch.records) records.push({ ...record, sourceId: id })
      date = batch.found.findLast(({ asOf }) => asOf !== undefined)?.asOf ?? date
    }
  } catch (error) {
    // why the path: the reader names the official file, which may have another name here
    throw error instanceof ListFileError ? new CommandFailed(`${path}: ${error.message}`) : error
  } finally {
    bar.stop()
  }
  if (records.length === 0)
    throw new CommandFailed(`${path} holds no record of ${id}. Check that it is the official file, whole.`)
  return { sourceId: id, path, date, records }
}

/** `2 lists (9 records): un-sc, us-ofac-sdn`, and a line for each. */
export function listLines(lists: readonly ScreenedList[]): [head: string, ...each: string[]] {
  const records = lists.reduce((sum, list) => sum + list.records, 0)
  return [
    `${lists.length} ${lists.length === 1 ? 'list' : 'lists'} (${records} records): ${lists.map(({ id }) => id).join(', ')}`,
    ...lists.map((list) =>
      'file' in list
        ? `  ${list.id} from ${list.file}${list.date === null ? '' : `, of ${list.date}`}`
        : `  ${list.id} of ${list.date} (${list.snapshot}${list.status === 'current' ? '' : `, ${list.status}`})`,
    ),
  ]
}
