// `assay sources sync`: fetches public sources from their publishers, one after another.
import { catalogue } from '../../../sources/catalogue/catalogue.ts'
import type { Config } from '../../../installation/config.ts'
import { sourceSyncing, type SyncAttempt, type SyncProgress } from '../../../installation/source-syncing.ts'
import { stopSignal } from '../parts/stop-signal.ts'
import { syncBars } from '../parts/sync-bars.ts'
import { CommandFailed } from './command-failed.ts'
import { linesOfSources, onlyOf, sourceOf } from './sources.ts'
import { withStore } from './with-store.ts'
import type { Printing } from './with-administration.ts'

export interface SyncCommandOptions extends Printing {
  readonly only?: readonly string[]
}

interface Attempted {
  readonly id: string
  readonly attempt: SyncAttempt
}

/**
 * Renews the sources with these ids in their order; without ids, all sources of usual size, and of the supplementary ones those
 * that were brought in. Throws CommandFailed at the end
 * if some were not renewed, or if the process was asked to stop.
 */
export async function syncSources(
  config: Config,
  ids: readonly string[],
  { only, json }: SyncCommandOptions,
): Promise<void> {
  const stop = stopSignal()
  const { signal } = stop
  const isNamed = ids.length > 0
  const attempted: Attempted[] = []
  try {
    await syncEach(config, ids, { only, signal }, (each) => {
      attempted.push(each)
      const text = `${linesFor(each).join('\n')}\n`
      if (isMissed(each, isNamed)) process.stderr.write(text)
      else if (json !== true) process.stdout.write(text)
    })
  } finally {
    stop.release()
  }
  if (json === true) process.stdout.write(`${JSON.stringify(attempted.map(jsonOf))}\n`)
  if (signal.aborted)
    throw new CommandFailed('The sync was stopped. Sync again to continue where it stopped.')
  const without = attempted.filter((each) => isMissed(each, isNamed))
  if (without.length > 0)
    throw new CommandFailed(
      `Not fetched: ${without.map(({ id }) => id).join(', ')}. Their previous snapshots stay in force.`,
    )
}

/** Whether the attempt left the user without a source: it failed, or it skipped a source that the user named. */
const isMissed = ({ attempt: { kind } }: Attempted, isNamed: boolean): boolean =>
  kind === 'failed' || (kind === 'skipped' && isNamed)

/** A source that fails does not stop the others. */
async function syncEach(
  config: Config,
  ids: readonly string[],
  { only, signal }: { readonly only: readonly string[] | undefined; readonly signal: AbortSignal },
  onAttempt: (attempted: Attempted) => void,
): Promise<void> {
  const isNamed = ids.length > 0
  const sources = (isNamed ? [...new Set(ids)].map(sourceOf) : [...catalogue.values()]).map((source) => ({
    manifest: source.manifest,
    only: only && onlyOf(source, only),
  }))
  await withStore(config, async (store) => {
    const states = await store.sources.states()
    const isBroughtIn = (id: string): boolean =>
      states.some(({ sourceId, current }) => sourceId === id && current !== null && !current.sample)
    const syncing = sourceSyncing(config, store.sources)
    try {
      for (const { manifest, only: own } of sources) {
        if (signal.aborted) break
        if (!isNamed && manifest.supplementary === true && !isBroughtIn(manifest.id)) continue
        const { id } = manifest
        const bars = (known: number | undefined): SyncProgress => syncBars(id, known)
        onAttempt({ id, attempt: await syncing.sync(manifest, { isNamed, only: own, signal, bars }) })
      }
    } finally {
      syncing.close()
    }
  })
}

const jsonOf = ({ id, attempt: { kind, ...rest } }: Attempted) => ({ source: id, outcome: kind, ...rest })

function linesFor({ id, attempt }: Attempted): readonly string[] {
  if (attempt.kind === 'taken' || attempt.kind === 'mended') return linesOfSources(id, attempt)
  if (attempt.kind === 'unchanged') return [`${id}: no change; ${attempt.snapshot.id} stays in force.`]
  // why: some reasons name their source already
  const { kind, reason } = attempt
  return [`${id}: ${kind}. ${reason.startsWith(`${id}: `) ? reason.slice(id.length + 2) : reason}`]
}
