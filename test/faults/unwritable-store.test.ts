// A store that answers but takes no writes: a write is told "not now", /readyz says so too, reading goes on, and all is well by
// itself once it takes writes again.
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../../src/platform/store/store.ts'
import { expectRefusal } from '../abuse/support.ts'
import { migratedDatabase, postgresAbsent, postgresUrl } from '../support/postgres.ts'
import { createWorld, type World } from '../support/world.ts'

/** Longer than a proof counts. */
const proofIsOld = (): Promise<void> => new Promise((done) => setTimeout(done, 1_100))

async function expectReady(world: World): Promise<void> {
  await expect.poll(async () => (await world.send({ url: '/readyz' })).status, { timeout: 10_000 }).toBe(200)
}

async function expectNotReady(world: World): Promise<void> {
  await proofIsOld()
  const ready = await world.send({ url: '/readyz' })
  expectRefusal(ready, 'overloaded')
  expect(ready.headers['retry-after']).toMatch(/^[1-9]\d*$/)
  expect((await world.send({ url: '/healthz' })).status).toBe(200)
}

test('SQLite without room: /readyz is 503 with Retry-After, until there is room', async () => {
  const world = await createWorld()
  await expectReady(world)
  const { db } = world.ports.store as Awaited<ReturnType<typeof openStore>>
  const pages = async (): Promise<number> =>
    (await sql<{ page_count: number }>`pragma page_count`.execute(db)).rows[0]?.page_count ?? 0
  // why emptied first: pages that are free within the file have room for the next write
  await sql`vacuum`.execute(db)
  await sql`pragma max_page_count = ${sql.lit(await pages())}`.execute(db)
  await expectNotReady(world)
  await sql`pragma max_page_count = 1000000`.execute(db)
  await expectReady(world)
  expect(await world.ports.store.sources.states(), 'a proof leaves nothing behind').toEqual([])
  await world.close()
})

test('SQLite that is read-only: writes and /readyz are 503', async () => {
  const world = await createWorld()
  const { key } = await world.tenant('pro')
  const { db } = world.ports.store as Awaited<ReturnType<typeof openStore>>
  await sql`pragma query_only = 1`.execute(db)
  await expectNotReady(world)
  expectRefusal(await world.call(key, 'start', { pitch: 'A pitch that cannot be kept.' }), 'overloaded')
  await sql`pragma query_only = 0`.execute(db)
  await expectReady(world)
  await world.close()
})

describe.skipIf(postgresUrl === undefined)(
  `a PostgreSQL that takes no writes (${postgresUrl ? 'present' : postgresAbsent})`,
  () => {
    let database: Awaited<ReturnType<typeof migratedDatabase>>
    let world: World

    /** Asks the server beside the program, in another database: this one may be closed. */
    async function administer(...statements: readonly string[]): Promise<void> {
      const client = new Client({ connectionString: postgresUrl })
      await client.connect()
      for (const statement of statements) await client.query(statement)
      await client.end()
    }
    const name = (): string => new URL(database.url).pathname.slice(1)
    const endAll = (): string =>
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name()}' and usename = current_user`

    const takesAll = (): Promise<void> =>
      administer(
        `alter database ${name()} reset default_transaction_read_only`,
        `alter database ${name()} connection limit -1`,
      )

    beforeAll(async () => {
      database = await migratedDatabase()
      world = await createWorld({ store: await openStore({ kind: 'postgres', url: database.url }) })
    })
    afterEach(takesAll)
    afterAll(async () => {
      await world.close()
      await database.drop()
    })

    test('read-only: writes and /readyz are 503, reads go on', async () => {
      const { key } = await world.tenant('pro')
      const session = await world.session(key)
      await expectReady(world)
      await administer(`alter database ${name()} set default_transaction_read_only = on`, endAll())
      await expectNotReady(world)
      const write = await world.call(key, 'start', { pitch: 'A pitch that cannot be kept.' })
      expectRefusal(write, 'overloaded')
      expect(write.headers['retry-after']).toMatch(/^[1-9]\d*$/)
      expect((await world.call(key, 'check_progress', { session })).status).toBe(200)
      // why nobody is sent away this time: a connection that could not write is not used again
      await takesAll()
      await expectReady(world)
      await expect
        .poll(async () => (await world.call(key, 'start', { pitch: 'A pitch that is kept.' })).status)
        .toBe(200)
    })

    test('no connection left (53300): 503, and all is well with the next one', async () => {
      const { key } = await world.tenant('pro')
      await administer(`alter database ${name()} connection limit 0`, endAll())
      await expectNotReady(world)
      expectRefusal(await world.call(key, 'start', { pitch: 'A pitch in a crowd.' }), 'overloaded')
      await takesAll()
      await expectReady(world)
      expect((await world.call(key, 'start', { pitch: 'A pitch with room.' })).status).toBe(200)
    })

    test('connections the server ends under load (57P01): 200 or 503, never 500', async () => {
      const { key } = await world.tenant('pro')
      const seen = new Set<number>()
      const over = new AbortController()
      const load = async (worker: number): Promise<void> => {
        for (let n = 0; !over.signal.aborted; n++)
          seen.add((await world.call(key, 'start', { pitch: `Pitch ${worker}.${n} of a busy day.` })).status)
      }
      const working = Array.from({ length: 12 }, (_, worker) => load(worker))
      for (let n = 0; n < 10; n++) {
        await new Promise((done) => setTimeout(done, 100))
        await administer(endAll())
      }
      over.abort()
      await Promise.all(working)
      expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([])
      expect(seen).toContain(200)
      await expect
        .poll(async () => (await world.call(key, 'start', { pitch: 'A pitch afterwards.' })).status)
        .toBe(200)
    })
  },
)
