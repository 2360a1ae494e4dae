// The bench of diligence runs, through the API: `npm run bench:diligence` imports the real lists beside the checkout into
// an empty server and asks it for runs one after the other; `-- --write` keeps the figures in bench/diligence/result.txt. To
// compare two checkouts, use bench/diligence/against.ts: the ratio holds on a busy machine too.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { administration } from '../../src/accounts/administration/administration.ts'
import { createClient } from '../../src/client/client.ts'
import { importSource } from '../../src/edges/cli/commands/sources-import.ts'
import { readConfig, settings } from '../../src/installation/config.ts'
import { serve } from '../../src/main/serve.ts'
import { latencies } from '../names/statistics.ts'
import { type BenchSubject, benchSubjects, LISTS } from './inputs.ts'
import { untilQuiet } from './until-quiet.ts'

const { values } = parseArgs({
  options: {
    shared: { type: 'string', default: resolve(import.meta.dirname, '../../../shared') },
    runs: { type: 'string', default: '1000' },
    write: { type: 'boolean', default: false },
  },
})
const WARM_UP = 200
const ROUNDS = 3

const lists = join(values.shared, 'data/lists')
if (!existsSync(lists))
  throw new Error('The real lists are not beside the checkout; name their folder with --shared.')
/** The lists as if they were of today, so that none is stale; those that carry a date keep it. */
const asOf = new Date().toISOString().slice(0, 10)
const folder = mkdtempSync(join(tmpdir(), 'assay-bench-diligence-'))
const config = readConfig(settings, {
  ASSAY_DATA_DIR: folder,
  ASSAY_PORT: '0',
  ASSAY_LOG_LEVEL: 'warn',
  ASSAY_RATE_LIMIT_PRO: '1000000000',
})
const lines = [
  `Node.js ${process.versions.node}, ${availableParallelism()} x ${cpus()[0]?.model.trim() ?? 'unknown'}, ` +
    `${Math.round(totalmem() / 2 ** 30)} GB, ${asOf}`,
  '',
]
const say = (line: string): void => {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
/** What is held after a collection, and what the process occupies. */
function memory(): string {
  collect()
  const { heapUsed, external, rss } = process.memoryUsage()
  return `${Math.round((heapUsed + external) / 1e6)} MB held, ${Math.round(rss / 1e6)} MB resident`
}

try {
  for (const [id, path, isDated] of LISTS)
    await importSource(config, id, join(lists, path), {
      ...(!isDated && { asOf }),
      belowFloor: true,
    })
  const server = await serve(config)
  await untilQuiet()
  const admin = administration({ store: server.store, clock: systemClock, ids: randomIds() })
  const { id } = await admin.createWorkspace('Bench', 'pro')
  const { key } = await admin.createKey(id, { name: 'bench', scopes: ['run'] })
  const client = createClient({ url: server.url, key })
  const ask = async (subject: BenchSubject): Promise<number> => {
    const from = performance.now()
    const { status } = await client.call('run_diligence', { subject })
    if (status !== 'completed') throw new Error(`${subject.name}: ${status}`)
    return performance.now() - from
  }
  say(
    `${LISTS.length} real lists, imported as of today where they carry no date; client and server in one process, one run after the other.`,
  )
  const all = benchSubjects(values.shared, WARM_UP + Number(values.runs))
  for (const subject of all.slice(0, WARM_UP)) await ask(subject)
  say(`After ${WARM_UP} runs to warm up: ${memory()}.`)
  for (let round = 1; round <= ROUNDS; round++) {
    const taken: number[] = []
    for (const subject of all.slice(WARM_UP)) taken.push(await ask(subject))
    const { p50, p95, p99, max } = latencies(taken)
    say(
      `Round ${round}, ${taken.length} runs: p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)}, max ${max.toFixed(1)} ms; ${memory()}.`,
    )
  }
  await server.close()
  if (values.write) writeFileSync(join(import.meta.dirname, 'result.txt'), `${lines.join('\n')}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
