// The folder in which the files of one source arrive: fetched by the guarded downloader, read on another thread.
import { mkdirSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ListFileError } from '../sources/files/list-file-error.ts'
import { openSnapshot } from '../sources/files/snapshot-files.ts'
import type { Downloader, DownloadProgress } from '../platform/http-guard/download.ts'
import type { SourceManifest } from '../sources/model/source.ts'
import type { Downloads } from '../sources/sync/downloads.ts'
import type { ReadBatch } from '../sources/snapshots/read-batches.ts'
import { SnapshotRefused, type FileValidators } from '../sources/ports.ts'
import { readInWorker } from '../sources/worker/read-in-worker.ts'

export interface IncomingOptions {
  /** Made when it is missing, removed when it is cleared. */
  readonly folder: string
  readonly manifest: SourceManifest
  readonly downloader: Pick<Downloader, 'download'>
  readonly headers: Readonly<Record<string, string>>
  /** Compare by HEAD first. */
  readonly compareByHead: boolean
  readonly only: readonly string[] | undefined
  readonly signal: AbortSignal
  readonly onFetched: (name: string, ...progress: Parameters<DownloadProgress>) => void
  /** Bytes read so far, and of all files. */
  readonly onRead: (bytes: number, total: number) => void
}

/** A file that was not found is removed; one that is whole stays until the folder is cleared, and is not fetched twice. */
export function incoming(options: IncomingOptions): Downloads {
  const { folder, manifest, downloader, headers, compareByHead, only, signal, onFetched, onRead } = options
  return {
    async fetch(name, url, previous) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const target = join(folder, name)
      const arrived = await arrivedBefore(target, url)
      const known = arrived ?? previous
      const outcome = await downloader.download(
        {
          url,
          headers,
          target,
          rateLimit: manifest.rateLimit,
          compareByHead,
          ...(known !== undefined && { previous: known }),
        },
        { signal, onProgress: (...progress) => onFetched(name, ...progress) },
      )
      if (outcome.kind === 'unchanged')
        return arrived === undefined ? outcome : { kind: 'saved', validators: arrived }
      if (outcome.kind === 'saved') {
        const { etag, lastModified, contentLength, bytes } = outcome
        const validators: FileValidators = {
          url,
          ...(etag !== undefined && { etag }),
          ...(lastModified !== undefined && { lastModified }),
          ...(contentLength !== undefined && { contentLength }),
        }
        await writeFile(noteOf(target), JSON.stringify({ bytes, validators }), { flush: true })
        return { kind: 'saved', validators }
      }
      const { reason, status } = outcome
      if (status !== 404 && status !== 410) return { kind: 'failed', reason }
      for (const path of [target, noteOf(target), `${target}.part`, `${target}.part.json`])
        await rm(path, { force: true })
      return { kind: 'missing', reason }
    },

    async open(names) {
      const kept = new Set(names.flatMap((name) => [name, noteOf(name)]))
      for (const name of await readdir(folder))
        if (!kept.has(name)) await rm(join(folder, name), { recursive: true })
      const path = join(folder, names[0] as string)
      const opened = await explained(openSnapshot(path, manifest.sets))
      const batches = readInWorker(
        { id: manifest.id, path, only },
        (done) => onRead(done, opened.bytes),
        signal,
      )
      return {
        bytes: opened.bytes,
        contentSha256: await opened.contentSha256(),
        batches: explaining(batches),
      }
    },

    clear: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Beside a whole file: which version it is. */
const noteOf = (target: string): string => `${target}.version`

/** The version of a file that a sync fetched whole before it broke off; undefined when there is none of this address. */
async function arrivedBefore(target: string, url: string): Promise<FileValidators | undefined> {
  try {
    const { size } = await stat(target)
    const { bytes, validators } = JSON.parse(await readFile(noteOf(target), 'utf8')) as {
      bytes: number
      validators: FileValidators
    }
    return size === bytes && validators.url === url ? validators : undefined
  } catch {
    return undefined
  }
}

/** Use cases know a file that cannot be read as a snapshot that is refused. */
function refusal(error: unknown): unknown {
  return error instanceof ListFileError ? new SnapshotRefused(error.message, { cause: error }) : error
}

async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw refusal(error)
  }
}

async function* explaining(batches: AsyncIterable<ReadBatch>): AsyncGenerator<ReadBatch> {
  try {
    yield* batches
  } catch (error) {
    throw refusal(error)
  }
}
