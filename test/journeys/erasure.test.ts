// A person asks to be forgotten: their data goes, from every table and from the file, and the audit trail of each run still
// verifies with the same hash and says what was erased.
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyBundle } from '../../src/audit/bundle/verify-bundle.ts'
import type { AuditCheckpoint } from '../../src/contract/vocabulary/audit.ts'
import { applyRetention, keepRetention } from '../../src/diligence/erasure/apply-retention.ts'
import { eraseLogged } from '../../src/diligence/erasure/erase-logged.ts'
import { verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { loadList } from '../support/lists.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { alterTenant, inTenant, storeFaults, tablesHolding } from '../support/tenant-rows.ts'
import { createWorld, type World } from '../support/world.ts'

const DAY = 86_400_000
/** Found on a list, so that the scorecard names them in findings. Every value here must be gone from the store. */
const PERSON = {
  name: 'Quilfeather Tradin Co., Ltd.',
  type: 'company',
  aliases: ['Zanzibarfeather Holdings'],
  registrationNumber: 'REG-4711-0815',
  addresses: ['12 Unmistakable Road, Limassol'],
}
const TRACES = [
  'Quilfeather',
  'quilfeather',
  'Zanzibarfeather',
  'zanzibarfeather',
  'REG-4711-0815',
  'Unmistakable',
]
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

describe.each(stores)('on $kind', ({ kind, skip, place }) => {
  describe.skipIf(skip)('a subject that is erased', () => {
    let world: World
    let store: OpenStore
    let path: string | undefined
    let [key, workspaceId] = ['', '']
    let kept: AuditCheckpoint

    beforeAll(async () => {
      const placed = await place()
      path = placed.location.kind === 'sqlite' ? placed.location.path : undefined
      // why the cast: a place is of one store, and the type is of both
      world = await placedWorld((() => Promise.resolve(placed)) as typeof place)
      store = world.ports.store as OpenStore
      await loadList(store, 'us-ofac-sdn')
    })
    afterAll(() => world.close())
    beforeEach(async () => {
      ;({ key, workspaceId } = await world.tenant('free'))
    })

    const call = (...request: Parameters<World['call']>) => world.call(...request)
    const aRun = async (subject: object = PERSON, headers = {}): Promise<string> => {
      const { body, text } = await call(key, 'run_diligence', { subject }, headers)
      expect(body['status'], text).toBe('completed')
      return String(body['id'])
    }
    const erase = (ref: string, reason?: string) =>
      call(key, 'erase_subject', { ref, ...(reason && { reason }) })
    const bundleOf = async (run: string, from?: AuditCheckpoint): Promise<string> =>
      (await call(key, 'get_run_audit', { id: run, ...(from && { from: String(from.size) }) })).text
    const keep = async (): Promise<AuditCheckpoint> =>
      (kept = (await call(key, 'get_audit_checkpoint', {})).body as unknown as AuditCheckpoint)
    const verified = (bundle: string) =>
      verifyBundle(utf8(bundle), { keys: [kept.verifierKey], pin: utf8(kept.checkpoint) }, verifyEd25519)
    const faults = () => storeFaults(store, world.ports.auditLog, workspaceId)
    const alter = (...statements: readonly RawBuilder<unknown>[]) =>
      alterTenant(store, workspaceId, statements)
    const tablesWith = (texts: readonly string[]) => tablesHolding(store, workspaceId, texts)

    test('is gone from every table and list, and each run says since when and why', async () => {
      const runs = [await aRun(), await aRun()]
      const other = await aRun({ name: 'Quilfeather Tradin', type: 'company' })
      expect(await tablesWith(TRACES)).toEqual(
        expect.arrayContaining(['runs', 'audit_disclosures', 'search_texts']),
      )

      const found = await call(key, 'search_subjects', { name: 'quilfeather TRADIN' })
      expect((found.body['runs'] as unknown as { id: string }[]).map(({ id }) => id)).toEqual([
        other,
        ...runs.toReversed(),
      ])
      const listed = await call(key, 'get_subject', { ref: runs[1] ?? '' })
      expect(listed.body).toMatchObject({
        ref: runs[1],
        total: 2,
        runs: runs.map((id) => ({ id })),
        mentions: [],
      })
      expect((await call(key, 'get_subject', { ref: other })).body).toMatchObject({
        total: 1,
        mentions: runs.toReversed().map((id) => ({ id })),
      })

      const erased = await erase(runs[1] ?? '')
      expect(erased.status, erased.text).toBe(200)
      expect((erased.body['erased'] as unknown as { id: string }[]).map(({ id }) => id).toSorted()).toEqual(
        runs,
      )
      for (const id of runs) {
        const { status, body, text } = await call(key, 'get_run', { id })
        expect(status).toBe(200)
        expect(body).toMatchObject({
          status: 'erased',
          subject: { name: '(erased)' },
          erased: { reason: 'request' },
          audit: { tamperEvident: true },
        })
        for (const trace of TRACES) expect(text).not.toContain(trace)
        expect((await call(key, 'get_run_findings', { id })).body).toEqual({ findings: [], total: 0 })
      }
      expect((await call(key, 'get_run', { id: other })).body['status']).toBe('completed')
      await erase(other, 'mistake')
      expect(await tablesWith(TRACES)).toEqual([])
      expect((await call(key, 'search_subjects', { name: 'Quilfeather' })).body).toEqual({ runs: [] })
      expect(await faults()).toEqual([])
    })

    test('keeps the audit hash, and its trail verifies before and after and says what was erased', async () => {
      const run = await aRun()
      const before = await call(key, 'get_run', { id: run })
      await keep()
      const earlier = await bundleOf(run)
      await erase(run, 'order')
      const later = await bundleOf(run, kept)
      const after = await call(key, 'get_run', { id: run })
      expect(after.body['audit']).toEqual(before.body['audit'])
      const report = verified(later)
      expect(report).toMatchObject({
        outcome: 'verified',
        facts: {
          auditHash: verified(earlier).facts?.auditHash,
          disclosed: [],
          withheld: 0,
          erased: {
            reason: 'order',
            names: [
              'scorecard',
              'subject.addresses',
              'subject.aliases',
              'subject.name',
              'subject.registrationNumber',
              'subject.type',
            ],
          },
        },
      })
      expect(verified(earlier).outcome).toBe('verified')
      for (const trace of TRACES) expect(later).not.toContain(trace)
      // why: the records of a run are for ever, so nothing in them may tell whom it was about
      expect((JSON.parse(later) as { records: unknown }).records).toEqual(
        (JSON.parse(earlier) as { records: unknown }).records,
      )
    })

    test('is erased once: a repeated call changes nothing and says since when', async () => {
      const run = await aRun()
      const first = await erase(run)
      world.travel(DAY)
      const { size } = await keep()
      const again = await erase(run, 'mistake')
      expect(again.status).toBe(200)
      expect(again.body).toEqual(first.body)
      expect((await keep()).size).toBe(size)
      world.travel(-DAY)
    })

    test('needs the scope decide, a run of the workspace, a reason that is known, and no body', async () => {
      const run = await aRun()
      for (const scope of ['read', 'run'] as const) {
        const { key: narrow } = await world.admin.createKey(workspaceId, { name: scope, scopes: [scope] })
        expect((await call(narrow, 'erase_subject', { ref: run })).body).toMatchObject({
          status: 403,
          error: 'insufficient_scope',
        })
      }
      const { key: deciding } = await world.admin.createKey(workspaceId, { name: 'd', scopes: ['decide'] })
      expect((await call(deciding, 'get_run', { id: run })).status).toBe(200)
      expect((await call(deciding, 'run_diligence', { subject: PERSON })).status).toBe(403)
      const stranger = await world.tenant('free')
      expect((await call(stranger.key, 'erase_subject', { ref: run })).status).toBe(404)
      expect((await erase(run, 'retention')).body).toMatchObject({ status: 400, error: 'invalid_request' })
      const withBody = await world.send({
        method: 'DELETE',
        url: `/v1/subjects/${run}`,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: '{"reason":"order"}',
      })
      expect(withBody.body).toMatchObject({ status: 400, error: 'invalid_request' })
      expect((await call(key, 'get_run', { id: run })).body['status']).toBe('completed')
    })

    test('that waits in the queue is cancelled, and no worker takes it up', async () => {
      const idle = await createWorld({
        store,
        runner: { wake: () => undefined, ended: () => Promise.resolve() },
      })
      const { body } = await idle.call(key, 'run_diligence', { subject: PERSON }, { prefer: 'respond-async' })
      const run = String(body['id'])
      expect((await erase(run)).status).toBe(200)
      world.ports.runner.wake()
      await world.ports.runner.ended(run, 50)
      await keep()
      expect((await call(key, 'get_run', { id: run })).body).toMatchObject({ status: 'erased' })
      const report = verified(await bundleOf(run))
      expect(report).toMatchObject({ outcome: 'verified', facts: { end: 'run.cancelled', withheld: 0 } })
      expect(await tablesWith(TRACES)).toEqual([])
      expect((await store.queue.counts(new Date().toISOString())).queued).toBe(0)
      expect(await faults()).toEqual([])
    })

    test('that is being worked on is cancelled, and the worker adds nothing', async () => {
      let inGather = (): Promise<unknown> => Promise.resolve()
      const busy = await createWorld({
        store,
        gather: async (subject) => {
          await inGather()
          return world.ports.gather(subject)
        },
      })
      let run = ''
      inGather = async () => {
        run = String(
          (
            (await call(key, 'search_subjects', { name: 'Quilfeather' })).body['runs'] as
              | { id?: string }[]
              | undefined
          )?.[0]?.id,
        )
        expect((await erase(run)).status).toBe(200)
      }
      const { body } = await busy.call(key, 'run_diligence', { subject: PERSON })
      expect(body).toMatchObject({ id: run, status: 'erased' })
      await keep()
      expect(verified(await bundleOf(run))).toMatchObject({
        outcome: 'verified',
        facts: { end: 'run.cancelled', records: 3 },
      })
      expect(await tablesWith(TRACES)).toEqual([])
      expect(await faults()).toEqual([])
    })

    test('is erased also where its records were altered, which stays a fault', async () => {
      const run = await aRun()
      await alter(
        sql`update audit_entries set record = replace(record, 'insufficient_data', 'proceed') where run_id = ${run}`,
      )
      await alter(
        sql`update audit_entries set record = replace(record, 'enhanced_diligence', 'proceed') where run_id = ${run}`,
      )
      await alter(
        sql`update audit_entries set record = replace(record, 'do_not_proceed', 'proceed') where run_id = ${run}`,
      )
      expect((await call(key, 'get_run', { id: run })).body).toMatchObject({
        audit: { tamperEvident: false },
      })
      expect((await erase(run)).status).toBe(200)
      expect((await call(key, 'get_run', { id: run })).body).toMatchObject({
        status: 'erased',
        audit: { tamperEvident: false },
      })
      expect(await tablesWith(TRACES)).toEqual([])
      expect((await faults()).join('\n')).toContain(run)
    })

    test('is erased once by many at the same time, beside runs that begin and end', async () => {
      const runs = [await aRun(), await aRun(), await aRun()]
      const answers = await Promise.all([
        ...runs.map((run) => erase(run)),
        ...runs.map((run) => erase(run, 'order')),
        ...['a', 'b', 'c'].map((each) =>
          call(key, 'run_diligence', { subject: { name: `${each} Ltd` } }, { 'idempotency-key': each }),
        ),
      ])
      expect(answers.map(({ status, text }) => (status === 200 ? status : text))).toEqual(
        answers.map(() => 200),
      )
      const entries = await store.read(workspaceId, (tenant) => tenant.logEntries('log'))
      const named = entries.map(({ record }) => (JSON.parse(record) as { data: { run: string } }).data.run)
      expect(named.toSorted()).toEqual(runs.toSorted())
      expect(await tablesWith(TRACES)).toEqual([])
      expect(await faults()).toEqual([])
    })

    test('does not come back when the request of its run is repeated with its Idempotency-Key', async () => {
      const headers = { 'idempotency-key': 'once' }
      const run = await aRun(PERSON, headers)
      await erase(run)
      const again = await call(key, 'run_diligence', { subject: PERSON }, headers)
      expect(again.body).toMatchObject({ status: 409, error: 'idempotency_key_reused' })
      expect(await tablesWith(TRACES)).toEqual([])
    })

    test('whose values are gone without an entry of the log, or under an entry that names others, is a fault', async () => {
      const [gone, forged, borrowed] = [
        await aRun(),
        await aRun({ name: 'B Ltd' }),
        await aRun({ name: 'C Ltd' }),
      ]
      const honest = await aRun({ name: 'D Ltd' })
      await erase(honest)
      const clear = (run: string, erasure: string | null) => [
        sql`delete from audit_disclosures where run_id = ${run}`,
        sql`update runs set subject = '', scorecard = null, erasure = ${erasure} where id = ${run}`,
      ]
      const at = '2026-11-02T09:00:00.000Z'
      const { tenant } = await store.read(
        workspaceId,
        async (reads) =>
          JSON.parse((await reads.auditTrail(gone)).entries[0]?.record ?? '') as { tenant: string },
      )
      const record = JSON.stringify({
        actor: 'x',
        at,
        data: { fields: [], reason: 'request', run: forged },
        prev: '0'.repeat(64),
        run: 'log',
        seq: 7,
        tenant,
        type: 'erasure',
        v: 1,
      })
      await alter(
        ...clear(gone, null),
        ...clear(borrowed, `{"at":"${at}","reason":"request","seq":0}`),
        ...clear(forged, `{"at":"${at}","reason":"request","seq":7}`),
        sql`insert into log_entries (workspace_id, chain, seq, hash, record) values (${workspaceId}, 'log', 7, ${'a'.repeat(64)}, ${record})`,
      )
      for (const run of [gone, borrowed, forged]) {
        expect((await call(key, 'get_run', { id: run })).body, run).toMatchObject({
          audit: { tamperEvident: false },
        })
        expect((JSON.parse(await bundleOf(run)) as { fault?: unknown }).fault, run).toBeDefined()
      }
      expect((await call(key, 'get_run', { id: honest })).body).toMatchObject({
        audit: { tamperEvident: true },
      })
      const found = await faults()
      for (const run of [gone, borrowed, forged]) expect(found.join('\n')).toContain(run)
      expect(found.join('\n')).not.toContain(honest)
    })

    test('whose rows came back from elsewhere is found, and erased again without a new entry', async () => {
      const run = await aRun()
      const [row] = await rowsOf('runs', run)
      const disclosures = await rowsOf('audit_disclosures', run, 'run_id')
      await erase(run)
      const { size } = await keep()
      await alter(
        sql`update runs set subject = ${row?.['subject']}, scorecard = ${row?.['scorecard']}, erasure = null where id = ${run}`,
        ...disclosures.map(
          ({ name, salt, value }) =>
            sql`insert into audit_disclosures (run_id, name, workspace_id, salt, value) values (${run}, ${name}, ${workspaceId}, ${salt}, ${value})`,
        ),
      )
      expect((await faults()).join('\n')).toContain(`run ${run}: the log says that it was erased`)
      const { auditLog } = world.ports
      expect(await eraseLogged({ store, auditLog, pause: () => Promise.resolve() }, workspaceId)).toBe(1)
      expect(await tablesWith(TRACES)).toEqual([])
      expect((await keep()).size).toBe(size)
      expect(await faults()).toEqual([])
    })
    const rowsOf = (table: string, id: string, column = 'id'): Promise<readonly Record<string, unknown>[]> =>
      inTenant(store, workspaceId, async (db) => {
        return (
          await sql<
            Record<string, unknown>
          >`select * from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db)
        ).rows
      })

    test('by the retention of the workspace: older runs go in batches, newer ones and other workspaces stay', async () => {
      // why of no listed party: the runs about a subject with an open case are kept
      const old = [await aRun({ name: 'Old One Ltd' }), await aRun({ name: 'Old Two Ltd' })]
      const stranger = await world.tenant('free')
      const foreign = String(
        (await call(stranger.key, 'run_diligence', { subject: { name: 'Foreign Ltd' } })).body['id'],
      )
      world.travel(31 * DAY)
      const fresh = await aRun({ name: 'Fresh Ltd' })
      const { auditLog, clock } = world.ports
      const onAltered = (runs: readonly string[]) => expect(runs).toEqual([])
      const ports = { store, auditLog, clock, pause: () => Promise.resolve(), onAltered }
      const retained = async (days: number | null): Promise<number> =>
        (await applyRetention(ports, { id: workspaceId, retentionDays: days })) +
        (await applyRetention(ports, { id: stranger.workspaceId, retentionDays: null }))
      expect([await retained(null), await retained(32), await retained(30), await retained(30)]).toEqual([
        0, 0, 2, 0,
      ])
      for (const id of old)
        expect((await call(key, 'get_run', { id })).body).toMatchObject({ erased: { reason: 'retention' } })
      expect((await call(key, 'get_run', { id: fresh })).body['status']).toBe('completed')
      expect((await call(stranger.key, 'get_run', { id: foreign })).body['status']).toBe('completed')
      expect(await faults()).toEqual([])
      world.travel(-31 * DAY)
    })

    test('is listed with its oldest 100 runs, counted with all, and mentioned by at most 50 others', async () => {
      const about = (at: number, name: string) => ({
        id: `${'RUN'.padEnd(20, '0')}${String(at).padStart(6, '0')}`,
        keyId: 'k',
        subject: JSON.stringify({ name }),
        createdAt: '2026-11-02T09:00:00.000Z',
      })
      const same = Array.from({ length: 101 }, (_, at) => about(1_000 + at, 'Vanderbrugge'))
      const others = Array.from({ length: 51 }, (_, at) => about(at, 'Vanderbrugge Ltd'))
      await store.write(workspaceId, async (tenant) => {
        for (const run of [...same, ...others]) await tenant.insertRun(run)
      })
      const { body } = await call(key, 'get_subject', { ref: same[100]?.id ?? '' })
      const idsIn = (list: unknown) => (list as { id: string }[]).map(({ id }) => id)
      expect(body['total']).toBe(101)
      expect(idsIn(body['runs'])).toEqual(same.slice(0, 100).map(({ id }) => id))
      expect(idsIn(body['mentions'])).toEqual(
        others
          .slice(1)
          .map(({ id }) => id)
          .toReversed(),
      )
      // a subject of more runs than its mentions are looked for in
      const many = Array.from({ length: 997 - same.length }, (_, at) => about(2_000 + at, 'Vanderbrugge'))
      await store.write(workspaceId, async (tenant) => {
        for (const run of many) await tenant.insertRun(run)
      })
      const ref = same[100]?.id ?? ''
      const { body: crowded } = await call(key, 'get_subject', { ref })
      expect(crowded['total']).toBe(997)
      // in pages of 50: three on the page that reaches 1,000
      expect(idsIn(crowded['mentions'])).toEqual(
        others
          .slice(-3)
          .map(({ id }) => id)
          .toReversed(),
      )
      await alter(
        sql`delete from job_queue where workspace_id = ${workspaceId}`,
        sql`delete from search_texts where workspace_id = ${workspaceId}`,
        sql`delete from runs where workspace_id = ${workspaceId}`,
      )
    })

    test('is erased by the server when its time has come, and a stopped server erases no more', async () => {
      const old = await aRun({ name: 'Old One Ltd' })
      world.travel(2 * DAY)
      const due: (() => void)[] = []
      const erased: number[] = []
      const broken = await world.tenant('free')
      await world.call(broken.key, 'run_diligence', { subject: PERSON })
      world.travel(2 * DAY)
      await alterTenant(store, broken.workspaceId, [
        sql`delete from audit_checkpoints where workspace_id = ${broken.workspaceId}`,
      ])
      const errors: unknown[] = []
      const retention = keepRetention(
        {
          store,
          auditLog: world.ports.auditLog,
          clock: world.ports.clock,
          workspaces: () =>
            Promise.resolve([broken.workspaceId, workspaceId].map((id) => ({ id, retentionDays: 1 }))),
        },
        {
          firstAfterMs: 1,
          everyMs: 1,
          later: (work) => {
            due.push(work)
            return () => void due.splice(due.indexOf(work), 1)
          },
          onErased: (runs) => erased.push(runs),
          onError: (error) => errors.push(error),
        },
      )
      const pass = async (): Promise<void> => {
        const before = erased.length
        for (let turns = 0; turns < 500 && erased.length === before; turns++) {
          due.shift()?.()
          await new Promise((done) => setTimeout(done, 2))
        }
      }
      expect(erased).toEqual([])
      await pass()
      expect(erased).toEqual([1])
      // why: what cannot be recorded is not erased, and does not keep the other workspaces from erasing
      expect(errors).toEqual([expect.objectContaining({ name: 'LogBroken' })])
      expect((await call(key, 'get_run', { id: old })).body).toMatchObject({
        erased: { reason: 'retention' },
      })
      await retention.stop()
      expect(due).toEqual([])
      world.travel(-4 * DAY)
    })

    test.skipIf(kind !== 'SQLite')(
      'is in the log file while a backup reads it, and gone with the next pass',
      async () => {
        const holds = () => readFileSync(`${path}-wal`).includes('Grubenhagen')
        const run = await aRun({ name: 'Grubenhagen Ltd' })
        const backup = new DatabaseSync(path ?? '')
        backup.exec('begin; select count(*) from runs')
        expect((await erase(run)).status).toBe(200)
        expect([holds(), await store.purgeDeleted()]).toEqual([true, false])
        backup.exec('rollback')
        backup.close()
        expect([await store.purgeDeleted(), holds()]).toEqual([true, false])
        expect(readFileSync(path ?? '').includes('Grubenhagen')).toBe(false)
      },
    )

    test.skipIf(kind !== 'SQLite')('is in no byte of the file, nor of its log file', async () => {
      const bytes = () =>
        [path ?? '', `${path}-wal`].map((file) => readFileSync(file).toString('latin1')).join('')
      const subjects = Array.from({ length: 30 }, (_, at) => ({
        name: `Xylografix Number ${at} Ltd`,
        addresses: Array.from({ length: 10 }, (__, line) => `${'Marmorstrasse '.repeat(20)}${line}`),
      }))
      const runs: string[] = []
      for (const subject of subjects) runs.push(await aRun(subject))
      expect(bytes().includes('Xylografix')).toBe(true)
      for (const run of runs) await erase(run)
      for (const trace of ['Xylografix', 'xylografix', 'Marmorstrasse'])
        expect(bytes().includes(trace), trace).toBe(false)
    })
  })
})
