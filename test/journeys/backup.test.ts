// A backup of a data folder while a server writes to it, and what can be made of it.
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assay, assayJson, begin, post, type Running, start } from '../support/process.ts'

const home = mkdtempSync(join(tmpdir(), 'assay-backup-'))
const at = (name: string): string => join(home, name)
const of = (folder: string) => ({ ASSAY_DATA_DIR: at(folder) })
const KEYS = ['log-key', 'session-secrets']
const FILES = ['assay.sqlite', 'backup.json', ...KEYS]

let server: Running
/** The sessions that were acknowledged before the backup began. */
const sessions: string[] = []

beforeAll(async () => {
  const { id } = await assayJson<{ id: string }>(
    ['workspaces', 'create', '--name', 'Acme', '--tier', 'pro'],
    of('data'),
  )
  const { key } = await assayJson<{ key: string }>(
    ['keys', 'create', '--workspace', id, '--name', 'k', '--scopes', 'read,run'],
    of('data'),
  )
  server = await start('serve', { ...of('data'), ASSAY_PORT: '0' })
  const open = async (): Promise<void> => {
    const { status } = await post(server.url, '/v1/start', key, {
      pitch: 'Reminders for dental practices.',
    })
    expect(status).toBe(200)
  }
  const subject = { name: 'Acme Robotics Ltd' }
  expect((await post(server.url, '/v1/diligence', key, { subject }, { prefer: 'wait=30' })).status).toBe(200)
  for (let i = 0; i < 20; i++) await open()
  sessions.push(...idsIn(at('data/assay.sqlite')))

  const { ended } = begin(['backup', '--no-check', '--to', at('backup')], of('data'))
  const over = new AbortController()
  const writer = (async () => {
    while (!over.signal.aborted) await open()
  })()
  const { code, out, err } = await ended
  over.abort()
  await writer
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('It has the key of the audit log')
})
afterAll(async () => {
  await server.end()
  rmSync(home, { recursive: true, force: true })
})

function idsIn(file: string): string[] {
  const database = new DatabaseSync(file)
  try {
    return database
      .prepare('select id from sessions')
      .all()
      .map(({ id }) => String(id))
  } finally {
    database.close()
  }
}

test('a backup beside a server that writes has every acknowledged session and both keys, for its owner alone', () => {
  expect(readdirSync(at('backup')).toSorted(compare)).toEqual(FILES)
  expect(idsIn(at('backup/assay.sqlite'))).toEqual(expect.arrayContaining(sessions))
  expect(statSync(at('backup')).mode & 0o777).toBe(0o700)
  for (const name of FILES) expect([name, statSync(at(`backup/${name}`)).mode & 0o777]).toEqual([name, 0o600])
  for (const name of KEYS)
    expect(readFileSync(at(`backup/${name}`))).toEqual(readFileSync(at(`data/${name}`)))
  // nothing is left of the copy while it was made
  expect(readdirSync(home).filter((name) => name.startsWith('.'))).toEqual([])
})

const compare = (a: string, b: string): number => (a < b ? -1 : 1)

test('a restored folder is what was backed up, and its logs go on', async () => {
  const restored = await assayJson<{ files: string[] }>(['restore', '--from', at('backup')], of('restored'))
  expect(restored.files.toSorted(compare)).toEqual(['assay.sqlite', ...KEYS])
  expect(idsIn(at('restored/assay.sqlite'))).toEqual(expect.arrayContaining(sessions))
  const again = await assay(['backup', '--to', at('again')], of('restored'))
  expect([again.code, again.out]).toEqual([
    0,
    expect.stringContaining('everything in it agrees with its hashes and signatures'),
  ])
  for (const name of KEYS) expect(statSync(at(`restored/${name}`)).mode & 0o777).toBe(0o600)
})

test('a restore overwrites nothing, and needs the folder for itself', async () => {
  const running = await assay(['restore', '--from', at('backup')], of('data'))
  expect([running.code, running.err]).toEqual([1, expect.stringContaining('Another server')])
  mkdirSync(at('half'))
  copyFileSync(at('backup/log-key'), at('half/log-key'))
  const half = await assay(['restore', '--from', at('backup')], of('half'))
  expect([half.code, half.err]).toEqual([
    1,
    expect.stringMatching(/has log-key already.* overwrites nothing/),
  ])
  expect(readdirSync(at('half'))).not.toContain('assay.sqlite')
  // SQLite would write what a journal of another database holds into the one that is restored
  for (const file of ['assay.sqlite-journal', 'assay.sqlite-wal']) {
    mkdirSync(at(file))
    writeFileSync(at(`${file}/${file}`), '')
    const beside = await assay(['restore', '--from', at('backup')], of(file))
    expect([beside.code, beside.err]).toEqual([1, expect.stringContaining(`has ${file} already`)])
  }
})

test.each([
  [
    'a byte was added',
    (copy: string) => appendFileSync(join(copy, 'assay.sqlite'), '\0'),
    /is not as it was/,
  ],
  ['a file is missing', (copy: string) => rmSync(join(copy, 'log-key')), /log-key is not as it was/],
  ['the list is missing', (copy: string) => rmSync(join(copy, 'backup.json')), /it is no backup of Assay/],
])('a backup is not restored where %s', async (_what, spoil, says) => {
  cpSync(at('backup'), at('spoilt'), { recursive: true })
  spoil(at('spoilt'))
  const { code, err } = await assay(['restore', '--from', at('spoilt')], of('nothing'))
  rmSync(at('spoilt'), { recursive: true })
  expect([code, err]).toEqual([1, expect.stringMatching(says)])
  expect(idsOrNone(at('nothing'))).toEqual([])
})

const idsOrNone = (folder: string): string[] =>
  (statSync(folder, { throwIfNoEntry: false }) === undefined ? [] : readdirSync(folder)).filter((name) =>
    FILES.includes(name),
  )

test('a backup overwrites nothing, needs a store, and is not for PostgreSQL', async () => {
  const twice = await assay(['backup', '--to', at('backup')], of('data'))
  expect([twice.code, twice.err]).toEqual([1, expect.stringContaining('is there already')])
  const empty = await assay(['backup', '--to', at('of-nothing')], of('empty'))
  expect([empty.code, empty.err]).toEqual([1, expect.stringContaining('There is no assay.sqlite')])
  const postgres = { ...of('data'), DATABASE_URL: 'postgres://assay@127.0.0.1:1/assay' }
  for (const args of [
    ['backup', '--to', at('pg')],
    ['restore', '--from', at('backup')],
  ]) {
    const { code, err } = await assay(args, postgres)
    expect([code, err]).toEqual([1, expect.stringContaining('pg_dump')])
  }
})

test('a store that was altered is copied as it is, and the command says what was altered', async () => {
  cpSync(at('backup'), at('altered'), { recursive: true })
  const database = new DatabaseSync(at('altered/assay.sqlite'))
  database.exec("update runs set subject = replace(subject, 'Acme', 'Bcme')")
  database.close()
  const { code, out } = await assay(['backup', '--to', at('backup-of-altered')], of('altered'))
  expect([code, out]).toEqual([
    1,
    expect.stringMatching(/^FAIL .*[^]*something stored was changed or deleted/),
  ])
  expect(readdirSync(at('backup-of-altered')).toSorted(compare)).toEqual(FILES)
})
