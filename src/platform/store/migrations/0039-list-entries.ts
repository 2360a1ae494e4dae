// Lets lists of sessions and runs have titles, owners, an archive, filters and orders. 0045 fills them in.
import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../schema/schema.ts'

const SORTED = ['name_key', 'verdict', 'figure', 'upside', 'owner_name'] as const

export async function addListEntries(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  // why C: both stores then have one order, and an index serves it
  const sorted = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  const table = (): ReturnType<typeof db.schema.alterTable> => db.schema.alterTable('search_texts')
  for (const name of ['title', 'archived_at', 'archived_by']) await table().addColumn(name, 'text').execute()
  for (const name of ['owner', 'state'])
    await table()
      .addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  for (const name of ['name_key', 'owner_name'])
    await table()
      .addColumn(name, sorted, (c) => c.notNull().defaultTo(''))
      .execute()
  await table().addColumn('verdict', sorted).execute()
  for (const name of ['figure', 'upside']) await table().addColumn(name, 'integer').execute()
  for (const name of SORTED)
    await db.schema
      .createIndex(`search_texts_by_${name}`)
      .on('search_texts')
      .columns(['workspace_id', 'about', name, 'id'])
      .execute()
}
