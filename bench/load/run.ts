// What a server takes, on both stores: reads and writes a second, the latency of what it accepts at twice that rate, the time from
// `kill -9` to ready, and memory over a long load; on PostgreSQL also two servers beside one, with the processor time of each part.
// `npm run bench:load`; `-- --soak 600` makes the long load ten minutes, `-- --write` keeps the figures in bench/load/result.txt. The load
// comes from this process, on the same machine. PostgreSQL is measured where ASSAY_TEST_DATABASE_URL names a server.
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { administration } from '../../src/accounts/administration/administration.ts'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { type OpenStore, openStore, type StoreLocation } from '../../src/platform/store/store.ts'
import { freshDatabase, postgresUrl } from '../../test/support/postgres.ts'
import { load, type Load, loadAtRate, type Shot } from '../server/load.ts'
import { cpuSecondsOf, launch, type Process, stop, usage } from '../server/measured-process.ts'
import { type Costs, mostOfTwoServers } from './costs.ts'

const { values } = parseArgs({
  options: { write: { type: 'boolean', default: false }, soak: { type: 'string', default: '30' } },
})
const ROUNDS = 3
const MILLISECONDS = 4_000
const CONNECTIONS = 32
const WORKSPACES = 16
/** The type of a file system in memory, which waits for no disk (Linux). */
const TMPFS = 0x01021994

const lines: string[] = []
const say = (line: string): void => {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}
const figures = ({ perSecond, p50Ms, p99Ms, statuses }: Load): string =>
  `${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50Ms.toFixed(2).padStart(7)} ms  p99 ${p99Ms.toFixed(2).padStart(7)} ms  ${JSON.stringify(statuses)}`
/** The middle of several rounds, by their rate. */
async function middle(measure: () => Promise<Load>): Promise<Load> {
  const rounds: Load[] = []
  for (let at = 0; at < ROUNDS; at++) rounds.push(await measure())
  const [found] = rounds.toSorted((a, b) => a.perSecond - b.perSecond).slice(ROUNDS >> 1)
  if (found === undefined) throw new Error('no round')
  return found
}

interface Place {
  readonly location: StoreLocation
  readonly environment: Record<string, string>
}

async function serve(environment: Record<string, string>): Promise<Process & { readonly url: string }> {
  const server = await launch(
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../../src/main/assay.mjs'), 'serve'],
    environment,
    /running at http\S+/,
  )
  const url = /running at (http:\/\/[^/\s]+?)[.\s/]*\n/.exec(server.output())?.[1] ?? ''
  while ((await fetch(`${url}/readyz`).catch(() => undefined))?.status !== 200) await wait(2)
  return { ...server, url }
}

/** The load of each server, over 32 connections, and the processor time for each of its requests in microseconds. */
async function costed(
  database: OpenStore,
  servers: readonly (Process & { readonly url: string })[],
  next: () => Shot,
): Promise<{ load: Load; costs: Costs }> {
  // why those without a database too: they write its log and its pages
  const { rows } = await sql<{ readonly pid: number }>`
    select pid from pg_stat_activity where datname = current_database() or datname is null`.execute(
    database.db,
  )
  const own = (): number => Object.values(process.cpuUsage()).reduce((sum, micros) => sum + micros, 0)
  const seconds = (pids: readonly (number | undefined)[]): number =>
    pids.reduce((sum: number, pid) => sum + cpuSecondsOf(pid), 0)
  const spent = () => ({
    server: seconds(servers.map(({ child }) => child.pid)) * 1e6,
    postgres: seconds(rows.map(({ pid }) => pid)) * 1e6,
    client: own(),
  })
  const before = spent()
  const loads = await Promise.all(
    servers.map(({ url }) => load(url, { connections: CONNECTIONS, milliseconds: MILLISECONDS, next })),
  )
  const after = spent()
  const all = joined(loads)
  const cost = (part: keyof Costs): number => (after[part] - before[part]) / all.requests
  return { load: all, costs: { server: cost('server'), postgres: cost('postgres'), client: cost('client') } }
}

/** Loads at one time. Their latencies are those of the slowest. */
function joined(loads: readonly Load[]): Load {
  const sum = (of: (load: Load) => number): number => loads.reduce((all, each) => all + of(each), 0)
  const statuses: Record<number, number> = {}
  for (const each of loads)
    for (const [status, count] of Object.entries(each.statuses))
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count
  return {
    statuses,
    requests: sum(({ requests }) => requests),
    perSecond: sum(({ perSecond }) => perSecond),
    p50Ms: Math.max(...loads.map(({ p50Ms }) => p50Ms)),
    p99Ms: Math.max(...loads.map(({ p99Ms }) => p99Ms)),
  }
}

const ratio = (a: Load, b: Load): string => (a.perSecond / b.perSecond).toFixed(2)

async function measured(title: string, { location, environment }: Place): Promise<void> {
  const store = await openStore(location)
  const admin = administration({ store, clock: systemClock, ids: randomIds() })
  const keys = await Promise.all(
    Array.from({ length: WORKSPACES }, async (_, at) => {
      const { id } = await admin.createWorkspace(`Load ${at}`, 'pro')
      return (await admin.createKey(id, { name: 'load', scopes: ['read', 'run'] })).key
    }),
  )
  await store.close()
  const [one = ''] = keys
  const started = Date.now()
  let server = await serve(environment)
  say(`${title}, load of the machine ${loadavg()[0]?.toFixed(1)}`)
  say(`  start to ready                ${Date.now() - started} ms`)

  const json = { 'content-type': 'application/json' }
  const begin = (key: string): Shot => ({
    method: 'POST',
    path: '/v1/start',
    headers: { authorization: `Bearer ${key}`, ...json },
    body: JSON.stringify({ pitch: 'Reminders for dental practices.' }),
  })
  const opened = await fetch(`${server.url}/v1/start`, begin(one))
  const { token } = (await opened.json()) as { token: string }
  const read: Shot = {
    method: 'GET',
    path: `/v1/check_progress?session=${token}`,
    headers: { authorization: `Bearer ${one}` },
  }
  let turn = 0
  const write = (): Shot => begin(keys[turn++ % keys.length] ?? one)
  const under = (next: () => Shot, milliseconds = MILLISECONDS): Promise<Load> =>
    load(server.url, { connections: CONNECTIONS, milliseconds, next })

  await under(() => read)
  const reads = await middle(() => under(() => read))
  say(`  reads                         ${figures(reads)}`)
  say(`  writes, ${WORKSPACES} workspaces         ${figures(await middle(() => under(write)))}`)
  say(`  writes, one workspace         ${figures(await middle(() => under(() => begin(one))))}`)
  const atRate = (times: number): Promise<Load> =>
    loadAtRate(server.url, {
      perSecond: reads.perSecond * times,
      milliseconds: MILLISECONDS,
      next: () => read,
    })
  // why once before: until then the server has compiled no refusal
  await atRate(2)
  const half = await atRate(1 / 2)
  const twice = await atRate(2)
  say(`  reads at half the rate        ${figures(half)}`)
  say(`  reads at twice the rate       ${figures(twice)}`)
  say(`  p99 of what was accepted      ${(twice.p99Ms / half.p99Ms).toFixed(1)} times that at half the rate`)

  const before = usage(server).rssMb
  const soak = await under(() => (turn % 10 === 0 ? write() : (turn++, read)), Number(values.soak) * 1_000)
  await wait(1_000)
  say(
    `  ${values.soak} s, one write in ten          ${figures(soak)}  memory ${before.toFixed(0)} -> ${usage(server).rssMb.toFixed(0)} MB`,
  )

  const ended = once(server.child, 'exit')
  server.child.kill('SIGKILL')
  await ended
  const killed = Date.now()
  server = await serve(environment)
  say(`  kill -9 to ready              ${Date.now() - killed} ms`)

  if (location.kind === 'postgres') {
    const second = await serve(environment)
    const database = await openStore(location)
    // why both first: the second has compiled nothing yet
    for (const { url } of [server, second])
      for (const next of [() => read, write])
        await load(url, { connections: CONNECTIONS, milliseconds: MILLISECONDS, next })
    for (const [name, next] of [
      ['reads', () => read],
      ['writes', write],
    ] as const) {
      const alone = await costed(database, [server], next)
      const together = await costed(database, [server, second], next)
      say(`  ${name}, one server             ${figures(alone.load)}`)
      say(`  ${name}, two servers            ${figures(together.load)}`)
      const most = mostOfTwoServers(alone.costs, cpus().length).toFixed(2)
      say(
        `  two servers are               ${ratio(together.load, alone.load)} times one, on ${cpus().length} cores at most ${most}`,
      )
      for (const { costs } of [alone, together])
        say(
          `    us of the processor for each: server ${costs.server.toFixed(0)}, PostgreSQL ${costs.postgres.toFixed(0)}, client ${costs.client.toFixed(0)}`,
        )
    }
    await database.close()
    await stop(second)
  }
  await stop(server)
}

const folder = mkdtempSync(join(tmpdir(), 'assay-load-'))
const settings = (data: string) => ({
  ASSAY_DATA_DIR: join(folder, data),
  ASSAY_PORT: '0',
  ASSAY_ENV_FILE: '',
  ASSAY_LOG_LEVEL: 'silent',
  ASSAY_RATE_LIMIT_PRO: '100000000',
})
say(
  `Node.js ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model.trim() ?? ''}, ${new Date().toISOString().slice(0, 10)}; ${ROUNDS} rounds of ${MILLISECONDS / 1_000} s, ${CONNECTIONS} connections; data ${statfsSync(folder).type === TMPFS ? 'in memory' : 'on a disk'}`,
)
mkdirSync(join(folder, 'embedded'))
await measured('SQLite', {
  location: { kind: 'sqlite', path: join(folder, 'embedded/assay.sqlite') },
  environment: settings('embedded'),
})
if (postgresUrl === undefined) say('PostgreSQL skipped: ASSAY_TEST_DATABASE_URL is not set.')
else {
  const { url, drop } = await freshDatabase()
  await measured('PostgreSQL', {
    location: { kind: 'postgres', url },
    environment: { ...settings('shared'), DATABASE_URL: url },
  })
  await drop()
}
rmSync(folder, { recursive: true })
if (values.write) writeFileSync(join(import.meta.dirname, 'result.txt'), `${lines.join('\n')}\n`)
