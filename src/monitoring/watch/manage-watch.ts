// Begins and ends the standing watch over a portfolio.
import type { Operations } from '../../contract/index.ts'
import type { UseCase } from '../../call/use-case.ts'
import { noPortfolio, presentPortfolio } from '../portfolios/manage-portfolios.ts'
import type { MonitoringPorts, MonitoringWrites, StoredPortfolio } from '../ports.ts'
import { sealNoMatches } from '../matches/forget-matches.ts'
import { queuePass } from '../queue-pass.ts'

const ENDED = 'The watch of the portfolio was ended before this pass was.'

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
    const at = new Date(now).toISOString()
    await store.write(caller.workspaceId, async (tenant) => {
      const { watch } = await lockedPortfolio(tenant, id)
      if (watch === null) return
      const open = await tenant.openPass(id)
      const pass = open === undefined ? undefined : await tenant.lockPass(open)
      if (pass !== undefined)
        await tenant.endPass(pass, {
          status: 'failed',
          at,
          auditHash: null,
          error: ENDED,
        })
      await sealNoMatches(tenant, id, { auditLog, at, actor: caller.member?.userId ?? caller.keyId })
      await tenant.setWatch(id, null)
    })
    await store.purgeDeleted()
  },
}

async function lockedPortfolio(tenant: MonitoringWrites, id: string): Promise<StoredPortfolio> {
  const portfolio = await tenant.lockPortfolio(id)
  if (portfolio === undefined) throw noPortfolio()
  return portfolio
}
