// A publisher of one file on loopback, a downloader with a clock of its own, and a folder to download into.
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
  /** What the server does with its next requests; after them it serves the file as it should. */
  readonly answers: RequestListener[]
  /** Milliseconds the downloader slept, one entry per sleep. The clock went on by that much. */
  readonly slept: number[]
  readonly file: { content: Buffer; etag: string; lastModified: string }
  at(path: string, host?: string): string
  /** Announces the whole file, sends so many bytes of it and drops the connection when they have been received. */
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
      // Not at once: what lies in buffers at the end is lost, and the test could not say how much that is.
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

/** Rows that differ from each other, so that a wrong splice shows; about so many bytes. */
export function linesOf(bytes: number): Buffer {
  return Buffer.from(
    Array.from({ length: bytes / 20 }, (_, i) => `row ${String(i).padStart(15, '0')}\n`).join(''),
  )
}

/** Conditions and ranges as RFC 9110 wants them, for as much as a download asks. */
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

/** Answers with this status, these header fields and this body. */
export function say(
  status: number,
  headers: Readonly<Record<string, string>> = {},
  body: string | Buffer = '',
): RequestListener {
  return (_request, response) => void response.writeHead(status, headers).end(body)
}
