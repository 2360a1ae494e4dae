// Writes the data of an upgrade test: what the program of a commit leaves in a store after an assessment, two runs, a watched portfolio and a
// decided case, as far as it has them. Run by hand: node test/upgrades/make-data.ts COMMIT POSTGRES-URL. The login may create
// databases; pg_dump connects as postgres.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Signal } from '../../src/contract/vocabulary/signal.ts'
import { root, site } from '../support/process.ts'
import { LOG_SECRET, oldProgram, type OldProgram } from './old-program.ts'

const [commit = '', postgres = ''] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'assay-old-'))
const program = oldProgram(commit, join(folder, 'program'))

const web = await site()
const example = JSON.parse(readFileSync(join(root, 'examples/dental-reminders.json'), 'utf8')) as unknown
/** Its sources are pages of this process. */
const local = JSON.stringify(example).replaceAll(
  /https:\/\/([\w.-]+)/g,
  (_, host) => `http://${host}.localhost:${web.port}`,
)
web.hold((JSON.parse(local) as { signals: readonly Signal[] }).signals)
const assessment = join(folder, 'assessment.json')
writeFileSync(assessment, local)

const common = {
  ASSAY_FETCH_ALLOW: `*.localhost:${web.port}`,
  ASSAY_PORT: '0',
  ASSAY_LOG_KEY: LOG_SECRET,
  ASSAY_SESSION_SECRETS: `s1:${LOG_SECRET}`,
  ASSAY_SYNC_SOURCES: 'none',
  ASSAY_REQUIRED_LISTS: 'un-sc',
  ASSAY_LOG_LEVEL: 'warn',
}

/** What a customer and an operator do. */
async function use(old: OldProgram, environment: Readonly<Record<string, string>>): Promise<void> {
  const asked = async <T>(...args: readonly string[]): Promise<T> =>
    JSON.parse(await old.run([...args, '--json'], environment)) as T
  await old.run(['sources', 'import', 'un-sc', join(root, 'samples/un-sc'), '--below-floor'], environment)
  const { id } = await asked<{ id: string }>('workspaces', 'create', '--name', 'Upgrade', '--tier', 'pro')
  const issue = (scopes: string) =>
    asked<{ key: string }>('keys', 'create', '--workspace', id, '--name', 'k', '--scopes', scopes)
  // why again: the third is newer
  const { key } = await issue('run,read,decide').catch(() => issue('run,read'))
  const server = await old.serve(environment)
  const { url } = server
  const call = async (method: string, path: string, body?: unknown, type = 'application/json') => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok && ![403, 404].includes(response.status))
      throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return response.ok && text !== '' ? (JSON.parse(text) as Record<string, unknown>) : undefined
  }
  try {
    const client = { ...environment, ASSAY_API_URL: url, ASSAY_API_KEY: key }
    await old.run(['assess', assessment], client)
    for (const name of ['Abdul Ghani Baradar', 'Zyx Lumber Works'])
      await call('POST', '/v1/diligence', { subject: { name } })
    const portfolio = await call('POST', '/v1/portfolios', { name: 'Customers' })
    if (portfolio !== undefined) {
      const at = `/v1/portfolios/${String(portfolio['id'])}`
      await call('PUT', `${at}/subjects`, 'ref,name\n1,Abdul Ghani Baradar\n2,Zyx Lumber\n', 'text/csv')
      if ((await call('PUT', `${at}/watch`, {})) !== undefined) await decide(call, at)
    }
  } finally {
    await server.end()
  }
}

async function decide(
  call: (method: string, path: string, body?: unknown) => Promise<Record<string, unknown> | undefined>,
  at: string,
): Promise<void> {
  const itemsOf = async (path: string, name: string) =>
    ((await call('GET', path))?.[name] ?? []) as Record<string, unknown>[]
  while ((await itemsOf(`${at}/passes`, 'passes'))[0]?.['status'] !== 'completed') await wait(200)
  const [first] = await itemsOf('/v1/cases', 'cases')
  if (first === undefined) return
  const id = `/v1/cases/${String(first['id'])}`
  const found = await call('GET', id)
  const { hash } = (found?.['evidence'] ?? {}) as { hash?: string }
  await call('POST', `${id}/comments`, { text: 'Same date of birth.' })
  await call('POST', `${id}/decisions`, { state: 'true_match', reason: 'Same person.', evidence: hash })
}

const literal = (value: SQLOutputValue): string =>
  value === null
    ? 'null'
    : typeof value === 'string'
      ? `'${value.replaceAll("'", "''")}'`
      : value instanceof Uint8Array
        ? `x'${Buffer.from(value).toString('hex')}'`
        : String(value)

/** A SQLite database as SQL: its tables, their rows, its indexes. */
function dumpSqlite(path: string): string {
  const database = new DatabaseSync(path, { readOnly: true })
  const made = database.prepare(
    `select type, name, sql from sqlite_master where sql is not null order by rowid`,
  )
  const all = made.all() as { type: string; name: string; sql: string }[]
  const lines = all.filter(({ type }) => type === 'table').map(({ sql }) => `${sql};`)
  for (const { type, name } of all)
    if (type === 'table')
      for (const row of database.prepare(`select * from "${name}"`).all())
        lines.push(`insert into "${name}" values (${Object.values(row).map(literal).join(', ')});`)
  lines.push(...all.filter(({ type }) => type !== 'table').map(({ sql }) => `${sql};`))
  database.close()
  return `${lines.join('\n')}\n`
}

function dumpPostgres(url: string): string {
  const options = ['--inserts', '--no-owner', '--no-privileges', '--no-comments', url]
  const { status, stdout, stderr } = spawnSync('pg_dump', options, { encoding: 'utf8', maxBuffer: 2 ** 30 })
  if (status !== 0) throw new Error(stderr)
  // why: these lines are of psql
  return stdout.replaceAll(/^\\(?:un)?restrict .*\n/gm, '')
}

const name = (database: DatabaseSync): string =>
  String(database.prepare('select max(name) as name from kysely_migration').get()?.['name']).slice(0, 4)

const data = join(folder, 'data')
await use(program, { ...common, ASSAY_DATA_DIR: data })
const embedded = new DatabaseSync(join(data, 'assay.sqlite'))
const number = name(embedded)
embedded.exec('pragma wal_checkpoint(truncate)')
embedded.close()
const target = join(root, 'test/upgrades/dumps')
writeFileSync(join(target, `${number}.sqlite.sql`), dumpSqlite(join(data, 'assay.sqlite')))

const client = new Client({ connectionString: postgres })
await client.connect()
await client.query(`create database assay_old_${number}`)
const url = new URL(postgres)
url.pathname = `/assay_old_${number}`
try {
  await use(program, { ...common, ASSAY_DATA_DIR: join(folder, 'beside'), DATABASE_URL: url.href })
  const asSuperuser = new URL(url)
  asSuperuser.username = 'postgres'
  writeFileSync(join(target, `${number}.postgres.sql`), dumpPostgres(asSuperuser.href))
} finally {
  await client.query(`drop database assay_old_${number}`)
  await client.end()
  rmSync(folder, { recursive: true })
}
web.close()
process.stdout.write(`${number} of ${commit}\n`)
