// The roles of deploy/create-roles.sql: what the owner, the server and the auditor may do, and which tables have the second wall.
import { randomBytes } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { administration } from '../../src/accounts/administration/administration.ts'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { describeStore } from '../../src/platform/store/inspect.ts'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import { postgresUrl, superuserAbsent, superuserUrl } from '../support/postgres.ts'
import { root } from '../support/process.ts'

const missing =
  (await superuserAbsent()) ?? (spawnSync('psql', ['--version']).status === 0 ? undefined : 'no psql')

/** Tables with a workspace that the server reads before it knows which one: by a secret, or to find the next job. */
const ASKED_FIRST = [
  'agents',
  'api_keys',
  'job_queue',
  'links',
  'memberships',
  'provider_sign_ins',
  'sign_in_domains',
  'sign_ins',
  'webhook_queue',
]

describe.skipIf(missing !== undefined)(`three roles${missing === undefined ? '' : ` (${missing})`}`, () => {
  const ids = randomIds()
  const prefix = `assay_test_${randomBytes(6).toString('hex')}`
  const roles = ['owner', 'app', 'auditor']
  let store: OpenStore
  const workspaces: string[] = []

  const urlOf = (role: string): string => {
    const url = new URL(String(postgresUrl))
    Object.assign(url, { username: `${prefix}_${role}`, password: 'of-a-test', pathname: `/${prefix}` })
    return url.href
  }
  const psql = (url: string, file: string): void => {
    const passwords = roles.flatMap((role) => ['-v', `${role}_password=of-a-test`])
    const args = ['-q', '-v', `prefix=${prefix}`, ...passwords, '-f', join(root, 'deploy', file), url]
    expect(spawnSync('psql', args, { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
  }

  beforeAll(async () => {
    psql(superuserUrl(), 'create-roles.sql')
    store = await openStore({ kind: 'postgres', url: urlOf('app'), directUrl: urlOf('owner') })
    const admin = administration({ store, clock: systemClock, ids })
    for (const name of ['One', 'Two']) {
      const { id } = await admin.createWorkspace(name, 'pro')
      const { id: keyId } = await admin.createKey(id, { name: 'k', scopes: ['run'] })
      const run = { id: ids.ulid(), keyId, subject: '{}', createdAt: '2026-11-02T09:00:00.000Z' }
      await store.write(id, (writes) => writes.insertRun(run))
      workspaces.push(id)
    }
    psql(urlOf('owner'), 'grant-auditor.sql')
  })
  afterAll(async () => {
    await store.close()
    const client = new Client({ connectionString: superuserUrl() })
    await client.connect()
    await client.query(`drop database ${prefix} with (force)`)
    for (const role of roles) await client.query(`drop role ${prefix}_${role}`)
    await client.end()
  })

  test('the server reads and writes rows, and can change no table and no policy', async () => {
    await expect(describeStore(store)).resolves.toContain('row-level security binds this login')
    for (const statement of [
      'alter table runs disable row level security',
      'alter table runs no force row level security',
      'drop policy one_workspace on runs',
      'truncate runs',
      'drop table runs',
      'create table mine (id text)',
    ])
      await expect(sql.raw(statement).execute(store.db)).rejects.toThrow(/must be owner|permission denied/)
  })

  test('the auditor reads the rows of the workspace that it names, writes nothing, and reads no key and no person', async () => {
    const client = new Client({ connectionString: urlOf('auditor') })
    await client.connect()
    const seen = async (): Promise<unknown[]> =>
      (await client.query<{ workspace_id: string }>('select workspace_id from runs')).rows.map(
        ({ workspace_id }) => workspace_id,
      )
    expect(await seen()).toEqual([])
    for (const id of workspaces) {
      await client.query("select set_config('assay.workspace_id', $1, false)", [id])
      expect(await seen()).toEqual([id])
    }
    await client.query('set default_transaction_read_only = off')
    await expect(client.query('delete from runs')).rejects.toThrow('permission denied')
    for (const table of [
      'api_key_secrets',
      'credentials',
      'users',
      'sign_ins',
      'second_factors',
      'backup_codes',
      'passkeys',
      'passkey_challenges',
      'provider_sign_ins',
      'oauth_records',
      'api_keys',
    ])
      await expect(client.query(`select * from ${table}`)).rejects.toThrow('permission denied')
    await client.end()
  })

  test('every table with a workspace has row-level security, but those that are asked which workspace it is', async () => {
    const { rows } = await sql<{ name: string; forced: boolean }>`
      select relname as name, relrowsecurity and relforcerowsecurity as forced from pg_class
      join pg_attribute on attrelid = pg_class.oid and attname = 'workspace_id'
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(store.db)
    expect(rows.length).toBeGreaterThan(30)
    expect(rows.flatMap(({ name, forced }) => (forced ? [] : [name]))).toEqual(ASKED_FIRST)
  })
})
