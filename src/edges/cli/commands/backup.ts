// `assay backup` and `assay restore`: the data folder, whole, at one moment.
import about from '../../../../package.json' with { type: 'json' }
import { makeBackup, restoreBackup } from '../../../installation/backup.ts'
import type { Config } from '../../../installation/config.ts'
import { storeLocation } from '../../../installation/store-location.ts'
import { pendingChanges } from '../../../platform/store/store.ts'
import type { Composition, StoreFault } from '../parts/composition.ts'
import { CommandFailed } from './command-failed.ts'
import { print, type Printing } from './with-administration.ts'

export async function backupCommand(
  config: Config,
  { checkStore }: Pick<Composition, 'checkStore'>,
  { to, check, ...printing }: Printing & { readonly to: string; readonly check: boolean },
): Promise<void> {
  refusePostgres(config, 'backup')
  const faults: StoreFault[] = []
  let checked: 'whole' | 'faults' | 'older' | 'not asked' = 'not asked'
  const facts = { version: about.version, madeAt: new Date().toISOString() }
  const backup = await makeBackup(config.ASSAY_DATA_DIR, to, facts, async (copy) => {
    if (!check) return
    const ofCopy = { ...config, ASSAY_DATA_DIR: copy }
    // why not checked: that would bring its tables up to date, and a copy before an upgrade must stay as it is
    const { pending } = await pendingChanges(storeLocation(ofCopy))
    if (pending.length === 0) await checkStore(ofCopy, (fault) => faults.push(fault))
    checked = pending.length > 0 ? 'older' : faults.length > 0 ? 'faults' : 'whole'
  })
  const { files } = backup
  print({ ...backup, checked, faults }, printing, [
    ...faults.map(({ about: what, says }) => `FAIL  ${what}: ${says}`),
    `Backup: ${backup.path}, with ${files.join(', ')}.`,
    files.includes('log-key')
      ? 'It has the key of the audit log: keep it as secret as the data folder.'
      : 'It has no key of the audit log: that one is in the environment (ASSAY_LOG_KEY). Keep a copy of it elsewhere.',
    CHECKED[checked],
  ])
  if (faults.length > 0) process.exitCode = 1
}

const CHECKED = {
  whole: 'Checked: everything in it agrees with its hashes and signatures.',
  faults: 'It is a true copy, but something stored was changed or deleted. Keep it, and an older backup too.',
  older: 'Not checked: an older Assay made the database. The copy is as that version left it.',
  'not asked': 'Not checked. Check it with: ASSAY_DATA_DIR=FOLDER assay fsck',
} as const

export async function restoreCommand(
  config: Config,
  { from, ...printing }: Printing & { readonly from: string },
): Promise<void> {
  refusePostgres(config, 'restore')
  const restored = await restoreBackup(from, config.ASSAY_DATA_DIR)
  print(restored, printing, [
    `Restored into ${restored.path}: ${restored.files.join(', ')}, as of ${restored.madeAt}.`,
    'Before you start the server, erase again what was erased since: assay erase --from erasures.jsonl',
    'The audit logs continue from there. Tell the readers of your checkpoints.',
  ])
}

function refusePostgres({ DATABASE_URL }: Config, what: 'backup' | 'restore'): void {
  if (DATABASE_URL !== '')
    throw new CommandFailed(
      `DATABASE_URL is set, and assay ${what} is for the data folder alone. The guide to operating has the commands for PostgreSQL: pg_dump and pg_restore.`,
    )
}
