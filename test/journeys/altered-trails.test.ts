// A reader who kept a checkpoint and the key finds what was changed in the database, also by a person who has the signing key.
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BundleReport } from '../../src/audit/bundle/bundle-report.ts'
import { verifyBundle } from '../../src/audit/bundle/verify-bundle.ts'
import { appendEntries, openChain } from '../../src/audit/chain.ts'
import type { AuditEntry } from '../../src/audit/entry.ts'
import {
  appendLeaf,
  bytesOfHex,
  EMPTY_RANGE,
  hexOfBytes,
  noteKey,
  rangeRoot,
  signCheckpoint,
  writeNote,
} from '../../src/audit/proofs/index.ts'
import type { AuditCheckpoint } from '../../src/contract/vocabulary/audit.ts'
import { verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { loadList } from '../support/lists.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { createWorld, LOG_KEY, type World } from '../support/world.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

describe.each(stores)('on $kind', ({ skip, place }) => {
  describe.skipIf(skip)('an audit trail after a change of what is stored', () => {
    let world: World
    let store: OpenStore
    let [key, workspaceId] = ['', '']
    let runs: readonly string[] = []
    let kept: AuditCheckpoint

    beforeAll(async () => {
      world = await placedWorld(place)
      store = world.ports.store as OpenStore
      await loadList(store, 'us-ofac-sdn')
    })
    afterAll(() => world.close())
    beforeEach(async () => {
      ;({ key, workspaceId } = await world.tenant('free'))
      runs = [await aRun('First Ltd'), await aRun('Second Ltd'), await aRun('Third Ltd')]
      kept = (await world.call(key, 'get_audit_checkpoint', {})).body as unknown as AuditCheckpoint
    })

    const aRun = async (name: string, service = world): Promise<string> =>
      String((await service.call(key, 'run_diligence', { subject: { name } })).body['id'])
    const saved = async (run: string, service = world): Promise<BundleReport> => {
      const { status, body } = await service.call(key, 'get_run_audit', { id: run, from: String(kept.size) })
      expect(status).toBe(200)
      const trust = { keys: [kept.verifierKey], pin: utf8(kept.checkpoint) }
      return verifyBundle(utf8(JSON.stringify(body)), trust, verifyEd25519)
    }
    const alter = (...statements: readonly RawBuilder<unknown>[]): Promise<void> =>
      store.db.transaction().execute(async (db) => {
        if (store.dialect === 'postgres')
          await sql`select set_config('assay.workspace_id', ${workspaceId}, true)`.execute(db)
        for (const statement of statements) await statement.execute(db)
      })
    const entriesOf = (run: string) =>
      store.read(workspaceId, async (tenant) => (await tenant.auditTrail(run)).entries)

    /** The statements that chain a run again with another verdict, and the hashes of its entries then. */
    async function rechained(run: string) {
      const drafts = (await entriesOf(run)).map(({ record }) => JSON.parse(record) as AuditEntry)
      const forged = appendEntries(
        openChain(drafts[0]?.tenant ?? '', run),
        drafts.map(({ type, at, actor, data }) => ({
          type,
          at,
          actor,
          data: type === 'scorecard.sealed' ? { ...data, verdict: 'proceed' } : data,
        })),
      )
      const statements = [
        ...forged.entries.map(
          ({ seq, hash, record }) =>
            sql`update audit_entries set hash = ${hash}, record = ${record} where run_id = ${run} and seq = ${seq}`,
        ),
        sql`update runs set audit_hash = ${forged.head.hash} where id = ${run}`,
      ]
      return { statements, hashes: forged.entries.map(({ hash }) => hash) }
    }

    /** The statements of a person with the key, who makes the log again of these leaves and signs it. */
    function logAgain(leaves: readonly string[]): RawBuilder<unknown>[] {
      const signer = { ...noteKey(kept.origin, LOG_KEY.publicKey), sign: LOG_KEY.sign }
      const statements = ['audit_subtrees', 'audit_checkpoints'].map(
        (table) => sql`delete from ${sql.table(table)} where workspace_id = ${workspaceId}`,
      )
      let range = EMPTY_RANGE
      for (const leaf of leaves) {
        const appended = appendLeaf(range, bytesOfHex(leaf))
        range = appended.range
        for (const { level, index, hash } of appended.subtrees)
          statements.push(
            sql`insert into audit_subtrees (workspace_id, level, position, hash) values (${workspaceId}, ${level}, ${index}, ${hexOfBytes(hash)})`,
          )
      }
      const head = { origin: kept.origin, size: range.size, root: rangeRoot(range) }
      const note = new TextDecoder().decode(writeNote(signCheckpoint(head, [signer])))
      const hashes = range.hashes.map(hexOfBytes).join(' ')
      statements.push(
        sql`insert into audit_checkpoints (workspace_id, size, note) values (${workspaceId}, ${range.size}, ${note})`,
        sql`update audit_logs set size = ${range.size}, note = ${note}, subtrees = ${hashes} where workspace_id = ${workspaceId}`,
      )
      return statements
    }
    const leavesOf = async (run: string): Promise<string[]> => {
      const entries = await entriesOf(run)
      return [entries[0], entries[1], entries.at(-1)].map((entry) => entry?.hash ?? '')
    }

    test('verifies while nothing is changed, before and after further runs', async () => {
      for (const run of [...runs, await aRun('Fourth Ltd')])
        expect(await saved(run)).toMatchObject({ outcome: 'verified' })
    })

    test('does not verify for a run that was chained again without the key', async () => {
      await alter(...(await rechained(runs[2] ?? '')).statements)
      expect((await saved(runs[2] ?? '')).outcome).toBe('invalid')
      expect((await saved(runs[1] ?? '')).outcome).toBe('verified')
    })

    test('does not verify for any run once the log was made again with the key', async () => {
      const { statements, hashes } = await rechained(runs[2] ?? '')
      const leaves = [
        ...(await leavesOf(runs[0] ?? '')),
        ...(await leavesOf(runs[1] ?? '')),
        ...[hashes[0], hashes[1], hashes.at(-1)].map((hash) => hash ?? ''),
      ]
      await alter(...statements, ...logAgain(leaves))
      // why twice: the same size needs the same root, a larger one a proof
      for (const run of runs.slice(0, 2)) expect((await saved(run)).outcome, run).toBe('invalid')
      const { outcome, steps } = await saved(await aRun('Fourth Ltd'))
      expect({ outcome, failed: steps.find(({ state }) => state === 'failed')?.step }).toEqual({
        outcome: 'invalid',
        failed: 'pin',
      })
    })

    test('does not verify for the other runs once one was deleted from the log with the key', async () => {
      const [first = '', deleted = '', third = ''] = runs
      await alter(
        ...['audit_entries', 'audit_disclosures'].map(
          (table) => sql`delete from ${sql.table(table)} where run_id = ${deleted}`,
        ),
        sql`delete from search_texts where id = ${deleted}`,
        sql`delete from runs where id = ${deleted}`,
      )
      await alter(...logAgain([...(await leavesOf(first)), ...(await leavesOf(third))]))
      // why: the running server remembers the size that the log had
      const restarted = await createWorld({ store })
      for (const name of ['Fourth Ltd', 'Fifth Ltd'])
        expect((await saved(await aRun(name, restarted), restarted)).outcome).toBe('invalid')
      await restarted.server.close()
    })

    test('does not verify where a snapshot has another day, or a value another text', async () => {
      const [run = ''] = runs
      const dated = (from: string, to: string) =>
        sql`update source_snapshots set document = replace(document, ${`"asOf":"${from}"`}, ${`"asOf":"${to}"`})`
      await alter(dated('2026-11-01', '2026-10-31'))
      const { outcome, steps } = await saved(run)
      expect({ outcome, says: steps.find(({ state }) => state === 'failed')?.says }).toEqual({
        outcome: 'invalid',
        says: expect.stringContaining('snapshotDate') as string,
      })
      await alter(dated('2026-10-31', '2026-11-01'))
      expect((await saved(run)).outcome).toBe('verified')
      await alter(
        sql`update audit_disclosures set value = '"Other Ltd"' where run_id = ${run} and name = 'subject.name'`,
      )
      expect((await saved(run)).outcome).toBe('invalid')
    })
  })
})
