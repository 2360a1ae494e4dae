// The audit log of one workspace: the subtrees of its Merkle tree, and its checkpoints.
import { sql } from 'kysely'
import type { LogReads, LogWrites } from '../../audit/ports.ts'
import { exactColumns, exactRow } from './exact-text.ts'
import type { Database, DialectName } from './schema/schema.ts'

export function logReads(db: Database, workspaceId: string, dialect: DialectName): LogReads {
  const checkpoints = () =>
    db.selectFrom('audit_checkpoints').select(['size', 'note']).where('workspace_id', '=', workspaceId)
  return {
    async logName() {
      const row = await db
        .selectFrom('audit_logs')
        .select(['log_id', 'origin'])
        .where('workspace_id', '=', workspaceId)
        .where('origin', '<>', '')
        .executeTakeFirst()
      return row && { logId: row.log_id, origin: row.origin }
    },

    async subtrees(wanted) {
      const rows = await db
        .selectFrom('audit_subtrees')
        .select(['level', 'position', 'hash'])
        // why in each part: SQLite then looks each one up by its key, and reads no other row
        .where((one) =>
          one.or(
            wanted.map(({ level, index }) => one.and({ workspace_id: workspaceId, level, position: index })),
          ),
        )
        .execute()
      return rows.map(({ level, position, hash }) => ({ level, index: position, hash }))
    },

    async leafIndices(hashes) {
      // why no condition on the level: it would lead past the index of hashes
      const rows = await db
        .selectFrom('audit_subtrees')
        .select(['level', 'position', 'hash'])
        .where('workspace_id', '=', workspaceId)
        .where('hash', 'in', hashes)
        .execute()
      const leaves = rows.filter(({ level }) => level === 0).toSorted((a, b) => b.position - a.position)
      return new Map(leaves.map(({ hash, position }) => [hash, position]))
    },

    async leavesAt(indices) {
      return (
        db
          .selectFrom('audit_subtrees as leaf')
          .leftJoin('runs', (join) =>
            join.onRef('runs.id', '=', 'leaf.run_id').on('runs.workspace_id', '=', workspaceId),
          )
          // why by the run: entries without their run are not what a reader finds
          .leftJoin('audit_entries as entry', (join) =>
            join
              .onRef('entry.run_id', '=', 'runs.id')
              .onRef('entry.hash', '=', 'leaf.hash')
              .on('entry.workspace_id', '=', workspaceId),
          )
          .select([
            'leaf.position as index',
            'leaf.hash',
            'leaf.run_id as runId',
            ...exactColumns(dialect, ['record']),
          ])
          .where('leaf.workspace_id', '=', workspaceId)
          .where('leaf.level', '=', 0)
          .where('leaf.position', 'in', indices)
          .orderBy('leaf.position')
          .execute()
          .then((rows) => rows.map(exactRow))
      )
    },

    async checkpoint() {
      return checkpoints().orderBy('size', 'desc').limit(1).executeTakeFirst()
    },

    async checkpointsAfter(size, limit) {
      return checkpoints().where('size', '>', size).orderBy('size').limit(limit).execute()
    },
  }
}

/** As many rows per statement as the parameters of SQLite allow with room to spare. */
const ROWS_AT_ONCE = 1_000

export function logWrites(db: Database, workspaceId: string, dialect: DialectName): LogWrites {
  return {
    async lockLog({ logId, origin }) {
      const select = db
        .selectFrom('audit_logs')
        .select(['log_id', 'origin'])
        .where('workspace_id', '=', workspaceId)
      // why not on SQLite: a writing transaction there already holds the whole file
      const locking = dialect === 'postgres' ? select.forUpdate() : select
      let row = await locking.executeTakeFirst()
      if (row === undefined) {
        await db
          .insertInto('audit_logs')
          .values({ workspace_id: workspaceId, log_id: logId, origin: '' })
          .onConflict((c) => c.column('workspace_id').doNothing())
          .execute()
        row = await locking.executeTakeFirstOrThrow()
      }
      if (row.origin !== '') return { logId: row.log_id, origin: row.origin, isNew: false }
      await db.updateTable('audit_logs').set({ origin }).where('workspace_id', '=', workspaceId).execute()
      return { logId: row.log_id, origin, isNew: true }
    },

    async extendLog(subtrees, { size, note }) {
      for (let at = 0; at < subtrees.length; at += ROWS_AT_ONCE)
        await db
          .insertInto('audit_subtrees')
          .values(
            subtrees.slice(at, at + ROWS_AT_ONCE).map(({ level, index, hash, runId }) => ({
              workspace_id: workspaceId,
              level,
              position: index,
              hash,
              run_id: runId ?? '',
            })),
          )
          .execute()
      await db.insertInto('audit_checkpoints').values({ workspace_id: workspaceId, size, note }).execute()
    },

    async leavesOfRuns() {
      return db
        .selectFrom('runs')
        .innerJoin('audit_entries as entry', 'entry.run_id', 'runs.id')
        .select(['entry.hash', 'entry.run_id as runId'])
        .where('runs.workspace_id', '=', workspaceId)
        .where((one) =>
          one.or([
            one.eb('entry.seq', '<', 2),
            one.and([
              one.eb('runs.completed_at', 'is not', null),
              one.eb(
                'entry.seq',
                '=',
                one
                  .selectFrom('audit_entries as last')
                  .select(sql<number>`max(last.seq)`.as('seq'))
                  .whereRef('last.run_id', '=', 'runs.id'),
              ),
            ]),
          ]),
        )
        .orderBy('runs.id')
        .orderBy('entry.seq')
        .execute()
    },
  }
}
