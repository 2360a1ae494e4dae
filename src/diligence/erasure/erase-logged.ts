// What the log says was erased: lists it, deletes it again where rows came back from elsewhere, and finds such rows.
import { LOG_CHAIN } from '../../audit/entry.ts'
import { type ErasureRecord, readErasure } from '../../audit/erasure.ts'
import type { LogReads } from '../../audit/ports.ts'
import type { RunReads, RunStore } from '../ports.ts'
import { eraseAgain } from './erase-runs.ts'
import type { ErasePorts } from './erase-subject.ts'

/** Entries read at once. */
const PAGE = 100

type ReadTenant = <T>(work: (tenant: RunReads & LogReads) => Promise<T>) => Promise<T>
interface LoggedErasure extends ErasureRecord {
  readonly record: string
}

/** Pages of the erasures of a workspace, oldest first. */
export async function* erasuresOf(read: ReadTenant): AsyncGenerator<readonly LoggedErasure[]> {
  for await (const page of logPages(read))
    yield page.flatMap((record) => {
      const erasure = readErasure(record)
      return erasure === undefined ? [] : [{ ...erasure, record }]
    })
}

/** Pages of the records of the log itself, oldest first. */
export async function* logPages(read: ReadTenant): AsyncGenerator<readonly string[]> {
  for (let from = 0; ;) {
    const entries = await read((tenant) => tenant.logEntries(LOG_CHAIN, from, PAGE))
    const last = entries.at(-1)
    if (last === undefined) return
    yield entries.map(({ record }) => record)
    from = last.seq + 1
  }
}

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
