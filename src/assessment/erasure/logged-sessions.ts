// What the log says was erased of sessions: deletes it again where rows came back from elsewhere, and finds such rows.
import { erasuresOf, type LoggedErasure } from '../../audit/log/logged-erasures.ts'
import type { WorkspaceLog } from '../../audit/log/workspace-log.ts'
import type { AssessmentReads, AssessmentStore } from '../ports.ts'
import { eraseSessionAgain } from './erase-sessions.ts'

export interface EraseSessionPorts {
  readonly store: Pick<AssessmentStore, 'read' | 'write' | 'purgeDeleted'>
  readonly auditLog: WorkspaceLog
}

type ReadTenant = <T>(work: (tenant: AssessmentReads) => Promise<T>) => Promise<T>

/** Those whose session is stored with its data. */
async function returned(read: ReadTenant, page: readonly LoggedErasure[]): Promise<readonly LoggedErasure[]> {
  const ids = new Set(await read((tenant) => tenant.unerasedSessions(page.map(({ run }) => run))))
  return page.filter(({ run }) => ids.has(run))
}

/** Deletes again what came back of erased sessions. Returns how many sessions it was. */
export async function eraseLoggedSessions(
  { store, auditLog, pause }: EraseSessionPorts & { readonly pause: () => Promise<void> },
  workspaceId: string,
): Promise<number> {
  const read: ReadTenant = (work) => store.read(workspaceId, work)
  let count = 0
  for await (const page of erasuresOf(read)) {
    for (const { record, hash } of await returned(read, page)) {
      // why: a row that was put among the entries deletes nothing
      if ((await read((tenant) => auditLog.prove(tenant, [hash]))) === undefined) continue
      if (await store.write(workspaceId, (tenant) => eraseSessionAgain(tenant, record))) count++
    }
    await pause()
  }
  if (count > 0) await store.purgeDeleted()
  return count
}

/** Reports each session that the log says was erased and that is stored with its data. */
export async function checkErasedSessions(
  { store, pause }: { readonly store: Pick<AssessmentStore, 'read'>; readonly pause: () => Promise<void> },
  workspaceId: string,
  onFault: (says: string) => void,
): Promise<void> {
  const read: ReadTenant = (work) => store.read(workspaceId, work)
  for await (const page of erasuresOf(read)) {
    for (const { run } of await returned(read, page))
      onFault(
        `assessment ${run}: the log says that it was erased, and it is stored with its data. Start the server or run: erase --from`,
      )
    await pause()
  }
}
