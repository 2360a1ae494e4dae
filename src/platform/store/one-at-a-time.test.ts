// How long whoever changes people waits for another who does.
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'
import type { Tables } from './schema/schema.ts'

test('on PostgreSQL two seconds at most, and SQLite is asked for no lock', async () => {
  const asked: string[] = []
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (each) => new PostgresIntrospector(each),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void asked.push(query.sql),
  })
  expect(await oneAtATime(db, 'sqlite')(() => Promise.resolve('done'))).toBe('done')
  expect(asked).toEqual([])
  await oneAtATime(db, 'postgres')(() => Promise.resolve())
  expect(asked[0]).toBe('set local lock_timeout = 2000')
  expect(asked[1]).toContain('pg_advisory_xact_lock')
})
