// Keeps the head of each audit log in the row that writers lock: its newest checkpoint and the subtrees that make up its tree.
import { sql, type Kysely } from 'kysely'
import type { DialectName } from '../schema/schema.ts'

export async function addLogHeads(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const column = (name: string, type: 'integer' | 'text', none: string | number) =>
    db.schema
      .alterTable('audit_logs')
      .addColumn(name, type, (c) => c.notNull().defaultTo(none))
      .execute()
  await column('size', 'integer', 0)
  await column('note', 'text', '')
  await column('subtrees', 'text', '')
  const workspaces = await sql<{ readonly id: string }>`select id from workspaces`.execute(db)
  for (const { id } of workspaces.rows) {
    // why by workspace: PostgreSQL shows no other rows
    if (dialect === 'postgres') await sql`select set_config('assay.workspace_id', ${id}, true)`.execute(db)
    const newest = await sql<{ readonly size: number; readonly note: string }>`
      select size, note from audit_checkpoints where workspace_id = ${id} order by size desc limit 1`.execute(
      db,
    )
    const [checkpoint] = newest.rows
    if (checkpoint === undefined) continue
    const { size, note } = checkpoint
    const hashes: string[] = []
    for (const { level, position } of largestSubtrees(size)) {
      const found = await sql<{ readonly hash: string }>`
        select hash from audit_subtrees
          where workspace_id = ${id} and level = ${level} and position = ${position}`.execute(db)
      // why empty for a missing one: the log is broken, and the next run says so
      hashes.push(found.rows[0]?.hash ?? '')
    }
    await sql`
      update audit_logs set size = ${size}, note = ${note}, subtrees = ${hashes.join(' ')}
        where workspace_id = ${id}`.execute(db)
  }
}

/** The complete subtrees that make up a tree of this size: one for each 1 among its binary digits, the largest first. */
function largestSubtrees(size: number): readonly { readonly level: number; readonly position: number }[] {
  const digits = size.toString(2)
  let leaves = 0
  return Array.from(digits, (digit, at) => ({ digit, level: digits.length - 1 - at }))
    .filter(({ digit }) => digit === '1')
    .map(({ level }) => {
      const position = leaves / 2 ** level
      leaves += 2 ** level
      return { level, position }
    })
}
