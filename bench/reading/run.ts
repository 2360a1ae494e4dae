// What reading its page adds to a submission: CPU of the server per signal, and signals per second of 16 clients, for pages of
// 10 and 50 KB beside pages that refuse to be read, in one run. `npm run bench:reading -- --write` keeps the figures in
// bench/reading/result.txt. Machines are noisy: quote the differences and ratios.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '../../src/client/client.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { openStore } from '../../src/platform/store/store.ts'
import { administration } from '../../src/accounts/administration/administration.ts'
import type { Shot } from '../server/load.ts'
import { type Figures, launch, measure, stop } from '../server/measured-process.ts'
import { quoteOf } from './pages.ts'

const CLIENTS = 16
const SIGNALS_EACH = 25
const ROUNDS = 5
const SIZES = [0, 10_000, 50_000] as const

const lines: string[] = []
const say = (line: string): void => {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const folder = mkdtempSync(join(tmpdir(), 'assay-reading-'))
const site = await launch([join(import.meta.dirname, 'site.ts')], {}, /port \d+/)
const port = Number(/port (\d+)/.exec(site.output())?.[1])
const store = await openStore({ kind: 'sqlite', path: join(folder, 'assay.sqlite') })
const admin = administration({ store, clock: systemClock, ids: randomIds() })
const keys: string[] = []
for (let i = 0; i < CLIENTS; i++) {
  const { id } = await admin.createWorkspace(`Reading ${i}`, 'pro')
  keys.push((await admin.createKey(id, { name: 'bench', scopes: ['run'] })).key)
}
await store.close()
const server = await launch(
  [join(import.meta.dirname, '../../src/main/assay.mjs'), 'serve'],
  {
    ASSAY_DATA_DIR: folder,
    ASSAY_PORT: '0',
    ASSAY_FETCH_ALLOW: `*.localhost:${port}`,
    ASSAY_RATE_LIMIT_PRO: '1000000000',
  },
  /Assay is running at \S+\n/,
)
const url = /running at (\S+)\n/.exec(server.output())?.[1] ?? ''
let serial = 0

/** One round: every client opens a session and submits its quotes, one after another. */
async function round(bytes: number): Promise<Figures> {
  const sessions = await Promise.all(
    keys.map(async (key) => {
      const pitch = 'A log of what breaks on boats.'
      return { key, session: (await createClient({ url, key }).call('start', { pitch })).token }
    }),
  )
  const shots = sessions.flatMap(({ key, session }) =>
    Array.from({ length: SIGNALS_EACH }, (): Shot => {
      const n = serial++
      const value = {
        verbatim: quoteOf(n),
        source_url: `http://board${n % 97}.localhost:${port}/${bytes}/${n}`,
        source_date: new Date().toISOString().slice(0, 10),
        speaker_role: 'skipper of a charter boat',
      }
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      const body = JSON.stringify({ session, axis: 'problem', kind: 'user_quote', value })
      return { method: 'POST', path: '/v1/submit_signal', headers, body }
    }),
  )
  const mixed = Array.from({ length: SIGNALS_EACH }, (_, at) =>
    shots.filter((__, i) => i % SIGNALS_EACH === at),
  ).flat()
  return measure(server, url, () => mixed.shift(), { connections: CLIENTS, milliseconds: 60_000 })
}

const loads = (): string =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')
const loadBefore = loads()
const figures = new Map<number, Figures[]>(SIZES.map((bytes) => [bytes, []]))
try {
  for (const bytes of SIZES) await round(bytes)
  for (let i = 0; i < ROUNDS; i++) for (const bytes of SIZES) figures.get(bytes)?.push(await round(bytes))
} finally {
  await stop(server)
  await stop(site)
  rmSync(folder, { recursive: true })
}
say(
  `Node.js ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}, ${new Date().toISOString().slice(0, 10)}`,
)
say(
  `${ROUNDS} rounds of ${CLIENTS} clients with ${SIGNALS_EACH} quotes each; load, server and site on one machine`,
)
say(`load of the machine before the run ${loadBefore}, after it ${loads()}; the run itself makes about 2`)
const cpuMs = (bytes: number): number =>
  median((figures.get(bytes) ?? []).map((run) => run.cpuMicros)) / 1_000
for (const [bytes, runs] of figures) {
  const statuses = JSON.stringify(Object.assign({}, ...runs.map((run) => run.statuses)))
  const name = bytes === 0 ? 'pages that refuse' : `pages of ${bytes / 1_000} KB`
  say(
    `${name.padEnd(20)} ${median(runs.map((run) => run.perSecond))
      .toFixed(0)
      .padStart(5)}/s  p99 ${median(runs.map((run) => run.p99Ms))
      .toFixed(0)
      .padStart(
        4,
      )} ms  CPU ${cpuMs(bytes).toFixed(2)} ms/signal  (rounds ${runs.map((run) => `${run.perSecond.toFixed(0)}/s`).join(' ')}; statuses ${statuses})`,
  )
}
say(`a page of 10 KB costs ${(cpuMs(10_000) - cpuMs(0)).toFixed(2)} ms of CPU more than one that refuses`)
if (process.argv.includes('--write'))
  writeFileSync(join(import.meta.dirname, 'result.txt'), `${lines.join('\n')}\n`)
