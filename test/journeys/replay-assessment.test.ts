// A scorecard is computed again from the ledger that was sealed with it, whatever the ledger is now.
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { weighLedger } from '../../src/assessment/rules/index.ts'
import { readAssessment, settingsDigest } from '../../src/assessment/scored-session.ts'
import { sealScorecard } from '../../src/assessment/scorecards/seal-scorecard.ts'
import { replayAssessment } from '../../src/assessment/scorecards/replay-assessment.ts'
import type { ReplayedRun } from '../../src/contract/replayed-run.ts'
import { openEmptyStore } from '../../src/platform/store/testing/open-empty-store.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { assay } from '../support/process.ts'
import { sessionIdIn } from '../support/requests.ts'
import { bodyOf, createWorld, example, examples, LOG_SEED, type World } from '../support/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-replay-assessment-'))
let world: World
let store: OpenStore
let [key, workspaceId] = ['', '']

beforeAll(async () => {
  store = await openEmptyStore(join(folder, 'assay.sqlite'))
  world = await createWorld({ store })
  ;({ key, workspaceId } = await world.tenant('pro'))
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

type Settings = World['ports']['settings']
const replayed = (
  id: string,
  seq?: number,
  settings: Partial<Settings> = {},
): Promise<ReplayedRun | undefined> =>
  replayAssessment(
    { store, auditLog: world.ports.auditLog, settings: { ...world.ports.settings, ...settings } },
    workspaceId,
    id,
    seq,
  )
const why = async (...request: Parameters<typeof replayed>): Promise<string | undefined> => {
  const result = await replayed(...request)
  return result?.kind === 'not_replayable' ? result.why : result?.kind
}
const command = (...options: string[]) =>
  assay(['replay', ...options], { ASSAY_DATA_DIR: folder, ASSAY_LOG_KEY: LOG_SEED })
const scored = async (name: string): Promise<{ token: string; id: string }> => {
  const token = await world.scored(key, example(name))
  return { token, id: sessionIdIn(token) }
}

test.each(examples.map(({ name }) => name))(
  'the scorecard of the %s example is reproduced to the byte',
  async (name) => {
    const { id } = await scored(name)
    expect(await replayed(id)).toEqual({ kind: 'reproduced' })
  },
)

test('a scorecard whose class was replaced (V-7) is reproduced', async () => {
  const session = await world.session(key, { ...example('middling'), category: 'seed_funded_startup' })
  bodyOf(await world.call(key, 'score', { session }))
  expect(await replayed(sessionIdIn(session))).toEqual({ kind: 'reproduced' })
})

test('an older scoring is reproduced from its own ledger and category after the ledger has changed', async () => {
  const { token, id } = await scored('strong')
  bodyOf(await world.call(key, 'score', { session: token, category: 'fintech' }))
  const { axis, kind } = example('strong').signals[0] ?? { axis: '', kind: '' }
  const [entry] = await store.read(workspaceId, (tenant) => tenant.entries(id))
  bodyOf(
    await world.call(key, 'submit_signal', {
      session: token,
      axis: entry?.axis ?? axis,
      kind: entry?.kind ?? kind,
      value: {},
      replaces: entry?.id,
      withdraw: true,
    }),
  )
  for (const seq of [0, 1]) expect(await replayed(id, seq), String(seq)).toEqual({ kind: 'reproduced' })
  expect(await why(id, 2)).toBe('it has no scoring 2: the last one is 1')
})

test('the sealed ledger decides: stored rows that were altered or deleted since do not change what is computed', async () => {
  const { id } = await scored('strong')
  await sql`update entries set value = '{}' where session_id = ${id} and kind = 'user_quote'`.execute(
    store.db,
  )
  await sql`delete from entries where session_id = ${id} and kind = 'icp_definition'`.execute(store.db)
  await sql`update scorecards set assessment = '{}' where session_id = ${id}`.execute(store.db)
  expect(await replayed(id)).toEqual({ kind: 'reproduced' })
})

/** Seals what an earlier version of the rules could have made of the same ledger: another text for one milestone. */
async function scoredByEarlierRules(id: string): Promise<void> {
  const { auditLog, ids, settings } = world.ports
  await store.write(workspaceId, async (tenant) => {
    const [session, ledger] = [await tenant.lockSession(id), await tenant.entries(id)]
    const latest = await tenant.latestScorecard(id)
    if (session === undefined || latest === undefined) throw new Error('the session is not scored')
    const assessment = readAssessment(latest)
    const earlier = { ...assessment, milestones: [{ ...assessment.milestones[0], title: 'Earlier words' }] }
    const { auditHash: _, ...stored } = { ...latest, assessment: JSON.stringify(earlier) }
    const { hash: auditHash } = await sealScorecard(
      tenant,
      {
        session,
        ledger,
        weighed: weighLedger(ledger, session.pitch),
        assessment,
        settings: settingsDigest(settings),
        stored,
        actor: 'key',
      },
      { auditLog, ids },
    )
    await tenant.insertScorecard(id, { ...stored, auditHash })
  })
}

test('a difference is named by its place and both values, or as a whole where the sealed text is gone', async () => {
  const { id } = await scored('strong')
  await scoredByEarlierRules(id)
  expect(await replayed(id, 0)).toEqual({ kind: 'reproduced' })
  expect(await replayed(id)).toMatchObject({
    kind: 'differs',
    at: '/milestones/0/title',
    sealed: 'Earlier words',
  })
  await sql`update scorecards set assessment = '{}' where session_id = ${id}`.execute(store.db)
  expect(await replayed(id)).toMatchObject({ kind: 'differs', at: '' })
})

test('what cannot be computed here says why: other settings, an erased value, no seal, records outside of the log', async () => {
  const { id } = await scored('strong')
  expect(await why(id, undefined, { establishedHosts: new Set(['example.com']) })).toContain('other settings')
  const fabricationPrior = { ...world.ports.settings.fabricationPrior, share: 0.3 }
  expect(await why(id, undefined, { fabricationPrior })).toContain('ASSAY_MADE_UP_EVIDENCE')
  await sql`delete from log_disclosures where chain = ${id} and name like 'entry.%'`.execute(store.db)
  expect(await why(id)).toBe('a sealed entry of its ledger was erased or altered')
  const pitched = await scored('strong')
  await sql`update sessions set pitch = 'Another pitch for practices' where id = ${pitched.id}`.execute(
    store.db,
  )
  expect(await why(pitched.id)).toBe('its pitch was erased or altered')
  const open = sessionIdIn(await world.session(key, { ...example('strong'), signals: [] }))
  expect(await why(open)).toBe('it has no sealed scorecard')
  const forged = await scored('strong')
  await sql`update log_entries set record = replace(record, '"total":', '"total":1'), hash = 'x' where chain = ${forged.id}`.execute(
    store.db,
  )
  expect(await why(forged.id)).toBe('the audit log does not hold its records')
  expect(await replayed('01JBP6T0Z8Q4W7X2M5N9R3C1KD')).toBeUndefined()
})

test('the command finds a session by its id, says the result and exits with it', async () => {
  const { id } = await scored('strong')
  const { out, code } = await command(id)
  expect(out).toContain('Reproduced')
  expect(code).toBe(0)
  expect(JSON.parse((await command(id, '--seq', '0', '--json')).out)).toEqual({ kind: 'reproduced' })
  expect((await command(id, '--seq', '7')).code).toBe(2)
  const { err, code: refused } = await command(id, '--seq', 'last')
  expect(err).toContain('whole number')
  expect(refused).not.toBe(0)
})

describe('from the file of an audit trail, on a machine without the database', () => {
  const elsewhere = join(folder, 'elsewhere')
  mkdirSync(elsewhere)
  const saved = async (id: string, change: (text: string) => string = (text) => text): Promise<string> => {
    const { text, status } = await world.call(key, 'get_session_audit', { id })
    expect(status).toBe(200)
    const path = join(folder, `${id}-${randomBytes(4).toString('hex')}.audit.json`)
    writeFileSync(path, change(text))
    return path
  }
  const there = (...options: string[]) => assay(['replay', ...options], { ASSAY_DATA_DIR: elsewhere })

  test('every scoring is reproduced, nothing is written there, and the result says what it does not show', async () => {
    const { token, id } = await scored('strong')
    bodyOf(await world.call(key, 'score', { session: token, category: 'fintech' }))
    const file = await saved(id)
    const { out, code } = await there(file)
    expect(out).toContain('Reproduced')
    expect(out).toContain('npm run assay -- verify')
    expect(code).toBe(0)
    expect(JSON.parse((await there(file, '--seq', '0', '--json')).out)).toEqual({ kind: 'reproduced' })
    const { out: none, code: beyond } = await there(file, '--seq', '2')
    expect(none).toContain('the file has no scoring 2: the last one is 1')
    expect(beyond).toBe(2)
    expect(readdirSync(elsewhere)).toEqual([])
  })

  test('a difference is named as from the store', async () => {
    const { id } = await scored('strong')
    await scoredByEarlierRules(id)
    const { out, code } = await there(await saved(id), '--json')
    expect(JSON.parse(out)).toEqual(await replayed(id))
    expect(code).toBe(1)
  })

  test.each<[string, (text: string) => string, string]>([
    [
      'a changed digit',
      (text) => text.replace(/\\"total\\":\d/, '\\"total\\":9'),
      'is no intact audit trail',
    ],
    ['cut off', (text) => text.slice(0, -1), 'is no intact audit trail'],
    ['without its pitch', (text) => without(text, 'pitch.'), 'its pitch was erased or altered'],
    ['without its evidence', (text) => without(text, 'entry.'), 'a sealed entry of its ledger was erased'],
    ['without its assessment', (text) => without(text, 'assessment.'), 'does not show its assessment'],
  ])('a file %s cannot be computed, and says why', async (_, change, says) => {
    const { id } = await scored('strong')
    const { out, code } = await there(await saved(id, change))
    expect(out).toContain(says)
    expect(code).toBe(2)
  })

  test('a file that is not there is named', async () => {
    const { out, code } = await there('nowhere.audit.json')
    expect(out).toContain('nowhere.audit.json cannot be read')
    expect(code).toBe(2)
  })
})

/** The trail without the values of this kind, as if they were erased. */
function without(text: string, part: string): string {
  const trail = JSON.parse(text) as { readonly disclosures: readonly { readonly name: string }[] }
  return JSON.stringify({
    ...trail,
    disclosures: trail.disclosures.filter(({ name }) => !name.startsWith(part)),
  })
}
