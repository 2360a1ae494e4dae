// A run is computed again from what it recorded, long after its lists were replaced.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReplayedRun } from '../../src/contract/replayed-run.ts'
import { type ReplayPorts, replayRun } from '../../src/diligence/runs/replay-run.ts'
import { createScreener } from '../../src/installation/matching-resources.ts'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import { loadList } from '../support/lists.ts'
import { assay } from '../support/process.ts'
import { createWorld, LOG_SEED, type World } from '../support/world.ts'

const LISTED = { name: 'Quilfeather Tradin Co., Ltd.', type: 'company' }

let folder: string
let world: World
let store: OpenStore
let [key, workspaceId, run] = ['', '', '']
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-replay-'))
  store = await openStore({ kind: 'sqlite', path: join(folder, 'assay.sqlite') })
  world = await createWorld({ store })
  for (const id of ['us-ofac-sdn', 'un-sc', 'gleif-lei']) await loadList(store, id)
  ;({ key, workspaceId } = await world.tenant('free'))
  run = await aRun()
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

const aRun = async (subject: object = LISTED): Promise<string> => {
  const { body } = await world.call(key, 'run_diligence', { subject })
  expect(body).toMatchObject({ status: 'completed' })
  return String(body['id'])
}
const replayed = async (id: string, gather: Partial<ReplayPorts['gather']> = {}): Promise<unknown> => {
  const { manifests, auditLog } = world.ports
  const screener = await createScreener({ ASSAY_DATA_DIR: folder })
  const watchLists = screener.watchLists(store.sources, manifests)
  return replayRun(
    {
      store,
      auditLog,
      gather: { store: store.sources, manifests, screener, watchLists, ...gather },
    },
    workspaceId,
    id,
  )
}
const command = (...options: string[]) =>
  assay(['replay', ...options], { ASSAY_DATA_DIR: folder, ASSAY_LOG_KEY: LOG_SEED })

test.each([
  ['a listed company', LISTED],
  ['a person', { name: 'Maria Koval', type: 'person', birthDate: '1970-01-01' }],
  ['a number alone', { identifiers: [{ scheme: 'imo', value: '9820257' }] }],
])('%s is reproduced to the byte', async (_, subject) => {
  expect(await replayed(await aRun(subject))).toEqual({ kind: 'reproduced' })
})

test('a run is reproduced from its own snapshot after another one came into force', async () => {
  const before = await world.call(key, 'get_run', { id: run })
  await loadList(store, 'us-ofac-sdn', 'src/sources/readers/us-ofac-sdn/sample', '2026-11-02')
  const { out, code } = await command(run)
  expect(out).toContain('Reproduced')
  expect(code).toBe(0)
  expect(JSON.parse((await command(run, '--json')).out)).toEqual({ kind: 'reproduced' })
  expect((await world.call(key, 'get_run', { id: run })).body).toEqual(before.body)
})

test('a source that was renamed or that other scorers read since does not make a run differ', async () => {
  const { manifests } = world.ports
  const renamed = manifests.map((one) =>
    one.id === 'un-sc'
      ? { ...one, title: 'Another title', scorers: [...one.scorers, 'upside' as const] }
      : one,
  )
  expect(await replayed(run, { manifests: renamed })).toEqual({ kind: 'reproduced' })
})

test('a difference is named by its place and both values', async () => {
  const dated = Object.create(store.sources, {
    snapshots: {
      value: async (id: string) =>
        (await store.sources.snapshots(id)).map((one) => ({ ...one, asOf: '2001-02-03' })),
    },
  }) as typeof store.sources
  expect(await replayed(run, { store: dated })).toMatchObject({
    kind: 'differs',
    at: expect.stringMatching(/^\/coverage\/.*\/snapshotDate$/) as string,
    computed: '2001-02-03',
  })
})

const why = async (id: string, gather: Partial<ReplayPorts['gather']> = {}): Promise<string> => {
  const result = (await replayed(id, gather)) as ReplayedRun
  return result.kind === 'not_replayable' ? result.why : result.kind
}

test('what cannot be computed here says why: another matcher, a snapshot that is gone, a run that failed or was altered', async () => {
  const { auditLog: _, manifests } = world.ports
  const screener = await createScreener({ ASSAY_DATA_DIR: folder })
  const older = Object.create(screener, {
    version: { value: { ...screener.version, matcher: '0' } },
  }) as typeof screener
  expect(await why(run, { screener: older })).toMatch(
    /^it was computed with version of the matcher "\d+", and here is "0"$/,
  )
  expect(await why(run, { manifests: manifests.filter(({ id }) => id !== 'un-sc') })).toContain(
    'no longer stored',
  )
  const broken = await createWorld({ store, gather: () => Promise.reject(new Error('out of reach')) })
  const { body } = await broken.call(key, 'run_diligence', { subject: LISTED })
  await broken.server.close()
  expect(await why(String(body['id']))).toBe('it is failed: only a completed run has a result')
  const altered = await aRun()
  await sql`update runs set scorecard = '{}' where id = ${altered}`.execute(store.db)
  expect(await why(altered)).toContain('not those that were sealed')
  const { out, code } = await command(altered)
  expect(out).toContain('Not replayable')
  expect(code).toBe(2)
})

test('an id that no workspace has is refused', async () => {
  const { err, code } = await command('01JBP6T0Z8Q4W7X2M5N9R3C1KD')
  expect(err).toContain('No workspace of this database has a run')
  expect(code).toBe(1)
})

describe('from the file of an audit trail', () => {
  const saved = async (id: string): Promise<string> => {
    const { text } = await world.call(key, 'get_run_audit', { id })
    const path = join(folder, `${id}.audit.json`)
    writeFileSync(path, text)
    return path
  }

  test.each([
    ['a listed company', LISTED],
    ['a person', { name: 'Maria Koval', type: 'person', birthDate: '1970-01-01', aliases: ['M. Koval'] }],
    ['a number alone', { identifiers: [{ scheme: 'imo', value: '9820257' }] }],
  ])('%s is reproduced to the byte where the snapshots are', async (_, subject) => {
    const id = await aRun(subject)
    const file = await saved(id)
    // the row of the run is not needed
    const row = await sql<{ scorecard: string }>`select scorecard from runs where id = ${id}`.execute(
      store.db,
    )
    await sql`update runs set scorecard = '{}' where id = ${id}`.execute(store.db)
    const { out, code } = await command(file)
    expect(out).toContain('Reproduced')
    expect(code).toBe(0)
    await sql`update runs set scorecard = ${row.rows[0]?.scorecard} where id = ${id}`.execute(store.db)
  })

  test('on a machine without the snapshots every missing one is named', async () => {
    const file = await saved(run)
    const elsewhere = join(folder, 'elsewhere')
    mkdirSync(elsewhere)
    const { out, code } = await assay(['replay', file], { ASSAY_DATA_DIR: elsewhere })
    const { snapshots } = JSON.parse(readFileSync(file, 'utf8')) as { snapshots: { id: string }[] }
    expect(snapshots.length).toBeGreaterThan(2)
    for (const { id } of snapshots) expect(out).toContain(id)
    expect(out).toContain('Replay it where the run was computed')
    expect(code).toBe(2)
  })

  test('of an erased run nothing can be computed', async () => {
    const id = await aRun({ name: 'Erased Ltd' })
    await world.call(key, 'erase_subject', { ref: id })
    const { out, code } = await command(await saved(id))
    expect(out).toContain('does not show the subject and the scorecard')
    expect(code).toBe(2)
  })
})
