// `assay audit rotate-key`, `assay audit retire-key` and `assay audit policy`: the keys of the audit log.
import { readFile } from 'node:fs/promises'
import type { Config } from '../../../installation/config.ts'
import {
  beginLogKeyRotation,
  endLogKeyRotation,
  keysOfLogs,
  replaceLogKey,
  type RotatedLogs,
} from '../../../installation/rotate-log-key.ts'
import { witnessSettings } from '../../../installation/witnesses.ts'
import { writePolicy } from '../../../audit/bundle/policy.ts'
import { systemClock } from '../../../platform/clock/system-clock.ts'
import { CommandFailed } from './command-failed.ts'
import { print, type Printing } from './with-administration.ts'
import { withStore } from './with-store.ts'

export async function rotateLogKeyCommand(config: Config, printing: Printing): Promise<void> {
  const rotated = await withStore(config, (store) => beginLogKeyRotation(config, store, systemClock))
  printStep(rotated, printing, [
    `Both keys sign the logs from now on. Logs that began the rotation: ${rotated.changed}; before: ${rotated.done}.`,
    'Start the server again if its key is in the data folder. Give the readers of your logs the new policy (audit policy), and end',
    'the rotation with "assay audit retire-key" when they have it.',
  ])
}

export async function retireLogKeyCommand(config: Config, printing: Printing): Promise<void> {
  const ended = await withStore(config, (store) => endLogKeyRotation(config, store, systemClock))
  printStep(ended, printing, [
    `The new key alone signs the logs from now on. Logs that ended the rotation: ${ended.changed}; before: ${ended.done}.`,
    config.ASSAY_LOG_KEY_PREVIOUS === undefined
      ? 'The old key is needed only for backups of the database from before the rotation.'
      : 'Remove ASSAY_LOG_KEY_PREVIOUS from every server, and restart it.',
  ])
}

export interface KeyReplacement extends Printing {
  /** Files. */
  readonly checkpoint: readonly string[]
}

export async function replaceLogKeyCommand(
  config: Config,
  { checkpoint: files, ...printing }: KeyReplacement,
): Promise<void> {
  const trusted = await Promise.all(
    files.map((file) =>
      readFile(file, 'utf8').catch((error: unknown) => {
        throw new CommandFailed(
          `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
        )
      }),
    ),
  )
  const replaced = await withStore(config, (store) => replaceLogKey(config, store, systemClock, trusted))
  printStep(replaced, printing, [
    `The logs go on under new names, with the new key alone. Logs that got a new name: ${replaced.changed}; before: ${replaced.done}.`,
    config.ASSAY_LOG_KEY_PREVIOUS === undefined
      ? 'The data folder has forgotten the old key.'
      : 'Remove ASSAY_LOG_KEY_PREVIOUS from every server before you start it: it is the stolen key.',
    'Start the server, and give the readers of each log the output of: audit policy --workspace ID',
  ])
}

export async function logPolicyCommand(
  config: Config,
  { workspace }: { readonly workspace?: string },
): Promise<void> {
  const logs = await withStore(config, (store) => keysOfLogs(config, store, workspace))
  const broken = logs.find((log) => 'says' in log)
  if (broken !== undefined)
    throw new CommandFailed(`The log of workspace ${broken.workspace} cannot be read: ${broken.says}`)
  if (logs.length === 0)
    throw new CommandFailed(
      workspace === undefined
        ? 'No workspace has a log yet. A log begins with the first run.'
        : `There is no workspace ${workspace} with a log. A log begins with the first run.`,
    )
  if (logs.length > 1)
    throw new CommandFailed(
      `Choose a log with --workspace. A policy file has a key once, and one key signs all ${logs.length} logs. The command "assay workspaces list" has the ids.`,
    )
  process.stdout.write(
    writePolicy(
      logs.flatMap((log) => ('keys' in log ? log.keys : [])),
      witnessSettings(config)?.lines,
    ),
  )
}

function printStep(step: RotatedLogs, printing: Printing, done: readonly string[]): void {
  const { faults } = step
  print(step, printing, [
    ...faults.map(({ workspace, says }) => `FAIL  workspace ${workspace}: ${says}`),
    ...(faults.length === 0
      ? done
      : [
          `Logs without a fault: ${step.changed + step.done}. Nothing was lost: mend the others, and run the command again.`,
        ]),
  ])
  if (faults.length > 0) process.exitCode = 1
}
