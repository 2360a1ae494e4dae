// The commands of the public sources.
import { type Command, InvalidArgumentError } from 'commander'
import type { Config } from '../../installation/config.ts'

// why loaded when used: a command should not wait for the tables of the others
const load = () => import('./commands/sources.ts')

export function addSourceCommands(assay: Command, config: () => Config): void {
  const sources = assay
    .command('sources')
    .description('Manage public sources: status, sync, import, changes.')
  sources
    .command('list')
    .description('List the sources with status, date and number of records.')
    .option('--json', 'print JSON only')
    .action(async (options) => (await load()).listSourcesCommand(config(), options))
  sources
    .command('sync')
    .argument(
      '[ids...]',
      'ids of sources, fetched in this order; without ids, all but the large registers and supplementary sources that are not there yet',
    )
    .description(
      'Fetch sources from their publishers if they have changed. A snapshot stays in force until the next one is read completely.',
    )
    .option(
      '--only <list>',
      'narrow gleif-lei to country codes or courtlistener to ids of courts, separated by commas',
      list,
    )
    .option('--json', 'print JSON only')
    .action(async (ids: string[], options) =>
      (await import('./commands/sources-sync.ts')).syncSources(config(), ids, options),
    )
  sources
    .command('import')
    .argument('<id>', 'id of the source; see sources list')
    .argument(
      '<path>',
      'official file of the source, also packed (.zip, .gz, .bz2), or the folder of its set',
    )
    .description(
      'Import files of a source from disk. The previous snapshot stays in force unless the files are read completely.',
    )
    .option('--as-of <date>', 'day of the files, if they carry none (YYYY-MM-DD)', day)
    .option('--below-floor', 'accept files that hold fewer records than expected')
    .option('--rollback', 'accept files that are older than those in force')
    .option(
      '--only <list>',
      'narrow gleif-lei to country codes, courtlistener to ids of courts, or the archive of us-sec-submissions to CIKs, separated by commas',
      list,
    )
    .option('--json', 'print JSON only')
    .action(async (id: string, path: string, options) =>
      (await import('./commands/sources-import.ts')).importSource(config(), id, path, options),
    )
  sources
    .command('rollback')
    .argument('<id>', 'id of the source')
    .description(
      'Put the snapshot before the one in force back in its place. Every run that uses it says so.',
    )
    .option('--json', 'print JSON only')
    .action(async (id: string, options) => (await load()).rollBackSource(config(), id, options))
  sources
    .command('diff')
    .argument('<from>', 'id of a source, for its two newest snapshots, or of an older snapshot')
    .argument('[to]', 'id of a newer snapshot (default: the newest)')
    .description('Compare two snapshots of a source: who came and went, and what changed in which field.')
    .option('--limit <n>', 'maximum number of records shown for each kind of change', limit, 100)
    .option('--json', 'print JSON only')
    .action(async (from: string, to: string | undefined, options) => {
      const { diffSource } = await import('./commands/sources-diff.ts')
      await diffSource(config(), from, to, options)
    })
}

function limit(text: string): number {
  if (!/^(?:0|[1-9]\d{0,4})$/.test(text))
    throw new InvalidArgumentError('Give a whole number from 0 to 99999.')
  return Number(text)
}

function day(text: string): string {
  const at = new Date(`${text}T00:00:00Z`)
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(text) ||
    Number.isNaN(at.getTime()) ||
    at.toISOString().slice(0, 10) !== text
  )
    throw new InvalidArgumentError('Give a day of the calendar such as 2026-11-20.')
  return text
}

function list(text: string): string[] {
  const items = text.split(',').map((item) => item.trim())
  if (items.includes('')) throw new InvalidArgumentError('Give values separated by commas, such as GB,IE.')
  return items
}
