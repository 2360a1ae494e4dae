// The file in which `assay verify` remembers the logs whose trails it verified.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { type KnownLogs, readKnownLogs, writeKnownLogs } from '../audit/bundle/known-logs.ts'
import { ConfigError } from './config.ts'

/** The folder that a setting names, or else the one for settings of a person on this system. */
const configFolder = (chosen: string): string =>
  chosen !== '' ? chosen : join(process.env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'assay')

export const knownLogsFile = (chosen: string): string => join(configFolder(chosen), 'known-logs.json')

/** None where there is no file. Throws ConfigError for one that cannot be read: it may be the evidence. */
export async function loadKnownLogs(path: string): Promise<KnownLogs> {
  try {
    return readKnownLogs(await readFile(path, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
      return new Map()
    const why = error instanceof Error ? error.message : String(error)
    throw new ConfigError(
      `${path} holds the checkpoints that were remembered, and cannot be read: ${why}. Restore it from a copy, or move it away to begin again; --no-remember verifies without it.`,
    )
  }
}

/** Replaces the file as a whole, for its owner only. */
export async function saveKnownLogs(path: string, known: KnownLogs): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
  const fresh = `${path}.${process.pid}.new`
  await writeFile(fresh, writeKnownLogs(known), { mode: 0o600 })
  await rename(fresh, path)
}
