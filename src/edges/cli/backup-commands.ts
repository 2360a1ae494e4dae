// The commands that make a backup of a data folder, and restore one.
import type { Command } from 'commander'
import type { Config } from '../../installation/config.ts'
import type { Composition } from './parts/composition.ts'

const load = { backup: () => import('./commands/backup.ts') }

export function addBackupCommands(assay: Command, config: () => Config, composition: Composition): void {
  assay
    .command('backup')
    .requiredOption('--to <folder>', 'a new folder for the backup')
    .option('--no-check', 'do not compare the copy with its hashes and signatures, as `assay fsck` does')
    .option('--json', 'print JSON only')
    .description(
      'Copy the database and the keys of the data folder into a new folder, as they are at one moment. The server may be running. ' +
        'It checks the copy, and exits with 1 if something stored was changed or deleted. For PostgreSQL, see the guide to operating.',
    )
    .action(async (options) => (await load.backup()).backupCommand(config(), composition, options))
  assay
    .command('restore')
    .requiredOption('--from <folder>', 'the folder of a backup')
    .option('--json', 'print JSON only')
    .description(
      'Copy a backup into the data folder, after comparing each file with its hash. No server may run there. It overwrites nothing.',
    )
    .action(async (options) => (await load.backup()).restoreCommand(config(), options))
}
