// The jobs that wait or are worked on, of all workspaces, in one way for both stores and all kinds. The tables hold only ids.
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { ClaimedJob, DeadJob, JobQueue, QueuedJob } from '../../call/ports.ts'
import type { JobKind } from '../../contract/vocabulary/job.ts'
import { preparedSql } from './schema/prepared.ts'
import type { Database, DialectName } from './schema/schema.ts'
import type { Transact } from './source-removal.ts'

/** Where the jobs of one kind are, and how many of them may be worked on at one time. */
export interface QueueTable {
  readonly kind: JobKind
  readonly table: 'job_queue' | 'webhook_queue'
  /** Which rows of the table are of this kind. */
  readonly rows: RawBuilder<SqlBool>
  readonly id: RawBuilder<string>
  /** The column that tells a job from the others with the same value of the last bound. */
  readonly key: RawBuilder<string>
  readonly isJob: (id: string) => RawBuilder<SqlBool>
  readonly queuedAt: RawBuilder<string>
  readonly due: RawBuilder<string>
  /** The most workers for jobs with the same value of a column, of all processes. Jobs with the same value of the last have the same of all. */
  readonly bounds: readonly { readonly column: string; readonly max: number }[]
  /** Whether a machine that stops at once may lose a lease; the job is then worked on again. */
  readonly leaseMayBeLost: boolean
}

/** The due jobs that a claim looks at before it looks at those of each group. */
const OLDEST = 100
/** Jobs that a claim tries, where others hold the first ones. */
const CANDIDATES = 5
/** Workspaces of one round at most: a statement takes a limited number of values. */
const SERVED = 500

interface ClaimedRow {
  readonly id: string
  readonly workspace_id: string
  readonly attempts: number
  readonly faults: number
}

interface CountedRow {
  readonly queued: number | string
  readonly running: number | string
  readonly oldest: string | null
}

interface DeadRow extends Omit<ClaimedRow, 'faults'> {
  readonly queued_at: string
  readonly dead_at: string
  readonly fault: string | null
}

/** Those that occur at least this often. */
const commonest = (values: readonly string[], least: number): string[] =>
  [...Map.groupBy(values, (value) => value)].flatMap(([value, { length }]) =>
    length >= least ? [value] : [],
  )

export function createJobQueue(
  db: Database,
  queue: QueueTable,
  transact: Transact,
  dialect: DialectName,
): JobQueue {
  const { rows, id: jobId, key, isJob, queuedAt, due, bounds, leaseMayBeLost } = queue
  const table = sql.table(queue.table)
  const isShared = dialect === 'postgres'
  const isFree = (now: string): RawBuilder<SqlBool> =>
    sql`dead_at is null and (leased_until is null or leased_until <= ${now})`

  /** The workspaces whose jobs this process claimed in this round. why: a process with one worker has none at work when it claims. */
  const served = new Set<string>()
  const columns = bounds.map(({ column }) => sql.ref(column))
  const group = sql.ref(bounds.at(-1)?.column ?? 'workspace_id')
  const isDue = (now: string): RawBuilder<SqlBool> => sql`${rows} and ${due} <= ${now} and ${isFree(now)}`
  // why locked, and others skipped: a worker that ends a job now holds its row
  const lock = isShared ? sql`for update skip locked` : sql``
  // why prepared: every job asks these
  const oldestOfAll = preparedSql(
    1,
    (now: string) => sql<ClaimedRow>`
    select ${jobId} as id, workspace_id, attempts, faults from ${table}
    where ${isDue(now)} order by ${due} limit 1 ${lock}`,
  )
  const leasedNow = preparedSql(
    1,
    (now: string) => sql<Readonly<Record<string, string>>>`
    select ${sql.join(columns)} from ${table} where ${rows} and leased_until > ${now}`,
  )
  const isAnyDue = preparedSql(1, (now: string) => sql`select 1 from ${table} where ${isDue(now)} limit 1`)

  /** The ids of some of the oldest due jobs that have none of these values, oldest first. It reads few rows, however many are due. */
  async function candidates(
    tx: Database,
    now: string,
    without: Readonly<Record<string, readonly string[]>>,
  ): Promise<readonly string[]> {
    const others = Object.entries(without).map(([column, values]) =>
      values.length === 0 ? sql`` : sql`and ${sql.ref(column)} not in (${sql.join(values)})`,
    )
    const end = sql`${sql.join(others, sql` `)} order by due limit ${CANDIDATES}`
    const near = await sql<{ readonly id: string }>`
      with oldest as (
        select ${jobId} as id, ${due} as due, ${sql.join(columns)} from ${table}
        where ${isDue(now)} order by ${due} limit ${OLDEST})
      select id from oldest where 1 = 1 ${end}`.execute(tx)
    if (near.rows.length > 0) return near.rows.map(({ id }) => id)
    // why then the oldest of each group: many jobs of one that is full may be older than the first of another
    const heads = await sql<{ readonly id: string }>`
      with recursive groups(value) as (
        select min(${group}) from ${table} where ${rows} and dead_at is null
        union all
        select (select min(${group}) from ${table} where ${rows} and dead_at is null and ${group} > groups.value)
        from groups where groups.value is not null),
      heads as (
        select value, (select ${key} from ${table} where ${isDue(now)} and ${group} = groups.value order by ${due} limit 1) as head
        from groups where value is not null)
      select ${jobId} as id, ${due} as due from heads join ${table} on ${group} = heads.value and ${key} = heads.head
      where ${rows} ${end}`.execute(tx)
    return heads.rows.map(({ id }) => id)
  }

  /** The oldest due job that has none of these values. */
  async function oldest(
    tx: Database,
    now: string,
    without: Readonly<Record<string, readonly string[]>>,
  ): Promise<ClaimedRow | undefined> {
    for (const id of await candidates(tx, now, without)) {
      const found = await sql<ClaimedRow>`
        select ${jobId} as id, workspace_id, attempts, faults from ${table}
        where ${isJob(id)} and ${isDue(now)} ${lock}`.execute(tx)
      if (found.rows[0] !== undefined) return found.rows[0]
    }
    return undefined
  }

  async function next(tx: Database, now: string): Promise<ClaimedRow | undefined> {
    const leased = await leasedNow(tx, now)
    const first = leased.length === 0 ? (await oldestOfAll(tx, now))[0] : undefined
    if (first !== undefined && !served.has(first.workspace_id)) return first
    const valuesOf = (column: string): string[] => leased.map((row) => row[column] ?? '')
    const full = Object.fromEntries(
      bounds.map(({ column, max }) => [column, commonest(valuesOf(column), max)]),
    )
    const busy = commonest(valuesOf('workspace_id'), 1)
    // why first: one workspace with many jobs must not keep those of the others waiting
    const idle = await oldest(tx, now, { ...full, workspace_id: [...busy, ...served] })
    if (idle !== undefined || leased.length === 0) return idle ?? first
    return (
      (served.size === 0 ? undefined : await oldest(tx, now, { ...full, workspace_id: busy })) ??
      oldest(tx, now, full)
    )
  }

  /** Notes whose job was claimed. A workspace that was served begins a new round: all others had their turn, or have no job. */
  function serve(workspaceId: string): void {
    if (served.has(workspaceId) || served.size >= SERVED) served.clear()
    served.add(workspaceId)
  }

  /** Changes the row of a job that is still the caller's. Whether it was. */
  async function change({ id, attempts }: QueuedJob, set: RawBuilder<unknown>): Promise<boolean> {
    const { numAffectedRows } = await sql`update ${table} set ${set}
      where ${isJob(id)} and attempts = ${attempts} and leased_until is not null`.execute(db)
    return Number(numAffectedRows ?? 0) > 0
  }

  return {
    async claim(now, leasedUntil) {
      // why first: a worker that has ended the last job asks once more, and a transaction that writes costs more than this read
      if ((await isAnyDue(db, now)).length === 0) return undefined
      return transact(
        async (tx): Promise<ClaimedJob | undefined> => {
          // why one after the other: claims at one time would each count the workers before the other's
          if (isShared)
            await sql`select pg_advisory_xact_lock(hashtext(${`assay jobs ${queue.kind}`}))`.execute(tx)
          const row = await next(tx, now)
          if (row === undefined) return undefined
          serve(row.workspace_id)
          const attempts = row.attempts + 1
          await sql`update ${table} set leased_until = ${leasedUntil}, attempts = ${attempts}
            where ${isJob(row.id)}`.execute(tx)
          return { id: row.id, workspaceId: row.workspace_id, attempts, faults: row.faults }
        },
        { mayBeLost: leaseMayBeLost },
      )
    },

    extend: (job, leasedUntil) => change(job, sql`leased_until = ${leasedUntil}`),

    async release(job) {
      await change(job, sql`leased_until = null`)
    },

    async postpone(job, { dueAt, faults, fault }) {
      await change(job, sql`leased_until = null, due_at = ${dueAt}, faults = ${faults}, fault = ${fault}`)
    },

    async bury(job, { at, fault }) {
      await change(job, sql`leased_until = null, dead_at = ${at}, fault = ${fault}`)
    },

    async remove(id) {
      await sql`delete from ${table} where ${isJob(id)}`.execute(db)
    },

    async takeBack() {
      await sql`update ${table} set leased_until = null where ${rows} and leased_until is not null`.execute(
        db,
      )
    },

    async counts(now) {
      const counted = await sql<CountedRow>`
        select count(*) filter (where ${isFree(now)}) as queued,
          count(*) filter (where leased_until > ${now}) as running,
          min(${queuedAt}) filter (where ${isFree(now)}) as oldest
        from ${table} where ${rows}`.execute(db)
      const { queued = 0, running = 0, oldest: oldestAt = null } = counted.rows[0] ?? {}
      return { queued: Number(queued), running: Number(running), oldestAt }
    },

    async dead(limit) {
      const found = await sql<DeadRow>`
        select ${jobId} as id, workspace_id, attempts, ${queuedAt} as queued_at, dead_at, fault from ${table}
        where ${rows} and dead_at is not null order by dead_at desc limit ${limit}`.execute(db)
      return found.rows.map((row): DeadJob => ({
        id: row.id,
        workspaceId: row.workspace_id,
        attempts: row.attempts,
        queuedAt: row.queued_at,
        deadAt: row.dead_at,
        fault: row.fault ?? '',
      }))
    },

    async revive(id, at) {
      const { numAffectedRows } = await sql`
        update ${table} set dead_at = null, due_at = ${at}, faults = 0, fault = null, attempts = 0
        where ${isJob(id)} and dead_at is not null`.execute(db)
      return Number(numAffectedRows ?? 0) > 0
    },
  }
}
