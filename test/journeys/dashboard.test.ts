// A founder's first day in the dashboard of a real server, in a real browser: in by the link the server prints, a key for a
// program, an assessment typed in by hand and scored, its documents, a diligence run down to the record, and the key's end.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Download, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { relocate } from '../../src/edges/cli/commands/demo.ts'
import { daysBetween } from '../../src/base/day.ts'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { typeSignal } from '../support/type-signal.ts'
import { assay, type Running, site, type Site, start } from '../support/process.ts'
import { type Example, example } from '../support/world.ts'

const COLLECTED_ON = '2026-11-02'
const EMAIL = 'ada@example.org'
const PASSWORD = 'a long sentence nobody else would write'

const folder = mkdtempSync(join(tmpdir(), 'assay-dashboard-journey-'))
let web: Site
let server: Running
let browser: Browser
let page: Page
let secret = ''

/** What a program is answered with the key. */
const curl = (...args: readonly string[]): { status: string; body: string } => {
  const { stdout } = spawnSync(
    'curl',
    ['-s', '-w', '\n%{http_code}', '-H', `Authorization: Bearer ${secret}`, ...args],
    { encoding: 'utf8' },
  )
  const at = stdout.lastIndexOf('\n')
  return { status: stdout.slice(at + 1), body: stdout.slice(0, at) }
}

const settled = (): Promise<void> => expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)

async function textOf(download: Download): Promise<Buffer> {
  const path = join(folder, download.suggestedFilename())
  await download.saveAs(path)
  return readFileSync(path)
}

describe.skipIf(browserAbsent)(`dashboard${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  beforeAll(async () => {
    web = await site()
    const environment = {
      ASSAY_DATA_DIR: join(folder, 'data'),
      ASSAY_PORT: '0',
      ASSAY_LOG_LEVEL: 'warn',
      ASSAY_SYNC_SOURCES: 'none',
      ASSAY_FETCH_ALLOW: `*.localhost:${web.port}`,
    }
    const sample = join(import.meta.dirname, '../../samples/us-ofac-sdn')
    const today = new Date().toISOString().slice(0, 10)
    const bring = ['sources', 'import', 'us-ofac-sdn', sample, '--below-floor', '--as-of', today]
    expect(await assay(bring, environment)).toMatchObject({ code: 0 })
    ;[server, browser] = await Promise.all([start('serve', environment), openBrowser()])
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      acceptDownloads: true,
    })
    // why answered here: pages of publishers are opened, and a test asks nobody else
    await context.route(/^(?!http:\/\/127\.0\.0\.1)/, (route) => route.fulfill({ body: 'a page elsewhere' }))
    context.setDefaultTimeout(90_000)
    page = await context.newPage()
  })
  afterAll(async () => {
    await browser.close()
    await server.end()
    web.close()
    rmSync(folder, { recursive: true })
  })

  test('1. the link the server prints makes the first account, once', async () => {
    const [link = ''] = /http:\S+\/link#token=\S+/.exec(server.output()) ?? []
    expect(link).toContain(`${server.url}/link#token=`)
    await page.goto(link)
    await page.getByLabel('Your name').fill('Ada Okafor')
    await page.getByLabel('E-mail address').fill(EMAIL)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Make the account' }).click()
    await page.getByText('No assessment yet').waitFor()

    const other = await browser.newPage()
    await other.goto(link)
    await other.getByRole('alert').waitFor()
    await other.close()
  })

  test('2. somebody who signed out is asked for the password, and the wrong one opens nothing', async () => {
    await page.getByRole('link', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.goto(`${server.url}/keys`)
    await page.getByLabel('E-mail address').fill(EMAIL)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').waitFor()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'API keys' }).waitFor()
  })

  test('3. a key is issued, shown once, and works with curl', async () => {
    await page.getByRole('button', { name: 'Issue a key' }).click()
    await page.getByLabel('Name').fill('Nightly report')
    await page.getByRole('button', { name: 'Issue the key' }).click()
    secret = await page.getByLabel('Secret').inputValue()
    await page.getByLabel('Secret').press('ControlOrMeta+c')
    await page.getByRole('button', { name: 'I have it' }).click()
    await page.getByRole('rowheader', { name: 'Nightly report' }).waitFor()
    expect(await page.content()).not.toContain(secret)
    const { status, body } = curl(`${server.url}/v1/sources`)
    expect(status).toBe('200')
    expect(body).toContain('us-ofac-sdn')
    await page.reload()
    await settled()
    expect(await page.getByRole('row', { name: /Nightly report/ }).textContent()).not.toMatch(
      /Last used\s*never$/,
    )
  })

  test('4. the operator moves the workspace to Pro', async () => {
    await page.getByRole('link', { name: 'Operator' }).click()
    await page.getByRole('button', { name: /^Move to Pro: / }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Move to Pro' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Workspace', exact: true }).click()
    await page.getByText('without limit').waitFor()
  })

  test('5. the middling example is typed in signal by signal, and an invented source is refused beside its field', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const days = daysBetween(COLLECTED_ON, today)
    const middling = relocate(example('middling'), { sitePort: web.port, days }) as Example
    web.hold(middling.signals)
    await page.getByRole('link', { name: 'Assessments', exact: true }).click()
    await page.getByRole('link', { name: 'New assessment' }).click()
    await page.getByLabel('Pitch').fill(middling.pitch)
    await page.getByLabel('Kind of venture').selectOption(middling.category)
    await page.getByRole('button', { name: 'Open the assessment' }).click()
    await page.getByRole('heading', { name: 'Add evidence' }).waitFor()

    const [first] = middling.signals
    if (!first) throw new Error('the example has no signals')
    const gone = { ...first, value: { ...first.value, source_url: `http://gone.localhost:${web.port}/gone` } }
    expect(await typeSignal(page, gone)).toBeUndefined()
    await page.getByRole('alert').waitFor()
    await page.locator('[name="value.source_url"][aria-invalid="true"]').waitFor()
    for (const signal of middling.signals) {
      expect(await typeSignal(page, signal)).toMatch(/^e_/)
    }
    await page.getByRole('link', { name: 'Score the assessment' }).click()
    await page.getByRole('button', { name: 'Score it now' }).click()
    await page.getByText(`${middling.expected.total} of 70 points`).waitFor()
    await page.getByText('Iterate', { exact: false }).first().waitFor()
  }, 240_000)

  test('6. every point leads to its entries, and every entry to its source', async () => {
    await page.locator('#axis-problem > summary').click()
    const cite = page.locator('#axis-problem .cite').first()
    const target = await cite.getAttribute('href')
    await cite.click()
    const entry = page.locator(`[id="${target?.slice(1)}"]`)
    await expect.poll(() => entry.evaluate((element) => element.matches(':focus:target'))).toBe(true)
    const source = entry.locator('.outward').first()
    expect(await source.getAttribute('rel')).toBe('noreferrer')
    const [opened] = await Promise.all([page.context().waitForEvent('page'), source.click()])
    expect(opened.url()).toBe(await source.getAttribute('href'))
    await opened.close()
  })

  test('7. the assessment is exported as Markdown and as PDF', async () => {
    const exported = async (button: string): Promise<Buffer> => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ])
      return textOf(download)
    }
    expect((await exported('Markdown')).toString()).toMatch(/^# Assessment 01[^]*Verdict: iterate/)
    expect((await exported('PDF, A4')).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('8. a diligence run cites its records, and its chain holds in the browser too', async () => {
    await page.getByRole('link', { name: 'Diligence' }).click()
    await page.getByRole('link', { name: 'New run' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Rosoboronexprot JSC')
    await page.getByLabel('LEI (optional)').fill('not one')
    await page.getByRole('button', { name: 'Start the run' }).click()
    await page.locator('[name="subject.lei"][aria-invalid="true"]').waitFor()
    await page.getByLabel('LEI (optional)').fill('')
    await page.getByRole('button', { name: 'Start the run' }).click()
    await page.getByRole('heading', { name: 'What speaks against' }).waitFor()
    const citation = page.locator('.citations .outward').first()
    const [record] = await Promise.all([page.context().waitForEvent('page'), citation.click()])
    expect(record.url()).toMatch(/^https:\/\/sanctionssearch\.ofac\.treas\.gov\//)
    await record.close()
    await page
      .getByText(/^How the names compare/)
      .first()
      .click()
    await page.getByRole('table', { name: 'Parts of the two names that met' }).first().waitFor()
    await page.getByRole('tab', { name: 'Audit trail' }).click()
    await page.getByText('Your browser has just checked the chain').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the audit bundle' }).click(),
    ])
    expect((await textOf(download)).toString()).toContain('"format":"assay-audit-bundle/v1"')
  })

  test('9. a second run of the same subject is seen beside the first', async () => {
    await page.getByRole('link', { name: 'Diligence' }).click()
    await page.getByRole('link', { name: 'New run' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Rosoboronexprot JSC')
    await page.getByLabel('Country (optional)').selectOption({ label: 'Russia' })
    await page.getByRole('button', { name: 'Start the run' }).click()
    await page.getByRole('heading', { name: 'Other runs of this subject' }).waitFor()
    await page.getByRole('link', { name: 'Compare the two' }).click()
    await page.getByRole('heading', { name: 'Findings over time' }).waitFor()
    expect(await page.getByRole('table', { name: 'The runs' }).getByRole('row').count()).toBe(3)
  })

  test('10. the key is revoked, and the next request with it is refused', async () => {
    await page.getByRole('link', { name: 'Keys' }).click()
    await page.getByRole('button', { name: 'Revoke Nightly report' }).click()
    await page.getByRole('button', { name: 'Revoke it' }).click()
    await page.getByRole('row', { name: /Nightly report.*Revoked/ }).waitFor()
    const { status, body } = curl(`${server.url}/v1/sources`)
    expect(status).toBe('401')
    expect(body).toContain('invalid_api_key')
  })
})
