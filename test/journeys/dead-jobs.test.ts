// A job that no worker can end, as an operator finds it and puts it back: over the API, and on the command line.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QueuedJob } from '../../src/call/ports.ts'
import { openStore } from '../../src/platform/store/store.ts'
import { operator, type Person } from '../support/browser.ts'
import { assay, assayJson } from '../support/process.ts'
import { createWorld, NOW, type World } from '../support/world.ts'

const AT = new Date(NOW).toISOString()
const LATER = new Date(NOW + 6_000).toISOString()

async function bury(store: World['ports']['store'], workspaceId: string, id: string): Promise<QueuedJob> {
  await store.write(workspaceId, (tenant) =>
    tenant.insertRun({ id, keyId: 'k', subject: '{"name":"Acme"}', createdAt: AT }),
  )
  const job = await store.queue.claim(AT, LATER)
  if (job === undefined) throw new Error('no job')
  await store.queue.bury(job, { at: LATER, fault: 'TypeError' })
  return job
}

describe('over the API', () => {
  let world: World
  let runs: Person
  const woken: string[] = []

  beforeAll(async () => {
    const runner = { wake: () => void woken.push('run'), ended: () => Promise.resolve() }
    world = await createWorld({ runner })
    runs = await operator(world, 'runs@example.com')
  })
  afterAll(() => world.close())

  test('an operator sees it without any name of its workspace, and retries it once', async () => {
    const { workspaceId } = await world.tenant('pro')
    expect((await runs.ask('list_dead_jobs')).body).toEqual({ jobs: [] })
    const { id } = await bury(world.ports.store, workspaceId, 'run-1')
    const job = { kind: 'run', id, workspaceId, attempts: 1, queuedAt: AT, deadAt: LATER, fault: 'TypeError' }
    expect((await runs.ask('list_dead_jobs')).body).toEqual({ jobs: [job] })
    const retried = await runs.ask('retry_dead_job', { kind: 'run', id })
    expect([retried.status, retried.body]).toEqual([200, { kind: 'run', id }])
    expect(woken).toEqual(['run'])
    expect((await runs.ask('list_dead_jobs')).body).toEqual({ jobs: [] })
    expect(await world.ports.store.queue.claim(AT, LATER)).toMatchObject({ id, attempts: 1 })
    for (const kind of ['run', 'batch', 'pass', 'delivery'])
      expect((await runs.ask('retry_dead_job', { kind, id })).status).toBe(404)
  })
})

describe('on the command line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-dead-'))
  const environment = { ASSAY_DATA_DIR: folder }
  afterAll(() => rmSync(folder, { recursive: true }))

  test('jobs dead lists it, and jobs retry puts it back', async () => {
    const create = ['workspaces', 'create', '--name', 'A', '--tier', 'pro']
    const { id: workspaceId } = await assayJson<{ id: string }>(create, environment)
    expect((await assay(['jobs', 'dead'], environment)).out).toBe('No dead jobs.\n')
    const store = await openStore({ kind: 'sqlite', path: join(folder, 'assay.sqlite') })
    const { id } = await bury(store, workspaceId, 'run-1')
    await store.close()
    expect(await assayJson(['jobs', 'dead'], environment)).toEqual([
      {
        kind: 'run',
        id,
        workspace_id: workspaceId,
        attempts: 1,
        queued_at: AT,
        dead_at: LATER,
        fault: 'TypeError',
      },
    ])
    const { out } = await assay(['jobs', 'dead'], environment)
    expect(out).toContain(
      `run ${id}  of workspace ${workspaceId}, dead since ${LATER} after 1 attempts: TypeError`,
    )
    const retried = await assay(['jobs', 'retry', 'run', id], environment)
    expect([retried.code, retried.out]).toEqual([0, `The run ${id} is in its queue again.\n`])
    const again = await assay(['jobs', 'retry', 'run', id], environment)
    expect([again.code, again.err]).toEqual([
      1,
      `There is no dead run ${id}. List the dead jobs with: jobs dead\n`,
    ])
    expect((await assay(['jobs', 'retry', 'thing', id], environment)).code).toBe(2)
  })

  test('a worker, and a server without one, need PostgreSQL', async () => {
    const worker = await assay(['worker'], environment)
    expect([worker.code, worker.err]).toEqual([1, expect.stringContaining('A worker needs PostgreSQL')])
    const server = await assay(['serve', '--no-worker'], environment)
    expect([server.code, server.err]).toEqual([
      1,
      expect.stringContaining('without a worker needs PostgreSQL'),
    ])
  })
})
