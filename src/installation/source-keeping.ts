// Fetches public sources inside a server: reads from the settings which to keep, and logs the results.
import { catalogue } from '../sources/catalogue/catalogue.ts'
import type { Clock } from '../base/ports.ts'
import type { SourceStore } from '../sources/ports.ts'
import type { TakenIn } from '../sources/snapshots/take-in.ts'
import {
  type ReceivedFile,
  type Syncing,
  syncOnRequest,
  type TakeOptions,
} from '../sources/sync/sync-on-request.ts'
import type { DueSource, Kept } from '../sources/sync/due.ts'
import { keepSources, type SourceKeeping } from '../sources/sync/keep-sources.ts'
import { type Config, ConfigError } from './config.ts'
import type { Log } from '../platform/log/log.ts'
import { sourceSyncing, type SourceSyncing, type SyncAttempt, type SyncProgress } from './source-syncing.ts'
import { laterBy } from '../platform/clock/timers.ts'

/** How often a server checks which sources are due. */
const LOOK_MS = 60_000

/** Shows no progress bars: no person watches. */
const NO_BARS: SyncProgress = {
  fetched: () => undefined,
  read: () => undefined,
  records: () => undefined,
  stop: () => undefined,
}

export interface KeepingDeps {
  readonly store: SourceStore
  readonly clock: Clock
  readonly log: Log
  readonly onFault: (error: unknown, sourceId?: string) => void
}

/** Fetches sources inside a server: those that are due, while it keeps them, and those a user requests. */
export interface ServerSyncing {
  readonly syncing: Syncing
  /** Starts to keep the sources in ASSAY_SYNC_SOURCES, until it is stopped. */
  keep(): SourceKeeping
  /**
   * Aborts the requested fetches, which leaves the previous snapshots in force, and resolves when they have ended.
   */
  stop(): Promise<void>
}

const NOT_KEPT: SourceKeeping = { stop: () => Promise.resolve() }

/** Throws ConfigError if ASSAY_SYNC_SOURCES names a source that cannot be kept, or ASSAY_SOURCE_URLS an unknown one. */
export function sourceKeeping(config: Config, { store, clock, log, onFault }: KeepingDeps): ServerSyncing {
  const syncing = sourceSyncing(config, store)
  const kept = config.ASSAY_SYNC_SOURCES === 'none' ? undefined : keptOf(config.ASSAY_SYNC_SOURCES, syncing)
  async function sync({ manifest, only }: DueSource, signal: AbortSignal): Promise<void> {
    const attempt = await syncing.sync(manifest, {
      // why: a setting names it, or it was fetched before, so its size is no surprise
      isNamed: true,
      only: only && [...only],
      signal,
      bars: () => NO_BARS,
    })
    if (!signal.aborted) tell(log, manifest.id, attempt)
  }
  const onRequest = syncOnRequest({
    store,
    reasonToSkip: (manifest) => syncing.reasonToSkip(manifest, true),
    sync,
    take: async (manifest, file, options) => {
      const taken = await syncing.take(manifest, file, options)
      if (taken !== undefined) tellImport(log, manifest.id, file, options, taken)
      return taken
    },
    onFault,
  })
  return {
    syncing: onRequest,
    keep() {
      if (kept === undefined) return NOT_KEPT
      const manifests = [...catalogue.values()].map(({ manifest }) => manifest)
      return keepSources({
        store,
        clock,
        manifests,
        kept,
        sync,
        onFault,
        everyMs: LOOK_MS,
        later: laterBy,
      })
    },
    async stop() {
      await onRequest.stop()
      syncing.close()
    },
  }
}

/** A source that is skipped is skipped at every check: it needs no log line. */
function tell(log: Log, source: string, attempt: SyncAttempt): void {
  const { kind: outcome } = attempt
  if (outcome === 'failed') log.warn({ source, outcome, reason: attempt.reason }, 'source')
  if (outcome === 'unchanged') log.info({ source, outcome, snapshot: attempt.snapshot.id }, 'source')
  if (outcome === 'mended')
    log.warn({ source, outcome, snapshot: attempt.snapshot.id, mended: attempt.mended }, 'source')
  if (outcome !== 'taken') return
  const { id: snapshot, records } = attempt.snapshot
  const { intake, mended } = attempt
  log.info(
    { source, outcome, snapshot, records, ...intake, ...(mended !== undefined && { mended }) },
    'source',
  )
}

/** Says who put a file in force, and on what terms. */
function tellImport(
  log: Log,
  source: string,
  { name: file, by }: ReceivedFile,
  { asOf, belowFloor = false, rollback = false }: TakeOptions,
  { kind: outcome, snapshot: { id: snapshot, contentSha256: sha256 } }: TakenIn,
): void {
  log.info(
    {
      source,
      outcome,
      snapshot,
      by,
      file,
      sha256,
      belowFloor,
      rollback,
      ...(asOf !== undefined && { asOf }),
    },
    'import',
  )
}

function keptOf(named: 'fetched' | readonly string[], syncing: SourceSyncing): Kept {
  if (named === 'fetched') return named
  for (const id of named) {
    const source = catalogue.get(id)
    const reason =
      source === undefined
        ? `there is no such source; known are ${[...catalogue.keys()].join(', ')}`
        : syncing.reasonToSkip(source.manifest, true)
    if (reason !== undefined) throw new ConfigError(`ASSAY_SYNC_SOURCES names "${id}": ${reason}`)
  }
  return new Set(named)
}
