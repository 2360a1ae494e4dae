// `assay fsck`: checks everything stored against its hashes and signatures, and lists what was changed or deleted.
import type { Config } from '../../../installation/config.ts'
import type { Composition, StoreFault } from '../parts/composition.ts'
import { print, type Printing } from './with-administration.ts'

export async function fsck(
  config: Config,
  { checkStore }: Pick<Composition, 'checkStore'>,
  printing: Printing,
): Promise<void> {
  const faults: StoreFault[] = []
  const checked = await checkStore(config, (fault) => faults.push(fault))
  const { workspaces, runs, scorings, leaves, snapshots, records, indexes } = checked
  print({ checked, faults }, printing, [
    ...faults.map(({ about, says }) => `FAIL  ${about}: ${says}`),
    `Checked: ${workspaces} workspaces, ${runs} runs, ${leaves} log entries, ${snapshots} snapshots, ${records} records, ${indexes} index files, ${scorings} scorecards of assessments.`,
    faults.length === 0
      ? 'Everything is as it was stored. A log that was replaced as a whole shows only against a checkpoint that was kept elsewhere.'
      : `Faults: ${faults.length}. Keep a copy of the database before you mend anything.`,
  ])
  if (faults.length > 0) process.exitCode = 1
}
