// One sync of a source at a time: two of them would write into the same half-fetched file.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes the folder of a source until it is released or the process ends; undefined when another process has it. The lock
 * is one of the operating system, as for the data folder.
 */
export function lockSync(folder: string): { release(): void } | undefined {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(folder, 'sync.lock'))
  try {
    lock.exec('pragma busy_timeout = 0; pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (!(error instanceof Error && 'errcode' in error && error.errcode === 5)) throw error
    return undefined
  }
  return { release: () => lock.close() }
}
