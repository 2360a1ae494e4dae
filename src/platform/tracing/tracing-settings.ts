// The settings of tracing: the standard variables of OpenTelemetry. What the exporter reads itself is not here.
import type { BatchSpanProcessorOptions, Sampler } from '@opentelemetry/sdk-trace'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'

type Environment = Readonly<Record<string, string | undefined>>

/** A variable of OpenTelemetry has a value that we cannot follow; the message says which one to set. */
export class TracingUnusable extends Error {}

const PROTOCOLS = ['http/protobuf', 'http/json'] as const
export type TracingProtocol = (typeof PROTOCOLS)[number]

/** Throws TracingUnusable where spans would go nowhere: an address that is none, or another exporter. */
export function demandCollector(environment: Environment): void {
  const exporter = environment['OTEL_TRACES_EXPORTER'] || 'otlp'
  if (exporter !== 'otlp')
    throw new TracingUnusable(`OTEL_TRACES_EXPORTER is "${exporter}"; set otlp, or none for no traces.`)
  for (const name of ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT']) {
    const given = environment[name]
    if (given && !/^https?:$/.test(URL.parse(given)?.protocol ?? ''))
      throw new TracingUnusable(`${name} is "${given}"; set an address such as http://127.0.0.1:4318.`)
  }
}

/** The protocol of the spans that are sent. Throws TracingUnusable. */
export function tracingProtocol(environment: Environment): TracingProtocol {
  const name = environment['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL']
    ? 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'
    : 'OTEL_EXPORTER_OTLP_PROTOCOL'
  const value = environment[name] || PROTOCOLS[0]
  const found = PROTOCOLS.find((each) => each === value)
  if (found === undefined) throw new TracingUnusable(`${name} is "${value}"; set ${PROTOCOLS.join(' or ')}.`)
  return found
}

const SAMPLERS: Readonly<Record<string, (ratio: number) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (ratio) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
}

/** Which traces are kept: all of them, unless OTEL_TRACES_SAMPLER says otherwise. Throws TracingUnusable. */
export function tracingSampler(environment: Environment): Sampler {
  const name = environment['OTEL_TRACES_SAMPLER'] || 'parentbased_always_on'
  const sampler = Object.hasOwn(SAMPLERS, name) ? SAMPLERS[name] : undefined
  if (sampler === undefined)
    throw new TracingUnusable(
      `OTEL_TRACES_SAMPLER is "${name}"; set one of ${Object.keys(SAMPLERS).join(', ')}.`,
    )
  const given = environment['OTEL_TRACES_SAMPLER_ARG'] || '1'
  const ratio = Number(given)
  if (!(ratio >= 0 && ratio <= 1))
    throw new TracingUnusable(`OTEL_TRACES_SAMPLER_ARG is "${given}"; set a share from 0 to 1, such as 0.1.`)
  return sampler(ratio)
}

/** How many spans wait and are sent together, and how long. What is not set has the value that the specification gives. */
export function tracingBatches(environment: Environment): Omit<BatchSpanProcessorOptions, 'exporter'> {
  const number = (name: string, otherwise: number): number => {
    const given = environment[name]
    const value = Number(given)
    if (given !== undefined && given !== '' && !(Number.isInteger(value) && value > 0))
      throw new TracingUnusable(`${name} is "${given}"; set a whole number above 0.`)
    return given ? value : otherwise
  }
  const maxQueueSize = number('OTEL_BSP_MAX_QUEUE_SIZE', 2_048)
  return {
    maxQueueSize,
    maxExportBatchSize: Math.min(number('OTEL_BSP_MAX_EXPORT_BATCH_SIZE', 512), maxQueueSize),
    scheduledDelayMillis: number('OTEL_BSP_SCHEDULE_DELAY', 5_000),
    exportTimeoutMillis: number('OTEL_BSP_EXPORT_TIMEOUT', 30_000),
  }
}
