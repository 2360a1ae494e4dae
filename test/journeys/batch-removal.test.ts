// What many subjects leave behind is removed whole: at request, for its age, and after an interruption.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../src/base/day.ts'
import { batchRetention, removeBatch, removeUnreceived } from '../../src/monitoring/batches/remove-batch.ts'
import type { Tables } from '../../src/platform/store/schema/schema.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { queueJob } from '../../src/platform/store/work-queue.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { alterTenant, tenantRows } from '../support/tenant-rows.ts'
import { bodyOf, NOW, type World } from '../support/world.ts'

/** More rows than one transaction removes. */
const MANY = 10_401
const pause = () => Promise.resolve()

describe.each(stores)('$kind', ({ skip, place }) => {
  let world: World
  let key: string
  let workspaceId: string
  let late: number

  beforeAll(async () => {
    if (!skip) world = await placedWorld(place)
  })
  afterAll(() => (skip ? undefined : world.close()))
  beforeEach(async () => {
    if (skip) return
    ;({ key, workspaceId } = await world.tenant('pro'))
    late = NOW
  })

  const many = `ref,name\n${Array.from({ length: MANY }, (_, at) => `C-${at},Petra Lindqvist\n`).join('')}`
  const start = async (file = many): Promise<string> =>
    String(bodyOf(await world.call(key, 'start_batch', { file }))['id'])
  const small = () => start('ref,name\nC-1,Petra Lindqvist\n')
  const count = async (table: keyof Tables) =>
    (await tenantRows(world.ports.store as OpenStore, workspaceId, table)).length
  const counts = async () => ({
    batches: await count('batches'),
    parts: await count('batch_parts'),
    queued: await count('job_queue'),
  })
  const NOTHING = { batches: 0, parts: 0, queued: 0 }
  const retention = (days: number | null) =>
    batchRetention({
      store: world.ports.store,
      clock: { now: () => late },
      days: () => Promise.resolve(days),
    })(workspaceId, { pause })

  test.skipIf(skip)('a large batch is deleted whole, with its place in the queue, and no other', async () => {
    const id = await start()
    expect(await counts()).toEqual({ batches: 1, parts: 53, queued: 1 })
    await small()
    expect((await world.call(key, 'delete_batch', { id })).status).toBe(204)
    expect(await counts()).toEqual({ batches: 1, parts: 1, queued: 1 })
  })

  test.skipIf(skip)(
    'a workspace with a hundred batches in the queue gets 429 for a further one',
    async () => {
      const { db } = world.ports.store as OpenStore
      for (let number = 0; number < 99; number++)
        await queueJob(db, 'batch', {
          id: `${workspaceId} ${number}`,
          workspaceId,
          queuedAt: new Date(NOW).toISOString(),
        })
      await small()
      const counted = await counts()
      const refused = await world.call(key, 'start_batch', { file: 'ref,name\nC-1,Petra Lindqvist\n' })
      expect([refused.status, refused.headers['retry-after'], refused.body['error']]).toEqual([
        429,
        '5',
        'rate_limited',
      ])
      expect(await counts()).toEqual(counted)
      await db.deleteFrom('job_queue').where('job_id', '=', `${workspaceId} 0`).execute()
      expect(await small()).toMatch(/^[0-9A-Z]{26}$/)
    },
  )

  test.skipIf(skip)(
    'files that arrive at one time get no more places in the queue than are left',
    async () => {
      const { db } = world.ports.store as OpenStore
      for (let number = 0; number < 98; number++)
        await queueJob(db, 'batch', {
          id: `${workspaceId} ${number}`,
          workspaceId,
          queuedAt: new Date(NOW).toISOString(),
        })
      const answers = await Promise.all(
        Array.from({ length: 4 }, (_, at) =>
          world.call(key, 'start_batch', { file: `ref,name\nC-${at},Petra\n` }),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 202, 429, 429])
      expect(await counts()).toEqual({ batches: 2, parts: 2, queued: 100 })
    },
  )

  test.skipIf(skip)('a batch that is cancelled is ended and keeps its rows, and only once', async () => {
    const [id, other] = [await small(), await small()]
    const ended = bodyOf(await world.call(key, 'cancel_batch', { id }))
    expect(ended).toMatchObject({
      status: 'failed',
      cancelled: true,
      cancelledBy: 'test',
      rows: 1,
      screened: 0,
    })
    expect(await counts()).toEqual({ batches: 2, parts: 2, queued: 1 })
    world.travel(1_000)
    expect(bodyOf(await world.call(key, 'cancel_batch', { id }))).toEqual(ended)
    // the ages of other batches count from the time of the world
    world.travel(-1_000)
    expect(bodyOf(await world.call(key, 'get_batch', { id: other }))['status']).toBe('queued')
    const { key: stranger } = await world.tenant('pro')
    expect((await world.call(stranger, 'cancel_batch', { id: other })).status).toBe(404)
  })

  test.skipIf(skip)('a batch that was altered in the store can be cancelled and deleted', async () => {
    const id = await small()
    await alterTenant(world.ports.store as OpenStore, workspaceId, [
      sql`update batches set report = '{' where id = ${id}`,
    ])
    expect(bodyOf(await world.call(key, 'cancel_batch', { id }))).toMatchObject({
      status: 'failed',
      cancelled: true,
      unreadable: true,
    })
    expect((await world.call(key, 'delete_batch', { id })).status).toBe(204)
    expect(await counts()).toEqual(NOTHING)
  })

  test.skipIf(skip)('a large portfolio is deleted whole, and no other', async () => {
    const other = await world.portfolio(key)
    const { id } = bodyOf(await world.call(key, 'create_portfolio', { name: 'Suppliers' }))
    bodyOf(await world.call(key, 'put_portfolio_subjects', { id, file: many }))
    expect(await count('portfolio_subjects')).toBe(MANY + 2)
    expect((await world.call(key, 'delete_portfolio', { id })).status).toBe(204)
    expect(await count('portfolio_subjects')).toBe(2)
    expect(bodyOf(await world.call(key, 'list_portfolios', {}))['portfolios']).toMatchObject([{ id: other }])
  })

  test.skipIf(skip)('a batch of the age of the runs is removed, and only with a limit', async () => {
    for (let at = 0; at < 21; at++) await small()
    late = NOW + 30 * DAY_MS
    expect(await retention(null)).toBe(0)
    expect(await retention(30)).toBe(0)
    late += 1
    expect(await retention(30)).toBe(21)
    expect(await counts()).toEqual(NOTHING)
  })

  test.skipIf(skip)('a limit of one workspace removes no batch of another', async () => {
    await small()
    const mine = workspaceId
    ;({ workspaceId } = await world.tenant('pro'))
    late = NOW + 400 * DAY_MS
    expect(await retention(1)).toBe(0)
    workspaceId = mine
    expect(await counts()).toEqual({ batches: 1, parts: 1, queued: 1 })
  })

  test.skipIf(skip)('a removal that was interrupted shows nothing, and is ended within a day', async () => {
    const id = await start()
    let pieces = 0
    const { store } = world.ports
    const stopping: typeof store = {
      ...store,
      write: (tenant, job) =>
        store.write(tenant, (tx) =>
          job({
            ...tx,
            dropSomeParts: (batch, limit) => {
              if (++pieces === 2) throw new Error('stopped')
              return tx.dropSomeParts(batch, limit)
            },
          }),
        ),
    }
    await expect(removeBatch(stopping, workspaceId, id)).rejects.toThrow('stopped')
    expect((await world.call(key, 'get_batch', { id })).status).toBe(404)
    expect(bodyOf(await world.call(key, 'list_batches', {}))['batches']).toEqual([])
    expect(await counts()).toEqual({ batches: 1, parts: 3, queued: 0 })
    expect(await removeUnreceived(world.ports.store, workspaceId, NOW + DAY_MS)).toBe(0)
    expect(await removeUnreceived(world.ports.store, workspaceId, NOW + DAY_MS + 1)).toBe(1)
    expect(await counts()).toEqual(NOTHING)
  })
})
