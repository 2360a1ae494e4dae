// Lists the events of the workspace.
import type { EventPorts } from '../ports.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import { pageOf } from '../../call/page.ts'
import type { UseCase } from '../../call/use-case.ts'

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
