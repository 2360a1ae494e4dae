// The pages of portfolios and alerts: a person creates a portfolio, adds a file, watches it, reads the alerts, ends the watch and deletes it.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { type FilledWorld, openFilledWorld } from '../support/filled-world.ts'
import { faults, field, openPageOf, visitPage } from '../support/open-page.ts'

const FILE = `ref,name,type,birth_date,colour
P-1,Rosoboronexport JSC,company,,red
P-2,Petra Lindqvist,person,31.02.1980,
P-3,Ilmari Vastamo,person,1980-02-28,
`

describe.skipIf(browserAbsent)(`the pages${browserAbsent ? ' (skipped: there is no Chromium)' : ''}`, () => {
  let filled: FilledWorld
  let browser: Browser
  beforeAll(async () => {
    ;[filled, browser] = await Promise.all([openFilledWorld(), openBrowser()])
  })
  afterAll(async () => {
    await browser.close()
    await filled.close()
  })

  test('a portfolio is created, filled, watched, and its alerts are read', async () => {
    const { page, complaints } = await openPageOf(browser, filled)
    await visitPage(page, `${filled.url}/portfolios`)
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Create a portfolio' }).click()
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await dialog.getByText('Must not be empty').waitFor()
    expect(await faults(page)).toEqual([])
    await field(page, 'name').fill('Clients')
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('heading', { name: 'Clients' }).waitFor()
    await page.getByText('A pass follows when the portfolio is watched.').waitFor()
    expect(await faults(page)).toEqual([])

    await page.getByLabel('File of subjects').setInputFiles({
      name: 'clients.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(FILE),
    })
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('2 added, 0 changed, 0 unchanged, 1 refused.').waitFor()
    await page.getByText('Columns that Assay does not know: colour.').waitFor()
    expect(await page.getByText(/^Line 3/).innerText()).toMatch(/^Line 3, P-2: birth_date must be/)

    await page.getByRole('button', { name: 'Watch it' }).click()
    const passes = page.getByRole('table', { name: 'Passes, newest first' })
    await passes.getByText('Completed').waitFor()
    await passes.getByText(/for the first time/).waitFor()
    expect(await faults(page)).toEqual([])

    await page.getByRole('link', { name: 'Alerts of this portfolio' }).click()
    const alerts = page.getByRole('table', { name: 'Alerts', exact: true })
    await alerts.getByText('P-1').first().waitFor()
    expect(await alerts.getByText('S-118').count()).toBe(0)
    await page.getByLabel('Portfolio').selectOption('All portfolios')
    await alerts.getByText('S-118').waitFor()
    await alerts
      .getByText(/^Asset freeze, /)
      .first()
      .waitFor()
    expect(await faults(page)).toEqual([])

    await alerts.getByRole('link', { name: 'Clients' }).first().click()
    await page.getByRole('button', { name: 'End the watch' }).click()
    await dialog.getByRole('button', { name: 'End it' }).click()
    await page.getByRole('button', { name: 'Watch it' }).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^assay-portfolio-.*\.csv$/)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await dialog.getByRole('button', { name: 'Delete it' }).click()
    await page.getByRole('heading', { name: 'Portfolios' }).waitFor()
    await expect.poll(() => page.getByText('Clients').count()).toBe(0)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
