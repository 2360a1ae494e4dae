// The queue of runs, batches and passes: how their transactions put a job in and take it out, and how many run at one time.
import { sql } from 'kysely'
import type { BoundedJobKind, QueueReads } from '../../call/ports.ts'
import type { JobKind } from '../../contract/vocabulary/job.ts'
import type { QueueTable } from './job-queue.ts'
import { prepared, preparedSql } from './schema/prepared.ts'
import type { Database } from './schema/schema.ts'

type WorkKind = Exclude<JobKind, 'delivery'>

/**
 * The most workers of one workspace, of all processes: one that asks for much leaves the others their turn. A batch takes long, so one
 * workspace must not have both workers of a server (`BATCHES_AT_ONCE`).
 */
const MAX_WORKERS: Readonly<Record<WorkKind, number>> = { run: 4, batch: 1, pass: 2 }

export const workQueue = (kind: WorkKind): QueueTable => ({
  kind,
  table: 'job_queue',
  rows: sql`kind = ${kind}`,
  id: sql`job_id`,
  key: sql`job_id`,
  isJob: (id) => sql`kind = ${kind} and job_id = ${id}`,
  queuedAt: sql`queued_at`,
  due: sql`coalesce(due_at, queued_at)`,
  bounds: [{ column: 'workspace_id', max: MAX_WORKERS[kind] }],
  // why: a job whose lease is lost is in the queue again, which is what its lease would have come to
  leaseMayBeLost: true,
})

/** Puts a job into the queue, in the transaction that stores what it works on. */
export async function queueJob(
  db: Database,
  kind: WorkKind,
  job: { readonly id: string; readonly workspaceId: string; readonly queuedAt: string },
): Promise<void> {
  await insertJob(db, kind, job.id, job.workspaceId, job.queuedAt)
}

const insertJob = prepared(4, (db, kind: WorkKind, job_id: string, workspace_id: string, queued_at: string) =>
  db.insertInto('job_queue').values({
    kind,
    job_id,
    workspace_id,
    queued_at,
    due_at: queued_at,
    leased_until: null,
    attempts: 0,
    faults: 0,
    fault: null,
    dead_at: null,
  }),
)

export const queueReads = (db: Database, workspaceId: string): QueueReads => ({
  async queuedJobs(kind, most) {
    const [row] = await countJobs(db, kind, workspaceId, most)
    return Number(row?.count)
  },
})

const countJobs = preparedSql(
  3,
  (kind: BoundedJobKind, workspaceId: string, most: number) => sql<{ readonly count: number | string }>`
    select count(*) as count from (
      select 1 from job_queue where kind = ${kind} and workspace_id = ${workspaceId} and dead_at is null
      limit ${most}) as counted`,
)

/** Takes a job out of the queue, in the transaction that ends it. */
export async function endJob(db: Database, kind: WorkKind, id: string): Promise<void> {
  await deleteJob(db, kind, id)
}

const deleteJob = prepared(2, (db, kind: WorkKind, id: string) =>
  db.deleteFrom('job_queue').where('kind', '=', kind).where('job_id', '=', id),
)
