// What a newcomer meets in the first hour: each mistake is answered in our words, with what to do.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { freshDatabase, postgresUrl } from '../support/postgres.ts'
import { assay, assayJson, begin, root, start } from '../support/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-first-hour-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const data = (name: string) => ({ ASSAY_DATA_DIR: join(folder, name) })

describe('doctor', () => {
  test('changes nothing where there is nothing yet, and says what the first start makes', async () => {
    const { code, out } = await assay(['doctor'], data('none'))
    expect(code).toBe(0)
    expect(out).toContain(
      `note  store: there is none yet in ${join(folder, 'none')}; the first start makes it`,
    )
    expect(existsSync(join(folder, 'none'))).toBe(false)
  })

  test('makes the data folder with --fix, and then notes that no list is loaded', async () => {
    const { code, out } = await assay(['doctor', '--fix'], data('made'))
    expect(code).toBe(0)
    expect(out).toContain('ok    store: fixed: made; SQLite')
    expect(out).toMatch(
      /^note {2}diligence: no run can come out clean: .*npm run assay -- sources sync us-ofac-sdn/m,
    )
  })

  test('fails for a required list that does not exist, as the server does', async () => {
    const { code, out } = await assay(['doctor'], { ...data('made'), ASSAY_REQUIRED_LISTS: 'un-sc,moon' })
    expect(code).toBe(1)
    expect(out).toContain('FAIL  required lists: ASSAY_REQUIRED_LISTS names "moon", which is no source.')
  })

  test('says which changes an older store waits for, and makes none without --fix', async () => {
    await assay(['doctor', '--fix'], data('older'))
    const path = join(folder, 'older/assay.sqlite')
    const database = new DatabaseSync(path)
    const names = () => database.prepare('select name from kysely_migration order by name').all()
    const all = names().length
    database.exec("delete from kysely_migration where name like '%roles'; drop table if exists none")
    const { code, out } = await assay(['doctor'], data('older'))
    expect(code).toBe(0)
    expect(out).toContain('note  store: an older Assay made it: 1 changes of its tables wait.')
    expect(names().length).toBe(all - 1)
    database.close()
  })

  test.skipIf(process.platform === 'win32')(
    'finds secrets that others can read, and takes the right from them',
    async () => {
      await assay(['doctor', '--fix'], data('open'))
      const path = join(folder, 'open/session-secrets')
      writeFileSync(path, `s1:${Buffer.alloc(32, 7).toString('base64')}`)
      chmodSync(path, 0o644)
      // a folder of the owner alone keeps others out
      expect((await assay(['doctor'], data('open'))).code).toBe(0)
      chmodSync(join(folder, 'open'), 0o755)
      chmodSync(path, 0o644)
      const { code, out } = await assay(['doctor'], data('open'))
      expect(code).toBe(1)
      expect(out).toContain(
        `FAIL  private files: others can read ${path}. Run: npm run assay -- doctor --fix`,
      )
      expect((await assay(['doctor', '--fix'], data('open'))).code).toBe(0)
      expect(statSync(path).mode & 0o777).toBe(0o600)
    },
  )

  test.skipIf(postgresUrl === undefined)(
    'makes no table in an empty PostgreSQL, unless --fix is given',
    async () => {
      const { url, drop } = await freshDatabase()
      const at = { ...data('shared'), DATABASE_URL: url }
      expect((await assay(['doctor'], at)).out).toContain(
        'note  store: there is none yet in the database at DATABASE_URL;',
      )
      expect((await assay(['doctor'], at)).out).toContain('note  store: there is none yet')
      expect((await assay(['doctor', '--fix'], at)).out).toContain('ok    store: fixed: made; PostgreSQL')
      expect((await assay(['doctor'], at)).out).toContain('ok    store: PostgreSQL')
      await drop()
    },
  )

  test('answers in JSON', async () => {
    const findings = await assayJson<{ level: string; about: string; says: string }[]>(
      ['doctor'],
      data('made'),
    )
    expect(findings.find(({ about }) => about === 'mode')).toEqual({
      level: 'ok',
      about: 'mode',
      says: 'local',
    })
  })
})

describe('where the server listens', () => {
  test.each([
    ['203.0.113.7', 'this machine has no such address. Set ASSAY_HOST'],
    ['no-such-host.invalid', 'Set ASSAY_HOST to an address of this machine'],
  ])('%s is refused in our words', async (host, says) => {
    const { ended } = begin(['serve'], { ...data('listen'), ASSAY_HOST: host, ASSAY_PORT: '0' })
    const { code, err } = await ended
    expect(code).toBe(1)
    expect(err).toContain(`The server cannot listen on ${host}:0: `)
    expect(err).toContain(says)
    expect(err).not.toMatch(/EADDR|ENOTFOUND|EAI_|\n\s+at /)
  })

  test('links have the port of the server that runs, whatever the settings of the command', async () => {
    const server = await start('serve', { ...data('port'), ASSAY_PORT: '0' })
    const { out } = await assay(['operators', 'link'], data('port'))
    expect(out).toContain(`${server.url}/link#token=`)
    await server.end()
    expect((await assay(['operators', 'link'], data('port'))).out).toContain('http://127.0.0.1:8787/link')
  })
})

describe('commands in messages can be pasted', () => {
  test('from the workspace to its key', async () => {
    const created = await assay(['workspaces', 'create', '--name', 'X', '--tier', 'free'], data('paste'))
    const [, next = ''] = /Next: npm run assay -- (.*)/.exec(created.out) ?? []
    expect(await assay(next.split(' '), data('paste'))).toMatchObject({ code: 0, err: '' })
  })

  test('the help says which options are required', async () => {
    const { out } = await assay(['keys', 'create', '--help'], {})
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(/--scopes <list> .*\(required\) --expires/)
  })
})

describe('files', () => {
  const example = join(root, 'examples/dental-reminders.json')

  test('a session that no server knows is not called open', async () => {
    const { code, err } = await assay(['assess', example, '--session', 'foo'], {
      ASSAY_API_KEY: 'sk_x',
      ASSAY_API_URL: 'http://127.0.0.1:1',
    })
    expect(code).toBe(1)
    expect(err).toBe('There is no answer from http://127.0.0.1:1. Is the server running?\n')
  })

  test('a file that is read under another name is named as the user gave it', async () => {
    const path = join(folder, 'mine.csv')
    writeFileSync(path, '')
    const { err } = await assay(
      ['sources', 'import', 'us-csl', path, '--as-of', '2026-01-01'],
      data('import'),
    )
    expect(err).toContain(`${path}, read as consolidated.csv: the file is empty`)
  })

  test('files without a date are refused before they are read', async () => {
    const path = join(folder, 'consolidated.csv')
    cpSync(join(root, 'samples/us-csl/consolidated.csv'), path)
    const { code, err } = await assay(['sources', 'import', 'us-csl', path], data('import'))
    expect(code).toBe(1)
    expect(err).toContain(
      'The files of us-csl carry no date. Say of which day they are with --as-of YYYY-MM-DD.',
    )
    expect(err).toContain('stopped after 0 records')
  })

  test('an import that is stopped says so, and that the snapshot before it stays', async () => {
    const [head = '', row = ''] = readFileSync(join(root, 'samples/us-csl/consolidated.csv'), 'utf8').split(
      '\n',
    )
    const path = join(folder, 'long.csv')
    const [, ...rest] = row.split(',')
    writeFileSync(
      path,
      [head, ...Array.from({ length: 100_000 }, (_, i) => [`id${i}`, ...rest].join(','))].join('\n'),
    )
    const { child, ended } = begin(
      ['sources', 'import', 'us-csl', path, '--as-of', '2026-01-01'],
      data('stopped'),
    )
    while (!existsSync(join(folder, 'stopped/assay.sqlite-wal'))) await wait(10)
    child.kill('SIGINT')
    const { code, err } = await ended
    expect(code).toBe(1)
    expect(err).toMatch(/^Stopping\. A second request ends the command at once\.\n/)
    expect(err).toContain('The previous snapshot stays in force.')
  })

  test('columns between semicolons get a hint', async () => {
    const path = join(folder, 'semicolons.csv')
    writeFileSync(path, 'id;name\n1;Acme\n')
    const { err } = await assay(
      [
        'screen',
        '--batch',
        path,
        '--out',
        join(folder, 'o.csv'),
        '--list',
        `un-sc=${join(root, 'samples/un-sc')}`,
      ],
      data('screen'),
    )
    expect(err).toContain(
      'the columns are separated by semicolons; save the file as CSV with commas between them',
    )
  })
})
