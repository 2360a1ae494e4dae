// The peer of our queue: pg-boss with the same promises. A job is sent and ended in the transaction of its row, a claim prefers
// workspaces without a worker, and claims go one after the other, because otherwise they exceed the workers of a workspace.
import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { OpenStore } from '../../src/platform/store/store.ts'

/** The least that pg-boss accepts. */
const LEAST_HEARTBEAT_S = 10
const MAX_WORKERS = 4
const QUEUE = 'run'

interface Data {
  readonly row: string
  readonly workspaceId: string
}

export interface PeerJob extends Data {
  readonly job: string
}

export interface PeerQueue {
  send(db: OpenStore['db'], data: Data): Promise<void>
  /** Sends many at once. */
  fill(data: readonly Data[]): Promise<void>
  claim(): Promise<PeerJob | undefined>
  /** Claims as its workers do, without our lock. */
  claimUnlocked(most: number): Promise<PeerJob | undefined>
  end(db: OpenStore['db'], job: PeerJob): Promise<void>
  empty(): Promise<void>
  /** Takes back the jobs of workers that are gone, every second: it does so at most as often. */
  supervise(): void
  stop(): Promise<void>
}

export async function openPeer(url: string, { db }: OpenStore): Promise<PeerQueue> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'peer',
    schedule: false,
    supervise: false,
    monitorIntervalSeconds: 1,
  })
  boss.on('error', (error) => {
    throw error
  })
  await boss.start()
  await boss.createQueue(QUEUE, { retryLimit: 50, heartbeatSeconds: LEAST_HEARTBEAT_S })
  const within = (tx: OpenStore['db']) => ({ db: fromKysely(tx) })
  const first = ([found]: readonly { id: string; data: Data }[]): PeerJob | undefined =>
    found && { job: found.id, ...found.data }
  let timer: NodeJS.Timeout | undefined
  return {
    async send(tx, data) {
      await boss.send(QUEUE, { ...data }, { group: { id: data.workspaceId }, ...within(tx) })
    },
    async fill(all) {
      for (let at = 0; at < all.length; at += 1_000)
        await boss.insert(
          QUEUE,
          all.slice(at, at + 1_000).map((data) => ({ data: { ...data }, group: { id: data.workspaceId } })),
        )
    },
    claim: () =>
      db.transaction().execute(async (tx) => {
        await sql`select pg_advisory_xact_lock(hashtext('peer'))`.execute(tx)
        const idle = first(await boss.fetch<Data>(QUEUE, { groupConcurrency: 1, ...within(tx) }))
        return idle ?? first(await boss.fetch<Data>(QUEUE, { groupConcurrency: MAX_WORKERS, ...within(tx) }))
      }),
    claimUnlocked: async (most) => first(await boss.fetch<Data>(QUEUE, { groupConcurrency: most })),
    async end(tx, { job }) {
      await boss.deleteJob(QUEUE, job, within(tx))
    },
    async empty() {
      await boss.deleteAllJobs(QUEUE)
    },
    supervise() {
      timer = setInterval(() => void boss.supervise(QUEUE), 1_000)
    },
    async stop() {
      clearInterval(timer)
      await boss.stop({ graceful: false })
    },
  }
}
