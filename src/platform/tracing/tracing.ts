// Sends spans of requests, jobs and statements to a collector of OpenTelemetry. No span holds what a caller wrote: no path,
// no query, no header, no value of a statement. Nothing is registered for all packages, so that none adds spans of its own.
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { type ExportResult, ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace'
import { demandCollector, tracingBatches, tracingProtocol, tracingSampler } from './tracing-settings.ts'

export { TracingUnusable } from './tracing-settings.ts'

export interface TracedStatement {
  /** SQL with placeholders in the place of values. */
  readonly text: string
  readonly milliseconds: number
  readonly failed: boolean
}

/** How a request ended. `route` is the pattern of its path, or `none`. */
export interface TracedAnswer {
  readonly route: string
  /** Undefined where the client left before it was sent. */
  readonly status: number | undefined
  /** The client left before the whole answer was sent. */
  readonly left: boolean
}

export interface TracedRequest {
  /** Calls `go` within the span. */
  within(go: () => void): void
  end(answer: TracedAnswer): void
}

export interface Tracing {
  /** Begins a span, below that of the client where `traceparent` names one. */
  readonly request: (head: {
    readonly id: string
    readonly method: string
    readonly traceparent: string | undefined
  }) => TracedRequest
  /** Runs the work in a span of this name, below the present one. */
  readonly within: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Runs the work in no trace. */
  readonly outside: <T>(work: () => T) => T
  /** Records a statement that has just ended, where there is a present span. */
  readonly statement: (statement: TracedStatement) => void
  /** Sends what waits, for at most three seconds. */
  close(): Promise<void>
}

export interface TracingOptions {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly version: string
  readonly storeKind: 'sqlite' | 'postgres'
  /** The collector did not take spans; the message is a status or a code of the network. */
  readonly onUnsent: (fault: { readonly message: string }) => void
}

const CLOSE_MS = 3_000
const MAX_SQL = 2_000
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const SYSTEMS = { sqlite: 'sqlite', postgres: 'postgresql' } as const

/** Throws TracingUnusable where a variable of OpenTelemetry cannot be followed. */
export async function startTracing({
  environment,
  version,
  storeKind,
  onUnsent,
}: TracingOptions): Promise<Tracing> {
  demandCollector(environment)
  const agents: Agent[] = []
  const exporter = reporting(await exporterOf(environment, agents), onUnsent)
  const resource = resourceFromAttributes({
    'service.name': 'assay',
    'service.version': version,
    'service.instance.id': randomUUID(),
  }).merge(detectResources({ detectors: [envDetector] }))
  const provider = new TracerProvider({
    resource,
    sampler: tracingSampler(environment),
    spanProcessors: [new BatchSpanProcessor({ ...tracingBatches(environment), exporter })],
  })
  const tracer = provider.getTracer('assay', version)
  const contexts = new AsyncLocalStorageContextManager().enable()
  const propagator = new W3CTraceContextPropagator()
  const db = SYSTEMS[storeKind]

  return {
    request({ id, method, traceparent }) {
      const known = METHODS.has(method) ? method : '_OTHER'
      const parent =
        traceparent === undefined ? ROOT_CONTEXT : propagator.extract(ROOT_CONTEXT, { traceparent }, HEADERS)
      const span = tracer.startSpan(
        known,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': known, 'assay.request_id': id } },
        parent,
      )
      const context = trace.setSpan(parent, span)
      return {
        within: (go) => contexts.with(context, go),
        end: (answer) => endRequest(span, known, answer),
      }
    },
    async within(name, work) {
      const parent = contexts.active()
      const span = tracer.startSpan(name, { kind: SpanKind.INTERNAL }, parent)
      return contexts.with(trace.setSpan(parent, span), async () => {
        try {
          return await work()
        } catch (error) {
          fail(span, error instanceof Error ? error.name : typeof error)
          throw error
        } finally {
          span.end()
        }
      })
    },
    outside: (work) => contexts.with(ROOT_CONTEXT, work),
    statement({ text, milliseconds, failed }) {
      const context = contexts.active()
      if (trace.getSpan(context) === undefined) return
      const now = Date.now()
      const verb = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
      const span = tracer.startSpan(
        verb,
        {
          kind: SpanKind.CLIENT,
          startTime: now - milliseconds,
          attributes: {
            'db.system.name': db,
            'db.operation.name': verb,
            'db.query.text': text.slice(0, MAX_SQL),
          },
        },
        context,
      )
      if (failed) fail(span, 'statement')
      span.end(now)
    },
    async close() {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((done) => (timer = setTimeout(done, CLOSE_MS)))
      await Promise.race([provider.shutdown().catch(() => undefined), late])
      clearTimeout(timer)
      // why: a collector that never answers would keep the process for the time-out of the exporter
      for (const agent of agents) agent.destroy()
      contexts.disable()
    },
  }
}

const HEADERS = {
  keys: (carrier: Readonly<Record<string, string>>) => Object.keys(carrier),
  get: (carrier: Readonly<Record<string, string>>, key: string) => carrier[key],
}

function endRequest(span: Span, method: string, { route, status, left }: TracedAnswer): void {
  span.updateName(`${method} ${route}`)
  span.setAttribute('http.route', route)
  if (status !== undefined) span.setAttribute('http.response.status_code', status)
  if (left) fail(span, 'client_left')
  else if (status !== undefined && status >= 500) fail(span, String(status))
  span.end()
}

function fail(span: Span, kind: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', kind)
}

/** `agents` gets those that hold its connections. */
async function exporterOf(
  environment: TracingOptions['environment'],
  agents: Agent[],
): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    tracingProtocol(environment) === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto')
  return new OTLPTraceExporter({
    httpAgentOptions: (protocol) => {
      const agent =
        protocol === 'https:' ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
      agents.push(agent)
      return agent
    },
  })
}

/** The same exporter, which says why spans were not taken. */
const reporting = (exporter: SpanExporter, onUnsent: TracingOptions['onUnsent']): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, (result) => {
      if (result.code === ExportResultCode.FAILED) onUnsent({ message: reasonOf(result) })
      done(result)
    }),
  forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  shutdown: () => exporter.shutdown(),
})

/** why no message: it may repeat the address and what the collector answered */
function reasonOf({ error }: ExportResult): string {
  const code = error !== undefined && 'code' in error ? String(error.code) : ''
  return /^[A-Z0-9_]+$/.test(code) ? code : 'not taken'
}
