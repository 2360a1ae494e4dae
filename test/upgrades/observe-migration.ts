// Runs migrations on a real store as `migrate` does, and observes what they do: the schema before and after, the rows they write and the locks
// they hold.
import { DatabaseSync, constants } from 'node:sqlite'
import { Kysely, PostgresDialect, sql, type SqliteDatabase, SqliteDialect } from 'kysely'
import { Pool } from 'pg'
import { migrate } from '../../src/platform/store/migrate.ts'
import { type Migration, migrationKind } from '../../src/platform/store/migrations/migration.ts'
import type { DialectName } from '../../src/platform/store/schema/schema.ts'
import type { Observed, Schema } from './migration-rules.ts'

type Migrations = Readonly<Record<string, Migration>>

export interface ObservedStore {
  /** Runs the migrations that have not run, without a look at them. */
  prepare(migrations: Migrations): Promise<void>
  /** Runs the last of these migrations, and says what it did. */
  observe(migrations: Migrations): Promise<Observed>
  close(): Promise<void>
}

/** why not our own opening: its driver is hidden, and SQLite tells only the driver which tables a statement writes */
export function observedSqlite(): ObservedStore {
  const database = new DatabaseSync(':memory:')
  const written = new Set<string>()
  const writing = new Set([constants.SQLITE_INSERT, constants.SQLITE_UPDATE, constants.SQLITE_DELETE])
  database.setAuthorizer((action, table) => {
    if (writing.has(action) && table !== null && !table.startsWith('sqlite_')) written.add(table)
    return constants.SQLITE_OK
  })
  const driver: SqliteDatabase = {
    prepare(text) {
      const statement = database.prepare(text)
      type Values = Parameters<typeof statement.all>
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as Values)),
        run: (values) => statement.run(...(values as Values)),
        iterate: (values) => statement.iterate(...(values as Values)),
      }
    },
    close: () => database.close(),
  }
  return observedStore(new Kysely({ dialect: new SqliteDialect({ database: driver }) }), 'sqlite', {
    schemaOf: sqliteSchema,
    async watch() {
      const writes = new Set(written)
      written.clear()
      return { writes, blocked: new Set() }
    },
  })
}

export function observedPostgres(url: string): ObservedStore {
  const pool = new Pool({ connectionString: url, max: 1 })
  // why: the database is dropped while the connection closes
  pool.on('error', () => undefined)
  return observedStore(new Kysely({ dialect: new PostgresDialect({ pool }) }), 'postgres', {
    schemaOf: postgresSchema,
    async watch(tx) {
      const { rows } = await sql<{ readonly name: string; readonly mode: string }>`
        select relation::regclass::text as name, mode from pg_locks
        where pid = pg_backend_pid() and locktype = 'relation' and granted`.execute(tx)
      const held = (modes: RegExp) =>
        new Set(rows.filter(({ mode }) => modes.test(mode)).map(({ name }) => name))
      // why by locks: a statement takes that of a writer also where it finds no row
      return { writes: held(/^RowExclusiveLock$/), blocked: held(/^(AccessExclusive|Exclusive|Share)Lock$/) }
    },
  })
}

interface Watched {
  readonly writes: ReadonlySet<string>
  readonly blocked: ReadonlySet<string>
}

interface Means {
  readonly schemaOf: (db: Kysely<unknown>) => Promise<Schema>
  /** The tables that the transaction wrote since the last call, and those it keeps from writers. */
  readonly watch: (tx: Kysely<unknown>) => Promise<Watched>
}

function observedStore(db: Kysely<unknown>, dialect: DialectName, { schemaOf, watch }: Means): ObservedStore {
  const run = (migrations: Migrations, isContract: boolean) =>
    migrate(db, dialect, { migrations, contract: isContract })
  return {
    prepare: async (migrations) => void (await run(migrations, true)),
    async observe(migrations) {
      const [name, last] = Object.entries(migrations).at(-1) ?? []
      if (name === undefined || last === undefined) throw new Error('no migration')
      const seen: Watched[] = []
      const watched = async <T>(tx: Kysely<unknown>, work: () => Promise<T>): Promise<T> => {
        // why: what came before is not of this migration
        await watch(tx)
        const result = await work()
        seen.push(await watch(tx))
        return result
      }
      const before = await schemaOf(db)
      // why not for a fill: it would run twice
      const isContract = migrationKind(name) === 'contract'
      await run({ ...migrations, [name]: watchedMigration(last, watched) }, isContract)
      const after = await schemaOf(db)
      const isKept = (table: string): boolean => before.has(`table ${table}`) && after.has(`table ${table}`)
      const writes = seen.flatMap((each) => [...each.writes]).filter(isKept)
      return { before, after, writes: new Set(writes), blocked: seen.map(({ blocked }) => blocked) }
    },
    close: () => db.destroy(),
  }
}

function watchedMigration(
  migration: Migration,
  watched: <T>(tx: Kysely<unknown>, work: () => Promise<T>) => Promise<T>,
): Migration {
  if (typeof migration === 'function') return (tx, dialect) => watched(tx, () => migration(tx, dialect))
  // why not an index: it is built outside of a transaction, and holds no lock to an end
  if ('index' in migration) return migration
  const { fill } = migration
  return { fill: (batch, dialect) => fill((work) => batch((tx) => watched(tx, () => work(tx))), dialect) }
}

const schemaFrom = (
  rows: readonly { readonly what: string; readonly table: string; readonly is: string }[],
): Schema => new Map(rows.map(({ what, table, is }) => [what, { table, is }]))

async function sqliteSchema(db: Kysely<unknown>): Promise<Schema> {
  const { rows } = await sql<{ what: string; table: string; is: string }>`
    with tables as (select name, rootpage from sqlite_master where type = 'table' and name not in ('kysely_migration'))
    select 'table ' || name as what, name as "table", '' as "is" from tables
    union all select 'file of ' || name, name, cast(rootpage as text) from tables
    union all select 'column ' || tables.name || '.' || its.name, tables.name,
        its.type || coalesce(' default ' || its.dflt_value, '') || iif(its."notnull", ' not null', '')
      from tables, pragma_table_xinfo(tables.name) its
    union all select type || ' ' || name, tbl_name, sql from sqlite_master where type in ('index', 'trigger') and sql is not null
  `.execute(db)
  return schemaFrom(rows)
}

async function postgresSchema(db: Kysely<unknown>): Promise<Schema> {
  const { rows } = await sql<{ what: string; table: string; is: string }>`
    with relations as (
      select c.oid, c.relname as name, c.relkind as kind, c.relfilenode::text as file, coalesce(t.relname, c.relname) as "table",
        c.relrowsecurity || ' ' || c.relforcerowsecurity as security
      from pg_class c left join pg_index i on i.indexrelid = c.oid left join pg_class t on t.oid = i.indrelid
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'i') and c.relname !~ '^kysely_migration')
    select 'table ' || name as what, "table", 'row security ' || security as "is" from relations where kind = 'r'
    union all select 'file of ' || name, "table", file from relations
    union all select 'index ' || name, "table", pg_get_indexdef(oid) from relations where kind = 'i'
    union all select 'column ' || name || '.' || attname, "table",
        format_type(atttypid, atttypmod) || coalesce(' collate ' || nullif(attcollation, 0)::regcollation, '')
          || coalesce(' default ' || pg_get_expr(adbin, adrelid), case when attidentity <> '' then ' default identity' end, '')
          || case when attnotnull then ' not null' else '' end
      from relations join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped
        left join pg_attrdef on adrelid = attrelid and adnum = attnum where kind = 'r'
    union all select 'constraint ' || name || '.' || conname, "table", pg_get_constraintdef(its.oid)
      from relations join pg_constraint its on conrelid = relations.oid and contype <> 'n'
    union all select 'policy ' || name || '.' || polname, "table", pg_get_expr(polqual, polrelid) || pg_get_expr(polwithcheck, polrelid)
      from relations join pg_policy on polrelid = relations.oid
    union all select 'trigger ' || name || '.' || tgname, "table", pg_get_triggerdef(its.oid)
      from relations join pg_trigger its on tgrelid = relations.oid and not tgisinternal
  `.execute(db)
  return schemaFrom(rows)
}
