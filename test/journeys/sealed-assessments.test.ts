// What the seal of a scorecard says and when there is none: for new and old scorecards, for repeated calls, for broken logs, for
// other workspaces, and for the file that a customer saves.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linesOfReport } from '../../src/audit/bundle/bundle-report.ts'
import { verifyBundle } from '../../src/audit/bundle/verify-bundle.ts'
import { checkStore } from '../../src/main/check-store.ts'
import { verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import { migratedDatabase, postgresAbsent, postgresUrl } from '../support/postgres.ts'
import { assay } from '../support/process.ts'
import { sessionIdIn } from '../support/requests.ts'
import { type Answer, bodyOf, createWorld, example, LOG_KEY, type World } from '../support/world.ts'

interface Sealed {
  readonly hash: string
  readonly logIndex: number
  readonly tamperEvident: boolean
}
interface Scored {
  readonly data: {
    readonly revision: number
    readonly total: number
    readonly verdict: string
    readonly category: string
    readonly axes: readonly {
      readonly id: string
      readonly score: number
      readonly cites: readonly string[]
    }[]
    readonly entries: readonly { readonly id: string; readonly grade: string; readonly verified: boolean }[]
    readonly _sd: readonly string[]
  }
}

describe.each([
  ['SQLite', false],
  [`PostgreSQL (${postgresUrl ? 'present' : postgresAbsent})`, true],
] as const)('on %s', (_name, onPostgres) => {
  describe.skipIf(onPostgres && postgresUrl === undefined)('a scorecard', () => {
    let world: World
    let store: OpenStore
    let database: Awaited<ReturnType<typeof migratedDatabase>> | undefined
    let [key, workspaceId] = ['', '']

    beforeAll(async () => {
      if (onPostgres) database = await migratedDatabase()
      const shared = database && (await openStore({ kind: 'postgres', url: database.url }))
      world = await createWorld(shared && { store: shared })
      store = world.ports.store as OpenStore
      ;({ key, workspaceId } = await world.tenant('pro'))
    })
    afterAll(async () => {
      await world.close()
      await database?.drop()
    })

    const sealOf = async (session: string, input: object = {}, headers = {}): Promise<Sealed | null> =>
      bodyOf(await world.call(key, 'score', { session, ...input }, headers))[
        'audit'
      ] as unknown as Sealed | null
    const trailOf = async (id: string, input: object = {}): Promise<string> => {
      const { status, text } = await world.call(key, 'get_session_audit', { id, ...input })
      if (status !== 200) throw new Error(text)
      return text
    }
    const recordsIn = (trail: string): readonly Scored[] =>
      (JSON.parse(trail) as { records: string[] }).records.map((record) => JSON.parse(record) as Scored)
    const checkpoint = async () =>
      bodyOf(await world.call(key, 'get_audit_checkpoint', {})) as unknown as {
        readonly checkpoint: string
        readonly size: number
        readonly verifierKey: string
      }
    const inStore = <T>(work: (db: OpenStore['db']) => Promise<T>): Promise<T> =>
      store.db.transaction().execute(async (db) => {
        if (onPostgres) await sql`select set_config('assay.workspace_id', ${workspaceId}, true)`.execute(db)
        return work(db)
      })
    const inWorkspace = (statement: ReturnType<typeof sql>): Promise<unknown> =>
      inStore((db) => statement.execute(db))

    test('is sealed with the scores, and with each entry of the ledger and its grade, before it is answered', async () => {
      const token = await world.session(key, example('strong'))
      const { scorecard, audit } = bodyOf(await world.call(key, 'score', { session: token })) as unknown as {
        scorecard: { total: number; verdict: string; axes: { id: string; score: number }[] }
        audit: Sealed
      }
      const trail = await trailOf(sessionIdIn(token))
      const [record] = recordsIn(trail)
      expect(audit).toEqual({
        hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        logIndex: (await checkpoint()).size - 1,
        tamperEvident: true,
      })
      expect(record?.data).toMatchObject({ total: scorecard.total, verdict: scorecard.verdict })
      expect(record?.data.axes.map(({ id, score }) => ({ id, score }))).toEqual(
        scorecard.axes.map(({ id, score }) => ({ id, score })),
      )
      const ledger = await store.read(workspaceId, (tenant) => tenant.entries(sessionIdIn(token)))
      expect(record?.data.entries.map(({ id }) => id)).toEqual(ledger.map(({ id }) => id))
      expect(new Set(record?.data.entries.map(({ grade }) => grade))).toEqual(new Set(['read', 'word']))
      // nothing that the founder wrote is in the record, and all of it is behind its digests
      for (const { value } of ledger)
        for (const text of Object.values(value).filter((member) => JSON.stringify(member).includes(' ')))
          expect(JSON.stringify(record)).not.toContain(JSON.stringify(text).slice(1, -1))
      expect(record?.data._sd).toHaveLength(ledger.length + 2)
    })

    test('is proved to a stranger: offline, with the key and a checkpoint that was kept before', async () => {
      const before = await checkpoint()
      const token = await world.scored(key, example('strong'))
      await sealOf(token, { category: 'fintech' })
      const trail = await trailOf(sessionIdIn(token), { from: String(before.size) })
      const trust = { keys: [before.verifierKey], pin: Buffer.from(before.checkpoint) }
      const report = verifyBundle(Buffer.from(trail), trust, verifyEd25519)
      expect(report.steps.filter(({ state }) => state !== 'proved')).toEqual([])
      expect(report.outcome).toBe('verified')
      const text = linesOfReport(report).join('\n')
      expect(text).toContain('scored 2 times')
      expect(text).toMatch(/Scoring 1, .*, category b2b_saas_smb: 57 points, build\./)
      expect(text).toMatch(/problem \d+: e_[0-9a-f]{8} \(\w+, read\)/)
    })

    test('comes with the checkpoint of the log in a header, and the same scorecard has the same bytes when the log has grown', async () => {
      const token = await world.session(key, example('strong'))
      const scored = () => world.call(key, 'score', { session: token })
      const pinIn = ({ headers }: Answer): Buffer =>
        Buffer.from(String(headers['assay-log-checkpoint']), 'base64')
      const first = await scored()
      const { logIndex } = bodyOf(first)['audit'] as unknown as { readonly logIndex: number }
      expect(String(pinIn(first))).toBe((await checkpoint()).checkpoint)
      expect(Number(String(pinIn(first)).split('\n')[1])).toBe(logIndex + 1)
      await world.scored(key, example('strong'))
      const again = await scored()
      expect(pinIn(again)).not.toEqual(pinIn(first))
      const withoutToken = (text: string): string => text.replace(/"srv1\.[^"]+"/, '')
      expect(withoutToken(again.text)).toBe(withoutToken(first.text))
      // a caller who keeps the header can check every later trail
      const from = String(logIndex + 1)
      const trust = { keys: [(await checkpoint()).verifierKey], pin: pinIn(first) }
      const trail = Buffer.from(await trailOf(sessionIdIn(token), { from }))
      expect(verifyBundle(trail, trust, verifyEd25519).outcome).toBe('verified')
    })

    test('keeps its seal when the stored answer is given, which writes nothing', async () => {
      const token = await world.session(key, example('strong'))
      const first = await sealOf(token)
      const { size } = await checkpoint()
      expect(await sealOf(token)).toEqual(first)
      expect((await checkpoint()).size).toBe(size)
    })

    test('is sealed once for one Idempotency-Key, and its seal is examined again for each answer', async () => {
      const token = await world.session(key, example('strong'))
      const headers = { 'idempotency-key': `k-${token.slice(-12)}` }
      const first = await sealOf(token, {}, headers)
      const other = await sealOf(token, { category: 'fintech' })
      expect(other?.hash).not.toBe(first?.hash)
      expect(await sealOf(token, {}, headers)).toEqual(first)
      const id = sessionIdIn(token)
      await inWorkspace(
        sql`update scorecards set total = 70 where session_id = ${id} and audit_hash = ${first?.hash}`,
      )
      expect(await sealOf(token, {}, headers)).toEqual({ ...first, tamperEvident: false })
    })

    test('whose class was replaced (V-7) is sealed with both, and holds', async () => {
      const token = await world.session(key, { ...example('middling'), category: 'seed_funded_startup' })
      await sealOf(token)
      expect(await sealOf(token)).toMatchObject({ tamperEvident: true })
      const trail = await trailOf(sessionIdIn(token))
      expect(recordsIn(trail)[0]?.data).toMatchObject({
        category: 'default',
        requested: 'seed_funded_startup',
      })
      expect(JSON.parse(trail)).not.toHaveProperty('fault')
    })

    test('keeps every scoring on record, and each value once, however often the session is scored', async () => {
      const token = await world.session(key, example('strong'))
      for (const category of ['fintech', 'edtech', 'fintech', 'edtech']) await sealOf(token, { category })
      const trail = await trailOf(sessionIdIn(token))
      expect(recordsIn(trail).map(({ data }) => data.category)).toEqual([
        'fintech',
        'edtech',
        'fintech',
        'edtech',
      ])
      const { disclosures } = JSON.parse(trail) as { disclosures: { name: string }[] }
      const entries = recordsIn(trail)[0]?.data.entries.length ?? 0
      // the pitch and each entry once, and each assessment
      expect(disclosures).toHaveLength(1 + entries + 4)
    })

    test('of a version before sealing has no seal, and is no fault', async () => {
      const token = await world.scored(key, example('middling'))
      const id = sessionIdIn(token)
      await inWorkspace(sql`update scorecards set audit_hash = null where session_id = ${id}`)
      await inWorkspace(sql`delete from log_entries where chain = ${id}`)
      await inWorkspace(sql`delete from log_disclosures where chain = ${id}`)
      // as if its leaves were those of something else: the version before logged nothing of an assessment
      await inWorkspace(sql`update audit_subtrees set run_id = 'other' where run_id = ${id}`)
      const logged = await checkpoint()
      expect(await sealOf(token)).toBeNull()
      expect((await checkpoint()).size).toBe(logged.size)
      const { status, body } = await world.call(key, 'get_session_audit', { id })
      expect(status).toBe(412)
      expect(String(body['message'])).toContain('no sealed scorecard')
      const faults: string[] = []
      const ports = { store, auditLog: world.ports.auditLog, key: LOG_KEY, pause: () => Promise.resolve() }
      await checkStore(ports, ({ says }) => faults.push(says))
      expect(faults.filter((says) => says.includes(`assessment ${id}: `))).toEqual([])
      // the next scoring is sealed
      expect(await sealOf(token, { category: 'fintech' })).toMatchObject({ tamperEvident: true })
    })

    test('is not made while the log is broken: the error says what to do, and nothing is lost', async () => {
      const sick = await world.tenant('pro')
      const token = await world.scored(sick.key, example('strong'))
      const id = sessionIdIn(token)
      await store.db.transaction().execute(async (db) => {
        if (onPostgres)
          await sql`select set_config('assay.workspace_id', ${sick.workspaceId}, true)`.execute(db)
        await sql`delete from audit_checkpoints where workspace_id = ${sick.workspaceId}`.execute(db)
      })
      const { status, body } = await world.call(sick.key, 'score', { session: token, category: 'fintech' })
      expect({ status, error: body['error'] }).toEqual({ status: 503, error: 'audit_log_broken' })
      expect(String(body['message'])).toContain('assay fsck')
      expect(world.log()).toContain('LogBroken')
      const [session, history] = await store.read(sick.workspaceId, async (tenant) => [
        await tenant.session(id),
        await tenant.scorecardHistory(id),
      ])
      expect(session?.current).not.toBeNull()
      expect(history).toHaveLength(1)
      // the stored answer is still given, and not as proved
      const stored = await world.call(sick.key, 'score', { session: token })
      expect(stored.body['audit']).toMatchObject({ tamperEvident: false })
    })

    test('that two calls make at the same time is sealed once', async () => {
      const token = await world.session(key, example('strong'))
      const seals = await Promise.all(Array.from({ length: 6 }, () => sealOf(token)))
      expect(new Set(seals.map((seal) => seal?.hash)).size).toBe(1)
      expect(recordsIn(await trailOf(sessionIdIn(token)))).toHaveLength(1)
    })

    test('that is scored in other categories at the same time never looks altered', async () => {
      const token = await world.session(key, example('strong'))
      const categories = [
        'fintech',
        'edtech',
        undefined,
        'fintech',
        undefined,
        'edtech',
        undefined,
        undefined,
      ]
      const seals = await Promise.all(
        Array.from({ length: 24 }, (_, at) => {
          const category = categories[at % categories.length]
          return sealOf(token, category === undefined ? {} : { category })
        }),
      )
      expect(seals.filter((seal) => seal?.tamperEvident !== true)).toEqual([])
    })

    test('of an answer that an earlier version kept for an Idempotency-Key has no seal', async () => {
      const token = await world.session(key, example('strong'))
      const headers = { 'idempotency-key': `older-${token.slice(-12)}` }
      await sealOf(token, {}, headers)
      const [row] = await inStore(async (db) => {
        const select = sql<{
          answer: string
        }>`select answer from idempotency_keys where key = ${headers['idempotency-key']}`
        return (await select.execute(db)).rows
      })
      const { auditHash: _, ...older } = JSON.parse(row?.answer ?? '{}') as Record<string, unknown>
      await inWorkspace(
        sql`update idempotency_keys set answer = ${JSON.stringify(older)} where key = ${headers['idempotency-key']}`,
      )
      expect(await sealOf(token, {}, headers)).toBeNull()
    })

    test('of many sessions at the same time are all sealed, in one log that holds', async () => {
      const tokens: string[] = []
      for (let at = 0; at < 6; at++) tokens.push(await world.session(key, example('middling')))
      const seals = await Promise.all(tokens.map((token) => sealOf(token)))
      expect(new Set(seals.map((seal) => seal?.logIndex)).size).toBe(6)
      expect(seals.every((seal) => seal?.tamperEvident === true)).toBe(true)
    })

    test('has a trail for its workspace alone, and for keys that read', async () => {
      const id = sessionIdIn(await world.scored(key, example('middling')))
      const other = await world.tenant('pro')
      expect((await world.call(other.key, 'get_session_audit', { id })).status).toBe(404)
      const { key: reader } = await world.admin.createKey(workspaceId, { name: 'reader', scopes: ['read'] })
      expect((await world.call(reader, 'get_session_audit', { id })).status).toBe(200)
      expect((await world.call(reader, 'get_session_audit', { id, from: '999999' })).status).toBe(400)
      // the chain of the log itself is of no session
      await store.write(workspaceId, async (tenant) => {
        const log = await world.ports.auditLog.open(tenant)
        const data = { note: 'of no session' }
        await log.record('log', [
          { type: 'key.rotated', at: new Date().toISOString(), actor: 'operator', data },
        ])
      })
      expect((await world.call(key, 'get_session_audit', { id: 'log' })).status).toBe(404)
    })
  })
})

describe('the command that saves a trail', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-export-'))
  let world: World
  let environment: Record<string, string> = {}
  let id = ''

  beforeAll(async () => {
    world = await createWorld()
    const { key } = await world.tenant('pro')
    id = sessionIdIn(await world.scored(key, example('strong')))
    const url = await world.server.listen({ port: 0, host: '127.0.0.1' })
    environment = { ASSAY_API_URL: url, ASSAY_API_KEY: key }
  })
  afterAll(async () => {
    await world.close()
    rmSync(folder, { recursive: true })
  })

  test('takes the id of a session, and the saved file verifies', async () => {
    const out = join(folder, 'trail.json')
    const exported = await assay(['audit', 'export', id, '--out', out], environment)
    expect(exported.err).toBe('')
    const key = /its key is (\S+)/.exec(exported.out)?.[1] ?? ''
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ format: 'assay-assessment-bundle/v1' })
    const pin = join(folder, 'trail.checkpoint')
    const verified = await assay(['verify', out, '--key', key, '--pin', pin], {})
    expect(verified.out).toContain(`Assessment ${id}, scored once.`)
    expect(verified.out).toMatch(/Evidence\s+proved/)
    expect(verified.code).toBe(0)
  })
})
