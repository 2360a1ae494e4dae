// The commands of the audit trail: save it from the server, and verify it without one.
import { type Command, InvalidArgumentError } from 'commander'
import type { AuditExport } from './commands/export-audit.ts'
import type { Composition } from './parts/composition.ts'
import { clientSettings, type Config, readConfig } from '../../installation/config.ts'

const load = {
  export: () => import('./commands/export-audit.ts'),
  verify: () => import('./commands/verify-audit.ts'),
  keys: () => import('./commands/rotate-log-key.ts'),
  retention: () => import('./commands/retention.ts'),
}

export function addAuditCommands(assay: Command, config: () => Config, composition: Composition): void {
  const audit = assay
    .command('audit')
    .description('Save audit trails of runs, assessments and watches, and rotate the key of the audit log.')
  audit
    .command('export')
    .argument('<id>', 'id of a run, of the session of an assessment, of a watched portfolio, or of a case')
    .option(
      '--out <file>',
      'file to write (default: run-ID.audit.json, assessment-ID.audit.json or watch-ID.audit.json); - writes to standard output',
    )
    .option(
      '--from <size>',
      'size of a checkpoint that you kept: the file then proves that the log continues it',
      size,
    )
    .option(
      '--before <record>',
      'of a watch or a case: the number of its first record in a trail that you have; the file then has the 1,000 records before it',
      size,
    )
    .option(
      '--dsse',
      'of a run that has ended: write its last record as an in-toto statement too, in a DSSE envelope (FILE.dsse.json)',
    )
    .description(
      'Save the audit trail of a run, an assessment or a watch for `assay verify`, and the checkpoint of the log beside it as a pin for later. The command ' +
        'calls ASSAY_API_URL with ASSAY_API_KEY. It overwrites no file.',
    )
    .option('--json', 'print JSON only: the names of the files, and the key that the server names')
    .action(async (id: string, options: AuditExport) => {
      const { ASSAY_API_URL: url, ASSAY_API_KEY: key } = readConfig(clientSettings, process.env)
      return (await load.export()).exportAudit(id, { url, key }, options)
    })
  audit
    .command('rotate-key')
    .option('--json', 'print JSON only')
    .description(
      'Begin a rotation of the key of the audit log: the old key and a new one sign from now on. If the key is in the data folder, the ' +
        'command makes the new one, and the server must be stopped. If the command broke off, run it again.',
    )
    .action(async (options) => (await load.keys()).rotateLogKeyCommand(config(), options))
  audit
    .command('retire-key')
    .option('--json', 'print JSON only')
    .description(
      'End the rotation: the new key alone signs from now on. If the key is in the data folder, the command deletes the old one, and ' +
        'the server must be stopped.',
    )
    .action(async (options) => (await load.keys()).retireLogKeyCommand(config(), options))
  audit
    .command('replace-key')
    .option(
      '--checkpoint <file>',
      'checkpoint from before the theft that its log must continue; repeat it for more',
      (file: string, files: string[]) => [...files, file],
      [],
    )
    .option('--json', 'print JSON only')
    .description(
      'After the key of the audit log was stolen: every log goes on under a new name, which a new key signs alone. Its first entry has the last ' +
        'checkpoint of the old name. Stop every server first. If the key is in the data folder, the command makes the new one and deletes the ' +
        'old one. If the command broke off, run it again.',
    )
    .action(async (options) => (await load.keys()).replaceLogKeyCommand(config(), options))
  audit
    .command('policy')
    .option('--workspace <id>', 'the workspace whose log it is about, if there are several')
    .description(
      'Print the policy file of a log for `assay verify --policy`: every key that signed it, with the sizes that it may sign.',
    )
    .action(async (options) => (await load.keys()).logPolicyCommand(config(), options))
  audit
    .command('retention')
    .option('--json', 'print JSON only')
    .description(
      'List who set how long a workspace keeps its diligence runs, and when, as the audit log holds it.',
    )
    .action(async (options) => (await load.retention()).listRetentionsCommand(config(), composition, options))
  assay
    .command('verify')
    .argument(
      '<file>',
      'audit trail of a run, an assessment or a watch, as the server sent it; - reads standard input',
    )
    .option('--pin <checkpoint>', 'file with a checkpoint of the log that you kept earlier')
    .option(
      '--policy <file>',
      'policy file (C2SP tlog-policy) with the logs you know and the witnesses you ask for',
    )
    .option(
      '--key <vkey>',
      'verifier key of the log, from a source other than the file; repeat it for more',
      (key: string, keys: string[]) => [...keys, key],
      [],
    )
    .option(
      '--record <hash>',
      'audit hash from a report or an answer: the file must have this record, and the report says whether it is the last',
    )
    .option(
      '--no-remember',
      'neither compare with the checkpoint of the log that was remembered, nor remember this one',
    )
    .option('--json', 'print JSON only')
    .description(
      'Verify an audit trail offline, and print what it proves and what it does not. The command needs no server, no database ' +
        'and no network. It exits with 0 if the trail is verified, 1 if it is invalid, 2 if a key or a pin is missing, 3 if a file ' +
        'is malformed. Without --pin, the pin is the newest checkpoint of the log that an earlier verification with the same key ' +
        'remembered.',
    )
    .action(async (file: string, options) => (await load.verify()).verifyAudit(file, options))
}

function size(text: string): string {
  if (!/^(0|[1-9]\d{0,14})$/.test(text))
    throw new InvalidArgumentError('Give a whole number; the size of a checkpoint is its second line.')
  return text
}
