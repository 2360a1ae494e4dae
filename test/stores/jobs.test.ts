// What every queue of jobs promises, on both stores: a job is there with what it works on, one worker has it at a time, it outlasts
// every worker, and one that cannot be ended is set aside.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createJobRunner, type StartedRunner, waitAfterFault } from '../../src/call/job-runner.ts'
import { type JobQueue, type QueuedJob, StoreUnavailable } from '../../src/call/ports.ts'
import { laterBy } from '../../src/platform/clock/timers.ts'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import { queueJob } from '../../src/platform/store/work-queue.ts'
import { stores } from '../support/stores.ts'
import { tenantRows } from '../support/tenant-rows.ts'

const BEGIN = Date.parse('2026-11-20T09:00:00Z')
const at = (seconds: number): string => new Date(BEGIN + seconds * 1_000).toISOString()
const AT = at(0)
const LEASE = at(6)

class Broken extends Error {
  override readonly name = 'Broken'
}

let serial = 0
const made = (what: string): string => `${what}-${String(++serial).padStart(6, '0')}`

describe.each(stores)('on $kind', ({ skip, place }) => {
  /** Two processes that share the store; on SQLite they are one. */
  let one: OpenStore
  let two: OpenStore
  let end: () => Promise<void>

  beforeAll(async () => {
    if (skip) return
    const { location, remove } = await place()
    one = await openStore(location)
    two = location.kind === 'postgres' ? await openStore(location) : one
    end = async () => {
      for (const store of new Set([one, two])) await store.close()
      await remove()
    }
  })
  afterAll(() => end?.())

  async function workspace(): Promise<string> {
    const workspaceId = made('w')
    await one.accounts.createWorkspace({
      id: workspaceId,
      name: workspaceId,
      tier: 'pro',
      createdAt: AT,
      retentionDays: null,
      sessionRetentionDays: null,
    })
    return workspaceId
  }

  /** A kind of jobs: how one is stored, ended, and looked at. */
  const kinds = [
    {
      kind: 'run',
      queueOf: (store: OpenStore): JobQueue => store.queue,
      most: 4,
      store: async (workspaceId: string, after?: () => never): Promise<string> => {
        const id = made('run')
        await one.write(workspaceId, async (tenant) => {
          await tenant.insertRun({ id, keyId: 'k', subject: '{}', createdAt: AT })
          after?.()
        })
        return id
      },
      complete: async (
        store: OpenStore,
        { id, workspaceId }: QueuedJob,
        after?: () => never,
      ): Promise<void> => {
        await store.write(workspaceId, async (tenant) => {
          const run = await tenant.lockRun(id)
          if (run?.status === 'completed') throw new Error('ended twice')
          const ended = { completedAt: AT, scorecard: '{}', failure: null, auditHash: null }
          await tenant.endRun(id, { status: 'completed', ...ended })
          after?.()
        })
      },
      isEnded: async ({ id, workspaceId }: QueuedJob): Promise<boolean> =>
        (await one.read(workspaceId, (tenant) => tenant.run(id)))?.status === 'completed',
    },
    {
      kind: 'delivery',
      queueOf: (store: OpenStore): JobQueue => store.deliveryQueue,
      most: 2,
      store: async (workspaceId: string, after?: () => never): Promise<string> => {
        const webhookId = `h-${workspaceId}`
        const event = { type: 'run.failed', at: AT, body: '{}' }
        const id = await one.write(workspaceId, async (tenant) => {
          const url = 'https://hooks.acme.com/assay'
          const fresh = { id: webhookId, url, events: null, label: '', createdAt: AT, secret: 'sealed' }
          if ((await tenant.lockWebhook(webhookId)) === undefined) await tenant.insertWebhook(fresh)
          const queued = await tenant.insertDelivery(webhookId, event)
          after?.()
          return queued
        })
        return `${webhookId}/${id}`
      },
      complete: async (
        store: OpenStore,
        { id: job, workspaceId }: QueuedJob,
        after?: () => never,
      ): Promise<void> => {
        const [webhookId = '', id = ''] = job.split('/')
        await store.write(workspaceId, async (tenant) => {
          const found = await tenant.lockDelivery(webhookId, id)
          if (found?.status !== 'waiting') throw new Error('ended twice')
          const ended = { status: 'delivered' as const, nextAttemptAt: null, lastAttempt: null }
          await tenant.setDelivery({ webhookId, id, attempts: 1, ...ended })
          after?.()
        })
      },
      isEnded: async ({ id: job, workspaceId }: QueuedJob): Promise<boolean> => {
        const [webhookId = '', id = ''] = job.split('/')
        const found = await one.read(workspaceId, (tenant) => tenant.delivery(webhookId, id))
        return found?.status === 'delivered'
      },
    },
  ]

  test.skipIf(skip).each([
    ['batch', 1],
    ['pass', 2],
  ] as const)(
    'of a workspace with many jobs of kind %s, %i are worked on at one time',
    async (kind, most) => {
      const workspaceId = await workspace()
      for (let count = 0; count < 4; count++)
        await queueJob(one.db, kind, { id: made(kind), workspaceId, queuedAt: AT })
      const queues = { batch: [one.batchQueue, two.batchQueue], pass: [one.passQueue, two.passQueue] }[kind]
      const claims = await Promise.all(
        [...queues, ...queues, ...queues].map((queue) => queue.claim(AT, LEASE)),
      )
      expect(claims.filter((job) => job !== undefined)).toHaveLength(most)
    },
  )

  test.skipIf(skip)(
    'the jobs of a workspace are counted up to a number, those at work too, and no dead or other ones',
    async () => {
      const [own, other] = [await workspace(), await workspace()]
      const count = (most: number) => one.write(own, (tenant) => tenant.queuedJobs('run', most))
      expect(await count(10)).toBe(0)
      for (let number = 0; number < 4; number++)
        await queueJob(one.db, 'run', { id: made('run'), workspaceId: own, queuedAt: AT })
      await queueJob(one.db, 'batch', { id: made('batch'), workspaceId: own, queuedAt: AT })
      await queueJob(one.db, 'run', { id: made('run'), workspaceId: other, queuedAt: AT })
      expect([await count(10), await count(4), await count(3)]).toEqual([4, 4, 3])
      const jobs = [await one.queue.claim(AT, LEASE), await one.queue.claim(AT, LEASE)]
      expect(await count(10)).toBe(4)
      for (const job of jobs) if (job !== undefined) await one.queue.bury(job, { at: AT, fault: 'Broken' })
      expect(await count(10)).toBe(3)
      await one.db.deleteFrom('job_queue').execute()
    },
  )

  test.skipIf(skip)(
    'each event of a flood is queued once for each webhook that takes it, in order',
    async () => {
      const workspaceId = await workspace()
      const hooks = [made('h'), made('h'), made('h')]
      const types = ['run.failed', 'alert.created'] as const
      const events = Array.from({ length: 601 }, (_, count) => ({
        type: types[count % 2] ?? '',
        at: AT,
        body: String(count),
      }))
      await one.write(workspaceId, async (tenant) => {
        for (const [nth, id] of hooks.entries()) {
          const taken = nth === 2 ? null : [types[nth] ?? 'run.failed']
          const url = 'https://hooks.acme.com/assay'
          await tenant.insertWebhook({ id, url, events: taken, label: '', createdAt: AT, secret: 'sealed' })
        }
        await tenant.queueEvents(events)
        await tenant.queueEvents([])
      })
      const bodies = async (webhookId: string): Promise<readonly string[]> => {
        const rows = await tenantRows(one, workspaceId, 'webhook_deliveries')
        const own = rows.filter((row) => row['webhook_id'] === webhookId)
        return own
          .toSorted((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1))
          .map(({ body }) => String(body))
      }
      const all = events.map(({ body }) => body)
      const evenOrOdd = (odd: number) => all.filter((body) => Number(body) % 2 === odd)
      expect(await Promise.all(hooks.map(bodies))).toEqual([evenOrOdd(0), evenOrOdd(1), all])
      const queued = await tenantRows(one, workspaceId, 'webhook_queue')
      expect(queued).toHaveLength(2 * events.length)
      await one.db.deleteFrom('webhook_queue').where('workspace_id', '=', workspaceId).execute()
    },
  )

  test.skipIf(skip)(
    'a workspace has one batch at work, and leaves the other worker of a server free',
    async () => {
      const [many, few] = [await workspace(), await workspace()]
      for (const workspaceId of [many, many, few])
        await queueJob(one.db, 'batch', { id: made('batch'), workspaceId, queuedAt: AT })
      const claims = [await one.batchQueue.claim(AT, LEASE), await one.batchQueue.claim(AT, LEASE)]
      expect(claims.map((job) => job?.workspaceId)).toEqual([many, few])
      expect(await one.batchQueue.claim(AT, LEASE)).toBeUndefined()
      for (const job of claims) await one.batchQueue.remove(job?.id ?? '')
      expect((await one.batchQueue.claim(AT, LEASE))?.workspaceId).toBe(many)
      await one.db.deleteFrom('job_queue').execute()
    },
  )

  test.skipIf(skip)(
    'of the dead jobs of a kind the newest hundred are listed, and of every kind in one order',
    async () => {
      const workspaceId = await workspace()
      for (let count = 0; count < 101; count++) {
        await queueJob(one.db, 'run', { id: made('run'), workspaceId, queuedAt: AT })
        const job = await one.queue.claim(at(count), at(count + 6))
        if (job !== undefined) await one.queue.bury(job, { at: at(count), fault: 'Broken' })
      }
      await queueJob(one.db, 'pass', { id: made('pass'), workspaceId, queuedAt: AT })
      const pass = await one.passQueue.claim(at(1_000), at(1_006))
      if (pass !== undefined) await one.passQueue.bury(pass, { at: at(50.5), fault: 'Broken' })
      const listed = await two.deadJobs.list()
      expect(listed).toHaveLength(101)
      expect(listed.map(({ deadAt }) => deadAt)).toEqual(
        listed.map(({ deadAt }) => deadAt).toSorted((a, b) => (a < b ? 1 : -1)),
      )
      expect(listed.find(({ kind }) => kind === 'pass')?.deadAt).toBe(at(50.5))
      expect(listed.at(-1)?.deadAt).toBe(at(1))
    },
  )

  describe.skipIf(skip).each(kinds)('a job of kind $kind', ({ queueOf, most, store, complete, isEnded }) => {
    const queue = () => queueOf(one)
    /** The queue of another process. */
    const other = () => queueOf(two)

    async function emptied(): Promise<void> {
      const far = at(1e8)
      for (const { id } of await queue().dead(100)) await queue().remove(id)
      for (let job = await queue().claim(far, at(2e8)); job !== undefined;) {
        await queue().remove(job.id)
        job = await queue().claim(far, at(2e8))
      }
    }

    test('is there once what it works on is stored, and never where that was rolled back', async () => {
      await emptied()
      const workspaceId = await workspace()
      const broken = store(workspaceId, () => {
        throw new Broken()
      })
      await expect(broken).rejects.toThrow(Broken)
      expect(await queue().claim(AT, LEASE)).toBeUndefined()
      const id = await store(workspaceId)
      expect(await other().claim(AT, LEASE)).toEqual({ id, workspaceId, attempts: 1, faults: 0 })
    })

    test('leaves the queue with its end, and stays where that was rolled back', async () => {
      await emptied()
      const workspaceId = await workspace()
      await store(workspaceId)
      const first = await queue().claim(AT, LEASE)
      if (first === undefined) throw new Error('no job')
      const broken = complete(one, first, () => {
        throw new Broken()
      })
      await expect(broken).rejects.toThrow(Broken)
      expect(await isEnded(first)).toBe(false)
      expect(await other().claim(LEASE, at(12))).toMatchObject({ id: first.id, attempts: 2 })
      await complete(two, first)
      expect(await isEnded(first)).toBe(true)
      expect(await queue().claim(at(1e6), at(2e6))).toBeUndefined()
    })

    test('is claimed by one worker, however many ask', async () => {
      await emptied()
      const workspaces = await Promise.all(Array.from({ length: 20 }, workspace))
      const ids = await Promise.all(workspaces.map((workspaceId) => store(workspaceId)))
      const claims = await Promise.all(
        Array.from({ length: 40 }, (_, taker) => (taker % 2 ? queue() : other()).claim(AT, LEASE)),
      )
      const claimed = claims.flatMap((job) => (job === undefined ? [] : [job.id]))
      expect(claimed.toSorted()).toEqual(ids.toSorted())
    })

    test(`has ${most} workers of one workspace at most, and those of other workspaces come first`, async () => {
      await emptied()
      const [many, few] = [await workspace(), await workspace()]
      for (let count = 0; count < 8; count++) await store(many)
      expect((await queue().claim(AT, LEASE))?.workspaceId).toBe(many)
      await store(few)
      expect((await other().claim(AT, LEASE))?.workspaceId).toBe(few)
      const claims = await Promise.all(
        Array.from({ length: 12 }, (_, taker) => (taker % 2 ? queue() : other()).claim(AT, LEASE)),
      )
      expect(claims.filter((job) => job !== undefined)).toHaveLength(most - 1)
      // the leases of the workers that are gone count no more
      expect(await queue().claim(LEASE, at(12))).toBeDefined()
    })

    test('waits for its turn beside those of other workspaces, also where one worker has all of them', async () => {
      await emptied()
      const [many, few, last] = [await workspace(), await workspace(), await workspace()]
      for (const workspaceId of [many, many, many, few, few, last]) await store(workspaceId)
      const order: string[] = []
      for (
        let job = await queue().claim(AT, LEASE);
        job !== undefined;
        job = await queue().claim(AT, LEASE)
      ) {
        order.push(job.workspaceId)
        await complete(one, job)
      }
      expect(order.slice(0, 3).toSorted()).toEqual([many, few, last].toSorted())
      expect(order.slice(3, 5).toSorted()).toEqual([many, few].toSorted())
      expect(order.slice(5)).toEqual([many])
    })

    test('is found behind more than a hundred of a workspace that is full, the oldest first', async () => {
      await emptied()
      const many = await workspace()
      await store(many)
      await Promise.all(Array.from({ length: 110 }, () => store(many)))
      for (let worker = 0; worker < most; worker++) await queue().claim(AT, LEASE)
      expect(await queue().claim(AT, LEASE)).toBeUndefined()
      const [few, fewer] = [await workspace(), await workspace()]
      const [first, second] = [await store(few), await store(fewer)]
      const claimed = [await queue().claim(AT, LEASE), await other().claim(AT, LEASE)]
      expect(claimed.map((job) => job?.id ?? '').toSorted()).toEqual([first, second].toSorted())
      expect(await other().claim(AT, LEASE)).toBeUndefined()
    })

    test('outlasts its worker, whose claim changes nothing any more once another has the job', async () => {
      await emptied()
      const workspaceId = await workspace()
      const id = await store(workspaceId)
      const killed = await queue().claim(AT, LEASE)
      if (killed === undefined) throw new Error('no job')
      expect(await queue().extend(killed, at(9))).toBe(true)
      expect(await other().claim(at(8), at(14))).toBeUndefined()
      const next = await other().claim(at(9), at(15))
      expect(next).toMatchObject({ id, attempts: 2 })
      expect(await queue().extend(killed, at(99))).toBe(false)
      await queue().release(killed)
      await queue().postpone(killed, { dueAt: at(99), faults: 9, fault: 'Broken' })
      await queue().bury(killed, { at: AT, fault: 'Broken' })
      expect(await queue().dead(10)).toEqual([])
      expect(await queue().claim(at(14), at(20))).toBeUndefined()
      expect(await queue().claim(at(15), at(21))).toMatchObject({ id, attempts: 3, faults: 0 })
    })

    test('waits until it is due', async () => {
      await emptied()
      await store(await workspace())
      const job = await queue().claim(AT, LEASE)
      if (job === undefined) throw new Error('no job')
      await queue().postpone(job, { dueAt: at(60), faults: 1, fault: 'Broken' })
      expect(await other().claim(at(59), at(65))).toBeUndefined()
      expect(await queue().counts(at(59))).toMatchObject({ queued: 1, running: 0 })
      expect(await other().claim(at(60), at(66))).toMatchObject({ id: job.id, attempts: 2, faults: 1 })
      expect(await queue().counts(at(60))).toMatchObject({ queued: 0, running: 1 })
    })

    test('is set aside as dead, listed with the kind of its fault, and begins again where an operator revives it', async () => {
      await emptied()
      const workspaceId = await workspace()
      const id = await store(workspaceId)
      const job = await queue().claim(AT, LEASE)
      if (job === undefined) throw new Error('no job')
      await queue().bury(job, { at: at(3), fault: 'Broken' })
      expect(await other().claim(at(1e6), at(2e6))).toBeUndefined()
      expect(await queue().counts(at(9))).toEqual({ queued: 0, running: 0, oldestAt: null })
      const dead = { id, workspaceId, attempts: 1, queuedAt: AT, deadAt: at(3), fault: 'Broken' }
      expect(await other().dead(10)).toEqual([dead])
      expect(await other().revive(id, at(9))).toBe(true)
      expect(await other().revive(id, at(9))).toBe(false)
      expect(await queue().dead(10)).toEqual([])
      expect(await queue().claim(at(9), at(15))).toEqual({ id, workspaceId, attempts: 1, faults: 0 })
    })

    /** A runner with a clock of its own; its work is `perform`. */
    function running(
      perform: (job: QueuedJob, signal: AbortSignal) => Promise<'ended' | 'gone' | 'left'>,
      from: () => JobQueue = queue,
      abandon?: (job: QueuedJob) => Promise<void>,
    ): { readonly runner: StartedRunner; readonly clock: { ms: number }; readonly faults: unknown[] } {
      const clock = { ms: BEGIN, now: () => clock.ms }
      const faults: unknown[] = []
      const runner = createJobRunner(
        { queue: from(), clock, perform, ...(abandon && { abandon }) },
        { parallel: 1, everyMs: 5, onFault: (error) => faults.push(error), later: laterBy },
      )
      return { runner, clock, faults }
    }

    test('is tried again after waits that double, and is dead after ten faults', async () => {
      await emptied()
      const id = await store(await workspace())
      const begun: number[] = []
      const { runner, clock, faults } = running(() => {
        begun.push(clock.ms)
        return Promise.reject(new Broken())
      })
      for (let fault = 1; fault <= 10; fault++) {
        await vi.waitFor(() => expect(begun).toHaveLength(fault), { timeout: 30_000 })
        const isPostponed = async (): Promise<void> => expect((await queue().counts(at(0))).running).toBe(0)
        await vi.waitFor(isPostponed, { timeout: 30_000 })
        clock.ms += waitAfterFault(fault) - 1
        await new Promise((done) => void setTimeout(done, 15))
        expect(begun).toHaveLength(fault)
        clock.ms += 1
      }
      await vi.waitFor(async () => expect(await queue().dead(1)).toMatchObject([{ id, fault: 'Broken' }]))
      await runner.stop()
      expect(faults).toHaveLength(10)
      const waits = begun.slice(1).map((ms, before) => (ms - (begun[before] ?? 0)) / 1_000)
      expect(waits).toEqual([6, 12, 24, 48, 96, 192, 384, 600, 600])
    })

    test('is not to blame where the store is away', async () => {
      await emptied()
      await store(await workspace())
      let times = 0
      const { runner, clock } = running(() => {
        times++
        return Promise.reject(new StoreUnavailable('away'))
      })
      for (let count = 1; count <= 12; count++) {
        await vi.waitFor(() => expect(times).toBe(count), { timeout: 30_000 })
        clock.ms += 6_000
      }
      await runner.stop()
      expect(await queue().dead(1)).toEqual([])
    })

    test('ends instead of being dead, where what it works on can be ended as failed', async () => {
      await emptied()
      const id = await store(await workspace())
      for (let count = 0; count < 100; count++) await queue().claim(at(6 * count), at(6 * count + 6))
      const { runner, clock } = running(
        () => Promise.resolve('ended'),
        queue,
        (job) => complete(one, job),
      )
      clock.ms = BEGIN + 600_000
      const ended = runner.ended(id, 30_000)
      runner.wake()
      await ended
      await runner.stop()
      expect(await queue().dead(1)).toEqual([])
      expect(await queue().counts(at(700))).toMatchObject({ queued: 0, running: 0 })
    })

    test('is ended later where the store is away at the moment at which it would be dead', async () => {
      await emptied()
      const id = await store(await workspace())
      for (let count = 0; count < 100; count++) await queue().claim(at(6 * count), at(6 * count + 6))
      let isAway = true
      const { runner, clock } = running(
        () => Promise.resolve('ended'),
        queue,
        (job) => (isAway ? Promise.reject(new StoreUnavailable('away')) : complete(one, job)),
      )
      const after = async (ms: number): Promise<void> => {
        clock.ms = BEGIN + ms
        const ended = runner.ended(id, 30_000)
        runner.wake()
        await ended
      }
      await after(600_000)
      expect(await queue().dead(1)).toEqual([])
      expect(await queue().counts(at(600))).toMatchObject({ queued: 1 })
      isAway = false
      await after(700_000)
      await runner.stop()
      expect(await queue().dead(1)).toEqual([])
      expect(await queue().counts(at(700))).toMatchObject({ queued: 0, running: 0 })
    })

    test('is dead once a hundred workers ended with it', async () => {
      await emptied()
      const id = await store(await workspace())
      for (let count = 0; count < 100; count++) await queue().claim(at(6 * count), at(6 * count + 6))
      const { runner, clock } = running(() => Promise.resolve('ended'))
      clock.ms = BEGIN + 600_000
      await vi.waitFor(async () => expect(await queue().dead(1)).toMatchObject([{ id, fault: 'WorkerLost' }]))
      await runner.stop()
    })

    test('goes to another worker at once when its own stops, and no further one is begun', async () => {
      await emptied()
      const workspaceId = await workspace()
      for (let count = 0; count < Math.min(most, 3); count++) await store(workspaceId)
      const begun: string[] = []
      const { runner, clock } = running(async ({ id }, signal) => {
        begun.push(id)
        await new Promise((done) => signal.addEventListener('abort', done))
        return 'left'
      })
      await vi.waitFor(() => expect(begun).toHaveLength(1))
      await runner.stop()
      expect(begun).toHaveLength(1)
      const now = new Date(clock.ms).toISOString()
      const claims = [await other().claim(now, at(6)), await other().claim(now, at(6))]
      // the jobs were queued in one instant
      if (most > 2) claims.push(await other().claim(now, at(6)))
      expect(claims.map((job) => job?.attempts)).toContain(2)
      expect(claims.find((job) => job?.attempts === 2)?.id).toBe(begun[0])
    })

    test('is left by a worker that another one took it from', async () => {
      await emptied()
      const id = await store(await workspace())
      let isLost = false
      const { runner, clock } = running(async (_, signal) => {
        await new Promise((done) => signal.addEventListener('abort', done))
        isLost = !isStopped
        return 'left'
      })
      let isStopped = false
      await vi.waitFor(async () => expect((await queue().counts(at(0))).running).toBe(1))
      expect(await other().claim(at(6), at(1e6))).toMatchObject({ id, attempts: 2 })
      clock.ms = BEGIN + 7_000
      await vi.waitFor(() => expect(isLost).toBe(true), { timeout: 30_000 })
      isStopped = true
      await runner.stop()
      // the job is that of the other worker
      expect(await queue().claim(at(10), at(16))).toBeUndefined()
    })

    test('is ended once, at whichever point each of its workers is killed', async () => {
      await emptied()
      const workspaceId = await workspace()
      const steps = ['claimed', 'extended', 'worked', 'in the transaction', 'ended'] as const
      for (const [round, killedAt] of steps.entries()) {
        const id = await store(workspaceId)
        const begin = round * 100
        const first = await queue().claim(at(begin), at(begin + 6))
        if (first === undefined) throw new Error('no job')
        if (killedAt !== 'claimed') await queue().extend(first, at(begin + 6))
        if (killedAt === 'in the transaction') {
          const killed = complete(one, first, () => {
            throw new Broken()
          })
          await expect(killed).rejects.toThrow(Broken)
        }
        if (killedAt === 'ended') await complete(one, first)
        const second = await other().claim(at(begin + 6), at(begin + 12))
        expect(second?.id).toBe(killedAt === 'ended' ? undefined : id)
        if (second !== undefined) await complete(two, second)
        expect(await isEnded(first)).toBe(true)
        expect(await queue().claim(at(begin + 50), at(begin + 56))).toBeUndefined()
      }
    })
  })
})
