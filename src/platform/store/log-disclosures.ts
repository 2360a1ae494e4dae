// The values behind the digests of entries that belong to no run. They can be deleted, and the entries still verify.
import type { LogReads, LogWrites } from '../../audit/ports.ts'
import { exactColumns, exactRow } from './exact-text.ts'
import type { Database, DialectName } from './schema/schema.ts'

export function disclosureReads(
  db: Database,
  workspaceId: string,
  dialect: DialectName,
): Pick<LogReads, 'logDisclosures' | 'logDisclosuresFrom'> {
  const disclosuresOf = (chain: string) =>
    db
      .selectFrom('log_disclosures')
      .select(['seq', ...exactColumns(dialect, ['name', 'salt', 'value'])])
      .where('workspace_id', '=', workspaceId)
      .where('chain', '=', chain)
  return {
    async logDisclosuresFrom(chain, from, to) {
      const rows = await disclosuresOf(chain)
        .where('seq', '>=', from)
        .where('seq', '<=', to)
        .orderBy('seq')
        .orderBy('name')
        .execute()
      return rows.map(exactRow)
    },

    async logDisclosures(chain) {
      const rows = await disclosuresOf(chain).orderBy('seq').orderBy('name').execute()
      return rows.map(exactRow)
    },
  }
}

export const disclosureWrites = (
  db: Database,
  workspaceId: string,
): Pick<LogWrites, 'keepLogDisclosures' | 'eraseLogDisclosures'> => ({
  async keepLogDisclosures(chain, disclosures) {
    const rows = disclosures.map(({ seq, name, salt, value }) => ({
      workspace_id: workspaceId,
      chain,
      seq,
      name,
      salt,
      value,
    }))
    if (rows.length > 0) await db.insertInto('log_disclosures').values(rows).execute()
  },

  async eraseLogDisclosures(chain, values) {
    let count = 0
    for (const { seq, name } of values) {
      const erased = await db
        .deleteFrom('log_disclosures')
        .where('workspace_id', '=', workspaceId)
        .where('chain', '=', chain)
        .where('seq', '=', seq)
        .where('name', '=', name)
        .executeTakeFirst()
      count += Number(erased.numDeletedRows)
    }
    return count
  },
})
