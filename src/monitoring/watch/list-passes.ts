// Shows the passes over a watched portfolio, and the alerts they made.
import type { Operations } from '../../contract/index.ts'
import type { Pass, WatchAlert } from '../../contract/vocabulary/watch.ts'
import { nextOf, PAGE_SIZE } from '../../call/page.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import { noPortfolio } from '../portfolios/manage-portfolios.ts'
import type { MonitoringPorts, StoredPass } from '../ports.ts'

type Ports = Pick<MonitoringPorts, 'store'>

const presentPass = ({ portfolioId, plan, error, ...pass }: StoredPass): Pass => ({
  id: pass.id,
  portfolio: portfolioId,
  status: pass.status,
  createdAt: pass.createdAt,
  completedAt: pass.completedAt,
  scope: plan?.scope ?? null,
  subjects: plan?.subjects ?? 0,
  screened: pass.screened,
  alerts: pass.alerts,
  lists: [...(plan?.changes ?? [])],
  auditHash: pass.auditHash,
  ...(error !== null && { error }),
})

export const listPasses: UseCase<Operations['list_passes'], Ports> = {
  run: ({ input: { id, before }, caller }, { store }) =>
    store.read(caller.workspaceId, async (tenant) => {
      if ((await tenant.portfolio(id)) === undefined) throw noPortfolio()
      const found = await tenant.passes(id, { before, limit: PAGE_SIZE + 1 })
      return { passes: found.slice(0, PAGE_SIZE).map(presentPass), ...nextOf(found) }
    }),
}

export const getPass: UseCase<Operations['get_pass'], Ports> = {
  async run({ input: { id }, caller }, { store }) {
    const pass = await store.read(caller.workspaceId, (tenant) => tenant.pass(id))
    if (pass === undefined)
      throw new Problem('not_found', { detail: 'This workspace has no pass of that id' })
    return presentPass(pass)
  },
}

export const listAlerts: UseCase<Operations['list_alerts'], Ports> = {
  run: ({ input: { portfolio, ref, before }, caller }, { store }) =>
    store.read(caller.workspaceId, async (tenant) => {
      if (ref !== undefined && portfolio === undefined)
        throw new Problem('invalid_request', { detail: 'Give the portfolio of the reference as well' })
      const found = await tenant.alerts({ portfolio, ref }, { before, limit: PAGE_SIZE + 1 })
      const alerts = found
        .slice(0, PAGE_SIZE)
        .flatMap(({ alert }) => (alert === null ? [] : [JSON.parse(alert) as WatchAlert]))
      return { alerts, ...nextOf(found) }
    }),
}
