// The recipe of docs/guide/operating.md for PostgreSQL: what it backs up and restores, and what a login without its right gets.
import { randomBytes } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { openStore } from '../../src/platform/store/store.ts'
import { administration } from '../../src/accounts/administration/administration.ts'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { freshDatabase, superuserAbsent, superuserUrl } from '../support/postgres.ts'

const ids = randomIds()
const ends: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

/** The address of the same server for another login. */
function loginOf(url: string, user: string): string {
  const other = new URL(url)
  Object.assign(other, { username: user, password: '' })
  return other.href
}

async function query<T extends object>(url: string, text: string): Promise<readonly T[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}

const missing =
  (await superuserAbsent()) ?? (spawnSync('pg_dump', ['--version']).status === 0 ? undefined : 'no pg_dump')

test.skipIf(missing !== undefined)(
  `pg_dump by a login that sees every row, and pg_restore by the owner, give the same rows${missing === undefined ? '' : ` (${missing})`}`,
  async () => {
    const [from, to] = [await freshDatabase(), await freshDatabase()]
    const folder = mkdtempSync(join(tmpdir(), 'assay-dump-'))
    const role = `assay_backup_${randomBytes(4).toString('hex')}`
    const root = superuserUrl(from.url)
    await query(root, `create role ${role} login bypassrls; grant pg_read_all_data to ${role}`)
    ends.push(
      () => from.drop(),
      () => to.drop(),
      () => Promise.resolve(rmSync(folder, { recursive: true })),
      () => query(superuserUrl(), `drop role ${role}`),
    )
    const store = await openStore({ kind: 'postgres', url: from.url })
    const admin = administration({ store, clock: systemClock, ids })
    for (const name of ['One', 'Two']) {
      const { id } = await admin.createWorkspace(name, 'pro')
      const key = await admin.createKey(id, { name: 'k', scopes: ['run'] })
      await store.write(id, (writes) =>
        writes.insertRun({
          id: ids.ulid(),
          keyId: key.id,
          subject: `{"name":"${name}"}`,
          createdAt: '2026-11-02T09:00:00.000Z',
        }),
      )
    }
    await store.close()

    const file = join(folder, 'assay.dump')
    const dump = (url: string) =>
      spawnSync('pg_dump', ['--format=custom', `--file=${file}`, url], { encoding: 'utf8' })
    // the owner sees the rows of no workspace, and gets an error instead of a backup without them
    expect(dump(from.url)).toMatchObject({ status: 1, stderr: expect.stringContaining('row-level security') })
    expect(dump(loginOf(from.url, role))).toMatchObject({ status: 0, stderr: '' })
    const restored = spawnSync(
      'pg_restore',
      [
        '--no-owner',
        '--no-privileges',
        '--exit-on-error',
        '--single-transaction',
        `--dbname=${to.url}`,
        file,
      ],
      { encoding: 'utf8' },
    )
    expect(restored).toMatchObject({ status: 0, stderr: '' })

    const rows = await rowsOf(superuserUrl(to.url))
    expect(rows).toEqual(await rowsOf(root))
    expect(rows.get('runs')).toHaveLength(2)
    // the second wall stands again, and the tables are those of this program
    await expect(query(to.url, 'select * from runs')).resolves.toEqual([])
    await (await openStore({ kind: 'postgres', url: to.url })).close()
  },
)

/** Every row of every table, as text. */
async function rowsOf(url: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await query<{ name: string }>(
    url,
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  const found = new Map<string, readonly string[]>()
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(url, `select t::text as row from ${name} t order by 1`)
    found.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return found
}
