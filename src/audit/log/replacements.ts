// The entries that gave a log its names after a key was stolen, with what proves them to a reader of a trail.
import { readEntry } from '../entry.ts'
import type { LogReads } from '../ports.ts'
import type { WorkspaceLog } from './workspace-log.ts'

export interface ProvedReplacement {
  /** The exact text of the entry that is hashed. */
  readonly record: string
  /** Proof file (C2SP tlog-proof, version 1). */
  readonly proof: string
  /** The consistency proof from the last checkpoint of the earlier name, which the entry holds: hashes of 32 bytes in base64. */
  readonly path: readonly string[]
}

/** Oldest first, under the newest checkpoint; none where the log has the name that it began with. Throws LogBroken. */
export async function replacementsOf(
  tenant: LogReads,
  auditLog: Pick<WorkspaceLog, 'prove' | 'continued'>,
): Promise<readonly ProvedReplacement[]> {
  const found: ProvedReplacement[] = []
  for (const { record, hash } of await tenant.rotationEntries()) {
    const reading = readEntry(record)
    if (reading.kind !== 'entry' || reading.entry.data['state'] !== 'replaced') continue
    const [leaf] = (await auditLog.prove(tenant, [hash])) ?? []
    const continued = leaf && (await auditLog.continued(tenant, leaf.index))
    if (leaf !== undefined && continued !== undefined)
      found.push({ record, proof: leaf.proof, path: continued.path })
  }
  return found
}
