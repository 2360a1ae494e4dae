// Our queue of jobs on PostgreSQL beside pg-boss with the same promises: `npm run bench:jobs`. Both store a row and its job in one
// transaction, and end both in one. Needs ASSAY_TEST_DATABASE_URL. `-- --write` keeps the figures in bench/jobs/result.txt.
import { writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import { endJob, queueJob } from '../../src/platform/store/work-queue.ts'
import { freshDatabase } from '../../test/support/postgres.ts'
import { openPeer, type PeerQueue } from './pg-boss-queue.ts'

const JOBS = 2_000
const WORKSPACES = 20
/** What one workspace had waiting in a measurement of an earlier release. */
const DEEP = 16_799
const LEASE_MS = 6_000
/** How often a worker looks. */
const LOOK_MS = 250

interface Measured {
  readonly name: string
  readonly store: (row: string, workspaceId: string) => Promise<void>
  /** Claims a job and ends it. The workspace it is of. */
  readonly work: () => Promise<string | undefined>
  readonly claim: () => Promise<unknown>
}

let serial = 0
const nextRow = (): string => `row-${++serial}`
const workspaceOf = (): string => `w-${serial % WORKSPACES}`
const iso = (inMs = 0): string => new Date(Date.now() + inMs).toISOString()

const insertRow = (db: OpenStore['db'], row: string) =>
  sql`insert into bench_rows values (${row}, '')`.execute(db)
const endRow = (db: OpenStore['db'], row: string) =>
  sql`update bench_rows set value = 'ended' where id = ${row}`.execute(db)

const ours = ({ db, queue }: OpenStore): Measured => ({
  name: 'ours',
  store: (row, workspaceId) =>
    db.transaction().execute(async (tx) => {
      await insertRow(tx, row)
      await queueJob(tx, 'run', { id: row, workspaceId, queuedAt: iso() })
    }),
  async work() {
    const job = await queue.claim(iso(), iso(LEASE_MS))
    if (job === undefined) return undefined
    await db.transaction().execute(async (tx) => {
      await endRow(tx, job.id)
      await endJob(tx, 'run', job.id)
    })
    return job.workspaceId
  },
  claim: () => queue.claim(iso(), iso(LEASE_MS)),
})

const theirs = ({ db }: OpenStore, peer: PeerQueue): Measured => ({
  name: 'pg-boss',
  store: (row, workspaceId) =>
    db.transaction().execute(async (tx) => {
      await insertRow(tx, row)
      await peer.send(tx, { row, workspaceId })
    }),
  async work() {
    const job = await peer.claim()
    if (job === undefined) return undefined
    await db.transaction().execute(async (tx) => {
      await endRow(tx, job.row)
      await peer.end(tx, job)
    })
    return job.workspaceId
  },
  claim: () => peer.claim(),
})

async function timed(count: number, atOnce: number, work: () => Promise<unknown>): Promise<string> {
  const times: number[] = []
  let left = count
  const begun = performance.now()
  const line = async (): Promise<void> => {
    while (left-- > 0) {
      const from = performance.now()
      await work()
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, line))
  const perSecond = Math.round(count / ((performance.now() - begun) / 1_000))
  const sorted = times.toSorted((one, two) => one - two)
  const quantile = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2)
  return `p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, ${perSecond}/s`
}

/** Seconds until a job is claimed again whose worker is gone. */
async function takenOver(queue: Measured): Promise<string> {
  await queue.store(nextRow(), 'lost')
  await queue.claim()
  const from = performance.now()
  while ((await queue.claim()) === undefined) await rest(LOOK_MS)
  return `${((performance.now() - from) / 1_000).toFixed(1)} s`
}

/** The most jobs of one workspace that are worked on when eight workers ask at once, and one of them may. */
async function exceeded(peer: PeerQueue): Promise<number> {
  let most = 0
  for (let round = 0; round < 20; round++) {
    await peer.empty()
    await peer.fill(Array.from({ length: 10 }, () => ({ row: nextRow(), workspaceId: 'one' })))
    const claims = await Promise.all(Array.from({ length: 8 }, () => peer.claimUnlocked(1)))
    most = Math.max(most, claims.filter((job) => job !== undefined).length)
  }
  await peer.empty()
  return most
}

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const { url, drop } = await freshDatabase()
const store = await openStore({ kind: 'postgres', url })
const peer = await openPeer(url, store)
const queues = [ours(store), theirs(store, peer)]
await sql`create table bench_rows (id text primary key, value text)`.execute(store.db)

const lines = [
  `Node.js ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model ?? ''}, ${Math.round(totalmem() / 2 ** 30)} GB, load ${loadavg()[0]?.toFixed(1)}`,
  '',
]
// why once before: the first thousand calls of each compile its code
for (const { store: put, work } of queues) {
  await timed(500, 4, () => put(nextRow(), workspaceOf()))
  await timed(500, 4, work)
}
for (const atOnce of [1, 8])
  for (const { name, store: put, work } of queues) {
    lines.push(
      `${name}, store a row and its job, ${atOnce} at once: ${await timed(JOBS, atOnce, () => put(nextRow(), workspaceOf()))}`,
    )
    lines.push(`${name}, claim and end it, ${atOnce} at once: ${await timed(JOBS, atOnce, work)}`)
  }
const deep = Array.from({ length: DEEP }, (_, at) => `deep-${at}`)
await sql`insert into job_queue (kind, job_id, workspace_id, queued_at, due_at, attempts)
  select 'run', id, 'many', ${iso()}, ${iso()}, 0 from unnest(${deep}::text[]) as deep (id)`.execute(store.db)
await peer.fill(deep.map((row) => ({ row, workspaceId: 'many' })))
await sql`analyze`.execute(store.db)
for (const { name, store: put, work, claim } of queues) {
  await claim()
  const other = async (): Promise<void> => {
    await put(nextRow(), 'few')
    if ((await work()) !== 'few') throw new Error(`${name} let a workspace with ${DEEP} jobs go first`)
  }
  lines.push(
    `${name}, store, claim and end a job while another workspace has ${DEEP} waiting: ${await timed(100, 1, other)}`,
  )
}
await sql`delete from job_queue`.execute(store.db)
await peer.empty()
peer.supervise()
for (const queue of queues)
  lines.push(
    `${queue.name}, until the job of a worker that was killed is claimed again: ${await takenOver(queue)}`,
  )
lines.push(
  `pg-boss by itself, workers of one workspace that may have one, when eight ask at once: ${await exceeded(peer)}`,
)
await peer.stop()
await store.close()
await drop()
const text = `${lines.join('\n')}\n`
process.stdout.write(text)
if (values.write) writeFileSync(resolve(import.meta.dirname, 'result.txt'), text)
