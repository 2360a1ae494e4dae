// The commands that check what is stored: against its hashes and signatures, and by computing it again.
import { type Command, InvalidArgumentError } from 'commander'
import type { Config } from '../../installation/config.ts'
import type { Composition } from './parts/composition.ts'

const load = {
  fsck: () => import('./commands/fsck.ts'),
  replay: () => import('./commands/replay.ts'),
}

export function addCheckCommands(assay: Command, config: () => Config, composition: Composition): void {
  assay
    .command('fsck')
    .option('--json', 'print JSON only')
    .description(
      'Check everything stored against its hashes and signatures: the audit log and runs of every workspace, and the ' +
        'records of every source. The server may be running. It exits with 1 if something was changed or deleted.',
    )
    .action(async (options) => (await load.fsck()).fsck(config(), composition, options))

  assay
    .command('replay')
    .argument(
      '<id>',
      'id of a completed run or of a scored session, or the file of an audit trail; - reads one',
    )
    .option(
      '--seq <number>',
      'of a session: the number of the scoring, from 0 (default: the newest)',
      wholeNumber,
    )
    .option('--json', 'print JSON only')
    .description(
      'Compute a stored run again from the snapshots it used, or a scorecard from the ledger that was sealed with it, without a ' +
        'network, and compare every byte with what was sealed. The audit trail of an assessment needs no database; that of a run ' +
        'needs one with its snapshots. It exits with 0 if the result is reproduced, with 1 if it differs, ' +
        'with 2 if it cannot be computed here.',
    )
    .action(async (id: string, options) => (await load.replay()).replay(config(), composition, id, options))
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Give a whole number from 0.')
  return Number(text)
}
