// Tables are updated while servers of the release before go on: locks are brief, a fill can be killed, and what older servers need stays until
// none of them is left.
import { type Kysely, sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate, type MigrateOptions } from '../../src/platform/store/migrate.ts'
import type { Migration } from '../../src/platform/store/migrations/migration.ts'
import { migrations } from '../../src/platform/store/migrations/migrations.ts'
import {
  type OpenStore,
  openStore,
  pendingChanges,
  StoreUnusable,
  updateTables,
} from '../../src/platform/store/store.ts'
import { stores } from '../support/stores.ts'

const statement =
  (text: string): Migration =>
  async (tx) =>
    void (await sql.raw(text).execute(tx))

const NOTES = statement(
  `create table notes (id integer primary key not null, word text not null, size integer)`,
)

describe.each(stores)('migrations on $kind', ({ kind, skip, place }) => {
  let [store, remove]: [OpenStore, () => Promise<unknown>] = [] as never
  let location: Parameters<typeof openStore>[0]

  beforeEach(async () => {
    if (skip) return
    const made = await place()
    ;({ location, remove } = made)
    store = await openStore(location)
  })
  afterEach(async () => {
    if (skip) return
    await store.close()
    await remove()
  })

  const run = (
    added: Readonly<Record<string, Migration>>,
    options: Omit<MigrateOptions, 'migrations'> = {},
  ): Promise<readonly string[]> =>
    migrate(store.db, store.dialect, { migrations: { ...migrations, ...added }, ...options })
  const rows = async (text: string): Promise<readonly unknown[]> =>
    (await sql.raw(text).execute(store.db)).rows.map((row) => ({ ...(row as object) }))
  const isPostgres = (): boolean => store.dialect === 'postgres'

  test.skipIf(skip)(
    'a fill that is killed keeps its batches, goes on with the rest, and writes no row twice',
    async () => {
      await run({ '0900-expand-notes': NOTES })
      await rows(
        `insert into notes values (1, 'a', null), (2, 'bb', null), (3, 'ccc', null), (4, 'dddd', null)`,
      )
      const batches: number[] = []
      const fill = (killAt: number): Migration => ({
        fill: async (batch) => {
          for (let id = 1; id <= 4; id++)
            await batch(async (tx) => {
              const { numAffectedRows } =
                await sql`update notes set size = length(word) where id = ${id} and size is null`.execute(tx)
              if (id === killAt) throw new Error('killed')
              if (numAffectedRows === 1n) batches.push(id)
            })
        },
      })
      const added = (killAt: number) => ({ '0900-expand-notes': NOTES, '0901-fill-sizes': fill(killAt) })
      await expect(run(added(3))).rejects.toThrow('killed')
      expect(await rows('select id from notes where size is not null order by id')).toEqual([
        { id: 1 },
        { id: 2 },
      ])
      expect(await run(added(0))).toEqual(['0901-fill-sizes'])
      expect(batches).toEqual([1, 2, 3, 4])
      expect(await run(added(0))).toEqual([])
    },
  )

  test.skipIf(skip)('a change that fails leaves nothing of itself, and all before it', async () => {
    const added = {
      '0900-expand-notes': NOTES,
      '0901-expand-broken': async (tx: Kysely<unknown>) => {
        await sql`alter table notes add column more text`.execute(tx)
        throw new Error('broken')
      },
    }
    await expect(run(added)).rejects.toThrow('broken')
    expect(await rows(`select name from kysely_migration where name > '09'`)).toEqual([
      { name: '0900-expand-notes' },
    ])
    await rows('alter table notes add column more text')
  })

  test.skipIf(skip)('what only older releases need is left until it is asked for', async () => {
    const added = {
      '0900-expand-notes': NOTES,
      '0901-contract-notes': statement('alter table notes drop column size'),
      '0902-expand-notes': statement('alter table notes add column more text'),
    }
    expect(await run(added)).toEqual(['0900-expand-notes', '0902-expand-notes'])
    await rows('select size, more from notes')
    // a server of the release before writes a row that no fill has seen
    await rows(`insert into notes values (1, 'a', null, null)`)
    const fill: Migration = {
      fill: (batch) =>
        batch(
          async (tx) => void (await sql`update notes set more = 'filled' where more is null`.execute(tx)),
        ),
    }
    const ran = await run({ ...added, '0903-fill-more': fill }, { contract: true })
    expect(ran).toEqual(['0903-fill-more', '0901-contract-notes'])
    expect(await rows('select * from notes')).toEqual([{ id: 1, word: 'a', more: 'filled' }])
  })

  test.skipIf(skip)(
    'rows that a server of the release before wrote after a fill are filled before it is missed',
    async () => {
      const fill: Migration = {
        fill: (batch) =>
          batch(async (tx) => void (await sql`update notes set size = 1 where size is null`.execute(tx))),
      }
      const added = { '0900-expand-notes': NOTES, '0901-fill-sizes': fill }
      await run(added)
      await rows(`insert into notes values (1, 'late', null)`)
      const last = { ...added, '0902-contract-notes': statement('alter table notes drop column word') }
      await run(last, { contract: true })
      expect(await rows('select * from notes')).toEqual([{ id: 1, size: 1 }])
    },
  )

  test.skipIf(skip)('a fill is not repeated once a contract has taken away what it reads', async () => {
    const fill: Migration = {
      fill: (batch) =>
        batch(async (tx) => void (await sql`update notes set size = length(word)`.execute(tx))),
    }
    const all = {
      '0900-expand-notes': NOTES,
      '0901-fill-sizes': fill,
      '0902-contract-notes': statement('alter table notes drop column word'),
    }
    expect(await run(all, { contract: true })).toContain('0902-contract-notes')
    expect(await run(all, { contract: true })).toEqual([])
  })

  test.skipIf(skip)(
    'rows that a server of the release before wrote after a fill are filled, although nothing is taken away',
    async () => {
      const fill: Migration = {
        fill: (batch) =>
          batch(async (tx) => void (await sql`update notes set size = 1 where size is null`.execute(tx))),
      }
      const added = { '0900-expand-notes': NOTES, '0901-fill-sizes': fill }
      await run(added)
      await rows(`insert into notes values (1, 'late', null)`)
      expect(await run(added)).toEqual([])
      expect(await rows('select size from notes')).toEqual([{ size: null }])
      expect(await run(added, { contract: true, refills: true })).toEqual([])
      expect(await rows('select size from notes')).toEqual([{ size: 1 }])
    },
  )

  test.skipIf(skip)(
    'a program serves a store to which a newer one added, and refuses one from which it took away',
    async () => {
      const note = (name: string) =>
        rows(`insert into kysely_migration (name, timestamp) values ('${name}', '2030-01-01')`)
      await note('0900-expand-later')
      await note('0901-fill-later')
      expect(await pendingChanges(location)).toMatchObject({ pending: [], contracts: [] })
      await (await openStore(location)).close()
      await note('0902-contract-later')
      await expect(openStore(location)).rejects.toThrow(
        /0902-contract-later took away what this program needs.*made by a newer Assay: upgrade this program/s,
      )
      await expect(pendingChanges(location)).rejects.toThrow(StoreUnusable)
    },
  )

  test.skipIf(skip)('an index is built once, and again where an earlier build broke off', async () => {
    await run({ '0900-expand-notes': NOTES })
    await rows(`insert into notes values (1, 'same', null), (2, 'same', null)`)
    if (isPostgres())
      await expect(rows('create unique index concurrently notes_by_word on notes (word)')).rejects.toThrow(
        'could not create unique index',
      )
    const added = {
      '0900-expand-notes': NOTES,
      '0901-expand-index': { index: 'notes_by_word', on: `notes (word) where word <> ''` },
    }
    expect(await run(added)).toEqual(['0901-expand-index'])
    if (isPostgres())
      expect(
        await rows(
          `select indisvalid as valid, indisunique as once from pg_index where indexrelid = 'notes_by_word'::regclass`,
        ),
      ).toEqual([{ valid: true, once: false }])
    else
      expect(await rows(`select 1 as one from sqlite_master where name = 'notes_by_word'`)).toEqual([
        { one: 1 },
      ])
    expect(await run(added)).toEqual([])
  })

  describe('beside others', () => {
    const others: Client[] = []
    const locationUrl = (): string => (location.kind === 'postgres' ? location.url : '')
    const connect = async (name = 'other'): Promise<Client> => {
      const client = new Client({
        connectionString: locationUrl(),
        application_name: name,
      })
      await client.connect()
      others.push(client)
      return client
    }
    afterEach(async () => {
      for (const client of others.splice(0)) await client.end()
    })
    const until = (text: string) =>
      expect.poll(async () => (await rows(text)).length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0)

    test.skipIf(skip || kind === 'SQLite')(
      'a change that meets a lock gives way to requests, and is made when the lock is gone',
      async () => {
        await run({ '0900-expand-notes': NOTES })
        const [holding, reading] = [await connect(), await connect()]
        await holding.query('begin')
        await holding.query('select * from notes')
        const added = {
          '0900-expand-notes': NOTES,
          '0901-expand-more': statement('alter table notes add column more text'),
        }
        const change = run(added, { lockMs: 50, attempts: 1e6 })
        await until(`select 1 from pg_locks where relation = 'notes'::regclass and not granted`)
        // why many: some of them come while the change waits, and would wait with it for as long as the transaction lasts
        for (let i = 0; i < 20; i++) await reading.query('select * from notes')
        await holding.query('rollback')
        expect(await change).toEqual(['0901-expand-more'])
        await rows('select more from notes')
      },
    )

    test.skipIf(skip || kind === 'SQLite')(
      'a change that never gets its lock ends, and leaves the tables as they were',
      async () => {
        await run({ '0900-expand-notes': NOTES })
        const holding = await connect()
        await holding.query('begin')
        await holding.query('select * from notes')
        const added = {
          '0900-expand-notes': NOTES,
          '0901-expand-more': statement('alter table notes add column more text'),
        }
        await expect(run(added, { lockMs: 10, attempts: 3 })).rejects.toThrow('lock timeout')
        await holding.query('rollback')
        expect(await run(added)).toEqual(['0901-expand-more'])
      },
    )

    test.skipIf(skip || kind === 'SQLite')(
      'a change of several statements that meets a lock at its last is done whole, and once',
      async () => {
        await run({ '0900-expand-notes': NOTES })
        const holding = await connect()
        await holding.query('begin')
        await holding.query('select * from notes')
        let tries = 0
        const added = {
          '0900-expand-notes': NOTES,
          '0901-expand-words': async (tx: Kysely<unknown>) => {
            tries++
            await sql`create table words (word text not null)`.execute(tx)
            await sql`insert into words values ('once')`.execute(tx)
            await sql`alter table notes add column more text`.execute(tx)
          },
        }
        const change = run(added, { lockMs: 5, attempts: 1e6 })
        await expect.poll(() => tries).toBeGreaterThan(2)
        await holding.query('rollback')
        expect(await change).toEqual(['0901-expand-words'])
        expect(await rows('select word from words')).toEqual([{ word: 'once' }])
        await rows('select more from notes')
      },
    )

    test.skipIf(skip || kind === 'SQLite')(
      'a batch of a fill that meets a lock is done whole, and once',
      async () => {
        await run({ '0900-expand-notes': NOTES })
        await rows(`insert into notes values (1, 'a', 0), (2, 'b', 0)`)
        const holding = await connect()
        await holding.query('begin')
        await holding.query('update notes set size = 5 where id = 2')
        let tries = 0
        const fill: Migration = {
          fill: (batch) =>
            batch(async (tx) => {
              tries++
              await sql`update notes set size = size + 1 where id = 1`.execute(tx)
              await sql`update notes set size = size + 1 where id = 2`.execute(tx)
            }),
        }
        const change = run(
          { '0900-expand-notes': NOTES, '0901-fill-sizes': fill },
          { lockMs: 5, attempts: 1e6 },
        )
        await expect.poll(() => tries).toBeGreaterThan(2)
        await holding.query('commit')
        expect(await change).toEqual(['0901-fill-sizes'])
        expect(await rows('select size from notes order by id')).toEqual([{ size: 1 }, { size: 6 }])
      },
    )

    test.skipIf(skip || kind === 'SQLite')(
      'an index whose build meets a lock is dropped, and built again by the same command',
      async () => {
        await run({ '0900-expand-notes': NOTES })
        await rows(`alter database ${new URL(locationUrl()).pathname.slice(1)} set lock_timeout = '20ms'`)
        const holding = await connect()
        await holding.query('begin')
        await holding.query(`insert into notes values (1, 'open', null)`)
        const added = {
          '0900-expand-notes': NOTES,
          '0901-expand-index': { index: 'notes_by_word', on: 'notes (word)' },
        }
        const options = { migrations: { ...migrations, ...added }, lockMs: 5, attempts: 1e6 }
        const change = updateTables(location, options)
        await until(
          `select 1 from pg_stat_activity where query like 'drop index concurrently%notes_by_word%'`,
        )
        const build = await rows(`select 'notes_by_word'::regclass::oid as oid`)
        await holding.query('commit')
        expect(await change).toEqual(['0901-expand-index'])
        expect(
          await rows(`select indisvalid as valid from pg_index where indexrelid = 'notes_by_word'::regclass`),
        ).toEqual([{ valid: true }])
        expect(await rows(`select 'notes_by_word'::regclass::oid as oid`)).not.toEqual(build)
      },
    )

    test.skipIf(skip || kind === 'SQLite')('an index is built while rows are written', async () => {
      await run({ '0900-expand-notes': NOTES })
      const [holding, writing] = [await connect(), await connect()]
      await holding.query('begin')
      await holding.query(`insert into notes values (1, 'open', null)`)
      const change = run({
        '0900-expand-notes': NOTES,
        '0901-expand-index': { index: 'notes_by_word', on: 'notes (word)' },
      })
      await until(`select 1 from pg_stat_progress_create_index where relid = 'notes'::regclass`)
      await writing.query(`insert into notes values (2, 'beside', null)`)
      await holding.query('commit')
      expect(await change).toEqual(['0901-expand-index'])
    })

    test.skipIf(skip || kind === 'SQLite')(
      'nothing is taken away while a program of an older release is connected',
      async () => {
        const added = {
          '0900-expand-notes': NOTES,
          '0901-contract-notes': statement('alter table notes drop column size'),
        }
        await run(added)
        for (const name of ['assay', 'assay 0042']) {
          const older = await connect(name)
          await expect(run(added, { contract: true })).rejects.toThrow(
            `a program of an older Assay is connected: ${name}`,
          )
          await older.end()
          others.splice(0)
          await expect
            .poll(() => rows(`select 1 from pg_stat_activity where application_name = '${name}'`))
            .toEqual([])
        }
        await connect('assay 0999')
        await connect('psql')
        expect(await run(added, { contract: true })).toEqual(['0901-contract-notes'])
      },
    )

    test.skipIf(skip || kind === 'SQLite')(
      'of two programs that start at one time one changes the tables, and both serve',
      async () => {
        await rows(`delete from kysely_migration where name = '0045-fill-list-facts'`)
        const opened = await Promise.all([openStore(location), openStore(location)])
        for (const each of opened) await each.close()
        expect(await pendingChanges(location)).toMatchObject({ pending: [] })
      },
    )
  })
})
