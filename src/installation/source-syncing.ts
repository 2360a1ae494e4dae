// Builds the renewal of public sources from settings: addresses, declared client, one sync per source at a time.
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
 * Locks the folder of a source until release or the end of the process; undefined if another process has it. The
 * operating system holds the lock, as for the data folder.
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

/** Receives the progress of a sync, to show it. */
export interface SyncProgress {
  /** Bytes of a file so far; without the publisher's total, progress cannot be shown. */
  readonly fetched: (name: string, bytes: number, total: number | undefined) => void
  /** Bytes read so far from all files. */
  readonly read: (bytes: number, total: number) => void
  readonly records: (records: number) => void
  stop(): void
}

export type SyncAttempt = SyncOutcome | { readonly kind: 'skipped'; readonly reason: string }

export interface SourceSyncing {
  /** Why the source is not fetched; undefined when it is. A large register is fetched only when it `isNamed`. */
  reasonToSkip(manifest: SourceManifest, isNamed: boolean): string | undefined
  /**
   * Renews a source and records the result in the store. A source that is skipped, or that another process is syncing,
   * stays untouched. Throws what the store throws.
   */
  sync(manifest: SourceManifest, options: SyncSourceOptions): Promise<SyncAttempt>
  close(): void
}

export interface SyncSourceOptions {
  readonly isNamed: boolean
  readonly only?: readonly string[] | undefined
  readonly signal: AbortSignal
  /** Shows progress; receives the number of records in force. */
  readonly bars: (known: number | undefined) => SyncProgress
}

/** Throws ConfigError if a setting permits what it must not, or names what does not exist. */
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
      // why: a publisher that ignores conditional requests would send gigabytes again
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
      return manifest.ofOneCompany === true
        ? `It is not fetched as a whole, but brought in per company: assay sources import ${id} PATH`
        : `It has no address of its own. Get the file as ${manifest.landingUrl} says, then: assay sources import ${id} PATH`
    if (agentHeader(manifest) !== undefined && config.ASSAY_SOURCE_USER_AGENT === '')
      return `${manifest.publisher} wants to know who asks. Set ASSAY_SOURCE_USER_AGENT to your name and e-mail address, such as "Example Ltd admin@example.org".`
    return manifest.large === true && !isNamed
      ? `It is large (a gigabyte or more) and fetched only when it is named: assay sources sync ${id}`
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

/** The header in which a publisher requires a declared client; undefined if it requires none. */
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
