// Whatever somebody does to the stored rows of a run, it is answered, and never as if nobody had touched it.
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import { appendEntries, openChain } from '../../src/audit/chain.ts'
import { digestsOf } from '../../src/audit/digest.ts'
import type { AuditEntry } from '../../src/audit/entry.ts'
import { canonicalRecord } from '../../src/base/canonical-json.ts'
import type { JsonObject } from '../../src/base/json.ts'
import { sealable } from '../../src/diligence/runs/audit-trail.ts'
import { performRun } from '../../src/diligence/runs/perform-run.ts'
import { trailFault } from '../../src/diligence/runs/trail-fault.ts'
import { alterations, type Value } from '../support/alterations.ts'
import { loadList } from '../support/lists.ts'
import { migratedDatabase, postgresAbsent, postgresUrl } from '../support/postgres.ts'
import { createWorld, type World } from '../support/world.ts'

type Row = Readonly<Record<string, Value>>

/** The tables of a run, with what tells their rows apart. */
const TABLES = { audit_disclosures: 'name', audit_entries: 'seq', runs: 'id' } as const
type Table = keyof typeof TABLES
const ofRun = (table: Table): string => (table === 'runs' ? 'id' : 'run_id')

const SUBJECT = { name: 'Quilfeather Tradin Co., Ltd.', type: 'company', aliases: ['G\uFFFDs Handel'] }
describe.each([
  ['SQLite', false],
  [`PostgreSQL (${postgresUrl ? 'present' : postgresAbsent})`, true],
] as const)('on %s', (_name, onPostgres) => {
  describe.skipIf(onPostgres && postgresUrl === undefined)(
    'a run that was altered where it is stored',
    () => {
      let world: World
      let store: OpenStore
      let database: Awaited<ReturnType<typeof migratedDatabase>> | undefined
      let [key, workspaceId] = ['', '']
      let isBroken = false

      beforeAll(async () => {
        if (onPostgres) database = await migratedDatabase()
        const shared = database && (await openStore({ kind: 'postgres', url: database.url }))
        const whole = await createWorld(shared && { store: shared })
        store = whole.ports.store as OpenStore
        const breaking = await createWorld({ store, gather: () => Promise.reject(new Error('out of reach')) })
        world = {
          ...whole,
          call: (...call) => (isBroken ? breaking : whole).call(...call),
          close: async () => {
            await breaking.server.close()
            await whole.close()
          },
        }
        await loadList(store, 'us-ofac-sdn')
        ;({ key, workspaceId } = await world.tenant('free'))
      })
      afterAll(async () => {
        await world.close()
        await database?.drop()
      })

      /** One transaction of somebody who can write to the tables; PostgreSQL wants to know of which workspace. */
      const inStore = <T>(work: (db: OpenStore['db']) => Promise<T>): Promise<T> =>
        store.db.transaction().execute(async (db) => {
          if (onPostgres) await sql`select set_config('assay.workspace_id', ${workspaceId}, true)`.execute(db)
          return work(db)
        })
      const alter = (statement: RawBuilder<unknown>): Promise<unknown> =>
        inStore((db) => statement.execute(db))

      const rowsOf = async (table: Table, run: string): Promise<readonly Row[]> => {
        const select = sql<Row>`select * from ${sql.table(table)} where ${sql.ref(ofRun(table))} = ${run}
        order by ${sql.ref(TABLES[table])}`
        return (await inStore((db) => select.execute(db))).rows
      }

      /** These tables of a run as they were. */
      const restore = (run: string, before: ReadonlyMap<Table, readonly Row[]>): Promise<void> =>
        inStore(async (db) => {
          for (const [table, rows] of before) {
            if (table === 'runs') {
              const columns = Object.entries(rows[0] ?? {}).filter(([column]) => column !== 'id')
              const set = sql.join(columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
              await sql`update runs set ${set} where id = ${run}`.execute(db)
              continue
            }
            await sql`delete from ${sql.table(table)} where run_id = ${run}`.execute(db)
            const [row] = rows
            if (row === undefined) continue
            const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
            const values = sql.join(rows.map((each) => sql`(${sql.join(Object.values(each))})`))
            await sql`insert into ${sql.table(table)} (${columns}) values ${values}`.execute(db)
          }
        })

      /** That the run is answered as altered, its trail as it is now stored. */
      async function expectAltered(run: string, says: string): Promise<void> {
        const [answer, trail] = [
          await world.call(key, 'get_run', { id: run }),
          await world.call(key, 'get_run_audit', { id: run }),
        ]
        expect(answer.status, `${says}: ${answer.text}`).toBe(200)
        expect(answer.body, says).toMatchObject({ id: run, audit: { tamperEvident: false } })
        expect(trail.status, `${says}: ${trail.text}`).toBe(200)
        expect(trail.body['fault'], says).toMatchObject({ reason: expect.any(String) as string })
      }

      async function attempt(statement: RawBuilder<unknown>): Promise<boolean> {
        try {
          await alter(statement)
          return true
        } catch {
          return false // the store itself refuses the value
        }
      }

      async function aRun(end: 'completed' | 'failed'): Promise<string> {
        isBroken = end === 'failed'
        const { body } = await world.call(key, 'run_diligence', { subject: SUBJECT })
        isBroken = false
        expect(body).toMatchObject({ status: end })
        return String(body['id'])
      }

      async function everythingOf(run: string): Promise<ReadonlyMap<Table, readonly Row[]>> {
        const tables = new Map<Table, readonly Row[]>()
        for (const table of Object.keys(TABLES) as Table[]) tables.set(table, await rowsOf(table, run))
        return tables
      }

      describe.each(['completed', 'failed'] as const)('once it was %s', (end) => {
        test.each(Object.keys(TABLES) as Table[])(
          'is never answered as untouched, whatever column of %s was changed to whatever the store takes',
          async (table) => {
            const run = await aRun(end)
            const before = await everythingOf(run)
            const taken = new Set<string>()
            const rows = before.get(table) ?? []
            for (const [at, row] of rows.entries())
              for (const [column, value] of Object.entries(row)) {
                // why: under another owner or id it is another run's row, and of a run not to be found
                if (['workspace_id', 'id', 'run_id'].includes(column)) continue
                for (const [way, [says, change]] of [...alterations(value, store.dialect)].entries()) {
                  // on SQLite every row is altered in every way; here the ways take turns, for the rules are the same
                  if (onPostgres && way % rows.length !== at) continue
                  const told = `${column} of ${row[TABLES[table]]}: ${says}`
                  const where = sql`${sql.ref(ofRun(table))} = ${run} and ${sql.ref(TABLES[table])} = ${row[TABLES[table]]}`
                  if (
                    !(await attempt(
                      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${change} where ${where}`,
                    ))
                  )
                    continue
                  taken.add(column)
                  await expectAltered(run, told)
                  await restore(run, new Map([[table, before.get(table) ?? []]]))
                }
              }
            const columns = Object.keys((before.get(table) ?? [])[0] ?? {})
            expect([...taken].toSorted()).toEqual(
              columns.filter((each) => !['workspace_id', 'id', 'run_id'].includes(each)).toSorted(),
            )
            const untouched = await world.call(key, 'get_run', { id: run })
            expect(untouched.body['status']).toBe(end)
            if (end === 'completed') expect(untouched.body).toMatchObject({ audit: { tamperEvident: true } })
            expect((await world.call(key, 'get_run_audit', { id: run })).body['fault']).toBeUndefined()
          },
        )

        test('is never answered as untouched when rows were deleted, doubled or swapped', async () => {
          const run = await aRun(end)
          const before = await everythingOf(run)
          const entries = before.get('audit_entries') ?? []
          const disclosures = before.get('audit_disclosures') ?? []
          const rearranged: (readonly [string, Table, readonly Row[]])[] = [
            ['no entries', 'audit_entries', []],
            ['no disclosures', 'audit_disclosures', []],
            ['an entry doubled', 'audit_entries', [...entries, { ...entries.at(-1), seq: entries.length }]],
            [
              'a disclosure added',
              'audit_disclosures',
              [...disclosures, { ...disclosures[0], name: 'subject.lei' }],
            ],
          ]
          const renumbered = (rows: readonly Row[]): Row[] => rows.map((row, seq) => ({ ...row, seq }))
          for (const [at, entry] of entries.entries()) {
            const fewer = entries.toSpliced(at, 1)
            const ahead = renumbered(fewer.toSpliced(Math.max(at - 1, 0), 0, entry))
            rearranged.push(
              [`entry ${at} deleted`, 'audit_entries', fewer],
              [`entry ${at} deleted and the gap closed`, 'audit_entries', renumbered(fewer)],
              ...(at > 0
                ? [[`entry ${at} swapped with the one before`, 'audit_entries', ahead] as const]
                : []),
            )
          }
          for (const at of disclosures.keys())
            rearranged.push([`disclosure ${at} deleted`, 'audit_disclosures', disclosures.toSpliced(at, 1)])
          for (const [says, table, rows] of rearranged) {
            await restore(run, new Map([[table, rows]]))
            await expectAltered(run, says)
            await restore(run, before)
          }
        })

        test('is never answered as untouched when a field of the subject went with what discloses it', async () => {
          const run = await aRun(end)
          await alter(sql`delete from audit_disclosures where run_id = ${run} and name = 'subject.type'`)
          const subject = JSON.stringify({ aliases: SUBJECT.aliases, name: SUBJECT.name })
          await alter(sql`update runs set subject = ${subject} where id = ${run}`)
          await expectAltered(run, 'a field less')
        })
      })

      /** The run as it would be had it come to another verdict: every record, hash, digest and row fits the others. */
      async function forge(run: string): Promise<void> {
        const [row] = await rowsOf('runs', run)
        const scorecard = {
          ...(JSON.parse(String(row?.['scorecard'])) as JsonObject),
          verdict: 'proceed',
          findings: [],
        }
        const answer = (await rowsOf('audit_disclosures', run)).find(({ name }) => name === 'scorecard')
        const salt = String(answer?.['salt'])
        const records = (await rowsOf('audit_entries', run)).map(
          ({ record }) => JSON.parse(String(record)) as AuditEntry,
        )
        const [first] = records
        const drafts = records.map(({ type, at, actor, data }) => ({
          type,
          at,
          actor,
          data:
            type === 'scorecard.sealed'
              ? {
                  ...data,
                  verdict: 'proceed',
                  _sd: digestsOf([{ salt, name: 'scorecard', value: sealable(scorecard) }]),
                }
              : data,
        }))
        const { entries, head } = appendEntries(openChain(first?.tenant ?? '', run), drafts)
        for (const { seq, hash, record } of entries)
          await alter(
            sql`update audit_entries set hash = ${hash}, record = ${record} where run_id = ${run} and seq = ${seq}`,
          )
        await alter(
          sql`update runs set scorecard = ${canonicalRecord(scorecard)}, audit_hash = ${head.hash} where id = ${run}`,
        )
      }

      test('is found to be another one when every record was chained again: the signed log does not hold it', async () => {
        const run = await aRun('completed')
        const before = await everythingOf(run)
        const { body } = await world.call(key, 'get_run_audit', { id: run })
        const { opened, sealed } = body['proofs'] as unknown as Record<string, string>
        for (const proof of [opened, sealed]) expect(proof?.endsWith(String(body['checkpoint']))).toBe(true)
        await forge(run)
        const stored = await store.read(workspaceId, async (tenant) => ({
          row: await tenant.run(run),
          trail: await tenant.auditTrail(run),
        }))
        // the chain alone does not show it
        expect(stored.row && trailFault(stored.row, stored.trail)).toBeNull()
        await expectAltered(run, 'chained again')
        const { body: trail } = await world.call(key, 'get_run_audit', { id: run })
        expect(trail['fault']).toEqual({ record: null, reason: 'not_in_log' })
        expect([trail['proofs'], trail['checkpoint']]).toEqual([undefined, undefined])
        await restore(run, before)
      })

      test('is not scored for a subject that was put in the place of another while it waited', async () => {
        const asleep = { wake: () => undefined, ended: () => Promise.resolve() }
        const sleeping = await createWorld({ store, runner: asleep })
        const run = String((await sleeping.call(key, 'run_diligence', { subject: SUBJECT })).body['id'])
        await sleeping.server.close()
        const other = canonicalRecord({ ...SUBJECT, name: 'Another One' })
        await alter(sql`update runs set subject = ${other} where id = ${run}`)
        const gathered: unknown[] = []
        const gather = (subject: unknown) => {
          gathered.push(subject)
          return Promise.reject(new Error('not to be asked'))
        }
        const work = performRun({ id: run, workspaceId, attempts: 1 }, { ...world.ports, store, gather })
        await expect(work).rejects.toThrow('altered before it was worked on')
        expect(gathered).toEqual([])
        await expectAltered(run, 'another subject')
        expect((await world.call(key, 'get_run', { id: run })).body['status']).toBe('failed')
      })

      test('cannot be put into the log either: a leaf without the key stops the next run', async () => {
        const run = await aRun('completed')
        const before = await everythingOf(run)
        await forge(run)
        const [forged] = (await rowsOf('audit_entries', run)).slice(-1)
        const [{ size } = { size: 0 }] = await inStore(async (db) =>
          db.selectFrom('audit_checkpoints').select('size').orderBy('size', 'desc').limit(1).execute(),
        )
        await alter(
          sql`insert into audit_subtrees (workspace_id, level, position, hash) values (${workspaceId}, 0, ${size}, ${forged?.['hash']})`,
        )
        await expectAltered(run, 'a leaf that is not signed')
        expect((await world.call(key, 'run_diligence', { subject: SUBJECT })).status).toBe(503)
        await alter(sql`delete from audit_subtrees where level = 0 and position = ${size}`)
        await restore(run, before)
        expect((await world.call(key, 'get_run', { id: run })).body).toMatchObject({
          audit: { tamperEvident: true },
        })
      })

      test('shows of an unreadable scorecard nothing, and the rest as it is stored', async () => {
        const run = await aRun('completed')
        const whole = await world.call(key, 'get_run', { id: run })
        await alter(sql`update runs set scorecard = '{"verdict":"proceed"}' where id = ${run}`)
        const { id, status, subject, createdAt, completedAt, audit } = whole.body as Record<string, object>
        const shown = {
          id,
          status,
          subject,
          createdAt,
          completedAt,
          audit: { ...audit, tamperEvident: false },
        }
        const answer = await world.call(key, 'get_run', { id: run })
        expect(answer.body).toEqual(shown)
        await alter(sql`update runs set subject = '{"name":' where id = ${run}`)
        expect((await world.call(key, 'get_run', { id: run })).body).toEqual({
          ...shown,
          subject: { name: '{"name":' },
        })
        const { disclosures } = (await world.call(key, 'get_run_audit', { id: run })).body
        expect(disclosures).toContainEqual(
          expect.objectContaining({ name: 'scorecard', value: { verdict: 'proceed' } }),
        )
      })

      test.skipIf(onPostgres)(
        'in a state that no run has is shown as one that nobody need wait for',
        async () => {
          const run = await aRun('completed')
          await sql`pragma ignore_check_constraints = on`.execute(store.db)
          await alter(sql`update runs set status = 'archived' where id = ${run}`)
          await sql`pragma ignore_check_constraints = off`.execute(store.db)
          await expectAltered(run, 'no such status')
          expect((await world.call(key, 'get_run', { id: run })).body['status']).toBe('failed')
        },
      )

      test('names in its trail the record at which the chain breaks, and shows every record as it is stored', async () => {
        const run = await aRun('completed')
        const entries = await rowsOf('audit_entries', run)
        await alter(sql`update audit_entries set record = 'no JSON' where run_id = ${run} and seq = 2`)
        const { body } = await world.call(key, 'get_run_audit', { id: run })
        expect(body['fault']).toEqual({ record: 2, reason: 'malformed' })
        expect(body['records']).toEqual(entries.map(({ record }, seq) => (seq === 2 ? 'no JSON' : record)))
        await alter(sql`update runs set audit_hash = 'none' where id = ${run}`)
        const answer = await world.call(key, 'get_run', { id: run })
        expect(answer.body).toMatchObject({ audit: { hash: 'none', tamperEvident: false } })
      })
    },
  )
})
