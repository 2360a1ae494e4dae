// What a workspace keeps of its alerts and its calls, and finds in its portfolios, on both stores.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUsageCounter } from '../../src/dispatch/usage-counter.ts'
import { alertRetention } from '../../src/monitoring/watch/alert-retention.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { ask, memberOf } from '../support/dashboard.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { watchedPortfolio } from '../support/watched.ts'
import { NOW, type World } from '../support/world.ts'

const DAY_MS = 86_400_000
const FILE = 'ref,name,type\nC-1,Selma Orrin,person\nC-2,Mohammed Ali,person\nC-3,Acme Robotics Ltd,company\n'
const PEOPLE = [{ id: 2, first: 'SELMA', last: 'ORRIN' }]

for (const { kind: on, skip, place } of stores)
  describe.skipIf(skip)(on, () => {
    let world: World
    let store: OpenStore

    beforeAll(async () => {
      world = await placedWorld(place)
      store = world.ports.store as OpenStore
    })
    afterAll(() => world.close())

    test('alerts are erased after the days of the workspace, and the pass still verifies without them', async () => {
      const desk = await watchedPortfolio(world, FILE, PEOPLE)
      try {
        const alerts = async () => (await desk.ask('list_alerts'))['alerts'] as unknown as object[]
        expect((await alerts()).length).toBe(1)
        const set = await ask(world.ports, memberOf(desk.workspaceId), 'set_retention', {
          days: 90,
          of: 'alerts',
        })
        expect(set).toEqual({ retentionDays: null, sessionRetentionDays: null, alertRetentionDays: 90 })
        const pause = () => Promise.resolve()
        const days = async (id: string) => (await store.accounts.workspace(id))?.alertRetentionDays ?? null
        const after = (ms: number) =>
          alertRetention({ store, clock: { now: () => Math.max(NOW, Date.now()) + ms }, days })(
            desk.workspaceId,
            { pause },
          )
        expect(await after(89 * DAY_MS)).toBe(0)
        expect((await alerts()).length).toBe(1)
        expect(await after(91 * DAY_MS)).toBe(1)
        expect(await after(91 * DAY_MS)).toBe(0)
        expect(await alerts()).toEqual([])
        const stored = await store.read(desk.workspaceId, (tenant) =>
          tenant.alerts({}, { limit: 9, words: [] }),
        )
        expect(stored?.items).toEqual([])
        const trail = JSON.stringify(await desk.ask('get_watch_audit', { id: desk.portfolio }))
        expect(trail).toContain('"digest"')
        expect((await desk.ask('list_cases'))['cases']).toHaveLength(1)
      } finally {
        desk.close()
      }
    })

    test('subjects of a portfolio are found by close spellings and by their reference', async () => {
      const { key } = await world.tenant('pro')
      const made = await world.call(key, 'create_portfolio', { name: 'Customers' })
      const id = String(made.body['id'])
      await world.call(key, 'put_portfolio_subjects', { id, file: FILE })
      const found = async (query: string) => {
        const { body } = await world.call(key, 'find_portfolio_subjects', { id, query })
        return (body['subjects'] as unknown as { ref: string }[]).map(({ ref }) => ref)
      }
      expect(await found('mohamed ali')).toEqual(['C-2'])
      expect(await found('c-3')).toEqual(['C-3'])
      expect(await found('nobody')).toEqual([])
      const { key: other } = await world.tenant('pro')
      const asked = await world.call(other, 'find_portfolio_subjects', { id, query: 'ali' })
      expect(asked.status).toBe(404)
    })

    test('calls are counted by day and key, added to those before, and seen by their workspace alone', async () => {
      const [mine, other] = [await world.tenant('pro'), await world.tenant('pro')]
      const usage = createUsageCounter({ store, clock: world.ports.clock, later: () => () => undefined })
      for (let at = 0; at < 3; at++) usage.count(mine.workspaceId, mine.keyId)
      usage.count(other.workspaceId, other.keyId)
      await usage.flush()
      usage.count(mine.workspaceId, mine.keyId)
      await usage.flush()
      const day = new Date(world.ports.clock.now()).toISOString().slice(0, 10)
      const seen = await ask(world.ports, memberOf(mine.workspaceId), 'get_usage', { days: 7 })
      expect(seen.keys).toMatchObject([
        { id: mine.keyId, name: 'test', calls: 4, byDay: [{ day, calls: 4 }] },
      ])
    })
  })
