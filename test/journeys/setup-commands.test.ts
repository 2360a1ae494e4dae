// The commands that set a server up: questions into settings, a unit for systemd, completion for a shell; and files from standard input.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { serviceUnit } from '../../src/edges/cli/commands/service.ts'
import { ENTRY, root } from '../support/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-setup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const clean = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(ASSAY_|DATABASE_URL|npm_)/.test(name)),
)
const run = (args: readonly string[], input: string, cwd = folder) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [ENTRY, ...args], {
    cwd,
    input,
    encoding: 'utf8',
    env: clean,
  })
  return { code: status, out: stdout, err: stderr }
}
const has = (command: string): boolean => spawnSync(command, ['--version']).error === undefined

describe('assay init', () => {
  const place = (): string => mkdtempSync(join(folder, 'init-'))

  test('writes three answers into .env for its owner alone, and the next command uses them', () => {
    const here = place()
    const { code, out } = run(['init'], './mine\n\nExample Ltd admin@example.org\n', here)
    expect(code).toBe(0)
    expect(out).toContain('Wrote .env with ASSAY_DATA_DIR, ASSAY_SOURCE_USER_AGENT.')
    expect(out).toContain('npm run assay -- doctor')
    const path = join(here, '.env')
    expect(parseEnv(readFileSync(path, 'utf8'))).toEqual({
      ASSAY_DATA_DIR: './mine',
      ASSAY_SOURCE_USER_AGENT: 'Example Ltd admin@example.org',
    })
    expect(statSync(path).mode & 0o077).toBe(0)
    expect(run(['doctor'], '', here).out).toContain('ASSAY_DATA_DIR=./mine')
  })

  test('a server that others reach gets the secrets of production', () => {
    const here = place()
    const { code, out } = run(
      ['init', '--json'],
      'postgres://assay@db/assay\nhttps://assay.example.com\n\n',
      here,
    )
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ file: '.env' })
    const values = parseEnv(readFileSync(join(here, '.env'), 'utf8'))
    expect(values).toMatchObject({
      DATABASE_URL: 'postgres://assay@db/assay',
      ASSAY_PUBLIC_URL: 'https://assay.example.com',
      ASSAY_MODE: 'production',
    })
    expect(Buffer.from(values['ASSAY_LOG_KEY'] ?? '', 'base64')).toHaveLength(32)
    expect(values['ASSAY_SESSION_SECRETS']).toMatch(/^s1:/)
  })

  test('never overwrites, and refuses an answer that is no setting', () => {
    const here = place()
    writeFileSync(join(here, '.env'), 'ASSAY_PORT=1\n')
    const second = run(['init'], '\n\n\n', here)
    expect(second).toMatchObject({ code: 1, out: '' })
    expect(second.err).toContain('.env exists in this folder, and is not overwritten.')
    expect(readFileSync(join(here, '.env'), 'utf8')).toBe('ASSAY_PORT=1\n')
    const wrong = run(['init'], '\nnot an address\n', place())
    expect(wrong.code).toBe(1)
    expect(wrong.err).toContain('ASSAY_PUBLIC_URL "not an address"')
    expect(wrong.err).toContain('Nothing was written.')
  })
})

describe('assay service', () => {
  const unit = serviceUnit('/opt/node 24/bin/node', '/opt/50%/assay.mjs')

  test('prints a unit that runs the server of this installation, as a user without rights', () => {
    expect(unit).toContain('ExecStart="/opt/node 24/bin/node" "/opt/50%%/assay.mjs" serve\n')
    for (const line of [
      'DynamicUser=yes',
      'ProtectSystem=strict',
      'NoNewPrivileges=yes',
      'StateDirectory=assay',
    ])
      expect(unit).toContain(`\n${line}\n`)
    expect(run(['service'], '').out).toContain(`"${join(root, 'src/main/assay.mjs')}" serve`)
  })

  test.skipIf(!has('systemd-analyze'))('systemd finds no fault in it', () => {
    const path = join(folder, 'assay.service')
    writeFileSync(path, serviceUnit())
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' })
    expect(stderr.split('\n').filter((line) => line.includes('assay.service'))).toEqual([])
    expect(status).toBe(0)
  })
})

describe('assay completion', () => {
  test('a shell completes commands, their subcommands and their options', () => {
    const { code, out } = run(['completion', 'bash'], '')
    expect(code).toBe(0)
    const complete = (...words: readonly string[]): string[] => {
      const script = `${out}\nCOMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _assay; echo "\${COMPREPLY[*]}"`
      return spawnSync('bash', ['-c', script], { encoding: 'utf8', cwd: folder }).stdout.trim().split(' ')
    }
    expect(complete('assay', 'sou')).toEqual(['sources'])
    expect(complete('assay', 'keys', '')).toEqual(['create', 'list', 'rotate', 'revoke', '--help'])
    expect(complete('assay', 'screen', 'A name', '--b')).toEqual([
      '--birth-date',
      '--batch',
      '--built-in-only',
    ])
    expect(complete('assay', 'sources', 'import', 'un-sc', '--as')).toEqual(['--as-of'])
  })

  test.each(['zsh', 'fish'] as const)('there is a script for %s', (shell) => {
    const { out } = run(['completion', shell], '')
    expect(out).toContain('workspaces')
    expect(out).toContain('--threshold')
  })
})

describe('files from standard input', () => {
  test('pairs of names', () => {
    const pair = { id: 1, query: { name: 'Acme Ltd' }, candidate: { name: 'ACME Limited' } }
    const { code, out } = run(['match-pairs', '-', '--built-in-only'], `${JSON.stringify(pair)}\n`)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ id: 1, level: 'strong' })
    expect(run(['match-pairs', '-', '--built-in-only'], 'no JSON\n').err).toContain('standard input line 1: ')
  })

  test('an assessment, in JSON too', () => {
    const example = readFileSync(join(root, 'examples/dental-reminders.json'), 'utf8')
    const { out } = run(['assess', '-', '--as-of', '2026-11-20', '--json'], example)
    expect(JSON.parse(out)).toMatchObject({ as_of: '2026-11-20' })
    expect(run(['assess', '-', '--as-of', '2026-11-20'], '{').err).toMatch(/^standard input is not JSON/)
  })

  test('parties to be screened', () => {
    const out = join(folder, 'found.csv')
    const args = [
      'screen',
      '--batch',
      '-',
      '--out',
      out,
      '--list',
      `un-sc=${join(root, 'samples/un-sc')}`,
      '--json',
    ]
    const { code, err } = run(args, 'id,name\n1,Kim Jong Un\n')
    expect(code, err).toBe(0)
    expect(readFileSync(out, 'utf8').split('\n').length).toBeGreaterThan(1)
  })
})
