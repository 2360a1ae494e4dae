// Whatever is done to the stored rows of a scored assessment, it is found: by the answer of score, by the trail, and by the
// check of the store. On SQLite and on PostgreSQL.
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linesOfReport } from '../../src/audit/bundle/bundle-report.ts'
import { verifyBundle } from '../../src/audit/bundle/verify-bundle.ts'
import { checkStore } from '../../src/main/check-store.ts'
import { verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import { alterations, type Value } from '../support/alterations.ts'
import { migratedDatabase, postgresAbsent, postgresUrl } from '../support/postgres.ts'
import { sessionIdIn } from '../support/requests.ts'
import { type Answer, bodyOf, createWorld, example, kinds, LOG_KEY, type World } from '../support/world.ts'

type Row = Readonly<Record<string, Value>>

/** What changes nothing of the newest scorecard. */
const OLDER_DELETED = 'an older scorecard deleted'

const ANOTHER_QUOTE = {
  ...kinds['user_quote']?.value,
  verbatim: 'Every Friday two of us phone forty patients who have not paid for their crowns.',
}

/** What tells the rows of a session apart, and how a session is named in its table. */
const TABLES = {
  scorecards: { by: 'seq', session: 'session_id' },
  entries: { by: 'id', session: 'session_id' },
  sessions: { by: 'id', session: 'id' },
  log_entries: { by: 'seq', session: 'chain' },
  log_disclosures: { by: 'name', session: 'chain' },
} as const
type Table = keyof typeof TABLES

/** Columns that are another row's when they change, and those that no scorecard rests on. */
const UNSEALED: Readonly<Record<Table, readonly string[]>> = {
  // why not seq: what counts is the order, which another test changes
  scorecards: ['session_id', 'workspace_id', 'seq'],
  entries: ['session_id', 'workspace_id', 'id', 'rev'],
  sessions: ['id', 'workspace_id', 'key_id', 'opened_at', 'progress'],
  log_entries: ['workspace_id', 'chain'],
  log_disclosures: ['workspace_id', 'chain'],
}

describe.each([
  ['SQLite', false],
  [`PostgreSQL (${postgresUrl ? 'present' : postgresAbsent})`, true],
] as const)('on %s', (_name, onPostgres) => {
  describe.skipIf(onPostgres && postgresUrl === undefined)('a scored assessment that was altered', () => {
    let world: World
    let store: OpenStore
    let database: Awaited<ReturnType<typeof migratedDatabase>> | undefined
    let [key, workspaceId] = ['', '']

    beforeAll(async () => {
      if (onPostgres) database = await migratedDatabase()
      const shared = database && (await openStore({ kind: 'postgres', url: database.url }))
      world = await createWorld(shared && { store: shared })
      store = world.ports.store as OpenStore
    })
    /** Later sessions are in another workspace, so that the check of one does not read the ones before. */
    const newWorkspace = async (): Promise<void> => {
      ;({ key, workspaceId } = await world.tenant('pro'))
    }
    beforeEach(newWorkspace)
    afterAll(async () => {
      await world.close()
      await database?.drop()
    })

    /** One transaction of a person who can write to the tables; PostgreSQL wants to know of which workspace. */
    const inStore = <T>(work: (db: OpenStore['db']) => Promise<T>): Promise<T> =>
      store.db.transaction().execute(async (db) => {
        if (onPostgres) await sql`select set_config('assay.workspace_id', ${workspaceId}, true)`.execute(db)
        return work(db)
      })
    const alter = (statement: RawBuilder<unknown>): Promise<unknown> => inStore((db) => statement.execute(db))
    const rowsOf = async (table: Table, session: string): Promise<readonly Row[]> => {
      const { by, session: column } = TABLES[table]
      const select = sql<Row>`select * from ${sql.table(table)} where ${sql.ref(column)} = ${session} order by ${sql.ref(by)}`
      return (await inStore((db) => select.execute(db))).rows
    }
    const restore = (table: Table, session: string, rows: readonly Row[]): Promise<void> =>
      inStore(async (db) => {
        if (table === 'sessions') {
          const columns = Object.entries(rows[0] ?? {}).filter(([column]) => column !== 'id')
          const set = sql.join(columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
          await sql`update sessions set ${set} where id = ${session}`.execute(db)
          return
        }
        await sql`delete from ${sql.table(table)} where ${sql.ref(TABLES[table].session)} = ${session}`.execute(
          db,
        )
        for (const row of rows) {
          const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
          await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
            db,
          )
        }
      })
    async function attempt(statement: RawBuilder<unknown>): Promise<boolean> {
      try {
        await alter(statement)
        return true
      } catch {
        return false // the store itself refuses the value
      }
    }

    const faultsOfStore = async (): Promise<readonly string[]> => {
      const faults: string[] = []
      const workspaces = async () =>
        (await store.accounts.workspaces()).filter(({ id }) => id === workspaceId)
      const ports = {
        store: { ...store, accounts: { ...store.accounts, workspaces } },
        auditLog: world.ports.auditLog,
        key: LOG_KEY,
        pause: () => Promise.resolve(),
      }
      await checkStore(ports, ({ says }) => faults.push(says))
      return faults
    }
    const score = (session: string, input: object = {}): Promise<Answer> =>
      world.call(key, 'score', { session, ...input })
    const trailOf = (id: string): Promise<Answer> => world.call(key, 'get_session_audit', { id })

    /** A session scored twice, in two categories. */
    async function aSession(): Promise<{ readonly token: string; readonly id: string }> {
      const token = await world.session(key, example('strong'))
      bodyOf(await score(token))
      bodyOf(await score(token, { category: 'fintech' }))
      return { token, id: sessionIdIn(token) }
    }

    test('is found untouched as long as nothing was changed', async () => {
      const { token, id } = await aSession()
      expect((await score(token)).body['audit']).toMatchObject({ tamperEvident: true })
      const { body } = await trailOf(id)
      expect(body['fault']).toBeUndefined()
      expect(body['records']).toHaveLength(2)
      expect(await faultsOfStore()).toEqual([])
      // the ledger goes on, and what was sealed before it holds
      const submitted = {
        session: token,
        axis: 'problem',
        kind: 'user_quote',
        value: ANOTHER_QUOTE,
      }
      bodyOf(await world.call(key, 'submit_signal', submitted))
      expect((await trailOf(id)).body['fault']).toBeUndefined()
      expect(bodyOf(await score(token))['audit']).toMatchObject({ tamperEvident: true })
      expect((await trailOf(id)).body['records']).toHaveLength(3)
      expect(await faultsOfStore()).toEqual([])
    })

    test.each(['scorecards', 'entries', 'sessions', 'log_entries', 'log_disclosures'] as const)(
      'is found, whatever column of %s was changed to whatever the store takes',
      async (table) => {
        let session = await aSession()
        const { by, session: column } = TABLES[table]
        let before = await rowsOf(table, session.id)
        // those that the newest scorecard rests on
        const newestOf = (rows: readonly Row[]) => rows.filter(({ name }) => name !== 'assessment.0')
        const taken = new Set<string>()
        const sealed = Object.keys(before[0] ?? {}).filter((each) => !UNSEALED[table].includes(each))
        for (const [at, each] of sealed.entries()) {
          // one row for each column: the newest scorecard, one entry of the ledger after the other
          const rowOf = () => {
            const newest = newestOf(before)
            return table === 'scorecards' || table === 'log_entries'
              ? newest.at(-1)
              : newest[at % newest.length]
          }
          const all = alterations(rowOf()?.[each] ?? null, store.dialect)
          // why a part: each is checked by score, by the trail and by the check of the whole store
          const ways = all.filter((_, way) => way % Math.ceil(all.length / (onPostgres ? 3 : 8)) === 0)
          for (const [says, change] of ways) {
            const [row, { id }] = [rowOf(), session]
            if (row === undefined) continue
            const where = sql`${sql.ref(column)} = ${id} and ${sql.ref(by)} = ${row[by]}`
            if (
              !(await attempt(
                sql`update ${sql.table(table)} set ${sql.ref(each)} = ${change} where ${where}`,
              ))
            )
              continue
            const now = await rowsOf(table, id)
            if (isSameMeaning(table, each, row, now)) {
              await restore(table, id, before)
              continue
            }
            taken.add(each)
            const kept = new Map<Table, readonly Row[]>()
            for (const other of Object.keys(TABLES) as Table[])
              kept.set(other, other === table ? before : await rowsOf(other, id))
            await expectFound(session, `${table}.${each}: ${says}`)
            for (const [other, rows] of kept) await restore(other, id, rows)
            // why another session: where scoring appended a record, taking it away again is found too
            if ((await trailOf(id)).body['fault'] === undefined) continue
            await newWorkspace()
            session = await aSession()
            before = await rowsOf(table, session.id)
          }
        }
        expect(sealed.filter((each) => !taken.has(each))).toEqual([])
        expect((await trailOf(session.id)).body['fault']).toBeUndefined()
      },
    )

    /** Scoring may store a new scorecard where the old one cannot be read; the trail and the check still find the old one. */
    async function expectFound(session: { token: string; id: string }, says: string): Promise<void> {
      const trail = await trailOf(session.id)
      expect(trail.status, says).toBe(200)
      expect(trail.body['fault'], says).toMatchObject({ reason: expect.any(String) as string })
      const found = (await faultsOfStore()).join('\n')
      expect(found, says).toMatch(new RegExp(`(assessment|chain) ${session.id}`))
      const before = (await rowsOf('scorecards', session.id)).length
      const answer = await score(session.token)
      const isStored = (await rowsOf('scorecards', session.id)).length === before
      const { audit } = answer.body as unknown as { audit?: { tamperEvident: boolean } | null }
      if (isStored) expect(audit?.tamperEvident ?? false, says).toBe(false)
    }

    /** Another spelling of the same JSON, or flags and categories that cannot be told apart. */
    function isSameMeaning(table: Table, column: string, row: Row, now: readonly Row[]): boolean {
      const by = TABLES[table].by
      const changed = now.find((each) => each[by] === row[by]) ?? {}
      const meant = (value: Value | undefined): string => {
        if (table === 'log_entries' || column === 'assessment') return String(value)
        try {
          return JSON.stringify(JSON.parse(String(value)))
        } catch {
          return String(value)
        }
      }
      return meant(changed[column]) === meant(row[column])
    }

    test.each<readonly [string, (id: string) => RawBuilder<unknown>]>([
      [
        'the newest scorecard deleted',
        (id) => sql`delete from scorecards where session_id = ${id} and seq = 2`,
      ],
      [OLDER_DELETED, (id) => sql`delete from scorecards where session_id = ${id} and seq = 1`],
      ['both scorecards deleted', (id) => sql`delete from scorecards where session_id = ${id}`],
      [
        'two scorecards swapped',
        (id) => sql`update scorecards set seq = seq - 2 where session_id = ${id} and seq = 2`,
      ],
      [
        'the newest scorecard without its seal',
        (id) => sql`update scorecards set audit_hash = null where session_id = ${id} and seq = 2`,
      ],
      [
        'an entry of the ledger deleted',
        (id) => sql`delete from entries where session_id = ${id} and kind = 'user_quote'`,
      ],
      ['the last record deleted', (id) => sql`delete from log_entries where chain = ${id} and seq = 1`],
      ['every record deleted', (id) => sql`delete from log_entries where chain = ${id}`],
      ['the values deleted', (id) => sql`delete from log_disclosures where chain = ${id}`],
      [
        'an entry added to the ledger',
        (id) =>
          sql`insert into entries (session_id, id, workspace_id, axis, kind, value, rev, received_at, age_days, head, verify, flags, reads)
            select session_id, 'e_00000000', workspace_id, axis, kind, value, 0, received_at, age_days, head, verify, flags, reads
            from entries where session_id = ${id} and kind = 'icp_definition'`,
      ],
    ])('is found with %s', async (says, change) => {
      const isCurrentWhole = says === OLDER_DELETED
      const session = await aSession()
      const before = new Map<Table, readonly Row[]>()
      for (const table of Object.keys(TABLES) as Table[]) before.set(table, await rowsOf(table, session.id))
      await alter(change(session.id))
      const trail = await trailOf(session.id)
      expect(trail.body['fault'], says).toMatchObject({
        reason: expect.any(String) as string,
      })
      expect((await faultsOfStore()).join('\n'), says).toMatch(new RegExp(`(assessment|chain) ${session.id}`))
      const answer = await score(session.token)
      const { audit } = answer.body as unknown as { audit: { tamperEvident: boolean } | null }
      if ((await rowsOf('log_entries', session.id)).length <= 2)
        expect(audit?.tamperEvident, says).toBe(isCurrentWhole)
      for (const [table, rows] of before) await restore(table, session.id, rows)
    })

    test('whose session was deleted with its ledger is found, and its trail is still answered', async () => {
      const { id } = await aSession()
      for (const table of ['entries', 'scorecards', 'category_changes'] as const)
        await alter(sql`delete from ${sql.table(table)} where session_id = ${id}`)
      await alter(sql`delete from sessions where id = ${id}`)
      const { status, body } = await trailOf(id)
      expect(status).toBe(200)
      expect(body['records']).toHaveLength(2)
      expect(body['fault']).toMatchObject({ reason: expect.stringMatching(/_missing$/) as string })
      expect((await faultsOfStore()).join('\n')).toContain(
        `assessment ${id}: it is not what was sealed: session_missing`,
      )
      await alter(sql`delete from log_entries where chain = ${id}`)
      await alter(sql`delete from log_disclosures where chain = ${id}`)
      // the leaves of the log still show that it was there
      expect((await trailOf(id)).body).toMatchObject({ records: [], fault: { reason: 'record_missing' } })
      expect((await faultsOfStore()).join('\n')).toContain(`run or assessment ${id} was deleted`)
    })

    test('a scoring that was dropped, with its leaf filed under another session, is on record in the next scoring of any session', async () => {
      const dropping = await aSession()
      const other = await aSession()
      const last = (await rowsOf('log_entries', dropping.id)).at(-1)
      const statements = [
        sql`delete from log_entries where chain = ${dropping.id} and seq = ${last?.['seq']}`,
        sql`delete from log_disclosures where chain = ${dropping.id} and seq = ${last?.['seq']}`,
        sql`delete from scorecards where session_id = ${dropping.id} and audit_hash = ${last?.['hash']}`,
        sql`update sessions set current = null where id = ${dropping.id}`,
        sql`update audit_subtrees set run_id = ${other.id} where hash = ${last?.['hash']} and level = 0`,
      ]
      const { rows } = await inStore((db) =>
        sql<{
          position: number | string
        }>`select position from audit_subtrees where hash = ${last?.['hash']} and level = 0`.execute(db),
      )
      for (const statement of statements) await alter(statement)
      // its own trail looks whole: no signature covers what a leaf is filed under
      expect((await trailOf(dropping.id)).body['fault']).toBeUndefined()
      const { token, id } = await aSession()
      const { verifierKey, checkpoint } = (await world.call(key, 'get_audit_checkpoint', {}))
        .body as unknown as { verifierKey: string; checkpoint: string }
      const trust = { keys: [verifierKey], pin: Buffer.from(checkpoint) }
      const report = verifyBundle(Buffer.from((await trailOf(id)).text), trust, verifyEd25519)
      expect(report.outcome).toBe('verified')
      expect(linesOfReport(report).join('\n')).toMatch(
        /Records of runs and assessments that were missing from the database then, although the log has them: \d+\./,
      )
      const [first = ''] = (await trailOf(id)).body['records'] as unknown as string[]
      expect((JSON.parse(first) as { data: { lost: number[] } }).data.lost).toContain(
        Number(rows[0]?.position),
      )
      expect((await faultsOfStore()).join('\n')).toContain(
        `run or assessment ${other.id} was deleted, changed or sealed again`,
      )
      expect(bodyOf(await score(token))['audit']).toMatchObject({ tamperEvident: true })
    })

    test('before it is scored again keeps on record that its evidence was changed', async () => {
      const { token, id } = await aSession()
      const before = bodyOf(await score(token))['audit']
      expect(before).toMatchObject({ tamperEvident: true })
      const entry = (await rowsOf('entries', id)).find(({ kind }) => kind === 'user_quote')
      const value = JSON.stringify({
        ...(JSON.parse(String(entry?.['value'])) as object),
        verbatim: 'Forged praise.',
      })
      await alter(sql`update entries set value = ${value} where session_id = ${id} and id = ${entry?.['id']}`)
      const submitted = {
        session: token,
        axis: 'problem',
        kind: 'user_quote',
        value: ANOTHER_QUOTE,
      }
      bodyOf(await world.call(key, 'submit_signal', submitted))
      expect(bodyOf(await score(token))['audit']).toMatchObject({ tamperEvident: false })
      const { records } = (await trailOf(id)).body as unknown as { records: string[] }
      const { data } = JSON.parse(records.at(-1) ?? '{}') as { data: { altered?: string[] } }
      expect(data.altered).toEqual([entry?.['id']])
    })
  })
})
