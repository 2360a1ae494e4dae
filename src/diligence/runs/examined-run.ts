// Reads a run with its audit trail, and finds whether it is what was sealed: by its chain, and by the signed log.
import type { ProvedLeaf, WorkspaceLog } from '../../audit/log/workspace-log.ts'
import type { LogReads, LogWrites } from '../../audit/ports.ts'
import type { TenantStore } from '../../call/ports.ts'
import type { AuditTrail, RunReads, StoredRun } from '../ports.ts'
import { type TrailFault, trailFault } from './trail-fault.ts'

export type LoggedRuns = Pick<TenantStore<RunReads & LogReads, LogReads & LogWrites>, 'read' | 'write'>

export interface ExaminedRun {
  readonly run: StoredRun
  readonly trail: AuditTrail
  /** Null when the run is unchanged. */
  readonly fault: TrailFault | null
  /** Of its first two entries and, once it has ended, of its last one; empty where the log does not hold them. */
  readonly leaves: readonly ProvedLeaf[]
}

interface Ports {
  readonly store: LoggedRuns
  readonly auditLog: WorkspaceLog
}

export async function examinedRun(
  { store, auditLog }: Ports,
  workspaceId: string,
  id: string,
): Promise<ExaminedRun | undefined> {
  const read = () =>
    store.read(workspaceId, async (tenant) => {
      const run = await tenant.run(id)
      if (run === undefined) return undefined
      const trail = await tenant.auditTrail(id)
      const leaves = await auditLog.prove(tenant, leavesOf(run, trail))
      const fault = trailFault(run, trail) ?? (leaves === undefined ? NOT_IN_LOG : null)
      return { run, trail, fault, leaves: leaves ?? [], isLogged: (await tenant.logName()) !== undefined }
    })
  const examined = await read()
  if (examined === undefined || examined.isLogged) return examined
  // runs from before workspaces had logs: the first to be read begins the log
  await store.write(workspaceId, (tenant) => auditLog.open(tenant))
  return read()
}

const NOT_IN_LOG: TrailFault = { record: null, reason: 'not_in_log' }

function leavesOf({ completedAt }: StoredRun, { entries }: AuditTrail): readonly string[] {
  const [opened, input] = entries
  return [opened, input, ...(completedAt === null ? [] : [entries.at(-1)])].map((entry) => entry?.hash ?? '')
}
