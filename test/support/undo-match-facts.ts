// Takes a store back to the version before lists of cases and alerts had orders.
import { sql } from 'kysely'
import { indexMatchFacts } from '../../src/platform/store/migrations/0048-expand-match-facts.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'

const FACTS = ['subject_name', 'party_name', 'outcome', 'lists', 'score']

export async function undoMatchFacts({ db, dialect }: OpenStore): Promise<void> {
  for (const { index } of Object.values(indexMatchFacts)) await db.schema.dropIndex(index).execute()
  for (const [table, columns] of [
    ['cases', FACTS],
    ['watch_alerts', [...FACTS, 'kind']],
  ] as const) {
    const trigger = sql.id(`${table}_erased`)
    await (
      dialect === 'sqlite' ? sql`drop trigger ${trigger}` : sql`drop function ${trigger}() cascade`
    ).execute(db)
    for (const column of columns) await db.schema.alterTable(table).dropColumn(column).execute()
  }
  await sql`delete from kysely_migration where name between '0048' and '0050'`.execute(db)
}
