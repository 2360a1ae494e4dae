// How often a run is tried, and how long a call waits for one.
import { expect, test } from 'vitest'
import { canonicalJson } from '../../base/canonical-json.ts'
import { StoreUnavailable } from '../../call/ports.ts'
import type { RunTransaction, StoredRun } from '../ports.ts'
import { openTrail } from './audit-trail.ts'
import type { WorkspaceLog } from '../../audit/log/workspace-log.ts'
import { abandonRun, performRun } from './perform-run.ts'
import { runDiligence } from './run-diligence.ts'

const AT = '2026-11-20T09:00:00.000Z'
const randomBytes = (count: number): Uint8Array => new Uint8Array(count)
const ids = { ulid: () => 'run-1', randomBytes }
const clock = { now: () => Date.parse(AT) }
const asked = { id: 'run-1', keyId: 'key-1', subject: canonicalJson({ name: 'Quillfern' }), createdAt: AT }
const open: StoredRun = {
  ...asked,
  status: 'queued',
  completedAt: null,
  scorecard: null,
  failure: null,
  auditHash: null,
  erasure: null,
}
const trail = openTrail(
  { logId: 'log-1', lost: [] },
  asked,
  { matcher: '2', resources: 'built-in' },
  { at: AT, actor: 'key-1' },
  randomBytes,
)

const auditLog: WorkspaceLog = {
  open: () =>
    Promise.resolve({
      logId: 'log-1',
      append: () => Promise.resolve(),
      record: () => Promise.resolve([]),
      lostLeaves: () => Promise.resolve([]),
    }),
  prove: () => Promise.resolve([]),
  receipt: () => new Uint8Array(),
  previousReceipt: () => undefined,
  envelope: () => '',
  head: () => Promise.resolve(undefined),
  continued: () => Promise.resolve(undefined),
  waiting: { sign: (_, row) => ({ ...row, signature: '' }), read: () => undefined },
}

/** A store of one open run, and how the run ended. */
function storeOfOne() {
  const ended: unknown[] = []
  const tenant = {
    run: () => Promise.resolve(open),
    lockRun: () => Promise.resolve(open),
    setRunning: () => Promise.resolve(open),
    logName: () => Promise.resolve({ logId: 'log-1', origin: 'host/t/log-1' }),
    queuedJobs: () => Promise.resolve(0),
    auditTrail: () => Promise.resolve({ entries: trail.entries, disclosures: trail.disclosures }),
    endRun: (_: string, { failure }: StoredRun) => Promise.resolve(ended.push(failure)),
  } as unknown as RunTransaction
  const nothing = new Proxy(tenant, {
    get: (target, name) => Reflect.get(target, name) ?? (() => Promise.resolve()),
  })
  const work = <T>(_: string, does: (tenant: RunTransaction) => Promise<T>): Promise<T> => does(nothing)
  return { ended, store: { read: work, write: work } }
}

/** What becomes of an attempt at which the records cannot be read: left for another, or its failure. */
async function attempt(attempts: number): Promise<{ readonly became: unknown; readonly gathered: number }> {
  const { ended, store } = storeOfOne()
  let gathered = 0
  const gather = () => {
    gathered++
    return Promise.reject(new StoreUnavailable('locked'))
  }
  const queued = { id: 'run-1', workspaceId: 'w', attempts }
  try {
    await performRun(queued, { store, clock, ids, auditLog, gather })
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    return { became: 'left', gathered }
  }
  return { became: (JSON.parse(String(ended[0])) as { code: string }).code, gathered }
}

test('a run is tried three times, and ends where the third finds no records', async () => {
  expect(await attempt(1)).toEqual({ became: 'left', gathered: 1 })
  expect(await attempt(2)).toEqual({ became: 'left', gathered: 1 })
  expect(await attempt(3)).toEqual({ became: 'overloaded', gathered: 1 })
})

test('a run that ended its process three times is not tried a fourth time', async () => {
  expect(await attempt(4)).toEqual({ became: 'interrupted', gathered: 0 })
})

test.each([
  [29_999, 29_999],
  [30_000, 30_000],
  [30_001, 30_000],
  [undefined, 5_000],
])('a call that would wait %s ms waits %i ms for its run', async (waitMs, waited) => {
  let patience = 0
  const runner = {
    wake: () => undefined,
    ended: (_: string, ms: number) => {
      patience += ms
      return Promise.resolve()
    },
  }
  const screenerVersion = () => Promise.resolve({ matcher: '2', resources: 'built-in' })
  const call = {
    input: { subject: { name: 'Quillfern' } },
    caller: { workspaceId: 'w', keyId: 'key-1' },
    now: clock.now(),
    waitMs,
  }
  const { status } = await runDiligence.run(
    call as never,
    {
      ...storeOfOne(),
      ids,
      auditLog,
      runner,
      screenerVersion,
    } as never,
  )
  expect([status, patience]).toEqual(['queued', waited])
})

test('a run that its workers could not end is ended as failed', async () => {
  const { ended, store } = storeOfOne()
  const gather = () => Promise.reject(new Error('not called'))
  await abandonRun({ id: 'run-1', workspaceId: 'w', attempts: 101 }, { store, ids, clock, auditLog, gather })
  expect(ended).toEqual([expect.stringContaining('"code":"internal"')])
})
