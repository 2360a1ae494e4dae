// The calls of the keys of one workspace, by day.
import type { UsageReads, UsageWrites } from '../../accounts/ports.ts'
import { inPieces } from './in-pieces.ts'
import type { Database } from './schema/schema.ts'

export const usageReads = (db: Database, workspaceId: string): UsageReads => ({
  async usageSince(day) {
    const rows = await db
      .selectFrom('usage_counts')
      .select(['day', 'key_id', 'calls'])
      .where('workspace_id', '=', workspaceId)
      .where('day', '>=', day)
      .orderBy('day')
      .orderBy('key_id')
      .execute()
    return rows.map(({ key_id: keyId, ...count }) => ({ ...count, keyId }))
  },
})

export const usageWrites = (db: Database, workspaceId: string): UsageWrites => ({
  ...usageReads(db, workspaceId),

  async addUsage(counts) {
    // why in this order: two servers that write at once never deadlock
    const sorted = counts.toSorted((a, b) => (`${a.day} ${a.keyId}` < `${b.day} ${b.keyId}` ? -1 : 1))
    for (const some of inPieces(sorted))
      await db
        .insertInto('usage_counts')
        .values(
          some.map(({ day, keyId, calls }) => ({ workspace_id: workspaceId, day, key_id: keyId, calls })),
        )
        .onConflict((conflict) =>
          conflict.columns(['workspace_id', 'day', 'key_id']).doUpdateSet((e) => ({
            calls: e('usage_counts.calls', '+', e.ref('excluded.calls')),
          })),
        )
        .execute()
  },
})
