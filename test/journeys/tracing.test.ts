// Traces, by the standard variables of OpenTelemetry: a request is a span below that of its client, and what it does is below it.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attributesOf, type Collector, type CollectedSpan, collector } from '../support/collector.ts'
import { freshDatabase, postgresUrl } from '../support/postgres.ts'
import { assayJson, assayProcess, post, type Running, start } from '../support/process.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'
const PITCH = 'A canary sings in the pitch: sk-canary-7731'

describe.each([
  ['SQLite', true],
  ['PostgreSQL', postgresUrl !== undefined],
] as const)('on %s', (kind, isThere) => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-tracing-'))
  let collected: Collector
  let running: Running
  let key: string
  let drop: (() => Promise<void>) | undefined

  beforeAll(async () => {
    if (!isThere) return
    const database = kind === 'PostgreSQL' ? await freshDatabase() : undefined
    drop = database?.drop
    const settings = {
      ASSAY_DATA_DIR: folder,
      ASSAY_PORT: '0',
      ...(database && { DATABASE_URL: database.url }),
    }
    const { id } = await assayJson<{ id: string }>(
      ['workspaces', 'create', '--name', 'Acme', '--tier', 'pro'],
      settings,
    )
    ;({ key } = await assayJson<{ key: string }>(
      ['keys', 'create', '--workspace', id, '--name', 'k', '--scopes', 'read,run'],
      settings,
    ))
    collected = await collector()
    running = await start('serve', {
      ...settings,
      OTEL_EXPORTER_OTLP_ENDPOINT: collected.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    })
    const headers = { traceparent: `00-${TRACE}-${PARENT}-01` }
    await post(running.url, '/v1/start', key, { pitch: PITCH }, headers)
    await post(
      running.url,
      '/v1/diligence',
      key,
      { subject: { type: 'company', name: 'Quiet Canary Ltd' } },
      { prefer: 'wait=20' },
    )
    await fetch(`${running.url}/no/such/place?token=${key}`)
    await running.end()
  })
  afterAll(async () => {
    collected?.close()
    await drop?.()
    rmSync(folder, { recursive: true, force: true })
  })

  const named = (name: string): CollectedSpan => {
    const found = collected.spans.find((span) => span.name === name)
    if (found === undefined)
      throw new Error(`no span ${name} of ${collected.spans.map((span) => span.name).join(', ')}`)
    return found
  }
  const below = ({ spanId }: CollectedSpan): readonly CollectedSpan[] =>
    collected.spans.filter(({ parentSpanId }) => parentSpanId === spanId)

  test.skipIf(!isThere)(
    'a request goes on with the trace of its client, and its statements are below it',
    () => {
      const request = named('POST /v1/start')
      expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PARENT })
      expect(attributesOf(request)).toMatchObject({
        'http.request.method': 'POST',
        'http.route': '/v1/start',
        'http.response.status_code': 200,
        'assay.request_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      })
      const statements = below(request).map(attributesOf)
      expect(statements.map((each) => each['db.operation.name'])).toContain('INSERT')
      expect(new Set(statements.map((each) => each['db.system.name']))).toEqual(
        new Set([kind === 'SQLite' ? 'sqlite' : 'postgresql']),
      )
      expect(below(request).every(({ traceId }) => traceId === TRACE)).toBe(true)
    },
  )

  test.skipIf(!isThere)('a job is a trace of its own, with its statements', () => {
    const job = named('job run')
    expect(job.parentSpanId ?? '').toBe('')
    expect(below(job).length).toBeGreaterThan(5)
  })

  test.skipIf(!isThere)('an unknown path is a span without the path', () => {
    expect(attributesOf(named('GET none'))).toMatchObject({ 'http.response.status_code': 404 })
  })

  test.skipIf(!isThere)('no span holds a key, or what a caller wrote', () => {
    expect(collected.spans.length).toBeGreaterThan(20)
    for (const secret of [key, 'sk-canary-7731', 'Quiet Canary', '/no/such/place'])
      expect(collected.received()).not.toContain(secret)
  })
})

test('a collector that refuses is named once in the log, and fails no request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-tracing-'))
  const refusing = await collector(400)
  const running = await start('serve', {
    ASSAY_DATA_DIR: folder,
    ASSAY_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: refusing.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=canary-4410',
    OTEL_BSP_SCHEDULE_DELAY: '20',
  })
  for (let at = 0; at < 3; at++) {
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200)
    await expect.poll(() => running.output()).toContain('"msg":"tracing"')
  }
  expect(await running.end()).toBe(0)
  expect(running.output().match(/"msg":"tracing"/g)).toHaveLength(1)
  expect(running.output()).toContain('"reason":"400"')
  expect(running.output()).not.toContain('canary-4410')
  refusing.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a collector that takes the connection and never answers does not keep the server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-tracing-'))
  const silent = createServer(() => undefined)
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const running = await start('serve', {
    ASSAY_DATA_DIR: folder,
    ASSAY_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    OTEL_BSP_SCHEDULE_DELAY: '20',
    // why as long: the server ends before it
    OTEL_EXPORTER_OTLP_TIMEOUT: '600000',
    OTEL_BSP_EXPORT_TIMEOUT: '600000',
  })
  expect((await fetch(`${running.url}/healthz`)).status).toBe(200)
  expect(await running.end()).toBe(0)
  silent.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'http/protobuf or http/json'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318', 'http://127.0.0.1:4318'],
  ['OTEL_TRACES_EXPORTER', 'console', 'otlp, or none'],
  ['OTEL_TRACES_SAMPLER', 'some', 'parentbased_traceidratio'],
  ['OTEL_TRACES_SAMPLER_ARG', '7', 'a share from 0 to 1'],
  ['OTEL_BSP_SCHEDULE_DELAY', 'soon', 'a whole number'],
])('%s=%s ends the start with what to set', (name, value, advice) => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-tracing-'))
  const { code, err } = assayProcess(['serve'], {
    ASSAY_DATA_DIR: folder,
    ASSAY_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    [name]: value,
  })
  expect(code).toBe(1)
  expect(err).toContain(name)
  expect(err).toContain(advice)
  rmSync(folder, { recursive: true, force: true })
})
