// The page that verifies an audit trail: from a disk, without a server, and from the server under its own policy. The one
// module without dependencies.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastify from 'fastify'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EXIT_CODES, outcomeSaid } from '../../src/audit/bundle/bundle-report.ts'
import { serveDashboard } from '../../src/edges/rest/serve-dashboard.ts'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { beyondWindow, draggedFile } from '../support/in-page.mjs'
import { faults } from '../support/open-page.ts'
import { root } from '../support/process.ts'
import {
  readAssessmentBundles,
  readAuditBundles,
  readWatchBundles,
  trustOfCase,
} from '../vectors/audit-bundles.ts'

const golden = readAuditBundles()
const folder = mkdtempSync(join(tmpdir(), 'assay-saved-'))
const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const pin = file('pin.checkpoint', golden.pin)
/** Every golden trail, with what its reader brings along. */
const trails = [
  ...golden.cases.map((each) => ({ ...each, kept: trustOfCase(golden, each) })),
  ...[readAssessmentBundles(), readWatchBundles()].flatMap((others, at) =>
    others.cases.map((each) => ({
      ...each,
      name: `${['assessment', 'watch'][at]}: ${each.name}`,
      kept: trustOfCase(others, each),
    })),
  ),
]
afterAll(() => rmSync(folder, { recursive: true }))

describe.skipIf(browserAbsent)(`the page${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  const server = fastify()
  let browser: Browser
  let served = ''
  let saved = ''
  const complaints: string[] = []

  beforeAll(async () => {
    serveDashboard(server)
    served = `${await server.listen({ port: 0, host: '127.0.0.1' })}/verify.html`
    copyFileSync(join(root, 'dist/dashboard/verify.html'), join(folder, 'verify.html'))
    saved = pathToFileURL(join(folder, 'verify.html')).href
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await server.close()
  })

  async function opened(url: string): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 } })
    context.setDefaultTimeout(90_000)
    const page = await context.newPage()
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('request', (request) => {
      if (request.url() !== url) complaints.push(`asked ${request.url()}`)
    })
    await page.goto(url)
    return page
  }
  const result = (page: Page) => page.getByRole('status', { name: 'Result' })

  test('gives the outcome of every golden trail, from a disk and offline', async () => {
    const page = await opened(saved)
    await page.context().setOffline(true)
    for (const [at, { name, file: text, outcome, kept: trust }] of trails.entries()) {
      const { keys, policy: rules, pin: kept } = trust
      await page.reload()
      if (kept !== undefined)
        await page.getByLabel('Checkpoint that you kept').setInputFiles(file(`pin-${at}.checkpoint`, kept))
      await page.getByLabel('Verifier key').fill(rules ?? keys.join('\n'))
      await page.getByLabel('Audit trail').setInputFiles(file(`trail-${at}.json`, text))
      await result(page).getByText(outcomeSaid(outcome)).waitFor()
      expect(await result(page).textContent(), name).toContain('That every reader is shown the same log.')
    }
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('takes a file that is dropped on it', async () => {
    const page = await opened(saved)
    const transfer = await page.evaluateHandle(draggedFile, golden.cases[0]?.file ?? '')
    await page.dispatchEvent('#drop', 'drop', { dataTransfer: transfer })
    await result(page).getByText(outcomeSaid('untrusted')).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('is served under a policy without any source but itself, and axe finds nothing, light or dark', async () => {
    const headers = (await fetch(served)).headers
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    )
    const page = await opened(served)
    await page.getByLabel('Verifier key').fill(golden.key)
    await page.getByLabel('Checkpoint that you kept').setInputFiles(pin)
    await page.getByLabel('Audit trail').setInputFiles(file('trail.json', golden.cases[0]?.file ?? ''))
    await result(page).getByText(outcomeSaid('verified')).waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await faults(page), colorScheme).toEqual([])
    }
    expect(await page.evaluate(beyondWindow)).toBe(0)
    expect(complaints.filter((each) => !each.includes('frame-ancestors'))).toEqual([])
    await page.context().close()
  })
})

describe('the one module', () => {
  const module = join(root, 'dist/verifier/assay-verify.mjs')

  test('imports nothing but files of Node.js, and those only where Node.js runs it', () => {
    const code = readFileSync(module, 'utf8')
    const imported = [
      ...code.matchAll(/\bimport\s*\(?\s*["']([^"']+)/g),
      ...code.matchAll(/\bfrom\s*["']([^"']+)/g),
    ]
    expect(imported.map(([, name]) => name).every((name) => name?.startsWith('node:'))).toBe(true)
    expect(code).not.toMatch(/\bfrom\s*["']/)
  })

  test('gives the outcome of every golden trail, alone in a folder', () => {
    const alone = join(folder, 'assay-verify.mjs')
    copyFileSync(module, alone)
    for (const [at, { name, file: text, outcome, kept: trust }] of trails.entries()) {
      const { keys, policy: rules, pin: kept } = trust
      const { status, stdout } = spawnSync(
        process.execPath,
        [
          alone,
          file(`alone-${at}.json`, text),
          ...keys.flatMap((key) => ['--key', key]),
          ...(rules === undefined ? [] : ['--policy', file(`policy-${at}.txt`, rules)]),
          ...(kept === undefined ? [] : ['--pin', file(`pin-${at}.checkpoint`, kept)]),
        ],
        { encoding: 'utf8', cwd: folder, env: {} },
      )
      expect(status, name).toBe(EXIT_CODES[outcome])
      expect(stdout, name).toContain(outcomeSaid(outcome))
    }
    expect(spawnSync(process.execPath, [alone], { cwd: folder, env: {} }).status).toBe(EXIT_CODES.malformed)
  })
})
