// Writes one assessment event for the dashboard.
import type { EventPorts } from '../ports.ts'
import type { Operations } from '../../contract/index.ts'
import { once } from '../../call/idempotency.ts'
import type { UseCase } from '../../call/use-case.ts'

export const recordEvent: UseCase<Operations['record_event'], EventPorts> = {
  run: (call, ports) =>
    once('record_event', call, ports, async (tenant) => {
      const { session_id, event_kind, payload, verdict, total_score } = call.input
      await tenant.insertEvent({
        id: ports.ids.ulid(),
        keyId: call.caller.keyId,
        sessionId: session_id,
        eventKind: event_kind,
        payload: JSON.stringify(payload ?? {}),
        verdict: verdict ?? null,
        totalScore: total_score ?? null,
        at: new Date(call.now).toISOString(),
      })
      return undefined
    }),
}
