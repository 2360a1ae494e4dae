// Shows the passes over a watched portfolio, and the alerts they made.
import type { Operations } from '../../contract/index.ts'
import type { AlertSort } from '../../contract/vocabulary/sorts.ts'
import { ListedAlert, Pass } from '../../contract/vocabulary/watch.ts'
import { foundPage, nextOf, PAGE_SIZE, pageOf, sortIn, totalOf } from '../../call/page.ts'
import { Problem } from '../../call/problem.ts'
import { presentReadable } from '../../call/present-readable.ts'
import type { UseCase } from '../../call/use-case.ts'
import { noPortfolio } from '../portfolios/manage-portfolios.ts'
import type { ListedStoredAlert, MonitoringPorts, StoredPass } from '../ports.ts'

type Ports = Pick<MonitoringPorts, 'store'>

/** Without what was altered in the store and cannot be read. */
const presentPass = (pass: StoredPass): Pass =>
  presentReadable(
    Pass,
    () => presentWhole(pass),
    () => presentWhole({ ...pass, plan: null, isUnreadable: true }),
  )

const presentWhole = ({ portfolioId, plan, error, isUnreadable, ...pass }: StoredPass): Pass => ({
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
  ...(isUnreadable === true && { unreadable: true as const }),
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

export const listAlerts: UseCase<
  Operations['list_alerts'],
  Pick<MonitoringPorts, 'store' | 'closeSpelling'>
> = {
  async run({ input: { before, query, sort, ...filter }, caller, signal }, { store, closeSpelling }) {
    if (filter.ref !== undefined && filter.portfolio === undefined)
      throw new Problem('invalid_request', { detail: 'Give the portfolio of the reference as well' })
    const order = sort === undefined ? {} : { sort: sortIn<AlertSort>(sort) }
    const page = await pageOf(
      { query, before, signal },
      async (request) =>
        foundPage(
          await store.read(caller.workspaceId, (tenant) => tenant.alerts(filter, { ...request, ...order })),
        ),
      closeSpelling,
    )
    const total = await totalOf({ query, before }, page, () =>
      store.read(caller.workspaceId, (tenant) => tenant.countAlerts(filter)),
    )
    const { items, next } = page
    return { alerts: items.map(presentAlert), ...(next !== undefined && { next }), ...total }
  },
}

const presentAlert = ({ id, ref, alert, portfolioId, passId }: ListedStoredAlert): ListedAlert =>
  presentReadable(
    ListedAlert,
    () => JSON.parse(alert ?? '') as ListedAlert,
    () => ({
      id,
      kind: null,
      at: null,
      portfolio: portfolioId,
      pass: passId,
      ref,
      match: null,
      unreadable: true,
    }),
  )
