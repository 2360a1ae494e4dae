// A publisher of one file on loopback, a downloader with a test clock, and a folder to download into.
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createDownloader,
  type Downloader,
  type DownloadOptions,
  type DownloadOutcome,
  type DownloadRequest,
} from '../download.ts'
import { parseFetchAllow } from '../fetch-allow.ts'
import { type LocalServer, serveHttp } from './local-server.ts'

export const ETAG = '"version-1"'
export const LAST_MODIFIED = 'Fri, 20 Nov 2026 08:00:00 GMT'

export interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

export interface Scene {
  readonly server: LocalServer
  readonly downloader: Downloader
  readonly target: string
  /** Every request that reached the server. */
  readonly asked: Asked[]
  /** Handlers for the next requests. After them the server serves the file correctly. */
  readonly answers: RequestListener[]
  /** Milliseconds of each sleep of the downloader. The clock advanced by as much. */
  readonly slept: number[]
  readonly file: { content: Buffer; etag: string; lastModified: string }
  at(path: string, host?: string): string
  /**
   * Announces the whole file, sends `bytes` bytes of it, and drops the connection once the client has received them.
   */
  breakOff(bytes: number): RequestListener
  /** Downloads /list.csv of a.localhost to the target. */
  download(request?: Partial<DownloadRequest>, options?: DownloadOptions): Promise<DownloadOutcome>
  saved(): Promise<Buffer>
  /** Names of the files in the folder. */
  files(): Promise<readonly string[]>
  close(): Promise<void>
}

export async function openScene(
  limits: { readonly attempts?: number; readonly firstByteMs?: number; readonly idleMs?: number } = {},
): Promise<Scene> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-download-'))
  const asked: Asked[] = []
  const answers: RequestListener[] = []
  const slept: number[] = []
  const file = { content: linesOf(200_000), etag: ETAG, lastModified: LAST_MODIFIED }
  let now = Date.parse('2026-11-20T12:00:00Z')
  let received = 0
  const server = await serveHttp((request, response) => {
    received = 0
    asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers })
    const answer = answers.shift() ?? publish(file)
    answer(request, response)
  })
  const downloader = createDownloader({
    allow: parseFetchAllow(`*.localhost:${server.port}`),
    time: {
      now: () => now,
      sleep(ms) {
        slept.push(ms)
        now += ms
        return Promise.resolve()
      },
      random: () => 0,
    },
    ...limits,
  })
  const at = (path: string, host = 'a'): string => `http://${host}.localhost:${server.port}${path}`
  const target = join(folder, 'list.csv')
  return {
    server,
    downloader,
    target,
    asked,
    answers,
    slept,
    file,
    at,
    breakOff: (bytes) => (_request, response) => {
      const validators = { etag: file.etag, 'last-modified': file.lastModified }
      response.writeHead(200, { ...validators, 'content-length': file.content.length })
      response.write(file.content.subarray(0, bytes))
      // Not at once: the end discards buffered bytes, and the test could not know how many.
      const timer = setInterval(() => {
        if (received < bytes) return
        clearInterval(timer)
        response.socket?.end()
      }, 2)
    },
    download: (request, options) =>
      downloader.download(
        {
          url: at('/list.csv'),
          headers: { 'User-Agent': 'Assay admin@example.org' },
          target,
          rateLimit: { group: 'publisher', perSecond: Infinity },
          ...request,
        },
        {
          ...options,
          onProgress(bytes, total) {
            received = bytes
            options?.onProgress?.(bytes, total)
          },
        },
      ),
    saved: () => readFile(target),
    files: async () => (await readdir(folder)).sort(),
    async close() {
      downloader.close()
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Rows that differ from each other, to reveal a wrong splice; about `bytes` bytes. */
export function linesOf(bytes: number): Buffer {
  return Buffer.from(
    Array.from({ length: bytes / 20 }, (_, i) => `row ${String(i).padStart(15, '0')}\n`).join(''),
  )
}

/** Conditions and ranges by RFC 9110, as far as a download uses them. */
export function publish(file: Scene['file']): RequestListener {
  return (request, response) => {
    const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers
    const validators = { etag: file.etag, 'last-modified': file.lastModified }
    if (ifNoneMatch === file.etag) {
      response.writeHead(304, validators).end()
      return
    }
    const start = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0)
    const { length } = file.content
    if (start > 0 && ifRange === file.etag) {
      const part = { etag: file.etag, 'content-length': length - start }
      response.writeHead(206, { ...part, 'content-range': `bytes ${start}-${length - 1}/${length}` })
      response.end(file.content.subarray(start))
      return
    }
    response.writeHead(200, { ...validators, 'content-length': length })
    response.end(request.method === 'HEAD' ? '' : file.content)
  }
}

/** Sends this status, these header fields and this body. */
export function say(
  status: number,
  headers: Readonly<Record<string, string>> = {},
  body: string | Buffer = '',
): RequestListener {
  return (_request, response) => void response.writeHead(status, headers).end(body)
}
