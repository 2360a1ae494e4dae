// The commands that set a server up and look after it.
import { Argument, type Command } from 'commander'
import type { Config } from '../../installation/config.ts'
import { SHELLS, type Shell } from './commands/completion.ts'

// why loaded when used: a command should not wait for the tables of the others
const load = {
  doctor: () => import('./commands/doctor.ts'),
  init: () => import('./commands/init.ts'),
  completion: () => import('./commands/completion.ts'),
  migrate: () => import('./commands/migrate.ts'),
  service: () => import('./commands/service.ts'),
}

export function addSetupCommands(assay: Command, config: () => Config): void {
  assay
    .command('init')
    .option('--json', 'print JSON only')
    .description(
      'Ask three questions and write the settings of a server into .env of this folder. An existing file is never overwritten. ' +
        'Answers may also come on standard input, one on each line.',
    )
    .action(async (options) => (await load.init()).initCommand(options))
  assay
    .command('doctor')
    .option(
      '--fix',
      'mend what can be mended here: make the data folder, update the tables of an older version, take rights on secrets from others',
    )
    .option('--json', 'print JSON only')
    .description(
      'Check settings, database, keys and clock, and change nothing. Ask the language model, if there is one, one small question. ' +
        'It exits with 1 if something is broken; a note says what is left to do.',
    )
    .action(async (options) => (await load.doctor()).doctor(process.env, options))
  assay
    .command('migrate')
    .option(
      '--contract',
      'then take away what only servers of older releases need: when none of them is left',
    )
    .option('--json', 'print JSON only')
    .description(
      'Update the tables, as the start of a server does, while servers of the release before go on: columns, tables and indexes are added, and ' +
        'rows are filled in, some at a time. A command that was stopped goes on where it was.',
    )
    .action(async (options) => (await load.migrate()).migrateCommand(config(), options))
  assay
    .command('service')
    .description('Print the unit with which systemd runs the server of this installation.')
    .action(async () => void process.stdout.write((await load.service()).serviceUnit()))
  assay
    .command('completion')
    .addArgument(new Argument('<shell>', 'the shell that completes the commands').choices(SHELLS))
    .description('Print a script that completes commands and options: eval "$(assay completion bash)".')
    .action(
      async (shell: Shell) =>
        void process.stdout.write((await load.completion()).completionScript(shell, assay)),
    )
}
