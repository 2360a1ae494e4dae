import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Tables } from './schema/schema.ts'
import { openSqlite, withoutFlush } from './sqlite.ts'

let folder: string
let db: Kysely<Tables>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-sqlite-'))
  db = openSqlite(join(folder, 'a.sqlite'))
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const busyTimeout = async (): Promise<unknown> => (await sql`pragma busy_timeout`.execute(db)).rows
const level = async (of: Kysely<Tables> = db): Promise<unknown> =>
  (await sql`pragma synchronous`.execute(of)).rows

test('a setting takes effect each time it is set, not only the first time', async () => {
  for (const milliseconds of [0, 5_000, 0, 5_000]) {
    await sql`pragma busy_timeout = ${sql.raw(String(milliseconds))}`.execute(db)
    expect(await busyTimeout()).toEqual([{ timeout: milliseconds }])
  }
})

test('work without a flush lowers the level for itself alone, however it ends', async () => {
  for (let times = 0; times < 2; times++) {
    expect(await withoutFlush(db, level)).toEqual([{ synchronous: 1 }])
    expect(await level()).toEqual([{ synchronous: 2 }])
    await expect(withoutFlush(db, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await level()).toEqual([{ synchronous: 2 }])
  }
})

test('work without a flush leaves a level that is lower already', async () => {
  await sql`pragma synchronous = off`.execute(db)
  expect(await withoutFlush(db, level)).toEqual([{ synchronous: 0 }])
  expect(await level()).toEqual([{ synchronous: 0 }])
})
