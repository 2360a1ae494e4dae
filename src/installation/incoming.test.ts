// What stays in the folder of a source between two syncs, and what is asked of the publisher because of it.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { DownloadOutcome, DownloadRequest } from '../platform/http-guard/download.ts'
import { usSecTickersManifest } from '../sources/readers/us-sec-tickers/manifest.ts'
import { SnapshotRefused } from '../sources/ports.ts'
import { incoming } from './incoming.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const URL_A = 'https://a.example/company_tickers.json'
const MAIN = 'company_tickers.json'

function opened() {
  const root = mkdtempSync(join(tmpdir(), 'assay-incoming-'))
  folders.push(root)
  const folder = join(root, 'incoming')
  const asked: DownloadRequest[] = []
  const answers: (DownloadOutcome | string)[] = []
  const downloads = incoming({
    folder,
    manifest: usSecTickersManifest,
    downloader: {
      download(request) {
        asked.push(request)
        const answer = answers.shift() ?? { kind: 'refused', reason: 'nothing', retryable: false }
        if (typeof answer !== 'string') return Promise.resolve(answer)
        writeFileSync(request.target, answer)
        return Promise.resolve({
          kind: 'saved',
          path: request.target,
          bytes: answer.length,
          sha256: '',
          finalUrlHost: 'cdn.example',
          status: 200,
          etag: '"1"',
          contentLength: answer.length,
        })
      },
    },
    headers: { 'User-Agent': 'x' },
    compareByHead: false,
    only: undefined,
    signal: new AbortController().signal,
    onFetched: () => undefined,
    onRead: () => undefined,
  })
  return { folder, asked, answers, downloads }
}

const VALIDATORS = { url: URL_A, etag: '"1"', contentLength: 2 }
const MISSING: DownloadOutcome = { kind: 'refused', reason: 'gone', retryable: false, status: 410 }

test('a file that came whole before a sync broke off is not fetched again, unless it has changed', async () => {
  const { downloads, answers, asked } = opened()
  answers.push('{}', { kind: 'unchanged' }, '{"x":1}')
  expect(await downloads.fetch(MAIN, URL_A)).toEqual({ kind: 'saved', validators: VALIDATORS })
  const inForce = { url: URL_A, etag: '"0"' }
  expect(await downloads.fetch(MAIN, URL_A, inForce)).toEqual({ kind: 'saved', validators: VALIDATORS })
  expect(await downloads.fetch(MAIN, URL_A, inForce)).toEqual({
    kind: 'saved',
    validators: { ...VALIDATORS, contentLength: 7 },
  })
  expect(asked.map(({ previous }) => previous)).toEqual([undefined, VALIDATORS, VALIDATORS])
})

test('what came from another address, or is no longer whole, does not count', async () => {
  const { downloads, answers, asked, folder } = opened()
  answers.push('{}', '{}')
  await downloads.fetch(MAIN, 'https://b.example/')
  await downloads.fetch(MAIN, URL_A)
  writeFileSync(join(folder, MAIN), '{')
  await downloads.fetch(MAIN, URL_A)
  expect(asked.map(({ previous }) => previous)).toEqual([undefined, undefined, undefined])
})

test('nothing stays of a file that is not published any more', async () => {
  const { downloads, answers, folder } = opened()
  answers.push('{}', MISSING)
  await downloads.fetch(MAIN, URL_A)
  writeFileSync(join(folder, `${MAIN}.part`), '{')
  expect(await downloads.fetch(MAIN, URL_A)).toEqual({ kind: 'missing', reason: 'gone' })
  expect(readdirSync(folder)).toEqual([])
})

test('only the files named are read; what is no list is a refused snapshot', async () => {
  const { downloads, answers, folder } = opened()
  mkdirSync(folder)
  for (const name of ['company_tickers_exchange.json', 'other.json.part'])
    writeFileSync(join(folder, name), '{')
  answers.push('PK\u0003\u0004')
  await downloads.fetch(MAIN, URL_A)
  await expect(downloads.open([MAIN])).rejects.toThrow(SnapshotRefused)
  expect(readdirSync(folder).sort()).toEqual([MAIN, `${MAIN}.version`])
  await downloads.clear()
  expect(existsSync(folder)).toBe(false)
})
