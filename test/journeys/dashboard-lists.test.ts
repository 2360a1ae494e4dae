// The lists of the dashboard on both stores: what is on them, in which order, for whom, and what a search finds.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { OpenStore } from '../../src/platform/store/store.ts'
import type { Caller } from '../../src/call/use-case.ts'
import type { Activity } from '../../src/contract/vocabulary/activity.ts'
import { Run } from '../../src/contract/vocabulary/run.ts'
import { expectRefusal } from '../abuse/support.ts'
import { ask, memberOf, openDashboard, refusalOf } from '../support/dashboard.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { dispatcherOf, example, NOW, type World } from '../support/world.ts'

const DAY_MS = 86_400_000
const HOSTILE = ["' or 1=1 --", '%', '_', '..', '\u0000', 'ж'.repeat(64), '\ud800', 'x'.repeat(65), '']

for (const { kind: on, skip, place } of stores)
  describe.skipIf(skip)(on, () => {
    let world: World
    let store: OpenStore

    beforeAll(async () => {
      world = await placedWorld(place)
      store = world.ports.store as OpenStore
    })
    afterAll(() => world.close())

    const open = async (key: string, pitch: string): Promise<string> =>
      String((await world.call(key, 'start', { pitch })).body['session_id'])
    const startAs = async (caller: Caller, pitch: string): Promise<string> => {
      const started = await dispatcherOf(world.ports).perform('start', caller, { input: { pitch } })
      return started.session_id
    }
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
        // close spellings
        ['snaek case', [snake]],
        ['istambul kapilari', [doors]],
        ['ueberweisung', [sms]],
        ['\ud800', []],
      ]
      for (const [query, pitchesFound] of expected)
        expect([query, await found(workspaceId, query)]).toEqual([query, pitchesFound])
      expect(await refusalOf(found(workspaceId, 'x'.repeat(201)))).toBe('invalid_request')
    })

    describe('titles, owners and the archive', () => {
      const listed = async (workspaceId: string, input: object = {}) =>
        (await ask(world.ports, memberOf(workspaceId), 'list_assessments', input)).assessments

      test('an assessment is named by its title, found by it, and has its pitch again without one', async () => {
        const { workspaceId, key } = await world.tenant('pro')
        const id = await open(key, 'Überweisung per SMS')
        const other = await open(key, 'Card on file for practices')
        expect((await listed(workspaceId)).map(({ title }) => title)).toEqual([undefined, undefined])
        const titled = await world.call(key, 'update_session', { id, title: '  Résumé of March ' })
        expect([titled.status, titled.body]).toEqual([
          200,
          expect.objectContaining({ session_id: id, title: 'Résumé of March' }),
        ])
        expect((await listed(workspaceId, { query: 'resume' })).map((each) => each.id)).toEqual([id])
        expect((await listed(workspaceId, { query: 'sms' })).map((each) => each.title)).toEqual([
          'Résumé of March',
        ])
        expect((await listed(workspaceId, { sort: 'title' })).map((each) => each.id)).toEqual([other, id])
        await world.call(key, 'update_session', { id, title: null })
        expect((await listed(workspaceId, { query: 'resume' })).length).toBe(0)
        expect((await listed(workspaceId, { sort: '-title' })).map((each) => each.id)).toEqual([id, other])
        for (const title of ['', ' ', 'x'.repeat(121), 'two\nlines', '\ud800'])
          expect((await world.call(key, 'update_session', { id, title })).status).toBe(400)
      })

      test('what a person opens is theirs and not of the dashboard, and what a key opens has its name', async () => {
        const { workspaceId, key, keyId } = await world.tenant('pro')
        await openDashboard(world.ports, workspaceId)
        const byKey = await open(key, 'Opened by a key')
        const started = await startAs(memberOf(workspaceId), 'Opened by a person')
        expect((await listed(workspaceId)).map(({ id, owner, openedBy }) => [id, owner, openedBy])).toEqual([
          [started, { id: 'u1', name: 'Ada' }, 'Ada'],
          [byKey, { id: keyId, name: 'test' }, 'test'],
        ])
        expect((await listed(workspaceId, { owner: 'u1' })).map(({ id }) => id)).toEqual([started])
        expect((await listed(workspaceId, { sort: 'owner' })).map(({ id }) => id)).toEqual([started, byKey])
        const { body } = await world.call(key, 'get_session', { id: started })
        expect(body).toMatchObject({ opened_by: 'Ada', owner: { id: 'u1', name: 'Ada' } })
      })

      test('an archived run is out of lists, is in the list of archived ones, and comes back as it was', async () => {
        const { workspaceId, key } = await world.tenant('pro')
        const [kept, gone] = [await world.run(key), await world.run(key)]
        const before = await world.call(key, 'get_run', { id: gone })
        const trail = await world.call(key, 'get_run_audit', { id: gone })
        const runs = async (input: object = {}) =>
          (await ask(world.ports, memberOf(workspaceId), 'list_runs', input)).runs
        const archived = await world.call(key, 'update_run', {
          id: gone,
          archived: true,
          title: 'An old one',
        })
        expect(archived.body).toMatchObject({
          id: gone,
          title: 'An old one',
          archivedAt: new Date(NOW).toISOString(),
          archivedBy: 'test',
        })
        expect((await runs()).map(({ id }) => id)).toEqual([kept])
        expect((await runs({ archived: 'only' })).map(({ id }) => id)).toEqual([gone])
        expect((await runs({ archived: 'with' })).map(({ id }) => id)).toEqual([gone, kept])
        expect((await runs({ archived: 'with', query: 'old' })).map(({ id }) => id)).toEqual([gone])
        // nothing of the run itself changed, nor what seals it
        expect((await world.call(key, 'get_run', { id: gone })).body).toEqual(before.body)
        expect((await world.call(key, 'get_run_audit', { id: gone })).body['entries']).toEqual(
          trail.body['entries'],
        )
        expect((await world.call(key, 'search_subjects', { name: 'Acme' })).text).toContain(gone)
        await world.call(key, 'update_run', { id: gone, archived: false })
        expect((await runs()).map(({ id, archivedAt }) => [id, archivedAt])).toEqual([
          [gone, undefined],
          [kept, undefined],
        ])
      })

      test('a row that was altered is listed as unreadable, and the others as they are', async () => {
        const { workspaceId, key } = await world.tenant('pro')
        const [run, other] = [await world.run(key), await world.run(key)]
        const [whole, mapless] = [await open(key, 'One that is whole'), await open(key, 'One without a map')]
        await world.scored(key)
        const scored = (await listed(workspaceId))[0]?.id ?? ''
        await world.call(key, 'update_run', { id: run, archived: true })
        await world.call(key, 'update_session', { id: whole, archived: true })
        await store.db.transaction().execute(async (tx) => {
          if (store.dialect === 'postgres')
            await sql`select set_config('assay.workspace_id', ${workspaceId}, true)`.execute(tx)
          const own = sql`workspace_id = ${workspaceId}`
          await sql`update search_texts set archived_by = '{"id":' where ${own} and id = ${run}`.execute(tx)
          await sql`update search_texts set archived_by = '7' where ${own} and id = ${whole}`.execute(tx)
          await sql`update sessions set current = '{"scores":7}' where ${own} and id = ${scored}`.execute(tx)
          await sql`update sessions set progress = '{' where ${own} and id = ${mapless}`.execute(tx)
        })
        const { runs } = await ask(world.ports, memberOf(workspaceId), 'list_runs', { archived: 'with' })
        expect(runs.map(({ id, unreadable, archivedBy }) => [id, unreadable, archivedBy])).toEqual([
          [other, undefined, undefined],
          [run, true, undefined],
        ])
        const sessions = await listed(workspaceId, { archived: 'with' })
        const needed = sessions.find(({ id }) => id === whole)?.missing
        expect(
          sessions.map(({ id, unreadable, total, missing }) => [id, unreadable, total, missing]),
        ).toEqual([
          [scored, true, undefined, 0],
          [mapless, true, undefined, null],
          [whole, true, undefined, needed],
        ])
        expect(needed).toBeGreaterThan(0)
        // to take it back writes the row again
        await world.call(key, 'update_run', { id: run, archived: false })
        expect(
          (await ask(world.ports, memberOf(workspaceId), 'list_runs', {})).runs.map(
            ({ unreadable }) => unreadable,
          ),
        ).toEqual([undefined, undefined])
      })

      test('filters and orders reach over all pages, with what has no value last', async () => {
        const { workspaceId, key } = await world.tenant('pro')
        const expected: string[] = []
        for (let at = 0; at < 70; at++) {
          const id = await open(key, `The pitch of number ${String(at).padStart(3, '0')}`)
          if (at % 2 === 0) expected.push(id)
          else await world.call(key, 'update_session', { id, archived: true })
        }
        const scored = [await world.scored(key), await world.scored(key, example('strong'))]
        const ids = async (input: object): Promise<readonly string[]> => {
          const seen: string[] = []
          for (let before: string | undefined; ;) {
            const page = await ask(world.ports, memberOf(workspaceId), 'list_assessments', {
              ...input,
              ...(before !== undefined && { before }),
            })
            seen.push(...page.assessments.map(({ id }) => id))
            before = page.next
            if (before === undefined) return seen
          }
        }
        expect(await ids({ sort: 'title', state: 'unscored' })).toEqual(expected)
        expect(await ids({ sort: '-title', state: 'unscored' })).toEqual(expected.toReversed())
        expect(await ids({ sort: 'opened', state: 'unscored' })).toEqual(expected)
        expect((await ids({ archived: 'only' })).length).toBe(35)
        const byTotal = await ids({ sort: '-total', archived: 'with' })
        expect(byTotal.length).toBe(72)
        const all = await ask(world.ports, memberOf(workspaceId), 'list_assessments', { state: 'scored' })
        const totals = new Map(all.assessments.map(({ id, total }) => [id, total ?? 0]))
        expect(totals.size).toBe(scored.length)
        const highest = [...totals].toSorted((a, b) => b[1] - a[1]).map(([id]) => id)
        expect(byTotal.slice(0, 2)).toEqual(highest)
        expect((await ids({ sort: 'total', archived: 'with' })).slice(0, 2)).toEqual(highest.toReversed())
        expect(new Set(await ids({ sort: 'verdict', archived: 'with' })).size).toBe(72)
        expect(await ids({ verdict: 'build' })).toEqual([highest[0]])
      })

      test('an erased assessment loses its title, says that it takes none, and can be archived', async () => {
        const { workspaceId, key } = await world.tenant('pro')
        const id = await open(key, 'About Jane Doe')
        await world.call(key, 'update_session', { id, title: 'Jane Doe' })
        expect((await world.call(key, 'erase_session', { id, reason: 'request' })).status).toBe(200)
        const refused = await world.call(key, 'update_session', { id, title: 'Jane Doe', archived: true })
        expectRefusal(refused, 'erased_entry')
        const again = await world.call(key, 'update_session', { id, title: null, archived: true })
        expect(again.body).toMatchObject({ archived_by: 'test' })
        expect(again.body).not.toHaveProperty('title')
        expect(await listed(workspaceId, { query: 'jane' })).toEqual([])
        expect(await listed(workspaceId, { state: 'erased', archived: 'only' })).toMatchObject([{ id }])
        expect(
          (await store.db.selectFrom('search_texts').select('title').execute()).map(({ title }) => title),
        ).not.toContain('Jane Doe')
      })

      test('a title and the archive are entries of the activity, of a change alone and without the title', async () => {
        const { workspaceId, key, keyId } = await world.tenant('pro')
        const [id, run] = [await open(key, 'One with a history'), await world.run(key)]
        for (const change of [
          { title: 'For Jane' },
          { title: 'For Jane' },
          { archived: true },
          { archived: true },
        ])
          expect((await world.call(key, 'update_session', { id, ...change })).status).toBe(200)
        await world.call(key, 'update_run', { id: run, title: 'Of Jane', archived: true })
        await world.call(key, 'update_run', { id: run, archived: false })
        await world.call(key, 'update_run', { id: run, archived: false, title: null })
        const { body } = await world.call(key, 'list_activity', {})
        const activities = body['activities'] as unknown as readonly z.output<typeof Activity>[]
        expect(
          activities.toReversed().map(({ kind, by, about, details }) => [kind, by.id, about, details]),
        ).toEqual([
          ['entry.titled', keyId, id, { what: 'assessment' }],
          ['entry.archived', keyId, id, { what: 'assessment' }],
          ['entry.titled', keyId, run, { what: 'run' }],
          ['entry.archived', keyId, run, { what: 'run' }],
          ['entry.unarchived', keyId, run, { what: 'run' }],
          ['entry.titled', keyId, run, { what: 'run' }],
        ])
        const records = await store.read(workspaceId, (tenant) => tenant.logEntries('log'))
        expect(JSON.stringify(records)).not.toContain('Jane')
      })

      test('another workspace finds no entry to change', async () => {
        const [mine, other] = [await world.tenant('pro'), await world.tenant('pro')]
        const [id, run] = [await open(mine.key, 'One that is mine alone'), await world.run(mine.key)]
        for (const [name, one] of [
          ['update_session', id],
          ['update_run', run],
        ] as const)
          expect(
            (await world.call(other.key, name, { id: one, title: 'Taken', archived: true })).status,
          ).toBe(404)
        expect(await listed(mine.workspaceId)).toMatchObject([{ id, owner: { name: 'test' } }])
        expect((await listed(mine.workspaceId))[0]).not.toHaveProperty('title')
      })
    })

    test('runs are listed with what came of them and found by the names of their subject', async () => {
      const { workspaceId, key, keyId } = await world.tenant('pro')
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
        owner: { id: keyId, name: 'test' },
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
      expect((await runs('mueler soehne')).map((run) => run.id)).toEqual([second.body['id']])
      expect((await runs('acme robotcs')).map((run) => run.id)).toEqual([id])
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
