// What breaks the printer does not break the server: fonts that are none, and texts that Typst cannot set.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRunning } from '../../src/platform/pdf/testing/is-running.ts'
import { assay, assayProcess, root } from '../support/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-fonts-'))
const data = join(folder, 'data')
const fonts = join(folder, 'fonts')
const NO_FONTS = {
  'Readme.ttf': 'These fonts are free to use, and this text is none of them.',
  '._Name.ttf': '\0\x05\x16\x07\0\x02\0\0Mac OS X        ',
  'Renamed.otf': 'wOFF\0\x01\0\0\0\0\0\0\0\0\0\0',
}

beforeAll(() => mkdirSync(fonts))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs `code` with a `press` of the options and a `print` that gives what became of a report. */
function inProcess(options: string, code: string): { status: number | null; out: string } {
  const program = `
    import { PdfRenderer } from './src/platform/pdf/pdf-renderer.ts'
    import { plainDocument } from './src/platform/pdf/testing/plain-document.ts'
    const press = new PdfRenderer(${options})
    const print = (title = '') => press.render({ ...plainDocument, title }, { tenant: 'w', paper: 'a4', createdAt: 0 })
      .then((bytes) => bytes.length < 100 ? Buffer.from(bytes).toString() : 'printed', (error) => error.message + (error.cause ? ': ' + error.cause.message : ''))
    ${code}
    process.stdout.write('; alive')`
  // why so few descriptors: one test uses them all up
  const { status, stdout } = spawnSync(
    'sh',
    ['-c', 'ulimit -n 256; exec "$0" -e "$1"', process.execPath, program],
    {
      cwd: root,
      encoding: 'utf8',
      timeout: 60_000,
    },
  )
  return { status, out: stdout }
}

const failing = new URL('../../src/platform/pdf/testing/failing-worker.ts', import.meta.url)
const FAILING = `{ fontFolder: '', worker: new URL('${failing.href}') }`

test.each(Object.entries(NO_FONTS))(
  'a server does not start with %s among its fonts, and names it',
  async (name, bytes) => {
    writeFileSync(join(fonts, name), bytes, 'latin1')
    const settings = { ASSAY_DATA_DIR: data, ASSAY_FONT_DIR: fonts }
    const served = assayProcess(['serve'], settings)
    const examined = await assay(['doctor'], settings)
    rmSync(join(fonts, name))
    expect(served.code).toBe(1)
    expect(served.err).toContain(`ASSAY_FONT_DIR: ${join(fonts, name)} is no font`)
    expect(served.err).toContain('Take this file out of the folder')
    expect(examined.out).toContain(`FAIL  fonts: ASSAY_FONT_DIR: ${join(fonts, name)} is no font`)
  },
)

test('a file that came among the fonts after the start costs the report, and not the process', () => {
  writeFileSync(join(fonts, 'Readme.ttf'), NO_FONTS['Readme.ttf'])
  const { status, out } = inProcess(
    JSON.stringify({ fontFolder: fonts }),
    `process.stdout.write(await print()); await press.close()`,
  )
  rmSync(join(fonts, 'Readme.ttf'))
  expect(out).toMatch(/^the printer broke down: .*Readme\.ttf is no font.*; alive$/)
  expect(status).toBe(0)
})

test('a report that finds no process because too many files are open costs nobody behind it theirs', () => {
  const { out } = inProcess(
    FAILING,
    `import { closeSync, openSync } from 'node:fs'
    const open = []
    try { for (;;) open.push(openSync('/dev/null')) } catch {}
    const asked = [print('print'), print('print')]
    // why: the first one has its turn after this one
    await undefined
    open.forEach((each) => closeSync(each))
    process.stdout.write((await Promise.all(asked)).join()); await press.close()`,
  )
  expect(out).toMatch(/^no printer can begin: spawn \S+ EMFILE,printed; alive$/)
})

test('whoever printed something ends when all else is done, and leaves no process behind', async () => {
  const printed = inProcess(FAILING, `process.stdout.write(await print('who'))`)
  expect(printed).toMatchObject({ status: 0, out: expect.stringMatching(/^\d+; alive$/) })
  const hanging = inProcess(
    FAILING,
    `process.stdout.write(await print('who')); void print('hang'); setTimeout(() => process.exit(3), 200)`,
  )
  expect(hanging.status).toBe(3)
  for (const { out } of [printed, hanging])
    await expect.poll(() => isRunning(Number.parseInt(out))).toBe(false)
})
