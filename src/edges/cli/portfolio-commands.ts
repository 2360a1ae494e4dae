// The commands on many subjects: fill portfolios, and screen a portfolio or a file as a batch. They call the server.
import { type Command, Option } from 'commander'
import type { ClientOptions } from '../../client/client.ts'
import { IdentityOutcome } from '../../contract/vocabulary/identity.ts'
import { ALERT_SORTS } from '../../contract/vocabulary/sorts.ts'
import { ALERT_KINDS } from '../../contract/vocabulary/watch.ts'
import { clientSettings, readConfig } from '../../installation/config.ts'
import { sortOption } from './parts/sort-option.ts'

const load = {
  portfolios: () => import('./commands/portfolios.ts'),
  batch: () => import('./commands/batch.ts'),
  watch: () => import('./commands/watch.ts'),
}

const client = (): ClientOptions => {
  const { ASSAY_API_URL: url, ASSAY_API_KEY: key } = readConfig(clientSettings, process.env)
  return { url, key }
}

const formatOption = () =>
  new Option(
    '--format <format>',
    'form of the file (default: jsonl for a name that ends in .jsonl, .ndjson or .json, else csv)',
  ).choices(['csv', 'jsonl'])

export function addPortfolioCommands(assay: Command): void {
  assay
    .command('batch')
    .argument(
      '[file]',
      'CSV or JSON Lines of subjects, each with its ref; - reads JSON Lines from standard input',
    )
    .option('--portfolio <id>', 'screen this portfolio in place of a file')
    .option('--batch <id>', 'wait for a batch that was started before')
    .requiredOption(
      '--out <file>',
      'file to write the results to: JSON Lines for a name that ends in .jsonl, .ndjson or .json, else CSV',
    )
    .option('--all', 'write the rows without a match too')
    .option('--json', 'print JSON only')
    .description(
      'Screen every subject of a file or of a portfolio against the watch lists in force, wait for the end, and write what was found. ' +
        'The command calls ASSAY_API_URL with ASSAY_API_KEY. If it is stopped, the batch goes on: --batch waits for it again. It exits with 1 ' +
        'if a row was refused. A person has to review each match.',
    )
    .action(async (file: string | undefined, options) =>
      (await load.batch()).batchCommand(file, client(), options),
    )
  const portfolios = assay
    .command('portfolios')
    .description(
      'Keep subjects that are screened together. The commands call ASSAY_API_URL with ASSAY_API_KEY.',
    )
  portfolios
    .command('create')
    .argument('<name>', 'name of the portfolio')
    .option('--json', 'print JSON only')
    .description('Create an empty portfolio and print its id.')
    .action(async (name: string, options) =>
      (await load.portfolios()).createPortfolioCommand(name, client(), options),
    )
  portfolios
    .command('list')
    .option('--json', 'print JSON only')
    .description('List the portfolios, newest first.')
    .action(async (options) => (await load.portfolios()).listPortfoliosCommand(client(), options))
  portfolios
    .command('put')
    .argument('<id>', 'id of the portfolio')
    .argument(
      '<file>',
      'CSV or JSON Lines of subjects, each with its ref; - reads standard input, as JSON Lines unless --format says csv',
    )
    .addOption(formatOption())
    .option('--json', 'print JSON only')
    .description(
      'Add the subjects of a file. A subject replaces the one with the same reference. It exits with 1 if a row was refused.',
    )
    .action(async (id: string, file: string, options) =>
      (await load.portfolios()).putSubjectsCommand(id, file, client(), options),
    )
  portfolios
    .command('get')
    .argument('<id>', 'id of the portfolio')
    .requiredOption('--out <file>', 'file to write; - writes to standard output')
    .addOption(formatOption())
    .description('Write the subjects of a portfolio to a file, in the form in which `put` takes them.')
    .action(async (id: string, options) =>
      (await load.portfolios()).getSubjectsCommand(id, client(), options),
    )
  portfolios
    .command('remove')
    .argument('<id>', 'id of the portfolio')
    .argument('<ref>', 'reference of the subject')
    .description('Delete one subject of a portfolio.')
    .option('--json', 'print JSON only')
    .action(async (id: string, ref: string, options) =>
      (await load.portfolios()).removeSubjectCommand(id, ref, client(), options),
    )
  portfolios
    .command('delete')
    .argument('<id>', 'id of the portfolio')
    .description('Delete a portfolio with all its subjects. It cannot be undone.')
    .option('--json', 'print JSON only')
    .action(async (id: string, options) =>
      (await load.portfolios()).deletePortfolioCommand(id, client(), options),
    )
  portfolios
    .command('watch')
    .argument('<id>', 'id of the portfolio')
    .option('--json', 'print JSON only')
    .description(
      'Screen the subjects of a portfolio now, and again whenever a watch list or a subject changes. What is new becomes an alert.',
    )
    .action(async (id: string, options) => (await load.watch()).watchCommand(id, client(), options))
  portfolios
    .command('unwatch')
    .argument('<id>', 'id of the portfolio')
    .description('End the watch of a portfolio. Its passes and alerts stay.')
    .option('--json', 'print JSON only')
    .action(async (id: string, options) => (await load.watch()).unwatchCommand(id, client(), options))
  portfolios
    .command('passes')
    .argument('<id>', 'id of the portfolio')
    .option('--json', 'print JSON only')
    .description(
      'List the newest 50 passes over a watched portfolio: which lists changed, and how many alerts it made.',
    )
    .action(async (id: string, options) => (await load.watch()).passesCommand(id, client(), options))
  assay
    .command('alerts')
    .option('--portfolio <id>', 'only those of this portfolio')
    .option('--ref <ref>', 'only those of this subject; give --portfolio as well')
    .addOption(new Option('--kind <kind>', 'only those of this kind').choices(Object.keys(ALERT_KINDS)))
    .addOption(
      new Option('--outcome <outcome>', 'only those whose match is so').choices(IdentityOutcome.options),
    )
    .option('--list <id>', 'only those whose party is on this list')
    .option('--query <words>', 'only those with these words in the names or the reference')
    .addOption(sortOption(ALERT_SORTS, '-at'))
    .option('--before <id>', 'continue with those after this alert, in the same order')
    .option('--json', 'print JSON only')
    .description(
      'List the alerts of the watched portfolios, newest first unless --sort says otherwise, 50 at a time. The command calls ' +
        'ASSAY_API_URL with ASSAY_API_KEY.',
    )
    .action(async (options) => (await load.watch()).alertsCommand(client(), options))
}
