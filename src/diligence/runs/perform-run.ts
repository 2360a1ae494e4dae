// Works on one run of the queue: looks up, scores, seals. A second worker finds the run ended and changes nothing.
import { decidedMatches } from '../../cases/decided-matches.ts'
import { type MetMatch, runSubjectKey } from '../../cases/met-match.ts'
import { openCases } from '../../cases/open-cases.ts'
import type { RunError, RunErrorCode } from '../../contract/vocabulary/run.ts'
import { canonicalJson, canonicalRecord } from '../../base/canonical-json.ts'
import { assessDiligence } from '../rules/scorecard.ts'
import { weighEvidence } from '../rules/weigh-evidence.ts'
import type { AskedSubject } from '../rules/asked-subject.ts'
import { enqueueEvent, type OutgoingEvent } from '../../call/enqueue-event.ts'
import type { QueuedJob } from '../../call/ports.ts'
import { StoreUnavailable } from '../../call/ports.ts'
import type { Clock, Ids } from '../../base/ports.ts'
import type { JsonObject } from '../../base/json.ts'
import { LogBroken, type WorkspaceLog } from '../../audit/log/workspace-log.ts'
import { examinedRun } from './examined-run.ts'
import { failTrail, headOf, lostBefore, sealedSnapshot, sealTrail, type Written } from './audit-trail.ts'
import { createLastSealed, type LastSealed } from './last-sealed.ts'
import { RecordsAltered } from '../../sources/snapshots/whole-record.ts'
import { metMatches } from './met-matches.ts'
import type { RunScorecard } from './run-scorecard.ts'
import type { Gathered } from '../evidence/gathered.ts'
import { changedSnapshots } from './changed-snapshots.ts'
import type { AuditTrail, RunStore, StoredRun } from '../ports.ts'

export interface RunDeps {
  readonly store: Pick<RunStore, 'read' | 'write'>
  readonly clock: Clock
  readonly ids: Ids
  readonly auditLog: WorkspaceLog
  /** Of the runs that this process sealed. */
  readonly lastSealed?: LastSealed
  gather(subject: AskedSubject): Promise<Gathered>
  /** Called for a fault of earlier runs that does not keep this one from being performed. */
  onFault?(error: unknown, runId: string): void
}

const MAX_ATTEMPTS = 3

class Interrupted extends Error {}

/** The stored run is not the one that was opened. */
class RunAltered extends Error {
  override readonly name = 'RunAltered'
}

const FAILURES: Readonly<Record<Exclude<RunErrorCode, 'cancelled'>, string>> = {
  overloaded:
    'The records could not be read in three attempts. Send the same request again, with the same Idempotency-Key if it had one.',
  interrupted:
    'The server stopped three times while it worked on this run. Send the same request again, with the same Idempotency-Key if it had one.',
  internal:
    'The run broke off inside the service, which has noted why. Send the same request again; if it fails again, tell the operator the id of the run.',
}

const ALTERED =
  'What is stored of a source does not match what was taken in, so nothing is decided from it. The operator has to import the files of that source again, with their date (--as-of); the log of the server says what was changed.'

const BROKEN_LOG =
  'The audit log of this workspace is not the one that was signed, so nothing can be sealed. Tell the operator, who finds what was changed with `assay fsck`.'

/** Ends the run, one way or the other. Throws StoreUnavailable while the store cannot answer; the run is then tried again. */
export async function performRun(
  { id: runId, workspaceId, attempts }: QueuedJob,
  deps: RunDeps,
): Promise<'ended' | 'gone'> {
  const { store, lastSealed = createLastSealed() } = deps
  const examined = await examinedRun(deps, workspaceId, runId)
  // why it may be lost: a run that is queued again is worked on again
  const run = await store.write(workspaceId, (tenant) => tenant.setRunning(runId), { mayBeLost: true })
  if (run === undefined) return 'gone'
  if (examined !== undefined && lostBefore(examined.trail) > 0)
    deps.onFault?.(new LogBroken('entries of earlier runs are missing: find them with assay fsck'), runId)
  try {
    // why before anything is looked up: what was asked must be what the log says was asked
    if (examined?.fault !== null || examined.run.subject !== run.subject)
      throw new RunAltered('the run was altered before it was worked on')
    // why: a run that ends the process would be picked up for ever
    if (attempts > MAX_ATTEMPTS) throw new Interrupted()
    const gathered = await deps.gather(JSON.parse(run.subject) as AskedSubject)
    const { sources } = gathered
    const key = runSubjectKey(run.subject)
    const { sealed, decided } = await store.read(workspaceId, async (tenant) => ({
      sealed: await lastSealed.sources(tenant, workspaceId),
      decided: await decidedMatches(tenant, [key]),
    }))
    assertSnapshotsKept(sealed, gathered)
    const decisions = decided.get(key)
    const evidence = { ...gathered.evidence, ...(decisions && { decisions }) }
    const scorecard: RunScorecard = { ...assessDiligence(evidence), sources: evidence.sources }
    const met = metMatches(weighEvidence(evidence))
    const written = await end(run, workspaceId, deps, { met, trail: examined.trail }, (head, acting) => ({
      event: { type: 'run.completed', data: { run: runId, verdict: scorecard.verdict } },
      written: sealTrail(head, scorecard, gathered, acting, (count) => deps.ids.randomBytes(count)),
      status: 'completed',
      scorecard: canonicalRecord(scorecard),
      failure: null,
      snapshots: sources.flatMap(({ snapshot }) => snapshot?.seq ?? []),
    }))
    if (written !== undefined)
      lastSealed.remember(workspaceId, {
        hash: written.head.hash,
        sources: sources.flatMap(({ snapshot }) => (snapshot === null ? [] : [sealedSnapshot(snapshot)])),
      })
  } catch (error) {
    if (error instanceof StoreUnavailable && attempts < MAX_ATTEMPTS) throw error
    const code: keyof typeof FAILURES =
      error instanceof StoreUnavailable
        ? 'overloaded'
        : error instanceof Interrupted
          ? 'interrupted'
          : 'internal'
    const message = error instanceof RecordsAltered ? ALTERED : FAILURES[code]
    await endAsFailed(run, workspaceId, deps, { code, message })
    if (code === 'internal') throw error
  }
  return 'ended'
}

/** Ends a run that its workers could not end, and that would stay open. */
export async function abandonRun({ id, workspaceId }: QueuedJob, deps: RunDeps): Promise<void> {
  const run = await deps.store.read(workspaceId, (tenant) => tenant.run(id))
  if (run !== undefined && isOpen(run))
    await endAsFailed(run, workspaceId, deps, { code: 'internal', message: FAILURES.internal })
}

/** Ends a run that is still open as failed; without an entry where the log is broken. */
async function endAsFailed(
  run: StoredRun,
  workspaceId: string,
  deps: RunDeps,
  failure: RunError,
): Promise<void> {
  await endFailed(run, workspaceId, deps, failure).catch(async (broken: unknown) => {
    if (broken instanceof LogBroken) await breakOff(run, workspaceId, deps)
    throw broken
  })
}

/** Ends a run that is still open as failed, with an entry that says why. */
export const endFailed = (
  run: Pick<StoredRun, 'id' | 'keyId' | 'subject'>,
  workspaceId: string,
  deps: EndDeps,
  failure: RunError,
  by?: string,
): Promise<Written | undefined> =>
  end(run, workspaceId, deps, { met: [] }, (head, { at, actor }) => ({
    event: { type: 'run.failed', data: { run: run.id, error: failure.code } },
    written: failTrail(head, failure, { at, actor: by ?? actor }),
    status: 'failed',
    scorecard: null,
    failure: canonicalJson(failure),
    snapshots: [],
  }))

/** Ends a run without an entry, because the log that would hold it is broken. It is shown as altered: nothing seals it. */
async function breakOff({ id }: StoredRun, workspaceId: string, { store, clock }: RunDeps): Promise<void> {
  await store.write(workspaceId, async (tenant) => {
    const run = await tenant.lockRun(id)
    if (run === undefined || !isOpen(run)) return
    const failure = canonicalJson({ code: 'internal', message: BROKEN_LOG })
    const completedAt = new Date(clock.now()).toISOString()
    await tenant.endRun(id, { status: 'failed', completedAt, scorecard: null, failure, auditHash: null })
    await enqueueEvent(tenant, { type: 'run.failed', data: { run: id, error: 'internal' } }, clock.now())
  })
}

/** Compares the snapshots that the last sealed run used with what is stored of them. Throws RecordsAltered. */
function assertSnapshotsKept(sealed: readonly JsonObject[], { sources }: Gathered): void {
  const used = new Map(
    sources.flatMap(({ snapshot }) => (snapshot === null ? [] : [[snapshot.id, snapshot]])),
  )
  const [changed] = changedSnapshots(sealed, (id) => used.get(id))
  if (changed !== undefined) throw new RecordsAltered(changed)
}

const isOpen = ({ status }: StoredRun): boolean => status === 'queued' || status === 'running'

type Ended = Pick<StoredRun, 'status' | 'scorecard' | 'failure'> & {
  readonly written: Written
  readonly event: OutgoingEvent
  /** Numbers of the snapshots it was computed from. */
  readonly snapshots: readonly number[]
}

type EndDeps = Pick<RunDeps, 'clock' | 'ids' | 'auditLog'> & { readonly store: Pick<RunStore, 'write'> }

/** Returns what it stored; undefined where the run has ended already. `trail`: its chain, where it was found to hold. */
async function end(
  { id, keyId, subject }: Pick<StoredRun, 'id' | 'keyId' | 'subject'>,
  workspaceId: string,
  { store, clock, ids, auditLog }: EndDeps,
  { met, trail }: { readonly met: readonly MetMatch[]; readonly trail?: AuditTrail },
  decide: (head: Written['head'], acting: { at: string; actor: string }) => Ended,
): Promise<Written | undefined> {
  return store.write(workspaceId, async (tenant) => {
    const run = await tenant.lockRun(id)
    if (run === undefined || !isOpen(run)) return undefined
    const now = clock.now()
    const at = new Date(now).toISOString()
    // why before the log: a decision locks its case and then the log
    if (met.length > 0) {
      const { name } = JSON.parse(subject) as AskedSubject
      await openCases(tenant, [{ of: { about: 'run', run: id, subject }, name, met }], { ids, now })
    }
    const log = await auditLog.open(tenant)
    // why not as it is stored now: an open run gets no entry, and these are the ones that hold
    const head = headOf(log.logId, id, trail ?? (await tenant.auditTrail(id)))
    const { written, event, snapshots, ...ended } = decide(head, { at, actor: keyId })
    await tenant.pinSnapshots(snapshots)
    await tenant.appendAudit(id, written.entries)
    await tenant.keepDisclosures(id, written.disclosures)
    await log.append([{ hash: written.head.hash, runId: id }])
    const auditHash = ended.status === 'completed' ? written.head.hash : null
    await tenant.endRun(id, { ...ended, completedAt: at, auditHash })
    await enqueueEvent(tenant, event, now)
    return written
  })
}
