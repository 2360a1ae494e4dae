// PostgreSQL behind PgBouncer in transaction mode: a connection is shared by transactions of every workspace and process.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { administration } from '../../src/accounts/administration/administration.ts'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { describeStore } from '../../src/platform/store/inspect.ts'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import { bouncerAbsent, startBouncer } from '../support/pgbouncer.ts'
import { freshDatabase, postgresAbsent, postgresUrl } from '../support/postgres.ts'

const obstacle = postgresUrl === undefined ? postgresAbsent : bouncerAbsent
const AT = '2026-11-02T09:00:00.000Z'

describe.skipIf(obstacle !== undefined)(
  `behind PgBouncer${obstacle === undefined ? '' : ` (${obstacle})`}`,
  () => {
    const ids = randomIds()
    let database: Awaited<ReturnType<typeof freshDatabase>>
    let bouncer: Awaited<ReturnType<typeof startBouncer>>
    let one: OpenStore
    let two: OpenStore

    beforeAll(async () => {
      database = await freshDatabase()
      bouncer = await startBouncer(database.url)
      const location = { kind: 'postgres', url: bouncer.url, directUrl: database.url } as const
      one = await openStore(location)
      two = await openStore(location)
    })
    afterAll(async () => {
      for (const store of [one, two]) await store.close()
      await bouncer.stop()
      await database.drop()
    })

    test('transactions of six workspaces that share two connections see and change their own rows alone', async () => {
      const admin = administration({ store: one, clock: systemClock, ids })
      const tenants = await Promise.all(
        Array.from({ length: 6 }, async (_, i) => {
          const { id } = await admin.createWorkspace(`W${i}`, 'pro')
          return { id, keyId: (await admin.createKey(id, { name: 'k', scopes: ['run'] })).id }
        }),
      )
      const write = (round: number) =>
        tenants.map(({ id, keyId }, i) =>
          ((round + i) % 2 === 0 ? one : two).write(id, async (writes) => {
            await writes.insertRun({ id: ids.ulid(), keyId, subject: '{}', createdAt: AT })
            // a transaction that fails gives its connection back without anything of it
            if (round === 1) throw new Error('on purpose')
          }),
        )
      for (const round of [0, 1, 2]) await Promise.allSettled(write(round))
      const seen = await Promise.all(
        tenants.map(async ({ id }) =>
          one.db.transaction().execute(async (tx) => {
            await sql`select set_config('assay.workspace_id', ${id}, true)`.execute(tx)
            const { rows } = await sql<{ workspace_id: string }>`select workspace_id from runs`.execute(tx)
            return rows.map((row) => row.workspace_id)
          }),
        ),
      )
      expect(seen).toEqual(tenants.map(({ id }) => [id, id]))
      expect((await sql`select id from runs`.execute(one.db)).rows).toEqual([])
    })

    test('one process leads and one works on a source at a time, as locks do not go through the pooler', async () => {
      const led = await one.lead(async () => ({ other: await two.lead(() => Promise.resolve('also')) }))
      expect(led).toEqual({ other: undefined })
      const worked = await one.sources.alone('un-sc', async () => ({
        other: await two.sources.alone('un-sc', () => Promise.resolve('also')),
        atWork: await two.sources.atWork(['un-sc', 'eu-fsf']),
      }))
      expect(worked).toEqual({ other: undefined, atWork: new Set(['un-sc']) })
      expect(await two.lead(() => Promise.resolve('now'))).toBe('now')
    })

    test('doctor asks for the time-outs of the role, which end a statement', async () => {
      await expect(describeStore(one)).rejects.toThrow('alter role current_user set statement_timeout')
    })
  },
)
