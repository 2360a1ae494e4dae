// Events reach a receiver that fails at random, while servers end and begin: by its id each event is taken exactly once, and two
// servers never send one at the same time.
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as rest } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { enqueueEvent } from '../../src/call/enqueue-event.ts'
import type { StartedRunner } from '../../src/call/job-runner.ts'
import { createDeliveryRunner } from '../../src/webhooks/delivery-runner.ts'
import { laterBy } from '../../src/platform/clock/timers.ts'
import { createEventSender } from '../../src/platform/http-guard/event-sender.ts'
import { parseFetchAllow } from '../../src/platform/http-guard/fetch-allow.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { createSecretBox } from '../../src/platform/signing/secret-box.ts'
import { signWebhookEvent } from '../../src/platform/signing/webhook-signature.ts'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import { randomBy } from '../support/random-by.ts'
import { stores } from '../support/stores.ts'

const FAULTS = Number(process.env['ASSAY_TEST_FAULTS'] ?? 300)
/** Of one event; ten attempts are made, and those left are for answers that a busy machine brings too late. */
const FAULTS_OF_ONE = 6
/** Events on their way at one time, so that a slow machine gets no more than a fast one. */
const UNDER_WAY = 60
const WORKSPACES = 4
const TIMEOUT_MS = 400
const BEGIN = Date.parse('2026-11-02T09:00:00Z')
const PATIENCE = { timeout: 120_000, interval: 25 }
const SECRET = Buffer.alloc(32, 3).toString('base64')

/** What the receiver does, and whether it took the event before. */
const FAULT_KINDS = ['500', 'close', 'hang', 'taken, 500', 'taken, close', 'taken, hang'] as const
type Outcome = (typeof FAULT_KINDS)[number] | 'ok'

interface Taken {
  readonly body: string
  times: number
}

describe.each(stores)('on $kind', ({ kind, place, skip }) => {
  describe.skipIf(skip)('deliveries', () => {
    let store: OpenStore
    let remove: () => Promise<void>
    let decide: (id: string) => Outcome = () => 'ok'
    const taken = new Map<string, Taken>()
    const open = new Map<string, number>()
    let sentTwice = 0
    let requests = 0
    let wrong = 0

    const receive = (request: IncomingMessage, response: ServerResponse, body: string): void => {
      const {
        'webhook-id': id = '',
        'webhook-timestamp': time,
        'webhook-signature': signed,
      } = request.headers as Record<string, string>
      const mac = createHmac('sha256', Buffer.from(SECRET, 'base64')).update(`${id}.${time}.${body}`)
      if (signed !== `v1,${mac.digest('base64')}`) wrong++
      requests++
      const outcome = decide(id)
      if (outcome === 'ok' || outcome.startsWith('taken')) {
        const before = taken.get(id)
        if (before !== undefined && before.body !== body) wrong++
        if (before === undefined) taken.set(id, { body, times: 1 })
        else before.times++
      }
      if (outcome === 'ok') response.writeHead(200).end('{}')
      else if (outcome.endsWith('500')) response.writeHead(500).end()
      else if (outcome.endsWith('close')) request.socket.destroy()
    }
    const server = createServer((request, response) => {
      const pieces: Buffer[] = []
      const id = String(request.headers['webhook-id'])
      open.set(id, (open.get(id) ?? 0) + 1)
      if ((open.get(id) ?? 0) > 1) sentTwice++
      response.on('close', () => open.set(id, (open.get(id) ?? 1) - 1))
      request.on('data', (piece: Buffer) => pieces.push(piece))
      request.on('end', () => receive(request, response, Buffer.concat(pieces).toString()))
    })
    let host = ''

    beforeAll(async () => {
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      host = `127.0.0.1:${(server.address() as AddressInfo).port}`
      const placed = await place()
      remove = placed.remove
      store = await openStore(placed.location)
    })
    afterAll(async () => {
      server.closeAllConnections()
      server.close()
      await store.close()
      await remove()
    })

    const secretBox = createSecretBox([{ id: 's1', secret: Buffer.alloc(32, 9) }])
    const clock = { ms: BEGIN, now: () => clock.ms }
    const begin = (): StartedRunner =>
      createDeliveryRunner(
        {
          store,
          clock,
          ids: randomIds(),
          secretBox,
          signEvent: signWebhookEvent,
          eventSender: createEventSender({ allow: parseFetchAllow(host), totalMs: TIMEOUT_MS }),
        },
        { parallel: 16, everyMs: 5, onFault, later: laterBy },
      )
    const faults: unknown[] = []
    const onFault = (error: unknown): void => {
      if (!(error instanceof Error && error.name === 'WorkerLost')) faults.push(error)
    }

    /** Workspaces with a webhook each. */
    async function workspaces(seed: string): Promise<readonly string[]> {
      const ids = Array.from({ length: WORKSPACES }, (_, at) => `w-${seed}-${at}`)
      const createdAt = new Date(BEGIN).toISOString()
      for (const id of ids) {
        await store.accounts.createWorkspace({
          id,
          name: id,
          tier: 'pro',
          createdAt,
          retentionDays: null,
          sessionRetentionDays: null,
        })
        const secret = secretBox.seal(`whsec_${SECRET}`, `${id}/h-${id}`)
        await store.write(id, (tenant) =>
          tenant.insertWebhook({
            id: `h-${id}`,
            url: `http://${host}/`,
            events: null,
            label: '',
            createdAt,
            secret,
          }),
        )
      }
      return ids
    }
    const send = (workspaceId: string, run: string): Promise<void> =>
      store.write(workspaceId, (tenant) =>
        enqueueEvent(tenant, { type: 'run.completed', data: { run } }, clock.now()),
      )
    const statuses = async (workspaceId: string): Promise<Map<string, string>> => {
      const all = await store.read(workspaceId, (tenant) =>
        tenant.deliveries(`h-${workspaceId}`, { limit: 100_000 }),
      )
      return new Map(all.map(({ id, status }) => [id, status]))
    }

    // a seed of its own for each store
    test.each([stores.findIndex((each) => each.kind === kind) + 1])(
      `each event is taken once by its id through ${FAULTS} faults and the ends of servers, seed %i`,
      async (seed) => {
        const random = randomBy(seed)
        const ids = await workspaces(`faults-${seed}`)
        taken.clear()
        ;[requests, wrong] = [0, 0]
        let injected = 0
        const suffered = new Map<string, number>()
        decide = (id) => {
          const times = suffered.get(id) ?? 0
          if (injected >= FAULTS || times >= FAULTS_OF_ONE || random() < 0.3) return 'ok'
          suffered.set(id, times + 1)
          injected++
          return FAULT_KINDS[Math.floor(random() * FAULT_KINDS.length)] ?? 'ok'
        }
        const servers = store.dialect === 'postgres' ? 2 : 1
        let runners = Array.from({ length: servers }, begin)
        let sent = 0
        let ends = 0
        const underWay = async (): Promise<number> => {
          const at = new Date(clock.now()).toISOString()
          // why: each jump of the clock ends a lease, so that a busy machine claims one a hundred times, and it is dead
          for (const { kind: queue, id } of await store.deadJobs.list())
            await store.deadJobs.revive(queue, id, at)
          const { queued, running } = await store.deliveryQueue.counts(at)
          return queued + running
        }
        const isOver = (left: number): boolean => injected >= FAULTS && left === 0 && ends > 5
        for (let left = 0; !isOver(left); left = await underWay()) {
          if (injected < FAULTS && left < UNDER_WAY)
            for (let more = 0; more < 12; more++) await send(ids[sent % ids.length] ?? '', `run-${sent++}`)
          await rest(random() * 20)
          if (random() < 0.2) {
            const at = Math.floor(random() * servers)
            await runners[at]?.stop()
            runners = runners.with(at, begin())
            ends++
          }
          // why by steps: what waits for its lease and what waits for its next attempt come up mixed
          clock.ms += random() < 0.5 ? 7_000 : random() < 0.8 ? 3_600_000 : 86_400_000
        }
        await Promise.all(runners.map((runner) => runner.stop()))

        const delivered = new Map<string, string>()
        for (const id of ids)
          for (const [delivery, status] of await statuses(id)) delivered.set(delivery, status)
        expect(injected).toBe(FAULTS)
        expect(ends).toBeGreaterThan(5)
        expect(delivered.size).toBe(sent)
        expect([...new Set(delivered.values())]).toEqual(['delivered'])
        expect(new Set(taken.keys())).toEqual(new Set(delivered.keys()))
        const runs = [...taken.values()].map(
          ({ body }) => (JSON.parse(body) as { data: { run: string } }).data.run,
        )
        expect(new Set(runs).size).toBe(sent)
        expect(wrong).toBe(0)
        expect(requests).toBeGreaterThanOrEqual(sent + FAULTS)
        expect(faults).toEqual([])
      },
    )

    test('two servers send each event once, and never at one time', async () => {
      const ids = await workspaces('two')
      taken.clear()
      ;[requests, sentTwice] = [0, 0]
      decide = () => 'ok'
      for (let at = 0; at < 200; at++) await send(ids[at % ids.length] ?? '', `run-${at}`)
      const runners = [begin(), begin()]
      await vi.waitFor(() => expect(taken.size).toBe(200), PATIENCE)
      await Promise.all(runners.map((runner) => runner.stop()))
      expect(requests).toBe(200)
      expect(sentTwice).toBe(0)
    })
  })
})
