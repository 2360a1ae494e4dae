// A founder, or a person named in a quote, asks to be forgotten: what is stored of the assessment goes, from every table and from the
// file, and its audit trail still verifies with the same hash and says what was erased.
import { readFileSync } from 'node:fs'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linesOfReport } from '../../src/audit/bundle/bundle-report.ts'
import { verifyBundle } from '../../src/audit/bundle/verify-bundle.ts'
import {
  applySessionRetention,
  sessionRetention,
} from '../../src/assessment/erasure/apply-session-retention.ts'
import { eraseLoggedSessions } from '../../src/assessment/erasure/logged-sessions.ts'
import { replayAssessment } from '../../src/assessment/scorecards/replay-assessment.ts'
import type { AuditCheckpoint } from '../../src/contract/vocabulary/audit.ts'
import { keepRetention } from '../../src/diligence/erasure/apply-retention.ts'
import { verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import type { Tables } from '../../src/platform/store/schema/schema.ts'
import { sessionIdIn } from '../support/requests.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { alterTenant, inTenant, storeFaults, tablesHolding, tenantRows } from '../support/tenant-rows.ts'
import { bodyOf, createWorld, example, kinds, NOW, type World } from '../support/world.ts'

const DAY = 86_400_000
const PITCH = 'Quilfeather Ophthalmics reminds patients of Dr. Zanzibarski by text message.'
const STRONG = { ...example('strong'), pitch: PITCH }
/** Every longer text that a founder sent. None of them may be left anywhere. */
const TRACES = [
  'Quilfeather',
  'quilfeather',
  'Zanzibarski',
  'zanzibarski',
  ...STRONG.signals.flatMap(({ value }) =>
    Object.values(value).filter((text) => typeof text === 'string' && text.length > 24),
  ),
] as readonly string[]
const QUOTE = String(kinds['user_quote']?.value['verbatim'])
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

describe.each(stores)('on $kind', ({ kind, skip, place }) => {
  describe.skipIf(skip)('a session that is erased', () => {
    let world: World
    let store: OpenStore
    let path: string | undefined
    let [key, workspaceId, keyId] = ['', '', '']
    let kept: AuditCheckpoint

    beforeAll(async () => {
      const placed = await place()
      path = placed.location.kind === 'sqlite' ? placed.location.path : undefined
      // why the cast: a place is of one store, and the type is of both
      world = await placedWorld((() => Promise.resolve(placed)) as typeof place)
      store = world.ports.store as OpenStore
    })
    afterAll(() => world.close())
    beforeEach(async () => {
      ;({ key, workspaceId, keyId } = await world.tenant('pro'))
    })

    const call = (...request: Parameters<World['call']>) => world.call(...request)
    const erase = (id: string, reason?: string) =>
      call(key, 'erase_session', { id, ...(reason && { reason }) })
    const trailOf = async (id: string, from?: AuditCheckpoint): Promise<string> =>
      (await call(key, 'get_session_audit', { id, ...(from && { from: String(from.size) }) })).text
    const keep = async (): Promise<AuditCheckpoint> =>
      (kept = (await call(key, 'get_audit_checkpoint', {})).body as unknown as AuditCheckpoint)
    const verified = (bundle: string) =>
      verifyBundle(utf8(bundle), { keys: [kept.verifierKey], pin: utf8(kept.checkpoint) }, verifyEd25519)
    const faults = () => storeFaults(store, world.ports.auditLog, workspaceId)
    const inStore = <T>(work: (db: OpenStore['db']) => Promise<T>) => inTenant(store, workspaceId, work)
    const alter = (...statements: readonly RawBuilder<unknown>[]) =>
      alterTenant(store, workspaceId, statements)
    const rowsOf = (table: keyof Tables) => tenantRows(store, workspaceId, table)
    const tablesWith = (texts: readonly string[]) => tablesHolding(store, workspaceId, texts)
    /** A scored session with something in every table: its token and its id. */
    const aSession = async (headers = {}): Promise<{ readonly token: string; readonly id: string }> => {
      const opened = bodyOf(await call(key, 'start', { pitch: PITCH }, headers))
      const [token, id] = [String(opened['token']), String(opened['session_id'])]
      for (const [at, signal] of STRONG.signals.entries())
        bodyOf(
          await call(
            key,
            'submit_signal',
            { session: token, ...signal },
            { 'idempotency-key': `${id}-${at}` },
          ),
        )
      bodyOf(await call(key, 'score', { session: token }, { 'idempotency-key': `${id}-score` }))
      return { token, id }
    }
    const fillAll = async ({ token, id }: { readonly token: string; readonly id: string }) => {
      await store.write(workspaceId, async (tenant) => {
        expect(await tenant.claimMessage(`message of ${id}`, id, new Date(NOW).toISOString())).toBe(true)
        const check = { id: '', sentBy: keyId, sourceUrl: 'https://zanzibarski.com/', verbatim: QUOTE }
        const result = { valid: true, at: new Date(NOW).toISOString(), passage: QUOTE }
        const ids = [world.ports.ids.ulid(), world.ports.ids.ulid()]
        await tenant.recordCitations(
          [
            { ...check, id: ids[0] ?? '', sessionId: id, check: result },
            { ...check, id: ids[1] ?? '', sessionId: null, check: result },
          ],
          1_000,
        )
      })
      const payload = { note: 'Zanzibarski called' }
      await call(key, 'record_event', { session_id: id, event_kind: 'score', payload, total_score: 57 })
      bodyOf(await call(key, 'score', { session: token, category: 'fintech' }))
    }

    test('is gone from every table, list and answer, and each of them says since when and why', async () => {
      const session = await aSession({ 'idempotency-key': 'opening' })
      await fillAll(session)
      const { id, token } = session
      const other = await world.scored(key, example('middling'))
      expect(await tablesWith(TRACES)).toEqual(
        expect.arrayContaining([
          'sessions',
          'entries',
          'log_disclosures',
          'search_texts',
          'citation_checks',
          'telemetry_events',
          'idempotency_keys',
        ]),
      )
      const before = await call(key, 'get_session', { id })
      expect(before.body).toMatchObject({
        session_id: id,
        pitch: PITCH,
        holds: { entries: STRONG.signals.length, scorecards: 2, citation_checks: 1, messages: 1, events: 1 },
      })

      const answer = await erase(id)
      expect(answer.status, answer.text).toBe(200)
      const erased = { at: new Date(NOW).toISOString(), reason: 'request' }
      expect(answer.body).toMatchObject({
        session_id: id,
        erased,
        log: { index: expect.any(Number) as number },
      })
      const mine = TRACES.filter((text) => !JSON.stringify(example('middling')).includes(text))
      expect(await tablesWith(mine)).toEqual([])
      for (const name of [
        'entries',
        'scorecards',
        'category_changes',
        'used_messages',
        'citation_checks',
      ] as const)
        expect(
          (await rowsOf(name)).filter((row) => row['session_id'] === id),
          name,
        ).toEqual([])
      expect((await rowsOf('log_disclosures')).filter(({ chain }) => chain === id)).toEqual([])
      expect((await rowsOf('idempotency_keys')).filter((row) => String(row['answer']).includes(id))).toEqual(
        [],
      )

      expect((await call(key, 'get_session', { id })).body).toMatchObject({
        pitch: '(erased)',
        erased,
        holds: { entries: 0, scorecards: 0, citation_checks: 0, messages: 0, events: 1 },
      })
      const listed = (await call(key, 'list_sessions', {})).body['sessions'] as unknown as object[]
      expect(listed).toHaveLength(2)
      expect(listed[1]).toMatchObject({ session_id: id, pitch: '(erased)', erased, missing: 0 })
      expect((await call(key, 'list_sessions', { query: 'quilfeather' })).body['sessions']).toEqual([])
      for (const [name, input] of [
        ['check_progress', { session: token }],
        ['submit_signal', { session: token, ...STRONG.signals[0] }],
        ['score', { session: token }],
        ['generate_roadmap', { session: token }],
        ['export', { session: token, format: 'markdown' }],
        ['stack_handoff', { session: token }],
        ['deck_handoff', { session: token }],
        ['deep_research_mode', { session: token, axis: 'problem' }],
        ['record_event', { session_id: id, event_kind: 'score', payload: { note: 'Zanzibarski' } }],
        ['download_export', { id }],
      ] as const)
        expect((await call(key, name, input)).body, name).toMatchObject({
          status: 410,
          error: 'session_erased',
        })
      expect((await call(key, 'score', { session: token })).text).toContain(
        'The session was erased on 2026-11-02 (request)',
      )
      expect((await call(key, 'check_progress', { session: other })).status).toBe(200)
      expect(await tablesWith(mine)).toEqual([])
      expect(await faults()).toEqual([])
    })

    test('keeps its audit hash, and its trail verifies before and after and says what was erased', async () => {
      const { id, token } = await aSession()
      await keep()
      const earlier = await trailOf(id)
      const scored = bodyOf(await call(key, 'score', { session: token, category: 'fintech' }))
      const last = await trailOf(id)
      await erase(id, 'order')
      const later = await trailOf(id, kept)
      const report = verified(later)
      expect(report.steps.filter(({ state }) => state !== 'proved')).toEqual([])
      expect(report).toMatchObject({
        outcome: 'verified',
        facts: { disclosed: [], withheld: 0, erased: { at: new Date(NOW).toISOString(), reason: 'order' } },
      })
      const { names = [] } = report.facts?.erased ?? {}
      expect(names).toEqual(expect.arrayContaining(['assessment.0', 'assessment.1', 'pitch.0']))
      expect(names.every((name) => /^(pitch|assessment|entry\.e_[0-9a-f]{8})\.\d$/.test(name))).toBe(true)
      expect(linesOfReport(report).join('\n')).toContain(`(order), ${names.length} values.`)
      expect(verified(earlier).outcome).toBe('verified')
      const recordsIn = (trail: string) => (JSON.parse(trail) as { records: string[] }).records
      expect(recordsIn(later)).toEqual(recordsIn(last))
      expect(report.facts?.auditHash).toBe((scored['audit'] as unknown as { hash: string }).hash)
      for (const trace of TRACES) expect(later).not.toContain(trace)
      const replayed = await replayAssessment(world.ports, workspaceId, id)
      expect(replayed).toMatchObject({
        kind: 'not_replayable',
        why: expect.stringContaining('it was erased on 2026-11-02 (order)') as string,
      })
    })

    test('is erased once: a repeated call changes nothing and says since when', async () => {
      const { id } = await aSession()
      const first = await erase(id)
      world.travel(DAY)
      const { size } = await keep()
      const again = await erase(id, 'mistake')
      world.travel(-DAY)
      expect(again.status).toBe(200)
      expect(again.body).toEqual(first.body)
      expect((await keep()).size).toBe(size)
    })

    test('that was never scored is erased and logged too', async () => {
      const token = await world.session(key, { ...STRONG, signals: STRONG.signals.slice(0, 3) })
      const id = sessionIdIn(token)
      expect((await erase(id, 'mistake')).body).toMatchObject({ erased: { reason: 'mistake' } })
      expect((await call(key, 'get_session_audit', { id })).body).toMatchObject({ error: 'session_erased' })
      expect(await tablesWith(TRACES)).toEqual([])
      const entries = await store.read(workspaceId, (tenant) => tenant.logEntries('log'))
      expect(entries.map(({ record }) => (JSON.parse(record) as { data: unknown }).data)).toEqual([
        { fields: [], reason: 'mistake', run: id },
      ])
      expect(await faults()).toEqual([])
    })

    test('needs the scope decide and a session of the workspace; a foreign one answers as an unknown one', async () => {
      const { id } = await aSession()
      for (const scope of ['read', 'run'] as const) {
        const { key: narrow } = await world.admin.createKey(workspaceId, { name: scope, scopes: [scope] })
        expect((await call(narrow, 'erase_session', { id })).body).toMatchObject({
          error: 'insufficient_scope',
        })
      }
      const stranger = await world.tenant('free')
      const unknown = await call(stranger.key, 'erase_session', { id: '01K9Z3T0Z8Q4W7X2M5N9R3C1KD' })
      const foreign = await call(stranger.key, 'erase_session', { id })
      const without = ({ request_id: _id, ...body }: Record<string, unknown>) => body
      expect(foreign.status).toBe(404)
      expect(without(foreign.body)).toEqual(without(unknown.body))
      expect(without((await call(stranger.key, 'get_session', { id })).body)).toEqual(
        without((await call(stranger.key, 'get_session', { id: '01K9Z3T0Z8Q4W7X2M5N9R3C1KD' })).body),
      )
      expect((await erase(id, 'retention')).body).toMatchObject({ error: 'invalid_request' })
      expect((await call(key, 'get_session', { id })).body['erased']).toBeUndefined()
      // why also on the free tier: the right to be forgotten has no price
      const free = await world.tenant('free')
      const own = sessionIdIn(await world.session(free.key, { ...STRONG, signals: [] }))
      expect((await call(free.key, 'erase_session', { id: own })).status).toBe(200)
    })

    test('does not come back when its calls are repeated with their Idempotency-Keys', async () => {
      const { id, token } = await aSession({ 'idempotency-key': 'opening' })
      await erase(id)
      const reopened = await call(key, 'start', { pitch: PITCH }, { 'idempotency-key': 'opening' })
      expect(reopened.body).toMatchObject({ error: 'idempotency_key_reused' })
      const submitted = await call(
        key,
        'submit_signal',
        { session: token, ...STRONG.signals[0] },
        { 'idempotency-key': `${id}-0` },
      )
      expect(submitted.body).toMatchObject({ error: 'session_erased' })
      const scored = await call(key, 'score', { session: token }, { 'idempotency-key': `${id}-score` })
      expect(scored.body).toMatchObject({ error: 'session_erased' })
      expect(await tablesWith(TRACES)).toEqual([])
    })

    test('is erased once by many at the same time, beside calls that submit and score', async () => {
      const { id, token } = await aSession()
      const other = {
        ...kinds['user_quote']?.value,
        verbatim: 'Every Friday two of us phone forty patients.',
      }
      const signal = { axis: 'problem', kind: 'user_quote', value: other }
      const answers = await Promise.all([
        call(key, 'submit_signal', { session: token, ...signal }, { 'idempotency-key': 'a' }),
        erase(id),
        call(key, 'submit_signal', { session: token, ...signal }, { 'idempotency-key': 'b' }),
        erase(id, 'order'),
        call(key, 'score', { session: token, category: 'fintech' }, { 'idempotency-key': 'c' }),
        call(key, 'record_event', { session_id: id, event_kind: 'score', payload: { note: 'Quilfeather' } }),
      ])
      for (const { status, text } of answers) expect([200, 204, 410, 422], text).toContain(status)
      const entries = await store.read(workspaceId, (tenant) => tenant.logEntries('log'))
      expect(entries).toHaveLength(1)
      expect(await tablesWith([...TRACES, 'two of us phone'])).toEqual([])
      expect((await rowsOf('idempotency_keys')).filter((row) => String(row['answer']).includes(id))).toEqual(
        [],
      )
      await keep()
      expect(verified(await trailOf(id)).outcome).toBe('verified')
      expect(await faults()).toEqual([])
    })

    test('gets nothing from a submission that was under way while it was erased', async () => {
      const { id, token } = await aSession()
      let isErased = false
      const slow = await createWorld({
        store,
        signer: world.ports.signer,
        web: {
          ...world.ports.web,
          head: async (...request) => {
            isErased = (await erase(id)).status === 200
            return world.ports.web.head(...request)
          },
        },
      })
      const other = {
        ...kinds['user_quote']?.value,
        verbatim: 'Every Friday two of us phone forty patients.',
      }
      const answer = await slow.call(key, 'submit_signal', {
        session: token,
        axis: 'problem',
        kind: 'user_quote',
        value: other,
      })
      expect([isErased, answer.body['error']], answer.text).toEqual([true, 'session_erased'])
      expect(await tablesWith([...TRACES, 'two of us phone'])).toEqual([])
    })

    test('whose rows were altered is erased too, and stays a fault', async () => {
      const { id } = await aSession()
      await alter(
        sql`update sessions set current = '{' where id = ${id}`,
        sql`update log_entries set record = replace(record, '"verdict":"build"', '"verdict":"kill"') where chain = ${id}`,
      )
      expect((await erase(id)).status).toBe(200)
      expect(await tablesWith(TRACES)).toEqual([])
      expect((JSON.parse(await trailOf(id)) as { fault?: unknown }).fault).toBeDefined()
      expect((await faults()).join('\n')).toContain(id)
    })

    test('whose values are gone without an entry of the log, or under an entry that is not its own, is a fault', async () => {
      const [gone, forged, borrowed, honest] = [
        (await aSession()).id,
        (await aSession()).id,
        (await aSession()).id,
        (await aSession()).id,
      ]
      const unscored = sessionIdIn(await world.session(key, { ...STRONG, signals: [] }))
      await erase(honest)
      const at = '2026-11-02T09:00:00.000Z'
      const clear = (id: string, erasure: string | null) => [
        sql`delete from log_disclosures where chain = ${id}`,
        sql`delete from entries where session_id = ${id}`,
        sql`delete from scorecards where session_id = ${id}`,
        sql`delete from category_changes where session_id = ${id}`,
        sql`update search_texts set text = '' where id = ${id}`,
        sql`update sessions set pitch = '', progress = '', current = null, erasure = ${erasure} where id = ${id}`,
      ]
      const log = await store.read(workspaceId, (tenant) => tenant.logName())
      const record = JSON.stringify({
        actor: 'x',
        at,
        data: { fields: [], reason: 'request', run: forged },
        prev: '0'.repeat(64),
        run: 'log',
        seq: 7,
        tenant: log?.logId,
        type: 'erasure',
        v: 1,
      })
      await alter(
        ...clear(gone, null),
        ...clear(borrowed, `{"at":"${at}","reason":"request","seq":0}`),
        ...clear(unscored, `{"at":"${at}","reason":"request","seq":0}`),
        ...clear(forged, `{"at":"${at}","reason":"request","seq":7}`),
        sql`insert into log_entries (workspace_id, chain, seq, hash, record) values (${workspaceId}, 'log', 7, ${'a'.repeat(64)}, ${record})`,
      )
      for (const id of [gone, borrowed, forged])
        expect((JSON.parse(await trailOf(id)) as { fault?: unknown }).fault, id).toBeDefined()
      expect((JSON.parse(await trailOf(honest)) as { fault?: unknown }).fault).toBeUndefined()
      const found = (await faults()).join('\n')
      for (const id of [gone, borrowed, forged, unscored]) expect(found).toContain(id)
      expect(found).not.toContain(honest)
    })

    test('of which something is stored after all is a fault', async () => {
      const { id } = await aSession()
      const [scorecard] = await rowsOf('scorecards')
      await erase(id)
      await keep()
      await inStore((db) =>
        db
          .insertInto('scorecards')
          .values(scorecard as Tables['scorecards'])
          .execute(),
      )
      expect(JSON.parse(await trailOf(id))).toMatchObject({ fault: { reason: 'erasure_differs' } })
      expect(verified(await trailOf(id)).outcome).toBe('invalid')
      expect((await faults()).join('\n')).toContain(
        `assessment ${id}: it is not what was sealed: erasure_differs`,
      )
    })

    test('whose rows came back from elsewhere is found, and erased again without a new entry', async () => {
      const { id } = await aSession()
      const tables = ['entries', 'scorecards', 'category_changes', 'log_disclosures'] as const
      const [session] = await rowsOf('sessions')
      const before = new Map<keyof Tables, readonly Record<string, unknown>[]>()
      for (const table of tables) before.set(table, await rowsOf(table))
      await erase(id)
      const { size } = await keep()
      await inStore(async (db) => {
        await db
          .updateTable('sessions')
          .set({ pitch: String(session?.['pitch']), progress: String(session?.['progress']), erasure: null })
          .where('id', '=', id)
          .execute()
        for (const [table, rows] of before) await db.insertInto(table).values(rows).execute()
      })
      expect((await faults()).join('\n')).toContain(`assessment ${id}: the log says that it was erased`)
      const { auditLog } = world.ports
      expect(
        await eraseLoggedSessions({ store, auditLog, pause: () => Promise.resolve() }, workspaceId),
      ).toBe(1)
      expect(await tablesWith(TRACES)).toEqual([])
      expect((await keep()).size).toBe(size)
      expect(await faults()).toEqual([])
    })

    test('by the retention of the workspace: idle ones go in batches, others and altered ones stay', async () => {
      const old = (await aSession()).id
      const altered = (await aSession()).id
      const open = await Promise.all(
        Array.from({ length: 26 }, async () =>
          sessionIdIn(await world.session(key, { ...STRONG, signals: [] })),
        ),
      )
      const { id: used, token } = await aSession()
      await alter(sql`update scorecards set total = 70 where session_id = ${altered}`)
      world.travel(20 * DAY)
      const fresh = {
        ...kinds['user_quote']?.value,
        verbatim: 'Every Friday two of us phone forty patients.',
      }
      bodyOf(
        await call(key, 'submit_signal', {
          session: token,
          axis: 'problem',
          kind: 'user_quote',
          value: fresh,
        }),
      )
      world.travel(11 * DAY)
      const seen: string[] = []
      const { auditLog, clock } = world.ports
      let pauses = 0
      const retained = (days: number | null): Promise<number> =>
        applySessionRetention(
          {
            store,
            auditLog,
            clock,
            pause: () => Promise.resolve(void pauses++),
            onAltered: (ids) => void seen.push(...ids),
          },
          workspaceId,
          days,
        )
      expect([await retained(null), await retained(32)]).toEqual([0, 0])
      expect([await retained(30), pauses]).toEqual([27, 2])
      expect(seen).toEqual([altered])
      for (const id of [old, ...open])
        expect((await call(key, 'get_session', { id })).body).toMatchObject({
          erased: { reason: 'retention' },
        })
      for (const id of [used, altered])
        expect((await call(key, 'get_session', { id })).body['erased']).toBeUndefined()
      world.travel(-31 * DAY)
    })

    test('is kept by the retention where evidence comes while it is found to be due', async () => {
      const { id, token } = await aSession()
      world.travel(20 * DAY)
      const fresh = {
        ...kinds['user_quote']?.value,
        verbatim: 'Every Friday two of us phone forty patients.',
      }
      const submit = () =>
        call(key, 'submit_signal', { session: token, axis: 'problem', kind: 'user_quote', value: fresh })
      let reads = 0
      const { auditLog, clock } = world.ports
      const erased = await applySessionRetention(
        {
          store: {
            write: (...of) => store.write(...of),
            purgeDeleted: () => store.purgeDeleted(),
            read: async (...of) => {
              if (++reads === 2) bodyOf(await submit())
              return store.read(...of)
            },
          },
          auditLog,
          clock,
          pause: () => Promise.resolve(),
          onAltered: (ids) => expect(ids).toEqual([]),
        },
        workspaceId,
        10,
      )
      world.travel(-20 * DAY)
      expect(erased).toBe(0)
      expect((await call(key, 'get_session', { id })).body['erased']).toBeUndefined()
    })

    test('is erased by the server when its time has come, and erased again at its start where it came back', async () => {
      const [old, returned] = [(await aSession()).id, (await aSession()).id]
      const session = (await rowsOf('sessions')).find((row) => row['id'] === returned)
      await erase(returned)
      await inStore((db) =>
        db
          .updateTable('sessions')
          .set({ pitch: PITCH, progress: String(session?.['progress']), erasure: null })
          .where('id', '=', returned)
          .execute(),
      )
      world.travel(2 * DAY)
      const due: (() => void)[] = []
      const counts: number[] = []
      const errors: unknown[] = []
      const { auditLog, clock } = world.ports
      const retention = keepRetention(
        {
          store,
          auditLog,
          clock,
          workspaces: () => Promise.resolve([{ id: workspaceId, retentionDays: null }]),
          others: sessionRetention({ store, auditLog, clock, sessionDays: () => Promise.resolve(1) }),
        },
        {
          firstAfterMs: 1,
          everyMs: 1,
          later: (work) => {
            due.push(work)
            return () => void due.splice(due.indexOf(work), 1)
          },
          onErased: (erased) => counts.push(erased),
          onError: (error) => errors.push(error),
        },
      )
      for (let turns = 0; turns < 500 && counts.length === 0; turns++) {
        due.shift()?.()
        await new Promise((done) => setTimeout(done, 2))
      }
      await retention.stop()
      world.travel(-2 * DAY)
      expect([counts, errors]).toEqual([[2], []])
      const reasons = await Promise.all([old, returned].map((id) => call(key, 'get_session', { id })))
      expect(reasons.map(({ body }) => body['erased'])).toMatchObject([
        { reason: 'retention' },
        { reason: 'request' },
      ])
      expect(await tablesWith(TRACES)).toEqual([])
      expect(await faults()).toEqual([])
    })

    test.skipIf(kind !== 'SQLite')('is in no byte of the file, nor of its log file', async () => {
      const bytes = () =>
        [path ?? '', `${path}-wal`].map((file) => readFileSync(file).toString('latin1')).join('')
      const marked = `Xylografix prints woodcuts for ${'Marmorstrasse '.repeat(300)}`
      const value = {
        ...kinds['user_quote']?.value,
        verbatim: 'Xylomania keeps me awake for hours each week.',
      }
      const signals = [{ axis: 'problem', kind: 'user_quote', value }, ...STRONG.signals.slice(1)]
      const ids: string[] = []
      for (let each = 0; each < 10; each++)
        ids.push(sessionIdIn(await world.scored(key, { ...STRONG, pitch: `${marked}${each}`, signals })))
      expect(['Xylografix', 'Xylomania'].map((trace) => bytes().includes(trace))).toEqual([true, true])
      for (const id of ids) expect((await erase(id)).status).toBe(200)
      for (const trace of ['Xylografix', 'xylografix', 'Marmorstrasse', 'Xylomania'])
        expect(bytes().includes(trace), trace).toBe(false)
    })
  })
})
