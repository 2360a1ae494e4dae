// The audit trail of a watched portfolio: a stranger sees what each pass compared, also where nothing changed, and that none is missing.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { verifyBundle } from '../../src/audit/bundle/verify-bundle.ts'
import type { AuditCheckpoint } from '../../src/contract/vocabulary/audit.ts'
import type { WatchBundle } from '../../src/contract/vocabulary/watch-trail.ts'
import { screenerInForce } from '../../src/installation/matching-resources.ts'
import { screeningNow } from '../../src/main/wiring.ts'
import { duePasses } from '../../src/monitoring/watch/pass-runner.ts'
import { performPass } from '../../src/monitoring/watch/perform-pass.ts'
import { verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { loadList } from '../support/lists.ts'
import { placedWorld, stores } from '../support/stores.ts'
import { alterTenant } from '../support/tenant-rows.ts'
import { type UnPerson, writeUnList } from '../support/un-list.ts'
import { bodyOf, NOW, type World } from '../support/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-watch-trail-'))
afterAll(() => rmSync(folder, { recursive: true }))

const HARUN: UnPerson = { id: 1, first: 'HARUN', last: 'TALEB AL-ZAHRI' }
const SELMA: UnPerson = { id: 2, first: 'SELMA', last: 'ORRIN', born: '1961-05-17' }
const SUBJECTS =
  'ref,name,type\nC-1,Harun Taleb Al-Zahri,person\nC-2,Selma Orrin,person\nC-3,Petra Lindqvist,person\n'

describe.each(stores)('$kind', ({ skip, place }) => {
  let world: World
  let [key, workspaceId, portfolio] = ['', '', '']
  let pin: AuditCheckpoint

  /** Puts a list in force and works off the passes that are due. */
  let after: (...people: readonly UnPerson[]) => Promise<void>

  beforeEach(async () => {
    if (skip) return
    world = await placedWorld(place)
    ;({ key, workspaceId } = await world.tenant('pro'))
    const { store, manifests, ids, auditLog } = world.ports
    const screener = screenerInForce({ ASSAY_DATA_DIR: folder }, () => undefined)
    const screening = screeningNow(store.sources, manifests, screener)
    const deps = { store, clock: { now: () => NOW }, manifests, requiredLists: [], screening, ids, auditLog }
    const due = duePasses({ ...deps, store, workspaces: () => Promise.resolve([{ id: workspaceId }]) })
    let claims = NOW
    after = async (...people) => {
      await loadList(store, 'un-sc', writeUnList(people))
      await due()
      const claim = () => {
        const at = new Date(++claims).toISOString()
        return store.passQueue.claim(at, at)
      }
      for (let job = await claim(); job !== undefined; job = await claim())
        await performPass(job, deps, new AbortController().signal)
    }
    portfolio = String(bodyOf(await world.call(key, 'create_portfolio', { name: 'Customers' }))['id'])
    bodyOf(await world.call(key, 'put_portfolio_subjects', { id: portfolio, file: SUBJECTS }))
    bodyOf(await world.call(key, 'watch_portfolio', { id: portfolio }))
    await after(HARUN, SELMA)
    pin = bodyOf(await world.call(key, 'get_audit_checkpoint', {})) as unknown as AuditCheckpoint
    // neither change is about a subject
    await after({ ...HARUN, comments: 'Review concluded.' }, SELMA)
    await after(HARUN, SELMA, { id: 9, first: 'JOAQUIM', last: 'BARRETO' })
    await after({ ...HARUN, aliases: ['Haroun'] })
  })
  afterEach(() => (skip ? undefined : world.close()))

  const trail = async (input = {}) =>
    world.call(key, 'get_watch_audit', { id: portfolio, from: String(pin.size), ...input })
  const verified = (text: string) =>
    verifyBundle(
      Buffer.from(text),
      { keys: [pin.verifierKey], pin: Buffer.from(pin.checkpoint) },
      verifyEd25519,
    )
  const bundleOf = (text: string): WatchBundle => JSON.parse(text) as WatchBundle
  const alter = (...statements: Parameters<typeof alterTenant>[2]) =>
    alterTenant(world.ports.store as OpenStore, workspaceId, statements)

  test.skipIf(skip)(
    'is verified against a key and a pin, and shows the passes that found nothing',
    async () => {
      const report = verified((await trail()).text)
      expect(report.outcome).toBe('verified')
      expect(report.facts).toMatchObject({
        kind: 'watch',
        portfolio,
        first: 0,
        records: 4,
        withheld: 0,
        unlisted: [],
      })
      const passes = report.facts?.kind === 'watch' ? report.facts.passes : []
      expect(passes.map(({ scope, subjects, alerts }) => [scope, subjects, alerts.count])).toEqual([
        ['all', 3, 2],
        ['changes', 3, 0],
        ['changes', 3, 0],
        ['changes', 3, 1],
      ])
      const moved = passes.map(({ lists }) => lists.find(({ id }) => id === 'un-sc'))
      expect(moved.map((list) => [list?.added, list?.changed, list?.removed])).toEqual([
        [2, 0, 0],
        [0, 1, 0],
        [1, 1, 0],
        [0, 1, 2],
      ])
      expect(moved.slice(1).map((list) => list?.from)).toEqual(moved.slice(0, -1).map((list) => list?.to))
    },
  )

  test.skipIf(skip)('begins in the middle where it is asked for, and the rest is another trail', async () => {
    const before = verified((await trail({ before: '3' })).text)
    expect([before.outcome, before.facts?.records]).toEqual(['verified', 3])
    const none = bundleOf((await trail({ before: '0' })).text)
    expect(none).toEqual({ format: 'assay-watch-bundle/v1', records: [], alerts: [] })
    for (const wrong of ['-1', 'x', '01']) expect((await trail({ before: wrong })).status).toBe(400)
  })

  test.skipIf(skip)('keeps the digest of an alert whose subject was removed, and no name', async () => {
    await world.call(key, 'remove_portfolio_subject', { id: portfolio, ref: 'C-1' })
    const { text } = await trail()
    expect(text).not.toContain('Zahri')
    const report = verified(text)
    expect([report.outcome, report.facts?.withheld]).toEqual(['verified', 1])
  })

  test.skipIf(skip)('stays when the portfolio is deleted, without its alerts', async () => {
    expect((await world.call(key, 'delete_portfolio', { id: portfolio })).status).toBe(204)
    const { text } = await trail()
    expect(bundleOf(text).alerts).toEqual([null, null, null, null])
    expect(verified(text)).toMatchObject({ outcome: 'verified', facts: { unlisted: [0, 1, 2, 3] } })
  })

  test.skipIf(skip)('is of the workspace alone, and of no other chain', async () => {
    const other = await world.tenant('pro')
    for (const [as, id] of [
      [other.key, portfolio],
      [key, 'log'],
      [key, 'unknown'],
    ] as const)
      expect((await world.call(as, 'get_watch_audit', { id })).status).toBe(404)
    // a portfolio is no session, although its chain is kept as those of sessions are
    expect((await world.call(key, 'get_session_audit', { id: portfolio })).status).toBe(404)
    const empty = String(bodyOf(await world.call(key, 'create_portfolio', { name: 'Others' }))['id'])
    expect((await world.call(key, 'get_watch_audit', { id: empty })).body).toEqual({
      format: 'assay-watch-bundle/v1',
      records: [],
      alerts: [],
    })
  })

  test.skipIf(skip)(
    'says what was altered where it is stored, and no altered trail is verified',
    async () => {
      const whole = bundleOf((await trail()).text)
      const alerts = whole.alerts.flatMap((each) => each ?? [])
      await alter(sql`update watch_alerts set alert = replace(alert, 'new_match', 'stronger')`)
      const changed = (await trail()).text
      expect(bundleOf(changed).fault).toEqual({ record: 0, reason: 'alerts_differ' })
      expect(verified(changed).outcome).toBe('invalid')
      await alter(sql`delete from watch_alerts where id = ${alerts[0]?.id ?? ''}`)
      expect(bundleOf((await trail()).text).fault).toMatchObject({ reason: 'alerts_differ' })
      await alter(sql`delete from log_entries where chain = ${portfolio} and seq = 3`)
      const cut = (await trail()).text
      expect(bundleOf(cut).fault).toEqual({ record: 3, reason: 'record_missing' })
      expect(verified(cut).outcome).toBe('invalid')
      await alter(sql`delete from log_entries where chain = ${portfolio} and seq = 1`)
      expect(bundleOf((await trail()).text).fault).toMatchObject({ record: 1 })
    },
  )
})
