// Renews a source from its publisher. Whatever goes wrong, the snapshot in force stays, and the source says why.
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
import { isReadAlike, takeIn, type TakeInOptions, type TakenIn } from '../snapshots/take-in.ts'

export interface SyncSourceDeps extends Pick<TakeInOptions, 'now' | 'only' | 'onRecords' | 'signal'> {
  readonly store: SourceStore
  readonly downloads: Downloads
  /** Another address of a file, given by its official name. */
  readonly urlOf?: FetchSetOptions['urlOf']
}

export type SyncOutcome = TakenIn | { readonly kind: 'failed'; readonly reason: string }

/**
 * Fetches the files if they have changed, brings them in force, and removes snapshots that nobody needs any more. The outcome
 * is noted in the store, unless the signal ended it (then what was fetched so far is kept for the next sync) or another import
 * has taken its place. Throws only what the store throws when that is not possible.
 */
export async function syncSource(manifest: SourceManifest, options: SyncSourceDeps): Promise<SyncOutcome> {
  const { store, now, signal } = options
  const states = await store.states()
  const current = states.find(({ sourceId }) => sourceId === manifest.id)?.current ?? null
  const result = await renew(manifest, current, options)
  if (result.kind === 'superseded') return { kind: 'failed', reason: result.reason }
  if (result.kind === 'failed') {
    // why not noted: whoever stops it says nothing about the source
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
  const fetched = await fetchSet(manifest, downloads, {
    today: now.slice(0, 10),
    inForce: inForceOf(manifest, current, only),
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

/** Empty where files must be read again, changed or not: read in another way, or never fetched from the publisher. */
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
