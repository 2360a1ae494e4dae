// Whoever decides by who is in a workspace holds it until the decision is stored.
import type { Database, DialectName } from './schema.ts'

/** Two owners who each remove the other would both find the other still there. SQLite has one writer at a time. */
export async function lockWorkspace(tx: Database, dialect: DialectName, id: string): Promise<void> {
  if (dialect === 'postgres')
    await tx.selectFrom('workspaces').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}
