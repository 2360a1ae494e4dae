// A PostgreSQL for tests: the one ASSAY_TEST_DATABASE_URL names, with a fresh database per suite.
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

export const postgresUrl = process.env['ASSAY_TEST_DATABASE_URL']
export const postgresAbsent =
  'no PostgreSQL: set ASSAY_TEST_DATABASE_URL to a login that may create databases'

/** Creates an empty database. `drop` removes it, whoever is still connected. */
export async function freshDatabase(): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  if (postgresUrl === undefined) throw new Error(postgresAbsent)
  const name = `assay_test_${randomBytes(6).toString('hex')}`
  const administer = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: postgresUrl })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await administer(`create database ${name}`)
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) }
}
