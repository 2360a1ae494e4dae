// Starts a diligence run: stored and queued first, then waited for as long as the caller likes.
import type { DiligencePorts, RunTransaction } from '../ports.ts'
import type { Operations } from '../../contract/index.ts'
import { canonicalRecord } from '../../base/canonical-json.ts'
import { withName, type UnnamedSubject } from '../rules/asked-subject.ts'
import { subjectIssues } from '../evidence/subject.ts'
import { once } from '../../call/idempotency.ts'
import { openerOf } from '../../call/list-entry.ts'
import { Problem } from '../../call/problem.ts'
import { assertQueueRoom } from '../../call/queue-room.ts'
import type { Call, UseCase } from '../../call/use-case.ts'
import type { ScreenerVersion } from '../../screening/screener.ts'
import { openTrail } from './audit-trail.ts'
import { requestedRun } from './get-run.ts'

const PATIENCE_MS = 5_000
const MAX_PATIENCE_MS = 30_000
/** Random bytes that choose which earlier entries a new run compares with the log: four for each. */
const BYTES_COMPARED = 64
/** This process gets no notice when a run ends that another process works on or an earlier call started, so it polls. */
const LOOK_MS = 250

export const runDiligence: UseCase<
  Operations['run_diligence'],
  Pick<DiligencePorts, 'store' | 'ids' | 'runner' | 'screenerVersion' | 'auditLog'>
> = {
  check: ({ input, now }) => assertSubject(input.subject, now),

  async run(call, ports) {
    const { id, isNew } = await queued(call, ports)
    ports.runner.wake()
    // why not read at first: a new run was stored a moment ago, and a read checks its place in the log
    let isJustStored = isNew
    for (let left = Math.min(call.waitMs ?? PATIENCE_MS, MAX_PATIENCE_MS); ; left -= LOOK_MS) {
      // why before the run is read: a run that ends in between is noticed
      const ended = left > 0 ? ports.runner.ended(id, Math.min(LOOK_MS, left), call.signal) : undefined
      if (!isJustStored || ended === undefined || call.signal?.aborted === true) {
        const run = await requestedRun(ports, call.caller.workspaceId, id)
        const open = run.status === 'queued' || run.status === 'running'
        if (ended === undefined || !open || call.signal?.aborted === true) return run
      }
      isJustStored = false
      await ended
    }
  },
}

/** Throws what is wrong with a subject. `now` in milliseconds since 1970. */
export function assertSubject(subject: Parameters<typeof subjectIssues>[0], now: number): void {
  const issues = subjectIssues(subject, now)
  const [first] = issues
  if (first !== undefined)
    throw new Problem('invalid_request', { detail: `${first.path} ${first.message}`, issues })
}

/** One run for one Idempotency-Key, unless that run failed: sending the request again then tries again. */
async function queued(
  call: Call<{ subject: UnnamedSubject }>,
  ports: Pick<DiligencePorts, 'store' | 'ids' | 'screenerVersion' | 'auditLog'>,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const screener = await ports.screenerVersion()
  let isNew = false
  const store = (tenant: RunTransaction): Promise<{ readonly id: string }> => {
    isNew = true
    return storeRun(call, ports, screener, tenant)
  }
  const { id } = await once(
    'run_diligence',
    call,
    ports,
    store,
    async (tenant, earlier: { readonly id: string }) => {
      const run = await tenant.run(earlier.id)
      return run?.status === 'failed' ? store(tenant) : undefined
    },
  )
  return { id, isNew }
}

async function storeRun(
  { caller, now, input }: Call<{ subject: UnnamedSubject }>,
  { ids, auditLog }: Pick<DiligencePorts, 'ids' | 'auditLog'>,
  screener: ScreenerVersion,
  tenant: RunTransaction,
): Promise<{ readonly id: string }> {
  const id = ids.ulid()
  const at = new Date(now).toISOString()
  const run = {
    id,
    keyId: caller.keyId,
    subject: canonicalRecord(withName(input.subject)),
    createdAt: at,
  }
  const log = await auditLog.open(tenant)
  // why after the log is locked: requests at one time would each count the queue before the others'
  await assertQueueRoom(tenant, 'run')
  const lost = await log.lostLeaves(ids.randomBytes(BYTES_COMPARED))
  await tenant.insertRun(run, openerOf(caller))
  const opened = openTrail(
    { logId: log.logId, lost: lost.map(({ index }) => index) },
    run,
    screener,
    { at, actor: caller.keyId },
    (count) => ids.randomBytes(count),
  )
  await tenant.appendAudit(id, opened.entries)
  await tenant.keepDisclosures(id, opened.disclosures)
  // why both: the second entry is what was asked
  await log.append(opened.entries.map(({ hash }) => ({ hash, runId: id })))
  return { id }
}
