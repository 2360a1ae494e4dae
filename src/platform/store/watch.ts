// The standing watch over the portfolios of one workspace: passes, the matches they left, and alerts.
import type {
  AlertListFilter,
  PassPlan,
  PutSubject,
  StoredAlert,
  StoredPass,
  WatchReads,
  WatchWrites,
} from '../../monitoring/ports.ts'
import { sql } from 'kysely'
import { isJsonObject } from '../../base/json.ts'
import type { SortBy } from '../../call/ports.ts'
import type { AlertSort } from '../../contract/vocabulary/sorts.ts'
import { inPieces } from './in-pieces.ts'
import { endJob, queueJob } from './work-queue.ts'
import { portfolioOf } from './portfolios.ts'
import { countRows, equal, examinedRows, haveWords, onList, rowOrder } from './schema/desk-lists.ts'
import { parsedObject } from './schema/list-facts.ts'
import { ALERT_FACTS, alertFacts, misfiled } from './schema/match-facts.ts'
import { orderedIds, type RowOrder } from './schema/ordered-rows.ts'
import type { Database, DialectName, Tables } from './schema/schema.ts'
import { matchReads, matchWrites } from './watched-matches.ts'

/** What is left of an alert that is erased, beside its digest. */
const FORGOTTEN = { ref: '', salt: '', alert: null }

const planOf = (row: Tables['watch_passes']): PassPlan | null =>
  row.plan === null ? null : (JSON.parse(row.plan) as PassPlan)

const passOf = (row: Tables['watch_passes'], plan = planOf(row)): StoredPass => ({
  id: row.id,
  portfolioId: row.portfolio_id,
  status: row.status as StoredPass['status'],
  createdAt: row.created_at,
  completedAt: row.completed_at,
  plan,
  screened: row.screened,
  alerts: row.alerts,
  auditHash: row.audit_hash,
  error: row.error,
})

/** The same without a plan that was altered and cannot be read, so that the rest is shown. */
function readablePass(row: Tables['watch_passes']): StoredPass {
  try {
    return passOf(row)
  } catch {
    return { ...passOf(row, null), isUnreadable: true }
  }
}

/** The names that a search of alerts looks at. */
function namesOf({ alert, ref }: Pick<Tables['watch_alerts'], 'alert' | 'ref'>): readonly unknown[] {
  const { match } = alert === null ? {} : parsedObject(alert)
  return [ref, ...(isJsonObject(match) ? [match['name'], match['matchedName']] : [])]
}

/** What filters of a list look at. */
const FILTERED = ['portfolio_id', 'ref', 'kind', 'outcome', 'lists'] as const

const orderOf = (sort: SortBy<AlertSort>): RowOrder => rowOrder(sort, { kind: sql.ref('kind') })

const alertOf = ({ id, ref, digest, salt, alert }: Tables['watch_alerts']): StoredAlert => ({
  id,
  ref,
  digest,
  salt,
  alert,
})

export function watchReads(db: Database, workspaceId: string, dialect: DialectName): WatchReads {
  const passes = () => db.selectFrom('watch_passes').selectAll().where('workspace_id', '=', workspaceId)
  const alerts = () => db.selectFrom('watch_alerts').selectAll().where('workspace_id', '=', workspaceId)
  const conditionsOf = ({ portfolio, ref, kind, outcome, list }: AlertListFilter, byIndex: boolean) => {
    // why apart: an index has these, with the ids in their order
    const indexed = equal({ portfolio_id: portfolio, ref })
    return {
      among: [...equal({ workspace_id: workspaceId }), sql`alert is not null`, ...(byIndex ? indexed : [])],
      filters: [...(byIndex ? [] : indexed), ...equal({ kind, outcome }), ...onList(list, dialect)],
    }
  }
  return {
    ...matchReads(db, workspaceId),

    async watchedPortfolios(after, limit) {
      const rows = await db
        .selectFrom('portfolios')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('watched_since', 'is not', null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(portfolioOf)
    },

    async pass(id) {
      const row = await passes().where('id', '=', id).executeTakeFirst()
      return row && readablePass(row)
    },

    async passes(portfolioId, { before, limit }) {
      const rows = await passes()
        .where('portfolio_id', '=', portfolioId)
        .$if(before !== undefined, (q) => q.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(readablePass)
    },

    async openPass(portfolioId) {
      const row = await passes()
        .where('portfolio_id', '=', portfolioId)
        .where('status', 'in', ['queued', 'running'])
        .executeTakeFirst()
      return row?.id
    },

    async alerts(filter, request) {
      const { before, limit, words, sort = { by: 'at', isDown: true } } = request
      const { among, filters } = conditionsOf(filter, sort.by === 'at')
      const page = await orderedIds<Pick<Tables['watch_alerts'], (typeof FILTERED)[number] | 'alert'>>(db, {
        table: 'watch_alerts',
        among,
        columns: words.length === 0 ? FILTERED : [...FILTERED, 'alert'],
        filters,
        isFound: words.length === 0 ? undefined : (row) => haveWords(namesOf(row), request),
        order: orderOf(sort),
        before,
        limit,
        examined: examinedRows(request, filters, dialect),
      })
      if (page === undefined || page.items.length === 0) return page && { ...page, items: [] }
      const rows = await alerts().where('id', 'in', page.items).execute()
      const stored = new Map(rows.map((row) => [row.id, row]))
      return {
        ...page,
        items: page.items.flatMap((id) => {
          const row = stored.get(id)
          return row === undefined
            ? []
            : [{ ...alertOf(row), portfolioId: row.portfolio_id, passId: row.pass_id }]
        }),
      }
    },

    countAlerts: (filter) =>
      countRows(db, { table: 'watch_alerts', columns: FILTERED, ...conditionsOf(filter, true) }),

    async alertsOfPass(passId, after, limit) {
      const rows = await alerts()
        .where('pass_id', '=', passId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(alertOf)
    },

    async misfiledAlerts(passId, after, limit) {
      const rows = await alerts()
        .clearSelect()
        .select(['id', 'alert', ...ALERT_FACTS])
        .where('pass_id', '=', passId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute()
      return misfiled(rows, ({ alert }) => alertFacts(alert))
    },

    async subjectsOf(portfolioId, refs) {
      const found: PutSubject[] = []
      for (const some of inPieces(refs))
        found.push(
          ...(await db
            .selectFrom('portfolio_subjects')
            .select(['ref', 'subject', 'revision'])
            .where('workspace_id', '=', workspaceId)
            .where('portfolio_id', '=', portfolioId)
            .where('ref', 'in', some)
            .execute()),
        )
      return found
    },

    subjectsSince: (portfolioId, revision, after, limit) =>
      db
        .selectFrom('portfolio_subjects')
        .select(['ref', 'subject', 'revision'])
        .where('workspace_id', '=', workspaceId)
        .where('portfolio_id', '=', portfolioId)
        .where('revision', '>', revision)
        .where('ref', '>', after)
        .orderBy('ref')
        .limit(limit)
        .execute(),
  }
}

export function watchWrites(db: Database, workspaceId: string, dialect: DialectName): WatchWrites {
  const updatePass = (id: string, values: Partial<Tables['watch_passes']>) =>
    db
      .updateTable('watch_passes')
      .set(values)
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', id)
      .execute()
  const updatePortfolio = (id: string, values: Partial<Tables['portfolios']>) =>
    db
      .updateTable('portfolios')
      .set(values)
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', id)
      .execute()
  const matches = matchWrites(db, workspaceId)
  return {
    ...watchReads(db, workspaceId, dialect),
    ...matches,

    async setWatch(portfolioId, since) {
      await matches.dropMatches(portfolioId)
      await updatePortfolio(portfolioId, { watched_since: since, passed_at: null, watch_state: null })
    },

    async queuePass({ id, portfolioId, createdAt }) {
      await db
        .insertInto('watch_passes')
        .values({
          id,
          workspace_id: workspaceId,
          portfolio_id: portfolioId,
          status: 'queued',
          created_at: createdAt,
          completed_at: null,
          plan: null,
          screened: 0,
          alerts: 0,
          audit_hash: null,
          error: null,
        })
        .execute()
      await queueJob(db, 'pass', { id, workspaceId, queuedAt: createdAt })
    },

    async lockPass(id) {
      const select = db
        .selectFrom('watch_passes')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
      // why not on SQLite: a writing transaction there already holds the whole file
      const row = await (dialect === 'postgres' ? select.forUpdate() : select).executeTakeFirst()
      return row && readablePass(row)
    },

    async beginPass(id, plan) {
      await updatePass(id, { status: 'running', plan: JSON.stringify(plan), screened: 0 })
    },

    async putPassed({ id, portfolioId }, { screened, alerts }) {
      const own = { portfolio_id: portfolioId, workspace_id: workspaceId }
      for (const some of inPieces(alerts))
        await db
          .insertInto('watch_alerts')
          .values(some.map((alert) => ({ ...own, ...alert, ...alertFacts(alert.alert), pass_id: id })))
          .execute()
      await db
        .updateTable('watch_passes')
        .set((e) => ({
          screened: e('screened', '+', screened),
          alerts: e('alerts', '+', alerts.length),
        }))
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
    },

    async endPass({ id, portfolioId }, { status, at, auditHash, error, state }) {
      await updatePass(id, { status, completed_at: at, audit_hash: auditHash, error })
      if (status === 'completed') await updatePortfolio(portfolioId, { passed_at: at })
      if (state !== undefined)
        await updatePortfolio(portfolioId, { watch_state: state && JSON.stringify(state) })
      await endJob(db, 'pass', id)
    },

    async dropSomeOfWatch(portfolioId, limit) {
      const { numDeletedRows } = await db
        .deleteFrom('watch_alerts')
        .where('workspace_id', '=', workspaceId)
        .where('id', 'in', (e) =>
          e
            .selectFrom('watch_alerts')
            .select('id')
            .where('portfolio_id', '=', portfolioId)
            .orderBy('id')
            .limit(limit),
        )
        .executeTakeFirstOrThrow()
      if (Number(numDeletedRows) === limit) return true
      await matches.dropMatches(portfolioId)
      await db
        .deleteFrom('job_queue')
        .where('kind', '=', 'pass')
        .where('job_id', 'in', (e) =>
          e.selectFrom('watch_passes').select('id').where('portfolio_id', '=', portfolioId),
        )
        .execute()
      await db
        .deleteFrom('watch_passes')
        .where('workspace_id', '=', workspaceId)
        .where('portfolio_id', '=', portfolioId)
        .execute()
      return false
    },

    async forgetAlerts(before, limit) {
      const { numUpdatedRows } = await db
        .updateTable('watch_alerts')
        .set(FORGOTTEN)
        .where('id', 'in', (e) =>
          e
            .selectFrom('watch_alerts')
            .select('id')
            .where('workspace_id', '=', workspaceId)
            .where('alert', 'is not', null)
            .where('id', '<', before)
            .orderBy('id')
            .limit(limit),
        )
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows)
    },

    async forgetWatched(portfolioId, ref) {
      await matches.dropMatches(portfolioId, [ref])
      await db
        .updateTable('watch_alerts')
        .set(FORGOTTEN)
        .where('workspace_id', '=', workspaceId)
        .where('portfolio_id', '=', portfolioId)
        .where('ref', '=', ref)
        .execute()
    },
  }
}
