// Reads a run with its audit trail, and finds whether it is what was sealed: by its chain, and by the signed log.
import {
  type ContinuedHead,
  LogBroken,
  type ProvedLeaf,
  type WorkspaceLog,
} from '../../audit/log/workspace-log.ts'
import { type ProvedReplacement, replacementsOf } from '../../audit/log/replacements.ts'
import { LOG_CHAIN } from '../../audit/entry.ts'
import { readErasure } from '../../audit/erasure.ts'
import type { LogReads, LogWrites, StoredLogEntry } from '../../audit/ports.ts'
import type { TenantStore } from '../../call/ports.ts'
import { refuseShorter } from '../../call/refuse-shorter.ts'
import type { AuditTrail, RunReads, StoredRun } from '../ports.ts'
import { readRunErasure } from './run-erasure.ts'
import { type TrailFault, trailFault } from './trail-fault.ts'

export type LoggedRuns = Pick<TenantStore<RunReads & LogReads, LogReads & LogWrites>, 'read' | 'write'>

export interface ExaminedRun {
  readonly run: StoredRun
  readonly trail: AuditTrail
  /** The record of its erasure that its row names; undefined where it is not erased or the log has no such record. */
  readonly erasure: string | undefined
  /** Null when the run is unchanged. */
  readonly fault: TrailFault | null
  /**
   * Of its first two entries, once it has ended of its last one, and once it is erased of the erasure; empty where the log does
   * not hold them.
   */
  readonly leaves: readonly ProvedLeaf[]
  /** The entries that gave the log its names; empty where they are not wanted. */
  readonly replacements: readonly ProvedReplacement[]
  /** That the log continues the one of the size that was given. */
  readonly continued?: ContinuedHead | undefined
}

/** What is read of the log beside the leaves of a run. */
interface WantedOfLog {
  /** The size of an earlier log. */
  readonly from?: number | undefined
  /** Whether the entries that gave the log its names are wanted. */
  readonly names?: boolean
}

interface Ports {
  readonly store: LoggedRuns
  readonly auditLog: WorkspaceLog
}

/**
 * The first request for a run from before workspaces had logs begins the log of its workspace. Where the log was deleted, the run
 * is read without it, and its fault is `not_in_log`.
 */
export async function examinedRun(
  { store, auditLog }: Ports,
  workspaceId: string,
  id: string,
  wanted: WantedOfLog = {},
): Promise<ExaminedRun | undefined> {
  const read = () =>
    store.read(workspaceId, async (tenant) => {
      const examined = await examineRun(tenant, auditLog, id, wanted)
      const isProved = examined !== undefined && examined.leaves.length > 0
      return { examined, isLogged: isProved || (await tenant.logName()) !== undefined }
    })
  const { examined, isLogged } = await read()
  if (examined === undefined || isLogged) return examined
  try {
    await store.write(workspaceId, (tenant) => auditLog.open(tenant))
  } catch (error) {
    if (!(error instanceof LogBroken)) throw error
    return examined
  }
  return (await read()).examined
}

/** Reads only. Without a log, the fault is `not_in_log`. */
export async function examineRun(
  tenant: RunReads & LogReads,
  auditLog: WorkspaceLog,
  id: string,
  { from, names = false }: WantedOfLog = {},
): Promise<ExaminedRun | undefined> {
  const run = await tenant.run(id)
  if (run === undefined) return undefined
  const trail = await tenant.auditTrail(id)
  const erasure = await erasureOf(tenant, run)
  const own = leavesOf(run, trail)
  const leaves = await auditLog.prove(tenant, erasure === undefined ? own : [...own, erasure.hash])
  const fault = trailFault(run, trail, erasure?.record) ?? (leaves === undefined ? NOT_IN_LOG : null)
  const replacements = names && leaves !== undefined ? await replacementsOf(tenant, auditLog) : []
  const examined = { run, trail, erasure: erasure?.record, fault, leaves: leaves ?? [], replacements }
  if (from === undefined || leaves === undefined) return examined
  try {
    const continued = await auditLog.continued(tenant, from)
    if (continued === undefined) refuseShorter(from, await auditLog.head(tenant))
    return { ...examined, continued }
  } catch (error) {
    if (!(error instanceof LogBroken)) throw error
    return { ...examined, fault: fault ?? NOT_IN_LOG }
  }
}

const NOT_IN_LOG: TrailFault = { record: null, reason: 'not_in_log' }

async function erasureOf(tenant: LogReads, run: StoredRun): Promise<StoredLogEntry | undefined> {
  const erasure = readRunErasure(run)
  if (erasure === undefined) return undefined
  const [entry] = await tenant.logEntries(LOG_CHAIN, erasure.seq, 1)
  // why its own hash: the one that is stored beside it may be of another leaf
  const isIt = entry?.seq === erasure.seq && readErasure(entry.record)?.hash === entry.hash
  return isIt ? entry : undefined
}

function leavesOf({ completedAt }: StoredRun, { entries }: AuditTrail): readonly string[] {
  const [opened, input] = entries
  return [opened, input, ...(completedAt === null ? [] : [entries.at(-1)])].map((entry) => entry?.hash ?? '')
}
