// What the log says was erased of runs: deletes it again where rows came back from elsewhere, and finds such rows.
import { checkReturned, type ErasedKind, eraseReturned } from '../../audit/log/returned-data.ts'
import type { LogReads } from '../../audit/ports.ts'
import type { RunReads, RunStore } from '../ports.ts'
import { eraseAgain } from './erase-runs.ts'
import type { ErasePorts } from './erase-subject.ts'

const RUNS: ErasedKind<RunReads & LogReads> = { stored: (tenant, ids) => tenant.unerasedOf(ids) }

/** Deletes again what came back of erased runs. Returns how many runs it was. */
export async function eraseLogged(
  { store, auditLog, pause }: ErasePorts & { readonly pause: () => Promise<void> },
  workspaceId: string,
): Promise<number> {
  const count = await eraseReturned((work) => store.read(workspaceId, work), RUNS, {
    auditLog,
    erase: (record) => store.write(workspaceId, (tenant) => eraseAgain(tenant, record)),
    pause,
  })
  if (count > 0) await store.purgeDeleted()
  return count
}

/** Reports each run that the log says was erased and that is stored with its data. */
export const checkErasures = (
  { store, pause }: { readonly store: Pick<RunStore, 'read'>; readonly pause: () => Promise<void> },
  workspaceId: string,
  onFault: (says: string) => void,
): Promise<void> =>
  checkReturned((work) => store.read(workspaceId, work), RUNS, {
    pause,
    onReturned: (run) =>
      onFault(
        `run ${run}: the log says that it was erased, and it is stored with its data. Start the server or run: erase --from`,
      ),
  })
