// Each migration does what its kind allows, on both stores, and each rule is shown to bite: a guard that sees nothing would pass in silence.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Migration, migrationKind } from '../../src/platform/store/migrations/migration.ts'
import { migrations as ours } from '../../src/platform/store/migrations/migrations.ts'
import { freshDatabase, postgresAbsent, postgresUrl } from '../support/postgres.ts'
import { root } from '../support/process.ts'
import { hastyContracts, type Observations, violationsOf } from './migration-rules.ts'
import { type ObservedStore, observedPostgres, observedSqlite } from './observe-migration.ts'

/** Each release of the changelog, the oldest first, and its newest migration. */
const RELEASES: Readonly<Record<string, string>> = {}

const early = Object.entries(ours).findIndex(([name]) => migrationKind(name) !== 'early')
const past = Object.fromEntries(Object.entries(ours).slice(0, early))

const execute = async (db: Kysely<unknown>, statements: readonly string[]): Promise<void> => {
  for (const text of statements) await sql.raw(text).execute(db)
}
const run =
  (...statements: readonly string[]): Migration =>
  (tx) =>
    execute(tx, statements)
const fill = (...statements: readonly string[]): Migration => ({
  fill: (batch) => batch((tx) => execute(tx, statements)),
})

/** The tables that the planted migrations change. */
const TABLES = run(
  'create table notes (id integer primary key not null, word text, size integer, kind text not null, constraint short check (length(word) < 100))',
  'create index notes_by_word on notes (word)',
  'create table places (id integer primary key not null)',
)
const START = { '0900-early': TABLES }

/** Name -> a migration that breaks a rule, and what the guard says. `only`: the store where the rule matters. */
const planted: Readonly<Record<string, readonly [does: Migration, says: string, only?: 'PostgreSQL']>> = {
  '0901-expand-drop-table': [run('drop table places'), 'takes away table places'],
  '0901-expand-drop-column': [run('alter table notes drop column size'), 'takes away column notes.size'],
  '0901-expand-drop-index': [run('drop index notes_by_word'), 'takes away index notes_by_word'],
  '0901-expand-rename-table': [run('alter table notes rename to words'), 'takes away table notes'],
  '0901-expand-rename-column': [
    run('alter table notes rename column size to length'),
    'takes away column notes.size',
  ],
  '0901-expand-drop-constraint': [
    run('alter table notes drop constraint short'),
    'takes away constraint notes.short',
    'PostgreSQL',
  ],
  '0901-expand-retype': [
    run('alter table notes alter column size type text'),
    'changes column notes.size',
    'PostgreSQL',
  ],
  '0901-expand-rewrite': [
    run('alter table notes alter column size type bigint'),
    'rewrites the file of notes',
    'PostgreSQL',
  ],
  '0901-expand-volatile': [
    run(`alter table notes add column at text default clock_timestamp()::text`),
    'rewrites the file of notes',
    'PostgreSQL',
  ],
  '0901-expand-make-again': [
    run(
      'create table notes2 (id integer primary key not null, word text, size integer)',
      'drop table notes',
      'alter table notes2 rename to notes',
    ),
    'rewrites the file of notes',
  ],
  '0901-expand-required': [
    run('alter table notes add column more text not null'),
    'adds column notes.more, not null without a default',
    'PostgreSQL',
  ],
  '0901-expand-not-null': [
    run('alter table notes alter column size set not null'),
    'scans for nulls: column notes.size',
    'PostgreSQL',
  ],
  '0901-expand-nullable': [
    run('alter table notes alter column kind drop not null'),
    'changes column notes.kind',
    'PostgreSQL',
  ],
  '0901-expand-check': [
    run('alter table notes add constraint small check (size < 9)'),
    'scans notes for constraint notes.small',
    'PostgreSQL',
  ],
  '0901-expand-foreign-key': [
    run('alter table notes add constraint place foreign key (size) references places (id)'),
    'scans notes for constraint notes.place',
    'PostgreSQL',
  ],
  '0901-expand-unique': [
    run('alter table notes add constraint one unique (word)'),
    'builds index one while writers of notes wait',
    'PostgreSQL',
  ],
  '0901-expand-index': [
    run('create index later on notes (size)'),
    'builds index later while writers of notes wait',
    'PostgreSQL',
  ],
  '0901-expand-two-tables': [
    run('alter table notes add column a text', 'alter table places add column a text'),
    'locks notes and places in one transaction',
    'PostgreSQL',
  ],
  '0901-expand-policy': [
    run('alter table notes enable row level security'),
    'changes table notes',
    'PostgreSQL',
  ],
  '0901-expand-update': [run('update notes set size = 1'), 'writes rows of notes'],
  '0901-expand-insert': [
    run("insert into notes (id, kind) select 1, '' from places"),
    'writes rows of notes',
  ],
  '0901-expand-delete': [
    run('with old as (select 1 as id) delete from notes where id in (select id from old)'),
    'writes rows of notes',
  ],
  '0901-expand-fill': [
    fill('update notes set size = 1'),
    'is named expand, and has the form of another kind',
  ],
  '0901-fill-column': [
    fill('alter table notes add column more text'),
    'changes the schema: column notes.more',
  ],
  '0901-fill-table': [fill('create table more (id integer)'), 'changes the schema: table more'],
  '0901-fill-whole': [run('update notes set size = 1'), 'is named fill, and has the form of another kind'],
  '0901-contract-add': [run('alter table notes add column more text'), 'adds column notes.more'],
  '0901-contract-table': [run('create table more (id integer)'), 'adds table more'],
  '0901-contract-update': [
    run('update notes set size = 1', 'drop index notes_by_word'),
    'writes rows of notes',
  ],
  '0901-contract-index': [{ index: 'later', on: 'notes (size)' }, 'is named contract, and builds an index'],
  '0901-contract-not-null': [
    run('alter table notes alter column size set not null'),
    'scans for nulls: column notes.size',
    'PostgreSQL',
  ],
  '0901-contract-two-tables': [
    run('alter table notes drop column size', 'drop table places'),
    'locks notes and places in one transaction',
    'PostgreSQL',
  ],
  '0901-later': [run('create table more (id integer)'), 'has no kind in its name'],
}

/** What each kind may do. */
const allowed: Readonly<Record<string, readonly [does: Migration, only?: 'PostgreSQL']>> = {
  '0901-expand-columns': [
    run(`alter table notes add column a text`, `alter table notes add column b text not null default ''`),
  ],
  '0901-expand-table': [
    run(
      'create table words (id integer primary key not null, note integer not null references notes (id))',
      'create index words_by_note on words (note)',
      'insert into words (id, note) select id, id from notes',
    ),
  ],
  '0901-expand-index': [{ index: 'later', on: 'notes (size)' }],
  '0901-expand-constraint': [
    run('alter table notes add constraint small check (size < 9) not valid'),
    'PostgreSQL',
  ],
  '0901-fill-sizes': [
    fill(
      'update notes set size = 1 where size is null',
      "insert into notes (id, kind) select 1, '' from places",
    ),
  ],
  '0901-contract-column': [run('alter table notes drop column size', 'drop index notes_by_word')],
  '0901-contract-table': [run('drop table notes')],
}

let database: ReturnType<typeof freshDatabase> | undefined
afterAll(async () => (await database)?.drop())

const kinds = [
  { kind: 'SQLite', skip: false, open: () => Promise.resolve(observedSqlite()) },
  {
    kind: 'PostgreSQL',
    skip: postgresUrl === undefined,
    open: async () => {
      const { url } = await (database ??= freshDatabase())
      const client = new Client({ connectionString: url })
      await client.connect()
      await client.query('drop schema public cascade')
      await client.query('create schema public')
      await client.end()
      return observedPostgres(url)
    },
  },
] as const

describe.each(kinds)('migrations on $kind', ({ kind, skip, open }) => {
  let store: ObservedStore

  beforeEach(async () => {
    if (!skip) store = await open()
  })
  afterEach(async () => {
    if (!skip) await store.close()
  })

  const observed = async (
    before: Readonly<Record<string, Migration>>,
    added: Readonly<Record<string, Migration>>,
  ): Promise<Observations> => {
    await store.prepare(before)
    const all: Observations[number][] = []
    const done = { ...before }
    for (const [name, migration] of Object.entries(added)) {
      done[name] = migration
      all.push([name, migrationKind(name), await store.observe(done)])
    }
    return all
  }
  const broken = (all: Observations, by: Readonly<Record<string, Migration>>): readonly string[] =>
    all.flatMap(([name, kindOf, did]) => violationsOf(name, kindOf, by[name] as Migration, did))

  test.skipIf(skip)(`each does what its kind allows (${skip ? postgresAbsent : 'present'})`, async () => {
    const named = Object.fromEntries(Object.entries(ours).slice(early))
    const all = await observed(past, named)
    expect(all.length).toBeGreaterThan(3)
    expect(broken(all, named)).toEqual([])
    expect(hastyContracts(all, Object.values(RELEASES))).toEqual([])
  })

  for (const [name, [migration, says, only]] of Object.entries(planted))
    test.skipIf(skip || (only ?? kind) !== kind)(`${name} is refused: ${says}`, async () => {
      expect(broken(await observed(START, { [name]: migration }), { [name]: migration })).toContain(
        `${name} ${says}`,
      )
    })

  for (const [name, [migration, only]] of Object.entries(allowed))
    test.skipIf(skip || (only ?? kind) !== kind)(`${name} is allowed`, async () => {
      expect(broken(await observed(START, { [name]: migration }), { [name]: migration })).toEqual([])
    })

  test.skipIf(skip)(
    'a contract waits for the release after what takes the place of what it takes away',
    async () => {
      const all = await observed(START, {
        '0901-expand-notes': run('alter table notes add column length integer'),
        '0902-fill-places': fill('update places set id = id'),
        '0903-contract-notes': run('alter table notes drop column size'),
      })
      const hasty = ['0903-contract-notes is in one release with 0901-expand-notes']
      expect(hastyContracts(all, [])).toEqual(hasty)
      expect(hastyContracts(all, ['0900', '0903'])).toEqual(hasty)
      expect(hastyContracts(all, ['0901'])).toEqual([])
      expect(hastyContracts(all, ['0902'])).toEqual([])
    },
  )
})

test('each release of the changelog names its newest migration here', () => {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  const released = [...changelog.matchAll(/^## (\d\S+)/gm)].map(([, version]) => version)
  expect(Object.keys(RELEASES)).toEqual(released.toReversed())
  for (const number of Object.values(RELEASES))
    expect(Object.keys(ours).map((name) => name.slice(0, 4))).toContain(number)
})
