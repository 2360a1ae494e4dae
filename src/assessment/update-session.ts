// Gives a session a title, archives it or takes it back. Its evidence and its scorecards stay as they are.
import type { Operations } from '../contract/index.ts'
import { recordActs } from '../audit/log/record-acts.ts'
import { changeEntry, presentEntry } from '../call/list-entry.ts'
import type { UseCase } from '../call/use-case.ts'
import type { AssessmentPorts } from './ports.ts'
import { listedSession, noSuchSession } from './session-summary.ts'

export const updateSession: UseCase<
  Operations['update_session'],
  Pick<AssessmentPorts, 'store' | 'auditLog' | 'ids'>
> = {
  async run(call, { store, ...ports }) {
    const { id } = call.input
    const changed = await store.write(call.caller.workspaceId, async (tenant) => {
      const acts = await changeEntry(tenant, 'session', call)
      const listed = await listedSession(tenant, id)
      await recordActs(tenant, ports, acts)
      return listed
    })
    if (changed === undefined) throw noSuchSession()
    const { archivedAt, archivedBy, ...entry } = presentEntry(changed.entry)
    return {
      session_id: id,
      ...entry,
      ...(archivedAt !== undefined && { archived_at: archivedAt }),
      ...(archivedBy !== undefined && { archived_by: archivedBy }),
    }
  },
}
