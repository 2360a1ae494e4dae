// The same service on PostgreSQL: a whole assessment gives the same bytes as on SQLite, and parallel calls are exact.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../../src/platform/store/store.ts'
import { migratedDatabase, postgresAbsent, postgresUrl } from '../support/postgres.ts'
import { createWorld, example, examples, type World } from '../support/world.ts'

describe.skipIf(postgresUrl === undefined)(
  `on PostgreSQL (${postgresUrl ? 'present' : postgresAbsent})`,
  () => {
    let database: Awaited<ReturnType<typeof migratedDatabase>>
    let there: World
    let here: World

    beforeAll(async () => {
      database = await migratedDatabase()
      there = await createWorld({ store: await openStore({ kind: 'postgres', url: database.url }) })
      here = await createWorld()
    })
    afterAll(async () => {
      await here.close()
      await there.close()
      await database.drop()
    })

    test.each(examples.map(({ name }) => name))('the %s example is answered as on SQLite', async (name) => {
      const answers = async (world: World) => {
        const { key } = await world.tenant('pro')
        const session = await world.scored(key, example(name))
        const bodies = []
        for (const operation of [
          'score',
          'check_progress',
          'generate_roadmap',
          'stack_handoff',
          'deck_handoff',
        ] as const) {
          bodies.push((await world.call(key, operation, { session })).body)
        }
        bodies.push((await world.call(key, 'export', { session, format: 'markdown' })).body)
        const own = String(bodies[1]?.['session_id'])
        return JSON.stringify(
          // the salts of a seal are random, and its hash with them
          bodies.map((body) => ({ ...body, session_token: '', request_id: '', audit: undefined })),
        ).replaceAll(own, 'SESSION')
      }
      expect(await answers(there)).toBe(await answers(here))
    })

    test('parallel signals with one token are all kept, and parallel starts spend exactly the quota', async () => {
      const { key } = await there.tenant('pro')
      const token = await there.session(key, { pitch: 'A pitch with many prospects.', signals: [] })
      const prospect = (n: number) => ({
        session: token,
        axis: 'market',
        kind: 'named_prospect',
        value: { organization: `Practice ${n}`, organization_url: `https://practice${n}.com` },
      })
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, n) => there.call(key, 'submit_signal', prospect(n))),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 24 }, () => 200))
      const { body } = await there.call(key, 'check_progress', { session: token })
      expect(body).toMatchObject({ axes: { market: { requirements: { named_prospect: { have: 24 } } } } })

      const free = await there.tenant('free')
      const starts = await Promise.all(
        Array.from({ length: 9 }, () => there.call(free.key, 'start', { pitch: 'A pitch of many at once.' })),
      )
      expect(starts.filter(({ status }) => status === 200)).toHaveLength(3)
      expect(starts.filter(({ status }) => status === 429)).toHaveLength(6)
    })

    test('one Idempotency-Key at once has one effect', async () => {
      const { key } = await there.tenant('pro')
      const answers = await Promise.all(
        Array.from({ length: 8 }, () =>
          there.call(key, 'start', { pitch: 'Sent again and again.' }, { 'idempotency-key': 'k' }),
        ),
      )
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    })
  },
)
