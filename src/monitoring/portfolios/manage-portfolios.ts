// Creates, lists and deletes portfolios, and removes single subjects.
import { watchKey } from '../../cases/met-match.ts'
import type { Operations } from '../../contract/index.ts'
import type { Portfolio } from '../../contract/vocabulary/portfolio.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import { searchText } from '../../base/search-text.ts'
import { pageOf } from '../../call/page.ts'
import { once } from '../../call/idempotency.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import { endWatch } from '../matches/end-watch.ts'
import { areMatchesSealed, forgetMatches } from '../matches/forget-matches.ts'
import type { MonitoringPorts, MonitoringTransaction, StoredPortfolio } from '../ports.ts'

/** Subjects of one transaction: on the embedded store, all of a large portfolio at once would hold up every request. */
const SUBJECTS_DROPPED = 10_000

/** Portfolios that one search reads at most. */
const LOOKED_THROUGH = 500

function hasWords(name: string, words: readonly string[]): boolean {
  const text = searchText(name)
  return words.every((word) => text.includes(word))
}

export const presentPortfolio = ({
  id,
  name,
  subjects,
  createdAt,
  changedAt,
  watch,
}: Omit<StoredPortfolio, 'revision'>): Portfolio => ({
  id,
  name,
  subjects,
  createdAt,
  changedAt,
  watch: watch && { since: watch.since, passedAt: watch.passedAt },
})

export const noPortfolio = (): Problem =>
  new Problem('not_found', { detail: 'This workspace has no portfolio of that id' })

export const createPortfolio: UseCase<
  Operations['create_portfolio'],
  Pick<MonitoringPorts, 'store' | 'ids'>
> = {
  run: (call, { store, ids }) =>
    once('create_portfolio', call, { store }, async (tenant: MonitoringTransaction) => {
      const at = new Date(call.now).toISOString()
      const portfolio = { id: ids.ulid(), name: call.input.name, createdAt: at, changedAt: at }
      await tenant.insertPortfolio(portfolio)
      return presentPortfolio({ ...portfolio, subjects: 0, watch: null })
    }),
}

export const listPortfolios: UseCase<Operations['list_portfolios'], Pick<MonitoringPorts, 'store'>> = {
  async run({ input: { before, query }, caller, signal }, { store }) {
    const { items, next } = await pageOf({ before, query, signal }, ({ words, ...page }) =>
      store.read(caller.workspaceId, async (tenant) => {
        const limit = words.length === 0 ? page.limit : LOOKED_THROUGH
        const read = await tenant.portfolios({ before: page.before, limit })
        const found = read.filter(({ name }) => hasWords(name, words)).slice(0, page.limit)
        if (found.length === page.limit) return { items: found, next: found.at(-1)?.id }
        return { items: found, next: read.length === limit ? read.at(-1)?.id : undefined }
      }),
    )
    return { portfolios: items.map(presentPortfolio), ...(next !== undefined && { next }) }
  },
}

export const getPortfolio: UseCase<Operations['get_portfolio'], Pick<MonitoringPorts, 'store'>> = {
  async run({ input: { id }, caller }, { store }) {
    const portfolio = await store.read(caller.workspaceId, (tenant) => tenant.portfolio(id))
    if (portfolio === undefined) throw noPortfolio()
    return presentPortfolio(portfolio)
  },
}

export const deletePortfolio: UseCase<
  Operations['delete_portfolio'],
  Pick<MonitoringPorts, 'store' | 'auditLog'>
> = {
  async run({ input: { id }, caller, now }, { store, auditLog }) {
    const at = new Date(now).toISOString()
    const actor = caller.member?.userId ?? caller.keyId
    let isSealed = false
    const dropSome = (): Promise<boolean> =>
      store.write(caller.workspaceId, async (tenant) => {
        const portfolio = await tenant.lockPortfolio(id)
        if (portfolio === undefined) throw noPortfolio()
        // why first: a change of a list would queue a pass over what is being removed, and the removal may end half-way
        if (!isSealed || portfolio.watch !== null)
          await endWatch(tenant, portfolio, { auditLog, now, actor, deleted: true })
        const isMore =
          (await tenant.dropSomeOfWatch(id, SUBJECTS_DROPPED)) ||
          (await tenant.eraseSomeCases(id, SUBJECTS_DROPPED)) ||
          (await tenant.dropSomeSubjects(id, SUBJECTS_DROPPED, at))
        if (!isMore) await tenant.deletePortfolio(id)
        return isMore
      })
    while (await dropSome()) {
      isSealed = true
      await yieldToEventLoop()
    }
    await store.purgeDeleted()
  },
}

export const removeSubject: UseCase<
  Operations['remove_portfolio_subject'],
  Pick<MonitoringPorts, 'store' | 'ids' | 'auditLog'>
> = {
  async run({ input: { id, ref }, caller, now }, { store, ids, auditLog }) {
    const at = new Date(now).toISOString()
    const isSealed = await store.read(caller.workspaceId, (tenant) =>
      areMatchesSealed(tenant, { portfolioId: id, ref }, auditLog),
    )
    await store.write(caller.workspaceId, async (tenant) => {
      if ((await tenant.lockPortfolio(id)) === undefined) throw noPortfolio()
      if (!(await tenant.removeSubject(id, ref, at)))
        throw new Problem('not_found', { detail: 'The portfolio has no subject of that reference' })
      const sealing = { auditLog, ids, at, actor: caller.member?.userId ?? caller.keyId }
      // why first: a decision locks its case and then the log
      await tenant.eraseCases([watchKey(id, ref)])
      // why only then: a seal over rows that were altered would vouch for them; the next pass and fsck find them
      if (isSealed) await forgetMatches(tenant, { portfolioId: id, ref }, sealing)
      await tenant.forgetWatched(id, ref)
    })
    await store.purgeDeleted()
  },
}
