// The server is killed while it screens a batch, again and again. The batch goes on where it was, and its results are byte for byte
// those of a batch that nothing interrupted.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Batch } from '../../src/contract/vocabulary/batch.ts'
import { folderToKill } from '../support/folder-to-kill.ts'
import { assay, start } from '../support/process.ts'
import { tries } from '../support/tries.ts'

const ROWS = 2_000
const KILLS = tries(8, 100)

test(`kill -9 in ${KILLS} servers loses no row of a batch`, async () => {
  const { folder, environment, key } = await folderToKill('src/sources/readers/un-sc/sample')
  const file = join(folder, 'subjects.csv')
  const rows = Array.from(
    { length: ROWS },
    (_, at) => `C-${at},${at % 50 === 0 ? 'Harun Taleb' : `Petra Lindqvist ${at}`},person`,
  )
  writeFileSync(file, `ref,name,type\n${rows.join('\n')}\n`)

  let server = await start('serve', environment)
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${server.url}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'text/csv' },
    })
  const sent = await ask('/v1/batches', { method: 'POST', body: readFileSync(file) })
  const { id } = (await sent.json()) as Batch
  const progress = async (): Promise<Batch> => (await (await ask(`/v1/batches/${id}`)).json()) as Batch
  const seen: number[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const from = seen.at(-1) ?? 0
    // why by rows: on a busy machine a time would kill it before the first
    let batch = await progress()
    // what was screened before the last kill is still there
    expect(batch.screened).toBeGreaterThanOrEqual(from)
    while (batch.status !== 'completed' && batch.screened <= from) {
      await wait(2)
      batch = await progress()
    }
    expect(await server.end('SIGKILL')).toBe('SIGKILL')
    seen.push(batch.screened)
    server = await start('serve', environment)
  }
  await expect.poll(async () => (await progress()).status, { timeout: 60_000 }).toBe('completed')
  expect(seen[0]).toBeGreaterThan(0)
  expect(seen[0]).toBeLessThan(ROWS)
  const interrupted = await (await ask(`/v1/batches/${id}/results`)).text()
  expect(interrupted.split('\n')).toHaveLength(ROWS + 1)
  await server.end()

  server = await start('serve', environment)
  const out = join(folder, 'results.jsonl')
  const environmentOfClient = { ...environment, ASSAY_API_URL: server.url, ASSAY_API_KEY: key }
  const { code, out: said } = await assay(['batch', file, '--out', out, '--all'], environmentOfClient)
  expect([code, said]).toEqual([
    0,
    expect.stringContaining(`${ROWS} rows: 0 with a confirmed match, ${ROWS / 50} with a possible match`),
  ])
  expect(readFileSync(out, 'utf8')).toBe(interrupted)
  await server.end()
  rmSync(folder, { recursive: true })
})
