// The watch lists in memory: one index of the snapshots in force, and at most two of older ones, to replay runs.
import { byText } from '../../base/by-text.ts'
import type { Matcher } from '../../names/matcher/matcher.ts'
import type { Snapshot, SourceStore } from '../../sources/ports.ts'
import type { SourceManifest } from '../../sources/model/source.ts'
import {
  buildWatchIndex,
  type IndexFiles,
  type MakeIndex,
  makeIndexWith,
  type WatchIndex,
} from './watch-index.ts'

/** Of the snapshots given, only those of watch lists count. */
export interface WatchLists {
  /**
   * The index of the snapshots in force. It is built again only if one of them has changed, once for all waiting callers. A
   * caller with older snapshots gets the older index. Throws StoreUnavailable; the next call tries again.
   */
  inForce(snapshots: readonly Snapshot[]): Promise<WatchIndex>
  /** The index of exactly these snapshots. Throws StoreUnavailable. */
  pinned(snapshots: readonly Snapshot[]): Promise<WatchIndex>
}

/** Indexes kept beside the one in force. */
const MAX_PINNED = 2

export function createWatchLists(
  store: SourceStore,
  manifests: readonly SourceManifest[],
  matcher: Matcher,
  makeIndex: MakeIndex = makeIndexWith(matcher),
  files?: IndexFiles,
): WatchLists {
  const lists = new Set(manifests.filter(({ kind }) => kind === 'watch-list').map(({ id }) => id))
  /** The index that was requested last comes last. */
  const indexes = new Map<string, Promise<WatchIndex>>()
  let inForce: { readonly key: string; readonly newest: number } | undefined
  /** The next index is made from this one: most of its records are the same. */
  let latest: WatchIndex | undefined
  let building: Promise<unknown> = Promise.resolve()

  const ofLists = (snapshots: readonly Snapshot[]): readonly Snapshot[] =>
    snapshots.filter(({ sourceId }) => lists.has(sourceId)).toSorted((a, b) => byText(a.sourceId, b.sourceId))

  function indexOf(snapshots: readonly Snapshot[], key: string): Promise<WatchIndex> {
    const index = indexes.get(key) ?? build(snapshots, key)
    indexes.delete(key)
    indexes.set(key, index)
    const others = [...indexes.keys()].filter((each) => each !== inForce?.key)
    for (const other of others.slice(0, Math.max(0, others.length - MAX_PINNED))) indexes.delete(other)
    return index
  }

  // why one at a time: an index under construction takes as much memory again
  function build(snapshots: readonly Snapshot[], key: string): Promise<WatchIndex> {
    const index = building.then(async () => {
      const built = await buildWatchIndex<Snapshot>(store, snapshots, matcher, makeIndex, {
        before: latest,
        files,
      })
      if (latest === undefined || key === inForce?.key) latest = built
      return built
    })
    building = index.catch(() => {
      if (indexes.get(key) === index) indexes.delete(key)
    })
    return index
  }

  return {
    inForce(snapshots) {
      const wanted = ofLists(snapshots)
      const newest = Math.max(0, ...wanted.map(({ seq }) => seq))
      // why: a caller that read the snapshots before a change may call after one that read them later
      if (inForce === undefined || newest >= inForce.newest) inForce = { key: keyOf(wanted), newest }
      return indexOf(wanted, keyOf(wanted))
    },
    pinned(snapshots) {
      const wanted = ofLists(snapshots)
      return indexOf(wanted, keyOf(wanted))
    },
  }
}

// why by number: the id of a snapshot that was removed may come back with the same content
const keyOf = (snapshots: readonly Snapshot[]): string => snapshots.map(({ seq }) => seq).join(' ')
