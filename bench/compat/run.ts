// Measures the compatible addresses over real lists: `npm run bench:compat`, with `-- --write` to keep the output. A bulk of 100
// queries is sent again and again, while another workspace sends single queries and asks for /healthz.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { administration } from '../../src/accounts/administration/administration.ts'
import { importSource } from '../../src/edges/cli/commands/sources-import.ts'
import { readConfig, settings } from '../../src/installation/config.ts'
import { serve } from '../../src/main/serve.ts'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { benchSubjects, LISTS } from '../diligence/inputs.ts'

const { values } = parseArgs({
  options: {
    shared: { type: 'string', default: resolve(import.meta.dirname, '../../../shared') },
    bulks: { type: 'string', default: '30' },
    write: { type: 'boolean', default: false },
  },
})
const lines: string[] = []
const say = (line: string): void => {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}

const folder = mkdtempSync(join(tmpdir(), 'assay-bench-compat-'))
const config = readConfig(settings, {
  ASSAY_DATA_DIR: folder,
  ASSAY_PORT: '0',
  ASSAY_LOG_LEVEL: 'warn',
  ASSAY_SYNC_SOURCES: 'none',
  ASSAY_RATE_LIMIT_PRO: '1000000000',
})
const asOf = new Date().toISOString().slice(0, 10)
for (const [id, path, isDated] of LISTS.filter(([source]) => !source.startsWith('us-sec')))
  await importSource(config, id, join(values.shared, 'data/lists', path), {
    ...(!isDated && { asOf }),
    belowFloor: true,
  })
const server = await serve(config)
const admin = administration({ store: server.store, clock: systemClock, ids: randomIds() })
const keyOf = async (name: string): Promise<string> => {
  const { id } = await admin.createWorkspace(name, 'pro')
  return (await admin.createKey(id, { name: 'bench', scopes: ['read'] })).key
}
const [bulkKey, otherKey] = [await keyOf('Bulk'), await keyOf('Other')]

const subjects = benchSubjects(values.shared, Number(values.bulks) * 100)
const example = ({ name, type }: (typeof subjects)[number]) => ({
  schema: type === 'person' ? 'Person' : 'Company',
  properties: { name: [name] },
})

/** Sends a request and gives the milliseconds until its whole answer. */
async function timed(path: string, key?: string, body?: object): Promise<number> {
  const from = performance.now()
  const answer = await fetch(`${server.url}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`)
  return performance.now() - from
}

const told = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1)
  return `median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, most ${at(1)} ms, of ${times.length}`
}

const { datasets } = (await (
  await fetch(`${server.url}/catalog`, { headers: { authorization: `Bearer ${bulkKey}` } })
).json()) as { datasets: { name: string; entity_count: number }[] }
say(
  `${new Date().toISOString().slice(0, 10)}, Node.js ${process.version}, ${availableParallelism()} cores, client on the same machine`,
)
say(
  `${datasets.find(({ name }) => name === 'default')?.entity_count ?? 0} entries of ${datasets.length - 4} lists`,
)

const bulkOf = (at: number) => ({
  queries: Object.fromEntries(
    subjects.slice(at * 100, at * 100 + 100).map((subject, place) => [`q${place}`, example(subject)]),
  ),
})
await timed('/match/default', bulkKey, bulkOf(0))
const one = { queries: { q: example({ name: 'Maria Koval', type: 'person' }) } }
const alone: number[] = []
for (let at = 0; at < 200; at++) alone.push(await timed('/match/default', otherKey, one))
say(`one query, idle server:              ${told(alone)}`)

/** The times of /healthz for as long. */
async function delaysFor(milliseconds: number): Promise<number[]> {
  const until = performance.now() + milliseconds
  const delays: number[] = []
  while (performance.now() < until) delays.push(await timed('/healthz'))
  return delays
}

/** Bulks one after the other, and beside them what another caller sends. */
async function beside(what: () => Promise<number>): Promise<{ bulks: number[]; others: number[] }> {
  const bulks: number[] = []
  const others: number[] = []
  const state = { isOver: false }
  const rest = (async () => {
    while (!state.isOver) others.push(await what())
  })()
  for (let at = 0; at < Number(values.bulks); at++)
    bulks.push(await timed('/match/default', bulkKey, bulkOf(at)))
  state.isOver = true
  await rest
  return { bulks, others }
}
const idle = await beside(() => new Promise((go) => setTimeout(() => go(0), 50)))
say(`100 queries, idle server:            ${told(idle.bulks)}`)
const queried = await beside(() => timed('/match/default', otherKey, one))
say(`one query, beside bulks of another:  ${told(queried.others)}`)
const health = await beside(() => timed('/healthz'))
say(`/healthz, beside bulks:              ${told(health.others)}`)

const longest = 'Aleksandr Vyacheslavovich '.repeat(20).slice(0, 480)
const names = Array.from({ length: 200 }, (_, at) => `${longest} ${at}`)
const worst = { queries: { q: { schema: 'LegalEntity', properties: { name: names } } } }
const [worstTime, whileWorst] = await Promise.all([timed('/match/default', bulkKey, worst), delaysFor(3_000)])
say(`200 names of 480 characters:         ${told([worstTime])}`)
say(`/healthz, beside those:              ${told(whileWorst)}`)
say(`first search after a list changed:   ${told([await timed('/search/default?q=bank', bulkKey)])}`)
const searches: number[] = []
for (let at = 0; at < 100; at++)
  searches.push(await timed(`/search/default?q=${encodeURIComponent(subjects[at]?.name ?? '')}`, bulkKey))
say(`search, idle server:                 ${told(searches)}`)
const suggestions: number[] = []
for (let at = 0; at < 100; at++)
  suggestions.push(
    await timed(
      `/reconcile/default/suggest/entity?prefix=${encodeURIComponent(subjects[at]?.name.slice(0, 6) ?? '')}`,
      bulkKey,
    ),
  )
say(`suggest, idle server:                ${told(suggestions)}`)
say(`memory of the process:               ${Math.round(process.memoryUsage.rss() / 1_048_576)} MB`)

if (values.write) writeFileSync(join(import.meta.dirname, 'result.txt'), `${lines.join('\n')}\n`)
await server.close()
rmSync(folder, { recursive: true, force: true })
