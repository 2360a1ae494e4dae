// The data of programs of earlier states, as `make-data.ts` wrote them: an upgrade keeps every row of every assessment, run, case and log, and
// all of it still verifies.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import {
  freshDatabase,
  postgresAbsent,
  postgresUrl,
  superuserAbsent,
  superuserUrl,
} from '../support/postgres.ts'
import { assay } from '../support/process.ts'
import { LOG_SECRET } from './old-program.ts'

const folder = join(import.meta.dirname, 'dumps')
const numbers = readdirSync(folder).flatMap((name) => /^(\d{4})\.sqlite\.sql$/.exec(name)?.[1] ?? [])
const textOf = (number: string, kind: string): string =>
  readFileSync(join(folder, `${number}.${kind}.sql`), 'utf8')
const noSuperuser = await superuserAbsent()

/** What a customer would miss. */
const KEPT =
  /^(sessions|entries|scorecards|runs|cases|case_events|case_records|portfolios|portfolio_subjects|audit_(entries|checkpoints|disclosures)|log_(entries|disclosures)|source_(records|snapshots))$/

type Row = Readonly<Record<string, unknown>>
type Rows = ReadonlyMap<string, readonly Row[]>

/** Every row from before is there, with every column it had. */
function expectKept(before: Rows, after: Rows): void {
  expect([...before.values()].flat().length).toBeGreaterThan(50)
  for (const [table, rows] of before) {
    const had = (row: Row) => JSON.stringify(Object.keys(rows[0] ?? {}).map((column) => row[column]))
    expect(after.get(table)?.map(had).toSorted(), table).toEqual(rows.map(had).toSorted())
  }
}

async function verify(over: Readonly<Record<string, string>>): Promise<void> {
  const { code, out, err } = await assay(['fsck'], { ...over, ASSAY_LOG_KEY: LOG_SECRET })
  expect(`${out}${err}`).not.toContain('FAIL')
  expect(code).toBe(0)
}

function fillSqlite(dump: string): { readonly place: string; readonly rowsOf: () => Rows } {
  const place = mkdtempSync(join(tmpdir(), 'assay-upgrade-'))
  const open = () => new DatabaseSync(join(place, 'assay.sqlite'), { enableForeignKeyConstraints: false })
  const rowsOf = (): Rows => {
    const database = open()
    const tables = database.prepare(`select name from sqlite_master where type = 'table'`).all()
    const found = tables
      .map(({ name }) => String(name))
      .filter((name) => KEPT.test(name))
      .map((name): [string, Row[]] => [name, database.prepare(`select * from "${name}"`).all()])
    database.close()
    return new Map(found)
  }
  const database = open()
  database.exec(textOf(dump, 'sqlite'))
  database.close()
  return { place, rowsOf }
}

describe.each(numbers)('data of tables %s', (number) => {
  test('SQLite: every assessment, run, case and log is kept, and verifies', async () => {
    const { place, rowsOf } = fillSqlite(number)
    const before = rowsOf()
    await verify({ ASSAY_DATA_DIR: place })
    expectKept(before, rowsOf())
    rmSync(place, { recursive: true })
  })

  const absent = postgresUrl === undefined ? postgresAbsent : noSuperuser
  test.skipIf(absent !== undefined)(
    `PostgreSQL: every assessment, run, case and log is kept, and verifies (${absent ?? 'present'})`,
    async () => {
      const { url, drop } = await freshDatabase()
      const place = mkdtempSync(join(tmpdir(), 'assay-upgrade-'))
      // why the superuser: row-level security hides the rows of workspaces from the owner
      const asking = async <T>(address: string, work: (client: Client) => Promise<T>): Promise<T> => {
        const client = new Client({ connectionString: address })
        await client.connect()
        try {
          return await work(client)
        } finally {
          await client.end()
        }
      }
      const rowsOf = (): Promise<Rows> =>
        asking(superuserUrl(url), async (client) => {
          const tables = await client.query<{ name: string }>(
            `select tablename as name from pg_tables where schemaname = 'public'`,
          )
          const found = new Map<string, Row[]>()
          for (const { name } of tables.rows)
            if (KEPT.test(name)) found.set(name, (await client.query<Row>(`select * from "${name}"`)).rows)
          return found
        })
      await asking(url, (client) => client.query(textOf(number, 'postgres')))
      const before = await rowsOf()
      await verify({ DATABASE_URL: url, ASSAY_DATA_DIR: place })
      expectKept(before, await rowsOf())
      await drop()
      rmSync(place, { recursive: true })
    },
  )
})

// The programs before d4b40147 logged how a run began and ended, and not what was asked. Their logs cannot be mended: a leaf that is added now proves
// nothing of that time, and to accept a run without it would accept one whose question was replaced while it waited (tampering.test.ts).
test('data of tables 0012 from before questions were logged: all of it is kept, and each run says what its log lacks', async () => {
  const { place, rowsOf } = fillSqlite('0012-unlogged-questions')
  const before = rowsOf()
  const { code, out } = await assay(['fsck'], { ASSAY_DATA_DIR: place, ASSAY_LOG_KEY: LOG_SECRET })
  const faults = out.split('\n').filter((line) => line.startsWith('FAIL'))
  const ids = before.get('runs')?.map(({ id }) => String(id)) ?? []
  expect(faults.map((line) => line.replace(/^.*: run /, '')).toSorted()).toEqual(
    ids.map((id) => `${id}: it is not what was sealed: not_in_log`).toSorted(),
  )
  expect(code).toBe(1)
  expectKept(before, rowsOf())
  // the leaves that the log has are those of the first and the last entry
  const entries = Map.groupBy(before.get('audit_entries') ?? [], (entry) => entry['run_id'])
  const database = new DatabaseSync(join(place, 'assay.sqlite'))
  const leaves = database.prepare('select hash from audit_subtrees where level = 0 order by position').all()
  database.close()
  expect(leaves.map(({ hash }) => hash)).toEqual(
    ids.flatMap((id) => [entries.get(id)?.at(0)?.['hash'], entries.get(id)?.at(-1)?.['hash']]),
  )
  rmSync(place, { recursive: true })
})
