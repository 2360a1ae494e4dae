// The log of a workspace, as a caller sees it who keeps its checkpoints.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appendEntries, openChain } from '../../src/audit/chain.ts'
import type { AuditEntry } from '../../src/audit/entry.ts'
import { LogBroken } from '../../src/audit/log/workspace-log.ts'
import { utf8 } from '../../src/audit/proofs/bytes.ts'
import {
  bytesOfHex,
  demandContinues,
  openCheckpoint,
  type OpenedCheckpoint,
  openTlogProof,
  readBase64,
  readNoteKey,
} from '../../src/audit/proofs/index.ts'
import type {
  AuditBundle,
  AuditCheckpoint,
  AuditConsistency,
  LogPlace,
} from '../../src/contract/vocabulary/audit.ts'
import type { Snapshot } from '../../src/sources/ports.ts'
import { checkRuns } from '../../src/diligence/runs/check-runs.ts'
import { indexFiles } from '../../src/screening/index-files/index-files.ts'
import { Screener } from '../../src/screening/screener.ts'
import { foundBy } from '../../src/screening/watch-lists/watch-index.ts'
import { Matcher } from '../../src/names/matcher/matcher.ts'
import { performRun } from '../../src/diligence/runs/perform-run.ts'
import type { StoreFault } from '../../src/edges/cli/parts/composition.ts'
import { readConfig, settings } from '../../src/installation/config.ts'
import { type BackgroundCheck, checkInBackground, checkStore } from '../../src/main/check-store.ts'
import { composition } from '../../src/main/composition.ts'
import { verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import { addLeafRuns } from '../../src/platform/store/migrations/0013-leaf-runs.ts'
import { addLogHeads } from '../../src/platform/store/migrations/0015-log-heads.ts'
import { indexLeavesByRun } from '../../src/platform/store/migrations/0020-leaves-by-run.ts'
import { indexAppends } from '../../src/platform/store/migrations/0023-append-indexes.ts'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import { expectRefusal } from '../abuse/support.ts'
import { loadList } from '../support/lists.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { assay } from '../support/process.ts'
import { type Answer, createWorld, LOG_KEY, LOG_SEED, type World } from '../support/world.ts'

describe.each(stores)('on $kind', ({ kind, skip, place }) => {
  describe.skipIf(skip)('the log of a workspace', () => {
    let world: World
    let store: OpenStore
    let key = ''
    beforeAll(async () => {
      world = await placedWorld(place)
      store = world.ports.store as OpenStore
      await loadList(store, 'us-ofac-sdn')
    })
    afterAll(() => world.close())

    const checkpoint = async (as: string): Promise<AuditCheckpoint> =>
      (await world.call(as, 'get_audit_checkpoint', {})).body as unknown as AuditCheckpoint
    const consistency = async (from: number): Promise<AuditConsistency> =>
      (await world.call(key, 'get_audit_consistency', { from: String(from) }))
        .body as unknown as AuditConsistency
    const aRun = async (): Promise<string> =>
      String((await world.call(key, 'run_diligence', { subject: { name: 'Acme Robotics Ltd' } })).body['id'])

    /** A checkpoint, read by a verifier that trusts one key only. */
    const opened = (note: string, { origin, verifierKey }: AuditCheckpoint): OpenedCheckpoint =>
      openCheckpoint(utf8(note), { origin, keys: [readNoteKey(verifierKey)] }, verifyEd25519)
    const hashes = (path: readonly string[]) => path.map((hash) => readBase64(hash, 'a hash'))

    test('begins empty, grows with each run, and every checkpoint is shown to be continued', async () => {
      ;({ key } = await world.tenant('free'))
      const first = await checkpoint(key)
      expect(first.size).toBe(0)
      const kept = [first]
      for (let runs = 0; runs < 3; runs++) {
        await aRun()
        kept.push(await checkpoint(key))
      }
      // the two entries that open a run, and the one that ends it
      expect(kept.map(({ size }) => size)).toEqual([0, 3, 6, 9])
      for (const earlier of kept) {
        const now = await consistency(earlier.size)
        expect(now).toMatchObject({ from: earlier.size, size: 9, verifierKey: first.verifierKey })
        const pin = opened(earlier.checkpoint, first)
        demandContinues(pin, opened(now.checkpoint, first), hashes(now.path))
      }
    })

    test('is proved in the audit trail of a run to continue the checkpoint that the caller kept', async () => {
      const pinned = await checkpoint(key)
      const id = await aRun()
      const { body } = await world.call(key, 'get_run_audit', { id, from: String(pinned.size) })
      const bundle = body as unknown as AuditBundle
      const head = opened(bundle.checkpoint ?? '', pinned)
      expect(bundle.consistency?.from).toBe(pinned.size)
      demandContinues(opened(pinned.checkpoint, pinned), head, hashes(bundle.consistency?.path ?? []))
      const run = (await world.call(key, 'get_run', { id })).body as unknown as { audit: { hash: string } }
      const known = { origin: pinned.origin, keys: [readNoteKey(pinned.verifierKey)] }
      const sealed = openTlogProof(
        utf8(bundle.proofs?.sealed ?? ''),
        bytesOfHex(run.audit.hash),
        known,
        verifyEd25519,
      )
      expect(sealed.index).toBe(pinned.size + 2)
    })

    test('comes in the answer of every request for a run, so that a caller who keeps the answers alone can check all later ones', async () => {
      const known = await checkpoint(key)
      const subject = { name: 'Acme Robotics Ltd' }
      const accepted = await world.call(key, 'run_diligence', { subject }, { prefer: 'respond-async' })
      const { log } = accepted.body as unknown as { log: LogPlace }
      expect(accepted.status).toBe(202)
      const pin = opened(log.checkpoint, known)
      expect([log.index, pin.size]).toEqual([known.size + 1, known.size + 2])
      const whole = await world.call(key, 'run_diligence', { subject }, { prefer: 'wait=10' })
      const later = (whole.body as unknown as { log: LogPlace }).log
      const head = opened(later.checkpoint, known)
      expect(later.index).toBe(head.size - 1)
      demandContinues(pin, head, hashes((await consistency(pin.size)).path))
    })

    test('is shown to continue up to an earlier checkpoint too, however much it has grown since', async () => {
      const kept = [await checkpoint(key)]
      for (let runs = 0; runs < 2; runs++) {
        await aRun()
        kept.push(await checkpoint(key))
      }
      const [first, second, newest] = kept as [AuditCheckpoint, AuditCheckpoint, AuditCheckpoint]
      const upTo = async (from: number, to: number) =>
        world.call(key, 'get_audit_consistency', { from: String(from), to: String(to) })
      for (const end of [first, second, newest]) {
        const { body } = await upTo(first.size, end.size)
        const proof = body as unknown as AuditConsistency
        expect([proof.size, proof.checkpoint]).toEqual([end.size, end.checkpoint])
        demandContinues(opened(first.checkpoint, first), opened(proof.checkpoint, first), hashes(proof.path))
      }
      // why: a run opens with two entries at one time
      expect((await upTo(first.size, first.size + 1)).body).toMatchObject({ size: first.size + 2 })
      expectRefusal(await upTo(first.size, newest.size + 1), 'invalid_request')
      expectRefusal(await upTo(second.size, first.size), 'invalid_request')
    })

    test('is refused with the reason where the caller kept a larger checkpoint', async () => {
      const id = await aRun()
      const { size } = await checkpoint(key)
      for (const answer of [
        await world.call(key, 'get_audit_consistency', { from: String(size + 1) }),
        await world.call(key, 'get_run_audit', { id, from: String(size + 1) }),
      ]) {
        expectRefusal(answer, 'invalid_request')
        expect(answer.text).toContain(
          `from is ${size + 1}, but the log of this workspace has ${size} entries`,
        )
      }
      for (const from of ['-1', '1.5', '', 'x', '01', '9'.repeat(20)])
        expectRefusal(await world.call(key, 'get_audit_consistency', { from }), 'invalid_request')
    })

    test('belongs to its workspace alone', async () => {
      const other = await world.tenant('free')
      const theirs = await checkpoint(other.key)
      expect(theirs.size).toBe(0)
      expect(theirs.origin).not.toBe((await checkpoint(key)).origin)
    })

    describe('after a change of what is stored, beside the server', () => {
      let [theirs, workspaceId] = ['', '']
      let run = ''
      beforeEach(async () => {
        ;({ key: theirs, workspaceId } = await world.tenant('free'))
        for (const name of ['First Ltd', 'Second Ltd', 'Third Ltd'])
          run = String((await world.call(theirs, 'run_diligence', { subject: { name } })).body['id'])
      })

      const faults = async (): Promise<string[]> => {
        const found: StoreFault[] = []
        await checkStore({ ...world.ports, store, key: LOG_KEY, pause: () => Promise.resolve() }, (fault) =>
          found.push(fault),
        )
        return found
          .filter(({ about }) => about === 'sources' || about.includes(workspaceId))
          .map(({ says }) => says)
      }
      const alter = (...statements: readonly RawBuilder<unknown>[]): Promise<void> =>
        store.db.transaction().execute(async (db) => {
          if (store.dialect === 'postgres')
            await sql`select set_config('assay.workspace_id', ${workspaceId}, true)`.execute(db)
          for (const statement of statements) await statement.execute(db)
        })
      const next = async (): Promise<Answer> =>
        world.call(theirs, 'run_diligence', { subject: { name: 'Fourth Ltd' } })
      /** The entries that the next run finds to be missing; it seals their number with its own first record. */
      const lostToNext = async (): Promise<unknown> => {
        const { body } = await next()
        expect(body).toMatchObject({ status: 'completed', audit: { tamperEvident: true } })
        return (body['audit'] as unknown as { lostEntries?: number }).lostEntries
      }

      test('an untouched store has no fault, and the next run is taken', async () => {
        expect(await faults()).toEqual([])
        expect(await lostToNext()).toBeUndefined()
        expect(await faults()).toEqual([])
      })

      test('a list that comes, and a run that uses it, while the check is at work are no fault', async () => {
        let isFirst = true
        const pause = async (): Promise<void> => {
          if (!isFirst) return
          isFirst = false
          await loadList(store, 'un-sc')
          await lostToNext()
        }
        const found: string[] = []
        const snapshots = async () => [
          ...(await store.sources.snapshots('us-ofac-sdn')),
          ...(await store.sources.snapshots('un-sc')),
        ]
        const ports = { store, auditLog: world.ports.auditLog, snapshots, pause }
        expect(await checkRuns(ports, workspaceId, (says) => found.push(says))).toBe(4)
        expect(isFirst).toBe(false)
        expect(found).toEqual([])
      })

      test('a log from before leaves had runs is whole after the upgrade', async () => {
        for (const index of ['audit_leaves_by_run', 'log_entries_rotations'])
          await store.db.schema.dropIndex(index).execute()
        await store.db.schema.alterTable('audit_subtrees').dropColumn('run_id').execute()
        await store.db.transaction().execute(async (db) => {
          await addLeafRuns(db as unknown as Kysely<unknown>, store.dialect)
          await indexLeavesByRun(db as unknown as Kysely<unknown>)
          await indexAppends(db as unknown as Kysely<unknown>, store.dialect)
        })
        expect(await faults()).toEqual([])
        expect(await lostToNext()).toBeUndefined()
      })

      test('a log from before its head was kept is whole after the upgrade, and goes on', async () => {
        for (const column of ['size', 'note', 'subtrees'])
          await store.db.schema.alterTable('audit_logs').dropColumn(column).execute()
        await store.db
          .transaction()
          .execute((db) => addLogHeads(db as unknown as Kysely<unknown>, store.dialect))
        expect(await faults()).toEqual([])
        expect(await lostToNext()).toBeUndefined()
        expect(await faults()).toEqual([])
      })

      test('a deleted run is found by the check and by the next run', async () => {
        await alter(
          ...['audit_entries', 'audit_disclosures'].map(
            (table) => sql`delete from ${sql.table(table)} where run_id = ${run}`,
          ),
          sql`delete from search_texts where id = ${run}`,
          sql`delete from runs where id = ${run}`,
        )
        expect((await world.call(theirs, 'get_run', { id: run })).status).toBe(404)
        expect(await faults()).toEqual(
          [6, 7, 8].map(
            (leaf) =>
              `leaf ${leaf} of the log is of no stored entry: run or assessment ${run} was deleted, changed or sealed again`,
          ),
        )
        expect(await lostToNext()).toBe(3)
      })

      test.skipIf(kind !== 'SQLite')('a run whose row alone was deleted is found too', async () => {
        await sql`pragma foreign_keys = off`.execute(store.db)
        await alter(sql`delete from runs where id = ${run}`)
        await sql`pragma foreign_keys = on`.execute(store.db)
        expect(await faults()).toHaveLength(3)
        expect(await lostToNext()).toBe(3)
      })

      test('a run that was chained again is found by the check and by the next run', async () => {
        const entries = await store.read(
          workspaceId,
          async (tenant) => (await tenant.auditTrail(run)).entries,
        )
        const drafts = entries.map(({ record }) => JSON.parse(record) as AuditEntry)
        const forged = appendEntries(
          openChain(drafts[0]?.tenant ?? '', run),
          drafts.map(({ type, at, actor, data }) => ({
            type,
            at,
            actor,
            data: type === 'scorecard.sealed' ? { ...data, verdict: 'proceed' } : data,
          })),
        )
        await alter(
          ...forged.entries.map(
            ({ seq, hash, record }) =>
              sql`update audit_entries set hash = ${hash}, record = ${record} where run_id = ${run} and seq = ${seq}`,
          ),
          sql`update runs set audit_hash = ${forged.head.hash} where id = ${run}`,
        )
        expect(await faults()).toEqual([
          `leaf 8 of the log is of no stored entry: run or assessment ${run} was deleted, changed or sealed again`,
          `run ${run}: it is not what was sealed: not_in_log`,
        ])
        expect(await lostToNext()).toBe(1)
      })

      test.each(['deleted', 'parked under a run of another workspace'])(
        'a sealed run that was put back into the queue, its old entries %s, is not sealed a second time without a trace',
        async (fate) => {
          const foreign = await world.tenant('free')
          const other = await world.run(foreign.key)
          await alter(
            ...(fate === 'deleted'
              ? [sql`delete from audit_entries where run_id = ${run} and seq >= 2`]
              : [
                  sql`update audit_subtrees set run_id = ${other} where workspace_id = ${workspaceId} and level = 0 and position = 8`,
                  sql`update audit_entries set run_id = ${other}, seq = seq + 1000 where run_id = ${run} and seq >= 2`,
                ]),
            sql`delete from audit_disclosures where run_id = ${run} and name = 'scorecard'`,
            sql`update runs set status = 'queued', completed_at = null, scorecard = null, audit_hash = null where id = ${run}`,
            sql`insert into job_queue (kind, job_id, workspace_id, queued_at, attempts) values ('run', ${run}, ${workspaceId}, '2026-11-01T00:00:00.000Z', 0)`,
          )
          await performRun({ id: run, workspaceId, attempts: 1 }, { ...world.ports, store })
          expect((await world.call(theirs, 'get_run', { id: run })).body).toMatchObject({
            status: 'completed',
          })
          const named = fate === 'deleted' ? run : other
          expect(await faults()).toEqual([
            `leaf 8 of the log is of no stored entry: run or assessment ${named} was deleted, changed or sealed again`,
          ])
          expect(await lostToNext()).toBe(1)
        },
      )

      test('a list record or the date of a snapshot that was changed is found by the check, and the date by the next run', async () => {
        const [record] = await sql<{ row_id: string; parts: string }>`
          select row_id, parts from source_records where source_id = 'us-ofac-sdn' limit 1`
          .execute(store.db)
          .then(({ rows }) => rows)
        const parts = (text: string | undefined) =>
          sql`update source_records set parts = ${text} where row_id = ${record?.row_id}`
        await alter(parts(`${record?.parts} `))
        expect(await faults()).toEqual([
          expect.stringMatching(/^snapshot us-ofac-sdn@.*does not match its hash/),
        ])
        await alter(parts(record?.parts))
        const dated = (from: string, to: string) =>
          sql`update source_snapshots set document = replace(document, ${`"asOf":"${from}"`}, ${`"asOf":"${to}"`})`
        await alter(dated('2026-11-01', '2026-10-31'))
        const says = `was "2026-11-01" when the run used it, and is 2026-10-31 now`
        expect(await faults()).toEqual(
          expect.arrayContaining([
            expect.stringMatching(
              new RegExp(`^run ${run}: snapshotDate of snapshot us-ofac-sdn@.* ${says}$`),
            ),
          ]),
        )
        const failed = await next()
        expect(failed.body).toMatchObject({ status: 'failed', error: { code: 'internal' } })
        expect(failed.text).toContain('does not match')
        await alter(dated('2026-10-31', '2026-11-01'))
        expect(await faults()).toEqual([])
        expect((await next()).body).toMatchObject({ status: 'completed' })
      })

      test('a list record that was renamed is found by the check, and by the next run of a server that reads the list', async () => {
        const [record] = await sql<{ row_id: string; parts: string }>`
          select row_id, parts from source_records where source_id = 'us-ofac-sdn' and parts like '%QUILLFEATHER TRADING%'`
          .execute(store.db)
          .then(({ rows }) => rows)
        const parts = record?.parts ?? ''
        const rename = (to: string) =>
          sql`update source_records set parts = ${to} where row_id = ${record?.row_id}`
        await alter(rename(parts.replaceAll('QUILLFEATHER', 'HARMLESS')))
        expect(await faults()).toEqual([
          expect.stringMatching(/^snapshot us-ofac-sdn@.*does not match its hash/),
        ])
        const restarted = await createWorld({ store })
        const { body } = await restarted.call(theirs, 'run_diligence', {
          subject: { name: 'Quillfeather Trading Co., Ltd.' },
        })
        expect(body).toMatchObject({
          status: 'failed',
          error: { message: expect.stringContaining('does not match what was taken in') as string },
        })
        await restarted.server.close()
        await alter(rename(parts))
        expect(await faults()).toEqual([])
      })

      test.each([
        ['changed', (id: string) => sql`update search_texts set text = 'other' where id = ${id}`],
        ['deleted', (id: string) => sql`delete from search_texts where id = ${id}`],
      ])('a search text that was %s is found by the check', async (_, change) => {
        const { body } = await world.call(theirs, 'start', { pitch: 'Reminders for dental practices.' })
        const session = String(body['session_id'])
        expect(await faults()).toEqual([])
        await alter(change(run), change(session))
        expect(await faults()).toEqual([
          `run ${run}: a search or a filter does not find it by what it is: its entry in lists was changed or deleted`,
          `assessment ${session}: a search or a filter does not find it by what it is: its entry in lists was changed or deleted`,
        ])
      })

      test('the root of a snapshot that was changed is found by the check and by the next run', async () => {
        const [row] = await sql<{ document: string }>`
          select document from source_snapshots where source_id = 'us-ofac-sdn' order by seq desc limit 1`
          .execute(store.db)
          .then(({ rows }) => rows)
        const { recordsRoot = '' } = JSON.parse(row?.document ?? '{}') as Snapshot
        const rooted = (from: string, to: string) =>
          sql`update source_snapshots set document = replace(document, ${from}, ${to})`
        const other = '0'.repeat(64)
        await alter(rooted(recordsRoot, other))
        expect(await faults()).toEqual(
          expect.arrayContaining([
            expect.stringMatching(
              /^snapshot us-ofac-sdn@.*The tree that is stored of us-ofac-sdn is not that/,
            ),
            expect.stringMatching(new RegExp(`^run ${run}: recordsRoot of snapshot .* is ${other} now$`)),
          ]),
        )
        expect((await next()).body).toMatchObject({ status: 'failed', error: { code: 'internal' } })
        await alter(rooted(other, recordsRoot))
        expect(await faults()).toEqual([])
      })

      test('a log that was deleted is found by the next run', async () => {
        await alter(
          ...['audit_subtrees', 'audit_checkpoints', 'audit_logs'].map(
            (table) => sql`delete from ${sql.table(table)} where workspace_id = ${workspaceId}`,
          ),
        )
        expect(await faults()).toEqual([expect.stringContaining('3 runs and no log')])
        expect(await next()).toMatchObject({ status: 503, body: { error: 'audit_log_broken' } })
        // a read shows what is stored, and that no log vouches for it
        expect(await world.call(theirs, 'get_run', { id: run })).toMatchObject({
          status: 200,
          body: { status: 'completed', audit: { tamperEvident: false } },
        })
        expect(await world.call(theirs, 'get_run_audit', { id: run })).toMatchObject({
          status: 200,
          body: { fault: { record: null, reason: 'not_in_log' } },
        })
      })

      test('a log that lost a part is a fault of the trail that should show that it continues', async () => {
        await alter(sql`delete from audit_subtrees where workspace_id = ${workspaceId} and level = 1`)
        expect(await world.call(theirs, 'get_run_audit', { id: run, from: '5' })).toMatchObject({
          status: 200,
          body: { fault: { record: null, reason: 'not_in_log' } },
        })
        const broken = { status: 503, body: { error: 'audit_log_broken' } }
        expect(await world.call(theirs, 'get_audit_consistency', { from: '5' })).toMatchObject(broken)
      })

      test('an erasure that cannot be recorded erases nothing, and says what to do', async () => {
        await alter(sql`delete from audit_checkpoints where workspace_id = ${workspaceId} and size > 8`)
        const answer = await world.call(theirs, 'erase_subject', { ref: run })
        expect(answer).toMatchObject({ status: 503, body: { error: 'audit_log_broken' } })
        expect(answer.text).toContain('assay fsck')
        expect((await world.call(theirs, 'get_run', { id: run })).body).toMatchObject({ status: 'completed' })
      })

      test('a log that breaks while a run waits ends the run as failed, with what to do', async () => {
        const asleep = { wake: () => undefined, ended: () => Promise.resolve() }
        const sleeping = await createWorld({ store, runner: asleep })
        const waiting = String(
          (await sleeping.call(theirs, 'run_diligence', { subject: { name: 'Fourth Ltd' } })).body['id'],
        )
        await sleeping.server.close()
        await alter(sql`delete from audit_checkpoints where workspace_id = ${workspaceId} and size > 9`)
        const work = performRun({ id: waiting, workspaceId, attempts: 1 }, { ...world.ports, store })
        await expect(work).rejects.toThrow(LogBroken)
        const { body } = await world.call(theirs, 'get_run', { id: waiting })
        expect(body).toMatchObject({ status: 'failed', audit: { tamperEvident: false } })
        expect(JSON.stringify(body['error'])).toContain('assay fsck')
      })
    })
  })
})

describe('assay fsck', () => {
  let folder: string
  let world: World
  let run = ''
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'assay-fsck-'))
    world = await createWorld({
      store: await openStore({ kind: 'sqlite', path: join(folder, 'assay.sqlite') }),
    })
    const { key } = await world.tenant('free')
    run = String((await world.call(key, 'run_diligence', { subject: { name: 'Acme Ltd' } })).body['id'])
  })
  afterAll(async () => {
    await world.close()
    rmSync(folder, { recursive: true })
  })
  const fsck = (...options: string[]) =>
    assay(['fsck', ...options], { ASSAY_DATA_DIR: folder, ASSAY_LOG_KEY: LOG_SEED })

  test('says what it checked of an untouched store, and what it cannot know', async () => {
    const { code, out } = await fsck()
    expect(out).toContain('Checked: 1 workspaces, 1 runs, 3 log entries, ')
    expect(out).toContain('only against a checkpoint that was kept elsewhere')
    expect(code).toBe(0)
  })

  test('finds the log of another key, and a server without the key does not make another one', async () => {
    const other = { ASSAY_DATA_DIR: folder, ASSAY_LOG_KEY: Buffer.alloc(32, 8).toString('base64') }
    const foreign = await assay(['fsck', '--json'], other)
    expect(foreign.code).toBe(1)
    expect(foreign.out).toContain('does not hold')
    const without = { ASSAY_DATA_DIR: folder, ASSAY_SYNC_SOURCES: 'none', ASSAY_PORT: '0' }
    await expect(composition.serve(readConfig(settings, without))).rejects.toThrow('log-key is missing')
    expect(existsSync(join(folder, 'log-key'))).toBe(false)
    const { code, out } = await assay(['doctor'], without)
    expect(out).toMatch(/^FAIL {2}key of the audit log: .*log-key is missing/m)
    expect(code).toBe(1)
  })

  test('lists each fault, and ends with 1', async () => {
    const { db } = world.ports.store as OpenStore
    await sql`update runs set scorecard = '{}' where id = ${run}`.execute(db)
    const { code, out } = await fsck()
    expect(out).toMatch(new RegExp(`^FAIL {2}workspace .*: run ${run}: it is not what was sealed: `, 'm'))
    expect(out).toContain('Faults: 1. Keep a copy of the database')
    expect(code).toBe(1)
    const { faults } = JSON.parse((await fsck('--json')).out) as { faults: unknown[] }
    expect(faults).toHaveLength(1)
  })

  test('finds an index file of the watch lists that leaves out a listed party', async () => {
    const store = world.ports.store as OpenStore
    await loadList(store, 'us-ofac-sdn')
    const files = indexFiles(join(folder, 'watch-index'))
    const matcher = new Matcher()
    const lists = new Screener(matcher, undefined, files).watchLists(store.sources, world.ports.manifests)
    const { records } = await lists.pinned(await store.sources.snapshots('us-ofac-sdn'))
    const { entries } = foundBy([...records.values()])
    expect((await fsck()).out).toContain(', 1 index files, ')
    const [madeOf = ''] = await files.kept()
    await files.write(madeOf, matcher.buildIndex(entries.slice(1)))
    const { code, out } = await fsck()
    expect(out).toMatch(
      /^FAIL {2}indexes: the index in the file [0-9a-f]{64}\.index is not made of the records/m,
    )
    expect(code).toBe(1)
    rmSync(join(folder, 'watch-index'), { recursive: true })
  })

  test('runs beside a server too, and its faults reach the log', async () => {
    const found: string[] = []
    const check = await new Promise<BackgroundCheck>((resolve) => {
      const begun = checkInBackground(
        { ...world.ports, store: world.ports.store, key: LOG_KEY },
        {
          fault: ({ says }) => found.push(says),
          end: () => resolve(begun),
          error: (error) => expect.unreachable(String(error)),
        },
        1,
      )
    })
    await check.stop()
    expect(found).toEqual([expect.stringContaining(`run ${run}: it is not what was sealed`)])
  })
})
