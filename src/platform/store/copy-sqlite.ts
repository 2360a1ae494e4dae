// A copy of a store on SQLite as it is at one moment, while a server writes to it.
import { DatabaseSync } from 'node:sqlite'
import { closeSync, fsyncSync, openSync } from 'node:fs'

/** How long the copy waits for a lock before it begins. Afterwards neither it nor a writer waits for the other. */
const BUSY_MS = 5_000

/**
 * Copies the database into a new file that only its owner can read. Why not the backup of SQLite: that begins again after
 * each write of another process, and a busy server writes all the time.
 */
export function copySqlite(from: string, to: string): void {
  closeSync(openSync(to, 'wx', 0o600))
  const database = new DatabaseSync(from, { timeout: BUSY_MS })
  try {
    database.prepare('vacuum into ?').run(to)
  } finally {
    database.close()
  }
  const copy = new DatabaseSync(to)
  try {
    const found = copy.prepare('pragma integrity_check(1)').get()
    if (found?.['integrity_check'] !== 'ok')
      throw new Error(`SQLite finds a fault in the copy: ${String(found?.['integrity_check'])}`)
  } finally {
    copy.close()
  }
  const written = openSync(to, 'r')
  try {
    fsyncSync(written)
  } finally {
    closeSync(written)
  }
}
