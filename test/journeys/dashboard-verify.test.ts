// The page of the dashboard that verifies a saved audit trail: the browser does it, and asks nothing.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcomeSaid } from '../../src/audit/bundle/bundle-report.ts'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { type FilledWorld, openFilledWorld } from '../support/filled-world.ts'
import { faults, field, openPageOf, visitPage } from '../support/open-page.ts'
import { readAuditBundles } from '../vectors/audit-bundles.ts'

const golden = readAuditBundles()
const folder = mkdtempSync(join(tmpdir(), 'assay-verify-page-'))

describe.skipIf(browserAbsent)(`the page${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  let filled: FilledWorld
  let browser: Browser
  beforeAll(async () => {
    ;[filled, browser] = await Promise.all([openFilledWorld(), openBrowser()])
  })
  afterAll(async () => {
    await browser.close()
    await filled.close()
    rmSync(folder, { recursive: true })
  })

  test('verifies a trail that the dashboard saved, and is one link away from it', async () => {
    const { page, complaints } = await openPageOf(browser, filled)
    await visitPage(page, `${filled.url}/diligence/${filled.runs[0]}?part=audit`)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the audit bundle' }).click()
    const saved = join(folder, 'own.json')
    await (await saving).saveAs(saved)
    await page.getByRole('link', { name: 'verify a saved bundle' }).click()
    await field(page, 'trail').setInputFiles(saved)
    await page.getByText(outcomeSaid('untrusted')).waitFor()
    await page.getByText('Records: proved.').waitFor()
    await page.getByText('Signature of the log: not proved.').waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('verifies the trail of an assessment that its page saved, and the page names its seal', async () => {
    const { page, complaints } = await openPageOf(browser, filled)
    await visitPage(page, `${filled.url}/assessments/${filled.scored}`)
    const panel = page.getByRole('region', { name: 'Audit trail' })
    await panel.getByText('What is stored matches the seal.').waitFor()
    const seal = await panel.getByRole('textbox', { name: 'Seal of the scorecard (SHA-256)' }).inputValue()
    const saving = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'Download the audit bundle' }).click()
    const saved = join(folder, 'assessment.json')
    await (await saving).saveAs(saved)
    await panel.getByRole('link', { name: 'verify a saved bundle' }).click()
    await field(page, 'trail').setInputFiles(saved)
    await page.getByText(outcomeSaid('untrusted')).waitFor()
    await page.getByText('Evidence: proved.').waitFor()
    await page.getByText(`Audit hash ${seal}.`).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('gives the outcome of a golden trail with key and pin, and asks the server nothing', async () => {
    const { page, complaints } = await openPageOf(browser, filled)
    await visitPage(page, `${filled.url}/diligence/verify`)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const pin = join(folder, 'pin')
    writeFileSync(pin, golden.pin)
    await field(page, 'pin').setInputFiles(pin)
    await field(page, 'key').fill(golden.key)
    for (const [at, outcome] of [
      [0, 'verified'],
      [8, 'invalid'],
      [15, 'malformed'],
    ] as const) {
      expect(golden.cases[at]?.outcome).toBe(outcome)
      const file = join(folder, `${at}.json`)
      writeFileSync(file, golden.cases[at]?.file ?? '')
      await field(page, 'trail').setInputFiles(file)
      await page.getByText(outcomeSaid(outcome)).waitFor()
      expect(await faults(page), outcome).toEqual([])
    }
    expect(asked).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
