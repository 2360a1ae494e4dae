// Renews a source from its publisher. After any error, the snapshot in force stays, and the source reports the reason.
import type { Downloads } from './downloads.ts'
import { fetchSet, type FetchSetOptions } from './fetch-set.ts'
import {
  SnapshotRefused,
  SnapshotSuperseded,
  type FileValidators,
  type Snapshot,
  type SourceStore,
} from '../ports.ts'
import type { SourceManifest } from '../model/source.ts'
import { isWhole } from '../snapshots/whole-record.ts'
import { isReadAlike, takeIn, type TakeInOptions, type TakenIn } from '../snapshots/take-in.ts'

export interface SyncSourceDeps extends Pick<TakeInOptions, 'now' | 'only' | 'onRecords' | 'signal'> {
  readonly store: SourceStore
  readonly downloads: Downloads
  /** Another address for a file, by its official name. */
  readonly urlOf?: FetchSetOptions['urlOf']
}

export type SyncOutcome = TakenIn | { readonly kind: 'failed'; readonly reason: string }

/**
 * Fetches the files if they have changed, puts them in force, and removes snapshots that are no longer needed. It
 * records the outcome in the store, unless the signal stopped it (then the next sync resumes the download) or another
 * import replaced it. Throws only what the store throws if recording is impossible.
 */
export async function syncSource(manifest: SourceManifest, options: SyncSourceDeps): Promise<SyncOutcome> {
  const { store, now, signal } = options
  const states = await store.states()
  const current = states.find(({ sourceId }) => sourceId === manifest.id)?.current ?? null
  const result = await renew(manifest, current, options)
  if (result.kind === 'superseded') return { kind: 'failed', reason: result.reason }
  if (result.kind === 'failed') {
    // why not recorded: a stop says nothing about the source
    if (signal?.aborted === true)
      return { kind: 'failed', reason: 'The sync was stopped. Sync again to go on.' }
    await store.note(manifest.id, { failure: { at: now, message: result.reason } })
    return result
  }
  await store.note(manifest.id, { failure: null, checkedAt: now })
  await store.removeSpare(manifest.id, signal)
  return result
}

async function renew(
  manifest: SourceManifest,
  current: Snapshot | null,
  { store, downloads, urlOf, ...taking }: SyncSourceDeps,
): Promise<SyncOutcome | { readonly kind: 'superseded'; readonly reason: string }> {
  const { now, only, signal } = taking
  // why only a watch list: a register has millions of records, and each is checked where it is read
  const isAltered =
    current !== null &&
    manifest.kind === 'watch-list' &&
    !(await isWhole(current, manifest.kind, store, signal))
  const fetched = await fetchSet(manifest, downloads, {
    today: now.slice(0, 10),
    inForce: isAltered ? {} : inForceOf(manifest, current, only),
    ...(urlOf !== undefined && { urlOf }),
  })
  if (fetched.kind === 'failed') return fetched
  if (fetched.kind === 'unchanged') {
    await downloads.clear()
    return { kind: 'unchanged', snapshot: current as Snapshot }
  }
  try {
    const opened = await downloads.open([...fetched.files.keys()])
    const taken = await takeIn(manifest, { ...opened, ...origin(fetched.files) }, store, taking)
    await downloads.clear()
    return taken
  } catch (error) {
    if (signal?.aborted !== true) await downloads.clear()
    const reason = error instanceof SnapshotRefused ? error.message : String(error)
    return { kind: error instanceof SnapshotSuperseded ? 'superseded' : 'failed', reason }
  }
}

/**
 * Empty if files must be read again even when unchanged: they were read in another way, or never fetched from the
 * publisher.
 */
function inForceOf(manifest: SourceManifest, current: Snapshot | null, only: SyncSourceDeps['only']) {
  return current !== null && isReadAlike(current, manifest.parserVersion, only)
    ? (current.validators ?? {})
    : {}
}

function origin(files: ReadonlyMap<string, FileValidators>) {
  const [main] = files.values()
  return {
    validators: Object.fromEntries(files),
    ...(main !== undefined && { url: main.url }),
    ...(main?.etag !== undefined && { etag: main.etag }),
    ...(main?.lastModified !== undefined && { lastModified: main.lastModified }),
  }
}
