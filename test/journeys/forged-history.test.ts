// What someone tries who has the database and not the key: to make an erasure up, to have the server erase what is not due, and
// to drop a scoring.
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AuditEntry } from '../../src/audit/entry.ts'
import { verifyBundle } from '../../src/audit/bundle/verify-bundle.ts'
import { utf8 } from '../../src/audit/proofs/bytes.ts'
import { canonicalJson } from '../../src/base/canonical-json.ts'
import type { AuditCheckpoint } from '../../src/contract/vocabulary/audit.ts'
import { applyRetention } from '../../src/diligence/erasure/apply-retention.ts'
import { eraseRuns } from '../../src/diligence/erasure/erase-runs.ts'
import { storedErasure } from '../../src/diligence/erasure/stored-erasure.ts'
import { examineRun } from '../../src/diligence/runs/examined-run.ts'
import { checkStore } from '../../src/main/check-store.ts'
import { verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import { loadList } from '../support/lists.ts'
import { sessionIdIn } from '../support/requests.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { example, LOG_KEY, type World } from '../support/world.ts'

const PERSON = { name: 'Quilfeather Tradin Co., Ltd.', type: 'company' }
const AT = '2026-11-02T09:00:00.000Z'
const pause = () => Promise.resolve()

describe.each(stores)('on $kind', ({ kind, skip, place }) => {
  describe.skipIf(skip)('without the key', () => {
    let world: World
    let store: OpenStore
    let [key, workspaceId] = ['', '']
    beforeAll(async () => {
      world = await placedWorld(place)
      store = world.ports.store as OpenStore
      await loadList(store, 'us-ofac-sdn')
    })
    afterAll(() => world.close())
    beforeEach(async () => {
      ;({ key, workspaceId } = await world.tenant('pro'))
    })

    const aRun = async (subject: object = PERSON): Promise<string> =>
      String((await world.call(key, 'run_diligence', { subject })).body['id'])
    const alter = (...statements: readonly RawBuilder<unknown>[]): Promise<void> =>
      store.db.transaction().execute(async (db) => {
        if (store.dialect === 'postgres')
          await sql`select set_config('assay.workspace_id', ${workspaceId}, true)`.execute(db)
        for (const statement of statements) await statement.execute(db)
      })
    const entriesOf = async (run: string) =>
      (await store.read(workspaceId, (tenant) => tenant.auditTrail(run))).entries.map(({ hash, record }) => ({
        hash,
        entry: JSON.parse(record) as AuditEntry,
      }))
    const getRun = async (id: string) => (await world.call(key, 'get_run', { id })).body
    const faults = async (): Promise<string[]> => {
      const found: string[] = []
      const ports = { store, auditLog: world.ports.auditLog, key: LOG_KEY, pause }
      await checkStore(ports, ({ about, says }) => about.includes(workspaceId) && found.push(says))
      return found
    }
    const erasing = () =>
      storedErasure({
        ...world.ports,
        store,
        workspaces: () => Promise.resolve([{ id: workspaceId, name: 'forged' }]),
        rewrite: () => Promise.resolve(),
      })
    const retain = async (clock = world.ports.clock) => {
      const altered: string[] = []
      const ports = {
        ...world.ports,
        store,
        clock,
        pause,
        onAltered: (runs: readonly string[]) => altered.push(...runs),
      }
      const count = await applyRetention(ports, { id: workspaceId, retentionDays: 365 })
      return { count, altered }
    }
    /** The row of an erasure that is not in the log. */
    const made = (tenant: string, run: string, digests: readonly string[], hash: string) => {
      const fields = digests.toSorted().map((digest) => ({ name: 'unknown', digest }))
      const record = canonicalJson({
        v: 1,
        tenant,
        run: 'log',
        seq: 0,
        prev: '0'.repeat(64),
        type: 'erasure',
        at: AT,
        actor: 'operator',
        data: { run, reason: 'request', fields },
      })
      return sql`insert into log_entries (workspace_id, chain, seq, hash, record) values (${workspaceId}, 'log', 0, ${hash}, ${record})`
    }

    test('an erasure that was made up beside the hash of another leaf is not taken for one', async () => {
      const [victim, other] = [await aRun(), await aRun({ name: 'Another Ltd' })]
      const entries = await entriesOf(victim)
      const digests = entries.flatMap(({ entry }) => (entry.data['_sd'] ?? []) as string[])
      const [leaf] = await entriesOf(other)
      await alter(
        made(entries[0]?.entry.tenant ?? '', victim, digests, leaf?.hash ?? ''),
        sql`update runs set subject = '', scorecard = null, erasure = ${canonicalJson({ at: AT, reason: 'request', seq: 0 })} where id = ${victim}`,
        sql`delete from audit_disclosures where run_id = ${victim}`,
        sql`update search_texts set text = '' where id = ${victim}`,
      )
      expect(await getRun(victim)).toMatchObject({ audit: { tamperEvident: false } })
      expect((await world.call(key, 'get_run_audit', { id: victim })).body).toMatchObject({
        fault: { reason: expect.any(String) as string },
      })
      expect(await faults()).not.toEqual([])
    })

    test('an erasure that was made up is not listed, so no restore erases by it', async () => {
      const victim = await aRun()
      const [first] = await entriesOf(victim)
      await alter(made(first?.entry.tenant ?? '', victim, [], 'ab'.repeat(32)))
      const listed: unknown[] = []
      for await (const one of erasing().list()) listed.push(one)
      expect(listed).toEqual([])
    })

    test('a run whose age was changed is not erased for its age, and the operator gets its id', async () => {
      const [victim, other] = [await aRun(), await aRun({ name: 'Another Ltd' })]
      await alter(sql`update runs set created_at = '2020-01-01T00:00:00.000Z' where id = ${victim}`)
      expect(await retain()).toEqual({ count: 0, altered: [victim] })
      const later = { now: () => Date.parse(AT) + 900 * 86_400_000 }
      expect(await retain(later)).toEqual({ count: 1, altered: [victim] })
      expect(await getRun(other)).toMatchObject({ status: 'erased', audit: { tamperEvident: true } })
      expect(await getRun(victim)).toMatchObject({ audit: { tamperEvident: false } })
    })

    test('a run whose subject was changed is not erased with others, and is by its own id', async () => {
      const [victim, forgotten] = [await aRun({ name: 'Victim Ltd' }), await aRun()]
      await alter(
        sql`update runs set subject = (select subject from runs where id = ${forgotten}) where id = ${victim}`,
      )
      const { body } = await world.call(key, 'erase_subject', { ref: forgotten })
      expect(body).toMatchObject({ erased: [{ id: forgotten }] })
      const now = (await world.call(key, 'get_audit_checkpoint', {})).body
      expect(body['log']).toEqual({ index: Number(now['size']) - 1, checkpoint: now['checkpoint'] })
      expect(await getRun(victim)).toMatchObject({ status: 'completed', audit: { tamperEvident: false } })
      expect((await world.call(key, 'erase_subject', { ref: victim })).body).toMatchObject({
        erased: [{ id: victim }],
      })
    })

    test('a run without its entries is erased all the same, and keeps no other from its retention', async () => {
      const [damaged, due] = [await aRun(), await aRun({ name: 'Another Ltd' })]
      await alter(
        sql`delete from audit_entries where run_id = ${damaged}`,
        sql`update runs set status = 'running', completed_at = null, scorecard = null, audit_hash = null where id = ${damaged}`,
      )
      const later = { now: () => Date.parse(AT) + 900 * 86_400_000 }
      expect(await retain(later)).toEqual({ count: 1, altered: [damaged] })
      expect(await getRun(due)).toMatchObject({ status: 'erased' })
      expect((await world.call(key, 'erase_subject', { ref: damaged })).status).toBe(200)
      expect((await getRun(damaged))['subject']).toEqual({ name: '(erased)' })
    })

    test('a scoring that was dropped leaves a gap that every later trail shows', async () => {
      const token = await world.session(key, example('strong'))
      const id = sessionIdIn(token)
      const score = async (category?: string) =>
        (await world.call(key, 'score', { session: token, ...(category !== undefined && { category }) })).body
      await score()
      await score('fintech')
      const kept = (await world.call(key, 'get_audit_checkpoint', {})).body as unknown as AuditCheckpoint
      await alter(
        sql`delete from log_entries where chain = ${id} and seq = 1`,
        sql`delete from log_disclosures where chain = ${id} and seq = 1`,
        sql`delete from scorecards where session_id = ${id} and seq = (select max(seq) from scorecards where session_id = ${id})`,
      )
      expect(await score('micro_saas_indie')).toMatchObject({ audit: { tamperEvident: true } })
      const { body, text } = await world.call(key, 'get_session_audit', { id, from: String(kept.size) })
      expect(body['fault']).toMatchObject({ reason: 'wrong_seq' })
      const trust = { keys: [kept.verifierKey], pin: utf8(kept.checkpoint) }
      expect(verifyBundle(utf8(text), trust, verifyEd25519).outcome).toBe('invalid')
    })

    test('the newest scoring, dropped with its leaf filed under another session, is not proved to be absent', async () => {
      const token = await world.session(key, example('strong'))
      const id = sessionIdIn(token)
      const score = async (category?: string) =>
        (await world.call(key, 'score', { session: token, ...(category !== undefined && { category }) })).body
      await score()
      const kept = (await world.call(key, 'get_audit_checkpoint', {})).body as unknown as AuditCheckpoint
      const dropped = String((await score('fintech'))['audit']?.['hash'])
      await alter(
        // a later signal leaves the session without a current scorecard
        sql`update sessions set current = null where id = ${id}`,
        sql`delete from log_entries where chain = ${id} and seq = 1`,
        sql`delete from log_disclosures where chain = ${id} and seq = 1`,
        sql`delete from scorecards where session_id = ${id} and seq = (select max(seq) from scorecards where session_id = ${id})`,
        sql`update audit_subtrees set run_id = 'another' where run_id = ${id} and position = ${kept.size} and level = 0`,
      )
      const { body, text } = await world.call(key, 'get_session_audit', { id, from: String(kept.size) })
      expect(body['fault']).toBeUndefined()
      expect(body).toMatchObject({ unstored: [kept.size] })
      const trust = { keys: [kept.verifierKey], pin: utf8(kept.checkpoint) }
      const report = verifyBundle(utf8(text), trust, verifyEd25519)
      expect(report.outcome).toBe('untrusted')
      expect(report.steps.find(({ state }) => state === 'open')?.says).toContain(
        `Leaf ${kept.size} of the log is after the last record, and its record is missing from the database`,
      )
      // who kept the hash of the scorecard sees which one it is
      const named = verifyBundle(utf8(text), { ...trust, record: dropped }, verifyEd25519)
      expect(named.steps.filter(({ state }) => state === 'open').map(({ step }) => step)).toContain('record')
    })

    test('a scorecard whose seal was deleted is not one from before seals', async () => {
      const token = await world.session(key, example('strong'))
      const id = sessionIdIn(token)
      await world.call(key, 'score', { session: token })
      await alter(
        sql`delete from log_entries where chain = ${id}`,
        sql`delete from log_disclosures where chain = ${id}`,
        sql`update scorecards set audit_hash = null where session_id = ${id}`,
      )
      expect((await world.call(key, 'score', { session: token })).body).toMatchObject({
        audit: { tamperEvident: false },
      })
      expect((await world.call(key, 'get_session_audit', { id })).body).toMatchObject({
        fault: { reason: 'record_missing' },
      })
    })

    test.skipIf(kind !== 'SQLite')(
      'a command beside the server makes no honest run look altered',
      async () => {
        const run = await aRun()
        const file = await sql<{ readonly file: string }>`pragma database_list`.execute(store.db)
        const beside = await openStore({ kind: 'sqlite', path: file.rows[0]?.file ?? '' })
        const erased = { reason: 'request', at: AT, actor: 'operator' } as const
        const examined = await store.read(workspaceId, async (tenant) => {
          const auditTrail: typeof tenant.auditTrail = async (id) => {
            await beside.write(workspaceId, (writes) => eraseRuns(writes, world.ports.auditLog, [id], erased))
            return tenant.auditTrail(id)
          }
          return examineRun({ ...tenant, auditTrail }, world.ports.auditLog, run)
        })
        await beside.close()
        expect(examined).toMatchObject({ fault: null, run: { erasure: null } })
        expect(await getRun(run)).toMatchObject({ status: 'erased', audit: { tamperEvident: true } })
      },
    )

    test('an altered id of a citation is no fault of the server', async () => {
      const run = await aRun()
      const cited = (await entriesOf(run)).find(({ entry }) =>
        JSON.stringify(entry.data).includes('"citations":[{'),
      )
      if (cited === undefined) throw new Error('a run that cites a record')
      const record = canonicalJson({ ...cited.entry }).replace(/("citations":\[\{"id":")[^"]*/, '$1a\\u0000b')
      await alter(
        sql`update audit_entries set record = ${record} where run_id = ${run} and seq = ${cited.entry.seq}`,
      )
      const { status, body } = await world.call(key, 'get_run_audit', { id: run })
      expect(status).toBe(200)
      expect(body).toHaveProperty('fault')
    })
  })
})
