// Lists of cases and alerts on both stores: in each order and under each filter the pages are the whole list, whatever is written meanwhile,
// and one row that was altered in the database leaves the others as they are.
import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canonicalRecord } from '../../src/base/canonical-json.ts'
import type { KnownCase, StoredCaseEvent } from '../../src/cases/ports.ts'
import type { Case, ReportedDecision } from '../../src/contract/vocabulary/case.ts'
import { CASE_STATES } from '../../src/contract/vocabulary/match-decision.ts'
import { ALERT_SORTS, CASE_SORTS } from '../../src/contract/vocabulary/sorts.ts'
import { ALERT_KINDS, type ListedAlert } from '../../src/contract/vocabulary/watch.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { type OpenStore, openStore, updateTables } from '../../src/platform/store/store.ts'
import { metMatch } from '../support/cases.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { alterTenant, storeFaults, tenantRows } from '../support/tenant-rows.ts'
import { undoMatchFacts } from '../support/undo-match-facts.ts'
import { bodyOf, createWorld, type World } from '../support/world.ts'

const NAMES = [
  'Zoë Ärz',
  'zoe arz',
  'Émile',
  'EMILE Zo',
  'Орлов',
  'ОРЛОВ Иван',
  'محمد علي',
  'Łódź',
  'a',
  'Straße',
  'ﬁnance',
]
const LISTS = ['eu-fsf', 'un-sc', 'us-ofac-sdn']
const PEOPLE = ['ann', 'Ann', 'bob', 'Ärmin']
const DAYS = ['2026-12-01', '2026-12-24', '2027-01-31']
const STATES = Object.keys(CASE_STATES) as (keyof typeof CASE_STATES)[]
const KINDS = Object.keys(ALERT_KINDS) as (keyof typeof ALERT_KINDS)[]

const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values)
const someCase = fc.record({
  subject: oneOf(NAMES),
  party: oneOf(NAMES),
  outcome: oneOf(['confirmed', 'possible', 'dismissed'] as const),
  score: oneOf([0, 0.5, 0.8274, 0.9, 1]),
  lists: fc.uniqueArray(oneOf(LISTS), { minLength: 1 }),
  state: oneOf(STATES),
  kind: oneOf(KINDS),
  assignee: fc.option(oneOf(PEOPLE)),
  dueDate: fc.option(oneOf(DAYS)),
  minute: fc.integer({ min: 0, max: 5 }),
  isErased: fc.boolean(),
})
type Written = typeof someCase extends fc.Arbitrary<infer T> ? T : never

const matchOf = ({ subject, party, outcome, score, lists }: Written) =>
  metMatch({
    outcome,
    score,
    name: subject,
    matchedName: party,
    citations: lists.map((source) => ({
      source,
      id: '1',
      url: 'https://un.org/',
      snapshotDate: '2026-11-01',
    })),
  })

const minute = (at: number): string => `2026-11-02T09:0${at}:00.000Z`
const ids = randomIds()

const caseOf = (written: Written, portfolio: string): KnownCase => {
  const id = ids.ulid()
  return {
    id,
    subjectKey: id,
    about: 'watch',
    portfolio,
    ref: `ref-${written.minute}`,
    run: null,
    matter: written.isErased ? null : { subject: written.subject, ...matchOf(written) },
    state: written.state,
    openedAt: minute(0),
    changedAt: minute(written.minute),
    assignee: written.assignee,
    dueDate: written.dueDate,
    proposal: null,
    decision: null,
    decisionHash: null,
    reopened: null,
    records: [],
  }
}

/** The oracle: its own folding, and the order of bytes. */
const folded = (name: string): string =>
  [
    ...name
      .normalize('NFKD')
      .replaceAll(/\p{Mn}/gu, '')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .normalize('NFKC'),
  ]
    .slice(0, 120)
    .join('')

type Value = string | number | null
function sortedBy<T extends { readonly id: string }>(
  rows: readonly T[],
  valueOf: (row: T) => Value,
  isDown: boolean,
): readonly string[] {
  const compare = (a: Value, b: Value): number =>
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)))
  const turn = isDown ? -1 : 1
  return rows
    .toSorted((one, other) => {
      const [a, b] = [valueOf(one), valueOf(other)]
      if ((a === null) !== (b === null)) return a === null ? 1 : -1
      return turn * ((a === null ? 0 : compare(a, b)) || compare(one.id, other.id))
    })
    .map(({ id }) => id)
}

const listText = (citations: readonly { readonly source: string }[]): string =>
  [...new Set(citations.map(({ source }) => source))].toSorted().join(' ')

const CASE_VALUES: Readonly<Record<(typeof CASE_SORTS)[number], (its: KnownCase) => Value>> = {
  opened: ({ id }) => id,
  changed: ({ changedAt }) => changedAt,
  subject: ({ matter }) => matter && folded(matter.subject),
  party: ({ matter }) => matter && folded(matter.match.matchedName),
  state: ({ state }) => state,
  assignee: ({ assignee }) => assignee && assignee.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
  due: ({ dueDate }) => dueDate,
  outcome: ({ matter }) => matter && matter.match.outcome,
  score: ({ matter }) => matter && matter.match.score,
  list: ({ matter }) => matter && listText(matter.match.citations),
}

interface Alert extends ListedAlert {
  readonly kind: NonNullable<ListedAlert['kind']>
  readonly match: NonNullable<ListedAlert['match']>
}
const ALERT_VALUES: Readonly<Record<(typeof ALERT_SORTS)[number], (its: Alert) => Value>> = {
  at: ({ id }) => id,
  kind: ({ kind }) => kind,
  subject: ({ match }) => folded(match.name),
  party: ({ match }) => folded(match.matchedName),
  outcome: ({ match }) => match.outcome,
  score: ({ match }) => match.score,
  list: ({ match }) => listText(match.citations),
}

for (const { kind: on, skip, place } of stores)
  describe.skipIf(skip)(on, () => {
    let world: World
    let store: OpenStore

    beforeAll(async () => {
      world = await placedWorld(place)
      store = world.ports.store as OpenStore
    })
    afterAll(() => world.close())

    const desk = async () => {
      const { workspaceId, key } = await world.tenant('pro')
      const ask = async (name: 'list_cases' | 'list_alerts', input: Readonly<Record<string, unknown>> = {}) =>
        bodyOf(await world.call(key, name, input))
      const portfolio = String(bodyOf(await world.call(key, 'create_portfolio', { name: 'P' }))['id'])
      const pass = ids.ulid()
      await store.write(workspaceId, (tenant) =>
        tenant.queuePass({ id: pass, portfolioId: portfolio, createdAt: minute(0) }),
      )
      return {
        workspaceId,
        key,
        portfolio,
        pass,
        ask,
        putCases: async (written: readonly Written[]): Promise<readonly KnownCase[]> => {
          const cases = written.map((each) => caseOf(each, portfolio))
          await store.write(workspaceId, (tenant) => tenant.insertCases(cases))
          return cases
        },
        putDecisions: async (count: number): Promise<readonly { case: string; event: string }[]> => {
          const cases = Array.from({ length: count }, () => caseOf(written(), portfolio))
          const by = { id: 'ann', name: 'Ann' }
          const events = cases.map(({ id: caseId }): StoredCaseEvent => {
            const id = ids.ulid()
            const decision = { id, state: 'false_positive', reason: 'Another person', at: minute(0), by }
            return {
              id,
              caseId,
              at: minute(0),
              kind: 'decided',
              by,
              state: 'false_positive',
              data: canonicalRecord({ ...decision, subject: 'Maria Koval', ...metMatch() }),
              digest: null,
              salt: null,
              auditHash: 'a'.repeat(64),
            }
          })
          await store.write(workspaceId, async (tenant) => {
            await tenant.insertCases(cases)
            await tenant.insertCaseEvents(events)
          })
          return events.map(({ id: event, caseId }) => ({ case: caseId, event }))
        },
        putAlerts: async (written: readonly Written[]): Promise<readonly Alert[]> => {
          const alerts = written.map((each): Alert => {
            const { match } = matchOf(each)
            const ref = `ref-${each.minute}`
            return { id: ids.ulid(), kind: each.kind, at: minute(0), portfolio, pass, ref, match }
          })
          await store.write(workspaceId, (tenant) =>
            tenant.putPassed(
              { id: pass, portfolioId: portfolio },
              {
                screened: 0,
                alerts: alerts.map((alert) => ({
                  id: alert.id,
                  ref: alert.ref,
                  digest: '',
                  salt: '',
                  alert: JSON.stringify(alert),
                })),
              },
            ),
          )
          return alerts
        },
        /** The ids of all pages. `between` is called after each. */
        async walk(
          name: 'list_cases' | 'list_alerts',
          input: object,
          between: (page: number) => Promise<unknown> = () => Promise.resolve(),
        ): Promise<readonly string[]> {
          const seen: string[] = []
          for (let before: unknown, page = 0; ; page++) {
            const body = await ask(name, { ...input, ...(before !== undefined && { before }) })
            const items = body[name === 'list_cases' ? 'cases' : 'alerts'] as unknown as readonly {
              id: string
            }[]
            seen.push(...items.map(({ id }) => id))
            before = body['next']
            if (before === undefined) return seen
            expect(items.length).toBe(50)
            await between(page)
          }
        },
      }
    }

    const orders = <Name extends string>(names: readonly Name[]) =>
      names.flatMap((by) => [
        { by, isDown: false, sort: by },
        { by, isDown: true, sort: `-${by}` },
      ])

    test('the pages of cases are the whole list in each order, under each filter, and no row of another workspace', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(someCase, { minLength: 110, maxLength: 170, size: 'max' }),
          async (written) => {
            const [own, other] = [await desk(), await desk()]
            await other.putCases(written)
            const cases = await own.putCases(written)
            const filters: readonly (readonly [
              Readonly<Record<string, unknown>>,
              (its: KnownCase) => boolean,
            ])[] = [
              [{}, () => true],
              [{ state: 'open' }, ({ state }) => state === 'open'],
              [{ outcome: 'possible' }, ({ matter }) => matter?.match.outcome === 'possible'],
              [{ assignee: 'ann' }, ({ assignee }) => assignee === 'ann'],
              [
                { list: 'un-sc', portfolio: own.portfolio },
                ({ matter }) => matter?.match.citations.some(({ source }) => source === 'un-sc') === true,
              ],
              [
                { query: 'орлов' },
                ({ matter }) =>
                  [matter?.subject, matter?.match.matchedName].some((name) =>
                    name?.toLowerCase().includes('орлов'),
                  ),
              ],
              [{ portfolio: own.portfolio, ref: 'ref-3' }, ({ ref }) => ref === 'ref-3'],
              [{ portfolio: other.portfolio }, () => false],
            ]
            for (const [filter, isKept] of filters) {
              const kept = cases.filter(isKept)
              const first = await own.ask('list_cases', filter)
              if (!('query' in filter) || kept.length <= 50)
                expect(first['total']).toEqual({ count: kept.length, exact: true })
              for (const { by, isDown, sort } of orders(CASE_SORTS))
                expect(
                  await own.walk('list_cases', { ...filter, sort }),
                  `${sort} ${JSON.stringify(filter)}`,
                ).toEqual(sortedBy(kept, CASE_VALUES[by], isDown))
            }
          },
        ),
        { numRuns: 2 },
      )
    })

    test('the pages of alerts are the whole list in each order, under each filter, and no row of another workspace', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(someCase, { minLength: 110, maxLength: 170, size: 'max' }),
          async (written) => {
            const [own, other] = [await desk(), await desk()]
            await other.putAlerts(written)
            const alerts = await own.putAlerts(written)
            const filters: readonly (readonly [
              Readonly<Record<string, unknown>>,
              (its: Alert) => boolean,
            ])[] = [
              [{}, () => true],
              [{ kind: 'stronger' }, ({ kind }) => kind === 'stronger'],
              [
                { outcome: 'confirmed', list: 'eu-fsf' },
                ({ match }) =>
                  match.outcome === 'confirmed' && match.citations.some(({ source }) => source === 'eu-fsf'),
              ],
              [
                { query: 'émile' },
                ({ match }) => [match.name, match.matchedName].some((name) => folded(name).includes('emile')),
              ],
              [{ portfolio: own.portfolio, ref: 'ref-3' }, ({ ref }) => ref === 'ref-3'],
              [{ portfolio: other.portfolio }, () => false],
            ]
            for (const [filter, isKept] of filters) {
              const kept = alerts.filter(isKept)
              const first = await own.ask('list_alerts', filter)
              if (!('query' in filter) || kept.length <= 50)
                expect(first['total']).toEqual({ count: kept.length, exact: true })
              for (const { by, isDown, sort } of orders(ALERT_SORTS))
                expect(
                  await own.walk('list_alerts', { ...filter, sort }),
                  `${sort} ${JSON.stringify(filter)}`,
                ).toEqual(sortedBy(kept, ALERT_VALUES[by], isDown))
            }
          },
        ),
        { numRuns: 2 },
      )
    })

    const written = (change: Partial<Written> = {}): Written => ({
      subject: 'Maria Koval',
      party: 'MARIA KOVAL',
      outcome: 'possible',
      score: 0.9,
      lists: ['un-sc'],
      state: 'open',
      kind: 'new_match',
      assignee: null,
      dueDate: null,
      minute: 0,
      isErased: false,
      ...change,
    })
    const named = (at: number): Written => written({ subject: `N ${String(at).padStart(4, '0')}` })
    const even = Array.from({ length: 130 }, (_, at) => named(at * 2))

    test.each(['subject', '-subject', 'opened', '-opened'])(
      'rows that are added while the pages are read in the order %s double and hide no other row',
      async (sort) => {
        const own = await desk()
        for (const [name, put] of [
          ['list_cases', own.putCases],
          ['list_alerts', own.putAlerts],
        ] as const) {
          const before = new Set((await put(even)).map(({ id }) => id))
          const order = name === 'list_alerts' ? sort.replace('opened', 'at') : sort
          const seen = await own.walk(name, { sort: order }, (page) =>
            put([named(1), named(page * 100 + 99), named(259)]),
          )
          expect(new Set(seen).size).toBe(seen.length)
          expect(new Set(seen.filter((id) => before.has(id)))).toEqual(before)
        }
      },
    )

    test('a page after a row that the list does not have is refused in an order by a value, and says what to do', async () => {
      const [own, other] = [await desk(), await desk()]
      const [foreign] = await other.putCases([written()])
      await own.putCases(even)
      for (const before of ['nothing', foreign?.id ?? '']) {
        const refused = await world.call(own.key, 'list_cases', { sort: 'subject', before })
        expect(refused.status).toBe(400)
        expect(refused.text).toContain('Begin again without it')
      }
    })

    test('a list that is longer than what is counted says that it has at least as many', async () => {
      const own = await desk()
      await own.putCases(Array.from({ length: 10_001 }, () => written({ state: 'closed' })))
      await own.putCases(even)
      expect((await own.ask('list_cases'))['total']).toEqual({ count: 10_000, exact: false })
      expect((await own.ask('list_cases', { state: 'open' }))['total']).toEqual({ count: 130, exact: true })
      const { next, ...first } = await own.ask('list_cases', { state: 'open', sort: 'subject' })
      expect(first['total']).toEqual({ count: 130, exact: true })
      expect(
        await own.ask('list_cases', { state: 'open', sort: 'subject', before: next }),
      ).not.toHaveProperty('total')
    })

    test('a total that is not exact is at least the page and one more', async () => {
      const own = await desk()
      await own.putCases(Array.from({ length: 60 }, () => written({ outcome: 'confirmed' })))
      await own.putCases(Array.from({ length: 10_001 }, () => written()))
      expect((await own.ask('list_cases', { outcome: 'confirmed' }))['total']).toEqual({
        count: 51,
        exact: false,
      })
    })

    test('a row that was altered is listed as unreadable, and the others as they are', async () => {
      const own = await desk()
      const cases = await own.putCases(Array.from({ length: 7 }, () => written()))
      const alerts = await own.putAlerts(Array.from({ length: 4 }, () => written()))
      const batch = async (): Promise<string> =>
        String(bodyOf(await world.call(own.key, 'start_batch', { file: 'ref,name\n1,Ann\n' }))['id'])
      const batches = [await batch(), await batch(), await batch()]
      const passes = [own.pass, ids.ulid(), ids.ulid()]
      await store.write(own.workspaceId, async (tenant) => {
        for (const id of passes.slice(1))
          await tenant.queuePass({ id, portfolioId: own.portfolio, createdAt: minute(0) })
      })
      const set = (
        table: string,
        column: string,
        value: string,
        id: string | undefined,
      ): RawBuilder<unknown> =>
        sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where id = ${id}`
      await alterTenant(store, own.workspaceId, [
        set('cases', 'matter', '{"subject":', cases[0]?.id),
        set('cases', 'matter', '7', cases[1]?.id),
        set('cases', 'matter', '{"subject":"x","match":{"matchedName":9}}', cases[2]?.id),
        set('cases', 'decision', 'x', cases[3]?.id),
        set('cases', 'due_date', 'soon', cases[4]?.id),
        set('cases', 'reopened', '{"at":1}', cases[5]?.id),
        set('watch_alerts', 'alert', '{', alerts[0]?.id),
        set('watch_alerts', 'alert', '{"id":7}', alerts[1]?.id),
        set('watch_alerts', 'alert', 'null', alerts[2]?.id),
        set('batches', 'report', '{', batches[0]),
        set('batches', 'pins', '{"lists":7}', batches[1]),
        set('watch_passes', 'plan', '{"scope":"none"}', passes[0]),
        set('watch_passes', 'plan', '[', passes[1]),
      ])
      const marks = async (
        name: 'list_cases' | 'list_alerts' | 'list_batches' | 'list_passes',
        member: string,
        input: Readonly<Record<string, unknown>> = {},
      ): Promise<object> => {
        const body = bodyOf(await world.call(own.key, name, input))
        const rows = body[member] as unknown as readonly { id: string; unreadable?: true }[]
        return Object.fromEntries(rows.map(({ id, unreadable = false }) => [id, unreadable]))
      }
      const expected = (all: readonly (string | undefined)[], whole: number) =>
        Object.fromEntries(all.map((id, at) => [id, at < all.length - whole]))
      const ofCases = expected(
        cases.map(({ id }) => id),
        1,
      )
      expect(await marks('list_cases', 'cases')).toEqual(ofCases)
      expect(await marks('list_cases', 'cases', { sort: '-subject' })).toEqual(ofCases)
      expect(Object.keys(await marks('list_cases', 'cases', { query: 'koval' }))).toContain(cases[6]?.id)
      const ofAlerts = expected(
        alerts.map(({ id }) => id),
        1,
      )
      expect(await marks('list_alerts', 'alerts')).toEqual(ofAlerts)
      expect(await marks('list_alerts', 'alerts', { sort: 'kind' })).toEqual(ofAlerts)
      expect(await marks('list_batches', 'batches')).toEqual(expected(batches, 1))
      expect(await marks('list_passes', 'passes', { id: own.portfolio })).toEqual(expected(passes, 1))
      // each by itself too
      for (const [at, id] of batches.entries())
        expect(bodyOf(await world.call(own.key, 'get_batch', { id }))).toMatchObject({
          id,
          status: 'queued',
          ...(at < 2 && { unreadable: true, lists: [], mistakes: [] }),
        })
      for (const id of passes.slice(0, 2))
        expect(bodyOf(await world.call(own.key, 'get_pass', { id }))).toMatchObject({
          id,
          unreadable: true,
          lists: [],
        })
      // what is whole of an unreadable one is shown, and nothing can be decided about it
      const shown = bodyOf(await world.call(own.key, 'get_case', { id: cases[0]?.id ?? '' }))
      expect(shown).toMatchObject({ unreadable: true, state: 'open', subject: null, match: null })
      const faults = await storeFaults(store, world.ports.auditLog, own.workspaceId)
      for (const { id } of cases.slice(0, 6)) {
        const refused = await world.call(own.key, 'update_case', { id, assignee: 'Ann' })
        expect([refused.status, refused.text]).toEqual([
          409,
          expect.stringContaining('was altered in the store'),
        ])
        expect(faults).toContain(`case ${id}: a part of it was altered and cannot be read`)
      }
    })

    test('a decision that was altered is reported and shown as unreadable, and the others as they are', async () => {
      const own = await desk()
      const decided = await own.putDecisions(5)
      await alterTenant(
        store,
        own.workspaceId,
        (
          [
            ['data', '{"state":'],
            ['data', '7'],
            ['state', 'open'],
            ['data', '{}'],
          ] as const
        ).map(([column, value], at) => {
          const { event } = decided[at] ?? { event: '' }
          return sql`update case_events set ${sql.ref(column)} = ${value} where id = ${event}`
        }),
      )
      // of a case that was altered, the decision is whole
      await alterTenant(store, own.workspaceId, [
        sql`update cases set matter = '{' where id = ${decided[4]?.case}`,
      ])
      const { decisions } = bodyOf(await world.call(own.key, 'report_decisions', {})) as unknown as {
        readonly decisions: readonly ReportedDecision[]
      }
      const whole = { state: 'false_positive', reason: 'Another person', party: 'MARIA KOVAL', by: 'Ann' }
      const altered = { ...whole, unreadable: true, reason: null, party: null }
      expect(
        decisions.toReversed().map(({ unreadable, state, reason, party, by }) => ({
          ...(unreadable && { unreadable }),
          state,
          reason,
          party,
          by: by.name,
        })),
      ).toEqual([altered, altered, { ...altered, state: null }, altered, whole])
      const shown = bodyOf(await world.call(own.key, 'get_case', { id: decided[0]?.case ?? '' }))
      expect(shown['history']).toEqual([
        {
          id: decided[0]?.event,
          at: minute(0),
          kind: 'decided',
          by: { id: 'ann', name: 'Ann' },
          auditHash: 'a'.repeat(64),
          unreadable: true,
        },
      ])
    })

    test('what is erased takes what it was sorted by with it, also where an older release erases it', async () => {
      const own = await desk()
      const [one, other] = await own.putCases([written(), written()])
      const [alert, second] = await own.putAlerts([written(), written()])
      await store.write(own.workspaceId, async (tenant) => {
        await tenant.eraseCases([one?.subjectKey ?? ''])
        await tenant.forgetWatched(own.portfolio, alert?.ref ?? '')
      })
      // as the release before does it
      await alterTenant(store, own.workspaceId, [
        sql`update cases set matter = null, ref = null where id = ${other?.id}`,
        sql`update watch_alerts set alert = null, ref = '', salt = '' where id = ${second?.id}`,
      ])
      const rows = [
        ...(await tenantRows(store, own.workspaceId, 'cases')),
        ...(await tenantRows(store, own.workspaceId, 'watch_alerts')),
      ]
      expect(rows.length).toBe(4)
      for (const row of rows)
        expect(row).toMatchObject({
          subject_name: null,
          party_name: null,
          outcome: null,
          score: null,
          lists: null,
        })
      expect(JSON.stringify(rows).toLowerCase()).not.toContain('koval')
    })

    test('rows from before are filled, and those that an older release writes meanwhile come last', async () => {
      const { location, remove } = await place()
      const was = await createWorld({ store: await openStore(location) })
      const older = was.ports.store as OpenStore
      const { workspaceId, key } = await was.tenant('pro')
      const cases = ['c', 'a', 'b'].map((subject) => caseOf(written({ subject }), 'p'))
      await older.write(workspaceId, (tenant) => tenant.insertCases(cases))
      await undoMatchFacts(older)
      await alterTenant(older, workspaceId, [sql`update cases set matter = '{' where id = ${cases[2]?.id}`])
      await (await openStore(location)).close()
      const listed = async (): Promise<readonly (string | null)[]> => {
        const body = bodyOf(await was.call(key, 'list_cases', { sort: 'subject' }))
        return (body['cases'] as unknown as readonly Case[]).map(({ id, subject }) => subject ?? id)
      }
      expect(await listed()).toEqual(['a', 'c', cases[2]?.id])
      await alterTenant(older, workspaceId, [
        sql`update cases set subject_name = null, party_name = null where id = ${cases[1]?.id}`,
      ])
      expect(await listed()).toEqual(['c', 'a', cases[2]?.id])
      expect(await storeFaults(older, was.ports.auditLog, workspaceId)).toEqual([
        expect.stringContaining(`case ${cases[1]?.id}: a list does not sort or filter it by what it is`),
        expect.stringContaining(`case ${cases[2]?.id}: a part of it was altered and cannot be read`),
      ])
      await was.close()
      await remove()
    })

    test('a column of a case that lists read is compared with the case, and written again', async () => {
      const { location, remove } = await place()
      const world = await createWorld({ store: await openStore(location) })
      const store = world.ports.store as OpenStore
      const { workspaceId } = await world.tenant('pro')
      const cases = ['a', 'b'].map((subject) => caseOf(written({ subject }), 'p'))
      await store.write(workspaceId, (tenant) => tenant.insertCases(cases))
      const before = await tenantRows(store, workspaceId, 'cases')
      const faults = () => storeFaults(store, world.ports.auditLog, workspaceId)
      expect(await faults()).toEqual([])
      for (const column of ['subject_name', 'party_name', 'outcome', 'lists', 'score']) {
        const value = column === 'score' ? 1 : 'x'
        await alterTenant(store, workspaceId, [
          sql`update cases set ${sql.ref(column)} = ${value} where id = ${cases[1]?.id}`,
        ])
        expect(await faults()).toEqual([
          expect.stringMatching(
            new RegExp(
              `^case ${cases[1]?.id}: a list .* by what it is \\(${column}\\): .* migrate --contract$`,
            ),
          ),
        ])
        await updateTables(location, { contract: true })
        expect(await faults()).toEqual([])
      }
      expect(await tenantRows(store, workspaceId, 'cases')).toEqual(before)
      await world.close()
      await remove()
    })

    test('the fill corrects rows that an older release changed after they were filled', async () => {
      const { location, remove } = await place()
      const world = await createWorld({ store: await openStore(location) })
      const store = world.ports.store as OpenStore
      const { workspaceId, key } = await world.tenant('pro')
      const cases = ['a', 'b'].map((subject) => caseOf(written({ subject }), 'p'))
      await store.write(workspaceId, (tenant) => tenant.insertCases(cases))
      const before = await tenantRows(store, workspaceId, 'cases')
      const changed = { ...cases[0]?.matter, subject: 'c', ...matchOf(written({ subject: 'c', score: 0.5 })) }
      await alterTenant(store, workspaceId, [
        sql`update cases set matter = ${JSON.stringify(changed)} where id = ${cases[0]?.id}`,
      ])
      await updateTables(location, { contract: true })
      const rows = await tenantRows(store, workspaceId, 'cases')
      expect(rows.find(({ id }) => id === cases[0]?.id)).toMatchObject({ subject_name: 'c', score: 5_000 })
      expect(rows.find(({ id }) => id === cases[1]?.id)).toEqual(before.find(({ id }) => id === cases[1]?.id))
      const body = bodyOf(await world.call(key, 'list_cases', { sort: 'subject' }))
      expect((body['cases'] as unknown as readonly Case[]).map(({ subject }) => subject)).toEqual(['b', 'c'])
      await world.close()
      await remove()
    })
  })
