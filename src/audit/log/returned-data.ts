// Data that the log says was erased and that is stored again, such as rows of a restored backup: deletes it again, or reports it.
import type { LogReads } from '../ports.ts'
import { erasuresOf, type LoggedErasure } from './logged-erasures.ts'
import type { WorkspaceLog } from './workspace-log.ts'

type Read<Tenant> = <T>(work: (tenant: Tenant) => Promise<T>) => Promise<T>

/** What was erased: runs, or sessions. */
export interface ErasedKind<Reads> {
  /** Those of these ids that are stored with their data. */
  readonly stored: (tenant: Reads, ids: readonly string[]) => Promise<readonly string[]>
}

async function* returned<Reads extends LogReads>(
  read: Read<Reads>,
  { stored }: ErasedKind<Reads>,
): AsyncGenerator<readonly LoggedErasure[]> {
  for await (const page of erasuresOf(read)) {
    const ids = new Set(
      await read((tenant) =>
        stored(
          tenant,
          page.map(({ run }) => run),
        ),
      ),
    )
    yield page.filter(({ run }) => ids.has(run))
  }
}

/** Deletes again what came back. `erase` deletes what an erasure names, and returns whether there was anything. Returns how many it was. */
export async function eraseReturned<Reads extends LogReads>(
  read: Read<Reads>,
  kind: ErasedKind<Reads>,
  {
    auditLog,
    erase,
    pause,
  }: {
    readonly auditLog: WorkspaceLog
    readonly erase: (record: string) => Promise<boolean>
    readonly pause: () => Promise<void>
  },
): Promise<number> {
  let count = 0
  for await (const page of returned(read, kind)) {
    for (const { record, hash } of page) {
      // why: a row that was put among the entries deletes nothing
      if ((await read((tenant) => auditLog.prove(tenant, [hash]))) === undefined) continue
      if (await erase(record)) count++
    }
    await pause()
  }
  return count
}

/** Calls `onReturned` with the id of each run or session that the log says was erased and that is stored with its data. */
export async function checkReturned<Reads extends LogReads>(
  read: Read<Reads>,
  kind: ErasedKind<Reads>,
  { pause, onReturned }: { readonly pause: () => Promise<void>; readonly onReturned: (id: string) => void },
): Promise<void> {
  for await (const page of returned(read, kind)) {
    for (const { run } of page) onReturned(run)
    await pause()
  }
}
