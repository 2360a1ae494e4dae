// Gives a run a title, archives it or takes it back. The run and its audit trail stay as they are.
import type { Operations } from '../../contract/index.ts'
import { bareEntry, changeEntry, presentEntry } from '../../call/list-entry.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { DiligencePorts } from '../ports.ts'
import { noSuchRun } from './get-run.ts'

export const updateRun: UseCase<Operations['update_run'], Pick<DiligencePorts, 'store'>> = {
  async run(call, { store }) {
    const { id } = call.input
    const entry = await store.write(call.caller.workspaceId, async (tenant) => {
      const run = await tenant.run(id)
      if (run === undefined) throw noSuchRun()
      await changeEntry(tenant, 'run', call)
      return (await tenant.listEntry('run', id)) ?? bareEntry(run.keyId)
    })
    return { id, ...presentEntry(entry) }
  },
}
