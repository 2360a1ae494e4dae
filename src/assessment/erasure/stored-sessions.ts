// Finds and erases sessions of every workspace of a store, for an operator.
import type { Clock } from '../../base/ports.ts'
import type { ListedErasure, ListedSessionErasure, StoredErasure } from '../../contract/stored-erasure.ts'
import type { ErasureReason } from '../../contract/vocabulary/erasure.ts'
import type { AssessmentStore } from '../ports.ts'
import { eraseSessions } from './erase-sessions.ts'
import { storedSession } from './get-session.ts'
import type { EraseSessionPorts } from './logged-sessions.ts'

/** Acts in entries of the log. */
const ACTOR = 'operator'
/** Sessions of one transaction. */
const BATCH = 25

export interface StoredSessionPorts extends EraseSessionPorts {
  readonly store: EraseSessionPorts['store'] & Pick<AssessmentStore, 'accounts' | 'members'>
  readonly clock: Clock
  readonly workspaces: () => Promise<readonly { readonly id: string }[]>
}

export interface StoredSessions extends Pick<StoredErasure, 'session' | 'eraseSession'> {
  /** A list of erasures in which those of sessions name the session. */
  readonly named: (list: AsyncIterable<ListedErasure>) => AsyncIterable<ListedErasure | ListedSessionErasure>
  /** Erases these sessions, as far as they are stored and not erased. Returns their ids. */
  readonly applyToSessions: (
    erasures: readonly { readonly id: string; readonly reason: ErasureReason }[],
  ) => Promise<readonly string[]>
}

export function storedSessions({ store, auditLog, clock, workspaces }: StoredSessionPorts): StoredSessions {
  const erase = (workspaceId: string, ids: readonly string[], reason: ErasureReason) =>
    store.write(workspaceId, (tenant) =>
      eraseSessions(tenant, auditLog, ids, { reason, at: new Date(clock.now()).toISOString(), actor: ACTOR }),
    )

  return {
    async session(id) {
      for (const { id: workspaceId } of await workspaces()) {
        const found = await storedSession(store, workspaceId, id)
        if (found !== undefined) return found
      }
      return undefined
    },

    async eraseSession(id, reason) {
      let isErased = false
      for (const { id: workspaceId } of await workspaces())
        if ((await erase(workspaceId, [id], reason)).length > 0) isErased = true
      await store.purgeDeleted()
      return isErased
    },

    async *named(list) {
      for await (const { run, ...erasure } of list) {
        const [session] = await store.read(erasure.workspace, (tenant) => tenant.sessionsAmong([run]))
        yield session === undefined ? { ...erasure, run } : { ...erasure, session }
      }
    },

    async applyToSessions(erasures) {
      const erased: string[] = []
      for (const { id: workspaceId } of await workspaces())
        for (let at = 0; at < erasures.length; at += BATCH) {
          const batch = erasures.slice(at, at + BATCH)
          const ids = await store.read(workspaceId, (tenant) =>
            tenant.unerasedSessions(batch.map(({ id }) => id)),
          )
          for (const [reason, sessions] of Map.groupBy(
            ids,
            (id) => batch.find((each) => each.id === id)?.reason,
          ))
            if (reason !== undefined) erased.push(...(await erase(workspaceId, sessions, reason)))
        }
      await store.purgeDeleted()
      return erased
    },
  }
}
