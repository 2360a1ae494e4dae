// The commands of name screening. They work on the store and on files, without a server.
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Config } from '../../installation/config.ts'

// why loaded when used: a command should not wait for the tables of the others
const load = {
  screen: () => import('./commands/screen.ts'),
  screenBatch: () => import('./commands/screen-batch.ts'),
  matchPairs: () => import('./commands/match-pairs.ts'),
  explain: () => import('./commands/explain.ts'),
  resources: () => import('./commands/resources.ts'),
}

const typeOption = () =>
  new Option('--type <type>', 'what the name names (default: unknown)').choices([
    'person',
    'company',
    'vessel',
  ])
const builtInOnly = ['--built-in-only', 'use the built-in tables alone, not the imported resources'] as const

export function addScreeningCommands(assay: Command, config: () => Config): void {
  assay
    .command('screen')
    .argument('[name]', 'name of a person, company or vessel; with --batch, the file has the names')
    .description(
      'Screen a name, or a file of names, against the watch lists in force, as a diligence run does. A person has to review each finding.',
    )
    .option(
      '--list <id=path>',
      'screen this file as well: a list and its official file, or the folder of its files; repeat it for more. It takes the place of the snapshot of that list',
      (text: string, lists: string[]) => [...lists, text],
      [],
    )
    .addOption(typeOption())
    .option('--birth-date <date>', 'YYYY, YYYY-MM or YYYY-MM-DD')
    .option('--country <country>', 'two-letter code or name')
    .option(
      '--batch <file>',
      'CSV file with columns id,name,type,birth_date,country (id and name required); - reads standard input',
    )
    .option('--out <file>', 'CSV file the findings of --batch are written to')
    .option('--limit <n>', 'maximum number of findings for a name (default: all)', limit)
    .option(
      '--threshold <score>',
      'the nearest records of at least this score, 0 to 1, in place of what a person has to look at',
      threshold,
    )
    .option(...builtInOnly)
    .option('--json', 'print JSON only')
    .action(async (name: string | undefined, options) =>
      options.batch === undefined
        ? (await load.screen()).screenCommand(config(), name, options)
        : (await load.screenBatch()).screenBatch(config(), options.batch, name, options),
    )
  assay
    .command('match-pairs')
    .argument(
      '<file>',
      'JSON lines {id, query, candidate}; a side is {name, schema, props}; - reads standard input',
    )
    .description('Compare pairs of records: for each line one JSON line {id, score, probability, level}.')
    .option(...builtInOnly)
    .action(async (file: string, options) => (await load.matchPairs()).matchPairs(config(), file, options))
  assay
    .command('explain')
    .description('Why a score is what it is.')
    .command('match')
    .argument('<a>', 'one name')
    .argument('<b>', 'the other name')
    .description('Show how two names are aligned, by which rules, and what was taken from the score.')
    .addOption(typeOption())
    .option(...builtInOnly)
    .option('--json', 'print JSON only')
    .action(async (a: string, b: string, options) =>
      (await load.explain()).explainCommand(config(), a, b, options),
    )
  const resources = assay
    .command('resources')
    .description('Open corpora of spellings that the matcher uses beside its own tables.')
  resources
    .command('import')
    .argument('<path>', 'a file, or a folder of files; each is recognised by its content')
    .description(
      'Import names across scripts, nicknames and legal forms into the data folder. A corpus imported again is replaced.',
    )
    .option('--json', 'print JSON only')
    .action(async (path: string, options) =>
      (await load.resources()).importResources(config(), path, options),
    )
  resources
    .command('list')
    .description('List what was imported.')
    .option('--json', 'print JSON only')
    .action(async (options) => (await load.resources()).listResources(config(), options))
}

function limit(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('Give a whole number from 1 to 9999.')
  return Number(text)
}

function threshold(text: string): number {
  if (!/^(?:0|1|0?\.\d+|[01]\.\d*)$/.test(text) || Number(text) > 1)
    throw new InvalidArgumentError('Give a score from 0 to 1, such as 0.7.')
  return Number(text)
}
