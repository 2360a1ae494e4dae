// One measurement of the speed tables in a process of its own: the build of an index, a process that holds nothing but
// the index, or threads that share one.
import { closeSync, fstatSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Matcher } from '../../src/names/matcher/matcher.ts'
import { answer, taskOf } from './child.ts'
import { growCorpus } from './corpus.ts'
import { listFiles, readRecords } from './inputs.ts'
import { readQuery } from './name-queries.ts'
import type { NameQuery } from './queries.ts'
import type { ThreadTask } from './speed-thread.ts'
import { type Latencies, latencies } from './statistics.ts'

export interface SpeedQueries {
  readonly warmUp: readonly NameQuery[]
  readonly clean: readonly NameQuery[]
  readonly mistyped: readonly NameQuery[]
}

export interface SpeedTask {
  readonly what: 'build' | 'hold' | 'threads'
  readonly data: string | undefined
  /** 0: the real lists. */
  readonly entities: number
  readonly snapshot: string
  readonly queries: string
  readonly limit: number
}

export interface Built {
  readonly entities: number
  readonly names: number
  readonly buildMs: number
  readonly bytes: number
}

export interface Held {
  readonly loadMs: number
  readonly matcherMs: number
  readonly rssBefore: number
  readonly rss: number
  readonly rssAfter: number
  readonly clean: Latencies
  readonly mistyped: Latencies
}

/** Queries per second with each number of threads. */
export interface Threaded {
  readonly threads: number
  readonly perSecond: number
}

const THREADS = [1, 2] as const
/** The best round counts: what else the machine does can only slow a round down. */
const ROUNDS = 3
const CHUNK = 1 << 28

/** The whole file in memory of its own; larger files than one read may give are read in pieces. */
function readInto(path: string, make: (length: number) => Uint8Array): Uint8Array {
  const file = openSync(path, 'r')
  const bytes = make(fstatSync(file).size)
  for (let at = 0; at < bytes.length;) at += readSync(file, bytes, at, Math.min(CHUNK, bytes.length - at), at)
  closeSync(file)
  return bytes
}

const queriesOf = ({ queries }: SpeedTask): SpeedQueries =>
  JSON.parse(readFileSync(queries, 'utf8')) as SpeedQueries

async function build({ data, entities, snapshot }: SpeedTask): Promise<Built> {
  const real = await readRecords(listFiles(data))
  const records = [...growCorpus(real, entities === 0 ? real.length : entities)]
  const matcher = new Matcher()
  const from = performance.now()
  const bytes = matcher.buildIndex(records)
  const buildMs = performance.now() - from
  writeFileSync(snapshot, bytes)
  const names = records.reduce((sum, record) => sum + record.names.length, 0)
  return { entities: records.length, names, buildMs, bytes: bytes.length }
}

/** Resident bytes after a collection: what is held, not what waits to be collected. */
function resident(): number {
  globalThis.gc?.()
  return process.memoryUsage.rss()
}

function hold(task: SpeedTask): Held {
  const { warmUp, clean, mistyped } = queriesOf(task)
  const began = performance.now()
  const matcher = new Matcher()
  const matcherMs = performance.now() - began
  const rssBefore = resident()
  const from = performance.now()
  const screen = matcher.open(readInto(task.snapshot, (length) => new Uint8Array(length)))
  const loadMs = performance.now() - from
  const rss = resident()
  const timed = (queries: readonly NameQuery[]): Latencies =>
    latencies(
      queries.map((query) => {
        const start = performance.now()
        screen.search(readQuery(matcher, query), task.limit)
        return performance.now() - start
      }),
    )
  timed(warmUp)
  const cleanMs = timed(clean)
  const rssAfter = resident()
  return { loadMs, matcherMs, rssBefore, rss, rssAfter, clean: cleanMs, mistyped: timed(mistyped) }
}

async function threads(task: SpeedTask): Promise<Threaded[]> {
  const { warmUp, clean, mistyped } = queriesOf(task)
  const queries = clean.flatMap((query, at) => [query, mistyped[at] ?? query])
  const bytes = readInto(task.snapshot, (length) => new Uint8Array(new SharedArrayBuffer(length)))
  const measured: Threaded[] = []
  for (const count of THREADS) {
    const workers = Array.from({ length: count }, () => {
      const workerData: ThreadTask = { bytes, warmUp, queries, limit: task.limit }
      return new Worker(join(import.meta.dirname, 'speed-thread.ts'), { workerData })
    })
    const replies = (): Promise<unknown> =>
      Promise.all(
        workers.map(
          (worker) =>
            new Promise((resolve, reject) => {
              worker.once('message', resolve)
              worker.once('error', reject)
            }),
        ),
      )
    await replies()
    let perSecond = 0
    for (let round = 0; round < ROUNDS; round++) {
      const done = replies()
      const from = performance.now()
      for (const worker of workers) worker.postMessage('go', [])
      await done
      const seconds = (performance.now() - from) / 1_000
      perSecond = Math.max(perSecond, (count * queries.length) / seconds)
    }
    measured.push({ threads: count, perSecond })
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return measured
}

const task = taskOf<SpeedTask>()
if (task.what === 'build') answer(await build(task))
else if (task.what === 'hold') answer(hold(task))
else answer(await threads(task))
