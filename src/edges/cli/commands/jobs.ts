// `assay jobs dead|retry`: the jobs that no worker could end.
import type { JobKind } from '../../../contract/vocabulary/job.ts'
import type { Config } from '../../../installation/config.ts'
import { systemClock } from '../../../platform/clock/system-clock.ts'
import { CommandFailed } from './command-failed.ts'
import { print, type Printing } from './with-administration.ts'
import { withStore } from './with-store.ts'

export async function listDeadJobsCommand(config: Config, options: Printing): Promise<void> {
  const jobs = await withStore(config, (store) => store.deadJobs.list())
  const lines = jobs.map(
    ({ kind, id, workspaceId, attempts, deadAt, fault }) =>
      `${kind} ${id}  of workspace ${workspaceId}, dead since ${deadAt} after ${attempts} attempts: ${fault}`,
  )
  print(
    jobs.map(({ kind, id, workspaceId, attempts, queuedAt, deadAt, fault }) => ({
      kind,
      id,
      workspace_id: workspaceId,
      attempts,
      queued_at: queuedAt,
      dead_at: deadAt,
      fault,
    })),
    options,
    lines.length === 0 ? ['No dead jobs.'] : [...lines, 'Next: jobs retry KIND ID'],
  )
}

/** Throws CommandFailed. */
export async function retryJobCommand(
  config: Config,
  kind: JobKind,
  id: string,
  options: Printing,
): Promise<void> {
  const at = new Date(systemClock.now()).toISOString()
  if (!(await withStore(config, (store) => store.deadJobs.revive(kind, id, at))))
    throw new CommandFailed(`There is no dead ${kind} ${id}. List the dead jobs with: jobs dead`)
  print({ kind, id }, options, [`The ${kind} ${id} is in its queue again.`])
}
