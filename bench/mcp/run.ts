// What a tool call costs: tools/call of check_progress over HTTP, with key, rate, token and a read of the store, beside the
// SDK's own minimal server with the same nine tools and answer, in one run. Then 50 agents walk whole assessments for a
// minute. Machines are noisy: quote the ratios. `npm run bench:mcp -- --write` keeps the figures in bench/mcp/result.txt.
// It fails where a call fails, memory grows, or a call costs over 1.3 times the minimal server's.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '../../src/client/client.ts'
import { assayJson } from '../../test/support/process.ts'
import { type Era, ERAS, framed } from '../../test/support/mcp.ts'
import type { Shot } from '../server/load.ts'
import { type Figures, launch, measure, type Process, stop } from '../server/measured-process.ts'
import { COLLECTING, runAgents } from './agents.ts'

const ROUNDS = 3
const MILLISECONDS = 4_000
const CONNECTIONS = 16
const MAX_TIMES = 1.3

const failures: string[] = []
const lines: string[] = []
const say = (line: string): void => {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}

const folder = mkdtempSync(join(tmpdir(), 'assay-bench-mcp-'))
const site = await launch([join(import.meta.dirname, '../server/site.ts')], {}, /port \d+/)
const sitePort = Number(/port (\d+)/.exec(site.output())?.[1])
const environment = {
  ASSAY_DATA_DIR: folder,
  ASSAY_PORT: '0',
  ASSAY_FETCH_ALLOW: `*.localhost:${sitePort}`,
  ASSAY_SYNC_SOURCES: 'none',
  ASSAY_RATE_LIMIT_PRO: '1000000000',
  ASSAY_RATE_LIMIT_TELEMETRY: '1000000000',
  ASSAY_LOG_LEVEL: 'info',
}
const { id } = await assayJson<{ id: string }>(
  ['workspaces', 'create', '--name', 'B', '--tier', 'pro'],
  environment,
)
const { key } = await assayJson<{ key: string }>(
  ['keys', 'create', '--workspace', id, '--name', 'b', '--scopes', 'read,run'],
  environment,
)
const server = await launch(
  [...COLLECTING, join(import.meta.dirname, '../../src/main/assay.mjs'), 'serve'],
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
  if (!bare || !own) throw new Error(`nothing was measured of ${era}`)
  const times = best(own) / best(bare)
  say(`${era}: ${times.toFixed(2)} times the CPU of the SDK's minimal server (at most ${MAX_TIMES})`)
  if (times > MAX_TIMES) failures.push(`a call costs ${times.toFixed(2)} times as much in the ${era} era`)
}
for (const { name, runs } of rows)
  for (const { statuses } of runs)
    if (Object.keys(statuses).some((status) => status !== '200'))
      failures.push(`${name} answered other than 200`)

const agents = await runAgents(server, { url, sitePort, folder })
agents.lines.forEach(say)
failures.push(...agents.failures)

await stop(minimal)
await stop(server)
await stop(site)
rmSync(folder, { recursive: true })
if (process.argv.includes('--write'))
  writeFileSync(join(import.meta.dirname, 'result.txt'), `${lines.join('\n')}\n`)
if (failures.length > 0) process.stderr.write(`${failures.join('\n')}\n`)
process.exit(failures.length > 0 ? 1 : 0)
