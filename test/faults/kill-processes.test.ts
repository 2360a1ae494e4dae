// Two servers and two workers on one PostgreSQL are killed, or stopped, at random under load. Whatever was acknowledged is there, each request has
// one run and each run one result, every chain and every checkpoint verifies, and each event is sent under one id.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { LogPlace } from '../../src/contract/vocabulary/audit.ts'
import type { Run } from '../../src/contract/vocabulary/run.ts'
import { openStore } from '../../src/platform/store/store.ts'
import { expectLogContinues } from '../support/log-continues.ts'
import { migratedDatabase, postgresAbsent, postgresUrl } from '../support/postgres.ts'
import { assay, assayJson, get, post, root, type Running, start } from '../support/process.ts'
import { randomBy } from '../support/random-by.ts'
import { openReceiver } from '../support/receiver.ts'
import { tenantRows } from '../support/tenant-rows.ts'
import { seedOf, tries, UNTIMED } from '../support/tries.ts'

const KILLS = tries(24, 300)
/** Runs that are acknowledged between two kills, at most. */
const MAX_BETWEEN = 10
const WRITERS_OF_ONE = 2
/** Which part of the processes ends by SIGTERM, the others by SIGKILL. */
const ASKED_TO_STOP = 0.3
const SEED = seedOf(22)
const KINDS = ['serve', 'serve', 'worker', 'worker'] as const
const SECRET = Buffer.alloc(32, 7).toString('base64')

const title = `${KILLS} ends of two servers and two workers under load lose nothing, seed ${SEED}`
const absent = postgresUrl === undefined ? ` (${postgresAbsent})` : ''

test.skipIf(postgresUrl === undefined)(`${title}${absent}`, { timeout: 600_000, ...UNTIMED }, async () => {
  const random = randomBy(SEED)
  const { url: database, drop } = await migratedDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'assay-kill-processes-'))
  const receiver = await openReceiver()
  const environment = {
    DATABASE_URL: database,
    ASSAY_DATA_DIR: folder,
    ASSAY_PORT: '0',
    ASSAY_LOG_KEY: SECRET,
    ASSAY_SESSION_SECRETS: `s1:${SECRET}`,
    ASSAY_FETCH_ALLOW: receiver.host,
    ASSAY_SYNC_SOURCES: 'none',
    ASSAY_REQUIRED_LISTS: 'un-sc',
    ASSAY_RATE_LIMIT_PRO: '1000000',
    ASSAY_LOG_LEVEL: 'warn',
  }
  const sample = join(root, 'samples/un-sc')
  expect((await assay(['sources', 'import', 'un-sc', sample, '--below-floor'], environment)).code).toBe(0)
  const create = ['workspaces', 'create', '--name', 'Kill', '--tier', 'pro']
  const { id: workspace } = await assayJson<{ id: string }>(create, environment)
  const issue = ['keys', 'create', '--workspace', workspace, '--name', 'k', '--scopes', 'run']
  const { key } = await assayJson<{ key: string }>(issue, environment)

  const begin = (kind: (typeof KINDS)[number]): Promise<Running> =>
    start(kind, environment, kind === 'serve' ? ['--no-worker'] : [])
  const running: Running[] = []
  // why: a test that fails must leave no process and no database behind
  onTestFinished(async () => {
    for (const one of running) await one.end('SIGKILL')
    await receiver.close()
    await drop()
    rmSync(folder, { recursive: true })
  })
  for (const kind of KINDS) running.push(await begin(kind))
  const addressOf = (server: number): string => running[server]?.url ?? ''
  const hook = await post(addressOf(0), '/v1/webhooks', key, { url: `${receiver.url}/hook` })
  expect(hook.status).toBe(200)

  /** Each request by its Idempotency-Key: the run that was acknowledged, with its place in the log. */
  const acknowledged = new Map<string, { readonly run: string; readonly log: LogPlace | undefined }>()
  let [serial, isOver] = [0, false]
  const isWriting = (): boolean => !isOver
  async function write(server: number): Promise<void> {
    while (isWriting()) {
      const name = `Company ${++serial} Ltd`
      const headers = {
        'idempotency-key': `request-${serial}`,
        prefer: serial % 3 === 0 ? 'wait=2' : 'respond-async',
      }
      for (let attempt = 0; !acknowledged.has(name); attempt++) {
        // why the other server next: a client behind a balancer asks again, and gets whichever is up
        const address = addressOf((server + attempt) % 2)
        const sent = await post(address, '/v1/diligence', key, { subject: { name } }, headers).catch(
          () => undefined,
        )
        if (sent === undefined || sent.status === 503) await wait(20)
        else {
          expect([200, 202, 409], JSON.stringify(sent.body)).toContain(sent.status)
          const { id: run, log } = sent.body as unknown as { id: string; log?: LogPlace }
          if (sent.status === 409) await wait(20)
          else acknowledged.set(name, { run, log })
        }
      }
      await wait(random() * 1_000)
    }
  }
  const writers = Array.from({ length: 2 * WRITERS_OF_ONE }, (_, at) => write(at % 2))
  for (let kill = 0; kill < KILLS; kill++) {
    const enough = acknowledged.size + 1 + Math.floor(random() * MAX_BETWEEN)
    while (acknowledged.size < enough) await wait(2)
    const victim = Math.floor(random() * KINDS.length)
    const kind = KINDS[victim] ?? 'worker'
    // why some are asked to stop: what they leave under load goes to the others at once
    if (random() < ASKED_TO_STOP) expect(await running[victim]?.end('SIGTERM')).toBe(0)
    else expect(await running[victim]?.end('SIGKILL')).toBe('SIGKILL')
    running[victim] = await begin(kind)
  }
  isOver = true
  await Promise.all(writers)

  const runs = [...acknowledged.values()]
  const read = async (run: string): Promise<Run> => {
    const { body } = await get(addressOf(0), `/v1/runs/${run}`, key)
    return body as unknown as Run
  }
  for (const { run, log } of runs) {
    const isOpen = async () => ['queued', 'running'].includes((await read(run)).status)
    await expect.poll(isOpen, { timeout: 120_000 }).toBe(false)
    const { status, error, audit } = await read(run)
    // a run that three workers died on ends as interrupted
    if (status === 'failed') expect(error?.code).toBe('interrupted')
    else expect(audit?.tamperEvident).toBe(true)
    if (log !== undefined) await expectLogContinues(addressOf(1), key, log)
  }
  const events = () =>
    receiver.got.map(({ body, headers }) => ({
      run: (JSON.parse(body) as { data: { run: string } }).data.run,
      event: headers['webhook-id'],
    }))
  await expect.poll(() => new Set(events().map(({ run }) => run)).size).toBe(runs.length)
  // an event whose sender was killed is sent again under its id
  const ids = new Map(events().map(({ run, event }) => [event, run]))
  expect([...ids.values()].toSorted()).toEqual(runs.map(({ run }) => run).toSorted())

  for (const one of running) expect(await one.end()).toBe(0)
  const store = await openStore({ kind: 'postgres', url: database })
  const stored = await tenantRows(store, workspace, 'runs')
  // one run for each request, however often it was sent
  expect(stored.map(({ id }) => String(id)).toSorted()).toEqual(runs.map(({ run }) => run).toSorted())
  const ends = (await tenantRows(store, workspace, 'audit_entries')).filter(({ record }) =>
    /"type":"(?:scorecard\.sealed|run\.failed)"/.test(String(record)),
  )
  expect(ends.map((entry) => String(entry['run_id'])).toSorted()).toEqual(
    runs.map(({ run }) => run).toSorted(),
  )
  const leaves = (await tenantRows(store, workspace, 'audit_subtrees')).filter(({ level }) => level === 0)
  const leavesOfRun = Map.groupBy(leaves, (leaf) => leaf['run_id'])
  expect(new Set(runs.map(({ run }) => leavesOfRun.get(run)?.length))).toEqual(new Set([3]))
  const queues = [store.queue, store.deliveryQueue]
  expect((await Promise.all(queues.map((queue) => queue.dead(1)))).flat()).toEqual([])
  const counts = await Promise.all(queues.map((queue) => queue.counts(new Date().toISOString())))
  expect(counts.map(({ queued, running: busy }) => queued + busy)).toEqual([0, 0])
  await store.close()
  expect((await assay(['fsck'], environment)).code).toBe(0)
  console.log(`${runs.length} acknowledged runs, ${KILLS} ends`)
  expect(runs.length).toBeGreaterThan(KILLS)
})
