// The schedules are kept by one process of all that share a store, and by another one when that process or its connection ends.
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { leadSchedules } from '../../src/installation/lead-schedules.ts'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import { stores } from '../support/stores.ts'

const PATIENCE = { timeout: 30_000, interval: 10 }

/** A process with its own connections, and whether it keeps the schedules. */
function processOn(store: OpenStore) {
  const state = { begun: 0, leads: false, faults: 0 }
  const leading = leadSchedules({
    store,
    everyMs: 20,
    onFault: () => state.faults++,
    begin() {
      state.begun++
      state.leads = true
      return {
        async stop() {
          await new Promise((done) => void setTimeout(done, 5))
          state.leads = false
        },
      }
    },
  })
  return { state, stop: () => leading.stop() }
}

test('a leader confirms its lead while its schedules end', async () => {
  let confirms = 0
  const begun = Promise.withResolvers<void>()
  const leading = leadSchedules({
    store: { lead: (work) => work(() => Promise.resolve(void confirms++)) },
    everyMs: 1,
    onFault: () => undefined,
    begin() {
      begun.resolve()
      return {
        async stop() {
          const before = confirms
          await vi.waitFor(() => expect(confirms).toBeGreaterThan(before + 2), PATIENCE)
        },
      }
    },
  })
  await begun.promise
  await leading.stop()
})

describe.each(stores)('on $kind', ({ skip, kind, place }) => {
  test.skipIf(skip)(
    'a process that is alone leads at once, and ends its schedules when it stops',
    async () => {
      const { location, remove } = await place()
      const store = await openStore(location)
      const one = processOn(store)
      await vi.waitFor(() => expect(one.state.leads).toBe(true), PATIENCE)
      await one.stop()
      expect(one.state).toEqual({ begun: 1, leads: false, faults: 0 })
      await store.close()
      await remove()
    },
  )

  test.skipIf(skip || kind === 'SQLite')(
    'one of three leads, and another when it stops or loses its connection',
    async () => {
      const { location, remove } = await place()
      const one = await openStore(location)
      const opened = [one, await openStore(location), await openStore(location)]
      const all = opened.map(processOn)
      const leaders = () => all.filter(({ state }) => state.leads)
      const isOne = () => expect(leaders()).toHaveLength(1)
      await vi.waitFor(isOne, PATIENCE)
      for (let looks = 0; looks < 20; looks++) {
        isOne()
        await new Promise((done) => void setTimeout(done, 10))
      }
      const [first] = leaders()
      await first?.stop()
      await vi.waitFor(isOne, PATIENCE)
      const [second] = leaders()
      const begun = all.reduce((sum, { state }) => sum + state.begun, 0)
      expect(begun).toBe(2)
      // the connection that holds the lock
      const { rows } = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid) as ended from pg_locks
      join pg_database on pg_database.oid = pg_locks.database and datname = current_database()
      where locktype = 'advisory' and granted`.execute(one.db)
      expect(rows).toEqual([{ ended: true }])
      await vi.waitFor(() => expect(second?.state.faults).toBe(1), PATIENCE)
      await vi.waitFor(isOne, PATIENCE)
      for (const each of all) await each.stop()
      expect(leaders()).toEqual([])
      for (const store of opened) await store.close()
      await remove()
    },
  )

  test.skipIf(skip || kind === 'SQLite')(
    'a leader that is silent loses the lead, although its connection lives',
    async () => {
      const { location, remove } = await place()
      const silent = await openStore(location, { leaderSilentMs: 500 })
      const other = await openStore(location)
      let [confirmed, isLeading]: [unknown, boolean] = [undefined, false]
      const silence = Promise.withResolvers<void>()
      const leading = silent.lead(async (confirm) => {
        isLeading = true
        await silence.promise
        confirmed = await confirm().catch((error: unknown) => error)
      })
      await vi.waitFor(() => expect(isLeading).toBe(true), PATIENCE)
      const next = processOn(other)
      await vi.waitFor(() => expect(next.state.leads).toBe(true), PATIENCE)
      silence.resolve()
      await leading
      expect(confirmed).toBeInstanceOf(Error)
      await next.stop()
      // a connection that leads no more is one of the pool again
      const { rows } = await sql`show idle_session_timeout`.execute(other.db)
      expect(rows).toEqual([{ idle_session_timeout: '0' }])
      for (const store of [silent, other]) await store.close()
      await remove()
    },
  )
})
