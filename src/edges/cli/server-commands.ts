// The commands that run a server, a worker, or both for a demonstration, and those on the jobs that none could end.
import { Argument, type Command } from 'commander'
import { JobKind } from '../../contract/vocabulary/job.ts'
import type { Config } from '../../installation/config.ts'
import type { Composition } from './parts/composition.ts'

// why loaded when used: an operator command should not wait for the web server it does not start
const load = {
  serve: () => import('./commands/serve.ts'),
  demo: () => import('./commands/demo.ts'),
  jobs: () => import('./commands/jobs.ts'),
}

export function addServerCommands(assay: Command, config: () => Config, composition: Composition): void {
  assay
    .command('serve')
    .description('Start the server.')
    .option('--no-worker', 'leave the jobs to `assay worker` on the same PostgreSQL')
    .action(async ({ worker }: { worker: boolean }) =>
      (await load.serve()).serveCommand(config(), composition, { works: worker }),
    )
  assay
    .command('worker')
    .description(
      'Work on the jobs of the servers that share its PostgreSQL: runs, batches, passes of a watch, and deliveries of events. ' +
        'It serves no requests. Start as many as the work needs.',
    )
    .action(async () => (await load.serve()).workerCommand(config(), composition))
  assay
    .command('demo')
    .description(
      'Start a server on an empty data folder, send an example through the API and print its scorecard.',
    )
    .action(async () => (await load.demo()).demo(process.env, composition))

  const jobs = assay.command('jobs').description('List and retry the jobs that no worker could end.')
  jobs
    .command('dead')
    .description('List the dead jobs, newest first, at most 100 of each kind.')
    .option('--json', 'print JSON only')
    .action(async (options) => (await load.jobs()).listDeadJobsCommand(config(), options))
  jobs
    .command('retry')
    .description(
      'Put a dead job back into its queue, as if it were new. A running server or worker takes it.',
    )
    .addArgument(new Argument('<kind>', 'kind of the job').choices(JobKind.options))
    .argument('<id>', 'id of the run, batch or pass; of a delivery WEBHOOK/DELIVERY')
    .option('--json', 'print JSON only')
    .action(async (kind: JobKind, id: string, options) =>
      (await load.jobs()).retryJobCommand(config(), kind, id, options),
    )
}
