// From settings to the keeping of public sources inside a server: which it keeps, and what its log says of them.
import { catalogue } from '../adapters/sources/catalogue.ts'
import type { Clock, SourceStore } from '../app/ports.ts'
import type { Kept } from '../app/sources/due.ts'
import { keepSources, type SourceKeeping } from '../app/sources/keep-sources.ts'
import { type Config, ConfigError } from './config.ts'
import type { Log } from './log.ts'
import { sourceSyncing, type SourceSyncing, type SyncAttempt } from './source-syncing.ts'
import type { SyncBars } from './sync-bars.ts'
import { laterBy } from './wiring.ts'

/** How often a server looks which sources are due. */
const LOOK_MS = 60_000

/** Nobody watches. */
const NO_BARS: SyncBars = {
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

/** Begins to keep the sources that ASSAY_SYNC_SOURCES says, when called. Throws ConfigError where it names what cannot be kept. */
export function sourceKeeping(
  config: Config,
  { store, clock, log, onFault }: KeepingDeps,
): () => SourceKeeping {
  if (config.ASSAY_SYNC_SOURCES === 'none') return () => ({ stop: () => Promise.resolve() })
  const syncing = sourceSyncing(config, store)
  const kept = keptOf(config.ASSAY_SYNC_SOURCES, syncing)
  return () => {
    const keeping = keepSources({
      store,
      clock,
      manifests: [...catalogue.values()].map(({ manifest }) => manifest),
      kept,
      async sync({ manifest, only }, signal) {
        const attempt = await syncing.sync(manifest, {
          // why: somebody named it, or has fetched it before, so that its size is no surprise
          isNamed: true,
          only: only && [...only],
          signal,
          bars: () => NO_BARS,
        })
        if (!signal.aborted) tell(log, manifest.id, attempt)
      },
      onFault,
      everyMs: LOOK_MS,
      later: laterBy,
    })
    return {
      async stop() {
        await keeping.stop()
        syncing.close()
      },
    }
  }
}

/** What is skipped is skipped at every look: there is nothing to tell. */
function tell(log: Log, source: string, attempt: SyncAttempt): void {
  const { kind: outcome } = attempt
  if (outcome === 'failed') log.warn({ source, outcome, reason: attempt.reason }, 'source')
  if (outcome === 'unchanged') log.info({ source, outcome, snapshot: attempt.snapshot.id }, 'source')
  if (outcome !== 'taken') return
  const { id: snapshot, records } = attempt.snapshot
  log.info({ source, outcome, snapshot, records, ...attempt.intake }, 'source')
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
