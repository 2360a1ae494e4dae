// Erases runs: deletes everything personal that is stored of them, and records in the log which digests lost their values.
import { digestOf } from '../../audit/digest.ts'
import { LOG_CHAIN } from '../../audit/entry.ts'
import { type ErasedField, erasureDraft, readErasure, erasedFields } from '../../audit/erasure.ts'
import type { OpenedLog, WorkspaceLog } from '../../audit/log/workspace-log.ts'
import { runSubjectKey } from '../../cases/met-match.ts'
import { canonicalJson } from '../../base/canonical-json.ts'
import type { JsonValue } from '../../base/json.ts'
import { enqueueEvent } from '../../call/enqueue-event.ts'
import type { ErasureReason } from '../../contract/vocabulary/erasure.ts'
import { cancelTrail, headOf, SCORECARD, sealable } from '../runs/audit-trail.ts'
import { trailFault } from '../runs/trail-fault.ts'
import type { AuditTrail, RunErasure, RunTransaction, StoredRun } from '../ports.ts'

/** Who erases, when and why. */
export interface Erasing {
  readonly reason: ErasureReason
  /** ISO instant. */
  readonly at: string
  /** Id of the key or member, or of the part of the program. */
  readonly actor: string
}

type ErasureWrites = Omit<RunTransaction, 'idempotencyRecord' | 'claimIdempotency' | 'completeIdempotency'>

/**
 * Erases those of the runs that are stored and not erased; one that has not ended is cancelled. Returns their ids. The store
 * must be purged after the transaction. Throws LogBroken: what cannot be recorded is not erased.
 */
export async function eraseRuns(
  tenant: ErasureWrites,
  auditLog: WorkspaceLog,
  ids: readonly string[],
  erasing: Erasing,
): Promise<readonly string[]> {
  // why before the runs: a run that ends locks its row and then the log, so rows are locked in one order only
  const runs: StoredRun[] = []
  for (const id of ids.toSorted()) {
    const run = await tenant.lockRun(id)
    if (run !== undefined && run.erasure === null) runs.push(run)
  }
  if (runs.length === 0) return []
  await eraseCasesOf(tenant, runs)
  // why before the log: a request with an Idempotency-Key locks its row and then the log
  await tenant.forgetRequests(runs.map(({ id }) => id))
  const log = await auditLog.open(tenant)
  for (const run of runs) await eraseRun(tenant, log, run, erasing)
  return runs.map(({ id }) => id)
}

/** Erases the cases of subjects that no other run is about. why before the log: a decision locks its case and then the log */
async function eraseCasesOf(tenant: ErasureWrites, runs: readonly StoredRun[]): Promise<void> {
  const subjects: string[] = []
  for (const [subject, about] of Map.groupBy(runs, (run) => run.subject))
    if ((await tenant.countRunsAbout(subject)) <= about.length) subjects.push(subject)
  await tenant.eraseCases(subjects.map(runSubjectKey))
}

async function eraseRun(
  tenant: ErasureWrites,
  log: OpenedLog,
  run: StoredRun,
  erasing: Erasing,
): Promise<void> {
  const { at, actor, reason } = erasing
  const trail = await tenant.auditTrail(run.id)
  if (run.status === 'queued' || run.status === 'running') {
    // why not of an altered run: no entry can follow what is no longer its chain
    if (trailFault(run, trail) === null) {
      const { entries, head } = cancelTrail(headOf(log.logId, run.id, trail), { at, actor })
      await tenant.appendAudit(run.id, entries)
      await log.append([{ hash: head.hash, runId: run.id }])
    }
    const cancelled = {
      status: 'failed',
      completedAt: at,
      scorecard: null,
      failure: null,
      auditHash: null,
    } as const
    await tenant.endRun(run.id, cancelled)
    const event = { type: 'run.failed', data: { run: run.id, error: 'erased' } } as const
    await enqueueEvent(tenant, event, Date.parse(at))
  }
  const draft = erasureDraft({ run: run.id, reason, fields: fieldsOf(run, trail) }, { at, actor })
  const [entry] = await log.record(LOG_CHAIN, [draft])
  if (entry === undefined) throw new Error('an erasure was not recorded')
  await tenant.eraseRun(run.id, rowOf({ at, reason, seq: entry.seq }))
}

const rowOf = (erasure: RunErasure): string => canonicalJson({ ...erasure })

/** The digests in the records of a run, each with the name of its value where the stored value fits. */
function fieldsOf(run: StoredRun, { entries, disclosures }: AuditTrail): readonly ErasedField[] {
  const names = new Map(
    disclosures.flatMap(({ name, salt, value }) => {
      try {
        const text = name === SCORECARD ? (run.scorecard ?? '') : value
        const read = JSON.parse(text) as JsonValue
        return [[digestOf({ salt, name, value: name === SCORECARD ? sealable(read) : read }), name] as const]
      } catch {
        // why: an altered value is erased like any other, and its digest keeps no name
        return []
      }
    }),
  )
  return erasedFields(
    entries.map(({ record }) => record),
    names,
  )
}

/**
 * Deletes again what is stored of runs although the log says that they were erased: rows that came back from elsewhere. `record`
 * is the erasure in the log. Returns whether there was anything to delete.
 */
export async function eraseAgain(tenant: ErasureWrites, record: string): Promise<boolean> {
  const read = readErasure(record)
  const run = read && (await tenant.lockRun(read.run))
  if (read === undefined || run === undefined || run.erasure !== null) return false
  await tenant.forgetRequests([run.id])
  const { at, seq } = read.entry
  await tenant.eraseRun(run.id, rowOf({ at, reason: read.reason, seq }))
  return true
}
