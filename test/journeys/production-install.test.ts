// A checkout that is installed without the development tools, as docs/guide/operating.md says: it runs, and says what it lacks.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bytesIn, npm } from '../support/package.ts'
import { root } from '../support/process.ts'

const checkout = mkdtempSync(join(tmpdir(), 'assay-checkout-'))
afterAll(() => rmSync(checkout, { recursive: true, force: true }))

const run = (folder: string, args: readonly string[], flags: readonly string[] = []) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...flags, join(folder, 'src/main/assay.mjs'), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: '', ASSAY_DATA_DIR: join(checkout, 'data') },
    },
  )
  return { code: status, out: stdout, err: stderr }
}

/** Has the program believe that an older Node.js runs it. */
const OLDER = `data:text/javascript,${encodeURIComponent('Object.defineProperty(process.versions, "node", { value: "20.20.2" })')}`

test('npm ci --omit=dev installs what the server needs, says that the dashboard is not built, and runs', () => {
  for (const name of ['package.json', 'package-lock.json', '.npmrc', 'tools/prepare.mjs', 'src', 'samples'])
    cpSync(join(root, name), join(checkout, name), { recursive: true })
  const { code, out, err } = npm(checkout, ['ci', '--omit=dev'])
  expect(code, err).toBe(0)
  expect(out).toContain('The dashboard is not built')
  expect(out).toContain('npm ci && npm prune --omit=dev')
  expect(`${out}${err}`).not.toMatch(/ at .*:\d+:\d+|ERR_|npm error/)
  expect(bytesIn(join(checkout, 'node_modules')) / 1e6).toBeLessThan(300)

  expect(run(checkout, ['--version']).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  const examined = run(checkout, ['doctor'])
  expect(examined.out).toMatch(
    /^ok {4}fonts: those of the program; for .*Thai.*npm install .*noto-sans-thai@/m,
  )
})

test('under an older Node.js, the program says how to get the one it needs', () => {
  const own = run(root, ['--version'], ['--import', OLDER])
  expect(own).toMatchObject({ code: 1, out: '' })
  expect(own.err).toBe(
    'Assay needs Node.js 24 or newer; this is 20.20.2. In this checkout use "npm run assay -- ...", which has its own.\n',
  )
  // the packages without the Node.js that one of them brings: --omit=dev, or --ignore-scripts
  expect(run(checkout, ['--version'], ['--import', OLDER]).err).toBe(
    'Assay needs Node.js 24 or newer; this is 20.20.2. Install Node.js 24 from https://nodejs.org, or in a checkout run "npm ci", which also installs it.\n',
  )
})
