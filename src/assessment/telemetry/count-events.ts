// Counts in how many sessions each step of an assessment was reported.
import type { EventPorts } from '../ports.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import { TelemetryEvent } from '../../contract/vocabulary/telemetry.ts'
import { DAY_MS } from '../../base/day.ts'
import type { UseCase } from '../../call/use-case.ts'

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
