// What the flood of one workspace costs another: the time in which a small read is answered, alone and beside the flood, on both stores.
// `npm run bench:neighbour -- --against CHECKOUT` measures the program of another checkout (with its node_modules) in turn with this one,
// so that whatever else the machine does slows both alike. `--only WORDS` measures the loads with these words in their name. `--write`
// keeps the figures in bench/load/neighbour.txt. PostgreSQL needs ASSAY_TEST_DATABASE_URL.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'undici'
import { administration } from '../../src/accounts/administration/administration.ts'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { openStore, type StoreLocation } from '../../src/platform/store/store.ts'
import { type Load, load, loadAtRate, type Shot } from '../server/load.ts'
import { launch, type Process, stop } from '../server/measured-process.ts'
import { freshDatabase, postgresUrl } from '../../test/support/postgres.ts'
import type { Flood } from './flood-process.ts'

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    against: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    ms: { type: 'string', default: '2000' },
    store: { type: 'string' },
    only: { type: 'string' },
  },
})
const ROUNDS = Number(values.rounds)
const MILLISECONDS = Number(values.ms)
/** Between two reads of the neighbour: it is a caller, not a load. */
const PAUSE_MS = 3
/** One of them that takes longer is counted so. */
const PATIENCE_MS = 10_000
const FLOOD_KEYS = 5
const WARM_UP = { reads: 6_000, writes: 600 }

const lines: string[] = []
const say = (line: string): void => {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}

const json = { 'content-type': 'application/json' }
const reading = (key: string): Shot => ({
  method: 'GET',
  path: '/v1/sources',
  headers: { authorization: `Bearer ${key}` },
})
const writing = (key: string, body = '{"pitch":"Reminders for dental practices."}'): Shot => ({
  method: 'POST',
  path: '/v1/start',
  headers: { authorization: `Bearer ${key}`, ...json },
  body,
})
const LARGE = `{"pitch":"p","x":{${Array.from({ length: 22_000 }, (_, i) => `"k${i}":1`).join(',')}}}`

const FLOODS: readonly { name: string; connections: number; shot: (key: string) => Shot }[] = [
  { name: 'reads, 400 connections', connections: 400, shot: reading },
  { name: 'reads, 2,000 connections', connections: 2_000, shot: reading },
  { name: 'writes, 16 connections', connections: 16, shot: writing },
  { name: 'writes, 400 connections', connections: 400, shot: writing },
  { name: 'bodies of 230 KB, 5 connections', connections: 5, shot: (key) => writing(key, LARGE) },
]

interface Program {
  readonly name: string
  readonly server: Process
  readonly origin: string
  readonly neighbour: string
  readonly flooding: readonly string[]
}

interface Store {
  readonly kind: 'SQLite' | 'PostgreSQL'
  readonly place: () => Promise<{ location: StoreLocation; remove: () => Promise<void> | void }>
}

const STORES: readonly Store[] = [
  {
    kind: 'SQLite',
    place: () => {
      const folder = mkdtempSync(join(tmpdir(), 'assay-store-'))
      return Promise.resolve({
        location: { kind: 'sqlite', path: join(folder, 'assay.sqlite') },
        remove: () => rmSync(folder, { recursive: true }),
      })
    },
  },
  {
    kind: 'PostgreSQL',
    place: async () => {
      const { url, drop } = await freshDatabase()
      return { location: { kind: 'postgres', url }, remove: drop }
    },
  },
]

async function start(name: string, checkout: string, { place }: Store) {
  const { location, remove } = await place()
  const store = await openStore(location)
  const admin = administration({ store, clock: systemClock, ids: randomIds() })
  const keysOf = async (workspace: string): Promise<string[]> => {
    const { id } = await admin.createWorkspace(workspace, 'pro')
    const keys = Array.from({ length: FLOOD_KEYS }, () =>
      admin.createKey(id, { name: workspace, scopes: ['read', 'run'] }),
    )
    return (await Promise.all(keys)).map(({ key }) => key)
  }
  const [neighbour = ''] = await keysOf('neighbour')
  const flooding = await keysOf('flood')
  await store.close()
  const data = mkdtempSync(join(tmpdir(), 'assay-neighbour-'))
  const server = await launch(
    ['--disable-warning=ExperimentalWarning', join(checkout, 'src/main/assay.mjs'), 'serve'],
    {
      ASSAY_DATA_DIR: location.kind === 'sqlite' ? join(location.path, '..') : data,
      ...(location.kind === 'postgres' && { DATABASE_URL: location.url }),
      ASSAY_PORT: '0',
      ASSAY_ENV_FILE: '',
      ASSAY_LOG_LEVEL: 'silent',
      ASSAY_RATE_LIMIT_PRO: '100000000',
    },
    /running at http\S+/,
  )
  const origin = /running at (http:\/\/[^/\s]+?)[.\s/]*\n/.exec(server.output())?.[1] ?? ''
  const program: Program = { name, server, origin, neighbour, flooding }
  await warmUp(program)
  return {
    program,
    end: async (): Promise<void> => {
      await stop(server)
      await remove()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Why: a program that answered few requests is slower, whichever it is. */
async function warmUp({ origin, flooding: [key = ''] }: Program): Promise<void> {
  for (const [count, shot] of [
    [WARM_UP.reads, reading(key)],
    [WARM_UP.writes, writing(key)],
  ] as const) {
    let left = count
    await load(origin, { connections: 32, milliseconds: 20_000, next: () => (left-- > 0 ? shot : undefined) })
  }
}

/** Milliseconds for which the main thread of the server has had a processor (Linux). */
const processorMs = ({ child }: Process): number =>
  Number(readFileSync(`/proc/${child.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

interface Measured {
  readonly p50Ms: number
  readonly p99Ms: number
  /** What the server did from a request to its answer, on average: it tells the wait where others load the machine. */
  readonly workMs: number
  readonly count: number
  readonly refused: number
}

async function measure({ server, origin, neighbour }: Program): Promise<Measured> {
  const client = new Client(origin)
  const [times, work]: [number[], number[]] = [[], []]
  let refused = 0
  const until = performance.now() + MILLISECONDS
  while (performance.now() < until) {
    const [sent, before] = [performance.now(), processorMs(server)]
    const status = await client
      .request({ ...reading(neighbour), signal: AbortSignal.timeout(PATIENCE_MS) })
      .then(({ statusCode, body }) => body.dump().then(() => statusCode))
      .catch(() => 0)
    times.push(performance.now() - sent)
    work.push(processorMs(server) - before)
    if (status !== 200) refused++
    await wait(PAUSE_MS)
  }
  await client.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return {
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    workMs: work.reduce((sum, ms) => sum + ms, 0) / work.length,
    count: times.length,
    refused,
  }
}

async function besideFlood(program: Program, { connections, shot }: (typeof FLOODS)[number]) {
  const child = fork(join(import.meta.dirname, 'flood-process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const flood: Flood = {
    origin: program.origin,
    connections,
    shots: program.flooding.map((key) => shot(key)),
  }
  child.send(flood)
  await once(child, 'message')
  await wait(1_000)
  const beside = await measure(program)
  child.send('end')
  const [result] = (await once(child, 'message')) as [Load]
  return { beside, flood: result }
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN
const shown = (of: readonly Measured[]): string =>
  `p50 ${middle(of.map(({ p50Ms }) => p50Ms)).toFixed(2)}, p99 ${middle(of.map(({ p99Ms }) => p99Ms)).toFixed(1)} ms, work ${middle(of.map(({ workMs }) => workMs)).toFixed(2)} ms`

interface Round {
  readonly alone: Measured
  readonly beside: Measured
  readonly flood: Load
}

function report(name: string, rounds: readonly Round[]): void {
  const [alone, beside] = [rounds.map((round) => round.alone), rounds.map((round) => round.beside)]
  const ratio = (of: (measured: Measured) => number): string =>
    middle(rounds.map((round) => of(round.beside) / of(round.alone))).toFixed(1)
  const sum = (of: (round: Round) => number): number => rounds.reduce((all, round) => all + of(round), 0)
  say(`    ${name}: alone ${shown(alone)}`)
  say(
    `    ${' '.repeat(name.length)}  beside ${shown(beside)}; ${sum(({ beside: { count } }) => count)} reads, ${sum(({ beside: { refused } }) => refused)} refused; flood ${middle(rounds.map(({ flood }) => flood.perSecond)).toFixed(0)}/s`,
  )
  say(
    `    ${' '.repeat(name.length)}  ratio p50 ${ratio(({ p50Ms }) => p50Ms)}, p99 ${ratio(({ p99Ms }) => p99Ms)}, work ${ratio(({ workMs }) => workMs)}`,
  )
}

const OVERLOAD = 'reads of one workspace at twice the rate that 32 connections reach'

/** Reads at half of what the server takes from 32 connections, and at twice that. */
async function overload({ origin, flooding: [key = ''] }: Program) {
  const next = (): Shot => reading(key)
  const milliseconds = MILLISECONDS
  const { perSecond } = await load(origin, { connections: 32, milliseconds, next })
  const half = await loadAtRate(origin, { perSecond: perSecond / 2, milliseconds, next })
  const twice = await loadAtRate(origin, { perSecond: perSecond * 2, milliseconds, next })
  return { capacity: perSecond, half, twice }
}

const isMeasured = (name: string): boolean => name.includes(values.only ?? '')

async function compare(programs: readonly Program[]): Promise<void> {
  for (const flood of FLOODS.filter(({ name }) => isMeasured(name))) {
    say(`  beside a flood of ${flood.name}`)
    const rounds = programs.map((): Round[] => [])
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, program] of programs.entries()) {
        const alone = await measure(program)
        rounds[at]?.push({ alone, ...(await besideFlood(program, flood)) })
      }
    for (const [at, { name }] of programs.entries()) report(name, rounds[at] ?? [])
  }
  if (!isMeasured(OVERLOAD)) return
  say(`  ${OVERLOAD}`)
  const rounds = programs.map((): Awaited<ReturnType<typeof overload>>[] => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, program] of programs.entries()) rounds[at]?.push(await overload(program))
  for (const [at, { name }] of programs.entries()) {
    const of = (value: (round: (typeof rounds)[number][number]) => number): number =>
      middle((rounds[at] ?? []).map(value))
    say(
      `    ${name}: takes ${of(({ capacity }) => capacity).toFixed(0)}/s; at half of it p50 ${of(({ half }) => half.p50Ms).toFixed(2)}, p99 ${of(({ half }) => half.p99Ms).toFixed(1)} ms; at twice ${of(({ twice }) => twice.perSecond).toFixed(0)}/s are accepted, p50 ${of(({ twice }) => twice.p50Ms).toFixed(1)}, p99 ${of(({ twice }) => twice.p99Ms).toFixed(1)} ms, ${of(({ half, twice }) => twice.p99Ms / half.p99Ms).toFixed(1)} times the p99`,
    )
  }
}

say(
  `Node.js ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model.trim() ?? '?'}, ${new Date().toISOString().slice(0, 10)}; the middle of ${ROUNDS} rounds of ${MILLISECONDS / 1_000} s; work: the time for which the server had a processor from a request to its answer`,
)
for (const store of STORES) {
  if (values.store !== undefined && store.kind !== values.store) continue
  if (store.kind === 'PostgreSQL' && postgresUrl === undefined) {
    say('PostgreSQL skipped: ASSAY_TEST_DATABASE_URL is not set.')
    continue
  }
  const checkouts: [string, string][] = [['now', resolve(import.meta.dirname, '../..')]]
  if (values.against !== undefined) checkouts.unshift(['before', resolve(values.against)])
  const started = []
  for (const [name, checkout] of checkouts) started.push(await start(name, checkout, store))
  try {
    say(`${store.kind}, load of the machine ${loadavg()[0]?.toFixed(1)}`)
    await compare(started.map(({ program }) => program))
  } finally {
    for (const { end } of started) await end()
  }
}
if (values.write) writeFileSync(new URL('neighbour.txt', import.meta.url), `${lines.join('\n')}\n`)
process.exit(0)
