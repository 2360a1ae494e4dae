// From settings to the renewal of public sources: which addresses and which client, one sync of a source at a time.
import { join } from 'node:path'
import { catalogue } from '../sources/catalogue/catalogue.ts'
import { createDownloader } from '../platform/http-guard/download.ts'
import type { SourceManifest } from '../sources/model/source.ts'
import type { SourceStore } from '../sources/ports.ts'
import { isFetchable } from '../sources/sync/fetch-set.ts'
import { type SyncOutcome, syncSource } from '../sources/sync/sync.ts'
import { type Config, ConfigError } from './config.ts'
import { dataFolder } from './data-folder.ts'
import { incoming } from './incoming.ts'
import { mkdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes the folder of a source until it is released or the process ends; undefined when another process has it. The lock
 * is one of the operating system, as for the data folder.
 */
function lockSync(folder: string): { release(): void } | undefined {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(folder, 'sync.lock'))
  try {
    lock.exec('pragma busy_timeout = 0; pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (!(error instanceof Error && 'errcode' in error && error.errcode === 5)) throw error
    return undefined
  }
  return { release: () => lock.close() }
}

/** How a sync goes on, for somebody who watches it. */
export interface SyncProgress {
  /** Bytes of a file so far; without the total of its publisher there is nothing to show. */
  readonly fetched: (name: string, bytes: number, total: number | undefined) => void
  /** Bytes of all files that were read so far. */
  readonly read: (bytes: number, total: number) => void
  readonly records: (records: number) => void
  stop(): void
}

export type SyncAttempt = SyncOutcome | { readonly kind: 'skipped'; readonly reason: string }

export interface SourceSyncing {
  /** Why the source is not fetched; undefined when it is. A large register is when it `isNamed`. */
  reasonToSkip(manifest: SourceManifest, isNamed: boolean): string | undefined
  /**
   * Renews a source and notes in the store what came of it. One that is skipped, or that somebody else is at, is not touched.
   * Throws what the store throws.
   */
  sync(manifest: SourceManifest, options: SyncSourceOptions): Promise<SyncAttempt>
  close(): void
}

export interface SyncSourceOptions {
  readonly isNamed: boolean
  readonly only?: readonly string[] | undefined
  readonly signal: AbortSignal
  /** Shows progress; it is told how many records are in force. */
  readonly bars: (known: number | undefined) => SyncProgress
}

/** Throws ConfigError where a setting opens what it must not, or names what is not there. */
export function sourceSyncing(config: Config, store: SourceStore): SourceSyncing {
  checkSettings(config)
  const downloader = createDownloader({ allow: config.ASSAY_FETCH_ALLOW })
  const urlOf = (id: string) => (name: string) => config.ASSAY_SOURCE_URLS.get(`${id}/${name}`.toLowerCase())

  async function renew(
    manifest: SourceManifest,
    folder: string,
    { only, signal, bars: show }: SyncSourceOptions,
  ): Promise<SyncOutcome> {
    const { id } = manifest
    const now = new Date().toISOString()
    const state = (await store.states()).find(({ sourceId }) => sourceId === id)
    const bars = show(state?.current?.records)
    const downloads = incoming({
      folder: join(folder, 'incoming'),
      manifest,
      downloader,
      headers: headersOf(manifest, config.ASSAY_SOURCE_USER_AGENT),
      // why: a publisher that ignores conditions would send gigabytes again
      compareByHead: manifest.large === true,
      only,
      signal,
      onFetched: bars.fetched,
      onRead: bars.read,
    })
    const narrowed = only === undefined ? {} : { only: new Set(only) }
    try {
      return await syncSource(manifest, {
        store,
        downloads,
        now,
        signal,
        urlOf: urlOf(id),
        onRecords: bars.records,
        ...narrowed,
      })
    } finally {
      bars.stop()
    }
  }

  function reasonToSkip(manifest: SourceManifest, isNamed: boolean): string | undefined {
    const { id } = manifest
    if (!isFetchable(manifest, urlOf(id)))
      return `It is not fetched as a whole, but brought in per company: sources import ${id} PATH`
    if (agentHeader(manifest) !== undefined && config.ASSAY_SOURCE_USER_AGENT === '')
      return `${manifest.publisher} wants to know who asks. Set ASSAY_SOURCE_USER_AGENT to your name and e-mail address, such as "Example Ltd admin@example.org".`
    return manifest.large === true && !isNamed
      ? `It is large (a gigabyte or more) and fetched only when it is named: sources sync ${id}`
      : undefined
  }

  return {
    reasonToSkip,
    async sync(manifest, options) {
      const reason = reasonToSkip(manifest, options.isNamed)
      if (reason !== undefined) return { kind: 'skipped', reason }
      const folder = join(dataFolder(config.ASSAY_DATA_DIR).path, 'sources', manifest.id)
      const lock = lockSync(folder)
      try {
        const outcome = lock && (await store.alone(manifest.id, () => renew(manifest, folder, options)))
        const busy = 'Another process is syncing it. Wait until that one has ended.'
        return outcome ?? { kind: 'skipped', reason: busy }
      } finally {
        lock?.release()
      }
    },
    close: () => downloader.close(),
  }
}

/** Under which name a publisher asks for a declared client; undefined where it does not. */
const agentHeader = ({ headers = {} }: SourceManifest): string | undefined =>
  Object.keys(headers).find((header) => header.toLowerCase() === 'user-agent')

function headersOf(manifest: SourceManifest, userAgent: string): Readonly<Record<string, string>> {
  const name = agentHeader(manifest)
  return { ...manifest.headers, ...(name !== undefined && { [name]: userAgent }) }
}

function checkSettings(config: Config): void {
  if (config.ASSAY_MODE === 'production' && config.ASSAY_FETCH_ALLOW.pairs.length > 0)
    throw new ConfigError('ASSAY_MODE=production does not allow ASSAY_FETCH_ALLOW: unset one of them')
  for (const named of config.ASSAY_SOURCE_URLS.keys()) {
    const id = named.slice(0, named.indexOf('/'))
    const names = new Set(catalogue.get(id)?.manifest.sets.flatMap((set) => set.map(({ name }) => name)))
    if ([...names].some((name) => `${id}/${name}`.toLowerCase() === named)) continue
    throw new ConfigError(
      names.size === 0
        ? `ASSAY_SOURCE_URLS names ${named}, but there is no source "${id}". Known are ${[...catalogue.keys()].join(', ')}.`
        : `ASSAY_SOURCE_URLS names ${named}, but the files of ${id} are ${[...names].join(', ')}.`,
    )
  }
}
