// One suite of promises, kept by both stores. Without a PostgreSQL its half is skipped, and says so.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenStore, openStore, type StoreLocation } from '../../src/adapters/store/store.ts'
import { type ApiKey, type Entry, type Session, StoreUnavailable } from '../../src/app/ports.ts'
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

const entry = (over: Partial<Entry> = {}): Entry => ({
  id: id('e'),
  axis: 'economics',
  kind: 'cac',
  value: { amount: 400, currency: 'GBP', basis: 'measured' },
  received_at: AT,
  age_days: null,
  head: [],
  verify: null,
  flags: [],
  ...over,
})

interface Tenant {
  readonly workspaceId: string
  readonly key: ApiKey
  readonly hash: string
}

async function tenant(store: OpenStore): Promise<Tenant> {
  const workspaceId = id('workspace')
  await store.accounts.createWorkspace({ id: workspaceId, name: 'A', tier: 'free', createdAt: AT })
  const key: ApiKey = {
    id: id('key'),
    workspaceId,
    name: 'main',
    scopes: ['read', 'run'],
    createdAt: AT,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
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
      expect(await store.accounts.keys(workspaceId)).toEqual([key])
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
        current: { scores: [6, 6, 7, 6, 6, 7, 5], verdict: 'iterate' },
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
        await writes.supersedeEntries(sessionId, [first.id])
        await writes.putEntry(sessionId, 2, second)
      })
      const superseded = { ...first, flags: ['restricted', 'superseded'] }
      const ledger = () => store.read(who.workspaceId, (reads) => reads.entries(sessionId))
      expect(await ledger()).toEqual([superseded, second])
      await store.write(who.workspaceId, async (writes) => {
        await writes.supersedeEntries(sessionId, [second.id])
        await writes.putEntry(sessionId, 3, { ...first, received_at: LATER })
      })
      expect(await ledger()).toEqual([
        { ...second, flags: ['superseded'] },
        { ...first, received_at: LATER },
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
      }
      await store.write(who.workspaceId, (writes) => writes.insertScorecard(sessionId, card))
      await store.write(who.workspaceId, (writes) =>
        writes.insertScorecard(sessionId, { ...card, category: 'fintech' }),
      )
      const kept = await store.read(who.workspaceId, (reads) => reads.scorecardHistory(sessionId))
      expect(kept.map(({ category }) => category)).toEqual(['default', 'fintech'])
      expect(await store.read(who.workspaceId, (reads) => reads.latestScorecard(sessionId))).toEqual({
        ...kept[1],
        assessment: '{}',
      })
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
