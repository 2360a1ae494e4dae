// Makes the kept indexes of watch lists again from the records of their lists, and compares the bytes. The hash in a file shows
// damage; it does not show a file that was written to leave out a listed party.
import { sha256Hex } from '../../base/sha256.ts'
import type { Matcher } from '../../names/matcher/matcher.ts'
import { RecordsAltered } from '../../sources/snapshots/whole-record.ts'
import type { Snapshot, SourceStore } from '../../sources/ports.ts'
import {
  entriesOfLists,
  type IndexFiles,
  type MakeIndex,
  madeOfLists,
  type RecordReader,
} from '../watch-lists/watch-index.ts'

export interface CheckIndexesPorts {
  readonly files: IndexFiles
  readonly reader: RecordReader<Snapshot> & Pick<SourceStore, 'areKept'>
  readonly matcher: Matcher
  readonly makeIndex: MakeIndex
  /** Called after each index. */
  readonly pause: () => Promise<void>
}

/**
 * Reports each file that is not the index of its lists, as a sentence. Returns the number of files that were compared. A file whose
 * lists are no longer stored, or that was made with other tables, is not compared: no program with these tables and lists opens it.
 */
export async function checkIndexes(
  { files, reader, matcher, makeIndex, pause }: CheckIndexesPorts,
  snapshots: readonly Snapshot[],
  onFault: (says: string) => void,
): Promise<number> {
  let compared = 0
  for (const madeOf of await files.kept()) {
    const lists = listsOf(madeOf, snapshots, matcher)
    const kept = lists && (await files.read(madeOf))
    if (lists === undefined || kept === undefined) continue
    const made = await madeAgain(reader, lists, makeIndex)
    if (made === undefined) continue
    compared++
    // why: of a snapshot that is removed meanwhile, some records are gone
    if (!isEqual(kept, made) && (await reader.areKept(lists)))
      onFault(
        `the index in the file ${sha256Hex(madeOf)}.index is not made of the records of its lists. Stop the server, keep a copy of the file, and delete it: the next start makes it again`,
      )
    await pause()
  }
  return compared
}

/** Undefined where a record of the lists was changed, which the check of the snapshots reports. */
async function madeAgain(
  reader: RecordReader<Snapshot>,
  lists: readonly Snapshot[],
  makeIndex: MakeIndex,
): Promise<Uint8Array | undefined> {
  try {
    return await makeIndex({ put: await entriesOfLists(reader, lists), before: undefined })
  } catch (error) {
    if (error instanceof RecordsAltered) return undefined
    throw error
  }
}

/** The snapshots that an index says it is made of; undefined where one is not stored, or another matcher made the index. */
function listsOf(
  madeOf: string,
  snapshots: readonly Snapshot[],
  matcher: Matcher,
): readonly Snapshot[] | undefined {
  const named = hashesIn(madeOf).map(([sourceId, recordsHash]) =>
    snapshots.find((each) => each.sourceId === sourceId && each.recordsHash === recordsHash),
  )
  const lists = named.filter((each) => each !== undefined)
  // why as text: what an index of these lists would be made of is what this file says
  return lists.length === named.length && madeOfLists(lists, matcher) === madeOf ? lists : undefined
}

function hashesIn(madeOf: string): readonly (readonly unknown[])[] {
  try {
    const read: unknown = JSON.parse(madeOf)
    const hashes: unknown = Array.isArray(read) ? read[2] : undefined
    return Array.isArray(hashes) ? hashes.filter((each) => Array.isArray(each)) : []
  } catch {
    return []
  }
}

const isEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at])
