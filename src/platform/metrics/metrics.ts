// What Prometheus reads: requests, jobs, sources and the process. No label holds anything that a caller wrote.
import { setTimeout as rest } from 'node:timers/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Clock } from '../../base/ports.ts'
import type { DeadJobStore, JobQueue } from '../../call/ports.ts'
import type { JobKind } from '../../contract/vocabulary/job.ts'
import type { SourceStore } from '../../sources/ports.ts'

export interface MetricsPorts {
  readonly queues: Readonly<Record<JobKind, Pick<JobQueue, 'counts'>>>
  readonly deadJobs: Pick<DeadJobStore, 'list'>
  readonly sources: Pick<SourceStore, 'states'>
  readonly clock: Clock
  readonly about: { readonly version: string; readonly storeKind: string }
  /** A store that has not answered after this time counts as away: a scrape waits no longer. */
  readonly patienceMs?: number
}

/** An answered request. `route` is the pattern of its path. */
export interface AnsweredRequest {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

export interface Metrics {
  readonly contentType: string
  /** A request came; the result is called when it is over. */
  begin(): () => void
  answered(request: AnsweredRequest): void
  /** All metrics in the text format. The store is asked for those of jobs and sources. */
  text(): Promise<string>
}

const PATIENCE_MS = 2_000
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createMetrics(ports: MetricsPorts): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'assay_build_info',
    help: 'Version of the program and kind of the store',
    labelNames: ['version', 'store'],
    registers,
  }).set({ version: ports.about.version, store: ports.about.storeKind }, 1)
  const inFlight = new Gauge({
    name: 'assay_http_requests_in_flight',
    help: 'Requests that are being answered',
    registers,
  })
  const duration = new Histogram({
    name: 'assay_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const askStore = storedMetrics(ports, registers)
  return {
    contentType: registry.contentType,
    begin() {
      inFlight.inc()
      return () => inFlight.dec()
    },
    answered: ({ method, route, status, seconds }) => duration.observe({ method, route, status }, seconds),
    async text() {
      await askStore()
      return registry.metrics()
    },
  }
}

/** The metrics that come from the store. While it is away they have no value, and `assay_store_up` is 0. */
function storedMetrics(ports: MetricsPorts, registers: Registry[]): () => Promise<void> {
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[] = []): Gauge<L> =>
    new Gauge({ name, help, labelNames, registers })
  const up = gauge('assay_store_up', 'Whether the store answered this scrape')
  const failures = new Counter({
    name: 'assay_store_scrape_failures_total',
    help: 'Scrapes that the store did not answer',
    registers,
  })
  const jobs = gauge('assay_jobs', 'Jobs that wait or are worked on, in all processes', ['kind', 'state'])
  const oldest = gauge('assay_jobs_oldest_waiting_seconds', 'Age of the oldest job that waits', ['kind'])
  const dead = gauge('assay_jobs_dead', 'Dead jobs, of each kind at most 100', ['kind'])
  const failing = gauge('assay_source_failures', 'Failed attempts in a row to fetch a source', ['source'])
  const checked = gauge(
    'assay_source_checked_timestamp_seconds',
    'When the file of the publisher was last taken or found unchanged',
    ['source'],
  )
  const fromStore = [jobs, oldest, dead, failing, checked]

  async function collect(): Promise<void> {
    const now = ports.clock.now()
    const kinds = Object.keys(ports.queues) as JobKind[]
    const [counts, deadJobs, states] = await Promise.all([
      Promise.all(kinds.map((kind) => ports.queues[kind].counts(new Date(now).toISOString()))),
      ports.deadJobs.list(),
      ports.sources.states(),
    ])
    for (const [i, kind] of kinds.entries()) {
      const { queued = 0, running = 0, oldestAt = null } = counts[i] ?? {}
      jobs.set({ kind, state: 'waiting' }, queued)
      jobs.set({ kind, state: 'working' }, running)
      oldest.set({ kind }, oldestAt === null ? 0 : Math.max(0, now - Date.parse(oldestAt)) / 1000)
      dead.set({ kind }, deadJobs.filter((job) => job.kind === kind).length)
    }
    for (const { sourceId: source, checkedAt, failure } of states) {
      failing.set({ source }, failure?.count ?? 0)
      if (checkedAt !== null) checked.set({ source }, Date.parse(checkedAt) / 1000)
    }
  }

  return async () => {
    for (const each of fromStore) each.reset()
    try {
      await within(ports.patienceMs ?? PATIENCE_MS, collect())
      up.set(1)
    } catch {
      for (const each of fromStore) each.reset()
      up.set(0)
      failures.inc()
    }
  }
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const ended = new AbortController()
  const late = rest(milliseconds, undefined, { signal: ended.signal, ref: false }).then(() => {
    throw new Error('the store does not answer in time')
  })
  try {
    await Promise.race([work, late])
  } finally {
    ended.abort()
  }
}
