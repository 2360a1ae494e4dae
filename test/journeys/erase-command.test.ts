// An operator erases runs and assessments with the command line, restores a backup from before, and erases again what came back.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AuditCheckpoint } from '../../src/contract/vocabulary/audit.ts'
import type { ListedErasure } from '../../src/contract/stored-erasure.ts'
import { openStore, type OpenStore } from '../../src/platform/store/store.ts'
import { operator } from '../support/browser.ts'
import { assay, root } from '../support/process.ts'
import { sessionIdIn } from '../support/requests.ts'
import { createWorld, example, LOG_SEED, type World } from '../support/world.ts'

const PERSON = { name: 'Maria Kowaltschuk', type: 'person', birthDate: '1975-04-23' }

let folder: string
let world: World
let [key, workspaceId] = ['', '']
let runs: readonly string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-erase-'))
  await begin()
  ;({ key, workspaceId } = await world.tenant('free'))
  const subjects = [PERSON, PERSON, { name: 'Maria Kowaltschuk' }, { name: 'Other Ltd' }]
  const ids: string[] = []
  for (const subject of subjects)
    ids.push(String((await world.call(key, 'run_diligence', { subject })).body['id']))
  runs = ids
})
afterEach(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

const file = (): string => join(folder, 'assay.sqlite')
const begin = async (): Promise<void> => {
  world = await createWorld({ store: await openStore({ kind: 'sqlite', path: file() }) })
}
const command = async (...args: string[]) => {
  const ended = await assay(args, { ASSAY_DATA_DIR: folder, ASSAY_LOG_KEY: LOG_SEED })
  return { ...ended, json: (): unknown => JSON.parse(ended.out) }
}
const statuses = async (): Promise<readonly unknown[]> => {
  const all = await Promise.all(runs.map((id) => world.call(key, 'get_run', { id })))
  return all.map(({ body }) => body['status'])
}

test('the command erases an address beside the activity, and shows before what it would erase', async () => {
  const ada = await operator(world, 'ada@example.com', 'Ada')
  await ada.ask('invite_member', { email: 'cy@example.com', role: 'member' })
  const checkpoint = async () =>
    (await ada.ask('get_audit_checkpoint', {})).body as unknown as AuditCheckpoint
  const kept = await checkpoint()
  const shown = await command('erase', '--activity', 'Cy@example.com')
  expect(shown.out).toMatch(/entry \d+ .* member\.invited {2}email\nNothing is erased yet/)
  const erased = await command('erase', '--activity', 'Cy@example.com', '--yes', '--json')
  expect(erased.json()).toEqual({ erased: 1 })
  expect((await command('erase', '--activity', 'cy@example.com')).out).toContain(
    'No workspace of this database',
  )
  expect((await command('erase', '--list')).out).toBe('')
  const { activities } = (await ada.ask('list_activity', {})).body as unknown as {
    activities: readonly unknown[]
  }
  expect(activities.slice(0, 2)).toMatchObject([
    { kind: 'values.erased', by: { id: 'operator' }, details: { reason: 'request' } },
    { kind: 'member.invited', erased: 1, details: { role: 'member' } },
  ])
  expect(JSON.stringify(activities)).not.toContain('cy@example.com')
  expect(await command('fsck')).toMatchObject({ code: 0 })
  const { id } = (await ada.ask('run_diligence', { subject: { name: 'Other Ltd' } })).body
  const trail = join(folder, 'trail.json')
  const audit = await ada.ask('get_run_audit', { id, from: kept.size })
  writeFileSync(trail, audit.text)
  writeFileSync(join(folder, 'pin'), kept.checkpoint)
  const trust = ['--key', kept.verifierKey, '--pin', join(folder, 'pin')]
  expect(await assay(['verify', trail, ...trust], { ASSAY_CONFIG_DIR: folder })).toMatchObject({ code: 0 })
  const python = spawnSync('python3', [join(root, 'tools/verify-audit'), trail, ...trust], {
    encoding: 'utf8',
  })
  if (python.error === undefined) expect(python).toMatchObject({ status: 0 })
})

test('the command finds runs, shows what it would erase, and erases only with --yes', async () => {
  const [first = '', second = '', third = ''] = runs
  const found = await command('erase', '--name', 'KOWALTSCHUK', '--json')
  expect((found.json() as { id: string }[]).map(({ id }) => id).toSorted()).toEqual(
    [first, second, third].toSorted(),
  )

  const shown = await command('erase', first)
  expect(shown).toMatchObject({
    code: 0,
    out: expect.stringContaining(`Run ${first}: 2 with exactly this subject`),
  })
  expect(shown.out).toContain('Nothing is erased yet')
  expect(shown.out.slice(shown.out.indexOf('Not erased with them'))).toContain(third)
  expect(await statuses()).toEqual(['completed', 'completed', 'completed', 'completed'])

  const erased = await command('erase', first, third, '--yes', '--reason', 'order', '--json')
  expect((erased.json() as { erased: string[] }).erased.toSorted()).toEqual([first, second, third].toSorted())
  expect(await statuses()).toEqual(['erased', 'erased', 'erased', 'completed'])
  expect((await command('erase', '--name', 'kowaltschuk')).out).toContain('No stored run')

  const again = await command('erase', first, '--yes')
  expect(again.out).toContain(`${first} is erased since`)
  expect(again.out).toContain('Erased: 0 runs')
  expect((await command('fsck')).code).toBe(0)
  const replayed = await command('replay', first)
  expect(replayed).toMatchObject({
    code: 2,
    out: expect.stringMatching(/Not replayable: it was erased on .* \(order\)/),
  })
})

test('the list of erasures holds nothing personal, and erases a restored backup again', async () => {
  const [first = ''] = runs
  await (world.ports.store as OpenStore).purgeDeleted()
  copyFileSync(file(), join(folder, 'backup'))
  await command('erase', first, '--yes')
  const list = (await command('erase', '--list')).out
  const lines = list
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ListedErasure)
  expect(lines.map(({ run }) => run).toSorted()).toEqual(runs.slice(0, 2).toSorted())
  for (const line of lines)
    expect(line).toEqual({ workspace: workspaceId, run: line.run, at: line.at, reason: 'request' })
  writeFileSync(join(folder, 'erasures.jsonl'), list)

  await world.close()
  for (const end of ['-wal', '-shm']) rmSync(`${file()}${end}`, { force: true })
  copyFileSync(join(folder, 'backup'), file())
  await begin()
  expect((await statuses())[0]).toBe('completed')
  expect(await command('erase', '--from', join(folder, 'erasures.jsonl'), '--json')).toMatchObject({
    code: 0,
  })
  expect(await statuses()).toEqual(['erased', 'erased', 'completed', 'completed'])
  expect(readFileSync(file()).includes('1975-04-23')).toBe(false)
  expect((await command('fsck')).code).toBe(0)
  expect((await command('erase', '--from', join(folder, 'erasures.jsonl'))).out).toContain(
    '0 were stored with their data',
  )
})

test('the command shows what is stored of an assessment, erases it only with --yes, and erases a restored backup again', async () => {
  const pitch = 'Quilfeather reminds patients of Dr. Zanzibarski by text message.'
  const scored = sessionIdIn(await world.scored(key, { ...example('strong'), pitch }))
  const open = sessionIdIn(await world.session(key, { pitch, signals: [] }))
  await (world.ports.store as OpenStore).purgeDeleted()
  copyFileSync(file(), join(folder, 'backup'))
  const isErased = async () => {
    const all = await Promise.all([scored, open].map((id) => world.call(key, 'get_session', { id })))
    return all.map(({ body }) => body['erased'] !== undefined)
  }

  const shown = await command('erase', '--session', scored)
  expect(shown).toMatchObject({
    code: 0,
    out: expect.stringMatching(/evidence: \d+, scorecards: 1, checks of quotes: 0/),
  })
  expect(shown.out).toContain('Nothing is erased yet')
  expect(await command('erase', '--session', scored, 'NO_SUCH_SESSION', '--yes')).toMatchObject({
    code: 1,
    err: expect.stringContaining('nothing was erased'),
  })
  expect(await command('erase', runs[0] ?? '', '--session', scored)).toMatchObject({ code: 1 })
  expect(await isErased()).toEqual([false, false])
  const erased = await command('erase', '--session', scored, open, '--yes', '--reason', 'order', '--json')
  expect(erased.json()).toEqual({ erased: [scored, open] })
  expect(await isErased()).toEqual([true, true])
  const again = await command('erase', '--session', scored, '--yes')
  expect(again.out).toMatch(/erased 2026-\d\d-\d\d \(order\)/)
  expect(again.out).toContain('Erased: 0 sessions')
  expect(await command('replay', scored)).toMatchObject({
    code: 2,
    out: expect.stringMatching(/Not replayable: it was erased on .* \(order\)/),
  })
  expect((await command('fsck')).code).toBe(0)

  const list = (await command('erase', '--list')).out
  expect(
    list
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual(
    [scored, open].map((session) => ({
      workspace: workspaceId,
      session,
      at: expect.any(String) as string,
      reason: 'order',
    })),
  )
  writeFileSync(join(folder, 'erasures.jsonl'), list)
  await world.close()
  for (const end of ['-wal', '-shm']) rmSync(`${file()}${end}`, { force: true })
  copyFileSync(join(folder, 'backup'), file())
  await begin()
  expect(await isErased()).toEqual([false, false])
  expect((await command('erase', '--from', join(folder, 'erasures.jsonl'))).out).toContain(
    '2 were stored with their data',
  )
  expect(await isErased()).toEqual([true, true])
  for (const trace of ['Quilfeather', 'quilfeather', 'Zanzibarski'])
    expect(readFileSync(file()).includes(trace)).toBe(false)
  expect((await command('fsck')).code).toBe(0)
})

test('a workspace keeps its sessions as long as set-retention says, apart from its runs', async () => {
  const set = await command('workspaces', 'set-retention', workspaceId, '730', '--of', 'sessions', '--json')
  expect(set.json()).toMatchObject({ session_retention_days: 730 })
  await command('workspaces', 'set-retention', workspaceId, '365')
  expect((await command('workspaces', 'list')).out).toContain(
    'runs are kept 365 days, sessions are kept 730 days',
  )
  const never = await command(
    'workspaces',
    'set-retention',
    workspaceId,
    'never',
    '--of',
    'sessions',
    '--json',
  )
  expect(never.json()).toMatchObject({ session_retention_days: null })
})

test('a file from a version that left deleted values in it holds none after it is written again', async () => {
  const [first = '', , third = ''] = runs
  const { db } = world.ports.store as OpenStore
  await sql`pragma secure_delete = off`.execute(db)
  await world.call(key, 'erase_subject', { ref: first })
  await world.call(key, 'erase_subject', { ref: third })
  expect(readFileSync(file()).includes('Kowaltschuk')).toBe(true)
  expect((await command('erase', '--vacuum')).code).toBe(0)
  expect(readFileSync(file()).includes('Kowaltschuk')).toBe(false)
  expect((await command('fsck')).code).toBe(0)
})

test.each<[string, readonly string[], string]>([
  ['an id that no run has', ['erase', 'nothing', '--yes'], 'No workspace of this database has a run nothing'],
  ['nothing to do', ['erase'], 'Give ids of runs'],
  ['two things at once', ['erase', 'a', '--list'], 'Give ids of runs'],
  ['a reason that is none', ['erase', 'a', '--reason', 'boredom'], 'request'],
  ['a list that is not there', ['erase', '--from', '/nowhere/list'], 'cannot be read'],
  ['days that are none', ['workspaces', 'set-retention', 'w', '0'], 'Give a number of days from 1 to 36500'],
  [
    'a century and a day',
    ['workspaces', 'set-retention', 'w', '36501'],
    'Give a number of days from 1 to 36500',
  ],
  ['a workspace that is not there', ['workspaces', 'set-retention', 'w', '30'], 'There is no workspace w'],
])('%s is refused with what to do, and nothing is erased', async (_, args, says) => {
  const { code, err } = await command(...args)
  expect(code).not.toBe(0)
  expect(err).toContain(says)
  expect(err).not.toMatch(/\n\s+at /)
  expect(await statuses()).not.toContain('erased')
})

test('a list with a line that is none erases nothing of it', async () => {
  const path = join(folder, 'list')
  writeFileSync(path, `{"run":"${runs[0]}","reason":"request"}\n\n{"run":"${runs[1]}"}\n`)
  expect(await command('erase', '--from', path)).toMatchObject({
    code: 1,
    err: expect.stringContaining('Line 3 of'),
  })
  expect(await statuses()).not.toContain('erased')
})

test('the retention of a workspace is set, shown and taken away by the operator', async () => {
  expect((await command('workspaces', 'set-retention', workspaceId, '36500')).out).toContain('36500 days')
  expect((await command('workspaces', 'list', '--json')).json()).toMatchObject([{ retention_days: 36_500 }])
  expect((await command('workspaces', 'set-retention', workspaceId, 'never')).out).toContain('keeps its runs')
  expect((await command('workspaces', 'list', '--json')).json()).toMatchObject([{ retention_days: null }])
})

test('an operator asks for two people for each decision of a workspace, and the log holds it', async () => {
  const set = await command('workspaces', 'set-four-eyes', workspaceId, 'on')
  expect(set.out).toContain('needs two people')
  expect((await world.call(key, 'list_cases', {})).body).toMatchObject({ fourEyes: true })
  expect(await command('fsck')).toMatchObject({ code: 0 })
  const off = await command('workspaces', 'set-four-eyes', workspaceId, 'off', '--json')
  expect(off.json()).toMatchObject({ four_eyes: false })
  expect((await command('workspaces', 'set-four-eyes', 'w', 'on')).err).toContain('There is no workspace w')
  expect((await command('workspaces', 'set-four-eyes', workspaceId, 'maybe')).code).not.toBe(0)
})

test('who changed the retention is in the log, which tells a change in the database apart', async () => {
  const owner = await operator(world, 'owner@example.com')
  expect((await owner.ask('set_retention', { days: 365 })).status).toBe(200)
  // the same days again are no change
  expect((await owner.ask('set_retention', { days: 365 })).status).toBe(200)
  await command('workspaces', 'set-retention', owner.workspaceId, '30')
  const changes = (await command('audit', 'retention', '--json')).json()
  expect(changes).toMatchObject([
    { workspace: owner.workspaceId, actor: owner.id, before: null, days: 365, leaf: 13 },
    { workspace: owner.workspaceId, actor: 'operator', before: 365, days: 30, leaf: 14 },
  ])
  expect((await command('audit', 'retention')).out).toContain(
    'operator set it for runs from 365 days to 30 days',
  )
  expect(await command('fsck')).toMatchObject({ code: 0 })
  const { db } = world.ports.store as OpenStore
  await sql`update workspaces set retention_days = 1 where id = ${owner.workspaceId}`.execute(db)
  const altered = await command('fsck')
  expect(altered.code).toBe(1)
  expect(altered.out).toContain('runs are kept 1 days, and the log says 30 days')
  // an entry that the log does not hold
  await sql`update log_entries set record = replace(record, '365', '364') where workspace_id = ${owner.workspaceId} and seq = 1`.execute(
    db,
  )
  expect((await command('audit', 'retention', '--json')).json()).toMatchObject([{ days: 30 }])
  await command('workspaces', 'set-retention', owner.workspaceId, 'never')
  expect((await command('workspaces', 'list', '--json')).json()).toContainEqual(
    expect.objectContaining({ id: owner.workspaceId, retention_days: null }),
  )
})

test('a change of the retention that cannot be recorded is not made, and says what to do', async () => {
  const owner = await operator(world, 'owner@example.com')
  await owner.ask('set_retention', { days: 365 })
  const { db } = world.ports.store as OpenStore
  await sql`delete from audit_checkpoints where workspace_id = ${owner.workspaceId}`.execute(db)
  const refused = await owner.ask('set_retention', { days: 30 })
  expect(refused).toMatchObject({ status: 503, body: { error: 'audit_log_broken' } })
  expect((await owner.ask('get_workspace')).body).toMatchObject({ retentionDays: 365 })
})
