// Requests per second, p99 and CPU per request of the server, beside a bare Fastify route that does the same HMAC and
// one SELECT, in one run on one machine. Prints the raw figures and a summary; `npm run bench:server -- --write` also
// keeps them in bench/server/result.txt. Machines are noisy: quote the ratios.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { openStore } from '../../src/platform/store/store.ts'
import { administration } from '../../src/accounts/administration/administration.ts'
import { createClient } from '../../src/client/client.ts'
import { type AssessmentFile, carryOut } from '../../src/edges/cli/commands/assess.ts'
import { relocate } from '../../src/edges/cli/commands/demo.ts'
import type { Shot } from './load.ts'
import {
  type Figures,
  launch,
  measure as measureLoad,
  type Process,
  stop,
  usage,
} from './measured-process.ts'

const ROUNDS = 3
const MILLISECONDS = 4_000
const CONNECTIONS = 32
const TENANTS = 16

const lines: string[] = []
const say = (line: string): void => {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}

const measure = (target: Process, origin: string, next: () => Shot | undefined, connections = CONNECTIONS) =>
  measureLoad(target, origin, next, { connections, milliseconds: MILLISECONDS })

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const round = (value: number, digits = 0): string => value.toFixed(digits)

function report(name: string, runs: readonly Figures[]): Figures {
  const of = (pick: (run: Figures) => number): number => median(runs.map(pick))
  const middle = {
    ...(runs[0] as Figures),
    perSecond: of((run) => run.perSecond),
    p50Ms: of((run) => run.p50Ms),
    p99Ms: of((run) => run.p99Ms),
    cpuMicros: of((run) => run.cpuMicros),
  }
  const each = runs.map((run) => `${round(run.perSecond)}/s`).join(' ')
  const statuses = JSON.stringify(Object.assign({}, ...runs.map(({ statuses: seen }) => seen)))
  say(
    `${name.padEnd(34)} ${round(middle.perSecond).padStart(7)}/s  p50 ${round(middle.p50Ms, 2).padStart(6)} ms  p99 ${round(middle.p99Ms, 2).padStart(6)} ms  CPU ${round(middle.cpuMicros).padStart(5)} us/request   (rounds ${each}; statuses seen ${statuses})`,
  )
  return middle
}

const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))
const site = await launch([join(import.meta.dirname, 'site.ts')], {}, /port \d+/)
const sitePort = Number(/port (\d+)/.exec(site.output())?.[1])
const environment = {
  ASSAY_DATA_DIR: folder,
  ASSAY_PORT: '0',
  ASSAY_FETCH_ALLOW: `*.localhost:${sitePort}`,
  ASSAY_RATE_LIMIT_PRO: '1000000000',
  ASSAY_LOG_LEVEL: 'info',
}
const entry = join(import.meta.dirname, '../../src/main/assay.mjs')

// The tables are made first, so that the cold start measured is that of a server, not of an installation.
await (await openStore({ kind: 'sqlite', path: join(folder, 'assay.sqlite') })).close()
const launched = performance.now()
const server = await launch([entry, 'serve'], environment, /Assay is running at \S+\n/)
const url = /running at (\S+)\n/.exec(server.output())?.[1] ?? ''
while ((await fetch(`${url}/readyz`).catch(() => undefined))?.status !== 200) await wait(2)
const coldStartMs = performance.now() - launched
await wait(2_000)
const idle = usage(server)

say(
  `Node.js ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}, ${new Date().toISOString().slice(0, 10)}`,
)
say(
  `${ROUNDS} rounds of ${MILLISECONDS / 1000} s, ${CONNECTIONS} connections, load, server and evidence site on one machine`,
)
say(`cold start to /readyz ${round(coldStartMs)} ms, idle memory ${round(idle.rssMb)} MB`)

const store = await openStore({ kind: 'sqlite', path: join(folder, 'assay.sqlite') })
const admin = administration({ store, clock: systemClock, ids: randomIds() })
const tenants = await Promise.all(
  Array.from({ length: TENANTS }, async (_, i) => {
    const { id } = await admin.createWorkspace(`Bench ${i}`, 'pro')
    return { id, key: (await admin.createKey(id, { name: 'bench', scopes: ['read', 'run'] })).key }
  }),
)
await store.close()
const [first] = tenants
if (!first) throw new Error('no tenant')

const example = JSON.parse(
  readFileSync(new URL('../../examples/dental-reminders.json', import.meta.url), 'utf8'),
) as AssessmentFile
const moved = relocate(example, { sitePort, days: 0 }) as AssessmentFile
const { token } = await carryOut(moved, createClient({ url, key: first.key }), url)
const [skid = '', secret = ''] = readFileSync(join(folder, 'session-secrets'), 'utf8').trim().split(':')
const bare = await launch(
  [join(import.meta.dirname, 'bare.ts'), join(folder, 'assay.sqlite'), secret, skid, first.id],
  {},
  /port \d+/,
)
const bareUrl = `http://127.0.0.1:${/port (\d+)/.exec(bare.output())?.[1]}`

const authorization = { authorization: `Bearer ${first.key}` }
const json = { 'content-type': 'application/json' }
const bareShot: Shot = { method: 'GET', path: `/bare?session=${token}`, headers: authorization }
const progressShot: Shot = {
  method: 'GET',
  path: `/v1/check_progress?session=${token}`,
  headers: authorization,
}
const scoreShot = (category: string): Shot => ({
  method: 'POST',
  path: '/v1/score',
  headers: { ...authorization, ...json },
  body: JSON.stringify({ session: token, category }),
})

let flip = 0
const rescore = (): Shot => scoreShot(flip++ % 2 === 0 ? 'fintech' : 'b2b_saas_smb')

const client = (key: string) => createClient({ url, key })
const open: { key: string; session: string; sent: number }[] = []
let serial = 0
/** One prospect after another, each on a host of its own: 25 to a session, over all tenants in turn. */
function submission(): Shot | undefined {
  const place = open[serial % open.length]
  if (!place || place.sent >= 25) return undefined
  const n = ++serial
  place.sent++
  const value = {
    organization: `Practice number ${n}`,
    organization_url: `http://practice-${n % 2000}.localhost:${sitePort}/about-${n}`,
  }
  return {
    method: 'POST',
    path: '/v1/submit_signal',
    headers: { authorization: `Bearer ${place.key}`, ...json },
    body: JSON.stringify({ session: place.session, axis: 'market', kind: 'named_prospect', value }),
  }
}
async function openSessions(count: number, among: readonly { key: string }[]): Promise<void> {
  open.length = 0
  for (let i = 0; i < count; i++) {
    const { key } = among[i % among.length] ?? first ?? { key: '' }
    const { token: session } = await client(key).call('start', {
      pitch: 'A pitch that is assessed under load.',
    })
    open.push({ key, session, sent: 0 })
  }
}

const runs = {
  bare: [] as Figures[],
  progress: [] as Figures[],
  submit: [] as Figures[],
  submitOne: [] as Figures[],
  score: [] as Figures[],
  scoreAgain: [] as Figures[],
}
await measure(bare, bareUrl, () => bareShot)
await measure(server, url, () => progressShot)
for (let i = 0; i < ROUNDS; i++) {
  runs.bare.push(await measure(bare, bareUrl, () => bareShot))
  runs.progress.push(await measure(server, url, () => progressShot))
  await openSessions(512, tenants)
  runs.submit.push(await measure(server, url, submission, 64))
  await openSessions(256, [first])
  runs.submitOne.push(await measure(server, url, submission, 64))
  runs.score.push(await measure(server, url, rescore, 4))
  runs.scoreAgain.push(await measure(server, url, () => scoreShot('fintech'), CONNECTIONS))
}

const bareFigures = report('bare Fastify, HMAC + 1 SELECT', runs.bare)
const progress = report('check_progress', runs.progress)
report(`submit_signal, ${TENANTS} workspaces`, runs.submit)
report('submit_signal, 1 workspace', runs.submitOne)
report('score, computed and recorded', runs.score)
report('score, ledger unchanged', runs.scoreAgain)
const share = (a: number, b: number): string => `${round((a / b) * 100)}%`
say(
  `check_progress against bare: ${share(progress.perSecond, bareFigures.perSecond)} of the requests per second, ${share(bareFigures.cpuMicros, progress.cpuMicros)} by CPU per request`,
)
say(`memory after the load ${round(usage(server).rssMb)} MB`)

await stop(bare)
await stop(server)
await stop(site)
rmSync(folder, { recursive: true })
if (process.argv.includes('--write'))
  writeFileSync(join(import.meta.dirname, 'result.txt'), `${lines.join('\n')}\n`)
