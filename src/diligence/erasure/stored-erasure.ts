// Finds and erases runs of every workspace of a store, for an operator.
import { VALUES } from '../../audit/activity.ts'
import { erasuresOf } from '../../audit/log/logged-erasures.ts'
import { pageOf } from '../../call/page.ts'
import { Problem } from '../../call/problem.ts'
import type { Clock } from '../../base/ports.ts'
import type { ListedErasure, ListedRetention, StoredErasure } from '../../contract/stored-erasure.ts'
import { type ErasureReason, ErasureReason as KnownReason } from '../../contract/vocabulary/erasure.ts'
import { eraseRuns } from './erase-runs.ts'
import { eraseAbout, type ErasePorts } from './erase-subject.ts'
import { changeRetention, retentionsOf } from './set-retention.ts'
import { runAbout, subjectRuns } from './subject-runs.ts'

/** Acts in entries of the log. */
const ACTOR = 'operator'
/** Runs of one transaction. */
const BATCH = 25

export interface StoredErasurePorts extends ErasePorts {
  readonly clock: Clock
  readonly workspaces: () => Promise<readonly { readonly id: string; readonly name: string }[]>
  /** Writes the whole file of the store again. */
  readonly rewrite: () => Promise<void>
}

type OfOthers = 'session' | 'eraseSession' | 'inActivity' | 'eraseInActivity'

interface RunErasures extends Omit<StoredErasure, OfOthers | 'list'> {
  /** Those of sessions too: the log names both alike. */
  readonly list: () => AsyncIterable<ListedErasure>
}

export function storedErasure({
  store,
  auditLog,
  clock,
  workspaces,
  rewrite,
}: StoredErasurePorts): RunErasures {
  const erasing = (reason: ErasureReason) => ({
    reason,
    at: new Date(clock.now()).toISOString(),
    actor: ACTOR,
  })

  /** The first answer of a workspace that has the run. */
  async function inItsWorkspace<T>(work: (workspaceId: string) => Promise<T>): Promise<T | undefined> {
    for (const { id } of await workspaces())
      try {
        return await work(id)
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'not_found') throw error
      }
    return undefined
  }

  return {
    async find(name) {
      const found: Awaited<ReturnType<StoredErasure['find']>>[number][] = []
      for (const { id: workspace } of await workspaces())
        for (let before: string | undefined, more = true; more;) {
          const page = await pageOf({ query: name, before }, (request) =>
            store.read(workspace, (tenant) => tenant.runOutlines(request)),
          )
          found.push(...page.items.map((run) => ({ workspace, ...runAbout(run) })))
          before = page.next
          more = before !== undefined
        }
      return found
    },

    about: (run) => inItsWorkspace((workspaceId) => subjectRuns(store, workspaceId, run)),

    async erase(run, reason) {
      const done = await inItsWorkspace((id) => eraseAbout({ store, auditLog }, id, run, erasing(reason)))
      return done?.erased ?? []
    },

    async *list() {
      for (const { id: workspace } of await workspaces())
        for await (const page of erasuresOf((work) => store.read(workspace, work)))
          for (const { run, reason, entry, hash } of page) {
            const known = KnownReason.safeParse(reason)
            // why: a row that was put among the entries would erase a run when the list is applied
            const leaves = await store.read(workspace, (tenant) => auditLog.prove(tenant, [hash]))
            if (run !== VALUES && known.success && leaves !== undefined)
              yield { workspace, run, at: entry.at, reason: known.data } satisfies ListedErasure
          }
    },

    async apply(erasures) {
      const erased: string[] = []
      for (const { id: workspace } of await workspaces())
        for (let at = 0; at < erasures.length; at += BATCH) {
          const batch = erasures.slice(at, at + BATCH)
          const ids = await store.read(workspace, (tenant) => tenant.unerasedOf(batch.map((each) => each.id)))
          for (const [reason, runs] of Map.groupBy(
            ids,
            (id) => batch.find((each) => each.id === id)?.reason,
          )) {
            if (reason === undefined) continue
            const work = store.write(workspace, (tenant) =>
              eraseRuns(tenant, auditLog, runs, erasing(reason)),
            )
            erased.push(...(await work))
          }
        }
      await store.purgeDeleted()
      return erased
    },

    async setRetention(id, days, of) {
      const workspace = (await workspaces()).find((each) => each.id === id)
      const acting = { at: new Date(clock.now()).toISOString(), actor: ACTOR }
      if (workspace !== undefined) await changeRetention({ store, auditLog }, id, { of, days }, acting)
      return workspace?.name
    },

    async *retentions() {
      for (const { id: workspace } of await workspaces())
        for await (const page of retentionsOf(store, workspace))
          for (const { of, days, before, entry, hash } of page) {
            const [leaf] = (await store.read(workspace, (tenant) => auditLog.prove(tenant, [hash]))) ?? []
            // why: a row that was put among the entries changed nothing
            if (leaf === undefined) continue
            const { at, actor } = entry
            yield { workspace, of, at, actor, before, days, leaf: leaf.index } satisfies ListedRetention
          }
    },

    async purge(whole) {
      if (whole) await rewrite()
      return store.purgeDeleted()
    },
  }
}
