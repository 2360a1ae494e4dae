// Erases every run about a subject.
import type { Operations } from '../../contract/index.ts'
import type { UseCase } from '../../call/use-case.ts'
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
    return {
      ref,
      erased: [
        ...(earlier === undefined ? [] : [{ id: ref, ...earlier }]),
        ...erased.map((id) => ({ id, at: erasing.at, reason })),
      ],
    }
  },
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
  for (; found.erasure === null;) {
    const ids = await store.read(workspaceId, (tenant) => tenant.runsAbout(found.subject, BATCH + 1))
    const others = ids.filter((id) => id !== ref)
    if (others.length === 0) break
    await erase(others)
  }
  if (found.erasure === null) await erase([ref])
  // why also where nothing was left to erase: an earlier call may have ended before it
  await store.purgeDeleted()
  return { erased, run: (await read()) ?? found }
}
