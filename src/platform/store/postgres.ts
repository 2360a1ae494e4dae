// The production store: PostgreSQL 15 or newer through pg.
import { Kysely, type Logger, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely'
import { Pool } from 'pg'
import { StoreUnavailable } from '../../call/ports.ts'
import { newestMigration } from './migrations/migrations.ts'
import type { Tables } from './schema/schema.ts'
import { trustedConnections } from './trusted-connections.ts'

/** Connections of a process. */
export const POOL_SIZE = 10
const CONNECT_MS = 5_000
const STATEMENT_MS = 10_000
/** Milliseconds a transaction may be idle between its statements. */
const IDLE_MS = 30_000

interface PostgresOptions {
  readonly patient?: boolean
  readonly isPooled?: boolean
  readonly statementMs?: number | undefined
  /** Called after each statement. */
  readonly log?: Logger | undefined
}

/**
 * Opens a pool of connections. Connects with the first query. A patient pool waits for a statement without a limit. Behind a
 * pooler in transaction mode a connection has no settings of its own: there the role of the database has the time-outs.
 */
export function openPostgres(
  url: string,
  { patient = false, isPooled = false, statementMs = STATEMENT_MS, log }: PostgresOptions = {},
): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    // why said: the role of the database may have a time-out
    ...(patient && { options: '-c statement_timeout=0' }),
    // why a client time-out too: a server that hangs does not enforce its time-out
    ...(!patient && { query_timeout: statementMs + 1_000 }),
    ...(!patient &&
      !isPooled && {
        statement_timeout: statementMs,
        // why: the locks of a client that hangs or was cut off block all others
        idle_in_transaction_session_timeout: IDLE_MS,
      }),
    keepAlive: true,
    // why the number: `assay migrate --contract` looks for servers of older releases
    application_name: `assay ${newestMigration}`,
  })
  // why: a closed idle connection raises this event, and without a listener it ends the process
  pool.on('error', () => undefined)
  // and a borrowed connection that dies between two queries raises it on itself
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Tables>({
    dialect: new ForgivingDialect({ pool: trustedConnections(pool, { keepsStatements: !isPooled }) }),
    ...(log && { log }),
  })
}

class ForgivingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new ForgivingDriver(this.#config)
  }
}

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0]

/** A rollback over a dead connection fails too; the error before it is the one to report. */
class ForgivingDriver extends PostgresDriver {
  override async rollbackTransaction(connection: Connection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined)
  }
}

/**
 * Turns errors that mean "not now" into StoreUnavailable: connections (08), a server that is read-only or in another
 * transaction than we believe (25), resources (53), shutdown and time-outs (57), its disk (58030), deadlocks (40),
 * locks (55P03).
 */
export function postgresFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const passing =
    /^(08|25|53|57|58030|40001|40P01|55P03|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN)/.test(
      code,
    ) ||
    /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|not queryable/.test(
      error.message,
    )
  return passing
    ? new StoreUnavailable(`PostgreSQL cannot answer (${code || error.message})`, { cause: error })
    : error
}
