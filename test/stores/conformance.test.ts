// One suite of promises, kept by both stores. Without a PostgreSQL its half is skipped, and says so.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alterTenant, tenantRows } from '../support/tenant-rows.ts'
import { undoMatchFacts } from '../support/undo-match-facts.ts'
import { countAccounts } from '../../src/platform/store/inspect.ts'
import { type OpenStore, openStore, type StoreLocation } from '../../src/platform/store/store.ts'
import type { ApiKey } from '../../src/accounts/ports.ts'
import type { SignalEntry } from '../../src/assessment/rules/index.ts'
import { recordLeaf } from '../../src/audit/bundle/cited-records.ts'
import { bytesOfHex, verifyInclusion } from '../../src/audit/proofs/index.ts'
import { placesOfRecords, SnapshotTree, TILE_RECORDS } from '../../src/sources/snapshots/snapshot-tree.ts'
import type { FiledRecord, Snapshot } from '../../src/sources/ports.ts'
import type { CitationRecord, Session } from '../../src/assessment/ports.ts'
import { StoreUnavailable } from '../../src/call/ports.ts'
import { freshDatabase, postgresAbsent, postgresUrl } from '../support/postgres.ts'

const AT = '2026-11-20T09:00:00.000Z'
const LATER = '2026-11-20T10:00:00.000Z'

let serial = 0
const id = (what: string): string => `${what}-${String(++serial).padStart(6, '0')}`

const session = (keyId: string, over: Partial<Session> = {}): Session => ({
  id: id('session'),
  keyId,
  pitch: 'Réminders for dental practices — “quoted” 🦷',
  openedAt: AT,
  category: 'default',
  rev: 0,
  progress: '{}',
  current: null,
  ...over,
})

const entry = (over: Partial<SignalEntry> = {}): SignalEntry => ({
  id: id('e'),
  axis: 'economics',
  kind: 'cac',
  value: { amount: 400, currency: 'GBP', basis: 'measured' },
  received_at: AT,
  age_days: null,
  head: [],
  reads: [],
  verify: null,
  flags: [],
  ...over,
})

const PROOF: NonNullable<SignalEntry['proof']> = {
  sha256: 'ab'.repeat(32),
  identity: 'cd'.repeat(32),
  signed_by: 'acme.com',
  selector: 's1',
  from: 'acme.com',
  date: AT,
  found: { counterparty: 'Acme', amount: 1200, currency: 'EUR' },
}

interface Tenant {
  readonly workspaceId: string
  readonly key: ApiKey
  readonly hash: string
}

async function tenant(store: OpenStore): Promise<Tenant> {
  const workspaceId = id('workspace')
  await store.accounts.createWorkspace({
    id: workspaceId,
    name: 'A',
    tier: 'free',
    createdAt: AT,
    retentionDays: null,
    sessionRetentionDays: null,
  })
  const key: ApiKey = {
    id: id('key'),
    workspaceId,
    name: 'main',
    scopes: ['read', 'run'],
    createdAt: AT,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
    ownerId: null,
  }
  const hash = id('hash')
  await store.accounts.createKey(key, hash)
  return { workspaceId, key, hash }
}

async function openSession(store: OpenStore, { workspaceId, key }: Tenant): Promise<Session> {
  const opened = session(key.id)
  await store.write(workspaceId, (writes) => writes.insertSession(opened))
  return opened
}

/** A record of a source, its content told by its hash. */
const filed = (recordId: string, recordHash: string, ...keys: readonly string[]): FiledRecord => ({
  recordId,
  recordHash,
  url: `https://example.org/${recordId}`,
  locator: `list.csv id=${recordId}`,
  parts: '[]',
  keys,
})

const outline = (sourceId: string): Omit<Snapshot, 'seq' | 'recordsHash' | 'records'> => ({
  id: id(sourceId),
  sourceId,
  fetchedAt: AT,
  asOf: '2026-11',
  url: null,
  importedFrom: '/lists/é.csv',
  etag: null,
  lastModified: null,
  bytes: 1,
  contentSha256: '0',
  counts: { person: 1 },
  parserVersion: '1',
  licence: 'CC0 1.0',
  warnings: ['“quoted” 🦷'],
  sample: false,
})

/** A snapshot that was put batch by batch and is in force. */
async function imported(store: OpenStore, sourceId: string, batches: readonly (readonly FiledRecord[])[]) {
  const taking = await store.sources.begin(sourceId)
  for (const batch of batches) await taking.put(batch)
  const { recordsHash, records, intake } = await taking.finish('close', new SnapshotTree())
  const snapshot = await taking.putInForce({ ...outline(sourceId), recordsHash, records })
  return { snapshot, recordsHash, records, intake }
}

/** Ids and contents in the order they are given. */
async function heldIn(store: OpenStore, snapshot: Snapshot): Promise<readonly string[]> {
  const held: string[] = []
  for await (const page of store.sources.recordsOf(snapshot))
    held.push(...page.map(({ recordId, recordHash }) => `${recordId} ${recordHash}`))
  return held
}

/** Takes the store back to the version before the owners of keys. */
async function undoOwners(store: OpenStore): Promise<void> {
  const { db, dialect } = store
  await undoMatchFacts(store)
  await db.schema.alterTable('batches').dropColumn('cancelled_by').execute()
  await db.schema.dropTable('shared_indexes').ifExists().execute()
  if (dialect === 'sqlite') {
    await db.schema.dropIndex('audit_leaves_by_hash').execute()
    await sql`create index audit_subtrees_by_hash on audit_subtrees (workspace_id, hash)`.execute(db)
  }
  await db.schema.alterTable('sign_ins').dropColumn('workspace_id').execute()
  for (const table of ['provider_sign_ins', 'sign_in_domains', 'linked_identities', 'identity_providers'])
    await db.schema.dropTable(table).execute()
  for (const table of ['passkey_challenges', 'passkeys', 'backup_codes', 'second_factors', 'usage_counts'])
    await db.schema.dropTable(table).execute()
  await db.schema.alterTable('api_key_secrets').dropColumn('hint').execute()
  await db.schema.dropIndex('watch_alerts_kept').execute()
  await db.schema.alterTable('workspaces').dropColumn('alert_retention_days').execute()
  const sorted = ['name_key', 'verdict', 'figure', 'upside', 'owner_name']
  for (const column of sorted) await db.schema.dropIndex(`search_texts_by_${column}`).execute()
  for (const column of [...sorted, 'title', 'archived_at', 'archived_by', 'owner', 'state'])
    await db.schema.alterTable('search_texts').dropColumn(column).execute()
  await db.schema.dropTable('waiting_acts').execute()
  await db.schema.alterTable('api_keys').dropColumn('owner_id').execute()
  await db.schema.alterTable('api_key_secrets').dropColumn('holder_id').execute()
  await sql`delete from kysely_migration where name >= '0036'`.execute(db)
}

/** Takes the store back to the version before the lists. */
async function undoLists(store: OpenStore): Promise<void> {
  const { db } = store
  await undoOwners(store)
  await db.schema.alterTable('api_keys').dropColumn('holders').execute()
  for (const table of ['saved_views', 'oauth_records', 'agents', 'mail_digests', 'mail_settings'])
    await db.schema.dropTable(table).execute()
  await db.schema.dropTable('source_record_extracts').execute()
  for (const table of ['case_events', 'case_records', 'cases']) await db.schema.dropTable(table).execute()
  await db.schema.alterTable('workspaces').dropColumn('four_eyes').execute()
  for (const table of ['watch_alerts', 'watch_buckets', 'watch_records', 'watch_matches', 'watch_passes'])
    await db.schema.dropTable(table).execute()
  const watched = ['portfolio_subjects', 'portfolios', 'batch_parts', 'batches', 'job_queue']
  for (const table of ['webhook_queue', 'webhook_deliveries', 'webhooks', ...watched])
    await db.schema.dropTable(table).execute()
  await db.schema
    .createTable('run_queue')
    .addColumn('run_id', 'text', (c) => c.primaryKey().notNull().references('runs.id'))
    .addColumn('workspace_id', 'text', (c) => c.notNull())
    .addColumn('queued_at', 'text', (c) => c.notNull())
    .addColumn('leased_until', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .execute()
  for (const index of ['runs_to_erase', 'runs_by_subject']) await db.schema.dropIndex(index).execute()
  for (const index of ['sessions_to_erase', 'sessions_erased', 'telemetry_events_by_session'])
    await db.schema.dropIndex(index).execute()
  for (const table of ['runs', 'sessions']) await db.schema.alterTable(table).dropColumn('erasure').execute()
  await db.schema.alterTable('workspaces').dropColumn('session_retention_days').execute()
  await db.schema.alterTable('workspaces').dropColumn('retention_days').execute()
  const tables = ['used_messages', 'citation_checks', 'audit_subtrees', 'audit_checkpoints']
  for (const table of [...tables, 'log_entries', 'log_disclosures', 'snapshot_tiles', 'audit_cosignatures'])
    await db.schema.dropTable(table).execute()
  for (const column of ['origin', 'size', 'note', 'subtrees'])
    await db.schema.alterTable('audit_logs').dropColumn(column).execute()
  await db.schema.alterTable('scorecards').dropColumn('audit_hash').execute()
  for (const column of ['proof', 'sent_by', 'reads'])
    await db.schema.alterTable('entries').dropColumn(column).execute()
  await db.schema.alterTable('links').dropColumn('invited_by').execute()
  await db.schema.dropTable('search_texts').execute()
  for (const index of ['telemetry_events_by_id', 'telemetry_events_by_time'])
    await db.schema.dropIndex(index).execute()
  const index = (name: string, table: string, columns: string[]): Promise<void> =>
    db.schema.createIndex(name).on(table).columns(columns).execute()
  await index('sessions_by_workspace_id_opened_at', 'sessions', ['workspace_id', 'opened_at'])
  await index('runs_by_workspace', 'runs', ['workspace_id', 'created_at'])
  const events = 'telemetry_events_by_workspace_id_session_id'
  await index(events, 'telemetry_events', ['workspace_id', 'session_id'])
  await sql`delete from kysely_migration where name >= '0006'`.execute(db)
}

function conformance(
  name: string,
  locate: () => Promise<{ location: StoreLocation; drop: () => Promise<void> }>,
): void {
  describe(name, () => {
    let store: OpenStore
    let place: Awaited<ReturnType<typeof locate>>

    beforeAll(async () => {
      place = await locate()
      store = await openStore(place.location)
    })
    afterAll(async () => {
      await store.close()
      await place.drop()
    })

    test('opening an existing store again changes nothing', async () => {
      const { workspaceId } = await tenant(store)
      const again = await openStore(place.location)
      expect(await again.accounts.workspace(workspaceId)).toMatchObject({ id: workspaceId, tier: 'free' })
      await again.ping()
      await again.close()
    })

    test('a key is found by the hash of its secret, with the tier its workspace has now', async () => {
      const { workspaceId, key, hash } = await tenant(store)
      const { id: keyId, scopes } = key
      const known = {
        keyId,
        workspaceId,
        scopes,
        expiresAt: null,
        revokedAt: null,
        retiresAt: null,
        tier: 'free',
      }
      expect(await store.accounts.keyBySecret(hash)).toEqual(known)
      expect(await store.accounts.setTier(workspaceId, 'pro')).toBe(true)
      expect(await store.accounts.keyBySecret(hash)).toMatchObject({ tier: 'pro' })
      expect(await store.accounts.setTier('nowhere', 'pro')).toBe(false)
      expect(await store.accounts.keyBySecret('other')).toBeUndefined()
      expect(await store.accounts.keys(workspaceId)).toEqual([
        { ...key, oldSecretUntil: null, ownerName: null, hint: null },
      ])
    })

    test('a rotated key keeps its id; the old secret ends with its grace, and a shorter grace wins', async () => {
      const { key, hash } = await tenant(store)
      await store.accounts.rotateKey(key.id, `${hash}-2`, { at: AT, graceUntil: LATER })
      expect(await store.accounts.keyBySecret(hash)).toMatchObject({ keyId: key.id, retiresAt: LATER })
      expect(await store.accounts.keyBySecret(`${hash}-2`)).toMatchObject({
        keyId: key.id,
        retiresAt: null,
      })
      await store.accounts.rotateKey(key.id, `${hash}-3`, { at: AT, graceUntil: AT })
      expect(await store.accounts.keyBySecret(hash)).toMatchObject({ retiresAt: AT })
      expect(await store.accounts.keyBySecret(`${hash}-2`)).toMatchObject({ retiresAt: AT })
    })

    test('a key that is revoked is rotated no more, and gets no other secret', async () => {
      const { key, hash } = await tenant(store)
      await store.accounts.revokeKey(key.id, AT)
      expect(await store.accounts.rotateKey(key.id, `${hash}-2`, { at: AT, graceUntil: LATER })).toBe(false)
      expect(await store.accounts.keyBySecret(`${hash}-2`)).toBeUndefined()
    })

    test('a later rotation never gives an older secret more time', async () => {
      const { key, hash } = await tenant(store)
      await store.accounts.rotateKey(key.id, `${hash}-2`, { at: AT, graceUntil: AT })
      await store.accounts.rotateKey(key.id, `${hash}-3`, { at: AT, graceUntil: LATER })
      expect(await store.accounts.keyBySecret(hash)).toMatchObject({ retiresAt: AT })
      expect(await store.accounts.keyBySecret(`${hash}-2`)).toMatchObject({ retiresAt: LATER })
    })

    test('workspaces are listed', async () => {
      const { workspaceId } = await tenant(store)
      expect((await store.accounts.workspaces()).map(({ id: listed }) => listed)).toContain(workspaceId)
    })

    test('revoking and touching a key are kept; the first revocation stands', async () => {
      const { key } = await tenant(store)
      await store.accounts.touchKey(key.id, LATER)
      await store.accounts.revokeKey(key.id, AT)
      await store.accounts.revokeKey(key.id, LATER)
      expect(await store.accounts.key(key.id)).toMatchObject({ revokedAt: AT, lastUsedAt: LATER })
    })

    test('a session comes back as it was written, to the last character', async () => {
      const who = await tenant(store)
      const opened = await openSession(store, who)
      const changed = {
        ...opened,
        rev: 7,
        progress: '{"a":1}',
        category: 'fintech',
        current: { scores: [6, 6, 7, 6, 6, 7, 5], verdict: 'iterate' as const },
      }
      await store.write(who.workspaceId, (writes) => writes.updateSession(changed))
      expect(await store.read(who.workspaceId, (reads) => reads.session(opened.id))).toEqual(changed)
      expect(await store.progress(who.workspaceId, opened.id)).toBe('{"a":1}')
      expect(await store.progress('another', opened.id)).toBeUndefined()
    })

    test('rows of another workspace do not exist, for reading, locking and writing alike', async () => {
      const [mine, other] = [await tenant(store), await tenant(store)]
      const opened = await openSession(store, mine)
      await store.write(mine.workspaceId, (writes) => writes.putEntry(opened.id, 1, entry()))
      expect(await store.read(other.workspaceId, (reads) => reads.session(opened.id))).toBeUndefined()
      expect(await store.read(other.workspaceId, (reads) => reads.entries(opened.id))).toEqual([])
      expect(await store.write(other.workspaceId, (writes) => writes.lockSession(opened.id))).toBeUndefined()
      await store.write(other.workspaceId, (writes) => writes.updateSession({ ...opened, rev: 99 }))
      expect(await store.read(mine.workspaceId, (reads) => reads.session(opened.id))).toMatchObject({
        rev: 0,
      })
    })

    test('the ledger is ordered by revision; superseding and reinstating keep both entries', async () => {
      const who = await tenant(store)
      const { id: sessionId } = await openSession(store, who)
      const head = [{ url: 'https://a.com/', class: 'restricted', status: 403 } as const]
      const [first, second] = [entry({ head, flags: ['restricted'] }), entry({ age_days: 12 })]
      await store.write(who.workspaceId, async (writes) => {
        await writes.putEntry(sessionId, 1, first)
        await writes.flagEntries(sessionId, [first.id], 'superseded')
        await writes.putEntry(sessionId, 2, second)
      })
      const superseded = { ...first, flags: ['restricted', 'superseded'] }
      const ledger = () => store.read(who.workspaceId, (reads) => reads.entries(sessionId))
      expect(await ledger()).toEqual([superseded, second])
      await store.write(who.workspaceId, async (writes) => {
        await writes.flagEntries(sessionId, [second.id], 'superseded')
        await writes.putEntry(sessionId, 3, { ...first, received_at: LATER })
      })
      expect(await ledger()).toEqual([
        { ...second, flags: ['superseded'] },
        { ...first, received_at: LATER },
      ])
      const since = (rev: number) =>
        store.read(who.workspaceId, (reads) => reads.entriesSince(sessionId, rev))
      expect([await since(1), await since(2), await since(3)]).toEqual([
        [second.id, first.id],
        [first.id],
        [],
      ])
    })

    test('the proof of an entry comes back as it was written, and an entry without one has none', async () => {
      const who = await tenant(store)
      const { id: sessionId } = await openSession(store, who)
      const [plain, proved] = [entry(), entry({ proof: PROOF })]
      await store.write(who.workspaceId, async (writes) => {
        await writes.putEntry(sessionId, 1, plain)
        await writes.putEntry(sessionId, 2, proved)
      })
      const ledger = await store.read(who.workspaceId, (reads) => reads.entries(sessionId))
      expect(ledger).toEqual([plain, proved])
      expect(ledger[0]).not.toHaveProperty('proof')
    })

    test('a message is kept for the first session that uses it, in any workspace, for good', async () => {
      const [mine, other] = [await tenant(store), await tenant(store)]
      const [first, second, foreign] = [
        await openSession(store, mine),
        await openSession(store, mine),
        await openSession(store, other),
      ]
      const claim = (who: Tenant, sessionId: string, identity: string) =>
        store.write(who.workspaceId, (writes) => writes.claimMessage(identity, sessionId, AT))
      const identity = id('message')
      expect(await claim(mine, first.id, identity)).toBe(true)
      expect(await claim(mine, first.id, identity)).toBe(true)
      expect(await claim(mine, second.id, identity)).toBe(false)
      expect(await claim(other, foreign.id, identity)).toBe(false)
      expect(await claim(other, foreign.id, id('message'))).toBe(true)
      const failing = store.write(mine.workspaceId, async (writes) => {
        await writes.claimMessage('given-back', first.id, AT)
        throw new Error('on purpose')
      })
      await expect(failing).rejects.toThrow('on purpose')
      expect(await claim(other, foreign.id, 'given-back')).toBe(true)
    })

    test('of sessions that use a message at one time, one keeps it', async () => {
      const tenants = [await tenant(store), await tenant(store), await tenant(store)]
      const sessions = await Promise.all(tenants.map((who) => openSession(store, who)))
      const identity = id('message')
      const kept = await Promise.all(
        tenants.map(({ workspaceId }, at) =>
          store.write(workspaceId, (writes) => writes.claimMessage(identity, sessions[at]?.id ?? '', AT)),
        ),
      )
      expect(kept.filter(Boolean)).toHaveLength(1)
    })

    test('a verification changes what it is about and no other, in place', async () => {
      const [who, other] = [await tenant(store), await tenant(store)]
      const { id: sessionId } = await openSession(store, who)
      const [first, second] = [entry(), entry()]
      await store.write(who.workspaceId, async (writes) => {
        await writes.putEntry(sessionId, 1, first)
        await writes.putEntry(sessionId, 2, second)
      })
      const verified: SignalEntry = {
        ...first,
        verify: { valid: false, reason: 'quote_not_found: “x”', at: LATER, page_sha256: 'ab' },
        flags: ['excluded'],
        reads: [{ url: 'https://a.com/', at: LATER, status: null, outcome: 'unread', reason: 'refused' }],
      }
      await store.write(other.workspaceId, (writes) =>
        writes.setVerifications(sessionId, [{ ...verified, id: second.id }]),
      )
      await store.write(who.workspaceId, (writes) => writes.setVerifications(sessionId, [verified]))
      expect(await store.read(who.workspaceId, (reads) => reads.entries(sessionId))).toEqual([
        verified,
        second,
      ])
    })

    test('a transaction that fails leaves nothing behind', async () => {
      const who = await tenant(store)
      const opened = await openSession(store, who)
      const failing = store.write(who.workspaceId, async (writes) => {
        await writes.putEntry(opened.id, 1, entry())
        await writes.updateSession({ ...opened, rev: 1 })
        await writes.spendQuota('2026-11', 3)
        throw new Error('on purpose')
      })
      await expect(failing).rejects.toThrow('on purpose')
      expect(await store.read(who.workspaceId, (reads) => reads.entries(opened.id))).toEqual([])
      expect(await store.read(who.workspaceId, (reads) => reads.session(opened.id))).toMatchObject({ rev: 0 })
      expect(await store.write(who.workspaceId, (writes) => writes.spendQuota('2026-11', 1))).toBe(true)
    })

    test('a write that fails beside others takes none of them with it', async () => {
      const who = await tenant(store)
      const { id: sessionId } = await openSession(store, who)
      const put = (rev: number, fails: boolean) =>
        store.write(who.workspaceId, async (writes) => {
          await writes.lockSession(sessionId)
          await writes.putEntry(sessionId, rev, entry())
          if (fails) throw new Error('on purpose')
          return rev
        })
      const outcomes = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => put(i + 1, i % 3 === 0)))
      expect(outcomes.map(({ status }) => status)).toEqual(
        Array.from({ length: 12 }, (_, i) => (i % 3 === 0 ? 'rejected' : 'fulfilled')),
      )
      expect(await store.read(who.workspaceId, (reads) => reads.entries(sessionId))).toHaveLength(8)
    })

    test('parallel writers of one session all count: nothing is overwritten', async () => {
      const who = await tenant(store)
      const { id: sessionId } = await openSession(store, who)
      const bump = () =>
        store.write(who.workspaceId, async (writes) => {
          const locked = await writes.lockSession(sessionId)
          if (!locked) throw new Error('the session is gone')
          await writes.putEntry(sessionId, locked.rev + 1, entry())
          await writes.updateSession({ ...locked, rev: locked.rev + 1 })
        })
      await Promise.all(Array.from({ length: 40 }, bump))
      expect(await store.read(who.workspaceId, (reads) => reads.session(sessionId))).toMatchObject({
        rev: 40,
      })
      expect(await store.read(who.workspaceId, (reads) => reads.entries(sessionId))).toHaveLength(40)
    })

    test('of many parallel takers exactly as many get a unit of the quota as there are', async () => {
      const who = await tenant(store)
      const take = (month: string) => store.write(who.workspaceId, (writes) => writes.spendQuota(month, 3))
      const taken = await Promise.all(Array.from({ length: 20 }, () => take('2026-11')))
      expect(taken.filter(Boolean)).toHaveLength(3)
      expect(await take('2026-12')).toBe(true)
      expect(await store.write(who.workspaceId, (writes) => writes.spendQuota('2027-01', 0))).toBe(false)
    })

    test('one idempotency key has one effect, also when 10 claim it at once; a failed effect frees it', async () => {
      const who = await tenant(store)
      const { id: sessionId } = await openSession(store, who)
      let rev = 0
      const act = () =>
        store.write(who.workspaceId, async (writes) => {
          const earlier = await writes.claimIdempotency('k', 'h', { at: AT, forgetBefore: AT })
          if (earlier) return earlier.answer
          await writes.putEntry(sessionId, ++rev, entry())
          await writes.completeIdempotency('k', '{"done":true}')
          return 'first'
        })
      const failing = store.write(who.workspaceId, async (writes) => {
        await writes.claimIdempotency('k', 'h', { at: AT, forgetBefore: AT })
        throw new Error('on purpose')
      })
      await expect(failing).rejects.toThrow('on purpose')
      const answers = await Promise.all(Array.from({ length: 10 }, act))
      expect(answers.filter((answer) => answer === 'first')).toHaveLength(1)
      expect(answers.filter((answer) => answer === '{"done":true}')).toHaveLength(9)
      expect(await store.read(who.workspaceId, (reads) => reads.entries(sessionId))).toHaveLength(1)
    })

    test('an idempotency record is forgotten when it is older than asked', async () => {
      const who = await tenant(store)
      const claim = (forgetBefore: string) =>
        store.write(who.workspaceId, (writes) => writes.claimIdempotency('k', 'h', { at: AT, forgetBefore }))
      expect(await claim(AT)).toBeUndefined()
      expect(await claim(AT)).toEqual({ requestHash: 'h', answer: '', at: AT })
      expect(await claim(LATER)).toBeUndefined()
    })

    test('scorecards are kept in the order they were made, several at one revision too', async () => {
      const who = await tenant(store)
      const { id: sessionId } = await openSession(store, who)
      const card = {
        rev: 3,
        category: 'default',
        scoredAt: AT,
        total: 43,
        verdict: 'iterate',
        assessment: '{}',
        auditHash: null,
      }
      await store.write(who.workspaceId, (writes) => writes.insertScorecard(sessionId, card))
      await store.write(who.workspaceId, (writes) =>
        writes.insertScorecard(sessionId, { ...card, category: 'fintech', auditHash: 'a'.repeat(64) }),
      )
      const kept = await store.read(who.workspaceId, (reads) => reads.scorecardHistory(sessionId))
      expect(kept.map(({ category }) => category)).toEqual(['default', 'fintech'])
      const latest = { ...kept[1], assessment: '{}', auditHash: 'a'.repeat(64) }
      expect(await store.read(who.workspaceId, (reads) => reads.latestScorecard(sessionId))).toEqual(latest)
      expect(await store.read(who.workspaceId, (reads) => reads.scorecards(sessionId))).toEqual([
        card,
        latest,
      ])
      const sealed = (after: string) =>
        store.read(who.workspaceId, (reads) => reads.sealedSessions(after, 10))
      expect(await sealed('')).toEqual([sessionId])
      expect(await sealed(sessionId)).toEqual([])
    })

    test('a chain ends where its last leaf says, whatever is stored of its entries; the rotations among them are found', async () => {
      const { workspaceId } = await tenant(store)
      const hash = (n: number): string => n.toString(16).padStart(64, '0')
      const logged = (seq: number, type: string) => ({ seq, hash: hash(seq), record: `{"type":"${type}"}` })
      const entries = [logged(0, 'erasure'), logged(1, 'key.rotated'), logged(2, 'erasure')]
      const end = () => store.read(workspaceId, (reads) => reads.chainEnd('log'))
      expect(await end()).toBeUndefined()
      await store.write(workspaceId, async (writes) => {
        await writes.lockLog(() => ({ logId: `log-${workspaceId}`, origin: 'o' }))
        const leaf = (index: number, runId: string) => ({ level: 0, index, hash: hash(index), runId })
        const leaves = [leaf(0, 'log'), leaf(1, 'log'), leaf(2, 'log'), leaf(3, 'a session')]
        await writes.extendLog(leaves, { size: 4, note: 'n', subtrees: [] }, undefined)
        await writes.appendLogEntries('log', entries)
        await writes.appendLogEntries('a session', [logged(0, 'key.rotated')])
      })
      expect(await end()).toEqual({ length: 3, index: 2, hash: hash(2) })
      expect(await store.read(workspaceId, (reads) => reads.rotationEntries())).toEqual([entries[1]])
      const drop = (seq: number) =>
        store.db.transaction().execute(async (db) => {
          if (store.dialect === 'postgres')
            await sql`select set_config('assay.workspace_id', ${workspaceId}, true)`.execute(db)
          await sql`delete from log_entries where workspace_id = ${workspaceId} and chain = 'log' and seq = ${seq}`.execute(
            db,
          )
        })
      await drop(0)
      expect(await end()).toEqual({ length: 3, index: 2, hash: hash(2) })
      await drop(2)
      expect(await end()).toEqual({ length: 3, index: 2, hash: hash(2) })
    })

    test('every category of a session is kept in order', async () => {
      const who = await tenant(store)
      const { id: sessionId } = await openSession(store, who)
      for (const category of ['default', 'fintech', 'default']) {
        await store.write(who.workspaceId, (writes) => writes.recordCategory(sessionId, { at: AT, category }))
      }
      const kept = await store.read(who.workspaceId, (reads) => reads.categoryHistory(sessionId))
      expect(kept.map(({ at, category }) => [at, category])).toEqual([
        [AT, 'default'],
        [AT, 'fintech'],
        [AT, 'default'],
      ])
    })

    test('a run is leased to one at a time: again when its lease is over, or when all leases are taken back', async () => {
      const { workspaceId, key } = await tenant(store)
      const runId = id('run')
      const run = { id: runId, keyId: key.id, subject: '{}', createdAt: AT }
      await store.write(workspaceId, (writes) => writes.insertRun(run))
      const { queue } = store
      expect(await queue.claim(AT, LATER)).toEqual({ id: runId, workspaceId, attempts: 1, faults: 0 })
      expect(await queue.claim(AT, LATER)).toBeUndefined()
      const second = { id: runId, workspaceId, attempts: 2 }
      expect(await queue.claim(LATER, LATER)).toMatchObject(second)
      expect(await queue.extend(second, '2026-11-20T11:00:00.000Z')).toBe(true)
      expect(await queue.claim(LATER, LATER)).toBeUndefined()
      await queue.takeBack()
      expect(await queue.claim(AT, LATER)).toMatchObject({ id: runId, attempts: 3 })
      const end = {
        status: 'failed',
        completedAt: AT,
        scorecard: null,
        failure: '{}',
        auditHash: null,
      } as const
      await store.write(workspaceId, (writes) => writes.endRun(runId, end))
      await queue.takeBack()
      expect(await queue.claim(LATER, LATER)).toBeUndefined()
    })

    test('checks of quotes are kept with everything they say, newest first, and the oldest give way', async () => {
      const [who, other] = [await tenant(store), await tenant(store)]
      const made = (sessionId: string | null): CitationRecord => ({
        id: id('check'),
        sentBy: who.key.id,
        sessionId,
        verbatim: '“quoted” 🦷',
        sourceUrl: 'https://a.com/',
        check: { valid: false, reason: 'quote_not_found: “x”', at: LATER, page_sha256: 'ab' },
      })
      const records = [made('s'), made(null), made(null), made('s')]
      const read = ({ workspaceId }: typeof who, before?: string) =>
        store.read(workspaceId, (reads) => reads.citationRecords({ before, limit: 9 }))
      await store.write(other.workspaceId, (writes) => writes.recordCitations([made(null)], 3))
      await store.write(who.workspaceId, (writes) => writes.recordCitations(records.slice(0, 2), 3))
      expect(await read(who)).toEqual([records[1], records[0]])
      await store.write(who.workspaceId, (writes) => writes.recordCitations(records.slice(2), 3))
      expect(await read(who)).toEqual([records[3], records[2], records[1]])
      expect(await read(who, records[2]?.id)).toEqual([records[1]])
      await store.write(who.workspaceId, (writes) => writes.recordCitations([], 3))
      expect(await read(other)).toHaveLength(1)
    })

    test('an event is kept with everything it says', async () => {
      const who = await tenant(store)
      const event = {
        id: id('event'),
        keyId: who.key.id,
        sessionId: 's',
        eventKind: 'score',
        payload: '{"ok":true}',
        verdict: 'build',
        totalScore: 57,
        at: AT,
      }
      await store.write(who.workspaceId, (writes) => writes.insertEvent(event))
      const { rows } = await store.db.transaction().execute(async (tx) => {
        if (store.dialect === 'postgres')
          await sql`select set_config('assay.workspace_id', ${who.workspaceId}, true)`.execute(tx)
        return sql`select payload, total_score, verdict from telemetry_events where id = ${event.id}`.execute(
          tx,
        )
      })
      expect(rows.map((row) => ({ ...(row as object) }))).toEqual([
        { payload: '{"ok":true}', total_score: 57, verdict: 'build' },
      ])
    })

    describe('lists', () => {
      const all = { limit: 100, words: [] }
      const found = async (who: Tenant, words: readonly string[]) => {
        const { items } = await store.read(who.workspaceId, (reads) => reads.sessions({ ...all, words }))
        return items.map(({ pitch }) => pitch)
      }
      const opened = async (who: Tenant, ...pitches: readonly string[]) => {
        for (const pitch of pitches)
          await store.write(who.workspaceId, (writes) => writes.insertSession(session(who.key.id, { pitch })))
      }
      const run = async ({ workspaceId, key }: Tenant, subject: object) => {
        const asked = { id: id('run'), keyId: key.id, subject: JSON.stringify(subject), createdAt: AT }
        await store.write(workspaceId, (writes) => writes.insertRun(asked))
        return asked.id
      }
      const event = async ({ workspaceId, key }: Tenant, sessionId: string, eventKind: string, at = AT) => {
        const told = { id: id('event'), keyId: key.id, sessionId, eventKind, at }
        const record = { ...told, payload: '{"ok":true}', verdict: null, totalScore: null }
        await store.write(workspaceId, (writes) => writes.insertEvent(record))
        return record
      }

      test('sessions are listed newest first, whole; pages neither leave one out nor repeat one while others are opened', async () => {
        const who = await tenant(store)
        const pitches = Array.from({ length: 7 }, (_, at) => `pitch ${at}`)
        await opened(who, ...pitches)
        const seen: string[] = []
        for (let before: string | undefined, more = true; more;) {
          const request = { words: [], limit: 3, before }
          const page = await store.read(who.workspaceId, (reads) => reads.sessions(request))
          seen.push(...page.items.map(({ pitch }) => pitch))
          before = page.next
          more = page.next !== undefined
          await opened(who, 'newer')
        }
        expect(seen).toEqual(pitches.toReversed())
        const [newest] = (await store.read(who.workspaceId, (reads) => reads.sessions(all))).items
        expect(newest).toMatchObject({ keyId: who.key.id, pitch: 'newer', openedAt: AT, current: null })
      })

      test('a search finds each word anywhere, as it is written, and nothing of another workspace', async () => {
        const [who, other] = [await tenant(store), await tenant(store)]
        await opened(who, '100% of “Zähne” at 5_000', '100 of Zahn', "l'été 🦷")
        await opened(other, '100% of everything')
        expect(await found(who, ['100'])).toEqual(['100 of Zahn', '100% of “Zähne” at 5_000'])
        expect(await found(who, ['%'])).toEqual(['100% of “Zähne” at 5_000'])
        expect(await found(who, ['5_0', 'zahn'])).toEqual(['100% of “Zähne” at 5_000'])
        expect(await found(who, ["l'ete", '🦷'])).toEqual(["l'été 🦷"])
        expect(await found(who, ['_____'])).toEqual([])
        expect(await found(who, ["' or 1=1 --", '\\'])).toEqual([])
        expect(await found(who, [])).toHaveLength(3)
      })

      test('a search through more texts than one read may look at finds the only one, in a few reads', async () => {
        const who = await tenant(store)
        await opened(who, 'the needle')
        const many = store.dialect === 'sqlite' ? 5_000 : 25_000
        const rows = Array.from({ length: many }, (_, at) => ({
          workspace_id: who.workspaceId,
          about: 'session',
          id: `session-x-${String(at).padStart(6, '0')}`,
          text: 'hay',
          name_key: '',
          owner: '',
          owner_name: '',
          state: 'unscored',
        }))
        await store.db.transaction().execute(async (tx) => {
          if (store.dialect === 'postgres')
            await sql`select set_config('assay.workspace_id', ${who.workspaceId}, true)`.execute(tx)
          for (let at = 0; at < rows.length; at += 3_000)
            await tx
              .insertInto('search_texts')
              .values(rows.slice(at, at + 3_000))
              .execute()
        })
        const pages: number[] = []
        for (let before: string | undefined, more = true; more;) {
          const request = { words: ['needle'], limit: 10, before }
          const page = await store.read(who.workspaceId, (reads) => reads.sessions(request))
          pages.push(page.items.length)
          before = page.next
          more = page.next !== undefined
        }
        expect(pages).toEqual(store.dialect === 'sqlite' ? [0, 0, 1] : [0, 1])
      })

      test('runs are found by the names of their subject, also where it was altered to something that cannot be read', async () => {
        const [who, other] = [await tenant(store), await tenant(store)]
        const first = await run(who, { name: 'Müller & Söhne', aliases: ['Old Mill'], country: 'DE' })
        const second = await run(who, { name: 'Acme', domain: 'muller.example' })
        await run(other, { name: 'Muller' })
        const runs = async (...words: readonly string[]) => {
          const { items } = await store.read(who.workspaceId, (reads) => reads.runs({ ...all, words }))
          return items.map(({ id: listed }) => listed)
        }
        expect(await runs()).toEqual([second, first])
        expect([await runs('muller'), await runs('mill', 'sohne')]).toEqual([[first], [first]])
        expect([await runs('de'), await runs('aliases')]).toEqual([[], []])
        const [listed] = (await store.read(who.workspaceId, (reads) => reads.runs(all))).items
        const { entry: said, ...itself } = listed ?? {}
        expect(itself).toEqual(await store.read(who.workspaceId, (reads) => reads.run(second)))
        expect(said).toMatchObject({ owner: { id: who.key.id, name: 'main' }, title: null })
        const broken = { id: id('run'), keyId: who.key.id, subject: 'no "JSON', createdAt: AT }
        await store.write(who.workspaceId, (writes) => writes.insertRun(broken))
        expect(await runs('"json')).toEqual([broken.id])
      })

      test('events are listed newest first, and counted by kind and session from an instant on', async () => {
        const [who, other] = [await tenant(store), await tenant(store)]
        await event(who, 'long ago', 'start', '2026-11-20T08:59:59.999Z')
        const told = [await event(who, 'a', 'start'), await event(who, 'b', 'start')]
        for (let at = 0; at < 3; at++) told.push(await event(who, 'b', 'score', LATER))
        await event(other, 'a', 'start')
        const { workspaceId } = who
        const [newest] = told.slice(-1)
        expect(await store.read(workspaceId, (reads) => reads.events({ limit: 1 }))).toEqual([newest])
        const rest = await store.read(workspaceId, (reads) => reads.events({ before: newest?.id, limit: 9 }))
        expect(rest.slice(0, -1)).toEqual(told.slice(0, -1).reverse())
        const counts = await store.read(workspaceId, (reads) => reads.eventCounts(AT))
        expect(counts.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
          { kind: 'score', sessions: 1, events: 3 },
          { kind: 'start', sessions: 2, events: 2 },
        ])
      })

      test('of a quota it is told what is spent, month by month', async () => {
        const [who, other] = [await tenant(store), await tenant(store)]
        const used = (month: string) => store.read(who.workspaceId, (reads) => reads.quotaUsed(month))
        for (const each of [who, who, other])
          await store.write(each.workspaceId, (writes) => writes.spendQuota('2026-11', 3))
        expect([await used('2026-11'), await used('2026-12')]).toEqual([2, 0])
      })

      test('what was stored before there were lists is listed and found after the upgrade', async () => {
        const older = await locate()
        const was = await openStore(older.location)
        const whose = [await tenant(was), await tenant(was)]
        for (const { workspaceId, key } of whose)
          await was.write(workspaceId, async (writes) => {
            await writes.insertSession(session(key.id, { pitch: `Zähne of ${workspaceId}` }))
            const subject = `{"name":"Öl of ${workspaceId}"}`
            await writes.insertRun({ id: id('run'), keyId: key.id, subject, createdAt: AT })
          })
        await undoLists(was)
        await was.close()

        const is = await openStore(older.location)
        for (const { workspaceId } of whose) {
          const words = [workspaceId]
          const [sessions, runs] = await is.read(workspaceId, async (reads) => [
            await reads.sessions({ ...all, words: [...words, 'zahne'] }),
            await reads.runs({ ...all, words: [...words, 'ol'] }),
          ])
          expect([sessions?.items.length, runs?.items.length]).toEqual([1, 1])
        }
        await is.close()
        await older.drop()
      })
    })

    test('altered scorecards do not stop the filling of lists, and rows that are filled are not written again', async () => {
      const older = await locate()
      const was = await openStore(older.location)
      const { workspaceId, key } = await tenant(was)
      const scores = ['{"scores":[1e12],"verdict":"a\\u0000"}', 'no JSON', '{"scores":[7],"verdict":"build"}']
      const made = scores.map(() => session(key.id))
      await was.write(workspaceId, async (writes) => {
        for (const each of made) await writes.insertSession(each)
      })
      for (const [i, { id: own }] of made.entries())
        await alterTenant(was, workspaceId, [
          sql`update sessions set current = ${scores[i]} where id = ${own}`,
        ])
      await undoOwners(was)
      await was.close()

      const is = await openStore(older.location)
      const facts = async () =>
        (await tenantRows(is, workspaceId, 'search_texts'))
          .toSorted(
            (a, b) =>
              made.findIndex(({ id: own }) => own === a['id']) -
              made.findIndex(({ id: own }) => own === b['id']),
          )
          .map(({ state, verdict, figure }) => [state, verdict, figure])
      expect(await facts()).toEqual([
        ['scored', null, null],
        ['scored', null, 0],
        ['scored', 'build', 7],
      ])
      await alterTenant(is, workspaceId, [sql`update search_texts set figure = 41`])
      await sql`delete from kysely_migration where name = '0045-fill-list-facts'`.execute(is.db)
      await (await openStore(older.location)).close()
      expect((await facts()).map(([, , figure]) => figure)).toEqual([41, 41, 41])
      await is.close()
      await older.drop()
    })

    test('a key of before is of the person who was last given a secret of it, while they are in the workspace', async () => {
      const older = await locate()
      const was = await openStore(older.location)
      const { workspaceId, key } = await tenant(was)
      const stays = { id: id('user'), name: 'Ada', email: `${id('ada')}@example.com` }
      const left = { id: id('user'), name: 'Bob', email: `${id('bob')}@example.com` }
      for (const account of [stays, left])
        await was.db
          .insertInto('users')
          .values({ ...account, email_verified: 0, image: null, created_at: AT, updated_at: AT })
          .execute()
      const membership = { workspace_id: workspaceId, user_id: stays.id, role: 'owner', joined_at: AT }
      await was.db.insertInto('memberships').values(membership).execute()
      const held = [[stays.id], [left.id, stays.id], [stays.id, left.id]]
      for (const holders of held) await was.accounts.createKey({ ...key, id: id('key'), holders }, id('hash'))
      await undoOwners(was)
      await was.close()
      const is = await openStore(older.location)
      const keys = await is.accounts.keys(workspaceId)
      expect(keys.map(({ ownerId, ownerName }) => [ownerId, ownerName])).toEqual([
        [null, null],
        [stays.id, 'Ada'],
        [stays.id, 'Ada'],
        [null, null],
      ])
      await is.close()
      await older.drop()
    })

    test('a batch that was cancelled before is cancelled still, by an unknown person', async () => {
      const older = await locate()
      const was = await openStore(older.location)
      const { workspaceId, key } = await tenant(was)
      const errors = {
        cancelled: 'The batch was cancelled before it ended. The rows screened so far are in the results.',
        failed: 'The server stopped.',
      }
      const ids = { cancelled: id('batch'), failed: id('batch') }
      for (const how of ['cancelled', 'failed'] as const)
        await was.write(workspaceId, async (writes) => {
          await writes.insertBatch({ id: ids[how], keyId: key.id, portfolioId: null, createdAt: AT })
          await writes.endBatch(ids[how], {
            completedAt: AT,
            error: errors[how],
            cancelledBy: null,
          })
        })
      await undoOwners(was)
      await was.close()
      const is = await openStore(older.location)
      const by = (batch: string) =>
        is.read(workspaceId, async (reads) => (await reads.batch(batch))?.cancelledBy)
      expect(await by(ids.cancelled)).toEqual({ id: '', name: '' })
      expect(await by(ids.failed)).toBeNull()
      await is.close()
      await older.drop()
    })

    test('the queue tells how many runs wait and are worked on, and since when the oldest waits', async () => {
      const elsewhere = await locate()
      const alone = await openStore(elsewhere.location)
      const { workspaceId, key } = await tenant(alone)
      expect(await alone.queue.counts(AT)).toEqual({ queued: 0, running: 0, oldestAt: null })
      for (const createdAt of [LATER, AT])
        await alone.write(workspaceId, (writes) =>
          writes.insertRun({ id: id('run'), keyId: key.id, subject: '{}', createdAt }),
        )
      expect(await alone.queue.counts(AT)).toEqual({ queued: 2, running: 0, oldestAt: AT })
      await alone.queue.claim(AT, LATER)
      expect(await alone.queue.counts(AT)).toEqual({ queued: 1, running: 1, oldestAt: LATER })
      // the lease of whoever worked on it is over
      expect(await alone.queue.counts(LATER)).toEqual({ queued: 2, running: 0, oldestAt: AT })
      await alone.close()
      await elsewhere.drop()
    })

    test('one works on a source at a time, and it is told on which somebody does', async () => {
      const { sources } = store
      const ids = ['un-sc', 'eu-fsf', "o'brien"]
      const seen = await sources.alone("o'brien", async () => {
        expect(await sources.alone("o'brien", () => Promise.resolve('twice'))).toBeUndefined()
        expect(await sources.alone('un-sc', () => Promise.resolve('another'))).toBe('another')
        return sources.atWork(ids)
      })
      expect(seen).toEqual(new Set(["o'brien"]))
      await expect(sources.alone('un-sc', () => Promise.reject(new Error('on purpose')))).rejects.toThrow()
      expect(await sources.atWork(ids)).toEqual(new Set())
    })

    describe('snapshots that are not needed any more', () => {
      const RECORDS = ['a', 'b', 'c', 'd', 'e']
      /** What is stored of a source, apart from what holds: its rows, and the keys of all rows. */
      const stored = async (sourceId: string) => {
        const rows = await store.db
          .selectFrom('source_records')
          .select(['row_id', 'record_id', 'hash'])
          .where('source_id', '=', sourceId)
          .execute()
        const keys = await store.db
          .selectFrom('source_record_keys')
          .select(['key', 'row_id'])
          .where('key', 'like', `${sourceId}:%`)
          .execute()
        const known = new Set(rows.map(({ row_id }) => Number(row_id)))
        return {
          records: rows.map(({ record_id, hash }) => `${record_id} ${hash}`).sort(),
          strayKeys: keys.filter(({ row_id }) => !known.has(Number(row_id))),
          keys: keys.length,
        }
      }
      const pin = async (...snapshots: readonly Snapshot[]) => {
        const { workspaceId } = await tenant(store)
        const seqs = snapshots.map(({ seq }) => seq)
        await store.write(workspaceId, (writes) => writes.pinSnapshots(seqs))
      }
      const kept = async (sourceId: string) =>
        (await store.sources.snapshots(sourceId)).map(({ seq }) => seq).reverse()

      test('whatever was taken and pinned: two newest and the pinned stay, whole, and no other row or key', async () => {
        const step = fc.record({
          content: fc.array(fc.integer({ min: 0, max: 2 }), {
            minLength: RECORDS.length,
            maxLength: RECORDS.length,
          }),
          pins: fc.boolean(),
          tidies: fc.boolean(),
          abandons: fc.boolean(),
        })
        await fc.assert(
          fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
            const source = id('spare')
            const model: { snapshot: Snapshot; held: readonly string[]; pinned: boolean }[] = []
            const stays = (at: number) => model[at]?.pinned === true || at >= model.length - 2
            for (const { content, pins, tidies, abandons } of steps) {
              const records = RECORDS.flatMap((each, at) => {
                const version = content[at] ?? 0
                // 0: it is not there
                return version === 0 ? [] : [filed(each, `v${version}`, `${source}:${each}${version}`)]
              })
              if (abandons) {
                const intake = await store.sources.begin(source)
                await intake.put(records)
                await intake.finish('close', new SnapshotTree())
                await intake.abandon()
                continue
              }
              const { snapshot } = await imported(store, source, [records])
              model.push({
                snapshot,
                held: records.map(({ recordId, recordHash }) => `${recordId} ${recordHash}`),
                pinned: pins,
              })
              if (pins) await pin(snapshot)
              if (tidies) await store.sources.removeSpare(source)
            }
            await store.sources.removeSpare(source)
            const left = model.filter((_, at) => stays(at))
            expect(await kept(source)).toEqual(left.map(({ snapshot }) => snapshot.seq))
            for (const { snapshot, held } of left) expect(await heldIn(store, snapshot)).toEqual(held)
            // a row is one stretch of snapshots with the same content; those that touch nothing that stays are gone
            const stretches = RECORDS.flatMap((each) => {
              let before: string | undefined
              let used = false
              const found: string[] = []
              for (let at = 0; at <= model.length; at++) {
                const now = model[at]?.held.find((text) => text.startsWith(`${each} `))
                if (now !== before && before !== undefined && used) found.push(before)
                if (now !== before) used = false
                if (now !== undefined && stays(at)) used = true
                before = now
              }
              return found
            })
            const { records, strayKeys, keys } = await stored(source)
            expect(records).toEqual(stretches.sort())
            expect(strayKeys).toEqual([])
            expect(keys).toBe(stretches.length)
          }),
          { numRuns: 25 },
        )
      })

      test('a run that pins a snapshot while it is about to be removed keeps it whole', async () => {
        const first = await imported(store, 'pinning', [[filed('1', 'old')]])
        for (const hash of ['new', 'newer']) await imported(store, 'pinning', [[filed('1', hash)]])
        const { workspaceId } = await tenant(store)
        let removal: Promise<void> | undefined
        await store.write(workspaceId, async (writes) => {
          await writes.pinSnapshots([first.snapshot.seq])
          removal = store.sources.removeSpare('pinning')
          await new Promise((done) => setTimeout(done, 50))
        })
        await removal
        expect(await kept('pinning')).toContain(first.snapshot.seq)
        expect(await store.sources.areKept([first.snapshot])).toBe(true)
        expect(await heldIn(store, first.snapshot)).toEqual(['1 old'])
      })

      test('a snapshot whose removal has begun cannot be pinned, is not listed, and its reader is told', async () => {
        const [first, second] = [
          await imported(store, 'leaving', [[filed('1', 'old', 'leaving:1')]]),
          await imported(store, 'leaving', [[filed('1', 'new')]]),
        ]
        await imported(store, 'leaving', [[filed('1', 'newest')]])
        await store.sources.removeSpare('leaving', AbortSignal.abort())
        expect((await stored('leaving')).records).toEqual(['1 new', '1 newest', '1 old'])
        await expect(pin(second.snapshot, first.snapshot)).rejects.toThrow(StoreUnavailable)
        expect(await store.sources.areKept([second.snapshot, first.snapshot])).toBe(false)
        expect(await store.sources.areKept([second.snapshot])).toBe(true)
        expect(await kept('leaving')).not.toContain(first.snapshot.seq)

        await store.sources.removeSpare('leaving')
        expect(await stored('leaving')).toEqual({ records: ['1 new', '1 newest'], strayKeys: [], keys: 0 })
        await expect(pin(first.snapshot)).rejects.toThrow(StoreUnavailable)
        expect(await store.sources.areKept([first.snapshot])).toBe(false)
      })

      test('a snapshot that is marked for removal at the moment it is pinned is not pinned', async () => {
        const { snapshot } = await imported(store, 'marked', [[filed('1', 'old')]])
        let pinning: Promise<void> | undefined
        await store.db.transaction().execute(async (tx) => {
          await sql`update source_snapshots set state = 'leaving' where seq = ${snapshot.seq}`.execute(tx)
          pinning = pin(snapshot)
          // why handled here: it fails before anybody waits for it
          pinning.catch(() => undefined)
          await new Promise((done) => setTimeout(done, 50))
        })
        await expect(pinning).rejects.toThrow(StoreUnavailable)
        expect(await store.sources.areKept([snapshot])).toBe(false)
      })

      test('what an unfinished import had closed is not opened again where another import has closed it since', async () => {
        await imported(store, 'reopened', [[filed('1', 'old')]])
        await (await store.sources.begin('reopened')).put([filed('1', 'new')])
        const rows = () =>
          store.db
            .selectFrom('source_records')
            .select(['hash', 'until_seq'])
            .where('source_id', '=', 'reopened')
        const [closed] = await rows().where('until_seq', 'is not', null).execute()
        const another = (closed?.until_seq ?? 0) + 1_000
        let begun: Promise<unknown> | undefined
        await store.db.transaction().execute(async (tx) => {
          await sql`update source_records set until_seq = ${another} where until_seq = ${closed?.until_seq}`.execute(
            tx,
          )
          begun = store.sources.begin('reopened')
          await new Promise((done) => setTimeout(done, 50))
        })
        await begun
        expect(await rows().execute()).toEqual([{ hash: 'old', until_seq: another }])
      })

      test('runs that pin the same snapshots at once, in any order, all succeed', async () => {
        const taken: Snapshot[] = []
        for (const source of ['pinned-a', 'pinned-b', 'pinned-c'])
          taken.push((await imported(store, source, [[filed('1', 'x')]])).snapshot)
        await Promise.all(Array.from({ length: 8 }, (_, at) => pin(...(at % 2 ? taken : taken.toReversed()))))
        expect(await store.sources.areKept(taken)).toBe(true)
      })

      test('thousands of rows of a snapshot, of an abandoned and of a stopped import are removed to the last one', async () => {
        const many = (hash: string, count: number) => [
          Array.from({ length: count }, (_, at) => filed(`${at}`, hash, `many:${hash}${at}`)),
        ]
        const first = await imported(store, 'many', many('one', 2_500))
        const before = await stored('many')
        const attempt = async (signal?: AbortSignal) => {
          const intake = await store.sources.begin('many', { signal })
          await intake.put(many('broken', 2_200)[0] ?? [])
          return intake
        }
        await (await attempt()).abandon()
        expect(await stored('many')).toEqual(before)

        const stop = new AbortController()
        const stopped = await attempt(stop.signal)
        stop.abort(new Error('stop'))
        await expect(stopped.put([])).rejects.toThrow('stop')
        await expect(stopped.finish('close', new SnapshotTree())).rejects.toThrow('stop')
        await stopped.abandon()
        expect((await stored('many')).records).toHaveLength(4_700)
        expect(await heldIn(store, first.snapshot)).toHaveLength(2_500)

        for (const hash of ['two', 'three']) await imported(store, 'many', many(hash, 2_500))
        await store.sources.removeSpare('many')
        expect(await stored('many')).toMatchObject({ strayKeys: [], keys: 5_000 })
        expect((await stored('many')).records).toHaveLength(5_000)
      })

      test('a store of the version before keeps every snapshot it had: nobody knows which of them a run used', async () => {
        const older = await locate()
        const was = await openStore(older.location)
        const old = await imported(was, 'old', [[filed('1', 'old')]])
        for (const index of ['source_records_closed', 'source_record_keys_by_row'])
          await was.db.schema.dropIndex(index).execute()
        await was.db.schema.alterTable('source_snapshots').dropColumn('state').execute()
        await was.db.schema.alterTable('sources').dropColumn('failures').execute()
        await undoLists(was)
        for (const table of ['links', 'memberships', 'operators', 'sign_ins', 'credentials', 'users'])
          await was.db.schema.dropTable(table).execute()
        await sql`delete from kysely_migration where name >= '0004'`.execute(was.db)
        await was.close()

        const is = await openStore(older.location)
        for (const hash of ['new', 'newer', 'newest']) await imported(is, 'old', [[filed('1', hash)]])
        await is.sources.removeSpare('old')
        expect((await is.sources.snapshots('old')).map(({ seq }) => seq)).toEqual([4, 3, 1])
        expect(await heldIn(is, old.snapshot)).toEqual(['1 old'])
        await is.close()
        await older.drop()
      })
    })

    describe('people', () => {
      test('the first member brings what stands for the dashboard among the keys, which nobody lists, counts or presents', async () => {
        const { accounts, members } = store
        const { workspaceId, key } = await tenant(store)
        const before = await countAccounts(store)
        const hash = id('link')
        const link = {
          id: id('link'),
          purpose: 'invitation',
          email: 'p@example.com',
          workspaceId,
          invitedBy: null,
        } as const
        await members.createLink({ ...link, role: 'member', createdAt: AT, expiresAt: LATER }, hash)
        const account = { id: id('user'), name: 'P', email: `${id('p')}@example.com` }
        const acceptance = { account, password: 'first', credential: 'x', at: AT } as const
        expect(await members.accept(hash, { ...acceptance, at: LATER })).toBe(false)
        expect(await members.accept(hash, acceptance)).toBe(true)
        expect(await members.accept(hash, acceptance)).toBe(false)
        expect(await members.memberships(account.id)).toEqual([
          { workspaceId, name: 'A', tier: 'free', role: 'member' },
        ])
        expect(await members.members(workspaceId)).toEqual([{ ...account, role: 'member', joinedAt: AT }])
        const opened = session(`dashboard:${workspaceId}`)
        await store.write(workspaceId, (writes) => writes.insertSession(opened))
        expect((await accounts.keys(workspaceId)).map((one) => one.id)).toEqual([key.id])
        expect(await countAccounts(store)).toEqual(before)
        expect(await accounts.key(`dashboard:${workspaceId}`)).toMatchObject({ workspaceId })
      })

      test('a person gets each role, no other, and goes with their own views in one transaction', async () => {
        const { members } = store
        const { workspaceId } = await tenant(store)
        const joined = async (role: 'owner' | 'auditor'): Promise<string> => {
          const account = { id: id('user'), name: 'P', email: `${id('p')}@example.com` }
          const hash = id('link')
          const { email } = account
          const link = { id: hash, purpose: 'invitation', email, workspaceId, role, invitedBy: null } as const
          await members.createLink({ ...link, createdAt: AT, expiresAt: LATER }, hash)
          await members.accept(hash, { account, password: 'first', credential: 'x', at: AT })
          return account.id
        }
        await joined('owner')
        const person = await joined('auditor')
        const roleNow = async () => (await members.memberships(person)).map(({ role }) => role)
        expect(await roleNow()).toEqual(['auditor'])
        for (const role of ['owner', 'reviewer', 'member', 'auditor'] as const) {
          expect(await members.changeRole(workspaceId, person, role)).toBe('done')
          expect(await roleNow()).toEqual([role])
        }
        await expect(
          sql`update memberships set role = 'clerk' where user_id = ${person}`.execute(store.db),
        ).rejects.toThrow(/check/i)

        const view = { userId: person, byName: 'P', page: 'cases', parts: {}, changedAt: AT } as const
        await store.write(workspaceId, async (writes) => {
          await writes.putView({ ...view, id: id('view'), name: 'Own', shared: false })
          await writes.putView({ ...view, id: id('view'), name: 'Shared', shared: true })
        })
        const views = () =>
          store
            .read(workspaceId, (reads) => reads.viewsFor(person, 'cases'))
            .then((found) => found.map((each) => each.name))
        const broken = members.remove(workspaceId, person, {
          record: () => Promise.reject(new Error('not recorded')),
        })
        await expect(broken).rejects.toThrow('not recorded')
        expect([await roleNow(), await views()]).toEqual([['auditor'], ['Own', 'Shared']])
        expect(await members.remove(workspaceId, person)).toBe('done')
        expect([await roleNow(), await views()]).toEqual([[], ['Shared']])
      })

      test('a link that cannot do all it is for does nothing, and stays good', async () => {
        const { members } = store
        const { workspaceId } = await tenant(store)
        const hash = id('link')
        const link = {
          id: id('link'),
          purpose: 'invitation',
          email: null,
          workspaceId,
          role: 'owner',
          invitedBy: null,
        } as const
        await members.createLink({ ...link, createdAt: AT, expiresAt: LATER }, hash)
        const taken = { id: id('user'), name: 'P', email: `${id('p')}@example.com` }
        const joins = (account: typeof taken) =>
          members.accept(hash, { account, password: 'first', credential: 'x', at: AT })
        const other = id('link')
        await members.createLink({ ...link, id: other, createdAt: AT, expiresAt: LATER }, other)
        await members.accept(other, { account: taken, password: 'first', credential: 'x', at: AT })
        await expect(joins({ ...taken, id: id('user') })).rejects.toThrow()
        expect(await members.openLink(hash, AT)).toMatchObject({ workspaceId })
        expect(await joins({ ...taken, id: id('user'), email: `${id('q')}@example.com` })).toBe(true)
      })

      test('of two operators who are removed at the same moment one remains, unless the last may go as well', async () => {
        const elsewhere = await locate()
        const alone = await openStore(elsewhere.location)
        const { members } = alone
        const operator = async (): Promise<string> => {
          const hash = id('link')
          const link = { id: hash, purpose: 'operator', email: null, workspaceId: null } as const
          const facts = { role: null, invitedBy: null, createdAt: AT, expiresAt: LATER }
          await members.createLink({ ...link, ...facts }, hash)
          const account = { id: id('user'), name: 'P', email: `${id('p')}@example.com` }
          await members.accept(hash, { account, password: 'first', credential: 'x', at: AT })
          return account.id
        }
        const both = [await operator(), await operator()]
        const removed = await Promise.all(both.map((one) => members.removeOperator(one, false)))
        expect(removed.toSorted()).toEqual(['done', 'last_operator'])
        const [last, ...others] = await members.operators()
        expect([others, both.includes(last?.id ?? '')]).toEqual([[], true])
        expect(await members.removeOperator(last?.id ?? '', true)).toBe('done')
        expect(await members.removeOperator(last?.id ?? '', true)).toBe('not_found')
        expect(await members.operators()).toEqual([])
        await alone.close()
        await elsewhere.drop()
      })

      test('units of the quota that are spent are told, of each month and workspace', async () => {
        const [one, other] = [await tenant(store), await tenant(store)]
        const used = (workspaceId: string, month: string) =>
          store.read(workspaceId, (reads) => reads.quotaUsed(month))
        for (let i = 0; i < 2; i++)
          await store.write(one.workspaceId, (writes) => writes.spendQuota('2026-11', 3))
        expect([
          await used(one.workspaceId, '2026-11'),
          await used(one.workspaceId, '2026-12'),
          await used(other.workspaceId, '2026-11'),
        ]).toEqual([2, 0, 0])
      })
    })

    describe('sources', () => {
      describe('the tree of a snapshot', () => {
        const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
        // odd ids: the order of a store is that of bytes, and not that of JavaScript
        const idOf = (at: number): string => `${['a', 'B', 'ß', '～', '😀', ' '][at % 6]}${at}`
        const recordOf = (at: number, version: string): FiledRecord =>
          filed(idOf(at), hash(`${at} ${version}`))
        const take = async (source: string, records: readonly FiledRecord[]) => {
          const taking = await store.sources.begin(source)
          for (let at = 0; at < records.length; at += 500) await taking.put(records.slice(at, at + 500))
          const tree = new SnapshotTree()
          const taken = await taking.finish('close', tree)
          const counted = { recordsHash: taken.recordsHash, recordsRoot: tree.root(), records: taken.records }
          return taking.putInForce({ ...outline(source), ...counted })
        }
        const tilesLeft = async ({ seq }: Snapshot): Promise<number> =>
          (await store.db.selectFrom('snapshot_tiles').select('tile').where('seq', '=', seq).execute()).length

        test.each([1, 2, 7, TILE_RECORDS - 1, TILE_RECORDS, TILE_RECORDS + 1, 3 * TILE_RECORDS + 5])(
          'proves each of %i records, those of an earlier snapshot too, and no other record',
          async (size) => {
            const source = id('tree')
            const first = Array.from({ length: size }, (_, at) => recordOf(at, 'one'))
            const second = first.flatMap((record, at) =>
              at % 5 === 0 ? [recordOf(at, 'two')] : at % 7 === 3 ? [] : [record],
            )
            const snapshots = [
              [await take(source, first), first],
              [await take(source, second), second],
            ] as const
            for (const [snapshot, records] of snapshots) {
              const tree = { size: snapshot.records, root: bytesOfHex(snapshot.recordsRoot ?? '') }
              const some = records.filter((_, at) => at < 3 || at % 97 === 0 || at > records.length - 3)
              const ids = [...some.map(({ recordId }) => recordId), 'absent', '', '\u{10FFFF}']
              const places = await placesOfRecords(snapshot, ids, store.sources)
              expect(places.size).toBe(some.length)
              for (const record of some) {
                const { index, path } = places.get(record.recordId) ?? { index: -1, path: [] }
                expect(verifyInclusion(recordLeaf(record), index, tree, path)).toBe(true)
                expect(
                  verifyInclusion(recordLeaf({ ...record, url: 'https://other.example' }), index, tree, path),
                ).toBe(false)
              }
            }
          },
        )

        test('is removed with its snapshot, and with an import that was given up', async () => {
          const source = id('tree')
          const all = Array.from({ length: 2 * TILE_RECORDS }, (_, at) => recordOf(at, 'one'))
          const versions = [all, all.slice(1), all.slice(2)]
          const [first, second, third] = [
            await take(source, versions[0] ?? []),
            await take(source, versions[1] ?? []),
            await take(source, versions[2] ?? []),
          ]
          await store.sources.removeSpare(source)
          expect([await tilesLeft(first), await tilesLeft(second), await tilesLeft(third)]).toEqual([0, 1, 1])
          const given = await store.sources.begin(source)
          for (let at = 0; at < all.length; at += 500) await given.put(all.slice(at, at + 500))
          await given.finish('close', new SnapshotTree())
          const stored = await store.db.selectFrom('snapshot_tiles').select('seq').distinct().execute()
          await given.abandon()
          const left = await store.db.selectFrom('snapshot_tiles').select('seq').distinct().execute()
          expect(left.length).toBe(stored.length - 1)
        })
      })

      test('what was noted of a source is told, in the order of their ids', async () => {
        const { sources } = store
        const failure = { at: AT, message: 'it was cut' }
        await sources.note('noted-b', { failure, checkedAt: AT })
        await sources.note('noted-a', { failure })
        await sources.note('noted-b', { failure: null, checkedAt: LATER })
        await sources.note('noted-a', { failure: null })
        const states = (await sources.states()).filter(({ sourceId }) => sourceId.startsWith('noted-'))
        expect(states).toEqual([
          { sourceId: 'noted-a', current: null, checkedAt: null, failure: null },
          { sourceId: 'noted-b', current: null, checkedAt: LATER, failure: null },
        ])
      })

      test('failures are counted until an attempt is good or a snapshot comes in force', async () => {
        const failure = { at: AT, message: 'it was cut' }
        const countAfter = async (work: () => Promise<unknown>) => {
          await work()
          const states = await store.sources.states()
          return states.find(({ sourceId }) => sourceId === 'counted')?.failure?.count ?? 0
        }
        const fail = () => store.sources.note('counted', { failure })
        expect([await countAfter(fail), await countAfter(fail), await countAfter(fail)]).toEqual([1, 2, 3])
        expect(await countAfter(() => store.sources.note('counted', { failure: null }))).toBe(0)
        expect([await countAfter(fail), await countAfter(fail)]).toEqual([1, 2])
        expect(await countAfter(() => imported(store, 'counted', [[filed('1', 'x')]]))).toBe(0)
        expect(await countAfter(fail)).toBe(1)
      })

      test('three snapshots: each keeps its records, ordered by the bytes of their ids', async () => {
        const { sources } = store
        const ids = ['10', '9', 'Z', 'a', 'a\u0301', 'é', 'Ä', '中', '～', '😀']
        const ordered = ['10', '9', 'Z', 'a', 'a\u0301', 'Ä', 'é', '中', '～', '😀']
        const one = await imported(store, 'firms', [ids.toReversed().map((each) => filed(each, 'old'))])
        const two = await imported(store, 'firms', [
          [filed('😀', 'new', 'lei:NEW'), filed('中', 'old')],
          [filed('10', 'old'), filed('new', 'new', 'lei:NEW')],
        ])
        const three = await imported(store, 'firms', [[filed('10', 'old'), filed('😀', 'newest')]])
        expect([one, two, three].map(({ intake, records }) => ({ ...intake, records }))).toEqual([
          { added: 10, changed: 0, unchanged: 0, removed: 0, records: 10 },
          { added: 1, changed: 1, unchanged: 2, removed: 7, records: 4 },
          { added: 0, changed: 1, unchanged: 1, removed: 2, records: 2 },
        ])
        expect(await heldIn(store, one.snapshot)).toEqual(ordered.map((each) => `${each} old`))
        expect(await heldIn(store, two.snapshot)).toEqual(['10 old', 'new new', '中 old', '😀 new'])
        expect(await heldIn(store, three.snapshot)).toEqual(['10 old', '😀 newest'])
        expect(one.recordsHash).toBe(
          createHash('sha256')
            .update(ordered.map((each) => `${each}:old\n`).join(''))
            .digest('hex'),
        )
        expect(await sources.difference(one.snapshot, two.snapshot)).toEqual({
          added: ['new'],
          removed: ordered.filter((each) => !['10', '中', '😀'].includes(each)),
          changed: ['😀'],
          unchanged: 2,
        })
        expect(await sources.difference(three.snapshot, one.snapshot)).toEqual({
          added: ordered.filter((each) => !['10', '😀'].includes(each)),
          removed: [],
          changed: ['😀'],
          unchanged: 1,
        })
        expect(await sources.snapshots('firms')).toEqual([three.snapshot, two.snapshot, one.snapshot])
        const state = (await sources.states()).find(({ sourceId }) => sourceId === 'firms')
        expect(state).toEqual({
          sourceId: 'firms',
          current: three.snapshot,
          checkedAt: null,
          failure: null,
        })
        for await (const [first] of sources.recordsOf(two.snapshot))
          expect(first).toEqual({
            sourceId: 'firms',
            recordId: '10',
            recordHash: 'old',
            url: 'https://example.org/10',
            locator: 'list.csv id=10',
            parts: '[]',
          })
      })

      test('records of the same content are filed anew where that is asked for and something else of them differs', async () => {
        const moved = (each: string) => ({
          ...filed(each, 'x', `new:${each}`),
          url: 'https://example.org/new',
        })
        const same = (each: string) => filed(each, 'x', `old:${each}`, `old:${each}`)
        const before = await imported(store, 'moved', [['a', 'b', 'c'].map(same)])
        const put = async (refile: boolean) => {
          const taking = await store.sources.begin('moved', { refile })
          await taking.put([moved('a'), same('b'), { ...same('c'), locator: 'elsewhere' }])
          return { taking, finished: await taking.finish('close', new SnapshotTree()) }
        }
        const unasked = await put(false)
        expect(unasked.finished).toMatchObject({ refiled: 0, intake: { unchanged: 3 } })
        await unasked.taking.abandon()

        const { taking, finished } = await put(true)
        expect(finished).toEqual({
          recordsHash: before.recordsHash,
          records: 3,
          refiled: 2,
          mended: 0,
          intake: { added: 0, changed: 0, unchanged: 3, removed: 0 },
        })
        const after = await taking.putInForce({ ...outline('moved'), ...finished })
        const found = async (key: string, snapshot: Snapshot) =>
          (await store.sources.withKeys([key], [snapshot], 10)).map(
            ({ recordId, url }) => `${recordId} ${url}`,
          )
        expect(await found('new:a', after)).toEqual(['a https://example.org/new'])
        expect(await found('old:a', after)).toEqual([])
        expect(await found('old:b', after)).toEqual(['b https://example.org/b'])
        expect(await found('old:a', before.snapshot)).toEqual(['a https://example.org/a'])
        expect(await found('new:a', before.snapshot)).toEqual([])
      })

      test('a record whose parts were altered gets them back from the files, in every snapshot; versions are read newest first', async () => {
        const { snapshot } = await imported(store, 'altered', [[filed('1', 'x'), filed('2', 'y')]])
        const parts = async () =>
          (await store.sources.versionsOf('altered', '1')).map((one) => one.record.parts)
        const [original] = await parts()
        await store.db
          .updateTable('source_records')
          .set({ parts: 'altered' })
          .where('source_id', '=', 'altered')
          .where('record_id', '=', '1')
          .execute()
        const taking = await store.sources.begin('altered')
        await taking.put([filed('1', 'x'), filed('2', 'y')])
        expect(await taking.finish('close', new SnapshotTree())).toMatchObject({
          mended: 1,
          refiled: 0,
          intake: { unchanged: 2 },
        })
        await taking.abandon()
        expect(await parts()).toEqual([original])
        for await (const [first] of store.sources.recordsOf(snapshot)) expect(first?.parts).toBe(original)

        for (const content of ['v2', 'v3']) await imported(store, 'altered', [[filed('1', content)]])
        const since = (await store.sources.versionsOf('altered', '1')).map((one) => one.since)
        expect(since).toEqual(since.toSorted((a, b) => b - a))
        expect(since).toHaveLength(3)
      })

      test('records are found by key in the snapshots that are asked, by source and id, up to a limit', async () => {
        const key = 'name:é 😀'
        const { snapshot: old } = await imported(store, 'keys-a', [[filed('1', 'old', key)]])
        const { snapshot: mine } = await imported(store, 'keys-a', [
          [filed('1', 'new', key, 'lei:1'), filed('中', 'x', key), filed('a', 'x', key)],
        ])
        const { snapshot: other } = await imported(store, 'keys-b', [[filed('1', 'b', key)]])
        const found = async (keys: readonly string[], snapshots: readonly Snapshot[], limit = 10) =>
          (await store.sources.withKeys(keys, snapshots, limit)).map(
            ({ sourceId, recordId, recordHash }) => `${sourceId} ${recordId} ${recordHash}`,
          )
        expect(await found([key], [old])).toEqual(['keys-a 1 old'])
        expect(await found([key, 'lei:1', key], [other, mine])).toEqual([
          'keys-a 1 new',
          'keys-a a x',
          'keys-a 中 x',
          'keys-b 1 b',
        ])
        expect(await found([key], [mine], 2)).toEqual(['keys-a 1 new', 'keys-a a x'])
        expect(await found(['lei:1'], [old, other])).toEqual([])
        expect(await found([], [mine])).toEqual([])
        expect(await found([key], [])).toEqual([])
      })

      test('an import that is abandoned leaves no row and no bound behind', async () => {
        const { snapshot } = await imported(store, 'left', [[filed('1', 'old', 'lei:1'), filed('2', 'old')]])
        const rows = async () => ({
          records: await store.db
            .selectFrom('source_records')
            .selectAll()
            .where('source_id', '=', 'left')
            .orderBy('row_id')
            .execute(),
          keys: await sql`select count(*) as keys from source_record_keys`.execute(store.db),
        })
        const before = await rows()
        const intake = await store.sources.begin('left')
        await intake.put([filed('1', 'new', 'lei:1', 'lei:2'), filed('3', 'new', 'lei:3')])
        expect(await intake.finish('close', new SnapshotTree())).toMatchObject({
          records: 2,
          intake: { added: 1, changed: 1, unchanged: 0, removed: 1 },
        })
        expect(await heldIn(store, snapshot)).toEqual(['1 old', '2 old'])
        await intake.abandon()
        expect(await rows()).toEqual(before)
        await expect(intake.put([])).rejects.toThrow('another import of left has begun since')
        expect((await imported(store, 'left', [[filed('1', 'old')]])).intake).toMatchObject({
          unchanged: 1,
          removed: 1,
        })
      })

      test('a batch with one id twice takes nothing of the batch', async () => {
        const intake = await store.sources.begin('twice')
        await intake.put([filed('1', 'x')])
        const twice = 'the record 2 is there twice; compare the file with the official one'
        await expect(intake.put([filed('2', 'x'), filed('2', 'x')])).rejects.toThrow(twice)
        await expect(intake.put([filed('3', 'x'), filed('1', 'y')])).rejects.toThrow('the record 1 is there')
        expect(await intake.finish('close', new SnapshotTree())).toMatchObject({ records: 1 })
        await intake.abandon()
      })

      test('sources that are imported at once never share a number or a row', async () => {
        const ids = Array.from({ length: 8 }, (_, at) => `at-once-${at}`)
        const taken = await Promise.all(
          ids.map((each) => imported(store, each, [[filed('1', each, 'lei:1')], [filed('2', each)]])),
        )
        expect(new Set(taken.map(({ snapshot }) => snapshot.seq)).size).toBe(8)
        for (const { snapshot } of taken)
          expect(await heldIn(store, snapshot)).toEqual([`1 ${snapshot.sourceId}`, `2 ${snapshot.sourceId}`])
      })

      test('of many imports of one source at once the one begun last is taken, whole and alone', async () => {
        const attempt = async (at: number) => {
          const intake = await store.sources.begin('contended')
          for (let batch = 0; batch < 5; batch++)
            await intake.put(
              Array.from({ length: 120 }, (_, n) => filed(`${at}-${batch}-${n}`, 'x', 'lei:1')),
            )
          const { recordsHash, records } = await intake.finish('close', new SnapshotTree())
          return intake.putInForce({ ...outline('contended'), recordsHash, records })
        }
        const outcomes = await Promise.allSettled(Array.from({ length: 6 }, (_, at) => attempt(at)))
        const good = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
        const bad = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
        expect(bad.map(String)).toEqual(
          bad.map(() => expect.stringContaining('another import of contended has begun since') as string),
        )
        const [snapshot] = good
        expect(good).toHaveLength(1)
        const held = await heldIn(store, snapshot as Snapshot)
        expect(held).toHaveLength(600)
        expect(new Set(held.map((each) => each.split('-')[0])).size).toBe(1)
        const rows = await store.db
          .selectFrom('source_records')
          .select('row_id')
          .where('source_id', '=', 'contended')
          .execute()
        expect(rows).toHaveLength(600)
      })
    })
  })
}

conformance('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-store-'))
  return Promise.resolve({
    location: { kind: 'sqlite', path: join(folder, 'assay.sqlite') },
    drop: async () => rmSync(folder, { recursive: true }),
  })
})

if (postgresUrl === undefined) {
  test.skip(`PostgreSQL: ${postgresAbsent}`, () => undefined)
} else {
  conformance('PostgreSQL', async () => {
    const { url, drop } = await freshDatabase()
    return { location: { kind: 'postgres', url }, drop }
  })
}

describe.skipIf(postgresUrl === undefined)(
  `PostgreSQL only (${postgresUrl ? 'present' : postgresAbsent})`,
  () => {
    test('row-level security is a second wall: a query that names no workspace sees nothing and takes nothing', async () => {
      const database = await freshDatabase()
      const store = await openStore({ kind: 'postgres', url: database.url })
      const who = await tenant(store)
      const opened = await openSession(store, who)
      const visible = (setting: string) =>
        store.db.transaction().execute(async (tx) => {
          await sql`select set_config('assay.workspace_id', ${setting}, true)`.execute(tx)
          return (await sql`select id from sessions`.execute(tx)).rows.length
        })
      expect(await visible('')).toBe(0)
      expect(await visible('another')).toBe(0)
      expect(await visible(who.workspaceId)).toBe(1)
      expect((await sql`select id from sessions`.execute(store.db)).rows).toEqual([])
      const foreign = sql`update sessions set rev = 9 where id = ${opened.id}`.execute(store.db)
      expect((await foreign).numAffectedRows).toBe(0n)
      const smuggled = sql`insert into quotas (workspace_id, month, used) values (${who.workspaceId}, '2026-11', 1)`
      await expect(smuggled.execute(store.db)).rejects.toThrow('row-level security')
      await store.close()
      await database.drop()
    })

    test('of servers that share a database one works on a source at a time; whatever becomes of it, it lets go', async () => {
      const database = await freshDatabase()
      const [one, other] = [
        await openStore({ kind: 'postgres', url: database.url }),
        await openStore({ kind: 'postgres', url: database.url }),
      ]
      const beside = () => other.sources.alone('un-sc', () => Promise.resolve('done'))
      const done = await one.sources.alone('un-sc', async () => {
        expect(await beside()).toBeUndefined()
        expect(await other.sources.atWork(['un-sc', 'eu-fsf'])).toEqual(new Set(['un-sc']))
        expect(await one.sources.alone('un-sc', () => Promise.resolve('twice'))).toBeUndefined()
        expect(await other.sources.alone('eu-fsf', () => Promise.resolve('another'))).toBe('another')
        return 'first'
      })
      expect([done, await beside()]).toEqual(['first', 'done'])
      const failing = one.sources.alone('un-sc', () => Promise.reject(new Error('on purpose')))
      await expect(failing).rejects.toThrow('on purpose')
      expect(await beside()).toBe('done')

      const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const holding = one.sources.alone('un-sc', () => {
        begun.resolve()
        return end.promise
      })
      await begun.promise
      expect(await beside()).toBeUndefined()
      await sql`select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where datname = current_database() and locktype = 'advisory'`.execute(other.db)
      await expect.poll(beside).toBe('done')
      end.resolve()
      await holding
      await one.close()
      await other.close()
      await database.drop()
    })

    test('a connection that is lost between the pages of a snapshot is StoreUnavailable', async () => {
      const database = await freshDatabase()
      const [store, other] = [
        await openStore({ kind: 'postgres', url: database.url }),
        await openStore({ kind: 'postgres', url: database.url }),
      ]
      const many = Array.from({ length: 5_001 }, (_, at) => filed(`${at}`, 'x'))
      const { snapshot } = await imported(store, 'paged', [many])
      const pages = store.sources.recordsOf(snapshot)[Symbol.asyncIterator]()
      expect((await pages.next()).value).toHaveLength(5_000)
      await other.db.transaction().execute(async (tx) => {
        await sql`lock table source_records in access exclusive mode`.execute(tx)
        const next = expect(pages.next()).rejects.toBeInstanceOf(StoreUnavailable)
        const ended = async () =>
          (
            await sql`select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`.execute(tx)
          ).rows.length
        await expect.poll(ended).toBe(1)
        await next
      })
      await store.close()
      await other.close()
      await database.drop()
    })

    test('a server that is gone is StoreUnavailable, not a fault of ours', async () => {
      const gone = openStore({ kind: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none' })
      await expect(gone).rejects.toThrow('cannot be used')
      const database = await freshDatabase()
      const store = await openStore({ kind: 'postgres', url: database.url })
      await database.drop()
      await expect(store.ping()).rejects.toBeInstanceOf(Error)
      await store.close().catch(() => undefined)
    })
  },
)

test('a locked SQLite file is StoreUnavailable after the busy time-out', async () => {
  const { DatabaseSync } = await import('node:sqlite')
  const folder = mkdtempSync(join(tmpdir(), 'assay-locked-'))
  const path = join(folder, 'assay.sqlite')
  const store = await openStore({ kind: 'sqlite', path })
  const other = new DatabaseSync(path)
  other.exec('begin exclusive')
  await expect(store.accounts.setTier('x', 'pro')).rejects.toBeInstanceOf(StoreUnavailable)
  other.close()
  await store.close()
  rmSync(folder, { recursive: true })
})
