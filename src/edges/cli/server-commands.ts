// The commands that run a server, a worker, or both for a demonstration.
import type { Command } from 'commander'
import type { Config } from '../../installation/config.ts'
import type { Composition } from './parts/composition.ts'

// why loaded when used: an operator command should not wait for the web server it does not start
const load = {
  serve: () => import('./commands/serve.ts'),
  demo: () => import('./commands/demo.ts'),
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
}
