// For tests: a store in a file, without waiting for the disk.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openStore, type OpenStore } from '../store.ts'

let migrated: Promise<Buffer> | undefined

/** The bytes of a database with empty tables, made once: that takes longer than most tests of it. */
export function emptyDatabase(): Promise<Buffer> {
  const make = async (): Promise<Buffer> => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-empty-'))
    const path = join(folder, 'assay.sqlite')
    await (await openStore({ kind: 'sqlite', path })).close()
    const bytes = readFileSync(path)
    rmSync(folder, { recursive: true, force: true })
    return bytes
  }
  return (migrated ??= make())
}

/** Opens the database of this file, which has empty tables where there was none. */
export async function openEmptyStore(path: string): Promise<OpenStore> {
  if (!existsSync(path)) writeFileSync(path, await emptyDatabase())
  const store = await openStore({ kind: 'sqlite', path })
  // why: no test looks at what a power cut leaves
  await sql`pragma synchronous = off`.execute(store.db)
  return store
}
