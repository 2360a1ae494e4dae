// What a tool call costs: tools/call of check_progress over HTTP, with the key, the rate, the session token and a read of
// the store, beside the SDK's own minimal server with the same nine tools and the same answer, in one run on one machine. Then 50 agents at a time for
// a minute. Machines are noisy: quote the ratios. `npm run bench:mcp -- --write` keeps the figures in bench/mcp/result.txt.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '../../src/client/client.ts'
import { assayJson } from '../../test/support/process.ts'
import { type Era, ERAS, framed } from '../../test/support/mcp.ts'
import type { Shot } from '../server/load.ts'
import { type Figures, launch, measure, type Process, stop, usage } from '../server/measured-process.ts'

const ROUNDS = 3
const MILLISECONDS = 4_000
const CONNECTIONS = 16
const AGENTS = 50
const MINUTE = 60_000

const lines: string[] = []
const say = (line: string): void => {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}

const folder = mkdtempSync(join(tmpdir(), 'assay-bench-mcp-'))
const environment = {
  ASSAY_DATA_DIR: folder,
  ASSAY_PORT: '0',
  ASSAY_RATE_LIMIT_PRO: '1000000000',
  ASSAY_LOG_LEVEL: 'info',
}
const { id } = assayJson<{ id: string }>(
  ['workspaces', 'create', '--name', 'B', '--tier', 'pro'],
  environment,
)
const { key } = assayJson<{ key: string }>(
  ['keys', 'create', '--workspace', id, '--name', 'b', '--scopes', 'read,run'],
  environment,
)
const server = await launch(
  [join(import.meta.dirname, '../../src/main/assay.mjs'), 'serve'],
  environment,
  /Assay is running at \S+\n/,
)
const url = /running at (\S+)\n/.exec(server.output())?.[1] ?? ''
const client = createClient({ url, key })
const { token } = await client.call('start', { pitch: 'A pitch that is assessed under load.' })
const answer = JSON.stringify(await client.call('check_progress', { session: token }))
const minimal = await launch([join(import.meta.dirname, 'minimal.ts'), answer], {}, /port \d+/)
const minimalUrl = `http://127.0.0.1:${/port (\d+)/.exec(minimal.output())?.[1]}`

function call(era: Era, name: string, args: object): Shot {
  const { headers, body } = framed({ method: 'tools/call', params: { name, arguments: args } }, era)
  return { method: 'POST', path: '/mcp', headers: { ...headers, authorization: `Bearer ${key}` }, body }
}

interface Row {
  readonly name: string
  readonly target: Process
  readonly origin: string
  readonly shot: Shot
  readonly runs: Figures[]
}

const rest: Shot = {
  method: 'GET',
  path: `/v1/check_progress?session=${token}`,
  headers: { authorization: `Bearer ${key}` },
}
const rows: readonly Row[] = [
  ...ERAS.flatMap((era) => {
    const shot = call(era, 'check_progress', { session: token })
    return [
      { name: `SDK minimal, ${era}`, target: minimal, origin: minimalUrl, shot, runs: [] },
      { name: `Assay check_progress, ${era}`, target: server, origin: url, shot, runs: [] },
    ]
  }),
  { name: 'Assay check_progress, REST', target: server, origin: url, shot: rest, runs: [] },
]

say(
  `Node.js ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}, ${new Date().toISOString().slice(0, 10)}`,
)
say(
  `${ROUNDS} rounds of ${MILLISECONDS / 1000} s, ${CONNECTIONS} connections, load and servers on one machine`,
)
say(
  `load of the machine before the run ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}`,
)

const budget = { connections: CONNECTIONS, milliseconds: MILLISECONDS }
for (const { target, origin, shot } of rows) await measure(target, origin, () => shot, budget)
for (let i = 0; i < ROUNDS; i++)
  for (const { target, origin, shot, runs } of rows)
    runs.push(await measure(target, origin, () => shot, budget))

/** CPU per call is the steady figure; the best of the rounds is the one least disturbed. */
const best = ({ runs }: Row): number => Math.min(...runs.map(({ cpuMicros }) => cpuMicros))
for (const row of rows) {
  const rate = Math.max(...row.runs.map(({ perSecond }) => perSecond))
  const each = row.runs.map(({ cpuMicros }) => cpuMicros.toFixed(0)).join(' ')
  const statuses = JSON.stringify(Object.assign({}, ...row.runs.map(({ statuses: seen }) => seen)))
  say(
    `${row.name.padEnd(30)} CPU ${best(row).toFixed(0).padStart(4)} us/call  best ${rate.toFixed(0).padStart(6)}/s  (rounds ${each} us; statuses ${statuses})`,
  )
}
for (const era of ERAS) {
  const [bare, own] = rows.filter(({ name }) => name.endsWith(era))
  if (bare && own)
    say(`${era}: ${(best(own) / best(bare)).toFixed(2)} times the CPU of the SDK's minimal server`)
}

const memory: string[] = []
const watching = new AbortController()
const watch = (async () => {
  for (;;) {
    await wait(10_000, undefined, { signal: watching.signal })
    memory.push(usage(server).rssMb.toFixed(0))
  }
})().catch(() => undefined)
let turn = 0
const shots = ERAS.map((era) => call(era, 'check_progress', { session: token }))
const minute = await measure(server, url, () => shots[turn++ % shots.length], {
  connections: AGENTS,
  milliseconds: MINUTE,
})
watching.abort()
await watch
say(
  `${AGENTS} agents for a minute: ${minute.requests} calls, statuses ${JSON.stringify(minute.statuses)}, p50 ${minute.p50Ms.toFixed(1)} ms, p99 ${minute.p99Ms.toFixed(1)} ms, memory every 10 s ${memory.join(' ')} MB`,
)

await stop(minimal)
await stop(server)
rmSync(folder, { recursive: true })
if (process.argv.includes('--write'))
  writeFileSync(join(import.meta.dirname, 'result.txt'), `${lines.join('\n')}\n`)
