// A decision is shown beside the match in later runs and batches on the same evidence, and sets a possible match of a false positive
// aside. It hides no other match, and a run that used it can be replayed.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ScreenedRow } from '../../src/contract/vocabulary/batch.ts'
import type { Case } from '../../src/contract/vocabulary/case.ts'
import type { Run } from '../../src/contract/vocabulary/run.ts'
import { replayRun } from '../../src/diligence/runs/replay-run.ts'
import { applyRetention } from '../../src/diligence/erasure/apply-retention.ts'
import { eraseLogged } from '../../src/diligence/erasure/erase-logged.ts'
import { sql } from 'kysely'
import { screenerInForce } from '../../src/installation/matching-resources.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { loadList } from '../support/lists.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { alterTenant, tablesHolding, tenantRows } from '../support/tenant-rows.ts'
import { type UnPerson, writeUnList } from '../support/un-list.ts'
import { bodyOf, type World } from '../support/world.ts'

const SELMA: UnPerson = { id: 2, first: 'SELMA', last: 'ORRIN' }
const OTHER: UnPerson = { id: 3, first: 'SELMA', last: 'ORRIN', aliases: ['Selma Anneli Orrin'] }
const SUBJECT = { name: 'Selma Orrin', type: 'person', birthDate: '1984-01-02' }
const DAY = 86_400_000

describe.each(stores)('$kind', ({ skip, place }) => {
  let world: World
  let key: string
  let workspaceId: string

  beforeEach(async () => {
    if (skip) return
    world = await placedWorld(place, { screensBatches: true })
    ;({ key, workspaceId } = await world.tenant('pro'))
    await list(SELMA)
  })
  afterEach(() => (skip ? undefined : world.close()))

  const list = (...people: readonly UnPerson[]): Promise<void> =>
    loadList(world.ports.store, 'un-sc', writeUnList(people))
  const ask = async (name: Parameters<World['call']>[1], input = {}) =>
    bodyOf(await world.call(key, name, input))
  const run = async (subject: object = SUBJECT): Promise<Run> =>
    (await ask('run_diligence', { subject })) as unknown as Run
  const cases = async (input = {}): Promise<readonly Case[]> =>
    (await ask('list_cases', input))['cases'] as unknown as readonly Case[]
  async function decide(its: Case | undefined, state = 'false_positive'): Promise<void> {
    const reason = 'Another person: born in 1984.'
    await ask('decide_case', { id: its?.id, state, reason, evidence: its?.evidence?.hash })
  }
  const onList = ({ findings = [] }: Run) => findings.filter(({ scorer }) => scorer === 'sanctions')
  async function batch(file: string): Promise<readonly ScreenedRow[]> {
    const id = String((await ask('start_batch', { file }))['id'])
    await expect.poll(async () => (await ask('get_batch', { id }))['status']).toBe('completed')
    const { text } = await world.call(key, 'get_batch_results', { id })
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ScreenedRow)
  }
  /** Cells of a line of CSV. */
  const columns = (line: string): number => line.replaceAll(/"(?:[^"]|"")*"/g, 'x').split(',').length
  const replay = async (id: string) => {
    const { store, manifests, auditLog } = world.ports
    const screener = await screenerInForce({ ASSAY_DATA_DIR: '/nowhere' }, () => undefined)()
    const watchLists = screener.watchLists(store.sources, manifests)
    const gather = { store: store.sources, manifests, screener, watchLists }
    return replayRun({ store, auditLog, gather }, workspaceId, id)
  }

  test.skipIf(skip)('a false positive is shown beside the finding and counts for nothing', async () => {
    const before = await run()
    expect(before.verdict).toBe('enhanced_diligence')
    const [its] = await cases()
    await decide(its)
    const after = await run()
    const [finding] = onList(after)
    expect(finding).toMatchObject({
      kind: onList(before)[0]?.kind,
      points: 0,
      decision: {
        case: its?.id,
        state: 'false_positive',
        reason: 'Another person: born in 1984.',
        by: { name: 'test' },
        evidence: its?.evidence?.hash,
        setAside: true,
      },
    })
    expect(finding?.statement).toContain('test decided on 2026-11-02')
    expect(after.verdict).not.toBe('enhanced_diligence')
    expect(after.conditions?.map(({ code }) => code)).not.toContain('possible_match')
    expect(after.notes?.map(({ code }) => code)).toContain('matches_decided')
    expect(await cases()).toHaveLength(1)
    // why again after another decision: the run pins the one that it used
    await decide((await cases())[0], 'true_match')
    for (const { id } of [before, after]) expect(await replay(id)).toEqual({ kind: 'reproduced' })
    expect(onList(await run())[0]).toMatchObject({ decision: { state: 'true_match', setAside: false } })
    expect((await run()).verdict).toBe('enhanced_diligence')
  })

  test.skipIf(skip)('it hides neither another party nor other evidence nor another subject', async () => {
    await run()
    await decide((await cases())[0])
    await list(SELMA, OTHER)
    const both = await run()
    expect(both.verdict).toBe('enhanced_diligence')
    expect(onList(both).map(({ points, decision }) => [points > 0, decision?.setAside])).toEqual([
      [true, undefined],
      [false, true],
    ])
    await list({ ...SELMA, born: '1984-02-01' })
    const changed = await run()
    expect(onList(changed)).toHaveLength(1)
    expect(onList(changed)[0]?.decision).toBeUndefined()
    expect((await cases()).find(({ decision }) => decision !== undefined)).toMatchObject({ state: 'open' })
    await list(SELMA)
    expect(onList(await run({ ...SUBJECT, birthDate: '1984-01-03' }))[0]?.decision).toBeUndefined()
  })

  test.skipIf(skip)(
    'it sets no confirmed match aside, nor one of a subject that is a name alone',
    async () => {
      await list({ ...SELMA, passport: 'FP1234567' })
      const known = { ...SUBJECT, identifiers: [{ scheme: 'passport', value: 'FP1234567', country: 'FI' }] }
      expect((await run(known)).verdict).toBe('do_not_proceed')
      await decide((await cases())[0])
      const confirmed = await run(known)
      expect(confirmed.verdict).toBe('do_not_proceed')
      expect(onList(confirmed)[0]?.decision).toMatchObject({ state: 'false_positive', setAside: false })

      const named = { name: 'Selma Orrin', type: 'person' }
      await run(named)
      await decide((await cases())[0])
      const again = await run(named)
      expect(again.verdict).toBe('enhanced_diligence')
      expect(onList(again)[0]?.decision).toMatchObject({ state: 'false_positive', setAside: false })
    },
  )

  test.skipIf(skip)('a decision that was written into the database alone changes no run', async () => {
    await run()
    await decide((await cases())[0], 'true_match')
    await alterTenant(world.ports.store as OpenStore, workspaceId, [
      sql`update cases set state = 'false_positive', decision = replace(decision, 'true_match', 'false_positive')`,
      sql`update case_events set state = 'false_positive', data = replace(data, 'true_match', 'false_positive')`,
    ])
    const after = await run()
    expect(after.verdict).toBe('enhanced_diligence')
    expect(onList(after)[0]?.decision).toBeUndefined()
  })

  test.skipIf(skip)(
    'a batch shows the decision of the same subject, in files and in portfolios',
    async () => {
      await run()
      await decide((await cases())[0])
      const file =
        'ref,name,type,birth_date\nC-1,Selma Orrin,person,1984-01-02\nC-2,Selma Orrin,person,1990\n'
      const rows = await batch(file)
      expect(rows.map(({ ref, outcome }) => [ref, outcome])).toEqual([
        ['C-1', 'clear'],
        ['C-2', 'possible'],
      ])
      expect(rows[0]?.matches[0]).toMatchObject({
        outcome: 'possible',
        decision: { state: 'false_positive', setAside: true },
      })
      expect(rows[1]?.matches[0]?.decision).toBeUndefined()
      const { batches } = (await ask('list_batches')) as unknown as { batches: [{ id: string }] }
      const { text } = await world.call(key, 'get_batch_results', { id: batches[0].id, format: 'csv' })
      const [head = '', decided = '', open = ''] = text.split('\n')
      expect(head).toMatch(/,error,decision,match_counts,decision_reason,decision_by,decision_at,case$/)
      expect(decided).toMatch(
        new RegExp(
          `^2,C-1,clear,possible,.*,,false_positive,no,Another person: born in 1984.,test,[^,]+,${(await cases())[0]?.id}$`,
        ),
      )
      expect(open).toMatch(/^3,C-2,possible,possible,.*,,,,,,,$/)
      for (const line of [decided, open]) expect(columns(line)).toBe(columns(head))
    },
  )

  test.skipIf(skip)('a case that came back with its erased run is erased with it again', async () => {
    const { id } = await run()
    const [its] = await cases()
    // the answer that is kept for a repeated request must hold nothing of the case
    const decision = {
      id: its?.id,
      state: 'closed',
      reason: 'Selma has left.',
      evidence: its?.evidence?.hash,
    }
    const sent = () => world.call(key, 'decide_case', decision, { 'idempotency-key': 'k' })
    expect((await sent()).body).toEqual((await sent()).body)
    const store = world.ports.store as OpenStore
    const [runs, kept] = [
      await tenantRows(store, workspaceId, 'runs'),
      await tenantRows(store, workspaceId, 'cases'),
    ]
    await ask('erase_subject', { ref: id })
    expect(await tablesHolding(store, workspaceId, ['Selma', 'SELMA', 'selma'])).toEqual([])
    await alterTenant(store, workspaceId, [
      sql`update runs set erasure = null, subject = ${runs[0]?.['subject']} where id = ${id}`,
      sql`update cases set matter = ${kept[0]?.['matter']}, subject_key = ${kept[0]?.['subject_key']}`,
    ])
    expect(await tablesHolding(store, workspaceId, ['Selma'])).toEqual(['runs', 'cases'])
    const { auditLog } = world.ports
    await eraseLogged({ store, auditLog, pause: () => Promise.resolve() }, workspaceId)
    expect(await tablesHolding(store, workspaceId, ['Selma', 'SELMA', 'selma'])).toEqual([])
  })

  test.skipIf(skip)('retention keeps the runs about a subject until its cases are decided', async () => {
    const { id } = await run()
    await run({ name: 'Acme Robotics Ltd' })
    const { store, auditLog, clock } = world.ports
    const apply = () =>
      applyRetention(
        {
          store,
          auditLog,
          clock: { now: () => clock.now() + 40 * DAY },
          pause: () => Promise.resolve(),
          onAltered: () => expect.fail('nothing was altered'),
        },
        { id: workspaceId, retentionDays: 30 },
      )
    expect(await apply()).toBe(1)
    expect((await ask('get_run', { id }))['status']).toBe('completed')
    await decide((await cases())[0], 'closed')
    expect(await apply()).toBe(1)
    expect((await ask('get_run', { id }))['status']).toBe('erased')
  })
})
