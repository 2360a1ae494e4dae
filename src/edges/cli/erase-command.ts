// Adds the command that erases what is stored about a person or company, or of an assessment.
import { type Command, Option } from 'commander'
import { REQUESTED_REASONS } from '../../contract/vocabulary/erasure.ts'
import type { Config } from '../../installation/config.ts'
import type { EraseOptions } from './commands/erase.ts'
import type { Composition } from './parts/composition.ts'

export function addEraseCommand(assay: Command, config: () => Config, composition: Composition): void {
  assay
    .command('erase')
    .argument(
      '[runs...]',
      'ids of runs; each stands for every run of its workspace with exactly the same subject',
    )
    .option('--name <name>', 'list the runs whose subject has these words, and erase nothing')
    .option('--session <ids...>', 'ids of sessions: erase these assessments with all their evidence')
    .option(
      '--activity <value>',
      'erase a name or an address beside the entries of who did what, such as that of a person who was invited',
    )
    .addOption(new Option('--reason <reason>', 'why').choices(REQUESTED_REASONS).default('request'))
    .option('--yes', 'erase; without it, the command shows what it would erase')
    .option('--list', 'print the erasures so far, one JSON line each, without personal data')
    .option('--from <file>', 'erase what such a list names again, after a backup was restored')
    .option('--vacuum', 'write the SQLite file again, so that no free part of it holds what was deleted')
    .option('--json', 'print JSON only')
    .description(
      'Erase the personal data of runs in the database (subject, scorecard, findings and text for searches), or with --session that of ' +
        'assessments (pitch, evidence, scorecards and checks), or with --activity a name or an address beside the activity of workspaces. The audit records and their hashes stay, and the audit log gets an ' +
        'entry for each run or session. The server may be running.',
    )
    .action(async (runs: string[], options: EraseOptions) =>
      (await import('./commands/erase.ts')).eraseCommand(config(), composition, runs, options),
    )
}
