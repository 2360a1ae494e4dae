// The operation that receives assessment events.
import { operation } from './operation.ts'
import { TelemetryEvent } from '../vocabulary/telemetry.ts'

export const recordEventOperation = operation({
  name: 'record_event',
  title: 'Record an assessment event',
  description: 'Write one assessment event to the dashboard. At most 100 events a minute per API key.',
  group: 'telemetry',
  method: 'POST',
  path: '/api/telemetry/event',
  scope: 'run',
  tier: 'free',
  limit: 'telemetry',
  input: TelemetryEvent,
  output: null,
  writes: true,
  hints: { readOnly: false, idempotent: false, openWorld: false },
  problems: ['session_erased', 'idempotency_key_reused'],
})
