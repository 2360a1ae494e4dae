// The embedded store: SQLite through node:sqlite, WAL with synchronous FULL, one connection, one file.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  sql,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type SqliteDatabase,
  type SqliteStatement,
  type Logger,
} from 'kysely'
import { StoreUnavailable } from '../../call/ports.ts'
import type { Tables } from './schema/schema.ts'

const BUSY_MS = 5_000
const CACHE_KIB = 64 * 1024
const CHECKPOINT_PAGES = 16_384
const MAX_STATEMENTS = 500
/** SQLite result codes of a store that cannot answer now: busy, locked, read-only, I/O error, full, cannot open. */
const UNAVAILABLE = new Set([5, 6, 8, 10, 13, 14])

/** The settings every connection must have; `doctor` reads them back. */
export const sqlitePragmas = {
  journal_mode: 'wal',
  synchronous: 2,
  foreign_keys: 1,
  busy_timeout: BUSY_MS,
  // why: register keys come in random order; with the default of 2 MB each one is read from disk and written back
  cache_size: -CACHE_KIB,
  // why: erased values must not stay in the free parts of the file. It costs an import too little to measure
  secure_delete: 1,
  // why: with the default of 1,000 pages an import writes most pages twice
  wal_autocheckpoint: CHECKPOINT_PAGES,
} as const

/** Opens or creates the database file. `log` is called after each statement. */
export function openSqlite(path: string, log?: Logger): Kysely<Tables> {
  // why the time-out at once: switching to WAL takes a lock that another process may hold
  const database = new DatabaseSync(path, { timeout: BUSY_MS })
  for (const [name, value] of Object.entries(sqlitePragmas)) database.exec(`pragma ${name} = ${value}`)
  return new Kysely<Tables>({
    dialect: new EmbeddedDialect(new StatementCache(database)),
    ...(log && { log }),
  })
}

/** Writes the write-ahead log into the file and empties it. False where another process reads it. */
export const truncateLog = (db: Kysely<Tables>): Promise<boolean> =>
  db.connection().execute(async (connection) => {
    // why no time-out: the wait for a backup that reads the log would stop every request
    await sql`pragma busy_timeout = 0`.execute(connection)
    try {
      const { rows } = await sql<{ readonly busy: number }>`pragma wal_checkpoint(truncate)`.execute(
        connection,
      )
      return rows[0]?.busy === 0
    } finally {
      await sql`pragma busy_timeout = ${sql.raw(String(BUSY_MS))}`.execute(connection)
    }
  })

/**
 * Runs work on a connection that does not wait for the disk when it commits. If the machine stops at once, the newest such commits
 * may be lost, all later ones with them; whatever was committed before them stays. A stop of the process alone loses nothing.
 */
export const withoutFlush = <T>(
  db: Kysely<Tables>,
  work: (connection: Kysely<Tables>) => Promise<T>,
): Promise<T> =>
  db.connection().execute(async (connection) => {
    if ((await levelOf(connection)) < sqlitePragmas.synchronous) return work(connection)
    await connection.executeQuery(LOWER)
    try {
      return await work(connection)
    } finally {
      await connection.executeQuery(RAISE)
    }
  })

const LOWER = CompiledQuery.raw('pragma synchronous = normal')
const RAISE = CompiledQuery.raw(`pragma synchronous = ${sqlitePragmas.synchronous}`)

/** The level outside of `withoutFlush`. why by adapter: it is one object per opened store */
const levels = new WeakMap<object, number>()

/** Read once: it is set where the store is opened. */
async function levelOf(connection: Kysely<Tables>): Promise<number> {
  const { adapter } = connection.getExecutor()
  const known = levels.get(adapter)
  if (known !== undefined) return known
  const { rows } = await sql<{ readonly synchronous: number }>`pragma synchronous`.execute(connection)
  const level = rows[0]?.synchronous ?? sqlitePragmas.synchronous
  levels.set(adapter, level)
  return level
}

/** Turns driver errors that mean "not now" into StoreUnavailable. */
export function sqliteFailure(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return error
  return UNAVAILABLE.has(error.errcode & 0xff)
    ? new StoreUnavailable(`SQLite cannot answer (${error.message})`, { cause: error })
    : error
}

class EmbeddedDialect extends SqliteDialect {
  readonly #database: SqliteDatabase

  constructor(database: SqliteDatabase) {
    super({ database })
    this.#database = database
  }

  override createDriver(): SqliteDriver {
    return new ForgivingDriver({ database: this.#database })
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdl()
  }
}

/** When a commit fails, SQLite has often already rolled back; the error before it is the one to report. */
class ForgivingDriver extends SqliteDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined)
  }
}

/**
 * SQLite's schema changes are transactional. This flag makes two concurrent first starts migrate one after the other.
 */
class TransactionalDdl extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Gives node:sqlite the interface that Kysely expects of better-sqlite3, and keeps prepared statements. */
class StatementCache implements SqliteDatabase {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, SqliteStatement>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  prepare(text: string): SqliteStatement {
    const known = this.#statements.get(text)
    if (known) return known
    // why immediate: a second process (an operator command) then waits at the start, not in the middle of a transaction
    const statement = adapt(this.#database.prepare(text === 'begin' ? 'begin immediate' : text))
    // why not kept: SQLite sets many of its settings when it prepares the statement, and nothing when it runs it again
    if (text.startsWith('pragma ')) return statement
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear()
    this.#statements.set(text, statement)
    return statement
  }

  close(): void {
    this.#statements.clear()
    this.#database.close()
  }
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...checked(parameters)),
    run: (parameters) => statement.run(...checked(parameters)),
    iterate: (parameters) => statement.iterate(...checked(parameters)),
  }
}

/**
 * node:sqlite takes an object in first place as named parameters and binds the rest to the wrong columns: refuse it.
 */
function checked(parameters: readonly unknown[]): SQLInputValue[] {
  for (const value of parameters) {
    if (
      typeof value !== 'string' &&
      typeof value !== 'number' &&
      value !== null &&
      typeof value !== 'bigint'
    ) {
      throw new TypeError(`SQLite cannot bind a ${typeof value}`)
    }
  }
  return parameters as SQLInputValue[]
}
