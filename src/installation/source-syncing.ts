// Builds the renewal of public sources from settings: addresses, declared client, one sync per source at a time.
import { join } from 'node:path'
import { catalogue } from '../sources/catalogue/catalogue.ts'
import { createDownloader } from '../platform/http-guard/download.ts'
import type { SourceManifest } from '../sources/model/source.ts'
import type { SourceStore } from '../sources/ports.ts'
import { ListFileError } from '../sources/files/list-file-error.ts'
import { openSnapshot } from '../sources/files/snapshot-files.ts'
import { takeIn, type TakenIn } from '../sources/snapshots/take-in.ts'
import type { ReceivedFile, Syncing, TakeOptions } from '../sources/sync/sync-on-request.ts'
import { readInWorker } from '../sources/worker/read-in-worker.ts'
import { isFetchable } from '../sources/sync/fetch-set.ts'
import { type SyncOutcome, syncSource } from '../sources/sync/sync.ts'
import { type Config, ConfigError } from './config.ts'
import { DAY_MS } from '../base/day.ts'
import { dataFolder } from './data-folder.ts'
import { incoming } from './incoming.ts'
import { mkdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
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

/** Removes what servers that were killed left of uploads. why by age: another upload may be under way. */
async function removeLeft(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const path of names.map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => undefined)
    if (found !== undefined && found.mtimeMs < Date.now() - DAY_MS)
      await rm(path, { recursive: true, force: true })
  }
}

/** Ends also while it waits for a piece: a sender that is silent would keep a server from its end. */
async function* untilAborted<T>(pieces: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = pieces[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await orAborted(iterator.next(), signal)
      if (next.done === true) return
      yield next.value
    }
  } finally {
    // why not awaited: a silent sender would be waited for here again
    void iterator.return?.().catch(() => undefined)
  }
}

/** why no race with one promise for all: it would keep each piece until the last one came */
const orAborted = <T>(waiting: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    void waiting.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })

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
  take: Syncing['take']
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

  /** Works in the folder of a source; undefined while another process or request does. */
  async function locked<T>(
    { id }: SourceManifest,
    work: (folder: string) => Promise<T>,
  ): Promise<T | undefined> {
    const folder = join(dataFolder(config.ASSAY_DATA_DIR).path, 'sources', id)
    const lock = lockSync(folder)
    try {
      return lock && (await store.alone(id, () => work(folder)))
    } finally {
      lock?.release()
    }
  }

  /** Receives the file before the lock: a slow sender keeps no fetch from its turn. */
  async function take(
    manifest: SourceManifest,
    { name, pieces }: ReceivedFile,
    options: TakeOptions,
  ): Promise<TakenIn | undefined> {
    const folder = join(dataFolder(config.ASSAY_DATA_DIR).path, 'sources', manifest.id, 'uploaded')
    // why before: the sender need not send what cannot be taken
    if ((await store.atWork([manifest.id])).has(manifest.id)) return undefined
    await removeLeft(folder)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const uploaded = await mkdtemp(join(folder, 'file-'))
    const path = join(uploaded, name)
    try {
      const { signal } = options
      await writeFile(path, signal === undefined ? pieces : untilAborted(pieces, signal), { signal })
      return await locked(manifest, () => takeFile(manifest, path, name, options))
    } finally {
      await rm(uploaded, { recursive: true, force: true })
    }
  }

  async function takeFile(
    { id, sets, ...manifest }: SourceManifest,
    path: string,
    name: string,
    { signal, ...options }: TakeOptions,
  ): Promise<TakenIn> {
    try {
      const found = await openSnapshot(path, sets)
      const batches = readInWorker({ id, path, only: undefined }, () => undefined, signal)
      const contentSha256 = await found.contentSha256()
      const opened = { batches, bytes: found.bytes, contentSha256, importedFrom: name }
      const now = new Date().toISOString()
      const taken = await takeIn({ id, sets, ...manifest }, opened, store, {
        now,
        ...(signal && { signal }),
        ...options,
      })
      await store.removeSpare(id, signal)
      return taken
    } catch (error) {
      // why: the operator knows the name of the file, not where it was kept
      throw error instanceof ListFileError
        ? new ListFileError(name, error.message.replace(/^[^:]*: /, ''))
        : error
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
      const busy = 'Another process is syncing it. Wait until that one has ended.'
      const outcome = await locked(manifest, (folder) => renew(manifest, folder, options))
      return outcome ?? { kind: 'skipped', reason: busy }
    },
    take,
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
