// Extends the audit log of a workspace: its new subtrees, its next checkpoint and its head.
import { sql } from 'kysely'
import type { LogWrites } from '../../audit/ports.ts'
import { prepared, preparedRows, preparedSql } from './schema/prepared.ts'
import type { Database, Tables } from './schema/schema.ts'

export const newestCheckpoint = prepared(1, (db, workspaceId: string) =>
  db
    .selectFrom('audit_checkpoints')
    .select(['size', 'note'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('size', 'desc')
    .limit(1),
)

type Extend = (
  db: Database,
  workspaceId: string,
  ...extension: Parameters<LogWrites['extendLog']>
) => Promise<boolean>

/** why in one statement: other writers of the log wait while it is locked, and every statement is a journey to the server. */
export const extendInOne: Extend = async (
  db,
  workspaceId,
  subtrees,
  { size, note, subtrees: range },
  before,
) => {
  const { rows } = await sql<{ readonly stored: boolean }>`
    with newest as (
      select size, note from audit_checkpoints where workspace_id = ${workspaceId} order by size desc limit 1
    ), leaves as (
      insert into audit_subtrees (workspace_id, level, position, hash, run_id)
        select ${workspaceId}, * from unnest(
          ${subtrees.map(({ level }) => level)}::integer[], ${subtrees.map(({ index }) => index)}::integer[],
          ${subtrees.map(({ hash }) => hash)}::text[], ${subtrees.map(({ runId = '' }) => runId)}::text[])
        on conflict do nothing returning 1
    ), checkpoint as (
      insert into audit_checkpoints (workspace_id, size, note) values (${workspaceId}, ${size}, ${note})
        on conflict do nothing returning 1
    ), head as (
      update audit_logs set size = ${size}, note = ${note}, subtrees = ${range.join(' ')}
        where workspace_id = ${workspaceId} returning 1
    )
    select (select count(*) from leaves) = ${subtrees.length}
      and (select count(*) from checkpoint) = 1
      and (select count(*) from head) = 1
      and (select row(size, note) from newest)
        is not distinct from ${before === undefined ? sql`null` : sql`row(${before.size}::integer, ${before.note}::text)`}
      as stored`.execute(db)
  return rows[0]?.stored === true
}

export const extendInSteps: Extend = async (
  db,
  workspaceId,
  subtrees,
  { size, note, subtrees: range },
  before,
) => {
  const rows = subtrees.map(({ level, index, hash, runId = '' }) => ({
    workspace_id: workspaceId,
    level,
    position: index,
    hash,
    run_id: runId,
  }))
  if ((await insertSubtrees(db, rows)).length < rows.length) return false
  const inserted = await insertCheckpoint(
    db,
    workspaceId,
    size,
    note,
    before?.size ?? null,
    before?.note ?? null,
  )
  await updateHead(db, size, note, range.join(' '), workspaceId)
  return inserted.length === 1
}

const insertSubtrees = preparedRows(
  ['workspace_id', 'level', 'position', 'hash', 'run_id'],
  (db, rows: readonly Tables['audit_subtrees'][]) =>
    db
      .insertInto('audit_subtrees')
      .values([...rows])
      .onConflict((conflict) => conflict.doNothing())
      .returning('level'),
)

/** Only where the newest checkpoint is the one before it. */
const insertCheckpoint = preparedSql(
  5,
  (workspaceId: string, size: number, note: string, sizeBefore: number | null, noteBefore: string | null) => {
    const newest = (column: 'size' | 'note') =>
      sql`(select ${sql.ref(column)} from audit_checkpoints
        where workspace_id = ${workspaceId} order by size desc limit 1)`
    return sql<{ readonly size: number }>`
      insert into audit_checkpoints (workspace_id, size, note) select ${workspaceId}, ${size}, ${note}
        where ${newest('size')} is ${sizeBefore} and ${newest('note')} is ${noteBefore}
        on conflict do nothing returning size`
  },
)

const updateHead = prepared(4, (db, size: number, note: string, subtrees: string, workspaceId: string) =>
  db.updateTable('audit_logs').set({ size, note, subtrees }).where('workspace_id', '=', workspaceId),
)
