// What the last sealed run of a workspace says of the snapshots that it used: it is the newest signed word on them. The runs that
// this process sealed are remembered, so that their entries are not read again; the log says each time which run is the last.
import type { LogReads, StoredLeaf } from '../../audit/ports.ts'
import type { JsonObject } from '../../base/json.ts'
import type { RunReads } from '../ports.ts'
import { sealedSources } from './changed-snapshots.ts'

export interface SealedRun {
  /** The hash of its last entry, which is a leaf of the log. */
  readonly hash: string
  /** The data of its entries on sources. */
  readonly sources: readonly JsonObject[]
}

export interface LastSealed {
  /** The sources of the last sealed run; none where it is not among the newest leaves of the log. */
  sources(
    tenant: Pick<LogReads, 'checkpoint' | 'leavesAt'> & Pick<RunReads, 'auditTrail'>,
    workspaceId: string,
  ): Promise<readonly JsonObject[]>
  /** Remembers a run that was sealed, once that is committed. */
  remember(workspaceId: string, sealed: SealedRun): void
}

/**
 * How many of the newest leaves of the log are looked at for the last run that was sealed. A run opens with two; before those of
 * this one is mostly the seal of the last.
 */
const NEXT_LEAVES = 4
const NEWEST_LEAVES = 16
/** Workspaces whose last run is remembered. */
const REMEMBERED = 256

export function createLastSealed(): LastSealed {
  const remembered = new Map<string, SealedRun>()
  return {
    async sources(tenant, workspaceId) {
      const { size } = (await tenant.checkpoint()) ?? { size: 0 }
      const lastSealed = async (from: number, to: number): Promise<StoredLeaf | undefined> => {
        const indices = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
        const leaves = indices.length === 0 ? [] : await tenant.leavesAt(indices)
        return leaves.findLast(({ record }) => record?.includes('"type":"scorecard.sealed"') === true)
      }
      const next = Math.max(0, size - NEXT_LEAVES)
      const oldest = Math.max(0, size - NEWEST_LEAVES)
      const sealed = (await lastSealed(next, size)) ?? (await lastSealed(oldest, next))
      if (sealed === undefined) return []
      const known = remembered.get(workspaceId)
      // why by the hash: it is signed, and the entries of the run lead to it
      if (known?.hash === sealed.hash) return known.sources
      return sealedSources((await tenant.auditTrail(sealed.runId)).entries.map(({ record }) => record))
    },

    remember(workspaceId, sealed) {
      remembered.delete(workspaceId)
      remembered.set(workspaceId, sealed)
      const [oldest] = remembered.size > REMEMBERED ? remembered.keys() : []
      if (oldest !== undefined) remembered.delete(oldest)
    },
  }
}
