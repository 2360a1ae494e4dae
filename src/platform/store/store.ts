// The store on either database: the same queries, the same guarantees.
import { CompiledQuery, type Logger, sql } from 'kysely'
import type {
  Accounts,
  Agents,
  IdentityProviders,
  Members,
  OAuthRecords,
  Passkeys,
  SecondFactors,
} from '../../accounts/ports.ts'
import type { DeadJobStore, JobQueue, TenantStore } from '../../call/ports.ts'
import type { SharedIndexes } from '../../screening/ports.ts'
import type { SourceStore } from '../../sources/ports.ts'
import { createAccounts } from './accounts.ts'
import { createAgents } from './agents.ts'
import { deadJobsOf } from './dead-jobs.ts'
import { deliveryQueue } from './delivery-queue.ts'
import { groupCommit } from './group-commit.ts'
import { createMembers } from './members.ts'
import {
  migrate,
  type MigrateOptions,
  MigrationRefused,
  type MigrationState,
  migrationState,
} from './migrate.ts'
import { createOAuthRecords } from './oauth-records.ts'
import { createPasskeys } from './passkeys.ts'
import { openPostgres, postgresFailure } from './postgres.ts'
import { createSecondFactors } from './second-factors.ts'
import type { Database, DialectName } from './schema/schema.ts'
import { createIdentityProviders } from './identity-providers.ts'
import { createJobQueue, type QueueTable } from './job-queue.ts'
import { type Leadership, leadershipOn } from './leadership.ts'
import { sharedIndexesOn } from './shared-indexes.ts'
import type { Transact } from './source-removal.ts'
import { createSourceStore } from './source-store.ts'
import { openSqlite, sqliteFailure, truncateLog } from './sqlite.ts'
import { storedProgress, tenantReads } from './tenant-reads.ts'
import type { TenantReads, TenantWrites } from './tenant.ts'
import { tenantWrites } from './tenant-writes.ts'
import { workQueue } from './work-queue.ts'
import { writeProof } from './write-proof.ts'

export type StoreLocation =
  | { readonly kind: 'sqlite'; readonly path: string }
  | {
      readonly kind: 'postgres'
      readonly url: string
      /** Past a pooler in transaction mode, for what a session has to keep: locks, and the updates of tables. */
      readonly directUrl?: string
    }

/** All stored data, with the methods the capabilities use. */
export interface Store extends TenantStore<TenantReads, TenantWrites> {
  readonly accounts: Accounts
  readonly members: Members
  readonly secondFactors: SecondFactors
  readonly passkeys: Passkeys
  readonly identityProviders: IdentityProviders
  readonly agents: Agents
  /** The sign-in of agents. */
  readonly oauth: OAuthRecords
  readonly sources: SourceStore
  /** The runs that wait, the batches, the passes, and the deliveries of events. */
  readonly queue: JobQueue
  readonly batchQueue: JobQueue
  readonly passQueue: JobQueue
  readonly deliveryQueue: JobQueue
  readonly deadJobs: DeadJobStore
  /** Undefined on SQLite: one machine keeps its indexes as files. */
  readonly sharedIndexes: SharedIndexes | undefined
  /** The progress map of one session. */
  progress(workspaceId: string, sessionId: string): Promise<string | undefined>
  /** Resolves when the store answers and its tables are those of this program. */
  ping(): Promise<void>
  /** Resolves when the store accepts a write. Cheap: all calls within a second share one write. */
  proveWrite(): Promise<void>
  /** Removes deleted values from the log file of SQLite too. False where another process keeps it from that now. */
  purgeDeleted(): Promise<boolean>
  close(): Promise<void>
}

/** A store and its connection, for the operator's commands. */
export interface OpenStore extends Store, Leadership {
  readonly dialect: DialectName
  readonly db: Database
  /** Runs work on `db`; its errors become those of the store. */
  readonly attempt: <T>(work: () => Promise<T>) => Promise<T>
}

/** Writes the whole file of an SQLite store again, without the free parts in which deleted values may be. */
export async function rewriteFile({ dialect, db, attempt }: OpenStore): Promise<void> {
  if (dialect === 'sqlite') await attempt(() => sql`vacuum`.execute(db))
}

/** The store is unusable: missing, unreadable, foreign, or made by a newer program. */
export class StoreUnusable extends Error {
  constructor(location: StoreLocation, cause: unknown) {
    const place = location.kind === 'sqlite' ? `database ${location.path}` : 'database at DATABASE_URL'
    const because = cause instanceof Error ? cause.message : String(cause)
    const advice =
      cause instanceof MigrationRefused
        ? cause.advice
        : `Check ${location.kind === 'sqlite' ? 'ASSAY_DATA_DIR, its owner and its rights' : 'that the server runs and the login may use it'}.`
    super(`The ${place} cannot be used (${because}). ${advice}`, { cause })
  }
}

export interface StoreOptions {
  /** Also takes away what only older releases need: only where none of them serves. */
  readonly contract?: boolean
  /** The longest PostgreSQL statement in milliseconds; tests of a server that hangs shorten it. */
  readonly statementMs?: number
  /** After this silence a leader leads no more; tests shorten it. */
  readonly leaderSilentMs?: number
  /** Called after each statement, in the asynchronous context of the caller. */
  readonly onStatement?: (statement: EndedStatement) => void
}

export interface EndedStatement {
  /** SQL with placeholders in the place of values. */
  readonly text: string
  readonly milliseconds: number
  readonly failed: boolean
}

/** Opens the store and updates its tables. Throws StoreUnusable. */
export async function openStore(location: StoreLocation, options: StoreOptions = {}): Promise<OpenStore> {
  const db = open(location, options)
  const direct = hasPooler(location) ? openPostgres(location.directUrl, postgresOptions(options)) : db
  const failure = location.kind === 'sqlite' ? sqliteFailure : postgresFailure
  const guarded = <T>(work: () => Promise<T>): Promise<T> =>
    work().catch((error: unknown) => {
      throw failure(error)
    })
  const close = async (): Promise<void> => {
    await db.destroy()
    if (direct !== db) await direct.destroy()
  }
  try {
    const { contract = false } = options
    await guarded(() =>
      location.kind === 'sqlite'
        ? migrate(db, 'sqlite', { contract })
        : migratePostgres(location, { contract }),
    )
  } catch (error) {
    await close()
    throw new StoreUnusable(location, error)
  }
  const transact = location.kind === 'sqlite' ? groupCommit(db) : plainTransactions(db)
  const tenants = location.kind === 'sqlite' ? embeddedTenants(db, transact) : sharedTenants(db)
  const proveWrite = writeProof(transact)
  const queueOf = (table: QueueTable): JobQueue =>
    guardAll(createJobQueue(db, table, transact, location.kind), guarded)
  const queues = {
    run: queueOf(workQueue('run')),
    batch: queueOf(workQueue('batch')),
    pass: queueOf(workQueue('pass')),
    delivery: queueOf(deliveryQueue),
  }
  const sources = createSourceStore(db, direct, location.kind, (work, how) =>
    guarded(() => transact(work, how)),
  )
  return {
    dialect: location.kind,
    db,
    attempt: guarded,
    lead: (work) => guarded(() => leadershipOn(direct, location.kind, options.leaderSilentMs).lead(work)),
    accounts: guardAll(createAccounts(db, location.kind), guarded),
    members: guardAll(createMembers(db, location.kind), guarded),
    secondFactors: guardAll(createSecondFactors(db, location.kind), guarded),
    passkeys: guardAll(createPasskeys(db, location.kind), guarded),
    identityProviders: guardAll(createIdentityProviders(db, location.kind), guarded),
    agents: guardAll(createAgents(db, location.kind), guarded),
    oauth: guardAll(createOAuthRecords(db), guarded),
    queue: queues.run,
    batchQueue: queues.batch,
    passQueue: queues.pass,
    deliveryQueue: queues.delivery,
    deadJobs: deadJobsOf(queues),
    sharedIndexes: location.kind === 'sqlite' ? undefined : sharedIndexesOn(db, direct),
    // why separate: it returns pages, not a promise
    sources: {
      ...guardAll(sources, guarded),
      recordsOf: (snapshot) => guardPages(sources.recordsOf(snapshot), failure),
    },
    progress: (workspaceId, id) => guarded(() => tenants.progress(workspaceId, id)),
    read: (workspaceId, work) => guarded(() => tenants.read(workspaceId, work)),
    write: (workspaceId, work, how) => guarded(() => tenants.write(workspaceId, work, how)),
    ping: () => guarded(() => sql`select 1 from workspaces limit 1`.execute(db)).then(() => undefined),
    proveWrite: () => guarded(proveWrite),
    purgeDeleted: () => guarded(() => (location.kind === 'sqlite' ? truncateLog(db) : Promise.resolve(true))),
    close,
  }
}

/** Updates the tables of a store as `openStore` does, and returns the names of the migrations that ran. Throws StoreUnusable. */
export async function updateTables(
  location: StoreLocation,
  options: MigrateOptions = {},
): Promise<readonly string[]> {
  try {
    if (location.kind === 'postgres') return await migratePostgres(location, options)
    const db = open(location, {})
    try {
      return await migrate(db, 'sqlite', { ...options, refills: true })
    } finally {
      await db.destroy()
    }
  } catch (error) {
    throw new StoreUnusable(location, error)
  }
}

/** Which changes of its tables a store waits for. Changes nothing. Throws StoreUnusable. */
export async function pendingChanges(location: StoreLocation): Promise<MigrationState> {
  const db = open(location, {})
  try {
    return await migrationState(db, location.kind)
  } catch (error) {
    throw new StoreUnusable(location, error)
  } finally {
    await db.destroy()
  }
}

function open(location: StoreLocation, options: StoreOptions): Database {
  try {
    return location.kind === 'sqlite'
      ? openSqlite(location.path, loggerOf(options))
      : openPostgres(location.url, { ...postgresOptions(options), isPooled: hasPooler(location) })
  } catch (error) {
    throw new StoreUnusable(location, error)
  }
}

const postgresOptions = (options: StoreOptions) => ({
  statementMs: options.statementMs,
  log: loggerOf(options),
})

const loggerOf = ({ onStatement }: StoreOptions): Logger | undefined =>
  onStatement &&
  (({ level, query, queryDurationMillis }) =>
    onStatement({ text: query.sql, milliseconds: queryDurationMillis, failed: level === 'error' }))

const hasPooler = (
  location: StoreLocation,
): location is Extract<StoreLocation, { kind: 'postgres' }> & { readonly directUrl: string } =>
  location.kind === 'postgres' && location.directUrl !== undefined

// why not over the pool of the store: an index of a large table takes longer than any other statement may
async function migratePostgres(
  { url, directUrl }: Extract<StoreLocation, { kind: 'postgres' }>,
  options: MigrateOptions,
): Promise<readonly string[]> {
  const db = openPostgres(directUrl ?? url, { patient: true })
  try {
    return await migrate(db, 'postgres', options)
  } finally {
    await db.destroy()
  }
}

type Tenants = Pick<Store, 'progress' | 'read' | 'write'>

const plainTransactions =
  (db: Database): Transact =>
  (work) =>
    db.transaction().execute(work)

// why deferred: it takes no lock that a writer waits for
const BEGIN_READ = CompiledQuery.raw('begin deferred')
const END_READ = CompiledQuery.raw('commit')

/**
 * SQLite: one connection. A read is a transaction, because commands write beside the server: it sees one state of the store.
 */
function embeddedTenants(db: Database, transact: Transact): Tenants {
  return {
    progress: (workspaceId, id) => storedProgress(db, workspaceId, id),
    read: (workspaceId, work) =>
      db.connection().execute(async (connection) => {
        await connection.executeQuery(BEGIN_READ)
        try {
          return await work(tenantReads(connection, workspaceId, 'sqlite'))
        } finally {
          await connection.executeQuery(END_READ)
        }
      }),
    write: (workspaceId, work, options) =>
      transact((tx) => work(tenantWrites(tx, workspaceId, 'sqlite')), options),
  }
}

/**
 * PostgreSQL: every transaction names its workspace, for that transaction only; a pooled connection keeps nothing. Every write is
 * durable: a database of several servers may stop while they go on.
 */
function sharedTenants(db: Database): Tenants {
  const naming = async (tx: Database, workspaceId: string): Promise<void> => {
    await sql`select set_config('assay.workspace_id', ${workspaceId}, true)`.execute(tx)
  }
  const read: Tenants['read'] = (workspaceId, work) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        await naming(tx, workspaceId)
        return work(tenantReads(tx, workspaceId, 'postgres'))
      })
  return {
    progress: (workspaceId, id) =>
      db.transaction().execute(async (tx) => {
        await naming(tx, workspaceId)
        return storedProgress(tx, workspaceId, id)
      }),
    read,
    write: (workspaceId, work) =>
      db.transaction().execute(async (tx) => {
        await naming(tx, workspaceId)
        return work(tenantWrites(tx, workspaceId, 'postgres'))
      }),
  }
}

type Method = (...args: never[]) => Promise<unknown>

/** Wraps every method of an object to translate its errors. */
function guardAll<T extends object>(target: T, guarded: <R>(work: () => Promise<R>) => Promise<R>): T {
  const entries = Object.entries(target as Record<string, Method>)
  return Object.fromEntries(
    entries.map(([name, method]) => [name, (...args: never[]) => guarded(() => method(...args))]),
  ) as T
}

/** The same for pages, whichever page fails. */
async function* guardPages<T>(
  pages: AsyncIterable<T>,
  failure: (error: unknown) => unknown,
): AsyncGenerator<T> {
  try {
    yield* pages
  } catch (error) {
    throw failure(error)
  }
}
