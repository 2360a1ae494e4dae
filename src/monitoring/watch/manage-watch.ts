// Begins and ends the standing watch over a portfolio.
import type { Operations } from '../../contract/index.ts'
import type { UseCase } from '../../call/use-case.ts'
import { noPortfolio, presentPortfolio } from '../portfolios/manage-portfolios.ts'
import type { MonitoringPorts, MonitoringWrites, StoredPortfolio } from '../ports.ts'
import { endWatch } from '../matches/end-watch.ts'
import { queuePass } from '../queue-pass.ts'

export const watchPortfolio: UseCase<
  Operations['watch_portfolio'],
  Pick<MonitoringPorts, 'store' | 'ids' | 'passRunner'>
> = {
  async run({ input: { id }, caller, now }, { store, ids, passRunner }) {
    const at = new Date(now).toISOString()
    const portfolio = await store.write(caller.workspaceId, async (tenant) => {
      const { watch } = await lockedPortfolio(tenant, id)
      if (watch === null) {
        await tenant.setWatch(id, at)
        await queuePass(tenant, id, ids, at)
      }
      return lockedPortfolio(tenant, id)
    })
    passRunner.wake()
    return presentPortfolio(portfolio)
  },
}

export const unwatchPortfolio: UseCase<
  Operations['unwatch_portfolio'],
  Pick<MonitoringPorts, 'store' | 'auditLog'>
> = {
  async run({ input: { id }, caller, now }, { store, auditLog }) {
    await store.write(caller.workspaceId, async (tenant) => {
      const portfolio = await lockedPortfolio(tenant, id)
      const actor = caller.member?.userId ?? caller.keyId
      if (portfolio.watch !== null) await endWatch(tenant, portfolio, { auditLog, now, actor })
    })
    await store.purgeDeleted()
  },
}

async function lockedPortfolio(tenant: MonitoringWrites, id: string): Promise<StoredPortfolio> {
  const portfolio = await tenant.lockPortfolio(id)
  if (portfolio === undefined) throw noPortfolio()
  return portfolio
}
