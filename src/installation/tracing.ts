// Whether traces are sent, by the standard variables of OpenTelemetry. Its packages are loaded only where they are.
import type { Tracing, TracingOptions } from '../platform/tracing/tracing.ts'
import { type Config, ConfigError } from './config.ts'

type Environment = TracingOptions['environment']

/** The tracing that the variables ask for; undefined where they name no collector. Throws ConfigError. */
export async function tracingOf(
  environment: Environment,
  config: Pick<Config, 'DATABASE_URL'>,
  options: Pick<TracingOptions, 'version' | 'onUnsent'>,
): Promise<Tracing | undefined> {
  if (!isAsked(environment)) return undefined
  const { startTracing, TracingUnusable } = await import('../platform/tracing/tracing.ts')
  const storeKind = config.DATABASE_URL === '' ? 'sqlite' : 'postgres'
  try {
    return await startTracing({ ...options, environment, storeKind })
  } catch (error) {
    if (error instanceof TracingUnusable) throw new ConfigError(error.message)
    throw error
  }
}

const isAsked = (environment: Environment): boolean =>
  Boolean(environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || environment['OTEL_EXPORTER_OTLP_ENDPOINT']) &&
  environment['OTEL_SDK_DISABLED']?.toLowerCase() !== 'true' &&
  environment['OTEL_TRACES_EXPORTER'] !== 'none'
