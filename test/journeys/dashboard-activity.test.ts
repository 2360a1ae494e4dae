// The page of who did what, and the warning of which keys end with a person.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserAbsent, openBrowser } from '../support/chromium.ts'
import { type FilledWorld, openFilledWorld } from '../support/filled-world.ts'
import { faults, openPageOf, visitPage } from '../support/open-page.ts'

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

  test('what was done is there at once, and is filtered by kind and person; the address keeps the filter', async () => {
    const { page, complaints } = await openPageOf(browser, filled, {})
    await visitPage(page, `${filled.url}/keys`)
    await page.getByRole('button', { name: 'Issue a key' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('nightly screening')
    await dialog.getByRole('button', { name: /issue/i }).click()
    await dialog.getByText('Copy the secret now.').waitFor()
    await visitPage(page, `${filled.url}/activity`)
    const table = page.getByRole('table', { name: 'Activity, newest first' })
    const newest = table.getByRole('row').nth(1)
    await newest.getByText('issued an API key').waitFor()
    await newest.getByText('nightly screening').waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByLabel('What').selectOption('member.joined')
    await table.getByText('issued an API key').first().waitFor({ state: 'detached' })
    await table.getByText('joined the workspace').first().waitFor()
    expect(new URL(page.url()).searchParams.get('kind')).toBe('member.joined')
    await visitPage(page, `${filled.url}/activity?kind=four_eyes.set`)
    await page.getByText('Nothing of this kind yet').waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('before an owner leaves, the page names the keys that end with them', async () => {
    const { page, complaints } = await openPageOf(browser, filled, {})
    await visitPage(page, `${filled.url}/keys`)
    await page.getByRole('table', { name: 'API keys' }).getByText('nightly screening').waitFor()
    await visitPage(page, `${filled.url}/workspace`)
    await page
      .getByRole('row', { name: /\(you\)/ })
      .getByRole('button', { name: /^Remove/ })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/“nightly screening”/).waitFor()
    expect(await dialog.innerText()).toMatch(/API keys? ends? at once/)
    expect(await faults(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
