// Updates the tables to the form this program needs, while servers of the release before go on. Each migration runs once.
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type BuildIndex, type RunBatch, migrationKind, type Migration } from './migrations/migration.ts'
import { migrations as ours } from './migrations/migrations.ts'
import type { Database, DialectName } from './schema/schema.ts'

/** The tables cannot be updated, or used by this program, as they are. */
export class MigrationRefused extends Error {
  readonly advice: string

  constructor(message: string, advice: string) {
    super(message)
    this.advice = advice
  }
}

export interface MigrateOptions {
  /** No older release serves any more: fills its last rows, and takes away what only it needs. Without it, that is left. */
  readonly contract?: boolean
  /** With `contract`, repeats the fills on SQLite too where nothing is to be taken away: an older release may have served between. */
  readonly refills?: boolean
  /** Tests bring their own. */
  readonly migrations?: Readonly<Record<string, Migration>>
  /** Milliseconds a change waits for a lock of PostgreSQL, with all requests behind it; and between two tries. */
  readonly lockMs?: number
  readonly attempts?: number
}

const LOCK_MS = 1_000
const ATTEMPTS = 30
/** As of Kysely's migrator, which older releases take: of all programs one changes the tables. */
const PROGRAM_LOCK = sql`3853314791062309107`
const PROGRAM_LOCK_ATTEMPTS = 2_400
const PROGRAM_LOCK_POLL_MS = 250

/**
 * Runs the pending migrations, and returns the names of those that ran. Each is committed for itself: a program that is killed goes on where
 * it was. An empty database gets all of them in one transaction. Throws MigrationRefused.
 */
export async function migrate(
  db: Database,
  dialect: DialectName,
  {
    contract = false,
    refills = false,
    migrations = ours,
    lockMs = LOCK_MS,
    attempts = ATTEMPTS,
  }: MigrateOptions = {},
): Promise<readonly string[]> {
  // why the cast: the tables are those of no release
  const bare = db as unknown as Tableless
  const before = await migrationState(bare, dialect, migrations)
  // why on PostgreSQL: there servers of the release before may have written rows that no fill has seen
  const endsUpgrade = contract && (refills || dialect === 'postgres' || before.contracts.length > 0)
  if (before.pending.length === 0 && !endsUpgrade) return []
  return bare.connection().execute((connection) =>
    alone(connection, dialect, async () => {
      await sql`create table if not exists kysely_migration
        (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(connection)
      const { isNew, pending, contracts } = await migrationState(connection, dialect, migrations)
      const all = Object.entries(migrations)
      if (isNew) return inOne(connection, dialect, all)
      const patience = { lockMs, attempts }
      const batch: RunBatch = (work) =>
        dialect === 'sqlite'
          ? connection.transaction().execute(work)
          : besideOthers(connection, patience, work)
      const run = async (names: readonly string[]): Promise<void> => {
        for (const [name, migration] of all)
          if (names.includes(name))
            await runOne({ db: connection, dialect, batch, patience }, name, migration)
      }
      await run(pending)
      if (!endsUpgrade) return pending
      if (dialect === 'postgres') await refuseOlderServers(connection)
      // why again: servers of the release before have written rows since. A contract that has run ended the upgrades before it.
      const ended = all.findLastIndex(
        ([name]) => migrationKind(name) === 'contract' && !contracts.includes(name),
      )
      for (const [, migration] of all.slice(ended + 1))
        if ('fill' in migration) await migration.fill(batch, dialect)
      await run(contracts)
      return [...pending, ...contracts]
    }),
  )
}

type Tableless = Kysely<unknown>

interface Patience {
  readonly lockMs: number
  readonly attempts: number
}

interface Running {
  readonly db: Tableless
  readonly dialect: DialectName
  readonly batch: RunBatch
  readonly patience: Patience
}

/** Runs a migration and notes it: in one transaction, or after it where it may run twice. */
async function runOne(
  { db, dialect, batch, patience }: Running,
  name: string,
  migration: Migration,
): Promise<void> {
  if (typeof migration === 'function')
    return batch(async (tx) => {
      if (await isFirst(tx, name)) await migration(tx, dialect)
    })
  if ('fill' in migration) await migration.fill(batch, dialect)
  else if (dialect === 'postgres') await untilFree(patience, () => buildBesideWriters(db, migration))
  else await batch((tx) => buildIndex(tx, migration, dialect))
  await batch((tx) => isFirst(tx, name))
}

const inOne = (
  db: Tableless,
  dialect: DialectName,
  migrations: readonly (readonly [string, Migration])[],
): Promise<readonly string[]> =>
  db.transaction().execute(async (tx) => {
    for (const [name, migration] of migrations) {
      if (!(await isFirst(tx, name))) continue
      if (typeof migration === 'function') await migration(tx, dialect)
      else if ('fill' in migration) await migration.fill((work) => work(tx), dialect)
      else await buildIndex(tx, migration, dialect)
    }
    return migrations.map(([name]) => name)
  })

export interface MigrationState {
  /** None has run: the database is empty. */
  readonly isNew: boolean
  /** Those that run while servers of the release before go on. */
  readonly pending: readonly string[]
  /** Those that wait until no such server is left. */
  readonly contracts: readonly string[]
}

/**
 * Which migrations have not run yet. Changes nothing. Throws MigrationRefused where a newer program took away what this one needs; what it
 * only added or filled is no obstacle.
 */
export async function migrationState(
  db: Database | Tableless,
  dialect: DialectName,
  migrations: Readonly<Record<string, Migration>> = ours,
): Promise<MigrationState> {
  const applied = await appliedMigrations(db as Tableless, dialect)
  const foreign = [...applied].find(
    (name) => !(name in migrations) && !['expand', 'fill'].includes(migrationKind(name)),
  )
  if (foreign !== undefined)
    throw new MigrationRefused(
      `its tables are too new: migration ${foreign} took away what this program needs`,
      'It was made by a newer Assay: upgrade this program.',
    )
  const waiting = Object.keys(migrations).filter((name) => !applied.has(name))
  return {
    isNew: applied.size === 0,
    pending: waiting.filter((name) => migrationKind(name) !== 'contract'),
    contracts: waiting.filter((name) => migrationKind(name) === 'contract'),
  }
}

async function appliedMigrations(db: Tableless, dialect: DialectName): Promise<ReadonlySet<string>> {
  const { rows } = await (
    dialect === 'sqlite'
      ? sql`select 1 from sqlite_master where name = 'kysely_migration'`
      : sql`select 1 where to_regclass('kysely_migration') is not null`
  ).execute(db)
  if (rows.length === 0) return new Set()
  const names = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(db)
  return new Set(names.rows.map(({ name }) => name))
}

/** why polled: a statement that waits for the lock keeps a concurrent index from its end */
async function alone<T>(db: Tableless, dialect: DialectName, work: () => Promise<T>): Promise<T> {
  if (dialect === 'sqlite') return work()
  const isTaken = async (): Promise<boolean> => {
    const { rows } = await sql<{
      taken: boolean
    }>`select pg_try_advisory_lock(${PROGRAM_LOCK}) as taken`.execute(db)
    return rows[0]?.taken === true
  }
  for (let attempt = 1; !(await isTaken()); attempt++) {
    if (attempt === PROGRAM_LOCK_ATTEMPTS)
      throw new MigrationRefused('another program is changing its tables', 'Try again when that has ended.')
    await wait(PROGRAM_LOCK_POLL_MS)
  }
  try {
    return await work()
  } finally {
    // why ignored: if this fails, the connection is gone, and the lock with it
    await sql`select pg_advisory_unlock(${PROGRAM_LOCK})`.execute(db).catch(() => undefined)
  }
}

/** Notes that a migration has run. False where another process was first. */
async function isFirst(tx: Tableless, name: string): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into kysely_migration (name, timestamp)
    values (${name}, ${new Date().toISOString()}) on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

const indexedBy = ({ on }: BuildIndex, dialect: DialectName) =>
  sql.raw(typeof on === 'string' ? on : on[dialect])

const buildIndex = (db: Tableless, migration: BuildIndex, dialect: DialectName): Promise<unknown> =>
  sql`create index if not exists ${sql.id(migration.index)} on ${indexedBy(migration, dialect)}`.execute(db)

async function buildBesideWriters(db: Tableless, migration: BuildIndex): Promise<void> {
  const { index } = migration
  const { rows } =
    await sql`select 1 from pg_index where indexrelid = to_regclass(${index}) and not indisvalid`.execute(db)
  // why: a build that was broken off leaves an index that serves nothing
  if (rows.length > 0) await sql`drop index concurrently ${sql.id(index)}`.execute(db)
  await sql`create index concurrently if not exists ${sql.id(index)} on ${indexedBy(migration, 'postgres')}`.execute(
    db,
  )
}

/** A lock that did not come in time, and a deadlock. */
const BLOCKED = new Set(['55P03', '40P01'])

/** Tries work again that met a lock. Each try does all of it, or nothing. */
async function untilFree<T>({ lockMs, attempts }: Patience, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      const isBlocked = error instanceof Error && 'code' in error && BLOCKED.has(String(error.code))
      if (!isBlocked || attempt === attempts) throw error
      await wait(lockMs)
    }
}

/**
 * A transaction that waits a moment for its locks, gives up with all it did, and is tried again. why: every request for a table waits behind
 * the change that waits for it
 */
const besideOthers = <T>(
  db: Tableless,
  patience: Patience,
  work: (tx: Tableless) => Promise<T>,
): Promise<T> =>
  untilFree(patience, () =>
    db.transaction().execute(async (tx) => {
      await sql`select set_config('lock_timeout', ${`${patience.lockMs}ms`}, true)`.execute(tx)
      return work(tx)
    }),
  )

/** Best effort: a server that has no connection at this moment is not seen. */
async function refuseOlderServers(db: Tableless): Promise<void> {
  const { rows } = await sql<{ readonly name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name ~ '^assay( |$)'
      and application_name < current_setting('application_name')`.execute(db)
  if (rows.length > 0)
    throw new MigrationRefused(
      `a program of an older Assay is connected: ${rows.map(({ name }) => name).join(', ')}`,
      'Stop it, then repeat the command.',
    )
}
