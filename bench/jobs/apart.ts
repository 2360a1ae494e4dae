// How long a caller waits for a run on PostgreSQL: where the server works on it, and where a worker apart does: `npm run
// bench:apart`. Needs ASSAY_TEST_DATABASE_URL. `-- --write` keeps the figures in bench/jobs/apart.txt.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { freshDatabase } from '../../test/support/postgres.ts'
import { assay, assayJson, post, root, type Running, start } from '../../test/support/process.ts'

const RUNS = 60

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const { url, drop } = await freshDatabase()
const folder = mkdtempSync(join(tmpdir(), 'assay-bench-apart-'))
const environment = {
  DATABASE_URL: url,
  ASSAY_DATA_DIR: folder,
  ASSAY_PORT: '0',
  ASSAY_SYNC_SOURCES: 'none',
  ASSAY_REQUIRED_LISTS: 'un-sc',
  ASSAY_LOG_LEVEL: 'warn',
}
await assay(['sources', 'import', 'un-sc', join(root, 'samples/un-sc'), '--below-floor'], environment)
const create = ['workspaces', 'create', '--name', 'Bench', '--tier', 'pro']
const { id } = await assayJson<{ id: string }>(create, environment)
const issue = ['keys', 'create', '--workspace', id, '--name', 'k', '--scopes', 'run']
const { key } = await assayJson<{ key: string }>(issue, environment)

async function measured(name: string, server: Running): Promise<string> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const from = performance.now()
    const subject = { name: `Company ${run} Ltd` }
    const { status } = await post(server.url, '/v1/diligence', key, { subject }, { prefer: 'wait=30' })
    if (status !== 200) throw new Error(`a run was answered with ${status}`)
    times.push(performance.now() - from)
  }
  const sorted = times.toSorted((one, two) => one - two)
  const quantile = (share: number): string => (sorted[Math.floor(RUNS * share)] ?? 0).toFixed(0)
  return `${name}: p50 ${quantile(0.5)} ms, p90 ${quantile(0.9)} ms`
}

const lines = [
  `Node.js ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model ?? ''}, ${Math.round(totalmem() / 2 ** 30)} GB, load ${loadavg()[0]?.toFixed(1)}`,
  '',
]
const whole = await start('serve', environment)
lines.push(await measured('the server works on the run', whole))
await whole.end()
const server = await start('serve', environment, ['--no-worker'])
const worker = await start('worker', environment)
lines.push(await measured('a worker apart works on it', server))
await Promise.all([server.end(), worker.end()])
await drop()
rmSync(folder, { recursive: true })
const text = `${lines.join('\n')}\n`
process.stdout.write(text)
if (values.write) writeFileSync(resolve(import.meta.dirname, 'apart.txt'), text)
