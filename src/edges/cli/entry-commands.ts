// The commands on the lists of assessments and runs, and on their entries. They call the server.
import { type Command, Option } from 'commander'
import type { ClientOptions } from '../../client/client.ts'
import { clientSettings, readConfig } from '../../installation/config.ts'

const load = () => import('./commands/entries.ts')

const client = (): ClientOptions => {
  const { ASSAY_API_URL: url, ASSAY_API_KEY: key } = readConfig(clientSettings, process.env)
  return { url, key }
}

const addFilters = (command: Command, states: string, sorts: string): Command =>
  command
    .option('--state <state>', `only those in this state: ${states}`)
    .option('--verdict <verdict>', 'only those with this verdict')
    .option('--owner <id>', 'only those that this key or person opened')
    .addOption(
      new Option('--archived <which>', 'archived ones are left out, listed alone, or listed as well')
        .choices(['without', 'only', 'with'])
        .default('without'),
    )
    .option('--sort <order>', `${sorts}; with a minus sign it falls, as in --sort=-opened`)
    .option('--before <id>', 'continue after the page that named this id')
    .option('--json', 'print JSON only')

export function addEntryCommands(assay: Command): void {
  addFilters(
    assay
      .command('sessions')
      .argument('[words...]', 'only sessions whose title or pitch holds all of these words')
      .description(
        'List 50 sessions of your workspace, the newest first, each with a token for ASSAY_API_KEY: `assess FILE --session TOKEN` continues one.',
      ),
    'unscored, scored or erased',
    'opened, title, verdict, total or owner',
  ).action(async (words: string[], options) => (await load()).sessionsCommand(words, client(), options))
  addFilters(
    assay
      .command('runs')
      .argument('[words...]', 'only runs whose title or subject holds all of these words')
      .description('List 50 diligence runs of your workspace, the newest first.'),
    'queued, running, completed, failed or erased',
    'opened, title, verdict, risk, upside or owner',
  ).action(async (words: string[], options) => (await load()).runsCommand(words, client(), options))
  assay
    .command('entry')
    .argument('<what>', 'session or run')
    .argument('<id>', 'its id, as `sessions` or `runs` prints it')
    .option('--title <text>', 'give it this title')
    .option('--no-title', 'take its title away')
    .option('--archive', 'archive it: lists leave it out unless they are asked for it')
    .option('--no-archive', 'take it back from the archive')
    .option('--json', 'print JSON only')
    .description(
      'Give an assessment or a run a title, archive it, or take it back. Nothing else of it changes, and the audit log says who did it.',
    )
    .action(async (what: string, id: string, options) =>
      (await load()).entryCommand(what, id, client(), options),
    )
}
