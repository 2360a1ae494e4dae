// The lists of the dashboard on both stores: what is on them, in which order, for whom, and what a search finds.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenStore, openStore, type StoreLocation } from '../../src/platform/store/store.ts'
import { Run } from '../../src/contract/vocabulary/run.ts'
import { ask, memberOf, openDashboard, refusalOf } from '../support/dashboard.ts'
import { migratedDatabase, postgresAbsent, postgresUrl } from '../support/postgres.ts'
import { createWorld, example, NOW, type World } from '../support/world.ts'

const DAY_MS = 86_400_000
const HOSTILE = ["' or 1=1 --", '%', '_', '..', '\u0000', 'ж'.repeat(64), '\ud800', 'x'.repeat(65), '']

function lists(on: string, locate: () => Promise<{ location: StoreLocation; drop: () => Promise<void> }>) {
  describe(on, () => {
    let world: World
    let store: OpenStore
    let place: Awaited<ReturnType<typeof locate>>

    beforeAll(async () => {
      place = await locate()
      store = await openStore(place.location)
      world = await createWorld({ store })
    })
    afterAll(async () => {
      await world.close()
      await place.drop()
    })

    const open = async (key: string, pitch: string): Promise<string> =>
      String((await world.call(key, 'start', { pitch })).body['session_id'])
    const found = async (workspaceId: string, query?: string): Promise<readonly string[]> => {
      const input = query === undefined ? {} : { query }
      const { assessments } = await ask(world.ports, memberOf(workspaceId), 'list_assessments', input)
      return assessments.map(({ pitch }) => pitch)
    }

    test('assessments are listed newest first, with who opened them and how they stand', async () => {
      const { workspaceId, key } = await world.tenant('pro')
      await world.scored(key)
      const unscored = await open(key, 'Card on file for practices.')
      const { assessments, next } = await ask(world.ports, memberOf(workspaceId), 'list_assessments', {})
      const { pitch, category, expected } = example('middling')
      const { total, verdict } = expected
      expect(assessments).toMatchObject([
        { id: unscored, openedBy: 'test', category: 'default', openedAt: new Date(NOW).toISOString() },
        { pitch, category, openedBy: 'test', total, verdict, missing: 0 },
      ])
      expect(assessments[0]).not.toHaveProperty('total')
      expect(assessments[0]?.missing).toBeGreaterThan(20)
      expect(next).toBeUndefined()
    })

    test('pages of fifty leave none out and repeat none while others are opened', async () => {
      const { workspaceId, key } = await world.tenant('pro')
      const opened: string[] = []
      for (let at = 0; at < 120; at++) opened.push(await open(key, `The pitch of number ${at}`))
      const [seen, sizes]: [string[], number[]] = [[], []]
      for (let before: string | undefined, more = true; more;) {
        const input = before === undefined ? {} : { before }
        const page = await ask(world.ports, memberOf(workspaceId), 'list_assessments', input)
        seen.push(...page.assessments.map(({ id }) => id))
        sizes.push(page.assessments.length)
        before = page.next
        more = before !== undefined
        await open(key, 'One that came meanwhile')
      }
      expect(sizes).toEqual([50, 50, 20])
      expect(seen).toEqual(opened.toReversed())
    })

    test('a search takes each of its words anywhere in the pitch, whatever its case and accents', async () => {
      const { workspaceId, key } = await world.tenant('pro')
      const pitches = [
        'Überweisung per SMS: 100% of “balances”',
        'ISTANBUL kapıları için yazılım',
        'snake_case for C:\\temp and "quotes"',
      ]
      for (const pitch of pitches) await open(key, pitch)
      const [sms, doors, snake] = pitches
      const expected: readonly (readonly [string, readonly (string | undefined)[]])[] = [
        ['', [snake, doors, sms]],
        [' \u0000\t', [snake, doors, sms]],
        ['uberWEISUNG sms', [sms]],
        ['sms snake', []],
        ['%', [sms]],
        ['_', [snake]],
        ['\\', [snake]],
        ['"quotes"', [snake]],
        ["'", []],
        ['istanbul', [doors]],
        ['İSTANBUL KAPILARI', [doors]],
        ['ca', [snake]],
        ['\ud800', []],
      ]
      for (const [query, pitchesFound] of expected)
        expect([query, await found(workspaceId, query)]).toEqual([query, pitchesFound])
      expect(await refusalOf(found(workspaceId, 'x'.repeat(201)))).toBe('invalid_request')
    })

    test('runs are listed with what came of them and found by the names of their subject', async () => {
      const { workspaceId, key } = await world.tenant('pro')
      const id = await world.run(key)
      const subject = { name: 'Müller Söhne', aliases: ['Mueller Sons'], country: 'DE' }
      const second = await world.call(key, 'run_diligence', { subject }, { prefer: 'wait=10' })
      const runs = async (query?: string) =>
        (await ask(world.ports, memberOf(workspaceId), 'list_runs', query === undefined ? {} : { query }))
          .runs
      const fetched = await world.call(key, 'get_run', { id: String(second.body['id']) })
      const { verdict, confidence, risk, upside, completedAt, createdAt, sources } = Run.parse(fetched.body)
      const [newest, oldest] = await runs()
      expect(newest).toEqual({
        id: second.body['id'],
        status: 'completed',
        subject,
        createdAt,
        completedAt,
        verdict,
        confidence,
        risk: risk?.value,
        upside: upside?.value,
        sources: sources?.map(({ id: source, snapshotDate }) => ({ id: source, snapshotDate })),
      })
      expect(newest?.sources?.length).toBeGreaterThan(5)
      expect(oldest?.id).toBe(id)
      expect((await runs('sons muller')).map((run) => run.id)).toEqual([second.body['id']])
      expect(await runs('de')).toEqual([])
    })

    test('a run that somebody altered in the store stays on the list, without what cannot be read of it', async () => {
      const { workspaceId, key } = await world.tenant('pro')
      const [first, second] = [await world.run(key), await world.run(key)]
      await store.db.transaction().execute(async (tx) => {
        if (store.dialect === 'postgres')
          await sql`select set_config('assay.workspace_id', ${workspaceId}, true)`.execute(tx)
        await sql`update runs set scorecard = '{"risk":', subject = '7' where id = ${second}`.execute(tx)
      })
      const { runs } = await ask(world.ports, memberOf(workspaceId), 'list_runs', {})
      expect(runs.map(({ id, verdict, subject }) => [id, verdict === undefined, subject.name])).toEqual([
        [second, true, '7'],
        [first, false, 'Acme Robotics Ltd'],
      ])
    })

    test('events are listed newest first, and the funnel counts the sessions of the last days in the order of the steps', async () => {
      const { workspaceId, key } = await world.tenant('pro')
      const tell = (session_id: string, event_kind: string, more = {}) =>
        world.call(key, 'record_event', { session_id, event_kind, ...more })
      await tell('old', 'start')
      world.travel(31 * DAY_MS)
      await tell('a', 'start')
      await tell('b', 'start')
      await tell('a', 'score', { verdict: 'iterate', total_score: 43, payload: { ok: true } })
      await tell('a', 'score')
      const member = memberOf(workspaceId)
      const { events } = await ask(world.ports, member, 'list_events', {})
      expect(events.map(({ sessionId, kind }) => `${sessionId} ${kind}`)).toEqual([
        'a score',
        'a score',
        'b start',
        'a start',
        'old start',
      ])
      expect(events[1]).toMatchObject({ verdict: 'iterate', totalScore: 43, payload: { ok: true } })
      const older = await ask(world.ports, member, 'list_events', { before: events[1]?.id ?? '' })
      expect(older.events).toEqual(events.slice(2))
      expect(await ask(world.ports, member, 'count_events', {})).toEqual({
        days: 30,
        steps: [
          { kind: 'start', sessions: 2, events: 2 },
          { kind: 'submit_signal', sessions: 0, events: 0 },
          { kind: 'score', sessions: 1, events: 2 },
          { kind: 'roadmap', sessions: 0, events: 0 },
          { kind: 'handoff', sessions: 0, events: 0 },
          { kind: 'export', sessions: 0, events: 0 },
        ],
      })
      const { steps } = await ask(world.ports, member, 'count_events', { days: 365 })
      expect(steps[0]).toEqual({ kind: 'start', sessions: 3, events: 3 })
      world.travel(-31 * DAY_MS)
    })

    test('nothing of another workspace is listed, fetched, changed or told of, whoever asks for it', async () => {
      const [mine, other] = [await world.tenant('pro'), await world.tenant('pro')]
      await openDashboard(world.ports, mine.workspaceId)
      await world.scored(mine.key)
      await world.run(mine.key)
      await world.call(mine.key, 'record_event', { session_id: 's', event_kind: 'start' })
      const [member, stranger] = [memberOf(mine.workspaceId), memberOf(other.workspaceId)]
      const { ports } = world
      const own = await ask(ports, member, 'list_assessments', {})
      const id = own.assessments[0]?.id ?? ''
      expect(await refusalOf(ask(ports, member, 'get_assessment', { id }))).toBeUndefined()

      expect(await refusalOf(ask(ports, stranger, 'get_assessment', { id }))).toBe('not_found')
      for (const before of [undefined, id]) {
        const input = before === undefined ? {} : { before }
        expect((await ask(ports, stranger, 'list_assessments', input)).assessments).toEqual([])
        expect((await ask(ports, stranger, 'list_runs', input)).runs).toEqual([])
        expect((await ask(ports, stranger, 'list_events', input)).events).toEqual([])
      }
      expect((await ask(ports, stranger, 'count_events', {})).steps.every(({ events }) => events === 0)).toBe(
        true,
      )
      const { keys } = await ask(ports, stranger, 'list_keys', {})
      expect(keys.map((each) => each.id)).toEqual([other.keyId])
      for (const key of [mine.keyId, `dashboard:${mine.workspaceId}`, `dashboard:${other.workspaceId}`]) {
        expect(await refusalOf(ask(ports, stranger, 'revoke_key', { id: key }))).toBe('not_found')
        const rotation = ask(ports, stranger, 'rotate_key', { id: key, graceHours: 1 })
        expect(await refusalOf(rotation)).toBe('not_found')
      }
      // and the owner's key goes on
      expect((await world.call(mine.key, 'list_sources', {})).status).toBe(200)
    })

    test('an id that nothing has is told as such or refused, whatever it looks like', async () => {
      const { workspaceId } = await world.tenant('pro')
      const member = memberOf(workspaceId)
      for (const id of HOSTILE) {
        const attempts = [
          ask(world.ports, member, 'get_assessment', { id }),
          ask(world.ports, member, 'revoke_key', { id }),
          ask(world.ports, member, 'rotate_key', { id, graceHours: 1 }),
          ask(world.ports, member, 'set_tier', { id, tier: 'pro' }),
          ask(world.ports, member, 'sync_source', { id }),
        ]
        for (const code of await Promise.all(attempts.map(refusalOf)))
          expect(['not_found', 'invalid_request']).toContain(code)
        for (const name of ['list_assessments', 'list_runs', 'list_events'] as const) {
          const code = await refusalOf(ask(world.ports, member, name, { before: id }))
          expect([undefined, 'invalid_request']).toContain(code)
        }
      }
    })
  })
}

lists('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-lists-'))
  return Promise.resolve({
    location: { kind: 'sqlite', path: join(folder, 'assay.sqlite') },
    drop: async () => rmSync(folder, { recursive: true }),
  })
})

if (postgresUrl === undefined) {
  test.skip(`PostgreSQL: ${postgresAbsent}`, () => undefined)
} else {
  lists('PostgreSQL', async () => {
    const { url, drop } = await migratedDatabase()
    return { location: { kind: 'postgres', url }, drop }
  })
}
