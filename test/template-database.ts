// Makes the database that the tests on PostgreSQL copy, before the first of them, and removes it after the last.
import { openStore } from '../src/platform/store/store.ts'
import { freshDatabase, postgresUrl, TEMPLATE } from './support/postgres.ts'

export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (postgresUrl === undefined) return undefined
  const { url, drop } = await freshDatabase()
  await (await openStore({ kind: 'postgres', url })).close()
  process.env[TEMPLATE] = new URL(url).pathname.slice(1)
  return drop
}
