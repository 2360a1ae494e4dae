// Returns the signed checkpoint of the log of a workspace, alone or with the proof that the log continues an earlier one.
import type { WorkspaceLog } from '../../audit/log/workspace-log.ts'
import type { LogReads } from '../../audit/ports.ts'
import type { Operations } from '../../contract/index.ts'
import { Problem } from '../../call/problem.ts'
import { refuseShorter } from '../../call/refuse-shorter.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { DiligencePorts } from '../ports.ts'
import type { LoggedRuns } from './examined-run.ts'

type Ports = Pick<DiligencePorts, 'store' | 'auditLog'>

export const getAuditCheckpoint: UseCase<Operations['get_audit_checkpoint'], Ports> = {
  async run({ caller }, ports) {
    return { ...(await readLog(ports, caller.workspaceId, (tenant, log) => log.head(tenant))) }
  },
}

export const getAuditConsistency: UseCase<Operations['get_audit_consistency'], Ports> = {
  async run({ caller, input }, ports) {
    const from = Number(input.from)
    const to = input.to === undefined ? undefined : Number(input.to)
    if (to !== undefined && to < from)
      throw new Problem('invalid_request', {
        detail: `to is ${to}, and from is ${from}: give the smaller size as from`,
      })
    const head = await readLog(ports, caller.workspaceId, async (tenant, log) => {
      const continued = await log.continued(tenant, from, to)
      if (continued === undefined) return refuseShorter(from, await log.head(tenant))
      if (to !== undefined) refuseShorter(to, continued, 'to')
      return continued
    })
    return { ...head, path: [...head.path] }
  },
}

/** Reads the log of a workspace. The first to read it begins it, with the runs that were before workspaces had logs. */
async function readLog<T>(
  { store, auditLog }: { readonly store: LoggedRuns; readonly auditLog: WorkspaceLog },
  workspaceId: string,
  read: (tenant: LogReads, log: WorkspaceLog) => Promise<T | undefined>,
): Promise<T> {
  const now = () => store.read(workspaceId, (tenant) => read(tenant, auditLog))
  const known = await now()
  if (known !== undefined) return known
  await store.write(workspaceId, (tenant) => auditLog.open(tenant))
  const begun = await now()
  if (begun === undefined) throw new Error('a log that was begun is not there')
  return begun
}
