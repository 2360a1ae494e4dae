// Lists the runs of the workspace as they are stored. Whether one of them was altered is told where it is fetched.
import type { DiligencePorts } from '../ports.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import { pageOf } from '../../call/page.ts'
import type { UseCase } from '../../call/use-case.ts'
import { presentRun } from './present-run.ts'

export const listRuns: UseCase<DashboardOperations['list_runs'], Pick<DiligencePorts, 'store'>> = {
  async run({ caller, input }, { store }) {
    const { items, next } = await pageOf(input, (request) =>
      store.read(caller.workspaceId, (tenant) => tenant.runs(request)),
    )
    const runs = items.map((stored) => {
      // why not as an intact one: one that was altered must not take the whole list with it
      const { risk, upside, sources, ...run } = presentRun(stored, false)
      const told = sources?.map(({ id, snapshotDate }) => ({ id, snapshotDate }))
      return { ...run, risk: risk?.value, upside: upside?.value, ...(told && { sources: told }) }
    })
    return { runs, ...(next !== undefined && { next }) }
  },
}
