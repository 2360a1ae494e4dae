// The views of tables that the people of one workspace saved.
import type { SavedViewReads, SavedViewWrites, StoredView } from '../../accounts/ports.ts'
import type { Database, Tables } from './schema/schema.ts'

/** More than a person reads in one menu. */
const MAX_LISTED = 200

const viewOf = (row: Tables['saved_views']): StoredView => ({
  id: row.id,
  userId: row.user_id,
  byName: row.by_name,
  page: row.page as StoredView['page'],
  name: row.name,
  shared: row.shared === 1,
  parts: JSON.parse(row.parts) as StoredView['parts'],
  changedAt: row.changed_at,
})

export function savedViewReads(db: Database, workspaceId: string): SavedViewReads {
  const own = () => db.selectFrom('saved_views').selectAll().where('workspace_id', '=', workspaceId)
  return {
    async view(id) {
      const row = await own().where('id', '=', id).executeTakeFirst()
      return row && viewOf(row)
    },

    async viewNamed(userId, page, name) {
      const row = await own()
        .where('user_id', '=', userId)
        .where('page', '=', page)
        .where('name', '=', name)
        .executeTakeFirst()
      return row && viewOf(row)
    },

    async viewsFor(userId, page) {
      const rows = await own()
        .where('page', '=', page)
        .where((e) => e.or([e('user_id', '=', userId), e('shared', '=', 1)]))
        // why their own first: those that others share must not push them out of the list
        .orderBy((e) => e.case().when('user_id', '=', userId).then(0).else(1).end())
        .orderBy('name')
        .orderBy('id')
        .limit(MAX_LISTED)
        .execute()
      return rows.map(viewOf)
    },

    async countViews(userId) {
      const { count } = await db
        .selectFrom('saved_views')
        .select((e) => e.fn.countAll<number | string>().as('count'))
        .where('workspace_id', '=', workspaceId)
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}

export function savedViewWrites(db: Database, workspaceId: string): SavedViewWrites {
  return {
    ...savedViewReads(db, workspaceId),

    async putView({ id, userId, byName, page, name, shared, parts, changedAt }) {
      const values = {
        by_name: byName,
        shared: shared ? 1 : 0,
        parts: JSON.stringify(parts),
        changed_at: changedAt,
      }
      await db
        .insertInto('saved_views')
        .values({ id, workspace_id: workspaceId, user_id: userId, page, name, ...values })
        .onConflict((conflict) =>
          conflict.columns(['workspace_id', 'user_id', 'page', 'name']).doUpdateSet(values),
        )
        .execute()
    },

    async deleteView(id) {
      await db
        .deleteFrom('saved_views')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
    },
  }
}

/** Deletes the views that only this person sees, in a transaction that is of the workspace. */
export const deleteOwnViews = async (tx: Database, workspaceId: string, userId: string): Promise<void> => {
  await tx
    .deleteFrom('saved_views')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('shared', '=', 0)
    .execute()
}
