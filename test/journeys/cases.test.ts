// Cases: a match of a watched subject or of a run opens one, people decide it, the log holds the decision, and a changed fact opens it
// again.
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Case, CaseEvent, ReportedDecision } from '../../src/contract/vocabulary/case.ts'
import { verifyBundle } from '../../src/audit/bundle/verify-bundle.ts'
import type { AuditCheckpoint } from '../../src/contract/vocabulary/audit.ts'
import type { CaseBundle } from '../../src/contract/vocabulary/case-trail.ts'
import { verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import { readDecisionEntry } from '../../src/cases/decision-entry.ts'
import { changeFourEyes } from '../../src/cases/set-four-eyes.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { expectRefusal } from '../abuse/support.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { alterTenant, storeFaults, tablesHolding, tenantRows } from '../support/tenant-rows.ts'
import type { UnPerson } from '../support/un-list.ts'
import { type Watched, watchedPortfolio } from '../support/watched.ts'
import { bodyOf, type World } from '../support/world.ts'

const HARUN: UnPerson = { id: 1, first: 'HARUN', last: 'TALEB AL-ZAHRI' }
const SELMA: UnPerson = { id: 2, first: 'SELMA', last: 'ORRIN', born: '1961-05-17' }
const SUBJECTS = `ref,name,type,birth_date
C-1,Harun Taleb Al-Zahri,person,1971-03-09
C-2,Selma Orrin,person,
C-3,Petra Lindqvist,person,
`

describe.each(stores)('$kind', ({ skip, place }) => {
  let world: World
  let desk: Watched

  beforeEach(async () => {
    if (skip) return
    world = await placedWorld(place)
    desk = await watchedPortfolio(world, SUBJECTS, [HARUN, SELMA])
  })
  afterEach(async () => {
    if (skip) return
    desk.close()
    await world.close()
  })

  type Shown = Case & { readonly history: readonly CaseEvent[] }
  const cases = async (input = {}): Promise<readonly Case[]> =>
    (await desk.ask('list_cases', input))['cases'] as unknown as readonly Case[]
  const caseOf = async (ref: string): Promise<Shown> => {
    const [found] = await cases({ portfolio: desk.portfolio, ref })
    return (await desk.ask('get_case', { id: found?.id })) as unknown as Shown
  }
  const decide = async (its: Case, state: string, key = desk.key) =>
    world.call(key, 'decide_case', {
      id: its.id,
      state,
      reason: 'Another person: the passport on file says so.',
      evidence: its.evidence?.hash,
    })
  const decided = async (ref: string, state = 'false_positive'): Promise<Shown> =>
    bodyOf(await decide(await caseOf(ref), state)) as unknown as Shown
  const report = async (input = {}): Promise<readonly ReportedDecision[]> =>
    (await desk.ask('report_decisions', input))['decisions'] as unknown as readonly ReportedDecision[]
  /** Ends the watch and begins it again: every match is new to it. */
  const watchAgain = async (): Promise<void> => {
    expect((await world.call(desk.key, 'unwatch_portfolio', { id: desk.portfolio })).status).toBe(204)
    await desk.ask('watch_portfolio', { id: desk.portfolio })
    await desk.workOff()
  }
  const askForTwo = (): Promise<void> =>
    changeFourEyes(world.ports, desk.workspaceId, true, { at: '2026-11-02T09:00:00.000Z', actor: 'operator' })
  const faults = async (): Promise<string> =>
    (await storeFaults(world.ports.store as OpenStore, world.ports.auditLog, desk.workspaceId)).join('; ')

  test.skipIf(skip)('each match of a watched subject opens one case, whatever passes follow', async () => {
    expect((await cases()).map(({ ref, state, about }) => [ref, state, about])).toEqual([
      ['C-2', 'open', 'watch'],
      ['C-1', 'open', 'watch'],
    ])
    for (const [query, refs] of [
      ['harun zahri', ['C-1']],
      ['c-2', ['C-2']],
      ['orrin', ['C-2']],
      ['selma zahri', []],
      [' ', ['C-2', 'C-1']],
    ] as const)
      expect([query, (await cases({ query, state: 'open' })).map(({ ref }) => ref)]).toEqual([query, refs])
    const its = await caseOf('C-1')
    expect(its).toMatchObject({
      subject: 'Harun Taleb Al-Zahri',
      match: { outcome: 'possible', active: true },
      evidence: {
        hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        subject: { births: ['1971-03-09'], kind: ['person'], names: ['harun taleb al-zahri'] },
        listed: { active: ['yes'], records: ['un-sc QDi.1'] },
        comparison: { outcome: ['possible'] },
      },
      assignee: null,
      dueDate: null,
      history: [],
    })
    await desk.after(HARUN, { ...SELMA, comments: 'Review concluded.' })
    await watchAgain()
    expect((await cases()).map(({ id }) => id)).toEqual([(await caseOf('C-2')).id, its.id])
    const { evidence, history, state } = its
    expect(await caseOf('C-1')).toMatchObject({ evidence, history, state })
  })

  test.skipIf(skip)('a case is assigned, moved and commented on, and its history says by whom', async () => {
    const { id } = await caseOf('C-1')
    const file = { name: 'passport.pdf', size: 12_345, sha256: 'ab'.repeat(32) }
    await desk.ask('update_case', { id, state: 'in_review', assignee: 'Dana', dueDate: '2026-12-01' })
    await desk.ask('comment_on_case', { id, text: 'The passport is on file.', files: [file] })
    await desk.ask('update_case', { id, state: 'escalated', dueDate: null })
    const its = await caseOf('C-1')
    expect(its).toMatchObject({ state: 'escalated', assignee: 'Dana', dueDate: null })
    expect(its.history.map(({ id: _id, at: _at, ...event }) => event)).toEqual([
      {
        kind: 'updated',
        by: { id: desk.keyId, name: 'test' },
        state: 'in_review',
        assignee: 'Dana',
        dueDate: '2026-12-01',
      },
      {
        kind: 'comment',
        by: { id: desk.keyId, name: 'test' },
        text: 'The passport is on file.',
        files: [file],
      },
      { kind: 'updated', by: { id: desk.keyId, name: 'test' }, state: 'escalated', dueDate: null },
    ])
    expect((await cases({ state: 'escalated' })).map((one) => one.id)).toEqual([id])
    expect((await cases({ assignee: 'Dana' })).map((one) => one.id)).toEqual([id])
    expect(await cases({ state: 'closed' })).toEqual([])
    expectRefusal(await world.call(desk.key, 'update_case', { id }), 'invalid_request')
    expectRefusal(await world.call(desk.key, 'update_case', { id, state: 'open' }), 'case_conflict')
    expectRefusal(await world.call(desk.key, 'list_cases', { ref: 'C-1' }), 'invalid_request')
  })

  test.skipIf(skip)('a decision is an entry of the log and a line of the report', async () => {
    const its = await decided('C-1')
    expect(its).toMatchObject({
      state: 'false_positive',
      decision: {
        state: 'false_positive',
        reason: 'Another person: the passport on file says so.',
        by: { id: desk.keyId, name: 'test' },
        holds: true,
        evidence: its.evidence?.hash,
      },
    })
    expect(its.history).toMatchObject([
      { kind: 'decided', state: 'false_positive', auditHash: its.decision?.auditHash },
    ])
    const entries = await world.ports.store.read(desk.workspaceId, (tenant) => tenant.logEntries(its.id))
    const [entry] = entries
    expect(entries).toHaveLength(1)
    expect(readDecisionEntry(entry?.record ?? '')).toMatchObject({
      hash: its.decision?.auditHash,
      actor: desk.keyId,
      state: 'false_positive',
    })
    // why: the log outlives an erasure
    expect(entry?.record).not.toMatch(/passport|zahri|harun/i)
    expect(await report()).toEqual([
      {
        case: its.id,
        about: 'watch',
        portfolio: desk.portfolio,
        ref: 'C-1',
        subject: 'Harun Taleb Al-Zahri',
        party: its.match?.matchedName,
        records: ['un-sc QDi.1'],
        state: 'false_positive',
        reason: 'Another person: the passport on file says so.',
        at: its.decision?.at,
        by: { id: desk.keyId, name: 'test' },
        evidence: its.evidence?.hash,
        auditHash: its.decision?.auditHash,
      },
    ])
    expect(await report({ from: '2026-11-02', to: '2026-11-02' })).toHaveLength(1)
    expect(await report({ from: '2026-11-03' })).toEqual([])
    expect(await report({ to: '2026-11-01' })).toEqual([])
    expectRefusal(
      await world.call(desk.key, 'report_decisions', { from: '2026-12-01', to: '2026-11-01' }),
      'invalid_request',
    )
    expect(await faults()).toBe('')
  })

  test.skipIf(skip)('a decision on evidence that changed meanwhile is refused', async () => {
    const seen = await caseOf('C-2')
    await desk.after(HARUN, { ...SELMA, born: '1961-05-18' })
    expectRefusal(await decide(seen, 'false_positive'), 'case_conflict')
    expect((await caseOf('C-2')).state).toBe('open')
    expect((await decide(await caseOf('C-2'), 'false_positive')).status).toBe(200)
  })

  test.skipIf(skip)('a changed fact opens a decided case again and names the fact', async () => {
    await decided('C-2')
    expect(await desk.after(HARUN, { ...SELMA, comments: 'Review  concluded.' })).toEqual([])
    expect(await caseOf('C-2')).toMatchObject({ state: 'false_positive', decision: { holds: true } })
    await desk.after(HARUN, { ...SELMA, born: '1984-01-02' })
    const reopened = await caseOf('C-2')
    expect(reopened).toMatchObject({
      state: 'open',
      decision: { state: 'false_positive', holds: false },
      reopened: { facts: ['listed.births'] },
    })
    expect(reopened.history.map(({ kind, facts }) => [kind, facts])).toEqual([
      ['decided', undefined],
      ['reopened', ['listed.births']],
    ])
    const again = await decided('C-2')
    expect(again).toMatchObject({ state: 'false_positive', decision: { holds: true } })
    expect(again.reopened).toBeUndefined()
    expect(await report()).toHaveLength(2)
    expect(await faults()).toBe('')
  })

  test.skipIf(skip)('a match that was decided on the same evidence makes no alert', async () => {
    await decided('C-1')
    await watchAgain()
    const refs = async () =>
      ((await desk.ask('list_alerts'))['alerts'] as unknown as { ref: string }[]).map(({ ref }) => ref)
    expect(await refs()).toEqual(['C-2', 'C-2', 'C-1'])
    // a subject of the same name under another reference is another subject
    await desk.ask('put_portfolio_subjects', {
      id: desk.portfolio,
      file: 'ref,name,type,birth_date\nC-9,Harun Taleb Al-Zahri,person,1971-03-09\n',
    })
    await desk.workOff()
    expect((await refs())[0]).toBe('C-9')
    expect(await caseOf('C-9')).toMatchObject({ state: 'open' })
    expect((await caseOf('C-9')).decision).toBeUndefined()
  })

  test.skipIf(skip)(
    'a true match opens again where the party is delisted, a false positive does not',
    async () => {
      await decided('C-1', 'true_match')
      await decided('C-2')
      await desk.after({ id: 9, first: 'JOAQUIM', last: 'BARRETO' })
      expect(await caseOf('C-1')).toMatchObject({ state: 'open', reopened: { facts: ['listed.active'] } })
      expect(await caseOf('C-2')).toMatchObject({ state: 'false_positive', match: { active: false } })
      // listed again with the same facts: the decision of the second holds again
      expect((await desk.after(HARUN, SELMA)).map(({ ref }) => ref)).toEqual(['C-1'])
      expect(await caseOf('C-2')).toMatchObject({ state: 'false_positive', decision: { holds: true } })
    },
  )

  test.skipIf(skip)('with four eyes a decision needs the same decision of another person', async () => {
    await askForTwo()
    const { key: other } = await world.admin.createKey(desk.workspaceId, {
      name: 'second',
      scopes: ['decide'],
    })
    const its = await caseOf('C-1')
    const proposed = bodyOf(await decide(its, 'true_match')) as unknown as Shown
    expect(proposed).toMatchObject({ state: 'open', proposal: { state: 'true_match', by: { name: 'test' } } })
    expect(proposed.decision).toBeUndefined()
    expectRefusal(await decide(its, 'true_match'), 'second_person_required')
    // another decision by the second person is a proposal of theirs, which the first person may make
    const countered = bodyOf(await decide(its, 'false_positive', other)) as unknown as Shown
    expect(countered).toMatchObject({
      state: 'open',
      proposal: { state: 'false_positive', by: { name: 'second' } },
    })
    expect(bodyOf(await decide(its, 'false_positive'))).toMatchObject({
      state: 'false_positive',
      decision: { by: { name: 'test' }, proposed: { by: { name: 'second' } } },
    })
    expect((await report()).map(({ by, proposed: first }) => [by.name, first?.by.name])).toEqual([
      ['test', 'second'],
    ])
    expect(await faults()).toBe('')
  })

  test.skipIf(skip)('other evidence, and a person who takes the case back, withdraw a proposal', async () => {
    await askForTwo()
    await decided('C-2')
    await desk.after(HARUN, { ...SELMA, born: '1984-01-02' })
    expect((await caseOf('C-2')).proposal).toBeUndefined()
    await decided('C-2')
    await desk.ask('update_case', { id: (await caseOf('C-2')).id, state: 'in_review' })
    expect((await caseOf('C-2')).proposal).toBeUndefined()
  })

  test.skipIf(skip)(
    'a match of a run opens a case of its subject, and a second run meets the same one',
    async () => {
      const subject = { name: 'Selma Orrin', type: 'person' }
      const first = await desk.ask('run_diligence', { subject })
      const second = await desk.ask('run_diligence', { subject })
      await desk.ask('run_diligence', { subject: { ...subject, birthDate: '1984' } })
      const ofRuns = (await cases()).filter(({ about }) => about === 'run')
      expect(ofRuns.map(({ run }) => run)).toHaveLength(2)
      expect(ofRuns.at(-1)).toMatchObject({ run: second['id'], subject: 'Selma Orrin', state: 'open' })
      expect(first['id']).not.toBe(second['id'])
    },
  )

  test.skipIf(skip)('webhooks get what happens to a case, without a name', async () => {
    const { id: webhook } = await desk.ask('create_webhook', {
      url: 'https://hooks.acme.com/assay',
      events: ['case.opened', 'case.decided', 'case.reopened'],
    })
    await desk.ask('run_diligence', { subject: { name: 'Selma Orrin', type: 'person' } })
    const its = await decided('C-2')
    await desk.after(HARUN, { ...SELMA, born: '1984-01-02' })
    const { deliveries } = await desk.ask('list_webhook_deliveries', { id: webhook })
    const opened = (await cases()).find(({ about }) => about === 'run')
    expect(
      (deliveries as unknown as { type: string; data: object }[]).map(({ type, data }) => ({
        type,
        ...data,
      })),
    ).toEqual([
      { type: 'case.reopened', case: its.id, about: 'watch' },
      { type: 'case.decided', case: its.id, state: 'false_positive', about: 'watch' },
      { type: 'case.opened', case: opened?.id, about: 'run' },
    ])
  })

  test.skipIf(skip)(
    'what is removed leaves no name in its cases, and its decisions stay in the report',
    async () => {
      await decided('C-1')
      await desk.ask('comment_on_case', { id: (await caseOf('C-2')).id, text: 'Selma is a customer.' })
      const { status } = await world.call(desk.key, 'remove_portfolio_subject', {
        id: desk.portfolio,
        ref: 'C-1',
      })
      expect(status).toBe(204)
      const [line] = await report()
      expect(line).toMatchObject({
        subject: null,
        party: null,
        reason: null,
        evidence: null,
        state: 'false_positive',
      })
      expect(line).not.toHaveProperty('ref')
      expectRefusal(
        await world.call(desk.key, 'comment_on_case', { id: line?.case, text: 'x' }),
        'case_conflict',
      )
      expect(await faults()).toBe('')
      expect((await world.call(desk.key, 'delete_portfolio', { id: desk.portfolio })).status).toBe(204)
      const holding = await tablesHolding(world.ports.store as OpenStore, desk.workspaceId, [
        'Harun',
        'HARUN',
        'harun',
        'Selma',
        'selma',
        'C-1',
      ])
      expect(holding).toEqual([])
      expect(await faults()).toBe('')
    },
  )

  test.skipIf(skip)('the case of a run goes with the last run about its subject', async () => {
    const subject = { name: 'Selma Orrin', type: 'person' }
    const { id } = await desk.ask('run_diligence', { subject })
    await decide((await cases()).find(({ about }) => about === 'run') as Case, 'closed')
    await desk.ask('erase_subject', { ref: id })
    const left = (await cases()).find(({ about }) => about === 'run')
    expect(left).toMatchObject({ subject: null, match: null, evidence: null, state: 'closed' })
    expect(await faults()).toBe('')
  })

  test.skipIf(skip)(
    'whatever is changed of a decision in the database is found, and hides no match',
    async () => {
      await decided('C-1')
      const store = world.ports.store as OpenStore
      const alter = (statement: ReturnType<typeof sql>) => alterTenant(store, desk.workspaceId, [statement])
      expect(await faults()).toBe('')
      const columns = {
        cases: ['state', 'decision', 'decision_hash'],
        case_events: ['data', 'digest', 'actor', 'actor_name', 'state', 'at', 'audit_hash', 'kind'],
      } as const
      const others: Readonly<Record<string, string>> = {
        state: 'true_match',
        kind: 'comment',
        at: '2026-01-01T00:00:00.000Z',
      }
      for (const [table, names] of Object.entries(columns))
        for (const column of names) {
          const row = (await tenantRows(store, desk.workspaceId, table as keyof typeof columns)).find(
            (one) => one['state'] === 'false_positive',
          )
          const was = String(row?.[column])
          const other =
            others[column] ?? was.replace(/[0-8a-y]/, (d) => String.fromCharCode(d.charCodeAt(0) + 1))
          const set = (value: unknown) =>
            alter(sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where id = ${row?.['id']}`)
          await set(other)
          expect(await faults(), `${table}.${column}`).toContain('case ')
          await set(was)
          expect(await faults()).toBe('')
        }
      // a decision that was never made: the log has none of it
      const seen = await caseOf('C-2')
      const forged = JSON.stringify({ ...seen.decision, state: 'false_positive', evidence: seen.evidence })
      await alter(
        sql`update cases set state = 'false_positive', decision = ${forged}, decision_hash = 'x' where id = ${seen.id}`,
      )
      expect(await faults()).toContain('its state is not the one that was decided')
      await watchAgain()
      const { alerts } = await desk.ask('list_alerts')
      expect((alerts as unknown as { ref: string }[]).filter(({ ref }) => ref === 'C-2')).toHaveLength(2)
      await alter(sql`delete from case_events`)
      expect(await faults()).toContain('was deleted')
    },
  )

  describe.skipIf(skip)('the audit trail', () => {
    let pin: AuditCheckpoint
    beforeEach(async () => {
      await decided('C-1')
      pin = (await desk.ask('get_audit_checkpoint', {})) as unknown as AuditCheckpoint
    })
    const trail = async (id: string, input = {}) =>
      world.call(desk.key, 'get_case_audit', { id, from: String(pin.size), ...input })
    const verified = (text: string) =>
      verifyBundle(
        Buffer.from(text),
        { keys: [pin.verifierKey], pin: Buffer.from(pin.checkpoint) },
        verifyEd25519,
      )
    const bundleOf = (text: string): CaseBundle => JSON.parse(text) as CaseBundle
    const alter = (...statements: Parameters<typeof alterTenant>[2]) =>
      alterTenant(world.ports.store as OpenStore, desk.workspaceId, statements)

    test('is verified against a key and a pin, with who decided, when, why and on which evidence', async () => {
      const { id, evidence } = await caseOf('C-1')
      await desk.after({ ...HARUN, born: '1971-03-09' }, SELMA)
      const again = await decided('C-1', 'true_match')
      const found = verified((await trail(id)).text)
      expect(found.outcome).toBe('verified')
      const shown = { by: 'test', reason: 'Another person: the passport on file says so.' }
      expect(found.facts).toMatchObject({
        kind: 'case',
        case: id,
        withheld: 0,
        decisions: [
          { state: 'false_positive', actor: desk.keyId, reasons: { ...shown, evidence: evidence?.hash } },
          { state: 'true_match', actor: desk.keyId, reasons: { ...shown, evidence: again.evidence?.hash } },
        ],
      })
      expect(evidence?.hash).not.toBe(again.evidence?.hash)
      const before = verified((await trail(id, { before: '1' })).text)
      expect([before.outcome, before.facts?.records]).toEqual(['verified', 1])
    })

    test('keeps its records when its data are erased, and no name', async () => {
      const { id } = await caseOf('C-1')
      await world.call(desk.key, 'remove_portfolio_subject', { id: desk.portfolio, ref: 'C-1' })
      const { text } = await trail(id)
      expect(bundleOf(text).decisions).toEqual([null])
      expect(text).not.toContain('passport')
      expect(verified(text)).toMatchObject({ outcome: 'verified', facts: { withheld: 1 } })
    })

    test('is of the workspace alone, and of no other chain', async () => {
      const { id } = await caseOf('C-1')
      const other = await world.tenant('pro')
      for (const [as, asked] of [
        [other.key, id],
        [desk.key, 'log'],
        [desk.key, 'unknown'],
        [desk.key, desk.portfolio],
      ] as const)
        expect((await world.call(as, 'get_case_audit', { id: asked })).status).toBe(404)
      for (const operation of ['get_watch_audit', 'get_session_audit'] as const)
        expect((await world.call(desk.key, operation, { id })).status).toBe(404)
      expect((await trail((await caseOf('C-2')).id)).body).toEqual({
        format: 'assay-case-bundle/v1',
        records: [],
        decisions: [],
      })
      expect((await trail(id, { from: '1000' })).status).toBe(400)
    })

    test('says what was altered where it is stored, and no altered trail is verified', async () => {
      const { id } = await caseOf('C-1')
      const { text } = await trail(id)
      const set = (column: string, from: string, to: string) =>
        alter(
          sql`update case_events set ${sql.ref(column)} = replace(${sql.ref(column)}, ${from}, ${to}) where kind = 'decided'`,
        )
      await set('data', 'passport', 'passbook')
      const changed = (await trail(id)).text
      expect(bundleOf(changed).fault).toEqual({ record: 0, reason: 'decision_differs' })
      expect(verified(changed).outcome).toBe('invalid')
      await set('data', 'passbook', 'passport')
      expect((await trail(id)).text).toBe(text)
      await alter(sql`delete from case_events where kind = 'decided'`)
      expect(bundleOf((await trail(id)).text)).toMatchObject({
        decisions: [null],
        fault: { record: 0, reason: 'decision_differs' },
      })
      await alter(sql`delete from log_entries where chain = ${id}`)
      const cut = (await trail(id)).text
      expect(bundleOf(cut).fault).toEqual({ record: 0, reason: 'record_missing' })
      expect(verified(cut).outcome).toBe('invalid')
    })
  })
})
