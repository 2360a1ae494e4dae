// Erases every run about a subject.
import type { Operations } from '../../contract/index.ts'
import type { UseCase } from '../../call/use-case.ts'
import { examinedRun } from '../runs/examined-run.ts'
import { noSuchRun } from '../runs/get-run.ts'
import { erasureShown } from '../runs/run-erasure.ts'
import type { DiligencePorts } from '../ports.ts'
import { eraseRuns, type Erasing } from './erase-runs.ts'

/** Runs of one transaction. */
const BATCH = 50

export type ErasePorts = Pick<DiligencePorts, 'store' | 'auditLog'>

export const eraseSubject: UseCase<Operations['erase_subject'], ErasePorts> = {
  async run({ caller, now, input: { ref, reason } }, ports) {
    const actor = caller.member?.userId ?? caller.keyId
    const erasing = { reason, at: new Date(now).toISOString(), actor }
    const { erased, run } = await eraseAbout(ports, caller.workspaceId, ref, erasing)
    const earlier = erased.includes(ref) ? undefined : erasureShown(run)
    const { leaves = [] } = (await examinedRun(ports, caller.workspaceId, ref)) ?? {}
    const leaf = leaves.at(-1)
    return {
      ref,
      erased: [
        ...(earlier === undefined ? [] : [{ id: ref, ...earlier }]),
        ...erased.map((id) => ({ id, at: erasing.at, reason })),
      ],
      ...(leaf && { log: { index: leaf.index, checkpoint: leaf.checkpoint } }),
    }
  },
}

/**
 * Those of the runs that are what was sealed. why: what a run is about, and how old it is, may have been changed so that it is
 * erased with others; its own id still erases an altered run.
 */
export async function intactOf(
  ports: ErasePorts,
  workspaceId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const intact: string[] = []
  for (const id of ids) if ((await examinedRun(ports, workspaceId, id))?.fault === null) intact.push(id)
  return intact
}

/** Erases the runs with exactly the subject of a run. Returns those that were not erased before, and the run. Throws `not_found`. */
export async function eraseAbout(
  { store, auditLog }: ErasePorts,
  workspaceId: string,
  ref: string,
  erasing: Erasing,
) {
  const read = () => store.read(workspaceId, (tenant) => tenant.run(ref))
  const found = await read()
  if (found === undefined) throw noSuchRun()
  const erased: string[] = []
  const erase = async (ids: readonly string[]): Promise<void> => {
    erased.push(...(await store.write(workspaceId, (tenant) => eraseRuns(tenant, auditLog, ids, erasing))))
  }
  // why the others first: if the work breaks off, the reference still leads to the rest
  const altered = new Set<string>()
  for (; found.erasure === null;) {
    const limit = BATCH + 1 + altered.size
    const ids = await store.read(workspaceId, (tenant) => tenant.runsAbout(found.subject, limit))
    const others = ids.filter((id) => id !== ref && !altered.has(id))
    if (others.length === 0) break
    const intact = await intactOf({ store, auditLog }, workspaceId, others)
    for (const id of others) if (!intact.includes(id)) altered.add(id)
    await erase(intact)
  }
  if (found.erasure === null) await erase([ref])
  // why also where nothing was left to erase: an earlier call may have ended before it
  await store.purgeDeleted()
  return { erased, run: (await read()) ?? found }
}
