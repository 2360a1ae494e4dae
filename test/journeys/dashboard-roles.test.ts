// The pages as a reviewer and an auditor see them: a reviewer decides what an alert led to, and an auditor reads everything and is offered
// nothing else.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { type FilledWorld, openFilledWorld } from '../support/filled-world.ts'
import { faults, openPageOf, visitPage } from '../support/open-page.ts'

/** What an auditor may press on a page: it shows, saves, copies or verifies, and changes nothing that is stored. */
const READS =
  /^(PDF, (A4|Letter)|Save|Download the audit bundle|Copy|Verify|Compare|Deliveries|Findings|Sources|Audit trail)\b/

/** A filter of the evidence, with the number of entries that it shows. */
const FILTER = /\n\d+$/

/** The names of all buttons in the page, but for the headings that sort a table. */
const buttonsOf = (page: Page): Promise<readonly string[]> =>
  page.locator('main').getByRole('button').and(page.locator(':not(th *)')).allInnerTexts()

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

  test('a reviewer goes from an alert to its case, decides it, and manages neither keys nor people', async () => {
    const { page, complaints } = await openPageOf(browser, filled, {
      visitor: await filled.signInAs('reviewer'),
    })
    await visitPage(page, `${filled.url}/alerts`)
    await page.getByRole('table').getByRole('row').nth(1).waitFor()
    await visitPage(page, `${filled.url}/cases/${filled.case}`)
    await page.getByRole('button', { name: 'Decide' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Decision').selectOption('False positive')
    await dialog.getByLabel('Reason').fill('Another office, by the register.')
    await dialog.getByRole('button', { name: 'Decide' }).click()
    await page.getByText('Decided: False positive, Rosa Adeyemi').waitFor()
    expect(await faults(page)).toEqual([])

    await visitPage(page, `${filled.url}/keys`)
    await page.getByRole('table', { name: 'API keys' }).waitFor()
    for (const name of [/^Issue/, /^Rotate/, /^Revoke/])
      expect(await page.getByRole('button', { name }).count(), String(name)).toBe(0)
    await visitPage(page, `${filled.url}/workspace`)
    await page.getByText('Rosa Adeyemi').first().waitFor()
    await page.getByText('No one gets the alerts of this workspace by mail.').waitFor()
    for (const name of [/^Invite/, /^Remove/, /^Change/, /^Erase older/, /^Send/])
      expect(await page.getByRole('button', { name }).count(), String(name)).toBe(0)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('an auditor reads every page, and is offered nothing that changes what is stored', async () => {
    const { page, complaints } = await openPageOf(browser, filled, {
      visitor: await filled.signInAs('auditor'),
    })
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(`${response.request().method()} ${response.url()}`)
    })
    const paths = [
      '/',
      `/assessments/${filled.scored}`,
      `/assessments/${filled.open}`,
      '/diligence',
      `/diligence/${filled.runs[0] ?? ''}`,
      '/portfolios',
      `/portfolios/${filled.portfolio}`,
      '/alerts',
      '/cases',
      `/cases/${filled.case}`,
      '/batches',
      '/webhooks',
      '/events',
      '/activity',
      '/keys',
      '/workspace',
    ]
    const offered: string[] = []
    for (const path of paths) {
      await visitPage(page, `${filled.url}${path}`)
      const buttons = await buttonsOf(page)
      offered.push(
        ...buttons
          .filter((name) => !READS.test(name.trim()) && !FILTER.test(name))
          .map((name) => `${path} ${name}`),
      )
      const main = page.locator('main')
      for (const changing of [
        'a[href*="/new"]',
        'a[href*="/evidence"]',
        'a[href*="/lines"]',
        '[type="file"]',
        'textarea',
      ])
        if ((await main.locator(changing).count()) > 0) offered.push(`${path} ${changing}`)
      expect(await faults(page), path).toEqual([])
    }
    expect(offered).toEqual([])
    expect(refused).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('an auditor who opens a page that only changes is told of the role', async () => {
    const { page } = await openPageOf(browser, filled, { visitor: await filled.signInAs('auditor') })
    for (const path of ['/assessments/new', '/diligence/new', `/assessments/${filled.open}/evidence`]) {
      await visitPage(page, `${filled.url}${path}`)
      await page.getByRole('heading', { name: 'Your role in this workspace only reads' }).waitFor()
    }
    await page.context().close()
  })

  test('an owner sets who gets alerts by mail', async () => {
    const { page, complaints } = await openPageOf(browser, filled)
    await visitPage(page, `${filled.url}/workspace`)
    await page.getByText('This server sends no mail: its operator has not set a mail server.').waitFor()
    const addresses = page.getByLabel('Addresses')
    await addresses.fill('team@example.com\nnobody')
    await page.getByRole('button', { name: 'Send alerts by mail' }).click()
    await page.getByText('Must be an e-mail address').first().waitFor()
    await addresses.fill('team@example.com\nsecond@example.com')
    await page.getByLabel('How often').selectOption('At most one an hour')
    await page.getByRole('button', { name: 'Send alerts by mail' }).click()
    await page
      .getByText('New alerts go to team@example.com, second@example.com, at most once an hour.')
      .waitFor()
    expect(await faults(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
