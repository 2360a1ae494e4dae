// What the log says was erased of sessions: deletes it again where rows came back from elsewhere, and finds such rows.
import { checkReturned, type ErasedKind, eraseReturned } from '../../audit/log/returned-data.ts'
import type { WorkspaceLog } from '../../audit/log/workspace-log.ts'
import type { AssessmentReads, AssessmentStore } from '../ports.ts'
import { eraseSessionAgain } from './erase-sessions.ts'

export interface EraseSessionPorts {
  readonly store: Pick<AssessmentStore, 'read' | 'write' | 'purgeDeleted'>
  readonly auditLog: WorkspaceLog
}

const SESSIONS: ErasedKind<AssessmentReads> = { stored: (tenant, ids) => tenant.unerasedSessions(ids) }

/** Deletes again what came back of erased sessions. Returns how many sessions it was. */
export async function eraseLoggedSessions(
  { store, auditLog, pause }: EraseSessionPorts & { readonly pause: () => Promise<void> },
  workspaceId: string,
): Promise<number> {
  const count = await eraseReturned((work) => store.read(workspaceId, work), SESSIONS, {
    auditLog,
    erase: (record) => store.write(workspaceId, (tenant) => eraseSessionAgain(tenant, record)),
    pause,
  })
  if (count > 0) await store.purgeDeleted()
  return count
}

/** Reports each session that the log says was erased and that is stored with its data. */
export const checkErasedSessions = (
  { store, pause }: { readonly store: Pick<AssessmentStore, 'read'>; readonly pause: () => Promise<void> },
  workspaceId: string,
  onFault: (says: string) => void,
): Promise<void> =>
  checkReturned((work) => store.read(workspaceId, work), SESSIONS, {
    pause,
    onReturned: (session) =>
      onFault(
        `assessment ${session}: the log says that it was erased, and it is stored with its data. Start the server or run: erase --from`,
      ),
  })
