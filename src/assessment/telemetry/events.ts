// Records, lists and counts the assessment events of a workspace.
import type { EventPorts } from '../ports.ts'
import type { Operations } from '../../contract/index.ts'
import { once } from '../../call/idempotency.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import { pageOf } from '../../call/page.ts'
import { TelemetryEvent } from '../../contract/vocabulary/telemetry.ts'
import { DAY_MS } from '../../base/day.ts'

export const recordEvent: UseCase<Operations['record_event'], EventPorts> = {
  run: (call, ports) =>
    once('record_event', call, ports, async (tenant) => {
      const { session_id, event_kind, payload, verdict, total_score } = call.input
      // why: what is reported later of an erased session would be stored for ever
      if (await tenant.isSessionErased(session_id)) throw new Problem('session_erased')
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

export const listEvents: UseCase<DashboardOperations['list_events'], Pick<EventPorts, 'store'>> = {
  async run({ caller, input }, { store }) {
    const { items, next } = await pageOf(input, async (request) => ({
      items: await store.read(caller.workspaceId, (tenant) => tenant.events(request)),
    }))
    const events = items.map(({ id, at, sessionId, eventKind, payload, verdict, totalScore }) => ({
      id,
      at,
      sessionId,
      kind: eventKind,
      payload: JSON.parse(payload) as unknown,
      ...(verdict !== null && { verdict }),
      ...(totalScore !== null && { totalScore }),
    }))
    return { events, ...(next !== undefined && { next }) }
  },
}

const DAYS = 30
const STEPS = TelemetryEvent.shape.event_kind.options

export const countEvents: UseCase<DashboardOperations['count_events'], Pick<EventPorts, 'store'>> = {
  async run({ caller, input: { days = DAYS }, now }, { store }) {
    const since = new Date(now - days * DAY_MS).toISOString()
    const counts = await store.read(caller.workspaceId, (tenant) => tenant.eventCounts(since))
    const steps = STEPS.map((kind) => {
      const { sessions = 0, events = 0 } = counts.find((count) => count.kind === kind) ?? {}
      return { kind, sessions, events }
    })
    return { days, steps }
  },
}
