// The connections to PostgreSQL are cut in the middle of writes: the server stays up, every call is either done or told
// "not now", nothing is done twice, and it goes on by itself when the database is back.
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../../src/platform/store/store.ts'
import { migratedDatabase, postgresAbsent, postgresUrl } from '../support/postgres.ts'
import { tries } from '../support/tries.ts'
import { type Answer, createWorld, type World } from '../support/world.ts'

const CUTS = 10
/** How often the ten come. */
const ROUNDS = tries(1, 50)

describe.skipIf(postgresUrl === undefined)(
  `PostgreSQL behind a cut link (${postgresUrl ? 'present' : postgresAbsent})`,
  () => {
    const sockets = new Set<Socket>()
    let database: Awaited<ReturnType<typeof migratedDatabase>>
    let link: Server
    let up = true
    let world: World
    let key: string
    /** One for each round, made before the first cut. */
    const sessions: string[] = []

    beforeAll(async () => {
      database = await migratedDatabase()
      const { hostname, port } = new URL(database.url)
      link = createServer((near) => {
        const far = connect(Number(port || 5432), hostname)
        for (const socket of [near, far]) {
          sockets.add(socket)
          socket.on('error', () => undefined)
          socket.on('close', () => {
            sockets.delete(socket)
            near.destroy()
            far.destroy()
          })
        }
        if (!up) near.destroy()
        near.pipe(far).pipe(near)
      })
      link.listen(0, '127.0.0.1')
      await once(link, 'listening')
      const through = new URL(database.url)
      through.hostname = '127.0.0.1'
      through.port = String((link.address() as AddressInfo).port)
      world = await createWorld({ store: await openStore({ kind: 'postgres', url: through.href }) })
      ;({ key } = await world.tenant('pro'))
      for (let round = 0; round < ROUNDS; round++)
        sessions.push(await world.session(key, { pitch: 'A pitch over a bad line.', signals: [] }))
    })
    afterAll(async () => {
      await world.close()
      link.close()
      for (const socket of sockets) socket.destroy()
      await database.drop()
    })

    const cut = (): void => {
      for (const socket of sockets) socket.destroy()
    }

    test(
      'ten cuts under load: 200 or 503 with Retry-After, one effect per Idempotency-Key, and it recovers',
      { repeats: ROUNDS - 1 },
      async () => {
        const session = sessions.pop()
        const submit = (n: number): Promise<Answer> =>
          world.call(
            key,
            'submit_signal',
            {
              session,
              axis: 'market',
              kind: 'named_prospect',
              value: { organization: `Practice ${n}`, organization_url: `https://practice${n}.com` },
            },
            { 'idempotency-key': `signal-${n}-of-${session}` },
          )
        const seen = new Set<number>()
        let refused = 0
        const insist = async (n: number): Promise<void> => {
          for (let attempt = 0; attempt < 200; attempt++) {
            const answer = await submit(n)
            seen.add(answer.status)
            if (answer.status === 200) return
            expect(answer.status, answer.text).toBe(503)
            expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
            refused++
            await new Promise((done) => setTimeout(done, 20))
          }
          throw new Error(`signal ${n} never came through`)
        }
        let cuts = 0
        const cutting = setInterval(() => {
          cut()
          if (++cuts === CUTS) clearInterval(cutting)
        }, 60)
        // why stopped with them: a cut after the last signal would meet the question below, and the test after this one
        await Promise.all(Array.from({ length: 25 }, (_, n) => insist(n))).finally(() =>
          clearInterval(cutting),
        )
        expect(seen).toContain(200)
        const progress = () => world.call(key, 'check_progress', { session })
        await expect.poll(async () => (await progress()).status).toBe(200)
        const { body } = await progress()
        expect(body).toMatchObject({ axes: { market: { requirements: { named_prospect: { have: 25 } } } } })
        console.log(`25 signals through a link cut ${cuts} times, ${refused} answers of 503 on the way`)
      },
    )

    test('while the database is away everything is 503, /readyz too; then all is well without a restart', async () => {
      up = false
      cut()
      const away = await world.call(key, 'start', { pitch: 'A pitch without a database.' })
      expect([away.status, away.body['error']]).toEqual([503, 'overloaded'])
      expect((await world.send({ url: '/readyz' })).status).toBe(503)
      expect(world.log()).toContain('"overloaded"')
      up = true
      await expect.poll(async () => (await world.send({ url: '/readyz' })).status).toBe(200)
      expect((await world.call(key, 'start', { pitch: 'A pitch with a database.' })).status).toBe(200)
    })
  },
)
