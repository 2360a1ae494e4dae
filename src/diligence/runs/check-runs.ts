// Checks every run of a workspace: its audit chain, what is stored beside it, its place in the log, and that the snapshots it
// names are still what they were when it used them.
import { readEntry } from '../../audit/entry.ts'
import type { Snapshot } from '../../sources/ports.ts'
import type { DiligencePorts } from '../ports.ts'
import { sealedSnapshot } from './audit-trail.ts'
import { examinedRun } from './examined-run.ts'

const PAGE = 100

export interface CheckRunsPorts extends Pick<DiligencePorts, 'store' | 'auditLog'> {
  /** All stored snapshots. */
  readonly snapshots: readonly Snapshot[]
  /** Called after each run. */
  readonly pause: () => Promise<void>
}

/** Reports each fault of the runs of a workspace as a sentence. Returns the number of runs. */
export async function checkRuns(
  ports: CheckRunsPorts,
  workspaceId: string,
  onFault: (says: string) => void,
): Promise<number> {
  const stored = new Map(ports.snapshots.map((snapshot) => [snapshot.id, sealedSnapshot(snapshot)]))
  let runs = 0
  for (let after = ''; ;) {
    const ids = await ports.store.read(workspaceId, (tenant) => tenant.runIds(after, PAGE))
    for (const id of ids) {
      const examined = await examinedRun(ports, workspaceId, id)
      if (examined === undefined) continue
      const { fault, trail, leaves } = examined
      const indices = leaves.map(({ index }) => index)
      if (fault !== null) {
        const at = fault.record === null ? '' : ` at record ${fault.record}`
        onFault(`run ${id} is not what was sealed: ${fault.reason}${at}`)
      } else if (indices.some((index, at) => index <= (indices[at - 1] ?? -1)))
        onFault(`run ${id} was logged in another order than its records have`)
      for (const { record } of trail.entries)
        for (const name of changedSince(record, stored)) onFault(`run ${id}: ${name}`)
      await ports.pause()
    }
    runs += ids.length
    const last = ids.at(-1)
    if (last === undefined) return runs
    after = last
  }
}

/** How the snapshot that a record names differs from what the record says of it. A snapshot that was removed does not. */
function changedSince(
  record: string,
  stored: ReadonlyMap<string, ReturnType<typeof sealedSnapshot>>,
): readonly string[] {
  const reading = readEntry(record)
  if (reading.kind !== 'entry' || reading.entry.type !== 'source') return []
  const { data } = reading.entry
  const { snapshot: id } = data
  const now = typeof id === 'string' ? stored.get(id) : undefined
  if (now === undefined) return []
  return Object.entries(now).flatMap(([field, value]) => {
    const then = data[field]
    // why not an absent one: older runs seal less of a snapshot
    if (then === undefined || then === value) return []
    return [
      `${field} of snapshot ${now.snapshot} was ${JSON.stringify(then)} when the run used it, and is ${value} now`,
    ]
  })
}
