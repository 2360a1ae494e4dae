// Fetches a run and verifies its audit chain on every request.
import type { DiligencePorts } from '../ports.ts'
import type { Operations } from '../../contract/index.ts'
import type { Run } from '../../contract/vocabulary/run.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import { lostBefore } from './audit-trail.ts'
import { presentRun } from './present-run.ts'
import { examinedRun, type ExaminedRun, type LoggedRuns } from './examined-run.ts'
import { presentEntry } from '../../call/list-entry.ts'
import { listPageOf } from '../../call/page.ts'

// Lists the stored runs of the workspace. Only fetching a run reports whether it was altered.
export const listRuns: UseCase<Operations['list_runs'], Pick<DiligencePorts, 'store' | 'closeSpelling'>> = {
  async run({ caller, input, signal }, { store, closeSpelling }) {
    const { items, next } = await listPageOf(
      { ...input, signal },
      (request) => store.read(caller.workspaceId, (tenant) => tenant.runs(request)),
      closeSpelling,
    )
    const runs = items.map((stored) => {
      // why without its chain: one altered run must not make the whole list fail
      const { risk, upside, sources, ...run } = presentRun(stored, false)
      const dated = sources?.map(({ id, snapshotDate }) => ({ id, snapshotDate }))
      return {
        ...run,
        ...presentEntry(stored.entry),
        risk: risk?.value,
        upside: upside?.value,
        ...(dated && { sources: dated }),
      }
    })
    return { runs, ...(next !== undefined && { next }) }
  },
}

export const getRun: UseCase<Operations['get_run'], Pick<DiligencePorts, 'store' | 'auditLog'>> = {
  run: ({ input, caller }, ports) => readRun(ports, caller.workspaceId, input.id),
}

/** Throws `not_found`. */
export async function readRun(
  ports: Pick<DiligencePorts, 'store' | 'auditLog'>,
  workspaceId: string,
  id: string,
): Promise<Run> {
  const run = await presentedRun(ports, workspaceId, id)
  if (run === undefined) throw noSuchRun()
  return run
}

/** A run for display, with its audit chain and its place in the log verified on every call. */
export async function presentedRun(
  ports: Pick<DiligencePorts, 'auditLog'> & { readonly store: LoggedRuns },
  workspaceId: string,
  id: string,
): Promise<Run | undefined> {
  const examined = await examinedRun(ports, workspaceId, id)
  return examined && presentExamined(examined)
}

/** The same for the caller that requested it, with its place in the log now. Throws `not_found`. */
export async function requestedRun(
  ports: Pick<DiligencePorts, 'store' | 'auditLog'>,
  workspaceId: string,
  id: string,
): Promise<Run> {
  const examined = await examinedRun(ports, workspaceId, id)
  if (examined === undefined) throw noSuchRun()
  const newest = examined.leaves.at(-1)
  return {
    ...presentExamined(examined),
    ...(newest && { log: { index: newest.index, checkpoint: newest.checkpoint } }),
  }
}

const presentExamined = ({ run, trail, fault }: ExaminedRun): Run =>
  presentRun(run, fault === null, lostBefore(trail))

export const noSuchRun = (): Problem =>
  new Problem('not_found', {
    detail: 'This workspace has no run of that id. Send the id that run_diligence returned',
  })
