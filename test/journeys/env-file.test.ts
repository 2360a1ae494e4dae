// Settings of a file: read from the folder of the start, without a notice where there is none.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnvFile } from '../../src/installation/env-file.ts'
import { ENTRY } from '../support/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-env-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const workspaces = (over: Readonly<Record<string, string>> = {}) => {
  const clean = Object.entries(process.env).filter(([name]) => !/^(ASSAY_|DATABASE_URL)/.test(name))
  const { status, stdout, stderr } = spawnSync(process.execPath, [ENTRY, 'workspaces', 'list'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...Object.fromEntries(clean), ...over },
  })
  return { code: status, out: stdout, err: stderr }
}

test('a folder without the file is no reason for a notice; its settings count; a variable that is set wins', () => {
  expect(workspaces({ ASSAY_DATA_DIR: join(folder, 'a') })).toEqual({
    code: 0,
    out: 'No workspaces yet.\n',
    err: '',
  })
  writeFileSync(join(folder, '.env'), 'ASSAY_PORT="many"\n')
  expect(workspaces()).toMatchObject({ code: 1, err: expect.stringContaining('ASSAY_PORT "many"') as string })
  expect(workspaces({ ASSAY_PORT: '0' }).code).toBe(0)
  expect(workspaces({ ASSAY_ENV_FILE: '' }).code).toBe(0)
})

test('a file that was named and cannot be read is an error', () => {
  mkdirSync(join(folder, 'nested'))
  for (const [name, code] of [
    ['missing', 'ENOENT'],
    ['nested', 'EISDIR'],
  ])
    expect(workspaces({ ASSAY_ENV_FILE: name ?? '' })).toEqual({
      code: 1,
      out: '',
      err: `The file of settings ${name} cannot be read (${code}). ASSAY_ENV_FILE names another one.\n`,
    })
})

test('a .env that no variable names gives a key of the environment no address, and the program no other variable', () => {
  const given = (
    text: string,
    over: Readonly<Record<string, string>>,
  ): Record<string, string | undefined> => {
    writeFileSync(join(folder, '.env'), text)
    const environment: Record<string, string | undefined> = { ...over }
    readEnvFile(['watch'], environment, folder)
    return environment
  }
  for (const of of ['API', 'MODEL']) {
    const text = `ASSAY_${of}_URL=https://elsewhere.example\n`
    expect(() => given(text, { [`ASSAY_${of}_KEY`]: 'k' })).toThrow(
      `ASSAY_${of}_KEY is set in the environment, and .env in this folder would send it to https://elsewhere.example.`,
    )
    // the file may give both, or the environment both, and a file that is named is believed
    const both = given(`${text}ASSAY_${of}_KEY=own\n`, {})
    expect(both).toMatchObject({
      [`ASSAY_${of}_KEY`]: 'own',
      [`ASSAY_${of}_URL`]: 'https://elsewhere.example',
    })
    const set = { [`ASSAY_${of}_KEY`]: 'k', [`ASSAY_${of}_URL`]: 'https://own.example' }
    expect(given(text, set)).toEqual(set)
    expect(given(text, { [`ASSAY_${of}_KEY`]: 'k', ASSAY_ENV_FILE: '.env' })).toHaveProperty(
      `ASSAY_${of}_URL`,
    )
  }
  const others = 'NODE_OPTIONS=--require=./x.cjs\nNODE_TLS_REJECT_UNAUTHORIZED=0\nASSAY_CONFIG_DIR=./pins\n'
  expect(given(others, {})).toEqual({})
  rmSync(join(folder, '.env'))

  writeFileSync(join(folder, '.env'), 'ASSAY_API_URL=https://elsewhere.example\n')
  expect(workspaces({ ASSAY_API_KEY: 'k' })).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('Set ASSAY_API_URL in the environment') as string,
  })
  rmSync(join(folder, '.env'))
})

test('npm start and npm run assay give Node.js no file to look for', async () => {
  const { default: about } = await import('../../package.json', { with: { type: 'json' } })
  expect([about.scripts.start, about.scripts.assay]).toEqual([
    'node src/main/assay.mjs serve',
    'node src/main/assay.mjs',
  ])
})
