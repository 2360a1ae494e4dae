// Portfolios of one workspace and their subjects.
import type {
  MonitoringReads,
  MonitoringWrites,
  StoredPortfolio,
  WatchState,
} from '../../monitoring/ports.ts'
import type { Database, DialectName, Tables } from './schema/schema.ts'

type PortfolioReads = Pick<MonitoringReads, 'portfolio' | 'portfolios' | 'portfolioSubjects'>
type PortfolioWrites = Pick<
  MonitoringWrites,
  | 'insertPortfolio'
  | 'lockPortfolio'
  | 'heldSubjects'
  | 'putSubjects'
  | 'removeSubject'
  | 'dropSomeSubjects'
  | 'deletePortfolio'
>

export const portfolioOf = (row: Tables['portfolios']): StoredPortfolio => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  subjects: row.subjects,
  revision: row.revision,
  watch:
    row.watched_since === null
      ? null
      : {
          since: row.watched_since,
          passedAt: row.passed_at,
          state: row.watch_state === null ? null : (JSON.parse(row.watch_state) as WatchState),
        },
})

export function portfolioReads(db: Database, workspaceId: string): PortfolioReads {
  const own = () => db.selectFrom('portfolios').selectAll().where('workspace_id', '=', workspaceId)
  return {
    async portfolio(id) {
      const row = await own().where('id', '=', id).executeTakeFirst()
      return row && portfolioOf(row)
    },

    async portfolios({ before, limit }) {
      const rows = await own()
        .$if(before !== undefined, (q) => q.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(portfolioOf)
    },

    portfolioSubjects: (id, after, limit) =>
      db
        .selectFrom('portfolio_subjects')
        .select(['ref', 'subject', 'revision'])
        .where('workspace_id', '=', workspaceId)
        .where('portfolio_id', '=', id)
        .where('ref', '>', after)
        .orderBy('ref')
        .limit(limit)
        .execute(),
  }
}

export function portfolioWrites(db: Database, workspaceId: string, dialect: DialectName): PortfolioWrites {
  return {
    async insertPortfolio({ id, name, createdAt, changedAt }) {
      await db
        .insertInto('portfolios')
        .values({
          id,
          workspace_id: workspaceId,
          name,
          subjects: 0,
          created_at: createdAt,
          changed_at: changedAt,
          revision: 0,
          watched_since: null,
          passed_at: null,
          watch_state: null,
        })
        .execute()
    },

    async lockPortfolio(id) {
      const select = db
        .selectFrom('portfolios')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
      // why not on SQLite: a writing transaction there already holds the whole file
      const row = await (dialect === 'postgres' ? select.forUpdate() : select).executeTakeFirst()
      return row && portfolioOf(row)
    },

    async heldSubjects(id, refs) {
      if (refs.length === 0) return []
      return db
        .selectFrom('portfolio_subjects')
        .select(['ref', 'subject'])
        .where('workspace_id', '=', workspaceId)
        .where('portfolio_id', '=', id)
        .where('ref', 'in', [...refs])
        .execute()
    },

    async putSubjects(id, subjects, { at, added }) {
      if (subjects.length === 0) return
      const revision = await count(id, added, at)
      await db
        .insertInto('portfolio_subjects')
        .values(
          subjects.map(({ ref, subject }) => ({
            portfolio_id: id,
            ref,
            workspace_id: workspaceId,
            subject,
            revision,
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['portfolio_id', 'ref']).doUpdateSet((e) => ({
            subject: e.ref('excluded.subject'),
            revision: e.ref('excluded.revision'),
          })),
        )
        .execute()
    },

    async removeSubject(id, ref, at) {
      const [{ numDeletedRows } = { numDeletedRows: 0n }] = await db
        .deleteFrom('portfolio_subjects')
        .where('workspace_id', '=', workspaceId)
        .where('portfolio_id', '=', id)
        .where('ref', '=', ref)
        .execute()
      if (numDeletedRows > 0n) await count(id, -1, at)
      return numDeletedRows > 0n
    },

    async dropSomeSubjects(id, limit, at) {
      const { numDeletedRows } = await db
        .deleteFrom('portfolio_subjects')
        .where('workspace_id', '=', workspaceId)
        .where('portfolio_id', '=', id)
        .where('ref', 'in', (e) =>
          e
            .selectFrom('portfolio_subjects')
            .select('ref')
            .where('portfolio_id', '=', id)
            .orderBy('ref')
            .limit(limit),
        )
        .executeTakeFirstOrThrow()
      await count(id, -Number(numDeletedRows), at)
      return Number(numDeletedRows) === limit
    },

    async deletePortfolio(id) {
      await db
        .deleteFrom('portfolio_subjects')
        .where('workspace_id', '=', workspaceId)
        .where('portfolio_id', '=', id)
        .execute()
      await db.deleteFrom('portfolios').where('workspace_id', '=', workspaceId).where('id', '=', id).execute()
    },
  }

  /** Gives the new revision. */
  async function count(id: string, more: number, at: string): Promise<number> {
    const { revision } = await db
      .updateTable('portfolios')
      .set((e) => ({ subjects: e('subjects', '+', more), changed_at: at, revision: e('revision', '+', 1) }))
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', id)
      .returning('revision')
      .executeTakeFirstOrThrow()
    return revision
  }
}
