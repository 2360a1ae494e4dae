// What the log says was erased of runs: deletes it again where rows came back from elsewhere, and finds such rows.
import { erasuresOf, type LoggedErasure } from '../../audit/log/logged-erasures.ts'
import type { LogReads } from '../../audit/ports.ts'
import type { RunReads, RunStore } from '../ports.ts'
import { eraseAgain } from './erase-runs.ts'
import type { ErasePorts } from './erase-subject.ts'

type ReadTenant = <T>(work: (tenant: RunReads & LogReads) => Promise<T>) => Promise<T>

/** Those whose run is stored with its data. */
async function returned(read: ReadTenant, page: readonly LoggedErasure[]): Promise<readonly LoggedErasure[]> {
  const ids = new Set(await read((tenant) => tenant.unerasedOf(page.map(({ run }) => run))))
  return page.filter(({ run }) => ids.has(run))
}

/** Deletes again what came back of erased runs. Returns how many runs it was. */
export async function eraseLogged(
  { store, auditLog, pause }: ErasePorts & { readonly pause: () => Promise<void> },
  workspaceId: string,
): Promise<number> {
  const read: ReadTenant = (work) => store.read(workspaceId, work)
  let count = 0
  for await (const page of erasuresOf(read)) {
    for (const { record, hash } of await returned(read, page)) {
      // why: a row that was put among the entries deletes nothing
      if ((await read((tenant) => auditLog.prove(tenant, [hash]))) === undefined) continue
      if (await store.write(workspaceId, (tenant) => eraseAgain(tenant, record))) count++
    }
    await pause()
  }
  if (count > 0) await store.purgeDeleted()
  return count
}

/** Reports each run that the log says was erased and that is stored with its data. */
export async function checkErasures(
  { store, pause }: { readonly store: Pick<RunStore, 'read'>; readonly pause: () => Promise<void> },
  workspaceId: string,
  onFault: (says: string) => void,
): Promise<void> {
  const read: ReadTenant = (work) => store.read(workspaceId, work)
  for await (const page of erasuresOf(read)) {
    for (const { run } of await returned(read, page))
      onFault(
        `run ${run}: the log says that it was erased, and it is stored with its data. Start the server or run: erase --from`,
      )
    await pause()
  }
}
