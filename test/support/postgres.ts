// A PostgreSQL for tests: the one ASSAY_TEST_DATABASE_URL names, with a fresh database per suite.
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

export const postgresUrl = process.env['ASSAY_TEST_DATABASE_URL']
export const postgresAbsent =
  'no PostgreSQL: set ASSAY_TEST_DATABASE_URL to a login that may create databases'

/** The address of the same server for its superuser. */
export function superuserUrl(database: string = String(postgresUrl)): string {
  const url = new URL(database)
  Object.assign(url, { username: 'postgres', password: '' })
  return url.href
}

/** Why nothing can be done as a superuser; undefined where it can. Roles are made by a superuser alone. */
export async function superuserAbsent(): Promise<string | undefined> {
  if (postgresUrl === undefined) return postgresAbsent
  const client = new Client({ connectionString: superuserUrl() })
  try {
    await client.connect()
    return undefined
  } catch {
    return 'PostgreSQL refuses the login postgres without a password'
  } finally {
    await client.end().catch(() => undefined)
  }
}

const IN_USE = '55006'
const DROP_ATTEMPTS = 5

async function administer(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: postgresUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Removes a database, whoever is still connected. Not by `with (force)`: that fails where it meets an autovacuum worker, which a
 * login that is no superuser may not end. A plain drop ends the workers by itself, and waits five seconds for everybody else.
 */
async function dropDatabase(name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await administer(async (client) => {
        await client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user',
          [name],
        )
        await client.query(`drop database ${name}`)
      })
      return
    } catch (error) {
      // why again: a pool that is still open has connected meanwhile
      const inUse = error instanceof Error && 'code' in error && error.code === IN_USE
      if (!inUse || attempt === DROP_ATTEMPTS) throw error
    }
  }
}

interface TestDatabase {
  readonly url: string
  /** Removes it, also where something is still connected. */
  readonly drop: () => Promise<void>
}

/** Creates a database without tables. */
export const freshDatabase = (): Promise<TestDatabase> => createDatabase('')

/**
 * Creates a database with the tables of this program, empty: a copy, because a copy takes a third of the time that the tables take.
 * Of its files, because they take half the processor time that their pages take in the log of the server.
 */
export const migratedDatabase = (): Promise<TestDatabase> =>
  createDatabase(` template ${process.env[TEMPLATE] ?? ''} strategy file_copy`)

/** The name of the database that is copied, which `test/template-database.ts` makes once. */
export const TEMPLATE = 'ASSAY_TEST_TEMPLATE'

async function createDatabase(from: string): Promise<TestDatabase> {
  if (postgresUrl === undefined) throw new Error(postgresAbsent)
  const name = `assay_test_${randomBytes(6).toString('hex')}`
  await administer((client) => client.query(`create database ${name}${from}`))
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => dropDatabase(name) }
}
