// Gives a run a title, archives it or takes it back. The run and its audit trail stay as they are.
import type { Operations } from '../../contract/index.ts'
import { recordActs } from '../../audit/log/record-acts.ts'
import { bareEntry, changeEntry, presentEntry } from '../../call/list-entry.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { DiligencePorts } from '../ports.ts'
import { noSuchRun } from './get-run.ts'

export const updateRun: UseCase<
  Operations['update_run'],
  Pick<DiligencePorts, 'store' | 'auditLog' | 'ids'>
> = {
  async run(call, { store, ...ports }) {
    const { id } = call.input
    const entry = await store.write(call.caller.workspaceId, async (tenant) => {
      const run = await tenant.run(id)
      if (run === undefined) throw noSuchRun()
      const acts = await changeEntry(tenant, 'run', call)
      const changed = (await tenant.listEntry('run', id)) ?? bareEntry(run.keyId)
      await recordActs(tenant, ports, acts)
      return changed
    })
    return { id, ...presentEntry(entry) }
  },
}
