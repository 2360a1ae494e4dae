// What Prometheus reads of a server: who may read it, what it says, and what it never says.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMetrics, type MetricsPorts } from '../../src/platform/metrics/metrics.ts'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { createWorld, type Answer, NOW, type World } from '../support/world.ts'

const TOKEN = 'a'.repeat(32)
let world: World
let ports: MetricsPorts
/** Breaks the store for the scrapes of a test. */
let away: Promise<never> | undefined

beforeAll(async () => {
  let { clock }: Pick<MetricsPorts, 'clock'> = { clock: systemClock }
  const stored = () => world.ports.store
  ports = {
    queues: {
      run: { counts: (now) => away ?? stored().queue.counts(now) },
      batch: { counts: (now) => stored().batchQueue.counts(now) },
      pass: { counts: (now) => stored().passQueue.counts(now) },
      delivery: { counts: (now) => stored().deliveryQueue.counts(now) },
    },
    deadJobs: { list: () => stored().deadJobs.list() },
    sources: { states: () => stored().sources.states() },
    clock: { now: () => clock.now() },
    about: { version: '1.2.3', storeKind: 'sqlite' },
    // why so different: a busy machine is no store that is away
    get patienceMs() {
      return away === undefined ? 60_000 : 20
    },
  }
  world = await createWorld({ metrics: { ...createMetrics(ports), token: TOKEN } })
  ;({ clock } = world.ports)
})
afterAll(() => world.close())

const scrape = (authorization = `Bearer ${TOKEN}`): Promise<Answer> =>
  world.send({ url: '/metrics', headers: { authorization } })

const samplesOf = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('assay_'))

test('without the token there is nothing to read, with it there are the safe headers of every answer', async () => {
  const { key } = await world.tenant('pro')
  for (const authorization of ['', TOKEN, `Bearer ${key}`, `Bearer ${TOKEN}a`]) {
    const { status, text } = await scrape(authorization)
    expect([status, text.includes('assay_')]).toEqual([401, false])
  }
  const { status, headers } = await scrape()
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^text\/plain; version=/),
    'cache-control': 'no-store',
  })
  expect(headers['x-request-id']).toBeDefined()
})

test('requests are counted by pattern and status, also those refused, and nothing of a caller is in it', async () => {
  const { key } = await world.tenant('pro')
  await world.call(key, 'get_run', { id: 'run_CANARY' })
  await world.send({ url: '/v1/CANARY?CANARY=1', headers: { authorization: 'Bearer CANARY' } })
  await world.send({ method: 'POST', url: '/CANARY' })
  await world.call(
    key,
    'start',
    { pitch: 'CANARY pitch' },
    { 'user-agent': 'CANARY', 'idempotency-key': 'CANARY' },
  )
  const { text } = await scrape()
  const counts = samplesOf(text).filter((line) => /_count\{/.test(line))
  expect(counts).toContain(
    'assay_http_request_duration_seconds_count{method="GET",route="/v1/runs/:id",status="404"} 1',
  )
  expect(counts).toContain(
    'assay_http_request_duration_seconds_count{method="GET",route="none",status="401"} 1',
  )
  expect(text).not.toContain('CANARY')
  // the scrape itself
  expect(text).toContain('assay_http_requests_in_flight 1')
})

test('jobs that wait and their age are those of the store', async () => {
  const { key, workspaceId, keyId } = await world.tenant('pro')
  await world.batch(key)
  const createdAt = new Date(NOW - 90_000).toISOString()
  await world.ports.store.write(workspaceId, (writes) =>
    writes.insertRun({ id: world.ports.ids.ulid(), keyId, subject: '{}', createdAt }),
  )
  const { text } = await scrape()
  expect(samplesOf(text)).toEqual(
    expect.arrayContaining([
      'assay_store_up 1',
      'assay_jobs{kind="batch",state="waiting"} 1',
      'assay_jobs{kind="run",state="waiting"} 1',
      'assay_jobs_oldest_waiting_seconds{kind="run"} 90',
      'assay_jobs_dead{kind="delivery"} 0',
      'assay_build_info{version="1.2.3",store="sqlite"} 1',
    ]),
  )
})

test.each([
  ['does not answer', () => new Promise<never>(() => undefined)],
  ['fails', () => Promise.reject(new Error('CANARY'))],
])('while the store %s the page says so and gives no old value', async (_how, fault) => {
  const metrics = createMetrics(ports)
  expect(samplesOf(await metrics.text())).toContain('assay_store_up 1')
  away = fault()
  try {
    const text = await metrics.text()
    expect(samplesOf(text)).toContain('assay_store_up 0')
    expect(samplesOf(text)).toContain('assay_store_scrape_failures_total 1')
    expect(text).not.toMatch(/^assay_(jobs|source)\S* \d/m)
    expect(text).not.toContain('CANARY')
  } finally {
    away = undefined
  }
})

test('the documentation names every metric, and no other', async () => {
  const { text } = await scrape()
  const exposed = [...text.matchAll(/^# TYPE (assay_\w+) /gm)].map(([, name]) => name)
  const page = readFileSync(new URL('../../docs/guide/operating.md', import.meta.url), 'utf8')
  const [, section = ''] = /\n## Metrics\n([^]*?)\n## /.exec(page) ?? []
  const documented = [...section.matchAll(/^\| `(assay_\w+)` \|/gm)].map(([, name]) => name)
  expect(exposed.length).toBeGreaterThan(5)
  expect(new Set(documented)).toEqual(new Set(exposed))
})
