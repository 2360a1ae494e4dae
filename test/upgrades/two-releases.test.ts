// Servers of two releases on one PostgreSQL, under load from before the update of the tables until after the end of the older release: nothing
// that was acknowledged is lost, no answer is an error but a 503 that says when to come again, and every chain and checkpoint verifies.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { LogPlace } from '../../src/contract/vocabulary/audit.ts'
import type { Batch } from '../../src/contract/vocabulary/batch.ts'
import type { Run } from '../../src/contract/vocabulary/run.ts'
import type { Migration } from '../../src/platform/store/migrations/migration.ts'
import { migrations } from '../../src/platform/store/migrations/migrations.ts'
import { openStore, updateTables } from '../../src/platform/store/store.ts'
import { expectLogContinues } from '../support/log-continues.ts'
import { freshDatabase, postgresAbsent, postgresUrl } from '../support/postgres.ts'
import { assay, get, post, root, site, start } from '../support/process.ts'
import { tenantRows } from '../support/tenant-rows.ts'
import { tries, UNTIMED } from '../support/tries.ts'
import { historyAbsent, LOG_SECRET, oldProgram } from './old-program.ts'

/** Its newest tables are 0042: the last ones before migrations had kinds. */
const OLDER = '92b2531bafb90472af313e2cdec3e423c9fbec7d'
/** Acknowledged writes of each kind between two steps. */
const BETWEEN = tries(40, 1_000)
const WRITERS = 2

const absent = postgresUrl === undefined ? postgresAbsent : historyAbsent(OLDER)

/** An expand, a fill and a contract of a table that both releases write. */
const marks: Readonly<Record<string, Migration>> = {
  '0900-expand-marks': async (tx) => void (await sql`alter table runs add column mark text`.execute(tx)),
  '0901-fill-marks': {
    async fill(batch) {
      const { rows } = await batch((tx) => sql<{ id: string }>`select id from workspaces`.execute(tx))
      for (const { id } of rows) while ((await batch((tx) => fillSome(tx, id))) > 0n);
    },
  },
  '0902-contract-marks': async (tx) => void (await sql`alter table runs drop column mark`.execute(tx)),
}

async function fillSome(tx: Kysely<unknown>, workspace: string): Promise<bigint> {
  await sql`select set_config('assay.workspace_id', ${workspace}, true)`.execute(tx)
  const { numAffectedRows } = await sql`update runs set mark = 'filled' where mark is null
    and id in (select id from runs where mark is null order by id limit 5)`.execute(tx)
  return numAffectedRows ?? 0n
}

/** why: this program does not know them, and would refuse the tables */
async function forgetMarks(database: string): Promise<void> {
  const client = new Client({ connectionString: database })
  await client.connect()
  await client.query('delete from kysely_migration where name = any($1)', [Object.keys(marks)])
  await client.end()
}

const title = 'an upgrade from the release before loses no acknowledged write, and refuses none for good'
test.skipIf(absent !== undefined)(
  `${title} (${absent ?? 'present'})`,
  { timeout: 600_000, ...UNTIMED },
  async () => {
    const { url: database, drop } = await freshDatabase()
    const folder = mkdtempSync(join(tmpdir(), 'assay-two-releases-'))
    const web = await site()
    const ends: (() => Promise<unknown>)[] = []
    onTestFinished(async () => {
      for (const end of ends) await end()
      web.close()
      await drop()
      rmSync(folder, { recursive: true })
    })
    const environment = {
      DATABASE_URL: database,
      ASSAY_DATA_DIR: join(folder, 'data'),
      ASSAY_PORT: '0',
      ASSAY_FETCH_ALLOW: `*.localhost:${web.port}`,
      ASSAY_LOG_KEY: LOG_SECRET,
      ASSAY_SESSION_SECRETS: `s1:${LOG_SECRET}`,
      ASSAY_SYNC_SOURCES: 'none',
      ASSAY_REQUIRED_LISTS: 'un-sc',
      ASSAY_RATE_LIMIT_PRO: '1000000',
      ASSAY_LOG_LEVEL: 'warn',
    }
    const location = { kind: 'postgres', url: database } as const
    const update = (contract: boolean) =>
      updateTables(location, { migrations: { ...migrations, ...marks }, contract })

    const old = oldProgram(OLDER, join(folder, 'older'))
    await old.run(['sources', 'import', 'un-sc', join(root, 'samples/un-sc'), '--below-floor'], environment)
    const asked = async <T>(...args: readonly string[]): Promise<T> =>
      JSON.parse(await old.run([...args, '--json'], environment)) as T
    const { id: workspace } = await asked<{ id: string }>(
      'workspaces',
      'create',
      '--name',
      'W',
      '--tier',
      'pro',
    )
    const issue = ['keys', 'create', '--workspace', workspace, '--name', 'k', '--scopes', 'run,read']
    const { key } = await asked<{ key: string }>(...issue)
    const older = await old.serve(environment)
    ends.push(() => older.end())

    /** The servers that a balancer would send to. */
    let up: readonly string[] = [older.url]
    const runs = new Map<string, LogPlace | undefined>()
    const entries = new Map<string, Set<string>>()
    const refusals: string[] = []
    let [serial, isOver, later] = [0, false, 0]
    const isWriting = (): boolean => !isOver

    /** Sends a write until it is acknowledged, as a client of the documentation does. */
    async function write(path: string, body: unknown): Promise<Record<string, unknown>> {
      const headers = { 'idempotency-key': `request-${++serial}`, prefer: 'respond-async' }
      for (let attempt = serial; ; attempt++) {
        const address = up[attempt % up.length] ?? ''
        const sent = await post(address, path, key, body, headers).catch(() => undefined)
        if (sent !== undefined && sent.status < 300) return sent.body
        if (sent?.status === 503 && sent.headers.get('retry-after') !== null) later++
        // an answer that breaks off says nothing; the same key is in use while its first request is under way
        else if (sent !== undefined && sent.status !== 409) {
          refusals.push(`${path}: ${sent.status} ${JSON.stringify(sent.body)}`)
          throw new Error(refusals[0])
        }
        await wait(20)
      }
    }
    async function writeRuns(): Promise<void> {
      while (isWriting()) {
        const { id, log } = await write('/v1/diligence', { subject: { name: `Company ${serial} Ltd` } })
        runs.set(String(id), log as LogPlace | undefined)
      }
    }
    async function writeEntries(): Promise<void> {
      while (isWriting()) {
        const { token, session_id: session } = await write('/v1/start', {
          pitch: 'Reminders for dental practices.',
        })
        const known = new Set<string>()
        entries.set(String(session), known)
        for (let n = 0; n < 8 && isWriting(); n++) {
          const url = `http://host-${serial}.localhost:${web.port}/p`
          const value = { organization: `Practice ${serial}`, organization_url: url }
          const body = { session: token, axis: 'market', kind: 'named_prospect', value }
          known.add(String((await write('/v1/submit_signal', body))['entry']))
        }
      }
    }
    const count = (): number => [...entries.values()].reduce((sum, { size }) => sum + size, 0)
    const more = async (): Promise<void> => {
      const [atRuns, atEntries] = [runs.size + BETWEEN, count() + BETWEEN]
      while ((runs.size < atRuns || count() < atEntries) && refusals.length === 0) await wait(5)
      expect(refusals).toEqual([])
    }
    /** A batch that the older server ends at request. */
    async function cancelBatch(): Promise<string> {
      const text = `ref,name\n${Array.from({ length: 5_000 }, (_, at) => `${at},Petra Lindqvist ${at}`).join('\n')}\n`
      for (;;) {
        const headers = { authorization: `Bearer ${key}`, 'content-type': 'text/csv' }
        const sent = await fetch(`${older.url}/v1/batches`, { method: 'POST', headers, body: text })
        const { id } = (await sent.json()) as Batch
        const { body } = await post(older.url, `/v1/batches/${id}/cancel`, key, {})
        if (body['cancelled'] === true) return id
      }
    }

    const writers = Array.from({ length: WRITERS }, () => [writeRuns(), writeEntries()]).flat()
    await more()
    const before = await cancelBatch()
    expect(await update(false)).toEqual([
      ...Object.keys(migrations).filter((name) => name > '0043'),
      '0900-expand-marks',
      '0901-fill-marks',
    ])
    await more()
    const after = await cancelBatch()
    const newer = await start('serve', environment)
    ends.push(() => newer.end('SIGKILL'))
    up = [older.url, newer.url]
    await more()
    await expect(update(true)).rejects.toThrow('a program of an older Assay is connected')
    up = [newer.url]
    await older.end()
    expect(older.child.exitCode).toBe(0)
    expect(await update(true)).toEqual(['0902-contract-marks'])
    await more()
    isOver = true
    await Promise.all(writers)
    expect(refusals).toEqual([])

    for (const [run, log] of runs) {
      const read = async () => (await get(newer.url, `/v1/runs/${run}`, key)).body as unknown as Run
      await expect.poll(async () => (await read()).status, { timeout: 120_000 }).toBe('completed')
      expect((await read()).audit?.tamperEvident).toBe(true)
      if (log !== undefined) await expectLogContinues(newer.url, key, log)
    }
    for (const id of [before, after])
      expect((await get(newer.url, `/v1/batches/${id}`, key)).body).toMatchObject({ cancelled: true })
    expect(await newer.end()).toBe(0)

    await forgetMarks(database)
    const store = await openStore(location)
    const stored = await tenantRows(store, workspace, 'runs')
    expect(stored.map(({ id }) => String(id)).toSorted()).toEqual([...runs.keys()].toSorted())
    for (const [session, known] of entries) {
      const kept = await store.read(workspace, (reads) => reads.entries(session))
      expect(new Set(kept.map(({ id }) => id))).toEqual(known)
    }
    await store.close()
    const { code, out } = await assay(['fsck'], environment)
    expect(out).not.toContain('FAIL')
    expect(code).toBe(0)
    console.log(`${runs.size} runs and ${count()} entries acknowledged, ${later} times 503`)
  },
)
