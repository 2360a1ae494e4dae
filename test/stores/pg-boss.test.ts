// Why PostgreSQL has our queue and not pg-boss (docs/decisions/0005): what the pinned version does. Where one of these fails after an
// upgrade, the decision can be taken again.
import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import { freshDatabase, postgresAbsent, postgresUrl } from '../support/postgres.ts'

const title = postgresUrl === undefined ? `pg-boss (${postgresAbsent})` : 'pg-boss'

describe.skipIf(postgresUrl === undefined)(title, () => {
  let store: OpenStore
  let boss: PgBoss
  let drop: () => Promise<void>

  beforeAll(async () => {
    const fresh = await freshDatabase()
    drop = fresh.drop
    store = await openStore({ kind: 'postgres', url: fresh.url })
    boss = new PgBoss({ connectionString: fresh.url, schema: 'peer', schedule: false, supervise: false })
    await boss.start()
    await boss.createQueue('run', { heartbeatSeconds: 10 })
  })
  afterAll(async () => {
    await boss?.stop({ graceful: false })
    await store?.close()
    await drop?.()
  })

  test('keeps a job with the transaction that sends it, as we need it', async () => {
    const send = (after: () => void): Promise<void> =>
      store.db.transaction().execute(async (tx) => {
        await boss.send('run', {}, { db: fromKysely(tx) })
        after()
      })
    const rolledBack = send(() => {
      throw new RangeError('on purpose')
    })
    await expect(rolledBack).rejects.toThrow('on purpose')
    expect(await boss.fetch('run')).toEqual([])
    await send(() => undefined)
    const [job] = await boss.fetch('run')
    expect(job).toBeDefined()
    await boss.deleteAllJobs('run')
  })

  test('gives a workspace a second worker while the claim of the first is not committed, where it may have one', async () => {
    for (let count = 0; count < 2; count++) await boss.send('run', {}, { group: { id: 'workspace' } })
    await store.db.transaction().execute(async (tx) => {
      const first = await boss.fetch('run', { groupConcurrency: 1, db: fromKysely(tx) })
      const second = await boss.fetch('run', { groupConcurrency: 1 })
      expect([first.length, second.length]).toEqual([1, 1])
    })
    const active = await sql`select 1 from peer.job where state = 'active'`.execute(store.db)
    expect(active.rows).toHaveLength(2)
    await boss.deleteAllJobs('run')
  })

  test('takes no lease below ten seconds; ours is six', async () => {
    await expect(boss.createQueue('short', { heartbeatSeconds: 9 })).rejects.toThrow(
      'heartbeatSeconds must be an integer >= 10',
    )
  })
})
